"""What a record says after its header: the set-up, a line for each action, the result, the secret."""

from __future__ import annotations

import pytest

from blackgate.records import DamagedRecord, Outcome, Play, Recorder, RecordError, read_record
from blackgate.records.chance import results_of
from blackgate.records.record import action_in
from tests.records.games import (
    SECRET,
    SHORT,
    game_from_position,
    line_of,
    sealed,
    short_game,
    texts_of,
    whole_game,
)
from tests.standard import BOOK

RECORD = short_game()
TEXTS = texts_of(RECORD)
FIRST_PLAY = line_of(RECORD, lambda text: text.startswith("set-up")) + 1


def refusal(texts: list[str]) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(sealed(texts))
    return caught.value


def test_the_set_up_tells_gang_cards_backgrounds_hands_and_who_begins() -> None:
    """R1.3, R1.5, R1.7: six piles, a Background each, three cards each, a seat."""
    names = TEXTS[FIRST_PLAY - 2].removeprefix("set-up -> ").split(", ")
    families = [results_of(BOOK).result_of[name] // 100 for name in names]
    assert families == [2] * 6 + [3] * 3 + [1] * 9 + [4]


def test_an_action_is_a_seat_its_text_and_what_came_by_chance() -> None:
    recorder = Recorder.start_from("0: cell_block; hand spoon\n1: showers\ncards: link\ndice: 4")
    assert recorder.play("search").startswith("0 search -> link #")
    assert recorder.play("move").startswith("0 move -> 4 #")
    assert recorder.play("go cafeteria").startswith("0 go cafeteria #")
    plays = read_record(recorder.text()).plays
    assert plays[:2] == (Play(0, "search", (results_of(BOOK).result_of["link"],)), Play(0, "move", (4,)))
    assert plays[2] == Play(0, "go cafeteria")


def test_the_action_is_found_in_every_line_of_one() -> None:
    """As the server reads it back from its journal."""
    record = read_record(whole_game())
    lines = record.texts()[record.set_up_line :][: len(record.plays)]
    assert [action_in(line) for line in lines] == [play.action for play in record.plays]
    with pytest.raises(ValueError, match="no line of an action"):
        action_in("set-up -> link")


def test_the_result_has_the_winners_and_everybody_s_points() -> None:
    """R2.1: the game ends with the Dig that wins it."""
    recorder = Recorder.start_from("0: cell_block; hand shovel; points 9\n1: showers; points 4")
    recorder.play("dig shovel")
    assert recorder.finish().startswith("result: winners 0; points 12, 4 #")
    assert read_record(recorder.text()).outcome == Outcome((0,), (12, 4))


def test_a_tie_has_several_winners() -> None:
    """R2.4: after the last round a tie is shared."""
    assert TEXTS[-2] == "result: winners 0, 1, 2; points 0, 0, 0"
    outcome = read_record(RECORD).outcome
    assert outcome is not None
    assert outcome.winners == (0, 1, 2)


def test_the_last_line_reveals_the_secret() -> None:
    assert TEXTS[-1] == f"secret: {SECRET.hex()}"
    assert read_record(RECORD).secret == SECRET


@pytest.mark.parametrize(
    "text",
    [short_game(), game_from_position(), whole_game(2), whole_game(6), whole_game(3, 5, SHORT, keep_secret=True)],
    ids=["short", "laid out", "two", "six", "own copy"],
)
def test_a_record_is_written_as_it_was_read(text: str) -> None:
    assert read_record(text).text() == text


def test_every_beginning_of_a_record_after_the_set_up_is_a_record() -> None:
    for end in range(FIRST_PLAY - 1, len(TEXTS) + 1):
        beginning = read_record(sealed(TEXTS[:end]))
        assert texts_of(beginning.text()) == TEXTS[:end]


@pytest.mark.parametrize(
    "text",
    [
        "0",
        "0 ",
        "end",
        "0 End",
        "0 end ",
        "0  end",
        " 0 end",
        "00 end",
        "0 fly",
        "0 dance wildly",
        "0 extort 6",
        "0 end ->",
        "0 end -> ",
        "0 search -> 13",
        "0 search -> 0",
        "0 search -> Link",
        "0 search -> link,blade",
        "0 search -> link,  blade",
        "0 search -> seat 6",
        "0 search -> link -> blade",
        "\u0660 end",
        "comment: well played",
        "",
    ],
)
def test_a_line_that_is_no_action_is_refused(text: str) -> None:
    error = refusal([*TEXTS[:FIRST_PLAY], text, *TEXTS[FIRST_PLAY:]])
    assert isinstance(error, DamagedRecord)
    assert error.line == FIRST_PLAY + 1


def test_an_unknown_action_is_named_with_what_may_be_meant() -> None:
    error = refusal([*TEXTS[:FIRST_PLAY], "0 serch"])
    assert "serch" in error.reason
    assert "search" in error.reason


@pytest.mark.parametrize(
    "text",
    [
        "result: winners 0; points 1, 2",
        "result: winners 0; points 1, 2, 3, 4",
        "result: winners ; points 1, 2, 3",
        "result: winners 0; points 01, 2, 3",
        "result: winners 0; points 1,2,3",
        "result: winners 0; points 9999999, 2, 3",
        "result: points 1, 2, 3",
        "result:",
    ],
)
def test_a_result_that_is_not_written_as_one_is_refused(text: str) -> None:
    error = refusal([*TEXTS[:-2], text])
    assert isinstance(error, DamagedRecord)
    assert error.line == len(TEXTS) - 1


@pytest.mark.parametrize("secret", ["", "00", "0" * 63, "0" * 65, "G" * 64, "A" * 64])
def test_a_secret_that_is_not_32_bytes_is_refused(secret: str) -> None:
    error = refusal([*TEXTS[:-1], f"secret: {secret}".strip()])
    assert isinstance(error, DamagedRecord)
    assert error.line == len(TEXTS)


@pytest.mark.parametrize("after", ["0 end", "secret: " + "0" * 64, "result: winners 0; points 1, 2, 3", "x"])
def test_nothing_follows_the_secret(after: str) -> None:
    error = refusal([*TEXTS, after])
    assert error.line == len(TEXTS) + 1
    assert "the record has already ended" in error.reason


def test_no_action_follows_the_result() -> None:
    assert refusal([*TEXTS[:-1], "0 end"]).line == len(TEXTS)


def test_the_secret_at_the_end_is_the_one_that_the_header_held() -> None:
    texts = texts_of(whole_game(3, 5, SHORT, keep_secret=True))
    error = refusal([*texts[:-1], f"secret: {bytes(32).hex()}"])
    assert error.line == len(texts)


def test_a_laid_out_position_has_no_secret() -> None:
    texts = texts_of(game_from_position())
    error = refusal([*texts, f"secret: {SECRET.hex()}"])
    assert error.line == len(texts) + 1
