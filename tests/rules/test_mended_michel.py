"""Bugs in R12 that were found and mended, against R17.4, R18.1, R18.12 and R18.14."""

from __future__ import annotations

from blackgate import Game
from tests.rules.decks import all_search_cards, lying_open
from tests.rules.scenario import deck_of, hand, play, position, refused


def arrive(seat: str, cards: str) -> Game:
    """Seat 0 has come to the Showers, where they are, and has an action left; the first card is revealed."""
    game = position(f"""
        options: michel
        0: cell_block; {seat}
        1: cafeteria
        turn: 0; actions 3
        cards: {cards}
        """)
    return play(game, "cautious_move showers")


def test_the_toll_is_asked_for_alike_with_one_of_the_two_tools_shown_and_with_both() -> None:
    """R12.8, R17.4: whether the question is put must not tell whether the other Tool is there too."""
    for held, answers in (
        ("spoon, pickaxe, link", ["discard spoon", "discard pickaxe"]),
        ("spoon, shovel, link", ["discard spoon"]),
        ("pickaxe, 2 link", ["discard pickaxe"]),
    ):
        game = arrive(f"hand {held}", "knife_spoon_pickaxe")
        play(game, "refuse", "yield")
        assert game.asked() == 0
        assert game.legal_texts() == answers


def test_trophy_draws_after_the_winner_has_decided_about_the_card_won() -> None:
    """R12.9, R18.1g-i: trophy is an ability after the combat, on top of R12.9; the choice comes without its cards."""
    game = arrive("hand knife; gang trophy", "knife_spoon, no_knife, radio, cap, boots")
    play(game, "refuse", "lay knife")
    assert game.legal_texts() == ["draw", "pass"]
    assert hand(game, 0) == {}
    play(game, "draw")
    assert hand(game, 0) == {"radio": 1, "cap": 1, "boots": 1}


def test_with_trophy_nobody_is_asked_to_draw_a_card_that_is_not_there() -> None:
    """R12.9, R18.12: the last two Search cards; whoever says `draw` must get a card."""
    game = position(f"""
        options: michel
        0: cell_block; hand knife; gang trophy
        1: cafeteria; hand {all_search_cards(radio=1, cap=1)}
        turn: 0; actions 3
        cards: knife_spoon, no_knife, radio, cap
        """)
    play(game, "cautious_move showers", "refuse", "lay knife")
    assert game.legal_texts() == ["draw", "pass"]
    before = sum(hand(game, 0).values())
    play(game, "draw")
    assert sum(hand(game, 0).values()) > before


def test_a_blade_laid_is_not_in_the_reshuffle_for_the_card_won() -> None:
    """R12.9, R12.10, R18.14: Weapons are discarded at the end, the card won comes before it."""
    game = position(
        """
        options: michel
        0: cell_block; hand blade
        1: cafeteria; hand link
        turn: 0; actions 3
        cards: knife_spoon, no_knife
        """,
        edition=deck_of(blade=1, link=1),
    )
    play(game, "cautious_move showers", "refuse", "lay blade")
    assert "draw" not in game.legal_texts()
    assert lying_open(game)["blade"] == 1


def test_a_tool_that_the_card_does_not_show_is_not_refused_as_missing() -> None:
    """R12.6: the reason must be true; the Shovel is in the hand, but not on the card."""
    game = arrive("hand spoon, shovel", "knife_spoon")
    assert refused(game, "discard shovel").split()[0] != "not-in-hand"
