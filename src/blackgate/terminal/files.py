"""Record files: a file that grows with the game, line by line, so that nothing is lost."""

from __future__ import annotations

import stat
import time
from pathlib import Path
from typing import Final

from blackgate.defaults import state_folder
from blackgate.edition import Edition, EditionError, load_edition
from blackgate.messages import system_reason
from blackgate.records import Record, RecordError, read_record
from blackgate.records.lines import MOST_BYTES
from blackgate.terminal.user_errors import UserError

ENDING: Final = ".record"


class RecordFile:
    """The file of a game that is being played."""

    def __init__(self, path: Path, text: str, *, new: bool) -> None:
        """Begin with this text; a new file must not exist yet."""
        self.path: Final = path
        try:
            self._file: Final = path.open("xb" if new else "r+b", buffering=0)
        except FileExistsError:
            raise UserError("terminal-file-exists", file=str(path)) from None
        except OSError as error:
            raise file_error(path, error) from None
        self.append(text)
        self._file.truncate()

    def append(self, text: str) -> None:
        """Flushed at once, so that no choice is lost."""
        data = text.encode()
        try:
            while data:
                data = data[self._file.write(data) :]
        except OSError as error:
            self.close()
            raise file_error(self.path, error) from None

    def close(self) -> None:
        self._file.close()


def default_path(ending: str = ENDING) -> Path:
    """A new name in the user's own folder for such things."""
    folder = state_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_error(folder, error) from None
    name = time.strftime("%Y-%m-%d-%H%M%S")
    path, number = folder / f"{name}{ending}", 2
    while path.exists():
        path, number = folder / f"{name}-{number}{ending}", number + 1
    return path


def load_record(path: Path, *, drop_torn: bool = False) -> Record:
    """The record in a file, or a UserError that names the file."""
    try:
        return read_record(read_record_file(path), drop_torn=drop_torn)
    except RecordError as error:
        raise UserError("terminal-wrong-record", file=str(path), reason=error) from None


def read_record_file(path: Path) -> bytes:
    return read_file(path, most=MOST_BYTES)


def read_file(path: Path, most: int | None = None) -> bytes:
    """All of it, up to so many bytes and one; checked before reading, since a device or a pipe may have no end."""
    try:
        found = path.stat()
        if not stat.S_ISREG(found.st_mode) and not stat.S_ISDIR(found.st_mode):  # the system tells of a folder
            raise UserError("terminal-file-special", file=str(path))
        if most is not None and found.st_size > most:
            raise UserError("terminal-file-too-large", file=str(path), most=most // 1024 // 1024)
        with path.open("rb") as file:
            return file.read() if most is None else file.read(most + 1)  # it may have grown meanwhile
    except OSError as error:
        raise file_error(path, error) from None


def load_own_edition(path: Path | None) -> Edition:
    """The edition in a file, or the standard one."""
    try:
        return load_edition(path)
    except EditionError as error:
        raise UserError("terminal-wrong-edition", reason=error) from None


def file_error(path: Path, error: OSError) -> UserError:
    return UserError("terminal-file-trouble", file=str(path), reason=system_reason(error))
