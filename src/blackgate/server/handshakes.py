"""The sans-I/O part of a WebSocket, by `websockets`: handshake, control frames, close. Interpreted, as it is."""

from __future__ import annotations

from collections.abc import Sequence

from websockets.exceptions import NegotiationError
from websockets.server import ServerProtocol
from websockets.typing import Subprotocol

from blackgate.protocol import SUBPROTOCOL
from blackgate.server.frames import MOST_MESSAGE


class TableProtocol(ServerProtocol):
    """Of a table: in our version of the protocol, with messages as long as clients need."""

    def __init__(self) -> None:
        super().__init__(subprotocols=[Subprotocol(SUBPROTOCOL)], max_size=MOST_MESSAGE)

    def select_subprotocol(self, subprotocols: Sequence[Subprotocol]) -> Subprotocol | None:
        """A client that names versions must name ours; one that names none finds it in `welcome`."""
        if subprotocols and SUBPROTOCOL not in subprotocols:
            raise NegotiationError(f"this server speaks {SUBPROTOCOL}: offer that")
        return Subprotocol(SUBPROTOCOL) if subprotocols else None
