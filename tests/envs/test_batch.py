"""Many games at once: the same as one by one, in arrays that are written in place."""

from __future__ import annotations

from multiprocessing.shared_memory import SharedMemory

import numpy as np
import pytest
from librt.random import Random

from blackgate import Options
from blackgate.edition import edition_from
from blackgate.envs import LARGEST, Arrays, Batch, Layout
from blackgate.envs.stepping import SEEDS, SingleGame
from blackgate.rules.errors import IllegalAction, UnknownAction, WrongOptions
from blackgate.rules.start import rulebook
from tests.examples.own_box import OWN_BOX
from tests.observation.modes import MODES

STEPS = 60


def walk(batch: Batch, steps: int = STEPS, seed: int = 3) -> bytes:
    chance = Random(seed)
    seen = [batch.arrays.observations.tobytes()]
    for _ in range(steps):
        batch.choose_at_random(chance)
        batch.step()
        seen += [getattr(batch, name).tobytes() for name in ("observations", "masks", "seats", "rewards", "dones")]
    return b"".join(seen)


def test_the_same_seed_and_actions_give_the_same_bytes() -> None:
    batch = Batch(len(MODES), MODES, seed=1, tracker=True)
    first = walk(batch)
    assert walk(Batch(len(MODES), MODES, seed=1, tracker=True)) == first
    assert walk(Batch(len(MODES), MODES, seed=2, tracker=True)) != first
    batch.reset(1)
    assert walk(batch) == first


def test_an_afterstate_is_what_the_last_to_choose_sees_while_another_seat_is_asked() -> None:
    games = len(MODES)
    batch = Batch(games, MODES, seed=4, tracker=True, skip_forced=True, afterstates=True)
    chance = Random(4)
    streams = [Random(chance.randrange(SEEDS)) for _ in range(games)]
    singles = [SingleGame(rulebook(options), batch.layout) for options in MODES]
    for single, stream in zip(singles, streams, strict=True):
        single.new_game(stream.randrange(SEEDS), tracker=True)
        play_forced(single)
    found = {True: 0, False: 0}
    for _ in range(STEPS):
        batch.choose_at_random(chance)
        movers = batch.seats.copy()
        for single, action in zip(singles, batch.actions, strict=True):
            single.play(int(action))
            play_forced(single)
        batch.step()
        if batch.dones.any():
            break
        for number, single in enumerate(singles):
            another = int(movers[number]) != batch.seats[number]
            expected = bytes(single.observation(int(movers[number]))) if another else bytes(batch.layout.width)
            assert batch.afterstates[number].tobytes() == expected
            found[another] += 1
    assert min(found.values()) > games


def play_forced(single: SingleGame) -> None:
    while not single.game.over and len(actions := single.game.legal_actions()) == 1:
        single.game.choose(actions[0])


def test_each_game_is_what_it_is_alone() -> None:
    """Row by row the same as a single game that is dealt and played the same way."""
    modes: list[int | Options] = [2, Options(4, team=True)] * 2
    batch = Batch(4, modes, seed=5)
    chance = Random(5)
    streams = [Random(chance.randrange(SEEDS)) for _ in range(4)]
    singles = []
    for number, options in enumerate(modes):
        single = SingleGame(rulebook(options), batch.layout)
        single.new_game(streams[number].randrange(SEEDS))
        singles.append(single)
    for _ in range(STEPS):
        for number, single in enumerate(singles):
            seat = int(single.game.asked())
            assert batch.seats[number] == seat
            assert batch.observations[number].tobytes() == bytes(single.observation(seat))
            assert batch.masks[number].tobytes() == bytes(single.mask_of(seat))
        batch.choose_at_random(chance)
        for number, single in enumerate(singles):
            assert single.play(int(batch.actions[number]))
        batch.step()


def short_games() -> Batch:
    edition = edition_from({"game": {"rounds": 1}}, "short")
    return Batch(6, [3, Options(4, team=True)], edition=edition)


def test_a_game_that_ends_is_followed_by_another_one() -> None:
    batch = short_games()
    chance = Random(1)
    ended = np.zeros(len(batch), np.int64)
    for _ in range(80):
        batch.choose_at_random(chance)
        batch.step()
        ended += batch.dones
        assert np.allclose(batch.rewards.sum(1), batch.dones)  # the win is shared out, and only then
        assert (batch.masks.sum(1) > 0).all()
    assert (ended >= 2).all()


def test_teammates_win_together() -> None:
    batch = short_games()
    chance = Random(1)
    rewards = []
    for _ in range(80):
        batch.choose_at_random(chance)
        batch.step()
        rewards += [batch.rewards[number] for number in np.flatnonzero(batch.dones) if number % 2 == 1]
    for shares in np.array(rewards):
        assert shares[0] == shares[2]
        assert shares[1] == shares[3]


def test_an_illegal_action_changes_nothing() -> None:
    batch = Batch(3, 4, seed=2)
    batch.choose_at_random(Random(1))
    before = batch.observations.copy()
    batch.actions[2] = int(np.flatnonzero(~batch.masks[2])[0])
    with pytest.raises(IllegalAction):
        batch.step()
    batch.actions[2] = batch.masks.shape[1]
    with pytest.raises(UnknownAction):
        batch.step()
    assert (batch.observations == before).all()
    batch.choose_at_random(Random(1))
    batch.step()


def test_shared_memory_is_written_in_place() -> None:
    layout = Layout()
    memory = SharedMemory(create=True, size=Arrays.bytes_for(5, layout))
    try:
        batch = Batch(5, 4, seed=1, buffer=memory.buf)
        walk(batch, 5)
        other = Arrays(5, layout, memory.buf)
        assert (other.observations == batch.observations).all()
        assert other.masks.any()
        assert other.observations.tobytes() == after(5).observations.tobytes()
        del batch, other
    finally:
        memory.close()
        memory.unlink()


def after(steps: int) -> Batch:
    batch = Batch(5, 4, seed=1)
    walk(batch, steps)
    return batch


def test_where_there_is_one_choice_nobody_need_be_asked() -> None:
    batch = Batch(8, 4, seed=1, skip_forced=True)
    chance = Random(1)
    for _ in range(STEPS):
        assert (batch.masks.sum(1) > 1).all()
        batch.choose_at_random(chance)
        batch.step()


def test_editions_with_more_cards_need_more_room() -> None:
    with pytest.raises(WrongOptions, match="LARGEST"):
        Batch(2, 4, edition=OWN_BOX)
    walk(Batch(2, 4, edition=OWN_BOX, sizes=LARGEST), 10)


def test_a_batch_is_not_empty() -> None:
    for games, options in ((0, [4]), (2, [])):
        with pytest.raises(WrongOptions, match="at least one game"):
            Batch(games, options)
