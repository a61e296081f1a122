"""Asking to be told, over HTTP; and time off, for whoever has a name."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from blackgate.protocol.play import Welcome
from blackgate.server.notices.stored import MOST_BROWSERS
from tests.server.notices.test_web_push import AUTH, RECEIVER
from tests.server.players.people import Person, code
from tests.server.serving import RunningServer, answer, running

DAY = 86_400


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("notices")
    settings = {"BLACKGATE_VACATION_DAYS": "10"}
    with running(f"sqlite:///{folder}/blackgate.db", settings, folder / "log") as own:
        yield own


@pytest.fixture
def person(server: RunningServer) -> Iterator[Person]:
    somebody = Person(server)
    yield somebody
    somebody.http.close()


def subscription(endpoint: str = "https://8.8.8.8/send/1", **changes: Any) -> dict[str, Any]:
    return {"endpoint": endpoint, "p256dh": RECEIVER, "auth": AUTH, "language": "en", **changes}


def test_a_guest_subscribes_for_a_seat_and_no_more(server: RunningServer) -> None:
    seat = server.open_table("Ann", "Ben")[0]
    assert seat.put("push", **subscription()) == {"browsers": 1}
    assert seat.put("push", **subscription()) == {"browsers": 1}  # the same browser
    assert seat.put("push", **subscription(on=False)) == {"browsers": 0}


def test_a_seat_is_not_told_of_until_it_is_wanted_again(person: Person) -> None:
    person.claim("Silent Sam")
    seat = person.opens("Silent Sam")
    account = answer(person.http.put("/api/account/push", json=subscription()))
    assert account == {"browsers": 1}
    assert seat.put("push", **subscription(on=False)) == {"browsers": 0}
    assert person.get("/api/account/download")["browsers"] == ["https://8.8.8.8/send/1"]  # of other tables
    assert seat.put("push", **subscription()) == {"browsers": 1}


def test_only_so_many_browsers(server: RunningServer) -> None:
    seat = server.open_table("Ann", "Ben")[0]
    for number in range(MOST_BROWSERS):
        seat.put("push", **subscription(f"https://8.8.8.8/send/{number}"))
    with server.http(seat.token) as http:
        one_more = http.put(f"/api/tables/{seat.table}/push", json=subscription("https://8.8.8.8/send/more"))
        assert code(one_more) == "too-many-browsers"


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "https://127.0.0.1/"},
        {"endpoint": "https://localhost/"},
        {"endpoint": "http://8.8.8.8/"},
        {"endpoint": "https://169.254.169.254/latest/meta-data"},
        {"p256dh": "AAAA"},
        {"auth": "AAAA"},
    ],
)
def test_a_hostile_subscription_is_refused(server: RunningServer, wrong: dict[str, str]) -> None:
    seat = server.open_table("Ann", "Ben")[0]
    with server.http(seat.token) as http:
        response = http.put(f"/api/tables/{seat.table}/push", json=subscription() | wrong)
        assert code(response) == "wrong-address"


def test_nobody_subscribes_for_the_seat_of_another(server: RunningServer) -> None:
    ann, other = server.open_table("Ann", "Ben")[0], server.open_table("Cleo", "Dan")[0]
    with server.http(other.token) as http:
        assert code(http.put(f"/api/tables/{ann.table}/push", json=subscription())) == "wrong-token"


def test_the_key_of_the_server_stays_the_same(server: RunningServer) -> None:
    with server.http() as http:
        first, second = (answer(http.get("/api/push"))["key"] for _ in range(2))
    assert first == second
    assert len(first) == 87


def test_ways_of_being_told_are_turned_off_for_one_seat(server: RunningServer) -> None:
    ann, ben = server.open_table("Ann", "Ben")
    assert ann.get("notices") == {"push": True, "webhook": True}
    ann.put("notices", push=False, webhook=True)
    assert ann.get("notices") == {"push": False, "webhook": True}
    assert ben.get("notices") == {"push": True, "webhook": True}


def test_a_webhook_is_for_whoever_has_a_name(person: Person) -> None:
    assert code(person.http.get("/api/account/webhook")) == "signed-out"
    person.claim("Webby Hooker")
    assert person.get("/api/account/webhook") == {"url": "", "secret": ""}
    assert code(person.http.put("/api/account/webhook", json={"url": "https://10.0.0.1/"})) == "wrong-address"
    kept = answer(person.http.put("/api/account/webhook", json={"url": "https://8.8.8.8/hook"}))
    assert kept["url"] == "https://8.8.8.8/hook"
    assert kept["secret"]
    assert person.get("/api/account/webhook") == {"url": "https://8.8.8.8/hook", "secret": ""}  # told once
    assert answer(person.http.put("/api/account/webhook", json={"url": ""}))["url"] == ""


def test_time_off_stops_ones_clocks_for_all_to_see_up_to_so_many_days(person: Person, server: RunningServer) -> None:
    person.claim("Holly Day")
    seat = person.opens("Holly Day", clock={"type": "turn", "seconds": 3 * DAY}, first=0)
    with server.http() as http:
        answer(http.post(f"/api/tables/{seat.table}/seats", json={"player": "Ben"}))
    seat.post("start")
    with seat.connect() as player:
        clocks = player.receive_until(Welcome).clocks
        assert clocks is not None
        assert clocks.running == [0]
    until = time.time() + 4 * DAY
    taken = answer(person.http.put("/api/account/vacation", json={"until": until}))
    assert (taken["until"], taken["days"]) == (until, 10)
    assert taken["days_left"] == pytest.approx(6, abs=0.1)
    assert seat.get()["seats"][0]["vacation"]
    with seat.connect() as player:
        clocks = player.receive_until(Welcome).clocks
        assert clocks is not None
        assert clocks.running == []
    too_long = {"until": time.time() + 20 * DAY}
    assert code(person.http.put("/api/account/vacation", json=too_long)) == "no-vacation-left"
    back = answer(person.http.put("/api/account/vacation", json={"until": 0}))
    assert back["days_left"] == pytest.approx(10, abs=0.1)  # what was not used comes back
    assert not seat.get()["seats"][0]["vacation"]


def test_time_off_ends_with_the_account(person: Person, server: RunningServer) -> None:
    person.claim("Gone Forever")
    seat = person.opens("Gone Forever", clock={"type": "turn", "seconds": 3 * DAY}, first=0)
    with server.http() as http:
        answer(http.post(f"/api/tables/{seat.table}/seats", json={"player": "Ben"}))
    seat.post("start")
    answer(person.http.put("/api/account/vacation", json={"until": time.time() + 4 * DAY}))
    answer(person.http.delete("/api/account"))
    assert not seat.get()["seats"][0]["vacation"]
    with seat.connect() as player:
        clocks = player.receive_until(Welcome).clocks
        assert clocks is not None
        assert clocks.running == [0]
