"""Whoever has no Tool or no Weapon is told where to get one, as the game in play has it."""

from __future__ import annotations

import pytest

from blackgate import lay_out
from blackgate.messages import LANGUAGES
from blackgate.rules.turn_reasons import why_none
from blackgate.wording.ways import refusal_line


def told(verb: str, options: str = "", language: str = "en") -> str:
    game = lay_out(f"{options}\n0: cell_block; hand link\n1: cell_block\nturn: 0")
    (refusal,) = why_none(game)[verb]
    return refusal_line(language, refusal, game.book)


def test_who_has_no_tool_is_told_where_they_come_from() -> None:
    """R8, R11.2, R11.5"""
    assert told("dig") == (
        "you need a Spoon, a Pickaxe or a Shovel to dig: craft one in the Cafeteria, in the Infirmary or in the "
        "Recreational Area, buy one in the Recreational Area, steal a Spoon in the Cafeteria or extort one (R11.1)"
    )


def test_no_spoon_is_stolen_where_the_workshop_is() -> None:
    """R14.6"""
    line = told("dig", "options: places workshop")
    assert "steal" not in line
    assert "in the Workshop" in line


def test_a_weapon_can_also_be_found() -> None:
    """R7.1: a Blade is one, and lies in the Search deck."""
    assert told("extort").startswith("you need a Weapon (a Knife or a Blade): craft one in the Cafeteria")
    assert told("extort").endswith("or find one by searching (R7.1)")


@pytest.mark.parametrize("verb", ["heal", "sell", "craft"])
def test_everything_else_is_told_as_before(verb: str) -> None:
    game = lay_out("0: cell_block; hand link\n1: cell_block\nturn: 0")
    for refusal in why_none(game)[verb]:
        assert refusal_line("en", refusal, game.book) == str(refusal)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_it(language: str) -> None:
    assert len(told("dig", language=language)) > len(told("heal", language=language))
