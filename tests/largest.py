"""The largest edition allowed: every family is filled up with custom cards."""

from __future__ import annotations

from functools import cache
from typing import Any

from blackgate import Edition
from blackgate.edition import edition_from, load_edition, schema


@cache
def largest_edition() -> Edition:
    return edition_from(largest(), "largest")


def largest() -> dict[str, Any]:
    """The standard edition, and its entries again under other ids until no more fit."""
    plain = load_edition().as_dict()
    cards = plain["cards"]
    rare, action = load_edition().rare_items, load_edition().action_cards
    own_cards: dict[str, Any] = {
        f"rare_{number}": {"search": 2, "value": 1 + number % 6} for number in range(len(rare), schema.MOST_RARE_ITEMS)
    }
    for number in range(len(action), schema.MOST_ACTION_CARDS):
        twin, other = (cards[action[each % len(action)]] for each in (number, number * 7 + 1))
        effects = [*twin["effects"], *other["effects"]][: schema.MOST_EFFECTS]
        own_cards[f"action_{number}"] = {"search": 2, "value": number % 4, "effects": effects}
    return {
        "cards": own_cards,
        "gang_cards": {f"own_{name}": card for name, card in plain["gang_cards"].items()},
        "backgrounds": filled("background", plain["backgrounds"], schema.MOST_BACKGROUNDS),
        "michel": {"cards": filled("michel", plain["michel"]["cards"], schema.MOST_MICHEL_CARDS)},
        "traumas": filled("trauma", plain["traumas"], schema.MOST_TRAUMAS),
    }


def filled(what: str, standard: dict[str, Any], most: int) -> dict[str, Any]:
    names = list(standard)
    return {f"{what}_{number}": standard[names[number % len(names)]] for number in range(len(names), most)}
