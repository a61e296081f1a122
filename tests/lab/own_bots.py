"""Bots of the tests' own: one that digs where it can, and one that does not play as it has to."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from blackgate import ACTION_TEXTS, Edition, View, load_edition
from blackgate.bots import Bot, new_bot
from blackgate.lab.arena import Arena
from blackgate.lab.playing import play_part
from blackgate.lab.results import Result, header_line, read_results, whole_lines
from blackgate.lab.worker_pool import run_parallel

WANTED = ("dig", "steal", "craft", "buy")


class Digger(Bot):
    """Digs, or gets something to dig with, where it may; otherwise it chooses at random."""

    def choose(self, view: View, actions: list[int]) -> int:
        for wanted in WANTED:
            for action in actions:
                if ACTION_TEXTS[action].startswith(wanted):
                    return action
        return actions[int(self.random.randrange(len(actions)))]


class Cheat(Bot):
    def choose(self, view: View, actions: list[int]) -> int:
        return 0 if 0 not in actions else max(actions) + 1


def make(kind: str, seed: str) -> Bot:
    """The bots of the package, and these."""
    own = {"digger": Digger, "cheat": Cheat}
    if kind.startswith("program:"):
        kind = "random"  # by any name
    return own[kind](len(seed) + sum(seed.encode())) if kind in own else new_bot(kind, seed)


def short_edition(rounds: int) -> Edition:
    """The standard game, but over after so many rounds."""
    edition = load_edition()
    return replace(edition, game=replace(edition.game, rounds=rounds), fingerprint=f"{rounds} rounds")


def text_of(arena: Arena, jobs: int = 1) -> str:
    """The whole file of an arena."""
    parts = run_parallel(partial(play_part, arena, make), range(arena.total), jobs)
    return header_line(arena) + "".join(lines for _, lines in parts)


def results_of(arena: Arena) -> list[Result]:
    return read_results(arena, whole_lines(text_of(arena).encode()))
