"""What an experiment does to one seat: every card stays one of the game, and nobody else notices more than they may."""

from __future__ import annotations

import pytest

from blackgate import FastDealer, Game, View, rulebook
from blackgate.bots import new_bot
from blackgate.bots.game_loop import play_game
from blackgate.bots.tally import Tally
from blackgate.bots.treatment import ActionsForbidden, CardGiven, GangCardGiven, SearchCardGiven
from blackgate.rules.actions import ACTIONS, SEARCH
from blackgate.rules.setup import deal
from tests.standard import BOOK, CARD_NAMES, GANG_CARD_NAMES


def dealt(seed: int = 1) -> Game:
    return deal(rulebook(4), FastDealer(seed), False, True)


def cards_of(game: Game, kind: int) -> int:
    hands = sum(player.hand[kind] for player in game.players)
    return int(game.open[kind] + game.deck[kind] + hands)


@pytest.mark.parametrize("name", GANG_CARD_NAMES)
def test_a_gang_card_comes_from_its_pile(name: str) -> None:
    """R9.1: whether it lies on top or further down, it is gone from there, and the pile shows another."""
    game = dealt()
    index = GANG_CARD_NAMES.index(name)
    gang = BOOK.gang_cards[index].gang
    top = game.gang_piles[gang].top
    assert GangCardGiven(2, index).give(game)
    pile = game.gang_piles[gang]
    assert game.players[2].gang_card.index == index
    assert pile.size() == 3
    assert index not in (pile.top, *pile.tail)
    assert not pile.bag >> index & 1
    assert (pile.top == top) == (top != index)


@pytest.mark.parametrize("name", ["riot", "care_package", "spoon", "link"])
def test_a_card_given_is_one_fewer_on_its_pile_or_in_the_deck(name: str) -> None:
    game, kind = dealt(), CARD_NAMES.index(name)
    before = game.players[1].hand[kind]
    assert CardGiven(1, kind).give(game)
    assert game.players[1].hand[kind] == before + 1
    assert cards_of(game, kind) == BOOK.total[kind]
    assert game.deck_size == sum(game.deck)


def test_others_do_not_see_which_search_card_was_given() -> None:
    """R17.2: what they remember is that it was drawn."""
    riot, blade = CARD_NAMES.index("riot"), CARD_NAMES.index("blade")
    views = []
    for kind in (riot, blade):
        game = dealt()
        assert CardGiven(1, kind).give(game)
        views.append(View(game, 0).plain())
    assert views[0] == views[1]


def test_a_card_that_the_deck_lacks_is_not_given() -> None:
    game, kind = dealt(), CARD_NAMES.index("riot")
    assert CardGiven(0, kind).give(game)
    assert not CardGiven(1, kind).give(game)
    assert game.players[1].hand_size == 3


def test_any_search_card_is_a_draw() -> None:
    game = dealt()
    assert SearchCardGiven(3).give(game)
    assert game.players[3].hand_size == 4


@pytest.mark.parametrize("bot", ["random", "rookie"])
def test_one_seat_never_does_what_it_may_not(bot: str) -> None:
    tally = Tally(3)
    bots = [new_bot(bot, f"{seat}") for seat in range(3)]
    play_game(rulebook(3), FastDealer(5), bots, 0, ActionsForbidden(1, [int(SEARCH)]), tally)
    searches = [int(tally.chosen[seat * ACTIONS + SEARCH]) for seat in range(3)]
    assert searches[1] == 0 < searches[0]
    assert tally.offered[ACTIONS + SEARCH] > 0


def test_where_nothing_else_can_be_answered_it_is_done_all_the_same() -> None:
    assert ActionsForbidden(0, [3, 4]).allowed([3, 4]) == [3, 4]
    assert ActionsForbidden(0, [3, 4]).allowed([3, 5]) == [5]
