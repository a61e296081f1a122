"""Who sits where: from the command line, from a few questions, from a record."""

from __future__ import annotations

import pytest

from blackgate.bots import bot_kinds
from blackgate.edition import load_edition
from blackgate.messages import LANGUAGES, has
from blackgate.seats import Seat, seats_recorded
from blackgate.terminal.seating import seats_asked, seats_from
from blackgate.terminal.user_errors import UserError

EDITION = load_edition()


def seats(players: int | None = None, people: str = "", bots: str = "") -> list[Seat]:
    return seats_from(players, people.split(), bots.split(), EDITION, "en")


def asked(*answers: str) -> tuple[list[Seat], list[str]]:
    """The seats after these answers, and what was said on the way."""
    left, said = list(answers), list[str]()
    found = seats_asked(lambda prompt: left.pop(0), said.append, EDITION, "en")
    assert left == []
    return found, said


def test_without_a_wish_one_person_plays_against_three_veterans() -> None:
    """R1.6: whoever has no name gets that of a prisoner, of the one or the other side of a board in turn."""
    assert seats() == [
        Seat("Ox"),
        Seat("Duchess", "veteran"),
        Seat("Sparks", "veteran"),
        Seat("Nails", "veteran"),
    ]


def test_people_come_first_then_the_bots_named_then_veterans() -> None:
    assert seats(4, "Anna Bob", "random") == [
        Seat("Anna"),
        Seat("Bob"),
        Seat("Ox", "random"),
        Seat("Duchess", "veteran"),
    ]


def test_people_without_bots_play_among_themselves() -> None:
    assert seats(None, "Anna Bob Carl") == [Seat("Anna"), Seat("Bob"), Seat("Carl")]


def test_one_person_named_plays_against_three_bots() -> None:
    assert [seat.bot for seat in seats(None, "Anna")] == [None, "veteran", "veteran", "veteran"]


def test_a_bot_named_plays_against_one_person() -> None:
    assert seats(None, "", "random") == [Seat("Ox"), Seat("Duchess", "random")]


def test_bots_that_fill_all_seats_play_among_themselves() -> None:
    assert [seat.bot for seat in seats(2, "", "random random")] == ["random", "random"]


def test_a_person_named_like_a_prisoner_takes_both_sides_of_the_board_away() -> None:
    """R1.6"""
    assert [seat.name for seat in seats(3, "ox")] == ["ox", "Duchess", "Sparks"]
    assert [seat.name for seat in seats(3, "mamba")] == ["mamba", "Duchess", "Sparks"]


@pytest.mark.parametrize("players", [0, 1, 7])
def test_two_to_six_play(players: int) -> None:
    """R1.1"""
    with pytest.raises(UserError) as mistake:
        seats(players)
    assert "R1.1" in mistake.value.text("en")


@pytest.mark.parametrize(
    ("players", "people", "bots", "message"),
    [
        (2, "Anna Bob Carl", "", "terminal-too-many-seats"),
        (None, "A B C D E F G", "", "terminal-wrong-players"),
        (None, "Anna anna", "", "seat-name-twice"),
        (None, "Anna(random)", "", "seat-wrong-name"),
        (None, "A" * 21, "", "seat-wrong-name"),
        (None, "A\x1b[2J", "", "seat-wrong-name"),
        (None, "", "genius", "terminal-wrong-bot"),
        (None, "", "boss:soon", "terminal-wrong-bot"),
        (None, "", "rookie:2", "terminal-wrong-bot"),
    ],
)
def test_what_cannot_be_is_a_mistake(players: int | None, people: str, bots: str, message: str) -> None:
    with pytest.raises(UserError) as mistake:
        seats(players, people, bots)
    assert mistake.value.message == message


def test_enter_alone_is_the_usual_game() -> None:
    found, said = asked("", "")
    assert found == seats()
    assert said[-9:] == [
        "  1. random: acts at random",
        "  2. rookie: has sensible habits",
        "  3. lifer 1: about as strong as a rookie",
        "  4. lifer 2: between rookie and veteran",
        "  5. veteran: looks ahead over the turn",
        "  6. lifer 3: about as strong as a veteran",
        "  7. lifer 4: stronger than a veteran",
        "  8. lifer: learned from millions of games, and chooses at a glance",
        "  9. boss: the strongest: simulates many games",
    ]


def test_the_set_up_asks_how_strong_the_bots_are() -> None:
    assert [seat.bot for seat in asked("", "4")[0]] == [None, "lifer:2", "lifer:2", "lifer:2"]
    found, said = asked("", "10", "veteran", "0", "2")
    assert [seat.bot for seat in found] == [None, "rookie", "rookie", "rookie"]
    assert said[-3:] == [
        f"“{wrong}” is not in the list: choose from 1 to 9, or press Enter." for wrong in ("10", "veteran", "0")
    ]


def test_nobody_is_asked_how_strong_bots_are_that_do_not_play() -> None:
    found, said = asked("2", "Anna", "Bob")
    assert found == [Seat("Anna"), Seat("Bob")]
    assert not any("How strong" in line for line in said)


def test_the_set_up_asks_how_many_and_who() -> None:
    found, _ = asked("3", "Anna", "", "Bob", "1")
    assert found == [Seat("Anna"), Seat("Ox", "random"), Seat("Bob")]


def test_the_set_up_asks_again_until_it_is_right() -> None:
    found, said = asked("9", "some", "2", "Anna", "anna", "Bob")
    assert found == [Seat("Anna"), Seat("Bob")]
    assert sum("cannot be the number" in line for line in said) == 2
    assert any("Two players are called anna" in line for line in said)


def test_a_record_tells_people_from_bots() -> None:
    table = seats(3, "Anna")
    assert seats_recorded([seat.recorded for seat in table], EDITION, "en") == table


def test_a_bot_with_an_argument_is_recorded_with_it() -> None:
    table = seats(None, "Anna", "boss:1 boss:40i rookie")
    assert [seat.recorded for seat in table] == ["Anna", "Mamba (boss:1)", "Preacher (boss:40i)", "Vixen (rookie)"]
    assert seats_recorded([seat.recorded for seat in table], EDITION, "en") == table


def test_a_record_seats_no_bot_that_there_is_not_and_runs_no_command() -> None:
    for name in ("Ox (boss:soon)", "Ox (boss:0)", "Ox (program:rm -r .)", "Ox (program:)", "Ox (programme)"):
        assert seats_recorded([name, "Bob"], EDITION, "en")[0] == Seat(name)


@pytest.mark.parametrize(
    ("bot", "english", "french"),
    [
        (None, "Ox", "Ox"),
        ("random", "Ox (random)", "Ox (hasard)"),
        ("veteran", "Ox (veteran)", "Ox (vétéran)"),
        ("boss:2", "Ox (boss:2)", "Ox (caïd:2)"),
        ("program:node bot.js", "Ox (program)", "Ox (programme)"),
        ("program", "Ox (program)", "Ox (programme)"),
        ("miner", "Ox (miner)", "Ox (miner)"),  # a bot of one's own, which has no message
    ],
)
def test_a_seat_is_listed_with_what_plays_there(bot: str | None, english: str, french: str) -> None:
    assert (Seat("Ox", bot).shown("en"), Seat("Ox", bot).shown("fr")) == (english, french)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_is_described(language: str) -> None:
    assert all(has(language, f"terminal-bot-{kind}.does") for kind in bot_kinds())


def test_in_a_record_without_names_everybody_is_a_person() -> None:
    assert seats_recorded(["", "", "Bob (sergeant)"], EDITION, "fr") == [
        Seat("Mamba"),
        Seat("Prêcheur"),
        Seat("Bob (sergeant)"),
    ]
