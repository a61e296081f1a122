"""Gangs (R9): what it takes to join one, which Accessories are paid, and where the cards come from and go to."""

from __future__ import annotations

import pytest

import blackgate
from blackgate import Game
from blackgate.edition import edition_from
from blackgate.rules.kinds import NOTHING
from tests.rules.scenario import events, face_up, hand, place, play, position, refused
from tests.standard import GANG_CARD_NAMES

ACCESSORIES = ["chain", "cap", "bandana", "watch", "boots", "signet_ring"]

# R9.1: the Gang, its Accessories, how many different ones
GANGS = [
    ("crew", ["chain", "cap", "bandana"], 2),
    ("cartel", ["cap", "watch", "boots"], 2),
    ("bikers", ["bandana", "boots", "signet_ring"], 2),
    ("bratva", ["chain", "watch", "signet_ring"], 2),
    ("triad", ACCESSORIES, 3),
    ("queers", ACCESSORIES, 3),
]


def gang_card(game: Game, seat: int) -> str:
    """The Gang card in front of a player, or nothing."""
    index = game.players[seat].gang_card.index
    return "" if index == NOTHING else GANG_CARD_NAMES[index]


def pile(game: Game, gang: str) -> list[str]:
    """The top card of a pile and what was put under it."""
    gangs = blackgate.save(game)["gangs"]
    assert isinstance(gangs, dict)
    cards = gangs[gang]
    assert isinstance(cards, list)
    return cards


@pytest.mark.parametrize(("gang", "wanted", "needs"), GANGS)
def test_joining_a_gang_costs_its_accessories_and_gives_the_top_card(gang: str, wanted: list[str], needs: int) -> None:
    """R9.1"""
    for first in range(len(wanted)):
        paid = [wanted[(first + i) % len(wanted)] for i in range(needs)]
        game = position(f"0: showers; hand {', '.join(paid)}, link\n1: showers")
        top = pile(game, gang)[0]
        play(game, f"join {gang}", *[f"pay {accessory}" for accessory in paid])
        assert gang_card(game, 0) == top
        assert hand(game, 0) == {"link": 1}
        assert [face_up(game, accessory) for accessory in paid] == [1] * needs
        assert game.actions == 1


@pytest.mark.parametrize(("gang", "wanted", "needs"), GANGS)
def test_the_same_accessory_twice_does_not_count_twice(gang: str, wanted: list[str], needs: int) -> None:
    """R9.1: one different kind too few, three of each."""
    few = ", ".join(f"3 {accessory}" for accessory in wanted[: needs - 1])
    game = position(f"0: showers; hand {few}\n1: showers")
    assert refused(game, f"join {gang}") == "no-accessories R9.1"


@pytest.mark.parametrize(("gang", "wanted", "needs"), GANGS[:4])
def test_accessories_of_other_gangs_do_not_count(gang: str, wanted: list[str], needs: int) -> None:
    """R9.1"""
    others = [accessory for accessory in ACCESSORIES if accessory not in wanted]
    game = position(f"0: showers; hand {', '.join([*others, wanted[0]])}\n1: showers")
    assert refused(game, f"join {gang}") == "no-accessories R9.1"


def test_without_accessories_nobody_joins() -> None:
    """R9.1"""
    game = position("0: showers; hand 4 link\n1: showers; hand chain, cap, bandana")
    for gang, _, _ in GANGS:
        assert refused(game, f"join {gang}") == "no-accessories R9.1"


@pytest.mark.parametrize("here", ["cell_block", "cafeteria", "showers", "infirmary", "recreational_area"])
def test_a_gang_can_be_joined_anywhere(here: str) -> None:
    """R9.1, R3.3"""
    game = position(f"0: {here}; hand chain, cap\n1: showers")
    play(game, "join crew", "pay chain", "pay cap")
    assert (gang_card(game, 0), place(game, 0)) == ("lookout", here)


def test_a_gang_can_be_joined_in_a_turn_begun_in_solitary_confinement() -> None:
    """R9.1, R15.2: which forbids Search, Extortion and Craft only."""
    game = position("0: showers\n1: solitary_confinement; hand chain, cap")
    play(game, "end", "join crew", "pay chain", "pay cap")
    assert gang_card(game, 1) == "lookout"


def test_an_edition_says_what_a_gang_wants() -> None:
    """R9.1"""
    own = edition_from({"gangs": {"triad": {"accessories": ["watch", "cap"], "needs": 1}}}, "cheap triad")
    game = position("0: showers; hand cap, chain, boots\n1: showers", edition=own)
    play(game, "join triad")
    assert refused(game, "pay chain") == "no-accessories R9.1"
    play(game, "pay cap")
    assert gang_card(game, 0) == "artisan"


def test_the_player_chooses_which_accessories_to_discard() -> None:
    """R9.2"""
    game = position("0: showers; hand chain, cap, 2 bandana, watch\n1: showers")
    play(game, "join crew")
    assert game.legal_texts() == ["pay chain", "pay cap", "pay bandana"]
    play(game, "pay bandana")
    assert game.legal_texts() == ["pay chain", "pay cap"]
    play(game, "pay cap")
    assert hand(game, 0) == {"chain": 1, "bandana": 1, "watch": 1}


def test_what_cannot_be_paid() -> None:
    """R9.1, R9.2: one that was paid already, one of another Gang, one that is not there, or nothing at all."""
    game = position("0: showers; hand 2 chain, cap, watch\n1: showers")
    play(game, "join crew", "pay chain")
    assert refused(game, "pay chain") == "no-accessories R9.1"
    assert refused(game, "pay watch") == "no-accessories R9.1"
    assert refused(game, "pay bandana") == "not-in-hand R9.1"
    for action in ("end", "knuckles", "go showers", "target 0"):
        assert refused(game, action) == "not-an-answer R18.7"
    play(game, "pay cap")
    assert hand(game, 0) == {"chain": 1, "watch": 1}


def test_a_tattoo_joins_with_one_accessory_fewer_and_is_refused_like_any_other_join() -> None:
    """R9.1, R9.3"""
    game = position("""
        0: showers; hand tattoo, cap, cafeteria_key
        1: showers; gang shortcut
        2: showers; gang scavenger
        3: showers; gang light_fingers
        4: showers; gang lookout
    """)
    play(game, "play tattoo")
    assert game.legal_texts() == ["join cartel"]
    assert refused(game, "join crew") == "gang-pile-empty R9.3"
    assert refused(game, "join queers") == "no-accessories R9.1"
    for action in ("end", "cautious_move cell_block_b", "play cafeteria_key", "pay cap"):
        assert refused(game, action) == "not-an-answer R18.7"
    play(game, "join cartel", "pay cap")
    assert gang_card(game, 0) == "supplier"


def test_a_tattoo_may_make_joining_free_in_another_edition() -> None:
    """R9.1"""
    own = edition_from({"gangs": {"crew": {"needs": 1}}}, "cheap crew")
    game = position("0: showers; hand tattoo\n1: showers", edition=own)
    play(game, "play tattoo", "join crew")
    assert (gang_card(game, 0), game.actions) == ("lookout", 1)
    assert "pays" not in events(game)


def test_the_next_card_of_the_pile_shows_as_soon_as_one_is_taken() -> None:
    """R1.3, R9.1"""
    game = position("0: showers; hand chain, cap\n1: showers\ncards: light_fingers")
    play(game, "join crew", "pay chain", "pay cap")
    assert events(game) == ["pays", "pays", "joins", "turns-up"]
    assert pile(game, "crew") == ["light_fingers"]


def test_whoever_joins_another_gang_lays_the_old_card_under_its_pile() -> None:
    """R9.3: one Gang card at a time."""
    game = position("""
        0: showers; hand cap, boots; gang lookout
        1: showers
        crew: shortcut, light_fingers
        cartel: dealers
    """)
    play(game, "join cartel", "pay cap", "pay boots")
    assert events(game) == ["pays", "pays", "leaves-gang", "joins", "turns-up"]
    assert gang_card(game, 0) == "dealers"
    assert pile(game, "crew") == ["shortcut", "light_fingers", "lookout"]


def test_whoever_joins_the_same_gang_again_gets_the_next_card() -> None:
    """R9.3: the old one goes under the pile first."""
    game = position("""
        0: showers; hand cap, chain; gang lookout
        1: showers
        crew: shortcut
        cards: scavenger
    """)
    play(game, "join crew", "pay cap", "pay chain")
    assert gang_card(game, 0) == "shortcut"
    assert pile(game, "crew") == ["scavenger", "lookout"]


def test_with_one_card_on_the_pile_the_old_one_comes_up_in_its_stead() -> None:
    """R9.3"""
    game = position("""
        0: showers; hand cap, chain; gang lookout
        1: showers; gang shortcut
        2: showers; gang scavenger
    """)
    play(game, "join crew", "pay cap", "pay chain")
    assert gang_card(game, 0) == "light_fingers"
    assert pile(game, "crew") == ["lookout"]


def test_a_gang_whose_pile_is_empty_cannot_be_joined() -> None:
    """R9.3: not even by one who would lay a card under it first."""
    game = position("""
        0: showers; hand cap, chain; gang lookout
        1: showers; gang shortcut; hand cap, chain
        2: showers; gang scavenger
        3: showers; gang light_fingers
        4: showers; hand chain, bandana
    """)
    assert refused(game, "join crew") == "gang-pile-empty R9.3"
    play(game, "end", "end", "end", "end")
    assert refused(game, "join crew") == "gang-pile-empty R9.3"


def test_a_card_laid_down_on_an_empty_pile_shows_and_can_be_taken() -> None:
    """R9.3, R1.3"""
    game = position("""
        0: showers; hand cap, watch; gang lookout
        1: showers; hand bandana, chain
        2: showers; gang scavenger
        3: showers; gang light_fingers
        4: showers; gang shortcut
    """)
    play(game, "join cartel", "pay cap", "pay watch", "end")
    assert pile(game, "crew") == ["lookout"]
    play(game, "join crew", "pay chain", "pay bandana")
    assert gang_card(game, 1) == "lookout"
    assert pile(game, "crew") == [""]


def test_cards_laid_under_a_pile_come_up_in_that_order() -> None:
    """R9.3, R1.3: once what lay there before is gone."""
    game = position("""
        0: showers; hand 2 chain, 2 bandana
        1: showers; hand chain, cap
        crew: light_fingers, lookout, shortcut
        cards: scavenger
    """)
    found: list[str] = []
    for seat, first, second in [(0, "chain", "bandana"), (1, "chain", "cap"), (0, "chain", "bandana")]:
        play(game, "join crew", f"pay {first}", f"pay {second}")
        found.append(gang_card(game, seat))
        play(game, "end")
    assert found == ["light_fingers", "scavenger", "lookout"]
    assert pile(game, "crew") == ["shortcut", "light_fingers"]


def test_the_top_card_is_the_one_that_everybody_saw() -> None:
    """R9.1, R1.3: in games set up by chance."""
    for seed in range(8):
        game = position("0: showers; hand chain, cap\n1: showers", seed=seed)
        top = pile(game, "crew")[0]
        play(game, "join crew", "pay chain", "pay cap")
        assert gang_card(game, 0) == top != pile(game, "crew")[0]


def test_an_ability_works_from_the_moment_of_joining_and_costs_no_action() -> None:
    """R9.4: barter, with the last action spent on joining."""
    game = position("""
        0: showers; hand chain, cap, boots
        1: showers; hand link
        turn: 0; actions 1
        queers: barter
    """)
    play(game, "join queers", "pay chain", "pay cap", "pay boots")
    assert (game.asked(), game.actions) == (0, 0)
    play(game, "barter 1", "give link")
    assert game.active == 1


def test_the_ability_of_a_card_laid_down_is_gone() -> None:
    """R9.4, R9.3: dealers trade in the Cafeteria, and then no longer."""
    game = position("""
        0: cafeteria; hand chain, bandana, link; gang dealers; cigarettes 8
        1: showers
    """)
    assert game.why_not("buy shovel") is None
    play(game, "join crew", "pay chain", "pay bandana")
    assert refused(game, "buy shovel") == "wrong-place R3.4"


def test_an_ability_may_be_used_as_often_as_its_moment_comes() -> None:
    """R9.4: lookout, twice in a turn."""
    game = position("0: showers; gang lookout\n1: showers\ndice: 1, 2, 1, 4")
    play(game, "move", "reroll")
    assert place(game, 0) == "cell_block"
    play(game, "move", "reroll", "go recreational_area")
    assert place(game, 0) == "recreational_area"


def test_once_per_turn_is_for_the_player_whichever_copy() -> None:
    """R9.4: in an edition where two cards of the Crew are a shortcut."""
    two = edition_from({"game": {"actions": 4}, "gang_cards": {"lookout": {"do": "shortcut", "actions": 1}}}, "two")
    game = position("0: showers; hand chain, cap; gang lookout\n1: showers\ncrew: shortcut", edition=two)
    play(game, "cautious_move cafeteria")
    assert game.actions == 3
    play(game, "join crew", "pay chain", "pay cap")
    assert gang_card(game, 0) == "shortcut"
    play(game, "cautious_move showers")
    assert game.active == 1  # it cost two


def test_once_per_turn_begins_anew_with_the_next_turn() -> None:
    """R9.4"""
    game = position("0: showers; gang barter\n1: showers; hand link")
    play(game, "barter 1", "give link", "end", "end", "barter 1", "give link")
    assert refused(game, "barter 1") == "used-this-turn R9.4"


def test_an_ability_without_its_card_is_refused() -> None:
    """R9.4"""
    game = position("0: showers; gang charm\n1: showers; hand link")
    assert refused(game, "barter 1") == "no-ability R9.4"
