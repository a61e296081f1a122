"""Our own bots: in every mode they choose what is legal, by their seed alone, and by what their seat may know alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from blackgate import FastDealer, Game, View, save
from blackgate.bots import new_bot
from blackgate.bots.outlook import Outlook
from tests.bots.opponents import KINDS, MODES, choose
from tests.walker.knowledge import knows_every_hand, spots, what_is_seen
from tests.walker.tables import TABLES, Table, walk
from tests.walker.twins import Disclosed, Follower

# How many choices of a game are played: some bots take their time.
DECISIONS = {"random": 10_000, "rookie": 10_000, "veteran": 120, "boss:12i": 40, "lifer": 60}
REACTIONS = {"StopCard", "Beating", "Answer", "LayWeapon"}


def played(kind: str, table: Table, *, seed: str = "seed", tracker: bool = True, most: int = 10_000) -> Game:
    """A game, or so many choices of it, between bots of one kind; every choice is legal or it raises."""
    game = table.new_game(tracker=tracker)
    bots = [new_bot(kind, f"{seed}/{seat}") for seat in range(table.players)]
    for _ in range(min(most, DECISIONS[kind])):
        if game.over:
            break
        game.play(choose(bots[game.asked()], game))
    return game


@pytest.mark.parametrize("table", MODES, ids=str)
@pytest.mark.parametrize("kind", KINDS)
def test_bots_choose_legally_in_every_mode(kind: str, table: Table) -> None:
    game = played(kind, table)
    assert game.over or DECISIONS[kind] < 10_000


@pytest.mark.parametrize("kind", KINDS)
def test_bots_play_without_a_tracker_too(kind: str) -> None:
    for table in MODES[:3]:
        assert played(kind, table, tracker=False, most=40).memory is None


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_seed_plays_the_same_game(kind: str) -> None:
    first, again, *others = [save(played(kind, MODES[1], seed=seed)) for seed in ("one", "one", "two", "three")]
    assert first == again
    assert any(other != first for other in others) == (kind != "lifer")  # which leaves nothing to chance


@pytest.mark.parametrize("tracker", [True, False], ids=["tracker", "no-tracker"])
@pytest.mark.parametrize("kind", KINDS)
def test_bots_have_a_legal_answer_to_every_kind_of_question(kind: str, tracker: bool) -> None:
    bot = new_bot(kind, "seed")
    asked: Counter[str] = Counter()
    for table in TABLES:
        for game in walk(table):
            question = type(game.top).__name__
            if asked[question] < 2 and len(game.legal_actions()) > 1:
                asked[question] += 1
                copy = game.clone(FastDealer(1))
                copy.memory = copy.memory if tracker else None
                assert choose(bot, copy) in game.legal_actions(), question
    assert set(asked) >= REACTIONS
    assert len(asked) > 35


def told_apart(table: Table, answer: Callable[[Game, str], object]) -> list[str]:
    """The questions that are answered differently in a twin, where only what the asked seat may not know differs."""
    found: list[str] = []
    compared = differing = 0
    for number, game in enumerate(walk(table, every=29 if table.start else 59)):
        if number > 16 or len(game.legal_actions()) == 1:
            continue
        seat = game.asked()
        twin = Follower(seat, what_is_seen, number).new_twin(game, Disclosed())
        if answer(twin, str(number)) != answer(game, str(number)):
            found.append(type(game.top).__name__)
        compared += not knows_every_hand(game, seat)
        differing += spots(twin) != spots(game)
    assert compared > 3
    assert differing > 0.8 * compared
    return found


@pytest.mark.parametrize("table", MODES, ids=str)
@pytest.mark.parametrize("kind", KINDS)
def test_what_a_seat_may_not_know_changes_nothing_that_its_bot_does(kind: str, table: Table) -> None:
    """R17"""
    assert told_apart(table, lambda game, seed: choose(new_bot(kind, seed), game)) == []


@pytest.mark.parametrize("table", MODES[:3], ids=str)
def test_a_bot_that_could_look_at_hidden_cards_would_be_found_out(table: Table) -> None:
    """One that chooses by the next player's Weapons, and one that chooses by the deck."""
    assert told_apart(table, lambda game, seed: game.players[(game.asked() + 1) % game.seats].weapons())
    assert told_apart(table, lambda game, seed: list(game.deck))


FACTS = (
    "seat hand hand_size hand_limit place home beatings cigarettes gang revealed need actions tools "
    "tool_points weapons purse side open tunnels michel warden"
)


@pytest.mark.parametrize("table", MODES, ids=str)
def test_habits_go_by_the_same_facts_in_a_view_and_inside_a_playout(table: Table) -> None:
    for game in walk(table, every=31):
        seen, inside = Outlook(game.book), Outlook(game.book)
        seen.look(View(game, game.asked()))
        inside.look_inside(game, game.asked())
        for fact in FACTS.split():
            assert getattr(seen, fact) == getattr(inside, fact), fact
        for one, other in zip(seen.players, inside.players, strict=True):
            for fact in ("side", "place", "hand_size", "points", "cigarettes"):
                assert getattr(one, fact) == getattr(other, fact), fact
