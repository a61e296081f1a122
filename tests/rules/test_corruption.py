"""The three uses of Corruption (R16.6), Freepass, Punishment and the Warden's Move, and who is asked (R16.7)."""

from __future__ import annotations

from functools import partial

import pytest

from tests.rules.scenario import events, hand, place, play, position, refused
from tests.rules.tokens import stack, tokens, warden

with_warden = partial(position, options="warden")


# --- R16.6: Freepass
def test_a_freepass_is_asked_for_once_the_action_is_reported() -> None:
    """R16.6: then nobody else may report it, and the turn goes on."""
    game = with_warden("""
        0: cafeteria; tokens 2 corruption
        1: showers
        2: infirmary
        warden: cafeteria
        """)
    play(game, "steal_spoon")
    assert game.asked() == 1
    play(game, "report")
    assert (game.asked(), game.legal_texts()) == (0, ["freepass", "pass"])
    play(game, "freepass")
    assert (game.asked(), place(game, 0), game.actions) == (0, "cafeteria", 1)
    assert (tokens(game, 0), stack(game, "corruption")) == ({"corruption": 1}, 9)
    assert events(game) == ["takes-from-pile", "reports", "discards-token", "goes-free"]


def test_a_freepass_need_not_be_used() -> None:
    """R16.6"""
    game = with_warden("0: cafeteria; tokens corruption\n1: showers\nwarden: cafeteria")
    play(game, "steal_spoon", "report", "pass")
    assert (place(game, 0), tokens(game, 0), game.active) == ("solitary_confinement", {"corruption": 1}, 1)


def test_without_a_report_nobody_is_asked_for_a_freepass() -> None:
    """R16.6"""
    game = with_warden("0: cafeteria; tokens corruption\n1: showers\nwarden: cafeteria")
    play(game, "steal_spoon", "pass")
    assert (game.asked(), game.legal_texts()[0], tokens(game, 0)) == (0, "end", {"corruption": 1})


def test_a_freepass_comes_before_a_background_that_stops_the_sending() -> None:
    """R18.4"""
    game = with_warden("""
        0: cafeteria; tokens corruption; background escapist
        1: showers
        warden: cafeteria
        """)
    play(game, "steal_spoon", "report")
    assert game.legal_texts() == ["freepass", "pass"]
    play(game, "pass")
    assert game.legal_texts() == ["pass", "reveal escapist"]


def test_a_freepass_is_for_one_action() -> None:
    """R16.6: the next illegal one can be reported again."""
    game = with_warden("0: cafeteria; tokens corruption\n1: showers\nwarden: cafeteria")
    play(game, "steal_spoon", "report", "freepass", "steal_spoon", "report")
    assert (place(game, 0), hand(game, 0)) == ("solitary_confinement", {"spoon": 2})


# --- R16.6: Punishment
PUNISHED = """
    options: warden
    0: infirmary; hand 2 link, 3 knife; cigarettes 4; beatings 1; background kingpin
    1: showers; tokens corruption
    2: infirmary
    warden: infirmary
    """


def test_after_any_action_in_her_place_a_token_punishes_it() -> None:
    """R16.6: in anybody's turn, wherever the one who spends it is."""
    game = position(PUNISHED)
    play(game, "heal")
    assert game.asked() == 1
    assert game.legal_texts() == ["pass", "punish beating", "punish hand", "punish cigarettes"]
    play(game, "pass")
    assert (game.asked(), game.actions, tokens(game, 1)) == (0, 1, {"corruption": 1})


def test_a_punishment_by_a_beating() -> None:
    """R16.6, R18.3: the one who spends the token has caused it."""
    game = play(position(PUNISHED), "heal", "punish beating")
    assert (game.asked(), game.legal_texts()) == (0, ["pass"])  # could have been a doctor
    play(game, "pass")
    assert (game.players[0].beatings, game.actions) == (1, 1)
    assert (tokens(game, 1), stack(game, "corruption")) == ({}, 10)
    doctor = position(PUNISHED.replace("kingpin", "doctor; gang thrift"))
    play(doctor, "heal", "punish beating", "reveal doctor bonus")
    assert [player.beatings for player in doctor.players] == [0, 1, 0]


@pytest.mark.parametrize(("cards", "left"), [(1, 0), (2, 1), (5, 2), (6, 3)])
def test_a_punishment_by_half_of_the_hand(cards: int, left: int) -> None:
    """R16.6: at random, rounded up."""
    game = with_warden(f"""
        0: infirmary; hand {cards} knife; beatings 1
        1: showers; tokens corruption
        warden: infirmary
        """)
    play(game, "heal", "punish hand")
    assert game.players[0].hand_size == left
    assert events(game).count("discards-at-random") == cards - left


def test_half_of_the_hand_is_chosen_by_chance() -> None:
    """R16.6"""
    game = position(PUNISHED + "\n    cards: knife, link, knife")
    play(game, "heal", "punish hand")
    assert hand(game, 0) == {"link": 1, "knife": 1}


def test_a_punishment_by_all_cigarettes() -> None:
    """R16.6: nobody gets them."""
    game = play(position(PUNISHED), "heal", "punish cigarettes")
    assert [player.cigarettes for player in game.players] == [0, 0, 0]
    assert events(game) == ["heals", "discards-token", "punishes", "loses-cigarettes"]


def test_a_punishment_is_chosen_among_what_can_take_effect() -> None:
    """R16.6"""
    game = with_warden("""
        0: cell_block; cigarettes 1; beatings 2; hand chain, cap
        1: showers; tokens corruption
        warden: cell_block
        """)
    play(game, "join crew", "pay chain", "pay cap")
    assert (game.asked(), game.legal_texts()) == (1, ["pass", "punish cigarettes"])
    assert refused(game, "punish beating") == "no-effect R18.12"
    assert refused(game, "punish hand") == "no-effect R18.12"


def test_with_nothing_to_take_nobody_is_asked_to_punish() -> None:
    """R16.6, R18.12"""
    game = with_warden("""
        0: wardens_office; cigarettes 2; beatings 2
        1: showers; tokens corruption
        warden: wardens_office
        """)
    play(game, "bribe")
    assert (game.asked(), game.actions) == (0, 1)


def test_nobody_punishes_themselves() -> None:
    """R16.6"""
    game = with_warden("0: cell_block; tokens corruption; cigarettes 3\n1: showers\nwarden: cell_block")
    play(game, "search")
    assert (game.asked(), game.actions, tokens(game, 0)) == (0, 1, {"corruption": 1})


def test_elsewhere_nobody_is_punished() -> None:
    """R16.6"""
    game = with_warden("0: showers; cigarettes 3\n1: showers; tokens corruption\nwarden: cell_block")
    play(game, "search")
    assert game.asked() == 0


def test_attracting_her_is_an_action_in_her_place() -> None:
    """R16.6: the Place is looked at after the action (R18.2c)."""
    game = with_warden("0: showers; cigarettes 3\n1: showers; tokens corruption\nwarden: cell_block")
    play(game, "attract_warden")
    assert (game.asked(), game.legal_texts()) == (1, ["pass", "punish beating", "punish cigarettes"])


@pytest.mark.parametrize(
    ("seat", "actions"),
    [
        ("background kingpin", ["reveal kingpin"]),
        ("tokens spy", ["spy 1"]),
        ("hand link; gang barter", ["barter 1", "give link"]),
    ],
)
def test_backgrounds_abilities_and_tokens_are_no_actions(seat: str, actions: list[str]) -> None:
    """R18.10: so nothing is punished."""
    game = position(f"""
        options: warden; places library
        0: cell_block; cigarettes 3; {seat}
        1: cell_block; hand link; tokens corruption
        warden: cell_block
        """)
    play(game, *actions)
    assert (game.asked(), game.actions) == (0, 2)


@pytest.mark.parametrize(
    ("seat", "actions"),
    [
        ("hand care_package", ["play care_package"]),
        ("hand care_package; gang stage", ["play care_package"]),  # for no action, yet an action (R18.10)
        ("hand cafeteria_key, link", ["play cafeteria_key"]),
        ("hand painkillers; beatings 1", ["play painkillers"]),
    ],
)
def test_an_action_card_played_in_her_place_can_be_punished(seat: str, actions: list[str]) -> None:
    """R16.6, R18.2, R18.5"""
    game = with_warden(f"""
        0: cell_block; cigarettes 3; {seat}
        1: showers; tokens corruption
        warden: cell_block
        """)
    play(game, *actions)
    assert (game.asked(), game.legal_texts()[:2]) == (1, ["pass", "punish beating"])


def test_an_action_card_that_leads_to_her_place_can_be_punished() -> None:
    """R16.6, R18.2c: her Place is looked at after the action."""
    game = with_warden("""
        0: infirmary; cigarettes 3; hand master_key
        1: showers; tokens corruption
        warden: cell_block
        """)
    play(game, "play master_key", "go cell_block")
    assert (game.asked(), game.legal_texts()) == (1, ["pass", "punish beating", "punish cigarettes"])


def test_an_action_card_that_was_stopped_can_be_punished() -> None:
    """R18.5: it counts as played and its action as done."""
    game = with_warden("""
        0: cell_block; cigarettes 3; hand care_package
        1: showers; tokens corruption; background informer
        warden: cell_block
        """)
    play(game, "play care_package", "reveal informer")
    assert (game.asked(), game.legal_texts()) == (1, ["pass", "punish beating", "punish cigarettes"])


def test_teammates_are_asked_for_a_punishment() -> None:
    """R16.7: though not for a report (R16.5)."""
    game = position("""
        options: team; warden
        0: cafeteria; cigarettes 3
        1: showers
        2: showers; tokens corruption
        3: showers
        warden: cafeteria
        """)
    play(game, "steal_spoon")
    assert game.asked() == 1
    play(game, "pass")
    assert game.asked() == 3
    play(game, "pass")
    assert (game.asked(), game.legal_texts()[:2]) == (2, ["pass", "punish beating"])


# --- R16.6: Move
MOVED = """
    options: warden
    0: infirmary; cigarettes 3; background kingpin
    1: showers; tokens corruption
    2: showers; cigarettes 3
    warden: cell_block
    """


@pytest.mark.parametrize(
    "there",
    ["cafeteria", "showers", "infirmary", "recreational_area", "solitary_confinement", "wardens_office"],
)
def test_after_a_move_action_a_token_puts_the_warden_in_any_place(there: str) -> None:
    """R16.6: Solitary Confinement and the Office included."""
    game = play(position(MOVED), "cautious_move recreational_area")
    assert game.asked() == 1
    play(game, f"warden {there}")
    assert warden(game) == there
    assert (tokens(game, 1), stack(game, "corruption"), game.asked()) == ({}, 10, 0)
    assert events(game) == ["goes", "discards-token", "warden-goes"]


def test_the_warden_is_not_put_where_she_is_nor_in_a_place_that_is_not_there() -> None:
    """R16.6"""
    game = play(position(MOVED), "cautious_move recreational_area")
    assert refused(game, "warden cell_block") == "already-there R16.6"
    assert refused(game, "warden cell_block_b") == "not-in-play R13.2"
    play(game, "pass")
    assert (game.asked(), warden(game), tokens(game, 1)) == (0, "cell_block", {"corruption": 1})


@pytest.mark.parametrize(
    ("seat", "actions", "asked"),
    [
        ("infirmary", ["move", "go showers"], 1),
        ("infirmary", ["cautious_move showers"], 1),
        ("infirmary; tokens planning", ["planned_move showers"], 1),
        ("infirmary; hand master_key", ["play master_key", "go showers"], 0),
        ("infirmary; background getaway_driver", ["reveal getaway_driver", "go showers"], 0),
        ("cafeteria", ["search"], 0),
    ],
)
def test_only_a_move_action_lets_the_warden_be_moved(seat: str, actions: list[str], asked: int) -> None:
    """R16.6, R6.3: master_key and getaway_driver are none."""
    extra = "" if "background" in seat else "; background kingpin"
    game = position(f"""
        options: warden; places gambling_cells
        0: {seat}{extra}
        1: showers; tokens corruption
        warden: wardens_office
        dice: 2
        """)
    play(game, *actions)
    assert game.asked() == asked


def test_following_a_teammate_is_a_move_action() -> None:
    """R16.6, R13.10"""
    game = position("""
        options: team; warden
        0: infirmary; gang lookout
        1: cafeteria; tokens corruption
        2: recreational_area; gang scavenger
        3: cafeteria
        """)
    play(game, "follow 2")
    assert (game.asked(), "warden recreational_area" in game.legal_texts()) == (1, True)


def test_a_roll_for_michel_is_nobodys_move_action() -> None:
    """R16.6, R12.2"""
    game = position("""
        options: michel; warden
        0: infirmary; tokens corruption
        1: infirmary; tokens corruption
        warden: wardens_office
        dice: 4
        """)
    play(game, "end", "roll_for_michel", "go cafeteria")
    assert (game.asked(), game.active, game.legal_texts()[0]) == (1, 1, "end")


# --- R16.7: who is asked, and how often
CORRUPT = """
    options: warden
    0: infirmary; cigarettes 3; tokens corruption; background kingpin
    1: infirmary; tokens corruption
    2: infirmary; tokens corruption
    3: infirmary
    warden: showers
    """


def test_the_active_player_is_asked_first_then_clockwise() -> None:
    """R16.7: for the Move three with a token, for the Punishment the two who are not the actor."""
    game = play(position(CORRUPT), "cautious_move showers")
    asked = []
    while "end" not in game.legal_texts():
        asked.append((int(game.asked()), game.legal_texts()[1].split()[0]))
        play(game, "pass")
    assert asked == [(0, "warden"), (1, "warden"), (2, "warden"), (1, "punish"), (2, "punish")]


def test_clockwise_wraps_round() -> None:
    """R16.7"""
    game = play(position(CORRUPT.replace("3: infirmary", "3: infirmary; background boxer") + "turn: 3"), "search")
    assert game.asked() == 3  # she is not there
    play(game, "attract_warden")
    asked = []
    while "end" not in game.legal_texts():
        asked.append(int(game.asked()))
        play(game, "pass")
    assert asked == [0, 1, 2]


def test_each_effect_is_used_once_per_occasion() -> None:
    """R16.7: the first Move and the first Punishment end the asking."""
    game = play(position(CORRUPT), "cautious_move cafeteria", "pass", "warden cafeteria")
    assert (game.asked(), game.legal_texts()[1]) == (2, "punish beating")  # seat 1 has no token left
    play(game, "punish cigarettes")
    assert (game.asked(), game.players[0].cigarettes) == (0, 0)
    game = play(position(CORRUPT), "cautious_move showers", "pass", "pass", "pass", "punish cigarettes")
    assert (game.asked(), tokens(game, 2)) == (0, {"corruption": 1})


def test_a_player_moves_the_warden_away_after_their_own_move() -> None:
    """R18.2b-c: her Place is looked at afterwards, so nobody punishes."""
    game = play(position(CORRUPT), "cautious_move showers", "warden cell_block")
    assert (game.asked(), tokens(game, 0)) == (0, {})


def test_only_players_with_a_token_are_asked() -> None:
    """R16.7"""
    game = with_warden("0: infirmary; cigarettes 3\n1: showers\n2: showers\nwarden: showers")
    play(game, "move")
    assert game.asked() == 0
