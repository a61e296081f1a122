"""Michel and Michelle (R12.1-R12.4, R16.8): where they start and go, and whom they extort there.

Players who come to them are in `test_michel_arrivals.py`, their Extortion itself in `test_michel_combat.py`.
"""

from __future__ import annotations

from functools import partial

import pytest

import blackgate
from blackgate import Options
from blackgate.edition import edition_from
from blackgate.rules.kinds import NOBODY
from tests.rules.decks import on_table
from tests.rules.michel import extorted, michel_at, michel_pile
from tests.rules.scenario import events, hand, place, play, position, refused

with_michel = partial(position, options="michel")
with_michel_and_warden = partial(position, options="michel; warden")


# --- R12.1: set-up
@pytest.mark.parametrize("standee", ["michel", "michelle"])
def test_they_start_in_the_showers_with_a_deck_of_eight_cards(standee: str) -> None:
    """R12.1: whichever standee the players have chosen. R12.10: the cards."""
    game = blackgate.new_game(Options(2, michel=standee), seed=1)
    assert michel_at(game) == "showers"
    assert michel_pile(game, "michel_deck") == {
        "knife_spoon": 1,
        "knife_pickaxe": 1,
        "knife_shovel": 1,
        "knife_spoon_pickaxe": 1,
        "knife_pickaxe_shovel": 1,
        "no_knife": 3,
    }
    assert michel_pile(game, "michel_discard") == {}


def test_they_start_in_the_library_where_it_replaces_the_showers() -> None:
    """R12.1, R14.2"""
    game = blackgate.new_game(Options(2, michel="michel", places=("library",)), seed=1)
    assert michel_at(game) == "library"


def test_without_them_nobody_is_asked_at_the_end_of_a_turn() -> None:
    """R12.1: they are optional."""
    game = position("""
        0: showers
        1: cafeteria
        """)
    play(game, "end")
    assert game.asked() == 1
    assert "end" in game.legal_texts()


def test_their_discard_is_reshuffled_when_a_card_is_needed_and_none_is_left() -> None:
    """R12.1: not before."""
    game = with_michel("""
        0: cell_block
        1: cafeteria
        michel_deck: no_knife
        michel_discard: knife_spoon, 2 no_knife
        turn: 0; actions 6
        cards: no_knife, knife_spoon
        """)
    play(game, "cautious_move showers")
    assert michel_pile(game, "michel_deck") == {}
    assert "michel-reshuffles" not in events(game)
    play(game, "cautious_move cafeteria", "cautious_move showers")
    assert "michel-reshuffles" in events(game)
    assert michel_pile(game, "michel_deck") == {"no_knife": 3}
    assert michel_pile(game, "michel_discard") == {"knife_spoon": 1}


# --- R12.2: rolling for them
def test_at_the_end_of_a_turn_the_active_player_may_roll_for_them() -> None:
    """R12.2, R3.6a"""
    game = with_michel("""
        0: cell_block
        1: cafeteria
        """)
    play(game, "end")
    assert game.asked() == 0
    assert game.legal_texts() == ["roll_for_michel", "pass"]
    play(game, "pass")
    assert michel_at(game) == "showers"
    assert game.asked() == 1
    assert "end" in game.legal_texts()


def test_a_turn_that_ends_by_itself_asks_too() -> None:
    """R12.2, R3.7"""
    game = position("""
        options: michelle
        0: cell_block
        1: cafeteria
        turn: 0; actions 1
        """)
    play(game, "search")
    assert game.asked() == 0
    assert game.legal_texts() == ["roll_for_michel", "pass"]


def test_whoever_rolls_must_move_them_to_a_place_with_that_number() -> None:
    """R12.2: as a Simple move, other than their own Place."""
    game = with_michel("""
        0: cell_block
        1: infirmary
        dice: 4
        """)
    play(game, "end", "roll_for_michel")
    assert game.asked() == 0
    assert game.legal_texts() == ["go cafeteria", "go recreational_area"]
    assert refused(game, "pass") == "not-an-answer R18.7"
    assert refused(game, "go infirmary") == "not-with-this-die R6.1"
    play(game, "go cafeteria")
    assert michel_at(game) == "cafeteria"
    assert place(game, 0) == "cell_block"
    assert game.asked() == 1


def test_a_number_of_their_own_place_leads_to_the_other_one() -> None:
    """R12.2: 2 is the Showers and the Cell Block; with one Place left nobody has to choose."""
    game = with_michel("""
        0: cafeteria
        1: infirmary
        michel: showers
        dice: 2
        """)
    play(game, "end", "roll_for_michel")
    assert michel_at(game) == "cell_block"
    assert game.asked() == 1


def test_they_move_before_the_hand_limit_is_checked() -> None:
    """R3.6, R12.9: a card won from them counts already."""
    game = with_michel("""
        0: cafeteria; hand knife, 10 link
        1: infirmary
        dice: 4
        cards: knife_spoon, no_knife, radio
        """)
    play(game, "end", "roll_for_michel", "go cafeteria", "refuse", "lay knife", "draw")
    assert hand(game, 0) == {"link": 10, "radio": 1}
    assert game.asked() == 0
    assert game.legal_texts() == ["discard link", "discard radio"]
    play(game, "discard radio")
    assert game.asked() == 1


def test_their_move_is_nobodys_move_action() -> None:
    """R12.2: lookout does not roll again for it, light_fingers robs nobody after it, the Warden is not moved."""
    for gang in ("lookout", "light_fingers"):
        game = with_michel_and_warden(f"""
            0: cafeteria; gang {gang}; tokens corruption
            1: cafeteria; cigarettes 3; tokens corruption
            dice: 6
            cards: no_knife
            """)
        play(game, "end", "roll_for_michel", "go infirmary")
        assert game.asked() == 1
        assert "end" in game.legal_texts()
        assert game.players[1].cigarettes == 3


def test_a_player_in_solitary_may_roll_for_them_too() -> None:
    """R12.2: at the end of any turn."""
    game = with_michel("""
        0: solitary_confinement
        1: infirmary
        turn: 0; actions 1; confined
        dice: 6
        """)
    play(game, "end", "roll_for_michel", "go recreational_area")
    assert michel_at(game) == "recreational_area"


# --- R12.3: where they end a move
def test_they_extort_everybody_there_clockwise_beginning_with_the_one_who_moved_them() -> None:
    """R12.3: one at a time; nobody elsewhere."""
    game = with_michel("""
        0: cafeteria; hand spoon
        1: cafeteria; hand spoon
        2: infirmary; hand spoon
        3: cafeteria; hand pickaxe
        turn: 1
        dice: 4
        cards: knife_spoon, knife_pickaxe, knife_spoon_pickaxe
        """)
    play(game, "end", "roll_for_michel", "go cafeteria")
    asked = []
    for action in ("discard spoon", "discard pickaxe", "discard spoon"):
        asked.append(game.asked())
        play(game, action)
    assert asked == [1, 3, 0]
    assert extorted(game) == [1, 3, 0]
    assert game.asked() == 2
    assert hand(game, 2) == {"spoon": 1}


def test_each_extortion_is_over_before_the_next_card_is_revealed() -> None:
    """R12.3, R18.8"""
    game = with_michel("""
        0: cafeteria; hand knife, link
        1: cafeteria; hand link
        dice: 4
        cards: knife_spoon, no_knife, knife_shovel
        """)
    play(game, "end", "roll_for_michel", "go cafeteria", "refuse")
    assert extorted(game) == [0]
    play(game, "lay knife")
    assert extorted(game) == []
    play(game, "pass")
    assert extorted(game) == [1]
    assert on_table(game) == {}
    assert game.asked() == 1


def test_where_the_one_who_moved_them_is_not_there_the_next_clockwise_comes_first() -> None:
    """R12.3"""
    game = with_michel("""
        0: cafeteria
        1: cafeteria
        2: infirmary
        3: cafeteria
        turn: 2
        dice: 4
        cards: no_knife, no_knife, no_knife
        """)
    play(game, "end", "roll_for_michel", "go cafeteria")
    assert extorted(game) == [3, 0, 1]
    assert game.asked() == 3


def test_whoever_is_no_longer_there_when_the_turn_comes_is_left_out() -> None:
    """R12.3: seat 0 has been extorted in the Showers, seat 1 has left meanwhile."""
    game = with_michel("""
        0: showers
        1: cafeteria
        2: showers
        waiting: EndOfTurn 0 1 / MichelRound 0 1
        cards: no_knife
        """)
    assert extorted(game) == [2]


def test_in_an_empty_place_they_extort_nobody() -> None:
    """R12.3: nor those in the Place that they leave."""
    game = with_michel("""
        0: showers; hand spoon
        1: cafeteria
        dice: 6
        """)
    play(game, "end", "roll_for_michel", "go infirmary")
    assert extorted(game) == []
    assert game.asked() == 1


def test_charm_and_respect_do_not_hold_them_off() -> None:
    """R12.3: nobody has to lay Weapons for them, and charm is against players."""
    for gang in ("charm", "respect"):
        game = with_michel(f"""
            0: cell_block
            1: cafeteria; hand spoon; gang {gang}
            dice: 4
            cards: knife_spoon
            """)
        play(game, "end", "roll_for_michel", "go cafeteria")
        assert game.asked() == 1
        assert game.legal_texts() == ["discard spoon", "refuse"]


# --- R12.4: where they never are
FIVE = {"cell_block", "cafeteria", "showers", "infirmary", "recreational_area"}


@pytest.mark.parametrize("start", sorted(FIVE))
def test_they_never_enter_solitary_or_the_office(start: str) -> None:
    """R12.4: not even with a number of their own Place, which would lead a player to the Office (R16.2). Then only
    one Place is left and nobody has to choose.
    """
    reached = set()
    for die in range(1, 7):
        game = with_michel_and_warden(f"""
            0: solitary_confinement
            1: wardens_office
            michel: {start}
            dice: {die}
            """)
        play(game, "end", "roll_for_michel")
        going = [text.split()[1] for text in game.legal_texts() if text.startswith("go ")]
        own = game.book.places[game.book.slot_of(start)].numbers
        assert len(going) == (0 if die in own else 2)
        reached |= set(going) or {michel_at(game)}
    assert reached == FIVE - {start}


def test_nor_do_they_where_both_cell_blocks_have_the_number_of_their_own_place() -> None:
    """R12.4, R13.4"""
    game = position("""
        options: michel; warden; team
        0: showers
        1: showers
        2: showers
        3: showers
        michel: cafeteria
        dice: 1
        """)
    play(game, "end", "roll_for_michel")
    assert game.legal_texts() == ["go cell_block", "go cell_block_b"]


# --- R16.8: the Warden
def test_they_extort_nobody_who_arrives_where_the_warden_is() -> None:
    """R16.8, R18.4"""
    game = with_michel_and_warden("""
        0: cell_block; hand spoon
        1: cafeteria
        warden: showers
        """)
    play(game, "cautious_move showers")
    assert place(game, 0) == "showers"
    assert extorted(game) == []
    assert game.legal_texts() == ["roll_for_michel", "pass"]


def test_they_extort_nobody_where_they_go_to_the_warden() -> None:
    """R16.8: of all who are there."""
    game = with_michel_and_warden("""
        0: cafeteria; hand spoon
        1: cafeteria; hand spoon
        warden: cafeteria
        dice: 4
        """)
    play(game, "end", "roll_for_michel", "go cafeteria")
    assert michel_at(game) == "cafeteria"
    assert extorted(game) == []
    assert game.asked() == 1


def test_when_the_warden_leaves_nothing_happens_until_the_next_arrival() -> None:
    """R16.8"""
    game = with_michel_and_warden("""
        0: cafeteria
        1: showers; hand spoon
        warden: showers
        turn: 0; actions 3
        cards: no_knife
        """)
    play(game, "attract_warden")
    assert extorted(game) == []
    play(game, "cautious_move showers")
    assert extorted(game) == [0]


def test_when_the_warden_comes_the_next_arrival_is_safe() -> None:
    """R16.8"""
    game = with_michel_and_warden("""
        0: showers; hand spoon
        1: cell_block
        warden: cafeteria
        """)
    play(game, "attract_warden", "end", "pass", "cautious_move showers")
    assert place(game, 1) == "showers"
    assert extorted(game) == []


def test_the_warden_is_moved_after_the_arrival_and_changes_nothing_about_it() -> None:
    """R16.6, R16.8, R18.2b: the arrival is over when the Corruption token is spent."""
    game = with_michel_and_warden("""
        0: cell_block; hand spoon; tokens corruption
        1: cafeteria
        warden: showers
        """)
    play(game, "cautious_move showers", "warden infirmary")
    assert extorted(game) == []
    game = with_michel_and_warden("""
        0: cell_block; hand spoon; tokens corruption
        1: cafeteria
        warden: infirmary
        cards: knife_spoon
        """)
    play(game, "cautious_move showers")
    assert game.legal_texts() == ["discard spoon", "refuse"]
    play(game, "discard spoon")
    assert "warden showers" in game.legal_texts()


# --- R17.1: everybody knows
def test_everybody_sees_where_they_are_and_what_card_is_revealed() -> None:
    """R17.1"""
    game = with_michel("""
        0: cell_block; hand spoon
        1: cafeteria
        cards: knife_spoon
        """)
    play(game, "cautious_move showers")
    revealed = [event for event in game.take_events() if event.name == "michel-extorts"]
    for seat in (0, 1, NOBODY):
        seen = [event.seen_by(seat) for event in revealed]
        assert [event.card for event in seen if event is not None] == ["knife_spoon"]
        assert blackgate.View(game, seat).michel == "showers"


def test_a_place_where_they_start_may_have_no_number() -> None:
    """R12.4: they never come back to it, and the game is saved and loaded there."""
    board = {"showers": {"numbers": []}, "cafeteria": {"numbers": [1, 2, 4, 5]}}
    edition = edition_from({"places": board}, "no way to the Showers")
    game = with_michel("0: cafeteria\n1: cafeteria", edition=edition)
    again = blackgate.load(game.book, blackgate.save(game), blackgate.FastDealer(0))
    assert blackgate.save(again)["michel"] == "showers"
