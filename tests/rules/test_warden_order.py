"""What follows an action in the Warden's Place (R16.5-R16.7, R18.2): report, Freepass, Punishment, the turn's end."""

from __future__ import annotations

import pytest

from tests.rules.scenario import events, hand, place, play, position, refused
from tests.rules.tokens import stack, tokens, trauma, warden


# --- R16.5: Repression
def test_a_reported_actor_goes_to_solitary_confinement_and_the_turn_ends() -> None:
    """R16.5: the remaining action is lost, the benefit stays."""
    game = position("""
        options: warden
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
    game = position("options: warden\n0: cafeteria\n1: showers\n2: infirmary\nwarden: cafeteria")
    play(game, "steal_spoon", "pass", "pass")
    assert (game.asked(), game.actions, place(game, 0)) == (0, 1, "cafeteria")


def test_the_others_are_asked_clockwise_and_the_first_report_counts() -> None:
    """R16.5"""
    game = position("options: warden\n0: showers\n1: cafeteria\n2: infirmary\nturn: 1\nwarden: cafeteria")
    play(game, "steal_spoon")
    assert game.asked() == 2
    play(game, "pass")
    assert game.asked() == 0
    play(game, "report")
    assert (place(game, 1), game.active) == ("solitary_confinement", 2)
    game = position("options: warden\n0: showers\n1: cafeteria\n2: infirmary\nturn: 1\nwarden: cafeteria")
    play(game, "steal_spoon", "report")
    assert (place(game, 1), game.asked()) == ("solitary_confinement", 2)


def test_anybody_may_report_from_anywhere_with_an_empty_hand() -> None:
    """R16.5: also from Solitary Confinement."""
    game = position("options: warden\n0: cafeteria\n1: solitary_confinement\nwarden: cafeteria")
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
    game = position("options: warden\n0: cafeteria; hand 10 knife\n1: showers\nwarden: cafeteria")
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
    game = position("options: warden\n0: cafeteria; background escapist\n1: showers\nwarden: cafeteria")
    play(game, "steal_spoon", "report")
    assert (game.asked(), game.legal_texts()) == (0, ["pass", "reveal escapist"])
    play(game, "reveal escapist", "go infirmary")
    assert (place(game, 0), game.active, hand(game, 0)) == ("infirmary", 1, {"spoon": 1})


def test_an_actor_who_is_already_there_still_loses_the_turn() -> None:
    """R16.5, R15.1: and is not sent again."""
    game = position("""
        options: warden
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
    game = position("options: warden\n0: cafeteria\n1: showers\nwarden: cafeteria")
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
    game = position(f"options: warden\n0: infirmary{seat}\n1: infirmary; hand spoon\nwarden: infirmary")
    play(game, *actions)
    assert (game.asked(), game.actions) == (1, 2)
    play(game, "report")
    assert (place(game, 0), hand(game, 0), game.active) == ("solitary_confinement", benefit, 1)


def test_a_bonus_is_had_before_the_report() -> None:
    """R18.2: the blacksmith is over when both effects are."""
    game = position("""
        options: warden
        0: infirmary; hand pike; background blacksmith; gang thrift
        1: infirmary
        warden: infirmary
        cards: link, boots
        """)
    play(game, "reveal blacksmith bonus", "craft pickaxe")
    assert (game.asked(), hand(game, 0)) == (1, {"pickaxe": 1, "link": 1, "boots": 1})


def test_an_extortion_is_reported_after_all_of_it() -> None:
    """R18.1j, R18.2: Beating, card and discards come first; its victim may report it."""
    game = position("""
        options: warden
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
    game = position("""
        options: warden
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
    game = position("""
        options: warden
        0: cell_block; hand shovel; points 9
        1: cell_block; tokens corruption
        warden: cell_block
        """)
    play(game, "dig shovel")
    assert (game.over, game.winners(), place(game, 0)) == (True, [0], "cell_block")
    assert events(game) == ["digs", "game-won"]


def test_a_dig_that_does_not_win_is_reported_after_its_background() -> None:
    """R18.6, R18.2"""
    game = position("""
        options: warden
        0: cell_block; hand spoon; background tunneller
        1: showers
        warden: cell_block
        """)
    play(game, "dig spoon", "reveal tunneller")
    assert (game.players[0].points, game.asked(), game.legal_texts()) == (2, 1, ["report", "pass"])


# --- R16.6: Freepass
def test_a_freepass_is_asked_for_once_the_action_is_reported() -> None:
    """R16.6: then nobody else may report it, and the turn goes on."""
    game = position("""
        options: warden
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
    game = position("options: warden\n0: cafeteria; tokens corruption\n1: showers\nwarden: cafeteria")
    play(game, "steal_spoon", "report", "pass")
    assert (place(game, 0), tokens(game, 0), game.active) == ("solitary_confinement", {"corruption": 1}, 1)


def test_without_a_report_nobody_is_asked_for_a_freepass() -> None:
    """R16.6"""
    game = position("options: warden\n0: cafeteria; tokens corruption\n1: showers\nwarden: cafeteria")
    play(game, "steal_spoon", "pass")
    assert (game.asked(), game.legal_texts()[0], tokens(game, 0)) == (0, "end", {"corruption": 1})


def test_a_freepass_comes_before_a_background_that_stops_the_sending() -> None:
    """R18.4"""
    game = position("""
        options: warden
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
    game = position("options: warden\n0: cafeteria; tokens corruption\n1: showers\nwarden: cafeteria")
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
    game = position(f"""
        options: warden
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
    game = position("""
        options: warden
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
    game = position("""
        options: warden
        0: wardens_office; cigarettes 2; beatings 2
        1: showers; tokens corruption
        warden: wardens_office
        """)
    play(game, "bribe")
    assert (game.asked(), game.actions) == (0, 1)


def test_nobody_punishes_themselves() -> None:
    """R16.6"""
    game = position("options: warden\n0: cell_block; tokens corruption; cigarettes 3\n1: showers\nwarden: cell_block")
    play(game, "search")
    assert (game.asked(), game.actions, tokens(game, 0)) == (0, 1, {"corruption": 1})


def test_elsewhere_nobody_is_punished() -> None:
    """R16.6"""
    game = position("options: warden\n0: showers; cigarettes 3\n1: showers; tokens corruption\nwarden: cell_block")
    play(game, "search")
    assert game.asked() == 0


def test_attracting_her_is_an_action_in_her_place() -> None:
    """R16.6: the Place is looked at after the action (R18.2c)."""
    game = position("options: warden\n0: showers; cigarettes 3\n1: showers; tokens corruption\nwarden: cell_block")
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
    assert refused(game, "warden cell_block") == "already-there R6.1"
    assert refused(game, "warden cell_block_b") == "not-in-play R14.1"
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
    game = position("options: warden\n0: infirmary; cigarettes 3\n1: showers\n2: showers\nwarden: showers")
    play(game, "move")
    assert game.asked() == 0


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
    game = position("""
        options: warden
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
    game = position("""
        options: warden
        0: cafeteria; tokens corruption; cigarettes 3; background kingpin
        1: showers; tokens corruption
        warden: cafeteria
        """)
    play(game, "steal_spoon", "report", "freepass", "punish cigarettes")
    assert (game.asked(), game.actions, game.players[0].cigarettes, place(game, 0)) == (0, 1, 0, "cafeteria")


def test_one_who_escaped_is_punished_all_the_same() -> None:
    """R18.2c, R18.2e: what counts is where the illegal action was done."""
    game = position("""
        options: warden
        0: cafeteria; background escapist; cigarettes 3
        1: showers; tokens corruption
        warden: cafeteria
        """)
    play(game, "steal_spoon", "report", "reveal escapist", "go infirmary", "punish cigarettes")
    assert (place(game, 0), game.players[0].cigarettes, game.active) == ("infirmary", 0, 1)


def test_the_one_who_reports_may_punish_too() -> None:
    """R16.7: reporting costs no token."""
    game = position("""
        options: warden
        0: cafeteria; cigarettes 3
        1: showers; tokens corruption
        warden: cafeteria
        """)
    play(game, "steal_spoon", "report")
    assert (game.asked(), game.legal_texts()[1]) == (1, "punish beating")
