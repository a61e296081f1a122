"""Bots at a table: what they leave to chance; and hints."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from blackgate.protocol.play import Hint, Hinted
from blackgate.server.bots import MOST_OF_GUEST, Position, chosen
from blackgate.server.journal_replay import replay_journal
from blackgate.server.message_handlers import handle
from blackgate.server.table import Table
from tests.server.tabletop import Ear, StillManager, Tabletop, admit, refused, still_manager


async def asked(manager: StillManager, table: Table, monkeypatch: pytest.MonkeyPatch) -> Position:
    """What a bot in the seat that is asked is given to think about."""
    positions: list[Position] = []

    async def choose(kind: str, position: Position, *rest: str) -> int:
        positions.append(position)
        return chosen("rookie", position)

    monkeypatch.setattr(manager.bots, "choose", choose)
    room = manager.add(table)
    (seat,) = table.asked
    await room.scheduler.choose_action(seat, "rookie", "")
    return positions[0]


def with_secret(top: Tabletop, secret: str) -> Table:
    """The same table, down to its id, but for the secret; nobody has moved, so all that is public is the same."""
    rows = [msgspec.json.decode(row) for row in top.rows()]
    rows[0]["secret"] = secret
    for row in rows:
        row.pop("set_up", None)  # which would show that another game was dealt
    return replay_journal([msgspec.json.encode(row) for row in rows])


async def test_the_chance_of_a_bot_cannot_be_computed_from_what_is_public(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    top = Tabletop(first=0)
    async with still_manager(tmp_path) as manager:
        one = await asked(manager, with_secret(top, "00" * 32), monkeypatch)
        other = await asked(manager, with_secret(top, "11" * 32), monkeypatch)
    assert one.seed != other.seed


async def test_it_comes_from_the_secret_but_tells_nothing_of_it_and_is_another_for_each_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    top = Tabletop(7, first=0)
    async with still_manager(tmp_path) as manager:
        first = await asked(manager, top.read_again(), monkeypatch)
        after_restart = await asked(manager, top.read_again(), monkeypatch)
        top.choose(0, "end")
        later = await asked(manager, top.read_again(), monkeypatch)
    assert after_restart == first  # so that a move lost with a crash is made again
    assert later.seed != first.seed
    assert top.table.opened.secret not in str(first)


# --- hints
async def test_guests_at_one_address_share_its_hints_and_who_leaves_makes_room(tmp_path: Path) -> None:
    async with still_manager(tmp_path, bot_processes=1) as manager:
        rooms = [
            await admit(manager, Tabletop(first=0, hints=True).copy(f"table {number}"))
            for number in range(MOST_OF_GUEST + 1)
        ]
        ears = [Ear(0, address="192.0.2.1") for _ in rooms]
        for room, ear in zip(rooms, ears, strict=True):
            room.enter(ear, -1)
        for room, ear in zip(rooms[:-1], ears[:-1], strict=True):
            handle(room, ear, Hint("r"))
        with refused("too-many") as caught:
            handle(rooms[-1], ears[-1], Hint("r"))
        assert caught.value.retry_after > 0
        rooms[0].leave(ears[0])
        handle(rooms[-1], ears[-1], Hint("again"))
        for room, ear in zip(rooms[1:-1], ears[1:-1], strict=True):
            room.leave(ear)
        assert (await ears[-1].receive_until(Hinted)).ref == "again"
