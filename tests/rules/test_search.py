"""Search (R5): how many cards are drawn, and what happens when the deck runs out (R1.4)."""

from __future__ import annotations

from blackgate.edition import edition_of_0_1_0
from tests.rules.scenario import deck_of, events, face_up, hand, play, position, refused


def test_a_search_draws_from_the_deck_into_the_hand() -> None:
    """R5.1"""
    game = position("0: cafeteria; hand spoon\n1: showers\ncards: riot, link")
    play(game, "search")
    assert hand(game, 0) == {"spoon": 1, "riot": 1, "link": 1}
    assert events(game) == ["searches", "draws", "draws"]
    assert (game.deck_size, game.actions, game.searches) == (75, 1, 1)


def test_only_the_drawer_sees_what_was_drawn() -> None:
    """R5.1, R17.2"""
    game = position("0: cell_block\n1: showers\ncards: riot")
    play(game, "search")
    drawn = game.take_events()[1]
    assert drawn.visible_to(0)
    assert not drawn.visible_to(1)


def test_a_bonus_is_added_up_with_what_the_place_says() -> None:
    """R5.1: scavenger in the Showers, 3 + 1."""
    game = position("0: showers; gang scavenger\n1: showers")
    assert play(game, "search").players[0].hand_size == 4


def test_a_bonus_counts_where_the_place_itself_gives_nothing() -> None:
    """R5.1: in an edition with a bare Cafeteria, 0 + 1."""
    bare = edition_of_0_1_0({"places": {"cafeteria": {"search": 0}}}, "bare")
    game = position("0: cafeteria; gang scavenger\n1: showers", edition=bare)
    assert play(game, "search").players[0].hand_size == 1


def test_a_search_that_would_draw_nothing_cannot_be_chosen() -> None:
    """R5.1, R18.12"""
    bare = edition_of_0_1_0({"places": {"cafeteria": {"search": 0}}}, "bare")
    game = position("0: cafeteria\n1: showers", edition=bare)
    assert refused(game, "search") == "nothing-to-draw R5.1"


def test_the_discard_becomes_the_deck_in_the_middle_of_a_draw() -> None:
    """R1.4, R5.1: one card in the deck, then the reshuffle, then the other two."""
    game = position(
        "0: showers\n1: cafeteria\ndiscard: 3 blade\ncards: link, blade, blade", edition=deck_of(link=1, blade=3)
    )
    play(game, "search")
    assert events(game) == ["searches", "draws", "reshuffles", "draws", "draws"]
    assert hand(game, 0) == {"link": 1, "blade": 2}
    assert (game.deck_size, face_up(game, "blade")) == (1, 0)


def test_an_empty_deck_is_renewed_only_when_a_card_has_to_be_drawn() -> None:
    """R1.4: the last card of the deck is drawn and the discard lies where it is."""
    game = position("0: cell_block\n1: cell_block\ndiscard: 3 blade", edition=deck_of(link=1, blade=3))
    play(game, "search")
    assert (game.deck_size, face_up(game, "blade")) == (0, 3)
    assert "reshuffles" not in events(game)
    play(game, "end", "search")
    assert events(game) == ["turn-ends", "turn-starts", "searches", "reshuffles", "draws"]
    assert (hand(game, 1), game.deck_size, face_up(game, "blade")) == ({"blade": 1}, 2, 0)


def test_with_deck_and_discard_empty_the_draw_is_shorter() -> None:
    """R1.4"""
    game = position("0: showers\n1: cafeteria\ndiscard: blade", edition=deck_of(link=1, blade=1))
    play(game, "search")
    assert hand(game, 0) == {"link": 1, "blade": 1}
    assert events(game) == ["searches", "draws", "reshuffles", "draws"]


def test_with_deck_and_discard_empty_nobody_can_search() -> None:
    """R1.4, R5.1, R18.12: the four piles are no part of it."""
    game = position("0: showers; hand link\n1: cafeteria; hand blade", edition=deck_of(link=1, blade=1))
    assert face_up(game, "spoon") == 11
    assert refused(game, "search") == "nothing-to-draw R5.1"


def test_a_reshuffle_leaves_the_four_piles_alone() -> None:
    """R1.2, R1.4"""
    game = position("0: showers\n1: cafeteria\ndiscard: 4 blade", edition=deck_of(blade=4))
    play(game, "search")
    assert [face_up(game, pile) for pile in ("spoon", "pickaxe", "shovel", "knife")] == [11, 11, 11, 20]
    assert hand(game, 0) == {"blade": 3}


def test_what_was_just_discarded_can_be_drawn_again() -> None:
    """R1.4: sold, shuffled and found."""
    game = position("0: recreational_area; hand radio\n1: cafeteria", edition=deck_of(radio=1))
    assert refused(game, "search") == "nothing-to-draw R5.1"
    play(game, "sell radio", "search")
    assert hand(game, 0) == {"radio": 1}
