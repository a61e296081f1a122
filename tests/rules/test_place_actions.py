"""The Place actions (R11): Dig, Steal a spoon, Heal, Sell and Buy."""

from __future__ import annotations

import pytest

import blackgate
from blackgate.edition import edition_from
from tests.rules.scenario import events, face_up, hand, play, position, refused


# --- Dig
@pytest.mark.parametrize("tool", ["spoon", "pickaxe", "shovel"])
def test_a_tool_that_was_dug_with_is_gone_for_the_rest_of_the_game(tool: str) -> None:
    """R11.1: laid in front of its player, in no hand and on no pile."""
    game = position(f"0: cell_block; hand 2 {tool}\n1: showers")
    play(game, f"dig {tool}")
    assert (hand(game, 0), face_up(game, tool)) == ({tool: 1}, 9)
    seats = blackgate.save(game)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["tunnel"] == {tool: 1}
    assert events(game) == ["digs"]


@pytest.mark.parametrize("beatings", [0, 1])
def test_a_player_with_one_beating_may_dig(beatings: int) -> None:
    """R11.1"""
    game = position(f"0: cell_block; hand spoon; beatings {beatings}\n1: showers")
    assert play(game, "dig spoon").players[0].points == 1


def test_a_player_with_two_beatings_may_not_dig() -> None:
    """R11.1, R10.3"""
    game = position("0: cell_block; hand spoon; beatings 2\n1: showers")
    assert refused(game, "dig spoon") == "beaten-dig R10.3"


def test_only_a_tool_from_the_hand_is_dug_with() -> None:
    """R11.1"""
    game = position("0: cell_block; hand pickaxe, knife; tunnel spoon\n1: cell_block; hand shovel")
    assert refused(game, "dig spoon").startswith("not-in-hand")
    assert refused(game, "dig shovel").startswith("not-in-hand")
    assert game.why_not("dig pickaxe") is None


# --- Steal a spoon
def test_a_spoon_is_stolen_from_its_pile() -> None:
    """R11.2"""
    game = position("0: cafeteria\n1: showers; hand 10 spoon")
    play(game, "steal_spoon")
    assert (hand(game, 0), face_up(game, "spoon"), game.actions) == ({"spoon": 1}, 0, 1)


def test_without_a_spoon_on_the_pile_there_is_nothing_to_steal() -> None:
    """R11.2"""
    game = position("0: cafeteria\n1: showers; hand 11 spoon")
    assert refused(game, "steal_spoon") == "pile-empty R11.2"


def test_beatings_do_not_keep_anybody_from_stealing() -> None:
    """R11.2, R10.3"""
    game = position("0: cafeteria; beatings 2\n1: showers")
    assert hand(play(game, "steal_spoon"), 0) == {"spoon": 1}


# --- Heal
@pytest.mark.parametrize("beatings", [1, 2])
def test_a_heal_removes_one_beating(beatings: int) -> None:
    """R11.3"""
    game = position(f"0: infirmary; beatings {beatings}\n1: showers")
    play(game, "heal")
    assert (game.players[0].beatings, game.actions) == (beatings - 1, 1)
    assert events(game) == ["heals"]


def test_with_nothing_to_heal_there_is_no_heal() -> None:
    """R11.3"""
    game = position("0: infirmary\n1: infirmary; beatings 2")
    assert refused(game, "heal") == "not-beaten R11.3"


def test_after_the_last_beating_was_healed_there_is_no_heal() -> None:
    """R11.3"""
    game = play(position("0: infirmary; beatings 1\n1: showers"), "heal")
    assert refused(game, "heal") == "not-beaten R11.3"


# --- Sell
@pytest.mark.parametrize(
    ("card", "value"),
    [
        ("link", 1), ("blade", 1), ("pike", 2), ("container", 2), ("spoon", 1), ("knife", 1), ("pickaxe", 3),
        ("shovel", 4), ("chain", 1), ("cap", 1), ("bandana", 1), ("watch", 1), ("boots", 1), ("signet_ring", 1),
        ("smartphone", 5), ("cigar_box", 5), ("whisky", 4), ("pills", 4), ("radio", 3), ("magazine", 3),
        ("solitary_confinement", 1), ("cafeteria_key", 1), ("master_key", 1), ("sucker_punch", 1),
        ("care_package", 1), ("riot", 1), ("painkillers", 1), ("shakedown", 1), ("tattoo", 1), ("lockdown", 1),
        ("poker_night", 1), ("bribed_guard", 1),
    ],
)  # fmt: skip
def test_what_each_card_sells_for(card: str, value: int) -> None:
    """R11.4: and it goes to its pile or the Search discard."""
    game = position(f"0: recreational_area; hand {card}; cigarettes 3\n1: showers")
    before = face_up(game, card)
    play(game, f"sell {card}")
    assert (game.players[0].cigarettes, hand(game, 0)) == (3 + value, {})
    assert face_up(game, card) == before + 1


def test_any_number_of_cards_is_sold_in_one_action() -> None:
    """R11.4, R18.13: one after the other, until the player is done."""
    game = position("0: recreational_area; hand 2 link, shovel, radio\n1: showers")
    play(game, "sell shovel", "sell link", "sell radio")
    assert (game.players[0].cigarettes, game.actions) == (4 + 1 + 3, 1)
    assert refused(game, "sell shovel") == "not-in-hand R11.4"
    assert refused(game, "sell spoon") == "not-in-hand R11.4"
    for action in ("buy knife", "heal", "end", "search"):
        assert refused(game, action) == "not-an-answer R18.7"
    play(game, "done")
    assert (hand(game, 0), game.active, game.actions) == ({"link": 1}, 0, 1)


def test_one_card_is_enough_for_a_sell() -> None:
    """R11.4"""
    game = position("0: recreational_area; hand 2 link\n1: showers")
    play(game, "sell link", "done")
    assert (game.players[0].cigarettes, game.actions) == (1, 1)


def test_a_sell_ends_by_itself_with_the_last_card() -> None:
    """R11.4, R17.4: everybody sees that there is nothing more to sell."""
    game = position("0: recreational_area; hand 2 link\n1: showers")
    play(game, "sell link", "sell link")
    assert (game.asked(), game.actions, game.legal_texts()[0]) == (0, 1, "end")
    last = position("0: recreational_area; hand link\n1: showers\nturn: 0; actions 1")
    assert play(last, "sell link").active == 1


def test_at_least_one_card_has_to_be_sold() -> None:
    """R11.4: by a fence, who has begun before the first card is named."""
    game = position("0: showers; hand link, shovel; background fence\n1: showers")
    play(game, "reveal fence")
    assert refused(game, "done") == "sell-something R11.4"
    play(game, "sell shovel", "done")
    assert (game.players[0].cigarettes, game.actions) == (4, 2)


def test_what_is_not_in_the_hand_cannot_be_sold() -> None:
    """R11.4"""
    game = position("0: recreational_area; hand link\n1: recreational_area; hand shovel")
    assert refused(game, "sell shovel").startswith("not-in-hand")
    empty = position("0: recreational_area\n1: showers")
    assert not any(text.startswith("sell") for text in empty.legal_texts())


def test_an_edition_says_what_a_card_sells_for() -> None:
    """R11.4"""
    own = edition_from({"cards": {"link": {"value": 0}, "radio": {"value": 20}}}, "own values")
    game = position("0: recreational_area; hand link, radio\n1: showers", edition=own)
    play(game, "sell link")
    assert game.players[0].cigarettes == 0
    assert play(game, "sell radio").players[0].cigarettes == 20


# --- Buy
@pytest.mark.parametrize(
    ("offer", "price", "bought"),
    [
        ("knife", 2, {"knife": 1}),
        ("knives", 5, {"knife": 2}),
        ("pickaxe", 6, {"pickaxe": 1}),
        ("shovel", 8, {"shovel": 1}),
    ],
)
def test_what_can_be_bought_and_for_how_much(offer: str, price: int, bought: dict[str, int]) -> None:
    """R11.5"""
    game = position(f"0: recreational_area; cigarettes {price}\n1: showers")
    before = {card: face_up(game, card) for card in bought}
    play(game, f"buy {offer}")
    assert (game.players[0].cigarettes, hand(game, 0), game.actions) == (0, bought, 1)
    assert {card: before[card] - face_up(game, card) for card in bought} == bought
    poorer = position(f"0: recreational_area; cigarettes {price - 1}\n1: showers")
    assert refused(poorer, f"buy {offer}") == "too-expensive R11.5"


@pytest.mark.parametrize(("offer", "pile"), [("knife", "knife"), ("pickaxe", "pickaxe"), ("shovel", "shovel")])
def test_nothing_is_bought_from_an_empty_pile(offer: str, pile: str) -> None:
    """R11.5"""
    game = position(f"0: recreational_area; cigarettes 20\n1: showers\npiles: 0 {pile}")
    assert refused(game, f"buy {offer}") == "pile-empty R11.5"
    last = position(f"0: recreational_area; cigarettes 20\n1: showers\npiles: 1 {pile}")
    assert hand(play(last, f"buy {offer}"), 0) == {pile: 1}


def test_two_knives_need_two_on_the_pile() -> None:
    """R11.5"""
    game = position("0: recreational_area; cigarettes 20\n1: showers\npiles: 1 knife")
    assert refused(game, "buy knives") == "pile-empty R11.5"
    game = position("0: recreational_area; cigarettes 20\n1: showers\npiles: 2 knife")
    assert hand(play(game, "buy knives"), 0) == {"knife": 2}


def test_a_smuggler_buys_one_thing_anywhere_and_is_refused_like_any_buyer() -> None:
    """R11.5"""
    game = position("""
        0: showers; cigarettes 3; background smuggler
        1: showers; hand spoon
        piles: 1 knife
    """)
    play(game, "reveal smuggler")
    assert game.legal_texts() == ["buy knife", "buy pickaxe"]
    assert refused(game, "buy shovel") == "too-expensive R11.5"
    assert refused(game, "buy knives") == "pile-empty R11.5"
    for action in ("end", "sell bribed_guard", "barter 0"):
        assert refused(game, action) == "not-an-answer R18.7"
    play(game, "buy pickaxe")
    assert (hand(game, 0), game.players[0].cigarettes, game.actions) == ({"pickaxe": 1}, 0, 2)


def test_a_smuggler_with_an_empty_knife_pile_is_refused_the_knife() -> None:
    """R11.5"""
    game = position("0: showers; cigarettes 9; background smuggler\n1: showers\npiles: 0 knife")
    assert refused(play(game, "reveal smuggler"), "buy knife") == "pile-empty R11.5"


def test_one_thing_is_bought_with_one_action() -> None:
    """R11.5"""
    game = position("0: recreational_area; cigarettes 20\n1: showers")
    play(game, "buy shovel")
    assert (game.active, game.actions) == (0, 1)
    play(game, "buy pickaxe")
    assert (game.active, game.players[0].cigarettes) == (1, 6)


def test_an_edition_says_the_prices() -> None:
    """R11.5"""
    own = edition_from({"shop": {"knife": {"card": "spoon", "count": 3, "price": 1}}}, "own prices")
    game = position("0: recreational_area; cigarettes 1\n1: showers", edition=own)
    assert hand(play(game, "buy knife"), 0) == {"spoon": 3}
