"""What the database holds, as the newest migration leaves it. Changing anything here takes a new migration."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

METADATA = MetaData()

# One row for each table, to find it by; everything else about it is in its entries.
TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("watch", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("taken", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Index("tables_by_state", "state", "changed"),
)

# The journals: entries are added, never changed. In SQLite those of a table lie together: a damaged page harms few.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Text),
    Column("number", Integer),
    Column("data", LargeBinary, nullable=False),
    Column("seal", LargeBinary),
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)

# Where each journal ends; a trigger keeps it.
HEADS = Table(
    "heads",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("seal", LargeBinary),
    sqlite_with_rowid=False,
)

# What bots made of finished games; it can be computed again.
STORIES = Table(
    "stories",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

# The server processes that share this database; each row has to be renewed before it expires, by the database's clock.
SERVERS = Table(
    "servers",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),  # where the others reach it
    Column("expires", Double, nullable=False),
)

# Which of them owns a table: its lease lasts as long as the row of its server; '' is nobody. The number grows each time
# the owner changes, and commits show it: whoever was the owner once writes nothing more.
LEASES = Table(
    "leases",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("server", Text, nullable=False),
    Column("number", BigInteger, nullable=False),
)

META = Table(
    "meta",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
