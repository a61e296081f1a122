"""From a journal to its table, as after a restart. It costs no more than the moves that stand.

A move that was taken back need not be played again: all that is left of it is in the entry that took it back. Those of
release 0.1.0 say less; the moves before them are played, and taken back.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from blackgate.server import entries as journal
from blackgate.server.entries import Entry
from blackgate.server.slices import Work, at_once
from blackgate.server.storage import FIRST_SEAL, StoredJournal, seal
from blackgate.server.table import BrokenJournal, Table


def read_table(rows: Sequence[bytes]) -> Table:
    """The table whose journal this is."""
    return at_once(reading(rows))


def reading(rows: Sequence[bytes]) -> Work[Table]:
    """The same with a pause after each entry, for whoever has other things to do."""
    entries: list[Entry] = []
    for row in rows:
        entries.append(journal.read_entry(row))
        yield
    opened = entries[0]
    if not isinstance(opened, journal.Opened):
        raise BrokenJournal("the first entry does not open a table")
    table = Table(opened)
    skipped = taken_back(entries)
    for number, entry in enumerate(entries[1:], 1):
        if skipped[number] and isinstance(entry, journal.Played):
            table.skip(entry)
        else:
            table.apply(entry)
        yield
    table.fresh = []
    return table


def checking(stored: StoredJournal) -> Work[bytes]:
    """Whether the journal is as it was written: nothing missing, nothing changed. Returns the last seal.

    What release 0.1.0 wrote has no seals, but those of later entries hold for it as well.
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
    """Which entries are not there, in words for whoever runs the server."""
    if stored.head is None:
        return f"there are {len(stored.entries)} entries, and nothing says where the journal ends"
    found = {entry.number for entry in stored.entries}
    end = max(stored.head.number, *found) + 1 if found else stored.head.number + 1
    gone = [number for number in range(end) if number not in found]
    return f"{len(gone)} of {end} entries are missing, the first of them number {gone[0]}"


def taken_back(entries: Sequence[Entry]) -> list[bool]:
    """For each entry whether it lies between a move that was taken back and the entry that took it back."""
    standing: list[int] = []  # the numbers of the moves so far
    depth = [0] * (len(entries) + 1)
    for number, entry in enumerate(entries):
        if isinstance(entry, journal.Played):
            standing.append(number)
        elif isinstance(entry, journal.TakenBack):
            left = len(standing) - entry.plays
            if left < 0 or entry.plays < 1:
                raise BrokenJournal(f"entry {number}: {entry.plays} moves taken back of {len(standing)}")
            if entry.turn >= 0:  # it says all that is left of them
                depth[standing[left]] += 1
                depth[number] -= 1
            del standing[left:]
    return [each > 0 for each in accumulate(depth)]
