"""Combat (R7.4, R7.5, R18.1e-i): Weapon for Weapon, and what the loser loses."""

from __future__ import annotations

from blackgate import Game
from tests.rules.decks import lying_open, on_table
from tests.rules.scenario import events, hand, play, position, refused


def fight(attacker: str, defender: str, *, tool: str = "pickaxe", more: str = "") -> Game:
    """A combat has started: the attacker has laid a Knife, the defender has to lay a Weapon."""
    game = position(f"0: showers; hand knife, {attacker}\n1: showers; hand {defender}\n{more}")
    return play(game, "extort 1", f"demand {tool}", "lay knife", "refuse")


# --- R7.4: the combat
def test_the_defender_lays_a_weapon_first_then_in_turns() -> None:
    """R7.4"""
    game = fight("2 blade", "2 knife, link")
    asked = []
    for weapon in ("lay knife", "lay blade", "lay knife", "lay blade"):
        asked.append(game.asked())
        play(game, weapon)
    assert asked == [1, 0, 1, 0]
    assert game.asked() == 1
    assert on_table(game) == {"knife": 3, "blade": 2}


def test_a_fighter_chooses_between_knife_and_blade_or_yields() -> None:
    """R7.4"""
    game = fight("link", "knife, blade")
    assert game.asked() == 1
    assert game.legal_texts() == ["yield", "lay knife", "lay blade"]


def test_a_fighter_may_yield_with_weapons_in_hand() -> None:
    """R7.4: the first who will not loses."""
    game = fight("link", "3 knife")
    play(game, "yield")
    assert game.players[1].beatings == 1
    assert game.players[0].beatings == 0


def test_a_fighter_without_a_weapon_can_only_yield() -> None:
    """R7.4: the first who cannot loses. R17.4: the question is put all the same."""
    game = fight("link", "pike, spoon")
    assert game.asked() == 1
    assert game.legal_texts() == ["yield"]
    assert refused(game, "lay knife") == "not-in-hand R7.4"
    play(game, "yield")
    assert game.players[1].beatings == 1


def test_the_attacker_loses_who_cannot_answer_the_defenders_weapon() -> None:
    """R7.4"""
    game = fight("link", "knife")
    play(game, "lay knife")
    assert game.asked() == 0
    assert game.legal_texts() == ["yield"]
    play(game, "yield")
    assert game.players[0].beatings == 1
    assert game.players[1].beatings == 0


# --- R7.5: Beating and card
def test_a_winning_attacker_takes_the_named_tool() -> None:
    """R7.5: one of them, whatever else is in the hand."""
    game = fight("link", "2 pickaxe, shovel, whisky")
    play(game, "yield")
    assert hand(game, 0) == {"link": 1, "pickaxe": 1}
    assert hand(game, 1) == {"pickaxe": 1, "shovel": 1, "whisky": 1}


def test_a_winning_attacker_takes_a_random_card_where_the_named_tool_is_not() -> None:
    """R7.5"""
    for card in ("shovel", "whisky"):
        game = fight("link", "shovel, whisky", more=f"cards: {card}")
        play(game, "yield")
        assert hand(game, 0) == {"link": 1, card: 1}


def test_a_winning_defender_takes_a_random_card_even_if_the_tool_is_there() -> None:
    """R7.5: the named Tool is taken by the attacker only."""
    for card, left in (("whisky", {"pickaxe": 1}), ("pickaxe", {"whisky": 1})):
        game = fight("pickaxe, whisky", "knife", more=f"cards: {card}")
        play(game, "lay knife", "yield")
        assert hand(game, 0) == left
        assert hand(game, 1) == {card: 1}


def test_an_empty_hand_gives_nothing() -> None:
    """R7.5: the loser takes the Beating and that is all."""
    game = position("""
        0: showers; hand knife
        1: showers
        """)
    play(game, "extort 1", "demand spoon", "lay knife")
    assert game.players[1].beatings == 1
    assert hand(game, 0) == hand(game, 1) == {}


def test_the_winner_gets_none_of_the_weapons_laid() -> None:
    """R7.5, R7.6: they lie on the table, not in the loser's hand."""
    game = position("""
        0: showers; hand 2 knife
        1: showers; hand 2 blade
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "lay blade", "lay knife", "lay blade")
    assert hand(game, 0) == hand(game, 1) == {}
    assert game.players[0].beatings == 1
    assert lying_open(game)["blade"] == 2


def test_a_loser_with_two_beatings_still_loses_the_card() -> None:
    """R7.5, R10.2"""
    game = position("""
        0: showers; hand knife
        1: showers; hand pickaxe; beatings 2
        """)
    play(game, "extort 1", "demand pickaxe", "lay knife", "refuse", "yield")
    assert game.players[1].beatings == 2
    assert hand(game, 0) == {"pickaxe": 1}


# --- R18.1: the order
def test_the_beating_comes_before_the_card_and_both_before_the_discard() -> None:
    """R18.1f-h"""
    game = fight("link", "pike")
    game.take_events()
    play(game, "yield")
    assert events(game) == ["yields", "wins-combat", "is-beaten", "lacks", "takes-hidden", "clears"]


def test_abilities_after_a_combat_come_after_the_discard() -> None:
    """R18.1h-i: trophy draws when the Weapons have been discarded, tribute takes its cigarettes then."""
    game = position("""
        0: showers; hand knife; gang trophy
        1: showers; hand pike
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "yield")
    assert events(game)[-3:] == ["clears", "draws", "draws"]
    game = position("""
        0: showers; hand knife; gang tribute
        1: showers; hand pike; cigarettes 5
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "yield")
    assert events(game)[-2:] == ["clears", "takes-cigarettes"]
    assert game.players[0].cigarettes == 2


def test_a_defender_with_trophy_draws_for_winning_too() -> None:
    """R18.1i: the winner's ability, whoever started it."""
    game = position("""
        0: showers; hand knife, link
        1: showers; hand knife; gang trophy
        cards: link, pike, boots
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "lay knife", "yield")
    assert hand(game, 1) == {"link": 1, "pike": 1, "boots": 1}


def test_knuckles_answer_the_same_question_as_a_weapon() -> None:
    """R18.1e: once in every combat; then a Weapon is due again."""
    game = position("""
        0: showers; hand 2 knife
        1: showers; hand knife, pike; gang knuckles
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "refuse")
    assert game.legal_texts() == ["yield", "lay knife", "knuckles"]
    play(game, "knuckles")
    assert game.asked() == 0
    play(game, "lay knife")
    assert game.asked() == 1
    assert refused(game, "knuckles") == "no-ability R9.4"
    play(game, "lay knife")
    # the attacker's hand is empty: lost
    assert game.players[0].beatings == 1


def test_when_the_target_cooperates_nobody_has_won_a_combat() -> None:
    """R7.3, R18.1i: trophy draws nothing then; ambush takes the Weapon back all the same."""
    game = position("""
        0: showers; hand knife; gang trophy
        1: showers; hand spoon
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "cooperate")
    assert hand(game, 0) == {"spoon": 1}
    game = position("""
        0: showers; hand knife; gang ambush
        1: showers; hand spoon
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "cooperate")
    assert hand(game, 0) == {"spoon": 1, "knife": 1}


def test_an_attacker_who_lost_gets_neither_tribute_nor_a_weapon_back() -> None:
    """R18.1i: the target has neither cooperated nor lost."""
    for gang in ("tribute", "ambush"):
        game = position(f"""
            0: showers; hand knife; gang {gang}
            1: showers; hand knife; cigarettes 3
            """)
        play(game, "extort 1", "demand spoon", "lay knife", "refuse", "lay knife")
        assert game.players[0].beatings == 1
        assert game.players[0].cigarettes == 0
        assert hand(game, 0) == {}


def test_ambush_takes_back_a_weapon_laid_to_intimidate_of_the_attackers_choice() -> None:
    """R18.1i: asked only where the two are of two kinds."""
    game = position("""
        0: showers; hand knife, blade; gang ambush
        1: showers; hand spoon; gang respect
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "lay blade", "cooperate")
    assert game.asked() == 0
    assert game.legal_texts() == ["take knife", "take blade"]
    play(game, "take blade")
    assert hand(game, 0) == {"spoon": 1, "blade": 1}


def test_thick_skin_takes_no_beating_and_loses_no_random_card_but_the_named_tool() -> None:
    """R7.5, R18.3: the Gang card thick_skin."""
    for tool, left in (("shovel", {"pickaxe": 1}), ("pickaxe", {})):
        game = position("""
            0: showers; hand knife
            1: showers; hand pickaxe; gang thick_skin
            """)
        play(game, "extort 1", f"demand {tool}", "lay knife", "refuse", "yield")
        assert game.players[1].beatings == 0
        assert hand(game, 1) == left
