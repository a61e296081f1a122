"""The header: options, edition, names, commitment and contributions, in this order and in one way only."""

from __future__ import annotations

import json
from typing import Any

import pytest

from blackgate import BlackgateError, Options
from blackgate.edition import edition_from, load_edition
from blackgate.records import (
    DamagedRecord,
    ImpossibleRecord,
    Recorder,
    RecordError,
    UnfitEntry,
    UnsupportedRecord,
    commitment_of,
    read_record,
)
from blackgate.records.header import LONGEST_CONTRIBUTION, LONGEST_NAME, plain_text
from blackgate.records.position import read_options
from blackgate.rules.version import RULES
from tests.records.games import POSITION, POSITION_IN_TEAMS, SECRET, sealed, texts_of

# The standard edition as a record has it: without the name, which stands beside the fingerprint
WHOLE = {key: value for key, value in load_edition().as_dict().items() if key != "name"}


def start(**options: Any) -> Recorder:
    return Recorder.start(**{"players": 3, "secret": SECRET, **options})


def refusal(texts: list[str]) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(sealed(texts))
    return caught.value


def with_line(line: int, text: str, **options: Any) -> list[str]:
    """A header in which one line (counted from 1) is another."""
    texts = texts_of(start(**options).text())
    texts[line - 1] = text
    return texts


def test_a_header_holds_what_was_settled_before_the_game() -> None:
    recorder = start(names=["Anna", "Bo", "Çağla"], contributions=["scar", "", "2 # 3"], first=2)
    fingerprint = load_edition().fingerprint
    assert texts_of(recorder.text())[:-1] == [
        "blackgate record 2",
        f"rules: {RULES}",
        "players: 3",
        "first: 2",
        f'edition: {fingerprint} "standard"',
        f"printed: {plain_text(WHOLE)}",
        "name 0: Anna",
        "name 1: Bo",
        "name 2: Çağla",
        f"commitment: {commitment_of(SECRET)}",
        "contribution 0: scar",
        "contribution 1:",
        "contribution 2: 2 # 3",
    ]
    assert read_record(recorder.text()).header == recorder.header


def test_who_begins_is_named_only_if_the_host_named_somebody() -> None:
    """R1.7"""
    drawn, named = read_record(start().text()), read_record(start(first=0).text())
    assert drawn.header.first is None
    assert named.header.first == 0
    assert len(drawn.set_up) == len(named.set_up) + 1  # the seat


def test_the_secret_is_in_the_host_s_own_copy_only() -> None:
    assert SECRET.hex() not in start().text()
    own = read_record(start(keep_secret=True).text())
    assert own.header.secret == SECRET
    assert f"unshared secret: {SECRET.hex()}" in texts_of(own.text())
    assert own.shareable().text() == start().text()


# --- options
def with_options(text: str, players: int = 4) -> list[str]:
    """A header of a game of the base game, with such a line of options."""
    texts = texts_of(start(players=players).text())
    return [*texts[:3], f"options: {text}".rstrip(" "), *texts[3:]]


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (Options(3, michel="michel"), "michel"),
        (Options(4, team=True), "team"),
        (Options(2, warden=True), "warden"),
        (Options(2, places=("workshop",)), "places workshop"),
        (
            Options(6, michel="michelle", team=True, warden=True, places=("library", "gymnasium")),
            "michelle; team; warden; places gymnasium, library",
        ),
    ],
)
def test_what_is_played_besides_the_base_game_stands_after_the_players(options: Options, text: str) -> None:
    """R12.1, R13.1, R14.1, R16.1"""
    recorder = start(players=options, first=1)
    assert texts_of(recorder.text())[2:5] == [f"players: {options.players}", f"options: {text}", "first: 1"]
    header = read_record(recorder.text()).header
    assert header.options == options
    assert header.players == options.players
    assert header == recorder.header


def test_the_base_game_has_no_options() -> None:
    assert "options" not in start().text()
    assert start(players=Options(3)).text() == start(players=3).text()


@pytest.mark.parametrize(
    "text",
    [
        "",
        ";",
        "team;warden",
        "team; ",
        "warden; team",
        "team; michel",
        "places library,workshop",
        "places workshop, library",
        "places library, library",
        "places library; team",
        "places",
    ],
)
def test_options_can_be_written_in_one_way_only(text: str) -> None:
    error = refusal(with_options(text))
    assert isinstance(error, DamagedRecord)
    assert error.line == 4


@pytest.mark.parametrize("text", ["dragons", "team 2", "Team", "michel yes", "michel; michelle", "warden; warden"])
def test_options_that_are_not_known_here_are_refused(text: str) -> None:
    error = refusal(with_options(text))
    assert isinstance(error, UnsupportedRecord)
    assert error.line == 4


@pytest.mark.parametrize(
    ("players", "text", "rule"),
    [
        (3, "team", "R13.1"),
        (5, "team", "R13.1"),
        (4, "places attic", "R14.1"),
        (4, "team; places gambling_cells", "R14.7"),
    ],
)
def test_options_that_cannot_be_played_are_refused_with_the_rule(players: int, text: str, rule: str) -> None:
    error = refusal(with_options(text, players))
    assert isinstance(error, ImpossibleRecord)
    assert error.line == 4
    assert rule in error.reason
    with pytest.raises(BlackgateError, match=rule):
        start(players=read_options(text, players))


def test_two_places_cannot_replace_the_same_one() -> None:
    """R14.1"""
    edition = edition_from({"modular_places": {"library": {"replaces": "cafeteria"}}}, "own")
    texts = texts_of(start(edition=edition).text())
    error = refusal([*texts[:3], "options: places library, workshop", *texts[3:]])
    assert isinstance(error, ImpossibleRecord)
    assert error.line == 4
    assert "R14.1" in error.reason


def test_a_place_that_no_class_plays_here_is_refused() -> None:
    """R14.1: the edition has it, this Blackgate does not."""
    sauna = {"replaces": "infirmary", "search": 1, "forbids": [], "actions": []}
    texts = texts_of(start(edition=edition_from({"modular_places": {"sauna": sauna}}, "steam")).text())
    error = refusal([*texts[:3], "options: places sauna", *texts[3:]])
    assert isinstance(error, UnsupportedRecord)
    assert error.line == 4
    assert "modular_places.sauna: found no class" in error.reason


def test_the_number_of_players_is_refused_before_the_options() -> None:
    """R1.1"""
    texts = with_options("team", 4)
    error = refusal([*texts[:2], "players: 7", *texts[3:]])
    assert isinstance(error, ImpossibleRecord)
    assert error.line == 3
    assert "R1.1" in error.reason


# --- editions
EDITIONS: list[dict[str, Any]] = [
    {"game": {"rounds": 50}},
    {"cards": {"riot": {"effects": [{"do": "draw", "cards": 1}, {"do": "heal"}]}}},
    {"gang_cards": {"scavenger": {"do": "supplier", "cigarettes": 1, "least": 0}}},
    {"name": 'a "name"\nof\u2028two lines \ud800', "goals": {"2": 6}},
    {"name": "the standard under another name"},
]


@pytest.mark.parametrize("overrides", EDITIONS)
def test_an_own_edition_is_embedded(overrides: dict[str, Any]) -> None:
    edition = edition_from(overrides, "own")
    record = read_record(start(edition=edition).text())
    assert record.header.edition == edition
    assert record.header.edition.name == edition.name


def test_an_edition_that_plays_differently_here_is_refused() -> None:
    error = refusal(with_line(4, 'edition: 0123456789abcdef "standard"'))
    assert isinstance(error, UnsupportedRecord)
    assert error.line == 4
    assert load_edition().fingerprint in error.reason


def printed(text: str) -> RecordError:
    return refusal(with_line(5, f"printed: {text}"))


@pytest.mark.parametrize("text", ["", "{", "[]", "1", "nan", "9" * 5000, '{"game":{"rounds":3}', "[" * 100_000])
def test_an_edition_that_is_no_json_object_is_refused(text: str) -> None:
    assert isinstance(printed(text), DamagedRecord)
    assert printed(text).line == 5


def test_an_edition_that_cannot_be_is_refused_with_the_key() -> None:
    error = printed(plain_text({**WHOLE, "game": {**WHOLE["game"], "rounds": 0}}))
    assert isinstance(error, UnsupportedRecord)
    assert error.line == 5
    assert "game.rounds" in error.reason


@pytest.mark.parametrize("text", ["{}", '{"game":{"rounds":200}}', '{"complete":false}'])
def test_nothing_of_the_edition_is_taken_from_the_standard_one(text: str) -> None:
    error = printed(text)
    assert isinstance(error, UnsupportedRecord)
    assert error.line == 5


def test_other_figures_than_those_of_the_fingerprint_are_refused() -> None:
    error = printed(plain_text({**WHOLE, "goals": {**WHOLE["goals"], "3": 11}}))
    assert isinstance(error, UnsupportedRecord)
    assert error.line == 4


def test_a_nested_edition_does_no_harm() -> None:
    depth = 900
    nested = '{"game":' * depth + "1" + "}" * depth
    assert printed(nested).line == 5
    assert isinstance(json.loads(nested), dict)


# --- the version of the rules
@pytest.mark.parametrize("text", ["0", "01", "two", "-1", "9999999", ""])
def test_rules_without_a_version_are_refused(text: str) -> None:
    error = refusal(with_line(2, f"rules: {text}".rstrip(" ")))
    assert isinstance(error, DamagedRecord)
    assert error.line == 2


def test_a_record_of_newer_rules_is_refused_with_what_to_do() -> None:
    error = refusal(with_line(2, f"rules: {RULES + 1}"))
    assert isinstance(error, UnsupportedRecord)
    assert error.line == 2
    assert error.reason.endswith("install a newer one")


# --- what is refused
@pytest.mark.parametrize(
    ("line", "text"),
    [
        (1, "blackgate record 2 "),
        (3, "players: 03"),
        (3, "players: ٣"),
        (3, "players:3"),
        (3, "players:  3"),
        (3, "players: -3"),
        (3, "Players: 3"),
        (4, "edition: standard"),
        (4, 'edition: 0123456789abcdef ""x"'),
        (6, "name 1: Anna"),
        (6, "name 0:  Anna"),
        (6, "name 0: "),
        (6, f"name 0: {'x' * (LONGEST_NAME + 1)}"),
        (9, "commitment: 0"),
        (9, f"commitment: {'A' * 64}"),
        (9, "set-up"),
        (10, "contribution 1: x"),
        (10, f"contribution 0: {'x' * (LONGEST_CONTRIBUTION + 1)}"),
        (13, "setup"),
        (13, "set-up ->"),
        (13, "set-up -> "),
        (13, "set-up -> king"),
        (13, "set-up -> link,blade"),
    ],
)
def test_a_line_that_says_nothing_that_belongs_there_is_refused(line: int, text: str) -> None:
    error = refusal(with_line(line, text))
    assert isinstance(error, DamagedRecord)
    assert error.line == line


@pytest.mark.parametrize("line", range(1, 14))
def test_a_header_that_ends_early_is_refused_where_it_ends(line: int) -> None:
    texts = texts_of(start().text())
    assert len(texts) == 13
    assert refusal(texts[: line - 1]).line == line


@pytest.mark.parametrize("version", ["0", "3", "10", "123456"])
def test_another_format_is_named(version: str) -> None:
    error = refusal(with_line(1, f"blackgate record {version}"))
    assert isinstance(error, UnsupportedRecord)
    assert f"format {version};" in error.reason


@pytest.mark.parametrize("option", ["michel: yes", "team: yes", "places: library, workshop", "warden: yes"])
def test_an_option_of_a_later_version_is_named(option: str) -> None:
    texts = texts_of(start().text())
    error = refusal([*texts[:3], option, *texts[3:]])
    assert isinstance(error, UnsupportedRecord)
    assert error.line == 4
    assert option.split(":")[0] in error.reason


@pytest.mark.parametrize("players", [0, 1, 7, 8, 9])
def test_the_number_of_players_has_to_be_one_that_can_play(players: int) -> None:
    """R1.1"""
    error = refusal(with_line(3, f"players: {players}"))
    assert isinstance(error, ImpossibleRecord)
    assert error.line == 3
    assert "R1.1" in error.reason


def test_only_a_seat_that_there_is_can_be_first() -> None:
    """R1.7"""
    error = refusal(with_line(4, "first: 3", first=0))
    assert isinstance(error, ImpossibleRecord)
    assert error.line == 4


# --- laid-out positions
def test_a_position_is_in_the_header_in_place_of_a_commitment() -> None:
    recorder = Recorder.start_from(POSITION + "# a comment\n\ndice: 4\nwaiting: Turn 0\n")
    texts = texts_of(recorder.text())
    assert texts[8:] == [*(f"position: {line}" for line in POSITION.splitlines()), "set-up"]


@pytest.mark.parametrize(
    "line", ["dice: 4", "cards: link", "waiting: Turn 0", "over: yes", "", "turn: 0 # hm", " turn: 0"]
)
def test_chance_and_windows_have_no_place_in_the_position_of_a_record(line: str) -> None:
    texts = texts_of(Recorder.start_from(POSITION).text())
    error = refusal([*texts[:12], f"position: {line}", *texts[12:]])
    assert isinstance(error, DamagedRecord)
    assert error.line == 13


def test_the_options_of_a_position_stand_where_those_of_any_game_stand() -> None:
    recorder = Recorder.start_from(POSITION_IN_TEAMS)
    texts = texts_of(recorder.text())
    options, *position = POSITION_IN_TEAMS.splitlines()
    assert texts[3] == options
    assert texts[10:] == [*(f"position: {line}" for line in position), "set-up"]
    assert read_record(recorder.text()).header == recorder.header
    error = refusal([*texts[:10], f"position: {options}", *texts[10:]])
    assert isinstance(error, DamagedRecord)
    assert error.line == 11


def test_in_a_laid_out_position_nobody_is_named_to_be_first() -> None:
    texts = texts_of(Recorder.start_from(POSITION).text())
    error = refusal([*texts[:3], "first: 0", *texts[3:]])
    assert isinstance(error, ImpossibleRecord)
    assert error.line == 4


# --- what cannot be written
@pytest.mark.parametrize("name", ["x" * (LONGEST_NAME + 1), " x", "x ", "a\nb", "a\tb", "\x1b[2J", "\ud800", "\u2028"])
def test_a_name_that_does_not_fit_on_a_line_is_refused(name: str) -> None:
    with pytest.raises(UnfitEntry, match="name 1"):
        start(names=["", name, ""])
    with pytest.raises(UnfitEntry):
        start(contributions=["", name * 4, ""])


@pytest.mark.parametrize("name", ["", "x" * LONGEST_NAME, "# #123456", "seat 2: x", "-> 4", "🚬 é", "null"])
def test_any_other_name_is_read_back(name: str) -> None:
    record = read_record(start(names=["", name, ""], contributions=[name, "", ""]).text())
    assert record.header.names == ("", name, "")
    assert record.header.contributions == (name, "", "")


def test_every_seat_has_a_name_and_a_contribution_or_none_has() -> None:
    with pytest.raises(UnfitEntry, match="one is needed for each of the 3 seats"):
        start(names=["Anna"])
    with pytest.raises(UnfitEntry, match="one is needed for each of the 3 seats"):
        start(contributions=["a", "b", "c", "d"])
