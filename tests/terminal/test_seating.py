"""Who sits where: from the command line, from a few questions, from a record."""

from __future__ import annotations

import pytest

from blackgate.edition import load_edition
from blackgate.terminal.mistakes import Mistake
from blackgate.terminal.seating import Seat, seats_asked, seats_from, seats_recorded

EDITION = load_edition()


def seats(players: int | None = None, people: str = "", bots: str = "") -> list[Seat]:
    return seats_from(players, people.split(), bots.split(), EDITION, "en")


def asked(*answers: str) -> tuple[list[Seat], list[str]]:
    """The seats after these answers, and what was said on the way."""
    left, said = list(answers), list[str]()
    found = seats_asked(lambda prompt: left.pop(0), said.append, EDITION, "en")
    assert left == []
    return found, said


def test_without_a_wish_one_person_plays_against_three_random_bots() -> None:
    """R1.6: whoever has no name gets that of a prisoner."""
    assert seats() == [Seat("Ox"), Seat("Preacher", "random"), Seat("Sparks", "random"), Seat("Professor", "random")]


def test_people_come_first_then_the_bots_named_then_random_bots() -> None:
    assert seats(4, "Anna Bob", "random") == [
        Seat("Anna"),
        Seat("Bob"),
        Seat("Ox", "random"),
        Seat("Preacher", "random"),
    ]


def test_people_without_bots_play_among_themselves() -> None:
    assert seats(None, "Anna Bob Carl") == [Seat("Anna"), Seat("Bob"), Seat("Carl")]


def test_one_person_named_plays_against_three_bots() -> None:
    assert [seat.bot for seat in seats(None, "Anna")] == [None, "random", "random", "random"]


def test_a_bot_named_plays_against_one_person() -> None:
    assert seats(None, "", "random") == [Seat("Ox"), Seat("Preacher", "random")]


def test_bots_that_fill_all_seats_play_among_themselves() -> None:
    assert [seat.bot for seat in seats(2, "", "random random")] == ["random", "random"]


def test_a_person_named_like_a_prisoner_takes_the_name_away() -> None:
    assert [seat.name for seat in seats(3, "ox")] == ["ox", "Preacher", "Sparks"]


@pytest.mark.parametrize("players", [0, 1, 7])
def test_two_to_six_play(players: int) -> None:
    """R1.1"""
    with pytest.raises(Mistake) as mistake:
        seats(players)
    assert "R1.1" in mistake.value.text("en")


@pytest.mark.parametrize(
    ("players", "people", "bots", "message"),
    [
        (2, "Anna Bob Carl", "", "terminal-too-many-seats"),
        (None, "A B C D E F G", "", "terminal-wrong-players"),
        (None, "Anna anna", "", "terminal-name-twice"),
        (None, "Anna(random)", "", "terminal-wrong-name"),
        (None, "A" * 21, "", "terminal-wrong-name"),
        (None, "A\x1b[2J", "", "terminal-wrong-name"),
        (None, "", "genius", "terminal-wrong-bot"),
    ],
)
def test_what_cannot_be_is_a_mistake(players: int | None, people: str, bots: str, message: str) -> None:
    with pytest.raises(Mistake) as mistake:
        seats(players, people, bots)
    assert mistake.value.message == message


def test_enter_alone_is_the_usual_game() -> None:
    assert asked("")[0] == seats()


def test_the_set_up_asks_how_many_and_who() -> None:
    found, _ = asked("3", "Anna", "", "Bob")
    assert found == [Seat("Anna"), Seat("Ox", "random"), Seat("Bob")]


def test_the_set_up_asks_again_until_it_is_right() -> None:
    found, said = asked("9", "some", "2", "Anna", "anna", "Bob")
    assert found == [Seat("Anna"), Seat("Bob")]
    assert sum("cannot be the number" in line for line in said) == 2
    assert any("Two players are called anna" in line for line in said)


def test_a_record_tells_people_from_bots() -> None:
    table = seats(3, "Anna")
    assert seats_recorded([seat.recorded for seat in table], EDITION, "en") == table


def test_in_a_record_without_names_everybody_is_a_person() -> None:
    assert seats_recorded(["", "", "Bob (sergeant)"], EDITION, "fr") == [
        Seat("Bœuf"),
        Seat("Prêcheur"),
        Seat("Bob (sergeant)"),
    ]
