"""Somebody with a browser of their own: cookies, and the page that they are on."""

from __future__ import annotations

from itertools import count
from typing import Any, Final, Protocol

import httpx

from blackgate.edition import edition_from
from blackgate.server import entries as journal
from blackgate.server.lobby import start
from tests.server.serving import RunningServer, Seat, answer
from tests.server.tabletop import NAMES, Tabletop

LONGER: Final = edition_from({"game": {"rounds": 9}}, "longer")
PASSPHRASE: Final = "seven spoons and a rope"


class Person:
    """Keeps its cookies, as a browser does."""

    def __init__(self, server: RunningServer) -> None:
        self.server: Final = server
        self.http: Final = server.http()
        self.http.headers["origin"] = server.address

    def claim(self, name: str, passphrase: str = PASSPHRASE) -> Any:
        return answer(self.http.post("/api/account", json={"name": name, "passphrase": passphrase}))

    def sign_in(self, name: str, passphrase: str = PASSPHRASE) -> httpx.Response:
        return self.http.post("/api/account/session", json={"name": name, "passphrase": passphrase})

    def recover(self, name: str, code: str) -> httpx.Response:
        return self.http.post("/api/account/session", json={"name": name, "code": code})

    def account(self) -> Any:
        return answer(self.http.get("/api/account"))["account"]

    def get(self, path: str) -> Any:
        return answer(self.http.get(path))

    def opens(self, name: str, **settings: Any) -> Seat:
        body = {"player": name, "settings": {"players": 2, "pace": 0, **settings}}
        return self.seat(answer(self.http.post("/api/tables", json=body)))

    def sits(self, table: str, name: str) -> Seat:
        return self.seat(answer(self.http.post(f"/api/tables/{table}/seats", json={"player": name})))

    def seat(self, seated: Any) -> Seat:
        return Seat(self.server, seated["table"], seated["seat"], seated["token"])


def code(response: httpx.Response) -> str:
    """Why it was refused."""
    assert response.is_error, response.text
    return str(response.json()["code"])


class People(Protocol):
    """Whoever comes, at this server or at another."""

    def __call__(self, other: RunningServer | None = None) -> Person: ...


def game_of(seed: int, *seats: str, play: bool = True, **settings: Any) -> Tabletop:
    """A public game: `=ID` is a player of that id, `guest` a guest, anything else a bot. Played out, somebody loses."""
    top = Tabletop(seed, LONGER, start=False, **{"players": len(seats), "public": True, **settings})
    for number, who in enumerate(seats):
        top.apply(journal.Emptied(number, 0))
        name = f"{NAMES[number]}{number}"
        if who == "guest" or who.startswith("="):
            player = who.removeprefix("=") if who != "guest" else ""
            top.apply(journal.SatDown(seat=number, name=name, key=f"key{number}", host=number == 0, player=player))
        else:
            top.apply(journal.Filled(number, name, who))
    top.write(start(top.table, top.now))
    if not play:
        return top
    for luck in count(seed):
        ended = deepcopy_of(top).play_out(luck)
        if len(ended.table.game.winners()) < len(seats):
            return ended
    raise AssertionError("nobody ever loses")


def deepcopy_of(top: Tabletop) -> Tabletop:
    """To be played on without harm to the other."""
    other = top.copy(top.table.id)
    other.journal = list(other.journal)
    return other
