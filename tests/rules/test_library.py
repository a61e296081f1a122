"""The Library (R14.5): Craft, Rehabilitate and who knows the old Background, Study and Spy tokens."""

from __future__ import annotations

from functools import partial

import pytest

from blackgate import Game, View
from blackgate.rules.kinds import NOBODY
from tests.rules.scenario import events, hand, play, position, refused
from tests.rules.tokens import stack, tokens
from tests.standard import BACKGROUND_NAMES

with_library = partial(position, options="places library")


def background(game: Game, seat: int) -> str:
    return BACKGROUND_NAMES[game.players[seat].background]


def under(game: Game, seat: int) -> list[str]:
    """What a seat knows of the cards under the Background deck."""
    return View(game, seat).backgrounds


# --- Craft
def test_craft_is_allowed_in_the_library() -> None:
    """R14.5, R8.1: the Showers forbid it."""
    game = with_library("0: library; hand link, pike\n1: showers")
    assert hand(play(game, "craft pickaxe"), 0) == {"pickaxe": 1}


# --- Rehabilitate
@pytest.mark.parametrize("revealed", ["", " revealed"])
def test_a_background_is_exchanged_for_a_new_one_used_or_not(revealed: str) -> None:
    """R14.5"""
    game = with_library(f"""
        0: library; background boxer{revealed}
        1: showers
        cards: kingpin
        """)
    play(game, "rehabilitate")
    assert (background(game, 0), game.players[0].revealed, game.actions) == ("kingpin", False, 1)
    assert events(game) == ["old-background", "new-background"]


def test_the_new_background_can_be_revealed_in_its_turn() -> None:
    """R14.5: at once, if its moment is the player's own turn."""
    game = with_library("""
        0: library; background kingpin revealed
        1: showers
        cards: brawler
        """)
    assert refused(game, "reveal kingpin") == "revealed R10.1"
    play(game, "rehabilitate", "reveal brawler")
    assert hand(game, 0) == {"knife": 2}


def test_an_unrevealed_background_goes_under_the_deck_unseen() -> None:
    """R14.5, R17.2: only its player knows which it was."""
    game = with_library("""
        0: library; background boxer
        1: showers
        cards: kingpin
        """)
    play(game, "rehabilitate")
    assert [under(game, seat) for seat in (0, 1, NOBODY)] == [["boxer"], [""], [""]]
    old, new = game.take_events()
    assert old.visible_to(0)
    assert not old.visible_to(1)
    assert not new.visible_to(1)


def test_a_revealed_background_goes_under_the_deck_for_all_to_see() -> None:
    """R14.5, R17.1; the new one is its player's secret."""
    game = with_library("""
        0: library; background boxer revealed
        1: showers
        cards: kingpin
        """)
    play(game, "rehabilitate")
    assert [under(game, seat) for seat in (0, 1, NOBODY)] == [["boxer"]] * 3
    assert View(game, 1).players[0].background == ""
    assert View(game, 0).players[0].background == "kingpin"


def test_what_went_under_the_deck_lies_there_in_order_each_known_to_its_own() -> None:
    """R14.5"""
    game = with_library("""
        0: library; background boxer
        1: showers; background fence
        backgrounds: doctor, hitman 1
        cards: kingpin, brawler
        """)
    play(game, "rehabilitate", "rehabilitate")
    assert under(game, 0) == ["doctor", "", "boxer", "kingpin"]
    assert under(game, 1) == ["doctor", "hitman", "", ""]
    assert under(game, NOBODY) == ["doctor", "", "", ""]


def test_the_old_card_goes_under_the_deck_before_the_new_one_is_drawn() -> None:
    """R14.5: with all others lying under it in a known order, the first of them comes up."""
    others = [name for name in BACKGROUND_NAMES if name not in ("boxer", "fence")]
    game = with_library(f"""
        0: library; background boxer
        1: showers; background fence
        backgrounds: {", ".join(others)}
        """)
    play(game, "rehabilitate")
    assert background(game, 0) == others[0]
    assert under(game, 0) == [*others[1:], "boxer"]
    assert under(game, 1) == [*others[1:], ""]


def test_a_background_that_comes_up_again_can_be_revealed_again() -> None:
    """R14.5, R17.6: a doctor that everybody saw go under the deck."""
    others = [name for name in BACKGROUND_NAMES if name not in ("boxer", "fence", "doctor")]
    game = with_library(f"""
        0: library; background boxer
        1: showers; background fence; hand sucker_punch
        backgrounds: doctor, {", ".join(others)}
        """)
    play(game, "rehabilitate", "end", "play sucker_punch", "target 0")  # the informer is under the deck, as all know
    assert (game.asked(), game.legal_texts()) == (0, ["pass", "reveal doctor"])


def test_nobody_is_asked_for_a_background_that_everybody_saw_go_under_the_deck() -> None:
    """R14.5, R17.6: the escapist is no answer any more, so seat 1 is asked for the informer only."""
    game = with_library("""
        0: library; background escapist revealed; hand solitary_confinement
        1: showers; background burglar
        cards: kingpin
        """)
    play(game, "rehabilitate", "play solitary_confinement", "target 1", "pass")
    assert game.players[1].at.name == "solitary_confinement"


def test_whoever_has_a_new_background_is_asked_again() -> None:
    """R14.5, R17.6: before it was revealed and nobody would have asked."""
    game = with_library("""
        0: library; background doctor revealed
        1: showers; hand sucker_punch
        cards: kingpin
        """)
    play(game, "rehabilitate", "end", "play sucker_punch", "target 0")
    assert (game.asked(), game.legal_texts()) == (0, ["pass"])


def test_whoever_has_a_new_background_ends_the_turn_themselves() -> None:
    """R14.5, R3.7"""
    game = with_library("""
        0: library; background kingpin revealed
        1: showers
        turn: 0; actions 1
        """)
    play(game, "rehabilitate")
    assert (game.asked(), game.actions) == (0, 0)


def test_rehabilitation_is_to_be_had_in_the_library_only() -> None:
    """R14.5, R3.4"""
    game = with_library("0: cafeteria\n1: library")
    assert refused(game, "rehabilitate") == "wrong-place R3.4"


# --- Spy tokens
def test_a_spy_token_looks_at_a_hand_anywhere_for_no_action() -> None:
    """R14.5, R17.1, R17.2: that it was looked at is public, what was seen is not."""
    game = with_library("""
        0: solitary_confinement; tokens 2 spy
        1: cafeteria; hand 2 knife, link
        2: showers; hand spoon
        """)
    play(game, "spy 1")
    assert (tokens(game, 0), stack(game, "spy"), game.actions) == ({"spy": 1}, 9, 2)
    told = game.take_events()
    assert [event.name for event in told] == ["discards-token", "looks-at-hand", "sees", "sees"]
    assert [event.name for event in told if event.seen_by(2)] == ["discards-token", "looks-at-hand"]
    assert View(game, 0).tracker(1)["knife"] == [2, 2]
    assert "knife" not in View(game, 2).tracker(1)


def test_a_spy_token_looks_at_any_one_other_player_who_has_cards() -> None:
    """R14.5, R18.12"""
    game = with_library("""
        0: library; tokens spy; hand link
        1: cafeteria
        2: showers; hand spoon
        """)
    assert [text for text in game.legal_texts() if text.startswith("spy")] == ["spy 2"]
    assert refused(game, "spy 0").startswith("not-yourself")
    assert refused(game, "spy 1") == "no-cards-there R18.12"
    assert refused(game, "spy 3") == "no-such-seat R1.1"


def test_without_a_spy_token_nobody_is_spied_on() -> None:
    """R14.5"""
    game = with_library("0: library\n1: showers; hand link; tokens spy")
    assert refused(game, "spy 1") == "no-token R14.3"


def test_a_spy_token_is_spent_in_ones_own_turn_while_no_other_question_is_open() -> None:
    """R14.5, R18.7"""
    game = with_library("""
        0: library; tokens spy; hand knife
        1: library; tokens spy; hand link
        dice: 3
        """)
    play(game, "move")
    assert refused(game, "spy 1") == "not-an-answer R18.7"
    play(game, "go infirmary", "spy 1", "move")
    game = with_library("""
        0: library; hand knife
        1: library; tokens spy; hand link
        """)
    play(game, "extort 1", "demand spoon", "lay knife")
    assert game.asked() == 1
    assert refused(game, "spy 0") == "not-an-answer R18.7"


def test_the_turn_does_not_end_by_itself_with_a_spy_token() -> None:
    """R14.5, R3.7: a token can still be used with no action left; with the last one gone the turn ends."""
    game = with_library("""
        0: library; tokens spy
        1: showers; hand link
        turn: 0; actions 1
        """)
    play(game, "study")
    assert (game.asked(), game.actions, tokens(game, 0)) == (0, 0, {"spy": 2})
    assert game.legal_texts() == ["end", "spy 1"]
    play(game, "spy 1")
    assert game.asked() == 0
    play(game, "spy 1")
    assert game.asked() == 1


def test_no_spy_token_is_spent_at_the_end_of_the_turn() -> None:
    """R14.5, R3.6: only reactions are possible then."""
    game = with_library("""
        0: library; tokens spy; hand 11 knife
        1: showers; hand link
        """)
    play(game, "end")
    assert game.legal_texts() == ["discard knife"]
