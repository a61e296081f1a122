"""The file format of a backup: all rows of a database, the same whichever database they come from or go to.

It is a gzip stream of frames, each a length and MessagePack: a head, the rows of one table after the other, and at the
end a hash of all rows. So a truncated or altered file is detected.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from blackgate.messages import phrase, system_reason
from blackgate.rules.errors import BlackgateError
from blackgate.server.journal_replay import checking_seals
from blackgate.server.storage import Head, StoredEntry, StoredJournal
from blackgate.server.table_state import BrokenJournal
from blackgate.server.time_slices import run_to_end

FORMAT: Final = 1
LENGTH_BYTES: Final = 4
MOST_FRAME_BYTES: Final = 1 << 28
LEVEL: Final = 6  # of compression

Tell = Callable[[int, int], None]  # how many rows are done, of how many


class BackupError(BlackgateError):
    """The backup cannot be written or read as it was asked for."""


class About(Struct, frozen=True, tag="blackgate-backup", kw_only=True):
    """The first frame: which database this is a copy of, as of when, and how many rows each table has."""

    format: int
    release: str
    schema: str
    made: float
    counts: dict[str, int]


class Rows(Struct, frozen=True, tag="rows"):
    """Some rows of a table, in the order of its key."""

    table: str
    columns: list[str]
    rows: list[list[Any]]


class End(Struct, frozen=True, tag="end"):
    """What stands last."""

    digest: bytes


Frame = About | Rows | End
_encoder = msgspec.msgpack.Encoder()
_decoder: msgspec.msgpack.Decoder[Frame] = msgspec.msgpack.Decoder(Frame)


class Digest:
    """What two copies of a database have in common, whatever database they are in."""

    def __init__(self) -> None:
        self._hash: Final = hashlib.sha256()
        self.counts: Final[dict[str, int]] = {}

    def add(self, rows: Rows) -> bytes:
        """The frame of these rows."""
        frame = _encoder.encode(rows)
        self._hash.update(frame)
        self.counts[rows.table] = self.counts.get(rows.table, 0) + len(rows.rows)
        return frame

    def value(self) -> bytes:
        return self._hash.digest()


def write_backup(path: Path, about: About, rows: Iterator[Rows], tell: Tell) -> None:
    """On disk when it returns."""
    digest, total = Digest(), sum(about.counts.values())
    with file_errors(path):
        file = path.open("wb")
    with file, gzip.GzipFile(fileobj=file, mode="wb", compresslevel=LEVEL, mtime=0) as packed:

        def write(frame: bytes) -> None:
            with file_errors(path):
                packed.write(len(frame).to_bytes(LENGTH_BYTES, "big") + frame)

        write(_encoder.encode(about))
        for some in rows:
            write(digest.add(some))
            tell(sum(digest.counts.values()), total)
        write(_encoder.encode(End(digest.value())))
        with file_errors(path):
            packed.close()
            file.flush()
            os.fsync(file.fileno())


class BackupReader:
    """`about`, then `rows` to the end; DamagedBackup wherever it is not as it was written."""

    def __init__(self, path: Path, packed: gzip.GzipFile) -> None:
        self._path: Final = path
        self._packed: Final = packed
        self.digest: Final = Digest()
        about = self._frame()
        if not isinstance(about, About):
            raise self._damaged()
        if about.format > FORMAT:
            raise BackupError(phrase("backup-newer", file=str(path), release=about.release))
        self.about: Final = about

    def rows(self, tell: Tell) -> Iterator[Rows]:
        total = sum(self.about.counts.values())
        while isinstance(frame := self._frame(), Rows):
            self.digest.add(frame)
            tell(sum(self.digest.counts.values()), total)
            yield frame
        counts = {table: count for table, count in self.about.counts.items() if count}
        if not isinstance(frame, End) or frame.digest != self.digest.value() or self.digest.counts != counts:
            raise self._damaged()

    def _frame(self) -> Frame:
        try:
            with file_errors(self._path):
                length = int.from_bytes(self._read(LENGTH_BYTES), "big")
                return _decoder.decode(self._read(min(length, MOST_FRAME_BYTES)))
        except (EOFError, zlib.error, msgspec.DecodeError, UnicodeDecodeError):
            raise self._damaged() from None

    def _read(self, length: int) -> bytes:
        try:
            data = self._packed.read(length)
        except gzip.BadGzipFile:  # which is an OSError, as if the disk had failed
            raise EOFError from None
        if len(data) < length:
            raise EOFError
        return data

    def _damaged(self) -> BackupError:
        return BackupError(phrase("backup-damaged", file=str(self._path)))


@contextmanager
def open_backup(path: Path) -> Iterator[BackupReader]:
    with file_errors(path):
        file = path.open("rb")
    with file, gzip.GzipFile(fileobj=file) as packed:
        yield BackupReader(path, packed)


class JournalCheck:
    """Checks that every journal is intact: rows come in the order of a backup, heads before entries."""

    def __init__(self) -> None:
        self.broken: Final[dict[str, str]] = {}  # what is wrong, by table
        self.whole = 0
        self._heads: Final[dict[str, Head]] = {}
        self._table = ""
        self._entries: list[StoredEntry] = []

    def see(self, rows: Rows) -> None:
        if rows.table not in ("heads", "entries"):
            return
        for values in rows.rows:
            row = dict(zip(rows.columns, values, strict=True))
            if rows.table == "heads":
                self._heads[row["table_id"]] = Head(row["number"], row["seal"])
                continue
            if row["table_id"] != self._table:
                self._check()
                self._table = row["table_id"]
            self._entries.append(StoredEntry(row["number"], row["data"], row["seal"]))

    def finish(self) -> None:
        self._check()
        for table in list(self._heads):  # of which there is no entry at all
            self._table = table
            self._check()

    def _check(self) -> None:
        head = self._heads.pop(self._table, None)
        if head is not None or self._entries:
            try:
                run_to_end(checking_seals(StoredJournal(self._entries, head)))
                self.whole += 1
            except BrokenJournal as error:
                self.broken[self._table] = str(error)
        self._table, self._entries = "", []


@contextmanager
def written_beside(path: Path) -> Iterator[Path]:
    """A file that gets its final name only if everything done with it here succeeds."""
    if path.exists():
        raise BackupError(phrase("backup-exists", file=str(path)))
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    with file_errors(path):
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # all hands are in it
    try:
        yield part
        with file_errors(path):
            part.rename(path)
            sync(path.parent)
    finally:
        with suppress(OSError):
            part.unlink()


def sync(folder: Path) -> None:
    """A name is on disk only when its folder is; not every system can do that."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


@contextmanager
def file_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise BackupError(phrase("backup-trouble", file=str(path), reason=system_reason(error))) from None
