"""What the tests of the storage keep in it."""

from __future__ import annotations

from dataclasses import replace

from blackgate.server.storage import Append, TableRow

ROW = TableRow("t1", "ABCD", "Cell Block", "open", True, "all", 4, 1, 100.5, 200.25)


def row(table_id: str, **changes: object) -> TableRow:
    """A row with an id and a code of its own."""
    return replace(ROW, id=table_id, code=f"code-{table_id}", **changes)  # type: ignore[arg-type]


def append(table_id: str, first: int, *entries: bytes, row: TableRow | None = None) -> Append:
    return Append(table_id, first, entries, row)
