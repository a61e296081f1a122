"""The command `hint`: what the boss thinks of your choices. It knows no more than the seat: it gets the same view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from blackgate.bots.explanation import Alternative
from blackgate.bots.opponents.boss import Boss
from blackgate.messages import text
from blackgate.rules.view import View
from blackgate.terminal.choices import Choice
from blackgate.wording import action_label
from blackgate.wording.figures import percent

MOST: Final = 5  # choices that are shown
LONGEST_LINE: Final = 5  # moves that are shown after a choice


@dataclass(frozen=True, slots=True)
class Hint:
    """A choice, the seat's chance to win with it, and how the game might continue."""

    choice: Choice
    chance: str
    follows: str

    def line(self, language: str) -> str:
        """All of it in one line."""
        number, action = self.choice.number, self.choice.label
        said = text(language, "terminal-hint-line", number=number, action=action, chance=self.chance)
        return text(language, "terminal-hint-then", hint=said, line=self.follows) if self.follows else said


def hints_for(view: View, choices: list[Choice], language: str, names: list[str], boss: Boss) -> list[Hint]:
    """What a boss says at this keyboard."""
    alternatives = boss.explain(view, [choice.action for choice in choices]).alternatives
    return hints_of(alternatives, view, choices, language, names)


def hints_of(
    alternatives: Sequence[Alternative], view: View, choices: list[Choice], language: str, names: list[str]
) -> list[Hint]:
    """The best choices, the best first."""
    by_action = {choice.action: choice for choice in choices}
    return [
        Hint(
            by_action[alternative.action],
            percent(language, alternative.chances[view.seat]),
            _follows(alternative, view, language, names),
        )
        for alternative in alternatives[:MOST]
    ]


def _follows(alternative: Alternative, view: View, language: str, names: list[str]) -> str:
    """`Anna: Search, Bob: Move`"""
    moves = alternative.line[1 : 1 + LONGEST_LINE]
    return ", ".join(
        text(
            language,
            "terminal-hint-move",
            player=names[seat],
            action=action_label(action, language, names, view.book),
        )
        for seat, action in moves
    )
