"""When something is sent tells no more than what is sent: it is the same in two games that differ only in what somebody
may not know (R17.4-6)."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from blackgate import Event, FastDealer, Game, Options
from blackgate.bots import bot_kinds
from blackgate.protocol import play as wire
from blackgate.rules.actions import PASS
from blackgate.rules.waiting import STEPS
from blackgate.rules.windows import WINDOWS, asked_together, window_name
from blackgate.server.decisions import LEAST_SECONDS
from blackgate.server.publishing import WATCHING
from blackgate.server.room import Room
from blackgate.server.table_seat import TableSeat
from tests.server.leaks.clockwork import TimedManager, run
from tests.server.leaks.rooms import Guest, room_around
from tests.server.leaks.streams import Choice, ServerFollower
from tests.server.operations.test_metrics import told
from tests.walker.tables import TABLES, Table
from tests.walker.twins import Played, play

PACES = (0, 100, 700)
GAMES = [Table(4, seed, options=Options(4, warden=True)) for seed in (1, 2)] + [
    table for table in TABLES if table.name == "busy"
]
CHOICES = 120  # made in each game
IDLE_SECONDS = 10.0  # after which every process has done what was left to do
Sent = list[tuple[float, str]]  # when, and what kind of message


class Watch(Guest):
    """Somebody at the table who looks at the clock whenever a message comes, until the game has gone on."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "", [])
        self.sent: Sent = []
        self.began = asyncio.get_running_loop().time()
        self.gone_on = asyncio.Event()

    def send(self, message: bytes) -> None:
        if self.gone_on.is_set():
            return
        told = msgspec.json.decode(message, type=wire.FromServer)
        self.sent.append((round(asyncio.get_running_loop().time() - self.began, 6), type(told).__name__))
        if isinstance(told, wire.Update) and told.version > 1:
            self.gone_on.set()


async def times(manager: TimedManager, choice: Choice, observer: int, kind: str, pace: int) -> tuple[Sent, list[float]]:
    """When the observer hears what, until the game has gone on, and what the metrics tell of it; all others are bots of
    that kind."""
    before = bot_seconds(manager)
    with room_around(manager, choice.game(), tracker=False, pace=pace) as room:
        for number, seat in enumerate(room.table.seats):
            if number != observer:
                room.table.seats[number] = TableSeat(seat.name, bot=kind)
        watch = Watch(observer)
        room.enter(watch, -1)
        if observer in room.table.asked:
            watch.say(room, wire.Play("own", room.table.version, "pass"))
        await watch.gone_on.wait()
    await asyncio.sleep(IDLE_SECONDS)
    return watch.sent, [round(after - was, 6) for was, after in zip(before, bot_seconds(manager), strict=True)]


def bot_seconds(manager: TimedManager) -> list[float]:
    """All that the metrics tell of how long bots take."""
    return [value for name, value in told(manager.metrics).items() if "bot_seconds" in name]


class TimesFollower(ServerFollower):
    """Compares when an observer hears of what bots do; `telling`: how often they had more to think about in one."""

    def __init__(self, manager: TimedManager, observer: int, seed: int) -> None:
        super().__init__(manager, observer, seed, tracker=False)
        self.pairs: list[tuple[Choice, Choice, str]] = []

    def compare(self, game: Game, played: Played, twin: Game, events: list[Event]) -> None:
        assert self.twin is not None
        assert twin.event_log is not None
        asked = [int(moment.asked()) for moment in asked_together(played.before)]
        if self.observer in asked and not window_name(played.before):
            return  # it takes as long as they take
        if counts(played.before) != counts(self.twin):
            mine = Choice(played.before, played.action, played.chance)
            theirs = Choice(self.twin, self.chosen, twin.event_log.chance)
            self.pairs.append((mine, theirs, played.question))


def counts(game: Game) -> list[bool]:
    """Who of those who are asked has a choice."""
    return [len(moment.legal_actions()) > 1 for moment in asked_together(game)]


def pairs_of(table: Table, manager: TimedManager) -> list[tuple[int, Choice, Choice, str]]:
    """Moments of a game at which somebody has a choice, and has none in a game that looks the same to the observer."""
    game, chooser, chance = table.new_game(), table.chooser(), random.Random(str(table))
    found: list[tuple[int, Choice, Choice, str]] = []
    for number in range(CHOICES):
        if game.over:
            break
        if number % 12 == 0:
            observer = chance.choice([*range(table.players), WATCHING])
            follower = TimesFollower(manager, observer, chance.randrange(1 << 30))
        played = play(game, chooser.choose(game))
        follower.follow(game, played)
        found += [(observer, *pair) for pair in follower.pairs]
        follower.pairs.clear()
    return found


def test_bots_take_no_longer_where_they_have_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """R17.4: of every kind, in windows and out of them, at every pace."""

    async def compare() -> set[str]:
        manager = TimedManager(monkeypatch)
        questions: set[str] = set()
        for table in GAMES:
            for number, (observer, mine, theirs, question) in enumerate(pairs_of(table, manager)):
                kind, pace = bot_kinds()[number % len(bot_kinds())], PACES[number % 3]
                one = await times(manager, mine, observer, kind, pace)
                other = await times(manager, theirs, observer, kind, pace)
                assert one == other, f"at {question} of a {kind} at pace {pace}"
                questions.add(question)
        return questions

    questions = run(compare())
    windows = {kind.saved for kind in STEPS.values() if kind.name in WINDOWS}
    assert questions & windows
    assert questions - windows


# --- whoever answers
WAYS: dict[str, list[float | str]] = {  # what each of those who are asked does in the window
    "all always pass": ["always"],
    "all pass by hand at once": [0.0],
    "some always pass, some are quick": ["always", 0.003],
    "some are quick, some always pass": [0.003, "always"],
}


async def closed_after(manager: TimedManager, choice: Choice, ways: list[float | str], pace: int) -> Sent:
    """What a spectator hears, and when, of a window in which people pass like that."""
    with room_around(manager, choice.game(), tracker=False, pace=pace) as room:
        watch, asked = Watch(WATCHING), list(room.table.asked)
        room.enter(watch, -1)
        answers = [pass_like(room, seat, ways[place % len(ways)]) for place, seat in enumerate(asked)]
        await asyncio.gather(watch.gone_on.wait(), *answers)
    return watch.sent


async def pass_like(room: Room, seat: int, way: float | str) -> None:
    guest = Guest(seat, "", [])
    if isinstance(way, str):
        guest.say(room, wire.AlwaysPass("always", sorted(WINDOWS)))
    else:
        await asyncio.sleep(way)
        guest.say(room, wire.Play("by hand", room.table.version, "pass"))


def windows() -> dict[str, Choice]:
    """The first window of each kind that opens in these games, for one or for several."""
    found: dict[str, Choice] = {}
    for table in GAMES:
        game, chooser = table.new_game(), table.chooser()
        for _ in range(CHOICES):
            name = "" if game.over else window_name(game)
            if name:
                several = "several" if len(asked_together(game)) > 1 else "one"
                found.setdefault(f"{name} for {several}", Choice(game.clone(FastDealer(0)), int(PASS), []))
            if not game.over:
                game.play(chooser.choose(game))
    return found


@pytest.mark.parametrize("pace", PACES)
def test_a_window_closes_at_the_same_time_whoever_passes_and_how(pace: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """R17.6: nobody sees that somebody always passes, nor how quick others were."""

    async def compare() -> set[str]:
        manager, found = TimedManager(monkeypatch), windows()
        for name, choice in found.items():
            heard = {way: await closed_after(manager, choice, ways, pace) for way, ways in WAYS.items()}
            for way, sent in heard.items():
                assert sent == heard["all always pass"], f"{name}: {way}"
                assert sent[-1][0] == max(LEAST_SECONDS, pace / 2000)
        return set(found)

    names = run(compare())
    assert any("several" in name for name in names)
    assert any("one" in name for name in names)
