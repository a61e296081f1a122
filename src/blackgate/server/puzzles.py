"""Puzzles over HTTP. Stateless: a try is computed from the puzzle and all choices so far."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from typing import Final, cast

from blackgate.edition import Edition, load_edition
from blackgate.protocol import puzzles as wire
from blackgate.protocol.play import Choice, Question
from blackgate.protocol.tables import SeatInfo, TableInfo
from blackgate.puzzles import Lines, Puzzle, puzzles_of
from blackgate.puzzles.puzzle import reply
from blackgate.rules.kinds import NOBODY
from blackgate.rules.options import Options
from blackgate.rules.start import rulebook
from blackgate.rules.view import View
from blackgate.rules.waiting import kind_of
from blackgate.rules.windows import window_name
from blackgate.seats import free_name
from blackgate.server.bots import BotPool, Position
from blackgate.server.client_events import events_for, known_events
from blackgate.server.decisions import legal
from blackgate.server.game_state import own_state, public_state
from blackgate.server.lobby import settings_of
from blackgate.server.publishing import log_line
from blackgate.server.questions import choices, played_card
from blackgate.server.refusals import Refusal
from blackgate.wording import action_label, events_with_lines, question_line, the_card

DAY: Final = 86_400.0  # seconds
GOES_ON: Final = "veteran"  # plays on after a wrong choice, in all seats
MOST_MOVES: Final = 60


@cache
def edition_for(edition: Edition) -> Edition:
    """The edition of the puzzles: the server's, or the standard one if there are none for it."""
    return edition if puzzles_of(edition) else load_edition()


def find(edition: Edition, name: str) -> Puzzle:
    for puzzle in puzzles_of(edition):
        if puzzle.id == name:
            return puzzle
    raise Refusal("not-found")


def listed(edition: Edition, now: float, language: str) -> wire.Puzzles:
    """All of them, and the one of the day: another every day, the same for everybody."""
    every = puzzles_of(edition)
    day = hashlib.sha256(f"{int(now // DAY)}".encode()).digest()
    today = every[int.from_bytes(day[:4], "big") % len(every)].id if every else ""
    return wire.Puzzles([info(puzzle, edition, language) for puzzle in every], today)


def info(puzzle: Puzzle, edition: Edition, language: str) -> wire.PuzzleInfo:
    book = rulebook(Options(puzzle.players), edition)
    name = the_card(language, book, puzzle.goal) if puzzle.goal else ""
    theme = cast(wire.Theme, puzzle.theme)
    return wire.PuzzleInfo(puzzle.id, theme, puzzle.goal, name, puzzle.difficulty, puzzle.players)


class Attempt:
    """An attempt at a puzzle, move by move, described in the reader's language."""

    def __init__(self, puzzle: Puzzle, edition: Edition, language: str) -> None:
        self.puzzle: Final = puzzle
        self.edition: Final = edition
        self.language: Final = language
        self.game: Final = puzzle.game(edition)
        self.names: Final[list[str]] = []
        for seat in range(int(self.game.seats)):
            free_name(self.names, edition, language, seat)
        self.lines: Lines = puzzle.lines  # that still lead there
        self.verdict: wire.Verdict = "open"
        self.steps: list[wire.PuzzleStep] = [self.step()]

    def choose(self, action: str) -> None:
        """A choice of the seat, and what the others answer."""
        if self.verdict != "open":
            raise Refusal("over")
        chosen = legal(self.game, action)
        self.steps = []
        self.play(self.game.book.action_of_text[chosen])
        if chosen not in self.lines:
            self.verdict = "failed"
            return
        self.lines = self.lines[chosen]
        if not self.lines:
            self.verdict = "solved"
        while self.verdict == "open" and self.game.asked() != self.puzzle.seat:
            self.play(reply(self.game))

    async def go_on(self, bots: BotPool, guest: str) -> None:
        """What would happen: bots play for everybody until the seat's next turn, or the end of the game."""
        game, turn = self.game, self.game.turn
        for number in range(MOST_MOVES):
            if game.over or (game.turn != turn and game.active == self.puzzle.seat):
                return
            position = Position.of(game, f"puzzle/{self.puzzle.id}/{number}")
            self.play(await bots.choose(GOES_ON, position, guest, "puzzle"))

    def play(self, action: int) -> None:
        self.game.play(action)
        self.steps.append(self.step())

    def step(self) -> wire.PuzzleStep:
        seat, game = self.puzzle.seat, self.game
        events = game.take_events()
        told, known = events_with_lines(events, self.language, self.names, seat, game.book), known_events(game.book)
        return wire.PuzzleStep(
            public_state(View(game, NOBODY)),
            own_state(View(game, seat), None, remembered=False),
            events_for(events, seat),
            [log_line(line, "", event, known) for event, line in told],
        )

    def result(self) -> wire.PuzzleTried:
        over = self.verdict != "open"
        book = self.game.book
        solution = book.action_of_text[self.puzzle.solution]
        before = View(self.puzzle.game(self.edition), self.puzzle.seat)
        return wire.PuzzleTried(
            puzzle=info(self.puzzle, self.edition, self.language),
            table=self.table(),
            seat=self.puzzle.seat,
            verdict=self.verdict,
            steps=self.steps,
            question=self.question(),
            solution=action_label(solution, self.language, self.names, book, before) if over else "",
            chance=self.puzzle.chance if over else 1.0,
        )

    def question(self) -> Question:
        game, seat, language, names = self.game, self.puzzle.seat, self.language, tuple(self.names)
        view = View(game, seat)
        actions = game.legal_actions() if self.verdict == "open" else []
        return Question(
            asked=[] if game.over else [int(game.asked())],
            kind="over" if game.over else kind_of(view.top).name,
            text=question_line(view, language, names) if self.verdict == "open" else "",
            card=played_card(view.top, view.book),
            window="" if game.over else window_name(game),
            choices=cast(list[Choice], choices(view, actions, language, names)),
        )

    def table(self) -> TableInfo:
        return table_of(self.puzzle.id, self.game.book.options, self.names, [self.puzzle.seat])


def table_of(name: str, options: Options, names: Sequence[str], people: Sequence[int]) -> TableInfo:
    """In the shape of a table, so that the same components draw it; bots in all seats except those of `people`."""
    return TableInfo(
        id=name,
        name="",
        state="playing",
        settings=settings_of(options),
        seats=[
            SeatInfo(each, "person" if number in people else "bot", connected=True) for number, each in enumerate(names)
        ],
        created=0.0,
        version=0,
        commitment="",
    )


async def tried(
    bots: BotPool, guest: str, puzzle: Puzzle, edition: Edition, actions: Sequence[str], language: str
) -> wire.PuzzleTried:
    attempt = Attempt(puzzle, edition, language)
    for action in actions:
        attempt.choose(action)
    if attempt.verdict == "failed":
        await attempt.go_on(bots, guest)
    return attempt.result()
