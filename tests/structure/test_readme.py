"""What the README shows as Python runs as it stands."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import blackgate

README = Path(__file__).parents[2] / "README.md"


def test_the_example_runs_and_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.S)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    printed = capsys.readouterr().out
    assert "not in the Showers (R8.1)" in printed
    assert "options: michelle; warden; places laundry, library" in printed


def test_the_package_shows_how_it_is_used() -> None:
    found = doctest.testmod(blackgate)
    assert found.attempted > 0
    assert found.failed == 0
