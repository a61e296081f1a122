"""Reads an edition: the standard one, or an own file, laid over it or complete. Nothing half-loads."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from blackgate.edition.build import Raw, build
from blackgate.edition.check import Lines, check
from blackgate.edition.data import FILE, Edition
from blackgate.edition.errors import EditionError, Problem, found
from blackgate.edition.kinds import LONGEST_NAME
from blackgate.edition.merge import difference, merge
from blackgate.edition.positions import is_too_deep, lines_of
from blackgate.messages import Localizable, phrase, system_reason

STANDARD = "standard.toml"
STANDARD_0_1_0 = "standard-0.1.0.json"  # complete, as `Edition.as_dict` has it
LARGEST_FILE = 512 * 1024  # bytes; the standard edition has 20,000


def load_edition(path: Path | str | None = None) -> Edition:
    """The standard edition, or the one in this file: what it says, and the standard for the rest.

    A file with `complete = true` says everything; nothing is taken from the standard edition. Without a `name` of its
    own an edition is named after the file. Raises EditionError, whose problems have the lines of the file.
    """
    if path is None:
        return _standard()
    text = _read(path)
    overrides, lines = _parse(text, str(path))
    return _own(overrides, str(path), _printable(Path(path).stem), lines)


def edition_from(overrides: Mapping[str, object], name: str) -> Edition:
    """The edition that a file with these data would be; `name` stands for the file. Raises EditionError.

    Also reads what `Edition.as_dict` made, with this release or an earlier one.
    """
    if not isinstance(overrides, Mapping):
        raise EditionError(name, [Problem("", found(overrides), FILE.allowed)])
    return _own(overrides, name, name)


def edition_of_0_1_0(overrides: Mapping[str, object], name: str) -> Edition:
    """The edition of a game that release 0.1.0 wrote down: it kept no more than what differs from its own standard."""
    return edition_from(merge(_standard_of_0_1_0(), {"name": name, **overrides}), name)


def overrides_of_0_1_0(edition: Edition) -> dict[str, Any]:
    """What release 0.1.0 wrote down of such an edition, besides its name."""
    return difference(_standard_of_0_1_0(), {**edition.as_dict(), "name": "standard"})


@cache
def _standard_of_0_1_0() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(files(__package__).joinpath(STANDARD_0_1_0).read_text("utf-8"))
    return data


@cache
def _standard_data() -> dict[str, Any]:
    data = tomllib.loads(files(__package__).joinpath(STANDARD).read_text("utf-8"))
    check(data, data, STANDARD)
    return data


@cache
def _standard() -> Edition:
    return build(_standard_data())


def _own(overrides: Raw, file: str, name: str, lines: Lines | None = None) -> Edition:
    named = {"name": name[:LONGEST_NAME] or "own", **overrides}
    data = named if overrides.get("complete") is True else merge(_standard_data(), named)
    check(data, overrides, file, lines)
    return build(data)


def _printable(stem: str) -> str:
    """The name of a file may have whatever the system allows."""
    return "".join(char if char.isprintable() else "_" for char in stem)


def _read(path: Path | str) -> str:
    try:
        with Path(path).open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
        if len(content) > LARGEST_FILE:
            allowed = phrase("edition-size", most=LARGEST_FILE // 1024)
            raise EditionError(str(path), [Problem("", phrase("edition-found-too_large"), allowed)])
        return content.decode("utf-8-sig")  # some editors begin a file with a byte order mark
    except OSError as error:
        reason = system_reason(error)
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise _unreadable(str(path), phrase("edition-found-not_utf8"), line) from None
    except EditionError:
        raise
    except ValueError as error:  # a path that no file can have
        reason = str(error)
    raise _unreadable(str(path), phrase("edition-found-unreadable", reason=reason))


def _parse(text: str, file: str) -> tuple[dict[str, Any], Lines]:
    try:
        if is_too_deep(text):
            raise RecursionError
        text = text.replace("\r\n", "\n")
        return tomllib.loads(text), lines_of(text)
    except RecursionError:
        raise _unreadable(file, phrase("edition-found-too_deep")) from None
    except ValueError as error:
        # tomllib gives the place in its message only: "... (at line 3, column 5)" or "(at end of document)".
        message = str(error)
        place = re.search(r"line (\d+), column \d+\)$", message)
        line = int(place[1]) if place else len(text.splitlines())
        reason = re.sub(r" \(at [^()]*\)$", "", message)
        raise _unreadable(file, phrase("edition-found-not_toml", reason=reason), line) from None


def _unreadable(file: str, what: Localizable, line: int = 0) -> EditionError:
    return EditionError(file, [Problem("", what, phrase("edition-toml"), line)])
