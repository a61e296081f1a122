"""What a request at a table leads to: entries for its journal, or a refusal and no change.

Every function changes the table through its entries and returns them. The caller writes them to the journal before
telling anybody. `now` is passed in, so that everything here is reproducible.
"""

from __future__ import annotations

import hmac
from typing import Final, NamedTuple

from blackgate.lessons import LEARNER
from blackgate.messages import phrase
from blackgate.rules.errors import UnknownAction
from blackgate.rules.game import Game, number_of
from blackgate.rules.windows import WINDOWS
from blackgate.server import entries as journal
from blackgate.server.entries import By, Entry
from blackgate.server.refusals import Refusal
from blackgate.server.table import PASSED, Table
from blackgate.server.table_state import MOST_UNDOS

LEAST_SECONDS: Final = 0.005  # the minimum time that a window is open, at every pace
LEAST_THOUGHT: Final = 1.5  # seconds that somebody with a choice might take
MOST_THOUGHT: Final = 5.0


def applied(table: Table, entry: Entry) -> list[Entry]:
    table.apply(entry)
    return [entry]


# --- choosing
def choose(table: Table, seat: int, action: str, version: int, now: float, by: By = "", ref: str = "") -> list[Entry]:
    """A seat answers the question of that version."""
    must_go_on(table)
    if version != table.version:
        raise Refusal("stale")
    if seat in table.held:
        raise Refusal("answered")
    if seat not in table.asked:
        raise Refusal("not-asked")
    chosen = legal(table.moment_of(seat), action)
    if table.lesson is not None and chosen != table.next_in_lesson(seat):
        raise Refusal("lesson")
    entries = answer(table, seat, chosen, now, by, ref)
    return entries + automatic_answers(table, now)


def answer(table: Table, seat: int, action: str, now: float, by: By, ref: str, *, forced: bool = False) -> list[Entry]:
    """In a window an answer is held until all before it have answered, and until the window may close."""
    if not table.window or (len(table.asked) == 1 and now >= closes(table)):
        return [table.play(seat, action, now, by, ref, forced)]
    return applied(table, journal.Held(seat, action, now, by, ref, forced)) + close_window(table, now)


def window_seconds(table: Table) -> float:
    """How long a window stays open at least, even if all have answered, so that the timing does not reveal who had
    something to think about or always passes (R17.4-6): half the table's pace."""
    return max(LEAST_SECONDS, table.asked_pace / 2000)


def closes(table: Table) -> float:
    """When the open window may close."""
    return table.asked_since + window_seconds(table)


def close_window(table: Table, now: float) -> list[Entry]:
    """Play the answers that decide the open window, if they have arrived and its time has come."""
    if now < closes(table):
        return []
    return [table.play(held.seat, held.action, now, held.by, forced=held.forced) for held in decided(table)]


def decided(table: Table) -> list[journal.Held]:
    """The answers to play: up to the first that is not a pass, or all of them; none while one of them is missing."""
    answers: list[journal.Held] = []
    for seat in table.asked:
        if seat not in table.held:
            return []
        answers.append(table.held[seat])
        if answers[-1].action != PASSED:
            break
    return answers


def automatic_answers(table: Table, now: float) -> list[Entry]:
    """Answer for those who always pass in a window, and for those who have no choice and want no forced questions."""
    entries: list[Entry] = []
    while True:
        seat = passer(table)
        if seat is not None:
            entries += answer(table, seat, PASSED, now, "", "")
            continue
        forced = [each for each in forced_answers(table) if each.due <= now]
        if not forced:
            return entries + lesson_end(table, now)
        entries += answer(table, forced[0].seat, forced[0].action, now, "", "", forced=True)


class ForcedAnswer(NamedTuple):
    """The only answer that a seat has, and when it is given."""

    due: float
    seat: int
    action: str


def forced_answers(table: Table) -> list[ForcedAnswer]:
    """The forced answers of seats that want no forced questions, earliest first. In a lesson every answer is forced:
    only those on which the coach has nothing to say are given."""
    if table.lesson is not None:
        unsaid = [
            step for step in table.lesson.moves[len(table.actions) :][:1] if step.seat == LEARNER and not step.says
        ]
        return [ForcedAnswer(table.asked_since, LEARNER, step.do) for step in unsaid if table.asked]
    found: list[ForcedAnswer] = []
    for number in table.asked if table.state == "playing" and not table.paused else ():
        seat = table.seats[number]
        if seat.silent and not seat.played_by and number not in table.held:
            moment = table.moment_of(number)
            legal = moment.legal_actions()
            if len(legal) == 1:
                due = table.asked_since + forced_seconds(table, number)
                found.append(ForcedAnswer(due, number, moment.book.action_texts[legal[0]]))
    return sorted(found)


def lesson_end(table: Table, now: float) -> list[Entry]:
    """When all its steps are taken, a lesson ends wherever the game stands."""
    if table.lesson is None or table.state != "playing" or len(table.actions) < len(table.lesson.moves):
        return []
    return applied(table, journal.Ended(now, "lesson"))


def forced_seconds(table: Table, seat: int) -> float:
    """At once among bots. Where others could learn from the timing that there was no choice (R17.4, R17.6), after as
    long as somebody might think about one, derived from the table's secret, so that nobody can tell."""
    if len(table.owners) < 2:
        return 0.0
    drawn = hmac.digest(table.secret, f"forced/{seat}/{table.version}".encode(), "sha256")
    return LEAST_THOUGHT + (MOST_THOUGHT - LEAST_THOUGHT) * int.from_bytes(drawn[:4], "big") / 2**32


def passer(table: Table) -> int | None:
    window = table.window
    for number in table.asked if window and not table.paused else ():
        seat = table.seats[number]
        if window in seat.passes and number not in table.held and not seat.played_by:
            return number
    return None


def legal(moment: Game, action: str) -> str:
    """The canonical text of an action that the seat asked there may choose."""
    try:
        number = int(number_of(moment.book, action))
    except UnknownAction as error:
        raise Refusal("illegal", error.words()) from None
    refusal = moment.why_not(number)
    if refusal is not None:
        raise Refusal("illegal", refusal.words(), refusal.rule)
    return moment.book.action_texts[number]


def set_passes(table: Table, seat: int, windows: list[str], now: float, ref: str) -> list[Entry]:
    """From now on; a window that is open already is passed as well."""
    for window in windows:
        if window not in WINDOWS:
            raise Refusal("unknown-window", phrase("server-unknown-window", known=", ".join(sorted(WINDOWS))))
    if table.lesson is not None or table.seats[seat].passes == set(windows):  # there is nothing to write down
        return []
    return applied(table, journal.PassesAlways(seat, sorted(set(windows)), ref)) + automatic_answers(table, now)


def set_silence(table: Table, seat: int, on: bool, now: float, ref: str) -> list[Entry]:
    """From now on; what is asked now is answered as well."""
    if table.lesson is not None or table.seats[seat].silent == on:  # there is nothing to write down
        return []
    return applied(table, journal.Silenced(seat, on, ref)) + automatic_answers(table, now)


# --- how fast the bots are
def set_stepwise(table: Table, seat: int, on: bool, ref: str) -> list[Entry]:
    """Somebody alone among bots makes them wait before each move, or continue."""
    must_be_alone(table)
    if table.stepwise == on:  # there is nothing to write down
        return []
    return applied(table, journal.Stepwise(seat, on, ref))


def step(table: Table, seat: int, version: int, ref: str) -> list[Entry]:
    """They answer the question of that version, and wait again."""
    must_go_on(table)
    must_be_alone(table)
    if version != table.version:
        raise Refusal("stale")
    return applied(table, journal.Stepped(seat, ref))


def set_pace(table: Table, seat: int, pace: int, ref: str) -> list[Entry]:
    if table.state not in ("open", "playing"):
        raise not_playing(table)
    if table.settings.pace == pace:
        return []
    return applied(table, journal.Paced(seat, pace, ref))


# --- taking back
def can_take_back(table: Table, seat: int) -> bool:
    """Whether the seat can freely take back its own last choice: it was the last of all, and nothing was revealed."""
    if table.state != "playing" or table.paused or len(table.asked) > 1 or table.lesson is not None:
        return False
    if not table.actions or table.actions[-1].seat != seat:  # of most seats: their last one need not be looked for
        return False
    last = table.last_of(seat)
    if last is None or table.undos_left(seat, last) < 1:
        return False
    return all(action.seat == seat and action.by == "" and not action.revealing for action in table.actions[last:])


def take_back(table: Table, seat: int, version: int, now: float, ref: str) -> list[Entry]:
    """At once if it is free; otherwise everybody is asked, at tables that allow it."""
    must_go_on(table)
    if version != table.version:
        raise Refusal("stale")
    if can_take_back(table, seat):
        return [table.take_back(len(table.actions) - (table.last_of(seat) or 0), seat, now, ref)]
    last = table.last_of(seat)
    if last is None:
        raise Refusal("nothing-to-undo")
    if table.undos_left(seat, last) < 1:
        raise Refusal("undos-spent", phrase("server-undos-spent", most=MOST_UNDOS))
    if not table.settings.undo:
        raise Refusal("undo-needs-consent")
    away = [table.seats[number].name for number in table.owners if table.seats[number].stand_in]
    if away:  # otherwise somebody could look ahead behind their back
        raise Refusal("undo-needs-everybody", phrase("server-undo-needs-everybody", player=away[0]))
    return propose(table, journal.Proposed("undo", seat, now, ref))


# --- agreeing
def propose_pause(table: Table, seat: int, now: float, ref: str) -> list[Entry]:
    must_go_on(table)
    return propose(table, journal.Proposed("pause", seat, now, ref))


def propose(table: Table, proposed: journal.Proposed) -> list[Entry]:
    if table.proposal is not None:
        raise Refusal("proposal-open")
    return applied(table, proposed) + agreed(table, proposed.at)


def vote(table: Table, seat: int, proposal: int, yes: bool, now: float, ref: str) -> list[Entry]:
    must_go_on(table)
    if table.proposal is None or table.proposal.number != proposal or (yes and seat in table.proposal.votes):
        raise Refusal("no-proposal")
    return applied(table, journal.Voted(seat, yes, now, ref)) + agreed(table, now)


def agreed(table: Table, now: float) -> list[Entry]:
    """A proposal is carried out as soon as everybody agrees.

    An undo shows the proposer what comes, so it needs everybody who owns a seat, even while a bot plays for them. A
    pause reveals nothing, so it needs only the people who are playing themselves.
    """
    proposal = table.proposal
    if proposal is None:
        return []
    if proposal.what == "undo":
        if not set(table.owners) <= set(proposal.votes):
            return []
        return [table.take_back(len(table.actions) - table.undo_to, proposal.seat, now)]
    if not set(table.people) <= set(proposal.votes):
        return []
    return applied(table, journal.Paused(now))


def resume(table: Table, seat: int, now: float, ref: str) -> list[Entry]:
    must_play(table)
    if not table.paused:
        raise Refusal("not-paused")
    return applied(table, journal.Resumed(seat, now, ref)) + automatic_answers(table, now)


# --- what has to be so
def must_play(table: Table) -> None:
    if table.state == "open":
        raise Refusal("not-started")
    if table.state != "playing":
        raise not_playing(table)


def not_playing(table: Table) -> Refusal:
    """Why nothing happens any more at a table that is over, ended or quarantined."""
    told = table.why_ended in ("rules", "operator")
    return Refusal(table.state, phrase(f"server-ended-{table.why_ended}") if told else None)


def must_be_alone(table: Table) -> None:
    must_play(table)
    if len(table.owners) > 1:
        raise Refusal("not-alone")


def must_go_on(table: Table) -> None:
    must_play(table)
    if table.paused:
        raise Refusal("paused")
