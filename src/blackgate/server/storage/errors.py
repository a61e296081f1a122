"""Storage errors, named by cause. None contains a password."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError

from blackgate.messages import Phrase, phrase
from blackgate.rules.errors import BlackgateError
from blackgate.server.storage.fenced_commit import FENCED


class StorageError(BlackgateError):
    """The database failed to do what was asked; nothing of it was kept."""


class WrongURL(StorageError):
    """Not a database URL, or not one that Blackgate supports."""


class NewerDatabase(StorageError):
    """A newer Blackgate has migrated the database; this one does not know the schema."""


class OtherSchema(StorageError):
    """The database contains nothing of Blackgate, or the schema of an older one."""


class DatabaseAway(StorageError):
    """The database does not answer: the last request may or may not have been carried out."""


class DatabaseInUse(StorageError):
    """Another server is using the database."""


class DamagedDatabase(StorageError):
    """The data lies in a damaged part of the database; other tables may be intact."""


class CodeTaken(StorageError):
    """Another table has this code already."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code

    def words(self) -> Phrase:
        return phrase("storage-code-taken", code=self.code)


class LostTable(StorageError):
    """Somebody else has written to this table, or owns it: reload it."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id

    def words(self) -> Phrase:
        return phrase("storage-lost-table", table=self.table_id)


# The first that an error's code begins with: sqlite3 has names, PostgreSQL has SQLSTATEs.
MESSAGES: Final = {
    "SQLITE_FULL": "storage-full",
    "SQLITE_READONLY": "storage-file",
    "SQLITE_CANTOPEN": "storage-file",
    "SQLITE_PERM": "storage-file",
    "SQLITE_BUSY": "storage-locked",
    "SQLITE_LOCKED": "storage-locked",
    "SQLITE_CORRUPT": "storage-damaged",
    "SQLITE_NOTADB": "storage-damaged",
    "28": "storage-password",
    "3D000": "storage-no-database",
    "42501": "storage-permission",
    "25006": "storage-permission",
    "53100": "storage-full",
    "53300": "storage-crowded",
    "08": "storage-away",
    "57P": "storage-away",
    "XX001": "storage-damaged",
    "XX002": "storage-damaged",
}
KINDS: Final = {"storage-away": DatabaseAway, "storage-damaged": DamagedDatabase}


def storage_error(error: Exception, shown: str) -> StorageError:
    """An error of the database or its driver as one of ours; `shown` is the URL without its password."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return DatabaseAway(phrase("storage-away", url=shown, reason=reason(cause)))
    code = code_of(cause)
    if code == FENCED:
        return LostTable(reason(cause))
    message = next((MESSAGES[start] for start in MESSAGES if code.startswith(start)), "")
    if not message and isinstance(cause, OSError | TimeoutError):
        message = "storage-away"
    words = phrase(message or "storage-trouble", url=shown, reason=reason(cause))
    return KINDS.get(message, StorageError)(words)


def code_of(error: BaseException) -> str:
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorname", "")  # errors that Python's sqlite3 makes itself have none
    return getattr(error, "sqlstate", None) or ""


def reason(error: BaseException) -> str:
    """The driver's own message, of which the first line is enough."""
    return (str(error) or type(error).__name__).splitlines()[0]
