"""The Backgrounds of the turn: arsonist, brawler (Bikers), hitman, loan_shark, enforcer (Bratva)."""

from __future__ import annotations

import pytest

from blackgate.rules.kinds import NOBODY
from tests.rules.decks import lying_open, on_table
from tests.rules.scenario import hand, play, position, refused


# --- Bikers: arsonist
def test_an_arsonist_gives_everybody_else_here_a_beating() -> None:
    game = position("""
        0: showers; hand link; background arsonist; gang trophy
        1: showers; hand link
        2: cafeteria; hand link
        3: showers; beatings 1
        4: showers; beatings 2
        """)
    play(game, "reveal arsonist")
    assert [player.beatings for player in game.players] == [0, 1, 0, 2, 2]
    assert [player.hand_size for player in game.players] == [1, 1, 1, 0, 0]


def test_an_arsonist_of_the_bikers_makes_them_discard_a_card_at_random() -> None:
    game = position("""
        0: showers; hand radio; background arsonist; gang trophy
        1: showers; hand whisky, knife
        2: cafeteria; hand link
        3: showers
        cards: whisky
        """)
    play(game, "reveal arsonist bonus")
    assert [player.beatings for player in game.players] == [0, 1, 0, 1]
    assert hand(game, 0) == {"radio": 1}
    assert hand(game, 1) == {"knife": 1}
    assert hand(game, 2) == {"link": 1}
    assert lying_open(game)["whisky"] == 1


def test_arson_hits_one_player_after_another_the_beating_first_then_the_discard() -> None:
    """The ruling on arsonist, R18.8"""
    game = position("""
        0: showers; hand link
        1: showers; background arsonist; gang trophy
        2: showers; hand link
        turn: 1
        """)
    play(game, "reveal arsonist bonus")
    told = [(event.name, event.seat) for event in game.take_events() if event.name != "reveals"]
    assert told == [
        ("is-beaten", 2),
        ("discards-at-random", 2),
        ("is-beaten", 0),
        ("discards-at-random", 0),
    ]


def test_arson_makes_a_doctor_discard_though_the_beating_was_stopped() -> None:
    """The ruling on arsonist"""
    game = position("""
        0: showers; background arsonist; gang trophy
        1: showers; hand link; background doctor
        """)
    play(game, "reveal arsonist bonus", "reveal doctor")
    assert game.players[1].beatings == 0
    assert hand(game, 1) == {}


def test_a_card_burnt_by_arson_is_public() -> None:
    """R17.1: it lies on the discard."""
    game = position("""
        0: showers; background arsonist; gang trophy
        1: showers; hand whisky
        """)
    play(game, "reveal arsonist bonus")
    burnt = next(event for event in game.take_events() if event.name == "discards-at-random")
    assert burnt.visible_to(NOBODY)
    assert burnt.card == "whisky"


def test_an_arsonist_alone_cannot_be_revealed() -> None:
    """R18.12: nor where everybody has two Beatings, unless they have cards to discard."""
    game = position("""
        0: showers; background arsonist; gang trophy
        1: cafeteria; hand link
        """)
    assert refused(game, "reveal arsonist") == "no-effect R18.12"
    assert refused(game, "reveal arsonist bonus") == "no-effect R18.12"
    game = position("""
        0: showers; background arsonist; gang trophy
        1: showers; hand link; beatings 2
        """)
    assert refused(game, "reveal arsonist") == "no-effect R18.12"
    play(game, "reveal arsonist bonus")
    assert hand(game, 1) == {}


# --- Bikers: brawler
@pytest.mark.parametrize(("text", "knives"), [("reveal brawler", 2), ("reveal brawler bonus", 4)])
def test_a_brawler_takes_two_knives_and_in_the_bikers_two_more(text: str, knives: int) -> None:
    game = position("""
        0: showers; background brawler; gang ambush
        1: showers
        """)
    play(game, text)
    assert hand(game, 0) == {"knife": knives}
    assert lying_open(game)["knife"] == 20 - knives


def test_a_brawler_takes_what_knives_there_are() -> None:
    """R18.12"""
    for left in (1, 3):
        game = position(f"""
            0: showers; background brawler; gang ambush
            1: showers
            piles: {left} knife
            """)
        play(game, "reveal brawler bonus")
        assert hand(game, 0) == {"knife": left}
    game = position("""
        0: showers; background brawler
        1: showers
        piles: 0 knife
        """)
    assert refused(game, "reveal brawler") == "no-effect R18.12"


# --- Bratva: hitman
@pytest.mark.parametrize(("text", "beatings"), [("reveal hitman", 1), ("reveal hitman bonus", 2)])
def test_a_hitman_gives_a_beating_anywhere_and_in_the_bratva_a_second_one(text: str, beatings: int) -> None:
    game = position("""
        0: showers; background hitman; gang respect
        1: solitary_confinement
        2: showers
        """)
    play(game, text)
    assert game.legal_texts() == ["target 1", "target 2"]
    play(game, "target 1")
    assert [player.beatings for player in game.players] == [0, beatings, 0]


def test_a_hitman_needs_a_player_with_fewer_than_two_beatings() -> None:
    """R18.12"""
    game = position("""
        0: showers; background hitman; gang respect
        1: showers; beatings 2
        2: showers; beatings 1
        """)
    play(game, "reveal hitman bonus")
    assert game.legal_texts() == ["target 2"]
    play(game, "target 2")
    assert game.players[2].beatings == 2
    game = position("""
        0: showers; background hitman; gang respect
        1: showers; beatings 2
        """)
    assert refused(game, "reveal hitman") == "no-effect R18.12"
    assert refused(game, "reveal hitman bonus") == "no-effect R18.12"


# --- Bratva: loan_shark
@pytest.mark.parametrize(("has", "gives"), [(7, 5), (3, 3)])
def test_a_loan_shark_gets_up_to_five_cigarettes_from_anybody_anywhere(has: int, gives: int) -> None:
    game = position(f"""
        0: showers; background loan_shark; cigarettes 1
        1: solitary_confinement; hand link; cigarettes {has}
        """)
    play(game, "reveal loan_shark", "target 1")
    assert game.players[0].cigarettes == 1 + gives
    assert game.players[1].cigarettes == has - gives
    assert hand(game, 1) == {"link": 1}


def test_a_loan_shark_of_the_bratva_gets_a_card_at_random_as_well() -> None:
    game = position("""
        0: showers; background loan_shark; gang respect
        1: cafeteria; hand link, whisky; cigarettes 5
        cards: whisky
        """)
    play(game, "reveal loan_shark bonus", "target 1")
    assert game.players[0].cigarettes == 5
    assert hand(game, 0) == {"whisky": 1}


def test_a_loan_shark_can_hit_only_whom_it_costs_something() -> None:
    """R18.12: cigarettes, or with the bonus cards."""
    game = position("""
        0: showers; background loan_shark; gang respect
        1: cafeteria; hand link
        2: cafeteria; cigarettes 1
        3: cafeteria
        """)
    play(game, "reveal loan_shark bonus")
    assert game.legal_texts() == ["target 1", "target 2"]
    play(game, "target 1")
    assert hand(game, 0) == {"link": 1}
    game = position("""
        0: showers; background loan_shark; gang respect
        1: cafeteria; hand link
        """)
    assert refused(game, "reveal loan_shark") == "no-effect R18.12"
    assert "reveal loan_shark bonus" in game.legal_texts()


# --- Bratva: enforcer
def test_an_enforcer_extorts_for_no_action_and_without_a_weapon() -> None:
    """Neither having nor laying one; the turn's Extortion is still there."""
    game = position("""
        0: showers; background enforcer
        1: showers; hand spoon
        2: cafeteria; hand spoon
        """)
    play(game, "reveal enforcer")
    assert game.legal_texts() == ["extort 1"]
    assert refused(game, "extort 2") == "not-here R7.1"
    play(game, "extort 1", "demand spoon")
    assert game.asked() == 1
    assert on_table(game) == {}
    play(game, "cooperate")
    assert hand(game, 0) == {"spoon": 1}
    assert game.actions == 2
    assert game.extortions == 0


def test_an_enforcers_extortion_does_not_count_as_the_turns() -> None:
    """R3.5: before or after the other."""
    game = position("""
        0: showers; hand 2 knife; background enforcer
        1: showers; hand 2 spoon
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "cooperate")
    assert refused(game, "extort 1") == "extorted R3.5"
    play(game, "reveal enforcer", "extort 1", "demand spoon", "cooperate")
    assert hand(game, 0) == {"knife": 1, "spoon": 2}
    game = position("""
        0: showers; hand knife; background enforcer
        1: showers; hand 2 spoon
        """)
    play(game, "reveal enforcer", "extort 1", "demand spoon", "cooperate")
    play(game, "extort 1", "demand spoon", "lay knife", "cooperate")
    assert hand(game, 0) == {"spoon": 2}


def test_an_enforcers_combat_takes_weapons_as_usual() -> None:
    game = position("""
        0: showers; hand link, knife; background enforcer
        1: showers; hand knife, pike
        cards: link
        """)
    play(game, "reveal enforcer", "extort 1", "demand spoon", "refuse")
    assert game.asked() == 1
    play(game, "lay knife")
    assert game.asked() == 0
    assert game.legal_texts() == ["yield", "lay knife"]
    play(game, "yield")
    assert game.players[0].beatings == 1
    assert hand(game, 1) == {"pike": 1, "link": 1}


def test_an_enforcer_of_the_bratva_extorts_anybody_anywhere() -> None:
    game = position("""
        0: showers; background enforcer; gang tribute
        1: solitary_confinement; hand spoon
        """)
    assert refused(game, "reveal enforcer") == "no-effect R18.12"
    play(game, "reveal enforcer bonus", "extort 1", "demand spoon", "cooperate")
    assert hand(game, 0) == {"spoon": 1}


def test_an_enforcer_without_the_bonus_can_have_a_long_arm() -> None:
    """R18.10: it is an Extortion in every respect; long_arm reaches anywhere too."""
    game = position("""
        0: showers; background enforcer; gang long_arm
        1: cafeteria; hand spoon
        """)
    play(game, "reveal enforcer", "extort 1", "demand spoon", "cooperate")
    assert hand(game, 0) == {"spoon": 1}


def test_an_enforcer_needs_nothing_against_respect_and_can_do_nothing_against_charm() -> None:
    game = position("""
        0: showers; background enforcer
        1: showers; hand spoon; gang respect
        2: showers; hand spoon; gang charm
        """)
    play(game, "reveal enforcer")
    assert game.legal_texts() == ["extort 1"]
    assert refused(game, "extort 2") == "charmed R9.4"
    play(game, "extort 1", "demand spoon")
    assert game.asked() == 1


def test_an_enforcer_cannot_extort_where_the_place_or_the_turn_forbids_it() -> None:
    """R15.2, R18.10"""
    game = position("""
        0: solitary_confinement; background enforcer; gang tribute
        1: showers; hand spoon
        turn: 0; actions 1; confined
        """)
    assert refused(game, "reveal enforcer bonus") == "no-effect R18.12"
    game = position("""
        0: showers; background enforcer; gang tribute
        1: showers; hand spoon
        turn: 0; actions 0; confined
        """)
    assert refused(game, "reveal enforcer") == "no-effect R18.12"


def test_an_enforcer_cannot_be_revealed_where_nothing_can_come_of_it() -> None:
    """R18.12: everybody sees that the only target has no card, 2 Beatings and no Background to reveal."""
    game = position("""
        0: showers; background enforcer
        1: showers; beatings 2
        """)
    assert refused(game, "reveal enforcer") == "no-effect R18.12"


def test_an_enforcer_has_no_weapon_for_an_ambush_to_take_back() -> None:
    game = position("""
        0: showers; background enforcer; gang ambush
        1: showers; hand spoon
        """)
    play(game, "reveal enforcer", "extort 1", "demand spoon", "cooperate")
    assert hand(game, 0) == {"spoon": 1}


HOLDING_OUT = [
    ("", "1: showers; beatings 2; gang knuckles\n2: showers; beatings 2\n3: cafeteria"),
    ("places gymnasium", "1: showers; beatings 2; tokens bodybuilding\n2: showers; beatings 2\n3: cafeteria"),
    ("team", "1: showers; beatings 2\n2: showers\n3: showers; hand link; gang charm"),
]


@pytest.mark.parametrize(("options", "others"), HOLDING_OUT, ids=["knuckles", "Bodybuilding", "a helper"])
def test_an_enforcer_could_change_something_where_somebody_could_hold_out(options: str, others: str) -> None:
    """R18.12, R18.1e, R13.5: though the target has nothing to lose, it may be the enforcer who loses."""
    game = position(f"options: {options}\n0: showers; hand knife; background enforcer\n" + others)
    assert "reveal enforcer" in game.legal_texts()
    play(game, "reveal enforcer", "extort 1", "demand spoon")
    assert type(game.top).__name__ in ("LayWeapon", "Help")


def test_an_enforcer_changes_nothing_where_nobody_has_anything_to_lose_or_to_hold_out_with() -> None:
    """R18.12: a teammate elsewhere is no help."""
    game = position("""
        options: team
        0: showers; hand knife; background enforcer
        1: showers; beatings 2
        2: showers
        3: cafeteria; beatings 2; hand link
        """)
    assert refused(game, "reveal enforcer") == "no-effect R18.12"
