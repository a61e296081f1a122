"""Backgrounds in general (R10.1): secret, revealed once, at their moment, with the bonus only for their Gang."""

from __future__ import annotations

import pytest

from blackgate import View
from blackgate.rules.kinds import NOBODY
from tests.rules.decks import all_search_cards
from tests.rules.scenario import hand, play, position, refused
from tests.standard import BACKGROUND_NAMES

# A Gang card of the Gang on each Background, and one of another Gang.
MEMBERS = {
    "burglar": ("scavenger", "stage"),
    "getaway_driver": ("lookout", "stage"),
    "pickpocket": ("shortcut", "stage"),
    "fence": ("dealers", "lookout"),
    "kingpin": ("allowance", "lookout"),
    "smuggler": ("middleman", "lookout"),
    "arsonist": ("trophy", "lookout"),
    "brawler": ("thick_skin", "lookout"),
    "hitman": ("respect", "lookout"),
    "loan_shark": ("tribute", "lookout"),
    "enforcer": ("long_arm", "lookout"),
    "blacksmith": ("artisan", "lookout"),
    "con_artist": ("charm", "lookout"),
}
REACTIONS = ("boxer", "tunneller", "doctor", "informer", "escapist")


def everything_possible(background: str, gang: str = "") -> str:
    """A position in which any Background that is revealed in one's turn would do something."""
    member = f"; gang {gang}" if gang else ""
    return f"""
        0: showers; hand pike, link; cigarettes 9; background {background}{member}
        1: showers; hand pickaxe, whisky; cigarettes 9
        """


def test_there_are_eighteen_and_thirteen_of_them_belong_in_the_turn() -> None:
    """R10.1"""
    assert sorted([*MEMBERS, *REACTIONS]) == sorted(BACKGROUND_NAMES)


# --- secret until revealed
def test_a_background_is_secret_until_revealed() -> None:
    """R10.1, R17.2"""
    game = position("""
        0: showers; background kingpin
        1: showers; background doctor
        """)
    assert [player.background for player in View(game, 0).players] == ["kingpin", ""]
    assert [player.background for player in View(game, 1).players] == ["", "doctor"]
    assert [player.background for player in View(game, NOBODY).players] == ["", ""]
    play(game, "reveal kingpin")
    for seat in (1, NOBODY):
        seen = View(game, seat).players[0]
        assert (seen.background, seen.revealed) == ("kingpin", True)
    assert View(game, 0).players[1].background == ""


# --- free, once, all or nothing
@pytest.mark.parametrize("background", MEMBERS)
def test_revealing_costs_no_action(background: str) -> None:
    """R10.1, R3.2"""
    game = position(everything_possible(background))
    play(game, f"reveal {background}")
    assert game.actions == 2


@pytest.mark.parametrize("background", MEMBERS)
def test_once_revealed_a_background_is_used_up(background: str) -> None:
    """R10.1"""
    game = position(f"""
        0: showers; hand pike, link; cigarettes 9; background {background} revealed
        1: showers; hand pickaxe, whisky; cigarettes 9
        """)
    assert refused(game, f"reveal {background}") == "revealed R10.1"


@pytest.mark.parametrize("background", MEMBERS)
def test_without_the_gang_there_is_no_bonus(background: str) -> None:
    """R10.1: neither without any Gang nor in another one."""
    for gang in ("", MEMBERS[background][1]):
        game = position(everything_possible(background, gang))
        assert f"reveal {background}" in game.legal_texts()
        assert refused(game, f"reveal {background} bonus") == "not-your-gang R10.1"


@pytest.mark.parametrize("background", MEMBERS)
def test_a_member_of_the_gang_may_take_the_bonus_or_leave_it(background: str) -> None:
    """R10.1: all of it or none of it."""
    game = position(everything_possible(background, MEMBERS[background][0]))
    reveals = [text for text in game.legal_texts() if text.startswith("reveal")]
    assert reveals == [f"reveal {background}", f"reveal {background} bonus"]


def test_nobody_can_reveal_a_background_that_is_not_theirs() -> None:
    """R10.1"""
    game = position(everything_possible("kingpin"))
    assert refused(game, "reveal burglar") == "not-your-background R10.1"
    assert refused(game, "reveal burglar bonus") == "not-your-background R10.1"


# --- the moment
def test_a_turn_background_can_be_revealed_before_between_and_after_the_actions() -> None:
    """R18.7: also with none left."""
    for actions in (2, 1, 0):
        game = position(f"""
            0: showers; background kingpin
            1: showers
            turn: 0; actions {actions}
            """)
        play(game, "reveal kingpin")
        assert game.players[0].cigarettes == 4


def test_a_turn_background_cannot_be_revealed_in_the_turn_of_another() -> None:
    """R18.7"""
    game = position("""
        0: showers; hand knife
        1: showers; hand spoon; background brawler
        """)
    play(game, "extort 1", "demand spoon", "lay knife")
    assert game.asked() == 1
    assert refused(game, "reveal brawler") == "wrong-moment R10.1"
    play(game, "refuse")
    assert refused(game, "reveal brawler") == "wrong-moment R10.1"
    assert game.legal_texts() == ["yield"]


def test_a_turn_background_cannot_be_revealed_while_another_question_is_open() -> None:
    """R18.7"""
    game = position("""
        0: showers; hand master_key; background kingpin
        1: showers
        """)
    play(game, "play master_key")
    assert refused(game, "reveal kingpin") == "not-an-answer R18.7"
    play(game, "go cafeteria", "reveal kingpin")
    assert game.players[0].cigarettes == 4


def test_a_turn_background_cannot_be_revealed_any_more_once_the_turn_ends() -> None:
    """R3.6, R18.7: not at the hand limit."""
    game = position("""
        0: showers; hand 11 link; background fence
        1: showers
        """)
    play(game, "end")
    assert game.asked() == 0
    assert game.legal_texts() == ["discard link"]
    assert refused(game, "reveal fence") == "not-an-answer R18.7"


@pytest.mark.parametrize("background", REACTIONS)
def test_a_background_that_answers_something_cannot_be_revealed_just_so(background: str) -> None:
    """R10.1: its card names another moment."""
    game = position(f"""
        0: cell_block; hand spoon, knife; background {background}; beatings 1
        1: cell_block; hand pickaxe
        """)
    assert refused(game, f"reveal {background}") == "wrong-moment R10.1"


def test_a_background_of_the_wrong_moment_cannot_answer_a_window() -> None:
    """R10.1, R17.6: who cannot answer can only pass."""
    game = position("""
        0: showers; hand sucker_punch
        1: showers; background escapist
        """)
    play(game, "play sucker_punch", "target 1")
    for _ in ("the card", "the Beating"):
        assert game.asked() == 1
        assert game.legal_texts() == ["pass"]
        assert refused(game, "reveal escapist") == "wrong-moment R10.1"
        play(game, "pass")
    assert game.players[1].beatings == 1


def test_the_bonus_depends_on_the_gang_at_the_moment_of_revealing() -> None:
    """R10.1: joining first brings it."""
    game = position("""
        0: showers; hand cap, watch; background kingpin
        1: showers
        cartel: supplier
        """)
    assert refused(game, "reveal kingpin bonus") == "not-your-gang R10.1"
    play(game, "join cartel", "pay cap", "pay watch", "reveal kingpin bonus")
    assert game.players[0].cigarettes == 7


def test_nobody_reacts_to_a_revealed_background_as_such() -> None:
    """R18.9: an informer stops cards, not Backgrounds."""
    game = position("""
        0: showers; background burglar
        1: showers; background informer
        cards: link, pike, boots
        """)
    play(game, "reveal burglar")
    assert game.asked() == 0
    assert hand(game, 0) == {"link": 1, "pike": 1, "boots": 1}


def test_revealing_tells_everybody_which_background_and_whether_with_the_bonus() -> None:
    """R17.1"""
    for text, bonus in (("reveal kingpin", 0), ("reveal kingpin bonus", 1)):
        game = position("""
            0: showers; background kingpin; gang supplier
            1: showers
            """)
        play(game, text)
        event = next(event for event in game.take_events() if event.name == "reveals")
        seen = event.seen_by(NOBODY)
        assert seen is not None
        assert (seen.card, seen.number) == ("kingpin", bonus)


def test_effects_that_find_nothing_are_left_out_and_the_others_done() -> None:
    """R18.12: a burglar in the Crew with no Search card left still takes the Spoon; without the bonus, nothing."""
    game = position(f"""
        0: showers; background burglar; gang lookout
        1: showers; hand {all_search_cards()}
        """)
    assert refused(game, "reveal burglar") == "no-effect R18.12"
    play(game, "reveal burglar bonus")
    assert hand(game, 0) == {"spoon": 1}
