"""Two tables that differ only in what an observer may not know, and every byte that the observer gets at each."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass
from typing import Final

from blackgate import ACTION_TEXTS, Event, FastDealer, Game, ScriptedDealer
from blackgate.messages import LANGUAGES
from blackgate.protocol import play as wire
from blackgate.rules.actions import PASS
from blackgate.server import finished_games
from blackgate.server.board import board
from blackgate.server.bots import Position, worked_out
from blackgate.server.publishing import WATCHING, encode
from blackgate.server.refusals import Refusal
from blackgate.server.room import Room
from blackgate.server.table import Table as PlayedTable
from blackgate.server.table_manager import line
from blackgate.server.time_slices import run_to_end
from tests.server.leaks.rooms import Guest, UnsavedManager, remember_past, room_around
from tests.standard import ACTION_OF_TEXT
from tests.walker.knowledge import name_of, spots
from tests.walker.tables import Table
from tests.walker.twins import FAMILY, Follower, Played, play

STRETCH: Final = 12  # so many choices are followed for one observer, then for another
ASKED_WHY: Final = 6  # reasons asked for, and refusals called forth, at each choice
LENGTH: Final = 150  # so many choices are made in a game
LATER: Final = 5.0  # seconds that the others take to answer


@dataclass(frozen=True)
class Choice:
    """What is chosen at a table, with all that comes by chance."""

    before: Game
    action: int
    chance: Sequence[int]

    def game(self) -> Game:
        """The game before it, in which the same chance will come."""
        dice = [result for result in self.chance if result < FAMILY]
        cards = [result % FAMILY for result in self.chance if result >= FAMILY]
        return self.before.clone(ScriptedDealer(dice, cards, FastDealer(0)))


def stream(manager: UnsavedManager, choice: Choice, observer: int, *, tracker: bool, held: bool) -> list[bytes]:
    """All that the observer is sent around one choice, in order. `held`: the others have answered in a window."""
    letters: list[bytes] = []
    with room_around(manager, choice.game(), tracker=tracker) as room:
        guests = [Guest(observer, language, letters) for language in (*LANGUAGES, "")]
        for guest in guests:
            room.enter(guest, -1)
        ask_around(room, guests, letters)
        answer_in_window(room, guests[0], held=held)
        ask_again(room, guests[-1], letters)
        choose(room, choice.action)
        remember_past(room.table, choice.game())
        manager.commit()
        ask_again(room, guests[0], letters)
    return letters


def choose(room: Room, action: int) -> None:
    """Whoever the engine asks chooses. A pass in a window would wait for the others: it is played by itself."""
    table, text = room.table, ACTION_TEXTS[action]
    asked = int(table.game.asked())
    if len(table.asked) > 1 and action == PASS:
        room.change([table.play(asked, text, room.manager.now())])
    else:
        room.choose(asked, text, table.version)


def ask_around(room: Room, guests: Sequence[Guest], letters: list[bytes]) -> None:
    """Reasons and refusals, whatever the observer could ask for; none of it changes anything."""
    table, seat = room.table, guests[0].seat
    chance = random.Random(f"{seat} {table.game.turn}")
    legal = table.moment_of(seat).legal_texts() if seat in table.asked else []
    for action in chance.sample(ACTION_TEXTS, ASKED_WHY):
        for guest in guests:
            guest.say(room, wire.Why(guest.ref(), action))
            if action not in legal:
                guest.say(room, wire.Play(guest.ref(), table.version, action))
    for guest in guests:
        guest.say(room, wire.Undo(guest.ref(), table.version - 1))
    for guest in guests:
        guest.say(room, wire.Odds(guest.ref(), "special 4"))
    if seat in table.asked:
        position = Position.of(table.moment_of(seat), f"{seat}/{table.version}")
        letters.append(encode(astuple(position)))  # for a hint
        letters.append(encode(worked_out(ACTION_OF_TEXT[chance.choice(legal)], position)))


def answer_in_window(room: Room, guest: Guest, *, held: bool) -> None:
    """Everybody but the first answers, at one of the tables only: until it is decided nobody may see that (R17.6)."""
    table, manager = room.table, room.manager
    assert isinstance(manager, UnsavedManager)
    manager.time += LATER
    for seat in table.asked[1:]:
        if seat == guest.seat:
            guest.say(room, wire.Play("own answer", table.version, "pass"))
        elif held:
            room.choose(seat, table.moment_of(seat).legal_texts()[-1], table.version)
        manager.commit()


def ask_again(room: Room, guest: Guest, letters: list[bytes]) -> None:
    """Come back, now and with a digest; and look at the table over HTTP."""
    table = room.table
    for since in (-1, 1):
        room.leave(guest)
        room.enter(guest, since)
    letters += [encode(room.info()), encode(line(room.row())), encode(board(table, guest.spoken))]
    if table.state == "playing":
        letters.append(encode(refused_afterwards(room)))


def refused_afterwards(room: Room) -> list[str]:
    """While a game goes on there is no record of it, no figures and no replay."""
    codes: list[str] = []
    asking: list[Callable[[PlayedTable], object]] = [
        finished_games.record_text,
        lambda table: run_to_end(finished_games.statistics(table)),
        lambda table: run_to_end(finished_games.replay(table, None, 0, 9, "")),
    ]
    for ask in asking:
        try:
            codes.append(repr(ask(room.table)))
        except Refusal as refusal:
            codes.append(refusal.code)
    return codes


class ServerFollower(Follower):
    """Follows a game with a twin; at some of the choices both go over a server's table."""

    def __init__(self, manager: UnsavedManager, observer: int, seed: int, *, tracker: bool) -> None:
        super().__init__(observer, lambda game, seat, events: {}, seed)
        self.manager = manager
        self.tracker = tracker
        self.due = True
        self.compared = 0  # with a twin that really was another game

    def action_in(self, twin: Game, played: Played) -> int:
        self.chosen = super().action_in(twin, played)
        return self.chosen

    def compare(self, game: Game, played: Played, twin: Game, events: list[Event]) -> None:
        if not self.due:
            return
        assert self.twin is not None
        assert twin.event_log is not None
        mine = Choice(played.before, played.action, played.chance)
        theirs = Choice(self.twin, self.chosen, twin.event_log.chance)
        one = stream(self.manager, mine, self.observer, tracker=self.tracker, held=False)
        other = stream(self.manager, theirs, self.observer, tracker=self.tracker, held=True)
        where = f"at '{ACTION_TEXTS[played.action]}' of {played.question} {name_of(self.observer)} can tell"
        assert len(one) == len(other), f"{where} by the number of messages"
        for this, that in zip(one, other, strict=True):
            assert this == that, f"{where}:\n{this.decode()}\n{that.decode()}"
        self.compared += spots(self.twin) != played.lying


def follow_at_tables(manager: UnsavedManager, table: Table, choices: int, compared: Counter[str]) -> None:
    """A game with a twin beside it, both at tables of a server; notes how often each question was compared.

    So many choices are compared: the first of each kind that was not yet, and others spread over the whole game.
    """
    game, chooser = table.new_game(), table.chooser()
    chance = random.Random(str(table))
    follower = ServerFollower(manager, 0, 0, tracker=True)
    for number in range(LENGTH):
        if game.over:
            break
        if number % STRETCH == 0:
            observer = chance.choice([*range(table.players), WATCHING])
            follower = ServerFollower(manager, observer, chance.randrange(1 << 30), tracker=chance.random() < 0.5)
        played = play(game, chooser.choose(game))
        follower.due = played.question not in compared or chance.random() < choices / LENGTH
        before = follower.compared
        follower.follow(game, played)
        compared[played.question] += follower.compared - before
