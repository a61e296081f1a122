"""The Laundry (R14.9): Heal as usual, Change style, and Bandages in place of a Link or for a Heal anywhere."""

from __future__ import annotations

from functools import partial

import pytest

from tests.rules.scenario import face_up, hand, play, position, refused
from tests.rules.tokens import gang_card, stack, tokens

with_laundry = partial(position, options="places laundry")


def test_heal_as_usual() -> None:
    """R14.9, R11.3"""
    game = with_laundry("0: laundry; beatings 2\n1: showers")
    play(game, "heal")
    assert (game.players[0].beatings, game.actions) == (1, 1)


# --- Change style
@pytest.mark.parametrize(
    ("gang", "accessories"),
    [
        ("crew", ["cap"]),
        ("cartel", ["boots"]),
        ("bikers", ["signet_ring"]),
        ("bratva", ["chain"]),
        ("triad", ["chain", "boots"]),
        ("queers", ["cap", "watch"]),
    ],
)
def test_a_gang_is_joined_with_one_accessory_fewer(gang: str, accessories: list[str]) -> None:
    """R14.9"""
    game = with_laundry(f"0: laundry; hand {', '.join(accessories)}\n1: showers")
    assert refused(game, f"join {gang}") == "no-accessories R9.1"
    play(game, f"change_style {gang}", *[f"pay {accessory}" for accessory in accessories])
    assert (hand(game, 0), game.actions) == ({}, 1)
    assert gang_card(game, 0)
    assert [face_up(game, accessory) for accessory in accessories] == [1] * len(accessories)


def test_change_style_takes_accessories_of_the_gang_and_only_in_the_laundry() -> None:
    """R14.9"""
    game = with_laundry("0: laundry; hand watch\n1: showers")
    assert refused(game, "change_style crew") == "no-accessories R9.1"
    assert refused(game, "change_style triad") == "no-accessories R9.1"
    game = with_laundry("0: showers; hand cap\n1: laundry")
    assert refused(game, "change_style crew") == "wrong-place R3.4"


def test_change_style_is_join_a_gang() -> None:
    """R14.9, R9.3: the old card goes under its pile first."""
    game = with_laundry("""
        0: laundry; hand cap; gang lookout
        1: showers
        crew: scavenger, light_fingers
        """)
    play(game, "change_style crew", "pay cap")
    assert gang_card(game, 0) == "scavenger"
    assert len(game.gang_piles[0].tail) == 2


def test_change_style_and_tattoo_do_not_add_up() -> None:
    """R14.9, docs/cards.md: with tattoo it is one Accessory fewer in the Laundry too."""
    game = with_laundry("0: laundry; hand tattoo, cap, watch\n1: showers")
    play(game, "play tattoo")
    assert game.legal_texts() == ["join crew", "join cartel", "join bratva", "join triad", "join queers"]
    play(game, "join triad")
    assert game.legal_texts() == ["pay cap", "pay watch"]
    play(game, "pay cap")
    assert game.legal_texts() == ["pay watch"]
    bare = with_laundry("0: laundry; hand tattoo\n1: showers")
    assert refused(bare, "play tattoo") == "no-effect R18.12"


# --- Bandages in place of a Link
@pytest.mark.parametrize(
    ("recipe", "card", "made"),
    [
        ("knives", "blade", {"knife": 2}),
        ("pickaxe", "pike", {"pickaxe": 1}),
        ("shovel", "container", {"shovel": 1}),
    ],
)
def test_a_bandage_replaces_a_link_when_crafting(recipe: str, card: str, made: dict[str, int]) -> None:
    """R14.9: anywhere where Craft is allowed; a Link in the hand stays there."""
    game = with_laundry(f"0: cafeteria; hand {card}, link; tokens 2 bandage\n1: showers")
    play(game, f"craft {recipe} bandage")
    assert (hand(game, 0), game.actions) == ({**made, "link": 1}, 1)
    assert (tokens(game, 0), stack(game, "bandage"), face_up(game, card)) == ({"bandage": 1}, 9, 1)


def test_crafting_with_a_bandage_is_craft() -> None:
    """R14.9, R8.1, R8.3: what forbids Craft forbids it."""
    crafting = "hand pike; tokens bandage"
    game = with_laundry(f"0: showers; {crafting}\n1: showers")
    assert refused(game, "craft pickaxe bandage") == "no-craft-here R8.1"
    game = with_laundry(f"0: laundry; {crafting}; beatings 1\n1: showers")
    assert refused(game, "craft pickaxe bandage") == "beaten-craft R10.3"
    game = with_laundry(f"0: laundry; {crafting}\n1: showers\npiles: 0 pickaxe")
    assert refused(game, "craft pickaxe bandage") == "pile-empty R8.3"
    game = with_laundry(f"0: laundry; {crafting}\n1: showers\nturn: 0; confined")
    assert refused(game, "craft pickaxe bandage") == "confined R15.2"
    assert refused(game, "craft shovel bandage") == "confined R15.2"


def test_an_artisan_crafts_with_a_bandage_anywhere() -> None:
    """R14.9, R18.11"""
    game = position(
        "options: places laundry\n0: showers; hand pike; tokens bandage; gang artisan; beatings 2\n1: showers"
    )
    assert hand(play(game, "craft pickaxe bandage"), 0) == {"pickaxe": 1}


def test_a_bandage_is_one_thing_to_have_and_the_other_card_another() -> None:
    """R14.9"""
    game = with_laundry("0: laundry; hand pike\n1: laundry; tokens bandage")
    assert refused(game, "craft pickaxe bandage") == "no-token R14.3"
    game = with_laundry("0: laundry; hand link; tokens bandage\n1: showers")
    assert refused(game, "craft pickaxe bandage") == "missing-cards R8.2"


def test_whoever_needs_no_link_needs_no_bandage() -> None:
    """R14.9: thrift."""
    game = with_laundry("0: laundry; hand pike; tokens bandage; gang thrift\n1: showers")
    assert refused(game, "craft pickaxe bandage") == "no-link-in-it R14.9"
    play(game, "craft pickaxe")
    assert tokens(game, 0) == {"bandage": 1}


# --- Bandages for a Heal
@pytest.mark.parametrize("there", ["cell_block", "showers", "solitary_confinement", "laundry"])
def test_a_bandage_is_discarded_to_heal_anywhere(there: str) -> None:
    """R14.9: that costs the action."""
    game = with_laundry(f"0: {there}; beatings 2; tokens 2 bandage\n1: showers")
    play(game, "bandage")
    assert (game.players[0].beatings, game.actions) == (1, 1)
    assert (tokens(game, 0), stack(game, "bandage")) == ({"bandage": 1}, 9)


def test_a_bandage_heals_in_a_turn_begun_in_solitary_confinement() -> None:
    """R14.9, R15.2: Heal is not among what is forbidden."""
    game = with_laundry("""
        0: solitary_confinement; beatings 1; tokens bandage
        1: showers
        turn: 0; actions 1; confined
        """)
    assert play(game, "bandage").players[0].beatings == 0


def test_a_bandage_heals_only_who_has_it_and_a_beating_and_an_action() -> None:
    """R14.9"""
    game = with_laundry("0: showers; tokens bandage\n1: showers; beatings 1")
    assert refused(game, "bandage") == "not-beaten R11.3"
    game = with_laundry("0: showers; beatings 1\n1: showers; tokens bandage")
    assert refused(game, "bandage") == "no-token R14.3"
    game = with_laundry("""
        0: showers; beatings 1; tokens bandage; background kingpin
        1: showers
        turn: 0; actions 0
        """)
    assert refused(game, "bandage") == "no-actions R3.1"


def test_the_heal_of_a_bandage_is_the_heal_action() -> None:
    """R14.9: a herbalist's removes everything and draws a card."""
    game = with_laundry("""
        0: showers; beatings 2; tokens bandage; gang herbalist
        1: showers
        cards: link
        """)
    play(game, "bandage")
    assert (game.players[0].beatings, hand(game, 0), tokens(game, 0)) == (0, {"link": 1}, {})
