"""What one seat sees, in words: the same model for the drawn and the plain screen, built from a View alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from blackgate.messages import text
from blackgate.rules.book import Gang, Place, Rulebook
from blackgate.rules.kinds import (
    ACCESSORIES,
    CARD_NAMES,
    CHAIN,
    GANG_NAMES,
    NOBODY,
    NOTHING,
    PILES,
)
from blackgate.rules.view import PlayerView, View
from blackgate.wording import (
    a_token,
    background_name,
    background_text,
    card_name,
    deed_name,
    gang_card_name,
    gang_card_text,
    gang_name,
    michel_name,
    place_in_play,
    trauma_name,
)
from blackgate.wording.families import FAMILIES
from blackgate.wording.names import counted_cards


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """A Place of the board (R4)."""

    name: str
    numbers: tuple[int, ...]
    search: int
    offers: tuple[str, ...]
    forbids: tuple[str, ...]
    people: tuple[str, ...]
    is_yours: bool


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """What everybody may know of a player (R17.1), and your own Background."""

    seat: int
    name: str
    title: str  # the name, and whether that is you or a bot
    is_you: bool
    is_active: bool
    place: str
    points: int  # of the tunnel: in team mode all of the team's (R13.3)
    beatings: int
    cigarettes: int
    cards: int
    gang: str
    background: str
    tokens: str = ""  # and the Trauma


@dataclass(frozen=True, slots=True)
class GangRow:
    """A Gang, how many of which Accessories it wants, and the card on top of its pile (R9.1)."""

    name: str
    wants: str
    top: str


@dataclass(frozen=True, slots=True)
class CardGroup:
    """Cards of one family, such as `2 Spoons`."""

    title: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ScreenModel:
    """Everything there is to see for one seat; for a spectator the hand is empty."""

    heading: str
    goal: int
    places: tuple[PlaceRow, ...]
    players: tuple[PlayerRow, ...]
    gangs: tuple[GangRow, ...]
    piles: str
    on_table: tuple[str, ...]
    hand: tuple[CardGroup, ...]
    own_cards: tuple[str, ...]  # the texts of your Gang card and your Background


def screen_model_of(view: View, language: str, names: list[str], listed: Sequence[str] | None = None) -> ScreenModel:
    """The model of a view in that language; `listed`: names as in the list of players, if they say more."""
    book = view.book
    return ScreenModel(
        heading=_heading(view, language, names),
        goal=book.goal,
        places=tuple(_place_row(view, language, names, place) for place in book.places if place.name),
        players=tuple(_player_row(view, language, names, listed or names, player) for player in view.players),
        gangs=tuple(_gang_row(view, language, gang) for gang in range(len(book.gangs))),
        piles=_piles(view, language),
        on_table=_counted(view, view.table, language),
        hand=hand_of(view, language),
        own_cards=_own_cards(view, language),
    )


def hand_of(view: View, language: str) -> tuple[CardGroup, ...]:
    """The hand of the view's own seat, by family."""
    found: dict[str, tuple[str, ...]] = {}
    first = 0
    for family, end in FAMILIES:
        cards = {name: count for name, count in view.hand.items() if first <= view.book.kind_of[name] < end}
        found[family] = (*found.get(family, ()), *_counted(view, cards, language))
        first = end
    return tuple(
        CardGroup(text(language, f"terminal-family-{family}"), cards) for family, cards in found.items() if cards
    )


def _heading(view: View, language: str, names: list[str]) -> str:
    number = view.turn // len(view.players) + 1
    if view.over:
        return text(language, "terminal-heading-over", round=number)
    player = names[view.active]
    return text(language, "terminal-heading", round=number, player=player, actions=view.actions)


def _place_row(view: View, language: str, names: list[str], place: Place) -> PlaceRow:
    return PlaceRow(
        name=place_in_play(language, view.book, place.slot),
        numbers=tuple(place.numbers),
        search=place.search,
        offers=tuple(deed_name(language, view.book.edition, name) for name in place.actions),
        forbids=tuple(deed_name(language, view.book.edition, name) for name in place.forbidden),
        people=(
            *(names[player.seat] for player in view.players if player.slot == place.slot),
            *_standees(view, language, place),
        ),
        is_yours=view.seat != NOBODY and view.players[view.seat].slot == place.slot,
    )


def _standees(view: View, language: str, place: Place) -> list[str]:
    """Michel(le) and the Warden, where they are."""
    found: list[str] = []
    if view.michel == place.name:
        found.append(michel_name(language, view.book))
    if view.warden == place.name:
        found.append(text(language, "option-warden"))
    return found


def _tokens(book: Rulebook, player: PlayerView, language: str) -> str:
    found = [a_token(language, book, name, count) for name, count in player.tokens.items()]
    if player.trauma:
        found.append(trauma_name(language, book, player.trauma))
    return ", ".join(found)


def _player_row(view: View, language: str, names: list[str], listed: Sequence[str], player: PlayerView) -> PlayerRow:
    gang = player.gang_card
    is_you = player.seat == view.seat
    return PlayerRow(
        seat=player.seat,
        name=names[player.seat],
        title=text(language, "terminal-you", player=names[player.seat]) if is_you else listed[player.seat],
        is_you=is_you,
        is_active=player.seat == view.active and not view.over,
        place=place_in_play(language, view.book, player.slot),
        points=view.book.totals([each.points for each in view.players])[player.seat],
        beatings=player.beatings,
        cigarettes=player.cigarettes,
        cards=player.hand_size,
        gang="" if gang.index == NOTHING else _gang_card(view.book, language, gang.gang, gang.index),
        background=_background(view.book, language, player),
        tokens=_tokens(view.book, player, language),
    )


def _background(book: Rulebook, language: str, player: PlayerView) -> str:
    """The Background if known; whether the others know it too."""
    if not player.background:
        return text(language, "terminal-background-unknown")
    name = background_name(language, book, player.background)
    return text(language, "terminal-background-used" if player.revealed else "terminal-background-own", background=name)


def _gang_row(view: View, language: str, gang: int) -> GangRow:
    top = view.gangs[GANG_NAMES[gang]][0]
    return GangRow(
        name=gang_name(language, view.book, GANG_NAMES[gang]),
        wants=_wants(view.book, language, view.book.gangs[gang]),
        top=gang_card_name(language, view.book, top) if top else "",
    )


def _wants(book: Rulebook, language: str, gang: Gang) -> str:
    """`2 of Chain, Cap, Bandana`"""
    wanted = [accessory for accessory in range(ACCESSORIES) if gang.wanted >> accessory & 1]
    if len(wanted) == ACCESSORIES:
        return text(language, "terminal-gang-wants-any", needs=gang.needs)
    names = [card_name(language, book, CARD_NAMES[CHAIN + accessory]) for accessory in wanted]
    return text(language, "terminal-gang-wants", needs=gang.needs, accessories=", ".join(names))


def _piles(view: View, language: str) -> str:
    piles = [counted_cards(language, view.book, name, view.piles[name]) for name in CARD_NAMES[: int(PILES)]]
    return text(
        language,
        "terminal-piles",
        piles=", ".join(piles),
        deck=view.deck_size,
        discard=sum(view.discard.values()),
    )


def _counted(view: View, cards: dict[str, int], language: str) -> tuple[str, ...]:
    return tuple(counted_cards(language, view.book, name, count) for name, count in cards.items())


def _own_cards(view: View, language: str) -> tuple[str, ...]:
    """The texts of the Gang card and of an unrevealed Background."""
    if view.seat == NOBODY:
        return ()
    book, you = view.book, view.players[view.seat]
    cards: list[str] = []
    if you.gang:
        title = _gang_card(book, language, you.gang_card.gang, you.gang_card.index)
        cards.append(_titled(language, title, gang_card_text(language, book, you.gang)))
    if not you.revealed:
        name = you.background
        cards.append(_titled(language, background_name(language, book, name), background_text(language, book, name)))
    return tuple(cards)


def _gang_card(book: Rulebook, language: str, gang: int, card: int) -> str:
    """`Crew: Lookout`"""
    name = gang_card_name(language, book, book.gang_card_names[card])
    return _titled(language, gang_name(language, book, GANG_NAMES[gang]), name)


def _titled(language: str, title: str, things: str) -> str:
    return text(language, "terminal-line", title=title, things=things)
