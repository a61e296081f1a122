"""Answers that a question names but that take a card which the asked player lacks: cooperating, laying a Weapon, a Tool
for Michel(le). Only the player themselves may be shown them (R17.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from blackgate.rules.actions import COOPERATE, DISCARD, LAY_BLADE, LAY_KNIFE
from blackgate.rules.kinds import TOOLS
from blackgate.rules.michel import MichelAnswer, shows_tool
from blackgate.rules.refusals import NO_TOOL_FOR_MICHEL, NO_WEAPON_FOR_MICHEL, NO_WEAPON_TO_BRAWL, NOT_IN_HAND
from blackgate.rules.turn import Turn

if TYPE_CHECKING:
    from blackgate.rules.game import Game

WEAPONS: Final = (int(LAY_KNIFE), int(LAY_BLADE))
LACKS: Final = frozenset(
    int(code) for code in (NOT_IN_HAND, NO_TOOL_FOR_MICHEL, NO_WEAPON_FOR_MICHEL, NO_WEAPON_TO_BRAWL)
)


def lacking_answers(game: Game) -> list[int]:
    """The actions; none in a turn, which has its own reasons (`turn_reasons.py`). One Weapon is as good as another."""
    top = game.top
    if game.over or isinstance(top, Turn):
        return []
    legal = game.legal_actions()
    wanted = [int(COOPERATE)]
    if not any(weapon in legal for weapon in WEAPONS):
        wanted += WEAPONS
    if isinstance(top, MichelAnswer):
        wanted += [int(DISCARD + tool) for tool in range(TOOLS) if shows_tool(game, top.card, tool)]
    return [action for action in wanted if action not in legal and top.reason(game, action) in LACKS]
