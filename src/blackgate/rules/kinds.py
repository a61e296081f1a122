"""The numbers of everything that has one, and the names of what the rules name: Places, Gangs, tokens, Tools.

Ints are identity inside the engine; the names, each at its number, are those of the edition file (`edition/schema.py`)
and of every text. Which Rare items, Action cards, Gang cards, Backgrounds, Traumas and Michel cards there are is for
the edition to say: their names are in the `Rulebook`, here is only how many there can be (`edition/schema.py` has the
same limits). Cards of one kind are interchangeable, so a hand is a vector of counts over the kinds of the edition.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from blackgate.edition import schema

# Cards that can be in a hand. The first four have a face-up pile on the board (R1.2).
SPOON: Final[i64] = 0
PICKAXE: Final[i64] = 1
SHOVEL: Final[i64] = 2
KNIFE: Final[i64] = 3
BLADE: Final[i64] = 4
LINK: Final[i64] = 5
PIKE: Final[i64] = 6
CONTAINER: Final[i64] = 7
CHAIN: Final[i64] = 8  # the first of six Accessories
RARE_ITEM: Final[i64] = 14  # the first of six Rare items
ACTION_CARD: Final[i64] = 20  # the first of twelve kinds of Action card
# The numbers above never change; an edition with more of both goes on here.
FURTHER_RARE_ITEM: Final[i64] = 32  # the first of six
FURTHER_ACTION_CARD: Final[i64] = 38  # the first of twenty
FIRST_KINDS: Final[i64] = 32
MOST_KINDS: Final[i64] = 58  # a bit each in 64

TOOLS: Final[i64] = 3  # Spoon, Pickaxe, Shovel are the kinds 0 to 2
PILES: Final[i64] = 4  # kinds below this lie on a pile, the others come from the Search deck
ACCESSORIES: Final[i64] = 6

# The cards that the rules name; the others are in `Rulebook.card_names`.
CARD_NAMES: Final[tuple[str, ...]] = schema.CARDS

# Places, by the slot they take on the board. A Dig In Place takes the slot of the one it replaces (R14.2).
CELL_BLOCK: Final[i64] = 0
CAFETERIA: Final[i64] = 1
SHOWERS: Final[i64] = 2
INFIRMARY: Final[i64] = 3
RECREATIONAL_AREA: Final[i64] = 4
SOLITARY: Final[i64] = 5
WARDENS_OFFICE: Final[i64] = 6
CELL_BLOCK_B: Final[i64] = 7
SLOTS: Final[i64] = 8

PLACE_NAMES: Final[tuple[str, ...]] = (*schema.PLACES, *schema.OTHER_PLACES)

GANGS: Final[i64] = 6
GANG_NAMES: Final[tuple[str, ...]] = schema.GANGS

MOST_GANG_CARDS: Final[i64] = 48  # eight for each Gang
FIRST_BACKGROUNDS: Final[i64] = 18  # with the numbers of the action table that never change
BACKGROUNDS: Final[i64] = 40  # at most

# Tokens (R14.3); a player has at most one Trauma, kept as its number
TOKENS: Final[i64] = 6
SPY: Final[i64] = 0
SKILL: Final[i64] = 1
PLANNING: Final[i64] = 2
BODYBUILDING: Final[i64] = 3
BANDAGE: Final[i64] = 4
CORRUPTION: Final[i64] = 5
TOKEN_NAMES: Final[tuple[str, ...]] = schema.TOKENS

MOST_TRAUMAS: Final[i64] = 12
MICHEL_CARDS: Final[i64] = 16  # kinds of them, at most
PUNISHMENT_NAMES: Final = ("beating", "hand", "cigarettes")

RECIPE_NAMES: Final[tuple[str, ...]] = schema.RECIPES
OFFER_NAMES: Final[tuple[str, ...]] = schema.SHOP

MAX_SEATS: Final[i64] = 6
# For bits: `ONE << kind` costs no call when interpreted. Computed, not a literal: mypyc writes a literal 1 into C as a
# 32-bit int, and bits from 31 on would be lost.
ONE: Final[i64] = i64(len("1"))
NOBODY: Final[i64] = -1
NOTHING: Final[i64] = -1
