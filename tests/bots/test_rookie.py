"""The habits of the rookie: what it does in plain situations, whatever its mood."""

from __future__ import annotations

import pytest

from tests.bots.opponents import chosen

OTHER = "\n1: showers; hand link\nturn: 0"
SEEN = """
    0: showers; gang stage; background con_artist; hand boots
    1: showers; hand {hand}
    turn: 0
"""


@pytest.mark.parametrize(
    ("seat", "habit"),
    [
        ("cell_block; hand spoon, pickaxe, shovel", "dig shovel"),
        ("cell_block; hand spoon, pickaxe, link", "dig pickaxe"),
        ("cafeteria; hand link, container, pike", "craft shovel"),
        ("cafeteria; hand link, pike", "craft pickaxe"),
        ("infirmary; hand spoon; beatings 2", "heal"),
        ("recreational_area; hand link, smartphone; cigarettes 3", "sell smartphone"),
        ("recreational_area; hand link; cigarettes 8", "buy shovel"),
        ("recreational_area; hand link; cigarettes 7", "buy pickaxe"),
        ("infirmary; hand 2 pickaxe", "move"),
        ("showers; hand spoon; beatings 2", "move"),
        ("infirmary; hand 2 shovel, master_key", "play master_key"),
        ("cafeteria; hand chain, cap, link", "join crew"),
        ("cafeteria; hand bribed_guard", "play bribed_guard"),
        ("showers; hand link", "search"),
        ("cafeteria; hand link", "search"),
    ],
)
def test_the_rookie_has_sensible_habits(seat: str, habit: str) -> None:
    assert chosen("rookie", f"0: {seat}{OTHER}") == {habit}


def test_the_rookie_goes_home_with_its_tools() -> None:
    assert chosen("rookie", f"0: infirmary; hand 2 pickaxe{OTHER}\ndice: 2", "move") == {"go cell_block"}


def test_the_rookie_goes_to_the_infirmary_when_it_is_beaten() -> None:
    assert chosen("rookie", f"0: showers; hand spoon; beatings 2{OTHER}\ndice: 3", "move") == {"go infirmary"}


def test_the_rookie_does_not_shuffle_its_own_hand_away() -> None:
    for left in (2, 1):
        text = f"0: showers; hand riot, shovel, 2 pickaxe{OTHER}; actions {left}"
        assert "play riot" not in chosen("rookie", text)


def test_the_rookie_keeps_a_key_until_it_wants_to_go_home() -> None:
    assert "play master_key" not in chosen("rookie", f"0: showers; hand master_key{OTHER}")


@pytest.mark.parametrize(
    ("hand", "best"), [("link, shovel, riot", "take shovel"), ("2 blade, pickaxe", "take pickaxe")]
)
def test_the_rookie_takes_the_most_valuable_card(hand: str, best: str) -> None:
    assert chosen("rookie", SEEN.format(hand=hand), "reveal con_artist", "target 1") == {best}


def test_the_rookie_gives_the_least_valuable_card() -> None:
    before = ("reveal con_artist", "target 1", "take shovel")
    text = SEEN.format(hand="shovel, link").replace("hand boots", "hand boots, pickaxe")
    assert chosen("rookie", text, *before) == {"give boots"}


@pytest.mark.parametrize(("weapons", "answer"), [("link", "cooperate"), ("knife", "cooperate"), ("2 knife", "refuse")])
def test_the_rookie_fights_only_when_it_is_armed(weapons: str, answer: str) -> None:
    text = f"0: showers; hand 2 blade\n1: showers; hand shovel, {weapons}\nturn: 0"
    assert chosen("rookie", text, "extort 1", "demand shovel", "lay blade") == {answer}


def test_the_rookie_throws_no_tool_away_when_its_hand_is_too_full() -> None:
    text = f"0: showers; hand 3 shovel, 3 pickaxe, 2 spoon, 2 knife, 3 boots, cap{OTHER}; actions 0"
    assert not chosen("rookie", text) & {"discard shovel", "discard pickaxe", "discard spoon"}


def test_the_rookie_does_not_hurt_its_own_team() -> None:
    """R13"""
    text = """
        options: team
        0: showers; hand sucker_punch
        1: showers; hand shovel; points 1
        2: showers; hand 2 shovel; points 6
        3: cafeteria
        turn: 0
    """
    assert chosen("rookie", text, "play sucker_punch") == {"target 1"}
