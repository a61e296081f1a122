"""python tools/make_puzzles.py [FILE] [--edition FILE] [--seed N] [--minutes N]: look for puzzles in bots' games.

It plays games between bots and looks at each turn for a choice that is clearly best:

- `win`, `get`: an exact search of the turn. One first choice alone leads there for certain, whatever the others answer,
  without luck, and whatever they may hold by what the seat knows.
- `survive`: games that the seat could not tell apart, played on to its next turn. After one choice it survives far more
  often than after every other.

The boss, who thinks long, has to agree. How difficult a puzzle is, bots say: a rookie plays the whole line (1), only a
veteran does (2), not even a veteran (3). FILE is src/blackgate/puzzles/standard.json if none is named; what is in it
and still holds, with the cards of today, stays. Run it compiled: interpreted, it takes thirty times as long.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from blackgate import View, lay_out, load_edition, new_game, position_text, redeal
from blackgate.bots import Bot, new_bot
from blackgate.bots.opponents.boss import Boss
from blackgate.edition import Edition
from blackgate.puzzles import DIFFICULTIES, Goal, Lines, Puzzle, Solver, TooMuch, read_puzzles, written_puzzles
from blackgate.puzzles.puzzle import reply
from blackgate.rules.dealer import FastDealer
from blackgate.rules.game import Game

FILE: Final = Path(__file__).parents[1] / "src" / "blackgate" / "puzzles" / "standard.json"
WANTED: Final = {"win": (12, 6, 3), "get": (10, 4, 16), "survive": (3, 8, 10)}  # by difficulty
TOOLS: Final = ("shovel", "pickaxe", "spoon")
MOST_OF_TOOL: Final = 10
MOST_ALIKE: Final = 6  # of a theme that begin with the same choice
PLAYERS: Final = (4, 3, 5)
LEAST_CHOICES: Final = 6  # to choose from
LEAST_LINE: Final = 2  # choices that a solution takes; one is no puzzle
NEAR: Final = 6  # points that are missing, where a win is looked for
DEALS: Final = 8  # other games that the seat could be in
BOSS_SECONDS: Final = 1.0
WORSE: Final = 0.04  # what the boss may think worse of getting something than of the best
THREAT: Final = 3  # points that another misses, so that survival is in doubt
FEW: Final = 16  # games played on
MANY: Final = 80
SAFE: Final = 0.65  # how often one survives
GAP: Final = 0.25  # how much more often than otherwise
TRIES: Final = 5  # of a bot that looks for the solution


@dataclass
class Mine:
    """What has been found so far, and the deadline."""

    edition: Edition
    file: Path
    until: float
    found: dict[str, list[Puzzle]] = field(default_factory=lambda: {theme: [] for theme in WANTED})
    looked: Counter[str] = field(default_factory=Counter)

    def wants(self, theme: str) -> bool:
        return any(self.wants_as(theme, difficulty) for difficulty in DIFFICULTIES)

    def wants_as(self, theme: str, difficulty: int) -> bool:
        found = sum(each.difficulty == difficulty for each in self.found[theme])
        return found < WANTED[theme][difficulty - 1]

    def wants_tool(self, tool: str) -> bool:
        return self.wants("get") and sum(each.goal == tool for each in self.found["get"]) < MOST_OF_TOOL

    def is_new(self, puzzle: Puzzle) -> bool:
        found = self.found[puzzle.theme]
        alike = sum(each.solution == puzzle.solution for each in found)
        return alike < MOST_ALIKE and all(each.id != puzzle.id for each in found)

    @property
    def over(self) -> bool:
        return time.process_time() > self.until or not any(map(self.wants, WANTED))

    def add(self, puzzle: Puzzle) -> None:
        self.found[puzzle.theme].append(puzzle)
        counts = ", ".join(f"{len(some)} {theme}" for theme, some in self.found.items())
        print(f"{puzzle.id} ({puzzle.difficulty}): {puzzle.solution}  [{counts}]", flush=True)
        every = [each for some in self.found.values() for each in sorted(some, key=lambda each: each.difficulty)]
        self.file.write_text(written_puzzles(self.edition, every), encoding="utf-8")  # save what was found so far


# --- candidates
def choices_in_turns(edition: Edition, seed: int) -> Iterator[Game]:
    """Each choice in a turn of a game between bots, laid out as a new position: nobody remembers anything (R17.3)."""
    players = PLAYERS[seed % len(PLAYERS)]
    game = new_game(players, seed=seed, edition=edition)
    bots = [new_bot("veteran" if seat % 2 else "rookie", f"{seed}/{seat}") for seat in range(players)]
    end = game.book.action_of_text["end"]
    while not game.over:
        legal = game.legal_actions()
        if game.asked() == game.active and end in legal and len(legal) >= LEAST_CHOICES:
            yield laid(position_text(game), edition)
        play_on(game, bots)


def laid(position: str, edition: Edition) -> Game:
    return lay_out(position, edition=edition, dealer=FastDealer(0))


def play_on(game: Game, bots: list[Bot]) -> None:
    seat = game.asked()
    game.play(bots[seat].choose(View(game, seat), game.legal_actions()))


# --- what is certain
def certain(mine: Mine, game: Game, goal: Goal) -> Lines | None:
    """The lines to a goal, if exactly one first choice leads there."""
    try:
        good = Solver(goal).good(game)
        if len(good) != 1 or shortest(lines := Solver(goal).lines(game)) < LEAST_LINE:
            return None
        view = View(game, goal.seat)
        for number in range(DEALS):
            other = redeal(view, FastDealer(number))
            if not Solver(goal).certain_after(other, good[0], 7):
                return None
    except TooMuch:
        mine.looked["too much"] += 1
        return None
    return lines


def shortest(lines: Lines) -> int:
    return 0 if not lines else 1 + min(shortest(rest) for rest in lines.values())


def wins(mine: Mine, game: Game) -> Puzzle | None:
    seat = game.asked()
    if game.book.goal - game.points_of(seat) > NEAR:
        return None
    mine.looked["win"] += 1
    lines = certain(mine, game, Goal.win(game))
    return puzzle(game, "win", "", lines) if lines else None


def gets(mine: Mine, game: Game, tool: str) -> Puzzle | None:
    goal = Goal.get(game, tool)
    if goal.had:
        return None
    mine.looked["get"] += 1
    lines = certain(mine, game, goal)
    return puzzle(game, "get", tool, lines) if lines else None


# --- what is likely
def survives(mine: Mine, game: Game) -> Puzzle | None:
    """A first choice after which nobody else wins before the seat's next turn, far more often than after the others."""
    seat, legal = game.asked(), game.legal_actions()
    others = [game.points_of(other) for other in range(game.seats) if other != seat]
    if game.book.goal - max(others) > THREAT or game.book.goal - game.points_of(seat) <= 1:
        return None
    mine.looked["survive"] += 1
    if can_win(game):
        return None
    view = View(game, seat)
    favourite = new_bot("veteran", "survive").choose(view, legal)
    if chance(view, favourite, FEW) > SAFE and chance(view, game.book.action_of_text["end"], FEW) > SAFE:
        return None
    chances = sorted(((chance(view, action, FEW), action) for action in legal), reverse=True)
    if chances[0][0] < SAFE or chances[0][0] - chances[1][0] < GAP:
        return None
    best, second = (chance(view, action, MANY, FEW) for _, action in chances[:2])
    if best < SAFE or best - second < GAP:
        return None
    found = puzzle(game, "survive", "", {game.book.action_texts[chances[0][1]]: {}})
    return replace(found, chance=round(best, 2))


def can_win(game: Game) -> bool:
    try:
        return bool(Solver(Goal.win(game)).good(game))
    except TooMuch:
        return True  # perhaps: it is left out


def chance(view: View, action: int, games: int, first: int = 0) -> float:
    return sum(survived(view, action, number) for number in range(first, first + games)) / games


def survived(view: View, action: int, number: int) -> bool:
    game = redeal(view, FastDealer(number))
    bots = [new_bot("veteran", f"{number}/{seat}") for seat in range(game.seats)]
    turn = game.turn
    game.play(action)
    while not game.over and (game.turn == turn or game.active != view.seat):
        play_on(game, bots)
    return not game.over or view.seat in game.winners()


# --- results
def puzzle(game: Game, theme: str, goal: str, lines: Lines) -> Puzzle:
    position = position_text(game)
    number = hashlib.sha256(position.encode()).hexdigest()[:6]
    return Puzzle(f"{theme}-{number}", theme, 1, int(game.asked()), goal, position, lines)


def confirmed(found: Puzzle, edition: Edition) -> bool:
    """Whether the boss, thinking for long, finds nothing better."""
    game = laid(found.position, edition)
    thoughts = Boss(0, BOSS_SECONDS).explain(View(game, found.seat), game.legal_actions()).plain()
    alternatives = thoughts["alternatives"]
    assert isinstance(alternatives, list)
    if found.theme != "get":
        return bool(alternatives[0]["action"] == found.solution)
    chances = {each["action"]: each["chances"][found.seat] for each in alternatives}
    return bool(chances.get(found.solution, 0.0) >= max(chances.values()) - WORSE)


def graded(found: Puzzle, edition: Edition) -> Puzzle:
    def solved_by(kind: str) -> bool:
        return sum(solves(new_bot(kind, f"{try_}"), found, edition) for try_ in range(TRIES)) * 2 > TRIES

    return replace(found, difficulty=1 if solved_by("rookie") else 2 if solved_by("veteran") else 3)


def solves(bot: Bot, found: Puzzle, edition: Edition) -> bool:
    """To the end: whoever begins well by chance has not seen the rest."""
    game, lines = laid(found.position, edition), found.lines
    while lines:
        if game.asked() != found.seat:
            game.play(reply(game))
            continue
        action = bot.choose(View(game, found.seat), game.legal_actions())
        chosen = game.book.action_texts[action]
        if chosen not in lines:
            return False
        lines = lines[chosen]
        game.play(action)
    return True


def candidates(mine: Mine, game: Game) -> Iterator[Puzzle | None]:
    if mine.wants("win"):
        yield wins(mine, game)
    for tool in filter(mine.wants_tool, TOOLS):
        yield gets(mine, game, tool)
    if mine.wants("survive"):
        yield survives(mine, game)


def keep(mine: Mine) -> None:
    """The puzzles of the file that still hold, so that changing a card costs only those it breaks."""
    if not mine.file.exists():
        return
    for old in read_puzzles(mine.file.read_text(encoding="utf-8"))[1]:
        found = found_again(mine, old)
        if found and found.id == old.id and mine.is_new(found) and confirmed(found, mine.edition):
            mine.add(graded(found, mine.edition))


def found_again(mine: Mine, old: Puzzle) -> Puzzle | None:
    """What its position offers for its own theme now: the others take longer to search."""
    game = laid(old.position, mine.edition)
    if old.theme == "get":
        return gets(mine, game, old.goal)
    return wins(mine, game) if old.theme == "win" else survives(mine, game)


def dig(mine: Mine, seed: int) -> None:
    while not mine.over:
        taken: set[str] = set()  # one per theme and game, so that they are not all alike
        for game in choices_in_turns(mine.edition, seed):
            if mine.over:
                break
            for found in candidates(mine, game):
                if not found or found.theme in taken or not mine.is_new(found):
                    continue
                found = graded(found, mine.edition)
                if mine.wants_as(found.theme, found.difficulty) and confirmed(found, mine.edition):
                    taken.add(found.theme)
                    mine.add(found)
        seed += 1
        if seed % 20 == 0:
            print(f"{seed} games, {time.process_time():.0f} s, looked at {dict(mine.looked)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, nargs="?", default=FILE)
    parser.add_argument("--edition", type=Path)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=15.0, help="of the processor")
    asked = parser.parse_args()
    edition = load_edition(asked.edition)
    mine = Mine(edition, asked.file, time.process_time() + 60 * asked.minutes)
    keep(mine)
    dig(mine, asked.seed)
    print(f"{sum(map(len, mine.found.values()))} puzzles in {asked.file}")
    sys.exit(1 if any(map(mine.wants, WANTED)) else 0)


if __name__ == "__main__":
    main()
