"""Games outlive the server and the days: after a restart, and after a table was put away, everything is as it was."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from blackgate.protocol.play import Ack, Chat, Update, Welcome
from blackgate.protocol.tables import GameClock
from blackgate.server import decisions
from blackgate.server import entries as journal
from blackgate.server.room import IDLE_SECONDS
from blackgate.server.tokens import LINK_SECONDS, Holder, Tokens
from tests.server.serving import RunningServer, Seat, running
from tests.server.tabletop import StillManager, Tabletop, admit, lay, refused, say, sit_around, summary


@dataclass
class Outlived:
    """What was going on when the server stopped; it has been started again since."""

    server: RunningServer
    playing: list[Seat]
    told: list[Welcome]
    searched: Ack
    opened: Seat
    info: dict[str, Any]
    link: str
    over: list[Seat]
    rematch: dict[str, Any]
    stood_in: list[Seat]
    thinking: list[Seat]


@pytest.fixture(scope="module")
def outlived(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Outlived]:
    folder = tmp_path_factory.mktemp("restart")
    settings = {"BLACKGATE_GRACE": "0"}
    with running(f"sqlite:///{folder}/blackgate.db", settings, folder / "log") as server:
        playing = begun(server)
        searched = search(playing[0])
        (opened,) = server.open_table("Ann", players=2)
        over = server.open_table("Ann", "Ben")
        over[0].post("end")
        stood_in = begun(server)
        with stood_in[0].connect() as player:
            player.receive_until(Welcome)
            assert isinstance(player.ask("take_over", seat=1, bot="random"), Ack)
        told = [welcome_of(seat) for seat in playing]
        info, link, rematch = opened.get(), opened.post("link")["link"], over[0].post("rematch")
        assert server.stop() == 0
        thinking = lay(server, bot_to_move())
        server.start()
        yield Outlived(server, playing, told, searched, opened, info, link, over, rematch, stood_in, thinking)


def begun(server: RunningServer) -> list[Seat]:
    return server.start_game("Ann", "Ben", first=0, undo=True)


def search(seat: Seat) -> Ack:
    """A search that its player wants to take back; and some more that has to be kept."""
    with seat.connect() as player:
        version = player.receive_until(Welcome).version
        done = player.ask("play", version=version, action="search", ref="search")
        assert isinstance(done, Ack)
        player.ask("chat", text="back in a minute")
        player.ask("always_pass", windows=["stop_card"])
        player.ask("undo", version=done.version)
    return done


def bot_to_move() -> Tabletop:
    top = Tabletop(0)
    (asked,) = top.table.asked
    top.apply(journal.StoodIn(asked, "random", top.now, (asked + 1) % 3, ""))
    return top


def welcome_of(seat: Seat) -> Welcome:
    with seat.connect() as player:
        welcome: Welcome = player.receive_until(Welcome)
    return welcome


# --- a restart
def test_a_game_goes_on_with_the_same_tokens_as_it_was(outlived: Outlived) -> None:
    for before, now in zip(outlived.told, map(welcome_of, outlived.playing), strict=True):
        for what in ("seat", "version", "state", "own", "question", "log", "chat", "always_pass", "proposal"):
            assert getattr(before, what) == getattr(now, what), what
    assert (len(outlived.told[0].chat), outlived.told[0].always_pass) == (1, ["stop_card"])
    assert outlived.told[0].proposal is not None


def test_what_was_done_before_is_not_done_again(outlived: Outlived) -> None:
    with outlived.playing[0].connect() as player:
        before = player.receive_until(Welcome)
        done = player.ask("play", version=1, action="search", ref="search")
        assert done == outlived.searched
        assert welcome_of(outlived.playing[0]).version == before.version
        assert isinstance(player.ask("play", version=before.version, action="end"), Ack)


def test_a_table_that_has_not_begun_and_a_link_to_a_seat_are_still_good(outlived: Outlived) -> None:
    host = outlived.opened
    assert host.get() | {"seats": []} == outlived.info | {"seats": []}
    with outlived.server.http() as http:
        assert http.post("/api/links", json={"link": outlived.link}).json()["token"] == host.token
    host.put("seats/1/bot", bot="random")
    assert host.post("start")["state"] == "playing"


def test_a_rematch_is_the_same_table_as_before(outlived: Outlived) -> None:
    host, guest = outlived.over
    assert host.post("rematch") == outlived.rematch
    assert guest.post("rematch")["table"] == outlived.rematch["table"]
    with Seat(outlived.server, outlived.rematch["table"], 0, outlived.rematch["token"]).connect() as player:
        assert player.receive_until(Welcome).table.state == "open"


def test_whoever_left_their_seat_to_a_bot_has_it_back_when_they_come(outlived: Outlived) -> None:
    host, away = outlived.stood_in
    assert host.get()["seats"][1]["standing_in"]
    assert not welcome_of(away).table.seats[1].standing_in


def test_a_bot_that_was_to_move_moves(outlived: Outlived) -> None:
    (asked,) = bot_to_move().table.asked
    with outlived.thinking[(asked + 1) % 3].connect() as player:
        question = player.receive_until(Welcome).question
        while question.asked == [asked]:
            question = player.receive_until(Update).question


# --- over days
async def test_a_table_at_which_nobody_is_is_put_away_and_comes_back_as_it_was(manager: StillManager) -> None:
    top = Tabletop(0, clock=GameClock(100)).play_until(lambda table: len(table.actions) > 10, seed=0)
    top.write(decisions.propose_pause(top.table, 0, top.now, ""))
    for seat in (1, 2):
        top.write(decisions.vote(top.table, seat, 1, True, top.now, ""))
    room = await admit(manager, top)
    ears = await sit_around(room, [0, 1])
    await say(room, ears[0], Chat("r", "see you next week"))
    for ear in ears.values():
        assert not room.is_idle()
        room.leave(ear)
    assert not room.is_idle()
    room.quiet_since -= IDLE_SECONDS + 1
    assert room.is_idle()
    manager.evict_idle()
    await room.all_saved()  # who is away, and since when
    manager.evict_idle()
    assert manager.rooms == {}
    manager.time += 7 * 24 * 3600
    again = await manager.room(top.table.id)
    assert again is not room
    assert again.table.chat[-1].text == "see you next week"
    assert again.table.paused
    before, now = summary(room.table), summary(again.table)
    for what in ("record", "marks", "seats", "asked", "version"):
        assert before[what] == now[what]
    assert again.table.clock.left == room.table.clock.left  # nobody was charged for a week


async def test_a_table_whose_clock_runs_or_whose_bot_thinks_is_not_put_away(manager: StillManager) -> None:
    room = await admit(manager, Tabletop(0, clock=GameClock(100)))
    room.scheduler.reschedule()
    room.quiet_since -= IDLE_SECONDS + 1
    assert not room.is_idle()


def test_a_link_to_a_seat_gets_too_old(monkeypatch: pytest.MonkeyPatch) -> None:
    tokens, holder = Tokens(bytes(32)), Holder("table", 1, "key")
    now = time.time()
    link = tokens.link(holder)
    monkeypatch.setattr(time, "time", lambda: now + LINK_SECONDS - 5)
    assert tokens.holder_of_link(link) == holder
    monkeypatch.setattr(time, "time", lambda: now + LINK_SECONDS + 5)
    with refused("wrong-link"):
        tokens.holder_of_link(link)


def test_a_link_of_another_server_opens_nothing() -> None:
    link = Tokens(bytes(32)).link(Holder("table", 1, "key"))
    with refused("wrong-link"):
        Tokens(bytes([1] * 32)).holder_of_link(link)
