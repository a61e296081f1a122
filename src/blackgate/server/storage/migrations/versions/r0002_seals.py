"""Seals for entries and the head of each journal; and in SQLite the entries of a table become contiguous.

They were stored in order of arrival, those of many tables on one page: a damaged page affected a third of all tables,
and damage to the last page stopped every write.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

SQLITE = (
    """CREATE TABLE sealed_entries (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        data BLOB NOT NULL,
        seal BLOB,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID""",
    "INSERT INTO sealed_entries SELECT table_id, number, data, NULL FROM entries ORDER BY table_id, number",
    "DROP TABLE entries",
    "ALTER TABLE sealed_entries RENAME TO entries",
)
POSTGRESQL = ("ALTER TABLE entries ADD COLUMN seal BYTEA",)
HEADS = """
    INSERT INTO heads (table_id, number, seal) VALUES (NEW.table_id, NEW.number, NEW.seal)
    ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, seal = excluded.seal
    WHERE excluded.number > heads.number;
"""
SQLITE_TRIGGER = (f"CREATE TRIGGER entry_is_head AFTER INSERT ON entries BEGIN {HEADS} END",)
POSTGRESQL_TRIGGER = (
    f"CREATE FUNCTION entry_is_head() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {HEADS} RETURN NULL; END $$",
    "CREATE TRIGGER entry_is_head AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION entry_is_head()",
)


def upgrade() -> None:
    sqlite = op.get_bind().dialect.name == "sqlite"
    for statement in SQLITE if sqlite else POSTGRESQL:
        op.execute(statement)
    op.create_table(
        "heads",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seal", sa.LargeBinary),
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO heads SELECT table_id, max(number), NULL FROM entries GROUP BY table_id")
    for statement in SQLITE_TRIGGER if sqlite else POSTGRESQL_TRIGGER:
        op.execute(statement)
