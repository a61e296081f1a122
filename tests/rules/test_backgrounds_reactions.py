"""The Backgrounds boxer, tunneller and doctor (docs/cards.md): each at every moment it has, and at no other."""

from __future__ import annotations

import pytest

from blackgate.rules.kinds import NOBODY
from tests.rules.decks import lying_open, on_table
from tests.rules.scenario import events, hand, play, position, refused


# --- Bikers: boxer
def test_a_boxer_who_defends_wins_the_combat() -> None:
    """A random card of the attacker's, as for any winning defender (R7.5)."""
    game = position("""
        0: showers; hand knife, whisky, pickaxe
        1: showers; hand pickaxe; background boxer
        cards: whisky
        """)
    play(game, "extort 1", "demand pickaxe", "lay knife", "refuse")
    assert game.legal_texts() == ["yield", "reveal boxer"]
    play(game, "reveal boxer")
    assert game.players[0].beatings == 1
    assert game.players[1].beatings == 0
    assert hand(game, 1) == {"pickaxe": 1, "whisky": 1}
    assert on_table(game) == {}


def test_a_boxer_who_attacks_wins_the_combat() -> None:
    """The named Tool, as for any winning attacker (R7.5)."""
    game = position("""
        0: showers; hand knife; background boxer
        1: showers; hand pickaxe, knife
        """)
    play(game, "extort 1", "demand pickaxe", "lay knife", "refuse", "lay knife")
    assert game.asked() == 0
    assert game.legal_texts() == ["yield", "reveal boxer"]
    play(game, "reveal boxer")
    assert game.players[1].beatings == 1
    assert hand(game, 0) == {"pickaxe": 1}
    assert lying_open(game)["knife"] == 20


def test_a_boxer_may_lay_weapons_first_and_win_later() -> None:
    game = position("""
        0: showers; hand 2 knife, link
        1: showers; hand knife; background boxer
        """)
    play(game, "extort 1", "demand pickaxe", "lay knife", "refuse", "lay knife", "lay knife")
    assert game.asked() == 1
    play(game, "reveal boxer")
    assert game.players[0].beatings == 1
    assert hand(game, 1) == {"link": 1}


def test_a_boxer_of_the_bikers_gives_the_loser_a_second_beating() -> None:
    for text, beatings in (("reveal boxer", 1), ("reveal boxer bonus", 2)):
        game = position("""
            0: showers; hand knife, link
            1: showers; hand pike; background boxer; gang ambush
            """)
        play(game, "extort 1", "demand spoon", "lay knife", "refuse", text)
        assert game.players[0].beatings == beatings
        assert hand(game, 1) == {"pike": 1, "link": 1}


def test_a_boxer_of_another_gang_gives_one_beating() -> None:
    """R10.1"""
    game = position("""
        0: showers; hand knife, link
        1: showers; hand pike; background boxer; gang lookout
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "refuse")
    assert refused(game, "reveal boxer bonus") == "not-your-gang R10.1"


def test_a_boxer_is_no_answer_to_the_intimidation() -> None:
    """Only in a combat, when a Weapon is due: not when the Tool is named, not at the answer of R18.1d."""
    game = position("""
        0: showers; hand knife; background boxer
        1: showers; hand pike
        """)
    play(game, "extort 1")
    assert refused(game, "reveal boxer") == "not-an-answer R18.7"
    play(game, "demand spoon")
    assert refused(game, "reveal boxer") == "not-an-answer R18.7"
    game = position("""
        0: showers; hand knife
        1: showers; hand pike; background boxer
        """)
    play(game, "extort 1", "demand spoon", "lay knife")
    assert game.asked() == 1
    assert refused(game, "reveal boxer") == "wrong-moment R10.1"


def test_a_boxers_second_beating_is_none_for_thick_skin_either() -> None:
    """R18.3: losing a combat gives thick_skin no Beating."""
    game = position("""
        0: showers; hand knife, link; gang thick_skin
        1: showers; hand pike; background boxer; gang ambush
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "reveal boxer bonus")
    assert game.players[0].beatings == 0
    assert hand(game, 0) == {"link": 1}


def test_a_boxer_has_won_a_combat_for_trophy() -> None:
    """R18.1i"""
    game = position("""
        0: showers; hand knife
        1: showers; hand pike; background boxer; gang trophy
        cards: radio, boots
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "reveal boxer")
    assert hand(game, 1) == {"pike": 1, "radio": 1, "boots": 1}


# --- Triad: tunneller
@pytest.mark.parametrize(("text", "points"), [("pass", 2), ("reveal tunneller", 3), ("reveal tunneller bonus", 4)])
def test_a_tunneller_scores_one_more_after_a_dig_and_another_in_the_triad(text: str, points: int) -> None:
    """R18.6"""
    game = position("""
        0: cell_block; hand pickaxe; background tunneller; gang artisan
        1: showers
        """)
    play(game, "dig pickaxe")
    assert game.asked() == 0
    assert game.legal_texts() == ["pass", "reveal tunneller", "reveal tunneller bonus"]
    play(game, text)
    assert game.players[0].points == points
    assert game.actions == 1


def test_a_tunneller_outside_the_triad_has_no_bonus() -> None:
    """R10.1"""
    game = position("""
        0: cell_block; hand pickaxe; background tunneller; gang lookout
        1: showers
        """)
    play(game, "dig pickaxe")
    assert game.legal_texts() == ["pass", "reveal tunneller"]
    assert refused(game, "reveal tunneller bonus") == "not-your-gang R10.1"


def test_a_tunneller_wins_the_game_by_it() -> None:
    """R2.1, R18.6: each step checks for the win."""
    game = position("""
        0: cell_block; hand spoon; background tunneller; points 10
        1: showers
        """)
    play(game, "dig spoon")
    assert not game.over
    play(game, "reveal tunneller")
    assert game.over
    assert game.winners() == [0]
    assert game.asked() == NOBODY
    assert events(game)[-1] == "game-won"


def test_nothing_follows_the_point_that_wins() -> None:
    """R2.1: the second point of the bonus is not scored any more."""
    game = position("""
        0: cell_block; hand spoon; background tunneller; points 10; gang artisan
        1: showers
        """)
    play(game, "dig spoon", "reveal tunneller bonus")
    assert game.over
    assert game.players[0].points == 12


def test_a_tunneller_is_not_asked_when_the_dig_itself_has_won() -> None:
    """R2.1, R18.6"""
    game = position("""
        0: cell_block; hand spoon; background tunneller; points 11
        1: showers
        """)
    play(game, "dig spoon")
    assert game.over
    assert not game.players[0].revealed


def test_a_tunneller_adds_to_what_an_engineer_scores() -> None:
    """R18.6: the ability first, then the Background."""
    game = position("""
        0: cell_block; hand spoon; background tunneller; gang engineer
        1: showers
        """)
    play(game, "dig spoon")
    assert game.players[0].points == 2
    play(game, "reveal tunneller bonus")
    assert game.players[0].points == 4


def test_a_tunneller_answers_neither_the_dig_of_another_nor_before_or_later() -> None:
    """Right after one's own Dig, and not at any other moment."""
    game = position("""
        0: cell_block; hand 2 spoon; background tunneller
        1: cell_block; background burglar
        """)
    assert refused(game, "reveal tunneller") == "wrong-moment R10.1"
    play(game, "dig spoon", "pass")
    assert refused(game, "reveal tunneller") == "wrong-moment R10.1"
    play(game, "dig spoon")
    assert "reveal tunneller" in game.legal_texts()
    game = position("""
        0: cell_block; hand spoon
        1: cell_block; background tunneller
        """)
    play(game, "dig spoon")
    assert game.asked() == 0


# --- Triad: doctor
def test_a_doctor_does_not_take_the_beating_and_loses_those_they_have() -> None:
    for had in (0, 1, 2):
        game = position(f"""
            0: showers; hand sucker_punch, knife
            1: showers; hand pike; background doctor; beatings {had}
            """)
        play(game, "extort 1", "demand spoon", "lay knife", "refuse", "yield")
        assert game.legal_texts() == ["pass", "reveal doctor"]
        play(game, "reveal doctor")
        assert game.players[1].beatings == 0
        assert game.players[0].beatings == 0


def test_a_doctor_who_lost_a_combat_still_loses_the_card() -> None:
    """The ruling on doctor"""
    game = position("""
        0: showers; hand knife
        1: showers; hand shovel; background doctor
        """)
    play(game, "extort 1", "demand shovel", "lay knife", "refuse", "yield", "reveal doctor")
    assert game.players[1].beatings == 0
    assert hand(game, 0) == {"shovel": 1}


def test_a_doctor_who_lost_as_attacker_may_be_revealed_too() -> None:
    game = position("""
        0: showers; hand knife, link; background doctor; beatings 1
        1: showers; hand knife
        """)
    play(game, "extort 1", "demand shovel", "lay knife", "refuse", "lay knife", "yield")
    assert game.asked() == 0
    play(game, "reveal doctor")
    assert game.players[0].beatings == 0
    assert hand(game, 1) == {"link": 1}


def test_a_doctor_stops_the_beating_of_a_card() -> None:
    game = position("""
        0: showers; hand sucker_punch
        1: cafeteria; background doctor; beatings 1
        """)
    play(game, "play sucker_punch", "target 1", "pass", "reveal doctor")
    assert game.players[1].beatings == 0
    assert lying_open(game)["sucker_punch"] == 1


def test_a_doctor_stops_the_beating_of_arson() -> None:
    game = position("""
        0: showers; background arsonist
        1: showers; background doctor; beatings 2
        2: showers
        """)
    play(game, "reveal arsonist", "reveal doctor")
    assert [player.beatings for player in game.players] == [0, 0, 1]


@pytest.mark.parametrize(("answers", "beatings"), [(("reveal doctor",), 1), (("pass", "reveal doctor"), 0)])
def test_a_doctor_stops_one_beating_of_a_hitman_and_not_the_second(answers: tuple[str, ...], beatings: int) -> None:
    """The ruling on doctor: the one at which it is revealed. Revealed at the second, both are gone."""
    game = position("""
        0: showers; background hitman; gang respect
        1: cafeteria; background doctor
        """)
    play(game, "reveal hitman bonus", "target 1", *answers)
    assert game.players[1].beatings == beatings
    assert game.asked() == 0


@pytest.mark.parametrize(("answers", "beatings"), [(("reveal doctor",), 1), (("pass", "reveal doctor"), 0)])
def test_a_doctor_stops_one_beating_of_a_boxer_and_not_the_second(answers: tuple[str, ...], beatings: int) -> None:
    """The ruling on doctor"""
    game = position("""
        0: showers; hand knife, link; background doctor
        1: showers; hand pike; background boxer; gang ambush
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "reveal boxer bonus")
    assert game.asked() == 0
    play(game, *answers)
    assert game.players[0].beatings == beatings
    assert hand(game, 1) == {"pike": 1, "link": 1}


def test_a_doctor_of_the_triad_gives_the_beating_to_the_attacker() -> None:
    """It was the winner who caused it (R18.3)."""
    for text, attacker in (("reveal doctor", 1), ("reveal doctor bonus", 2)):
        game = position("""
            0: showers; hand knife; beatings 1
            1: showers; hand shovel; background doctor; gang artisan; beatings 1
            """)
        play(game, "extort 1", "demand shovel", "lay knife", "refuse", "yield", text)
        assert [player.beatings for player in game.players] == [attacker, 0]
        assert hand(game, 0) == {"shovel": 1}


def test_a_doctor_of_another_gang_gives_no_beating_back() -> None:
    """R10.1"""
    game = position("""
        0: showers; hand sucker_punch
        1: showers; background doctor; gang lookout
        """)
    play(game, "play sucker_punch", "target 1", "pass")
    assert refused(game, "reveal doctor bonus") == "not-your-gang R10.1"


def test_a_beating_given_back_has_no_effect_on_who_has_two() -> None:
    """R10.2"""
    game = position("""
        0: showers; hand sucker_punch; beatings 2
        1: showers; background doctor; gang artisan
        """)
    play(game, "play sucker_punch", "target 1", "pass", "reveal doctor bonus")
    assert [player.beatings for player in game.players] == [2, 0]


def test_arson_comes_back_to_the_arsonist_and_goes_on() -> None:
    """R18.3: whoever used the Background caused it. R18.9: then what was interrupted goes on."""
    game = position("""
        0: showers; background arsonist
        1: showers; background doctor; gang artisan
        2: showers
        """)
    play(game, "reveal arsonist", "reveal doctor bonus")
    assert [player.beatings for player in game.players] == [1, 0, 1]


def test_thick_skin_is_no_help_against_a_beating_given_back() -> None:
    """R18.3: the winner has not lost the combat."""
    game = position("""
        0: showers; hand knife; gang thick_skin
        1: showers; hand pike; background doctor; gang artisan
        """)
    play(game, "extort 1", "demand shovel", "lay knife", "refuse", "yield", "reveal doctor bonus")
    assert [player.beatings for player in game.players] == [1, 0]


def test_a_doctor_answers_nothing_but_a_beating() -> None:
    """Not the card, not being sent, not the Extortion, not a Weapon that is due."""
    game = position("""
        0: showers; hand solitary_confinement, knife
        1: showers; hand pike; background doctor; beatings 1
        """)
    play(game, "play solitary_confinement", "target 1")
    for _ in ("the card", "the sending"):
        assert game.asked() == 1
        assert refused(game, "reveal doctor") == "wrong-moment R10.1"
        play(game, "pass")
    game = position("""
        0: showers; hand knife
        1: showers; hand pike; background doctor; beatings 1
        """)
    play(game, "extort 1", "demand shovel", "lay knife")
    assert refused(game, "reveal doctor") == "wrong-moment R10.1"
    play(game, "refuse")
    assert refused(game, "reveal doctor") == "wrong-moment R10.1"
