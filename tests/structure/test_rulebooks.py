"""Every complete language has the whole rulebook: line by line the rules of English, numbered and marked alike."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from tests.languages import COMPLETE

ROOT: Final = Path(__file__).parents[2]
TRANSLATIONS: Final = [language for language in COMPLETE if language != "en"]
# What every line has as often as the English one, in whatever order the language puts it.
SAME: Final = {
    "text": r"^(?=.)",
    "headings": r"^#+ (?:R\d+ )?",
    "numbers of rules": r"^\d+\. |^ *- ",
    "marks": r"\[ruling\]|\[house\]",
    "references": r"\bR\d+(?:\.\d+)?\b",
    "links": r"\]\([^)]*\)",
    "code": r"`[^`]+`",
    "cells": r"\||---",
    "steps": r"\([a-j]\)",
    "figures": r"\d+",
}
LONG: Final = 40  # letters: a line of so many is a sentence


def suffix(language: str) -> str:
    return "" if language == "en" else f".{language}"


def lines(language: str) -> list[str]:
    return (ROOT / "docs" / f"rules{suffix(language)}.md").read_text(encoding="utf-8").splitlines()


def letters(line: str) -> int:
    return sum(letter.isalpha() for letter in line)


@pytest.mark.parametrize("part", SAME)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_rulebook_is_made_as_the_english_one_is(language: str, part: str) -> None:
    english, translated = ([Counter(re.findall(SAME[part], line)) for line in lines(each)] for each in ("en", language))
    assert len(translated) == len(english)
    other = {
        number: (there, here)
        for number, (there, here) in enumerate(zip(english, translated, strict=True), 1)
        if here != there
    }
    assert other == {}, f"{part}: by line, in English and in docs/rules.{language}.md"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_line_is_left_in_english(language: str) -> None:
    both = zip(lines("en"), lines(language), strict=True)
    assert [line for english, line in both if line == english and letters(line) > LONG] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_apostrophes_are_curly(language: str) -> None:
    assert [line for line in lines(language) if "'" in line] == []


def test_french_has_a_no_break_space_at_its_double_signs() -> None:
    assert [line for line in lines("fr") if re.search(r"(?<!\u00a0)[:;!?»]|«(?!\u00a0)", line)] == []
