"""Modular Places that are not in the box: their classes lie in a folder of their own."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from blackgate.rules import dig_in


@contextmanager
def places_in(folder: Path) -> Iterator[None]:
    """As if the modules of this folder lay beside those of the box."""
    names = [f"{dig_in.__name__}.{path.stem}" for path in folder.glob("*.py")]
    dig_in.__path__.append(str(folder))
    importlib.invalidate_caches()
    try:
        yield
    finally:
        dig_in.__path__.remove(str(folder))
        for name in names:
            sys.modules.pop(name, None)
