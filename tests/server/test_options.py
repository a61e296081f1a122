"""What can be chosen for a table: a page offers what the server says, and the server takes what it has offered."""

from __future__ import annotations

from typing import Any

import pytest

from blackgate.messages import LANGUAGES
from tests.server.serving import RunningServer


def offered(server: RunningServer, language: str = "en") -> dict[str, Any]:
    with server.http() as http:
        options: dict[str, Any] = http.get("/api/options", params={"language": language}).json()
    return options


def is_taken(server: RunningServer, **settings: Any) -> bool:
    with server.http() as http:
        return http.post("/api/tables", json={"player": "Ann", "settings": settings}).is_success


def test_every_place_can_be_chosen_and_goes_with_teams_as_it_says(server: RunningServer) -> None:
    """R14.2, R13.2"""
    places = offered(server)["places"]
    assert {place["id"]: place["replaces"] for place in places}["library"] == "showers"
    for place in places:
        assert is_taken(server, places=[place["id"]])
        assert is_taken(server, places=[place["id"]], team=True) == place["with_teams"]


def test_teams_and_players_are_those_that_the_rules_allow(server: RunningServer) -> None:
    """R1.1, R13.1"""
    options = offered(server)
    for players in range(1, 8):
        assert is_taken(server, players=players) == (players in options["players"])
        assert is_taken(server, players=players, team=True) == (players in options["teams"])


def test_every_bot_can_be_seated(server: RunningServer) -> None:
    options = offered(server)
    bots = [bot["id"] for bot in options["bots"]]
    assert options["bot"] in bots
    (host,) = server.open_table("Ann", players=2)
    for bot in bots:
        assert host.put("seats/1/bot", bot=bot)["seats"][1]["bot"] == bot


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_has_a_name_and_a_line_about_it_in_every_language(server: RunningServer, language: str) -> None:
    options = offered(server, language)
    for thing in [*options["michel"], *options["places"], *options["bots"]]:
        assert thing["name"]
        assert thing["text"]


def test_a_place_says_what_it_replaces_and_that_it_does_not_go_with_teams(server: RunningServer) -> None:
    texts = {place["id"]: place["text"] for place in offered(server)["places"]}
    assert texts["library"] == "Instead of: Showers. New Backgrounds, and spying."
    assert texts["gambling_cells"] == "Instead of: Cell Block. Bets, and plans. Not with teams."
