"""What an edition is once it is loaded: plain frozen data, always in the canonical order of schema.py.

In the open families the order is part of the edition: it numbers what there is, and chance draws numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from blackgate.edition.schema import CARDS, TOOLS


@dataclass(frozen=True, slots=True)
class GameFigures:
    """The figures of the game as a whole."""

    actions: int  # R3.1
    solitary_actions: int  # R15.2
    cautious_move: int  # R6.2
    hand_limit: int  # R3.6
    starting_cards: int  # R1.5
    rounds: int  # R2.4
    die: int  # R6.1


@dataclass(frozen=True, slots=True)
class PlaceData:
    """A Place as the board prints it (R4); every tuple is sorted, nothing is in it twice."""

    numbers: tuple[int, ...]
    search: int
    forbids: tuple[str, ...]
    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EffectData:
    """One effect of a card: its name in schema.EFFECTS and its figures, in the order given there."""

    do: str
    figures: dict[str, int | str]


@dataclass(frozen=True, slots=True)
class CardData:
    """A kind of card: `count` cards on its pile (R1.2) or in the Search deck (R1.4)."""

    count: int
    from_pile: bool
    value: int  # R11.4
    points: int  # R2.3; 0 for everything but Tools
    effects: tuple[EffectData, ...]  # of an Action card; every other card has none


@dataclass(frozen=True, slots=True)
class RecipeData:
    """One way to Craft (R8.2)."""

    discard: tuple[str, ...]
    take: str
    count: int


@dataclass(frozen=True, slots=True)
class ShopData:
    """One thing to Buy (R11.5)."""

    card: str
    count: int
    price: int


@dataclass(frozen=True, slots=True)
class GangData:
    """What it takes to join (R9.1): `needs` different ones of `accessories`."""

    accessories: tuple[str, ...]
    needs: int


@dataclass(frozen=True, slots=True)
class GangCardData:
    """A Gang card (R9.4): its ability's name in schema.ABILITIES and its figures."""

    gang: str
    do: str
    figures: dict[str, int | str]


@dataclass(frozen=True, slots=True)
class BackgroundData:
    """A Background (R10.1): its effects, and the bonus for a member of the Gang."""

    gang: str
    effects: tuple[EffectData, ...]
    bonus: tuple[EffectData, ...]


@dataclass(frozen=True, slots=True)
class TeamData:
    """What the team mode changes (R13)."""

    goals: dict[int, int]  # number of players: Tunnel points of a team, R13.3


@dataclass(frozen=True, slots=True)
class MichelCardData:
    """A Michel card (R12.6): `count` cards in their deck; `tools` only with a Knife, sorted."""

    knife: bool
    tools: tuple[str, ...]
    count: int


@dataclass(frozen=True, slots=True)
class MichelData:
    """Michel and Michelle (R12): the Place they start in and their cards."""

    start: str
    cards: dict[str, MichelCardData]


@dataclass(frozen=True, slots=True)
class TraumaData:
    """A Trauma (R14.11): its effect's name in schema.TRAUMA_EFFECTS and its figures."""

    do: str
    figures: dict[str, int | str]


@dataclass(frozen=True, slots=True)
class ModularPlaceData:
    """A Place that may be put in place of another (R14.1); every tuple is sorted, nothing is in it twice.

    The actions and the figures may be any: the rules say which of them they know.
    """

    replaces: str
    search: int  # R14.4
    forbids: tuple[str, ...]
    actions: tuple[str, ...]
    figures: dict[str, int]  # sorted by name


@dataclass(frozen=True, slots=True)
class WardenData:
    """The Warden and her Office (R16); every tuple is sorted, nothing is in it twice."""

    start: str
    team_start: str
    search: int
    forbids: tuple[str, ...]
    bribe: int  # cigarettes, R16.6
    illegal: tuple[str, ...]  # any actions, R16.4


@dataclass(frozen=True, slots=True)
class Words:
    """What an edition calls a thing and says about it, each by language; what it does not say is empty."""

    name: dict[str, str] = field(default_factory=dict)
    text: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Edition:
    """Everything printed. Two editions with the same `fingerprint` play the same, whatever their words."""

    name: str
    game: GameFigures
    goals: dict[int, int]  # number of players: Tunnel points, R2.2
    places: dict[str, PlaceData]
    cards: dict[str, CardData]
    recipes: dict[str, RecipeData]
    shop: dict[str, ShopData]
    gangs: dict[str, GangData]
    gang_cards: dict[str, GangCardData]
    backgrounds: dict[str, BackgroundData]
    prisoners: tuple[tuple[str, str], ...]  # R1.6
    team: TeamData
    michel: MichelData
    tokens: dict[str, int]  # tokens in each stack, R14.3
    traumas: dict[str, TraumaData]
    modular_places: dict[str, ModularPlaceData]
    warden: WardenData
    words: dict[str, Words]  # by the path of the entry in the file: "cards.riot", "michel.cards.no_knife", "tokens.spy"
    fingerprint: str

    def __hash__(self) -> int:
        return hash(self.fingerprint)

    @property
    def rare_items(self) -> tuple[str, ...]:
        """Their ids, in order."""
        return tuple(card for card, data in self.cards.items() if card not in CARDS and not data.effects)

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
                table = table[key]
            if isinstance(table.get(last), dict):
                table[last] |= {what: dict(said) for what, said in (("name", words.name), ("text", words.text)) if said}
            else:  # a token or a prisoner
                table.setdefault("names", {})[last] = dict(words.name)
        return plain

    def figures(self) -> dict[str, Any]:
        """The same without words: all that is played with."""
        return {
            "name": self.name,
            "game": asdict(self.game),
            "goals": {str(players): points for players, points in self.goals.items()},
            "places": {place: _lists(asdict(data)) for place, data in self.places.items()},
            "cards": {card: _card(card, data) for card, data in self.cards.items()},
            "recipes": {recipe: _lists(asdict(data)) for recipe, data in self.recipes.items()},
            "shop": {offer: asdict(data) for offer, data in self.shop.items()},
            "gangs": {gang: _lists(asdict(data)) for gang, data in self.gangs.items()},
            "gang_cards": {card: _gang_card(data) for card, data in self.gang_cards.items()},
            "backgrounds": {name: _background(data) for name, data in self.backgrounds.items()},
            "prisoners": {"boards": [list(board) for board in self.prisoners]},
            "team": {"goals": {str(players): points for players, points in self.team.goals.items()}},
            "michel": {
                "start": self.michel.start,
                "cards": {card: _lists(asdict(data)) for card, data in self.michel.cards.items()},
            },
            "tokens": dict(self.tokens),
            "traumas": {trauma: {"do": data.do, **data.figures} for trauma, data in self.traumas.items()},
            "modular_places": {place: _modular_place(data) for place, data in self.modular_places.items()},
            "warden": _lists(asdict(self.warden)),
        }


def _lists(fields: dict[str, Any]) -> dict[str, Any]:
    return {key: list(value) if isinstance(value, tuple) else value for key, value in fields.items()}


def _effects(effects: tuple[EffectData, ...]) -> list[dict[str, int | str]]:
    return [{"do": effect.do, **effect.figures} for effect in effects]


def _card(card: str, data: CardData) -> dict[str, Any]:
    plain: dict[str, Any] = {"pile" if data.from_pile else "search": data.count, "value": data.value}
    if card in TOOLS:
        plain["points"] = data.points
    if data.effects:
        plain["effects"] = _effects(data.effects)
    return plain


def _gang_card(data: GangCardData) -> dict[str, int | str]:
    return {"gang": data.gang, "do": data.do, **data.figures}


def _background(data: BackgroundData) -> dict[str, Any]:
    return {"gang": data.gang, "effects": _effects(data.effects), "bonus": _effects(data.bonus)}


def _modular_place(data: ModularPlaceData) -> dict[str, Any]:
    plain = _lists(asdict(data))
    figures = plain.pop("figures")
    return {**plain, **figures}
