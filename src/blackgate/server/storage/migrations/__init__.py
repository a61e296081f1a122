"""Migrates a database to the schema of this Blackgate when the server starts.

A schema change is a new file in `versions/`, with its own `revision` and the previous one as `down_revision`. There is
no downgrade: to go back to an older Blackgate, restore a backup.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import Connection, text

from blackgate.messages import phrase
from blackgate.server.storage.errors import NewerDatabase, OtherSchema

if TYPE_CHECKING:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

LOG = structlog.get_logger(__name__)
LOCK: Final = 0x0B1AC86A7E  # any number that no other program on that PostgreSQL locks


def migrate(connection: Connection, to: str = "") -> None:
    """To that schema, or the newest. Inside the caller's transaction: all or nothing."""
    from alembic import command  # slow to import, and wanted only once

    lock(connection)
    config, scripts = config_and_scripts()
    config.attributes["connection"] = connection
    found = schema_of(connection)
    refuse_newer(found, scripts)
    refuse_newer(to, scripts)
    if found not in ("", scripts.get_current_head()):  # which may take a while
        LOG.info("bringing the database up to date", schema=found)
    command.upgrade(config, to or "head")


def known_schema(connection: Connection) -> str:
    """The schema of a database of this or an older Blackgate."""
    found = schema_of(connection)
    if not found:
        raise OtherSchema(phrase("storage-empty"))
    refuse_newer(found, config_and_scripts()[1])
    return found


def check_schema(connection: Connection) -> None:
    """Raises if a database that must not be migrated now does not have the schema that this Blackgate expects."""
    found = known_schema(connection)
    if found != config_and_scripts()[1].get_current_head():
        raise OtherSchema(phrase("storage-older", found=found))


def schema_of(connection: Connection) -> str:
    """The last migration of a database; empty where there was none."""
    from alembic.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_revision() or ""


def refuse_newer(schema: str, scripts: ScriptDirectory) -> None:
    if schema and schema not in {script.revision for script in scripts.walk_revisions()}:
        raise NewerDatabase(phrase("storage-newer", found=schema))


def config_and_scripts() -> tuple[Config, ScriptDirectory]:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", f"{__package__}:")
    return config, ScriptDirectory.from_config(config)


def lock(connection: Connection) -> None:
    """Until the transaction ends, no other process migrates; in SQLite none writes at all."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL lock_timeout = 0"))  # another may have much to do
        # On a busy machine more than the usual seconds may pass between two statements.
        connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = '1min'"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
