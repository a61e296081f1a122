"""Where Tools and Weapons come from, according to the edition in play: for players who lack one."""

from __future__ import annotations

from collections.abc import Iterable

from blackgate.messages import text
from blackgate.rules.book import Rulebook
from blackgate.rules.kinds import BLADE, CARD_NAMES, KNIFE, SPOON, TOOLS
from blackgate.rules.refusals import NO_WEAPON, NOT_IN_HAND, Refusal
from blackgate.wording.names import a_card, listed, place_in_play


def refusal_line(language: str, refusal: Refusal, book: Rulebook) -> str:
    """Why no action of its kind is possible: a player without a Tool or a Weapon is told where to get one."""
    if refusal.code == NOT_IN_HAND and refusal.action.startswith("dig "):
        reason = _lacks(language, book, "tool", [int(tool) for tool in range(TOOLS) if book.points[tool] > 0])
    elif refusal.code == NO_WEAPON:
        reason = _lacks(language, book, "weapon", [int(KNIFE), int(BLADE)])
    else:
        return refusal.text(language)
    return text(language, "error-by-rule", reason=reason, rule=refusal.rule)


def _lacks(language: str, book: Rulebook, what: str, kinds: list[int]) -> str:
    cards = listed(language, [a_card(language, book, CARD_NAMES[kind]) for kind in kinds], "or")
    ways = listed(language, _ways(language, book, kinds), "or")
    return text(language, f"lack-{what}", cards=cards, ways=ways)


def _ways(language: str, book: Rulebook, kinds: list[int]) -> list[str]:
    """`craft one in the Cafeteria`, `buy one in the Recreational Area`, ..."""
    found: list[str] = []
    craft = book.bits("craft")
    if any(recipe.card in kinds for recipe in book.recipes):
        places = [place.slot for place in book.places if place.name and not place.forbids & craft]
        found.append(text(language, "lack-way-craft", place=_in(language, book, places)))
    if any(offer.card in kinds for offer in book.offers):
        found += _where(language, book, "buy")
    if SPOON in kinds:
        found += _where(language, book, "steal_spoon")
    if any(book.edition.cards[CARD_NAMES[kind]].search for kind in kinds):
        found.append(text(language, "lack-way-search"))
    return [*found, text(language, "lack-way-extort")] if SPOON in kinds else found


def _where(language: str, book: Rulebook, deed: str) -> list[str]:
    places = [place.slot for place in book.places if deed in place.actions]
    return [text(language, f"lack-way-{deed}", place=_in(language, book, places))] if places else []


def _in(language: str, book: Rulebook, slots: Iterable[int]) -> str:
    return listed(language, [place_in_play(language, book, int(slot), "in") for slot in slots], "or")
