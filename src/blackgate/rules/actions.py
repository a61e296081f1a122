"""The action table: every choice anybody can ever have, as one int and one canonical text.

The numbers are the same in every mode, player count and edition, and the table only ever grows at its end (a golden
file guards it). A family is a verb with its possible objects; `EXTORT + 2` is `extort 2`. The cards of an edition give
the objects their names, so the texts are in its rulebook (`Rulebook.action_texts`). Families over cards and
Backgrounds go on at the end of the table, for editions with more of them than the standard one.
A modular Place is named by the Place whose slot it takes (R14.2).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from blackgate.rules.kinds import (
    ACCESSORIES,
    ACTION_CARD,
    BACKGROUNDS,
    CHAIN,
    FIRST_BACKGROUNDS,
    FIRST_KINDS,
    FURTHER_ACTION_CARD,
    GANG_NAMES,
    MAX_SEATS,
    MOST_KINDS,
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
FIRST_ACTIONS: Final[i64] = 343  # enough for the standard edition
# The same families as above, for what an edition has more of: kinds from FIRST_KINDS on, and so on
FURTHER_PLAY: Final[i64] = 343  # + action card
FURTHER_SELL: Final[i64] = 363  # + kind
FURTHER_TAKE: Final[i64] = 389  # + kind
FURTHER_GIVE: Final[i64] = 415  # + kind
FURTHER_DISCARD: Final[i64] = 441  # + kind
FURTHER_REVEAL: Final[i64] = 467  # + background
FURTHER_REVEAL_BONUS: Final[i64] = 489  # + background
ACTIONS: Final[i64] = 511


# --- families in two parts: from a kind or Background to its number, and back
def number_of_kind(first: i64, further: i64, kind: i64) -> i64:
    """`first`, `further`: where the two parts of the family begin, as SELL and FURTHER_SELL."""
    return first + kind if kind < FIRST_KINDS else further + kind - FIRST_KINDS


def kind_of_number(first: i64, further: i64, action: i64) -> i64:
    """The kind, of an action of the family."""
    return action - first if action < FIRST_ACTIONS else action - further + FIRST_KINDS


def is_of_family(first: i64, further: i64, action: i64) -> bool:
    """Whether it is an action of that family over all kinds."""
    return first <= action < first + FIRST_KINDS or further <= action < further + MOST_KINDS - FIRST_KINDS


def number_of_play(kind: i64) -> i64:
    """To play an Action card of that kind."""
    return PLAY + kind - ACTION_CARD if kind < FIRST_KINDS else FURTHER_PLAY + kind - FURTHER_ACTION_CARD


def number_of_reveal(background: i64, with_bonus: bool) -> i64:
    if background < FIRST_BACKGROUNDS:
        return background + (REVEAL_BONUS if with_bonus else REVEAL)
    return background - FIRST_BACKGROUNDS + (FURTHER_REVEAL_BONUS if with_bonus else FURTHER_REVEAL)


def is_reveal(action: i64) -> bool:
    return REVEAL <= action < GO or FURTHER_REVEAL <= action < ACTIONS


def is_reveal_bonus(action: i64) -> bool:
    return REVEAL_BONUS <= action < GO or FURTHER_REVEAL_BONUS <= action < ACTIONS


def revealed_by(action: i64) -> i64:
    """The Background, of a reveal."""
    if action < GO:
        return action - (REVEAL_BONUS if action >= REVEAL_BONUS else REVEAL)
    return action - (FURTHER_REVEAL_BONUS if action >= FURTHER_REVEAL_BONUS else FURTHER_REVEAL) + FIRST_BACKGROUNDS


# --- texts
_SEATS: Final = [str(seat) for seat in range(MAX_SEATS)]


def action_texts(cards: list[str], backgrounds: list[str]) -> tuple[str, ...]:
    """The table of an edition with these cards, by kind, and Backgrounds: "" where it has none of that number."""
    texts: list[str] = []
    for verb, objects in _families(_padded(cards, MOST_KINDS), _padded(backgrounds, BACKGROUNDS)):
        texts += [f"{verb} {thing}" if thing else "" for thing in objects] if objects else [verb]
    assert len(texts) == ACTIONS, "the constants above and the families disagree"
    while len(texts) > FIRST_ACTIONS and texts[-1] == "":
        texts.pop()
    return tuple(texts)


def families() -> list[tuple[str, int, str]]:
    """Of each family its verb, its first number, and what its objects are: "seat", "place" or "" for anything else."""
    found: list[tuple[str, int, str]] = []
    first = 0
    for verb, objects in _families(["card"] * int(MOST_KINDS), ["background"] * int(BACKGROUNDS)):
        named = "seat" if objects == _SEATS else "place" if objects == list(PLACE_NAMES) else ""
        found.append((verb, first, named))
        first += len(objects) or 1
    return found


def _padded(names: list[str], length: i64) -> list[str]:
    return names + [""] * (int(length) - len(names))


def _families(cards: list[str], backgrounds: list[str]) -> list[tuple[str, list[str]]]:
    """A verb and its objects, in the order of the constants above."""
    kinds, further_kinds = cards[: int(FIRST_KINDS)], cards[int(FIRST_KINDS) :]
    known, further = backgrounds[: int(FIRST_BACKGROUNDS)], backgrounds[int(FIRST_BACKGROUNDS) :]
    return [
        ("end", []),
        ("search", []),
        ("move", []),
        ("cautious_move", list(PLACE_NAMES)),
        ("join", list(GANG_NAMES)),
        ("play", kinds[int(ACTION_CARD) :]),
        ("extort", _SEATS),
        ("craft", list(RECIPE_NAMES)),
        ("dig", kinds[: int(TOOLS)]),
        ("steal_spoon", []),
        ("heal", []),
        ("sell", kinds),
        ("buy", list(OFFER_NAMES)),
        ("barter", _SEATS),
        ("reveal", known),
        ("reveal", _with_bonus(known)),
        ("go", list(PLACE_NAMES)),
        ("reroll", []),
        ("keep", []),
        ("pay", kinds[int(CHAIN) : int(CHAIN + ACCESSORIES)]),
        ("target", _SEATS),
        ("demand", kinds[: int(TOOLS)]),
        ("lay", ["knife", "blade"]),
        ("knuckles", []),
        ("cooperate", []),
        ("refuse", []),
        ("yield", []),
        ("pass", []),
        ("done", []),
        ("rob", _SEATS),
        ("take", kinds),
        ("give", kinds),
        ("discard", kinds),
        ("follow", _SEATS),
        ("exchange", _SEATS),
        ("rehabilitate", []),
        ("study", []),
        ("spy", _SEATS),
        ("improve", kinds[1 : int(TOOLS)]),
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
        ("play", cards[int(FURTHER_ACTION_CARD) :]),
        ("sell", further_kinds),
        ("take", further_kinds),
        ("give", further_kinds),
        ("discard", further_kinds),
        ("reveal", further),
        ("reveal", _with_bonus(further)),
    ]


def _with_bonus(backgrounds: list[str]) -> list[str]:
    return [f"{name} bonus" if name else "" for name in backgrounds]
