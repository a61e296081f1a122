"""What docs/bots.md shows as Python runs as it stands, and its table names every bot."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from blackgate.bots import bot_kinds

DOCS = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def test_the_example_explains_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    (source,) = re.findall(r"```python\n(.*?)```", DOCS, re.DOTALL)
    exec(compile(source, "bots.md", "exec"), {})
    *lines, plain = capsys.readouterr().out.splitlines()
    assert all(re.match(r"\d+% in \d+ visits: 0: ", line) for line in lines)
    assert "0: craft shovel" in lines[0]
    explanation = json.loads(plain)
    assert sum(alternative["visits"] for alternative in explanation["alternatives"]) == 200


def test_every_bot_is_described_from_the_weakest() -> None:
    assert tuple(re.findall(r"^\| `(\w+)` \|", DOCS, re.MULTILINE)) == bot_kinds()
