"""Golden records: whole games that are replayed on every change.

They are made anew only on purpose, when a rule was changed and the change is meant to change old games:

    python -m tests.records.golden
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random

from blackgate.edition import edition_from
from blackgate.records import Recorder
from tests.records.games import play_on

FOLDER = Path(__file__).parents[1] / "golden" / "records"
PRISONERS = ("Ox", "Duchess", "Sparks", "Nails", "Granny", "Tank")
ROUGH = edition_from(
    {
        "game": {"hand_limit": 5, "starting_cards": 6, "rounds": 30},
        "cards": {"sucker_punch": {"search": 9}, "riot": {"search": 6}, "poker_night": {"search": 6}},
    },
    "rough",
)
PUZZLE = """\
0: showers; hand link, 2 knife, poker_night, riot; gang barter; cigarettes 9; background pickpocket
1: showers; hand shovel, spoon, 2 blade; gang respect; background doctor
2: showers; hand 3 pickaxe; background escapist; points 4; tunnel pickaxe, 2 spoon
turn: 0
"""


def dealt(players: int, first: int | None = None) -> Recorder:
    return Recorder.start(
        players,
        names=PRISONERS[:players],
        first=first,
        secret=sha256(f"golden {players}".encode()).digest(),
        contributions=[name.lower()[::-1] for name in PRISONERS[:players]],
    )


def own_edition() -> Recorder:
    return Recorder.start(5, edition=ROUGH, secret=sha256(b"golden rough").digest())


GAMES: dict[str, Callable[[], Recorder]] = {
    "two-players": lambda: dealt(2),
    "three-players": lambda: dealt(3, first=2),
    "four-players": lambda: dealt(4),
    "six-players": lambda: dealt(6),
    "own-edition": own_edition,
    "laid-out": lambda: Recorder.start_from(PUZZLE, seed="golden"),
}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, start in GAMES.items():
        recorder = play_on(start(), Random(name))
        recorder.finish()
        (FOLDER / f"{name}.txt").write_bytes(recorder.text().encode())


if __name__ == "__main__":
    main()
