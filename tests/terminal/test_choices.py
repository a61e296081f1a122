"""Choices: how they are grouped and numbered, and how what was typed is understood."""

from __future__ import annotations

import pytest

from blackgate import Game, View, lay_out, rulebook
from blackgate.terminal.choices import Choice, ChoiceGroup, action_typed, find_choice, grouped

NAMES = ["Anna", "Bob", "Carl"]

TRADE = """
    0: recreational_area; hand knife, riot; cigarettes 4; background burglar
    1: recreational_area; hand link
    turn: 0
"""


def groups(game: Game, language: str = "en") -> list[ChoiceGroup]:
    return grouped(View(game, game.asked()), game.legal_actions(), language, NAMES)


def found(game: Game, typed: str) -> str:
    choice = find_choice(groups(game), typed, NAMES, game.book)
    return choice.text if choice else ""


def numbered(game: Game, text: str) -> Choice:
    return next(choice for group in groups(game) for choice in group.choices if choice.text == text)


def test_a_turn_offers_basic_actions_place_actions_and_what_is_free() -> None:
    """R3.2-4; playing an Action card is a basic action, whatever a Gang card makes of its cost."""
    found = {group.title: [choice.text for choice in group.choices] for group in groups(lay_out(TRADE))}
    assert list(found) == ["Basic actions", "Place actions", "For no action"]
    assert {"search", "move", "play riot", "extort 1"} <= set(found["Basic actions"])
    assert found["Place actions"] == ["sell knife", "sell riot", "buy knife"]
    assert found["For no action"] == ["reveal burglar", "end"]


def test_every_legal_action_has_one_number_from_1_on_and_ending_the_turn_has_the_last() -> None:
    game = lay_out(TRADE)
    choices = [choice for group in groups(game) for choice in group.choices]
    assert [choice.number for choice in choices] == list(range(1, len(choices) + 1))
    assert sorted(choice.action for choice in choices) == sorted(game.legal_actions())
    assert choices[-1].text == "end"


def test_answers_stand_in_one_group_without_a_title() -> None:
    game = lay_out(TRADE)
    game.play("extort 1")
    (answers,) = groups(game)
    assert answers.title == ""
    assert [choice.label for choice in answers.choices] == ["Demand a Spoon", "Demand a Pickaxe", "Demand a Shovel"]


@pytest.mark.parametrize("typed", ["extort 1", "EXTORT  1 ", "extort bob", "Extort Bob"])
def test_a_choice_can_be_typed_as_text_with_a_name_or_as_it_reads(typed: str) -> None:
    assert found(lay_out(TRADE), typed) == "extort 1"


def test_a_choice_can_be_typed_by_its_number() -> None:
    game = lay_out(TRADE)
    assert found(game, str(numbered(game, "buy knife").number)) == "buy knife"


def test_a_choice_can_be_typed_in_ones_language() -> None:
    game = lay_out(TRADE)
    choice = find_choice(groups(game, "fr"), "fouiller", NAMES, game.book)
    assert choice is not None
    assert choice.text == "search"


@pytest.mark.parametrize("typed", ["0", "99", "extort 0", "dig spoon", "fly", ""])
def test_what_is_not_offered_is_no_choice(typed: str) -> None:
    assert found(lay_out(TRADE), typed) == ""


def test_a_name_stands_for_its_seat_in_what_cannot_be_chosen_too() -> None:
    assert action_typed("Extort  ANNA", NAMES, rulebook()) == "extort 0"
    assert action_typed("dig spoon", NAMES, rulebook()) == "dig spoon"


def test_a_player_called_like_a_seat_does_not_change_what_the_seat_means() -> None:
    game = lay_out("0: showers\n1: showers; hand knife\n2: showers\nturn: 1")
    choice = find_choice(groups(game), "extort 2", ["2", "0", "1"], game.book)
    assert choice is not None
    assert choice.text == "extort 2"
