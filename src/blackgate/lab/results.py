"""The results of an arena as a file: JSON lines, first a description of the arena, then its games in order.

Because the order is fixed, the same arena gives the same bytes however many processes play it and however often it was
interrupted; the file is always a prefix of the whole.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import metadata
from typing import Final

from blackgate.bots.game_loop import GameResult
from blackgate.lab.arena import Arena, Bout
from blackgate.rules.version import RULES

FORMAT: Final = 1

Header = dict[str, object]


class NoResults(Exception):
    """A file without results of an arena, and the first line that shows it."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


class OtherArena(Exception):
    """The results of another arena: what differs, what the file says, and what was requested."""

    def __init__(self, differences: list[tuple[str, str, str]]) -> None:
        super().__init__(differences)
        self.differences = differences


@dataclass(frozen=True)
class Result:
    """One game of an arena and how it went."""

    bout: Bout
    winners: list[int]
    turns: int
    decisions: int
    by_limit: bool


def header_of(arena: Arena) -> Header:
    return {
        "arena": FORMAT,
        "blackgate": metadata.version("blackgate"),
        "bots": list(arena.bots),
        "players": arena.options.players,
        "games": arena.games,
        "seed": arena.seed,
        **arena.options.as_dict(),
        "edition": arena.edition.fingerprint,
        "rules": RULES,
    }


def header_line(arena: Arena) -> str:
    return json.dumps(header_of(arena), ensure_ascii=False) + "\n"


def line_of(bout: Bout, played: GameResult) -> str:
    """Formatted by hand, for speed: nothing in it needs quoting."""
    return (
        f'{{"deal": {bout.deal}, "pairing": {list(bout.pairing)}, "rotation": {bout.rotation}, '
        f'"winners": {played.winners}, "turns": {played.turns}, "decisions": {played.decisions}, '
        f'"limit": {"true" if played.by_limit else "false"}}}\n'
    )


def whole_lines(data: bytes) -> list[str]:
    """The lines of a file; a torn last line is dropped."""
    return data.decode("utf-8", "replace").split("\n")[:-1]


def read_results(arena: Arena, lines: list[str]) -> list[Result]:
    """The games of this arena in the lines, which must be its first ones; anything else is refused."""
    if not lines:
        return []
    check_header(arena, lines[0])
    results: list[Result] = []
    for number, line in enumerate(lines[1:]):
        try:
            result = read_line(line)
            right = number < arena.total and result.bout == arena.bout(number) and fits(arena, result)
        except (ValueError, TypeError, KeyError):
            right = False
        if not right:
            raise NoResults(number + 2)
        results.append(result)
    return results


def check_header(arena: Arena, line: str) -> None:
    try:
        found = json.loads(line)
    except ValueError:
        raise NoResults(1) from None
    if not isinstance(found, dict) or "arena" not in found:
        raise NoResults(1)
    asked = header_of(arena)
    differences = [
        (name, shown(found.get(name)), shown(asked.get(name)))
        for name in dict.fromkeys([*asked, *found])
        if found.get(name) != asked.get(name)
    ]
    if differences:
        raise OtherArena(differences)


def shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def read_line(line: str) -> Result:
    data = json.loads(line)
    return Result(
        Bout(data["deal"], tuple(data["pairing"]), data["rotation"]),
        data["winners"],
        data["turns"],
        data["decisions"],
        data["limit"],
    )


def fits(arena: Arena, result: Result) -> bool:
    """Whether this can be the result of a game: somebody won, and it took some turns."""
    return (
        len(result.winners) > 0
        and set(result.winners) <= set(range(arena.options.players))
        and result.turns > 0
        and result.decisions > 0
        and isinstance(result.by_limit, bool)
    )


def of_pairing(results: Iterable[Result], pairing: tuple[int, ...]) -> list[Result]:
    return [result for result in results if result.bout.pairing == pairing]
