"""Every result of chance that a scripted dealer forces really happens."""

from __future__ import annotations

import pytest

from blackgate import Event, Game, ScriptedDealer, ScriptError, lay_out, new_game
from blackgate.rules import events as said
from blackgate.rules.kinds import GANG_NAMES, PILES, PLACE_NAMES
from tests.rules.scenario import PLAIN_CARDS
from tests.standard import BACKGROUND_NAMES, CARD_NAMES, GANG_CARD_NAMES

DIE = range(1, 7)
SEARCH_CARDS = CARD_NAMES[int(PILES) :]
ONE_OF_EACH = ", ".join(CARD_NAMES)
GANG_TOPS = [4 * gang for gang in range(len(GANG_NAMES))]  # the first of four cards of each Gang


def scripted(position: str, *, dice: list[int] | None = None, cards: list[int] | None = None) -> Game:
    """A position in which chance has nothing else to say."""
    game = lay_out(position, edition=PLAIN_CARDS)
    game.dealer = ScriptedDealer(dice or [], cards or [])
    return game


def set_up(players: int, *, tops: list[int] | None = None, background: int = 0, card: int = 5, first: int = 0) -> Game:
    """R1: Gang piles, Backgrounds, three cards each, the first player. The first named falls to seat 0."""
    backgrounds = [background] + [other for other in range(players) if other != background]
    cards = [card] + [5] * 10 + [4] * 7
    script = [*(tops or GANG_TOPS), *backgrounds[:players], *cards[: 3 * players], first]
    return new_game(players, dealer=ScriptedDealer([], script))


def only(events: list[Event], code: int) -> Event:
    found = [event for event in events if event.code == code]
    assert len(found) == 1
    return found[0]


@pytest.mark.parametrize("face", DIE)
def test_each_face_of_the_die_is_rolled_and_leads_to_its_places(face: int) -> None:
    """R6.1: from Solitary Confinement, which has no number, both Places with that number can be gone to."""
    game = scripted("0: solitary_confinement\n1: showers\nturn: 0", dice=[face])
    game.play("move")
    assert only(game.take_events(), said.ROLLS).number == face
    places = [place.name for place in game.book.places if face in place.numbers]
    assert game.legal_texts() == [f"go {place}" for place in places]


@pytest.mark.parametrize("face", DIE)
def test_each_face_of_the_die_is_rolled_again(face: int) -> None:
    """The second roll of a lookout."""
    game = scripted("0: solitary_confinement; gang lookout\n1: showers\nturn: 0", dice=[7 - face, face])
    game.play("move")
    game.play("reroll")
    assert only(game.take_events(), said.ROLLS_AGAIN).number == face
    assert all(face in place.numbers for place in game.book.places if f"go {place.name}" in game.legal_texts())


@pytest.mark.parametrize("card", SEARCH_CARDS)
def test_each_card_of_the_search_deck_is_drawn(card: str) -> None:
    """R5.1: one card in the Cell Block."""
    kind = CARD_NAMES.index(card)
    game = scripted("0: cell_block\n1: showers\nturn: 0", cards=[kind])
    deck = game.deck[kind]
    game.play("search")
    assert game.players[0].hand[kind] == 1
    assert game.deck[kind] == deck - 1
    assert only(game.take_events(), said.DRAWS).kind == kind


@pytest.mark.parametrize("card", SEARCH_CARDS)
def test_each_card_of_the_search_deck_is_dealt_at_the_start(card: str) -> None:
    """R1.5"""
    kind = CARD_NAMES.index(card)
    assert set_up(6, card=kind).players[0].hand[kind] >= 1


@pytest.mark.parametrize("card", CARD_NAMES)
def test_each_card_of_a_hand_is_taken_at_random(card: str) -> None:
    """A pickpocket takes it out of a hand with one of each."""
    kind = CARD_NAMES.index(card)
    position = f"0: showers; background pickpocket\n1: showers; hand {ONE_OF_EACH}\nturn: 0"
    game = scripted(position, cards=[kind])
    game.play("reveal pickpocket")
    game.play("target 1")
    assert list(game.players[0].hand) == [int(other == kind) for other in range(len(CARD_NAMES))]
    assert only(game.take_events(), said.TAKES_HIDDEN).kind == kind


@pytest.mark.parametrize("card", CARD_NAMES)
def test_each_card_of_a_hand_is_discarded_at_random(card: str) -> None:
    """The bonus of an arsonist."""
    kind = CARD_NAMES.index(card)
    position = f"0: showers; gang knuckles; background arsonist\n1: showers; hand {ONE_OF_EACH}\nturn: 0"
    game = scripted(position, cards=[kind])
    lying = game.open[kind]
    game.play("reveal arsonist bonus")
    assert game.players[1].hand[kind] == 0
    assert game.open[kind] == lying + 1
    assert only(game.take_events(), said.DISCARDS_AT_RANDOM).kind == kind


def test_a_riot_deals_the_cards_as_they_come() -> None:
    """One by one, clockwise, beginning with whoever plays it."""
    position = "0: showers; hand riot, link\n1: showers; hand blade, pike\n2: showers; hand spoon\nturn: 0"
    order = ["pike", "spoon", "link", "blade"]
    game = scripted(position, cards=[CARD_NAMES.index(card) for card in order])
    game.play("play riot")
    dealt = [(event.seat, event.card) for event in game.take_events() if event.code == said.IS_DEALT]
    assert dealt == [(0, "pike"), (1, "spoon"), (2, "link"), (0, "blade")]


@pytest.mark.parametrize("card", GANG_CARD_NAMES)
def test_each_gang_card_lies_on_top_of_its_pile_at_the_start(card: str) -> None:
    """R1.3"""
    index = GANG_CARD_NAMES.index(card)
    tops = [*GANG_TOPS]
    tops[index // 4] = index
    assert [pile.top for pile in set_up(2, tops=tops).gang_piles] == tops


@pytest.mark.parametrize("card", GANG_CARD_NAMES)
def test_each_gang_card_is_turned_up_when_it_comes_next(card: str) -> None:
    """R9.1: the top card is taken, and the next one shows."""
    index = GANG_CARD_NAMES.index(card)
    gang = index // 4
    top = GANG_CARD_NAMES[4 * gang + (index + 1) % 4]
    position = "0: showers; hand chain, cap, bandana, watch, boots, signet_ring\n1: showers\nturn: 0"
    game = scripted(f"{position}\n{GANG_NAMES[gang]}: {top}", cards=[index])
    game.play(f"join {GANG_NAMES[gang]}")
    while game.legal_texts()[0].startswith("pay"):
        game.play(game.legal_actions()[0])
    assert GANG_CARD_NAMES[game.players[0].gang_card.index] == top
    assert only(game.take_events(), said.TURNS_UP).kind == index
    assert game.gang_piles[gang].top == index


@pytest.mark.parametrize("background", BACKGROUND_NAMES)
def test_each_background_is_dealt(background: str) -> None:
    """R1.5"""
    index = BACKGROUND_NAMES.index(background)
    game = set_up(3, background=index)
    assert game.players[0].background == index
    assert not game.players[0].revealed


@pytest.mark.parametrize(("players", "first"), [(players, seat) for players in range(2, 7) for seat in range(players)])
def test_each_player_begins(players: int, first: int) -> None:
    """R1.7"""
    game = set_up(players, first=first)
    assert game.first == game.active == game.asked() == first
    assert new_game(players, 1, first=first).first == first


@pytest.mark.parametrize(
    ("position", "action", "dice", "cards"),
    [
        ("0: cell_block\n1: showers\nturn: 0", "move", [7], []),
        ("0: cell_block\n1: showers\nturn: 0", "search", [], [CARD_NAMES.index("spoon")]),
        ("0: cell_block\n1: showers; hand riot\nturn: 0", "search", [], [CARD_NAMES.index("riot")]),
        ("0: cell_block\n1: showers\nturn: 0", "search", [], []),
        ("0: cell_block\n1: showers\nturn: 0", "search", [], [-1]),
    ],
)
def test_a_result_that_cannot_be_is_refused(position: str, action: str, dice: list[int], cards: list[int]) -> None:
    game = scripted(position, dice=dice, cards=cards)
    with pytest.raises(ScriptError):
        game.play(action)


def test_the_places_are_numbered_as_the_board_is() -> None:
    """R4.1: what the die tests above rely on."""
    game = new_game(2, 1)
    places = [place for place in game.book.places if place.name]
    assert [place.name for place in places] == list(PLACE_NAMES[:6])
    assert {place.name: place.numbers for place in places} == {
        "cell_block": (1, 2, 3),
        "cafeteria": (1, 4),
        "showers": (2, 5),
        "infirmary": (3, 6),
        "recreational_area": (4, 5, 6),
        "solitary_confinement": (),
    }
