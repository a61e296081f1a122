"""The library by name: what a view counts, what an event is about, and what is said of names that do not exist."""

from __future__ import annotations

import pytest

import blackgate
from blackgate import NOBODY, Options, View
from blackgate.rules.errors import UnknownName, UnknownSeat, WrongOptions
from tests.rules.scenario import position

TABLE = """
    options: warden; michel; places library
    0: library; hand 2 knife, link; gang lookout; background doctor
    1: cafeteria; hand pike; tokens 2 spy; tunnel shovel, 2 spoon
    2: library; background kingpin revealed
    piles: 3 knife
    discard: 2 cap
    michel: infirmary
    warden: cafeteria
    stacks: 1 bandage
    crew: scavenger, shortcut
    backgrounds: boxer, fence 1
"""


def view(seat: int) -> View:
    return View(position(TABLE), seat)


# --- what a view counts
def test_a_hand_is_counted_by_name_and_what_is_not_in_it_is_none() -> None:
    hand = view(0).hand
    assert hand == {"knife": 2, "link": 1}
    assert (hand["knife"], hand["shovel"], "shovel" in hand) == (2, 0, False)
    assert view(NOBODY).hand == {}


def test_piles_discard_and_gangs_go_by_name() -> None:
    seen = view(0)
    assert seen.piles == {"spoon": 9, "pickaxe": 11, "shovel": 10, "knife": 3}
    assert seen.discard == {"cap": 2}
    assert seen.table == {}
    assert seen.gangs["crew"] == ["scavenger", "shortcut"]


def test_what_lies_in_front_of_a_player_goes_by_name() -> None:
    one, two, three = view(0).players
    assert (one.place, one.gang, one.background) == ("library", "lookout", "doctor")
    assert (two.place, two.gang, two.background) == ("cafeteria", "", view(1).players[1].background)
    assert (two.tunnel, two.tokens, two.tokens["skill"]) == ({"shovel": 1, "spoon": 2}, {"spy": 2}, 0)
    assert (three.background, three.revealed, three.trauma) == ("kingpin", True, "")


def test_what_modules_put_on_the_board_goes_by_name() -> None:
    seen = view(0)
    assert (seen.michel, seen.warden, seen.stacks["bandage"]) == ("infirmary", "cafeteria", 1)
    assert (seen.backgrounds, view(1).backgrounds) == (["boxer", ""], ["boxer", "fence"])
    alone = View(blackgate.new_game(2, seed=1), 0)
    assert (alone.michel, alone.warden, alone.stacks, alone.players[1].tokens["spy"]) == ("", "", {}, 0)


def test_a_view_a_saved_game_and_a_position_use_the_same_names() -> None:
    game = position(TABLE)
    saved, seen = blackgate.save(game), View(game, 1).plain()
    assert {key: saved[key] for key in ("piles", "discard", "table", "gangs", "turn", "waiting", "over")} == {
        key: seen[key] for key in ("piles", "discard", "table", "gangs", "turn", "waiting", "over")
    }
    modules = seen["modules"]
    assert isinstance(modules, dict)
    shared = ("michel", "michel_deck", "michel_discard", "warden", "stacks")
    assert {key: saved[key] for key in shared} == {key: modules[key] for key in shared}
    lines = {line.split(":")[0] for line in blackgate.position_text(game).splitlines()}
    assert lines >= {"piles", "discard", "backgrounds", *shared}


def test_a_saved_game_of_release_0_1_0_is_read() -> None:
    """Its `discard` had the piles too."""
    game = position("0: showers; hand knife\n1: cafeteria\ndiscard: 2 cap")
    saved = blackgate.save(game)
    first = {**saved, "discard": {"spoon": 11, "pickaxe": 11, "shovel": 11, "knife": 19, "cap": 2}}
    del first["piles"]
    assert blackgate.save(blackgate.load(game.book, first, blackgate.FastDealer(0))) == saved


# --- what an event is about
def test_an_event_names_its_card_and_what_its_number_stands_for() -> None:
    game = position("0: recreational_area; hand chain, cap, knife; gang supplier\n1: cafeteria")
    for action in ("sell knife", "done", "join crew", "pay chain", "pay cap"):
        game.play(action)
    told = {event.name: event for event in game.take_events()}
    assert (told["sells"].card, told["sells"].number, told["sells"].what) == ("knife", 1, "")
    assert (told["leaves-gang"].card, told["leaves-gang"].what) == ("supplier", "cartel")
    assert told["joins"].what == "crew"
    assert repr(told["sells"]) == "Event('sells', 0, -1, card='knife', number=1)"


def test_a_card_that_a_seat_may_not_know_has_no_name() -> None:
    game = position("0: showers\n1: showers\ncards: link")
    game.play("search")
    drawn = next(event for event in game.take_events() if event.name == "draws")
    own, other = drawn.seen_by(0), drawn.seen_by(1)
    assert own is not None
    assert other is not None
    assert (own.card, other.card) == ("link", "")


# --- names that do not exist
def test_a_name_that_does_not_exist_is_repeated_with_those_near_it() -> None:
    with pytest.raises(UnknownName, match="there is no 'knive' here: did you mean knife"):
        view(0).hand["knive"]
    with pytest.raises(UnknownName, match="there is no 'gold' here; there is: spoon, pickaxe, shovel, knife"):
        view(0).piles["gold"]


@pytest.mark.parametrize("seat", [3, -2])
def test_a_view_of_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    with pytest.raises(UnknownSeat, match=f"there is no seat {seat}; choose from 0 to 2, or NOBODY"):
        view(seat)


def test_what_is_no_edition_is_refused() -> None:
    wrong: list[object] = ["mybox.toml", {}]
    for found in wrong:
        with pytest.raises(WrongOptions, match="is not an edition; read a file with load_edition"):
            blackgate.new_game(4, edition=found)  # type: ignore[arg-type]


def test_a_place_alone_needs_no_tuple() -> None:
    assert Options(4, places="library") == Options(4, places=("library",)) == Options(4, places=["library"])
