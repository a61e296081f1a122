"""Finished games: the record, the statistics, and every step. Nothing is secret any more."""

from __future__ import annotations

from collections import Counter
from typing import Final

from blackgate.protocol.tables import Replay, ReplayStep, SeatStatistics, Statistics
from blackgate.rules.events import ROLLS, ROLLS_AGAIN, TURN_STARTS, Event
from blackgate.rules.game import Game
from blackgate.rules.kinds import NOBODY
from blackgate.rules.view import View
from blackgate.server.client_events import events_for
from blackgate.server.game_state import own_state, public_state
from blackgate.server.publishing import log
from blackgate.server.refusals import Refusal
from blackgate.server.table import Table
from blackgate.server.time_slices import Work

MOST_STEPS: Final = 50  # in one answer
DICE: Final = frozenset({int(ROLLS), int(ROLLS_AGAIN)})


def must_be_over(table: Table) -> None:
    if table.recorder is None or table.state not in ("over", "ended"):
        raise Refusal("not-over")


def record_text(table: Table) -> str:
    """The record with its secret: anybody can verify every die and every card (`blackgate verify`)."""
    if table.record:
        return table.record
    must_be_over(table)
    assert table.recorder is not None
    return table.recorder.text()


def statistics(table: Table) -> Work[Statistics]:
    must_be_over(table)
    if table.record:  # they would be those of another game
        raise Refusal("other-rules")
    events: list[Event] = []
    points: list[list[int]] = []  # everybody's when each turn began, and at the end
    turn = -1
    for number, game in table.replaying():
        events += game.take_events()
        if game.turn != turn and number < len(table.actions):
            turn = int(game.turn)
            points.append([int(player.points) for player in game.players])
        yield
    game = table.game
    points.append([int(player.points) for player in game.players])
    rolled = Counter(int(event.number) for event in events if event.code in DICE)
    winners = game.winners()
    return Statistics(
        turns=sum(event.code == TURN_STARTS for event in events),
        moves=len(table.actions),
        seconds=round(max(0.0, table.changed - table.began), 1),
        winners=winners,
        seats=[seat_statistics(table, seat, events, seat in winners) for seat in range(len(table.seats))],
        dice=[rolled[face + 1] for face in range(game.book.die)],
        points=points,
    )


def seat_statistics(table: Table, seat: int, events: list[Event], won: bool) -> SeatStatistics:
    player, actions = table.game.players[seat], [played for played in table.actions if played.seat == seat]
    counts = Counter(event.name for event in events if event.seat == seat)
    return SeatStatistics(
        name=table.seats[seat].name,
        won=won,
        points=int(player.points),
        background=table.game.book.background_names[player.background],
        turns=counts["turn-starts"],
        moves=len(actions),
        moves_by_bot=sum(played.by != "" for played in actions),
        seconds=round(table.clock.spent[seat], 1),
        counts=dict(sorted(counts.items())),
    )


def replay(table: Table, seat: int | None, first: int, count: int, language: str) -> Work[Replay]:
    """Steps from `first` on, as that seat saw them, a spectator (NOBODY), or all seats together (None)."""
    must_be_over(table)
    if seat is not None and not NOBODY <= seat < len(table.seats):
        raise Refusal("wrong-seat")
    steps: list[ReplayStep] = []
    last = min(first + min(count, MOST_STEPS), len(table.actions) + 1)
    if first < last:
        for number, game in table.replaying(first):
            events = game.take_events()
            if number >= first:
                steps.append(step(table, game, number, events, seat, language))
            if number == last - 1:
                break
            yield
    return Replay(len(table.actions), table.names, steps)


def step(table: Table, game: Game, number: int, events: list[Event], seat: int | None, language: str) -> ReplayStep:
    """The game after so many actions, with what the last of them did."""
    played = table.actions[number - 1] if number else None
    reader = NOBODY if seat is None else seat
    seen = [event.opened() for event in events] if seat is None else events
    seats = range(len(table.seats)) if seat is None else [seat]
    by = played.by if played else ""
    return ReplayStep(
        number,
        played.seat if played else int(NOBODY),
        played.action if played else "",
        by,
        public_state(View(game, NOBODY)),
        [own_state(View(game, each), None, remembered=True) for each in seats],
        events_for(seen, reader),
        log(table, [(by, seen)], reader, language),
    )
