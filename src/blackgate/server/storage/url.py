"""The database URL: as an operator writes it, as SQLAlchemy takes it, and as it may be shown."""

from __future__ import annotations

import re
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from blackgate.messages import phrase
from blackgate.server.storage.errors import WrongURL

DRIVERS: Final = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+asyncpg"}
# host: the folder of a Unix socket, or several times host:port, of which one can be written to
OPTIONS: Final = {"sqlite": (), "postgresql": ("host", "sslmode")}
HOST: Final = re.compile(r"[^/:\s]+:\d{1,5}")
LAST_PORT: Final = 65535
EXAMPLES: Final = {"file": "sqlite:///blackgate.db", "server": "postgresql://user:password@host/database"}


def parse(url: str) -> URL:
    """For SQLAlchemy; raises WrongURL if Blackgate cannot use it."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        # Not "from": the reason repeats parts of the URL, and with a stray sign in it a part of the password.
        raise WrongURL(phrase("storage-wrong-url", url=masked(url), **EXAMPLES)) from None
    kind = parsed.drivername
    if kind not in DRIVERS or not 0 < (parsed.port or LAST_PORT) <= LAST_PORT or "\0" in url:
        raise WrongURL(phrase("storage-wrong-url", url=masked(url), **EXAMPLES))
    if kind == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise WrongURL(phrase("storage-memory", **EXAMPLES))
    for option, value in parsed.query.items():
        several = () if isinstance(value, str) else value
        if option not in OPTIONS[kind] or (several and option != "host") or not all(map(HOST.fullmatch, several)):
            raise WrongURL(phrase("storage-unknown-option", url=shown(parsed), found=option))
    options = {"ssl" if name == "sslmode" else name: value for name, value in parsed.query.items()}
    return parsed.set(drivername=DRIVERS[kind], query=options)


def shown(url: URL) -> str:
    """For people: without the driver, the options and the password."""
    return url.set(drivername=url.get_backend_name(), query={}).render_as_string(hide_password=True)


def masked(text: str) -> str:
    """An invalid URL, without anything that may be a misplaced password."""
    scheme, separator, _ = text.partition("://")
    if separator:
        return f"{scheme}://***"
    return "***" if "@" in text else text
