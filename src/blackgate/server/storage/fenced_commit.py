"""A commit on PostgreSQL: one statement, so one message and a transaction by itself, fenced by its tables' leases.

A process suspended in the middle of it holds no lock: there is no middle. The lease rows are locked against change
until it ends, so a process that takes over a table afterwards reads everything that was committed before.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from blackgate.server.storage.schema import TABLES

if TYPE_CHECKING:
    from blackgate.server.storage.store import Append, TableRow

FENCED: Final = "BG001"  # the SQLSTATE that the function `fenced` raises; its message is the table
TYPES: Final = {"TEXT": "text", "BOOLEAN": "bool", "INTEGER": "int", "DOUBLE": "float8"}
NAMES: Final = tuple(column.name for column in TABLES.columns)

CHECKED: Final = """
    WITH held AS (SELECT table_id, number FROM leases WHERE table_id = ANY($1) FOR SHARE),
    checked AS MATERIALIZED (
        SELECT shown.table_id FROM unnest($1::text[], $2::bigint[]) AS shown (table_id, number)
        LEFT JOIN held USING (table_id)
        WHERE CASE WHEN coalesce(held.number, 0) = shown.number THEN true ELSE fenced(shown.table_id) END
    )
"""
ADD_ENTRIES: Final = """
    INSERT INTO entries (table_id, number, data, seal) SELECT added.*
    FROM unnest($3::text[], $4::int[], $5::bytea[], $6::bytea[]) AS added (table_id, number, data, seal)
    JOIN checked USING (table_id)
"""
PUT_ROWS: Final = f"""
    , put AS (
        INSERT INTO tables ({", ".join(NAMES)}) SELECT changed.*
        FROM unnest({", ".join(f"${at}::{TYPES[str(column.type)]}[]" for at, column in enumerate(TABLES.columns, 7))})
            AS changed ({", ".join(NAMES)})
        JOIN checked ON checked.table_id = changed.id
        ON CONFLICT (id) DO UPDATE SET {", ".join(f"{name} = excluded.{name}" for name in NAMES[1:])}
    )
"""
PUT_SEATS: Final = """
    , taken AS (
        INSERT INTO player_seats (table_id, seat, player_id) SELECT moved.*
        FROM unnest(${0}::text[], ${1}::int[], ${2}::text[]) AS moved (table_id, seat, player_id)
        JOIN checked USING (table_id)
        ON CONFLICT (table_id, seat) DO UPDATE SET player_id = excluded.player_id
    )
"""


def fenced_commit(appends: Sequence[Append]) -> tuple[str, list[Sequence[object]]]:
    """The statement, and a column of values for each of its arguments."""
    leases = {append.table_id: append.lease for append in appends}
    entries = [
        (append.table_id, number, data, seal)
        for append in appends
        for number, (data, seal) in enumerate(zip_longest(append.entries, append.seals), append.first)
    ]
    rows: dict[str, TableRow] = {append.table_id: append.row for append in appends if append.row is not None}
    arguments: list[Sequence[object]] = [list(leases), list(leases.values())]
    arguments += map(list, zip(*entries, strict=True)) if entries else [[]] * 4
    statement = CHECKED
    if rows:
        statement += PUT_ROWS
        arguments += [[getattr(row, name) for row in rows.values()] for name in NAMES]
    seats = {(table, seat): player for append in appends for table, seat, player in append.seats}
    if seats:
        at = len(arguments)
        statement += PUT_SEATS.format(at + 1, at + 2, at + 3)
        arguments += [[table for table, _ in seats], [seat for _, seat in seats], list(seats.values())]
    return statement + ADD_ENTRIES, arguments
