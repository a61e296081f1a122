"""The rulebook is read, searched and left for another rule in the reader's language."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.languages import COMPLETE
from tests.web.browsing import Visitors, words

DOCS = Path(__file__).parents[2] / "docs"


def titles(language: str) -> list[str]:
    """How to play, the headings of the rulebook, the cards behind it, and last where it all comes from."""
    book = (DOCS / ("rules.md" if language == "en" else f"rules.{language}.md")).read_text(encoding="utf-8")
    found = [title.removesuffix(" [ruling]") for title in re.findall(r"^## (.*)$", book, re.MULTILINE)]
    how, cards, origin = (words(each, language) for each in ("how-title", "pages-rules-cards", "how-origin"))
    return [how, *found, cards, origin]


def rule(page: Page, number: str) -> Locator:
    return page.locator(f"[id='{number}']")


def test_the_rules_are_in_the_readers_language_and_change_with_it(visitor: Visitors) -> None:
    page = visitor(language="fr").goes("/rules")
    chapters = page.get_by_role("heading", level=2)
    expect(chapters).to_have_text(titles("fr"))
    for language, before in zip(COMPLETE, ("fr", *COMPLETE), strict=False):
        page.get_by_label(words("table-language", before)).select_option(language)
        expect(chapters).to_have_text(titles(language))
        expect(page.get_by_role("main")).to_have_attribute("lang", language)
        expect(rule(page, "R2.3")).to_contain_text(words("pages-rules-sign-house", language))


def test_a_search_finds_a_rule_in_french_without_its_accents(visitor: Visitors) -> None:
    anna = visitor(language="fr")
    page = anna.goes("/rules")
    page.get_by_label(anna.words("pages-rules-search")).fill("CUILLERE refectoire")
    expect(rule(page, "R11.2").locator("mark")).to_have_text(["cuillère", "Réfectoire", "Cuillère"])
    expect(rule(page, "R2.1")).to_have_count(0)


def test_an_address_and_a_link_lead_to_their_place_in_the_book(visitor: Visitors) -> None:
    anna = visitor(language="it")
    page = anna.goes("/rules#R9.4")
    expect(rule(page, "R9.4")).to_be_in_viewport()
    rule(page, "R9.4").get_by_role("link", name=anna.words("pages-rules-cards")).click()
    expect(page.get_by_role("heading", name=anna.words("pages-rules-cards"), exact=True)).to_be_in_viewport()
