"""Checks a whole edition: every entry by itself (schema.FILE), then what several entries must agree on.

The merged data is checked, but what is reported is named by the keys of the user's own file.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from blackgate.edition.errors import EditionError
from blackgate.edition.kinds import Path, Report, found
from blackgate.edition.schema import EFFECTS, FILE, OTHER_PLACES, PLACES, PRISONERS, SOLITARY
from blackgate.messages import phrase

DEEPEST = 4  # michel, cards, id, key: what an untrusted file has nested deeper is not looked at


def check(data: Mapping[str, Any], own: Mapping[str, Any], file: str) -> None:
    """Raise EditionError unless `data`, the standard merged with the user's `own` data, is an edition."""
    report = Report()
    FILE.check(data, (), report)
    if not report.entries:  # these rely on every entry being right by itself
        _check_numbers(data, own, report)
        _check_gangs(data, own, report)
        for background, entry in data["backgrounds"].items():
            _check_background(entry, ("backgrounds", background), report)
        _check_prisoners(data["prisoners"]["boards"], report)
        _check_michel(data["michel"]["cards"], own, report)
        _check_modular_places(data["modular_places"], report)
    if report.entries:
        place = {path: index for index, path in enumerate(_paths(own))}
        report.entries.sort(key=lambda entry: _position(entry[0], place))
        raise EditionError(file, [problem for _, problem in report.entries])


def _check_numbers(data: Mapping[str, Any], own: Mapping[str, Any], report: Report) -> None:
    """Every number on the die leads to at least two Places, and no Place has another number (R6.1)."""
    die = data["game"]["die"]
    numbers = {place: data["places"][place]["numbers"] for place in PLACES}
    for place in PLACES:
        if any(number > die for number in numbers[place]):
            path = _blame(own, ("places", place, "numbers"), ("game", "die"))
            value = die if path == ("game", "die") else numbers[place]
            report.add(path, found(value), phrase("edition-numbers_above_die", place=place))
    for number in range(1, die + 1):
        there = [place for place in PLACES if number in numbers[place]]
        if len(there) < 2:
            what = phrase("edition-found-number_nowhere", number=number)
            if there:
                what = phrase("edition-found-number_once", number=number, place=there[0])
            allowed = phrase("edition-numbers_twice", die=die)
            others = [("places", place, "numbers") for place in PLACES if place not in (*there, SOLITARY)]
            report.add(_blame(own, *others, ("game", "die")), what, allowed)


def _check_gangs(data: Mapping[str, Any], own: Mapping[str, Any], report: Report) -> None:
    """No Gang asks for more different Accessories than it has (R9.1), and each has a card (R1.3)."""
    for gang, entry in data["gangs"].items():
        listed, needs = len(entry["accessories"]), entry["needs"]
        if needs > listed:
            path = _blame(own, ("gangs", gang, "needs"), ("gangs", gang, "accessories"))
            allowed = phrase("edition-needs", needs=needs, accessories=listed)
            report.add(path, found(entry[path[-1]]), allowed)
        if all(card["gang"] != gang for card in data["gang_cards"].values()):
            what = phrase("edition-found-no_gang_card", gang=f'"{gang}"')
            report.add(("gang_cards",), what, phrase("edition-gang_cards"))


def _check_background(entry: Mapping[str, Any], path: Path, report: Report) -> None:
    """A reaction is the only effect; what needs a main effect beside it has it (R10.1)."""
    main = [effect["do"] for effect in entry["effects"]]
    for do in main:
        if EFFECTS[do].use == "reaction" and len(main) > 1:
            report.add((*path, "effects"), found(main), phrase("edition-reaction", effect=f'"{do}"'))
            break
    for index, effect in enumerate(entry["bonus"]):
        needed = EFFECTS[effect["do"]].with_main
        if needed and needed not in main:
            where = (*path, "bonus", index, "do")
            allowed = phrase("edition-with_main", effect=f'"{effect["do"]}"', needed=f'"{needed}"')
            report.add(where, found(effect["do"]), allowed)


def _check_prisoners(boards: list[list[str]], report: Report) -> None:
    """Every prisoner is on one side of one board (R1.6)."""
    sides = [prisoner for board in boards for prisoner in board]
    for prisoner in PRISONERS:
        if sides.count(prisoner) > 1:
            what = phrase("edition-found-times", prisoner=f'"{prisoner}"', times=sides.count(prisoner))
            allowed = phrase("edition-prisoners", prisoners=", ".join(PRISONERS))
            report.add(("prisoners", "boards"), what, allowed)


def _check_michel(cards: Mapping[str, Any], own: Mapping[str, Any], report: Report) -> None:
    """Tools are on a Michel card only with a Knife (R12.6), and there is a card to be drawn (R12.1)."""
    for card, entry in cards.items():
        if entry["tools"] and not entry["knife"]:
            here = ("michel", "cards", card)
            path = _blame(own, (*here, "tools"), (*here, "knife"))
            report.add(path, found(entry[path[-1]]), phrase("edition-tools"))
    if not any(entry["count"] for entry in cards.values()):
        report.add(("michel", "cards"), phrase("edition-found-no_count"), phrase("edition-michel_cards"))


def _check_modular_places(places: Mapping[str, Any], report: Report) -> None:
    """A Place that is added has a name of its own: that of one on the board would mean either (R14.2)."""
    taken = (*PLACES, *OTHER_PLACES)
    allowed = phrase("edition-free_name", names=", ".join(taken))
    for place in places:
        if place in taken:
            report.add(("modular_places", place), phrase("edition-found-taken_name"), allowed)


def _blame(own: Mapping[str, Any], *paths: Path) -> Path:
    """The first of these paths that the user's file has; they are where a disagreement may come from."""
    return next((path for path in paths if _has(own, path)), paths[0])


def _has(data: object, path: Path) -> bool:
    for key in path:
        if not isinstance(data, Mapping) or key not in data:
            return False
        data = data[key]
    return True


def _paths(data: object, path: Path = ()) -> Iterator[Path]:
    """Every path of a file in its order, without the entries of lists: they are checked in their order."""
    yield path
    if isinstance(data, Mapping) and len(path) < DEEPEST:
        for key, value in data.items():
            yield from _paths(value, (*path, key))


def _position(path: Path, place: Mapping[Path, int]) -> int:
    """Where in the user's file a path stands; what is missing there, with the table it is missing from."""
    while path not in place:
        path = path[:-1]
    return place[path]
