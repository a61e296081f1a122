"""What is counted while bots play, against the game's own result."""

from __future__ import annotations

from blackgate import FastDealer, Options, load_edition, rulebook
from blackgate.bots import new_bot
from blackgate.bots.game_loop import play_game
from blackgate.bots.tally import MECHANISMS, Tally, mechanisms
from blackgate.rules.actions import ACTIONS

PLAYERS = 4
EVERYTHING = Options(PLAYERS, michel="michel", warden=True, places=tuple(load_edition().modular_places))


def test_every_decision_is_counted_once_and_every_choice_was_offered() -> None:
    tally = Tally(PLAYERS)
    for options in (Options(PLAYERS), EVERYTHING):
        bots = [new_bot("rookie", f"{seat}") for seat in range(PLAYERS)]
        played = play_game(rulebook(options), FastDealer(3), bots, 0, None, tally)
        counted = tally.actions()
        assert sum(counted[2::3]) == played.decisions
        assert all(offered >= chosen for offered, chosen in zip(counted[1::3], counted[2::3], strict=True))


def test_the_lead_changes_hands_and_the_winner_was_behind() -> None:
    """R2.1: told by hand from who scored when."""
    tally = Tally(PLAYERS)
    bots = [new_bot("rookie", f"{seat}") for seat in range(PLAYERS)]
    played = play_game(rulebook(PLAYERS), FastDealer(3), bots, 0, None, tally)
    (winner,) = played.winners
    scored = sorted(
        (flat[i], seat, flat[i + 1]) for seat, flat in enumerate(tally.scores) for i in range(0, len(flat), 2)
    )
    points, leaders, behind = [0] * PLAYERS, [-1], 0
    for _, seat, gained in scored:
        points[seat] += gained
        if points.count(max(points)) == 1 and points.index(max(points)) != leaders[-1]:
            leaders.append(points.index(max(points)))
        behind = max(behind, max(points) - points[winner])
    assert points == [int(each) for each in tally.points]
    assert points[winner] >= rulebook(PLAYERS).goal
    assert tally.leader_changes == len(leaders) - 2
    assert tally.behind_of(played.winners) == behind


def test_a_mechanism_is_part_of_a_decision_once_in_however_many_ways_it_is_offered() -> None:
    book = rulebook(PLAYERS)
    tally = Tally(PLAYERS)
    play_game(book, FastDealer(3), [new_bot("rookie", f"{seat}") for seat in range(PLAYERS)], 0, None, tally)
    found = {
        (mechanisms(book)[key % MECHANISMS], key // MECHANISMS): (offered, chosen)
        for key, offered, chosen in zip(*(tally.mechanisms()[i::3] for i in range(3)), strict=True)
    }
    actions = list(zip(*(tally.actions()[i::3] for i in range(3)), strict=True))
    for (name, seat), (offered, chosen) in found.items():
        numbers = {number for each in book.turn_actions if each.name == name for _, number in each.numbers()}
        own = [(o, c) for key, o, c in actions if key // ACTIONS == seat and key % ACTIONS in numbers]
        assert chosen == sum(c for _, c in own)
        assert max(o for o, _ in own) <= offered <= sum(o for o, _ in own)
