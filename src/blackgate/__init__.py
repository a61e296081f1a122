"""Blackgate: a digital edition of the board game Dig Your Way Out.

>>> import blackgate
>>> game = blackgate.new_game(players=4, seed=7)
>>> while not game.over:
...     game.play(game.legal_actions()[0])
>>> game.winners()
[0, 1, 2, 3]

A game asks one seat at a time: `game.asked()`, `game.legal_actions()` (numbers) or `game.legal_texts()`, then
`game.play(...)` with either. `game.why_not(...)` explains what is not legal, `game.take_events()` tells what
happened, `View(game, seat)` is what a seat may know (`view.hand["knife"]`; with `NOBODY` a spectator), `redeal` a full
game that fits it, `lay_out` any position.
`Options` has more than the base game; a `Recorder` keeps a record that `replay` and `verify` understand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from blackgate.edition import Edition, EditionError, edition_from, load_edition
from blackgate.records import (
    Record,
    Recorder,
    RecordError,
    Verdict,
    commitment_of,
    new_secret,
    read_record,
    replay,
    resume,
    verify,
)
from blackgate.records.position import lay_out, position_text
from blackgate.rules.dealer import Dealer, FastDealer, ScriptedDealer, SealedDealer
from blackgate.rules.errors import (
    BlackgateError,
    GameOver,
    IllegalAction,
    ImpossiblePosition,
    ScriptError,
    UnknownAction,
    UnknownName,
    UnknownSeat,
    WrongOptions,
)
from blackgate.rules.events import Event
from blackgate.rules.game import Game
from blackgate.rules.kinds import NOBODY
from blackgate.rules.loading import load
from blackgate.rules.options import Options
from blackgate.rules.redeal import redeal
from blackgate.rules.refusals import Refusal
from blackgate.rules.saving import save
from blackgate.rules.start import new_game, rulebook
from blackgate.rules.view import View
from blackgate.rules.view_loading import view_from_plain

if TYPE_CHECKING:
    ACTION_TEXTS: tuple[str, ...]
else:

    def __getattr__(name: str) -> tuple[str, ...]:
        """`ACTION_TEXTS`: the action table of the standard edition, read when it is wanted. See docs/actions.md."""
        if name == "ACTION_TEXTS":
            return rulebook().action_texts
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "ACTION_TEXTS",
    "NOBODY",
    "BlackgateError",
    "Dealer",
    "Edition",
    "EditionError",
    "Event",
    "FastDealer",
    "Game",
    "GameOver",
    "IllegalAction",
    "ImpossiblePosition",
    "Options",
    "Record",
    "RecordError",
    "Recorder",
    "Refusal",
    "ScriptError",
    "ScriptedDealer",
    "SealedDealer",
    "UnknownAction",
    "UnknownName",
    "UnknownSeat",
    "Verdict",
    "View",
    "WrongOptions",
    "commitment_of",
    "edition_from",
    "lay_out",
    "load",
    "load_edition",
    "new_game",
    "new_secret",
    "position_text",
    "read_record",
    "redeal",
    "replay",
    "resume",
    "rulebook",
    "save",
    "verify",
    "view_from_plain",
]
