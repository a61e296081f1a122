"""Set-up (R1): what lies where when a game begins, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

import blackgate
from blackgate import BlackgateError, View, load_edition, new_game
from blackgate.edition import EditionError, edition_from
from blackgate.rules.kinds import GANG_NAMES, NOBODY, NOTHING
from tests.rules.scenario import deck_of, face_up, hand, place, play, position
from tests.standard import BACKGROUND_NAMES, CARD_NAMES, GANG_CARD_NAMES

SEARCH_DECK = {
    "link": 14, "blade": 10, "pike": 6, "container": 5,
    "chain": 3, "cap": 3, "bandana": 3, "watch": 3, "boots": 3, "signet_ring": 3,
    "smartphone": 1, "cigar_box": 1, "whisky": 1, "pills": 1, "radio": 1, "magazine": 1,
    "solitary_confinement": 2, "cafeteria_key": 2, "master_key": 2, "sucker_punch": 2, "care_package": 2, "riot": 1,
    "painkillers": 2, "shakedown": 1, "tattoo": 1, "lockdown": 1, "poker_night": 1, "bribed_guard": 1,
}  # fmt: skip

GANG_CARDS = {
    "crew": {"lookout", "scavenger", "shortcut", "light_fingers"},
    "cartel": {"supplier", "middleman", "dealers", "allowance"},
    "bikers": {"knuckles", "thick_skin", "trophy", "ambush"},
    "bratva": {"tribute", "respect", "long_arm", "interrogation"},
    "triad": {"artisan", "thrift", "engineer", "herbalist"},
    "queers": {"stage", "barter", "charm", "wardrobe"},
}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(players: int) -> None:
    """R1.1"""
    assert len(new_game(players, seed=1).players) == players


@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_fewer_or_more_cannot_play(players: int) -> None:
    """R1.1"""
    with pytest.raises(BlackgateError, match=rf"players: {players} cannot play; .* \(R1\.1\)"):
        new_game(players)


def test_four_piles_lie_face_up_on_the_board() -> None:
    """R1.2"""
    game = new_game(6, seed=1)
    piles = {card: face_up(game, card) for card in ("spoon", "knife", "pickaxe", "shovel")}
    assert piles == {"spoon": 11, "knife": 20, "pickaxe": 11, "shovel": 11}


@pytest.mark.parametrize("card", ["spoon", "knife", "pickaxe", "shovel"])
def test_a_discarded_card_of_these_kinds_goes_back_on_its_pile(card: str) -> None:
    """R1.2"""
    game = position(f"""
        0: showers; hand 10 link, {card}
        1: cafeteria
    """)
    before = face_up(game, card)
    play(game, "end", f"discard {card}")
    assert face_up(game, card) == before + 1


def test_each_gang_has_a_pile_of_four_different_cards() -> None:
    """R1.3"""
    game = new_game(4, seed=3)
    for gang, name in enumerate(GANG_NAMES):
        pile = game.gang_piles[gang]
        cards = {GANG_CARD_NAMES[card] for card in range(24) if card == pile.top or pile.bag >> card & 1}
        assert (cards, int(pile.size())) == (GANG_CARDS[name], 4)


@pytest.mark.parametrize("gang", GANG_NAMES)
def test_the_gang_piles_are_shuffled(gang: str) -> None:
    """R1.3: any of the four may lie on top."""
    tops = {new_game(2, seed=seed).gang_piles[GANG_NAMES.index(gang)].top for seed in range(40)}
    assert {GANG_CARD_NAMES[top] for top in tops} == GANG_CARDS[gang]


def test_the_top_card_of_each_gang_pile_is_public() -> None:
    """R1.3"""
    game = new_game(3, seed=5)
    shown = View(game, NOBODY).gangs
    assert all(shown[gang][0] in cards for gang, cards in GANG_CARDS.items())


def test_a_discarded_gang_card_goes_under_its_pile() -> None:
    """R1.3"""
    game = position("""
        0: showers; hand cap, watch; gang lookout
        1: cafeteria
        crew: scavenger
    """)
    play(game, "join cartel", "pay cap", "pay watch")
    gangs = blackgate.save(game)["gangs"]
    assert isinstance(gangs, dict)
    assert gangs["crew"] == ["scavenger", "lookout"]


def test_the_search_deck_has_77_cards() -> None:
    """R1.4: deck and starting hands together."""
    game = new_game(6, seed=2)
    cards: Counter[str] = Counter({CARD_NAMES[kind]: int(count) for kind, count in enumerate(game.deck)})
    for seat in range(6):
        cards.update(hand(game, seat))
    assert {card: count for card, count in cards.items() if count} == SEARCH_DECK
    assert sum(SEARCH_DECK.values()) == 77
    assert game.deck_size == 77 - 18


def test_the_search_deck_is_shuffled() -> None:
    """R1.4: any card may be dealt."""
    dealt: set[str] = set()
    for seed in range(60):
        game = new_game(6, seed=seed)
        for seat in range(6):
            dealt |= set(hand(game, seat))
    assert dealt == set(SEARCH_DECK)


def test_discards_of_search_cards_lie_face_up_on_the_search_discard() -> None:
    """R1.4"""
    game = position("""
        0: cell_block; hand 11 link
        1: cafeteria
    """)
    play(game, "end", "discard link")
    assert (face_up(game, "link"), game.deck_size) == (1, 77 - 11)


def test_a_deal_from_a_deck_that_runs_out_is_simply_shorter() -> None:
    """R1.4"""
    game = new_game(2, seed=1, edition=deck_of(link=4))
    assert (hand(game, 0), hand(game, 1)) == ({"link": 3}, {"link": 1})


@pytest.mark.parametrize("players", [2, 6])
def test_everyone_starts_in_the_cell_block_with_three_cards_and_nothing_else(players: int) -> None:
    """R1.5"""
    game = new_game(players, seed=4)
    for seat, player in enumerate(game.players):
        assert place(game, seat) == "cell_block"
        assert sum(hand(game, seat).values()) == player.hand_size == 3
        assert (player.cigarettes, player.beatings, player.points) == (0, 0, 0)
        assert player.gang_card.index == NOTHING


def test_everyone_has_a_background_of_their_own_face_down() -> None:
    """R1.5"""
    game = new_game(6, seed=4)
    assert len({int(player.background) for player in game.players}) == 6
    assert not any(player.revealed for player in game.players)


def test_any_of_the_18_backgrounds_may_be_dealt() -> None:
    """R1.5"""
    dealt = {int(player.background) for seed in range(40) for player in new_game(6, seed=seed).players}
    assert dealt == set(range(18))
    assert len(BACKGROUND_NAMES) == 18


def test_only_the_owner_may_look_at_a_background_and_at_any_time() -> None:
    """R1.5"""
    game = new_game(3, seed=6, first=0)
    for _ in range(3):
        for seat in range(3):
            seen = [player.background for player in View(game, seat).players]
            own = BACKGROUND_NAMES[game.players[seat].background]
            assert seen == [own if other == seat else "" for other in range(3)]
        play(game, "end")


def test_an_edition_says_how_many_cards_everybody_starts_with() -> None:
    """R1.5"""
    game = new_game(2, seed=1, edition=edition_from({"game": {"starting_cards": 5}}, "five"))
    assert [player.hand_size for player in game.players] == [5, 5]


def test_there_are_twelve_prisoners_on_six_boards_with_two_sides() -> None:
    """R1.6"""
    boards = load_edition().prisoners
    assert [len(board) for board in boards] == [2] * 6
    assert len({prisoner for board in boards for prisoner in board}) == 12


def test_no_prisoner_is_on_two_boards() -> None:
    """R1.6: so that whoever takes a board takes both its sides."""
    boards = [list(board) for board in load_edition().prisoners]
    boards[1] = ["ox", "duchess"]
    with pytest.raises(EditionError, match="ox"):
        edition_from({"prisoners": {"boards": boards}}, "two oxen")


def test_prisoners_have_no_abilities() -> None:
    """R1.6: with the boards in another order it is the same game."""
    boards = [list(board) for board in reversed(load_edition().prisoners)]
    games = [new_game(3, seed=8), new_game(3, seed=8, edition=edition_from({"prisoners": {"boards": boards}}, "other"))]
    for _ in range(50):
        assert blackgate.save(games[0]) == blackgate.save(games[1])
        action = games[0].legal_texts()[-1]
        for game in games:
            game.play(action)


def test_the_first_player_comes_from_the_seed() -> None:
    """R1.7"""
    first = [new_game(4, seed=seed).asked() for seed in range(40)]
    assert first == [new_game(4, seed=seed).asked() for seed in range(40)]
    assert set(first) == {0, 1, 2, 3}


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_host_may_name_the_first_player(seat: int) -> None:
    """R1.7"""
    game = new_game(4, seed=1, first=seat)
    assert game.asked() == game.active == game.first == seat


@pytest.mark.parametrize("seat", [-1, 4])
def test_nobody_who_is_not_there_can_be_named_first(seat: int) -> None:
    """R1.7"""
    with pytest.raises(BlackgateError, match=r"first: there is no seat .* \(R1\.7\)"):
        new_game(4, first=seat)


def test_cigarettes_do_not_run_out() -> None:
    """R1.8: the 55 tokens in the box are only change."""
    game = position("""
        0: recreational_area; hand smartphone; cigarettes 55
        1: cafeteria; cigarettes 55
    """)
    play(game, "sell smartphone")
    assert [player.cigarettes for player in game.players] == [60, 55]
