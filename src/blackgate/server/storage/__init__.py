"""The server's storage: a journal of entries for each table, and a row to find the table by."""

from blackgate.server.storage.errors import (
    CodeTaken,
    DamagedDatabase,
    DatabaseAway,
    DatabaseInUse,
    LostTable,
    NewerDatabase,
    OtherSchema,
    StorageError,
    WrongURL,
)
from blackgate.server.storage.seals import FIRST_SEAL, Head, StoredEntry, StoredJournal, seal, seals
from blackgate.server.storage.server_lock import ServerLock
from blackgate.server.storage.store import Append, EarlierSecret, Store, TableRow, append_after

__all__ = [
    "FIRST_SEAL",
    "Append",
    "CodeTaken",
    "DamagedDatabase",
    "DatabaseAway",
    "DatabaseInUse",
    "EarlierSecret",
    "Head",
    "LostTable",
    "NewerDatabase",
    "OtherSchema",
    "ServerLock",
    "StorageError",
    "Store",
    "StoredEntry",
    "StoredJournal",
    "TableRow",
    "WrongURL",
    "append_after",
    "seal",
    "seals",
]
