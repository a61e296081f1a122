"""After the game: the record with its fairness proof, the figures, the game step by step, and the next game."""

from __future__ import annotations

from collections import Counter
from contextlib import ExitStack
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from blackgate.protocol.play import TableChanged, Welcome
from blackgate.records import commitment_of, read_record, replaying, verify
from blackgate.rules.kinds import NOBODY
from blackgate.rules.view import View
from blackgate.server import decisions, finished_games, lobby
from blackgate.server import entries as journal
from blackgate.server.finished_games import MOST_STEPS
from blackgate.server.game_state import public_state
from blackgate.server.table import Table
from blackgate.server.time_slices import run_to_end
from tests.server.serving import Player, RunningServer, Seat
from tests.server.tabletop import SHORT, Tabletop, refused
from tests.server.test_playing import connected


@cache
def finished(seed: int = 4) -> Table:
    """A short game to its end, in which one move was taken back and some were made by a clock."""
    top = Tabletop(seed, SHORT, players=3, warden=True)
    (seat,) = top.table.asked
    top.choose(seat, "cautious_move showers")
    top.write(decisions.take_back(top.table, seat, top.table.version, top.now, ""))
    top.pass_time(30)
    top.choose(seat, "end", by="clock")
    top.play_out(seed)
    return top.table


def all_steps(table: Table, seat: int | None, language: str = "en") -> list[Any]:
    steps: list[Any] = []
    while len(steps) <= len(table.actions):
        found = run_to_end(finished_games.replay(table, seat, len(steps), MOST_STEPS, language))
        assert found.total == len(table.actions)
        steps += found.steps
    return steps


# --- the record
def test_the_record_proves_that_chance_was_fair() -> None:
    table = finished()
    record = read_record(finished_games.record_text(table))
    assert verify(record).answer == "yes"
    assert record.header.commitment == table.commitment  # as everybody saw it before the game
    assert record.known_secret is not None
    assert commitment_of(record.known_secret) == table.commitment
    assert record.outcome is not None


def test_what_was_taken_back_is_not_in_the_record() -> None:
    first = read_record(finished_games.record_text(finished())).plays[0]
    assert first.action == "end"


def test_what_each_player_contributed_is_part_of_chance() -> None:
    records = []
    for contribution in ("", "scar"):
        top = Tabletop(0, start=False)
        top.apply(journal.SatDown(seat=0, name="Ann", key="key0", contribution=contribution, host=True))
        top.write(lobby.start(top.table, top.now))
        top.apply(journal.Ended(top.now))
        records.append(finished_games.record_text(top.table))
    plain, with_scar = (read_record(record) for record in records)
    assert plain.set_up != with_scar.set_up
    assert [verify(record).answer for record in (plain, with_scar)] == ["yes", "yes"]


def test_a_game_that_was_ended_can_be_verified_as_well() -> None:
    top = Tabletop().play_until(lambda table: len(table.actions) > 20, seed=0)
    top.apply(journal.Ended(top.now))
    assert verify(read_record(finished_games.record_text(top.table))).answer == "yes"


def test_nothing_is_shown_before_the_end() -> None:
    table = Tabletop().table
    for look in (
        lambda: finished_games.record_text(table),
        lambda: run_to_end(finished_games.statistics(table)),
        lambda: run_to_end(finished_games.replay(table, None, 0, 1, "en")),
    ):
        with refused("not-over"):
            look()


# --- figures
def test_the_figures_are_those_of_the_game() -> None:
    table = finished()
    found = run_to_end(finished_games.statistics(table))
    record = finished_games.record_text(table)
    assert found.winners == table.game.winners()
    assert [seat.won for seat in found.seats] == [seat in found.winners for seat in range(3)]
    assert [seat.points for seat in found.seats] == found.points[-1] == [p.points for p in table.game.players]
    assert found.moves == sum(seat.moves for seat in found.seats) == len(read_record(record).plays)
    assert sum(seat.moves_by_bot for seat in found.seats) == 1
    assert found.turns == sum(seat.turns for seat in found.seats) == len(found.points) - 1
    rolls = [seat.counts.get(name, 0) for seat in found.seats for name in ("rolls", "rolls-again")]
    assert sum(found.dice) == sum(rolls) > 0
    assert len(found.dice) == table.game.book.die
    assert found.seconds == sum(seat.seconds for seat in found.seats) == 30


# --- step by step
@pytest.mark.parametrize("seat", [0, 1, 2, int(NOBODY)])
def test_every_step_is_what_that_seat_could_see(seat: int) -> None:
    table = finished()
    again = replaying(read_record(finished_games.record_text(table)))
    for number, (step, game) in enumerate(zip(all_steps(table, seat), again, strict=True)):
        assert step.number == number
        assert step.state == public_state(View(game, NOBODY))
        assert step.own == [View(game, seat).own()]


def test_everybodys_view_has_all_hands() -> None:
    table = finished()
    again = replaying(read_record(finished_games.record_text(table)))
    for step, game in zip(all_steps(table, None), again, strict=True):
        assert step.own == [View(game, seat).own() for seat in range(3)]


def test_every_step_says_who_chose_what_and_what_came_of_it() -> None:
    table = finished()
    set_up, *steps = all_steps(table, None)
    assert (set_up.seat, set_up.action) == (NOBODY, "")
    assert [(step.seat, step.action, step.by) for step in steps] == [
        (played.seat, played.action, played.by) for played in table.actions
    ]
    assert steps[0].by == "clock"
    assert all_steps(table, None, "fr")[0].log != set_up.log


@pytest.mark.parametrize("part", ["events", "log"])
def test_a_card_is_named_only_for_who_could_see_it(part: str) -> None:
    table = finished()
    number, drawer = next((n, played.seat) for n, played in enumerate(table.actions, 1) if played.action == "search")
    readers = (*range(3), int(NOBODY), None)
    told = {
        seat: getattr(run_to_end(finished_games.replay(table, seat, number, 1, "en")).steps[0], part)
        for seat in readers
    }
    assert told[None] != told[int(NOBODY)]
    assert told[drawer] != told[int(NOBODY)]
    assert len({msgspec.json.encode(told[seat]) for seat in (*range(3), int(NOBODY)) if seat != drawer}) == 1


def test_every_roll_is_among_the_events() -> None:
    table = finished()
    rolls = [each for step in all_steps(table, None) for each in step.events if each.event in ("rolls", "rolls-again")]
    assert Counter(roll.number - 1 for roll in rolls) == Counter(
        dict(enumerate(run_to_end(finished_games.statistics(table)).dice))
    )


@pytest.mark.parametrize(("first", "count", "steps"), [(0, 1, 1), (5, 10, 10), (0, 10_000, MOST_STEPS), (10_000, 5, 0)])
def test_steps_come_in_parts(first: int, count: int, steps: int) -> None:
    top = Tabletop().play_until(lambda table: len(table.actions) > MOST_STEPS, seed=0)
    top.apply(journal.Ended(top.now))
    found = run_to_end(finished_games.replay(top.table, None, first, count, "en"))
    assert [step.number for step in found.steps] == list(range(first, first + steps))


def test_only_seats_that_there_are_have_seen_anything() -> None:
    with refused("wrong-seat"):
        run_to_end(finished_games.replay(finished(), 3, 0, 1, "en"))


# --- over HTTP
@pytest.fixture(scope="module")
def played(server: RunningServer) -> tuple[list[Seat], list[dict[int, Any]]]:
    """A game to its end, and what each of its players saw at each version."""
    seats = server.start_game("Ann", "Ben", bots=("random",))
    seen: list[dict[int, Any]] = [{}, {}]
    random = Random(0)
    with ExitStack() as stack:
        followers = connected(stack, seats)
        while not followers[0].state["over"]:
            asked = [follower for follower in followers if follower.actions]
            if asked:
                asked[0].play(random.choice(asked[0].actions))
            else:
                followers[0].receive()  # the bot moves
            newest = max(follower.version for follower in followers)
            for follower, views in zip(followers, seen, strict=True):
                while follower.version < newest:
                    follower.receive()
                views[follower.version] = deepcopy((follower.state, follower.own["hand"]))
    return seats, seen


def test_the_record_is_there_for_download(played: tuple[list[Seat], list[dict[int, Any]]]) -> None:
    (host, _), _ = played
    record = host.get("record")
    assert verify(read_record(record)).answer == "yes"
    assert read_record(record).header.commitment == host.get()["commitment"]
    assert host.get("statistics")["moves"] == len(read_record(record).plays)


def test_the_steps_of_a_seat_are_what_it_was_shown_in_the_game(
    played: tuple[list[Seat], list[dict[int, Any]]],
) -> None:
    (host, _), seen = played
    total = host.get("replay")["total"]
    for seat, views in enumerate(seen):
        steps = [
            step
            for first in range(0, total + 1, MOST_STEPS)
            for step in host.get("replay", seat=str(seat), first=str(first), count=str(MOST_STEPS))["steps"]
        ]
        assert len(views) > 10
        for version, (state, hand) in views.items():
            assert steps[version - 1]["state"] == state
            assert steps[version - 1]["own"][0]["hand"] == hand
    assert len(host.get("replay", seat="all", count="1")["steps"][0]["own"]) == 3


# --- again
def test_the_same_people_play_again_in_the_same_seats_and_every_token_leads_there(
    server: RunningServer, played: tuple[list[Seat], list[dict[int, Any]]]
) -> None:
    (host, guest), _ = played
    before = host.get()["seats"]
    again = guest.post("rematch")
    assert host.post("rematch")["table"] == again["table"]  # asked twice, it is the same table
    assert again["table"] != host.table
    next_host = Seat(server, again["table"], 0, host.post("rematch")["token"])
    for key in ("name", "kind", "bot", "host"):
        assert [seat[key] for seat in next_host.get()["seats"]] == [seat[key] for seat in before]
    assert host.get()["next"] == again["table"]
    assert next_host.get()["commitment"] != host.get()["commitment"]
    with Seat(server, again["table"], again["seat"], again["token"]).connect() as player:
        assert player.receive_until(Welcome).seat == 1
    assert next_host.post("start")["state"] == "playing"


def test_everybody_who_is_there_is_told_of_the_next_game_with_their_own_token(server: RunningServer) -> None:
    host, guest = server.open_table("Ann", "Ben")
    host.post("end")
    with guest.connect() as player, Player(server, host.table) as spectator:
        player.receive_until(Welcome)
        spectator.receive_until(Welcome)
        host.post("rematch")
        while (mine := player.receive_until(TableChanged).rematch) is None:
            pass
        while (theirs := spectator.receive_until(TableChanged).rematch) is None:
            pass
    assert theirs.table == mine.table
    assert theirs.token == ""
    with Seat(server, mine.table, 1, mine.token).connect() as player:
        assert player.receive_until(Welcome).seat == 1


def test_nobody_plays_again_before_the_end_and_strangers_never(server: RunningServer) -> None:
    host, guest = server.open_table("Ann", "Ben")
    for token, code in ((host.token, "not-over"), (guest.token, "not-over"), ("", "no-token"), ("x", "wrong-token")):
        with server.http(token) as http:
            assert http.post(f"/api/tables/{host.table}/rematch").json()["code"] == code


def test_whoever_left_their_seat_to_a_bot_has_it_again_in_the_next_game() -> None:
    top = Tabletop()
    top.write(lobby.stand_in(top.table, 2, "rookie", 0, top.now, ""))
    top.apply(journal.Ended(top.now))
    again, entries = lobby.rematch_table(top.table, top.now)
    assert [seat.kind for seat in again.seats] == ["person"] * 3
    assert [seat.key for seat in again.seats] == [seat.key for seat in top.table.seats]
    assert (again.host, again.opened.host_key) == (0, "")
    assert len(entries) == again.entries


def test_at_an_ended_table_nobody_plays_on(server: RunningServer) -> None:
    host, _ = server.start_game("Ann", "Ben")
    host.post("end")
    with host.connect() as player:
        welcome = player.receive_until(Welcome)
        assert player.refused("play", version=welcome.version, action="end") == "ended"
