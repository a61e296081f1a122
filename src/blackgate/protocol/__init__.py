"""The messages between clients and the server: types and nothing else. docs/server-protocol.md explains them.

`play` has the messages of the WebSocket, the other modules those of HTTP. The JSON Schema and the TypeScript types are
generated from these types. A change that an older client would misunderstand needs a new VERSION.
"""

from __future__ import annotations

from typing import Final

VERSION: Final = 2
SUBPROTOCOL: Final = f"blackgate.{VERSION}"
