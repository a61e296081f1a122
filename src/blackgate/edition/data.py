"""An edition: what a file says and what it is once it is loaded, plain frozen data, declared once.

A field with a kind is a key of the file: the kind says what may stand there, reads it and writes it again (kinds.py).
Everything is in the canonical order of schema.py. In the open families the order is part of the edition: it numbers
what there is, and chance draws numbers.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal

from blackgate.edition import schema
from blackgate.edition.errors import Path, Report
from blackgate.edition.kinds import (
    LONGEST_NAME,
    Doing,
    Flag,
    ForPlayers,
    Kind,
    ListOf,
    Name,
    OneKey,
    OneOf,
    SetOf,
    Table,
    Tag,
    Text,
    Whole,
    kinds_of,
    table_of,
)
from blackgate.messages import Localizable

Few = Annotated[int, schema.FEW]
Some = Annotated[int, schema.SOME]
Number = Annotated[int, schema.ANY]
CardsOfASearch = Annotated[int, Whole(0, 10)]
PileCard = Annotated[str, schema.PILE_CARD]
GangName = Annotated[str, OneOf(schema.GANGS)]
Forbidden = Annotated[tuple[str, ...], SetOf(OneOf(schema.FORBIDDEN), 0, len(schema.FORBIDDEN))]
AnyActions = Annotated[tuple[str, ...], SetOf(Name(schema.ACTIONS), 0, schema.MOST_ACTIONS)]
Figures = dict[str, int | str]


@dataclass(frozen=True, slots=True)
class GameFigures:
    """The figures of the game as a whole."""

    actions: Few  # R3.1
    solitary_actions: Few  # R15.2
    cautious_move: Few  # R6.2
    hand_limit: Some  # R3.6
    starting_cards: Annotated[int, Whole(0, 20)]  # R1.5
    rounds: Annotated[int, Whole(1, 9999)]  # R2.4
    die: Annotated[int, schema.DIE]  # R6.1


@dataclass(frozen=True, slots=True)
class PlaceData:
    """A Place as the board prints it (R4)."""

    numbers: Annotated[tuple[int, ...], SetOf(Whole(1, schema.DIE.most), 0, schema.DIE.most)]
    search: CardsOfASearch
    forbids: Forbidden
    actions: Annotated[tuple[str, ...], SetOf(OneOf(schema.PLACE_ACTIONS), 0, len(schema.PLACE_ACTIONS))]


@dataclass(frozen=True, slots=True)
class EffectData:
    """One effect of a card: its name in schema.EFFECTS and its figures, in the order given there."""

    do: str
    figures: Figures


def _effects(*uses: schema.Use, bonus: bool = False) -> ListOf:
    """A list of effects of these uses; in a bonus also what has its place there beside a main effect."""
    choices = {
        name: effect.figures
        for name, effect in schema.EFFECTS.items()
        if effect.use in uses or (bonus and effect.with_main)
    }
    return ListOf(Doing(EffectData, choices), 1, schema.MOST_EFFECTS)


@dataclass(frozen=True, slots=True)
class CardData:
    """A kind of card: so many on its pile (R1.2), or so many in the Search deck (R1.4)."""

    pile: Annotated[int | None, schema.ANY] = None
    search: Annotated[int | None, schema.ANY] = None
    value: Number = 0  # R11.4
    points: Number = 0  # R2.3; of Tools
    effects: Annotated[tuple[EffectData, ...], _effects("card")] = ()  # of an Action card

    @property
    def from_pile(self) -> bool:
        return self.pile is not None

    @property
    def count(self) -> int:
        return self.search or 0 if self.pile is None else self.pile


@dataclass(frozen=True, slots=True)
class RecipeData:
    """One way to Craft (R8.2)."""

    discard: Annotated[tuple[str, ...], ListOf(Name(), 1, 4)]
    take: PileCard
    count: Few


@dataclass(frozen=True, slots=True)
class ShopData:
    """One thing to Buy (R11.5)."""

    card: PileCard
    count: Few
    price: Some


@dataclass(frozen=True, slots=True)
class GangData:
    """What it takes to join (R9.1): `needs` different ones of `accessories`."""

    accessories: Annotated[tuple[str, ...], SetOf(OneOf(schema.ACCESSORIES), 1, len(schema.ACCESSORIES))]
    needs: Annotated[int, Whole(1, len(schema.ACCESSORIES))]


@dataclass(frozen=True, slots=True)
class GangCardData:
    """A Gang card (R9.4): its ability's name in schema.ABILITIES and its figures."""

    gang: GangName
    do: str
    figures: Figures


@dataclass(frozen=True, slots=True)
class BackgroundData:
    """A Background (R10.1): its effects, and the bonus for a member of the Gang."""

    gang: GangName
    effects: Annotated[tuple[EffectData, ...], _effects("card", "background", "reaction")]
    bonus: Annotated[tuple[EffectData, ...], _effects("card", "background", bonus=True)]


@dataclass(frozen=True, slots=True)
class TeamData:
    """What the team mode changes (R13)."""

    # By the number of players: Tunnel points of a team, R13.3
    goals: Annotated[dict[int, int], ForPlayers(dict.fromkeys(schema.TEAM_PLAYERS, schema.SOME))]


@dataclass(frozen=True, slots=True)
class MichelCardData:
    """A Michel card (R12.6): `count` cards in their deck; `tools` only with a Knife."""

    knife: Annotated[bool, Flag()]
    tools: Annotated[tuple[str, ...], SetOf(OneOf(schema.TOOLS), 0, len(schema.TOOLS))]
    count: Number


@dataclass(frozen=True, slots=True)
class MichelData:
    """Michel and Michelle (R12): the Place they start in, never Solitary Confinement (R12.4), and their cards."""

    start: Annotated[str, OneOf(tuple(place for place in schema.PLACES if place != schema.SOLITARY))]
    cards: Annotated[
        dict[str, MichelCardData],
        Table({}, further=table_of(MichelCardData, schema.ABOUT), most=schema.MOST_MICHEL_CARDS),
    ]


@dataclass(frozen=True, slots=True)
class TraumaData:
    """A Trauma (R14.11): its effect's name in schema.TRAUMA_EFFECTS and its figures."""

    do: str
    figures: Figures


@dataclass(frozen=True, slots=True)
class ModularPlaceData:
    """A Place that may be put in place of another (R14.1).

    The actions and the figures may be any: the rules say which of them they know.
    """

    replaces: Annotated[str, OneOf(schema.PLACES)]
    search: CardsOfASearch  # R14.4
    forbids: Forbidden
    actions: AnyActions
    figures: dict[str, int]  # sorted by name


@dataclass(frozen=True, slots=True)
class WardenData:
    """The Warden and her Office (R16)."""

    start: Annotated[str, OneOf(schema.PLACES)]
    team_start: Annotated[
        str, OneOf(tuple(place for place in schema.PLACES if place != schema.CELL_BLOCK))
    ]  # there are two, R13.2
    search: CardsOfASearch
    forbids: Forbidden
    bribe: Some  # cigarettes, R16.6
    illegal: AnyActions  # R16.4


@dataclass(frozen=True, slots=True)
class Words:
    """What an edition calls a thing and says about it, each by language; what it does not say is empty."""

    name: dict[str, str] = field(default_factory=dict)
    text: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class OpenCard(Kind):
    """A card under an id of its own: with effects an Action card, without a Rare item."""

    rare_item: Table
    action_card: Table

    @property
    def allowed(self) -> Localizable:
        return self.action_card.allowed

    def check(self, value: object, path: Path, report: Report) -> None:
        plain = isinstance(value, Mapping) and "effects" not in value
        (self.rare_item if plain else self.action_card).check(value, path, report)

    def read(self, value: Any) -> CardData:
        card: CardData = (self.action_card if "effects" in value else self.rare_item).read(value)
        return card

    def plain(self, value: CardData) -> Any:
        return (self.action_card if value.effects else self.rare_item).plain(value)


def _place(place: str) -> Table:
    if place == schema.SOLITARY:  # only ever reached by being sent, R6.2
        return table_of(PlaceData, schema.ABOUT, numbers=SetOf(Whole(1, schema.DIE.most), 0, 0))
    return table_of(PlaceData, schema.ABOUT)


def _card(card: str) -> Table:
    if card in schema.TOOLS:
        return table_of(CardData, schema.ABOUT, "pile", "value", "points")
    return table_of(CardData, schema.ABOUT, "pile" if card in schema.PILES else "search", "value")


def _open(entry: Kind, most: int, known: Mapping[str, Kind] | None = None) -> Table:
    return Table(known or {}, further=entry, most=most)


def _names(ids: Iterable[str]) -> dict[str, Kind]:
    return {**schema.SOURCE, "names": Table({}, dict.fromkeys(ids, schema.NAME))}


_OPEN_CARD: Final = OpenCard(
    table_of(CardData, schema.ABOUT, "search", "value"), table_of(CardData, schema.ABOUT, "search", "value", "effects")
)
_GANG_CARD: Final = Doing(GangCardData, schema.ABILITIES, kinds_of(GangCardData), schema.ABOUT)
_MODULAR_PLACE: Final = Table(
    kinds_of(ModularPlaceData), schema.ABOUT, schema.ANY, schema.MOST_FIGURES, ModularPlaceData
)
_BOARDS: Final = ListOf(ListOf(OneOf(schema.PRISONERS), 2, 2, once=True), 6, 6)  # R1.6


@dataclass(frozen=True, slots=True)
class Edition:
    """Everything printed. Two editions with the same `fingerprint` play the same, whatever their words."""

    name: Annotated[str, Text(LONGEST_NAME)]
    game: Annotated[GameFigures, table_of(GameFigures, schema.SOURCE)]
    # By the number of players: Tunnel points, R2.2
    goals: Annotated[dict[int, int], ForPlayers(dict.fromkeys(schema.PLAYERS, schema.SOME), schema.SOURCE)]
    places: Annotated[dict[str, PlaceData], Table({place: _place(place) for place in schema.PLACES})]
    cards: Annotated[
        dict[str, CardData],
        _open(
            _OPEN_CARD, schema.MOST_RARE_ITEMS + schema.MOST_ACTION_CARDS, {card: _card(card) for card in schema.CARDS}
        ),
    ]
    recipes: Annotated[dict[str, RecipeData], Table(dict.fromkeys(schema.RECIPES, table_of(RecipeData, schema.SOURCE)))]
    shop: Annotated[dict[str, ShopData], Table(dict.fromkeys(schema.SHOP, table_of(ShopData, schema.SOURCE)))]
    gangs: Annotated[dict[str, GangData], Table(dict.fromkeys(schema.GANGS, table_of(GangData, schema.ABOUT)))]
    gang_cards: Annotated[dict[str, GangCardData], _open(_GANG_CARD, schema.MOST_GANG_CARDS)]
    backgrounds: Annotated[
        dict[str, BackgroundData], _open(table_of(BackgroundData, schema.ABOUT), schema.MOST_BACKGROUNDS)
    ]
    prisoners: Annotated[tuple[tuple[str, str], ...], OneKey({"boards": _BOARDS}, _names(schema.PRISONERS))]  # R1.6
    team: Annotated[TeamData, table_of(TeamData, schema.SOURCE)]
    michel: Annotated[MichelData, table_of(MichelData, schema.SOURCE)]
    tokens: Annotated[
        dict[str, int], Table(dict.fromkeys(schema.TOKENS, schema.ANY), _names(schema.TOKENS))
    ]  # in each stack, R14.3
    traumas: Annotated[
        dict[str, TraumaData], _open(Doing(TraumaData, schema.TRAUMA_EFFECTS, {}, schema.ABOUT), schema.MOST_TRAUMAS)
    ]
    modular_places: Annotated[dict[str, ModularPlaceData], _open(_MODULAR_PLACE, schema.MOST_MODULAR_PLACES)]
    warden: Annotated[WardenData, table_of(WardenData, schema.SOURCE)]
    # By the path of the entry in the file: "cards.riot", "michel.cards.no_knife", "tokens.spy"
    words: dict[str, Words] = field(default_factory=dict)
    fingerprint: str = ""

    def __hash__(self) -> int:
        return hash(self.fingerprint)

    @property
    def rare_items(self) -> tuple[str, ...]:
        """Their ids, in order."""
        return tuple(card for card, data in self.cards.items() if card not in schema.CARDS and not data.effects)

    @property
    def action_cards(self) -> tuple[str, ...]:
        """Their ids, in order."""
        return tuple(card for card, data in self.cards.items() if data.effects)

    def word(self, path: str, what: Literal["name", "text"], language: str) -> str:
        """What the edition says in that language, else in English, else in the first there is; or nothing."""
        if path not in self.words:
            return ""
        words: Mapping[str, str] = getattr(self.words[path], what)
        return words.get(language) or words.get("en") or next(iter(words.values()), "")

    def as_dict(self) -> dict[str, Any]:
        """The whole edition as a complete file has it, without the sources: fit for JSON and TOML.

        `edition_from(edition.as_dict(), edition.name) == edition` with this and every later release, whatever the
        standard edition is then. Whoever stores it must keep the order of the keys.
        """
        plain = {"complete": True, **self.figures()}
        for path, words in self.words.items():
            *tables, last = path.split(".")
            table = plain
            for key in tables:
                table = table.setdefault(key, {})
            if tables[0] in schema.NAMED:
                table.setdefault("names", {})[last] = dict(words.name)
            else:
                said = {"name": dict(words.name), "text": dict(words.text)}
                table[last] = table.get(last, {}) | {what: each for what, each in said.items() if each}
        return plain

    def figures(self) -> dict[str, Any]:
        """The same without words: all that is played with."""
        figures: dict[str, Any] = FILE.plain(self)
        return figures


_OWN_ACTIONS: Final = _open(Table({}, {"name": schema.NAME, "text": schema.TEXT}), schema.MOST_FIGURES)
FILE: Final = table_of(Edition, {"complete": Flag(), "language": Tag(), schema.OWN_ACTIONS: _OWN_ACTIONS})
