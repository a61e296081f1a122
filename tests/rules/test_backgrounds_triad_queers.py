"""The Backgrounds of the turn: blacksmith (Triad), con_artist (Queers)."""

from __future__ import annotations

import pytest

from blackgate.rules.kinds import NOBODY
from tests.rules.decks import lying_open
from tests.rules.scenario import events, hand, play, position, refused


# --- Triad: blacksmith
@pytest.mark.parametrize("there", ["cell_block", "showers", "solitary_confinement", "cafeteria"])
def test_a_blacksmith_crafts_anywhere_beaten_or_not_without_a_link(there: str) -> None:
    """R18.11: also in a turn begun in Solitary Confinement."""
    for recipe, component, crafted in (
        ("knives", "blade", {"knife": 2}),
        ("pickaxe", "pike", {"pickaxe": 1}),
        ("shovel", "container", {"shovel": 1}),
    ):
        game = position(f"""
            0: {there}; hand {component}; beatings 2; background blacksmith
            1: showers
            turn: 0; actions 1; confined
            """)
        play(game, "reveal blacksmith")
        assert game.legal_texts() == [f"craft {recipe}"]
        play(game, f"craft {recipe}")
        assert hand(game, 0) == crafted
        assert game.actions == 1
        assert lying_open(game)[component] == 1


def test_a_blacksmith_keeps_the_link() -> None:
    game = position("""
        0: cafeteria; hand link, pike; background blacksmith
        1: showers
        """)
    play(game, "reveal blacksmith", "craft pickaxe")
    assert hand(game, 0) == {"link": 1, "pickaxe": 1}


def test_a_blacksmith_of_the_triad_draws_two_cards_as_well() -> None:
    """The Craft comes first, so what is drawn cannot be crafted with."""
    game = position("""
        0: showers; hand pike; background blacksmith; gang engineer
        1: showers
        cards: container, boots
        """)
    play(game, "reveal blacksmith bonus")
    assert game.legal_texts() == ["craft pickaxe"]
    play(game, "craft pickaxe")
    assert hand(game, 0) == {"pickaxe": 1, "container": 1, "boots": 1}


def test_a_blacksmith_with_nothing_to_craft_has_only_the_bonus() -> None:
    """R18.12; R17.4: they are asked all the same, or everybody would know what they hold."""
    game = position("""
        0: cafeteria; hand link; background blacksmith; gang engineer
        1: showers
        """)
    assert refused(game, "reveal blacksmith") == "no-effect R18.12"
    play(game, "reveal blacksmith bonus")
    assert game.legal_texts() == ["pass"]
    play(game, "pass")
    assert game.players[0].hand_size == 3
    assert "end" in game.legal_texts()


# --- Queers: con_artist
def test_a_con_artist_looks_at_a_hand_here_and_may_swap_a_card() -> None:
    game = position("""
        0: showers; hand link, boots; background con_artist
        1: showers; hand shovel, pike
        2: cafeteria; hand radio
        3: showers
        """)
    play(game, "reveal con_artist")
    assert game.legal_texts() == ["target 1"]
    play(game, "target 1")
    assert game.legal_texts() == ["pass", "take shovel", "take pike"]
    play(game, "take shovel", "give boots")
    assert hand(game, 0) == {"link": 1, "shovel": 1}
    assert hand(game, 1) == {"pike": 1, "boots": 1}


def test_a_con_artist_may_only_look() -> None:
    game = position("""
        0: showers; hand link; background con_artist
        1: showers; hand shovel
        """)
    play(game, "reveal con_artist", "target 1", "pass")
    assert hand(game, 0) == {"link": 1}
    assert hand(game, 1) == {"shovel": 1}
    assert "looks-at-hand" in events(game)


def test_a_con_artist_of_the_queers_gives_nothing_in_return() -> None:
    game = position("""
        0: showers; background con_artist; gang charm
        1: showers; hand shovel, pike
        """)
    play(game, "reveal con_artist bonus", "target 1", "take shovel")
    assert hand(game, 0) == {"shovel": 1}
    assert hand(game, 1) == {"pike": 1}
    assert "end" in game.legal_texts()


def test_a_con_artist_with_an_empty_hand_has_nothing_to_swap() -> None:
    """R18.12: looking at the hand is something all the same."""
    game = position("""
        0: showers; background con_artist
        1: showers; hand shovel
        """)
    play(game, "reveal con_artist", "target 1")
    assert not [text for text in game.legal_texts() if text.startswith("take")]
    assert "looks-at-hand" in events(game)


def test_a_con_artist_needs_somebody_here_with_cards() -> None:
    """R18.12"""
    game = position("""
        0: showers; hand link; background con_artist
        1: showers
        2: cafeteria; hand radio
        """)
    assert refused(game, "reveal con_artist") == "no-effect R18.12"


def test_what_a_con_artist_sees_and_swaps_is_seen_by_nobody_else() -> None:
    """R17.1, R17.2: that a hand was looked at is public, what was seen is not; the swap is for the two."""
    game = position("""
        0: showers; hand link; background con_artist
        1: showers; hand shovel
        2: showers
        """)
    play(game, "reveal con_artist", "target 1", "take shovel", "give link")
    told = game.take_events()
    looks = next(event for event in told if event.name == "looks-at-hand")
    sees = next(event for event in told if event.name == "sees")
    assert looks.seen_by(NOBODY) is not None
    assert [sees.seen_by(seat) is not None for seat in (0, 1, 2, NOBODY)] == [True, False, False, False]
    swapped = [event for event in told if event.name in ("takes-hidden", "gives-hidden")]
    assert len(swapped) == 2
    for event in swapped:
        assert [event.visible_to(seat) for seat in (0, 1, 2, NOBODY)] == [True, True, False, False]
