"""The address of a table, in all the forms in which people get one."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from blackgate.defaults import PORT
from blackgate.terminal.user_errors import UserError

TABLE: Final = re.compile(r"(?P<before>.*?)/(?:api/tables|table)/(?P<table>[\w-]+)(?:/.*)?", re.ASCII)
CODE: Final = re.compile(r"(?P<before>.*?)/(?P<code>[A-Za-z]{6})", re.ASCII)
EXAMPLE: Final = f"http://host:{PORT}/table/ID"
SCHEMES: Final = {"http": "http", "https": "https", "ws": "http", "wss": "https"}


@dataclass(frozen=True, slots=True)
class Address:
    """A server, and the table there by its id or by its short code."""

    server: str  # http://host:port, without a slash at its end
    table: str = ""
    code: str = ""


def address_from(url: str, code: str = "") -> Address:
    """`http://host:8765/table/ID`, `.../api/tables/ID`, `ws://...`, `http://host:8765/CODE`, or a server and a code."""
    try:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        scheme = SCHEMES[parts.scheme.lower()]
        port = parts.port
    except (KeyError, ValueError):
        raise wrong(url) from None
    if not parts.hostname:
        raise wrong(url)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    server = f"{scheme}://{host}" + ("" if port is None else f":{port}")
    path = parts.path.rstrip("/")
    if code:
        return Address(server + path, code=code)
    if found := TABLE.fullmatch(path):
        return Address(server + found["before"], table=found["table"])
    if found := CODE.fullmatch(path):
        return Address(server + found["before"], code=found["code"])
    raise wrong(url) if path else UserError("join-no-table", url=url)


def wrong(url: str) -> UserError:
    return UserError("join-wrong-url", url=url, example=EXAMPLE)
