"""A game is saved and loaded at every question, windows included, and both play on identically."""

from __future__ import annotations

import json

import pytest

from blackgate import Game, lay_out, load, position_text, save
from blackgate.rules.events import EventLog
from blackgate.rules.saving import Plain
from tests.walker.plain import told, without_tracker
from tests.walker.tables import TABLES, Table, walk

EVERY = 7
STEPS_ON = 12


def reloaded(game: Game, table: Table, saved: Plain | None = None) -> Game:
    """The game through JSON, with a dealer who goes on as the game's own will."""
    again = load(game.book, json.loads(json.dumps(saved or save(game))), table.dealer_of(game))
    again.event_log = EventLog()
    return again


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_loaded_game_is_the_one_that_was_saved(table: Table) -> None:
    for game in walk(table):
        saved = save(game)
        again = reloaded(game, table, saved)
        assert save(again) == saved
        assert again.legal_actions() == game.legal_actions()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_loaded_game_plays_on_like_the_one_that_was_saved(table: Table) -> None:
    for game in walk(table, every=EVERY):
        again = reloaded(game, table)
        original = game.clone(table.dealer_of(game))
        original.event_log = EventLog()
        chooser = table.chooser()
        for _ in range(STEPS_ON):
            if original.over:
                break
            assert again.legal_actions() == original.legal_actions()
            action = chooser.choose(original)
            original.play(action)
            again.play(action)
            assert told(again.take_events()) == told(original.take_events())
        assert save(again) == save(original)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_position_written_as_text_is_read_back(table: Table) -> None:
    for game in walk(table, every=EVERY):
        text = position_text(game)
        again = lay_out(text, edition=table.edition)
        assert position_text(again) == text
        assert without_tracker(again) == without_tracker(game)
        assert again.legal_actions() == game.legal_actions()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_that_is_over_is_still_over_when_loaded(table: Table) -> None:
    game = table.new_game()
    chooser = table.chooser()
    while not game.over:
        game.play(chooser.choose(game))
    again = reloaded(game, table)
    assert again.over
    assert again.winners() == game.winners()
    assert save(again) == save(game)
