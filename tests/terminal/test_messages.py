"""Every message of the terminal is said somewhere, and everything said is a message."""

from __future__ import annotations

import re
from pathlib import Path

import blackgate
from blackgate.messages import ids

PACKAGE = Path(blackgate.__file__).parent
SAID = re.compile(r'"(terminal-[a-z_-]+)((?:\{|\.)?)')


def said() -> tuple[set[str], set[str]]:
    """The ids in the source of terminal, seats and command, and the beginnings of those that are put together."""
    files = [PACKAGE / "cli.py", PACKAGE / "seats.py", *(PACKAGE / "terminal").glob("*.py")]
    found = SAID.findall("\n".join(file.read_text(encoding="utf-8") for file in files))
    return {name for name, more in found if more != "{"}, {name for name, more in found if more == "{"}


def test_everything_said_is_a_message() -> None:
    names, _ = said()
    assert names - set(ids("en")) == set()


def test_every_message_is_said() -> None:
    names, beginnings = said()
    messages = [name for name in ids("en") if name.startswith("terminal-")]
    assert len(messages) > 100
    unused = [name for name in messages if name not in names and not name.startswith(tuple(beginnings))]
    assert unused == []
