"""`blackgate bot-protocol`: one of our bots on standard input and output, or how to write one in another language."""

from __future__ import annotations

from importlib.resources import files
from typing import BinaryIO

from blackgate.bots import UnknownBot
from blackgate.bots.stdio import responses
from blackgate.edition import EditionError
from blackgate.rules.errors import BlackgateError
from blackgate.terminal.seating import no_such_bot
from blackgate.terminal.user_errors import UserError


def description() -> str:
    """The protocol in words: `docs/bot-protocol.md` is the same file."""
    return files("blackgate.bots").joinpath("protocol.md").read_text("utf-8")


def answer(kind: str, heard: BinaryIO, said: BinaryIO, language: str) -> None:
    """Answer until the host says no more."""
    try:
        for line in responses(heard, kind):
            said.write(line)
            said.flush()
    except UnknownBot:
        raise no_such_bot(kind) from None
    except (BlackgateError, EditionError) as error:
        raise UserError("terminal-wrong-host", reason=error) from None
