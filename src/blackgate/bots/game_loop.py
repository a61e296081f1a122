"""A table of bots: one whole game, as fast as the bots are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from blackgate.bots.bot import Bot
from blackgate.bots.tally import Tally
from blackgate.bots.treatment import Treatment
from blackgate.rules.dealer import CommonDealer, Dealer
from blackgate.rules.errors import BlackgateError
from blackgate.rules.kinds import NOBODY
from blackgate.rules.setup import begin, deal
from blackgate.rules.view import View

if TYPE_CHECKING:
    from blackgate.rules.book import Rulebook
    from blackgate.rules.game import Game


class WrongChoice(BlackgateError):
    """The bot in a seat chose an illegal action, or failed; the text says what was wrong."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(f"seat {seat}: {reason}")
        self.seat = seat
        self.reason = reason


class GameResult:
    """The outcome of a game. `turns` includes the one in which it was won; `by_limit`: nobody won before the last
    (R2.4); `treated`: the treatment of an experiment was possible."""

    def __init__(self, winners: list[int], turns: int, decisions: int, by_limit: bool, treated: bool) -> None:
        self.winners: Final = winners
        self.turns: Final = turns
        self.decisions: Final = decisions
        self.by_limit: Final = by_limit
        self.treated: Final = treated


def play_game(
    book: Rulebook,
    dealer: Dealer,
    bots: list[Bot],
    first: i64,
    treatment: Treatment | None = None,
    tally: Tally | None = None,
) -> GameResult:
    """Play a game from its set-up (R1) to its end; `first` is the seat that begins.

    `treatment`: what an experiment changes for one seat. `tally`: counts what is offered and chosen.
    """
    tracked = False
    for each in bots:
        if each.remembers:
            tracked = True
    game = deal(book, dealer, False, tracked)
    treated = treatment is None or treatment.give(game)
    restrained: i64 = NOBODY if treatment is None or not treatment.forbids else treatment.seat
    if tally is not None:
        tally.begin(game)
    begin(game, first)
    common = dealer if isinstance(dealer, CommonDealer) else None
    decisions: i64 = 0
    seat: i64 = 0
    turn: i64 = -1
    bot = bots[0]
    while not game.over:
        if common is not None and game.turn != turn:
            common.begin_turn(game.turn)
        if game.top.seat != seat:  # looked up only then: a list checks the type of what it hands out
            seat = game.top.seat
            bot = bots[seat]
        turn = game.turn
        active = game.active
        if tally is not None:
            tally.note_offers(game, seat)
        action: i64
        if treatment is not None and seat == restrained:
            action = ask(game, seat, bot, treatment.allowed(game.legal_actions()))
        elif bot.blind:
            count = game.find_choices()
            action = game.offers[bot.draw_lot(count)]
            game.choose(action)
        else:
            action = ask(game, seat, bot, game.legal_actions())
        if tally is not None:
            tally.note_choice(game, seat, action, active, turn)
        decisions += 1
    for number, each in enumerate(bots):
        if not each.blind:
            each.ended(View(game, number))
    by_limit = game.turn >= book.last_turn
    return GameResult(game.winners(), game.turn if by_limit else game.turn + 1, decisions, by_limit, treated)


def ask(game: Game, seat: i64, bot: Bot, actions: list[int]) -> i64:
    """The bot gets its view and chooses; its choice is checked and played."""
    if bot.blind:
        lot: i64 = actions[bot.draw_lot(len(actions))]
        game.choose(lot)
        return lot
    try:
        action = bot.choose(View(game, seat), actions)
        game.play(action)
    except BlackgateError as error:
        raise WrongChoice(seat, str(error)) from error
    return action
