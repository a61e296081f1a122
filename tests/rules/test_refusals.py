"""Why something cannot be done, in every language, with the rule behind it."""

from __future__ import annotations

import pickle
from textwrap import dedent

import pytest

import blackgate
from blackgate import BlackgateError, Game, Options, ScriptError, UnknownAction, WrongOptions
from blackgate.messages import LANGUAGES
from blackgate.rules.refusals import REFUSALS, Refusal


def showers() -> Game:
    return blackgate.lay_out(
        dedent("""
            0: showers; hand link, container
            1: showers
            turn: 0
        """)
    )


def error_of(game: Game, action: str) -> BlackgateError:
    with pytest.raises(BlackgateError) as caught:
        game.play(action)
    return caught.value


def test_a_refusal_names_the_place_and_the_rule() -> None:
    """R8.1"""
    refusal = showers().why_not("craft shovel")
    assert refusal is not None
    assert refusal.text("en") == "not in the Showers (R8.1)"
    assert refusal.text("fr") == "pas aux Douches (R8.1)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_told(language: str) -> None:
    for code, (_, rule) in enumerate(REFUSALS):
        said = Refusal(code, "search", "showers").text(language)
        assert said.endswith(f" ({rule})")


def test_an_illegal_action_is_told_with_its_reason() -> None:
    error = error_of(showers(), "craft shovel")
    assert error.text("en") == str(error) == "craft shovel: not in the Showers (R8.1)"
    assert error.text("fr") == "craft shovel\u00a0: pas aux Douches (R8.1)"


def test_an_unknown_action_is_told_with_what_is_near_it() -> None:
    error = error_of(showers(), "craft shovle")
    assert error.text("en") == str(error)
    assert error.text("en").startswith("there is no action “craft shovle”: did you mean craft shovel")
    assert error.text("fr").partition(": ")[2].startswith("vouliez-vous dire craft shovel")


def test_an_unknown_action_that_is_like_nothing_is_told_what_to_do() -> None:
    error = UnknownAction("x" * 500)
    assert error.text("en") == str(error)
    assert error.text("en") == f"there is no action “{'x' * 60}”: choose one of the legal ones"


def test_an_action_after_the_end_is_told_that_the_game_is_over() -> None:
    """R2.1"""
    game = blackgate.lay_out("0: cell_block\n1: cell_block\nturn: 0\nover: yes")
    assert error_of(game, "search").text("en") == "search: the game is over, start a new one"
    assert error_of(game, "search").text("fr") == ("search\u00a0: la partie est finie, commencez-en une nouvelle")


def test_any_other_error_is_told_as_it_is() -> None:
    assert BlackgateError("no such table").text("fr") == "no such table"


@pytest.mark.parametrize(
    ("options", "first", "told"),
    [
        (Options(7), None, "joueurs\u00a0: 7 ne peuvent pas jouer\u00a0; choisissez de 2 à 6 (R1.1)"),
        (Options(3), 3, "premier\u00a0: il n\u2019y a pas de place 3\u00a0; choisissez de 0 à 2 (R1.7)"),
    ],
)
def test_a_game_that_cannot_be_set_up_is_told_in_french(options: Options, first: int | None, told: str) -> None:
    """R1.1, R1.7"""
    with pytest.raises(WrongOptions) as caught:
        blackgate.new_game(options, first=first)
    assert caught.value.text("fr") == told
    assert pickle.loads(pickle.dumps(caught.value)).text("fr") == told


def test_a_script_that_cannot_be_is_told_in_french() -> None:
    game = blackgate.lay_out("0: showers\n1: showers\ndice: 9")
    with pytest.raises(ScriptError) as caught:
        game.play("move")
    assert str(caught.value) == "the script rolls a 9 with a die of 6"
    assert caught.value.text("fr") == "le script fait 9 avec un dé à 6 faces"


# --- one reason, several rules
OF_THE_ACTION = [
    ("cafeteria; hand link, pike", "piles: 0 pickaxe", "craft pickaxe", "pile-empty R8.3"),
    ("recreational_area; cigarettes 9", "piles: 0 shovel", "buy shovel", "pile-empty R11.5"),
    ("cafeteria", "piles: 0 spoon", "steal_spoon", "pile-empty R11.2"),
    ("workshop; hand pickaxe", "piles: 0 shovel\noptions: places workshop", "improve pickaxe", "pile-empty R14.6"),
    ("showers", "", "exchange 1", "not-in-play R13.9"),
    ("showers", "", "follow 1", "not-in-play R13.10"),
    ("showers", "", "attract_warden", "not-in-play R16.3"),
    ("showers", "", "bribe", "not-in-play R16.6"),
    ("showers", "", "cautious_move wardens_office", "not-in-play R16.1"),
    ("showers", "", "cautious_move cell_block_b", "not-in-play R13.2"),
    ("showers", "turn: 0; actions 1", "cautious_move cafeteria", "no-actions R6.2"),
    ("showers", "turn: 0; actions 0", "cautious_move cafeteria", "no-actions R3.1"),
]


@pytest.mark.parametrize(("seat", "more", "action", "why"), OF_THE_ACTION)
def test_a_refusal_names_the_rule_of_the_action(seat: str, more: str, action: str, why: str) -> None:
    """R8.3, R11.5, R11.2, R14.6, R13.9, R13.10, R16.3, R16.1, R13.2, R6.2"""
    game = blackgate.lay_out(f"0: {seat}; background kingpin\n1: cafeteria\n{more}")
    refusal = game.why_not(action)
    assert refusal is not None
    assert f"{refusal.name} {refusal.rule}" == why


def test_a_brawl_is_answered_with_a_weapon_in_hand() -> None:
    """R14.8"""
    game = blackgate.lay_out("options: places gymnasium\n0: gymnasium; hand knife\n1: gymnasium; hand link")
    game.play("brawl knife")
    refusal = game.why_not("lay blade")
    assert refusal is not None
    assert (refusal.name, refusal.rule) == ("not-in-hand", "R14.8")


@pytest.mark.parametrize("action", [True, False])
def test_true_and_false_are_no_actions(action: bool) -> None:
    """Python takes them for the ints 1 and 0."""
    with pytest.raises(UnknownAction, match=str(action)):
        showers().why_not(action)
    with pytest.raises(UnknownAction):
        showers().play(action)
