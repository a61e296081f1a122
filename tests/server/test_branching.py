"""Playing on from a step of a finished game: the same way so far, a table of one's own, and never from a game that goes
on."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from blackgate.protocol.tables import Branch
from blackgate.rules.view import View
from blackgate.server import entries as journal
from blackgate.server.branching import branch_table
from blackgate.server.entries import entry_bytes
from blackgate.server.journal_replay import replay_journal
from blackgate.server.table import Table
from blackgate.server.time_slices import run_to_end
from tests.server.serving import RunningServer
from tests.server.tabletop import SHORT, Tabletop, lay, refused

NOW = 5_000_000.0


@cache
def finished() -> Table:
    """Ann has contributed to chance."""
    top = Tabletop(5, SHORT, start=False, warden=True)
    top.apply(journal.SatDown(seat=0, name="Ann", key="key0", contribution="scar", host=True))
    top.write([top.table.start(top.now)])
    return top.play_out(5).table


def branched(step: int, seat: int = 1, bot: str = "rookie") -> tuple[Table, list[journal.Entry]]:
    return run_to_end(branch_table(finished(), Branch(step=step, seat=seat, bot=bot), NOW))


@pytest.mark.parametrize("step", [0, 1, 17])
def test_everything_is_as_it_was_after_that_step(step: int) -> None:
    branch, entries = branched(step)
    then = next(game for number, game in finished().replaying(step) if number == step)
    for seat in range(3):
        assert View(branch.game, seat).plain() == View(then, seat).plain()
    assert [seat.kind for seat in branch.seats] == ["bot", "person", "bot"]
    assert branch.names == finished().names
    again = replay_journal([entry_bytes(entry) for entry in entries])
    assert again.version == branch.version


def test_it_is_private_and_helps() -> None:
    branch, _ = branched(3)
    settings = branch.settings
    assert (settings.public, settings.watch) == (False, "nobody")
    assert settings.undo
    assert branch.hints
    assert branch.id != finished().id
    assert branch.opened.code != finished().opened.code


def test_a_game_that_goes_on_is_never_branched() -> None:
    with refused("not-over"):
        run_to_end(branch_table(Tabletop().table, Branch(step=0, seat=0), NOW))


def test_what_cannot_be_played_on_is_refused() -> None:
    with refused("over"):
        branched(len(finished().actions))
    with refused("wrong-seat"):
        branched(0, seat=3)
    with refused("wrong-bot"):
        branched(0, bot="cmd:rm")


def test_over_http_the_seat_is_taken_and_the_bots_play(server: RunningServer) -> None:
    seat = lay(server, Tabletop(6, SHORT, players=2).play_out(6).copy("branched"))[0]
    with server.http() as http:
        answer = http.post(f"/api/tables/{seat.table}/branch", json={"step": 2, "seat": 1, "bot": "rookie"})
        assert answer.status_code == 201
        seated = msgspec.convert(answer.json(), dict[str, object])
        assert seated["seat"] == 1
        info = http.get(f"/api/tables/{seated['table']}").json()
    assert info["state"] == "playing"
    assert [each["kind"] for each in info["seats"]] == ["bot", "person"]
