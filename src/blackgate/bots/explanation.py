"""How a bot explains itself, as plain data: a search by its alternatives and the expected line, a network by its
probability for each action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from blackgate.bots.search import NONE, Search, Tree

LONGEST_LINE: Final = 12


class Alternative:
    """A choice that was searched. `chances`: each seat's chance to win after it; `visits`: how often it was visited.

    `line`: the expected continuation as (seat, action): the most visited moves, this one first.
    """

    def __init__(self, action: int, visits: int, chances: list[float], line: list[tuple[int, int]]) -> None:
        self.action: Final = action
        self.visits: Final = visits
        self.chances: Final = chances
        self.line: Final = line

    def plain(self, texts: Sequence[str]) -> dict[str, object]:
        """`texts`: those of the edition's action table."""
        return {
            "action": texts[self.action],
            "visits": self.visits,
            "chances": self.chances,
            "line": [{"seat": seat, "action": texts[action]} for seat, action in self.line],
        }


class Explanation:
    """A seat's analysis: its alternatives, the best first."""

    def __init__(self, seat: int, alternatives: list[Alternative], texts: Sequence[str]) -> None:
        self.seat: Final = seat
        self.texts: Final = texts
        self.alternatives: Final = alternatives

    def plain(self) -> dict[str, object]:
        """For clients: action texts, numbers, lists."""
        return {"seat": self.seat, "alternatives": [alternative.plain(self.texts) for alternative in self.alternatives]}


class Glance:
    """A seat's evaluation without search: each seat's `chances` to win, and the probability of each action, the best
    first."""

    def __init__(self, seat: int, chances: list[float], choices: list[tuple[int, float]], texts: Sequence[str]) -> None:
        self.seat: Final = seat
        self.chances: Final = chances
        self.choices: Final = choices
        self.texts: Final = texts

    def plain(self) -> dict[str, object]:
        """For clients, in the style of an Explanation."""
        choices = [{"action": self.texts[action], "probability": share} for action, share in self.choices]
        return {"seat": self.seat, "chances": self.chances, "choices": choices}


def glance(seat: int, chances: list[float], actions: list[int], weights: list[int], texts: Sequence[str]) -> Glance:
    """The actions, the one that is liked best first; `weights`: how often each would be taken, against the others."""
    total = 0
    for weight in weights:
        total += weight
    return Glance(
        seat, chances, [(action, weight / total) for action, weight in zip(actions, weights, strict=True)], texts
    )


def explain(search: Search, texts: Sequence[str]) -> Explanation:
    """The alternatives of a search, the best first."""
    tree = search.tree
    found: list[Alternative] = []
    for node in search.ranked():
        if tree.visits[node] == 0:
            continue
        chances = [tree.chance(node, other) for other in range(tree.seats)]
        found.append(Alternative(tree.action[node], int(tree.visits[node]), chances, line_from(tree, node)))
    return Explanation(int(search.view.seat), found, texts)


def line_from(tree: Tree, node: i64) -> list[tuple[int, int]]:
    """The most visited continuation of a move."""
    line: list[tuple[int, int]] = []
    while node != NONE and len(line) < LONGEST_LINE:
        line.append((int(tree.seat[node]), int(tree.action[node])))
        node = tree.favourite(node)
    return line
