"""Names of things, by the ids of the rulebook, and lists of them. An edition may provide its own (`Edition.words`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from blackgate.edition import Edition
from blackgate.messages import has, text
from blackgate.rules.book import Rulebook
from blackgate.rules.kinds import CELL_BLOCK, PLACE_NAMES

PlaceForm = Literal["", "def", "to", "in"]  # Showers, the Showers, to the Showers, in the Showers


def named(language: str, edition: Edition, path: str, message: str, other: str = "", /, **arguments: int) -> str:
    """What a thing is called: by the edition, otherwise by the catalogue, otherwise by its id.

    `path`: its entry in the edition. `message`: the catalogue's message for it. `other`: the message for what has a
    name but not that message; none: the bare name.
    """
    own = edition.word(path, "name", language)
    if not own and has(language, message):
        return text(language, message, **arguments)
    if not other:
        return own or readable(path.rpartition(".")[2])
    return text(language, other, name=named(language, edition, path, message.partition(".")[0]), **arguments)


def readable(name: str) -> str:
    """An id without a name: `Loan shark`"""
    words = name.replace("_", " ").strip()
    return words[:1].upper() + words[1:]


def card_name(language: str, book: Rulebook, card: str) -> str:
    """`Knife`"""
    return named(language, book.edition, f"cards.{card}", f"card-{card}")


def the_card(language: str, book: Rulebook, card: str) -> str:
    """`the Knife`"""
    return named(language, book.edition, f"cards.{card}", f"card-{card}.def", "other_card.def")


def a_card(language: str, book: Rulebook, card: str, count: int = 1) -> str:
    """`a Knife`, or so many of them: `2 Knives`"""
    if count == 1:
        return named(language, book.edition, f"cards.{card}", f"card-{card}.indef", "other_card.indef")
    return counted_cards(language, book, card, count)


def counted_cards(language: str, book: Rulebook, card: str, count: int) -> str:
    """`1 Knife`, `2 Knives`"""
    return counted(language, book.edition, f"cards.{card}", f"card-{card}", "other_card.count", count)


def counted(language: str, edition: Edition, path: str, message: str, other: str, count: int) -> str:
    """So many of them, by the plural, if the catalogue has one."""
    plural = f"{message}.plural"
    if edition.word(path, "name", language) or not has(language, plural):
        return named(language, edition, path, f"{message}.count", other, count=count)
    return text(language, "counted", count=count, name=text(language, message), plural=text(language, plural))


def some_cards(language: str, book: Rulebook, cards: Mapping[str, int]) -> str:
    """So many of each: `a Link, 2 Knives and a Cap`"""
    return listed(language, [a_card(language, book, card, count) for card, count in cards.items()])


def place_name(language: str, edition: Edition, place: str, form: PlaceForm = "") -> str:
    """`Showers`, or in another form: `to the Showers`. A Place without messages is named by its id: `prison chapel`."""
    end = f".{form}" if form else ""
    own = edition.word(entry_of(edition, place), "name", language)
    if not own and has(language, f"place-{place}"):
        return text(language, f"place-{place}{end}")
    return text(language, f"other_place{end}", name=own or place.replace("_", " "))


def entry_of(edition: Edition, place: str) -> str:
    """Where the edition says what it calls a Place."""
    table = "modular_places" if place in edition.modular_places else "places"
    return f"{table}.{'cell_block' if place == 'cell_block_a' else place}"


def place_in_play(language: str, book: Rulebook, slot: int, form: PlaceForm = "") -> str:
    """The Place that lies in the slot (R14.2); in team mode the first Cell Block is Cell Block A (R13.2)."""
    return place_name(language, book.edition, id_in_play(book, slot), form)


def id_in_play(book: Rulebook, slot: int) -> str:
    """The end of the ids of the messages about the Place in the slot, or the slot's own where there is none."""
    if slot == CELL_BLOCK and book.teams > 0:
        return "cell_block_a"
    return book.places[slot].name or PLACE_NAMES[slot]


def deed_name(language: str, edition: Edition, deed: str) -> str:
    """`Steal a spoon`: an action, by its name in a Place's `actions`; one without words is named by its id."""
    own = edition.word(f"actions.{deed}", "name", language)
    if not own and has(language, f"deed-{deed}"):
        return text(language, f"deed-{deed}")
    return own or deed.replace("_", " ")


def token_name(language: str, book: Rulebook, token: str) -> str:
    """`Spy token`"""
    return named(language, book.edition, f"tokens.{token}", f"token-{token}")


def a_token(language: str, book: Rulebook, token: str, count: int = 1) -> str:
    """`a Spy token`, or so many of them: `2 Spy tokens`"""
    path, message, other = f"tokens.{token}", f"token-{token}", "other_token-count"
    if count == 1:
        return named(language, book.edition, path, f"{message}.indef", other, count=count)
    return counted(language, book.edition, path, message, other, count)


def trauma_name(language: str, book: Rulebook, trauma: str) -> str:
    """`Tremor`"""
    return named(language, book.edition, f"traumas.{trauma}", f"trauma-{trauma}")


def punishment_name(language: str, punishment: str) -> str:
    """`half of the hand`"""
    return text(language, f"punishment-{punishment}")


def michel_name(language: str, book: Rulebook) -> str:
    """Whichever of the two is in the prison (R12.1)."""
    return text(language, f"standee-{book.options.michel or 'either'}")


def michel_card_name(language: str, book: Rulebook, card: str) -> str:
    """What the edition calls a Michel card, or what it shows (R12.6): `a Knife and a Spoon`, `no Knife`"""
    own = book.edition.word(f"michel.cards.{card}", "name", language)
    if own:
        return own
    data = book.edition.michel.cards[card]
    if not data.knife:
        return text(language, "michel_card-no_knife")
    shown = [a_card(language, book, tool) for tool in data.tools]
    return listed(language, [text(language, "michel_card-knife"), *shown])


def gang_name(language: str, book: Rulebook, gang: str) -> str:
    """`Crew`"""
    return named(language, book.edition, f"gangs.{gang}", f"gang-{gang}")


def the_gang(language: str, book: Rulebook, gang: str) -> str:
    """`the Crew`"""
    return named(language, book.edition, f"gangs.{gang}", f"gang-{gang}.def", "other_gang.def")


def in_the_gang(language: str, book: Rulebook, gang: str) -> str:
    """`in the Crew`"""
    return named(language, book.edition, f"gangs.{gang}", f"gang-{gang}.in", "other_gang.in")


def gang_card_name(language: str, book: Rulebook, card: str) -> str:
    """`Lookout`"""
    return named(language, book.edition, f"gang_cards.{card}", f"gang_card-{card}")


def background_name(language: str, book: Rulebook, background: str) -> str:
    """`Burglar`"""
    return named(language, book.edition, f"backgrounds.{background}", f"background-{background}")


def prisoner_name(language: str, edition: Edition, prisoner: str) -> str:
    """`Ox`"""
    return named(language, edition, f"prisoners.{prisoner}", f"prisoner-{prisoner}")


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
