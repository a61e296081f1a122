"""All rows of a database at one moment, and a way to load them into another.

Tables are read as the database describes them, not as this release declares them, so a database of an older release is
copied as it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from sqlalchemy import Column, Connection, MetaData, String, Table, collate, func, insert, select, text

from blackgate.server.operator.backup_file import Rows
from blackgate.server.storage.schema import METADATA

MOST_ROWS: Final = 500  # in one frame
HEADS: Final = "heads"  # first: whoever reads entries needs them, and a trigger writes its own
FUNCTIONS: Final = ("fenced(text)",)  # of PostgreSQL, that no trigger calls
VERSION: Final = "alembic_version"


class Snapshot:
    """The tables of Blackgate in a database; other programs may have theirs beside them."""

    def __init__(self, connection: Connection) -> None:
        self._connection: Final = connection
        found = MetaData()
        found.reflect(connection, only=lambda name, _: name in METADATA.tables, resolve_fks=False)
        self.tables: Final[list[Table]] = sorted(found.sorted_tables, key=lambda table: table.name != HEADS)

    def counts(self) -> dict[str, int]:
        return {str(table.name): self._count(table) for table in self.tables}

    def _count(self, table: Table) -> int:
        found: int = self._connection.execute(select(func.count()).select_from(table)).scalar_one()
        return found

    def rows(self) -> Iterator[Rows]:
        """In an order that is the same in every database."""
        for table in self.tables:
            columns = sorted(table.columns, key=lambda column: column.name)
            keys = list(table.primary_key.columns) or columns
            query = select(*columns).order_by(*map(self._in_bytes, keys))
            found = self._connection.execution_options(yield_per=MOST_ROWS).execute(query)
            for some in found.partitions(MOST_ROWS):
                yield Rows(str(table.name), [str(column.name) for column in columns], [list(row) for row in some])

    def _in_bytes(self, column: Column[Any]) -> Any:
        """SQLite compares texts by their bytes, PostgreSQL by a language."""
        is_text = isinstance(column.type, String) and self._connection.dialect.name == "postgresql"
        return collate(column, "C") if is_text else column

    def is_empty(self) -> bool:
        """Except for what a server writes on its first start."""
        return not any(self._count(table) for table in self.tables if table.name != "meta")

    def fill(self, rows: Iterator[Rows]) -> None:
        """Put all of it into tables that are empty."""
        tables = {table.name: table for table in self.tables}
        for table in self.tables:  # a migration may have written something
            self._connection.execute(table.delete())
        heads: list[Rows] = []
        for some in rows:
            if some.table == HEADS:
                heads.append(some)
            else:
                self._insert(tables[some.table], some)
        if heads:  # in place of what the trigger made of entries: a broken journal ends elsewhere
            self._connection.execute(tables[HEADS].delete())
        for some in heads:
            self._insert(tables[HEADS], some)

    def _insert(self, table: Table, some: Rows) -> None:
        values = [dict(zip(some.columns, row, strict=True)) for row in some.rows]
        self._connection.execute(insert(table), values)

    def drop(self) -> None:
        """All tables of Blackgate, and the functions that their triggers call."""
        functions: list[str] = []
        if self._connection.dialect.name == "postgresql":
            calls = (
                "SELECT DISTINCT tgfoid::regprocedure::text FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid "
                "WHERE NOT tgisinternal AND relname = ANY(:tables) AND relnamespace = current_schema()::regnamespace"
            )
            names = [table.name for table in self.tables]
            functions = [*self._connection.scalars(text(calls), {"tables": names}), *FUNCTIONS]
        for table in reversed(self.tables):
            table.drop(self._connection)
        for function in functions:
            self._connection.execute(text(f"DROP FUNCTION IF EXISTS {function}"))
        self._connection.execute(text(f"DROP TABLE IF EXISTS {VERSION}"))
