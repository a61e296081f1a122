"""The building blocks of cards: every effect, ability and effect of a Trauma, in words, with its figures.

Figures appear in the texts by their names: `Draw <cards> Search cards.`
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from blackgate.edition.kinds import Kind, OneOf, Whole
from blackgate.edition.schema import ABILITIES, CELL_BLOCK, EFFECTS, SOLITARY, TRAUMA_EFFECTS
from blackgate.messages import text
from blackgate.rules.effects import EFFECTS as RULES
from blackgate.wording.texts import MOMENTS


@dataclass(frozen=True, slots=True)
class Entry:
    """A value for `do`: what it does, which figures it takes, and beside which effect alone it may be used."""

    do: str
    text: str
    figures: dict[str, str]
    beside: str = ""


def vocabulary(language: str) -> dict[str, list[Entry]]:
    """By where they may be used: the uses of effects, `bonus`, `ability`, `trauma`."""
    found: dict[str, list[Entry]] = {
        use: [_entry(language, "effect", do, each.figures) for do, each in EFFECTS.items() if each.use == use]
        for use in ("card", "background", "reaction")
    }
    found["bonus"] = [
        _entry(language, "effect", do, each.figures, each.with_main) for do, each in EFFECTS.items() if each.with_main
    ]
    found["ability"] = [_entry(language, "ability", do, figures) for do, figures in ABILITIES.items()]
    found["trauma"] = [_entry(language, "trauma_text", do, figures) for do, figures in TRAUMA_EFFECTS.items()]
    return found


def _entry(language: str, message: str, do: str, figures: Mapping[str, Kind], beside: str = "") -> Entry:
    words = {figure: f"<{figure}>" for figure in figures}
    if "count" in words:  # one phrase: 2 Knives
        words["card"] = f"{words['count']} {words['card']}"
    places = dict(_places(language))
    said = text(language, f"{message}-{do}", **places, **words)
    if message == "effect" and EFFECTS[do].use == "reaction" and not beside:
        least: dict[str, int | str] = {
            figure: kind.least for figure, kind in figures.items() if isinstance(kind, Whole)
        }
        moment = text(language, f"moment-{MOMENTS[RULES[do](least).moment]}", **places)
        said = text(language, "card_text-background", moment=moment, effects=said)
    return Entry(do, said, {figure: _range(kind) for figure, kind in figures.items()}, beside)


def _range(kind: Kind) -> str:
    """What a figure may be: `1-9`, or names."""
    if isinstance(kind, Whole):
        return f"{kind.least}-{kind.most}"
    assert isinstance(kind, OneOf), "a figure is a number or a name"
    return "/".join(kind.names)


def _places(language: str) -> Iterator[tuple[str, str]]:
    for argument, place, form in (
        ("solitary", SOLITARY, "def"),
        ("to_solitary", SOLITARY, "to"),
        ("in_solitary", SOLITARY, "in"),
        ("to_cell_block", CELL_BLOCK, "to"),
    ):
        yield argument, text(language, f"place-{place}.{form}")
