"""The measures: random play with 4 players on the complete base game, and frequent operations of a search or a server.

Each measure is a function of its size: it does the work and returns decisions per second, or microseconds each. Time is
CPU time of this process, so that others on the machine disturb as little as possible.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from time import process_time

from librt.random import Random

from benchmarks.environments import aec_steps, batch_steps, classic, ours
from blackgate import FastDealer, Game, Options, View, load, load_edition, new_game, redeal, rulebook, save
from blackgate.bots import new_bot
from blackgate.bots.foresight import Foresight
from blackgate.bots.game_loop import play_game
from blackgate.bots.search import FULL, HabitSearch
from blackgate.lab.arena import Arena
from blackgate.lab.dataset import Writer, read_run
from blackgate.lab.plan import Plan
from blackgate.lab.playing import play_part
from blackgate.lab.results import header_line, read_results, whole_lines
from blackgate.lab.simulation import play_games
from blackgate.lab.worker_pool import run_parallel
from blackgate.rules import game as compiled_or_not
from blackgate.rules.playout import random_games

PLAYERS = 4
SEED = 1
PLACES = ("gambling_cells", "gymnasium", "laundry", "library", "psychiatric_ward", "workshop")
EVERYTHING = Options(PLAYERS, michel="michel", warden=True, places=PLACES)
TEAMS = Options(PLAYERS, michel="michelle", warden=True, team=True, places=PLACES[1:])  # R14.7
EVERY = 10  # every so many of a game's positions are measured
MICRO = 1e6


@dataclass(frozen=True)
class Measure:
    """One row. `size` is what an interpreted run does in about a tenth of a second."""

    title: str
    per_second: bool
    run: Callable[[int], float]
    size: int
    target: float | None = None
    interpreted_target: float | None = None

    def better(self, first: float, second: float) -> float:
        return max(first, second) if self.per_second else min(first, second)

    def met(self, figure: float, target: float) -> bool:
        return figure >= target if self.per_second else figure <= target


def is_compiled() -> bool:
    return not str(compiled_or_not.__file__).endswith(".py")


# --- decisions a second
def playouts(games: int, *, events: bool = False, tracker: bool = False, options: Options | int = PLAYERS) -> float:
    """Random games inside the engine."""
    book = rulebook(options)
    start = process_time()
    decisions = int(random_games(book, games, SEED, events, tracker))
    return decisions / (process_time() - start)


def python_games(games: int, *, events: bool = False, tracker: bool = False) -> float:
    """Random games through `legal_actions()`, `play()` and, with events, `take_events()`."""
    chance = random.Random(SEED).random
    decisions = 0
    start = process_time()
    for number in range(games):
        game = new_game(PLAYERS, dealer=FastDealer(SEED + number), events=events, tracker=tracker)
        while not game.over:
            legal = game.legal_actions()
            game.play(legal[int(chance() * len(legal))])
            if events:
                game.take_events()
            decisions += 1
    return decisions / (process_time() - start)


def arena_games(games: int) -> float:
    """Random bots in an arena with one process, results written to a file."""
    arena = Arena(("random",), load_edition(), Options(PLAYERS), games, str(SEED))
    with TemporaryFile(buffering=0) as file:
        file.write(header_line(arena).encode())
        start = process_time()
        for _, lines in run_parallel(partial(play_part, arena, new_bot), range(arena.total), jobs=1):
            file.write(lines.encode())
        seconds = process_time() - start
        file.seek(0)
        results = read_results(arena, whole_lines(file.read()))
    return sum(result.decisions for result in results) / seconds


def simulated_games(games: int, kind: str) -> float:
    """Four bots of a kind in a simulation with one process, written to Parquet."""
    plan = Plan((kind,), (load_edition(),), Options(PLAYERS), games, str(SEED))
    with TemporaryDirectory() as folder:
        start = process_time()
        with closing(Writer(Path(folder), plan)) as writer:
            for _, lines in run_parallel(partial(play_games, plan, new_bot), range(plan.total), jobs=1):
                writer.append(lines)
        seconds = process_time() - start
        decisions = int(sum(read_run(Path(folder)).games["decisions"].to_pylist()))
    return decisions / seconds


def bot_games(games: int, kind: str) -> float:
    """Whole games among four bots of a kind, views and all."""
    book = rulebook(PLAYERS)
    decisions = 0
    start = process_time()
    for number in range(games):
        bots = [new_bot(kind, f"{number} {seat}") for seat in range(PLAYERS)]
        decisions += play_game(book, FastDealer(SEED + number), bots, number % PLAYERS).decisions
    return decisions / (process_time() - start)


def boss_playouts(iterations: int) -> float:
    """What the boss does in a second if it played every game to its end: redeal, tree, habits, all from the first
    question of a game."""
    game = new_game(PLAYERS, SEED, events=False)
    view = View(game, game.asked())
    search = HabitSearch(view, game.legal_actions(), Foresight(view.book), Random(SEED), FULL)
    start = process_time()
    search.run(float("inf"), iterations)
    return int(search.iterations) / (process_time() - start)


# --- microseconds apiece
@cache
def positions(tracker: bool) -> list[Game]:
    """Positions from all stages of a random game."""
    game = new_game(PLAYERS, SEED, events=False, tracker=tracker)
    chance = random.Random(SEED)
    found: list[Game] = []
    number = 0
    while not game.over:
        if number % EVERY == 0:
            found.append(game.clone(FastDealer(number)))
        game.play(chance.choice(game.legal_actions()))
        number += 1
    return found


def clones(rounds: int, *, tracker: bool = False) -> float:
    games = positions(tracker)
    dealer = FastDealer(SEED)
    start = process_time()
    for _ in range(rounds):
        for game in games:
            game.clone(dealer)
    return (process_time() - start) / (rounds * len(games)) * MICRO


def views(rounds: int) -> float:
    games = positions(True)
    start = process_time()
    for _ in range(rounds):
        for game in games:
            for seat in range(PLAYERS):
                View(game, seat)
    return (process_time() - start) / (rounds * len(games) * PLAYERS) * MICRO


def redeals(rounds: int) -> float:
    """For the seat that is asked, as a search does it."""
    known = [View(game, game.asked()) for game in positions(True)]
    dealer = FastDealer(SEED)
    start = process_time()
    for _ in range(rounds):
        for view in known:
            redeal(view, dealer)
    return (process_time() - start) / (rounds * len(known)) * MICRO


def saves_and_loads(rounds: int, *, tracker: bool = False) -> float:
    games = positions(tracker)
    book = rulebook(PLAYERS)
    dealer = FastDealer(SEED)
    start = process_time()
    for _ in range(rounds):
        for game in games:
            load(book, save(game), dealer)
    return (process_time() - start) / (rounds * len(games)) * MICRO


MEASURES: dict[str, Measure] = {
    "playouts": Measure("random playouts in the engine", True, playouts, 8, 2.5e6, 100e3),
    "playouts-events": Measure("  with events", True, lambda n: playouts(n, events=True), 6),
    "playouts-tracker": Measure("  with events and tracker", True, lambda n: playouts(n, events=True, tracker=True), 3),
    "playouts-everything": Measure("  with every option on", True, lambda n: playouts(n, options=EVERYTHING), 4),
    "playouts-teams": Measure("  and in team mode", True, lambda n: playouts(n, options=TEAMS), 4),
    "python": Measure("random games through Python calls", True, python_games, 6, 800e3),
    "python-events": Measure("  with events", True, lambda n: python_games(n, events=True), 5),
    "python-tracker": Measure(
        "  with events and tracker", True, lambda n: python_games(n, events=True, tracker=True), 3
    ),
    "arena": Measure("random bots in an arena", True, arena_games, 8),
    "rookie": Measure("four rookies", True, lambda n: bot_games(n, "rookie"), 2, 200e3),
    "veteran": Measure("four veterans", True, lambda n: bot_games(n, "veteran"), 1, 20e3),
    "simulate": Measure("four veterans, simulated into Parquet", True, lambda n: simulated_games(n, "veteran"), 2),
    "simulate-rookie": Measure(
        "four rookies, simulated into Parquet", True, lambda n: simulated_games(n, "rookie"), 20
    ),
    "boss": Measure("the boss, playouts to the end", True, boss_playouts, 4, 1500),
    "clone": Measure("clone", False, clones, 150, 1.5),
    "clone-tracker": Measure("  with tracker", False, lambda n: clones(n, tracker=True), 100),
    "view": Measure("view of a seat, with tracker", False, views, 25, 20),
    "redeal": Measure("redeal for the asked seat", False, redeals, 2, 20),
    "save-load": Measure("save and load", False, saves_and_loads, 3, 100),
    "save-load-tracker": Measure("  with tracker", False, lambda n: saves_and_loads(n, tracker=True), 2),
    "batch": Measure("batch of 1,024 environments", True, batch_steps, 3, 1e6, 20e3),
    "batch-tracker": Measure("  with tracker", True, lambda n: batch_steps(n, tracker=True), 1),
    "batch-everything": Measure("  with every option on", True, lambda n: batch_steps(n, options=EVERYTHING), 1),
    "pettingzoo": Measure("PettingZoo's loop", True, lambda n: aec_steps(ours(), n), 1000, 60e3),
    "leduc": Measure("  its own Leduc Hold'em", True, lambda n: aec_steps(classic("leduc_holdem-v4"), n), 300),
    "texas": Measure("  its own Texas Hold'em", True, lambda n: aec_steps(classic("texas_holdem-v4"), n), 300),
}

# Events may make random playouts at most a third slower.
MOST_COST = 100 / 3


# With every option on, play may be at most 30 % slower than the base game.
MOST_LOSS = 30


# An arena must reach at least this percentage of the raw engine's games per second; a simulation, of the bots' own.
LEAST_SHARE = 80


def simulation_share(figures: dict[str, float], key: str, own: str) -> float:
    """A simulation's decisions per second, in percent of the bots' own."""
    return figures[key] / figures[own] * 100


def arena_share(figures: dict[str, float]) -> float:
    """The arena's games a second in percent of the raw engine's, both counted in decisions: no two deals are alike."""
    return figures["arena"] / figures["playouts"] * 100


def loss_by_options(figures: dict[str, float], key: str) -> float:
    """In percent of the decisions a second of the base game."""
    return (1 - figures[key] / figures["playouts"]) * 100


def cost_of_events(figures: dict[str, float]) -> float:
    """In percent of the time without them."""
    return (figures["playouts"] / figures["playouts-events"] - 1) * 100
