"""Imports point one way: edition <- rules <- records, observation <- bots <- lab, seats <- envs, server ... <- cli."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "blackgate"

LEAVES = {"messages", "errors", "defaults", "plain", "unicode"}
ENGINE = LEAVES | {"edition", "rules", "observation", "wording", "records"}
SHARED = ENGINE | {"bots", "lab", "lessons", "puzzles", "seats", "protocol"}
FACES = {"envs", "server", "terminal"}

# Each part of the package, and which other parts it may know.
MAY_IMPORT: dict[str, set[str]] = {
    "messages": set(),
    "errors": set(),
    "defaults": set(),
    "plain": set(),
    "unicode": set(),
    "edition": LEAVES,
    "rules": LEAVES | {"edition"},
    "observation": LEAVES | {"edition", "rules"},
    "network": LEAVES | {"edition", "rules", "observation"},
    "wording": LEAVES | {"edition", "rules"},
    "records": LEAVES | {"edition", "rules", "wording"},
    "lessons": ENGINE,
    "bots": ENGINE | {"network"},
    "puzzles": ENGINE,
    "lab": ENGINE | {"bots"},
    "seats": ENGINE | {"bots"},
    "protocol": {"plain"},
    **dict.fromkeys(FACES, SHARED),
    "training": SHARED | {"network", "envs"},
    "cli": SHARED | FACES,
    "__main__": {"cli"},
    "__init__": ENGINE,
}

# The rules are pure: no files, no clock, no logging, and nothing that mypyc would not compile well.
RULES_MAY_IMPORT = {
    "__future__", "typing", "collections.abc", "difflib", "hashlib", "os.urandom", "librt", "mypy_extensions",
    "importlib.import_module", "importlib.util.find_spec", "pkgutil.iter_modules",  # a modular Place is found by its id
    "operator.attrgetter",  # steps are read by what they declare
}  # fmt: skip

MODULES = sorted(PACKAGE.rglob("*.py"))


def part_of(path: Path) -> str:
    """The part of the package a file belongs to: its top folder, or its own name."""
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def imports(source: str, package: tuple[str, ...]) -> set[str]:
    """Every dotted name that a module of that package imports, also only for types."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join((*base, *filter(None, [node.module])))
            found |= {f"{module}.{alias.name}" for alias in node.names}
    return found


def wrong_imports(source: str, path: Path) -> set[str]:
    """The imports of a module that point the wrong way."""
    part = part_of(path)
    wrong: set[str] = set()
    for name in imports(source, path.relative_to(PACKAGE.parent).parent.parts):
        top, *below = name.split(".")
        if top == "blackgate":
            if not below or below[0] not in MAY_IMPORT[part] | {part}:
                wrong.add(name)
        elif part == "rules" and not any(f"{name}.".startswith(f"{good}.") for good in RULES_MAY_IMPORT):
            wrong.add(name)
    return wrong


@pytest.mark.parametrize("path", MODULES, ids=[str(path.relative_to(PACKAGE)) for path in MODULES])
def test_a_module_imports_only_what_lies_beneath_it(path: Path) -> None:
    assert part_of(path) in MAY_IMPORT, "a new part of the package: say in MAY_IMPORT what it may know"
    assert wrong_imports(path.read_text(encoding="utf-8"), path) == set()


@pytest.mark.parametrize(
    ("line", "file", "wrong"),
    [
        ("from blackgate.rules.game import Game", "edition/load.py", {"blackgate.rules.game.Game"}),
        ("from blackgate import records", "rules/game.py", {"blackgate.records"}),
        ("from ..bots import random", "rules/game.py", {"blackgate.bots.random"}),
        ("from . import steps", "rules/game.py", set()),
        ("import time", "rules/game.py", {"time"}),
        ("from collections import deque", "rules/game.py", {"collections.deque"}),
        ("from librt.vecs import vec", "rules/game.py", set()),
        ("from blackgate.server import app", "terminal/app.py", {"blackgate.server.app"}),
    ],
)
def test_a_wrong_import_is_found(line: str, file: str, wrong: set[str]) -> None:
    assert wrong_imports(line, PACKAGE / file) == wrong
