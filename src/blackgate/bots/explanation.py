"""How a bot explains itself, as plain data: a search by the alternatives it looked at and the line it expects, a glance
by how likely it would choose each action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from blackgate.bots.search import NONE, ROOT, Tree

LONGEST_LINE: Final = 12


class Alternative:
    """A choice that was looked at. `chances`: each seat's to win after it; `visits`: how often it was gone into.

    `line`: how the game is expected to go on, as (seat, action): the most visited moves, this one first.
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
    """What a seat was thinking: its alternatives, the one it likes best first."""

    def __init__(self, seat: int, alternatives: list[Alternative], texts: Sequence[str]) -> None:
        self.seat: Final = seat
        self.texts: Final = texts
        self.alternatives: Final = alternatives

    def plain(self) -> dict[str, object]:
        """For clients: action texts, numbers, lists."""
        return {"seat": self.seat, "alternatives": [alternative.plain(self.texts) for alternative in self.alternatives]}


class Glance:
    """What a seat makes of its choices without thinking: `chances` of each seat to win as things are, and how likely it
    would take each action, the one it likes best first."""

    def __init__(self, seat: int, chances: list[float], choices: list[tuple[int, float]], texts: Sequence[str]) -> None:
        self.seat: Final = seat
        self.chances: Final = chances
        self.choices: Final = choices
        self.texts: Final = texts

    def plain(self) -> dict[str, object]:
        """For clients, as that of an Explanation is."""
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


def explain(tree: Tree, seat: i64, texts: Sequence[str]) -> Explanation:
    """The alternatives of a tree, by how often they were gone into."""
    found: list[tuple[int, Alternative]] = []
    child = tree.child[ROOT]
    while child != NONE:
        chances = [tree.chance(child, other) for other in range(tree.seats)]
        visits = int(tree.visits[child])
        found.append((visits, Alternative(tree.action[child], visits, chances, line_from(tree, child))))
        child = tree.sibling[child]
    found.sort(key=lambda entry: -entry[0])
    return Explanation(seat, [alternative for _, alternative in found], texts)


def line_from(tree: Tree, node: i64) -> list[tuple[int, int]]:
    """The most visited way on from a move."""
    line: list[tuple[int, int]] = []
    while node != NONE and len(line) < LONGEST_LINE:
        line.append((int(tree.seat[node]), int(tree.action[node])))
        node = tree.favourite(node)
    return line
