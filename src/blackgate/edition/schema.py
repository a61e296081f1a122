"""What an edition file may say: the ids, in canonical order, the effects and abilities, the limits, the tables.

Some ids are words of the rules and closed: the Places, the Gangs, Tools, Knife, Components and Accessories, recipes,
shop, prisoners and tokens. The other families are open, up to a limit: Rare items, Action cards, Gang cards,
Backgrounds, Michel cards, Traumas and modular Places have any ids. The file's shape is `FILE`, at the end. What
concerns several entries at once is in check.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from blackgate.edition.kinds import (
    LONGEST_NAME,
    Doing,
    Flag,
    Kind,
    ListOf,
    Localized,
    Name,
    OneOf,
    Path,
    Report,
    Table,
    Tag,
    Text,
    Whole,
)
from blackgate.messages import Said

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

# ---- Words: a name and a text for whatever has a table of its own. ----

LONGEST_WORD: Final = 60  # characters of the name of a card, a Place, a Gang
LONGEST_TEXT: Final = 600  # characters of the text of a card
_NAME: Final = Localized(LONGEST_WORD)
_TEXT: Final = Localized(LONGEST_TEXT)

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
    """An effect that exists: where it may be used, what it does, which figures it takes.

    card: on Action cards and on Backgrounds revealed in one's own turn, as effect or bonus;
    background: on such Backgrounds only;
    reaction: the only effect of a Background revealed at the effect's own moment;
    modifier: in a bonus only.
    `with_main`: in a bonus only beside this main effect.
    """

    use: Use
    meaning: str
    figures: Mapping[str, Kind] = field(default_factory=dict)
    with_main: str = ""


EFFECTS: Final[dict[str, Effect]] = {
    "draw": Effect("card", "draw so many Search cards", {"cards": SOME}),
    "cigarettes": Effect("card", "take so many cigarettes", {"cigarettes": SOME}),
    "take": Effect("card", "take so many of this card from its pile", {"card": PILE_CARD, "count": FEW}),
    "go_anywhere": Effect("card", "go to any Place; it is not the Move action"),
    "more_actions": Effect("card", "so many more actions this turn", {"actions": FEW}),
    "beat": Effect("card", "another player, anywhere, with fewer than 2 Beatings takes a Beating"),
    "heal": Effect("card", "remove 1 Beating (or your Trauma) wherever you are"),
    "send_to_solitary": Effect("card", "send another player, anywhere, to Solitary Confinement"),
    "riot": Effect("card", "all hands are put together, shuffled and dealt out again"),
    "shakedown": Effect("card", "another player in your Place discards all Weapons; you take one of them"),
    "join_gang": Effect("card", "Join a Gang, with so many Accessories fewer", {"fewer": FEW}),
    "lockdown": Effect("card", "every player who is not in Solitary Confinement is sent to the Cell Block"),
    "poker_night": Effect("card", "so many random cards from every other player here", {"cards": FEW}),
    "pick_pocket": Effect("background", "take a card at random from another player in your Place"),
    "sell": Effect("background", "Sell, wherever you are, for no action"),
    "buy": Effect("background", "Buy, wherever you are, for no action, the price divided", {"divide": FEW}),
    "beat_all_here": Effect("background", "every other player in your Place takes a Beating"),
    "take_cigarettes": Effect("background", "another player gives up to so many", {"cigarettes": SOME}),
    "take_random": Effect("background", "another player, anywhere, gives you a card at random"),
    "extort": Effect("background", "Extortion, for no action, without a Weapon to intimidate"),
    "craft": Effect("background", "Craft for no action, anywhere, whatever your Beatings, with no Link"),
    "swap": Effect("background", "look at the hand of a player in your Place; you may swap a card"),
    "win_combat": Effect("reaction", "when you have to lay a Weapon: you win the combat"),
    "score": Effect("reaction", "after your Dig: so many points more", {"points": SOME}, with_main="score"),
    "stop_beating": Effect("reaction", "when about to take a Beating: you do not, and lose those you have"),
    "stop_card": Effect("reaction", "when another player plays an Action card: it has no effect"),
    "escape": Effect("reaction", "when sent to Solitary or chosen for an Extortion: go to any Place instead"),
    "second_beating": Effect("modifier", "the loser takes a second Beating", with_main="win_combat"),
    "and_discard": Effect("modifier", "and each discards a card at random", with_main="beat_all_here"),
    "return_beating": Effect("modifier", "whoever caused the Beating takes it", with_main="stop_beating"),
    "give_nothing": Effect("modifier", "give nothing in return", with_main="swap"),
    "keep_card": Effect("modifier", "the card goes to your hand instead", with_main="stop_card"),
    "target_anywhere": Effect("modifier", "the target may be anywhere", with_main="extort"),
}


# ---- Abilities of Gang cards, R9.4 ----


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability, or what a Trauma does, that exists: what it means, which figures it takes."""

    meaning: str
    figures: Mapping[str, Kind] = field(default_factory=dict)


ABILITIES: Final[dict[str, Ability]] = {
    "lookout": Ability("after the roll of your own Simple move you may roll once more"),
    "scavenger": Ability("your Search draws so many cards more", {"cards": FEW}),
    "shortcut": Ability("once per turn, your Cautious move costs so many actions", {"actions": FEW}),
    "light_fingers": Ability("ending a Move, take up to so many from one there", {"cigarettes": SOME}),
    "supplier": Ability("buying costs you less, but at least so much", {"cigarettes": SOME, "least": ANY}),
    "middleman": Ability("every card you sell brings more, up to a most", {"cigarettes": SOME, "most": SOME}),
    "dealers": Ability("you may Buy and Sell in this Place as well", {"place": OneOf(PLACES)}),
    "allowance": Ability("at the start of your turn take so many cigarettes", {"cigarettes": SOME}),
    "knuckles": Ability("once in every combat you need not lay a Weapon"),
    "thick_skin": Ability("losing a combat gives you no Beating and costs you no random card"),
    "trophy": Ability("when you win a combat, also draw so many Search cards", {"cards": FEW}),
    "ambush": Ability("when your target cooperates or loses, take back one Weapon laid to intimidate"),
    "tribute": Ability("when your target cooperates or loses, take up to so many", {"cigarettes": SOME}),
    "respect": Ability("whoever extorts you has to have and lay so many Weapons", {"weapons": FEW}),
    "long_arm": Ability("you may extort a player wherever they are"),
    "interrogation": Ability("when you extort, look at the target's hand before you name the Tool"),
    "artisan": Ability("you may Craft in any Place and with Beatings"),
    "thrift": Ability("your crafting needs no Link"),
    "engineer": Ability("once per turn, a Dig with it scores more", {"card": OneOf(TOOLS), "points": SOME}),
    "herbalist": Ability("Heal in any Place, everything at once, and draw cards", {"cards": FEW}),
    "stage": Ability("once per turn an Action card costs no action and you draw after it", {"cards": FEW}),
    "barter": Ability("once per turn, swap a random card of a player in your Place for one you choose"),
    "charm": Ability("no player can choose you for an Extortion while you have no Beating"),
    "wardrobe": Ability("you may Search so many times in a turn", {"searches": FEW}),
}

# ---- Effects of Traumas, R14.11 ----

TRAUMA_EFFECTS: Final[dict[str, Ability]] = {
    "search_less": Ability("your Search action draws so many cards fewer, not below 0", {"cards": FEW}),
    "no_extortion": Ability("no Extortion action"),
    "small_hand": Ability("this hand limit", {"limit": SOME}),
    "no_buy": Ability("no Buy"),
    "no_gang": Ability("no Join a Gang, and your Gang card is discarded at once"),
    "no_cards": Ability("no playing Action cards"),
}

# ---- The shape of the file ----

MOST_EFFECTS: Final = 4
MOST_ACTIONS: Final = 40
SOURCE: Final[dict[str, Kind]] = {"source": OneOf(SOURCES)}
WORDS: Final[dict[str, Kind]] = {"name": _NAME, "text": _TEXT}
ABOUT: Final[dict[str, Kind]] = {**SOURCE, **WORDS}
WORDED: Final = ("places", "cards", "gangs", "gang_cards", "backgrounds", "traumas", "modular_places")
NAMED: Final = ("prisoners", "tokens")  # have no tables of their own, so their names are in one beside them
SEARCH: Final = Whole(0, 10)
FORBIDS: Final = ListOf(OneOf(FORBIDDEN), 0, len(FORBIDDEN), once=True)
ANY_ACTIONS: Final = ListOf(Name(), 0, MOST_ACTIONS, once=True)


def _effects(*uses: Use, bonus: bool = False) -> ListOf:
    """A list of effects of these uses; in a bonus also what has its place there beside a main effect."""
    choices = {
        name: effect.figures for name, effect in EFFECTS.items() if effect.use in uses or (bonus and effect.with_main)
    }
    return ListOf(Doing(choices), 1, MOST_EFFECTS)


def _place(place: str) -> Table:
    most = 0 if place == SOLITARY else DIE.most  # Solitary is only ever reached by being sent, R6.2
    keys: dict[str, Kind] = {
        "numbers": ListOf(Whole(1, DIE.most), 0, most, once=True),
        "search": SEARCH,
        "forbids": FORBIDS,
        "actions": ListOf(OneOf(PLACE_ACTIONS), 0, len(PLACE_ACTIONS), once=True),
    }
    return Table(keys, ABOUT)


def _card(card: str) -> Table:
    keys: dict[str, Kind] = {"pile" if card in PILES else "search": ANY, "value": ANY}
    if card in TOOLS:
        keys["points"] = ANY
    return Table(keys, ABOUT)


@dataclass(frozen=True, slots=True)
class OpenCard:
    """A card under an id of its own: with effects an Action card, without a Rare item."""

    rare_item: Table
    action_card: Table

    @property
    def says(self) -> Said:
        return self.action_card.says

    def check(self, value: object, path: Path, report: Report) -> None:
        plain = isinstance(value, Mapping) and "effects" not in value
        (self.rare_item if plain else self.action_card).check(value, path, report)


_RARE_ITEM: Final[dict[str, Kind]] = {"search": ANY, "value": ANY}
_OPEN_CARD: Final = OpenCard(Table(_RARE_ITEM, ABOUT), Table({**_RARE_ITEM, "effects": _effects("card")}, ABOUT))

_GAME: Final[dict[str, Kind]] = {
    "actions": FEW,
    "solitary_actions": FEW,
    "cautious_move": FEW,
    "hand_limit": SOME,
    "starting_cards": Whole(0, 20),
    "rounds": Whole(1, 9999),
    "die": DIE,
}
_RECIPE: Final[dict[str, Kind]] = {
    "discard": ListOf(Name(), 1, 4),
    "take": PILE_CARD,
    "count": FEW,
}
_OFFER: Final[dict[str, Kind]] = {"card": PILE_CARD, "count": FEW, "price": SOME}
_GANG: Final[dict[str, Kind]] = {
    "accessories": ListOf(OneOf(ACCESSORIES), 1, len(ACCESSORIES), once=True),
    "needs": Whole(1, len(ACCESSORIES)),
}
_BACKGROUND: Final[dict[str, Kind]] = {
    "gang": OneOf(GANGS),
    "effects": _effects("card", "background", "reaction"),
    "bonus": _effects("card", "background", bonus=True),
}
_GANG_CARD: Final = Doing(
    {name: ability.figures for name, ability in ABILITIES.items()},
    {"gang": OneOf(GANGS)},
    ABOUT,
)
_BOARDS: Final = ListOf(ListOf(OneOf(PRISONERS), 2, 2, once=True), 6, 6)  # R1.6
_MICHEL_CARD: Final[dict[str, Kind]] = {
    "knife": Flag(),
    "tools": ListOf(OneOf(TOOLS), 0, len(TOOLS), once=True),
    "count": ANY,
}
_MICHEL: Final[dict[str, Kind]] = {
    "start": OneOf(tuple(place for place in PLACES if place != SOLITARY)),  # they never enter it, R12.4
    "cards": Table({}, further=Table(_MICHEL_CARD, ABOUT), most=MOST_MICHEL_CARDS),
}
_TRAUMA: Final = Doing({name: effect.figures for name, effect in TRAUMA_EFFECTS.items()}, {}, ABOUT)
MODULAR_PLACE_KEYS: Final[dict[str, Kind]] = {
    "replaces": OneOf(PLACES),
    "search": SEARCH,
    "forbids": FORBIDS,
    "actions": ANY_ACTIONS,
}
_MODULAR_PLACE: Final = Table(MODULAR_PLACE_KEYS, ABOUT, further=ANY, most=MOST_FIGURES)
_WARDEN: Final[dict[str, Kind]] = {
    "start": OneOf(PLACES),
    "team_start": OneOf(tuple(place for place in PLACES if place != CELL_BLOCK)),  # there are two of it, R13.2
    "search": SEARCH,
    "forbids": FORBIDS,
    "bribe": SOME,
    "illegal": ANY_ACTIONS,
}


def _names(ids: Iterable[str]) -> dict[str, Kind]:
    return {"names": Table({}, dict.fromkeys(ids, _NAME))}


FILE: Final = Table(
    {
        "name": Text(LONGEST_NAME),
        "game": Table(_GAME, SOURCE),
        "goals": Table(dict.fromkeys(PLAYERS, SOME), SOURCE),
        "places": Table({place: _place(place) for place in PLACES}),
        "cards": Table(
            {card: _card(card) for card in CARDS}, further=_OPEN_CARD, most=MOST_RARE_ITEMS + MOST_ACTION_CARDS
        ),
        "recipes": Table({recipe: Table(_RECIPE, SOURCE) for recipe in RECIPES}),
        "shop": Table({offer: Table(_OFFER, SOURCE) for offer in SHOP}),
        "gangs": Table({gang: Table(_GANG, ABOUT) for gang in GANGS}),
        "gang_cards": Table({}, further=_GANG_CARD, most=MOST_GANG_CARDS),
        "backgrounds": Table({}, further=Table(_BACKGROUND, ABOUT), most=MOST_BACKGROUNDS),
        "prisoners": Table({"boards": _BOARDS}, {**SOURCE, **_names(PRISONERS)}),
        "team": Table({"goals": Table(dict.fromkeys(TEAM_PLAYERS, SOME))}, SOURCE),
        "michel": Table(_MICHEL, SOURCE),
        "tokens": Table(dict.fromkeys(TOKENS, ANY), {**SOURCE, **_names(TOKENS)}),
        "traumas": Table({}, further=_TRAUMA, most=MOST_TRAUMAS),
        "modular_places": Table({}, further=_MODULAR_PLACE, most=MOST_MODULAR_PLACES),
        "warden": Table(_WARDEN, SOURCE),
    },
    {"complete": Flag(), "language": Tag()},
)
