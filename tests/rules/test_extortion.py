"""Extortion (R7.1-R7.3, R7.6, R7.7): whom one can extort, the demand, the Weapon laid, the target's answer."""

from __future__ import annotations

from blackgate.rules.kinds import NOBODY
from tests.rules.decks import lying_open, on_table
from tests.rules.scenario import events, hand, place, play, position, refused


# --- R7.1: who can extort whom
def test_an_extortion_needs_a_weapon_in_hand() -> None:
    game = position("""
        0: showers; hand pike, shovel
        1: showers; hand spoon
        """)
    assert refused(game, "extort 1") == "no-weapon R7.1"


def test_a_knife_and_a_blade_are_both_weapons_to_extort_with() -> None:
    """R7.1"""
    for weapon in ("knife", "blade"):
        game = position(f"""
            0: showers; hand {weapon}
            1: showers; hand spoon
            """)
        assert "extort 1" in game.legal_texts()


def test_only_another_player_in_the_same_place_can_be_extorted() -> None:
    """R7.1"""
    game = position("""
        0: showers; hand knife
        1: showers
        2: cafeteria; hand spoon
        3: showers
        """)
    assert [text for text in game.legal_texts() if text.startswith("extort")] == ["extort 1", "extort 3"]
    assert refused(game, "extort 2") == "not-here R7.1"
    assert refused(game, "extort 0") == "not-yourself R7.1"
    assert refused(game, "extort 4") == "no-such-seat R1.1"


def test_alone_in_a_place_there_is_nobody_to_extort() -> None:
    """R7.1"""
    game = position("""
        0: showers; hand knife
        1: cafeteria
        """)
    assert refused(game, "extort 1") == "not-here R7.1"


def test_what_the_target_holds_does_not_matter_for_choosing_them() -> None:
    """R7.1, R17.5: an empty hand can be extorted, and so can one without any Tool."""
    game = position("""
        0: showers; hand knife
        1: showers
        2: showers; hand link
        """)
    assert {"extort 1", "extort 2"} <= set(game.legal_texts())


def test_an_extortion_costs_an_action_and_is_the_only_one_of_the_turn() -> None:
    """R3.5, R18.1a"""
    game = position("""
        0: showers; hand 3 knife
        1: showers
        2: showers
        """)
    play(game, "extort 1", "demand spoon", "lay knife")
    assert game.asked() == 0
    assert game.actions == 1
    assert refused(game, "extort 2") == "extorted R3.5"


# --- R7.2: intimidation
def test_the_attacker_names_one_of_the_three_tools() -> None:
    """R7.2"""
    game = position("""
        0: showers; hand knife
        1: showers; hand link
        """)
    play(game, "extort 1")
    assert game.asked() == 0
    assert game.legal_texts() == ["demand spoon", "demand pickaxe", "demand shovel"]


def test_the_attacker_chooses_which_weapon_to_lay() -> None:
    """R7.2"""
    for weapon, left in (("knife", {"blade": 1}), ("blade", {"knife": 1})):
        game = position("""
            0: showers; hand knife, blade
            1: showers; hand link
            """)
        play(game, "extort 1", "demand pickaxe")
        assert game.asked() == 0
        assert game.legal_texts() == ["lay knife", "lay blade"]
        play(game, f"lay {weapon}")
        assert hand(game, 0) == left
        assert on_table(game) == {weapon: 1}


def test_only_a_weapon_in_hand_can_be_laid() -> None:
    """R7.2"""
    game = position("""
        0: showers; hand blade
        1: showers; hand link
        """)
    play(game, "extort 1", "demand pickaxe")
    assert game.legal_texts() == ["lay blade"]
    assert refused(game, "lay knife") == "not-in-hand R7.4"


def test_a_chosen_extortion_cannot_be_taken_back() -> None:
    """R18.1a"""
    game = position("""
        0: showers; hand knife
        1: showers; hand link
        """)
    play(game, "extort 1")
    assert refused(game, "end") == "not-an-answer R18.7"
    play(game, "demand spoon")
    assert refused(game, "pass") == "not-an-answer R18.7"
    assert game.actions == 1
    assert game.extortions == 1


# --- R7.3: the answer
def test_a_target_with_the_tool_may_cooperate_and_that_is_the_end_of_it() -> None:
    """R7.3"""
    game = position("""
        0: showers; hand knife
        1: showers; hand 2 pickaxe, 2 knife
        """)
    play(game, "extort 1", "demand pickaxe", "lay knife")
    assert game.asked() == 1
    assert game.legal_texts() == ["cooperate", "refuse"]
    play(game, "cooperate")
    assert hand(game, 0) == {"pickaxe": 1}
    assert hand(game, 1) == {"pickaxe": 1, "knife": 2}
    assert (game.players[0].beatings, game.players[1].beatings) == (0, 0)
    assert game.asked() == 0
    assert "wins-combat" not in events(game)


def test_a_target_with_the_tool_may_refuse_all_the_same() -> None:
    """R7.3"""
    game = position("""
        0: showers; hand knife
        1: showers; hand pickaxe, knife
        """)
    play(game, "extort 1", "demand pickaxe", "lay knife", "refuse")
    assert game.asked() == 1
    assert game.legal_texts() == ["yield", "lay knife"]
    assert hand(game, 1) == {"pickaxe": 1, "knife": 1}


def test_a_target_with_other_tools_only_cannot_cooperate() -> None:
    """R7.3, R17.4: the question is put all the same."""
    game = position("""
        0: showers; hand knife
        1: showers; hand spoon, shovel
        """)
    play(game, "extort 1", "demand pickaxe", "lay knife")
    assert game.asked() == 1
    assert game.legal_texts() == ["refuse"]
    assert refused(game, "cooperate") == "not-in-hand R7.3"


# --- R7.6: the Weapons laid
def test_at_the_end_all_weapons_laid_by_both_are_discarded() -> None:
    """R7.6: Knives to their pile, Blades to the Search discard."""
    game = position("""
        0: showers; hand 2 knife
        1: showers; hand 2 blade
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "lay blade", "lay knife", "lay blade")
    # the attacker's hand is empty, which everybody sees: the combat is lost without a question (R17.4)
    assert on_table(game) == {}
    assert lying_open(game)["knife"] == 20
    assert lying_open(game)["blade"] == 2


def test_until_then_weapons_laid_are_in_no_hand_and_on_no_pile() -> None:
    """R7.6"""
    game = position("""
        0: showers; hand 2 knife
        1: showers; hand 2 blade
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "lay blade", "lay knife")
    assert on_table(game) == {"knife": 2, "blade": 1}
    assert lying_open(game)["knife"] == 18
    assert "blade" not in lying_open(game)
    assert hand(game, 0) == {}
    assert hand(game, 1) == {"blade": 1}


def test_the_weapon_laid_is_discarded_when_the_target_cooperates() -> None:
    """R7.6: a Knife goes to its pile, a Blade to the Search discard."""
    for weapon in ("knife", "blade"):
        game = position(f"""
            0: showers; hand {weapon}
            1: showers; hand shovel
            """)
        before = lying_open(game).get(weapon, 0)
        play(game, "extort 1", "demand shovel", f"lay {weapon}", "cooperate")
        assert on_table(game) == {}
        assert lying_open(game)[weapon] == before + 1
        assert hand(game, 0) == {"shovel": 1}


# --- R7.7: who sees what
def test_a_tool_handed_over_is_public() -> None:
    """R7.7"""
    game = position("""
        0: showers; hand knife
        1: showers; hand shovel, link
        2: cafeteria
        """)
    play(game, "extort 1", "demand shovel", "lay knife", "cooperate")
    taken = next(event for event in game.take_events() if event.name == "takes-openly")
    for seat in (0, 1, 2, NOBODY):
        seen = taken.seen_by(seat)
        assert seen is not None
        assert (seen.seat, seen.other, seen.card) == (0, 1, "shovel")


def test_a_tool_taken_by_name_after_a_combat_is_public() -> None:
    """R7.7"""
    game = position("""
        0: showers; hand knife
        1: showers; hand shovel, link
        2: cafeteria
        """)
    play(game, "extort 1", "demand shovel", "lay knife", "refuse", "yield")
    taken = next(event for event in game.take_events() if event.name == "takes-openly")
    seen = taken.seen_by(2)
    assert seen is not None
    assert seen.card == "shovel"


def test_a_random_card_taken_is_seen_by_the_two_concerned_only() -> None:
    """R7.7"""
    game = position("""
        0: showers; hand knife
        1: showers; hand link, whisky
        2: showers
        cards: whisky
        """)
    play(game, "extort 1", "demand shovel", "lay knife", "refuse", "yield")
    assert hand(game, 0) == {"whisky": 1}
    taken = next(event for event in game.take_events() if event.name == "takes-hidden")
    for seat in (0, 1):
        seen = taken.seen_by(seat)
        assert seen is not None
        assert seen.card == "whisky"
    for seat in (2, NOBODY):
        seen = taken.seen_by(seat)
        assert seen is not None
        assert (seen.seat, seen.other, seen.card) == (0, 1, "")


# --- where, and whom Gang cards protect or expose
def test_there_is_no_extortion_in_solitary_confinement() -> None:
    """R4, R15.2"""
    game = position("""
        0: solitary_confinement; hand knife
        1: solitary_confinement; hand spoon
        """)
    assert refused(game, "extort 1") == "place-forbids R15.2"


def test_everywhere_else_one_may_extort() -> None:
    """R4, R7.1"""
    for there in ("cell_block", "cafeteria", "showers", "infirmary", "recreational_area"):
        game = position(f"""
            0: {there}; hand knife
            1: {there}; hand spoon
            """)
        play(game, "extort 1", "demand spoon", "lay knife", "cooperate")
        assert place(game, 0) == there
        assert hand(game, 0) == {"spoon": 1}


def test_whoever_extorts_a_respect_player_lays_two_weapons_of_any_kind() -> None:
    """R7.2 as the Gang card respect changes it"""
    game = position("""
        0: showers; hand knife, blade
        1: showers; hand spoon; gang respect
        """)
    play(game, "extort 1", "demand spoon", "lay blade")
    assert game.asked() == 0
    assert game.legal_texts() == ["lay knife"]
    play(game, "lay knife", "cooperate")
    assert lying_open(game)["blade"] == 1
    assert hand(game, 0) == {"spoon": 1}


def test_with_a_single_weapon_a_respect_player_cannot_be_extorted() -> None:
    game = position("""
        0: showers; hand knife, spoon
        1: showers; hand spoon; gang respect
        """)
    assert refused(game, "extort 1") == "not-enough-weapons R9.4"
