"""The Backgrounds of the Crew and the Cartel: burglar, getaway_driver, pickpocket, fence, kingpin, smuggler."""

from __future__ import annotations

import pytest

from tests.rules.decks import lying_open
from tests.rules.scenario import hand, place, play, position, refused


# --- Crew: burglar
def test_a_burglar_draws_three_cards_and_in_the_crew_takes_a_spoon() -> None:
    for text, spoons in (("reveal burglar", {}), ("reveal burglar bonus", {"spoon": 1})):
        game = position("""
            0: showers; background burglar; gang lookout
            1: showers
            cards: link, boots, radio
            """)
        play(game, text)
        assert hand(game, 0) == {"link": 1, "boots": 1, "radio": 1, **spoons}
        assert game.actions == 2


def test_a_burglar_can_draw_in_solitary_confinement() -> None:
    """R15.2: it is no Search."""
    game = position("""
        0: solitary_confinement; background burglar
        1: showers
        turn: 0; actions 1; confined
        """)
    play(game, "reveal burglar")
    assert game.players[0].hand_size == 3


def test_a_burglar_of_the_crew_gets_the_cards_when_there_is_no_spoon() -> None:
    """R18.12"""
    game = position("""
        0: showers; background burglar; gang lookout
        1: showers
        piles: 0 spoon
        """)
    play(game, "reveal burglar bonus")
    assert game.players[0].hand_size == 3


# --- Crew: getaway_driver
def test_a_getaway_driver_goes_to_any_place_and_in_the_crew_has_an_action_more() -> None:
    for text, actions in (("reveal getaway_driver", 2), ("reveal getaway_driver bonus", 3)):
        game = position("""
            0: showers; background getaway_driver; gang lookout
            1: showers
            """)
        play(game, text)
        assert game.legal_texts() == ["go cell_block", "go cafeteria", "go infirmary", "go recreational_area"]
        play(game, "go recreational_area")
        assert place(game, 0) == "recreational_area"
        assert game.actions == actions


def test_a_getaway_driver_gets_out_of_solitary_confinement() -> None:
    game = position("""
        0: solitary_confinement; background getaway_driver
        1: showers
        turn: 0; actions 1; confined
        """)
    play(game, "reveal getaway_driver", "go showers")
    assert place(game, 0) == "showers"
    assert game.actions == 1
    assert refused(game, "search") == "confined R15.2"


def test_a_getaway_driver_cannot_go_to_solitary_confinement_or_stay() -> None:
    game = position("""
        0: showers; background getaway_driver
        1: showers
        """)
    play(game, "reveal getaway_driver")
    assert refused(game, "go solitary_confinement") == "only-by-being-sent R6.2"
    assert refused(game, "go showers") == "already-there R6.1"


# --- Crew: pickpocket
def test_a_pickpocket_takes_a_card_at_random_from_somebody_here_with_cards() -> None:
    game = position("""
        0: showers; background pickpocket
        1: showers; hand link, whisky
        2: showers
        3: cafeteria; hand radio
        cards: whisky
        """)
    play(game, "reveal pickpocket")
    assert game.legal_texts() == ["target 1"]
    assert refused(game, "target 2") == "not-a-target R18.12"
    play(game, "target 1")
    assert hand(game, 0) == {"whisky": 1}
    assert hand(game, 1) == {"link": 1}
    assert "end" in game.legal_texts()


@pytest.mark.parametrize(("second", "loot"), [("target 1", {"link": 2}), ("target 2", {"link": 1, "radio": 1})])
def test_a_pickpocket_of_the_crew_takes_one_more_from_the_same_or_another(second: str, loot: dict[str, int]) -> None:
    game = position("""
        0: showers; background pickpocket; gang lookout
        1: showers; hand 2 link
        2: showers; hand radio
        """)
    play(game, "reveal pickpocket bonus", "target 1")
    assert game.legal_texts() == ["target 1", "target 2"]
    play(game, second)
    assert hand(game, 0) == loot
    assert "end" in game.legal_texts()


def test_a_pickpocket_of_the_crew_takes_one_card_when_there_is_no_other() -> None:
    """R18.12"""
    game = position("""
        0: showers; background pickpocket; gang lookout
        1: showers; hand link
        """)
    play(game, "reveal pickpocket bonus", "target 1")
    assert hand(game, 0) == {"link": 1}
    assert "end" in game.legal_texts()


def test_a_pickpocket_with_nobody_to_rob_cannot_be_revealed() -> None:
    """R18.12"""
    game = position("""
        0: showers; background pickpocket; gang lookout
        1: showers
        2: cafeteria; hand link
        """)
    assert refused(game, "reveal pickpocket") == "no-effect R18.12"
    assert refused(game, "reveal pickpocket bonus") == "no-effect R18.12"


# --- Cartel: fence
def test_a_fence_sells_wherever_they_are_for_no_action() -> None:
    """R11.4: any number, at least one."""
    game = position("""
        0: solitary_confinement; hand whisky, 2 link; background fence
        1: showers
        turn: 0; actions 1; confined
        """)
    play(game, "reveal fence")
    assert game.legal_texts() == ["sell link", "sell whisky"]
    assert refused(game, "done") == "sell-something R11.4"
    play(game, "sell whisky", "sell link", "done")
    assert game.players[0].cigarettes == 5
    assert hand(game, 0) == {"link": 1}
    assert game.actions == 1


def test_a_fence_of_the_cartel_takes_three_cigarettes_as_well() -> None:
    game = position("""
        0: showers; hand whisky; background fence; gang supplier
        1: showers
        """)
    play(game, "reveal fence bonus", "sell whisky")
    assert game.players[0].cigarettes == 4 + 3
    assert lying_open(game)["whisky"] == 1


def test_a_fence_without_cards_has_nothing_to_sell() -> None:
    """R18.12: the bonus alone would still do something."""
    game = position("""
        0: showers; background fence; gang supplier
        1: showers
        """)
    assert refused(game, "reveal fence") == "no-effect R18.12"
    play(game, "reveal fence bonus")
    assert game.players[0].cigarettes == 3


def test_a_fence_who_is_a_middleman_gets_the_better_prices() -> None:
    """R18.10: it is a Sell in every respect."""
    game = position("""
        0: showers; hand 4 link; background fence; gang middleman
        1: showers
        """)
    play(game, "reveal fence", "sell link", "sell link", "sell link", "sell link")
    assert game.players[0].cigarettes == 4 + 3


# --- Cartel: kingpin
@pytest.mark.parametrize(("text", "cigarettes"), [("reveal kingpin", 4), ("reveal kingpin bonus", 7)])
def test_a_kingpin_takes_four_cigarettes_and_in_the_cartel_three_more(text: str, cigarettes: int) -> None:
    game = position("""
        0: solitary_confinement; background kingpin; gang supplier
        1: showers
        """)
    play(game, text)
    assert game.players[0].cigarettes == cigarettes


# --- Cartel: smuggler
def test_a_smuggler_buys_wherever_they_are_at_half_price_rounded_up() -> None:
    """R11.5: 2, 5, 6 and 8 cigarettes become 1, 3, 3 and 4."""
    for offer, price in (("knife", 1), ("knives", 3), ("pickaxe", 3), ("shovel", 4)):
        game = position("""
            0: solitary_confinement; background smuggler; cigarettes 4
            1: showers
            turn: 0; actions 1; confined
            """)
        play(game, "reveal smuggler")
        assert game.legal_texts() == ["buy knife", "buy knives", "buy pickaxe", "buy shovel"]
        play(game, f"buy {offer}")
        assert game.players[0].cigarettes == 4 - price
        assert hand(game, 0) == ({"knife": 2} if offer == "knives" else {offer: 1})
        assert game.actions == 1


def test_a_smuggler_cannot_buy_what_is_too_expensive_even_so() -> None:
    game = position("""
        0: showers; background smuggler; cigarettes 3
        1: showers
        """)
    play(game, "reveal smuggler")
    assert refused(game, "buy shovel") == "too-expensive R11.5"


def test_a_smuggler_of_the_cartel_takes_a_knife_as_well() -> None:
    game = position("""
        0: showers; background smuggler; cigarettes 3; gang middleman
        1: showers
        """)
    play(game, "reveal smuggler bonus", "buy pickaxe")
    assert hand(game, 0) == {"pickaxe": 1, "knife": 1}
    assert game.players[0].cigarettes == 0


@pytest.mark.parametrize(("offer", "price"), [("knife", 1), ("knives", 2), ("pickaxe", 2), ("shovel", 3)])
def test_half_price_comes_after_other_reductions_and_is_at_least_one(offer: str, price: int) -> None:
    """A smuggler with supplier: 2 less first, but at least 1, then half of it, rounded up."""
    game = position("""
        0: showers; background smuggler; cigarettes 9; gang supplier
        1: showers
        """)
    play(game, "reveal smuggler", f"buy {offer}")
    assert game.players[0].cigarettes == 9 - price


def test_a_smuggler_without_a_cigarette_has_only_the_bonus() -> None:
    """R18.12"""
    game = position("""
        0: showers; background smuggler; gang middleman
        1: showers
        """)
    assert refused(game, "reveal smuggler") == "no-effect R18.12"
    play(game, "reveal smuggler bonus")
    assert hand(game, 0) == {"knife": 1}
