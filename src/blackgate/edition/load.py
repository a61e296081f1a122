"""Reads an edition: the standard one, or an own file laid over it. Nothing half-loads."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from blackgate.edition import schema
from blackgate.edition.check import check
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
)
from blackgate.edition.errors import EditionError, Problem
from blackgate.edition.kinds import LONGEST_NAME, found
from blackgate.edition.merge import difference, merge
from blackgate.messages import Said, phrase, system_reason

STANDARD = "standard.toml"
Raw = Mapping[str, Any]


def load_edition(path: Path | str | None = None) -> Edition:
    """The standard edition, or the one in this file: what it says, and the standard for the rest.

    Without a `name` of its own it is named after the file. Raises EditionError.
    """
    if path is None:
        return _standard()
    return _own(_parse(_read(path), str(path)), str(path), Path(path).stem)


def edition_from(overrides: Mapping[str, object], name: str) -> Edition:
    """The standard edition with these overrides, as a file would have them; `name` stands for the file.

    Raises EditionError.
    """
    if not isinstance(overrides, Mapping):
        raise EditionError(name, [Problem("", found(overrides), schema.FILE.says)])
    return _own(overrides, name, name)


def overrides_of(edition: Edition) -> dict[str, Any]:
    """The least that makes this edition out of the standard: `edition_from(overrides_of(e), e.name) == e`."""
    return difference(_standard().as_dict(), edition.as_dict())


# ---- Reading ----


@cache
def _standard_data() -> dict[str, Any]:
    data = tomllib.loads(files(__package__).joinpath(STANDARD).read_text("utf-8"))
    check(data, data, STANDARD)
    return data


@cache
def _standard() -> Edition:
    return _build(_standard_data())


def _own(overrides: Raw, file: str, name: str) -> Edition:
    data = merge(_standard_data(), {"name": name[:LONGEST_NAME] or "own", **overrides})
    check(data, overrides, file)
    return _build(data)


def _read(path: Path | str) -> str:
    try:
        return Path(path).read_text("utf-8-sig")  # some editors begin a file with a byte order mark
    except OSError as error:
        reason = system_reason(error)
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise _unreadable(str(path), _line(line), phrase("edition-found-not_utf8")) from None
    except ValueError as error:  # a path that no file can have
        reason = str(error)
    raise _unreadable(str(path), "", phrase("edition-found-unreadable", reason=reason))


def _parse(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise _unreadable(file, "", phrase("edition-found-too_deep")) from None
    except ValueError as error:
        # tomllib gives the place in its message only: "... (at line 3, column 5)" or "(at end of document)".
        message = str(error)
        place = re.search(r"line (\d+), column \d+\)$", message)
        line = int(place[1]) if place else len(text.splitlines())
        reason = re.sub(r" \(at [^()]*\)$", "", message)
        raise _unreadable(file, _line(line), phrase("edition-found-not_toml", reason=reason)) from None


def _line(number: int) -> Said:
    return phrase("edition-line", line=number)


def _unreadable(file: str, where: Said, what: Said) -> EditionError:
    return EditionError(file, [Problem(where, what, phrase("edition-toml"))])


# ---- Building; the data has been checked, so nothing can fail here ----


def _build(data: Raw) -> Edition:
    edition = Edition(
        name=data["name"],
        game=GameFigures(**{key: value for key, value in data["game"].items() if key != "source"}),
        goals={int(players): data["goals"][players] for players in schema.PLAYERS},
        places={place: _place(data["places"][place]) for place in schema.PLACES},
        cards={card: _card(data["cards"][card]) for card in schema.CARDS},
        recipes={recipe: _recipe(data["recipes"][recipe]) for recipe in schema.RECIPES},
        shop={offer: _offer(data["shop"][offer]) for offer in schema.SHOP},
        gangs={gang: _gang(data["gangs"][gang]) for gang in schema.GANGS},
        gang_cards={card: _gang_card(data["gang_cards"][card]) for card in schema.GANG_CARDS},
        backgrounds={name: _background(data["backgrounds"][name]) for name in schema.BACKGROUNDS},
        prisoners=tuple((first, second) for first, second in data["prisoners"]["boards"]),
        team=TeamData({int(players): data["team"]["goals"][players] for players in schema.TEAM_PLAYERS}),
        michel=_michel(data["michel"]),
        tokens={token: data["tokens"][token] for token in schema.TOKENS},
        traumas={trauma: _trauma(data["traumas"][trauma]) for trauma in schema.TRAUMAS},
        # Merging has put those that were added after the standard ones.
        modular_places={place: _modular_place(raw) for place, raw in data["modular_places"].items()},
        warden=_warden(data["warden"]),
        fingerprint="",
    )
    return replace(edition, fingerprint=_fingerprint(edition))


def _fingerprint(edition: Edition) -> str:
    """The same for all editions that play the same: the name does not count."""
    plain = edition.as_dict()
    del plain["name"]
    # Which modular Places are added is open, so their order is part of what is played.
    plain["modular_places"] = list(plain["modular_places"].items())
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


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


def _michel(raw: Raw) -> MichelData:
    return MichelData(raw["start"], {card: _michel_card(raw["cards"][card]) for card in schema.MICHEL_CARDS})


def _michel_card(raw: Raw) -> MichelCardData:
    return MichelCardData(raw["knife"], _in_order(raw["tools"], schema.TOOLS), raw["count"])


def _trauma(raw: Raw) -> TraumaData:
    do = raw["do"]
    return TraumaData(do, {figure: raw[figure] for figure in schema.TRAUMA_EFFECTS[do].figures})


def _modular_place(raw: Raw) -> ModularPlaceData:
    figures = raw.keys() - schema.MODULAR_PLACE_KEYS.keys() - schema.SOURCE.keys()
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
