"""Names of things, by the ids of the rulebook, and lists of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from blackgate.messages import has, text
from blackgate.rules.book import Rulebook
from blackgate.rules.kinds import CELL_BLOCK, PLACE_NAMES

PlaceForm = Literal["", "def", "to", "in"]  # Showers, the Showers, to the Showers, in the Showers


def card_name(language: str, card: str) -> str:
    """`Knife`"""
    return text(language, f"card-{card}")


def the_card(language: str, card: str) -> str:
    """`the Knife`"""
    return text(language, f"card-{card}.def")


def a_card(language: str, card: str, count: int = 1) -> str:
    """`a Knife`, or so many of them: `2 Knives`"""
    if count == 1:
        return text(language, f"card-{card}.indef")
    return text(language, f"card-{card}-count", count=count)


def some_cards(language: str, cards: Mapping[str, int]) -> str:
    """So many of each: `a Link, 2 Knives and a Cap`"""
    return listed(language, [a_card(language, card, count) for card, count in cards.items()])


def place_name(language: str, place: str, form: PlaceForm = "") -> str:
    """`Showers`, or in another form: `to the Showers`. A Place without messages goes by its id: `prison chapel`."""
    message = f"place-{place}" if has(language, f"place-{place}") else "other_place"
    return text(language, f"{message}.{form}" if form else message, name=place.replace("_", " "))


def place_in_play(language: str, book: Rulebook, slot: int, form: PlaceForm = "") -> str:
    """The Place that lies in the slot (R14.2); in team mode the first Cell Block is Cell Block A (R13.2)."""
    return place_name(language, id_in_play(book, slot), form)


def id_in_play(book: Rulebook, slot: int) -> str:
    """The end of the ids of the messages about the Place in the slot, or the slot's own where there is none."""
    if slot == CELL_BLOCK and book.teams > 0:
        return "cell_block_a"
    return book.places[slot].name or PLACE_NAMES[slot]


def deed_name(language: str, deed: str) -> str:
    """`Steal a spoon`: what can be done, by its name in a Place's `actions`; one without messages goes by its id."""
    return text(language, f"deed-{deed}") if has(language, f"deed-{deed}") else deed.replace("_", " ")


def token_name(language: str, token: str) -> str:
    """`Spy token`"""
    return text(language, f"token-{token}")


def a_token(language: str, token: str, count: int = 1) -> str:
    """`a Spy token`, or so many of them: `2 Spy tokens`"""
    if count == 1:
        return text(language, f"token-{token}.indef")
    return text(language, f"token-{token}-count", count=count)


def trauma_name(language: str, trauma: str) -> str:
    """`Tremor`"""
    return text(language, f"trauma-{trauma}")


def punishment_name(language: str, punishment: str) -> str:
    """`half of the hand`"""
    return text(language, f"punishment-{punishment}")


def michel_name(language: str, book: Rulebook) -> str:
    """Whichever of the two is in the prison (R12.1)."""
    return text(language, f"standee-{book.options.michel or 'either'}")


def michel_card_name(language: str, book: Rulebook, card: str) -> str:
    """What the edition shows on a Michel card (R12.6): `a Knife and a Spoon`, `no Knife`"""
    data = book.edition.michel.cards[card]
    if not data.knife:
        return text(language, "michel_card-no_knife")
    shown = [a_card(language, tool) for tool in data.tools]
    return listed(language, [text(language, "michel_card-knife"), *shown])


def gang_name(language: str, gang: str) -> str:
    """`Crew`"""
    return text(language, f"gang-{gang}")


def gang_card_name(language: str, card: str) -> str:
    """`Lookout`"""
    return text(language, f"gang_card-{card}")


def background_name(language: str, background: str) -> str:
    """`Burglar`"""
    return text(language, f"background-{background}")


def prisoner_name(language: str, prisoner: str) -> str:
    """`Ox`"""
    return text(language, f"prisoner-{prisoner}")


def player_name(language: str, names: Sequence[str], seat: int) -> str:
    """The name of whoever sits there; the action table knows seats at which nobody does."""
    return names[seat] if seat < len(names) else text(language, "seat", count=seat)


def listed(language: str, things: Sequence[str], last: str = "and") -> str:
    """`this, that and those`; `last` is the word before the last of them: and, or."""
    *others, end = things
    if not others:
        return end
    first = others[0]
    for other in others[1:]:
        first = text(language, "list-comma", first=first, second=other)
    return text(language, f"list-{last}", first=first, second=end)
