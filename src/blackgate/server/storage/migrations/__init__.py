"""Bringing a database to the schema of this Blackgate when the server starts.

A change of the schema is a new file in `versions/`, with a `revision` of its own and the one before it as
`down_revision`. There is no way down: who goes back to an older Blackgate restores a copy of the database.
"""

from __future__ import annotations

from typing import Final

import structlog
from sqlalchemy import Connection, text

from blackgate.messages import phrase
from blackgate.server.storage.errors import NewerDatabase

LOG = structlog.get_logger(__name__)
LOCK: Final = 0x0B1AC86A7E  # any number that no other program on that PostgreSQL locks


def migrate(connection: Connection) -> None:
    """Inside a transaction of the caller's: all of it happens, or nothing."""
    from alembic import command  # slow to import, and wanted only once
    from alembic.config import Config
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    lock(connection)
    config = Config()
    config.set_main_option("script_location", f"{__package__}:")
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    heads = MigrationContext.configure(connection).get_current_heads()
    for found in heads:
        if found not in known:
            raise NewerDatabase(phrase("storage-newer", found=found))
        if found != scripts.get_current_head():  # which may take a while
            LOG.info("bringing the database up to date", schema=found)
    command.upgrade(config, "head")


def lock(connection: Connection) -> None:
    """Until the transaction ends, no other process migrates; in SQLite none writes at all."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL lock_timeout = 0"))  # another may have much to do
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
