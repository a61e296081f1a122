"""Names of things, by the ids of the rulebook, and lists of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from blackgate.messages import text


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


def place_name(language: str, place: str) -> str:
    """`Showers`"""
    return text(language, f"place-{place}")


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
