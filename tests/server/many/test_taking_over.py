"""A server that dies, stands still or is told to stop: another takes its tables, and nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
from websockets.exceptions import ConnectionClosed

from blackgate.protocol.play import Ack, Farewell, Update, Welcome
from tests.server.many.test_every_process import Two, via
from tests.server.postgres import Postgres
from tests.server.serving import Player, Seat, eventually, running


def first_move(seat: Seat, ref: str) -> tuple[Ack, dict[str, object]]:
    """Ann's first choice, acknowledged."""
    with seat.connect(words=False) as player:
        asked: Welcome = player.receive_until(Welcome)
        assert asked.question is not None
        play = {"ref": ref, "version": asked.version, "action": asked.question.choices[0].action}
        done = player.ask("play", **play)
    assert isinstance(done, Ack)
    return done, play


def receive_to_the_end(player: Player) -> list[object]:
    heard: list[object] = []
    while True:
        try:
            heard.append(player.receive())
        except ConnectionClosed:
            return heard


def test_after_a_kill_the_other_has_the_table_and_all_that_was_acknowledged(two: Two) -> None:
    here, there = two
    ann, _ = here.start_game("Ann", "Ben", first=0)
    done, play = first_move(ann, "once")
    with via(there, ann).connect(words=False) as relayed:
        relayed.receive_until(Welcome)
        here.kill()
        receive_to_the_end(relayed)
    with via(there, ann).connect(words=False, since=done.version) as player:
        assert player.receive_until(Welcome).version == done.version
        assert player.ask("play", **play) == done
    assert via(there, ann).get()["version"] == done.version


def test_games_under_way_are_taken_over_though_nobody_asks_for_them(two: Two, url: str) -> None:
    """For the bots and clocks there."""
    here, _ = two
    ann, *_ = here.start_game("Ann", bots=("rookie", "rookie"))
    before = asyncio.run(owner_of(url, ann.table))
    assert before
    here.kill()
    eventually("another owns the table", lambda: asyncio.run(owner_of(url, ann.table)) not in ("", before))


async def owner_of(url: str, table: str) -> str:
    """The server that owns a table and is alive; empty if none is."""
    connection = await asyncpg.connect(url)
    alive = "SELECT id FROM servers JOIN leases ON server = id AND expires > EXTRACT(EPOCH FROM now())"
    found = await connection.fetchval(f"{alive} WHERE table_id = $1", table)
    await connection.close()
    return found or ""


def test_a_server_that_is_told_to_stop_hands_its_tables_over_at_once(patient_two: Two) -> None:
    """Whoever comes back is served although the lease would last for an hour; also those it passed on."""
    here, there = patient_two
    ann, ben = here.start_game("Ann", "Ben", first=0)
    done, play = first_move(ann, "once")
    theirs, _ = there.open_table("Cleo", "Dan", first=0)
    with (
        ann.connect(words=False) as player,
        via(there, ben).connect(words=False) as relayed,
        via(here, theirs).connect(words=False) as passed_on,
    ):
        for each in (player, relayed, passed_on):
            each.receive_until(Welcome)
        assert here.stop() == 0
        for each in (player, relayed):
            *_, last = receive_to_the_end(each)
            assert isinstance(last, Farewell)
            assert last.code == "closing"
        receive_to_the_end(passed_on)
    for seat in (ann, theirs):
        with via(there, seat).connect(words=False) as player:
            player.receive_until(Welcome)
            if seat is ann:
                assert player.ask("play", **play) == done


def test_a_server_that_stood_still_past_its_lease_writes_nothing_more(two: Two) -> None:
    here, there = two
    ann, _ = here.start_game("Ann", "Ben", first=0)
    done, _ = first_move(ann, "once")
    with ann.connect(words=False) as left_behind, via(there, ann).connect(words=False) as relayed:
        asked: Welcome = left_behind.receive_until(Welcome)
        relayed.receive_until(Welcome)
        assert asked.question is not None
        late = {"ref": "late", "version": asked.version, "action": asked.question.choices[0].action}
        os.kill(here.process.pid, signal.SIGSTOP)
        try:
            left_behind.say("play", **late)  # it will be heard when all is over
            receive_to_the_end(relayed)
            done, play = first_move(via(there, ann), "elsewhere")
        finally:
            os.kill(here.process.pid, signal.SIGCONT)
        heard = receive_to_the_end(left_behind)
        assert not [message for message in heard if isinstance(message, Ack | Update)]
        assert [message.code for message in heard if isinstance(message, Farewell)] == ["moved"]
    for server in two:  # both tell what the other has written
        with via(server, ann).connect(words=False, since=done.version) as player:
            welcome: Welcome = player.receive_until(Welcome)
            assert welcome.version == done.version
            assert player.ask("play", **play) == done


def test_when_the_database_comes_back_every_server_goes_on(two: Two, database: Postgres) -> None:
    tables = [server.open_table("Ann", "Ben", first=0)[0] for server in two]
    for seat in tables:
        seat.post("start")
    moves = [first_move(seat, "once") for seat in tables]
    database.kill()
    database.start()
    for seat, (done, play) in zip(tables, moves, strict=True):
        for server in two:
            assert again(via(server, seat), play) == done


def again(seat: Seat, play: dict[str, object]) -> object:
    """As soon as somebody listens."""

    def attempt() -> object:
        with suppress(ConnectionClosed, OSError), seat.connect(words=False) as player:
            player.receive_until(Welcome)
            return player.ask("play", **play)
        return None

    return eventually(f"{seat.server.address} lets people play at {seat.table}", attempt)


def test_a_rolling_restart_leaves_nobody_without_a_server(url: str, tmp_path: Path) -> None:
    settings = {"BLACKGATE_LEASE_SECONDS": "3600"}
    with running(url, settings, tmp_path / "old") as old:
        ann, _ = old.start_game("Ann", "Ben", first=0)
        done, play = first_move(ann, "once")
        with running(url, settings, tmp_path / "new") as new:
            assert old.stop() == 0
            assert again(via(new, ann), play) == done
            old.start()
            assert again(via(old, ann), play) == done
            assert new.stop() == 0
            assert again(via(old, ann), play) == done


def test_somebody_who_is_away_after_a_take_over_has_not_been_away_since_the_server_began(two: Two) -> None:
    """Or a bot could take over at once from whoever has not come back yet."""
    here, there = two
    ann, ben = here.start_game("Ann", "Ben", first=0)
    before = ann.get()["created"]
    here.kill()
    with via(there, ann).connect(words=False) as player:
        player.receive_until(Welcome)
        refused = player.ask("take_over", seat=ben.number, bot="rookie")
    assert getattr(refused, "code", "") == "not-away"
    assert via(there, ann).get()["seats"][1]["away"] > before
