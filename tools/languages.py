"""`make languages`: lists what each language lacks (and shows in English), and what it has that English does not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from blackgate.messages import DEFAULT_LANGUAGE, catalogue

ROOT: Final = Path(__file__).resolve().parents[1]

Messages = dict[str, ast.Message]
Signatures = dict[str, frozenset[str]]
"""`id` and `id.attribute` of every message, each with the names of its arguments."""


def main() -> None:
    english = signatures(DEFAULT_LANGUAGE)
    print(f"{DEFAULT_LANGUAGE}: {len(english)} messages")
    for language in catalogue.LANGUAGES:
        if language != DEFAULT_LANGUAGE:
            print("\n".join(report(language)))


def report(language: str) -> Iterator[str]:
    found = compared(language)
    parts = [part for part in parts_of(language) if not part.is_file()]
    lacks = len(found.lacks) + len(parts)
    yield f"{language}: {'complete' if not lacks else f'lacks {lacks}, shown in English'}"
    yield from (f"  lacks {name}" for name in by_file(found.lacks))
    yield from (f"  lacks {part.relative_to(ROOT)}" for part in parts)
    yield from (f"  {name} is not in English, and never shown" for name in found.further)
    yield from (f"  {name} has other arguments than in English" for name in found.other)


@dataclass(frozen=True, slots=True)
class Compared:
    """A language beside English, by `id` and `id.attribute`."""

    lacks: tuple[str, ...]
    further: tuple[str, ...]
    other: tuple[str, ...]  # arguments


def compared(language: str) -> Compared:
    english, own = signatures(DEFAULT_LANGUAGE), signatures(language)
    return Compared(
        lacks=tuple(name for name in english if name not in own),
        further=tuple(name for name in own if name not in english),
        other=tuple(name for name in own if name in english and own[name] != english[name]),
    )


def signatures(language: str) -> Signatures:
    return signatures_in(catalogue.FOLDER / language)


@cache
def signatures_in(folder: Path) -> Signatures:
    messages = {name: message for file in files_in(folder) for name, message in parsed(file).items()}
    found: Signatures = {}
    for name, message in messages.items():
        found[name] = arguments_of(messages, message.value)
        for attribute in message.attributes:
            found[f"{name}.{attribute.id.name}"] = arguments_of(messages, attribute.value)
    return found


def by_file(lacking: tuple[str, ...]) -> Iterator[str]:
    """One by one, but a completely missing file by its name."""
    for file in files_in(catalogue.FOLDER / DEFAULT_LANGUAGE):
        here = [name for name in lacking if name.partition(".")[0] in parsed(file)]
        whole = {name for name in here if "." not in name} == parsed(file).keys()
        yield from [f"{file.name}, {len(here)} messages"] if whole else here


def files_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.ftl"))


def parts_of(language: str) -> list[Path]:
    """What a language may have besides its messages."""
    return [ROOT / "docs" / f"rules.{language}.md"]


@cache
def parsed(file: Path) -> Messages:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def arguments_of(messages: Messages, pattern: ast.Pattern | None) -> frozenset[str]:
    """The arguments that a pattern needs, those of the messages it refers to included."""
    if pattern is None:
        return frozenset()
    names = _Names()
    names.visit(pattern)
    others = (messages[name].value for name in names.messages if name in messages)
    return frozenset(names.arguments).union(*(arguments_of(messages, other) for other in others))


class _Names(Visitor):
    """Collects the arguments and the other messages that a pattern names."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


if __name__ == "__main__":
    main()
