"""What an edition file may say: the ids, in canonical order, the limits, the effects and abilities.

Some ids are words of the rules and closed: the Places, the Gangs, Tools, Knife, Components and Accessories, recipes,
shop, prisoners and tokens. The other families are open, up to a limit: Rare items, Action cards, Gang cards,
Backgrounds, Michel cards, Traumas and modular Places have any ids. The entries are in data.py. What concerns several
of them at once is in check.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from blackgate.edition.kinds import Kind, Localized, OneOf, Whole

# ---- Closed ids, in canonical order: every dict of an Edition has this order. ----

PLAYERS: Final = ("2", "3", "4", "5", "6")  # R1.1
CELL_BLOCK: Final = "cell_block"
SOLITARY: Final = "solitary_confinement"
PLACES: Final = (CELL_BLOCK, "cafeteria", "showers", "infirmary", "recreational_area", SOLITARY)
OTHER_PLACES: Final = ("wardens_office", "cell_block_b")  # of the Warden, R16.1, and of the team mode, R13.2
FORBIDDEN: Final = ("search", "extortion", "craft", "join")
PLACE_ACTIONS: Final = ("dig", "steal_spoon", "heal", "buy", "sell")

TOOLS: Final = ("spoon", "pickaxe", "shovel")
PILES: Final = (*TOOLS, "knife")  # R1.2
COMPONENTS: Final = ("blade", "link", "pike", "container")
ACCESSORIES: Final = ("chain", "cap", "bandana", "watch", "boots", "signet_ring")
CARDS: Final = (*PILES, *COMPONENTS, *ACCESSORIES)  # in every edition; Rare items and Action cards come after them

RECIPES: Final = ("knives", "pickaxe", "shovel")
SHOP: Final = ("knife", "knives", "pickaxe", "shovel")
GANGS: Final = ("crew", "cartel", "bikers", "bratva", "triad", "queers")
PRISONERS: Final = (
    *("ox", "mamba", "preacher", "duchess", "sparks", "vixen"),
    *("professor", "nails", "lucky", "granny", "shorty", "tank"),
)
TEAM_PLAYERS: Final = ("4", "6")  # R13.1
TOKENS: Final = ("spy", "skill", "planning", "bodybuilding", "bandage", "corruption")  # R14.3
MODULAR_ACTIONS: Final = (
    *("rehabilitate", "study", "improve", "develop_skills", "bet", "plan"),
    *("brawl", "workout", "change_style", "steal_bandage"),
)
ACTIONS: Final = (*FORBIDDEN, *PLACE_ACTIONS, *MODULAR_ACTIONS)  # where any is allowed, the others come after them
SOURCES: Final = ("rulebook", "review", "house")

# ---- The open families: ids that come first, in this order; after them any others, in the order of the file. ----
# Numbers in the engine and fingerprints rest on it: these are the ids of release 0.1.0 and never change, whatever the
# standard edition becomes.

FAMILIES: Final[dict[str, tuple[str, ...]]] = {
    "rare_items": ("smartphone", "cigar_box", "whisky", "pills", "radio", "magazine"),
    "action_cards": (
        *("solitary_confinement", "cafeteria_key", "master_key", "sucker_punch", "care_package", "riot"),
        *("painkillers", "shakedown", "tattoo", "lockdown", "poker_night", "bribed_guard"),
    ),
    "gang_cards": (
        *("lookout", "scavenger", "shortcut", "light_fingers", "supplier", "middleman", "dealers", "allowance"),
        *("knuckles", "thick_skin", "trophy", "ambush", "tribute", "respect", "long_arm", "interrogation"),
        *("artisan", "thrift", "engineer", "herbalist", "stage", "barter", "charm", "wardrobe"),
    ),
    "backgrounds": (
        *("burglar", "getaway_driver", "pickpocket", "fence", "kingpin", "smuggler"),
        *("boxer", "arsonist", "brawler", "hitman", "loan_shark", "enforcer"),
        *("blacksmith", "tunneller", "doctor", "con_artist", "informer", "escapist"),
    ),
    "michel_cards": (
        *("knife_spoon", "knife_pickaxe", "knife_shovel", "knife_spoon_pickaxe", "knife_pickaxe_shovel"),
        "no_knife",
    ),
    "traumas": ("apathy", "cowardice", "tremor", "avarice", "paranoia", "stupor"),
    "modular_places": ("library", "workshop", "gambling_cells", "gymnasium", "laundry", "psychiatric_ward"),
}

# ---- Limits of the open families: how many different ones an edition has at most. ----

MOST_ACTION_CARDS: Final = 32
MOST_RARE_ITEMS: Final = 12
MOST_CARDS_OF_A_GANG: Final = 8
MOST_GANG_CARDS: Final = MOST_CARDS_OF_A_GANG * len(GANGS)
LEAST_BACKGROUNDS: Final = int(PLAYERS[-1])  # one for each player, R1.5
MOST_BACKGROUNDS: Final = 40
MOST_MICHEL_CARDS: Final = 16
MOST_TRAUMAS: Final = 12
MOST_MODULAR_PLACES: Final = 40
MOST_FIGURES: Final = 40  # of a modular Place
MOST_ACTIONS: Final = 40  # of a modular Place
MOST_EFFECTS: Final = 4  # of a card

# ---- Words: a name and a text for whatever has a table of its own. ----

NAME: Final = Localized(60)  # of a card, a Place, a Gang
TEXT: Final = Localized(600)  # of a card
SOURCE: Final[dict[str, Kind]] = {"source": OneOf(SOURCES)}
ABOUT: Final[dict[str, Kind]] = {**SOURCE, "name": NAME, "text": TEXT}
WORDED: Final = ("places", "cards", "gangs", "gang_cards", "backgrounds", "traumas", "modular_places")
NAMED: Final = ("prisoners", "tokens")  # have no tables of their own, so their names are in one beside them
OWN_ACTIONS: Final = "actions"  # words for the actions of modular Places that are not in the box

# ---- Figures ----

FEW: Final = Whole(1, 9)
SOME: Final = Whole(1, 99)
ANY: Final = Whole(0, 99)
DIE: Final = Whole(2, 12)
PILE_CARD: Final = OneOf(PILES)

# ---- Effects of Action cards and Backgrounds ----

Use = Literal["card", "background", "reaction", "modifier"]


@dataclass(frozen=True, slots=True)
class Effect:
    """An effect that exists: where it may be used and which figures it takes. What it does, messages/*/cards.ftl say.

    card: on Action cards and on Backgrounds revealed in one's own turn, as effect or bonus;
    background: on such Backgrounds only;
    reaction: the only effect of a Background revealed at the effect's own moment;
    modifier: in a bonus only.
    `with_main`: in a bonus only beside this main effect.
    """

    use: Use
    figures: Mapping[str, Kind] = field(default_factory=dict)
    with_main: str = ""


EFFECTS: Final[dict[str, Effect]] = {
    "draw": Effect("card", {"cards": SOME}),
    "cigarettes": Effect("card", {"cigarettes": SOME}),
    "take": Effect("card", {"card": PILE_CARD, "count": FEW}),
    "go_anywhere": Effect("card"),
    "more_actions": Effect("card", {"actions": FEW}),
    "beat": Effect("card"),
    "heal": Effect("card"),
    "send_to_solitary": Effect("card"),
    "riot": Effect("card"),
    "shakedown": Effect("card"),
    "join_gang": Effect("card", {"fewer": FEW}),
    "lockdown": Effect("card"),
    "poker_night": Effect("card", {"cards": FEW}),
    "pick_pocket": Effect("background"),
    "sell": Effect("background"),
    "buy": Effect("background", {"divide": FEW}),
    "beat_all_here": Effect("background"),
    "take_cigarettes": Effect("background", {"cigarettes": SOME}),
    "take_random": Effect("background"),
    "extort": Effect("background"),
    "craft": Effect("background"),
    "swap": Effect("background"),
    "win_combat": Effect("reaction"),
    "score": Effect("reaction", {"points": SOME}, with_main="score"),
    "stop_beating": Effect("reaction"),
    "stop_card": Effect("reaction"),
    "escape": Effect("reaction"),
    "second_beating": Effect("modifier", with_main="win_combat"),
    "and_discard": Effect("modifier", with_main="beat_all_here"),
    "return_beating": Effect("modifier", with_main="stop_beating"),
    "give_nothing": Effect("modifier", with_main="swap"),
    "keep_card": Effect("modifier", with_main="stop_card"),
    "target_anywhere": Effect("modifier", with_main="extort"),
    "con": Effect("background"),
    "fists": Effect("reaction", {"cards": FEW}),
    "slip_away": Effect("reaction"),
    "find": Effect("reaction", {"card": PILE_CARD, "count": FEW, "cards": FEW}),
    "seize_card": Effect("reaction", {"cards": FEW}),
    "treat": Effect("reaction", {"cards": FEW}),
}


# ---- Abilities of Gang cards, R9.4 ----

ABILITIES: Final[dict[str, Mapping[str, Kind]]] = {
    "lookout": {},
    "scavenger": {"cards": FEW},
    "shortcut": {"actions": FEW},
    "light_fingers": {"cigarettes": SOME},
    "supplier": {"cigarettes": SOME, "least": ANY},
    "middleman": {"cigarettes": SOME, "most": SOME},
    "dealers": {"place": OneOf(PLACES)},
    "allowance": {"cigarettes": SOME},
    "knuckles": {},
    "thick_skin": {},
    "trophy": {"cards": FEW},
    "ambush": {},
    "tribute": {"cigarettes": SOME},
    "respect": {"weapons": FEW},
    "long_arm": {},
    "interrogation": {},
    "artisan": {},
    "thrift": {},
    "engineer": {"card": OneOf(TOOLS), "points": SOME},
    "herbalist": {"cards": FEW},
    "stage": {"cards": FEW},
    "barter": {},
    "charm": {},
    "wardrobe": {"searches": FEW},
    "rummage": {"cards": FEW},
    "dues": {"cigarettes": SOME, "cards": FEW},
    "grilling": {"cards": FEW},
    "encore": {"cards": FEW},
    "haggle": {"cigarettes": SOME},
    "innocence": {"cards": SOME},
    "bracing": {},
    "tip_off": {"cigarettes": SOME},
    "scrounging": {"cigarettes": SOME},
    "scars": {"cards": FEW},
    "reach": {"cards": FEW},
    "costumes": {"searches": FEW, "cards": FEW},
    "leftovers": {"cigarettes": SOME},
    "surprise": {"cards": FEW},
}

# ---- Effects of Traumas, R14.11 ----

TRAUMA_EFFECTS: Final[dict[str, Mapping[str, Kind]]] = {
    "search_less": {"cards": FEW},
    "no_extortion": {},
    "small_hand": {"limit": SOME},
    "no_buy": {},
    "no_gang": {},
    "no_cards": {},
}
