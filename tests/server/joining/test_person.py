"""`blackgate join URL`: people at a server's table, through pipes."""

from __future__ import annotations

import stat
from pathlib import Path

from blackgate.protocol.play import TableChanged
from blackgate.records import verify
from tests.server.joining.tables import PROMPT, joined, open_table, play_to_the_end, the_record, url, wait_until
from tests.server.serving import RunningServer, Seat, running
from tests.terminal.processes import CommandSession, piped, run


def hosted(server: RunningServer) -> Seat:
    """A table whose host sits in seat 0 and has gone to the terminal."""
    (anna,) = server.open_table("Anna", players=2, first=0)
    return anna


def asked(person: CommandSession) -> str:
    """Everything up to the prompt after the next question to this person."""
    said = ""
    while "  1. " not in said:
        said += person.expect(PROMPT)
    return said


def say(person: CommandSession, line: str, *until: str) -> str:
    person.type(f"{line}\n")
    return person.expect(*(until or (PROMPT,)))


def test_the_host_fills_a_seat_starts_and_plays_to_the_end(server: RunningServer, home: Path) -> None:
    seat = hosted(server)
    with joined(home, seat, "--token", seat.token) as anna:
        lobby = anna.expect(PROMPT)
        assert "  0: Anna (you, host)" in lobby
        assert "  1: free" in lobby
        assert "type start" in lobby
        assert "Some seats are free" in say(anna, "start")
        assert "bot 1 veteran" in say(anna, "bot")
        assert "There is no such bot" in say(anna, "bot 1 genius")
        anna.type("bot 1 random\n")
        anna.expect("a bot (random), sits down in seat 1.")
        anna.type("start\n")
        anna.expect("The game begins.")
        heard = play_to_the_end(anna)
        code, said = anna.end()
    assert code == 0
    assert "Places\n" in heard
    assert "Anna (you)" in heard
    assert "Your hand\n" in heard
    assert "To check it: blackgate verify" in said
    assert verify(the_record(seat))
    (kept,) = (home / "blackgate").glob("*.record")
    assert kept.read_text(encoding="utf-8") == seat.get("record")
    assert "The game is over" in run(home, "join", url(seat), "--token", seat.token).stdout, "it can be seen again"


def test_news_come_while_nothing_is_typed_and_seats_are_kept(server: RunningServer, home: Path) -> None:
    host = open_table(server, first=0)
    code = host.get()["code"]
    with piped(home, "join", f"{server.address}/{code}", "--name", "Anna") as anna:
        anna.expect("Anna (you)")
        with piped(home, "join", server.address, "--code", code.lower(), "--name", "Bob") as bob:
            bob.expect("  1: Bob (you)")
            anna.expect("Bob sits down in seat 1.")
            host.post("start")
            bob.expect("The game begins.")
            asked(anna)
            anna.type("chat {well} then\n")
            bob.expect("Anna: {well} then")
            anna.type("end\n")
            assert "It is your turn" in asked(bob)
            assert "Your seat stays yours." in say(bob, "quit", "To continue: ")
            assert bob.end()[0] == 0
        anna.expect("Bob has disconnected.")
        with piped(home, "join", url(host), "--name", "Bob") as bob:
            assert "Bob (you)" in asked(bob)
            anna.expect("Bob is connected.")
    seats = home / "blackgate" / "seats.jsonl"
    assert stat.S_IMODE(seats.stat().st_mode) == 0o600
    assert [seat["name"] for seat in host.get()["seats"]] == ["Anna", "Bob"]


def test_commands_are_answered_by_the_server(server: RunningServer, home: Path) -> None:
    seat = hosted(server)
    seat.put("seats/1/bot", bot="random")
    seat.post("start")
    with joined(home, seat, "--token", seat.token) as anna:
        asked(anna)
        for typed, answered in (
            ("why craft shovel", "Craft a Shovel: "),
            ("why 1", "you can do this now, it is choice 1."),
            ("craft pickaxe", "Craft a Pickaxe: "),
            ("hint", "A boss thinks about it."),
            ("", "to win"),
            ("help", "undo: take back your last choice"),
            ("log", "has a Background"),
            ("board", "Cell Block"),
            ("hand", "Your hand"),
            ("card shovel", "Shovel: "),
            ("77", "There is no choice 77"),
            ("dance", "is not a choice or a command"),
            ("undo", "There is no choice of yours to take back yet"),
            ("pass always", "“pass ask” undoes that"),
            ("pass ask", "You are asked everything again."),
            ("yes", "There is nothing for you to vote on."),
            ("bot 1 rookie", "This player is not away"),
            ("chat", "Say what?"),
            ("resume", "The game is not paused."),
        ):
            anna.type(f"{typed}\n")
            anna.expect(answered)
        anna.type("\n")
        assert "  1. " in asked(anna), "Enter alone shows the question again"


def test_a_move_is_taken_back_and_the_game_is_paused(server: RunningServer, home: Path) -> None:
    seat = hosted(server)
    other = seat.post("seats", player="Bob")
    bob_seat = Seat(server, seat.table, other["seat"], other["token"])
    seat.post("start")
    with (
        joined(home, seat, "--token", seat.token) as anna,
        joined(home / "2", bob_seat, "--token", bob_seat.token) as bob,
    ):
        bob.expect(PROMPT)
        asked(anna)
        anna.type("end\n")
        anna.expect("Bob\u2019s turn:")
        asked(bob)
        anna.type("undo\n")
        anna.expect("Anna takes back a move.")
        asked(anna)
        bob.expect("Anna takes back a move.")
        anna.type("pause\n")
        bob.expect("Anna proposes a pause. yes or no?")
        bob.type("yes\n")
        anna.expect("The game is paused")
        bob.expect("The game is paused")
        bob.type("resume\n")
        assert "  1. " in anna.expect("The game continues."), "the question is put again"


def test_a_choice_made_while_the_server_is_away_counts_once(tmp_path: Path, home: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        seat = hosted(server)
        other = seat.post("seats", player="Bob")
        seat.post("start")
        with joined(home, seat, "--token", seat.token) as anna:
            asked(anna)
            server.kill()
            anna.expect("The connection is lost.")
            anna.type("end\n")
            server.start()
            anna.expect("Reconnected.")
            with Seat(server, seat.table, other["seat"], other["token"]).connect() as bob:
                wait_until(bob, lambda message: not isinstance(message, TableChanged) and message.question.choices)
                bob.ask("chat", text="my turn")
            anna.expect("Bob: my turn")
            anna.type("log\n")
            anna.expect("Bob\u2019s turn:")
            assert "\u2019s turn:" not in anna.expect(PROMPT), "it has counted once"
            assert anna.end("quit\n")[0] == 0


def test_a_spectator_sees_what_everybody_may_see(server: RunningServer, home: Path) -> None:
    seat = hosted(server)
    seat.put("seats/1/bot", bot="random")
    with joined(home, seat, "--watch") as watcher, joined(home / "2", seat, "--token", seat.token) as anna:
        assert "The game begins when the host starts it." in watcher.expect(PROMPT)
        anna.expect("type start")
        anna.type("start\n")
        anna.expect("The game begins.")
        watcher.expect("The game begins.")
        watcher.type("board\n")
        assert "(you)" not in watcher.expect("On the piles")
        watcher.type("undo\n")
        watcher.expect("is not a choice or a command")
        play_to_the_end(anna)
        watcher.expect("The game is over")
        code, said = watcher.end()
    assert code == 0
    assert "The record of the game" in said


def test_everything_is_said_in_french(server: RunningServer, home: Path) -> None:
    seat = hosted(server)
    with joined(home, seat, "--token", seat.token, "--language", "fr") as anna:
        anna.expect("Numéro, commande ou aide")
        anna.type("bot 1 random\n")
        anna.expect("assoit à la place 1")
        anna.type("commencer\n")
        anna.expect("La partie commence.")
        anna.expect("Fouiller")
        anna.type("pourquoi craft shovel\n")
        anna.expect("(R")
        anna.type("quitter\n")
        anna.expect("Votre place reste à vous.")
