"""The file of an arena: read back, torn, broken, and of another arena."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from blackgate.lab.arena import Arena
from blackgate.lab.results import NoResults, OtherArena, header_line, read_results, whole_lines
from blackgate.rules.options import Options
from tests.lab.own_bots import short_edition, text_of


@pytest.fixture(scope="module")
def arena() -> Arena:
    return Arena(("random", "random"), short_edition(2), Options(2), 6, "seed")


@pytest.fixture(scope="module")
def lines(arena: Arena) -> list[str]:
    return whole_lines(text_of(arena).encode())


def test_the_games_are_read_as_they_were_written(arena: Arena, lines: list[str]) -> None:
    results = read_results(arena, lines)
    assert [result.bout for result in results] == [arena.bout(number) for number in range(6)]
    assert all(result.by_limit and result.turns == 4 for result in results)  # R2.4
    assert json.loads(lines[1])["winners"] == results[0].winners


def test_a_torn_last_line_is_dropped(arena: Arena, lines: list[str]) -> None:
    whole = "".join(f"{line}\n" for line in lines).encode()
    for cut in range(1, len(lines[-1]) + 1):
        assert len(read_results(arena, whole_lines(whole[:-cut]))) == 5


@pytest.mark.parametrize("line", ["", "{}", "[]", "null", "7", "{", '{"deal": 0}'])
def test_a_line_that_is_no_result_is_named(arena: Arena, lines: list[str], line: str) -> None:
    for number in (1, 3):
        with pytest.raises(NoResults) as caught:
            read_results(arena, [*lines[: number - 1], line, *lines[number:]])
        assert caught.value.line == number


@pytest.mark.parametrize(
    ("written", "instead"),
    [('"winners": [', '"winners": [9, '), ('"turns": ', '"turns": -'), ("true", "2"), ('"deal": 0', '"deal": 1')],
)
def test_a_result_that_cannot_be_is_named(arena: Arena, lines: list[str], written: str, instead: str) -> None:
    with pytest.raises(NoResults) as caught:
        read_results(arena, [*lines[:1], lines[1].replace(written, instead), *lines[2:]])
    assert caught.value.line == 2


def test_more_games_than_the_arena_has_are_refused(arena: Arena, lines: list[str]) -> None:
    with pytest.raises(NoResults):
        read_results(arena, [*lines, lines[-1]])


def test_games_in_another_order_are_refused(arena: Arena, lines: list[str]) -> None:
    with pytest.raises(NoResults):
        read_results(arena, [lines[0], lines[2], lines[1]])


def test_another_arena_is_refused_with_all_that_differs(arena: Arena, lines: list[str]) -> None:
    other = replace(arena, bots=("random",), seed="other", edition=short_edition(3))
    with pytest.raises(OtherArena) as caught:
        read_results(other, lines)
    assert caught.value.differences == [
        ("bots", '["random", "random"]', '["random"]'),
        ("seed", '"seed"', '"other"'),
        ("edition", '"2 rounds"', '"3 rounds"'),
    ]


def test_every_part_of_an_arena_is_in_its_header(arena: Arena) -> None:
    others = [
        replace(arena, options=Options(3)),
        replace(arena, games=8),
        replace(arena, options=Options(2, michel="michel")),
        replace(arena, options=Options(2, team=True)),
        replace(arena, options=Options(2, warden=True)),
        replace(arena, options=Options(2, places=("library",))),
    ]
    assert len({header_line(other) for other in [arena, *others]}) == 7
