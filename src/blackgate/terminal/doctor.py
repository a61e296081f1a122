"""`blackgate doctor`: how this installation runs, what it lacks, and what to do about it."""

from __future__ import annotations

import platform
import shutil
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import metadata, util
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

from blackgate.messages import text

NEEDED: Final = ("fluent.runtime", "librt", "mypy_extensions", "rich", "typer")
COMPILERS: Final = ("cc", "gcc", "clang", "cl")
PACKAGE: Final = Path(__file__).parents[1]
ENGINE: Final = "blackgate.rules.game"


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the doctor's; `wrong` where Blackgate cannot be played as it is."""

    line: str
    wrong: bool = False


def findings(language: str, needed: Sequence[str] = NEEDED) -> Iterator[Finding]:
    """What the doctor sees, the important things first."""
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


def _rules(language: str) -> Iterator[Finding]:
    """Compiled or interpreted; and where they are interpreted, why that may be."""
    if _is_compiled():
        yield Finding(text(language, "terminal-doctor-compiled"))
        return
    yield Finding(text(language, "terminal-doctor-interpreted"))
    if (PACKAGE.parents[1] / "pyproject.toml").is_file():
        yield Finding(text(language, "terminal-doctor-source"))
        return
    if not any(shutil.which(compiler) for compiler in COMPILERS):
        yield Finding(text(language, "terminal-doctor-compiler"))
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        yield Finding(text(language, "terminal-doctor-headers"))
    yield Finding(text(language, "terminal-doctor-reinstall"))


def _is_compiled() -> bool:
    found = util.find_spec(ENGINE)
    return found is not None and (found.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
