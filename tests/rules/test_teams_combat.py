"""Combats in team mode (R13.5, R13.6, R7.1): who may help, who is asked when, and what helping costs."""

from __future__ import annotations

from functools import partial

import pytest

from blackgate import Game, View
from blackgate.rules.kinds import NOBODY
from tests.rules.decks import lying_open, on_table
from tests.rules.scenario import events, hand, place, play, position, refused

in_teams = partial(position, options="team")


def beatings(game: Game) -> list[int]:
    return [player.beatings for player in game.players]


def fight(*seats: str, more: str = "", modules: str = "") -> Game:
    """Seat 0 has extorted seat 1 for a Pickaxe and laid a Knife; seat 1 has refused. All are in the Showers, unless a
    seat begins with another Place.
    """
    lines = [f"options: team{modules}"]
    for number, seat in enumerate(seats):
        lines.append(f"{number}: {seat}" if seat.split(";")[0] in ELSEWHERE else f"{number}: showers; {seat}")
    game = position("\n".join([*lines, more]))
    play(game, "extort 1", "demand pickaxe", "lay knife")
    if "refuse" in game.legal_texts():  # otherwise the hand is empty and the answer forced
        play(game, "refuse")
    game.take_events()
    return game


ELSEWHERE = ("cafeteria", "cell_block", "cell_block_b", "solitary_confinement")


# --- R7.1: whom not to extort
def test_a_teammate_cannot_be_extorted() -> None:
    """R7.1, R13.11: not by long_arm, not by an enforcer either."""
    game = in_teams("""
        0: showers; hand knife; gang long_arm
        1: showers
        2: showers; hand spoon
        3: cafeteria
        """)
    assert [text for text in game.legal_texts() if text.startswith("extort")] == ["extort 1", "extort 3"]
    assert refused(game, "extort 2") == "teammate R7.1"
    game = in_teams("""
        0: showers; background enforcer; gang respect
        1: cafeteria
        2: showers; hand spoon
        3: showers
        """)
    play(game, "reveal enforcer bonus")
    assert game.legal_texts() == ["extort 1", "extort 3"]
    assert refused(game, "extort 2") == "teammate R7.1"


def test_among_teammates_there_is_nobody_to_extort() -> None:
    """R7.1, R18.12: an enforcer would do nothing."""
    game = in_teams("""
        0: showers; hand knife; background enforcer
        1: cafeteria
        2: showers; hand spoon
        3: cafeteria
        """)
    assert not [text for text in game.legal_texts() if text.startswith("extort")]
    assert refused(game, "reveal enforcer") == "no-effect R18.12"


# --- R13.5: who may help
def test_a_teammate_in_the_place_may_lay_a_weapon_in_the_principals_stead() -> None:
    """R13.5: then it is the other side's turn; what was laid lies on the table."""
    game = fight("hand knife, link", "hand link", "hand link", "hand blade, link")
    assert game.asked() == 1
    play(game, "yield")
    assert game.asked() == 3
    assert game.legal_texts() == ["pass", "lay blade"]
    play(game, "lay blade")
    assert events(game) == ["helps", "lays"]
    assert on_table(game) == {"knife": 1, "blade": 1}
    assert game.asked() == 0
    assert game.legal_texts() == ["yield"]


def test_both_sides_may_be_helped() -> None:
    """R13.5: attacker and defender, as often as it is their side's turn."""
    game = fight("hand knife, link", "hand link", "hand 2 knife", "hand 2 blade")
    asked = []
    for action in ("yield", "lay blade", "yield", "lay knife", "yield", "lay blade", "yield", "lay knife"):
        asked.append(game.asked())
        play(game, action)
    assert asked == [1, 3, 0, 2, 1, 3, 0, 2]
    assert on_table(game) == {"knife": 3, "blade": 2}
    # seat 3 has nothing left in hand: only the principal is asked
    assert game.asked() == 1
    play(game, "yield")
    assert beatings(game) == [0, 1, 0, 1]


def test_helpers_are_not_asked_while_the_principal_lays_weapons() -> None:
    """R13.5: only if the principal does not."""
    game = fight("hand 2 knife, link", "hand knife, link", "hand knife", "hand knife")
    play(game, "lay knife")
    assert game.asked() == 0
    play(game, "lay knife")
    assert game.asked() == 1


def test_helpers_are_asked_clockwise_from_the_principal_until_one_lays_a_weapon() -> None:
    """R13.5: whoever is on the other side or elsewhere is not asked."""
    seats = ["hand knife, link", "hand link", "hand knife", "hand knife", "hand knife", "hand knife"]
    game = fight(*seats)
    play(game, "yield")
    assert game.asked() == 3
    play(game, "pass")
    assert game.asked() == 5
    play(game, "lay knife", "yield")
    assert game.asked() == 2
    play(game, "pass")
    assert game.asked() == 4
    play(game, "lay knife")
    assert game.asked() == 1
    seats[3] = "cafeteria; hand knife"
    game = fight(*seats)
    play(game, "yield")
    assert game.asked() == 5


def test_clockwise_goes_on_from_the_last_seat_to_the_first() -> None:
    """R13.5: from seat 4, seat 0 comes before seat 2."""
    game = in_teams("""
        0: showers; hand knife
        1: showers; hand knife, link
        2: showers; hand knife
        3: cafeteria
        4: showers; hand link
        5: cafeteria
        turn: 1
        """)
    play(game, "extort 4", "demand spoon", "lay knife", "refuse", "yield")
    assert game.asked() == 0
    play(game, "pass")
    assert game.asked() == 2


def test_the_side_loses_when_nobody_lays_a_weapon() -> None:
    """R13.5: the principal has lost; those who passed have not helped."""
    game = fight("hand knife, link", "hand pickaxe", "hand knife", "hand knife")
    play(game, "yield", "pass")
    assert events(game) == ["yields", "wins-combat", "is-beaten", "takes-openly", "clears"]
    assert beatings(game) == [0, 1, 0, 0]
    assert hand(game, 0) == {"link": 1, "pickaxe": 1}
    assert hand(game, 3) == {"knife": 1}


def test_a_teammate_without_a_weapon_is_asked_all_the_same() -> None:
    """R13.5, R17.4: but nobody with an empty hand."""
    game = fight("hand knife, link", "hand link", "hand link", "hand spoon")
    play(game, "yield")
    assert game.asked() == 3
    assert game.legal_texts() == ["pass"]
    assert refused(game, "lay knife") == "not-in-hand R7.4"
    game = fight("hand knife, link", "hand link", "hand link", "points 1")
    play(game, "yield")
    assert beatings(game) == [0, 1, 0, 0]


def test_a_principal_with_an_empty_hand_is_helped_too() -> None:
    """R13.5, R17.4: the principal is not asked, for everybody can see the empty hand."""
    game = fight("hand knife, link", "points 1", "hand link", "hand knife")
    assert game.asked() == 3
    play(game, "lay knife")
    assert game.asked() == 0


def test_helpers_are_in_the_place_of_their_own_principal() -> None:
    """R13.5: with long_arm the two principals are in different Places."""
    game = in_teams("""
        0: showers; hand knife, link; gang long_arm
        1: cafeteria; hand link
        2: cafeteria; hand knife
        3: showers; hand knife
        4: showers; hand knife
        5: cafeteria; hand knife
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "yield")
    assert game.asked() == 5
    play(game, "lay knife", "yield")
    assert game.asked() == 4


def test_helpers_lay_real_weapons_only() -> None:
    """R13.5: knuckles, boxer and Bodybuilding are the principal's."""
    seats = [
        "hand knife, link",
        "hand link",
        "hand link",
        "hand link; gang knuckles; background boxer; tokens bodybuilding",
    ]
    game = fight(*seats, modules="; places gymnasium")
    play(game, "yield")
    assert game.asked() == 3
    assert game.legal_texts() == ["pass"]
    for action in ("knuckles", "reveal boxer", "bodybuilding"):
        assert refused(game, action) == "not-an-answer R18.7"


def test_what_replaces_a_weapon_is_tried_by_the_principal_before_helpers_are_asked() -> None:
    """R13.5, R18.1e"""
    game = fight("hand knife, link", "hand link; gang knuckles", "hand link", "hand knife")
    assert game.legal_texts() == ["yield", "knuckles"]
    play(game, "knuckles")
    assert game.asked() == 0
    game = fight(
        "hand knife, link",
        "hand link; tokens bodybuilding",
        "hand link",
        "hand knife",
        more="dice: 3",
        modules="; places gymnasium",
    )
    play(game, "bodybuilding")
    assert game.asked() == 1
    assert game.legal_texts() == ["yield"]
    play(game, "yield")
    assert game.asked() == 3


def test_nobody_helps_to_intimidate() -> None:
    """R13.5: helping starts with the combat; the attacker needs Weapons of their own (R7.1), two against respect."""
    game = in_teams("""
        0: showers; hand link
        1: showers; hand link
        2: showers; hand 3 knife
        3: cafeteria
        """)
    assert refused(game, "extort 1") == "no-weapon R7.1"
    game = in_teams("""
        0: showers; hand knife
        1: showers; hand link; gang respect
        2: showers; hand 3 knife
        3: cafeteria
        """)
    assert refused(game, "extort 1") == "not-enough-weapons R9.4"


def test_nobody_is_asked_for_help_where_the_target_cooperates() -> None:
    """R13.5, R7.3: there is no combat, and the answer is the target's alone."""
    game = in_teams("""
        0: showers; hand knife
        1: showers; hand pickaxe
        2: showers; hand knife
        3: showers; hand knife
        """)
    play(game, "extort 1", "demand pickaxe", "lay knife")
    assert game.asked() == 1
    play(game, "cooperate")
    assert game.asked() == 0
    assert beatings(game) == [0, 0, 0, 0]


def test_nobody_helps_against_michel() -> None:
    """R13.5: there is no attacker or defender."""
    game = position("""
        options: team; michelle
        0: cell_block; hand link
        1: showers; hand knife
        2: showers; hand 3 knife
        3: showers; hand knife
        cards: knife_spoon, link
        """)
    play(game, "cautious_move showers", "refuse", "yield")
    assert beatings(game) == [1, 0, 0, 0]
    assert hand(game, 2) == {"knife": 3}


def test_nobody_helps_in_a_brawl() -> None:
    """R13.5, R14.8: it is no combat; a teammate has to answer for themselves."""
    game = position("""
        options: team; places gymnasium
        0: gymnasium; hand knife
        1: gymnasium; hand link
        2: gymnasium; hand knife
        3: gymnasium; hand knife
        dice: 6, 6
        """)
    play(game, "brawl knife", "yield")
    assert beatings(game) == [0, 1, 0, 0]
    assert game.asked() == 2
    assert game.legal_texts() == ["yield", "lay knife"]


# --- R13.6: what helping costs
def test_a_helper_of_the_losing_side_takes_a_beating_and_loses_a_random_card() -> None:
    """R13.6: to the winning principal; the named Tool is the loser's only."""
    game = fight("hand 2 knife", "hand link", "hand link", "hand knife, pickaxe, whisky", more="cards: link, whisky")
    play(game, "yield", "lay knife", "lay knife", "yield", "pass")
    assert beatings(game) == [0, 1, 0, 1]
    assert hand(game, 0) == {"link": 1, "whisky": 1}
    assert hand(game, 3) == {"pickaxe": 1}
    assert on_table(game) == {}
    assert lying_open(game)["knife"] == 20


def test_the_attackers_helpers_pay_when_the_attacker_loses() -> None:
    """R13.6: the defender is the winning principal then."""
    game = fight("hand knife, link", "hand 2 blade", "hand knife, whisky", "hand cap", more="cards: link, whisky")
    play(game, "lay blade", "yield", "lay knife", "lay blade", "yield", "pass")
    assert beatings(game) == [1, 0, 1, 0]
    assert hand(game, 1) == {"link": 1, "whisky": 1}
    assert hand(game, 0) == hand(game, 2) == {}


def test_a_helper_of_the_winning_side_loses_nothing() -> None:
    """R13.6: but the Weapon laid; the principal takes the card."""
    game = fight("hand knife, link", "hand cap", "hand link", "hand knife, whisky", more="cards: link")
    play(game, "yield", "lay knife", "yield", "pass")
    assert beatings(game) == [1, 0, 0, 0]
    assert hand(game, 1) == {"cap": 1, "link": 1}
    assert hand(game, 3) == {"whisky": 1}


def test_helpers_of_both_sides_the_losing_ones_pay() -> None:
    """R13.6"""
    game = fight("hand knife, link", "hand cap", "hand knife, radio", "hand 2 knife, whisky", more="cards: link, radio")
    play(game, "yield", "lay knife", "yield", "lay knife", "yield", "lay knife", "yield", "pass")
    assert beatings(game) == [1, 0, 1, 0]
    assert hand(game, 1) == {"cap": 1, "link": 1, "radio": 1}
    assert hand(game, 3) == {"whisky": 1}


def test_beatings_come_first_then_the_cards_loser_before_helpers_clockwise() -> None:
    """R13.6, R18.1f-h: clockwise from the loser, whatever the order in which they helped."""
    game = in_teams("""
        0: showers; hand knife, radio
        1: showers; hand 4 knife
        2: showers; hand knife, cap
        3: cafeteria
        4: showers; hand link
        5: cafeteria
        turn: 1
        cards: link, radio, cap
        """)
    play(game, "extort 4", "demand spoon", "lay knife", "refuse")
    play(game, "yield", "pass", "lay knife")  # seat 2 helps first
    play(game, "lay knife", "yield", "lay knife")  # then seat 0
    play(game, "lay knife")
    game.take_events()
    play(game, "yield", "pass", "pass")
    found = game.take_events()
    assert [(event.name, event.seat) for event in found[:6]] == [
        ("yields", 4),
        ("wins-combat", 1),
        ("is-beaten", 4),
        ("is-beaten", 0),
        ("is-beaten", 2),
        ("lacks", 4),
    ]
    assert [(event.name, event.seat, event.other) for event in found[6:9]] == [
        ("takes-hidden", 1, 4),
        ("takes-hidden", 1, 0),
        ("takes-hidden", 1, 2),
    ]
    assert {event.name for event in found[9:]} == {"clears"}


def test_a_helper_who_helped_twice_pays_once() -> None:
    """R13.6: at least one Weapon."""
    game = fight("hand 3 knife", "hand link", "hand cap", "hand 2 knife, whisky, radio", more="cards: link, radio")
    play(game, "yield", "lay knife", "lay knife", "yield", "lay knife", "lay knife", "yield", "pass")
    assert beatings(game) == [0, 1, 0, 1]
    assert hand(game, 3) == {"whisky": 1}


def test_a_helper_with_an_empty_hand_gives_nothing() -> None:
    """R13.6, R7.5"""
    game = fight("hand 2 knife", "hand link", "hand cap", "hand knife")
    play(game, "yield", "lay knife", "lay knife", "yield")
    assert beatings(game) == [0, 1, 0, 1]
    assert hand(game, 0) == {"link": 1}


def test_thick_skin_protects_a_helper_as_well() -> None:
    """R13.6 and the card thick_skin: no Beating, no random card; the principal is not protected by it."""
    game = fight("hand 2 knife", "hand link", "hand cap", "hand knife, whisky; gang thick_skin")
    play(game, "yield", "lay knife", "lay knife", "yield", "pass")
    assert beatings(game) == [0, 1, 0, 0]
    assert hand(game, 3) == {"whisky": 1}
    assert hand(game, 0) == {"link": 1}


def test_a_principal_with_thick_skin_does_not_protect_the_helpers() -> None:
    """R13.6"""
    game = fight("hand 2 knife", "hand link; gang thick_skin", "hand cap", "hand knife, whisky")
    play(game, "yield", "lay knife", "lay knife", "yield", "pass")
    assert beatings(game) == [0, 0, 0, 1]
    assert hand(game, 0) == {"whisky": 1}
    assert hand(game, 1) == {"link": 1}


def test_the_winning_principal_causes_the_helpers_beatings() -> None:
    """R13.6, R18.3: the bonus of a doctor who helped hits them."""
    game = fight("hand 2 knife", "hand link", "hand cap", "hand knife, whisky; background doctor; gang thrift")
    play(game, "yield", "lay knife", "lay knife", "yield", "pass")
    assert game.asked() == 3
    assert game.legal_texts() == ["pass", "reveal doctor", "reveal doctor bonus"]
    play(game, "reveal doctor bonus")
    assert beatings(game) == [1, 1, 0, 0]
    assert hand(game, 0) == {"link": 1, "whisky": 1}


def test_the_second_beating_of_a_boxer_is_for_the_loser_not_for_the_helpers() -> None:
    """R13.6: boxer with its bonus; the helpers of the boxer's own side have won."""
    game = fight("hand knife, link; background boxer; gang ambush", "hand link", "hand 2 knife", "hand 2 knife, cap")
    play(game, "yield", "lay knife", "yield", "lay knife", "yield", "lay knife", "reveal boxer bonus")
    assert beatings(game) == [0, 2, 0, 1]
    assert hand(game, 2) == {"knife": 1}
    assert hand(game, 3) == {}


def test_trophy_and_tribute_are_the_principals() -> None:
    """R18.1i: a helper who has trophy draws nothing; tribute takes from the target only."""
    game = fight(
        "hand 2 knife; gang tribute", "hand link; cigarettes 1", "hand knife; gang trophy", "hand knife; cigarettes 3"
    )
    play(game, "yield", "lay knife", "yield", "lay knife", "yield")
    assert beatings(game) == [0, 1, 0, 1]
    assert hand(game, 2) == {}
    assert [player.cigarettes for player in game.players] == [1, 0, 0, 3]


def test_ambush_takes_back_no_weapon_of_a_helper() -> None:
    """R18.1i: one that the attacker laid to intimidate."""
    game = fight("hand knife; gang ambush", "hand link", "hand blade", "hand knife")
    play(game, "yield", "lay knife", "lay blade", "yield")
    assert hand(game, 0) == {"link": 1, "knife": 1}
    assert lying_open(game)["blade"] == 1


def test_a_helpers_card_is_seen_by_the_two_concerned_only() -> None:
    """R13.6, R7.7: not by the helper's own side."""
    game = fight("hand 2 knife", "hand link", "hand cap", "hand knife, whisky, boots", more="cards: link, whisky")
    play(game, "yield", "lay knife", "lay knife", "yield", "pass")
    taken = [event for event in game.take_events() if event.name == "takes-hidden"]
    assert [(event.seat, event.other) for event in taken] == [(0, 1), (0, 3)]
    assert [taken[1].visible_to(seat) for seat in (0, 1, 2, 3, NOBODY)] == [True, False, False, True, False]
    assert View(game, 3).tracker(0)["whisky"][0] == 1
    assert View(game, 1).tracker(0).get("whisky", [0, 1])[0] == 0


@pytest.mark.parametrize("viewer", [0, 2, NOBODY])
def test_a_pass_shows_nothing(viewer: int) -> None:
    """R13.5, R17.3: a teammate may keep Weapons back."""
    game = fight("hand knife, link", "hand pickaxe", "hand cap", "hand knife, link")
    play(game, "yield", "pass")
    assert View(game, viewer).tracker(3) == {}


def test_an_escapist_leaves_before_anybody_can_help() -> None:
    """R13.5, R18.1d: there is no combat."""
    game = in_teams("""
        0: showers; hand knife
        1: showers; hand link; background escapist
        2: showers; hand knife
        3: showers; hand knife
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "reveal escapist", "go cell_block_b")
    assert place(game, 1) == "cell_block_b"
    assert game.asked() == 0
    assert beatings(game) == [0, 0, 0, 0]
