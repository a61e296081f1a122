"""The identity of this Blackgate. Two with the same identity play the same games at the same speed."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Final

from blackgate.rules import game as engine

PACKAGE: Final = Path(__file__).parents[1]
SOURCES: Final = (".py", ".toml")  # a wheel has them beside what was compiled from them
LETTERS: Final = 12  # of the digest


@cache
def release() -> str:
    """The version, a digest of the source (a version has many during development), and whether it is compiled."""
    digest = hashlib.sha256()
    for path in sorted(each for each in PACKAGE.rglob("*") if each.suffix in SOURCES):
        digest.update(f"{path.relative_to(PACKAGE).as_posix()}\n".encode())
        digest.update(path.read_bytes())
    kind = "interpreted" if str(engine.__file__).endswith(".py") else "compiled"
    return f"{metadata.version('blackgate')} {digest.hexdigest()[:LETTERS]} {kind}"
