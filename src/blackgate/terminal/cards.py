"""What a card is good for, in words: its text if it has one, otherwise its figures."""

from __future__ import annotations

from difflib import get_close_matches

from blackgate.messages import text
from blackgate.rules.book import Rulebook
from blackgate.rules.kinds import (
    BLADE,
    CHAIN,
    GANG_NAMES,
    KNIFE,
    NOBODY,
    RARE_ITEM,
)
from blackgate.rules.view import View
from blackgate.terminal.choices import folded
from blackgate.wording import (
    a_card,
    action_card_text,
    background_name,
    background_text,
    card_name,
    gang_card_name,
    gang_card_text,
    gang_name,
)

Card = tuple[str, str]  # its family in the edition, and its id


def card_lines(view: View, language: str, name: str) -> list[str]:
    """The card of that name or id, or similar ones; without a name all that the seat has."""
    shown = _names(language, view.book)
    if not name:
        return [_line(view.book, language, card, shown[card]) for card in _own(view)]
    wanted = folded(name)
    for card, called in shown.items():
        if wanted in (card[1], card[1].replace("_", " "), folded(called)):
            return [_line(view.book, language, card, called)]
    near = get_close_matches(wanted, [folded(called) for called in shown.values()], n=3)
    if near:
        return [text(language, "terminal-no-card-near", name=name[:60], near=", ".join(near))]
    return [text(language, "terminal-no-card", name=name[:60])]


def _names(language: str, book: Rulebook) -> dict[Card, str]:
    """What every card is called."""
    return {
        **{("cards", card): card_name(language, book, card) for card in book.edition.cards},
        **{("gang_cards", card): gang_card_name(language, book, card) for card in book.gang_card_names},
        **{("backgrounds", card): background_name(language, book, card) for card in book.background_names},
    }


def _own(view: View) -> list[Card]:
    if view.seat == NOBODY:
        return []
    you = view.players[view.seat]
    cards = [("cards", name) for name in view.hand]
    if you.gang:
        cards.append(("gang_cards", you.gang))
    return [*cards, ("backgrounds", you.background)]


def _line(book: Rulebook, language: str, card: Card, called: str) -> str:
    family, name = card
    if family == "backgrounds":
        things = background_text(language, book, name)
    elif family == "gang_cards":
        things = gang_card_text(language, book, name)
    elif book.edition.cards[name].effects:
        things = action_card_text(language, book, name)
    else:
        things = "; ".join(_figures(book, language, book.kind_of[name]))
    return text(language, "terminal-line", title=called, things=things)


def _figures(book: Rulebook, language: str, kind: int) -> list[str]:
    """The family of a card without a text, and all that it can be used for."""
    own = book.edition.word(f"cards.{book.card_names[kind]}", "text", language)
    lines = [text(language, f"family-{_family(kind)}"), *([own] if own else [])]
    if book.points[kind] > 0:
        lines.append(text(language, "phrase-points", points=book.points[kind]))
    lines += [
        text(
            language,
            "terminal-card-recipe",
            cards=" + ".join(card_name(language, book, name) for name in recipe.discard),
            item=a_card(language, book, recipe.take, recipe.count),
        )
        for recipe in book.edition.recipes.values()
        if book.card_names[kind] in recipe.discard
    ]
    gangs = [
        gang_name(language, book, GANG_NAMES[gang])
        for gang, data in enumerate(book.gangs)
        if CHAIN <= kind < RARE_ITEM and data.wanted >> (kind - CHAIN) & 1
    ]
    if gangs:
        lines.append(text(language, "terminal-card-wanted", gangs=", ".join(gangs)))
    lines.append(text(language, "terminal-card-value", cigarettes=book.value[kind]))
    return lines


def _family(kind: int) -> str:
    if kind < KNIFE:
        return "tool"
    if kind <= BLADE:
        return "weapon"
    if kind < CHAIN:
        return "component"
    return "accessory" if kind < RARE_ITEM else "rare"
