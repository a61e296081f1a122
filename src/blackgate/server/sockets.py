"""WebSockets of tables: our own asyncio protocol on top of the sans-I/O part of `websockets`, run by uvicorn.

Measured against ASGI servers and others (benchmarks/README.md): a message costs a callback here, not a task and two
queues. Nothing waits for a client: a message is handed to the transport, and a client that reads too slowly is cut off.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Any, Final, cast

import msgspec
import structlog
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from blackgate.messages import DEFAULT_LANGUAGE, LANGUAGES, phrase
from blackgate.protocol import play as wire
from blackgate.server.addresses import client_address
from blackgate.server.frames import MASK, WHOLE_TEXT, head_of, text_head, whole_frames
from blackgate.server.handshakes import TableProtocol
from blackgate.server.headers import origin_allowed, refusal_headers
from blackgate.server.leases import Elsewhere
from blackgate.server.message_handlers import WATCHING, handle
from blackgate.server.publishing import encode
from blackgate.server.rate_limits import ConnectionLimit, TokenBucket, TooManyConnections, message_bucket
from blackgate.server.refusals import Refusal
from blackgate.server.relays import HEADER, address_in
from blackgate.server.room import Room
from blackgate.server.routing import table_of
from blackgate.server.storage import StorageError
from blackgate.server.table_manager import TableManager
from blackgate.server.tokens import Holder

try:
    from websockets.speedups import apply_mask
except ImportError:  # not on every system
    from websockets.utils import apply_mask

LOG = structlog.get_logger(__name__)

CHUNK: Final = 2 * 1024  # bytes that are read at a time
MOST_UNREAD: Final = 1024 * 1024  # bytes that may wait for a slow reader
MOST_IGNORED: Final = 200  # messages over the limit before the connection is closed
HELLO_SECONDS: Final = 10.0
HEARTBEAT_SECONDS: Final = 20.0
LEAVE_SECONDS: Final = 1.0  # for a client to close its side too
HEARTBEAT_TIMEOUT: Final = 50.0  # of silence
CONTROL: Final = (Opcode.PING, Opcode.PONG)
BLANK_LINE: Final = b"\r\n\r\n"  # the end of a handshake

_decoder: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


class SocketHub:
    """The state that all connections share: rooms, admission, and the connected clients."""

    def __init__(self, manager: TableManager) -> None:
        self.manager: Final = manager
        self.open: Final = ConnectionLimit(manager.settings)
        self.connections: Final[set[Connection]] = set()
        self.unsent: list[Connection] = []  # clients with something to send in this turn of the event loop

    def protocol(self, *, relayed: bool = False) -> type[asyncio.Protocol]:
        """What uvicorn makes a connection with; `relayed`: by another process, which has checked and counted it."""
        return cast(type[asyncio.Protocol], partial(Connection, self, relayed))

    def write_soon(self, connection: Connection) -> None:
        if not self.unsent:
            asyncio.get_running_loop().call_soon(self.write_all)
        self.unsent.append(connection)

    def write_all(self) -> None:
        unsent, self.unsent = self.unsent, []
        for connection in unsent:
            connection.write_frames()

    async def heartbeat(self) -> None:
        """Heartbeat: ping every client now and then; drop those that do not answer."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            for connection in list(self.connections):
                connection.ping(time.monotonic())


class Connection:
    """One client: an asyncio.Protocol in all but the base class, which could not be compiled.

    `seat`, `language` and `holder` are known after its hello.
    """

    def __init__(self, hub: SocketHub, relayed: bool, config: Any, server_state: Any, app_state: Any) -> None:
        self.hub: Final = hub
        self.relayed: Final = relayed
        self.ws: Final = TableProtocol()
        self.is_open = False  # after the handshake, before the close: `ws` would take longer to say so
        self.server_connections: Final[set[Any]] = server_state.connections
        self.table = ""
        self.address = ""
        self.entered = False
        self.room: Room | None = None
        self.holder: Holder | None = None
        self.seat = WATCHING
        self.language = ""
        self.spoken = DEFAULT_LANGUAGE
        self.hello_task: asyncio.Task[None] | None = None
        self.bucket = message_bucket(self.hub.manager.settings)  # until it is known whose connection this is
        self.chat: TokenBucket
        self.ignored = 0
        self.leaving = False
        self.parts: list[bytes] = []
        self.frames: list[bytes] = []  # that are not written yet, each in two parts
        self.fast_path = False  # since the handshake only complete text and pong frames have come
        self.last_seen = time.monotonic()
        self.hello_timer: asyncio.TimerHandle | None = None
        self.transport: asyncio.Transport

    # --- what the transport does
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.server_connections.add(self)

    def data_received(self, data: bytes) -> None:
        """Nearly always one text frame. Everything else in small pieces: thousands of tiny frames must not block the
        others before they are counted."""
        self.last_seen = time.monotonic()
        if self.fast_path and self.is_open:
            head = head_of(data)
            if head > 0 and data[0] == WHOLE_TEXT:
                self.receive(apply_mask(data[head:], data[head - MASK : head]))
                return
            self.fast_path = whole_frames(data)
        if self.ws.state is State.CONNECTING:
            self.read_handshake(data)
        else:
            self.read(data)

    def read_handshake(self, data: bytes) -> None:
        """Whatever is raised before the handshake is complete, nothing of this connection is kept."""
        try:
            self.read(data)
        except Exception:
            LOG.exception("a handshake failed", address=self.address)
            self.transport.abort()

    def read(self, data: bytes) -> None:
        for start in range(0, len(data), CHUNK):
            self.ws.receive_data(data[start : start + CHUNK])
            self.is_open = self.ws.state is State.OPEN
            for event in self.ws.events_received():
                if isinstance(event, Request):
                    self.handshake(event)
                    self.fast_path = data.endswith(BLANK_LINE)
                elif isinstance(event, Frame):
                    self.frame(event)
            if self.ws.close_expected():  # what comes after that is not heard
                self.abort_soon()
                break
        self.flush()

    def eof_received(self) -> None:
        self.ws.receive_eof()
        self.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        self.server_connections.discard(self)
        self.hub.connections.discard(self)
        if self.hello_timer is not None:
            self.hello_timer.cancel()
        if self.hello_task is not None:
            self.hello_task.cancel()
        if self.entered:
            self.hub.open.leave(self.address)
        if self.room is not None:
            self.gauge().dec()
            self.room.leave(self)

    def pause_writing(self) -> None:
        """Nobody waits for a slow reader; `write_frames` sees how much is unread."""

    def resume_writing(self) -> None:
        pass

    def flush(self) -> None:
        """Send what the protocol itself produces: the handshake, pongs, close frames."""
        self.is_open = self.ws.state is State.OPEN
        self.write_frames()  # what was said before
        if self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MOST_UNREAD:  # pings without end, and no pong is read
            self.transport.abort()
            return
        for data in self.ws.data_to_send():
            if data:
                self.transport.write(data)
            else:
                self.transport.close()

    def shutdown(self) -> None:
        """The server stops; rooms have already sent their farewell."""
        self.fail(CloseCode.SERVICE_RESTART, "closing")

    # --- coming in
    def handshake(self, request: Request) -> None:
        """The handshake: the right path and origin, and not too many connections; http_connection.py has counted it."""
        manager, headers = self.hub.manager, request.headers
        peer = (self.transport.get_extra_info("peername") or ("",))[0]
        self.address = client_address(str(peer), headers.get_all("X-Forwarded-For"), manager.settings.proxies)
        if self.relayed:
            self.address = address_in(headers[HEADER.decode()].encode())
        response = self.ws.accept(request)
        table = table_of(request.path.partition("?")[0])
        if not table:
            response = self.ws.reject(404, phrase("server-not-found").text(DEFAULT_LANGUAGE))
        elif not origin_allowed(headers.get("Origin"), headers.get("Host", ""), manager.settings.origins):
            response = self.ws.reject(403, phrase("server-wrong-origin").text(DEFAULT_LANGUAGE))
        elif response.status_code == 101:
            try:
                if not self.relayed:
                    self.hub.open.enter(self.address)
            except TooManyConnections as error:
                response = self.ws.reject(429, str(error))
            else:
                self.entered = not self.relayed
                self.table = table
                self.hub.connections.add(self)
                self.hello_timer = asyncio.get_running_loop().call_later(HELLO_SECONDS, self.no_hello)
        if response.status_code != 101:
            response.headers.update(refusal_headers(headers.get("Host", "")))
        self.ws.send_response(response)

    def no_hello(self) -> None:
        if self.room is None:
            self.refuse("", Refusal("hello-first"))
            self.fail(CloseCode.POLICY_VIOLATION, "hello-first")

    # --- what is said
    def frame(self, frame: Frame) -> None:
        is_message = frame.fin and frame.opcode not in CONTROL  # which is counted when it is heard
        if not is_message and self.bucket.take():
            self.count_ignored()
        if frame.opcode in (Opcode.TEXT, Opcode.CONT):
            if frame.data:  # an endless run of empty frames must not fill the memory
                self.parts.append(bytes(frame.data))
            if frame.fin:
                data, self.parts = b"".join(self.parts), []
                self.receive(data)
        elif frame.opcode is Opcode.BINARY:
            self.is_open = False
            self.ws.fail(CloseCode.UNSUPPORTED_DATA, "text only")

    def receive(self, data: bytes) -> None:
        """One message. A bad message is answered; an error of the table stays with the table."""
        if not self.is_open:
            return
        ref = ""
        try:
            wait = self.bucket.take()
            if wait:
                self.count_ignored()
                raise Refusal("too-many", retry_after=int(wait) + 1)
            message = _decoder.decode(data)
            ref = getattr(message, "ref", "")
            self.dispatch(message)
        except Refusal as refusal:
            self.refuse(ref, refusal)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:  # DecodeError: ValidationError too
            why = phrase("server-wrong-message-why", reason=str(error)[:200])
            self.refuse(ref_of(data), Refusal("wrong-message", why))
        except Exception as error:
            if self.room is None:
                raise
            self.room.quarantine(error)

    def dispatch(self, message: wire.FromClient) -> None:
        if self.room is not None:
            began = time.perf_counter()
            handle(self.room, self, message)
            if isinstance(message, wire.Play):
                self.room.when_saved(lambda: self.hub.manager.metrics.acknowledged(time.perf_counter() - began))
        elif isinstance(message, wire.Hello) and self.hello_task is None:
            self.spoken = message.language if message.language in LANGUAGES else DEFAULT_LANGUAGE
            self.language = self.spoken if message.words else ""
            self.hello_task = asyncio.get_running_loop().create_task(self.handle_hello(message))
        else:
            raise Refusal("hello-first")

    def count_ignored(self) -> None:
        self.ignored += 1
        self.hub.manager.metrics.limited("message")
        if self.ignored > MOST_IGNORED:
            self.fail(CloseCode.POLICY_VIOLATION, "too-many")

    async def handle_hello(self, hello: wire.Hello) -> None:
        """Find the table and the seat; a token of another table, or of a seat that was given up, is refused."""
        try:
            await self.join_room(hello)
        except Elsewhere as moved:
            self.leave(CloseCode.SERVICE_RESTART, wire.Farewell(moved.code, moved.text(self.spoken)))
        except Refusal as refusal:
            self.refuse("", refusal)
            self.fail(CloseCode.POLICY_VIOLATION, refusal.code)
        except StorageError as error:
            LOG.error("table not read", table=self.table, error=str(error))
            said = phrase("server-unsaved").text(self.spoken)
            self.leave(CloseCode.SERVICE_RESTART, wire.Farewell("unsaved", said))
        except Exception as error:
            LOG.exception("a hello failed", table=self.table)
            self.fail(CloseCode.INTERNAL_ERROR, "unsaved")
            if self.room is not None:
                self.room.quarantine(error)

    async def join_room(self, hello: wire.Hello) -> None:
        manager = self.hub.manager
        if hello.token:
            room, holder = await manager.holder(hello.token)
            if room.table.id != self.table:
                raise Refusal("wrong-token")
            self.holder, self.seat = holder, holder.seat
        else:
            room = await manager.room(self.table)
            if room.table.settings.watch == "nobody":
                raise Refusal("nobody-watches")
        if room.table.state == "quarantined":
            raise Refusal("quarantined")
        if self.is_open:
            self.room = room
            client = self.address if self.seat == WATCHING else str(self.seat)
            self.bucket, self.chat = room.rate_limits_of(client)
            self.gauge().inc()
            room.enter(self, min(hello.since, room.table.version), hello.seen)
            renewed = manager.tokens.renewed(hello.token) if hello.token else ""
            if renewed:
                room.when_saved(room.delivery(self, encode(wire.Renewed(renewed))))

    def gauge(self) -> Any:
        metrics = self.hub.manager.metrics
        return metrics.spectators if self.seat == WATCHING else metrics.seats

    # --- what is answered
    def send(self, message: bytes) -> None:
        """Never waits. Everything for a client in one turn of the event loop is one write, such as an update and its
        acknowledgement: a write costs the kernel more than a message costs us."""
        if self.is_open:
            if not self.frames:
                self.hub.write_soon(self)
            self.frames.append(text_head(len(message)))
            self.frames.append(message)

    def write_frames(self) -> None:
        """A client that does not read is cut off, and can reconnect."""
        frames, self.frames = self.frames, []
        if not frames or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.hub.manager.metrics.dropped.inc()
            LOG.info("slow reader cut off", table=self.table, address=self.address)
            self.transport.abort()
            return
        self.transport.write(b"".join(frames))

    def refuse(self, ref: str, refusal: Refusal) -> None:
        self.hub.manager.metrics.refused(refusal.code)
        text, wait = refusal.text(self.spoken), refusal.retry_after
        self.send(encode(wire.Refused(ref, refusal.code, text, refusal.rule, wait)))
        if refusal.code == "stale" and self.room is not None:
            self.room.when_saved(self.room.delivery(self, self.room.welcome(self, self.room.table.version)))

    def leave(self, code: int, farewell: wire.Farewell) -> None:
        self.send(encode(farewell))
        self.fail(code, farewell.code)

    def fail(self, code: int, reason: str) -> None:
        """Close with a reason; a client that does not answer the close is cut off a little later."""
        if self.is_open:
            self.ws.send_close(code, reason)
            self.flush()
        self.abort_soon()

    def abort_soon(self) -> None:
        if not self.leaving:
            self.leaving = True
            asyncio.get_running_loop().call_later(LEAVE_SECONDS, self.transport.abort)

    def ping(self, now: float) -> None:
        if now - self.last_seen > HEARTBEAT_TIMEOUT:
            self.transport.abort()
        elif self.is_open:
            self.ws.send_ping(b"")
            self.flush()


class Referring(msgspec.Struct):
    """As much of a message as is needed to reply to it."""

    ref: wire.Ref = ""


def ref_of(data: bytes) -> str:
    """The ref of an otherwise invalid message, if it has one."""
    try:
        return msgspec.json.decode(data, type=Referring).ref
    except (ValueError, RecursionError):
        return ""
