"""A record: a whole or unfinished game as a small text file. The format: docs/records.md."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from blackgate.messages import phrase
from blackgate.records.chance import Results, results_of
from blackgate.records.errors import DamagedRecord
from blackgate.records.header import Header, read_header, read_hex
from blackgate.records.lines import LineReader, Sealer, entry, shown
from blackgate.rules.book import Rulebook
from blackgate.rules.errors import UnknownAction

SET_UP: Final = "set-up"
RESULT: Final = "result"
SECRET: Final = "secret"
PLAY: Final = re.compile(r"([0-9]) ([a-z0-9_ ]+?)( -> .*)?")
OUTCOME: Final = re.compile(r"winners ([0-9](?:, [0-9])*); points ([0-9]{1,6}(?:, [0-9]{1,6})*)")


@dataclass(frozen=True, slots=True)
class Play:
    """One action: who chose it, its canonical text, and its chance results."""

    seat: int
    action: str
    chance: tuple[int, ...] = ()


def play_text(seat: int, action: str, chance: Sequence[int], results: Results) -> str:
    """The text of an action's line."""
    return f"{seat} {action}{results.text(chance)}"


def action_in(text: str) -> str:
    """The action in the text of a line that we have written ourselves: the inverse of `play_text`."""
    match = PLAY.fullmatch(text)
    if match is None:
        raise ValueError(f"no line of an action: {text!r}")
    return match[2]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the game ended (R2): the seats that won, and everybody's Tunnel points."""

    winners: tuple[int, ...]
    points: tuple[int, ...]

    def __str__(self) -> str:
        return f"winners {', '.join(map(str, self.winners))}; points {', '.join(map(str, self.points))}"


@dataclass(frozen=True, slots=True)
class Record:
    """A complete, well-formed record. Whether the game is possible is for `replay` to find out."""

    header: Header
    set_up: tuple[int, ...]  # chance results
    plays: tuple[Play, ...] = ()
    outcome: Outcome | None = None  # of a game that is over
    secret: bytes | None = None  # revealed at the end

    @property
    def known_secret(self) -> bytes | None:
        """Revealed at the end, or kept in the host's own copy."""
        return self.secret or self.header.secret

    @property
    def set_up_line(self) -> int:
        """The number of the line with the set-up; the plays follow, then the outcome and the secret."""
        return len(self.header.texts()) + 1

    @property
    def secret_line(self) -> int:
        """Where the known secret stands."""
        if self.secret is None:
            return self.set_up_line - 1
        return self.set_up_line + len(self.plays) + (self.outcome is not None) + 1

    def texts(self) -> list[str]:
        """All lines, not yet sealed."""
        results = results_of(self.header.rulebook())
        texts = [*self.header.texts(), SET_UP + results.text(self.set_up)]
        texts += [play_text(play.seat, play.action, play.chance, results) for play in self.plays]
        if self.outcome is not None:
            texts.append(entry(RESULT, str(self.outcome)))
        if self.secret is not None:
            texts.append(entry(SECRET, self.secret.hex()))
        return texts

    def text(self) -> str:
        """The record as a file holds it."""
        sealer = Sealer()
        return "".join(sealer.add(text) for text in self.texts())

    def shareable(self) -> Record:
        """Without the secret of the host's own copy. Note that the hands can still be read from it."""
        return replace(self, header=self.header.shareable())


def read_record(data: str | bytes, *, drop_torn: bool = False) -> Record:
    """The record in a file, with every checksum verified. Raises RecordError with the first wrong line.

    `drop_torn`: drop an incomplete last line, to continue the game before it.
    """
    lines = LineReader(data, drop_torn)
    header = read_header(lines)
    book = header.rulebook()
    results = results_of(book)
    set_up = read_set_up(lines, results)
    plays: list[Play] = []
    while lines.peek() is not None and not lines.next_is(RESULT) and not lines.next_is(SECRET):
        plays.append(read_play(lines, book, results))
    outcome = read_outcome(lines, header.players) if lines.next_is(RESULT) else None
    secret_line = lines.line
    secret = None
    if lines.next_is(SECRET):
        secret = bytes.fromhex(read_hex(lines, SECRET))
        if not header.commitment:
            raise DamagedRecord(secret_line, phrase("record-position-secret"))
        if header.secret not in (None, secret):
            raise DamagedRecord(secret_line, phrase("record-other-secret"))
    if lines.peek() is not None:
        raise DamagedRecord(lines.line, phrase("record-after-end", found=shown(lines.peek())))
    return Record(header, set_up, tuple(plays), outcome, secret)


def read_set_up(lines: LineReader, results: Results) -> tuple[int, ...]:
    text = lines.peek()
    if text is None or (text != SET_UP and not text.startswith(f"{SET_UP} ->")):
        raise DamagedRecord(lines.line, phrase("record-wanted", wanted=f"'{SET_UP} -> ...'", found=shown(text)))
    chance = read_results(text.removeprefix(SET_UP), lines.line, results)
    lines.skip()
    return chance


def read_play(lines: LineReader, book: Rulebook, results: Results) -> Play:
    text = lines.peek() or ""
    match = PLAY.fullmatch(text)
    if match is None:
        raise DamagedRecord(lines.line, phrase("record-seat-and-action", found=shown(text)))
    if match[2] not in book.action_of_text:
        raise DamagedRecord(lines.line, UnknownAction(match[2], book.action_texts).words())
    play = Play(int(match[1]), match[2], read_results(match[3] or "", lines.line, results))
    lines.skip()
    return play


def read_results(text: str, line: int, results: Results) -> tuple[int, ...]:
    if not text:
        return ()
    chance: list[int] = []
    for name in text.removeprefix(" -> ").split(", "):
        if name not in results.result_of:
            raise DamagedRecord(line, phrase("record-no-result", found=shown(name)))
        chance.append(results.result_of[name])
    return tuple(chance)


def read_outcome(lines: LineReader, players: int) -> Outcome:
    line, value = lines.line, lines.take(RESULT)
    match = OUTCOME.fullmatch(value)
    outcome = Outcome(read_numbers(match[1]), read_numbers(match[2])) if match else None
    if outcome is None or len(outcome.points) != players or str(outcome) != value:
        wanted = "'winners ...; points ...'"
        raise DamagedRecord(line, phrase("record-outcome-form", wanted=wanted, players=players, found=shown(value)))
    return outcome


def read_numbers(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in text.split(", "))
