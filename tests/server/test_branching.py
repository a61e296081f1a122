"""Playing on from a step of a finished game: the same way so far, a table of one's own, and never from a game that goes
on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from blackgate.records import lay_out, read_record
from blackgate.rules.view import View
from blackgate.server import entries as journal
from blackgate.server.branching import branch_table, lay_table
from blackgate.server.entries import entry_bytes
from blackgate.server.finished_games import record_text, statistics
from blackgate.server.journal_replay import replay_journal
from blackgate.server.table import Table
from blackgate.server.time_slices import run_to_end
from tests.server.tabletop import SHORT, Tabletop, choices, refused

NOW = 5_000_000.0


@cache
def finished() -> Table:
    """Ann has contributed to chance."""
    top = Tabletop(5, SHORT, start=False, warden=True)
    top.apply(journal.SatDown(seat=0, name="Ann", key="key0", contribution="scar", host=True))
    top.write([top.table.start(top.now)])
    return top.play_out(5).table


def branched(
    step: int, tried: Sequence[str] = (), seat: int = 1, bot: str = "rookie"
) -> tuple[Table, list[journal.Entry]]:
    return run_to_end(branch_table(finished(), step, tried, seat, bot, NOW))


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


def test_what_was_tried_from_there_has_been_played() -> None:
    then = next(game for number, game in finished().replaying(3) if number == 3)
    tried = then.legal_texts()[-1]
    then.play(tried)
    branch, entries = branched(3, [tried])
    for seat in range(3):
        assert View(branch.game, seat).plain() == View(then, seat).plain()
    assert replay_journal([entry_bytes(entry) for entry in entries]).version == branch.version
    with refused("illegal"):
        branched(3, ["dig nothing"])


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
        run_to_end(branch_table(Tabletop().table, 0, (), 0, "rookie", NOW))


def test_what_cannot_be_played_on_is_refused() -> None:
    with refused("over"):
        branched(len(finished().actions))
    with refused("wrong-seat"):
        branched(0, seat=3)
    with refused("wrong-bot"):
        branched(0, bot="cmd:rm")


def position_table() -> tuple[Table, list[journal.Entry]]:
    game = lay_out("""
        0: showers; hand link, 2 knife
        1: showers; hand shovel
        2: cell_block; points 4; tunnel pickaxe
        options: warden
        dice: 4, 4
    """)
    return lay_table(game, ["Ann", "Ben", "Cleo"], 1, "rookie", NOW)


def test_a_table_begins_from_a_position_and_goes_on_after_a_restart() -> None:
    table, entries = position_table()
    assert table.game.players[2].points == 4
    assert table.options.warden
    while table.state == "playing":
        seat = table.asked[0]
        entries.append(table.play(seat, choices(table, seat)[-1], NOW))
    again = replay_journal([entry_bytes(entry) for entry in entries])
    assert again.game.winners() == table.game.winners()
    assert run_to_end(statistics(again)).moves == len(table.actions)
    assert [number for number, _ in again.replaying()] == list(range(len(table.actions) + 1))
    assert read_record(record_text(again)).outcome is not None


def test_at_such_a_table_moves_are_taken_back_with_the_same_chance_after_them() -> None:
    table, _ = position_table()
    first = table.play(table.asked[0], "search", NOW)
    table.take_back(1, first.seat, NOW)
    assert table.play(table.asked[0], "search", NOW).line == first.line
