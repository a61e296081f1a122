"""Bugs that were found and mended, each with the rule it broke."""

from __future__ import annotations

import pytest

from blackgate import View
from blackgate.edition import edition_from
from blackgate.rules.kinds import NOBODY
from tests.rules.scenario import hand, play, position, refused


def test_cards_drawn_are_not_known_to_spectators() -> None:
    """R17.2, R17.3: spectators know public things only."""
    game = position("""
        0: showers
        1: showers
        cards: radio, link, whisky
        """)
    play(game, "search")
    assert View(game, NOBODY).tracker(0) == {}


def test_after_a_shakedown_a_card_drawn_may_be_a_blade_for_a_spectator_too() -> None:
    """R17.3: the bounds a spectator has must not follow the cards drawn."""
    game = position("""
        0: showers; hand shakedown
        1: showers; hand knife, blade, link
        2: showers
        cards: radio, pike, cap
        """)
    play(game, "play shakedown", "target 1", "take knife", "end", "search")
    assert View(game, NOBODY).tracker(1).get("blade", [0, 3])[1] >= 3


def test_a_riot_over_a_single_card_of_ones_own_cannot_be_played() -> None:
    """R18.12: the first card is dealt to the player: nothing would change."""
    game = position("""
        0: showers; hand riot, link
        1: showers
        """)
    assert refused(game, "play riot") == "no-effect R18.12"


def test_an_enforcer_cannot_be_revealed_where_nothing_can_come_of_it() -> None:
    """R18.12: everybody sees that the only target has no card, 2 Beatings and no Background to reveal."""
    game = position("""
        0: showers; background enforcer
        1: showers; beatings 2
        """)
    assert refused(game, "reveal enforcer") == "no-effect R18.12"


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


def test_supplier_may_buy_for_nothing_in_an_edition_that_says_so() -> None:
    free = edition_from({"gang_cards": {"supplier": {"least": 0}}}, "free")
    game = position("0: recreational_area; gang supplier\n1: showers", edition=free)
    assert hand(play(game, "buy knife"), 0) == {"knife": 1}


def test_supplier_never_pays_more_than_the_price() -> None:
    dear = edition_from({"gang_cards": {"supplier": {"least": 4}}}, "dear")
    game = position("0: recreational_area; gang supplier; cigarettes 2\n1: showers", edition=dear)
    assert hand(play(game, "buy knife"), 0) == {"knife": 1}
