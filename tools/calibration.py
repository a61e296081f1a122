"""python tools/calibration.py: checks the calibration of the learned bot's chances, as a picture.

`gather` plays games among learned bots in all modes and records, at one question of each game, the chances that the
asked seat gives everybody, and later who won. `draw` plots them: where 30 % were predicted, 30 % should win.
Observations are lines of `mode predicted won`, so any source will do. Needs the extra `lab`, and a compiled Blackgate
to be fast:

    .venv-compiled/bin/python tools/calibration.py gather build/calibration.txt --games 4000
    .venv-compiled/bin/python tools/calibration.py draw build/calibration.txt docs/pictures/calibration.png
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from matplotlib.figure import Figure

from blackgate import Options, View, load_edition, new_game
from blackgate.bots.intuition import intuition_for
from blackgate.bots.opponents.lifer import Lifer
from blackgate.lab.figures import wilson
from blackgate.lab.plots import BLUE, DOTS, INK, PALE

PLACES = tuple(load_edition().modular_places)
MODES = {
    **{f"{players} players": Options(players) for players in range(2, 7)},
    "everything": Options(4, michel="michel", places=PLACES, warden=True),
    "teams": Options(4, team=True, warden=True),
}
TEMPERATURE = 0.5  # games that differ, played well
BINS = 10

Note = tuple[str, float, float]  # mode, predicted, won


def notes_of(seed: str, number: int) -> list[Note]:
    """The observations of one game."""
    chance = random.Random(f"{seed} {number}")
    mode, options = list(MODES.items())[number % len(MODES)]
    game = new_game(options, seed=f"{seed} {number}", tracker=True)
    bots = [Lifer(chance.randrange(1 << 40), TEMPERATURE) for _ in range(options.players)]
    asked = 0
    predicted: list[float] = []
    while not game.over:
        seat, actions = game.asked(), game.legal_actions()
        view = View(game, seat)
        intuition = intuition_for(game.book)
        if len(actions) > 1:
            asked += 1
            if chance.random() < 1 / asked and intuition is not None:  # reservoir sampling: each is equally likely
                predicted = intuition.impression(view, actions).chances
        game.play(bots[seat].choose(view, actions))
    winners = game.winners()
    # all of a team win, and those who tie share it
    won = [game.seats / (len(winners) * game.book.sides()) if seat in winners else 0.0 for seat in range(game.seats)]
    return [(mode, each, share) for each, share in zip(predicted, won, strict=True)]


def gather(file: Path, games: int, seed: str) -> None:
    with file.open("w", encoding="utf-8") as out, ProcessPoolExecutor() as pool:
        for done, notes in enumerate(pool.map(partial(notes_of, seed), range(games), chunksize=8), 1):
            out.writelines(f"{mode.replace(' ', '-')} {predicted:.4f} {won:.4f}\n" for mode, predicted, won in notes)
            print(f"\r{done} of {games} games", end="", flush=True)
    print()


def read(file: Path) -> Iterator[Note]:
    for line in file.read_text(encoding="utf-8").splitlines():
        mode, predicted, won = line.split()
        yield mode.replace("-", " "), float(predicted), float(won)


def draw(notes: Iterable[Note], picture: Path) -> None:
    """A panel for each mode: predicted against won, with intervals, and the number of observations behind each."""
    by_mode: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for mode, predicted, won in notes:
        by_mode[mode].append((predicted, won))
    columns = min(4, len(by_mode))
    rows = -(-len(by_mode) // columns)
    figure = Figure(figsize=(3.1 * columns, 3.3 * rows), layout="constrained")
    panels = list(figure.subplots(rows, columns, squeeze=False, sharex=True, sharey=True).flat)
    for axes in panels[len(by_mode) :]:
        axes.set_axis_off()
    for axes, (mode, pairs) in zip(panels, by_mode.items(), strict=False):
        axes.plot([0, 100], [0, 100], color=PALE, linestyle="--")
        error = 0.0
        for low in range(BINS):
            inside = [pair for pair in pairs if low <= pair[0] * BINS < low + 1 or (low == BINS - 1 and pair[0] == 1)]
            if not inside:
                continue
            x = sum(predicted for predicted, _ in inside) / len(inside)
            y = sum(won for _, won in inside) / len(inside)
            error += abs(x - y) * len(inside) / len(pairs)
            least, most = wilson(y * len(inside), len(inside))
            axes.errorbar(
                100 * x, 100 * y, yerr=[[100 * (y - least)], [100 * (most - y)]], fmt="o", color=BLUE, capsize=3
            )
            print(f"{mode}: predicted {x:.1%}, won {y:.1%} ({least:.1%} to {most:.1%}, {len(inside)} notes)")
        print(f"{mode}: off by {error:.1%} on average")
        axes.set_title(f"{mode}: off by {100 * error:.1f} points", fontsize="medium", color=INK)
        axes.spines[["top", "right"]].set_visible(False)
    figure.supxlabel("chance to win that the learned bot predicted (%)", color=INK)
    figure.supylabel("games that were won (%)", color=INK)
    figure.savefig(picture, dpi=DOTS, format="png")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    gathering = commands.add_parser("gather")
    gathering.add_argument("file", type=Path)
    gathering.add_argument("--games", type=int, default=2000)
    gathering.add_argument("--seed", default="1")
    drawing = commands.add_parser("draw")
    drawing.add_argument("file", type=Path)
    drawing.add_argument("picture", type=Path)
    given = parser.parse_args()
    if given.command == "gather":
        gather(given.file, given.games, given.seed)
    else:
        draw(read(given.file), given.picture)


if __name__ == "__main__":
    main()
