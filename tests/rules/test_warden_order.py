"""What follows an action in the Warden's Place (R16.5, R18.2): report, sending, Punishment, the end of the turn."""

from __future__ import annotations

from functools import partial

import pytest

from blackgate import Game, View
from tests.rules.scenario import events, hand, place, play, position
from tests.rules.tokens import tokens, trauma

with_warden = partial(position, options="warden")


# --- R16.5: Repression
def test_a_reported_actor_goes_to_solitary_confinement_and_the_turn_ends() -> None:
    """R16.5: the remaining action is lost, the benefit stays."""
    game = with_warden("""
        0: cafeteria; background kingpin
        1: showers
        2: infirmary
        warden: cafeteria
        """)
    play(game, "steal_spoon", "report", "pass")  # seat 0 could have been an escapist
    assert (place(game, 0), hand(game, 0)) == ("solitary_confinement", {"spoon": 1})
    assert (game.active, game.asked(), game.actions) == (1, 1, 2)
    assert events(game) == ["takes-from-pile", "reports", "is-sent", "turn-ends", "turn-starts"]


def test_if_nobody_reports_nothing_happens() -> None:
    """R16.5"""
    game = with_warden("0: cafeteria\n1: showers\n2: infirmary\nwarden: cafeteria")
    play(game, "steal_spoon", "pass", "pass")
    assert (game.asked(), game.actions, place(game, 0)) == (0, 1, "cafeteria")


def test_the_others_are_asked_clockwise_and_the_first_report_counts() -> None:
    """R16.5"""
    game = with_warden("0: showers\n1: cafeteria\n2: infirmary\nturn: 1\nwarden: cafeteria")
    play(game, "steal_spoon")
    assert game.asked() == 2
    play(game, "pass")
    assert game.asked() == 0
    play(game, "report")
    assert (place(game, 1), game.active) == ("solitary_confinement", 2)
    game = with_warden("0: showers\n1: cafeteria\n2: infirmary\nturn: 1\nwarden: cafeteria")
    play(game, "steal_spoon", "report")
    assert (place(game, 1), game.asked()) == ("solitary_confinement", 2)


def test_anybody_may_report_from_anywhere_with_an_empty_hand() -> None:
    """R16.5: also from Solitary Confinement."""
    game = with_warden("0: cafeteria\n1: solitary_confinement\nwarden: cafeteria")
    play(game, "steal_spoon")
    assert (game.asked(), game.legal_texts()) == (1, ["report", "pass"])


def test_teammates_are_not_asked_to_report() -> None:
    """R16.5: seats 0 and 2 are a team."""
    game = position("""
        options: team; warden
        0: cafeteria
        1: showers
        2: showers
        3: showers
        warden: cafeteria
        """)
    play(game, "steal_spoon", "pass")
    assert game.asked() == 3
    play(game, "pass")
    assert (game.asked(), game.actions) == (0, 1)


def test_the_hand_limit_is_still_checked() -> None:
    """R16.5, R3.6"""
    game = with_warden("0: cafeteria; hand 10 knife\n1: showers\nwarden: cafeteria")
    play(game, "steal_spoon", "report")
    assert (game.asked(), game.legal_texts()) == (0, ["discard spoon", "discard knife"])
    play(game, "discard knife")
    assert game.active == 1


def test_michel_may_still_be_moved() -> None:
    """R16.5, R3.6a"""
    game = position("options: michel; warden\n0: cafeteria\n1: infirmary\nwarden: cafeteria")
    play(game, "steal_spoon", "report")
    assert (game.asked(), game.legal_texts()) == (0, ["roll_for_michel", "pass"])


def test_nothing_free_is_possible_any_more_in_a_turn_that_was_ended() -> None:
    """R16.5, R3.6: no Spy token, no Background."""
    game = position("""
        options: warden; places library
        0: cafeteria; tokens spy; background kingpin
        1: showers; hand link
        warden: cafeteria
        """)
    play(game, "steal_spoon", "report", "pass")
    assert (game.active, tokens(game, 0), game.players[0].revealed) == (1, {"spy": 1}, False)


def test_an_escapist_who_escapes_still_loses_the_turn() -> None:
    """R16.5, R18.4"""
    game = with_warden("0: cafeteria; background escapist\n1: showers\nwarden: cafeteria")
    play(game, "steal_spoon", "report")
    assert (game.asked(), game.legal_texts()) == (0, ["pass", "reveal escapist"])
    play(game, "reveal escapist", "go infirmary")
    assert (place(game, 0), game.active, hand(game, 0)) == ("infirmary", 1, {"spoon": 1})


def test_an_actor_who_is_already_there_still_loses_the_turn() -> None:
    """R16.5, R15.1: and is not sent again."""
    game = with_warden("""
        0: solitary_confinement; hand link; background fence
        1: showers
        warden: solitary_confinement
        """)
    play(game, "reveal fence", "sell link", "report")
    assert (game.active, game.players[0].cigarettes) == (1, 1)
    assert "is-sent" not in events(game)


def test_an_actor_who_is_already_in_the_ward_gets_no_other_trauma() -> None:
    """R16.5, R14.10"""
    game = position("""
        options: warden; places psychiatric_ward
        0: psychiatric_ward; trauma apathy; hand link; background fence
        1: showers
        warden: psychiatric_ward
        """)
    play(game, "reveal fence", "sell link", "report")
    assert (game.active, trauma(game, 0)) == (1, "apathy")


def test_the_next_turn_of_a_repressed_player_begins_in_solitary_confinement() -> None:
    """R16.5, R15.2"""
    game = with_warden("0: cafeteria\n1: showers\nwarden: cafeteria")
    play(game, "steal_spoon", "report", "end")
    assert (game.asked(), game.actions, game.confined) == (0, 1, True)


@pytest.mark.parametrize(
    ("seat", "actions", "benefit"),
    [
        ("; hand link; background fence", ["reveal fence", "sell link"], {}),
        ("; cigarettes 1; background smuggler", ["reveal smuggler", "buy knife"], {"knife": 1}),
        ("; hand pike; background blacksmith", ["reveal blacksmith", "craft pickaxe"], {"pickaxe": 1}),
        ("; background enforcer", ["reveal enforcer", "extort 1", "demand spoon", "cooperate"], {"spoon": 1}),
    ],
)
def test_an_action_for_no_action_ends_the_turn_too(seat: str, actions: list[str], benefit: dict[str, int]) -> None:
    """R16.5, R18.10: fence, smuggler, blacksmith, enforcer; two unused actions are lost."""
    game = with_warden(f"0: infirmary{seat}\n1: infirmary; hand spoon\nwarden: infirmary")
    play(game, *actions)
    assert (game.asked(), game.actions) == (1, 2)
    play(game, "report")
    assert (place(game, 0), hand(game, 0), game.active) == ("solitary_confinement", benefit, 1)


def test_a_bonus_is_had_before_the_report() -> None:
    """R18.2: the blacksmith is over when both effects are."""
    game = with_warden("""
        0: infirmary; hand pike; background blacksmith; gang thrift
        1: infirmary
        warden: infirmary
        cards: link, boots
        """)
    play(game, "reveal blacksmith bonus", "craft pickaxe")
    assert (game.asked(), hand(game, 0)) == (1, {"pickaxe": 1, "link": 1, "boots": 1})


def test_an_extortion_is_reported_after_all_of_it() -> None:
    """R18.1j, R18.2: Beating, card and discards come first; its victim may report it."""
    game = with_warden("""
        0: infirmary; hand knife; gang trophy
        1: infirmary; hand link
        warden: infirmary
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "yield")
    assert (game.asked(), game.legal_texts()) == (1, ["report", "pass"])
    assert game.players[0].hand_size == 3
    assert game.players[1].beatings == 1
    play(game, "report")
    assert place(game, 0) == "solitary_confinement"


def test_an_extortion_that_an_escapist_got_out_of_can_be_reported() -> None:
    """R16.5, docs/cards.md: it counts as done."""
    game = with_warden("""
        0: infirmary; hand knife
        1: infirmary; background escapist
        warden: infirmary
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "reveal escapist", "go showers", "report")
    assert (place(game, 0), place(game, 1)) == ("solitary_confinement", "showers")


def test_a_brawl_is_reported_after_the_last_roll() -> None:
    """R18.2: also by somebody whom it has sent away."""
    game = position("""
        options: warden; places gymnasium
        0: gymnasium; hand knife
        1: gymnasium; hand knife
        warden: gymnasium
        dice: 1
        """)
    play(game, "brawl knife", "lay knife")
    assert (place(game, 1), game.asked(), game.legal_texts()) == ("solitary_confinement", 1, ["report", "pass"])


def test_a_dig_in_her_place_wins_the_game_and_not_even_the_warden_follows() -> None:
    """R2.1"""
    game = with_warden("""
        0: cell_block; hand shovel; points 9
        1: cell_block; tokens corruption
        warden: cell_block
        """)
    play(game, "dig shovel")
    assert (game.over, game.winners(), place(game, 0)) == (True, [0], "cell_block")
    assert events(game) == ["digs", "game-won"]


def test_a_dig_that_does_not_win_is_reported_after_its_background() -> None:
    """R18.6, R18.2"""
    game = with_warden("""
        0: cell_block; hand spoon; background tunneller
        1: showers
        warden: cell_block
        """)
    play(game, "dig spoon", "reveal tunneller")
    assert (game.players[0].points, game.asked(), game.legal_texts()) == (2, 1, ["report", "pass"])


# --- R18.2: the whole order
def test_report_sending_trauma_punishment_and_the_end_of_the_turn_in_their_order() -> None:
    """R18.2c-f, R18.4: noted before the actor was sent away, punished in the Ward."""
    game = position("""
        options: warden; places psychiatric_ward
        0: cafeteria; cigarettes 3
        1: showers
        2: showers; tokens corruption
        warden: cafeteria
        cards: apathy
        """)
    play(game, "steal_spoon", "pass", "report", "punish cigarettes")
    assert events(game) == [
        "takes-from-pile",
        "reports",
        "is-sent",
        "gets-trauma",
        "discards-token",
        "punishes",
        "loses-cigarettes",
        "turn-ends",
        "turn-starts",
    ]
    assert (place(game, 0), trauma(game, 0), game.active) == ("psychiatric_ward", "apathy", 1)


def test_abilities_at_the_end_of_a_move_come_before_the_wardens_move() -> None:
    """R18.2a-c: light_fingers, the Warden's Move, then a Punishment."""
    game = with_warden("""
        0: infirmary; gang light_fingers; background kingpin
        1: showers; tokens 2 corruption; cigarettes 5
        """)
    play(game, "cautious_move showers")
    assert game.legal_texts() == ["pass", "rob 1"]
    play(game, "rob 1")
    assert (game.asked(), game.legal_texts()[1]) == (1, "warden cafeteria")
    play(game, "warden showers")
    assert (game.asked(), game.legal_texts()) == (1, ["pass", "punish beating", "punish cigarettes"])
    play(game, "punish cigarettes")
    assert [player.cigarettes for player in game.players] == [0, 3]


def test_a_freepass_does_not_protect_from_a_punishment() -> None:
    """R18.2d-e"""
    game = with_warden("""
        0: cafeteria; tokens corruption; cigarettes 3; background kingpin
        1: showers; tokens corruption
        warden: cafeteria
        """)
    play(game, "steal_spoon", "report", "freepass", "punish cigarettes")
    assert (game.asked(), game.actions, game.players[0].cigarettes, place(game, 0)) == (0, 1, 0, "cafeteria")


def test_one_who_escaped_is_punished_all_the_same() -> None:
    """R18.2c, R18.2e: what counts is where the illegal action was done."""
    game = with_warden("""
        0: cafeteria; background escapist; cigarettes 3
        1: showers; tokens corruption
        warden: cafeteria
        """)
    play(game, "steal_spoon", "report", "reveal escapist", "go infirmary", "punish cigarettes")
    assert (place(game, 0), game.players[0].cigarettes, game.active) == ("infirmary", 0, 1)


def test_the_one_who_reports_may_punish_too() -> None:
    """R16.7: reporting costs no token."""
    game = with_warden("""
        0: cafeteria; cigarettes 3
        1: showers; tokens corruption
        warden: cafeteria
        """)
    play(game, "steal_spoon", "report")
    assert (game.asked(), game.legal_texts()[1]) == (1, "punish beating")


# --- R18.10: a Background that is a turn action
def blacksmith(card: str) -> Game:
    """A blacksmith in the Warden's Place has revealed it with the bonus."""
    game = with_warden(f"""
        0: cafeteria; hand {card}; background blacksmith; gang engineer
        1: showers; background kingpin
        warden: cafeteria
        """)
    play(game, "reveal blacksmith bonus")
    return game


def test_a_blacksmiths_craft_in_the_wardens_place_can_be_reported() -> None:
    """R16.4, R18.10: blacksmith"""
    game = blacksmith("pike")
    play(game, "craft pickaxe")
    assert (game.asked(), game.legal_texts()) == (1, ["report", "pass"])


def test_a_blacksmith_who_had_nothing_to_craft_did_nothing_that_could_be_reported() -> None:
    """R16.4, R18.2: blacksmith; the bonus is drawn all the same."""
    game = blacksmith("link")
    play(game, "pass")
    assert (game.asked(), game.players[0].hand_size) == (0, 3)
    assert "report" not in game.legal_texts()


def test_what_waits_does_not_tell_whether_a_blacksmith_can_craft() -> None:
    """R17.4: blacksmith"""
    views = [View(blacksmith(card), 1).plain() for card in ("pike", "link")]
    assert views[0]["waiting"] == views[1]["waiting"]
