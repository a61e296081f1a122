"""docs/actions.md documents the action table: every number, text and question that there is, and no other."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from blackgate import ACTION_TEXTS
from tests.records.coverage import QUESTIONS

ROOT = Path(__file__).parents[2]
DOCS = (ROOT / "docs" / "actions.md").read_text(encoding="utf-8")
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")


def rows(columns: int) -> list[list[str]]:
    """The rows of all tables with so many columns, without their headings."""
    found = [[cell.strip() for cell in line.split("|")[1:-1]] for line in DOCS.splitlines() if line.startswith("|")]
    return [row for row in found if len(row) == columns and not set(row[0]) <= {"-"}]


OBJECTS = {name: things.split(", ") for name, things in rows(2) if name.isupper()}
FAMILIES = [row for row in rows(5) if row[0] != "numbers"]


def texts_of(template: str) -> list[str]:
    """`bet STAKE NUMBER`: every text that this stands for, in the order of the table."""
    words = [OBJECTS.get(word, [word]) for word in template.strip("`").split()]
    return [" ".join(text) for text in product(*words)]


def test_the_documented_families_are_the_action_table() -> None:
    documented = [text for _, template, *_ in FAMILIES for text in texts_of(template)]
    assert documented == list(ACTION_TEXTS)


@pytest.mark.parametrize("family", FAMILIES, ids=[row[1].strip("`") for row in FAMILIES])
def test_a_family_has_the_numbers_that_are_documented(family: list[str]) -> None:
    numbers, template, *_ = family
    first, _, last = numbers.partition("-")
    assert list(ACTION_TEXTS[int(first) : int(last or first) + 1]) == texts_of(template)


def test_every_verb_is_documented() -> None:
    verbs = {text.split()[0] for text in ACTION_TEXTS}
    assert verbs == {row[1].strip("`").split()[0] for row in FAMILIES}


@pytest.mark.parametrize("family", FAMILIES, ids=[row[1].strip("`") for row in FAMILIES])
def test_a_family_says_what_it_means_when_it_can_be_chosen_and_by_which_rules(family: list[str]) -> None:
    _, _, meaning, when, cited = family
    assert meaning
    assert when
    for rule in cited.split(", "):
        match = re.fullmatch(r"R(\d+)\.(\d+)(?:-(\d+))?", rule)
        assert match, rule
        chapter = re.search(rf"^## R{match[1]} .*?(?=^## |\Z)", RULES, re.DOTALL | re.MULTILINE)
        assert chapter, rule
        assert re.search(rf"^{match[3] or match[2]}\. ", chapter[0], re.MULTILINE), rule


def test_every_question_is_documented_with_all_kinds_of_answers() -> None:
    documented = {name: set(re.findall(r"`([a-z_]+)`", answers)) for name, _, answers in rows(3) if name != "question"}
    verbs = {text.split()[0] for text in ACTION_TEXTS}
    for name, kinds in QUESTIONS.items():
        known = {kind if kind in verbs else kind.rpartition("_")[0] for kind in kinds.split()}
        assert documented[name] == ({"end"} if name == "Turn" else known), name
    assert set(documented) == set(QUESTIONS)
