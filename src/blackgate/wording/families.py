"""Families of cards, in the order in which a hand is sorted."""

from __future__ import annotations

from typing import Final

from blackgate.rules.kinds import (
    ACTION_CARD,
    CHAIN,
    FIRST_KINDS,
    FURTHER_ACTION_CARD,
    KNIFE,
    LINK,
    MOST_KINDS,
    RARE_ITEM,
)

# Each with the first kind that is not in it any more
FAMILIES: Final = (
    ("tools", int(KNIFE)),
    ("weapons", int(LINK)),
    ("components", int(CHAIN)),
    ("accessories", int(RARE_ITEM)),
    ("rare", int(ACTION_CARD)),
    ("action_cards", int(FIRST_KINDS)),
    ("rare", int(FURTHER_ACTION_CARD)),
    ("action_cards", int(MOST_KINDS)),
)


def family_of(kind: int) -> str:
    return next(family for family, end in FAMILIES if kind < end)
