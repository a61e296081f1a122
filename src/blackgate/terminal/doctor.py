"""`blackgate doctor`: how this installation runs, what is missing, and how to fix it."""

from __future__ import annotations

import os
import platform
import re
import shutil
import socket
import sqlite3
import sys
import sysconfig
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import metadata, util
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from blackgate.defaults import PORT, state_folder
from blackgate.messages import text

NEEDED: Final = ("fluent.runtime", "librt", "mypy_extensions", "rich", "typer")
COMPILERS: Final = ("cc", "gcc", "clang", "cl")
PACKAGE: Final = Path(__file__).parents[1]
ENGINE: Final = "blackgate.rules.game"
LEAST_SQLITE: Final = (3, 24, 0)  # the first that can insert or replace a row in one statement
POSTGRES_PORT: Final = 5432
PATIENCE: Final = 3.0  # seconds for a database to answer


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report; `wrong` if Blackgate cannot run like this."""

    line: str
    wrong: bool = False


def findings(language: str, needed: Sequence[str] = NEEDED) -> Iterator[Finding]:
    """The findings, most important first."""
    version = metadata.version("blackgate")
    yield Finding(text(language, "terminal-doctor-version", version=version, folder=str(PACKAGE)))
    yield Finding(
        text(
            language,
            "terminal-doctor-python",
            version=platform.python_version(),
            program=sys.executable,
            system=platform.platform(terse=True),
        )
    )
    yield from _rules(language)
    for name in needed:
        try:
            yield Finding(text(language, "terminal-doctor-has", name=name, version=metadata.version(name)))
        except metadata.PackageNotFoundError:
            yield Finding(text(language, "terminal-doctor-lacks", name=name), wrong=True)
    if util.find_spec("readline") is None:
        yield Finding(text(language, "terminal-doctor-readline"))
    yield _folder(language, state_folder())
    yield from server_findings(language, os.environ)


def _rules(language: str) -> Iterator[Finding]:
    """Compiled or interpreted; and if interpreted, the likely reason."""
    if is_compiled():
        yield Finding(text(language, "terminal-doctor-compiled"))
        return
    yield Finding(text(language, "terminal-doctor-interpreted"))
    if is_source_tree():
        yield Finding(text(language, "terminal-doctor-source"))
        return
    if not any(shutil.which(compiler) for compiler in COMPILERS):
        yield Finding(text(language, "terminal-doctor-compiler"))
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        yield Finding(text(language, "terminal-doctor-headers"))
    yield Finding(text(language, "terminal-doctor-reinstall"))


def is_source_tree() -> bool:
    """Whether this is a clone; it is compiled by `make`, into an environment of its own."""
    return (PACKAGE.parents[1] / "pyproject.toml").is_file()


def is_compiled() -> bool:
    """Whether the rules run compiled here."""
    found = util.find_spec(ENGINE)
    return found is not None and (found.origin or "").endswith(tuple(EXTENSION_SUFFIXES))


def _folder(language: str, folder: Path) -> Finding:
    """Whether it is writable, or can be created."""
    there = next(each for each in (folder, *folder.parents) if each.exists())
    if there.is_dir() and os.access(there, os.W_OK | os.X_OK):
        return Finding(text(language, "terminal-doctor-folder", folder=str(folder)))
    return Finding(text(language, "terminal-doctor-no_folder", folder=str(folder)), wrong=True)


# ---- The server; without it Blackgate can still be played, so only an unreachable configured database is an error ----


def server_findings(
    language: str, environ: Mapping[str, str], packages: Sequence[str] | None = None, port: int = PORT
) -> Iterator[Finding]:
    """The findings about `blackgate serve`; the packages are those of the extra, if none are named."""
    needed = [name for name in (packages_of("server") if packages is None else packages) if name != "uvloop"]
    missing = [name for name in needed if not _is_installed(name)]
    if missing:
        yield Finding(text(language, "terminal-doctor-no_server", names=", ".join(missing)))
    else:
        yield Finding(text(language, "terminal-doctor-server"))
    if not _is_installed("uvloop"):
        yield Finding(text(language, "terminal-doctor-no_uvloop"))
    yield _port(language, port)
    yield _sqlite(language, sqlite3.sqlite_version_info)
    if environ.get("BLACKGATE_DATABASE", "").startswith("postgres"):
        yield _database(language, environ["BLACKGATE_DATABASE"])


def packages_of(extra: str) -> list[str]:
    """The packages of an extra, as this installation knows it."""
    asked = re.compile(rf"([\w.-]+).*\bextra == ['\"]{extra}['\"]")
    return [found[1] for each in metadata.requires("blackgate") or () if (found := asked.match(each))]


def _is_installed(package: str) -> bool:
    try:
        metadata.version(package)
    except metadata.PackageNotFoundError:
        return False
    return True


def _port(language: str, port: int) -> Finding:
    with socket.socket() as trial:
        if os.name == "posix":  # as servers do: the last one may have stopped a moment ago
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(("127.0.0.1", port))
        except OSError:
            return Finding(text(language, "terminal-doctor-no_port", port=port, other=port + 1))
    return Finding(text(language, "terminal-doctor-port", port=port))


def _sqlite(language: str, version: tuple[int, ...]) -> Finding:
    named, least = (".".join(map(str, each)) for each in (version, LEAST_SQLITE))
    if version < LEAST_SQLITE:
        return Finding(text(language, "terminal-doctor-old_sqlite", version=named, least=least))
    return Finding(text(language, "terminal-doctor-sqlite", version=named))


def _database(language: str, url: str) -> Finding:
    """Only whether somebody listens there: the rest of the URL is not used and not shown."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port or POSTGRES_PORT
    except ValueError:
        host, port = None, POSTGRES_PORT
    if not host or "@" in parts.path + parts.query + parts.fragment:  # a password with a / ? or # in it
        return Finding(text(language, "terminal-doctor-wrong_database"), wrong=True)
    try:
        socket.create_connection((host, port), PATIENCE).close()
    except (OSError, UnicodeError):  # UnicodeError: a name that no host can have
        return Finding(text(language, "terminal-doctor-no_database", host=host, port=port), wrong=True)
    return Finding(text(language, "terminal-doctor-database", host=host, port=port))
