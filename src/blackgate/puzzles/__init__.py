"""Puzzles: positions from bots' games in which one choice is clearly best.

    puzzle = puzzles_of(load_edition())[0]
    game = puzzle.game()                 # seat `puzzle.seat` is asked
    game.legal_texts()                   # one of them is the key to `puzzle.lines`

`standard.json` has those of the standard edition; `tools/make_puzzles.py` generates them for any edition.
"""

from blackgate.puzzles.puzzle import DIFFICULTIES, THEMES, Lines, Puzzle, puzzles_of, read_puzzles, written_puzzles
from blackgate.puzzles.solving import Goal, Solver, TooMuch

__all__ = [
    "DIFFICULTIES",
    "THEMES",
    "Goal",
    "Lines",
    "Puzzle",
    "Solver",
    "TooMuch",
    "puzzles_of",
    "read_puzzles",
    "written_puzzles",
]
