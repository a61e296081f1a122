"""The WebSocket of a table, in its own thread. It reconnects with exponential backoff whenever it breaks."""

from __future__ import annotations

import random
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from http import HTTPStatus
from threading import Event, Thread
from typing import Final

import msgspec
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from blackgate.protocol import SUBPROTOCOL, VERSION
from blackgate.protocol.play import FromClient, FromServer, Hello, Refused, Renewed, Update, Welcome
from blackgate.terminal.joining.decoding import decoded
from blackgate.terminal.joining.http_api import Refused as ServerRefused
from blackgate.terminal.user_errors import UserError

FIRST_BACKOFF: Final = 0.25  # seconds before the next attempt; each time twice as long
LONGEST_BACKOFF: Final = 15.0
LARGEST: Final = 1 << 24  # bytes of a message
RETRYABLE: Final = frozenset({"closing", "moved", "unsaved", "too-many"})  # refusals that are worth another try

_encode: Final = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Disconnected:
    """There is no connection; we are reconnecting."""


@dataclass(frozen=True, slots=True)
class ConnectionFailed:
    """Retrying is pointless, and why."""

    error: UserError


class TableConnection:
    """Passes on every message from the server. Messages sent while there is no connection are dropped."""

    def __init__(
        self,
        server: str,
        table: str,
        hello: Hello,
        put: Callable[[FromServer | Disconnected | ConnectionFailed], None],
    ) -> None:
        """`server`: http://host:port."""
        self._url: Final = f"ws{server.removeprefix('http')}/api/tables/{table}/play"
        self._server: Final = server
        self._hello = hello
        self._put: Final = put
        self._closed: Final = Event()
        self._socket: ClientConnection | None = None  # only once we have been welcomed
        self._thread: Final = Thread(target=self._run, daemon=True)

    def open(self) -> None:
        self._thread.start()

    def send(self, message: FromClient) -> None:
        socket = self._socket
        if socket is not None:
            with suppress(WebSocketException, OSError):
                socket.send(_encode(message).decode())

    def close(self) -> None:
        self._closed.set()
        socket = self._socket
        if socket is not None:
            with suppress(WebSocketException, OSError):
                socket.close()

    # --- in the thread
    def _run(self) -> None:
        leave_signals_to_the_main_thread()
        backoff = FIRST_BACKOFF
        while not self._closed.is_set():
            try:
                if self._run_session():
                    backoff = FIRST_BACKOFF
            except UserError as error:
                self._put(ConnectionFailed(error))
                return
            if self._closed.is_set():
                return
            self._put(Disconnected())
            self._closed.wait(backoff * random.uniform(0.5, 1.0))  # jitter: not everybody at the same moment
            backoff = min(2 * backoff, LONGEST_BACKOFF)

    def _run_session(self) -> bool:
        """From hello until the connection ends; whether we were welcomed. Raises UserError if that is final."""
        try:
            with connect(
                self._url,
                subprotocols=[Subprotocol(SUBPROTOCOL)],
                legacy=True,
                compression=None,
                max_size=LARGEST,
                close_timeout=1.0,
            ) as socket:
                socket.send(_encode(self._hello).decode())
                return self._listen(socket)
        except InvalidStatus as error:
            if error.response.status_code == HTTPStatus.BAD_REQUEST:
                raise self._other_version() from None
        except (WebSocketException, OSError):
            pass
        return False

    def _listen(self, socket: ClientConnection) -> bool:
        try:
            with suppress(WebSocketException, OSError):
                for data in socket:
                    message = self._read(data)
                    if self._socket is None and isinstance(message, Refused):
                        if message.code in RETRYABLE:
                            return False
                        raise ServerRefused(message.code, message.text)
                    if isinstance(message, Welcome | Update):
                        self._socket = socket
                        self._hello = msgspec.structs.replace(self._hello, since=message.version)
                    elif isinstance(message, Renewed):
                        self._hello = msgspec.structs.replace(self._hello, token=message.token)
                    self._put(message)
            return self._socket is not None
        finally:
            self._socket = None

    def _read(self, data: str | bytes) -> FromServer:
        try:
            message: FromServer = decoded(data, FromServer)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise self._other_version() from None
        if isinstance(message, Welcome) and message.protocol != VERSION:
            raise self._other_version()
        return message

    def _other_version(self) -> UserError:
        return UserError("join-other-version", server=self._server, version=VERSION)


def leave_signals_to_the_main_thread() -> None:
    """Ctrl-C has to wake the thread that can leave."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
