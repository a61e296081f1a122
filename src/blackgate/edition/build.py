"""From the checked data of an edition file to the edition. Nothing can fail here."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from blackgate.edition import schema
from blackgate.edition.data import (
    BackgroundData,
    CardData,
    Edition,
    EffectData,
    GameFigures,
    GangCardData,
    GangData,
    MichelCardData,
    MichelData,
    ModularPlaceData,
    PlaceData,
    RecipeData,
    ShopData,
    TeamData,
    TraumaData,
    WardenData,
    Words,
)

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
    edition = Edition(
        name=data["name"],
        game=GameFigures(**{key: value for key, value in data["game"].items() if key != "source"}),
        goals={int(players): data["goals"][players] for players in schema.PLAYERS},
        places={place: _place(data["places"][place]) for place in schema.PLACES},
        cards={card: _card(data["cards"][card]) for card in (*schema.CARDS, *ids["rare_items"], *ids["action_cards"])},
        recipes={recipe: _recipe(data["recipes"][recipe]) for recipe in schema.RECIPES},
        shop={offer: _offer(data["shop"][offer]) for offer in schema.SHOP},
        gangs={gang: _gang(data["gangs"][gang]) for gang in schema.GANGS},
        gang_cards={card: _gang_card(data["gang_cards"][card]) for card in ids["gang_cards"]},
        backgrounds={name: _background(data["backgrounds"][name]) for name in ids["backgrounds"]},
        prisoners=tuple((first, second) for first, second in data["prisoners"]["boards"]),
        team=TeamData({int(players): data["team"]["goals"][players] for players in schema.TEAM_PLAYERS}),
        michel=_michel(data["michel"], ids["michel_cards"]),
        tokens={token: data["tokens"][token] for token in schema.TOKENS},
        traumas={trauma: _trauma(data["traumas"][trauma]) for trauma in ids["traumas"]},
        modular_places={place: _modular_place(data["modular_places"][place]) for place in ids["modular_places"]},
        warden=_warden(data["warden"]),
        words=dict(_words(data)),
        fingerprint="",
    )
    return replace(edition, fingerprint=_fingerprint(edition, ids))


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


def _place(raw: Raw) -> PlaceData:
    return PlaceData(
        numbers=tuple(sorted(raw["numbers"])),
        search=raw["search"],
        forbids=_in_order(raw["forbids"], schema.FORBIDDEN),
        actions=_in_order(raw["actions"], schema.PLACE_ACTIONS),
    )


def _card(raw: Raw) -> CardData:
    from_pile = "pile" in raw
    return CardData(
        count=raw["pile"] if from_pile else raw["search"],
        from_pile=from_pile,
        value=raw["value"],
        points=raw.get("points", 0),
        effects=_effects(raw.get("effects", ())),
    )


def _recipe(raw: Raw) -> RecipeData:
    return RecipeData(tuple(raw["discard"]), raw["take"], raw["count"])


def _offer(raw: Raw) -> ShopData:
    return ShopData(raw["card"], raw["count"], raw["price"])


def _gang(raw: Raw) -> GangData:
    return GangData(_in_order(raw["accessories"], schema.ACCESSORIES), raw["needs"])


def _gang_card(raw: Raw) -> GangCardData:
    do = raw["do"]
    return GangCardData(raw["gang"], do, {figure: raw[figure] for figure in schema.ABILITIES[do].figures})


def _background(raw: Raw) -> BackgroundData:
    return BackgroundData(raw["gang"], _effects(raw["effects"]), _effects(raw["bonus"]))


def _michel(raw: Raw, cards: Iterable[str]) -> MichelData:
    return MichelData(raw["start"], {card: _michel_card(raw["cards"][card]) for card in cards})


def _michel_card(raw: Raw) -> MichelCardData:
    return MichelCardData(raw["knife"], _in_order(raw["tools"], schema.TOOLS), raw["count"])


def _trauma(raw: Raw) -> TraumaData:
    do = raw["do"]
    return TraumaData(do, {figure: raw[figure] for figure in schema.TRAUMA_EFFECTS[do].figures})


def _modular_place(raw: Raw) -> ModularPlaceData:
    figures = raw.keys() - schema.MODULAR_PLACE_KEYS.keys() - schema.ABOUT.keys()
    return ModularPlaceData(
        replaces=raw["replaces"],
        search=raw["search"],
        forbids=_in_order(raw["forbids"], schema.FORBIDDEN),
        actions=_any_in_order(raw["actions"]),
        figures={figure: raw[figure] for figure in sorted(figures)},
    )


def _warden(raw: Raw) -> WardenData:
    return WardenData(
        start=raw["start"],
        team_start=raw["team_start"],
        search=raw["search"],
        forbids=_in_order(raw["forbids"], schema.FORBIDDEN),
        bribe=raw["bribe"],
        illegal=_any_in_order(raw["illegal"]),
    )


def _effects(raw: Iterable[Raw]) -> tuple[EffectData, ...]:
    return tuple(
        EffectData(effect["do"], {figure: effect[figure] for figure in schema.EFFECTS[effect["do"]].figures})
        for effect in raw
    )


def _in_order(names: Iterable[str], order: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(names, key=order.index))


def _any_in_order(names: Iterable[str]) -> tuple[str, ...]:
    """The actions that schema.py knows in its order, then the others by name."""
    known = schema.ACTIONS
    return tuple(sorted(names, key=lambda name: (known.index(name) if name in known else len(known), name)))
