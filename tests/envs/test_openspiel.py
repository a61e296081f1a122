"""OpenSpiel's own checks, on a short game: they copy the state and read its whole history at every decision."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pyspiel  # type: ignore[import-not-found]
import pytest

from blackgate.envs import openspiel


@pytest.fixture
def game(tmp_path: Path) -> Any:
    short = tmp_path / "short.toml"
    short.write_text("[game]\nrounds = 2\n", encoding="utf-8")
    return pyspiel.load_game("blackgate", {"players": 3, "edition": str(short)})


def after_the_deal(game: Any, deal: int) -> Any:
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


def test_it_passes_random_sim_test(game: Any) -> None:
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_a_copy_goes_on_by_itself_with_the_same_chance(game: Any) -> None:
    state = after_the_deal(game, 5)
    copy = state.clone()
    before = str(state)
    while not copy.is_terminal():
        copy.apply_action(copy.legal_actions()[-1])
    assert str(state) == before
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    assert (str(state), state.returns()) == (str(copy), copy.returns())
    assert sum(state.returns()) == pytest.approx(1.0)


def test_players_see_their_rows_and_nothing_before_the_deal(game: Any) -> None:
    state = after_the_deal(game, 7)
    observed = {player: state.observation_string(player) for player in range(3)}
    assert len(set(observed.values())) == 3
    assert set(game.new_initial_state().observation_tensor(0)) == {0.0}
    width = game.observation_tensor_shape()[0]
    assert len(state.observation_tensor(1)) == width == len(openspiel.RowObserver(game).tensor)
