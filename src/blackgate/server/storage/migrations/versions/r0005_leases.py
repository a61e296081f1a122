"""Leases of tables, for many servers on one PostgreSQL: who owns which table, and how commits are fenced by that."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

FENCED = """
    CREATE FUNCTION fenced(table_id text) RETURNS boolean LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION '%', table_id USING ERRCODE = 'BG001'; END $$
"""
# Only what the list of public tables shows: that a game goes on is none of it.
TELL_LOBBY = """
    CREATE FUNCTION tell_lobby() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_notify('blackgate', 'lobby'); RETURN NULL; END $$
"""
OPENED = """
    CREATE TRIGGER lobby_opened AFTER INSERT ON tables
    FOR EACH ROW WHEN (NEW.public) EXECUTE FUNCTION tell_lobby()
"""
CHANGED = """
    CREATE TRIGGER lobby_changed AFTER UPDATE ON tables
    FOR EACH ROW WHEN (NEW.public AND (OLD.state, OLD.taken) IS DISTINCT FROM (NEW.state, NEW.taken))
    EXECUTE FUNCTION tell_lobby()
"""


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("server", sa.Text, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        for statement in (FENCED, TELL_LOBBY, OPENED, CHANGED):
            op.execute(statement)
