"""The Gang cards (R9.4) that meet an Extortion: all of the Bikers and the Bratva, and charm."""

from __future__ import annotations

import pytest

from tests.rules.scenario import events, face_up, hand, play, position, refused

FIGHT = ["extort 1", "demand shovel", "lay knife", "refuse"]


# --- knuckles
def test_knuckles_need_no_weapon_once_in_a_combat() -> None:
    game = position("""
        0: showers; hand 2 knife
        1: showers; hand spoon; gang knuckles
    """)
    play(game, *FIGHT, "knuckles")
    assert game.asked() == 0  # now the attacker has to lay one
    play(game, "lay knife")
    assert game.asked() == 1
    assert refused(game, "knuckles") == "no-ability R9.4"
    play(game, "yield")
    assert game.players[1].beatings == 1


def test_knuckles_win_against_an_attacker_without_another_weapon() -> None:
    game = position("""
        0: showers; hand knife, link
        1: showers; gang knuckles
    """)
    play(game, *FIGHT[:3], "knuckles", "yield")
    assert (game.players[0].beatings, hand(game, 1)) == (1, {"link": 1})


def test_knuckles_help_the_attacker_too() -> None:
    game = position("""
        0: showers; hand knife, link; gang knuckles
        1: showers; hand blade, shovel
    """)
    play(game, *FIGHT, "lay blade", "knuckles", "yield")
    assert hand(game, 0) == {"link": 1, "shovel": 1}


def test_knuckles_do_not_replace_the_weapon_that_intimidates() -> None:
    game = position("0: showers; hand link; gang knuckles\n1: showers; hand shovel")
    assert refused(game, "extort 1") == "no-weapon R7.1"


def test_knuckles_are_there_again_in_the_next_combat() -> None:
    game = position("""
        0: showers; hand knife, 2 link; gang charm
        1: showers; gang knuckles; hand link
        2: showers; hand knife, 2 link
    """)
    play(game, *FIGHT, "knuckles", "yield", "end", "end")
    play(game, *FIGHT)
    assert "knuckles" in game.legal_texts()


def test_knuckles_are_refused_to_one_who_has_none() -> None:
    game = position("0: showers; hand knife\n1: showers; hand link")
    assert refused(play(game, *FIGHT), "knuckles") == "no-ability R9.4"


# --- thick_skin
def test_thick_skin_loses_a_combat_without_a_beating_or_a_random_card() -> None:
    game = position("""
        0: showers; hand knife
        1: showers; hand spoon, link; gang thick_skin
    """)
    play(game, *FIGHT, "yield")
    assert game.players[1].beatings == 0
    assert (hand(game, 0), hand(game, 1)) == ({}, {"spoon": 1, "link": 1})


def test_thick_skin_loses_the_named_tool_all_the_same() -> None:
    game = position("""
        0: showers; hand knife
        1: showers; hand shovel, link; gang thick_skin
    """)
    play(game, *FIGHT, "yield")
    assert game.players[1].beatings == 0
    assert (hand(game, 0), hand(game, 1)) == ({"shovel": 1}, {"link": 1})


def test_thick_skin_protects_an_attacker_too() -> None:
    game = position("""
        0: showers; hand knife, shovel, link; gang thick_skin
        1: showers; hand knife
    """)
    play(game, *FIGHT, "lay knife", "yield")
    assert (game.players[0].beatings, hand(game, 0)) == (0, {"shovel": 1, "link": 1})


def test_thick_skin_is_no_help_outside_a_combat() -> None:
    """sucker_punch"""
    game = position("0: showers; hand sucker_punch\n1: showers; gang thick_skin")
    play(game, "play sucker_punch", "target 1")
    assert game.players[1].beatings == 1


# --- trophy
@pytest.mark.parametrize(("winner", "last"), [(0, ["yield"]), (1, ["lay blade", "yield"])])
def test_trophy_draws_two_cards_when_its_player_wins_a_combat(winner: int, last: list[str]) -> None:
    gangs = ["gang trophy" if seat == winner else "gang charm" for seat in range(2)]
    game = position(f"""
        0: showers; hand knife, spoon; {gangs[0]}
        1: showers; hand blade, spoon; {gangs[1]}; beatings 1
        cards: spoon, link, pike
    """)
    play(game, *FIGHT, *last)
    assert hand(game, winner)["spoon"] == 2
    assert (hand(game, winner)["link"], hand(game, winner)["pike"]) == (1, 1)


def test_trophy_draws_after_the_card_was_taken_and_the_weapons_discarded() -> None:
    """R18.1"""
    game = position("0: showers; hand knife; gang trophy\n1: showers; hand shovel")
    play(game, *FIGHT, "yield")
    assert events(game)[-6:] == ["wins-combat", "is-beaten", "takes-openly", "clears", "draws", "draws"]


def test_trophy_draws_nothing_without_a_combat_or_in_defeat() -> None:
    game = position("0: showers; hand knife; gang trophy\n1: showers; hand shovel")
    play(game, *FIGHT[:3], "cooperate")
    assert hand(game, 0) == {"shovel": 1}
    lost = position("0: showers; hand knife; gang trophy\n1: showers; hand knife")
    play(lost, *FIGHT, "lay knife")
    assert (hand(lost, 0), lost.players[0].beatings) == ({}, 1)


# --- ambush
@pytest.mark.parametrize("answer", [["cooperate"], ["refuse", "yield"]])
@pytest.mark.parametrize("weapon", ["knife", "blade"])
def test_ambush_takes_the_weapon_back_when_the_target_cooperates_or_loses(answer: list[str], weapon: str) -> None:
    game = position(f"0: showers; hand {weapon}; gang ambush\n1: showers; hand shovel")
    play(game, "extort 1", "demand shovel", f"lay {weapon}", *answer)
    assert hand(game, 0) == {weapon: 1, "shovel": 1}
    assert game.asked() == 0


def test_ambush_takes_back_one_of_two_as_its_player_chooses() -> None:
    """respect"""
    game = position("""
        0: showers; hand knife, blade; gang ambush
        1: showers; hand shovel; gang respect
    """)
    play(game, "extort 1", "demand shovel", "lay blade", "lay knife", "cooperate")
    assert game.legal_texts() == ["take knife", "take blade"]
    play(game, "take blade")
    assert hand(game, 0) == {"blade": 1, "shovel": 1}
    assert (face_up(game, "knife"), face_up(game, "blade")) == (20, 0)


def test_ambush_takes_back_only_what_was_laid_to_intimidate() -> None:
    game = position("""
        0: showers; hand knife, 2 blade; gang ambush
        1: showers; hand shovel, 2 knife
    """)
    play(game, "extort 1", "demand shovel", "lay knife", "refuse", "lay knife", "lay blade", "lay knife", "lay blade")
    play(game, "yield")
    assert hand(game, 0) == {"knife": 1, "shovel": 1}
    assert (face_up(game, "knife"), face_up(game, "blade")) == (19, 2)


def test_ambush_takes_nothing_back_in_defeat() -> None:
    game = position("0: showers; hand knife; gang ambush\n1: showers; hand knife")
    play(game, *FIGHT, "lay knife")
    assert (hand(game, 0), face_up(game, "knife")) == ({}, 20)


def test_ambush_takes_nothing_back_when_the_target_got_away() -> None:
    """escapist"""
    game = position("0: showers; hand knife; gang ambush\n1: showers; hand shovel; background escapist")
    play(game, *FIGHT[:3], "reveal escapist", "go cafeteria")
    assert (hand(game, 0), face_up(game, "knife")) == ({}, 20)


# --- tribute
@pytest.mark.parametrize("answer", [["cooperate"], ["refuse", "yield"]])
@pytest.mark.parametrize(("had", "given"), [(5, 2), (2, 2), (1, 1), (0, 0)])
def test_tribute_takes_up_to_two_cigarettes_when_the_target_cooperates_or_loses(
    answer: list[str], had: int, given: int
) -> None:
    game = position(f"0: showers; hand knife; gang tribute\n1: showers; hand shovel; cigarettes {had}")
    play(game, *FIGHT[:3], *answer)
    assert [player.cigarettes for player in game.players] == [given, had - given]


def test_tribute_takes_nothing_in_defeat_or_in_defence() -> None:
    game = position("""
        0: showers; hand knife; gang tribute; cigarettes 3
        1: showers; hand knife; cigarettes 3
    """)
    play(game, *FIGHT, "lay knife")
    assert [player.cigarettes for player in game.players] == [3, 3]
    defended = position("0: showers; hand knife; cigarettes 3\n1: showers; hand knife; gang tribute")
    play(defended, *FIGHT, "lay knife")
    assert [player.cigarettes for player in defended.players] == [3, 0]


def test_tribute_takes_nothing_when_the_target_got_away() -> None:
    """escapist"""
    game = position("0: showers; hand knife; gang tribute\n1: showers; cigarettes 3; background escapist")
    play(game, *FIGHT[:3], "reveal escapist", "go cafeteria")
    assert [player.cigarettes for player in game.players] == [0, 3]


def test_without_tribute_nobody_pays_one() -> None:
    game = position("0: showers; hand knife\n1: showers; hand shovel; cigarettes 3; gang tribute")
    play(game, *FIGHT[:3], "cooperate")
    assert [player.cigarettes for player in game.players] == [0, 3]


# --- respect
def test_respect_demands_two_weapons() -> None:
    game = position("0: showers; hand knife, blade\n1: showers; hand shovel; gang respect")
    play(game, "extort 1", "demand shovel", "lay knife")
    assert (game.asked(), game.legal_texts()) == (0, ["lay blade"])
    assert refused(game, "lay knife") == "not-in-hand R7.4"
    play(game, "lay blade")
    assert game.asked() == 1
    play(game, "cooperate")
    assert (hand(game, 0), face_up(game, "knife"), face_up(game, "blade")) == ({"shovel": 1}, 20, 1)


def test_respect_cannot_be_extorted_with_a_single_weapon() -> None:
    game = position("0: showers; hand knife\n1: showers; hand shovel; gang respect\n2: showers")
    assert refused(game, "extort 1") == "not-enough-weapons R9.4"
    assert game.why_not("extort 2") is None


def test_respect_is_not_shown_by_an_enforcer() -> None:
    game = position("0: showers; hand link; background enforcer\n1: showers; hand shovel; gang respect")
    play(game, "reveal enforcer", "extort 1", "demand shovel")
    assert game.asked() == 1


# --- long_arm
@pytest.mark.parametrize("there", ["cafeteria", "solitary_confinement"])
def test_long_arm_extorts_a_player_wherever_they_are(there: str) -> None:
    game = position(f"0: showers; hand knife; gang long_arm\n1: {there}; hand shovel")
    play(game, "extort 1", "demand shovel", "lay knife", "cooperate")
    assert hand(game, 0) == {"shovel": 1}


def test_long_arm_needs_a_place_that_allows_it() -> None:
    game = position("0: solitary_confinement; hand knife; gang long_arm\n1: showers; hand shovel")
    assert refused(game, "extort 1") == "place-forbids R15.2"


def test_long_arm_does_not_lift_the_ban_of_a_turn_begun_in_solitary_confinement() -> None:
    game = position("""
        0: showers; hand shovel
        1: solitary_confinement; hand knife, bribed_guard; gang long_arm
        dice: 1
    """)
    play(game, "end", "play bribed_guard", "move", "go cafeteria")
    assert refused(game, "extort 0") == "confined R15.2"


def test_long_arm_needs_a_weapon_and_stops_at_charm() -> None:
    game = position("0: showers; gang long_arm; hand knife\n1: cafeteria; hand shovel; gang charm")
    assert refused(game, "extort 1") == "charmed R9.4"
    game = position("0: showers; gang long_arm\n1: cafeteria; hand shovel")
    assert refused(game, "extort 1") == "no-weapon R7.1"


def test_without_long_arm_the_target_must_be_in_the_same_place() -> None:
    game = position("0: showers; hand knife\n1: cafeteria; hand shovel; gang long_arm")
    assert refused(game, "extort 1") == "not-here R7.1"


# --- interrogation
def test_interrogation_looks_at_the_hand_before_the_tool_is_named() -> None:
    game = position("""
        0: showers; hand knife; gang interrogation
        1: showers; hand shovel, 2 link
        2: showers
    """)
    play(game, "extort 1")
    told = game.take_events()
    assert [event.name for event in told] == ["extorts", "looks-at-hand", "sees", "sees"]
    assert game.legal_texts() == ["demand spoon", "demand pickaxe", "demand shovel"]
    for event in told[2:]:
        assert [event.seen_by(seat) is not None for seat in range(3)] == [True, False, False]


def test_interrogation_is_not_for_the_one_who_is_extorted() -> None:
    game = position("0: showers; hand knife\n1: showers; hand shovel; gang interrogation")
    play(game, *FIGHT)
    assert "looks-at-hand" not in events(game)


def test_interrogation_cannot_take_the_choice_back() -> None:
    """R18.1: the target is chosen."""
    game = position("0: showers; hand knife; gang interrogation\n1: showers; hand link\n2: showers; hand shovel")
    play(game, "extort 1")
    for action in ("extort 2", "end", "pass"):
        assert refused(game, action) == "not-an-answer R18.7"


# --- charm
def test_charm_cannot_be_chosen_for_an_extortion() -> None:
    game = position("0: showers; hand knife\n1: showers; hand shovel; gang charm")
    assert refused(game, "extort 1") == "charmed R9.4"


@pytest.mark.parametrize("beatings", [1, 2])
def test_charm_is_gone_with_a_beating(beatings: int) -> None:
    game = position(f"0: showers; hand knife\n1: showers; hand shovel; gang charm; beatings {beatings}")
    play(game, "extort 1", "demand shovel", "lay knife", "cooperate")
    assert hand(game, 0) == {"shovel": 1}


def test_charm_works_on_an_enforcer_but_not_on_a_sucker_punch() -> None:
    game = position("0: showers; background enforcer; hand sucker_punch\n1: showers; hand shovel; gang charm")
    assert refused(game, "reveal enforcer") == "no-effect R18.12"
    play(game, "play sucker_punch", "target 1")
    assert game.players[1].beatings == 1
    assert game.why_not("reveal enforcer") is None
