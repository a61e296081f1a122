"""A name of one's own, claimed with a passphrase: who has it, and who has not."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tests.server.players.people import PASSPHRASE, People, Person, code
from tests.server.serving import RunningServer, running


def test_whoever_claims_a_name_is_signed_in_and_has_ten_codes(person: People) -> None:
    ann = person()
    claimed = ann.claim("Ann")
    assert (claimed["account"]["name"], claimed["account"]["passphrase"]) == ("Ann", True)
    assert len(set(claimed["codes"])) == 10
    assert ann.account() == claimed["account"]


def test_a_guest_is_nobody(person: People) -> None:
    assert person().account() is None


def test_the_cookie_is_for_this_server_alone_and_no_script_reads_it(person: People) -> None:
    bea = person()
    bea.claim("Bea")
    flags = bea.sign_in("Bea").headers["set-cookie"]
    assert "HttpOnly" in flags
    assert "SameSite=Lax" in flags
    assert "Secure" not in flags  # on plain http it would never come back
    bea.http.headers.update({"origin": "https://games.example", "host": "games.example"})
    assert "Secure" in bea.sign_in("Bea").headers["set-cookie"]


def test_another_page_can_do_nothing_in_ones_name(person: People) -> None:
    cleo = person()
    cleo.claim("Cleo")
    cleo.http.headers["origin"] = "https://elsewhere.example"
    assert code(cleo.http.delete("/api/account")) == "wrong-origin"
    assert cleo.account() is not None


def test_signing_out_and_in_again(person: People) -> None:
    dan = person()
    dan.claim("Dan")
    old = dan.http.cookies["blackgate_session"]
    dan.http.delete("/api/account/session")
    assert dan.account() is None
    dan.http.cookies.set("blackgate_session", old)  # somebody has kept the cookie
    assert dan.account() is None
    dan.http.cookies.clear()
    assert dan.sign_in("dAN").is_success  # capitals do not matter
    assert dan.account()["name"] == "Dan"


def test_a_wrong_passphrase_and_an_unknown_name_are_answered_alike(person: People) -> None:
    person().claim("Eve")
    wrong, unknown = person().sign_in("Eve", "not her passphrase"), person().sign_in("Nobody at all")
    assert code(wrong) == "wrong-sign-in"
    assert (wrong.status_code, wrong.text) == (unknown.status_code, unknown.text)


def test_nobody_claims_a_name_that_looks_like_anothers(person: People) -> None:
    person().claim("Finn")
    for taken in ("Finn", "finn", "Fínn", "Fіnn"):  # noqa: RUF001 (the last has a Cyrillic letter)
        refused = person().http.post("/api/account", json={"name": taken, "passphrase": PASSPHRASE})
        assert code(refused) == "name-claimed"


@pytest.mark.parametrize("name", ["veteran", "Boss", "Prisoner 13", "Häftling 13", "Granny"])
def test_names_of_bots_and_of_people_without_a_name_are_nobodys(person: People, name: str) -> None:
    refused = person().http.post("/api/account", json={"name": name, "passphrase": PASSPHRASE})
    assert code(refused) == "name-claimed"


@pytest.mark.parametrize("passphrase", ["", "short", "x" * 201, "Longfellow"])
def test_a_passphrase_is_long_and_not_the_name(person: People, passphrase: str) -> None:
    refused = person().http.post("/api/account", json={"name": "Longfellow", "passphrase": passphrase})
    assert code(refused) in ("weak-passphrase", "wrong-message")


def test_a_recovery_code_signs_in_once(person: People) -> None:
    codes = person().claim("Gus")["codes"]
    gus = person()
    assert gus.recover("Gus", codes[3].lower().replace("-", " ")).is_success
    assert gus.account()["codes_left"] == 9
    assert code(person().recover("Gus", codes[3])) == "wrong-sign-in"
    assert code(person().recover("Nobody", codes[4])) == "wrong-sign-in"
    assert answer_codes(gus)[0] not in codes
    assert code(person().recover("Gus", codes[5])) == "wrong-sign-in"  # there are new ones


def answer_codes(person: Person) -> list[str]:
    found: list[str] = person.http.post("/api/account/codes").json()["codes"]
    return found


def test_a_new_passphrase_signs_out_every_other_device(person: People) -> None:
    hal, elsewhere = person(), person()
    hal.claim("Hal")
    assert elsewhere.sign_in("Hal").is_success
    assert hal.http.put("/api/account/passphrase", json={"passphrase": "another, even longer"}).is_success
    assert (hal.account() is None, elsewhere.account() is None) == (False, True)
    assert elsewhere.sign_in("Hal").is_error
    assert elsewhere.sign_in("Hal", "another, even longer").is_success


def test_the_only_way_to_sign_in_cannot_be_taken_away(person: People) -> None:
    ida = person()
    ida.claim("Ida")
    assert code(ida.http.put("/api/account/passphrase", json={"passphrase": ""})) == "last-credential"


def test_nothing_is_stored_that_could_be_used_to_sign_in(person: People, server: RunningServer) -> None:
    jo = person()
    claimed = jo.claim("Jo")
    stored = Path(server.database.removeprefix("sqlite:///"))
    everything = b"".join(file.read_bytes() for file in stored.parent.glob("blackgate.db*"))
    secrets = [PASSPHRASE, jo.http.cookies["blackgate_session"], *claimed["codes"]]
    assert claimed["account"]["id"].encode() in everything
    assert not [secret for secret in secrets if secret.encode() in everything]


def test_how_one_signs_in_is_changed_only_after_signing_in(person: People, server: RunningServer) -> None:
    """Not by whoever finds a browser that was left open."""
    kay = person()
    player = kay.claim("Kay")["account"]["id"]
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as database:
        database.execute("UPDATE sessions SET created = created - 3600 WHERE player_id = ?", [player])
    database.close()
    assert kay.account()["fresh"] is False
    assert code(kay.http.put("/api/account/passphrase", json={"passphrase": "0123456789"})) == "sign-in-again"
    assert code(kay.http.delete("/api/account")) == "sign-in-again"
    assert kay.sign_in("Kay").is_success
    assert kay.http.delete("/api/account").is_success


def test_wrong_attempts_are_limited_by_address_and_by_name(person: People, tmp_path: Path) -> None:
    limited = {"BLACKGATE_SIGN_INS_AT_ONCE": "3", "BLACKGATE_PROXIES": "127.0.0.1"}
    with running(f"sqlite:///{tmp_path}/blackgate.db", limited) as server:
        ann = person(server)
        ann.claim("Ann")
        assert [ann.sign_in("Ann").status_code for _ in range(5)] == [200] * 5  # what is right is not counted
        guesser = person(server)
        guesser.http.headers["x-forwarded-for"] = "10.0.0.1"
        assert [guesser.sign_in("Ann", "a wrong guess").status_code for _ in range(4)] == [403, 403, 403, 429]
        guesser.http.headers["x-forwarded-for"] = "10.0.0.2"  # from elsewhere: the name is limited too
        refused = guesser.sign_in("Ann", "a wrong guess")
        assert (refused.status_code, refused.headers["retry-after"].isdecimal()) == (429, True)
        assert guesser.sign_in("Nobody", "a wrong guess").status_code == 403
