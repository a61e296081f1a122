"""Reaction windows: steps in which others may answer before something happens, and who is asked together (R17.4-6).

The engine asks one seat after the other. Whoever runs a table can put the question to all of them at once and play
the answers in order: who is asked depends on public facts alone, and so nobody learns anything from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from blackgate.rules.action_cards import StopCard
from blackgate.rules.actions import PASS
from blackgate.rules.beatings import Beating, Sending
from blackgate.rules.dealer import SealedDealer
from blackgate.rules.dig_in.warden import Freepass, MoveWarden, Punishment, Report
from blackgate.rules.teams import Help
from blackgate.rules.waiting import KINDS, STEPS, kind_of

if TYPE_CHECKING:
    from blackgate.rules.game import Game
    from blackgate.rules.steps import Step

WINDOWS: Final = frozenset(
    KINDS[step].name for step in (StopCard, Beating, Sending, MoveWarden, Report, Freepass, Punishment, Help)
)
NO_CHANCE: Final = bytes(32)  # what comes after the window is thrown away


def window_name(game: Game) -> str:
    """The window that is open now, by the id of its step; empty where something else is asked."""
    name = "" if game.over else kind_of(game.top).name
    return name if name in WINDOWS else ""


def window_of_today(name: str) -> str:
    """0.1.0 called windows by the names that steps are saved by."""
    return STEPS[name].name if name in STEPS else name


def asked_together(game: Game) -> list[Game]:
    """The game as each of those sees it who are asked if everybody before them passes; the first is this moment."""
    moments = [game]
    while window_name(game) != "":
        after = game.clone(SealedDealer(NO_CHANCE))
        after.play(int(PASS))
        if not _same_window(game.top, after.top, after.over):
            break
        moments.append(after)
        game = after
    return moments


def _same_window(before: Step, after: Step, over: bool) -> bool:
    return not over and type(before) is type(after) and before.beneath is after.beneath and before.seat != after.seat
