"""The balance report: what it says of games whose truth is known, and a page that harms nobody."""

from __future__ import annotations

import json
import shlex
from html.parser import HTMLParser
from pathlib import Path

import pytest

from blackgate.edition import edition_from
from blackgate.lab.balance import Balance, Row, Section, balance_of
from blackgate.lab.balance_json import plain_balance
from blackgate.lab.balance_page import page
from blackgate.lab.dataset import read_run
from blackgate.lab.plan import CARD, GANG_CARD, NONE, SEARCH_CARD, WITHOUT
from blackgate.messages import LANGUAGES
from tests.lab.simulations import edition, plan, simulate

ARMS = (
    (NONE, ""),
    (SEARCH_CARD, ""),
    (CARD, "shovel"),
    (CARD, "magazine"),
    (GANG_CARD, "lookout"),
    (GANG_CARD, "charm"),
    (WITHOUT, "craft"),
)


def section(balance: Balance, name: str, chapter: int = 0) -> Section:
    return next(each for each in balance.chapters[chapter].sections if each.id == name)


def row(balance: Balance, name: str, thing: str, chapter: int = 0) -> Row:
    return next(each for each in section(balance, name, chapter).rows if each.id == thing)


@pytest.fixture(scope="module")
def experiment(tmp_path_factory: pytest.TempPathFactory) -> Balance:
    """Diggers, and whoever begins with a Shovel nearly always wins: three points are many in four rounds."""
    folder = tmp_path_factory.mktemp("experiment")
    return balance_of([read_run(simulate(folder, plan("digger", deals=45, treatments=ARMS)))])


def test_a_share_for_each_turn_order_and_all_of_them_are_one(experiment: Balance) -> None:
    rows = section(experiment, "order").rows
    assert [each.id for each in rows] == ["0", "1", "2"]
    assert sum(each.estimate.value for each in rows) == pytest.approx(1.0)
    assert all(each.estimate.low <= each.estimate.value <= each.estimate.high for each in rows)


def test_backgrounds_are_counted_where_they_were_dealt(experiment: Balance) -> None:
    rows = section(experiment, "background").rows
    assert sum(each.count for each in rows) <= 45 * 3
    assert sum(each.count for each in rows) >= 45 * 3 - 18, "one that was dealt once has no interval"


def test_a_shovel_at_the_start_is_worth_more_than_nothing_and_than_any_card(experiment: Balance) -> None:
    """R11.1"""
    worth, beside = row(experiment, "card_worth", "shovel"), row(experiment, "card_beside", "shovel")
    assert worth.estimate.low > 0.2
    assert beside.estimate.low > 0.1
    assert beside.stands_out
    assert worth.more["now"] - worth.more["before"] == pytest.approx(worth.estimate.value)


def test_to_be_worth_something_is_nothing_that_stands_out(experiment: Balance) -> None:
    assert not row(experiment, "card_worth", "shovel").stands_out


def test_a_gang_card_is_compared_with_the_other_ones(experiment: Balance) -> None:
    lookout, charm = (row(experiment, "gang_card_beside", name) for name in ("lookout", "charm"))
    assert lookout.estimate.value == pytest.approx(-charm.estimate.value)


def test_what_is_forgone_is_measured_and_a_digger_digs_where_it_can(experiment: Balance) -> None:
    craft = row(experiment, "mechanism_worth", "craft")
    assert craft.estimate.value == pytest.approx(craft.more["now"] - craft.more["before"])
    assert row(experiment, "mechanism_chosen", "dig").estimate.value == 1.0


def test_the_same_edition_changes_nothing(tmp_path: Path) -> None:
    """Names do not count for the play: both editions deal and play the same games."""
    other = edition_from({"name": "same", "game": {"rounds": 4}, "cards": {"riot": {"value": 2}}}, "test")
    found = balance_of([read_run(simulate(tmp_path, plan("digger", deals=32, editions=(edition(), other))))])
    change = row(found, "change_course", "rounds")
    assert (change.estimate.value, change.estimate.p) == (0.0, 1.0)
    assert not [each for each in found.standing_out() if each[1].id.startswith("change_course")]


def test_a_change_is_found_on_the_same_deals(tmp_path: Path) -> None:
    """R2.4: games of six rounds are longer than games of four."""
    editions = (edition(), edition("long", rounds=6))
    found = balance_of([read_run(simulate(tmp_path, plan("random", deals=32, editions=editions)))])
    assert [len(chapter.editions) for chapter in found.chapters] == [2, 1, 1]
    change = row(found, "change_course", "rounds")
    assert change.estimate.value == pytest.approx(2.0, abs=0.2)
    assert change.stands_out


def test_the_same_games_count_once(tmp_path: Path) -> None:
    """The control arm of an experiment plays the same games as a simulation with its seed."""
    alone, again = simulate(tmp_path / "a", plan(deals=12)), simulate(tmp_path / "b", plan(deals=20))
    found = balance_of([read_run(alone), read_run(again)])
    assert found.chapters[0].games == 20


def test_options_are_told_apart(tmp_path: Path) -> None:
    """R14, R16: with and without the Warden."""
    found = balance_of([read_run(simulate(tmp_path, plan("random", players=2, deals=80, mixed=True)))])
    assert "warden" in [each.id for each in section(found, "option_rounds").rows]


# --- the page
class Reader(HTMLParser):
    """Tags that are opened and closed, and what they refer to."""

    VOID = ("meta", "circle", "line", "path", "rect")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.refers: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.refers += [value or "" for name, value in attrs if name in ("href", "src", "srcset", "action", "data")]
        self.ids += [value or "" for name, value in attrs if name == "id"]
        assert not [name for name, _ in attrs if name.startswith("on")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_refers_to_nothing_outside(experiment: Balance, language: str) -> None:
    html = page(experiment, language)
    reader = Reader()
    reader.feed(html)
    assert reader.open == []
    assert {"html", "svg", "table", "h1"} <= reader.tags
    assert not {"script", "link", "img", "iframe", "object"} & reader.tags
    assert {"@import", "url("} & set(html.split()) == set()
    assert all(each.startswith("#") and each[1:] in reader.ids for each in reader.refers)
    assert "://" not in html
    assert f'<html lang="{language}">' in html


def test_names_of_strangers_do_no_harm(tmp_path: Path) -> None:
    """An edition and a bot may be called anything."""
    evil = "</style><script>alert(1)</script>"
    words = {"name": evil, "game": {"rounds": 2}, "backgrounds": {"boxer": {"name": {"en": evil[:30]}}}}
    own = edition_from(words, "test")
    program = tmp_path / "<img src=x onerror=alert(1)>"
    program.symlink_to("/bin/false")  # it ends at once, and its stand-in plays
    bot = f"program:{shlex.quote(str(program))}"
    folder = simulate(tmp_path, plan(bot, players=2, deals=30, editions=(own,)))
    html = page(balance_of([read_run(folder)]), "en")
    reader = Reader()
    reader.feed(html)
    assert not {"script", "img"} & reader.tags
    assert "&lt;script&gt;" in html


def test_as_data_it_is_json_with_every_figure(experiment: Balance) -> None:
    plain = json.loads(json.dumps(plain_balance(experiment), allow_nan=False))
    assert plain["correction"] == {"method": "Holm", "comparisons": experiment.comparisons, "level": 0.05}
    found = {each["id"]: each for each in plain["chapters"][0]["sections"]}
    shovel = next(each for each in found["card_beside"]["rows"] if each["id"] == "shovel")
    assert shovel["low"] <= shovel["value"] <= shovel["high"]
    assert shovel["adjusted"] >= shovel["p"]
    assert {"chapter": 0, "section": "card_beside", "id": "shovel"} in plain["stands_out"]
