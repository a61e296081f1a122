"""Whatever happens, no card appears or vanishes."""

from __future__ import annotations

from collections import Counter

import pytest

from blackgate import Game, save
from blackgate.rules.kinds import NOTHING, TOOLS
from blackgate.rules.piles import Pile
from blackgate.rules.steps import Procedure
from blackgate.rules.waiting import STEPS
from tests.walker.tables import TABLES, Table, walk


def kinds_in_play(game: Game) -> list[int]:
    """How many cards of each kind there are: in hands, the deck, face up, on the table, in tunnels."""
    hands = [list(player.hand) for player in game.players]
    counts = [sum(column) for column in zip(*hands, game.deck, game.open, game.on_table, strict=True)]
    for at, dug in enumerate(game.tunnels):
        counts[at % int(TOOLS)] += dug
    return counts


def cards_of(pile: Pile) -> list[int]:
    """Every card of a pile of different cards."""
    top = [] if pile.top == NOTHING else [pile.top]
    return top + [card for card in range(64) if pile.bag >> card & 1] + pile.tail


def check_cards(game: Game) -> None:
    assert kinds_in_play(game) == list(game.book.total)  # R1.2, R1.4
    spots = [(player.hand, player.hand_size) for player in game.players] + [(game.deck, game.deck_size)]
    for cards, size in spots:
        assert sum(cards) == size
        assert min(cards) >= 0
    for player in game.players:
        assert player.kinds == sum(1 << kind for kind, count in enumerate(player.hand) if count > 0)
    assert min(game.open) >= 0
    assert min(game.on_table) >= 0


def check_cards_of_one_kind(game: Game) -> None:
    gang_cards = [player.gang_card.index for player in game.players if player.gang_card.index != NOTHING]
    for pile in game.gang_piles:
        gang_cards += cards_of(pile)
    assert sorted(gang_cards) == list(range(len(game.book.gang_cards)))  # R1.3
    backgrounds = [player.background for player in game.players] + cards_of(game.background_deck)
    assert sorted(backgrounds) == list(range(len(game.book.backgrounds)))  # R1.5


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_card_lies_in_one_spot_at_every_question(table: Table) -> None:
    for game in walk(table):
        check_cards(game)
        check_cards_of_one_kind(game)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_gang_pile_holds_cards_of_its_own_gang_and_shows_its_top(table: Table) -> None:
    """R1.3: a discarded Gang card goes under its own pile, and the top card is public."""
    for game in walk(table, every=7):
        for gang, pile in enumerate(game.gang_piles):
            cards = cards_of(pile)
            assert {game.book.gang_cards[card].gang for card in cards} <= {gang}
            assert (pile.top == NOTHING) == (not cards)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_figures_stay_within_their_bounds(table: Table) -> None:
    """R10.2: 0, 1 or 2 Beatings. R2.1: nobody has the points needed while the game goes on."""
    for game in walk(table):
        for player in game.players:
            assert 0 <= player.beatings <= 2
            assert player.cigarettes >= 0
            assert 0 <= player.points < game.book.goal
        assert game.actions >= 0
        assert 0 <= game.asked() < table.players


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nothing_lies_on_the_table_between_two_actions(table: Table) -> None:
    """R7.6, R18.14: Weapons laid and an Action card being played are cleared away at the end."""
    for game in walk(table):
        if game.top.beneath is None:
            assert save(game)["table"] == {}


def test_a_missing_card_would_be_seen() -> None:
    game = TABLES[0].new_game()
    game.deck[5] -= 1
    game.deck_size -= 1
    with pytest.raises(AssertionError):
        check_cards(game)
    game = TABLES[0].new_game()
    game.players[0].background = game.players[1].background
    with pytest.raises(AssertionError):
        check_cards_of_one_kind(game)


def test_the_walks_come_to_every_kind_of_question() -> None:
    """What the walker never meets it cannot check."""
    met: Counter[str] = Counter()
    for table in TABLES:
        met.update(type(game.top).__name__ for game in walk(table))
    assert set(met) == {name for name, kind in STEPS.items() if not issubclass(kind.made, Procedure)}
