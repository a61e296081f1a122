"""What clients and the server say to each other: message types and nothing else. docs/server-protocol.md explains them.

`tables` has what goes over HTTP, `play` what goes over a WebSocket. JSON Schema and TypeScript types are made from
these types. A message that is changed so that an older client would misunderstand it needs a new VERSION.
"""

from __future__ import annotations

from typing import Final

VERSION: Final = 2
SUBPROTOCOL: Final = f"blackgate.{VERSION}"
