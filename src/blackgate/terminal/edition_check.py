"""`blackgate edition check`: all errors of an edition file, or a summary of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from blackgate.edition import Edition, EditionError, load_edition
from blackgate.messages import text
from blackgate.terminal.edition_new import toml_value

LONGEST: Final = 60  # characters of a value that are shown


def verdict(path: Path, language: str) -> tuple[bool, list[str]]:
    """Whether the file is valid, and the lines of the report."""
    try:
        edition = load_edition(path)
    except EditionError as error:
        problems = len(error.problems)
        return False, [*error.text(language).splitlines(), text(language, "own_edition-problems", count=problems)]
    return True, list(_summary(edition, path, language))


def _summary(edition: Edition, path: Path, language: str) -> Iterator[str]:
    yield text(language, "own_edition-right", file=str(path), name=edition.name, fingerprint=edition.fingerprint)
    yield text(
        language,
        "own_edition-counts",
        rare_items=len(edition.rare_items),
        action_cards=len(edition.action_cards),
        gang_cards=len(edition.gang_cards),
        backgrounds=len(edition.backgrounds),
        michel_cards=len(edition.michel.cards),
        traumas=len(edition.traumas),
        modular_places=len(edition.modular_places),
        deck=sum(card.count for card in edition.cards.values() if not card.from_pile),
    )
    spoken = {tag for words in edition.words.values() for tag in (*words.name, *words.text)}
    if spoken:
        languages = ", ".join(sorted(spoken))
        yield text(language, "own_edition-words", entries=len(edition.words), languages=languages)
    yield from _differences(edition, language)


def _differences(edition: Edition, language: str) -> Iterator[str]:
    standard = load_edition()
    if edition.fingerprint == standard.fingerprint:
        yield text(language, "own_edition-same")
        return
    old, new = standard.figures(), edition.figures()
    del old["name"], new["name"]
    changes = list(_changes(old, new, ""))
    for message, paths in (
        ("own_edition-added", [path for path, before, _ in changes if before is None]),
        ("own_edition-missing", [path for path, _, after in changes if after is None]),
    ):
        if paths:
            yield text(language, message, entries=", ".join(paths))
    changed = [change for change in changes if None not in change[1:]]
    if changed:
        yield text(language, "own_edition-changed")
    for path, before, after in changed:
        yield f"  {path}: {_shown(before)} -> {_shown(after)}"


def _changes(old: Mapping[str, Any], new: Mapping[str, Any], path: str) -> Iterator[tuple[str, object, object]]:
    """Every key with a different value, before and after; for a new or missing table, the whole table."""
    for key in {**old, **new}:
        before, after = old.get(key), new.get(key)
        if isinstance(before, Mapping) and isinstance(after, Mapping):
            yield from _changes(before, after, f"{path}{key}.")
        elif before != after:
            yield f"{path}{key}", before, after


def _shown(value: object) -> str:
    shown = toml_value(value)
    return shown if len(shown) <= LONGEST else shown[: LONGEST - 3] + "..."
