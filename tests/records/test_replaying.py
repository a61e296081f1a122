"""A record is the game: played again it is the same at every point, and what cannot have been is refused."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blackgate import Edition, FastDealer, Options, ScriptError, save
from blackgate.edition import edition_from
from blackgate.records import ImpossibleRecord, Record, Recorder, read_record, replay, replaying
from blackgate.rules.errors import BlackgateError
from tests.records.games import (
    MODES,
    POSITION,
    POSITION_IN_TEAMS,
    SHORT,
    any_choice,
    forged,
    line_of,
    play_on,
    sealed,
    short_game,
    texts_of,
    whole_game,
)

SMALL = edition_from({"game": {"hand_limit": 3, "starting_cards": 9}, "goals": {"2": 3}}, "small")


def refusal(record: Record) -> ImpossibleRecord:
    with pytest.raises(ImpossibleRecord) as caught:
        replay(record)
    return caught.value


# --- the same game
@settings(max_examples=15, deadline=None)
@given(
    options=st.integers(2, 6).map(Options) | st.sampled_from(MODES),
    seed=st.integers(0, 2**32),
    edition=st.sampled_from([None, SHORT, SMALL]),
    named=st.booleans(),
)
def test_a_replay_is_the_live_game_at_any_point(
    options: Options, seed: int, edition: Edition | None, named: bool
) -> None:
    first = options.players - 1 if named else None
    recorder = Recorder.start(options, edition=edition, first=first, secret=seed.to_bytes(32, "big"))
    random, live = Random(seed), {0: save(recorder.game)}
    for plays in count(1):
        recorder.play(any_choice(recorder.game, random))
        if random.random() < 0.1:
            live[plays] = save(recorder.game)
        if recorder.game.over:
            break
    recorder.finish()
    record = read_record(recorder.text())
    for plays, game in enumerate(replaying(record)):
        assert plays not in live or save(game) == live[plays]
    some = random.choice(list(live))
    assert save(replay(record, some)) == live[some]
    assert save(replay(record)) == save(recorder.game)


def test_a_replay_tells_the_same_events() -> None:
    recorder = Recorder.start(3, edition=SHORT)
    play_on(recorder, Random(2))
    told = [(event.code, event.seat, event.other, event.card, event.number) for event in recorder.game.take_events()]
    again = replay(read_record(recorder.text())).take_events()
    assert [(event.code, event.seat, event.other, event.card, event.number) for event in again] == told


@pytest.mark.parametrize("position", [POSITION, POSITION_IN_TEAMS], ids=["base game", "in teams"])
def test_a_laid_out_game_is_replayed(position: str) -> None:
    recorder = Recorder.start_from(position, seed=5, edition=SHORT)
    live = [save(recorder.game)]
    play_on(recorder, Random(5), lambda: live.append(save(recorder.game)))
    assert [save(game) for game in replaying(read_record(recorder.text()))] == live


def test_only_points_that_there_are_can_be_replayed() -> None:
    record = read_record(short_game())
    for upto in (-1, len(record.plays) + 1):
        with pytest.raises(BlackgateError, match="upto"):
            replay(record, upto)


def test_a_replayed_game_foresees_nothing() -> None:
    """It has no dealer for what comes; a clone with a dealer of one's own plays on."""
    game = replay(read_record(Recorder.start(2).text()))
    with pytest.raises(ScriptError):
        game.play("search")
    twin = replay(read_record(Recorder.start(2).text())).clone(FastDealer(1))
    twin.play("search")
    assert twin.players[twin.active].hand_size == 4  # R4, R5.1: one in the Cell Block


# --- what cannot have been, with checksums that fit
RECORD = short_game()
TEXTS = texts_of(RECORD)
SET_UP = line_of(RECORD, lambda text: text.startswith("set-up"))
BEGINS = TEXTS[SET_UP - 1][-1]


def laid_out(*plays: str) -> Record:
    """0 has a Spoon in the Cell Block, 1 is in the Showers; then these lines."""
    texts = texts_of(Recorder.start_from("0: cell_block; hand spoon\n1: showers").text())
    return read_record(sealed([*texts, *plays]))


LAID_OUT_LINE = len(laid_out().texts())


def test_an_illegal_action_is_refused_with_the_rule() -> None:
    """R8.1: no Craft in the Cell Block."""
    error = refusal(laid_out("0 dig spoon", "0 craft knives"))
    assert error.line == LAID_OUT_LINE + 2
    assert "craft knives" in error.reason
    assert "(R" in error.reason


def test_an_action_of_somebody_else_is_refused() -> None:
    """R3.1"""
    error = refusal(laid_out("1 search -> link"))
    assert error.line == LAID_OUT_LINE + 1
    assert error.reason == "seat 0 is asked here, not seat 1"


def test_an_action_after_the_end_is_refused() -> None:
    """R2.1"""
    error = refusal(read_record(sealed([*TEXTS[:-2], "0 end"])))
    assert error.line == len(TEXTS) - 1
    assert "over" in error.reason


@pytest.mark.parametrize(
    ("play", "reason"),
    [
        ("0 search -> spoon", "'spoon' cannot come up here"),  # R1.4: not in the Search deck
        ("0 search -> 4", "'4' cannot come up here"),
        ("0 search -> doctor", "'doctor' cannot come up here"),
        ("0 search -> lookout", "'lookout' cannot come up here"),
        ("0 search -> seat 5", "'seat 5' cannot come up here"),
        ("0 search", "a chance result is missing"),
        ("0 search -> link, link", "'link' cannot come up here"),  # R4: one card
        ("0 search -> link, 4", "'4' cannot come up here"),
        ("0 move -> 7", "'7' cannot come up here"),
        ("0 move -> link", "'link' cannot come up here"),
        ("0 move", "a chance result is missing"),
        ("0 move -> 1, 2", "'2' cannot come up here"),
        ("0 dig spoon -> 3", "'3' cannot come up here"),
        ("0 end -> link", "'link' cannot come up here"),
    ],
)
def test_a_chance_result_that_cannot_be_is_refused(play: str, reason: str) -> None:
    error = refusal(laid_out(play))
    assert error.line == LAID_OUT_LINE + 1
    assert reason in error.reason


def test_a_card_cannot_be_drawn_more_often_than_there_are() -> None:
    """cards.md: one riot."""
    plays = ["0 search -> riot", "0 end", "1 search -> riot, link, blade"]
    error = refusal(laid_out(*plays))
    assert error.line == LAID_OUT_LINE + 3
    assert "'riot'" in error.reason


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (", seat ", ", link, seat ", "'link' cannot come up here"),  # one card too many
        ("set-up -> ", "set-up -> link, ", "'link' cannot come up here"),
        ("set-up -> ", "set-up -> 4, ", "'4' cannot come up here"),
        (f", seat {BEGINS}", "", "a chance result is missing"),
        (", seat ", ", seat 5, seat ", "'seat 5' cannot come up here"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(old: str, new: str, reason: str) -> None:
    error = refusal(forged(RECORD, SET_UP, old, new))
    assert error.line == SET_UP
    assert reason in error.reason


def test_two_players_cannot_have_the_same_background() -> None:
    """R1.5"""
    backgrounds = TEXTS[SET_UP - 1].split(", ")[6:8]
    error = refusal(forged(RECORD, SET_UP, ", ".join(backgrounds), f"{backgrounds[0]}, {backgrounds[0]}"))
    assert error.line == SET_UP
    assert error.reason == f"'{backgrounds[0]}' cannot come up here"


def test_a_gang_card_lies_on_the_pile_of_its_gang() -> None:
    """R1.3"""
    error = refusal(forged(RECORD, SET_UP, TEXTS[SET_UP - 1].split(", ")[1], "charm"))
    assert error.line == SET_UP
    assert error.reason == "'charm' cannot come up here"


@pytest.mark.parametrize("result", ["winners 0; points 0, 0, 0", "winners 0, 1, 2; points 0, 1, 0"])
def test_a_wrong_result_is_refused(result: str) -> None:
    """R2.4"""
    line = len(TEXTS) - 1
    error = refusal(forged(RECORD, line, TEXTS[line - 1], f"result: {result}"))
    assert error.line == line
    assert TEXTS[line - 1].removeprefix("result: ") in error.reason


def test_a_result_before_the_end_is_refused() -> None:
    error = refusal(read_record(sealed([*TEXTS[:-3], *TEXTS[-2:]])))
    assert error.line == len(TEXTS) - 2
    assert "not over" in error.reason


def test_up_to_a_point_before_the_wrong_line_a_record_can_be_replayed() -> None:
    record = laid_out("0 dig spoon", "0 craft knives")
    assert replay(record, 1).players[0].points == 1


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (8, "0: nowhere", "nowhere"),
        (9, "1: showers; wings 2", "wings"),
        (9, "1: showers; hand 99 riot", "riot"),
        (9, "2: showers", "one line for each"),
        (9, "1: showers; hand 1 2 3", "a number and a card"),
    ],
)
def test_a_position_that_cannot_be_is_refused(line: int, text: str, reason: str) -> None:
    texts = [*laid_out().texts()]
    texts[line - 1] = f"position: {text}"
    error = refusal(read_record(sealed(texts)))
    assert reason in error.reason
    assert 8 <= error.line <= 9


def test_a_wrong_line_of_a_position_is_named() -> None:
    texts = [*laid_out().texts()]
    texts[7] = "position: 0: cell_block; wings 2"
    assert refusal(read_record(sealed(texts))).line == 8


def test_a_position_has_as_many_seats_as_the_game_has_players() -> None:
    texts = [*laid_out().texts()]
    error = refusal(read_record(sealed([*texts[:9], "position: 2: showers", *texts[9:]])))
    assert "3 seats" in error.reason


def test_a_wrong_line_of_a_position_with_options_is_named() -> None:
    """R14.3: no Spy tokens without the Library."""
    texts = texts_of(Recorder.start_from(POSITION_IN_TEAMS).text())
    wrong = [*texts[:11], "position: 1: showers; wings 2", *texts[12:]]
    assert refusal(read_record(sealed(wrong))).line == 12
    without = [*texts[:3], "options: team", *texts[4:]]
    assert "the position is impossible" in refusal(read_record(sealed(without))).reason


def test_a_position_has_as_many_seats_as_its_options_allow() -> None:
    """R13.1: no team mode of three."""
    texts = texts_of(Recorder.start_from(POSITION_IN_TEAMS).text())
    error = refusal(read_record(sealed([text for text in texts if not text.startswith("position: 3:")])))
    assert "R13.1" in error.reason


@pytest.mark.parametrize(
    ("play", "reason"),
    [
        ("0 target 1 -> link", "'link' cannot come up here"),
        ("0 target 1", "a chance result is missing"),
        ("0 target 1 -> tremor", "'tremor' cannot come up here"),  # R14.11: one each, and seat 3 has it
        ("0 target 1 -> no_knife", "'no_knife' cannot come up here"),
        ("0 target 1 -> apathy, apathy", "'apathy' cannot come up here"),
    ],
)
def test_a_trauma_that_cannot_be_is_refused(play: str, reason: str) -> None:
    position = """\
options: places psychiatric_ward
0: showers; hand solitary_confinement
1: showers
2: showers
3: showers; trauma tremor"""
    texts = texts_of(Recorder.start_from(position).text())
    error = refusal(read_record(sealed([*texts, "0 play solitary_confinement", play])))
    assert error.line == len(texts) + 2
    assert reason in error.reason


@pytest.mark.parametrize(
    ("play", "reason"),
    [
        ("0 cautious_move cafeteria", "a chance result is missing"),
        ("0 cautious_move cafeteria -> knife_spoon", "'knife_spoon' cannot come up here"),  # it is discarded
        ("0 cautious_move cafeteria -> spoon", "'spoon' cannot come up here"),
    ],
)
def test_a_michel_card_that_cannot_be_is_refused(play: str, reason: str) -> None:
    """R12.5, R12.6"""
    position = """\
options: michel
0: showers
1: showers
michel: cafeteria
michel_deck: knife_pickaxe, 3 no_knife
michel_discard: knife_spoon"""
    texts = texts_of(Recorder.start_from(position).text())
    error = refusal(read_record(sealed([*texts, play])))
    assert error.line == len(texts) + 1
    assert reason in error.reason


def test_a_missing_line_is_missed_by_the_rules_too() -> None:
    """Somebody left out an action and made all checksums fit: soon nothing fits any more."""
    texts = texts_of(whole_game(3))
    for line in (20, 60, 100):
        assert refusal(read_record(sealed([*texts[: line - 1], *texts[line:]]))).line >= line
