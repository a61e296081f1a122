"""Why something cannot be done, in every language, with the rule behind it."""

from __future__ import annotations

from textwrap import dedent

import pytest

import blackgate
from blackgate import BlackgateError, Game, UnknownAction
from blackgate.messages import LANGUAGES
from blackgate.rules.refusals import REFUSALS, Refusal
from blackgate.wording import error_text, refusal_text


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
    assert refusal_text(refusal, "en") == "not in the Showers (R8.1)"
    assert refusal_text(refusal, "fr") == "pas aux Douches (R8.1)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_told(language: str) -> None:
    for code, (_, rule) in enumerate(REFUSALS):
        said = refusal_text(Refusal(code, "search", "showers"), language)
        assert said.endswith(f" ({rule})")


def test_an_illegal_action_is_told_with_its_reason() -> None:
    error = error_of(showers(), "craft shovel")
    assert error_text(error, "en") == str(error) == "craft shovel: not in the Showers (R8.1)"
    assert error_text(error, "fr") == "craft shovel\u00a0: pas aux Douches (R8.1)"


def test_an_unknown_action_is_told_with_what_is_near_it() -> None:
    error = error_of(showers(), "craft shovle")
    assert error_text(error, "en") == str(error)
    assert error_text(error, "en").startswith("there is no action “craft shovle”: did you mean craft shovel")
    assert error_text(error, "fr").partition(": ")[2].startswith("vouliez-vous dire craft shovel")


def test_an_unknown_action_that_is_like_nothing_is_told_what_to_do() -> None:
    error = UnknownAction("x" * 500)
    assert error_text(error, "en") == str(error)
    assert error_text(error, "en") == f"there is no action “{'x' * 60}”: choose one of those that are offered"


def test_an_action_after_the_end_is_told_that_the_game_is_over() -> None:
    """R2.1"""
    game = blackgate.lay_out("0: cell_block\n1: cell_block\nturn: 0\nover: yes")
    assert error_text(error_of(game, "search"), "en") == "search: the game is over, start a new one"
    assert error_text(error_of(game, "search"), "fr") == (
        "search\u00a0: la partie est finie, commencez-en une nouvelle"
    )


def test_any_other_error_is_told_as_it_is() -> None:
    assert error_text(BlackgateError("no such table"), "fr") == "no such table"
