"""Every error has words in every language: it is raised with a message of the catalogues, never with a sentence."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import blackgate
from blackgate import BlackgateError
from blackgate.bots import UnknownBot
from blackgate.edition import EditionError
from blackgate.messages import ids

PACKAGE = Path(blackgate.__file__).parent
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if path.parent.name != "messages")
PREFIXES = ("record-", "position-", "error-", "edition-")
SAID = re.compile(rf'"((?:{"|".join(PREFIXES)})[a-z0-9_-]+)("?)')


def kinds(base: type[BaseException]) -> set[str]:
    """The name of an error and of all that are derived from it."""
    return {base.__name__}.union(*(kinds(kind) for kind in base.__subclasses__()))


ERRORS = kinds(BlackgateError) | kinds(EditionError) | kinds(UnknownBot)


def sentences(source: str) -> list[str]:
    """What is given to an error as words of one language: an f-string, or a text with a blank in it."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS:
            for given in node.args:
                if isinstance(given, ast.JoinedStr) or (isinstance(given, ast.Constant) and " " in str(given.value)):
                    found.append(ast.unparse(node))
    return found


def said() -> tuple[set[str], set[str]]:
    """The ids in the source, and the beginnings of those that are put together."""
    found = SAID.findall("\n".join(path.read_text(encoding="utf-8") for path in MODULES))
    whole = {name for name, _ in found if not name.endswith("-")}
    return whole, {name for name, _ in found if name.endswith("-")} | {name for name, end in found if not end}


@pytest.mark.parametrize("path", MODULES, ids=[str(path.relative_to(PACKAGE)) for path in MODULES])
def test_no_error_is_made_of_a_sentence(path: Path) -> None:
    assert sentences(path.read_text(encoding="utf-8")) == []


def test_a_sentence_is_found() -> None:
    assert sentences('raise BlackgateError(f"there is no {thing}")')
    assert sentences('raise ImpossiblePosition("two lists are needed")')
    assert not sentences('raise ImpossiblePosition(phrase("position-memory"))')


def test_everything_said_about_an_error_is_a_message() -> None:
    whole, beginnings = said()
    unknown = {name for name in whole if name not in beginnings} - set(ids("en"))
    assert unknown == set()


@pytest.mark.parametrize("prefix", PREFIXES)
def test_every_message_about_errors_is_said(prefix: str) -> None:
    whole, beginnings = said()
    messages = [name for name in ids("en") if name.startswith(prefix)]
    assert len(messages) > 15
    assert [name for name in messages if name not in whole and not name.startswith(tuple(beginnings))] == []
