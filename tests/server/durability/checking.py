"""What the clients were told, against the journal in the database and the record that the server gives out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from blackgate.protocol.play import Welcome
from blackgate.records import read_record, replay, verify
from blackgate.rules.kinds import NOBODY
from blackgate.rules.view import View
from blackgate.server.entries import Ended, Opened, read_entry
from blackgate.server.game_state import public_state
from blackgate.server.publishing import own_part
from blackgate.server.table import Table
from tests.server.durability.clients import Client, State


@dataclass
class Done:
    """A message in the journal: the version right after it, and the one after all that followed from it at once."""

    version: int
    last: int
    at: float | None  # what follows at once has the same time


def check_table(rows: Sequence[bytes], clients: Sequence[Client], told: dict[int, State]) -> Table:
    """The table as its journal tells it, after a game that is over or was ended; everything told was true."""
    opened, *entries = map(read_entry, rows)
    assert isinstance(opened, Opened)
    table = Table(opened)
    done: dict[str, Done] = {}
    before: Done | None = None
    checked: set[int] = set()
    for entry in entries:
        if isinstance(entry, Ended):
            check_clients(table, clients)
        table.apply(entry)
        at, ref = getattr(entry, "at", None), getattr(entry, "ref", "")
        if ref:
            assert ref not in done, f"{ref} was done twice"
            before = done[ref] = Done(table.version, table.version, at)
        elif before is not None and before.at in (None, at):
            before.last, before.at = table.version, at
        if table.version in told and table.version not in checked:
            checked.add(table.version)
            assert told[table.version] == public(table), f"version {table.version} was told otherwise"
    assert checked == set(told), "a version was told that is not in the journal"
    if table.state == "over":
        check_clients(table, clients)
    check_answers(done, clients)
    return table


def check_answers(done: dict[str, Done], clients: Sequence[Client]) -> None:
    """What was acknowledged is there, and nothing else is."""
    acknowledged = {ref: version for client in clients for ref, version in client.acked.items()}
    assert acknowledged.keys() - done.keys() == set(), "acknowledged and lost"
    assert done.keys() - acknowledged.keys() == set(), "refused and done"
    for ref, version in acknowledged.items():
        assert version in (done[ref].version, done[ref].last), f"{ref} was acknowledged with another version"


def check_clients(table: Table, clients: Sequence[Client]) -> None:
    """Everybody has the newest state, put together from all that they were told."""
    for client in clients:
        seat = client.seat.number
        assert client.version == table.version
        assert client.state == public(table)
        assert client.own == plain(own_part(table, seat))
        assert client.question is not None
        assert client.question.answered == (seat in table.held)
        assert client.chat == list(table.chat)


def check_welcome(table: Table, welcome: Welcome) -> None:
    """Whoever comes now gets the same to see."""
    assert (welcome.version, welcome.table.state) == (table.version, table.state)
    assert plain(welcome.state) == public(table)
    assert plain(welcome.own) == plain(own_part(table, welcome.seat))
    assert welcome.chat == list(table.chat)


def check_record(table: Table, text: str) -> None:
    """The record is honest, and the game in it is the one of the journal."""
    record = read_record(text)
    assert verify(record)
    game = replay(record)
    for seat in range(NOBODY, len(table.seats)):
        assert View(game, seat).plain() == View(table.game, seat).plain()


def public(table: Table) -> Any:
    return plain(public_state(View(table.game, NOBODY)))


def plain(value: Any) -> Any:
    """As it arrives after a way over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))
