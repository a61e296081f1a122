"""From the checked data of an edition file to the edition. Nothing can fail here."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from blackgate.edition import schema
from blackgate.edition.data import FILE, Edition, Words

Raw = Mapping[str, Any]

LANGUAGE = "en"  # of what is said in a file that does not say its language


def families(data: Raw) -> dict[str, list[str]]:
    """The ids of every open family in canonical order: those that schema.py has, then the others as they come."""
    ids: dict[str, Iterable[str]] = {
        **open_cards(data["cards"]),
        "gang_cards": data["gang_cards"],
        "backgrounds": data["backgrounds"],
        "michel_cards": data["michel"]["cards"],
        "traumas": data["traumas"],
        "modular_places": data["modular_places"],
    }
    return {family: _known_first(ids[family], first) for family, first in schema.FAMILIES.items()}


def open_cards(cards: Mapping[str, Raw]) -> dict[str, list[str]]:
    """The ids of the Rare items and of the Action cards, as they come."""
    own = {card: raw for card, raw in cards.items() if card not in schema.CARDS}
    return {
        "rare_items": [card for card, raw in own.items() if "effects" not in raw],
        "action_cards": [card for card, raw in own.items() if "effects" in raw],
    }


def _known_first(ids: Iterable[str], first: tuple[str, ...]) -> list[str]:
    return sorted(ids, key=lambda name: first.index(name) if name in first else len(first))


def build(data: Raw) -> Edition:
    ids = families(data)
    ordered = {table: _picked(data[table], ids[table]) for table in ids if table in data}
    ordered["cards"] = _picked(data["cards"], [*schema.CARDS, *ids["rare_items"], *ids["action_cards"]])
    ordered["michel"] = {**data["michel"], "cards": _picked(data["michel"]["cards"], ids["michel_cards"])}
    edition: Edition = FILE.read({**data, **ordered})
    return replace(edition, words=dict(_words(data)), fingerprint=_fingerprint(edition, ids))


def _picked(table: Raw, ids: Iterable[str]) -> dict[str, Any]:
    return {name: table[name] for name in ids}


def _fingerprint(edition: Edition, ids: Mapping[str, list[str]]) -> str:
    """The same for all editions that play the same: no name and no word counts.

    The order of an open family does: it numbers what there is. That of the ids in schema.py is always the same, so
    that only the others are written down in theirs.
    """
    plain = edition.figures()
    del plain["name"]
    plain["modular_places"] = list(plain["modular_places"].items())
    order = {family: [name for name in ids[family] if name not in first] for family, first in schema.FAMILIES.items()}
    del order["modular_places"]
    if any(order.values()):
        plain["order"] = order
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _words(data: Raw) -> Iterator[tuple[str, Words]]:
    """What the edition says for people, by the path of the entry."""
    language = data.get("language", LANGUAGE)
    tables = {name: data[name] for name in schema.WORDED} | {"michel.cards": data["michel"]["cards"]}
    tables[schema.OWN_ACTIONS] = data.get(schema.OWN_ACTIONS, {})
    for name, table in tables.items():
        for key, raw in table.items():
            words = Words(_in_languages(raw.get("name", {}), language), _in_languages(raw.get("text", {}), language))
            if words.name or words.text:
                yield f"{name}.{key}", words
    for name in schema.NAMED:
        for key, said in data[name].get("names", {}).items():
            yield f"{name}.{key}", Words(_in_languages(said, language))


def _in_languages(said: str | Mapping[str, str], language: str) -> dict[str, str]:
    return {language: said} if isinstance(said, str) else dict(said)
