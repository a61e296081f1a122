"""The browser client: files built into the package (`make web`), read once, served from memory.

A file with a hash in its name never changes, so browsers may cache it forever; pages are revalidated every time.
"""

from __future__ import annotations

import mimetypes
import re
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

INDEX: Final = "index.html"
# The last is a table's short code.
PAGE: Final = re.compile(
    r"/|/(table|tv|hand|seat|learn|puzzles|analysis|fair|rules|players|player|account|style)(/[^/]*)?|/[A-Za-z]{6}"
)
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))  # made when the client is built, the better one first
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


@dataclass(frozen=True, slots=True)
class ClientFile:
    """A file as it is, and as it was compressed."""

    body: bytes
    media_type: str
    cache: str
    encoded: dict[str, bytes]

    def answer(self, request: Request, status: int = 200) -> Response:
        headers = {"cache-control": self.cache, "vary": "accept-encoding"}
        accepted = accepted_encodings(request.headers.get("accept-encoding", ""))
        for encoding, body in self.encoded.items():
            if encoding in accepted:
                return Response(body, status, {**headers, "content-encoding": encoding}, self.media_type)
        return Response(self.body, status, headers, self.media_type)


class ClientFiles:
    """All files of the client; none if it was not built in."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self._files: Final = read_files(folder or files("blackgate.server") / "web")

    def __bool__(self) -> bool:
        return INDEX in self._files

    def find(self, path: str) -> ClientFile | None:
        """The file of an address; every page is the same file, which looks at the address itself."""
        return self._files.get(INDEX if PAGE.fullmatch(path) else path.removeprefix("/"))

    def missing(self, request: Request) -> Response | None:
        """For a browser, the page that says there is no such page; programs get a plain answer."""
        page = self._files.get(INDEX)
        person = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
        return page.answer(request, 404) if page is not None and person else None


def read_files(folder: Traversable) -> dict[str, ClientFile]:
    data = dict(walk(folder)) if folder.is_dir() else {}
    compressed = tuple(ending for _, ending in ENCODINGS)
    return {
        name: ClientFile(
            body,
            type_of(name),
            FOREVER if name.startswith("assets/") else ASK_AGAIN,
            {encoding: data[name + ending] for encoding, ending in ENCODINGS if name + ending in data},
        )
        for name, body in data.items()
        if not name.endswith(compressed)
    }


def walk(folder: Traversable, before: str = "") -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for each in folder.iterdir():
        name = before + each.name
        found += walk(each, name + "/") if each.is_dir() else [(name, each.read_bytes())]
    return found


def accepted_encodings(header: str) -> set[str]:
    """The encodings that are named, except those forbidden by a weight of 0."""
    parts = (part.replace(" ", "").lower().partition(";q=") for part in header.split(","))
    return {name for name, _, weight in parts if not weight or weight.strip("0.")}


def type_of(name: str) -> str:
    ending = name[name.rfind(".") :]
    return TYPES.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
