"""What is printed, in words, for whoever draws it: Places, Gangs, cards, Backgrounds and tokens of one table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from blackgate.rules.book import Rulebook
from blackgate.rules.kinds import (
    ACCESSORIES,
    ACTION_CARD,
    BACKGROUND_NAMES,
    CARD_NAMES,
    CHAIN,
    GANG_CARD_NAMES,
    GANG_NAMES,
    MICHEL_CARD_NAMES,
    NOTHING,
    PLACE_NAMES,
    TOKEN_NAMES,
    TRAUMA_NAMES,
)
from blackgate.rules.start import rulebook
from blackgate.server.table import Table
from blackgate.wording import (
    background_name,
    card_name,
    card_text,
    deed_name,
    gang_card_name,
    gang_name,
    michel_card_name,
    michel_name,
    place_in_play,
    place_text,
    prisoner_name,
    token_name,
    token_text,
    trauma_name,
    trauma_text,
)

Described = dict[str, Any]


def board(table: Table, language: str) -> Described:
    return described(rulebook(table.options, table.edition), language)


@lru_cache(maxsize=64)
def described(book: Rulebook, language: str) -> Described:
    found: Described = {
        "goal": int(book.goal),
        "die": int(book.die),
        "places": places(book, language),
        "gangs": gangs(book, language),
        "cards": {name: card(book, language, name, kind) for kind, name in enumerate(CARD_NAMES)},
        "gang_cards": titled(GANG_CARD_NAMES, gang_card_name, book, language),
        "backgrounds": titled(BACKGROUND_NAMES, background_name, book, language),
        "prisoners": [prisoner_name(language, side[0]) for side in book.edition.prisoners],
        "homes": [PLACE_NAMES[home] for home in book.homes],
    }
    if book.module is not None:
        found["tokens"] = {
            name: {"name": token_name(language, name), "text": token_text(language, book, name)} for name in TOKEN_NAMES
        }
        found["traumas"] = {
            name: {"name": trauma_name(language, name), "text": trauma_text(language, book, name)}
            for name in TRAUMA_NAMES
        }
    if book.options.michel:
        found["michel"] = michel_name(language, book)
        found["michel_cards"] = {name: michel_card_name(language, book, name) for name in MICHEL_CARD_NAMES}
    return found


def places(book: Rulebook, language: str) -> Described:
    return {
        PLACE_NAMES[place.slot]: {
            "id": place.name,
            "name": place_in_play(language, book, place.slot),
            "text": place_text(language, book, place.slot),
            "numbers": [int(face) for face in place.numbers],
            "search": int(place.search),
            "deeds": [{"id": deed, "name": deed_name(language, deed)} for deed in place.actions],
            "forbids": [{"id": deed, "name": deed_name(language, deed)} for deed in place.forbidden],
        }
        for place in book.places
        if place.slot != NOTHING
    }


def gangs(book: Rulebook, language: str) -> Described:
    return {
        name: {
            "name": gang_name(language, name),
            "needs": int(gang.needs),
            "wants": [CARD_NAMES[CHAIN + each] for each in range(ACCESSORIES) if gang.wanted >> each & 1],
        }
        for name, gang in zip(GANG_NAMES, book.gangs, strict=True)
    }


def card(book: Rulebook, language: str, name: str, kind: int) -> Described:
    return {
        "name": card_name(language, name),
        "text": card_text(language, book, name) if kind >= ACTION_CARD else "",
        "value": int(book.value[kind]),
    }


def titled(names: Sequence[str], called: Callable[[str, str], str], book: Rulebook, language: str) -> Described:
    return {name: {"name": called(language, name), "text": card_text(language, book, name)} for name in names}
