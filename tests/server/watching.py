"""A table at which only bots sit, and whose host watches."""

from __future__ import annotations

from tests.server.serving import RunningServer, Seat, answer


def watched_table(server: RunningServer, players: int) -> Seat:
    """What its host has; the game has not begun."""
    chosen = {"players": players, "pace": 0, "watch": "everybody"}
    with server.http() as http:
        seated = answer(http.post("/api/tables", json={"settings": chosen}))
    host = Seat(server, seated["table"], seated["seat"], seated["token"])
    for number in range(players):
        host.put(f"seats/{number}/bot", bot="random")
    return host
