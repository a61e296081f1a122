"""The ids of everything that has one: cards, Places, Gangs, Backgrounds, in the order of the fixed tables.

Ints are identity inside the engine; the names are those of the edition file and of every text.
Cards of one kind are interchangeable, so a hand is a vector of counts over `KINDS`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
SMARTPHONE: Final[i64] = 14  # the first of six Rare items
ACTION_CARD: Final[i64] = 20  # the first of twelve kinds of Action card
KINDS: Final[i64] = 32

TOOLS: Final[i64] = 3  # Spoon, Pickaxe, Shovel are the kinds 0 to 2
PILES: Final[i64] = 4  # kinds below this lie on a pile, the others come from the Search deck
ACCESSORIES: Final[i64] = 6
ACTION_CARDS: Final[i64] = 12

CARD_NAMES: Final = (
    "spoon", "pickaxe", "shovel", "knife", "blade", "link", "pike", "container",
    "chain", "cap", "bandana", "watch", "boots", "signet_ring",
    "smartphone", "cigar_box", "whisky", "pills", "radio", "magazine",
    "solitary_confinement", "cafeteria_key", "master_key", "sucker_punch", "care_package", "riot",
    "painkillers", "shakedown", "tattoo", "lockdown", "poker_night", "bribed_guard",
)  # fmt: skip

# Places, by the slot they take on the board. A Dig In Place takes the slot of the one it replaces (R14.2).
CELL_BLOCK: Final[i64] = 0
CAFETERIA: Final[i64] = 1
SHOWERS: Final[i64] = 2
INFIRMARY: Final[i64] = 3
RECREATIONAL_AREA: Final[i64] = 4
SOLITARY: Final[i64] = 5
SLOTS: Final[i64] = 8

PLACE_NAMES: Final = (
    "cell_block", "cafeteria", "showers", "infirmary", "recreational_area", "solitary_confinement",
    "wardens_office", "cell_block_b",
)  # fmt: skip

GANGS: Final[i64] = 6
GANG_NAMES: Final = ("crew", "cartel", "bikers", "bratva", "triad", "queers")

GANG_CARDS: Final[i64] = 24
GANG_CARD_NAMES: Final = (
    "lookout", "scavenger", "shortcut", "light_fingers",
    "supplier", "middleman", "dealers", "allowance",
    "knuckles", "thick_skin", "trophy", "ambush",
    "tribute", "respect", "long_arm", "interrogation",
    "artisan", "thrift", "engineer", "herbalist",
    "stage", "barter", "charm", "wardrobe",
)  # fmt: skip

BACKGROUNDS: Final[i64] = 18
BACKGROUND_NAMES: Final = (
    "burglar", "getaway_driver", "pickpocket", "fence", "kingpin", "smuggler",
    "boxer", "arsonist", "brawler", "hitman", "loan_shark", "enforcer",
    "blacksmith", "tunneller", "doctor", "con_artist", "informer", "escapist",
)  # fmt: skip

RECIPE_NAMES: Final = ("knives", "pickaxe", "shovel")
OFFER_NAMES: Final = ("knife", "knives", "pickaxe", "shovel")

MAX_SEATS: Final[i64] = 6
# For bits: `ONE << kind` costs no call when interpreted. Computed, not a literal: mypyc writes a literal 1 into C as a
# 32-bit int, and bits from 31 on would be lost.
ONE: Final[i64] = i64(len("1"))
NOBODY: Final[i64] = -1
NOTHING: Final[i64] = -1
