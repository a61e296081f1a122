"""What everyone may know (R17.1, R17.2): views and events, each as one seat or a spectator gets it."""

from __future__ import annotations

from typing import Any

import pytest

import blackgate
from blackgate import Event, Game, View
from blackgate.rules.kinds import NOBODY
from tests.rules.scenario import hand, play, position

TABLE = """
    0: showers; hand knife, link; background hitman; cigarettes 3; beatings 1; gang lookout
    1: cafeteria; hand shovel, 2 pike; background doctor; points 4
    2: showers; background kingpin revealed; tunnel spoon
    discard: 2 boots
    """


def seats_of(view: View) -> list[dict[str, object]]:
    """The seats in the plain data of a view."""
    seats = view.plain()["seats"]
    assert isinstance(seats, list)
    return seats


def told(game: Game, name: str) -> list[Event]:
    """The events of that name since the last time."""
    return [event for event in game.take_events() if event.name == name]


# --- R17.1: public
@pytest.mark.parametrize("seat", [0, 1, 2, NOBODY])
def test_everybody_sees_what_lies_in_front_of_the_players(seat: int) -> None:
    """R17.1: Places, Beatings, cigarettes, Gang cards, points, Tunnels, hand sizes, revealed Backgrounds."""
    seats = seats_of(View(position(TABLE), seat))
    assert [player["place"] for player in seats] == ["showers", "cafeteria", "showers"]
    assert [player["beatings"] for player in seats] == [1, 0, 0]
    assert [player["cigarettes"] for player in seats] == [3, 0, 0]
    assert [player["gang"] for player in seats] == ["lookout", "", ""]
    assert [player["points"] for player in seats] == [0, 4, 1]
    assert [player["tunnel"] for player in seats] == [{}, {}, {"spoon": 1}]
    assert [player["hand_size"] for player in seats] == [2, 3, 0]
    assert [player["revealed"] for player in seats] == [False, False, True]
    assert seats[2]["background"] == "kingpin"


@pytest.mark.parametrize("seat", [0, 1, 2, NOBODY])
def test_everybody_sees_the_piles_and_the_discard(seat: int) -> None:
    """R17.1, R1.3: with their sizes, and the top card of every Gang pile."""
    view = View(position(TABLE), seat)
    assert view.piles == {"spoon": 10, "pickaxe": 11, "shovel": 10, "knife": 19}
    assert view.discard == {"boots": 2}
    assert view.deck_size == 77 - 1 - 2 - 2
    assert view.gangs["crew"] == ["scavenger"]


@pytest.mark.parametrize("seat", [0, 1, 2, NOBODY])
def test_everybody_sees_weapons_laid_and_whom_the_game_waits_for(seat: int) -> None:
    """R17.1"""
    game = position("""
        0: showers; hand knife, blade
        1: showers; hand pike
        2: showers
        """)
    play(game, "extort 1", "demand spoon", "lay blade")
    view = View(game, seat)
    assert view.plain()["table"] == {"blade": 1}
    assert view.asked() == 1


PUBLIC_MOVES = [
    ("cafeteria; hand link", ["steal_spoon"], "takes-from-pile", "spoon"),
    ("recreational_area; cigarettes 8", ["buy shovel"], "takes-from-pile", "shovel"),
    ("recreational_area; hand whisky", ["sell whisky"], "sells", "whisky"),
    ("cafeteria; hand link, pike", ["craft pickaxe"], "discards", "link"),
    ("cafeteria; hand link, pike", ["craft pickaxe"], "takes-from-pile", "pickaxe"),
    ("showers; hand care_package", ["play care_package"], "plays", "care_package"),
    ("showers; hand chain, cap", ["join crew", "pay chain"], "pays", "chain"),
    ("cell_block; hand spoon", ["dig spoon"], "digs", "spoon"),
    ("showers; hand 11 link", ["end"], "discards", "link"),
    ("showers; hand blade", ["extort 1", "demand spoon", "lay blade"], "lays", "blade"),
]


@pytest.mark.parametrize(("seat", "actions", "name", "card"), PUBLIC_MOVES)
def test_everybody_sees_every_card_that_moves_openly(seat: str, actions: list[str], name: str, card: str) -> None:
    """R17.1: taken from a pile, sold, crafted with, played, paid, discarded, laid, dug with."""
    game = position(f"0: {seat}\n1: showers; hand radio")
    play(game, *actions)
    if "end" in actions:
        play(game, "discard link")
    seen = told(game, name)[0].seen_by(NOBODY)
    assert seen is not None
    assert seen.card == card


@pytest.mark.parametrize("seat", [1, NOBODY])
def test_everybody_knows_what_was_put_under_a_stack_openly(seat: int) -> None:
    """R17.1: a Gang card, a revealed Background, a Trauma."""
    game = position("""
        options: places library, psychiatric_ward
        0: library; hand chain, cap, painkillers; gang supplier; background kingpin revealed; trauma apathy
        1: library
        turn: 0; actions 3
        """)
    play(game, "join crew", "pay chain", "pay cap", "play painkillers", "rehabilitate")
    plain: Any = View(game, seat).plain()
    assert plain["gangs"]["cartel"][1:] == ["supplier"]
    assert plain["modules"]["traumas"] == ["apathy"]
    assert plain["modules"]["backgrounds"] == ["kingpin"]


def test_everybody_sees_that_a_hand_was_looked_at_by_whom_and_whose() -> None:
    """R17.1"""
    game = position("""
        0: showers; hand knife; gang interrogation
        1: showers; hand shovel, 2 pike
        2: cafeteria
        """)
    play(game, "extort 1")
    for event in told(game, "looks-at-hand"):
        for seat in (1, 2, NOBODY):
            seen = event.seen_by(seat)
            assert seen is not None
            assert (seen.seat, seen.other) == (0, 1)


# --- R17.2: secret
def test_a_view_holds_the_hand_of_its_seat_and_no_other() -> None:
    """R17.2"""
    game = position(TABLE)
    assert View(game, 0).plain()["hand"] == {"knife": 1, "link": 1} == hand(game, 0)
    assert View(game, 1).plain()["hand"] == {"shovel": 1, "pike": 2}
    assert View(game, 2).plain()["hand"] == {}
    assert View(game, NOBODY).plain()["hand"] == {}
    for seat in (0, 1, 2, NOBODY):
        for player in seats_of(View(game, seat)):
            assert "hand" not in player


def test_a_view_holds_the_unrevealed_background_of_its_seat_and_no_other() -> None:
    """R17.2"""
    game = position(TABLE)
    shown = [[player["background"] for player in seats_of(View(game, seat))] for seat in (0, 1, 2, NOBODY)]
    assert shown == [
        ["hitman", "", "kingpin"],
        ["", "doctor", "kingpin"],
        ["", "", "kingpin"],
        ["", "", "kingpin"],
    ]


def test_a_view_does_not_hold_the_deck() -> None:
    """R17.2: its size is public, what is in it is not."""
    plain = View(position(TABLE), 0).plain()
    assert "deck" not in plain
    assert "backgrounds" not in plain


def test_a_card_drawn_by_search_is_seen_by_its_drawer_only() -> None:
    """R17.2: the others see that one was drawn."""
    game = position("""
        0: cell_block
        1: cell_block
        cards: radio
        """)
    play(game, "search")
    (event,) = told(game, "draws")
    own = event.seen_by(0)
    assert own is not None
    assert own.card == "radio"
    for seat in (1, NOBODY):
        seen = event.seen_by(seat)
        assert seen is not None
        assert (seen.seat, seen.card) == (0, "")


def test_a_card_bartered_is_seen_by_the_two_concerned_only() -> None:
    """R17.2"""
    game = position("""
        0: showers; hand boots; gang barter
        1: showers; hand radio
        2: showers
        """)
    play(game, "barter 1", "give boots")
    swapped = [event for event in game.take_events() if event.name in ("takes-hidden", "gives-hidden")]
    assert [event.card for event in swapped] == ["radio", "boots"]
    for event in swapped:
        assert [event.visible_to(seat) for seat in (0, 1, 2, NOBODY)] == [True, True, False, False]


def test_a_hand_looked_at_is_seen_by_the_one_who_looked_only() -> None:
    """R17.2: for the others there is no such event at all, not even for its owner."""
    game = position("""
        0: showers; hand knife; gang interrogation
        1: showers; hand shovel, 2 pike
        2: cafeteria
        """)
    play(game, "extort 1")
    sights = told(game, "sees")
    assert [(event.card, event.number) for event in sights] == [("shovel", 1), ("pike", 2)]
    for event in sights:
        assert [event.seen_by(seat) is None for seat in (0, 1, 2, NOBODY)] == [False, True, True, True]


def test_a_background_dealt_is_seen_by_its_owner_only() -> None:
    """R17.2, R1.5"""
    game = blackgate.new_game(players=3, seed=1)
    dealt = told(game, "background-dealt")
    assert len(dealt) == 3
    for event in dealt:
        for seat in (0, 1, 2, NOBODY):
            seen = event.seen_by(seat)
            assert seen is not None
            assert (seen.card != "") == (seat == event.seat)
