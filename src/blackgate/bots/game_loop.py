"""A table of bots: one whole game, as fast as the bots are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from blackgate.bots.bot import Bot
from blackgate.rules.dealer import Dealer
from blackgate.rules.errors import BlackgateError
from blackgate.rules.setup import set_up
from blackgate.rules.view import View

if TYPE_CHECKING:
    from blackgate.rules.book import Rulebook
    from blackgate.rules.game import Game


class WrongChoice(BlackgateError):
    """The bot in a seat chose what it may not, or could not choose; the text says what was wrong."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(f"seat {seat}: {reason}")
        self.seat = seat
        self.reason = reason


class GameResult:
    """How a game went. `turns` counts the one in which it was won; `by_limit`: nobody won before the last (R2.4)."""

    def __init__(self, winners: list[int], turns: int, decisions: int, by_limit: bool) -> None:
        self.winners: Final = winners
        self.turns: Final = turns
        self.decisions: Final = decisions
        self.by_limit: Final = by_limit


def play_game(book: Rulebook, dealer: Dealer, bots: list[Bot], first: i64) -> GameResult:
    """Play a game from its set-up (R1) to its end; `first` is the seat that begins."""
    tracked = False
    for each in bots:
        if each.remembers:
            tracked = True
    game = set_up(book, dealer, first, False, tracked)
    decisions: i64 = 0
    seat: i64 = 0
    bot = bots[0]
    while not game.over:
        if game.top.seat != seat:  # looked up only then: a list checks the type of what it hands out
            seat = game.top.seat
            bot = bots[seat]
        if bot.blind:
            count = game.find_choices()
            game.choose(game.offers[bot.draw_lot(count)])
        else:
            ask(game, seat, bot)
        decisions += 1
    for number, each in enumerate(bots):
        if not each.blind:
            each.ended(View(game, number))
    by_limit = game.turn >= book.last_turn
    return GameResult(game.winners(), game.turn if by_limit else game.turn + 1, decisions, by_limit)


def ask(game: Game, seat: i64, bot: Bot) -> None:
    """The bot sees its view and chooses; what it chose is checked."""
    try:
        game.play(bot.choose(View(game, seat), game.legal_actions()))
    except BlackgateError as error:
        raise WrongChoice(seat, str(error)) from error
