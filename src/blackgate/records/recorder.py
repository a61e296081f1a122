"""Records a game as it is played: every action becomes a line that can be saved before anybody is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from blackgate.edition import Edition, load_edition
from blackgate.messages import phrase
from blackgate.records.chance import event_log_of, results_of
from blackgate.records.errors import GameNotOver, OtherRules, RecordEnded, SecretMissing, UnfitEntry, WrongSecret
from blackgate.records.fairness import SECRET_BYTES, commitment_of, game_seed, new_secret
from blackgate.records.header import (
    LONGEST_CONTRIBUTION,
    LONGEST_NAME,
    Header,
    check_position_line,
    check_text,
)
from blackgate.records.lines import SEAL_LENGTH, Sealer, entry
from blackgate.records.position import lay_out
from blackgate.records.record import RESULT, SECRET, SET_UP, Outcome, Record, play_text
from blackgate.records.replaying import last, outcome_of, replay, replaying
from blackgate.rules.dealer import SealedDealer
from blackgate.rules.game import Game, number_of
from blackgate.rules.options import Options
from blackgate.rules.start import new_game, seed_bytes
from blackgate.rules.version import RELEASES, RULES


class Recorder:
    """A game and its record, growing together: play here, not on `game` itself.

    Every method that adds to the record returns what it added, to be appended to a file; `text()` is all of it.
    """

    def __init__(self, header: Header, game: Game, secret: bytes | None) -> None:
        self.header = header
        self.game = game
        self.secret = secret  # not to be shown before the end
        self.outcome: Outcome | None = None
        self.ended = False
        self.results = results_of(game.book)
        self.sealer = Sealer()
        self.actions: list[int] = []  # that were played here
        self.before = 0  # lines before the first of them

    # --- starting
    @classmethod
    def start(
        cls,
        players: int | Options = 4,
        *,
        names: Sequence[str] = (),
        edition: Edition | None = None,
        first: int | None = None,
        secret: bytes | None = None,
        contributions: Sequence[str] = (),
        keep_secret: bool = False,
    ) -> Recorder:
        """Set up a game. Its chance derives from the secret and from each seat's contribution.

        `players`: how many, or `Options` to play with modules. The host creates the secret (`new_secret`) and publishes
        its commitment (`commitment_of`) before asking for contributions; without one, a new one is created here.
        `first`: the seat that begins, if the host names one. `keep_secret`: the header holds the secret, so that the
        game can be continued from the record alone; such a record is for the host only.
        """
        secret = new_secret() if secret is None else secret
        if len(secret) != SECRET_BYTES:
            raise UnfitEntry(phrase("record-secret-bytes", key="secret", bytes=SECRET_BYTES, found=len(secret)))
        options = players if isinstance(players, Options) else Options(players)
        header = Header(
            options,
            edition or load_edition(),
            one_for_each_seat(names, options.players, "name", LONGEST_NAME),
            first,
            commitment_of(secret),
            one_for_each_seat(contributions, options.players, "contribution", LONGEST_CONTRIBUTION),
            secret if keep_secret else None,
        )
        return cls.deal(header, secret)

    @classmethod
    def deal(cls, header: Header, secret: bytes) -> Recorder:
        """Set up the game of a header, with the secret that it commits to."""
        dealer = SealedDealer(game_seed(secret, header.contributions))
        game = new_game(header.options, edition=header.edition, first=header.first, dealer=dealer)
        return cls(header, game, secret).begin()

    @classmethod
    def start_from(
        cls,
        position: str,
        *,
        seed: int | str | bytes = 0,
        names: Sequence[str] = (),
        edition: Edition | None = None,
    ) -> Recorder:
        """Lay out a position at the start of somebody's action, and continue from there; it cannot be verified."""
        edition = edition or load_edition()
        game = lay_out(position, seed=seed, edition=edition)
        options = game.book.options
        header = Header(
            options,
            edition,
            one_for_each_seat(names, options.players, "name", LONGEST_NAME),
            position=tuple(position_lines(position)),
        )
        return cls(header, game, None).begin()

    def begin(self) -> Recorder:
        for text in self.header.texts():
            self.sealer.add(text)
        self.sealer.add(SET_UP + self.results.text(event_log_of(self.game).chance))
        self.before = len(self.sealer.lines)
        return self

    def rename(self, names: tuple[str, ...]) -> None:
        """Rename the players, as if they had always had these names: every line is resealed."""
        texts = [line[:-SEAL_LENGTH] for line in self.sealer.lines]
        begun = len(self.header.texts())
        self.header = replace(self.header, names=names)
        self.sealer = Sealer()
        for text in (*self.header.texts(), *texts[begun:]):
            self.sealer.add(text)

    # --- playing
    def play(self, action: int | str) -> str:
        """The asked seat chooses; the new line. An illegal choice raises and changes nothing."""
        if self.ended:
            raise RecordEnded
        number = number_of(self.game.book, action)
        seat = int(self.game.asked())
        chance = event_log_of(self.game).chance
        before = len(chance)
        self.game.play(number)
        self.actions.append(int(number))
        return self.sealer.add(play_text(seat, self.game.book.action_texts[number], chance[before:], self.results))

    def go_back(self, plays: int, game: Game, dealt: int, chance: int) -> None:
        """Go back to so many actions: `game` as it was then, after `chance` results, with `dealt` words read.

        `rewinding.py` keeps such snapshots.
        """
        dealer, log = self.game.dealer, event_log_of(self.game)
        assert isinstance(dealer, SealedDealer)
        dealer.skip_to(dealt)
        del log.chance[chance:]
        log.events = []
        self.game = game.clone(dealer)
        self.game.event_log = log
        del self.actions[plays:]
        self.sealer.go_back(self.before + plays)
        self.outcome, self.ended = None, False

    def last_text(self) -> str:
        """What was added last, a line without its seal."""
        return self.sealer.last_text()

    def text(self) -> str:
        """The whole record so far, as a file holds it."""
        return "".join(self.sealer.lines)

    # --- the end
    def finish(self) -> str:
        """The game is over: the result, and the secret, now public."""
        if not self.game.over:
            raise GameNotOver
        added = ""
        if self.outcome is None and not self.ended:
            self.outcome = outcome_of(self.game)
            added = self.sealer.add(entry(RESULT, str(self.outcome)))
        return added + self.break_off()

    def break_off(self) -> str:
        """The game is abandoned: reveal the secret, so that what was played can be verified."""
        if self.ended:
            raise RecordEnded
        self.ended = True
        return "" if self.secret is None else self.sealer.add(entry(SECRET, self.secret.hex()))


def resume(record: Record, secret: bytes | None = None) -> Recorder:
    """Continue an unfinished record with the chance that would have come anyway.

    The secret is the one given, or the one in the host's own copy. After a laid-out position, which has none, chance is
    new. Everything is checked on the way: raises RecordError, like `replay` and `verify`; RecordEnded, SecretMissing or
    WrongSecret if the record is valid but cannot be continued like this.
    """
    if record.secret is not None:
        raise RecordEnded
    rules = record.header.rules
    if rules != RULES:
        why = phrase("record-rules-ended", found=rules, known=RULES, release=RELEASES[rules])
        raise OtherRules(record.set_up_line + len(record.plays), why)
    secret = secret or record.header.secret
    recorder = Recorder(record.header, played_on(record, secret), secret)
    recorder.game.take_events()  # what happened before is in the record
    for text in record.texts():
        recorder.sealer.add(text)
    recorder.before = len(recorder.sealer.lines)
    recorder.outcome = record.outcome
    recorder.ended = record.outcome is not None and recorder.secret is None
    return recorder


def played_on(record: Record, secret: bytes | None) -> Game:
    """The game at the end of the record, with a dealer for what comes."""
    if record.header.position:
        if secret is not None:
            raise WrongSecret
        game = replay(record)
        game.dealer = SealedDealer(seed_bytes(None))
        return game
    if secret is None:
        raise SecretMissing
    if commitment_of(secret) != record.header.commitment:
        raise WrongSecret
    return last(replaying(record, game_seed(secret, record.header.contributions)))


def one_for_each_seat(texts: Sequence[str], players: int, what: str, longest: int) -> tuple[str, ...]:
    """Empty ones if there are none at all."""
    texts = tuple(texts) or ("",) * players
    if len(texts) != players:
        raise UnfitEntry(phrase("record-one-for-each", key=what, players=players, found=len(texts)))
    for seat, text in enumerate(texts):
        check_text(text, f"{what} {seat}", longest)
    return texts


def position_lines(position: str) -> list[str]:
    """A position as a record stores it: without comments, without chance to come, and without options (in the
    header)."""
    kept: list[str] = []
    for line in position.splitlines():
        line = " ".join(line.split("#")[0].split())
        key, _, value = line.partition(":")
        if not line or key.strip() in ("dice", "cards", "options"):
            continue
        if key.strip() == "waiting" and value.split()[:1] == ["Turn"] and "/" not in value:
            continue  # as it would be anyway
        check_position_line(line)
        kept.append(line)
    return kept
