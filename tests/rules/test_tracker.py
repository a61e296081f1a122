"""The tracker (R17.3): what a seat could have remembered of the hands of others, and never more than that."""

from __future__ import annotations

import pytest

from blackgate import Game, View
from blackgate.rules.kinds import NOBODY
from tests.rules.decks import all_search_cards
from tests.rules.scenario import hand, play, position
from tests.standard import CARD_NAMES, KINDS


def remembered(game: Game, viewer: int, seat: int) -> dict[str, list[int]]:
    """What a viewer knows of a hand: at least and at most how many of each kind."""
    return View(game, viewer).tracker(seat)


# --- what nobody has seen
def test_a_newcomer_remembers_nothing() -> None:
    """R17.3"""
    game = position("""
        0: showers; hand link, 2 knife
        1: showers; hand spoon
        """)
    for viewer in (0, 1, NOBODY):
        for seat in (0, 1):
            assert remembered(game, viewer, seat) == {}


def test_cards_drawn_are_not_known_to_the_other_players() -> None:
    """R17.2, R17.3"""
    game = position("""
        0: showers
        1: showers
        2: showers
        cards: radio, link, whisky
        """)
    play(game, "search")
    assert remembered(game, 1, 0) == {} == remembered(game, 2, 0)


def test_cards_drawn_are_not_known_to_spectators() -> None:
    """R17.2, R17.3: spectators know public things only."""
    game = position("""
        0: showers
        1: showers
        cards: radio, link, whisky
        """)
    play(game, "search")
    assert View(game, NOBODY).tracker(0) == {}


def test_a_seat_needs_no_tracker_for_its_own_hand() -> None:
    """R17.3: it has the hand itself."""
    game = position("""
        0: cafeteria; hand link
        1: showers
        """)
    play(game, "steal_spoon")
    assert remembered(game, 0, 0) == {}


# --- what everybody has seen
@pytest.mark.parametrize("viewer", [1, 2, NOBODY])
def test_a_card_taken_from_a_pile_is_remembered_until_it_goes_openly(viewer: int) -> None:
    """R17.1, R17.3"""
    game = position("""
        0: cell_block; hand 2 cafeteria_key, link
        1: showers
        2: showers
        turn: 0; actions 3
        """)
    play(game, "play cafeteria_key")
    assert remembered(game, viewer, 0)["spoon"][0] == 1
    play(game, "play cafeteria_key")
    assert remembered(game, viewer, 0)["spoon"][0] == 2
    play(game, "dig spoon")
    assert remembered(game, viewer, 1) == {}
    assert remembered(game, viewer, 0)["spoon"][0] == 1


@pytest.mark.parametrize("viewer", [1, 2, NOBODY])
def test_a_tool_handed_over_is_remembered_of_its_new_owner(viewer: int) -> None:
    """R7.7, R17.3"""
    game = position("""
        0: showers; hand knife, link
        1: showers; hand shovel, link
        2: showers
        """)
    play(game, "extort 1", "demand shovel", "lay knife", "cooperate")
    assert remembered(game, viewer, 0)["shovel"][0] == 1


@pytest.mark.parametrize("viewer", [0, 2, NOBODY])
def test_a_lost_extortion_shows_that_the_named_tool_was_not_there(viewer: int) -> None:
    """R7.5, R17.3: otherwise it would have been taken."""
    game = position("""
        0: showers; hand knife
        1: showers; hand link, 2 pike, shovel
        2: showers
        cards: link
        """)
    play(game, "extort 1", "demand pickaxe", "lay knife", "refuse", "yield")
    known = remembered(game, viewer, 1)
    assert known["pickaxe"] == [0, 0]
    assert "shovel" not in known
    assert "spoon" not in known


def test_a_refusal_alone_shows_nothing() -> None:
    """R17.3: a target may refuse with the Tool in hand."""
    game = position("""
        0: showers; hand knife, link
        1: showers; hand knife, pike
        2: showers
        """)
    play(game, "extort 1", "demand pickaxe", "lay knife", "refuse", "lay knife", "yield")
    for viewer in (0, 2, NOBODY):
        assert "pickaxe" not in remembered(game, viewer, 1)


@pytest.mark.parametrize("viewer", [0, 2, NOBODY])
def test_a_shakedown_shows_that_no_weapon_is_left(viewer: int) -> None:
    """R17.3"""
    game = position("""
        0: showers; hand shakedown
        1: showers; hand knife, blade, link
        2: showers
        """)
    play(game, "play shakedown", "target 1", "take blade")
    assert remembered(game, viewer, 1) == {"knife": [0, 0], "blade": [0, 0]}
    if viewer != 0:
        assert remembered(game, viewer, 0) == {"blade": [1, 1]}


@pytest.mark.parametrize("viewer", [0, 2])
def test_after_a_shakedown_a_card_drawn_may_be_a_blade_but_no_knife(viewer: int) -> None:
    """R17.3, R1.4: Knives are not in the Search deck."""
    game = position("""
        0: showers; hand shakedown
        1: showers; hand knife, blade, link
        2: showers
        cards: radio, pike, cap
        """)
    play(game, "play shakedown", "target 1", "take knife", "end", "search")
    known = remembered(game, viewer, 1)
    assert known["knife"] == [0, 0]
    assert known.get("blade", [0, 3])[1] >= 3


def test_after_a_shakedown_a_card_drawn_may_be_a_blade_for_a_spectator_too() -> None:
    """R17.3: the bounds a spectator has must not follow the cards drawn."""
    game = position("""
        0: showers; hand shakedown
        1: showers; hand knife, blade, link
        2: showers
        cards: radio, pike, cap
        """)
    play(game, "play shakedown", "target 1", "take knife", "end", "search")
    assert View(game, NOBODY).tracker(1).get("blade", [0, 3])[1] >= 3


# --- what some have seen
def test_the_two_concerned_know_a_card_that_was_taken_at_random() -> None:
    """R7.7, R17.3: nobody else does."""
    game = position("""
        0: showers; hand knife
        1: showers; hand link, radio
        2: showers
        cards: radio
        """)
    play(game, "extort 1", "demand pickaxe", "lay knife", "refuse", "yield")
    assert remembered(game, 1, 0)["radio"][0] == 1
    for viewer in (2, NOBODY):
        assert remembered(game, viewer, 0) == {"pickaxe": [0, 0]}  # it came from a hand without one


def test_who_looks_at_a_hand_knows_it_all_and_nobody_else_does() -> None:
    """R17.2, R17.3"""
    game = position("""
        0: showers; hand link; background con_artist
        1: showers; hand 2 pike, boots
        2: showers
        """)
    play(game, "reveal con_artist", "target 1", "pass")
    known = remembered(game, 0, 1)
    assert {name: least for name, (least, most) in known.items()} == hand(game, 1)
    assert all(least == most for least, most in known.values())
    for viewer in (2, NOBODY):
        assert remembered(game, viewer, 1) == {}
    assert remembered(game, 1, 0) == {}


def test_a_swap_is_remembered_by_the_two_concerned() -> None:
    """R17.2, R17.3"""
    game = position("""
        0: showers; hand link, cap; background con_artist
        1: showers; hand pike, boots
        2: showers
        """)
    play(game, "reveal con_artist", "target 1", "take pike", "give link")
    assert remembered(game, 0, 1)["link"] == [1, 1]
    assert "pike" not in remembered(game, 0, 1)  # all of the hand is known, and no Pike is in it
    assert remembered(game, 1, 0)["pike"][0] == 1
    for viewer in (2, NOBODY):
        assert remembered(game, viewer, 0) == {} == remembered(game, viewer, 1)


# --- what is forgotten
@pytest.mark.parametrize("viewer", [2, NOBODY])
def test_after_a_hidden_loss_a_known_card_may_be_gone(viewer: int) -> None:
    """R17.3: it may now be in either hand, and the two concerned know in which."""
    game = position("""
        0: cafeteria; hand link
        1: cafeteria; hand pike; background pickpocket
        2: showers; hand link
        cards: spoon
        """)
    play(game, "steal_spoon")
    assert remembered(game, viewer, 0)["spoon"][0] == 1
    play(game, "end", "reveal pickpocket", "target 0")
    assert remembered(game, viewer, 0).get("spoon", [0, 1])[0] == 0
    assert remembered(game, viewer, 1)["spoon"] == [0, 1]
    assert remembered(game, 0, 1)["spoon"][0] == 1


@pytest.mark.parametrize("viewer", [2, NOBODY])
def test_a_hidden_loss_of_the_only_card_hides_nothing(viewer: int) -> None:
    """R17.3: it can have been no other."""
    game = position("""
        0: cafeteria
        1: cafeteria; hand pike; background pickpocket
        2: showers; hand link
        """)
    play(game, "steal_spoon", "end", "reveal pickpocket", "target 0")
    assert remembered(game, viewer, 1)["spoon"][0] == 1


@pytest.mark.parametrize("viewer", [1, 2, NOBODY])
def test_a_riot_mixes_all_that_was_known(viewer: int) -> None:
    """R17.3: the Spoon is in one of the hands, in at most one of them, and nobody's for sure."""
    game = position("""
        0: cafeteria; hand riot, link
        1: showers; hand pike
        2: showers; hand boots
        cards: link, spoon, pike, boots
        """)
    play(game, "steal_spoon")
    assert remembered(game, viewer, 0)["spoon"][0] == 1
    play(game, "play riot")
    assert hand(game, 1) == {"spoon": 1}
    for seat in range(3):
        for card, (least, most) in remembered(game, viewer, seat).items():
            assert least == 0, card
            assert most <= 1 or card != "spoon"


def test_after_a_riot_everybody_knows_that_their_own_cards_are_nowhere_else() -> None:
    """R17.3: whoever was dealt the only Spoon knows that the others have none."""
    game = position("""
        0: cafeteria; hand riot, link
        1: showers; hand pike
        2: showers; hand boots
        cards: link, spoon, pike, boots
        """)
    play(game, "steal_spoon", "play riot")
    assert remembered(game, 1, 0)["spoon"] == [0, 0]
    assert remembered(game, 1, 2)["spoon"] == [0, 0]


def test_the_riot_itself_is_known_to_be_in_no_hand() -> None:
    """R17.3: it was played, and there is one."""
    game = position("""
        0: cafeteria; hand riot
        1: cafeteria; hand link
        2: showers; hand boots
        """)
    play(game, "play riot")
    for viewer in (2, NOBODY):
        assert remembered(game, viewer, 0)["riot"] == [0, 0]


# --- the Search deck
@pytest.mark.parametrize("viewer", [1, 2])
def test_after_a_reshuffle_everybody_knows_what_is_in_the_deck(viewer: int) -> None:
    """R1.4, R17.3: the discard lay face up. With nothing but Links in it, a Link is what was drawn."""
    game = position(f"""
        0: cell_block; hand boots
        1: showers; hand {all_search_cards(link=3, boots=1)}
        2: showers
        discard: 3 link
        """)
    play(game, "search")
    assert hand(game, 0) == {"boots": 1, "link": 1}
    assert remembered(game, viewer, 0)["link"][0] == 1
    view = View(game, viewer)
    deck = {CARD_NAMES[kind]: int(view.most[3 * KINDS + kind]) for kind in range(KINDS)}
    assert {name: most for name, most in deck.items() if most > 0} == {"link": 2}


def test_after_a_reshuffle_of_different_cards_what_was_drawn_is_not_known() -> None:
    """R17.3: at most one of each that was there."""
    game = position(f"""
        0: cell_block; hand 2 boots
        1: showers; hand {all_search_cards(link=2, radio=1, boots=2)}
        2: showers
        discard: 2 link, radio
        cards: radio
        """)
    play(game, "search")
    for viewer in (1, 2):
        assert remembered(game, viewer, 0).get("radio", [0, 0])[0] == 0
        assert remembered(game, viewer, 0).get("link", [0, 0])[0] == 0
