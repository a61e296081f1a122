"""The server's log: one line for each event on stderr, for people or as JSON, without any secret.

What uvicorn, asyncio and every other library log goes the same way (start uvicorn with `log_config=None`).
Log with `structlog.get_logger()`: `log.info("table opened", table=id)`.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping
from typing import Final

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from blackgate.server.settings import MASK, Settings, mask_passwords

SECRET_KEY: Final = re.compile(r"token|secret|password|authorization|cookie|^link$", re.IGNORECASE)
# A signed token ends in a dot and a signature of at least 27 characters of base64 (the names of our functions have
# no capitals and no digits). It begins where such characters begin, so that a long text costs no more than its length.
TOKEN: Final = re.compile(r"(?<![A-Za-z0-9_.-])[A-Za-z0-9_.-]*\.(?=[a-z_]*[A-Z0-9-])[A-Za-z0-9_-]{27,}")

TALKATIVE: Final = ("alembic", "uvicorn.error", "websockets")  # what they do all the time is no news


def start_logging(settings: Settings) -> None:
    """Set up structlog and the loggers of the standard library; what was set up before is gone."""
    before: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.PositionalArgumentsFormatter(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
        structlog.processors.format_exc_info,
    ]
    render: Processor = structlog.processors.JSONRenderer() if settings.log_format == "json" else _as_text
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(_without_query)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=before,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, without_secrets, render],
        )
    )
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for chatty in TALKATIVE:
        logging.getLogger(chatty).setLevel(max(level, logging.WARNING))
    structlog.configure(
        processors=[*before, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
    )


def without_secrets(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """A processor: masks everything that is a secret by its name or its form, however deeply nested."""
    return {key: _clean(key, value) for key, value in event.items()}


def _clean(key: str, value: object) -> object:
    if SECRET_KEY.search(key):
        return MASK
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, Mapping):
        return {_masked(str(name)): _clean(str(name), each) for name, each in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_clean("", each) for each in value]
    return _masked(value if isinstance(value, str) else repr(value))


def _masked(text: str) -> str:
    return mask_passwords(TOKEN.sub(MASK, text))


def _without_query(record: logging.LogRecord) -> bool:
    """uvicorn logs "/path?query", and a query may contain a token."""
    if record.name.startswith("uvicorn.") and isinstance(record.args, tuple):
        record.args = tuple(_path(each) if isinstance(each, str) else each for each in record.args)
    return True


def _path(text: str) -> str:
    return text.partition("?")[0] if text.startswith("/") else text


def _as_text(logger: WrappedLogger, method: str, event: EventDict) -> str:
    """Time, level, event, and the rest as key=value; a traceback follows, indented."""
    rest = dict(event)
    beneath = "\n".join(str(rest.pop(key)) for key in ("exception", "stack") if rest.get(key))
    head = f"{rest.pop('timestamp')} {rest.pop('level'):<8} {_on_one_line(str(rest.pop('event')))}"
    line = " ".join([head, *(f"{key}={value!r}" for key, value in rest.items())])
    return "\n    ".join([line, *(_on_one_line(each) for each in beneath.splitlines())])


def _on_one_line(text: str) -> str:
    """Without characters that could start a new line or control the terminal: names come from strangers."""
    return text if text.isprintable() else "".join(each if each.isprintable() else repr(each)[1:-1] for each in text)
