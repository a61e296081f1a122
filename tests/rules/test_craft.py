"""Craft (R8): where it is allowed, what becomes what, and piles that are empty."""

from __future__ import annotations

import pytest

from blackgate import IllegalAction
from blackgate.edition import edition_from
from tests.rules.scenario import events, face_up, hand, play, position, refused


@pytest.mark.parametrize("here", ["cell_block", "showers", "solitary_confinement"])
def test_nobody_crafts_in_the_cell_block_the_showers_or_solitary_confinement(here: str) -> None:
    """R8.1"""
    game = position(f"0: {here}; hand link, container\n1: cafeteria")
    assert refused(game, "craft shovel") == "no-craft-here R8.1"


def test_a_refusal_says_why_in_words() -> None:
    """R8.1: the action, the reason, the rule."""
    game = position("0: showers; hand link, container\n1: cafeteria")
    with pytest.raises(IllegalAction) as caught:
        game.play("craft shovel")
    assert str(caught.value) == "craft shovel: not in the Showers (R8.1)"
    assert str(game.why_not("craft shovel")) == "not in the Showers (R8.1)"


@pytest.mark.parametrize("beatings", [1, 2])
def test_nobody_crafts_with_beatings(beatings: int) -> None:
    """R8.1, R10.3"""
    game = position(f"0: cafeteria; hand link, blade; beatings {beatings}\n1: cafeteria")
    assert refused(game, "craft knives") == "beaten-craft R10.3"


@pytest.mark.parametrize(
    ("recipe", "other", "taken"),
    [
        ("knives", "blade", {"knife": 2}),
        ("pickaxe", "pike", {"pickaxe": 1}),
        ("shovel", "container", {"shovel": 1}),
    ],
)
@pytest.mark.parametrize("here", ["cafeteria", "infirmary", "recreational_area"])
def test_what_becomes_what(recipe: str, other: str, taken: dict[str, int], here: str) -> None:
    """R8.2"""
    game = position(f"0: {here}; hand 2 link, 2 {other}\n1: showers")
    before = {card: face_up(game, card) for card in taken}
    play(game, f"craft {recipe}")
    assert hand(game, 0) == {"link": 1, other: 1, **taken}
    assert (face_up(game, "link"), face_up(game, other)) == (1, 1)
    assert {card: before[card] - face_up(game, card) for card in taken} == taken
    assert game.actions == 1


def test_the_cards_are_discarded_before_the_crafted_ones_are_taken() -> None:
    """R8.2"""
    game = position("0: cafeteria; hand link, blade\n1: showers")
    play(game, "craft knives")
    assert events(game) == ["crafts", "discards", "discards", "takes-from-pile", "takes-from-pile"]


def test_one_crafting_takes_one_action() -> None:
    """R8.2: and two craftings two."""
    game = position("0: cafeteria; hand 2 link, pike, container\n1: showers")
    play(game, "craft pickaxe")
    assert (game.active, game.actions) == (0, 1)
    play(game, "craft shovel")
    assert (game.active, hand(game, 0)) == (1, {"pickaxe": 1, "shovel": 1})


@pytest.mark.parametrize("cards", ["2 link", "blade", "2 blade, pike", "link, knife"])
def test_both_cards_are_needed(cards: str) -> None:
    """R8.2"""
    game = position(f"0: cafeteria; hand {cards}\n1: showers; hand link, blade, pike, container")
    for recipe in ("knives", "pickaxe", "shovel"):
        assert refused(game, f"craft {recipe}") == "missing-cards R8.2"


@pytest.mark.parametrize(("recipe", "other", "pile"), [
    ("knives", "blade", "knife"), ("pickaxe", "pike", "pickaxe"), ("shovel", "container", "shovel"),
])  # fmt: skip
def test_nothing_is_crafted_while_its_pile_is_empty(recipe: str, other: str, pile: str) -> None:
    """R8.3"""
    game = position(f"0: cafeteria; hand link, {other}\n1: showers\npiles: 0 {pile}")
    assert refused(game, f"craft {recipe}") == "pile-empty R8.3"


def test_the_last_pickaxe_can_be_crafted() -> None:
    """R8.3"""
    game = position("0: cafeteria; hand 2 link, 2 pike\n1: showers\npiles: 1 pickaxe")
    play(game, "craft pickaxe")
    assert refused(game, "craft pickaxe") == "pile-empty R8.3"
    assert hand(game, 0) == {"link": 1, "pike": 1, "pickaxe": 1}


def test_with_a_single_knife_left_link_and_blade_give_that_one() -> None:
    """R8.3"""
    game = position("0: cafeteria; hand link, blade\n1: showers\npiles: 1 knife")
    play(game, "craft knives")
    assert (hand(game, 0), face_up(game, "knife")) == ({"knife": 1}, 0)


def test_with_two_knives_left_link_and_blade_give_both() -> None:
    """R8.3"""
    game = position("0: cafeteria; hand link, blade\n1: showers\npiles: 2 knife")
    play(game, "craft knives")
    assert (hand(game, 0), face_up(game, "knife")) == ({"knife": 2}, 0)


def test_an_edition_says_what_becomes_what() -> None:
    """R8.2"""
    own = edition_from({"recipes": {"shovel": {"discard": ["link", "spoon", "watch"], "count": 2}}}, "own recipe")
    game = position("0: cafeteria; hand link, spoon, watch\n1: showers", edition=own)
    play(game, "craft shovel")
    assert hand(game, 0) == {"shovel": 2}
    assert (face_up(game, "spoon"), face_up(game, "watch")) == (11, 1)


@pytest.mark.parametrize(("discard", "too_few", "enough"), [
    (["pike", "pike"], "pike", "2 pike"), (["link", "link"], "link", "2 link"),
])  # fmt: skip
def test_a_recipe_of_an_edition_may_take_two_of_a_kind(discard: list[str], too_few: str, enough: str) -> None:
    """R8.2"""
    own = edition_from({"recipes": {"knives": {"discard": discard}}}, "two of a kind")
    game = position(f"0: cafeteria; hand {too_few}\n1: showers", edition=own)
    assert refused(game, "craft knives") == "missing-cards R8.2"
    game = position(f"0: cafeteria; hand {enough}\n1: showers", edition=own)
    play(game, "craft knives")
    assert hand(game, 0) == {"knife": 2}


def test_a_blacksmith_crafts_anywhere_and_is_refused_what_the_cards_or_the_piles_do_not_allow() -> None:
    """R8.2, R8.3: without a Link, with Beatings, for no action."""
    game = position("""
        0: showers; hand container, pike; beatings 2; background blacksmith
        1: showers
        piles: 0 pickaxe
    """)
    play(game, "reveal blacksmith")
    assert game.legal_texts() == ["craft shovel"]
    assert refused(game, "craft knives") == "missing-cards R8.2"
    assert refused(game, "craft pickaxe") == "pile-empty R8.3"
    for action in ("end", "extort 5", "dig spoon"):
        assert refused(game, action) == "not-an-answer R18.7"
    play(game, "craft shovel")
    assert (hand(game, 0), game.actions) == ({"pike": 1, "shovel": 1}, 2)


def test_a_blacksmith_without_anything_to_craft_is_not_revealed() -> None:
    """R8.2, R18.12"""
    game = position("0: cafeteria; hand 2 link; background blacksmith\n1: showers")
    assert refused(game, "reveal blacksmith") == "no-effect R18.12"
