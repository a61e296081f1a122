"""The catalogues: found from the folders, read once for each language, asked by message id.

A message is parsed when it is first wanted: all of a language take half a second, of which most commands need little.
A language may be partial: what it lacks is told in English, and `make languages` lists it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, Protocol

from blackgate.messages.errors import (
    BrokenCatalogue,
    BrokenMessage,
    MissingArgument,
    UnknownLanguage,
    UnknownMessage,
)

if TYPE_CHECKING:  # fluent.runtime is imported when the first message is wanted, not before
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

FOLDER = Path(__file__).parent
DEFAULT_LANGUAGE = "en"
LANGUAGES: tuple[str, ...] = tuple(sorted({file.parent.name for file in FOLDER.glob("*/*.ftl")}))

MOST_KEPT = 1 << 14  # messages
# Where a message or a term begins, a line that neither begins one nor goes on with it, and what may be a reference.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_JUNK = re.compile(r"^(?!-?[a-zA-Z][\w-]* *=|[ #}\[*.]|$).*", re.MULTILINE)
_WORD = re.compile(r"-?[a-zA-Z][\w-]*")
_SELECTS = re.compile(r"\$(\w+)\s*->")
_HOLE = re.compile(r"\0(\w+)\0")
# How fluent.runtime reports an argument that was not given, and a reference to a message that the language lacks.
_MISSING = "Unknown external: "
_LACKING = "Unknown message: "


class _Text(Protocol):
    def __call__(self, language: str, message: str, /, **arguments: str | int) -> str: ...


def _text(language: str, message: str, /, **arguments: str | int) -> str:
    """The message in that language; `message` may be `id` or `id.attribute`.

    A number that a plural depends on has to be an int; no language sets it in groups of three. Arguments that the
    message does not use are ignored. Whatever is missing or wrong raises: no message is ever returned half done.
    """
    words = {name: value for name, value in arguments.items() if isinstance(value, str)}
    for name in words.keys() - _selectors(language):
        arguments[name] = f"\0{name}\0"
    return _HOLE.sub(lambda hole: words.get(hole[1], hole[0]), _with_holes(language, message, tuple(arguments.items())))


# Kept for the next time: formatting takes a hundred times as long as looking it up.
_kept = lru_cache(maxsize=MOST_KEPT)(_text)
text: _Text = _kept


@lru_cache(maxsize=MOST_KEPT)
def _with_holes(language: str, message: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
    """The message with a hole for all that goes into it as it is: formatted once, whatever the names and cards."""
    errors: list[str] = []
    for catalogue in _catalogues(language):
        pattern = catalogue.pattern(message)
        if pattern is not None:
            parts = {name: _part(value) for name, value in arguments}
            result, problems = catalogue.bundle.format_pattern(pattern, parts)
            errors = list(dict.fromkeys(map(str, problems)))
            if not errors:
                return str(result)
            if not any(error.startswith(_LACKING) for error in errors):
                break
    if errors:
        _complain(language, message, errors)
    raise UnknownMessage(_unknown(language, message))


def _part(value: str | int) -> object:
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


@cache
def _selectors(language: str) -> frozenset[str]:
    """The arguments whose value some message of the language, or the English one in its place, depends on."""
    _catalogue(language)  # or there is no such language
    files = [file for each in {language, DEFAULT_LANGUAGE} for file in FOLDER.glob(f"{each}/*.ftl")]
    return frozenset(name for file in files for name in _SELECTS.findall(file.read_text(encoding="utf-8")))


@cache
def has(language: str, message: str) -> bool:
    """Whether there is such a message (`id` or `id.attribute`), in the language or in English."""
    return any(catalogue.pattern(message) is not None for catalogue in _catalogues(language))


def ids(language: str) -> list[str]:
    """The ids of the language's own messages, sorted, without attributes."""
    return sorted(_catalogue(language).ids)


@dataclass(frozen=True)
class _Catalogue:
    """All messages of one language."""

    bundle: FluentBundle
    unread: dict[str, tuple[Path, str]]  # the file and the source of each message and term not wanted so far
    ids: frozenset[str]

    def pattern(self, message: str) -> Pattern | None:
        name, dot, attribute = message.partition(".")
        if name not in self.ids:
            return None
        self._read(name)
        found = self.bundle.get_message(name)
        return found.attributes.get(attribute) if dot else found.value

    def _read(self, name: str) -> None:
        """And whatever it may refer to."""
        from fluent.runtime import FluentResource
        from fluent.syntax import ast

        if name not in self.unread:
            return
        file, source = self.unread[name]
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise BrokenCatalogue(_not_fluent(file, entry.content or source))
        self.bundle.add_resource(resource)
        self.unread.pop(name, None)
        for word in _WORD.findall(source) if "{" in source else ():
            self._read(word)


def _catalogues(language: str) -> Iterator[_Catalogue]:
    """The language's own and, for what it lacks, that of English, which is read only if it is needed."""
    yield _catalogue(language)
    if language != DEFAULT_LANGUAGE:
        yield _catalogue(DEFAULT_LANGUAGE)


@cache
def _catalogue(language: str) -> _Catalogue:
    if language not in LANGUAGES:
        raise UnknownLanguage(
            f"no messages in {language!r}: choose one of {', '.join(LANGUAGES)}, "
            f"or add the folder {FOLDER / language} with files of {FOLDER / DEFAULT_LANGUAGE} translated"
        )
    return _read(language, FOLDER / language)


def forget() -> None:
    """Read the catalogues again when they are wanted: their files have changed."""
    _catalogue.cache_clear()
    _kept.cache_clear()
    _with_holes.cache_clear()
    _selectors.cache_clear()
    has.cache_clear()


def _read(language: str, folder: Path) -> _Catalogue:
    from fluent.runtime import FluentBundle

    entries: dict[str, tuple[Path, str]] = {}
    for file in sorted(folder.glob("*.ftl")):
        content = file.read_text(encoding="utf-8")
        if junk := _JUNK.search(content):
            raise BrokenCatalogue(_not_fluent(file, junk[0]))
        found = list(_ENTRY.finditer(content))
        ends = [entry.start() for entry in found[1:]] + [len(content)]
        for entry, end in zip(found, ends, strict=True):
            if entry[1] in entries:
                raise BrokenCatalogue(f"{file}: {entry[1]!r} is there twice, remove one")
            entries[entry[1]] = (file, content[entry.start() : end])
    ids = frozenset(name for name in entries if not name.startswith("-"))
    return _Catalogue(FluentBundle([language], use_isolating=False), entries, ids)


def _not_fluent(file: Path, found: str) -> str:
    return f"{file}: this is not Fluent, correct it:\n{found}"


def _unknown(language: str, message: str) -> str:
    near = get_close_matches(message.partition(".")[0], _catalogue(DEFAULT_LANGUAGE).ids, n=3)
    hint = f" (near it: {', '.join(sorted(near))})" if near else ""
    return f"no message {message!r} in {language!r}{hint}: correct the id, or add it in every language"


def _complain(language: str, message: str, errors: list[str]) -> NoReturn:
    missing = [words.removeprefix(_MISSING) for words in errors if words.startswith(_MISSING)]
    if missing:
        raise MissingArgument(
            f"message {message!r} in {language!r} needs {', '.join(missing)}: give it as text(..., {missing[0]}=...)"
        )
    raise BrokenMessage(
        f"message {message!r} in {language!r} cannot be formatted ({'; '.join(errors)}): "
        f"correct it in {FOLDER / language}"
    )
