"""People who play as fast as they can, whatever happens to the server: they come back, and say again what was not
acknowledged. Each holds on to all that it was told, for `checking` to compare it with what the database says.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.typing import Subprotocol

from blackgate.protocol import SUBPROTOCOL
from blackgate.protocol.play import (
    Ack,
    ChatLine,
    ChatReceived,
    Farewell,
    FromServer,
    Proposal,
    Question,
    Refused,
    TableChanged,
    Update,
    Welcome,
)
from blackgate.protocol.tables import TableInfo
from blackgate.rules.windows import WINDOWS
from blackgate.server.table_state import MOST_CHAT
from tests.server.durability.histories import Event, Kind, goes_on
from tests.server.serving import LONG, RunningServer, Seat

BETWEEN_ATTEMPTS: Final = 0.02  # seconds; while its database is away the server shows everybody out again
SILENCE: Final = 4.0  # seconds after which who waits for an answer tries another server
COME_BACK: Final = {"unsaved", "closing", "moved"}  # said by a server that cannot go on with a table
# What the server may say to somebody who knows nothing wrong, but something old.
MAY_BE_REFUSED: Final = {
    "answered",
    "ended",
    "no-proposal",
    "not-asked",
    "not-away",
    "not-host",
    "not-paused",
    "nothing-to-undo",
    "over",
    "paused",
    "proposal-open",
    "stale",
    "too-many",
    "undo-needs-consent",
    "undo-needs-everybody",  # while a bot stands in for somebody whose server is gone
}

State = dict[str, Any]

_decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
_encoder = msgspec.json.Encoder()


async def within(seconds: float, what: str, waiting: Awaitable[object]) -> None:
    """Nothing is waited for without end, and nobody wonders what it was."""
    try:
        async with asyncio.timeout(seconds):
            await waiting
    except TimeoutError:
        raise AssertionError(f"waited {seconds:g} s for {what}") from None


def digest(state: State) -> str:
    return hashlib.sha256(msgspec.json.encode(state, order="deterministic")).hexdigest()[:16]


class Crowd:
    """What all clients share: whether there is a server to go to, and how much has been said and acknowledged."""

    def __init__(self, servers: Sequence[RunningServer]) -> None:
        """Clients go to any of the servers, as a balancer sends them."""
        self.servers: Final = servers
        self.history: Final[list[Event]] = []
        self.up: Final = asyncio.Event()
        self.unsaved: Final = asyncio.Event()  # somebody was told that something could not be saved
        self.quiet: Final = asyncio.Event()  # nobody waits for an answer any more, after `last_orders`
        self.closing = False
        self.clients: Final[list[Client]] = []
        self.told: Final[dict[str, dict[int, State]]] = {}  # by table and version: what everybody could see
        self._left = 0
        self._then: Callable[[], None] = lambda: None
        self._done: asyncio.Future[None] | None = None

    async def after(self, messages: int, then: Callable[[], None]) -> None:
        """Do something at that very moment: so many messages and acknowledgements from now, whoever's they are."""
        self._left, self._then = messages, then
        self._done = asyncio.get_running_loop().create_future()
        await within(LONG, f"{messages} more messages", self._done)

    def count(self) -> None:
        self._left -= 1
        if self._left == 0 and self._done is not None:
            self._then()
            self._done.set_result(None)

    async def database_missed(self) -> None:
        """Returns when somebody has been told that what they did could not be saved."""
        await within(LONG, "somebody who was told that something is not saved", self.unsaved.wait())

    async def last_orders(self) -> None:
        """Nobody begins anything any more; returns when nobody waits for an answer."""
        self.closing = True
        self.look_around()
        await within(LONG, "an answer for everybody", self.quiet.wait())

    def look_around(self) -> None:
        if self.closing and not any(client.pending for client in self.clients):
            self.quiet.set()

    def saw(self, table: str, version: int, state: State) -> None:
        """Everybody who is told of a version is told the same of it, before a kill and after it."""
        before = self.told.setdefault(table, {}).setdefault(version, state)
        assert before == state, f"two states of version {version} of {table}"


class Client:
    """Somebody in a seat, with a mind of their own: what they do comes from `random`."""

    def __init__(self, crowd: Crowd, seat: Seat, random: Random) -> None:
        self.crowd: Final = crowd
        self.name: Final = f"{seat.number} of {seat.table}"
        self.seat: Final = seat
        self.random: Final = random
        self.pending: dict[str, Any] | None = None  # said, and not answered yet
        self.acked: Final[dict[str, int]] = {}
        self.refused: Final[dict[str, str]] = {}
        self.messages = 0
        self.whims = 0
        self.comings = 0
        self.table: TableInfo
        self.version = -1
        self.state: State = {}
        self.own: State = {}
        self.question: Question | None = None
        self.undo = False
        self.proposal: Proposal | None = None
        self.voted = 0
        self.chat: list[ChatLine] = []
        crowd.clients.append(self)

    # --- coming, and coming back
    async def run(self) -> None:
        """Until the table is closed and everything is answered."""
        while not self.is_done():
            await self.crowd.up.wait()
            try:
                async with self.connection() as socket:
                    await self.converse(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError):
                await asyncio.sleep(BETWEEN_ATTEMPTS)

    def note(self, kind: Kind, **what: Any) -> None:
        self.crowd.history.append(Event(self.name, self.seat.table, kind, **what))

    def connection(self) -> connect:
        address = self.random.choice(self.crowd.servers).address.replace("http", "ws", 1)
        return connect(
            f"{address}/api/tables/{self.seat.table}/play",
            subprotocols=[Subprotocol(SUBPROTOCOL)],
            proxy=None,
            compression=None,
            open_timeout=2 * SILENCE,
            close_timeout=1,
        )

    async def converse(self, socket: ClientConnection) -> None:
        self.note("hello")
        await self.say(socket, {"type": "hello", "token": self.seat.token, "words": False, "since": self.version})
        again = self.pending
        welcomed = False
        while True:
            try:
                async with asyncio.timeout(SILENCE):
                    data = await socket.recv()
            except TimeoutError:
                if self.pending is not None or not welcomed:
                    raise  # somebody else may answer
                if self.is_done():
                    return
                continue
            message = _decoder.decode(data)
            self.receive(message)
            welcomed = welcomed or isinstance(message, Welcome)
            if isinstance(message, Ack):
                self.crowd.count()
            self.crowd.look_around()
            if self.is_done():
                return
            if again is not None and isinstance(message, Welcome):
                await self.say(socket, again)
                again = None
            elif welcomed and self.pending is None and (chosen := self.next_message()):
                self.messages += 1
                self.pending = {"ref": f"{self.seat.number}-{self.messages}", **chosen}
                await self.say(socket, self.pending)

    async def say(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message is self.pending:  # not a hello
            self.note("said", ref=message["ref"])
        await socket.send(_encoder.encode(message).decode())
        if message is self.pending:
            self.crowd.count()

    def is_done(self) -> bool:
        return self.crowd.closing and self.pending is None and self.comings > 0 and not self.is_playing()

    def is_playing(self) -> bool:
        return self.table.state == "playing"

    # --- what is told
    def receive(self, message: FromServer) -> None:
        match message:
            case Welcome():
                self.begin_anew(message)
            case Update():
                self.go_on(message)
            case TableChanged(table=table, proposal=proposal):
                self.table, self.proposal = table, proposal
            case ChatReceived(said=said):
                self.chat = [*self.chat, said][-MOST_CHAT:]
            case Ack(ref=ref, version=version):
                self.answered(ref)
                self.acked[ref] = version
                self.note("acknowledged", ref=ref, version=version)
            case Refused(ref="", code=code):
                assert code in COME_BACK, f"a hello was refused: {message}"
            case Refused(code=code) if code in COME_BACK:
                raise ConnectionClosed(None, None)  # and say it again elsewhere
            case Refused(ref=ref, code=code):
                assert code in MAY_BE_REFUSED, f"{self.pending} was refused: {message}"
                self.answered(ref)
                self.refused[ref] = code
                self.note("refused", ref=ref)
            case Farewell(code=code):
                assert code in COME_BACK, f"shown out: {message}"
                if code != "closing":
                    self.crowd.unsaved.set()
            case _:
                raise AssertionError(f"nobody asked for {message}")

    def answered(self, ref: str) -> None:
        assert self.pending is not None, f"{ref} was answered twice"
        assert self.pending["ref"] == ref
        self.pending = None

    def begin_anew(self, welcome: Welcome) -> None:
        """What was told already stays true: the version never goes back, and neither does an answer in a window."""
        assert welcome.state is not None
        assert welcome.own is not None
        assert welcome.question is not None
        assert welcome.version >= self.version, "what was told is gone"
        if welcome.version == self.version and self.question is not None:
            assert welcome.state == self.state
            if welcome.table.state == "playing":
                assert welcome.own == self.own
                assert welcome.question.answered >= self.question.answered, "an answer was lost"
            assert goes_on(self.chat, welcome.chat), f"{self.name} heard {self.chat[-3:]}, not {welcome.chat[-3:]}"
        self.comings += 1
        self.table, self.version = welcome.table, welcome.version
        self.state, self.own = dict(welcome.state), dict(welcome.own)
        self.question, self.undo, self.proposal = welcome.question, welcome.undo, welcome.proposal
        self.chat = list(welcome.chat)
        self.note("welcome", version=self.version, state=digest(self.state), chat=tuple(self.chat))
        self.crowd.saw(self.seat.table, self.version, self.state)

    def go_on(self, update: Update) -> None:
        """As the protocol describes it: new keys of the state, of its seats only those that have changed."""
        assert update.version >= self.version
        seats = update.changes.get("seats", {})
        self.state = {
            **self.state,
            **update.changes,
            "seats": [seats.get(str(number), seat) for number, seat in enumerate(self.state["seats"])],
        }
        self.version, self.question, self.undo = update.version, update.question, update.undo
        if update.own is not None:
            self.own = dict(update.own)
        self.note("update", version=self.version, state=digest(self.state))
        self.crowd.saw(self.seat.table, self.version, self.state)

    # --- what they want
    def next_message(self) -> dict[str, Any] | None:
        """What to say next; nothing where there is nothing to say."""
        if self.crowd.closing or not self.is_playing():
            return None
        if self.table.paused:
            return {"type": "resume"}
        if self.proposal is not None and self.voted < self.proposal.number:
            self.voted = self.proposal.number
            if self.seat.number not in self.proposal.votes:
                return {"type": "vote", "proposal": self.voted, "yes": self.random.random() < 0.8}
        return self.whim() or self.play()

    def whim(self) -> dict[str, Any] | None:
        """Now and then something else than a move."""
        chance = self.random.random()
        if chance < 0.01:
            return {"type": "chat", "text": f"{self.messages} moles"}
        if chance < 0.02:
            return {"type": "emote", "emote": "shovel"}
        if chance < 0.03:
            self.whims += 1  # never as many windows as the last time: what changes nothing is not written down
            return {"type": "always_pass", "windows": self.random.sample(sorted(WINDOWS), 1 + self.whims % 4)}
        if chance < 0.035:
            return {"type": "pause"}
        if chance < (0.2 if self.undo else 0.04):
            return {"type": "undo", "version": self.version}
        absent = [number for number, seat in enumerate(self.table.seats) if seat.away and not seat.standing_in]
        if absent and self.seat.number == 0 and chance < 0.5:
            return {"type": "take_over", "seat": self.random.choice(absent), "bot": "rookie"}
        return None

    def play(self) -> dict[str, Any] | None:
        if self.question is None or not self.question.choices:
            return None
        action = self.random.choice(self.question.choices).action
        return {"type": "play", "version": self.version, "action": action}
