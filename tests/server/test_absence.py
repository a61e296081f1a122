"""Players who are away: a bot may take over after a while, and the seat is theirs again at once when they return."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from blackgate.protocol.play import Ack, Meanwhile, TableChanged, TakeOver, Update, Welcome
from blackgate.protocol.tables import TurnClock
from blackgate.server import lobby
from blackgate.server.entries import OnVacation
from blackgate.server.journal_replay import replay_journal
from blackgate.server.publishing import WATCHING, log
from blackgate.server.room import IDLE_SECONDS
from blackgate.server.table import Table
from blackgate.server.table_manager import AWAY_SECONDS
from blackgate.server.tokens import Holder
from tests.server.serving import Player, RunningServer
from tests.server.tabletop import Ear, StillManager, Tabletop, admit, refused, say, sit_around, still_manager

DAY = 86_400


def welcomed(player: Player) -> Welcome:
    welcome: Welcome = player.receive_until(Welcome)
    return welcome


# --- taking over
def test_the_host_lets_a_bot_take_over_and_its_moves_are_marked(server: RunningServer) -> None:
    host, away = server.start_game("Ann", "Ben", first=1)
    with host.connect() as player:
        welcomed(player)
        assert isinstance(player.ask("take_over", seat=1, bot="random"), Ack)
        while not (update := player.receive_until(Update)).log:  # not every choice is worth a line
            pass
        assert update.log[0].by == "bot"
    seat = host.get()["seats"][1]
    assert (seat["kind"], seat["bot"], seat["standing_in"]) == ("person", "random", True)
    assert away.get()["state"] == "playing"


def test_the_player_has_the_seat_back_at_once_with_a_digest_of_what_happened(server: RunningServer) -> None:
    host, away = server.start_game("Ann", "Ben", first=1)
    with away.connect() as player:
        seen = welcomed(player).version
        assert isinstance(player.ask("play", version=seen, action="cautious_move showers"), Ack)
    with host.connect() as player:
        since = welcomed(player).version
        player.ask("take_over", seat=1, bot="random")
        while 0 not in player.receive_until(Update).question.asked:  # the bot ends the turn some time
            pass
        with away.connect(since=since) as back:
            digest = welcomed(back)
        assert digest.since == since
        assert digest.log
        assert "bot" in {line.by for line in digest.log}
        assert not digest.table.seats[1].standing_in
        while (changed := player.receive_until(TableChanged)).table.seats[1].standing_in:
            pass
        assert changed.table.seats[1].bot == ""
    with away.connect() as back:
        assert "" in {line.by for line in welcomed(back).log}  # all of it: one's own moves are not marked


def test_what_a_bot_chose_is_marked_and_not_that_the_next_turn_begins() -> None:
    top = Tabletop(first=1)
    top.table.fresh = []
    top.choose(1, "end", by="bot")
    lines = log(top.table, top.table.fresh, WATCHING, "en")
    assert [(line.text, line.by) for line in lines] == [("Ben is done.", "bot"), ("Cleo\u2019s turn: 2 actions.", "")]


def test_nothing_has_to_be_told_to_who_has_seen_everything(server: RunningServer) -> None:
    host, _ = server.start_game("Ann", "Ben", first=1)
    with host.connect() as player:
        version = welcomed(player).version
    with host.connect(since=version) as player:
        assert welcomed(player).log == []
    with host.connect(seen=version) as player:
        assert welcomed(player).meanwhile == Meanwhile(0, 0, 0)
    with host.connect() as player:
        assert welcomed(player).meanwhile is None


def test_who_says_what_they_had_seen_is_told_how_much_of_the_log_is_new(server: RunningServer) -> None:
    host, away = server.start_game("Ann", "Ben", first=1)
    with away.connect() as player:
        seen = welcomed(player).version
    with host.connect() as player:
        while not isinstance(player.ask("take_over", seat=1, bot="random"), Ack):  # until it is known that Ben is away
            pass
        while 0 not in (update := player.receive_until(Update)).question.asked:
            pass
        with away.connect(since=seen) as back:
            news = welcomed(back).log
        with away.connect(seen=seen) as back:
            welcome = welcomed(back)
    assert welcome.meanwhile == Meanwhile(len(news), update.version - seen, 0)
    assert welcome.log[-len(news) :] == news
    assert len(welcome.log) > len(news)


def test_a_bot_takes_over_only_for_who_is_away(server: RunningServer) -> None:
    host, there = server.start_game("Ann", "Ben", first=1)
    with host.connect() as player, there.connect() as other:
        welcomed(player)
        welcomed(other)
        for seat in (0, 1, 5):
            assert player.refused("take_over", seat=seat, bot="rookie") == "not-away"


def test_only_bots_that_there_are_take_over(server: RunningServer) -> None:
    host, _ = server.start_game("Ann", "Ben", first=1)
    with host.connect() as player:
        welcomed(player)
        assert player.refused("take_over", seat=1, bot="program:x") == "wrong-bot"


def test_while_the_host_is_away_another_player_may_in_their_place(server: RunningServer) -> None:
    _, guest, _ = server.start_game("Ann", "Ben", "Cleo", first=1)
    with guest.connect() as player:
        welcomed(player)
        assert isinstance(player.ask("take_over", seat=0, bot="random"), Ack)


def test_but_nobody_else_ends_the_table_however_long_the_host_is_away(server: RunningServer) -> None:
    host, guest, _ = server.start_game("Ann", "Ben", "Cleo", first=1)
    with server.http(guest.token) as http:
        assert http.post(f"/api/tables/{host.table}/end").json()["code"] == "not-host"
    assert host.post("end")["state"] == "ended"


def test_while_the_host_is_there_nobody_else_may(server: RunningServer) -> None:
    host, guest, _ = server.start_game("Ann", "Ben", "Cleo", first=1)
    with host.connect() as hosts, guest.connect() as player, Player(server, host.table) as spectator:
        for each in (hosts, player, spectator):
            welcomed(each)
        for each in (player, spectator):
            assert each.refused("take_over", seat=2, bot="random") == "not-host"


def test_everybody_sees_who_is_away_and_since_when(server: RunningServer) -> None:
    host, guest = server.start_game("Ann", "Ben", first=1)
    with host.connect() as player:
        before = welcomed(player).table
        assert before.grace == 0  # on this server
        assert (before.seats[1].connected, before.seats[1].away > 0) == (False, True)
        with guest.connect() as other:
            welcomed(other)
            while not (there := player.receive_until(TableChanged).table.seats[1]).connected:
                pass
            assert there.away == 0
        while (gone := player.receive_until(TableChanged).table.seats[1]).connected:
            pass
        assert gone.away >= before.seats[1].away


# --- the grace time
async def test_a_bot_takes_over_only_after_the_grace_time(tmp_path: Path) -> None:
    async with still_manager(tmp_path, grace=60) as manager:
        room = await admit(manager, Tabletop())
        ears = await sit_around(room, [0, 1])
        ears[0].holder = Holder(room.table.id, 0, "key0")
        manager.time += 1000
        room.leave(ears[1])
        manager.time += 59
        with refused("not-away"):
            await say(room, ears[0], TakeOver("a", 1, "rookie"))
        manager.time += 1
        await say(room, ears[0], TakeOver("b", 1, "rookie"))
        assert room.table.seats[1].stand_in == "rookie"


async def test_where_people_play_by_turns_nobody_has_to_stay(tmp_path: Path) -> None:
    async with still_manager(tmp_path, grace=60) as manager:
        slow, quick = TurnClock(3 * DAY, DAY), TurnClock(90)
        room = await admit(manager, Tabletop(clock=slow))
        ears = await sit_around(room, [1])
        room.leave(ears[1])
        assert room.info().grace == DAY
        manager.time += DAY - 1
        assert not room.is_away(1)
        manager.time += 1
        assert room.is_away(1)
        room.table.settings = replace(room.table.settings, clock=quick)
        assert room.info().grace == 60


async def test_nobody_plays_for_whoever_is_on_vacation(tmp_path: Path) -> None:
    async with still_manager(tmp_path, grace=60) as manager:
        room = await admit(manager, Tabletop())
        ears = await sit_around(room, [0, 1])
        ears[0].holder = Holder(room.table.id, 0, "key0")
        room.table.apply(OnVacation(1, True, manager.now()))
        room.leave(ears[1])
        manager.time += 1000
        with refused("not-away"):
            await say(room, ears[0], TakeOver("a", 1, "rookie"))


async def test_whoever_is_still_connected_somewhere_is_not_away(tmp_path: Path) -> None:
    async with still_manager(tmp_path, grace=60) as manager:
        room = await admit(manager, Tabletop())
        ears = await sit_around(room, [0, 1])
        room.enter(Ear(1), -1)
        room.leave(ears[1])
        manager.time += 1000
        assert not room.is_away(1)


async def test_a_bot_that_still_thinks_when_the_player_returns_does_not_play_any_more(tmp_path: Path) -> None:
    top = Tabletop(first=1)
    top.write(lobby.stand_in(top.table, 1, "rookie", 0, top.now, ""))
    async with still_manager(tmp_path, bot_processes=1) as manager:
        room = await admit(manager, top)
        room.scheduler.reschedule()
        (thought,) = room.scheduler.moves.values()
        room.enter(Ear(1), -1)
        await thought
        assert room.table.actions == []
        assert room.table.asked == [1]
        await room.all_saved()


# --- over a restart
async def test_who_was_away_before_a_restart_has_been_away_since_then(tmp_path: Path) -> None:
    async with still_manager(tmp_path, grace=60) as manager:
        room = await admit(manager, Tabletop())
        ears = await sit_around(room, [0, 1, 2])
        room.leave(ears[1])
        left = manager.time
        manager.time += 50
    async with still_manager(tmp_path, grace=60) as manager:
        manager.time = left + 70
        room = await manager.room("table0")
        assert room.seat_info(1).away == left
        assert room.is_away(1)
        assert [room.is_away(0), room.is_away(2)] == [False, False]  # they were there when it stopped


async def test_who_was_away_when_a_table_was_put_away_has_been_away_since_then(tmp_path: Path) -> None:
    async with still_manager(tmp_path, grace=60) as manager:
        room = await admit(manager, Tabletop())
        ears = await sit_around(room, [1])
        room.leave(ears[1])
        left = manager.time
        room.quiet_since -= IDLE_SECONDS + 1
        manager.evict_idle()
        await room.all_saved()
        manager.evict_idle()
        manager.time += 1000
        again = await manager.room("table0")
        assert again is not room
        assert again.seat_info(1).away == left


async def test_who_came_back_is_not_away_after_a_crash_however_quietly_they_came(tmp_path: Path) -> None:
    async with still_manager(tmp_path, grace=60) as manager:
        room = await admit(manager, Tabletop())
        ears = await sit_around(room, [1])
        room.leave(ears[1])
        manager.time += AWAY_SECONDS
        manager.evict_idle()
        room.enter(Ear(1), -1)
        await room.all_saved()
        assert (await read(manager)).seats[1].away == 0


async def test_a_connection_that_comes_and_goes_is_not_written_down(manager: StillManager) -> None:
    room = await admit(manager, Tabletop())
    before = room.table.entries
    for _ in range(50):
        ear = Ear(1)
        room.enter(ear, -1)
        manager.time += 1
        room.leave(ear)
        manager.time += AWAY_SECONDS - 1
        manager.evict_idle()
    assert room.table.entries == before
    for _ in range(3):  # that somebody stays away is written down once
        manager.time += AWAY_SECONDS
        manager.evict_idle()
    assert room.table.entries == before + 1
    await room.all_saved()


async def read(manager: StillManager) -> Table:
    return replay_journal(await manager.store.entries("table0"))


# --- who stands in
def test_nobody_stands_in_for_a_bot_or_twice_for_the_same() -> None:
    top = Tabletop()
    top.write(lobby.stand_in(top.table, 1, "rookie", 0, top.now, ""))
    with refused("not-away"):
        lobby.stand_in(top.table, 1, "boss", 0, top.now, "")
    with refused("not-started"):
        lobby.stand_in(Tabletop(start=False).table, 1, "boss", 0, 0.0, "")
