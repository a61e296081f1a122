"""The same seed and the same choices give the same game, to the byte; so do the results of chance without a seed."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blackgate import ACTION_TEXTS, Game, ScriptedDealer, new_game, save
from blackgate.rules.events import CARD_RESULT, DIE_RESULT, EventLog
from tests.walker.plain import as_bytes, told_as_bytes, without_tracker
from tests.walker.tables import TABLES, Table

FAMILY = int(CARD_RESULT - DIE_RESULT)  # results of one family are numbered from a multiple of this


def moment(game: Game) -> bytes:
    """The position and what led to it, as a digest."""
    return blake2b(as_bytes(without_tracker(game)) + told_as_bytes(game.take_events())).digest()


@cache
def play_out(table: Table) -> tuple[list[int], list[bytes], Game]:
    """The game at a table: its choices, and everything it was and told on the way."""
    game = table.new_game()
    chooser = table.chooser()
    choices: list[int] = []
    trace = [moment(game)]
    while not game.over and len(choices) < table.questions:
        choices.append(chooser.choose(game))
        game.play(choices[-1])
        trace.append(moment(game))
    return choices, [*trace, as_bytes(save(game))], game


def replay(game: Game, choices: list[int]) -> list[bytes]:
    trace = [moment(game)]
    for action in choices:
        game.play(action)
        trace.append(moment(game))
    return [*trace, as_bytes(save(game))]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_is_replayed_to_the_byte(table: Table) -> None:
    choices, trace, _ = play_out(table)
    assert replay(table.new_game(), choices) == trace
    by_text = table.new_game()
    for action in choices:
        by_text.play(ACTION_TEXTS[action])
    assert as_bytes(save(by_text)) == trace[-1]


def scripted(chance: list[int]) -> ScriptedDealer:
    """A dealer who knows nothing but the results of an event log."""
    dice = [result - int(DIE_RESULT) for result in chance if result < FAMILY]
    cards = [result % FAMILY for result in chance if result >= FAMILY]
    return ScriptedDealer(dice, cards)


@pytest.mark.parametrize("table", [table for table in TABLES if not table.start], ids=str)
def test_a_game_is_replayed_from_its_event_log_without_a_seed(table: Table) -> None:
    choices, trace, game = play_out(table)
    log = game.event_log
    assert log is not None
    dealer = scripted(log.chance)
    again = new_game(table.options or table.players, dealer=dealer)
    assert replay(again, choices) == trace
    assert dealer.dice == []
    assert dealer.cards == []


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_events_and_tracker_change_nothing_in_the_game(table: Table) -> None:
    choices, _, game = play_out(table)
    for events, tracker in ((False, False), (True, False), (False, True)):
        bare = table.new_game(events=events, tracker=tracker)
        if table.start:
            bare.event_log = EventLog() if events else None
            bare.memory = bare.memory if tracker else None
        for action in choices:
            bare.play(action)
        assert bare.over == game.over
        assert without_tracker(bare) == without_tracker(game)


@given(
    players=st.integers(2, 6),
    seed=st.one_of(st.integers(), st.text(max_size=8), st.binary(min_size=1, max_size=40)),
    choices=st.lists(st.integers(0, 30), max_size=120),
)
@settings(max_examples=40, deadline=None, derandomize=True)
def test_any_seed_and_any_choices_are_replayed_to_the_byte(
    players: int, seed: int | str | bytes, choices: list[int]
) -> None:
    traces: list[list[bytes]] = []
    for _ in range(2):
        game = new_game(players, seed)
        trace = [moment(game)]
        for choice in choices:
            if game.over:
                break
            legal = game.legal_actions()
            game.play(legal[choice % len(legal)])
            trace.append(moment(game))
        traces.append(trace)
    assert traces[0] == traces[1]
