"""A row holds what its seat may know (R17), no more and no less, seen from that seat."""

from __future__ import annotations

import pytest

from blackgate import Edition, Game, Options, View, lay_out, redeal
from blackgate.observation.layout import LARGEST, STANDARD, STEP_NAMES, Layout
from blackgate.rules.dealer import FastDealer
from blackgate.rules.kinds import MAX_SEATS
from tests.examples.own_box import OWN_BOX
from tests.largest import largest_edition
from tests.observation.modes import MODES
from tests.observation.rows import column, games, row_of, row_of_view, without_tracker
from tests.standard import BOOK, GANG_CARD_NAMES

QUESTIONS = 100
LAYOUT = Layout(STANDARD, tracker=True)
LARGE = Layout(LARGEST, tracker=True)
PLAIN = {LAYOUT: Layout(STANDARD), LARGE: Layout(LARGEST)}  # a redealt game has no tracker
EDITIONS: list[tuple[Options | int, Edition | None, Layout]] = [
    *((mode, None, LAYOUT) for mode in MODES),
    (MODES[-1], largest_edition(), LARGE),
    (3, OWN_BOX, LARGE),
]

NAMES = [*map(str, MODES), "largest", "own box"]


@pytest.mark.parametrize(("options", "edition", "layout"), EDITIONS, ids=NAMES)
def test_what_a_seat_may_not_know_is_in_no_row(options: Options | int, edition: Edition | None, layout: Layout) -> None:
    """R17.2: the game and one that the seat cannot tell from it give the same bytes."""
    hidden = 0
    for number, game in enumerate(games(options, edition, questions=QUESTIONS)):
        seat = number % game.seats if number % 3 == 0 else int(game.asked())
        view = View(game, seat)
        other = redeal(view, FastDealer(number))
        row = row_of(game, seat, layout)
        assert without_tracker(row, layout) == row_of(other, seat, PLAIN[layout])
        assert row == row_of_view(view, layout)
        hidden += any(mine.hand != theirs.hand for mine, theirs in zip(game.players, other.players, strict=True))
        assert_remembered(row, other, seat, layout)
    assert hidden > QUESTIONS / 2


def assert_remembered(row: bytes, other: Game, seat: int, layout: Layout) -> None:
    """R17.3: every deal that the seat thinks possible lies within what its tracker says."""
    for distance in range(1, other.seats):
        hand = other.players[(seat + distance) % other.seats].hand
        for kind in range(other.book.kinds):
            least = column(row, layout, "tracker.least", distance - 1, kind)
            most = column(row, layout, "tracker.most", distance - 1, kind)
            assert least <= hand[kind] <= most
    for kind in range(other.book.kinds):
        least = column(row, layout, "tracker.least", MAX_SEATS - 1, kind)
        most = column(row, layout, "tracker.most", MAX_SEATS - 1, kind)
        assert least <= other.deck[kind] <= most


@pytest.mark.parametrize(("options", "edition", "layout"), EDITIONS, ids=NAMES)
def test_no_column_exceeds_its_cap(options: Options | int, edition: Edition | None, layout: Layout) -> None:
    highest = bytearray(layout.width)
    for game in games(options, edition, questions=QUESTIONS, seed=5):
        row = row_of(game, int(game.asked()), layout)
        assert len(row) == layout.width
        highest = bytearray(map(max, highest, row))
    for part in layout.parts:
        assert all(highest[at] <= part.cap for at in part.columns()), part.name


def test_amounts_beyond_a_column_stop_at_its_cap() -> None:
    game = lay_out("0: cell_block; cigarettes 300; hand knife\n1: showers; hand link")
    row = row_of(game, 0, Layout())
    assert column(row, Layout(), "seats.cigarettes", 0) == 255


def test_a_position_is_seen_from_the_seat_that_looks_on() -> None:
    layout = Layout()
    game = lay_out(
        """
        0: showers; hand 2 knife, spoon; gang lookout; beatings 1; cigarettes 7
        1: cafeteria; hand link; background boxer
        2: cell_block; hand 3 blade; background doctor
        turn: 0
        """
    )
    row = row_of(game, 1, layout)
    assert column(row, layout, "players") == 3
    assert column(row, layout, "asked") == 3  # seat 0 sits two places on
    assert column(row, layout, "active") == 3
    assert column(row, layout, "step") == STEP_NAMES.index("turn") + 1
    assert column(row, layout, "seats.place", 0) == BOOK.slot_of("cafeteria") + 1
    assert column(row, layout, "seats.hand", 1) == 3
    assert column(row, layout, "seats.gang_card", 2) == GANG_CARD_NAMES.index("lookout") + 1
    assert column(row, layout, "seats.beatings", 2) == 1
    assert column(row, layout, "seats.cigarettes", 2) == 7
    assert column(row, layout, "seats.place", 3) == 0
    assert column(row, layout, "seats.background", 0) == BOOK.background_of["boxer"] + 1
    assert column(row, layout, "seats.background", 1) == 0
    assert column(row, layout, "hand", number=BOOK.kind_of["link"]) == 1
    assert column(row, layout, "hand", number=BOOK.kind_of["knife"]) == 0


def test_a_question_is_told_with_its_fields() -> None:
    """R7.3: who demands what of whom, and what lies between them."""
    layout = Layout()
    game = lay_out(
        """
        0: showers; hand 2 knife
        1: showers; hand spoon
        2: cafeteria; hand link
        turn: 0
        """
    )
    for text in ("extort 1", "demand spoon", "lay knife"):
        game.play(text)
    row = row_of(game, 1, layout)
    assert column(row, layout, "step") == STEP_NAMES.index("answer") + 1
    assert column(row, layout, "asked") == 1
    assert column(row, layout, "fight.attacker:seat") == 3
    assert column(row, layout, "fight.defender:seat") == 1
    assert column(row, layout, "fight.tool:tool") == BOOK.kind_of["spoon"] + 1
    assert column(row, layout, "fight.knives:number") == 1
    assert column(row, layout, "table", number=BOOK.kind_of["knife"]) == 1


def test_teams_see_the_same_from_either_side() -> None:
    """R13.2: one's own Cell Block has the number of Cell Block A."""
    layout = Layout()
    rows = []
    for game in games(Options(4, team=True), questions=1):
        rows = [row_of(game, seat, layout) for seat in range(4)]
    for row in rows:
        places = [column(row, layout, "seats.place", distance) for distance in range(4)]
        assert places == [1, 8, 1, 8]
