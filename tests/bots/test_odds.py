"""The chances of a choice: exact for a die, sensible for a fight, and made of what the seat may know alone."""

from __future__ import annotations

import pytest

from blackgate import FastDealer, View, redeal
from blackgate.bots.odds import OUTCOMES, Outcome, odds
from blackgate.rules.kinds import PLACE_NAMES
from tests.bots.opponents import MODES
from tests.rules.scenario import position
from tests.standard import ACTION_OF_TEXT
from tests.walker.tables import Table

SEED = 7
THIRD = pytest.approx(1 / 3)
BRAWLING = """
    options: places gymnasium
    0: gymnasium; hand 2 knife
    1: gymnasium; hand {hand}; background doctor revealed
    turn: 0
"""
FIGHTING = """
    0: showers; hand {mine} knife; background burglar revealed
    1: showers; hand {theirs}; background doctor revealed
    2: infirmary; hand 2 knife, 3 link; background fence revealed
    turn: 0
"""


def chances(text: str, action: str, *before: str) -> list[Outcome]:
    """The odds of an action in a position, after these actions."""
    game = position(text)
    for earlier in before:
        game.play(earlier)
    assert action in game.legal_texts()
    return odds(View(game, game.asked()), ACTION_OF_TEXT[action], SEED)


def told(text: str, action: str, *before: str) -> dict[str, float]:
    return {outcome.what: outcome.chance for outcome in chances(text, action, *before)}


# --- rolls
@pytest.mark.parametrize("place", ["cell_block", "showers", "recreational_area"])
def test_each_door_of_a_move_comes_with_one_in_six_and_leads_to_its_places(place: str) -> None:
    """R6.1"""
    text = f"0: {place}; hand knife\n1: infirmary\nturn: 0"
    found = chances(text, "move")
    book = position(text).book
    for face in range(1, 7):
        behind = {outcome.about for outcome in found if face in outcome.dice}
        assert behind == set(book.exits_of(PLACE_NAMES.index(place), face))
    assert all(outcome.chance == pytest.approx(len(outcome.dice) / 6) for outcome in found)


def test_from_the_showers_half_of_all_rolls_lead_home() -> None:
    found = {PLACE_NAMES[each.about]: each.chance for each in chances("0: showers\n1: infirmary\nturn: 0", "move")}
    assert found == {"cell_block": 0.5, "recreational_area": 0.5, "cafeteria": THIRD, "infirmary": THIRD}


def test_whoever_may_roll_again_has_two_tries() -> None:
    lookout = "0: showers; gang lookout\n1: infirmary\nturn: 0\ndice: 6"
    found = {PLACE_NAMES[each.about]: each.chance for each in chances(lookout, "move")}
    assert found["cell_block"] == 0.75
    assert found["infirmary"] == pytest.approx(1 - (4 / 6) ** 2)
    again = {PLACE_NAMES[each.about]: each.chance for each in chances(lookout, "reroll", "move")}
    assert again["cell_block"] == 0.5
    assert chances(lookout, "keep", "move") == []


def test_a_bet_is_won_with_its_number_or_more() -> None:
    """R14.7"""
    text = "options: places gambling_cells\n0: gambling_cells; cigarettes 3\n1: infirmary\nturn: 0"
    won, lost = chances(text, "bet 2 5")
    assert (won.what, won.about, won.dice) == ("wins-bet", 10, (5, 6))
    assert (lost.what, lost.about, lost.dice) == ("loses-bet", 2, (1, 2, 3, 4))
    assert won.chance == THIRD
    assert lost.chance == pytest.approx(2 / 3)


def test_a_dig_has_chances_only_with_a_skill_token() -> None:
    """R14.6, R18.6: nothing is rolled once the game is won."""
    text = "options: places workshop\n0: cell_block; hand shovel; points {points}{tokens}\n1: infirmary\nturn: 0"
    skilled = chances(text.format(points=0, tokens="; tokens skill"), "dig shovel")
    assert [(each.what, each.chance, each.dice) for each in skilled] == [
        ("skill-stays", 0.5, (4, 5, 6)),
        ("skill-goes", 0.5, (1, 2, 3)),
    ]
    assert chances(text.format(points=0, tokens=""), "dig shovel") == []
    assert chances(text.format(points=9, tokens="; tokens skill"), "dig shovel") == []


def test_michel_can_go_where_the_die_leads_them() -> None:
    """R12.2, R12.4"""
    text = "options: michel; warden\n0: showers\n1: infirmary\nturn: 0"
    found = {PLACE_NAMES[each.about]: each.chance for each in chances(text, "roll_for_michel", "end")}
    assert found == {"cell_block": 0.5, "recreational_area": 0.5, "cafeteria": THIRD, "infirmary": THIRD}


# --- fights
def test_whoever_has_no_cards_surely_loses() -> None:
    """R7.4; with the Background revealed there is nothing left to answer with."""
    assert told("0: showers; hand knife\n1: showers; background doctor revealed\nturn: 0", "extort 1") == {
        "wins-fight": 1.0
    }


def test_each_weapon_more_makes_a_fight_better() -> None:
    won = [
        told(FIGHTING.format(mine=mine, theirs="2 knife, 2 link"), "extort 1").get("wins-fight", 0)
        for mine in (1, 2, 3, 5)
    ]
    assert won == sorted(won)
    assert won[0] < 0.5 < 0.9 < won[-1]


def test_in_a_fight_laying_is_better_than_yielding() -> None:
    """R7.4: with the last of all Weapons one wins; without, the fight is lost."""
    text = FIGHTING.format(mine=1, theirs="3 knife")
    before = ("extort 1", "demand spoon", "lay knife", "refuse")
    assert told(text, "yield", *before) == {"loses-fight": 1.0}
    assert told(text, "lay knife", *before) == {"wins-fight": 1.0}


def test_what_began_as_an_extortion_is_told_at_each_of_its_questions() -> None:
    text = FIGHTING.format(mine=2, theirs="shovel, 2 link")
    steps = ["extort 1", "demand shovel", "lay knife", "refuse"]
    for number, action in enumerate(steps):
        found = told(text, action, *steps[:number])
        found.pop("can-give", None)
        assert set(found) <= {"wins-fight", "loses-fight"}
        assert sum(found.values()) == pytest.approx(1)
    assert chances(text, "cooperate", *steps[:-1]) == []


def test_whether_the_tool_can_be_handed_over_is_told_once_it_is_named() -> None:
    """R7.3: all Tools that are neither on their piles nor in front of anybody are in hands; this one is in theirs."""
    text = "0: showers; hand 2 knife\n1: showers; hand shovel; background doctor revealed\nturn: 0"
    assert "can-give" not in told(text, "extort 1")
    assert told(text, "demand shovel", "extort 1")["can-give"] == 1
    assert "can-give" not in told(text, "demand spoon", "extort 1")


def test_a_fight_with_michel_is_told_where_they_are_met() -> None:
    """R12.5-7"""
    text = "options: michel\n0: cafeteria; hand 2 knife\n1: infirmary\nturn: 0"
    met = told(text, "cautious_move showers")
    assert set(met) == {"wins-fight", "no-fight", "loses-fight"}
    assert sum(met.values()) == pytest.approx(1)
    assert chances(text, "cautious_move infirmary") == []


def test_whoever_helps_is_told_of_the_fight_of_their_side() -> None:
    """R13.5"""
    text = """
        options: team
        0: showers; hand knife
        1: showers; hand 2 knife
        2: showers; hand 3 knife
        3: infirmary
        turn: 0
    """
    before = ("extort 1", "demand spoon", "lay knife", "refuse", "lay knife")  # and has no other
    assert told(text, "pass", *before) == {"loses-fight": 1.0}
    assert told(text, "lay knife", *before).get("wins-fight", 0) > 0


def test_a_brawl_is_told_for_everybody_else_there() -> None:
    """R14.8: who has a Weapon is sent to Solitary Confinement with 2 or less, who has none is beaten."""
    assert told(BRAWLING.format(hand="3 knife"), "brawl knife") == {"sent": THIRD}
    assert told(BRAWLING.format(hand="link").replace("; hand link", ""), "brawl knife") == {"beaten": 1.0}
    (answered,) = chances(BRAWLING.format(hand="3 knife"), "lay knife", "brawl knife")
    assert (answered.what, answered.about) == ("sent", 1)
    assert answered.chance == THIRD
    assert told(BRAWLING.format(hand="3 knife"), "yield", "brawl knife") == {"beaten": 1.0}


def test_a_bodybuilding_token_does_for_a_weapon_half_the_time() -> None:
    """R14.8"""
    text = """
        options: places gymnasium
        0: showers; hand knife
        1: showers; hand 2 knife; tokens bodybuilding
        turn: 0
    """
    found = told(text, "bodybuilding", "extort 1", "demand spoon", "lay knife", "refuse")
    assert (found["strong"], found["weak"]) == (0.5, 0.5)
    assert found["wins-fight"] + found.get("loses-fight", 0) == pytest.approx(1)


# --- everywhere
@pytest.mark.parametrize("action", ["search", "end", "craft pickaxe", "cautious_move showers"])
def test_what_is_no_matter_of_a_roll_or_a_fight_has_no_odds(action: str) -> None:
    assert chances("0: cafeteria; hand link, pike, knife\n1: cafeteria; hand knife\nturn: 0", action) == []


@pytest.mark.parametrize("table", MODES, ids=str)
def test_every_choice_has_chances_that_can_be_told(table: Table) -> None:
    game, chooser = table.new_game(), table.chooser()
    for number in range(25):
        legal = game.legal_actions()
        for outcome in odds(View(game, game.asked()), legal[number % len(legal)], SEED):
            assert outcome.what in OUTCOMES
            assert 0 < outcome.chance <= 1
        game.play(chooser.choose(game))


def test_the_same_view_and_seed_give_the_same_chances() -> None:
    text = FIGHTING.format(mine=2, theirs="2 knife, link")
    assert chances(text, "extort 1") == chances(text, "extort 1")


def test_what_the_seat_may_not_know_changes_no_chance() -> None:
    """R17.2: the others hold other cards, the deck lies otherwise; what is told stays."""
    game = position(FIGHTING.format(mine=2, theirs="2 knife, 2 link"))
    view = View(game, 0)
    found = odds(view, ACTION_OF_TEXT["extort 1"], SEED)
    for seed in range(5):
        twin = redeal(view, FastDealer(seed))
        twin.memory = game.memory
        assert odds(View(twin, 0), ACTION_OF_TEXT["extort 1"], SEED) == found
