"""What the server keeps: a journal of entries for each table, and a row to find the table by."""

from blackgate.server.storage.errors import (
    CodeTaken,
    DatabaseAway,
    LostTable,
    NewerDatabase,
    StorageError,
    WrongURL,
)
from blackgate.server.storage.store import Append, Store, TableRow

__all__ = [
    "Append",
    "CodeTaken",
    "DatabaseAway",
    "LostTable",
    "NewerDatabase",
    "StorageError",
    "Store",
    "TableRow",
    "WrongURL",
]
