"""Every process serves every table: what is another's is passed on, and nobody can tell the difference."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest
from websockets.exceptions import InvalidStatus

from blackgate.protocol.play import Ack, Refused, TableChanged, Update, Welcome
from tests.server.serving import LONG, Player, RunningServer, Seat, eventually

Two = tuple[RunningServer, RunningServer]


def via(server: RunningServer, seat: Seat) -> Seat:
    """The same seat, by way of another server."""
    return Seat(server, seat.table, seat.number, seat.token)


def test_two_people_play_at_one_table_by_way_of_two_servers(patient_two: Two) -> None:
    here, there = patient_two
    ann, ben = here.start_game("Ann", "Ben", first=0)
    with ann.connect(words=False) as player, via(there, ben).connect(words=False) as other:
        asked: Welcome = player.receive_until(Welcome)
        assert other.receive_until(Welcome).state == asked.state
        choice = asked.question.choices[0].action if asked.question else ""
        assert isinstance(player.ask("play", version=asked.version, action=choice), Ack)
        assert other.receive_until(Update).version == asked.version + 1
        assert other.refused("play", version=asked.version + 1, action="end") == "not-asked"
        other.say("chat", ref="c", text="hello")
        assert isinstance(other.receive_until(Ack), Ack)


def test_who_comes_and_goes_by_way_of_another_server_is_seen(patient_two: Two) -> None:
    here, there = patient_two
    ann, ben = here.open_table("Ann", "Ben")
    with ann.connect() as player:
        player.receive_until(Welcome)
        with via(there, ben).connect() as other:
            other.receive_until(Welcome)
            while not player.receive_until(TableChanged).table.seats[1].connected:
                pass
        while player.receive_until(TableChanged).table.seats[1].connected:
            pass


def test_lists_codes_links_and_finished_games_are_the_same_everywhere(patient_two: Two) -> None:
    here, there = patient_two
    ann, _ = here.open_table("Ann", "Ben", name="Yard", public=True)
    other = via(there, ann)
    assert other.get() == ann.get()
    code = ann.get()["code"]
    same(patient_two, lambda http: http.get("/api/tables").json())
    same(patient_two, lambda http: http.post("/api/mine", json={"tokens": [ann.token]}).json())
    same(patient_two, lambda http: http.get(f"/api/codes/{code}").json())
    link = other.post("link")["link"]
    same(patient_two, lambda http: http.post("/api/links", json={"link": link}).json())
    assert other.post("start")["state"] == "playing"
    assert other.post("end")["state"] == "ended"
    assert other.get("record") == ann.get("record")
    assert other.get("replay") == ann.get("replay")
    same(patient_two, lambda http: http.get(f"/api/tables/{ann.table}/nothing").json())
    same(patient_two, lambda http: http.get("/api/tables/none").json())
    next_table = other.post("rematch")
    assert ann.post("rematch") == next_table


def test_who_is_away_sees_in_every_list_whose_turn_it_is(patient_two: Two) -> None:
    """Also in that of a process that has not got the table: at once, and however the turn came about."""
    here, there = patient_two
    ann, ben = here.start_game("Ann", "Ben", first=0)
    assert has_turn(there, ann)
    with ann.connect(words=False) as player:
        asked = player.receive_until(Welcome)
        while asked.question.asked == [ann.number]:
            assert isinstance(player.ask("play", version=asked.version, action=asked.question.choices[-1].action), Ack)
            with ann.connect(words=False) as again:
                asked = again.receive_until(Welcome)
        assert asked.question.asked == [ben.number]
        assert has_turn(there, ben)
        assert not has_turn(there, ann)


def has_turn(server: RunningServer, seat: Seat) -> bool:
    with server.http() as http:
        (table,) = http.post("/api/mine", json={"tokens": [seat.token]}).json()["tables"]
    return bool(table["my_turn"])


def same(two: Two, ask: Callable[[httpx.Client], Any]) -> None:
    with two[0].http() as here, two[1].http() as there:
        assert ask(here) == ask(there)


def test_a_table_opened_here_is_in_the_lobby_there_once_it_has_been_told(patient_two: Two) -> None:
    here, there = patient_two
    with there.http() as http:
        assert http.get("/api/tables").json()["tables"] == []
        here.open_table("Ann", name="Yard", public=True, players=2)
        listed = eventually("the table is in the lobby", lambda: http.get("/api/tables").json()["tables"])
        assert listed[0]["name"] == "Yard"


def test_a_refusal_comes_back_as_it_was_said(patient_two: Two) -> None:
    here, there = patient_two
    ann, ben = here.open_table("Ann", "Ben")
    with there.http(ben.token) as http:
        answer = http.post(f"/api/tables/{ann.table}/start", headers={"Accept-Language": "de"})
        assert (answer.status_code, answer.json()["code"]) == (403, "not-host")
    with there.http() as http:
        assert http.post(f"/api/tables/{ann.table}/start").headers["www-authenticate"] == "Bearer"
    with Player(there, ann.table, token=ben.token + "x") as player:
        assert player.receive_until(Refused).code == "wrong-token"


# --- who is believed
def test_nobody_else_passes_anything_on(patient_two: Two, url: str) -> None:
    """Neither by the way that the servers take, without their secret, nor by saying so to everybody's."""
    here, _ = patient_two
    ann, _ = here.open_table("Ann", "Ben")
    for address in internal_addresses(url):
        assert asked_raw(address, ann.table, "") == 503
        assert asked_raw(address, ann.table, "1.2.3.4;" + "0" * 64) == 503
    assert asked_raw(here.address.removeprefix("http://"), ann.table, "1.2.3.4;" + "0" * 64) == 200


def internal_addresses(url: str) -> list[str]:
    async def find() -> list[str]:
        connection = await asyncpg.connect(url)
        rows = await connection.fetch("SELECT address FROM servers")
        await connection.close()
        return [row["address"] for row in rows]

    return asyncio.run(find())


def asked_raw(address: str, table: str, signed: str) -> int:
    host, _, port = address.partition(":")
    with socket.create_connection((host, int(port)), LONG) as connection:
        header = f"X-Blackgate-Relay: {signed}\r\n" if signed else ""
        connection.sendall(f"GET /api/tables/{table} HTTP/1.1\r\nHost: x\r\n{header}\r\n".encode())
        return int(connection.recv(100).split()[1])


def test_connections_are_counted_where_they_come_in(two_strict: Two) -> None:
    here, there = two_strict
    ann, ben = here.open_table("Ann", "Ben")
    with ann.connect() as player, via(there, ben).connect() as first, via(there, ben).connect() as second:
        for each in (player, first, second):
            each.receive_until(Welcome)
        with pytest.raises(InvalidStatus, match="429"):
            via(there, ben).connect()
        with ann.connect() as again:
            again.receive_until(Welcome)
