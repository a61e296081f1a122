"""An exact search of the seat's own turn: what can be achieved for certain, whatever the others answer and without
luck."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from blackgate.puzzles.puzzle import Lines, reply
from blackgate.rules.dealer import ScriptedDealer
from blackgate.rules.errors import ScriptError
from blackgate.rules.game import Game

MOST_STEPS: Final = 3000  # of a search
MOST_CHOICES: Final = 7  # of the seat in one line


class TooMuch(Exception):
    """The search would take too long."""


@dataclass(frozen=True, slots=True)
class Goal:
    """To win (no card), or to have one more of a card than at first."""

    seat: int
    card: str
    had: int

    @classmethod
    def win(cls, game: Game) -> Goal:
        return cls(int(game.asked()), "", 0)

    @classmethod
    def get(cls, game: Game, card: str) -> Goal:
        seat = int(game.asked())
        return cls(seat, card, held(game, seat, card))

    def reached(self, game: Game) -> bool:
        if not self.card:
            return game.over and self.seat in game.winners()
        return held(game, self.seat, self.card) > self.had


def held(game: Game, seat: int, card: str) -> int:
    return int(game.players[seat].hand[game.book.card_names.index(card)])


class Solver:
    """Searches the rest of the turn. A choice that involves chance is not certain."""

    def __init__(self, goal: Goal, most: int = MOST_STEPS) -> None:
        self.goal: Final = goal
        self.left = most

    def good(self, game: Game, choices: int = MOST_CHOICES) -> list[int]:
        """The choices of the asked seat after which the goal is still certain. Raises TooMuch."""
        return [action for action in game.legal_actions() if self.certain_after(game, action, choices - 1)]

    def certain_after(self, game: Game, action: int, choices: int) -> bool:
        self.left -= 1
        if self.left < 0:
            raise TooMuch
        tried = game.clone(ScriptedDealer([], []))
        try:
            tried.play(action)
        except ScriptError:  # it asks for a die or a card
            return False
        return self.certain(tried, choices)

    def certain(self, game: Game, choices: int) -> bool:
        """Whether the seat gets there from here, whatever the others do."""
        if self.goal.reached(game):
            return True
        if game.over or game.active != self.goal.seat:
            return False
        legal = game.legal_actions()
        if game.asked() != self.goal.seat:
            return all(self.certain_after(game, action, choices) for action in legal)
        return choices > 0 and any(
            self.certain_after(game, action, choices - 1) for action in likely_first(game, legal)
        )

    def lines(self, game: Game, choices: int = MOST_CHOICES) -> Lines:
        """All lines that lead there from this question, with the others' answers as `reply` gives them."""
        found: Lines = {}
        for action in self.good(game, choices):
            tried = game.clone(ScriptedDealer([], []))
            tried.play(action)
            while not self.goal.reached(tried) and tried.asked() != self.goal.seat:
                tried.play(reply(tried))
            done = self.goal.reached(tried)
            found[game.book.action_texts[action]] = {} if done else self.lines(tried, choices - 1)
        return found


def likely_first(game: Game, actions: Iterable[int]) -> list[int]:
    """Digging wins, so it is tried first; ending the turn never helps."""
    texts = game.book.action_texts
    return sorted(
        (each for each in actions if texts[each] != "end"), key=lambda each: not texts[each].startswith("dig")
    )
