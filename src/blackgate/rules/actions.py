"""The action table: every choice anybody can ever have, as one int and one canonical text.

The table is the same in every mode and player count and only ever grows at its end (a golden file guards it).
A family is a verb with its possible objects; `EXTORT + 2` is `extort 2`.
A modular Place is named by the Place whose slot it takes (R14.2).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from blackgate.rules.kinds import (
    ACCESSORIES,
    ACTION_CARD,
    BACKGROUND_NAMES,
    CARD_NAMES,
    CHAIN,
    GANG_NAMES,
    MAX_SEATS,
    OFFER_NAMES,
    PLACE_NAMES,
    PUNISHMENT_NAMES,
    RECIPE_NAMES,
    TOOLS,
)

# In one's own turn
END: Final[i64] = 0
SEARCH: Final[i64] = 1
MOVE: Final[i64] = 2
CAUTIOUS_MOVE: Final[i64] = 3  # + place
JOIN: Final[i64] = 11  # + gang
PLAY: Final[i64] = 17  # + action card
EXTORT: Final[i64] = 29  # + seat
CRAFT: Final[i64] = 35  # + recipe
DIG: Final[i64] = 38  # + tool
STEAL_SPOON: Final[i64] = 41
HEAL: Final[i64] = 42
SELL: Final[i64] = 43  # + kind
BUY: Final[i64] = 75  # + offer
BARTER: Final[i64] = 79  # + seat
REVEAL: Final[i64] = 85  # + background
REVEAL_BONUS: Final[i64] = 103  # + background
# Answers
GO: Final[i64] = 121  # + place
REROLL: Final[i64] = 129
KEEP: Final[i64] = 130
PAY: Final[i64] = 131  # + accessory
TARGET: Final[i64] = 137  # + seat
DEMAND: Final[i64] = 143  # + tool
LAY_KNIFE: Final[i64] = 146
LAY_BLADE: Final[i64] = 147
KNUCKLES: Final[i64] = 148
COOPERATE: Final[i64] = 149
REFUSE: Final[i64] = 150
YIELD: Final[i64] = 151
PASS: Final[i64] = 152
DONE: Final[i64] = 153
ROB: Final[i64] = 154  # + seat
TAKE: Final[i64] = 160  # + kind
GIVE: Final[i64] = 192  # + kind
DISCARD: Final[i64] = 224  # + kind
# Michel(le), team mode, Dig In, the Warden
FOLLOW: Final[i64] = 256  # + seat
EXCHANGE: Final[i64] = 262  # + seat
REHABILITATE: Final[i64] = 268
STUDY: Final[i64] = 269
SPY_ON: Final[i64] = 270  # + seat
IMPROVE: Final[i64] = 276  # + 0 the Pickaxe, 1 the Shovel
DEVELOP_SKILLS: Final[i64] = 278
BET: Final[i64] = 279  # + (stake - 1) * 5 + number - 2
PLAN: Final[i64] = 294
PLANNED_MOVE: Final[i64] = 295  # + place
BRAWL: Final[i64] = 303  # + 0 a Knife, 1 a Blade
WORKOUT: Final[i64] = 305
CHANGE_STYLE: Final[i64] = 306  # + gang
STEAL_BANDAGE: Final[i64] = 312
CRAFT_WITH_BANDAGE: Final[i64] = 313  # + recipe
BANDAGE_HEAL: Final[i64] = 316
HEAL_TRAUMA: Final[i64] = 317
BANDAGE_TRAUMA: Final[i64] = 318
ATTRACT: Final[i64] = 319
BRIBE: Final[i64] = 320
SPECIAL: Final[i64] = 321  # + 0 to 3: for modular Places that are not in the box
USE_BODYBUILDING: Final[i64] = 325
HEAL_BEATING: Final[i64] = 326
GIVE_CIGARETTE: Final[i64] = 327
ROLL_FOR_MICHEL: Final[i64] = 328
DRAW: Final[i64] = 329
REPORT: Final[i64] = 330
FREEPASS: Final[i64] = 331
PUNISH: Final[i64] = 332  # + 0 Beating, 1 hand, 2 cigarettes
PUT_WARDEN: Final[i64] = 335  # + place
ACTIONS: Final[i64] = 343


_SEATS: Final = [str(seat) for seat in range(MAX_SEATS)]
_CARDS: Final = list(CARD_NAMES)
# A verb and its objects, in the order of the constants above
_FAMILIES: Final[list[tuple[str, list[str]]]] = [
    ("end", []),
    ("search", []),
    ("move", []),
    ("cautious_move", list(PLACE_NAMES)),
    ("join", list(GANG_NAMES)),
    ("play", _CARDS[ACTION_CARD:]),
    ("extort", _SEATS),
    ("craft", list(RECIPE_NAMES)),
    ("dig", _CARDS[:TOOLS]),
    ("steal_spoon", []),
    ("heal", []),
    ("sell", _CARDS),
    ("buy", list(OFFER_NAMES)),
    ("barter", _SEATS),
    ("reveal", list(BACKGROUND_NAMES)),
    ("reveal", [name + " bonus" for name in BACKGROUND_NAMES]),
    ("go", list(PLACE_NAMES)),
    ("reroll", []),
    ("keep", []),
    ("pay", _CARDS[CHAIN : CHAIN + ACCESSORIES]),
    ("target", _SEATS),
    ("demand", _CARDS[:TOOLS]),
    ("lay", ["knife", "blade"]),
    ("knuckles", []),
    ("cooperate", []),
    ("refuse", []),
    ("yield", []),
    ("pass", []),
    ("done", []),
    ("rob", _SEATS),
    ("take", _CARDS),
    ("give", _CARDS),
    ("discard", _CARDS),
    ("follow", _SEATS),
    ("exchange", _SEATS),
    ("rehabilitate", []),
    ("study", []),
    ("spy", _SEATS),
    ("improve", _CARDS[1:TOOLS]),
    ("develop_skills", []),
    ("bet", [f"{stake} {number}" for stake in range(1, 4) for number in range(2, 7)]),
    ("plan", []),
    ("planned_move", list(PLACE_NAMES)),
    ("brawl", ["knife", "blade"]),
    ("workout", []),
    ("change_style", list(GANG_NAMES)),
    ("steal_bandage", []),
    ("craft", [f"{recipe} bandage" for recipe in RECIPE_NAMES]),
    ("bandage", []),
    ("heal", ["trauma"]),
    ("bandage", ["trauma"]),
    ("attract_warden", []),
    ("bribe", []),
    ("special", [str(number) for number in range(1, 5)]),
    ("bodybuilding", []),
    ("heal", ["beating"]),
    ("give_cigarette", []),
    ("roll_for_michel", []),
    ("draw", []),
    ("report", []),
    ("freepass", []),
    ("punish", list(PUNISHMENT_NAMES)),
    ("warden", list(PLACE_NAMES)),
]


def _table() -> list[str]:
    texts: list[str] = []
    for verb, objects in _FAMILIES:
        texts += [f"{verb} {thing}" for thing in objects] if objects else [verb]
    return texts


ACTION_TEXTS: Final = tuple(_table())
ACTION_OF_TEXT: Final = {text: i for i, text in enumerate(ACTION_TEXTS)}
assert len(ACTION_TEXTS) == ACTIONS, "the constants above and the families disagree"
