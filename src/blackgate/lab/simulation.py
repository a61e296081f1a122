"""Plays the games of a simulation. A game depends only on the plan and its number, not on the process that plays it."""

from __future__ import annotations

import struct
from base64 import b64encode

from blackgate.bots.game_loop import GameResult, WrongChoice, play_game
from blackgate.bots.tally import Tally
from blackgate.lab.plan import Plan
from blackgate.lab.playing import BotFailed, NewBot, seated
from blackgate.rules.dealer import CommonDealer


def play_games(plan: Plan, make: NewBot, numbers: range) -> str:
    """The games of these numbers, each as a line of JSON."""
    tally = Tally(plan.options.players)
    return "".join(line_of(number, play_one(plan, number, make, tally), tally) for number in numbers)


def play_one(plan: Plan, number: int, make: NewBot, tally: Tally) -> GameResult:
    """In every arm cards and dice derive from the deal, a bot's randomness from the deal and its seat."""
    deal, arm = plan.game(number)
    kinds = [plan.bot(seat) for seat in range(plan.options.players)]
    try:
        with seated(kinds, f"{plan.seed} {deal}", make) as bots:
            dealer = CommonDealer(plan.deal_seed(deal))
            book = plan.rulebook(deal, arm)
            return play_game(book, dealer, bots, plan.first(deal), plan.treatment(deal, arm), tally)
    except WrongChoice as error:
        raise BotFailed(kinds[error.seat], number, error.reason) from error


def line_of(number: int, played: GameResult, tally: Tally) -> str:
    """A line as `rows.py` reads it. Formatted by hand, for speed: nothing in it needs quoting."""
    return (
        f"[{number}, {int(played.treated)}, {played.winners}, {played.turns}, {played.decisions}, "
        f"{int(played.by_limit)}, {tally.leader_changes}, {tally.behind_of(played.winners)}, {tally.backgrounds}, "
        f"{tally.scores}, {tally.joins}, {tally.reveals}, "
        f'"{packed(tally.actions())}", "{packed(tally.mechanisms())}", "{packed(tally.gang_cards_shown())}"]\n'
    )


def packed(numbers: list[int]) -> str:
    """Many small numbers, much faster to write and read than text: 32-bit, little-endian."""
    return b64encode(struct.pack(f"<{len(numbers)}I", *numbers)).decode()
