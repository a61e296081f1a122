"""What cards of the standard edition do that none of the first release did."""

from __future__ import annotations

from blackgate import Game, load_edition
from tests.rules.scenario import hand, place, play, refused
from tests.rules.scenario import position as any_position


def position(text: str) -> Game:
    return any_position(text, edition=load_edition())


# --- Action cards
def test_a_sucker_punch_draws_two_cards() -> None:
    game = play(position("0: showers; hand sucker_punch\n1: cafeteria"), "play sucker_punch", "target 1")
    assert (game.players[0].hand_size, game.players[1].beatings) == (2, 1)


def test_a_shakedown_draws_a_card_whatever_it_finds() -> None:
    text = "0: showers; hand shakedown\n1: showers; hand {}\ncards: link"
    game = play(position(text.format("blade, spoon")), "play shakedown", "target 1")
    assert (hand(game, 0), hand(game, 1)) == ({"blade": 1, "link": 1}, {"spoon": 1})
    game = play(position(text.format("spoon")), "play shakedown", "target 1")
    assert (hand(game, 0), hand(game, 1)) == ({"link": 1}, {"spoon": 1})


# --- Gang cards
def test_lookout_gets_two_cigarettes_for_rolling_once_more() -> None:
    game = position("0: showers; gang lookout\n1: showers\ndice: 1, 4")
    assert play(game, "move", "reroll").players[0].cigarettes == 2


def test_scavenger_draws_at_least_two_cards_with_a_search() -> None:
    assert play(position("0: cell_block; gang scavenger\n1: showers"), "search").players[0].hand_size == 2
    assert play(position("0: showers; gang scavenger\n1: showers"), "search").players[0].hand_size == 3


def test_light_fingers_takes_cigarettes_with_every_move_action() -> None:
    text = "0: showers; hand master_key; gang light_fingers\n1: cafeteria"
    assert play(position(text), "cautious_move infirmary").players[0].cigarettes == 2
    assert play(position(text), "play master_key", "go infirmary").players[0].cigarettes == 0


def test_knuckles_help_only_whoever_did_not_start_the_combat() -> None:
    game = position("0: showers; hand knife, pike; gang knuckles\n1: showers; hand knife, link")
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "lay knife")
    assert refused(game, "knuckles") == "no-ability R9.4"
    game = position("0: showers; hand knife, link\n1: showers; hand pike; gang knuckles")
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "knuckles", "yield")
    assert game.players[0].beatings == 1


def test_thick_skin_draws_when_it_loses() -> None:
    game = position("0: showers; hand knife\n1: showers; hand pike; gang thick_skin")
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "yield")
    assert game.players[1].beatings == 0
    assert game.players[1].hand_size == 4


def test_ambush_tribute_long_arm_and_interrogation_pay_when_the_target_is_chosen() -> None:
    text = "0: showers; hand knife; gang {}\n1: showers; hand spoon"
    game = play(position(text.format("tribute")), "extort 1")
    assert (game.players[0].cigarettes, game.players[0].hand_size) == (4, 4)
    assert play(position(text.format("ambush")), "extort 1").players[0].hand_size == 2
    assert play(position(text.format("long_arm")), "extort 1").players[0].hand_size == 2
    assert play(position(text.format("interrogation")), "extort 1").players[0].hand_size == 4


def test_ambush_takes_the_weapon_back_as_well() -> None:
    game = position("0: showers; hand knife; gang ambush\n1: showers; hand spoon\ncards: link")
    play(game, "extort 1", "demand spoon", "lay knife", "cooperate")
    assert hand(game, 0) == {"spoon": 1, "knife": 1, "link": 1}


def test_engineer_scores_a_point_more_with_a_spoon_once_per_turn() -> None:
    game = position("0: cell_block; hand 2 spoon; gang engineer\n1: showers")
    assert play(game, "dig spoon").players[0].points == 2
    assert play(game, "dig spoon").players[0].points == 3


def test_stage_draws_once_per_turn_after_an_action_card_that_costs_its_action() -> None:
    game = position("0: showers; hand 2 cafeteria_key; gang stage\n1: cafeteria")
    play(game, "play cafeteria_key")
    assert (game.actions, game.players[0].hand_size) == (1, 3)
    play(game, "play cafeteria_key")
    assert game.players[0].hand_size == 3


def test_barter_pays_a_cigarette_and_is_refused_without_one() -> None:
    game = position("0: showers; hand link; gang barter; cigarettes 1\n1: showers; hand pike")
    play(game, "barter 1", "give link")
    assert hand(game, 0) == {"pike": 1}
    assert [player.cigarettes for player in game.players] == [0, 1]
    assert refused(position("0: showers; gang barter\n1: showers; hand pike"), "barter 1") == "too-expensive R11.5"


def test_charm_works_up_to_seven_cards() -> None:
    text = "0: showers; hand knife\n1: showers; hand {} link; gang charm"
    assert refused(position(text.format(7)), "extort 1") == "charmed R9.4"
    assert "extort 1" in position(text.format(8)).legal_texts()


def test_thrift_brings_cigarettes_for_every_crafting() -> None:
    game = position("0: cafeteria; hand pike, blade; gang thrift\n1: showers")
    play(game, "craft pickaxe", "craft knives")
    assert hand(game, 0) == {"pickaxe": 1, "knife": 2}
    assert game.players[0].cigarettes == 4
    blacksmith = position("0: showers; hand pike; gang thrift; background blacksmith\n1: cafeteria")
    assert play(blacksmith, "reveal blacksmith", "craft pickaxe").players[0].cigarettes == 2


def test_wardrobe_draws_two_cards_more_with_the_second_search() -> None:
    game = position("0: showers; gang wardrobe\n1: cafeteria")
    assert play(game, "search").players[0].hand_size == 3
    assert play(game, "search").players[0].hand_size == 8


# --- Backgrounds
def test_a_boxer_lays_nothing_and_the_attacker_draws() -> None:
    game = position("0: showers; hand knife\n1: showers; hand pike; background boxer")
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "reveal boxer")
    assert game.players[0].hand_size == 2
    play(game, "yield")
    assert game.players[0].beatings == 1


def test_a_boxer_does_not_answer_as_attacker() -> None:
    game = position("0: showers; hand knife; background boxer\n1: showers; hand knife, pike")
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "lay knife")
    assert refused(game, "reveal boxer") == "wrong-moment R10.1"


def test_a_loan_shark_takes_a_knife_too() -> None:
    game = position("0: showers; background loan_shark\n1: cafeteria; cigarettes 4")
    play(game, "reveal loan_shark", "target 1")
    assert (hand(game, 0), game.players[0].cigarettes, game.players[1].cigarettes) == ({"knife": 1}, 3, 1)


def test_an_enforcer_takes_a_card_from_anywhere_and_one_of_the_bratva_extorts_without_a_weapon() -> None:
    game = position("0: showers; background enforcer; gang respect\n1: cafeteria; hand pike\n2: showers; hand spoon")
    play(game, "reveal enforcer bonus", "target 1", "extort 2", "demand spoon", "cooperate")
    assert (hand(game, 0), game.actions) == ({"pike": 1, "spoon": 1}, 2)


def test_a_tunneller_finds_a_spoon_and_a_card() -> None:
    game = position("0: cell_block; hand spoon; background tunneller\n1: showers")
    play(game, "dig spoon", "reveal tunneller")
    assert game.players[0].hand_size == 2
    assert game.players[0].hand[0] == 1


def test_a_doctor_draws() -> None:
    game = position("0: showers; hand sucker_punch\n1: showers; beatings 1; background doctor")
    play(game, "play sucker_punch", "target 1", "pass", "reveal doctor")
    assert (game.players[1].beatings, game.players[1].hand_size) == (0, 2)


def test_a_con_artist_swaps_blindly() -> None:
    game = position("0: showers; hand link; background con_artist\n1: showers; hand pike")
    play(game, "reveal con_artist", "target 1", "give link")
    assert (hand(game, 0), hand(game, 1)) == ({"pike": 1}, {"link": 1})


def test_an_informer_seizes_the_card_and_its_player_draws() -> None:
    game = position("0: showers; hand cafeteria_key\n1: showers; background informer")
    play(game, "play cafeteria_key", "reveal informer")
    assert hand(game, 1) == {"cafeteria_key": 1}
    assert game.players[0].hand_size == 2


def test_an_escapist_stays_and_drops_a_card() -> None:
    game = position("0: showers; hand knife\n1: showers; hand spoon; background escapist")
    play(game, "extort 1", "demand spoon", "lay knife", "reveal escapist")
    assert (hand(game, 1), place(game, 1)) == ({}, "showers")
