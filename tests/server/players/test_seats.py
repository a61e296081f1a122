"""Whose seat it is: a claimed name is its owner's alone, and their seats are theirs wherever they sign in."""

from __future__ import annotations

from blackgate.protocol.play import Welcome
from tests.server.players.people import People, code


def test_whoever_is_signed_in_sits_with_their_own_name(person: People) -> None:
    ann = person()
    player = ann.claim("Ann")["account"]["id"]
    seat = ann.opens("ann")
    first = seat.get()["seats"][0]
    assert (first["name"], first["player"]) == ("Ann", player)


def test_a_guest_may_have_any_name_but_a_claimed_one(person: People) -> None:
    person().claim("Bea")
    guest = person()
    table = guest.opens("Anybody").table
    refused = guest.http.post(f"/api/tables/{table}/seats", json={"player": "Béa"})
    assert code(refused) == "name-claimed"
    assert code(guest.http.post("/api/tables", json={"player": "Bea"})) == "name-claimed"
    assert guest.sits(table, "Cleo").get()["seats"][1]["player"] == ""


def test_somebody_else_on_the_same_device_is_a_guest(person: People) -> None:
    """As is its owner, if they like, by another name."""
    dan = person()
    player = dan.claim("Dan")["account"]["id"]
    table = dan.opens("Dan").table
    assert [each["player"] for each in dan.sits(table, "His sister").get()["seats"]] == [player, ""]


def test_ones_seat_is_there_on_every_device(person: People) -> None:
    eve = person()
    eve.claim("Eve")
    seat = eve.opens("Eve")
    phone = person()
    assert code(phone.http.post(f"/api/tables/{seat.table}/mine")) == "signed-out"
    assert phone.sign_in("Eve").is_success
    (found,) = phone.http.post(f"/api/tables/{seat.table}/mine").json()["seats"]
    with phone.seat(found).connect() as player:
        assert player.receive_until(Welcome).table.seats[0].connected


def test_nobody_gets_the_seat_of_a_guest_or_of_another(person: People) -> None:
    finn, guest = person(), person()
    finn.claim("Finn")
    seat = guest.opens("Somebody")
    assert finn.http.post(f"/api/tables/{seat.table}/mine").json() == {"seats": []}


def test_a_rematch_is_played_by_the_same_people(person: People) -> None:
    gus = person()
    player = gus.claim("Gus")["account"]["id"]
    seat = gus.opens("Gus")
    seat.post("end")
    again = gus.seat(seat.post("rematch"))
    assert again.get()["seats"][0]["player"] == player
