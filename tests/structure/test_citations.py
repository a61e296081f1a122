"""Every rule and every card is cited by a test: a rule as `R7.4` or `R18.10-12`, a card by its id."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]

CHAPTERS = set(range(1, 19))

# Where a card has to be played, not only listed.
ENGINE_TESTS = {"rules", "records", "walker"}


def rules(book: str, chapters: set[int]) -> list[str]:
    """The numbers of all rules in these chapters of the rulebook."""
    found: list[str] = []
    chapter = 0
    for line in book.splitlines():
        if heading := re.match(r"## R(\d+) ", line):
            chapter = int(heading[1])
        elif (item := re.match(r"(\d+)\. ", line)) and chapter in chapters:
            found.append(f"R{chapter}.{item[1]}")
    return found


def cards(book: str) -> list[str]:
    """The ids of all cards: the column `id` of every table that has one."""
    found: list[str] = []
    column = 0
    for line in book.splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if "id" in cells:
            column = cells.index("id")
        elif len(cells) == 1:
            column = 0
        elif column and re.fullmatch(r"[a-z_]+", cells[column]):
            found.append(cells[column])
    return found


def cited_rules(text: str) -> set[str]:
    """The rules that a text cites, ranges spelled out."""
    found: set[str] = set()
    for chapter, first, last in re.findall(r"\bR(\d+)\.(\d+)(?:-(\d+))?", text):
        found |= {f"R{chapter}.{number}" for number in range(int(first), int(last or first) + 1)}
    return found


def cites_card(text: str, card: str) -> bool:
    """Whether a text has the id as a word of its own, as it is or as the name of a constant."""
    return re.search(rf"\b({card}|{card.upper()})\b", text) is not None


def text_of(folders: set[str]) -> str:
    """All tests in these folders, one after the other."""
    paths = [path for folder in folders for path in (ROOT / "tests" / folder).rglob("*.py")]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def test_every_rule_is_cited_by_a_test() -> None:
    # Not by this folder: the tests of the repository's structure prove no rule.
    folders = {path.name for path in (ROOT / "tests").iterdir() if path.is_dir()} - {"structure"}
    cited = cited_rules(text_of(folders))
    book = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    missing = [rule for rule in rules(book, CHAPTERS) if rule not in cited]
    assert not missing, f"no test cites {', '.join(missing)}"


def test_every_card_is_cited_by_a_test_of_the_engine() -> None:
    text = text_of(ENGINE_TESTS)
    book = (ROOT / "docs" / "cards.md").read_text(encoding="utf-8")
    missing = [card for card in cards(book) if not cites_card(text, card)]
    assert not missing, f"no test of the engine cites {', '.join(missing)}"


def test_the_rules_and_cards_to_cite_are_found() -> None:
    book = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    assert set(rules(book, {2, 5})) == {"R2.1", "R2.2", "R2.3", "R2.4", "R2.5", "R5.1"}
    assert len(cards((ROOT / "docs" / "cards.md").read_text(encoding="utf-8"))) == 12 + 24 + 18


def test_citations_are_read_as_they_are_written() -> None:
    assert cited_rules("# R7.4, R18.1d and R18.10-12; not XR1.1") == {
        "R7.4",
        "R18.1",
        "R18.10",
        "R18.11",
        "R18.12",
    }
    assert cites_card("play riot", "riot")
    assert not cites_card("a chariot", "riot")
