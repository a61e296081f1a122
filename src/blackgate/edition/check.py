"""Checks a whole edition: every entry by itself (data.FILE), then what several entries must agree on.

The merged data is checked, but what is reported is named by the keys of the user's own file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from blackgate.edition import schema
from blackgate.edition.build import Raw, open_cards
from blackgate.edition.data import FILE
from blackgate.edition.errors import (
    EditionError,
    Path,
    Problem,
    Report,
    TooManyProblems,
    found,
    found_entries,
    with_near,
)
from blackgate.edition.kinds import LONGEST_NAME, UNKNOWN, OneOf, is_plain
from blackgate.edition.schema import EFFECTS, OTHER_PLACES, PLACES, PRISONERS, SOLITARY
from blackgate.messages import phrase

DEEPEST = 5  # michel, cards, id, name, language: what an untrusted file has nested deeper is not looked at
Lines = Mapping[Path, int]


def check(data: Raw, own: Raw, file: str, lines: Lines | None = None) -> None:
    """Raise EditionError unless `data`, the standard merged with the user's `own` data, is an edition.

    `lines`: where everything stands, if it comes from a file. A file is looked at more closely than what a table or a
    record keeps, which may have been accepted by an earlier release.
    """
    report = Report()
    try:
        FILE.check(data, (), report)
        wrong = {path[0] for path, _ in report.entries}
        for tables, agree in (*CHECKS, *(CHECKS_OF_A_FILE if lines is not None else ())):
            if wrong.isdisjoint(tables):  # they rely on every entry being right by itself
                agree(data, own, report)
    except TooManyProblems:
        pass
    if report.entries:
        raise EditionError(file, _problems(report, own, lines))


def _problems(report: Report, own: Raw, lines: Lines | None) -> list[Problem]:
    """In the order of the user's file."""
    place = {(): 1, **lines} if lines is not None else {path: index for index, path in enumerate(_paths(own))}
    report.entries.sort(key=lambda entry: _nearest(entry[0], place))
    problems = [problem for _, problem in report.entries]
    if lines is not None:
        problems = [replace(problem, line=_nearest(path, place)) for path, problem in report.entries]
    if report.is_full:
        problems.append(Problem("", phrase("edition-found-more"), phrase("edition-no_more")))
    return problems


def _check_name(data: Raw, own: Raw, report: Report) -> None:
    """It can be shown."""
    if not is_plain(data["name"]):
        report.add(("name",), found(data["name"]), phrase("edition-word", most=LONGEST_NAME))


def _check_deck(data: Raw, own: Raw, report: Report) -> None:
    """The Search deck is enough for everybody's first hand (R1.5)."""
    deck = sum(card.get("search", 0) for card in data["cards"].values())
    each, players = data["game"]["starting_cards"], schema.PLAYERS[-1]
    if deck < each * int(players):
        what = phrase("edition-found-deck", cards=deck)
        allowed = phrase("edition-deck", least=each * int(players), each=each, players=players)
        report.add(_blame(own, ("game", "starting_cards"), ("cards",)), what, allowed)


def _check_cards(data: Raw, own: Raw, report: Report) -> None:
    """No more kinds than there are numbers for."""
    most = {"rare_items": schema.MOST_RARE_ITEMS, "action_cards": schema.MOST_ACTION_CARDS}
    ids = open_cards(data["cards"])
    for family, limit in most.items():
        if len(ids[family]) > limit:
            what = phrase(f"edition-found-{family}", entries=len(ids[family]))
            report.add(("cards",), what, phrase("edition-most", most=limit))


def _check_ids(data: Raw, own: Raw, report: Report) -> None:
    """A card is named by its id alone, so no two things that can be looked at have the same."""
    tables = ("cards", "gang_cards", "backgrounds", "traumas")
    first: dict[str, str] = {}
    for table in tables:
        for key in data[table]:
            other = first.setdefault(key, table)
            if other != table:
                path = _blame(own, (table, key), (other, key))
                what = phrase("edition-found-taken_id", table=other if path[0] == table else table)
                report.add(path, what, phrase("edition-free_id", tables=", ".join(tables)))


def _check_recipes(data: Raw, own: Raw, report: Report) -> None:
    """What is discarded is no Action card (R8.2)."""
    plain = OneOf((*schema.CARDS, *open_cards(data["cards"])["rare_items"]))
    for recipe, entry in data["recipes"].items():
        for index, card in enumerate(entry["discard"]):
            if card not in plain.names:
                path = ("recipes", recipe, "discard", index)
                report.add(path, found(card), with_near(plain.allowed, card, plain.names))


def _check_numbers(data: Raw, own: Raw, report: Report) -> None:
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


def _check_gangs(data: Raw, own: Raw, report: Report) -> None:
    """No Gang asks for more different Accessories than it has (R9.1), and each has a card (R1.3), but not too many."""
    for gang, entry in data["gangs"].items():
        listed, needs = len(entry["accessories"]), entry["needs"]
        if needs > listed:
            path = _blame(own, ("gangs", gang, "needs"), ("gangs", gang, "accessories"))
            allowed = phrase("edition-needs", needs=needs, accessories=listed)
            report.add(path, found(entry[path[-1]]), allowed)
        cards = sum(card["gang"] == gang for card in data["gang_cards"].values())
        if not 1 <= cards <= schema.MOST_CARDS_OF_A_GANG:
            what = phrase("edition-found-gang_cards", cards=cards, gang=f'"{gang}"')
            report.add(("gang_cards",), what, phrase("edition-gang_cards", most=schema.MOST_CARDS_OF_A_GANG))


def _check_backgrounds(data: Raw, own: Raw, report: Report) -> None:
    """There is one for every player (R1.5), and each can be revealed."""
    backgrounds = data["backgrounds"]
    if len(backgrounds) < schema.LEAST_BACKGROUNDS:
        allowed = phrase("edition-backgrounds", least=schema.LEAST_BACKGROUNDS)
        report.add(("backgrounds",), found_entries(len(backgrounds)), allowed)
    for background, entry in backgrounds.items():
        _check_background(entry, ("backgrounds", background), report)


def _check_background(entry: Raw, path: Path, report: Report) -> None:
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


def _check_prisoners(data: Raw, own: Raw, report: Report) -> None:
    """Every prisoner is on one side of one board (R1.6)."""
    sides = [prisoner for board in data["prisoners"]["boards"] for prisoner in board]
    for prisoner in PRISONERS:
        if sides.count(prisoner) > 1:
            what = phrase("edition-found-times", prisoner=f'"{prisoner}"', times=sides.count(prisoner))
            allowed = phrase("edition-prisoners", prisoners=", ".join(PRISONERS))
            report.add(("prisoners", "boards"), what, allowed)


def _check_michel(data: Raw, own: Raw, report: Report) -> None:
    """Tools are on a Michel card only with a Knife (R12.6), and there is a card to be drawn (R12.1)."""
    cards = data["michel"]["cards"]
    for card, entry in cards.items():
        if entry["tools"] and not entry["knife"]:
            here = ("michel", "cards", card)
            path = _blame(own, (*here, "tools"), (*here, "knife"))
            report.add(path, found(entry[path[-1]]), phrase("edition-tools"))
    if not any(entry["count"] for entry in cards.values()):
        report.add(("michel", "cards"), phrase("edition-found-no_count"), phrase("edition-michel_cards"))


def _check_traumas(data: Raw, own: Raw, report: Report) -> None:
    """There is one to be drawn (R14.11)."""
    if not data["traumas"]:
        report.add(("traumas",), found_entries(0), phrase("edition-least", least=1))


def _check_modular_places(data: Raw, own: Raw, report: Report) -> None:
    """A Place that is added has a name of its own: that of one on the board would mean either (R14.2)."""
    taken = (*PLACES, *OTHER_PLACES)
    allowed = phrase("edition-free_name", names=", ".join(taken))
    for place in data["modular_places"]:
        if place in taken:
            report.add(("modular_places", place), phrase("edition-found-taken_name"), allowed)


def _check_own_actions(data: Raw, own: Raw, report: Report) -> None:
    """Words are for an action that some modular Place has and that is not in the box."""
    offered = [action for place in data["modular_places"].values() for action in place["actions"]]
    known = sorted(set(offered).difference(schema.ACTIONS))
    for action in data.get(schema.OWN_ACTIONS, {}):
        if action not in known:
            report.add((schema.OWN_ACTIONS, action), UNKNOWN, with_near(OneOf(tuple(known)).allowed, action, known))


Check = Callable[[Raw, Raw, Report], None]
# What must agree, with the tables that have to be right for it
CHECKS: Final[tuple[tuple[tuple[str, ...], Check], ...]] = (
    (("game", "places"), _check_numbers),
    (("cards",), _check_cards),
    (("cards", "gang_cards", "backgrounds", "traumas"), _check_ids),
    (("cards", "recipes"), _check_recipes),
    (("gangs", "gang_cards"), _check_gangs),
    (("backgrounds",), _check_backgrounds),
    (("prisoners",), _check_prisoners),
    (("michel",), _check_michel),
    (("traumas",), _check_traumas),
    (("modular_places",), _check_modular_places),
    (("modular_places", schema.OWN_ACTIONS), _check_own_actions),
)
CHECKS_OF_A_FILE: Final[tuple[tuple[tuple[str, ...], Check], ...]] = (
    (("name",), _check_name),
    (("game", "cards"), _check_deck),
)


def _blame(own: Raw, *paths: Path) -> Path:
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


def _nearest(path: Path, place: Mapping[Path, int]) -> int:
    """Where in the user's file a path stands; what is missing there, with the table it is missing from."""
    while path not in place:
        path = path[:-1]
    return place[path]
