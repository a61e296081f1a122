"""What docs/records.md shows is true."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

import pytest

from blackgate.edition import edition_of_0_1_0
from blackgate.records import game_seed, read_record, replay, verify
from blackgate.records.header import VERSION, printed

SHORTENED = 'printed: {"complete":true, ... }'
DOCS = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    """The only block of code in that language."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", DOCS, re.DOTALL | re.MULTILINE)
    assert isinstance(found, str)
    return found


def example() -> str:
    """The record that is shown, with the whole of the edition in it."""
    (whole,) = printed(edition_of_0_1_0({}, "standard"), VERSION)
    assert SHORTENED in block("text")
    return block("text").replace(SHORTENED, whole)


def test_the_example_is_an_honest_record() -> None:
    record = read_record(example())
    assert verify(record)
    lines = block("text").splitlines()
    assert lines[10].startswith("set-up")
    assert lines[11].startswith("0 search -> solitary_confinement")
    assert lines[12].startswith("0 move -> 2")
    assert lines[23].startswith("1 pass -> cap")
    assert replay(record).players[1].beatings == 1


def test_the_first_result_follows_from_the_seed_as_it_is_told() -> None:
    """The first Gang card: one of four, by the first word of the first block."""
    record = read_record(example())
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
