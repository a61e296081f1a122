"""`blackgate join URL --bot KIND`: bots of other processes at a server's table."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from blackgate.protocol.play import Update, Welcome
from blackgate.records import verify
from tests.server.joining.tables import all_said, bots, open_table, start_when_full, the_record, url, wait_until
from tests.server.serving import Player, RunningServer, running
from tests.terminal.processes import run


def test_two_bots_sent_from_one_shell_play_a_whole_game(server: RunningServer, home: Path) -> None:
    host = open_table(server)
    with bots(home, [url(host), "--bot", "rookie"], [url(host), "--bot", "veteran", "--name", "Zed"]) as sent:
        start_when_full(host)
        said = [all_said(bot) for bot in sent]
    assert "The game begins." in said[0]
    assert "Zed: The game is over." in said[1]
    record = the_record(host)
    assert verify(record)
    assert record.header.edition.game.rounds == 3, "they have played by the server's own edition"
    assert {play.seat for play in record.plays} == {0, 1}
    assert all(seat["moves_by_bot"] == 0 for seat in host.get("statistics")["seats"]), "nobody had to stand in"


def test_bots_play_with_every_module_and_a_tracker(server: RunningServer, home: Path) -> None:
    host = open_table(server, 4, team=True, michel="michelle", warden=True, places=["library", "laundry"], tracker=True)
    with bots(home, *[[url(host), "--bot", kind] for kind in ("random", "rookie", "random", "veteran")]) as sent:
        start_when_full(host)
        for bot in sent:
            assert "The game is over." in all_said(bot)
    assert verify(the_record(host))


def test_a_program_plays_from_another_computer(server: RunningServer, home: Path) -> None:
    program = shlex.join([sys.executable, "-m", "blackgate.cli", "bot-protocol", "random"])
    host = open_table(server)
    with bots(home, [url(host), "--bot", f"program:{program}"], [url(host), "--bot", "random"]) as sent:
        start_when_full(host)
        said = [all_said(bot) for bot in sent]
    assert "stand-in" not in said[0]
    assert "The game is over." in said[0]


def test_bots_survive_a_server_that_is_killed_and_started_again(tmp_path: Path, home: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        host = open_table(server)
        with bots(home, [url(host), "--bot", "rookie"], [url(host), "--bot", "rookie"]) as sent:
            start_when_full(host)
            with Player(server, host.table) as watcher:
                wait_until(watcher, lambda message: isinstance(message, Welcome | Update) and message.version > 20)
                server.kill()
            server.start()
            said = [all_said(bot) for bot in sent]
        for each in said:
            assert "The connection is lost." in each
            assert "Reconnected." in each
        assert verify(the_record(host))


def test_a_bot_with_a_name_takes_its_seat_again(server: RunningServer, home: Path) -> None:
    host = open_table(server)
    seat = host.post("seats", player="Anna")
    with bots(home, [url(host), "--bot", "rookie", "--name", "Zed"]) as (bot,):
        with host.connect() as watcher:
            wait_until(watcher, lambda message: message.table.seats[1].connected)
            host.post("start")
            wait_until(watcher, lambda message: isinstance(message, Welcome) and message.state is not None)
        bot.expect("The game begins.")
        bot.interrupt()
        code, said = bot.end()
    assert code == 130
    assert f"To continue: blackgate join {url(host)} --name Zed --bot rookie" in said
    assert "Traceback" not in said
    with bots(home, [url(host), "--bot", "rookie", "--name", "Zed"]), host.connect() as watcher:
        wait_until(watcher, lambda message: not isinstance(message, Update) and message.table.seats[1].connected)
    assert seat["seat"] == 0


def test_a_bot_that_is_stopped_before_the_game_gives_its_seat_back(server: RunningServer, home: Path) -> None:
    host = open_table(server)
    with bots(home, [url(host), "--bot", "rookie"]) as (bot,), host.connect() as watcher:
        wait_until(watcher, lambda message: message.table.seats[0].connected)
        bot.interrupt()
        code, said = bot.end()
        assert code == 130, said
        wait_until(watcher, lambda message: message.table.seats[0].kind == "open")


def test_a_bot_stops_when_the_host_ends_the_table(server: RunningServer, home: Path) -> None:
    host = open_table(server)
    with bots(home, [url(host), "--bot", "rookie"]) as (bot,):
        with host.connect() as watcher:
            wait_until(watcher, lambda message: message.table.seats[0].connected)
        host.post("end")
        assert "The host has ended this table." in all_said(bot)


def test_a_bot_that_nobody_knows_is_a_mistake(server: RunningServer, home: Path) -> None:
    wrong = run(home, "join", url(open_table(server)), "--bot", "genius")
    assert wrong.returncode == 2
    assert "There is no bot “genius”: choose random, rookie, veteran, lifer, boss" in wrong.stderr
    assert "A bot must play, not watch" in run(home, "join", server.address, "--bot", "boss", "--watch").stderr
