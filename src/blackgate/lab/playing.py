"""Plays the games of an arena. A game depends only on the arena and its number, not on the process that plays it."""

from __future__ import annotations

import hashlib
import platform
import shlex
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from blackgate.bots import PROGRAM, Bot, new_bot
from blackgate.bots.game_loop import GameResult, WrongChoice, play_game
from blackgate.lab.arena import Arena, Bout
from blackgate.lab.results import line_of
from blackgate.messages import Localizable, phrase
from blackgate.rules.dealer import FastDealer
from blackgate.rules.errors import BlackgateError
from blackgate.rules.start import rulebook

NewBot = Callable[[str, str], Bot]


class BotFailed(Exception):
    """A bot violated the protocol: which one, in which game, and how."""

    def __init__(self, bot: str, number: int, reason: str) -> None:
        super().__init__(bot, number, reason)
        self.bot = bot
        self.number = number
        self.reason = reason


class ProgramMissing(BlackgateError):
    """A bot is a program that is not on this machine. Without this error its stand-in would play unnoticed."""

    def __init__(self, command: str, machine: str) -> None:
        super().__init__(command, machine)
        self.command = command
        self.machine = machine

    def words(self) -> Localizable:
        return phrase("error-program-missing", machine=self.machine, command=self.command)


def play_part(arena: Arena, make: NewBot, numbers: range) -> str:
    """The games of these numbers, as lines of the results."""
    lines: list[str] = []
    for number in numbers:
        bout = arena.bout(number)
        try:
            lines.append(line_of(bout, play_bout(arena, bout, make)))
        except WrongChoice as error:
            raise BotFailed(arena.bots[arena.seats(bout)[error.seat]], number, error.reason) from error
    return "".join(lines)


def play_bout(arena: Arena, bout: Bout, make: NewBot = new_bot) -> GameResult:
    """One game. Cards and dice derive from the deal, a bot's randomness from the deal and its seat."""
    kinds = [arena.bots[bot] for bot in arena.seats(bout)]
    with seated(kinds, f"{arena.seed} {bout.deal}", make) as bots:
        dealer = FastDealer(number_from(f"{arena.seed} {bout.deal}"))
        return play_game(rulebook(arena.options, arena.edition), dealer, bots, arena.first(bout))


@contextmanager
def seated(kinds: Sequence[str], seed: str, make: NewBot) -> Iterator[list[Bot]]:
    """A bot for each seat, by its kind, each with its own seed; closed at the end."""
    bots: list[Bot] = []
    try:
        for seat, kind in enumerate(kinds):
            check_program(kind)
            bots.append(make(kind, f"{seed} {seat}"))
        yield bots
    finally:
        for made in bots:
            made.close()


def check_program(kind: str) -> None:
    """Raises ProgramMissing if the bot is a program that is not there to be started."""
    name, _, command = kind.partition(":")
    if name == PROGRAM and not any(shutil.which(word) for word in shlex.split(command)[:1]):
        raise ProgramMissing(command, platform.node())


def number_from(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")
