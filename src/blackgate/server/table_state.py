"""The state of a table: its seats, its game and all that belongs to it, and what follows from that.

Only cached views change here; `table.py` defines how entries of the journal change the rest.
"""

from __future__ import annotations

from collections import deque
from typing import Final

import msgspec

from blackgate.lessons import Lesson
from blackgate.protocol.play import ChatLine, Proposal
from blackgate.protocol.tables import State, WhyEnded
from blackgate.records import Recorder, commitment_of
from blackgate.records.rewinding import Rewinding
from blackgate.rules.events import Event
from blackgate.rules.game import Game
from blackgate.rules.options import Options
from blackgate.rules.version import RULES
from blackgate.rules.view import View
from blackgate.rules.windows import asked_together, window_name
from blackgate.server import entries as journal
from blackgate.server.clocks import TableClock
from blackgate.server.editions import edition_of
from blackgate.server.entries import By
from blackgate.server.played_actions import PlayedAction, Undone
from blackgate.server.table_seat import TableSeat

MOST_CHAT: Final = 200
MOST_UNDOS: Final = 20  # that a seat may take back in one turn
NOT_KEPT: Final = msgspec.Raw(b"null")  # in place of the text of an edition


class BrokenJournal(Exception):
    """The entries of a table contradict each other: the operator has to look into it."""


class TableState:
    """Everything the journal defines so far, and queries on it. `Table` defines how it changes."""

    def __init__(self, opened: journal.Opened) -> None:
        self.edition: Final = edition_of(bytes(opened.edition))
        if opened.fingerprint not in ("", self.edition.fingerprint):
            raise BrokenJournal(f"the edition {opened.fingerprint} has become {self.edition.fingerprint}")
        self.opened: Final = msgspec.structs.replace(opened, edition=NOT_KEPT)
        self.settings = opened.settings
        self.lesson: Final[Lesson | None] = opened.lesson
        self.secret: Final = bytes.fromhex(opened.secret)
        self.commitment: Final = commitment_of(self.secret)
        self.seats: Final = [TableSeat() for _ in range(opened.settings.players)]
        self.claimed: Final[set[int]] = set()  # seats that an account has or had
        self.hinted = False  # whether a bot has given a hint
        self.host = -1  # the seat; -1 is the host who only watches
        self.state: State = "open"
        self.entries = 1
        self.changed = self.began = opened.at
        self.version = 0
        self.asked_since = opened.at  # when the open question was asked
        self.asked_pace = opened.settings.pace  # the pace at that time
        self.stepwise = False  # the bots wait for a go-ahead before each move
        self.step = -1  # the version of the question they may answer
        self.rules = RULES  # the version of the rules that the game is played by
        self.recorder: Recorder | None = None
        self.record = ""  # of a game whose journal today's rules cannot play to its end
        self.rewinding: Rewinding | None = None
        self.actions: list[PlayedAction] = []
        self.undos: Final[dict[tuple[int, int], int]] = {}  # how many undos a seat has made in a turn
        self.fresh: list[tuple[By, list[Event]]] = []  # events that have not been sent yet, and who chose
        self.held: dict[int, journal.Held] = {}
        self.proposal: Proposal | None = None
        self.proposals = 0
        self.undone: Final[list[Undone]] = []
        self.undo_to = 0  # how many actions would be left if the proposal to undo is agreed to
        self.paused = False
        self.chat: Final[deque[ChatLine]] = deque(maxlen=MOST_CHAT)
        self.said = 0
        self.clock: Final = TableClock(opened.settings.clock, len(self.seats))
        self.next = ""
        self.why_ended: WhyEnded = ""
        self.why_quarantined = ""
        self.state_before_quarantine: State = "open"
        self._moments: list[Game] | None = None
        self._asked: list[int] = []
        self._views: Final[dict[int, View]] = {}
        self._history: tuple[int, int, list[list[Event]]] = (0, 0, [])  # of that version, from that action on

    # --- what it is like
    @property
    def id(self) -> str:
        return self.opened.id

    @property
    def options(self) -> Options:
        chosen = self.settings
        return Options(
            chosen.players, michel=chosen.michel, team=chosen.team, places=chosen.places, warden=chosen.warden
        )

    @property
    def game(self) -> Game:
        assert self.recorder is not None, "the game has not begun"
        return self.recorder.game

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def taken(self) -> int:
        """How many seats somebody has."""
        return sum(seat.kind != "open" for seat in self.seats)

    @property
    def moments(self) -> list[Game]:
        """The game as each of the seats asked now sees it, in order; nothing if nobody is."""
        if self._moments is None:
            waiting = self.state == "playing" and not self.game.over
            self._moments = asked_together(self.game) if waiting else []
            self._asked = [int(moment.asked()) for moment in self._moments]
        return self._moments

    @property
    def asked(self) -> list[int]:
        return self._asked if self.moments else []

    @property
    def window(self) -> str:
        """The window that is open, by the name of its step."""
        return window_name(self.game) if self.state == "playing" else ""

    @property
    def owners(self) -> list[int]:
        """The seats that a person owns, even while a bot plays for them."""
        return [number for number, seat in enumerate(self.seats) if seat.key]

    @property
    def people(self) -> list[int]:
        """The seats that a person plays."""
        return [number for number in self.owners if not self.seats[number].stand_in]

    @property
    def hints(self) -> bool:
        """Whether a bot gives hints: to somebody alone among bots, and where all have agreed to it; not in a lesson."""
        return self.lesson is None and (self.settings.hints or len(self.owners) < 2)

    def next_in_lesson(self, seat: int) -> str:
        """The only action that a seat may take next in a lesson; empty if there is none or it is done."""
        return "" if self.lesson is None else self.lesson.next_of(seat, len(self.actions))

    @property
    def bots_rest(self) -> bool:
        """Whether they wait for a go-ahead."""
        return self.stepwise and self.step != self.version

    def last_of(self, seat: int) -> int | None:
        """The number of the last action that this seat has chosen, from 0 on; forced ones do not count."""
        index = len(self.actions) - 1
        while index >= 0:
            action = self.actions[index]
            if action.seat == seat and not action.forced:
                return index
            index -= 1
        return None

    def undos_left(self, seat: int, to: int) -> int:
        """How many undos the seat has left in the turn in which only `to` actions had been played."""
        return MOST_UNDOS - self.undos.get((seat, self.actions[to].turn), 0)

    def moment_of(self, seat: int) -> Game:
        """The game as that seat sees it: in a window as if everybody asked before it had passed."""
        asked = self.asked
        return self.moments[asked.index(seat)] if seat in asked else self.game

    def view_of(self, seat: int) -> View:
        """What that seat, or NOBODY, a spectator, may know now; cached."""
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = View(self.moment_of(seat), seat)
        return view

    def invalidate_views(self) -> None:
        """Something has changed: cached views are stale."""
        self._moments = None
        self._views.clear()
