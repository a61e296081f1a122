"""Replays a journal into its table, as after a restart. The cost depends only on the moves that stand.

A move that was taken back need not be played again: the entry that took it back holds everything that remains of it.
Entries of release 0.1.0 hold less; the moves before them are played, and taken back.

A game that began under other rules is replayed as far as today's rules agree, and never continued.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from blackgate.records.lines import Sealer
from blackgate.records.lines import entry as line_text
from blackgate.records.record import SECRET
from blackgate.rules.version import RULES
from blackgate.server import entries as journal
from blackgate.server.entries import Entry
from blackgate.server.refusals import Refusal
from blackgate.server.storage import FIRST_SEAL, StoredJournal, seal
from blackgate.server.table import Table
from blackgate.server.table_state import BrokenJournal
from blackgate.server.time_slices import Work, run_to_end

# What can be applied to a table whose game cannot be played on
WITHOUT_GAME: Final = (
    journal.Absent,
    journal.OnVacation,
    journal.Spoke,
    journal.Ended,
    journal.Quarantined,
    journal.Unlocked,
    journal.Rematched,
)


def replay_journal(rows: Sequence[bytes]) -> Table:
    """The table whose journal this is."""
    return run_to_end(replaying_journal(rows))


def replaying_journal(rows: Sequence[bytes]) -> Work[Table]:
    """The same in slices, with a pause after each entry."""
    entries: list[Entry] = []
    for row in rows:
        entries.append(journal.read_entry(row))
        yield
    opened = entries[0]
    if not isinstance(opened, journal.Opened):
        raise BrokenJournal("the first entry does not open a table")
    table = Table(opened)
    refuse_newer(entries)
    skipped = taken_back(entries)
    for number, entry in enumerate(entries[1:], 1):
        try:
            if skipped[number] and isinstance(entry, journal.Played):
                table.skip(entry)
            else:
                table.apply(entry)
        except Exception:
            if table.rules == RULES:
                raise
            stop_before(table, entries, number)
            break
        yield
    table.fresh = []
    return table


def refuse_newer(entries: Sequence[Entry]) -> None:
    """An older release leaves a newer release's game unchanged."""
    if any(isinstance(entry, journal.Started) and entry.rules > RULES for entry in entries):
        raise Refusal("newer-rules")


def stop_before(table: Table, entries: Sequence[Entry], number: int) -> None:
    """Today's rules cannot play that entry: the game stops there, and its record has all of it.

    Of the later entries only those count that do not depend on the game.
    """
    played = 0
    if table.recorder is not None:  # it cannot have been over
        played = min(len(table.recorder.actions), len(table.actions)) - (table.recorder.outcome is not None)
    table.stop_at(played, kept_record(table, entries))
    for entry in entries[number:]:
        if isinstance(entry, WITHOUT_GAME):
            table.apply(entry)
    table.entries = len(entries)


def kept_record(table: Table, entries: Sequence[Entry]) -> str:
    """The record of a game that cannot be replayed here, with its secret: nobody will continue it."""
    started = next(entry for entry in entries if isinstance(entry, journal.Started))
    set_up = started.set_up or table.new_recorder().last_text()
    moves = [entries[number] for number in standing(entries)]
    sealer = Sealer()
    texts = [*table.header().texts(), set_up, *[move.line for move in moves if isinstance(move, journal.Played)]]
    return "".join([sealer.add(text) for text in [*texts, line_text(SECRET, table.secret.hex())]])


def checking_seals(stored: StoredJournal) -> Work[bytes]:
    """Checks that the journal is intact: nothing missing, nothing changed. Returns the last seal.

    Entries of release 0.1.0 have no seals, but those of later entries cover them.
    """
    before, sealed = FIRST_SEAL, False
    head = stored.head
    if head is None or len(stored.entries) <= head.number:
        raise BrokenJournal(missing(stored))
    for number, entry in enumerate(stored.entries):
        if entry.number != number:
            raise BrokenJournal(missing(stored))
        before = seal(before, entry.data)
        sealed = sealed or entry.seal is not None
        if sealed and entry.seal != before:
            raise BrokenJournal(f"entry {number} is not as it was written: its seal does not fit")
        if number == head.number and head.seal not in (None, before):
            raise BrokenJournal(f"entry {number} is not the one that the journal ended with: its seal is another")
        yield
    return before


def missing(stored: StoredJournal) -> str:
    """Which entries are missing, in words for the operator."""
    if stored.head is None:
        return f"there are {len(stored.entries)} entries, and nothing says where the journal ends"
    found = {entry.number for entry in stored.entries}
    end = max(stored.head.number, *found) + 1 if found else stored.head.number + 1
    gone = [number for number in range(end) if number not in found]
    return f"{len(gone)} of {end} entries are missing, the first of them number {gone[0]}"


def taken_back(entries: Sequence[Entry]) -> list[bool]:
    """For each entry, whether it lies between a move that was taken back and the entry that took it back."""
    return [each > 0 for each in accumulate(moves_of(entries)[1])]


def standing(entries: Sequence[Entry]) -> list[int]:
    """The numbers of the moves that were not taken back."""
    return moves_of(entries)[0]


def moves_of(entries: Sequence[Entry]) -> tuple[list[int], list[int]]:
    """The moves that stand, and where stretches that were undone begin (1) and end (-1)."""
    moves: list[int] = []  # the numbers of those so far
    depth = [0] * (len(entries) + 1)
    for number, entry in enumerate(entries):
        if isinstance(entry, journal.Played):
            moves.append(number)
        elif isinstance(entry, journal.TakenBack):
            left = len(moves) - entry.plays
            if left < 0 or entry.plays < 1:
                raise BrokenJournal(f"entry {number}: {entry.plays} moves taken back of {len(moves)}")
            if entry.turn >= 0:  # it says all that is left of them
                depth[moves[left]] += 1
                depth[number] -= 1
            del moves[left:]
    return moves, depth
