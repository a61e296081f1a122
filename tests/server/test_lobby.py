"""Before the game: opening a table, finding it, sitting down without an account, bots in empty seats, starting."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from blackgate.protocol.play import Farewell, Refused, TableChanged, Welcome
from blackgate.records import read_record, verify
from blackgate.server.lobby import CODE_LENGTH, CODE_LETTERS
from tests.server.serving import Player, RunningServer, Seat

OPTIONS: list[dict[str, Any]] = [
    {"players": players, "first": players - 1} for players in range(2, 7)
] + [
    {"michel": "michel"},
    {"michel": "michelle", "players": 6},
    {"team": True, "players": 6},
    {"warden": True},
    {"places": ["library", "workshop", "gymnasium", "laundry", "psychiatric_ward", "gambling_cells"]},
    {"clock": {"type": "none"}},
    {"clock": {"type": "turn", "seconds": 30, "window": 20}},
    {"clock": {"type": "game", "seconds": 600, "increment": 10, "window": 45}},
    {"watch": "nobody"},
    {"watch": "everybody", "public": True},
    {"undo": True, "tracker": True, "pace": 1500},
]  # fmt: skip


def open_table(server: RunningServer, player: str = "Ann", **settings: Any) -> httpx.Response:
    with server.http() as http:
        return http.post("/api/tables", json={"player": player, "settings": settings})


def sit(server: RunningServer, table: str, player: str, **body: Any) -> httpx.Response:
    with server.http() as http:
        return http.post(f"/api/tables/{table}/seats", json={"player": player, **body})


def code_of(response: httpx.Response) -> str:
    assert not response.is_success
    code: str = response.json()["code"]
    return code


def listed(server: RunningServer) -> list[str]:
    with server.http() as http:
        return [table["id"] for table in http.get("/api/tables").json()["tables"]]


# --- opening
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_option_of_a_table_can_be_set(server: RunningServer, options: dict[str, Any]) -> None:
    opened = open_table(server, **options).json()
    host = Seat(server, opened["table"], opened["seat"], opened["token"])
    found = host.get()
    assert {key: found["settings"][key] for key in options} == options
    assert len(found["seats"]) == options.get("players", 4)
    for seat in range(1, len(found["seats"])):
        host.put(f"seats/{seat}/bot", bot="random")
    assert host.post("start")["state"] == "playing"


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"team": True, "players": 3}, "R13.1"),
        ({"team": True, "places": ["gambling_cells"]}, "R14.7"),
        ({"places": ["sauna"]}, "R14.1"),
    ],
    ids=str,
)
def test_options_that_the_rules_do_not_allow_are_refused_in_their_words(
    server: RunningServer, options: dict[str, Any], words: str
) -> None:
    response = open_table(server, **options)
    assert (response.status_code, code_of(response)) == (422, "wrong-options")
    assert words in response.json()["text"]


@pytest.mark.parametrize(
    "settings",
    [{"players": 1}, {"players": 7}, {"clock": {"type": "turn", "seconds": 4}}, {"watch": "friends"}, {"colour": 1}],
    ids=str,
)
def test_settings_that_there_are_not_are_refused(server: RunningServer, settings: dict[str, Any]) -> None:
    assert code_of(open_table(server, **settings)) == "wrong-message"


def test_who_begins_must_be_at_the_table(server: RunningServer) -> None:
    assert code_of(open_table(server, players=3, first=3)) == "wrong-seat"


# --- names
@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("x" * 21, "wrong-message"),
        ("Ann", "wrong-name"),
        (" ann ", "wrong-name"),
        ("Ben (boss)", "wrong-name"),
        ("Ben\u202e", "wrong-name"),
        ("Ben\x00", "wrong-name"),
        ("\u3164", "wrong-name"),
        ("Be\u0301\u0301\u0301\u0301n", "wrong-name"),
        ("\u0410nn", "wrong-name"),
    ],
    ids=repr,
)
def test_names_that_could_mislead_are_refused(server: RunningServer, name: str, code: str) -> None:
    (host,) = server.open_table("Ann", players=2)
    assert code_of(sit(server, host.table, name)) == code
    assert [seat["name"] for seat in host.get()["seats"]] == ["Ann", ""]


@pytest.mark.parametrize("name", ["<b>Ben</b>", "x" * 17, "Бен", "{ $player }", "Ben 🚬"])
def test_any_other_name_is_shown_as_it_is(server: RunningServer, name: str) -> None:
    (host,) = server.open_table("Ann", players=2)
    assert sit(server, host.table, f"  {name} ").is_success
    assert host.get()["seats"][1]["name"] == name


def test_who_has_no_name_is_called_after_a_prisoner(server: RunningServer) -> None:
    (host,) = server.open_table("Ann", players=3)
    sit(server, host.table, "")
    host.put("seats/2/bot", bot="rookie")
    names = [seat["name"] for seat in host.get()["seats"]]
    assert all(names)
    assert len(set(names)) == 3


# --- seats
def test_whoever_has_the_link_sits_down_in_any_seat_or_in_a_certain_one(server: RunningServer) -> None:
    (host,) = server.open_table("Ann", players=4)
    assert sit(server, host.table, "Ben", seat=2).json()["seat"] == 2
    assert sit(server, host.table, "Cleo").json()["seat"] == 1
    assert code_of(sit(server, host.table, "Dan", seat=2)) == "seat-taken"
    assert code_of(sit(server, host.table, "Dan", seat=4)) == "wrong-seat"
    assert sit(server, host.table, "Dan").json()["seat"] == 3
    assert code_of(sit(server, host.table, "Eve")) == "no-seat"


def test_bots_of_a_chosen_level_fill_empty_seats(server: RunningServer) -> None:
    (host,) = server.open_table("Ann", players=5)
    for seat, bot in enumerate(("random", "rookie", "veteran", "boss"), 1):
        found = host.put(f"seats/{seat}/bot", bot=bot)
        assert (found["seats"][seat]["kind"], found["seats"][seat]["bot"]) == ("bot", bot)
    for bot in ("boss", "lifer:2", "lifer"):
        host.put("seats/1/bot", bot=bot)
        assert host.get()["seats"][1]["bot"] == bot


@pytest.mark.parametrize("bot", ["genius", "boss:100", "lifer:100", "program:rm -rf /"])
def test_there_are_no_other_bots(server: RunningServer, bot: str) -> None:
    (host,) = server.open_table("Ann", players=2)
    with server.http(host.token) as http:
        response = http.put(f"/api/tables/{host.table}/seats/1/bot", json={"bot": bot})
    assert code_of(response) in ("wrong-bot", "wrong-message")


def test_a_bot_makes_room_for_whoever_names_its_seat(server: RunningServer) -> None:
    (host,) = server.open_table("Ann", bots=("rookie",))
    assert code_of(sit(server, host.table, "Ben")) == "no-seat"
    assert sit(server, host.table, "Ben", seat=1).is_success
    assert host.get()["seats"][1]["kind"] == "person"


def test_only_the_host_fills_empties_starts_and_ends(server: RunningServer) -> None:
    host, guest = server.open_table("Ann", "Ben", players=3)
    with server.http(guest.token) as http:
        table = f"/api/tables/{host.table}"
        assert code_of(http.put(f"{table}/seats/2/bot", json={"bot": "rookie"})) == "not-host"
        assert code_of(http.delete(f"{table}/seats/0")) == "not-host"
        assert code_of(http.post(f"{table}/start")) == "not-host"
        assert code_of(http.post(f"{table}/end")) == "not-host"
    with server.http() as http:
        assert code_of(http.post(f"{table}/start")) == "no-token"


def test_the_game_begins_when_the_host_says_so_and_all_seats_are_taken(server: RunningServer) -> None:
    host, guest = server.open_table("Ann", "Ben", players=3)
    with server.http(host.token) as http:
        assert code_of(http.post(f"/api/tables/{host.table}/start")) == "seats-open"
    host.put("seats/2/bot", bot="random")
    with guest.connect() as player:
        assert player.receive_until(Welcome).state is None
        host.post("start")
        begun = player.receive_until(Welcome)
        assert begun.state is not None
        assert begun.own is not None
    with server.http(host.token) as http:
        assert code_of(http.post(f"/api/tables/{host.table}/start")) == "started"
        assert code_of(sit(server, host.table, "Cleo")) == "started"


def test_everybody_sees_who_comes(server: RunningServer) -> None:
    (host,) = server.open_table("Ann", players=2)
    with host.connect() as player:
        player.receive_until(Welcome)
        sit(server, host.table, "Ben")
        while not (changed := player.receive_until(TableChanged)).table.seats[1].name:
            pass
        assert changed.table.seats[1].name == "Ben"


def test_a_host_who_leaves_is_followed_by_the_next(server: RunningServer) -> None:
    host, guest = server.open_table("Ann", "Ben", players=2)
    assert [seat["host"] for seat in host.delete("seats/0")["seats"]] == [False, True]
    guest.put("seats/0/bot", bot="random")
    assert guest.post("start")["state"] == "playing"


def test_a_host_may_only_watch(server: RunningServer) -> None:
    opened = open_table(server, "", players=2).json()
    assert opened["seat"] == -1
    host = Seat(server, opened["table"], -1, opened["token"])
    for seat in (0, 1):
        host.put(f"seats/{seat}/bot", bot="random")
    with host.connect() as player:
        assert player.receive_until(Welcome).seat == -1
        host.post("start")
        assert player.receive_until(Welcome).own["hand"] == {}


def test_whoever_was_put_out_of_a_seat_has_lost_it(server: RunningServer) -> None:
    """Also at a connection that was open, or they would look into the hand of whoever comes next."""
    host, guest = server.open_table("Ann", "Ben", players=2)
    with guest.connect() as player:
        player.receive_until(Welcome)
        host.delete("seats/1")
        assert player.receive_until(Farewell).code == "seat-emptied"
    with guest.connect() as player:
        assert player.receive_until(Refused).code == "wrong-token"
    sit(server, host.table, "Cleo")
    with guest.connect() as player:
        assert player.receive_until(Refused).code == "wrong-token"


# --- finding a table
def test_a_table_is_found_by_its_short_code_however_it_is_written(server: RunningServer) -> None:
    (host,) = server.open_table("Ann", players=2)
    code = host.get()["code"]
    assert len(code) == CODE_LENGTH
    assert set(code) <= set(CODE_LETTERS)
    with server.http() as http:
        for written in (code, code.lower(), code.title()):
            assert http.get(f"/api/codes/{written}").json()["id"] == host.table
        assert code_of(http.get("/api/codes/NOSUCH")) == "not-found"


def test_public_tables_are_listed_while_they_are_open_or_played(server: RunningServer) -> None:
    (host,) = server.open_table("Ann", name="Friday", public=True, bots=("random",))
    (private,) = server.open_table("Ben", bots=("random",))
    assert host.table in listed(server)
    assert private.table not in listed(server)
    host.post("start")
    with server.http() as http:
        (line,) = [table for table in http.get("/api/tables").json()["tables"] if table["id"] == host.table]
    assert (line["name"], line["players"], line["taken"]) == ("Friday", 2, 2)
    host.post("end")
    assert host.table not in listed(server)


def test_my_tables_are_those_of_my_tokens(server: RunningServer) -> None:
    seats = [server.open_table(name, players=2)[0] for name in ("Ann", "Ben")]
    with server.http() as http:
        found = http.post("/api/mine", json={"tokens": [seat.token for seat in seats] + ["nonsense"]}).json()
        assert {table["id"] for table in found["tables"]} == {seat.table for seat in seats}
        assert http.post("/api/mine", json={"tokens": []}).json()["tables"] == []


# --- the token is the seat
def test_a_token_survives_a_reload_and_works_on_two_devices_at_once(server: RunningServer) -> None:
    host, guest = server.open_table("Ann", "Ben")
    for _ in range(2):
        with guest.connect() as player:
            assert player.receive_until(Welcome).seat == 1
    with guest.connect() as first, guest.connect() as second:
        assert [player.receive_until(Welcome).seat for player in (first, second)] == [1, 1]
    assert host.get()["seats"][1]["name"] == "Ben"


def test_a_link_moves_the_seat_to_another_device(server: RunningServer) -> None:
    _, guest = server.open_table("Ann", "Ben")
    link = guest.post("link")["link"]
    with server.http() as http:
        found = http.post("/api/links", json={"link": link}).json()
    assert (found["table"], found["seat"]) == (guest.table, 1)
    with Seat(server, found["table"], found["seat"], found["token"]).connect() as player:
        assert player.receive_until(Welcome).seat == 1


def test_a_link_that_is_cut_foreign_or_of_a_seat_given_up_opens_nothing(server: RunningServer) -> None:
    host, guest = server.open_table("Ann", "Ben")
    link = guest.post("link")["link"]
    with server.http() as http:
        for wrong in (link[:-1], link[1:], guest.token, "nonsense"):
            assert code_of(http.post("/api/links", json={"link": wrong})) == "wrong-link"
        guest.delete("seats/1")
        assert code_of(http.post("/api/links", json={"link": link})) == "wrong-token"
    assert host.get()["seats"][1]["kind"] == "open"


def test_a_link_is_no_token_and_a_token_opens_no_other_table(server: RunningServer) -> None:
    host, guest = server.open_table("Ann", "Ben")
    (other,) = server.open_table("Cleo", players=2)
    for table, token in ((host.table, guest.post("link")["link"]), (other.table, guest.token)):
        with Player(server, table, token=token) as player:
            assert player.receive_until(Refused).code == "wrong-token"


# --- what people add to chance
def test_what_a_player_adds_to_chance_can_be_said_until_the_game_begins(server: RunningServer) -> None:
    host, guest = server.open_table("Ann", "Ben")
    assert [seat["contributed"] for seat in host.get()["seats"]] == [False, False]
    host.put("seats/0/contribution", contribution="seven")
    host.put("seats/0/contribution", contribution="no, eight")
    info = guest.put("seats/1/contribution", contribution="my scar is older")
    assert [seat["contributed"] for seat in info["seats"]] == [True, True]
    assert "eight" not in str(info)
    host.post("start")
    with server.http(host.token) as http:
        late = http.put(f"/api/tables/{host.table}/seats/0/contribution", json={"contribution": "nine"})
        assert late.json()["code"] == "started"
    host.post("end")
    header = read_record(host.get("record")).header
    assert header.contributions == ("no, eight", "my scar is older")
    assert verify(read_record(host.get("record"))).answer == "yes"


def test_nobody_adds_to_chance_for_another(server: RunningServer) -> None:
    host, guest = server.open_table("Ann", "Ben")
    with server.http(guest.token) as http:
        path = f"/api/tables/{host.table}/seats/0/contribution"
        assert http.put(path, json={"contribution": "mine"}).json()["code"] == "wrong-token"
        own = f"/api/tables/{host.table}/seats/1/contribution"
        assert http.put(own, json={"contribution": "two\nlines"}).status_code == 200
        assert http.put(own, json={"contribution": "a\u0000b"}).json()["code"] == "wrong-name"


def test_before_a_rematch_everybody_can_add_to_chance_anew(server: RunningServer) -> None:
    host, guest = server.open_table("Ann", "Ben")
    for seat in (host, guest):
        seat.put(f"seats/{seat.number}/contribution", contribution=f"first game, seat {seat.number}")
    host.post("start")
    host.post("end")
    again = [Seat(server, **each) for each in (named(host.post("rematch")), named(guest.post("rematch")))]
    assert [seat["contributed"] for seat in again[0].get()["seats"]] == [False, False]
    for seat in again:
        seat.put(f"seats/{seat.number}/contribution", contribution=f"second game, seat {seat.number}")
    again[0].post("start")
    again[0].post("end")
    record = read_record(again[0].get("record"))
    assert record.header.contributions == ("second game, seat 0", "second game, seat 1")
    assert verify(record).answer == "yes"


def named(seated: dict[str, Any]) -> dict[str, Any]:
    return {"table": seated["table"], "number": seated["seat"], "token": seated["token"]}
