"""What docs/records.md shows is true."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

import pytest

from blackgate.records import game_seed, read_record, replay, verify

DOCS = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    """The only block of code in that language."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", DOCS, re.DOTALL | re.MULTILINE)
    assert isinstance(found, str)
    return found


def test_the_example_is_an_honest_record() -> None:
    record = read_record(block("text"))
    assert verify(record)
    lines = block("text").splitlines()
    assert lines[8].startswith("set-up")
    assert lines[9].startswith("0 search -> solitary_confinement")
    assert lines[10].startswith("0 move -> 2")
    assert lines[21].startswith("1 pass -> cap")
    assert replay(record).players[1].beatings == 1


def test_the_first_result_follows_from_the_seed_as_it_is_told() -> None:
    """The first Gang card: one of four, by the first word of the first block."""
    record = read_record(block("text"))
    assert record.secret is not None
    seed = game_seed(record.secret, record.header.contributions)
    word = int.from_bytes(sha256(seed + bytes(8)).digest()[:4], "big")
    crew = ["lookout", "scavenger", "shortcut", "light_fingers"]
    assert crew[word % 4] == "light_fingers"
    assert "set-up -> light_fingers, " in block("text")


def test_the_python_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    exec(block("python"), names)
    assert bool(names["verdict"])
    assert verify(read_record((tmp_path / "game.txt").read_bytes()))
