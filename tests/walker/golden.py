"""Digests of games, in `tests/golden/walk.json`: interpreted and compiled rules have to give these same bytes.

A change of the rules, of what is saved or of what is told changes them. If the change is meant, write them anew with

    .venv/bin/python -m tests.walker.golden

and say in the commit why they are others.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from blackgate import save
from tests.walker.plain import as_bytes, told_as_bytes, without_tracker
from tests.walker.tables import TABLES, Table

FILE = Path(__file__).parents[1] / "golden" / "walk.json"


def digest(table: Table) -> dict[str, object]:
    """A game at this table: how many choices it took, and a digest of every position and every event."""
    game = table.new_game()
    chooser = table.chooser()
    sha = hashlib.sha256()
    choices = 0
    while not game.over and choices < table.questions:
        sha.update(as_bytes(save(game) if choices % 10 == 0 else without_tracker(game)))
        sha.update(told_as_bytes(game.take_events()))
        game.play(chooser.choose(game))
        choices += 1
    sha.update(as_bytes(save(game)))
    sha.update(told_as_bytes(game.take_events()))
    return {"choices": choices, "turns": int(game.turn), "winners": game.winners(), "sha256": sha.hexdigest()}


def main() -> None:
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps({str(table): digest(table) for table in TABLES}, indent=2) + "\n")
    print(f"wrote {FILE}")


if __name__ == "__main__":
    main()
