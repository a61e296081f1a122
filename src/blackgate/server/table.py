"""A table: its seats, its game and all that belongs to it, as defined by its journal (event sourcing).

Only entries change a table, each in one way (`_APPLY`), live as after a restart. `apply` takes an entry; `start`,
`play` and `take_back` create theirs, because its contents result from doing it: a line of the record, the state of the
clocks. Replaying a journal has two more ways, for actions that were undone (`skip`), and for a game that today's rules
cannot continue (`stop_at`). Nothing here knows about connections, files or the system clock.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any, Final

import msgspec

from blackgate.messages import DEFAULT_LANGUAGE
from blackgate.protocol.play import ChatLine, Proposal
from blackgate.records import Header, Recorder, lay_out
from blackgate.records.chance import event_log_of
from blackgate.records.record import action_in
from blackgate.records.recorder import position_lines
from blackgate.records.rewinding import Rewinding
from blackgate.rules.dealer import SealedDealer
from blackgate.rules.events import Event
from blackgate.rules.game import Game
from blackgate.rules.version import RULES
from blackgate.rules.windows import window_of_today
from blackgate.seats import Seat, free_name
from blackgate.server import entries as journal
from blackgate.server.entries import By, Entry
from blackgate.server.played_actions import PlayedAction, Undone, reveals
from blackgate.server.table_seat import TableSeat
from blackgate.server.table_state import BrokenJournal, TableState

MOST_REFS: Final = 32  # of a seat's messages that are remembered
PASSED: Final = "pass"


class Table(TableState):
    """A table, changed by the entries of its journal."""

    def apply(self, entry: Entry) -> None:
        """Raises BrokenJournal or an error of the engine if the entry cannot follow the previous ones."""
        _APPLY[type(entry)](self, entry)
        self.entries += 1
        self.invalidate_views()
        at = getattr(entry, "at", 0.0)
        if at and not isinstance(entry, journal.Held):  # the lists of tables must not show an answer (R17.6)
            self.changed = at

    def sat_down(self, entry: journal.SatDown) -> None:
        self.seats[entry.seat] = TableSeat(entry.name, entry.key, entry.player, contribution=entry.contribution)
        if entry.player:
            self.claimed.add(entry.seat)
        if entry.host:
            self.host = entry.seat

    def filled(self, entry: journal.Filled) -> None:
        self.seats[entry.seat] = TableSeat(entry.name, bot=entry.bot)

    def emptied(self, entry: journal.Emptied) -> None:
        self.seats[entry.seat] = TableSeat()
        self.host = entry.host

    def contributed(self, entry: journal.Contributed) -> None:
        self.seats[entry.seat].contribution = entry.contribution

    def start(self, at: float) -> journal.Started:
        """The entry of a game that begins under the current rules, already applied."""
        entry = journal.Started(at, RULES, self.new_recorder().last_text())
        self.apply(entry)
        return entry

    def started(self, entry: journal.Started) -> None:
        self.rules = entry.rules
        recorder = self.new_recorder()
        self.must_be(entry.set_up, recorder.last_text())
        # A lesson is short, and nothing is taken back in it.
        self.recorder, self.rewinding = recorder, Rewinding(recorder) if self.lesson is None else None
        self.fresh.append(("", self.game.take_events()))
        self.state, self.version, self.began = "playing", 1, entry.at
        self.put_question(entry.at)
        self.run_clock(entry.at)

    def new_recorder(self) -> Recorder:
        """The record at its beginning."""
        if self.lesson is not None:
            game = lay_out(self.lesson.position, seed=self.secret, edition=self.edition)
            return Recorder(self.header(), game, None).begin()
        if self.opened.position:
            game = lay_out(self.opened.position, edition=self.edition, dealer=SealedDealer(self.secret))
            return Recorder(self.header(), game, None).begin()
        return Recorder.deal(self.header(), self.secret)

    def header(self) -> Header:
        """Of its record."""
        names = tuple(Seat(seat.name, seat.bot or None).recorded for seat in self.seats)
        begins = self.opened.position if self.lesson is None else self.lesson.position
        if begins:
            position = tuple(position_lines(begins))
            return Header(self.options, self.edition, names, position=position, rules=self.rules)
        return Header(
            self.options,
            self.edition,
            names,
            self.settings.first,
            self.commitment,
            tuple(seat.contribution for seat in self.seats),
            rules=self.rules,
        )

    def play(
        self, seat: int, action: str, at: float, by: By = "", ref: str = "", forced: bool = False
    ) -> journal.Played:
        """The entry of an action that has just been chosen, already applied."""
        line = self._play(seat, action, at, by, ref, forced)
        self.entries += 1
        self.changed = at
        return journal.Played(seat, line, at, by, ref, forced)

    def played(self, entry: journal.Played) -> None:
        self._play(entry.seat, action_in(entry.line), entry.at, entry.by, entry.ref, entry.forced, entry.line)

    def _play(self, seat: int, action: str, at: float, by: By, ref: str, forced: bool, written: str = "") -> str:
        recorder = self.recorder
        if recorder is None or recorder.game.asked() != seat:
            raise BrokenJournal(f"entry {self.entries}: seat {seat} is not asked")
        turn, active = recorder.game.turn, int(recorder.game.active)
        chance = len(event_log_of(recorder.game).chance)
        recorder.play(action)
        line = recorder.last_text()
        self.must_be(written, line)
        if self.rewinding is not None:
            self.rewinding.played()
        events = recorder.game.take_events()
        self.version += 1
        self.put_question(at)
        # An answer given together with others' has shown theirs.
        revealing = seat in self.held or len(event_log_of(recorder.game).chance) > chance or any(map(reveals, events))
        self.actions.append(PlayedAction(seat, action, by, self.version, revealing, int(turn), forced))
        self.fresh.append((by, events))
        if action == PASSED:
            self.held.pop(seat, None)  # in a window the next one's answer counts
        else:
            self.held.clear()
        self.drop_proposal()
        self.invalidate_views()
        self.remember(seat, ref)
        self.clock.stop(at)
        if recorder.game.turn != turn:
            self.clock.new_turn(active)
        if recorder.game.over:
            recorder.finish()
            self.state = "over"
        else:
            self.run_clock(at)
        return line

    def hold(self, entry: journal.Held) -> None:
        self.held[entry.seat] = entry
        self.remember(entry.seat, entry.ref)

    def skip(self, entry: journal.Played) -> None:
        """Instead of `apply`, for an action that is known to be undone later: nothing else remains of it."""
        self.version += 1
        self.actions.append(
            PlayedAction(entry.seat, action_in(entry.line), entry.by, self.version, False, -1, entry.forced)
        )
        self.drop_proposal()
        self.remember(entry.seat, entry.ref)
        self.entries += 1
        self.changed = entry.at

    def stop_at(self, actions: int, record: str) -> None:
        """Today's rules can play the game no further than so many actions; `record` has all of it."""
        self.record = record
        if self.recorder is not None and self.rewinding is not None and actions < len(self.recorder.actions):
            self.rewinding.go_back(actions)
        del self.actions[actions:]
        self.state = "playing"

    def take_back(self, plays: int, seat: int, at: float, ref: str = "") -> journal.TakenBack:
        """The entry of actions that are undone, already applied."""
        turn = self.actions[len(self.actions) - plays].turn
        self.clock.stop(at)
        entry = journal.TakenBack(plays, seat, at, ref, turn, self.clock.left[:], self.clock.spent[:])
        self.apply(entry)
        return entry

    def taken_back(self, entry: journal.TakenBack) -> None:
        kept = len(self.actions) - entry.plays
        if self.recorder is None or self.rewinding is None or not 0 <= kept < len(self.actions):
            raise BrokenJournal(f"entry {self.entries}: {entry.plays} actions cannot be taken back")
        self.clock.stop(entry.at)
        if entry.turn >= 0:
            self.clock.left, self.clock.spent = entry.left[:], entry.spent[:]
            self.undos[entry.seat, entry.turn] = self.undos.get((entry.seat, entry.turn), 0) + 1
        if len(self.recorder.actions) > kept:  # otherwise they were skipped
            self.rewinding.go_back(kept)
        del self.actions[kept:]
        self.state = "playing"
        self.version += 1
        self.undone.append(Undone(self.version, entry.seat, entry.plays))
        self.put_question(entry.at)
        self.held.clear()
        self.fresh = []
        self.drop_proposal()
        self.invalidate_views()
        self.remember(entry.seat, entry.ref)
        self.run_clock(entry.at)

    def passes_always(self, entry: journal.PassesAlways) -> None:
        self.seats[entry.seat].passes = frozenset(window_of_today(window) for window in entry.windows)
        self.remember(entry.seat, entry.ref)

    def silenced(self, entry: journal.Silenced) -> None:
        self.seats[entry.seat].silent = entry.on
        self.remember(entry.seat, entry.ref)

    # --- how fast the bots are
    def put_question(self, at: float) -> None:
        """Time and pace of the next question: changing the pace while it is open would show who has answered."""
        self.asked_since, self.asked_pace = at, self.settings.pace

    def set_stepwise(self, entry: journal.Stepwise) -> None:
        self.stepwise = entry.on
        self.remember(entry.seat, entry.ref)

    def stepped(self, entry: journal.Stepped) -> None:
        self.step = self.version
        self.remember(entry.seat, entry.ref)

    def paced(self, entry: journal.Paced) -> None:
        self.settings = msgspec.structs.replace(self.settings, pace=entry.pace)
        self.remember(entry.seat, entry.ref)

    # --- agreeing
    def proposed(self, entry: journal.Proposed) -> None:
        self.proposals += 1
        self.proposal = Proposal(self.proposals, entry.what, entry.seat, [entry.seat])
        if entry.what == "undo":
            last = self.last_of(entry.seat)
            if last is None:
                raise BrokenJournal(f"entry {self.entries}: seat {entry.seat} has nothing to take back")
            self.undo_to = last
        self.remember(entry.seat, entry.ref)

    def voted(self, entry: journal.Voted) -> None:
        proposal = self.proposal
        if proposal is None:
            raise BrokenJournal(f"entry {self.entries}: a vote on nothing")
        if entry.yes:
            self.proposal = msgspec.structs.replace(proposal, votes=[*proposal.votes, entry.seat])
        else:
            self.drop_proposal()
        self.remember(entry.seat, entry.ref)

    def drop_proposal(self) -> None:
        """The proposal is obsolete, or has been decided."""
        self.proposal = None

    def paused_by_all(self, entry: journal.Paused) -> None:
        self.clock.stop(entry.at)
        self.paused = True
        self.drop_proposal()

    def resumed(self, entry: journal.Resumed) -> None:
        self.paused = False
        self.put_question(entry.at)
        self.drop_proposal()
        self.remember(entry.seat, entry.ref)
        self.run_clock(entry.at)

    # --- coming and going
    def stood_in(self, entry: journal.StoodIn) -> None:
        self.seats[entry.seat].stand_in = entry.bot
        self.remember(entry.host, entry.ref)
        self.run_clock(entry.at)

    def absent(self, entry: journal.Absent) -> None:
        self.seats[entry.seat].away = entry.since

    def on_vacation(self, entry: journal.OnVacation) -> None:
        self.seats[entry.seat].vacation = entry.on
        self.run_clock(entry.at)

    def came_back(self, entry: journal.CameBack) -> None:
        self.seats[entry.seat].stand_in = ""
        self.run_clock(entry.at)

    def spoke(self, entry: journal.Spoke) -> None:
        self.said += 1
        self.chat.append(ChatLine(self.said, entry.seat, entry.at, entry.text, entry.emote))
        self.remember(entry.seat, entry.ref)

    def was_hinted(self, entry: journal.Hinted) -> None:
        self.hinted = True

    def woken(self, entry: journal.Woken) -> None:
        self.clock.running = ()  # downtime is not charged
        self.run_clock(entry.at)

    def ended(self, entry: journal.Ended) -> None:
        self.clock.stop(entry.at)
        self.drop_proposal()
        if self.recorder is not None and not self.recorder.ended:
            self.recorder.break_off()
        self.state, self.why_ended = "ended", entry.why

    def quarantined(self, entry: journal.Quarantined) -> None:
        self.clock.running = ()
        if self.state != "quarantined":
            self.state_before_quarantine = self.state
        self.state = "quarantined"
        self.why_quarantined = entry.reason

    def unlocked(self, entry: journal.Unlocked) -> None:
        if self.state == "quarantined":
            self.state, self.why_quarantined = self.state_before_quarantine, ""
            self.run_clock(entry.at)

    def rematched(self, entry: journal.Rematched) -> None:
        self.next = entry.table

    # --- who has deleted their account
    @property
    def players(self) -> set[str]:
        """The ids of the accounts that sit here."""
        return {seat.player for seat in self.seats if seat.player}

    def forget(self, gone: Collection[str]) -> None:
        """From now on they are named like guests without a name, in the record too. The journal is not rewritten: this
        is done whenever it is replayed."""
        for number, seat in enumerate(self.seats):
            if seat.player and seat.player in gone:
                taken = [other.name for other in self.seats if other is not seat and other.name]
                seat.name, seat.player = free_name(taken, self.edition, DEFAULT_LANGUAGE, number), ""
        if self.recorder is not None:
            self.recorder.rename(self.header().names)

    # --- small things
    def must_be(self, written: str, line: str) -> None:
        """Check that a line of the record comes out as it was stored, if it was."""
        if written not in ("", line):
            raise BrokenJournal(f"entry {self.entries}: {written!r} was written, {line!r} comes out now")

    def remember(self, seat: int, ref: str) -> None:
        """That message is handled: if sent again, it is answered with the current version."""
        if ref and seat >= 0:
            refs = self.seats[seat].refs
            refs[ref] = self.version
            if len(refs) > MOST_REFS:
                del refs[next(iter(refs))]

    def run_clock(self, at: float) -> None:
        """The clocks of the people who are asked run, unless the game is paused."""
        self.clock.stop(at)
        if self.state == "playing" and not self.paused:
            self.invalidate_views()
            asked = self.asked
            people = [seat for seat in asked if not self.seats[seat].played_by]
            if people and not any(self.seats[seat].vacation for seat in people):
                self.clock.run(at, people, together=len(asked) > 1)

    def replaying(self, first: int = 0) -> Iterator[tuple[int, Game]]:
        """The game again, as `Rewinding.replaying` yields it."""
        if self.rewinding is not None and (first > 0 or not self.opened.position):
            yield from self.rewinding.replaying(first)
            return
        assert self.recorder is not None, "the game has not begun"
        game = self.new_recorder().game
        yield 0, game
        for number, action in enumerate(self.recorder.actions, 1):
            game.play(action)
            yield number, game

    def history(self, first: int = 0) -> list[list[Event]]:
        """What happened with each action from that one on; number 0 is the set-up."""
        version, since, told = self._history
        if version != self.version or since > first:
            events = [(number, game.take_events()) for number, game in self.replaying(first)]
            told = [some for number, some in events if number >= first]
            self._history = self.version, first, told
            return told
        return told[first - since :]


_APPLY: Final[dict[type, Callable[[Table, Any], None]]] = {
    journal.SatDown: Table.sat_down,
    journal.Filled: Table.filled,
    journal.Emptied: Table.emptied,
    journal.Contributed: Table.contributed,
    journal.Started: Table.started,
    journal.Played: Table.played,
    journal.Held: Table.hold,
    journal.TakenBack: Table.taken_back,
    journal.PassesAlways: Table.passes_always,
    journal.Silenced: Table.silenced,
    journal.Stepwise: Table.set_stepwise,
    journal.Stepped: Table.stepped,
    journal.Paced: Table.paced,
    journal.Proposed: Table.proposed,
    journal.Voted: Table.voted,
    journal.Paused: Table.paused_by_all,
    journal.Resumed: Table.resumed,
    journal.StoodIn: Table.stood_in,
    journal.Absent: Table.absent,
    journal.OnVacation: Table.on_vacation,
    journal.CameBack: Table.came_back,
    journal.Spoke: Table.spoke,
    journal.Hinted: Table.was_hinted,
    journal.Woken: Table.woken,
    journal.Ended: Table.ended,
    journal.Quarantined: Table.quarantined,
    journal.Unlocked: Table.unlocked,
    journal.Rematched: Table.rematched,
}
