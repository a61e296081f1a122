"""What the tests of the messages share: the catalogues as Fluent parses them, and folders of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from blackgate.messages import LANGUAGES, catalogue

Catalogue = dict[str, ast.Message]


class _Names(Visitor):
    """Collects the arguments and the other messages that a pattern names."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def parsed(language: str) -> Catalogue:
    """Every message of the language by its id; a message that is there twice or is no Fluent fails."""
    found: Catalogue = {}
    for file in sorted((catalogue.FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: not Fluent:\n{entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def arguments_of(messages: Catalogue, pattern: ast.Pattern | None) -> set[str]:
    """The arguments that a pattern needs, those of the messages it refers to included."""
    if pattern is None:
        return set()
    names = _Names()
    names.visit(pattern)
    return names.arguments.union(*(arguments_of(messages, messages[name].value) for name in names.messages))


def signatures(language: str) -> dict[str, frozenset[str]]:
    """`id` and `id.attribute` of every message, each with the names of its arguments."""
    messages = parsed(language)
    found = {}
    for name, message in messages.items():
        found[name] = frozenset(arguments_of(messages, message.value))
        for attribute in message.attributes:
            found[f"{name}.{attribute.id.name}"] = frozenset(arguments_of(messages, attribute.value))
    return found


@pytest.fixture(scope="session")
def all_signatures() -> dict[str, dict[str, frozenset[str]]]:
    return {language: signatures(language) for language in LANGUAGES}


@pytest.fixture
def write_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str], None]]:
    """Makes a language of a test's own: `write_language("xx", "hello = Hello")`."""

    def write(language: str, content: str) -> None:
        (tmp_path / language).mkdir()
        (tmp_path / language / "test.ftl").write_text(content, encoding="utf-8")
        monkeypatch.setattr(catalogue, "FOLDER", tmp_path)
        monkeypatch.setattr(catalogue, "LANGUAGES", (language,))
        catalogue.forget()

    yield write
    catalogue.forget()
