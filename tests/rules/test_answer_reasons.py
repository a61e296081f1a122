"""Answers that take a card one lacks, shown to oneself alone (R7.3, R7.4, R12.6, R14.8)."""

from __future__ import annotations

import pytest

from blackgate import View, lay_out
from blackgate.rules.answer_reasons import lacking_answers
from blackgate.rules.game import Game
from blackgate.wording import action_label, lack_line


def told(game: Game) -> list[str]:
    view = View(game, game.asked())
    names = ["Ann", "Ben"]
    return [
        f"{action_label(action, 'en', names, view.book, view)}: {lack_line(action, 'en', view)}"
        for action in lacking_answers(game)
    ]


def extorted(hand: str, *actions: str) -> Game:
    """Seat 1 demands a Pickaxe from seat 0, who has this hand."""
    game = lay_out(f"0: showers; hand {hand}\n1: showers; hand 2 knife\nturn: 1")
    for action in ("extort 0", "demand pickaxe", "lay knife", *actions):
        game.play(action)
    return game


def test_who_lacks_the_tool_cannot_cooperate() -> None:
    """R7.3"""
    assert told(extorted("spoon, knife")) == ["Cooperate: it takes a Pickaxe"]
    assert told(extorted("pickaxe")) == []


@pytest.mark.parametrize(("hand", "lacking"), [("spoon", 2), ("knife", 0), ("blade", 0)])
def test_who_has_no_weapon_cannot_lay_one(hand: str, lacking: int) -> None:
    """R7.4: either kind will do."""
    assert len(told(extorted(hand, "refuse"))) == lacking


def test_michel_wants_what_the_card_shows() -> None:
    """R12.6"""
    game = lay_out(
        "options: michel\n0: cell_block; hand knife\n1: cafeteria\nturn: 0\n"
        "michel: showers\ndice: 2\ncards: knife_spoon"
    )
    game.play("move")
    assert told(game) == ["Discard a Spoon: it takes a Spoon"]


def test_a_turn_has_reasons_of_its_own() -> None:
    assert lacking_answers(lay_out("0: cell_block\n1: cafeteria\nturn: 0")) == []


@pytest.mark.parametrize(
    ("position", "actions", "label"),
    [
        ("0: cell_block; hand link; background doctor\n1: cell_block; hand sucker_punch\nturn: 1",
         ("play sucker_punch", "target 0", "pass"), "Take the Beating"),
        ("0: cell_block; hand link; background informer\n1: cell_block; hand care_package\nturn: 1",
         ("play care_package",), "Let it happen"),
        ("options: places gymnasium\n0: gymnasium; hand knife\n1: gymnasium; hand 2 knife\nturn: 1",
         ("brawl knife",), "Take the Beating"),
    ],
)  # fmt: skip
def test_declining_says_what_it_comes_to(position: str, actions: tuple[str, ...], label: str) -> None:
    game = lay_out(position)
    for action in actions:
        game.play(action)
    assert game.asked() == 0
    view = View(game, 0)
    labels = [action_label(action, "en", ["Ann", "Ben"], view.book, view) for action in game.legal_actions()]
    assert label in labels
    assert "Pass" not in labels
