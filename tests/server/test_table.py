"""The table and its journal: what was written down makes the same table again, and nothing else can be read from it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from blackgate.protocol.tables import GameClock
from blackgate.server import decisions
from blackgate.server import entries as journal
from blackgate.server.journal_replay import replay_journal
from blackgate.server.refusals import Refusal
from blackgate.server.table import MOST_REFS
from blackgate.server.table_state import BrokenJournal
from tests.server.tabletop import SHORT, Tabletop, refused, summary

MODES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 4, "warden": True, "clock": GameClock(600, 5)},
    {"players": 4, "team": True, "michel": "michel"},
    {"players": 6, "warden": True, "team": True, "places": ("library", "workshop")},
]


def meddle(top: Tabletop, random: Random) -> None:
    """One of the many things that can happen besides playing on."""
    table, now = top.table, top.now
    seat = random.randrange(len(table.seats))
    match random.randrange(6):
        case 0:
            top.apply(journal.Spoke(seat, now, text="what a mess", ref=f"c{now}"))
        case 1:
            top.write(decisions.set_passes(table, seat, random.choice([[], ["stop_card"], ["report"]]), now, f"p{now}"))
        case 2:
            top.write(decisions.take_back(table, seat, table.version, now, f"u{now}"))
        case 3:
            top.write(decisions.vote(table, seat, table.proposals, True, now, f"v{now}"))
        case 4:
            top.write(decisions.propose_pause(table, seat, now, f"s{now}"))
        case 5:
            top.write(decisions.resume(table, seat, now, f"r{now}"))


@pytest.mark.parametrize("settings", MODES, ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_a_table_read_from_its_journal_is_the_same_at_every_moment(settings: dict[str, Any], seed: int) -> None:
    top, random = Tabletop(seed, SHORT, undo=True, **settings), Random(seed)
    refused = 0
    for step in range(300):
        top.pass_time(random.random())
        try:
            if random.random() < 0.4:
                meddle(top, random)
            elif not top.table.paused:
                top.play_on(random)
        except Refusal:
            refused += 1
        if step % 20 == 0 or top.table.state == "over":
            assert summary(top.read_again()) == summary(top.table)
        if top.table.state == "over":
            break
    assert refused < step
    assert len(top.journal) == top.table.entries


def test_a_refusal_changes_nothing() -> None:
    top = Tabletop()
    before = summary(top.table)
    (seat,) = top.table.asked
    with refused("not-asked"):
        top.choose((seat + 1) % 3, "end")
    with refused("illegal"):
        top.choose(seat, "dig")
    with refused("stale"):
        decisions.choose(top.table, seat, "end", top.table.version - 1, top.now)
    assert summary(top.table) == before


def test_an_entry_that_does_not_come_out_as_it_was_written_is_found() -> None:
    top = Tabletop().play_until(lambda table: table.actions[-1:] != [] and table.actions[-1].action == "search", seed=0)
    searched = next(entry for entry in top.journal if isinstance(entry, journal.Played) and " search" in entry.line)
    line, _, drawn = searched.line.partition(" -> ")
    assert drawn
    top.journal[top.journal.index(searched)] = msgspec.structs.replace(searched, line=f"{line} -> link")
    with pytest.raises(BrokenJournal, match="search"):
        top.read_again()


def test_an_entry_of_somebody_who_was_not_asked_is_found() -> None:
    top = Tabletop()
    (seat,) = top.table.asked
    top.journal.append(journal.Played((seat + 1) % 3, f"{(seat + 1) % 3} end", top.now))
    with pytest.raises(BrokenJournal, match="not asked"):
        top.read_again()


def test_a_journal_begins_with_the_opening_of_the_table() -> None:
    with pytest.raises(BrokenJournal, match="first entry"):
        replay_journal(Tabletop().rows()[1:])


def test_a_vote_on_nothing_is_found() -> None:
    with pytest.raises(BrokenJournal, match="vote"):
        Tabletop().table.apply(journal.Voted(0, True, 0.0, "r"))


def test_every_entry_is_one_action_and_says_who_chose_it() -> None:
    top = Tabletop()
    (seat,) = top.table.asked
    top.choose(seat, "search", by="clock", ref="r1")
    played = top.journal[-1]
    assert isinstance(played, journal.Played)
    assert played.line.startswith(f"{seat} search -> ")
    assert (played.seat, played.by, played.ref) == (seat, "clock", "r1")


def test_messages_that_were_done_are_remembered_but_not_for_ever() -> None:
    top = Tabletop()
    for number in range(MOST_REFS + 5):
        top.apply(journal.Spoke(0, top.now, text="hey", ref=f"r{number}"))
    refs = list(top.table.seats[0].refs)
    assert refs == [f"r{number}" for number in range(5, MOST_REFS + 5)]
