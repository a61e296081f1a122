"""A view written down as plain data is read back as the same view, at every kind of question and in every mode."""

from __future__ import annotations

import json

import pytest

from blackgate import FastDealer, Game, ImpossiblePosition, View, redeal, save, view_from_plain
from blackgate.bots import new_bot
from blackgate.rules.changes import Secrets, changes
from blackgate.rules.kinds import NOBODY
from blackgate.rules.saving import Plain
from tests.bots.opponents import KINDS
from tests.walker.tables import TABLES, Table, walk

EVERY = 13


def read_back(view: View) -> View:
    """Through JSON, as another program would get it."""
    return view_from_plain(view.book, json.loads(json.dumps(view.plain())))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_view_is_read_back_as_it_was_written(table: Table) -> None:
    for game in walk(table, every=EVERY):
        for seat in table.observers():
            view = View(game, seat)
            again = read_back(view)
            assert again.plain() == view.plain()
            assert list(again.least) == list(view.least)
            assert list(again.most) == list(view.most)
            assert again.shown == view.shown


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_view_read_back_is_redealt_like_the_one_that_was_written(table: Table) -> None:
    """Whatever a bot could do with a view it can do with one that was written down."""
    for number, game in enumerate(walk(table, every=5 * EVERY)):
        view = View(game, game.asked())
        deals = [redeal(known, FastDealer(number)) for known in (view, read_back(view))]
        assert save(deals[0]) == save(deals[1])
        assert deals[0].legal_actions() == deals[1].legal_actions()


@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_chooses_the_same_with_either_view(kind: str) -> None:
    for table in (Table(3, 1), TABLES[-1]):
        bots = [new_bot(kind, "seed") for _ in range(2)]
        for game in walk(table, every=EVERY):
            view, actions = View(game, game.asked()), game.legal_actions()
            assert bots[0].choose(view, actions) == bots[1].choose(read_back(view), actions)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_seat_knows_nothing_new_while_its_secrets_are_the_same(table: Table) -> None:
    """So a server need not look at what it has told."""
    told: dict[int, tuple[Secrets, Plain]] = {}
    for game in walk(table, every=1):
        for seat in table.observers():
            own = View(game, seat).own(remembered=False)
            if seat in told:
                assert told[seat][0].hold(game) == (told[seat][1] == own)
            told[seat] = (Secrets(game, seat), own)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_changes_are_what_two_views_do_not_have_in_common(table: Table) -> None:
    before: View | None = None
    for game in walk(table, every=3):
        after = View(game, NOBODY)
        if before is not None:
            assert changes(before, after) == difference(before.public(), after.public())
        before = after


def difference(before: Plain, after: Plain) -> Plain:
    """By name, key for key; of the seats those that have changed, by their number."""
    found = {key: value for key, value in after.items() if before[key] != value and key not in ("seats", "waiting")}
    old, new = before["seats"], after["seats"]
    assert isinstance(old, list)
    assert isinstance(new, list)
    seats = {str(number): seat for number, seat in enumerate(new) if old[number] != seat}
    return found | ({"seats": seats} if seats else {})


def test_a_view_of_a_game_without_a_tracker_is_read_back() -> None:
    game = Table(4, 1).new_game(tracker=False)
    assert View(game, 0).plain()["bounds"] == []
    assert read_back(View(game, 0)).plain() == View(game, 0).plain()


def over(table: Table) -> Game:
    game = table.new_game()
    chooser = table.chooser()
    while not game.over:
        game.play(chooser.choose(game))
    return game


@pytest.mark.parametrize("table", [Table(2, 1), TABLES[-1]], ids=str)
def test_a_view_of_a_game_that_is_over_says_who_has_won(table: Table) -> None:
    """R2.1, R2.4, R13.3"""
    game = over(table)
    for seat in table.observers():
        assert View(game, seat).winners() == read_back(View(game, seat)).winners() == game.winners()
    assert View(table.new_game(), 0).winners() == []


def test_what_a_later_version_adds_is_ignored() -> None:
    view = View(Table(3, 1).new_game(), 1)
    plain = json.loads(json.dumps(view.plain()))
    plain["weather"] = plain["turn"]["weather"] = plain["seats"][0]["weather"] = "rain"
    assert view_from_plain(view.book, plain).plain() == view.plain()


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("seat", 9),
        ("seats", []),
        ("hand", {"spade": 1}),
        ("gangs", {"crew": "knuckles"}),
        ("waiting", [["Siesta", 0]]),
        ("bounds", [{"spoon": [-1, 0]}]),
        ("over", "soon"),
    ],
)
def test_what_is_no_view_is_refused_with_the_reason(key: str, wrong: object) -> None:
    view = View(Table(3, 1).new_game(), 1)
    with pytest.raises(ImpossiblePosition, match=key):
        view_from_plain(view.book, {**view.plain(), key: wrong})
