"""Addresses of tables, as people paste them; seats that are remembered."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import blackgate
from blackgate.messages import ids
from blackgate.protocol.play import FromServer
from blackgate.terminal.joining.address import Address, address_from
from blackgate.terminal.joining.decoding import decoded
from blackgate.terminal.joining.saved_seats import SavedSeat, find_seat, save_seat, seats_file
from blackgate.terminal.user_errors import UserError

TABLE = "g0omE92Ke9K8OB-cKVEy_A"
HERE = "http://localhost:8765"


@pytest.mark.parametrize(
    ("given", "server"),
    [
        (f"{HERE}/table/{TABLE}", HERE),
        (f"{HERE}/table/{TABLE}/", HERE),
        (f"{HERE}/table/{TABLE}?from=chat#log", HERE),
        (f"{HERE}/api/tables/{TABLE}", HERE),
        (f"{HERE}/api/tables/{TABLE}/board", HERE),
        (f"ws://localhost:8765/api/tables/{TABLE}/play", HERE),
        (f"localhost:8765/table/{TABLE}", HERE),
        (f"wss://play.example/api/tables/{TABLE}/play", "https://play.example"),
        (f"HTTPS://play.example/games/table/{TABLE}", "https://play.example/games"),
        (f"http://[::1]:8765/table/{TABLE}", "http://[::1]:8765"),
    ],
)
def test_a_table_is_found_by_its_address(given: str, server: str) -> None:
    assert address_from(given) == Address(server, table=TABLE)


def test_a_table_is_found_by_its_code() -> None:
    assert address_from(f"{HERE}/abcdef") == Address(HERE, code="abcdef")
    assert address_from(HERE, "ABCDEF") == Address(HERE, code="ABCDEF")
    assert address_from("localhost:8765/", "ABCDEF") == Address(HERE, code="ABCDEF")


@pytest.mark.parametrize("given", ["", "ftp://host/table/x", "http://", "http://host:port/table/x", f"{HERE}/tables/x"])
def test_what_is_no_address_is_told_with_an_example(given: str) -> None:
    with pytest.raises(UserError) as mistake:
        address_from(given)
    assert "http://host:8765/table/ID" in mistake.value.text("en")


def test_a_server_without_a_table_is_told_so() -> None:
    with pytest.raises(UserError) as mistake:
        address_from(HERE)
    assert "--code" in mistake.value.text("en")


def test_seats_are_remembered_by_server_table_and_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert find_seat(HERE, TABLE, "", bot=False) is None
    anna = SavedSeat(HERE, TABLE, 0, "Anna", "token-a")
    bob = SavedSeat(HERE, TABLE, 1, "Bob", "token-b")
    zed = SavedSeat(HERE, TABLE, 2, "Zed", "token-z", bot=True)
    for seat in (anna, bob, zed):
        save_seat(seat)
    assert find_seat(HERE, TABLE, "Anna", bot=False) == anna
    assert find_seat(HERE, TABLE, "", bot=False) == bob, "without a name the last one"
    assert find_seat(HERE, TABLE, "Zed", bot=True) == zed
    assert find_seat(HERE, TABLE, "", bot=True) is None, "a bot without a name wants a seat of its own"
    assert find_seat(HERE, TABLE, "Zed", bot=False) is None
    assert find_seat("http://elsewhere", TABLE, "Anna", bot=False) is None
    assert find_seat(HERE, "another", "Anna", bot=False) is None


def test_half_a_line_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    anna = SavedSeat(HERE, TABLE, 0, "Anna", "token")
    save_seat(anna)
    with seats_file().open("ab") as file:
        file.write(b'{"server": "http')
    assert find_seat(HERE, TABLE, "Anna", bot=False) == anna


def test_a_server_cannot_give_orders_to_the_terminal() -> None:
    said = decoded(
        b'{"type":"refused","ref":"","code":"x","text":"\\u001b[2Jgone \\u202eback \\u00abfine\\u00bb"}', FromServer
    )
    assert said.text == " [2Jgone  back «fine»"


def test_every_message_is_said_and_everything_said_is_a_message() -> None:
    files = (Path(blackgate.__file__).parent / "terminal" / "joining").glob("*.py")
    found = re.findall(r'"(join-[a-z_-]+)(\{?)', "\n".join(file.read_text(encoding="utf-8") for file in files))
    whole, begun = {name for name, more in found if not more}, tuple(name for name, more in found if more)
    messages = {name for name in ids("en") if name.startswith("join-")}
    assert whole - messages == set()
    assert [name for name in messages - whole if not name.startswith(begun)] == []
