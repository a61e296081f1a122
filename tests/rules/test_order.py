"""The order of things (R18.1-R18.9): what comes before what, who is asked first, an answer to an answer."""

from __future__ import annotations

import pytest

from tests.rules.decks import lying_open, on_table
from tests.rules.scenario import events, hand, place, play, position, refused


# --- R18.1: an Extortion (also in test_extortion.py and test_combat.py)
def test_an_extortion_in_its_full_order() -> None:
    """R18.1: choose, look, name, lay, answer, combat, Beating, card, discard, abilities."""
    game = position("""
        0: showers; hand knife, blade; gang interrogation
        1: showers; hand knife, shovel
        """)
    play(game, "extort 1", "demand shovel", "lay knife", "refuse", "lay knife", "lay blade", "yield")
    assert events(game) == [
        "extorts",
        "looks-at-hand",
        "sees",
        "sees",
        "demands",
        "lays",
        "refuses",
        "lays",
        "lays",
        "yields",
        "wins-combat",
        "is-beaten",
        "takes-openly",
        "clears",
        "clears",
        "clears",
    ]


def test_whatever_may_replace_a_weapon_answers_the_same_question() -> None:
    """R18.1e: a Weapon, an ability or a Background."""
    game = position("""
        0: showers; hand knife
        1: showers; hand knife, blade; gang knuckles; background boxer
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "refuse")
    assert game.legal_texts() == [
        "yield",
        "lay knife",
        "lay blade",
        "knuckles",
        "reveal boxer",
        "reveal boxer bonus",
    ]


# --- R18.2: after an action
@pytest.mark.parametrize("action", ["move", "cautious_move infirmary"])
def test_abilities_when_you_end_a_move_come_after_the_arrival(action: str) -> None:
    """R18.2a: light_fingers takes cigarettes in the new Place."""
    game = position("""
        0: cell_block; gang light_fingers; background burglar
        1: cell_block; cigarettes 5
        2: infirmary; cigarettes 5
        dice: 6
        """)
    play(game, action)
    if action == "move":
        play(game, "go infirmary")
    assert place(game, 0) == "infirmary"
    assert game.legal_texts() == ["pass", "rob 2"]
    play(game, "rob 2")
    assert [player.cigarettes for player in game.players] == [2, 5, 3]


def test_an_action_is_over_when_all_it_caused_is_settled() -> None:
    """R18.2: the player is asked for the next one only then."""
    game = position("""
        0: showers; hand sucker_punch, link
        1: cafeteria; background burglar
        """)
    play(game, "play sucker_punch", "target 1")
    for _ in ("the card", "the Beating"):
        assert game.asked() == 1
        play(game, "pass")
    assert game.asked() == 0
    assert game.actions == 1


# --- R18.3 and R18.9: an answer to an answer
def test_a_doctor_who_was_not_let_off_by_an_extortion_still_stops_its_beating() -> None:
    """R18.1, R18.3: asked at the answer (an escapist could), in the combat (a boxer could), at the Beating."""
    game = position("""
        0: showers; hand knife
        1: showers; hand link; background doctor; beatings 1
        """)
    play(game, "extort 1", "demand spoon", "lay knife")
    assert game.legal_texts() == ["refuse"]
    play(game, "refuse")
    assert game.legal_texts() == ["yield"]
    play(game, "yield")
    assert game.legal_texts() == ["pass", "reveal doctor"]
    play(game, "reveal doctor")
    assert game.players[1].beatings == 0
    assert hand(game, 0) == {"link": 1}


def test_an_extorter_who_is_a_doctor_stops_the_beating_of_an_escapist_who_stayed() -> None:
    """R18.3: the escapist refused and won; the attacker is the victim."""
    game = position("""
        0: showers; hand knife, link; background doctor; gang artisan
        1: showers; hand knife; background escapist
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "lay knife", "yield", "reveal doctor bonus")
    assert game.asked() == 0  # the Beating goes back to the winner, and no doctor is left to stop it
    assert [player.beatings for player in game.players] == [0, 1]


def test_a_boxer_is_answered_by_a_doctor_and_the_beating_goes_back() -> None:
    """R18.9: the Beating that a Background causes opens its own window at once; then the Extortion goes on."""
    game = position("""
        0: showers; hand knife, radio; background doctor; gang artisan
        1: showers; hand link; background boxer
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "reveal boxer")
    assert game.asked() == 0
    assert hand(game, 0) == {"radio": 1}
    play(game, "reveal doctor bonus")
    assert [player.beatings for player in game.players] == [0, 1]
    assert hand(game, 1) == {"link": 1, "radio": 1}
    assert lying_open(game)["knife"] == 20


def test_an_interrupted_card_goes_on_after_what_stopped_part_of_it() -> None:
    """R18.9: a hitman's second Beating comes after the first one went back."""
    game = position("""
        0: showers; background hitman; gang respect
        1: cafeteria; background doctor; gang artisan
        """)
    play(game, "reveal hitman bonus", "target 1", "reveal doctor bonus")
    assert [player.beatings for player in game.players] == [1, 1]
    assert game.asked() == 0


def test_nobody_is_asked_about_a_beating_given_back_by_the_doctor() -> None:
    """R17.6, R18.9: the one Background that could stop it has just been revealed."""
    game = position("""
        0: showers; hand sucker_punch; background burglar
        1: cafeteria; background doctor; gang artisan
        """)
    play(game, "play sucker_punch", "target 1", "pass", "reveal doctor bonus")
    assert game.asked() == 0
    assert "end" in game.legal_texts()
    assert game.players[0].beatings == 1


# --- R18.4: being sent
def test_being_sent_is_stopped_first_and_only_then_is_anybody_placed() -> None:
    """R18.4"""
    game = position("""
        0: showers; hand solitary_confinement
        1: cafeteria; background burglar
        """)
    play(game, "play solitary_confinement", "target 1", "pass")
    assert game.asked() == 1
    assert place(game, 1) == "cafeteria"
    play(game, "pass")
    assert place(game, 1) == "solitary_confinement"


def test_being_sent_is_no_arrival_of_ones_own() -> None:
    """R18.4: it is told as being sent; an escapist's way out is a going."""
    game = position("""
        0: showers; hand lockdown
        1: cafeteria
        """)
    play(game, "play lockdown")
    assert events(game) == ["plays", "is-sent", "is-sent", "clears"]


# --- R18.5: an Action card
def test_an_action_card_in_its_full_order() -> None:
    """R18.5: revealed and its target named, the window, the effect, the discard."""
    game = position("""
        0: showers; hand sucker_punch
        1: cafeteria
        2: cafeteria; background burglar
        """)
    play(game, "play sucker_punch", "target 1")
    assert game.asked() == 2
    assert game.actions == 1
    assert game.players[1].beatings == 0
    play(game, "pass")
    assert events(game) == ["plays", "targets", "is-beaten", "clears"]


def test_the_card_lies_on_the_table_during_the_window() -> None:
    """R18.5, R3.8"""
    game = position("""
        0: showers; hand tattoo, chain
        1: cafeteria; background burglar
        """)
    play(game, "play tattoo")
    assert game.asked() == 1
    assert on_table(game) == {"tattoo": 1}
    play(game, "pass")
    assert game.legal_texts() == ["join crew", "join bratva"]
    play(game, "join bratva", "pay chain")
    assert events(game)[-1] == "clears"


def test_a_card_that_was_stopped_counts_as_played() -> None:
    """R18.5: its action is done, and the next card under stage costs one."""
    game = position("""
        0: showers; hand 2 painkillers; beatings 2; gang stage
        1: cafeteria; background informer; gang charm
        """)
    play(game, "play painkillers", "reveal informer bonus")
    assert game.players[0].beatings == 2
    assert hand(game, 1) == {"painkillers": 1}
    assert game.actions == 2
    play(game, "play painkillers")
    assert game.actions == 1
    assert game.players[0].beatings == 1


# --- R18.6: a Dig
def test_a_dig_in_its_order() -> None:
    """R18.6: the Tool with its ability bonus, then Backgrounds, then the next action."""
    game = position("""
        0: cell_block; hand spoon; gang engineer; background tunneller
        1: showers
        """)
    play(game, "dig spoon")
    assert game.players[0].points == 2
    play(game, "reveal tunneller bonus")
    assert events(game) == ["digs", "reveals", "scores", "scores"]
    assert game.actions == 1


def test_each_step_of_a_dig_checks_for_the_win() -> None:
    """R18.6: an engineer's bonus wins before a tunneller is asked."""
    game = position("""
        0: cell_block; hand spoon; gang engineer; background tunneller; points 10
        1: showers
        """)
    play(game, "dig spoon")
    assert game.over
    assert events(game) == ["digs", "game-won"]


# --- R18.7: a turn
def test_the_number_of_actions_is_fixed_before_abilities_at_the_start() -> None:
    """R18.7: allowance"""
    game = position("""
        0: showers
        1: solitary_confinement; gang allowance
        """)
    play(game, "end")
    assert events(game) == ["turn-ends", "turn-starts", "gets-cigarettes"]
    assert game.players[1].cigarettes == 1
    assert game.actions == 1


@pytest.mark.parametrize("actions", [0, 1, 2])
def test_in_your_turn_means_before_between_and_after_the_actions(actions: int) -> None:
    """R18.7: a Gang ability, a Background"""
    game = position(f"""
        0: showers; gang barter; background kingpin
        1: showers; hand link
        turn: 0; actions {actions}
        """)
    assert {"barter 1", "reveal kingpin", "end"} <= set(game.legal_texts())


def test_in_your_turn_ends_when_another_question_is_open_or_the_turn_has_ended() -> None:
    """R18.7"""
    game = position("""
        0: showers; hand 11 link; gang barter; background kingpin
        1: showers; hand link
        dice: 6
        """)
    play(game, "move")
    assert refused(game, "barter 1") == "not-an-answer R18.7"
    assert refused(game, "reveal kingpin") == "not-an-answer R18.7"
    play(game, "go infirmary", "end")
    assert refused(game, "reveal kingpin") == "not-an-answer R18.7"


# --- R18.8: several players
def test_several_players_are_asked_the_active_one_first_then_clockwise() -> None:
    """R18.8: the window of a card, from the one after the player round to the one before."""
    game = position("""
        0: showers; background burglar
        1: showers; background hitman
        2: showers; hand care_package; background fence
        3: showers; background kingpin
        turn: 2
        """)
    play(game, "play care_package")
    asked = []
    while game.asked() != 2:
        asked.append(game.asked())
        play(game, "pass")
    assert asked == [3, 0, 1]


def test_several_players_are_affected_the_active_one_first_then_clockwise() -> None:
    """R18.8: a lockdown"""
    game = position("""
        0: showers
        1: showers
        2: showers; hand lockdown
        3: showers
        turn: 2
        """)
    play(game, "play lockdown")
    assert [event.seat for event in game.take_events() if event.name == "is-sent"] == [2, 3, 0, 1]


def test_each_player_is_settled_fully_before_the_next_is_asked() -> None:
    """R18.8: arson; the doctor is done, discard included, before the next one is asked."""
    game = position("""
        0: showers; background arsonist; gang trophy
        1: showers; hand link; background doctor
        2: showers; hand link; background burglar
        """)
    play(game, "reveal arsonist bonus", "reveal doctor")
    assert hand(game, 1) == {}
    assert game.players[2].beatings == 1  # with the doctor revealed, nobody else can stop theirs
    game = position("""
        0: showers; background arsonist; gang trophy
        1: showers; hand link; background burglar
        2: showers; hand link; background doctor
        """)
    play(game, "reveal arsonist bonus", "pass")
    assert game.asked() == 2
    assert hand(game, 1) == {}
    assert hand(game, 2) == {"link": 1}


def test_two_players_who_could_answer_the_same_thing_are_asked_in_order() -> None:
    """R18.8: the first to answer settles it; an earlier pass is final."""
    game = position("""
        0: showers; hand care_package
        1: showers; background burglar
        2: showers; background informer
        3: showers; background doctor
        """)
    play(game, "play care_package")
    assert game.asked() == 1
    play(game, "pass")
    assert game.asked() == 2
    play(game, "reveal informer")
    assert game.asked() == 0
    assert game.players[0].cigarettes == 0
