"""What a card is good for, in words: the text of a card that has one, the figures of one that has none."""

from __future__ import annotations

from difflib import get_close_matches

from blackgate.messages import text
from blackgate.rules.book import Rulebook
from blackgate.rules.kinds import (
    ACTION_CARD,
    BACKGROUND_NAMES,
    BLADE,
    CARD_NAMES,
    CHAIN,
    GANG_CARD_NAMES,
    GANG_NAMES,
    KINDS,
    KNIFE,
    NOBODY,
    NOTHING,
    SMARTPHONE,
)
from blackgate.rules.view import View
from blackgate.terminal.choices import folded
from blackgate.wording import a_card, background_name, card_name, card_text, gang_card_name, gang_name


def card_lines(view: View, language: str, name: str) -> list[str]:
    """The card of that name or id, or what is called nearly so; without a name all that the seat has."""
    shown = _names(language)
    if not name:
        return [_line(view.book, language, card, shown[card]) for card in _own(view)]
    wanted = folded(name)
    for card, called in shown.items():
        if wanted in (card, card.replace("_", " "), folded(called)):
            return [_line(view.book, language, card, called)]
    near = get_close_matches(wanted, [folded(called) for called in shown.values()], n=3)
    if near:
        return [text(language, "terminal-no-card-near", name=name[:60], near=", ".join(near))]
    return [text(language, "terminal-no-card", name=name[:60])]


def _names(language: str) -> dict[str, str]:
    """Every card by its id."""
    return {
        **{card: card_name(language, card) for card in CARD_NAMES},
        **{card: gang_card_name(language, card) for card in GANG_CARD_NAMES},
        **{card: background_name(language, card) for card in BACKGROUND_NAMES},
    }


def _own(view: View) -> list[str]:
    if view.seat == NOBODY:
        return []
    you = view.players[view.seat]
    cards = [CARD_NAMES[kind] for kind in range(KINDS) if view.hand[kind] > 0]
    if you.gang.index != NOTHING:
        cards.append(GANG_CARD_NAMES[you.gang.index])
    return [*cards, BACKGROUND_NAMES[you.background]]


def _line(book: Rulebook, language: str, card: str, called: str) -> str:
    if card in CARD_NAMES[:ACTION_CARD]:
        things = "; ".join(_figures(book, language, CARD_NAMES.index(card)))
    else:
        things = card_text(language, book, card)
    return text(language, "terminal-line", title=called, things=things)


def _figures(book: Rulebook, language: str, kind: int) -> list[str]:
    """The family of a card without a text, and all that it can be used for."""
    told = [text(language, f"family-{_family(kind)}")]
    if book.points[kind] > 0:
        told.append(text(language, "phrase-points", points=book.points[kind]))
    told += [
        text(
            language,
            "terminal-card-recipe",
            cards=" + ".join(card_name(language, name) for name in recipe.discard),
            item=a_card(language, recipe.take, recipe.count),
        )
        for recipe in book.edition.recipes.values()
        if CARD_NAMES[kind] in recipe.discard
    ]
    gangs = [
        gang_name(language, GANG_NAMES[gang])
        for gang, data in enumerate(book.gangs)
        if kind >= CHAIN and data.wanted >> (kind - CHAIN) & 1
    ]
    if gangs:
        told.append(text(language, "terminal-card-wanted", gangs=", ".join(gangs)))
    told.append(text(language, "terminal-card-value", cigarettes=book.value[kind]))
    return told


def _family(kind: int) -> str:
    if kind < KNIFE:
        return "tool"
    if kind <= BLADE:
        return "weapon"
    if kind < CHAIN:
        return "component"
    return "accessory" if kind < SMARTPHONE else "rare"
