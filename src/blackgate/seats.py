"""Who sits at a table: people and bots, with a name each, and how a record names them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from blackgate.bots import PROGRAM, is_bot_kind
from blackgate.edition import Edition
from blackgate.messages import has, phrase, text
from blackgate.rules.errors import BlackgateError
from blackgate.unicode import is_readable, limit_marks, look_alike, tidied
from blackgate.wording import prisoner_name

LONGEST_NAME: Final = 20


class WrongName(BlackgateError):
    """A name that nobody at this table may have."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A player at the table: a person, or a bot of some kind."""

    name: str
    bot: str | None = None

    @property
    def recorded(self) -> str:
        """The name in a record, with a bot's kind in brackets.

        Never a program's command: loading a stranger's record must not run what it says.
        """
        if self.bot is None:
            return self.name
        return f"{self.name} ({PROGRAM if is_program(self.bot) else self.bot})"

    def kind(self, language: str) -> str:
        """The kind of bot, in words: `veteran`, `boss:2`; nothing for a person."""
        if self.bot is None:
            return ""
        name, colon, argument = self.bot.partition(":")
        if is_program(self.bot):
            return bot_name(name, language)
        return bot_words(self.bot, "", language) or f"{bot_name(name, language)}{colon}{argument}"

    def shown(self, language: str) -> str:
        """The name where seats are listed: `Ox (veteran)`."""
        kind = self.kind(language)
        return text(language, "seat-with-bot", player=self.name, kind=kind) if kind else self.name


def is_program(kind: str) -> bool:
    return kind.partition(":")[0] == PROGRAM


def bot_name(kind: str, language: str) -> str:
    """The name of a bot in that language; a custom one is named after its file."""
    return bot_words(kind, "", language) or kind


def bot_words(kind: str, about: str, language: str) -> str:
    """A text about a bot or a level: its name, what it `does` in a few words, or more `about` it."""
    message = f"terminal-bot-{kind.replace(':', '-')}" + (f".{about}" if about else "")
    return text(language, message) if has(language, message) else ""


def seats_recorded(names: Sequence[str], edition: Edition, language: str) -> list[Seat]:
    """The seats of a record, bots by the kind in brackets, but never a command; players without a name get one."""
    wanted: list[tuple[str, str | None]] = []
    for name in names:
        called, _, kind = name.removesuffix(")").rpartition(" (")
        is_bot = name.endswith(")") and (kind == PROGRAM or (is_bot_kind(kind) and not is_program(kind)))
        wanted.append((called, kind) if is_bot else (name, None))
    return all_named(wanted, edition, language)


def named_seats(wanted: Sequence[tuple[str, str | None]], edition: Edition, language: str) -> list[Seat]:
    """Everybody gets a unique name; those without one are named after a prisoner (R1.6)."""
    names: list[str] = []
    for name, _ in wanted:
        names.append(fit_name(name, names))
    return all_named([(name, bot) for name, (_, bot) in zip(names, wanted, strict=True)], edition, language)


def all_named(wanted: Sequence[tuple[str, str | None]], edition: Edition, language: str) -> list[Seat]:
    taken = [name for name, _ in wanted]
    return [Seat(name or free_name(taken, edition, language), bot) for name, bot in wanted]


def fit_name(name: str, taken: Sequence[str]) -> str:
    """The name, normalised; refused if it is unreadable, or looks like another."""
    tidy = tidied(name)
    if len(tidy) > LONGEST_NAME or not is_readable(tidy) or "(" in tidy:
        shown = "".join(letter for letter in limit_marks(tidy) if letter.isprintable())
        raise WrongName(phrase("seat-wrong-name", name=shown[:LONGEST_NAME], most=LONGEST_NAME))
    for other in taken:
        if tidy and look_alike(tidy, other):
            same = tidy.casefold() == other.casefold()
            raise WrongName(phrase("seat-name-twice" if same else "seat-name-alike", name=tidy, other=other))
    return tidy


def free_name(taken: list[str], edition: Edition, language: str, seat: int = 0) -> str:
    """The prisoner of that seat's board, or of the first that nobody has, neither side of it (R1.6).

    From now on somebody has it. Clients draw whoever has a name of their own with the board of their seat, so a bot
    does not take it from them. Every other one at the table turns the board over, so that all kinds of people are in
    prison.
    """
    names = {name for name in taken if name}
    boards = [[prisoner_name(language, edition, side) for side in board] for board in edition.prisoners]
    nobodys = [sides for sides in boards if not any(look_alike(side, name) for side in sides for name in names)]
    # An edition may give several prisoners one name.
    own = boards[seat % len(boards)]
    sides = (own if own in nobodys else nobodys[0]) if nobodys else [f"{side} {len(names) + 1}" for side in boards[0]]
    free = sides[len(names) % len(sides)]
    taken.append(free)
    return free
