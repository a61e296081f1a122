"""Pages of players at a real server: what everybody sees, what only its owner sees, and what outlives a kill."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from blackgate.records import read_record
from tests.server.leaks.test_over_sockets import play_to_the_end
from tests.server.players.people import People, Person, code
from tests.server.serving import RunningServer, Seat, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """Its games last three rounds."""
    with short(tmp_path_factory.mktemp("pages")) as server:
        yield server


def short(folder: Path) -> Any:
    edition = folder / "short.toml"
    edition.write_text("[game]\nrounds = 3\n", encoding="utf-8")
    return running(f"sqlite:///{folder}/blackgate.db", {"BLACKGATE_EDITION": str(edition)}, folder / "log")


def plays(person: Person, name: str, *, public: bool) -> Seat:
    """A whole game against a rookie."""
    seat = person.opens(name, public=public)
    seat.put("seats/1/bot", bot="rookie")
    seat.post("start")
    with seat.connect(words=False) as player:
        play_to_the_end(player, 0)
    return seat


def page_of(person: Person, player: str, games: int) -> Any:
    """Once so many games are entered, which is done soon after they end."""
    for _ in range(2000):
        page = person.get(f"/api/players/{player}")
        if page["games"] >= games:
            break
    return page


def test_a_public_game_is_on_the_pages_and_a_private_one_on_none(person: People) -> None:
    ann, other = person(), person()
    me = ann.claim("Ann")["account"]["id"]
    hidden = plays(ann, "Ann", public=False)
    shown = plays(ann, "Ann", public=True)
    page = page_of(other, me, 1)
    assert [(game["table"], game["mode"], game["players"]) for game in page["results"]] == [(shown.table, "two", 2)]
    assert [each["id"] for each in page["results"][0]["others"]] == ["rookie"]
    assert [(mode["mode"], mode["games"], len(mode["history"])) for mode in page["modes"]] == [("two", 1, 1)]
    everything = json.dumps(
        [page, other.get("/api/players"), other.get("/api/players/rookie"), other.get("/api/tables")]
    )
    assert shown.table in everything
    assert hidden.table not in everything
    assert {me, "rookie"} <= {each["id"] for mode in other.get("/api/players")["modes"] for each in mode["players"]}

    mine = ann.get("/api/account/games")["games"]
    assert {(game["table"]["id"], game["public"]) for game in mine} == {(hidden.table, False), (shown.table, True)}
    assert code(other.http.get("/api/account/games")) == "signed-out"


def test_everything_can_be_downloaded_by_its_owner(person: People) -> None:
    bea = person()
    account = bea.claim("Bea")["account"]
    hidden = plays(bea, "Bea", public=False)
    under_way = bea.opens("Bea")
    found = bea.get("/api/account/download")
    assert found["account"]["name"] == "Bea"
    assert len(found["sessions"]) == 1
    games = {game["table"]["id"]: game for game in found["games"]}
    assert read_record(games[hidden.table]["record"]).header.names[0] == "Bea"
    assert (games[under_way.table]["record"], games[under_way.table]["seat"]) == ("", 0)
    assert found["page"]["id"] == account["id"]
    assert code(person().http.get("/api/account/download")) == "signed-out"


def test_whoever_deletes_their_account_is_gone_from_every_page(person: People) -> None:
    cleo, other = person(), person()
    me = cleo.claim("Cleo")["account"]["id"]
    seat = plays(cleo, "Cleo", public=True)
    page_of(other, me, 1)
    assert cleo.http.delete("/api/account").is_success
    assert code(other.http.get(f"/api/players/{me}")) == "not-found"
    assert cleo.account() is None
    assert code(person().sign_in("Cleo")) == "wrong-sign-in"
    shown = json.dumps([other.get("/api/players"), other.get("/api/players/rookie")])
    assert "Cleo" not in shown
    assert me not in shown
    (game,) = [game for game in other.get("/api/players/rookie")["results"] if game["table"] == seat.table]
    assert game["others"] == [{"id": "", "name": "", "won": game["others"][0]["won"]}]  # a former player
    assert seat.get()["seats"][0]["name"] != "Cleo"
    assert "Cleo" not in seat.get("record") + json.dumps(seat.get("replay", seat="all"))
    assert person().claim("Cleo")["account"]["id"] != me  # the name is free again


def test_a_seat_that_was_given_up_is_no_longer_ones_game(person: People) -> None:
    dan = person()
    dan.claim("Dan")
    seat = dan.opens("Dan")
    assert len(dan.get("/api/account/games")["games"]) == 1
    seat.delete("seats/0")
    assert dan.get("/api/account/games")["games"] == []


def test_a_game_counts_once_over_kills_and_restarts(person: People, tmp_path: Path) -> None:
    """Killed as soon as the game is over, it may not have been entered yet."""
    with short(tmp_path) as server:
        eve = person(server)
        me = eve.claim("Eve")["account"]["id"]
        plays(eve, "Eve", public=True)
        server.kill()
        server.start()
        once = page_of(eve, me, 1)
        assert (once["games"], once["modes"][0]["games"]) == (1, 1)
        server.kill()
        server.start()
        plays(eve, "Eve", public=True)  # whatever was to be entered again would be before this
        twice = page_of(eve, me, 2)
        assert (twice["games"], twice["modes"][0]["games"]) == (2, 2)
        assert twice["results"][1:] == once["results"]


def test_a_bot_has_a_page_before_its_first_game(person: People) -> None:
    page = person().get("/api/players/boss?language=fr")
    assert (page["bot"], page["games"], page["modes"]) == (True, 0, [])
    assert code(person().http.get("/api/players/nobody")) == "not-found"


@pytest.mark.parametrize("path", ["/api/account", "/api/players"])
def test_nothing_about_people_is_kept_in_between(person: People, path: str) -> None:
    assert person().http.get(path).headers["cache-control"] == "no-store"
