"""Bots by name: their arguments, what there is none of, and a new one that is one file."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from blackgate.bots import Bot, UnknownBot, bot_kinds, is_bot_kind, new_bot, offered_kinds, opponents
from blackgate.bots.opponents.boss import SECONDS, UNLIMITED, Boss
from tests.bots.children import Last, played

WRITING = (Path(__file__).parents[2] / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")


def test_the_bots_are_listed_from_the_weakest() -> None:
    assert bot_kinds() == ("random", "rookie", "veteran", "lifer", "boss")
    levels = [kind for kind in offered_kinds() if kind.startswith("lifer:")]
    assert levels == sorted(levels)
    assert sorted({kind.partition(":")[0] for kind in offered_kinds()}) == sorted(bot_kinds())
    assert all(is_bot_kind(kind) for kind in offered_kinds())


@pytest.mark.parametrize(
    ("kind", "seconds", "iterations"),
    [
        ("boss", SECONDS, UNLIMITED),
        ("boss:2", 2.0, UNLIMITED),
        ("boss:0.25", 0.25, UNLIMITED),
        ("boss:500i", UNLIMITED, 500),
        ("boss:1i", UNLIMITED, 1),
    ],
)
def test_the_boss_thinks_as_long_as_it_is_told(kind: str, seconds: float, iterations: int) -> None:
    boss = new_bot(kind, "seed")
    assert isinstance(boss, Boss)
    assert (boss.seconds, boss.iterations) == (seconds, iterations)
    assert is_bot_kind(kind)


WRONG = [
    "genius",
    "",
    ":",
    "random:x",
    "rookie:1",
    "veteran:1",
    "lifer:0",
    "lifer:9",
    "lifer:x",
    *(
        f"boss:{argument}"
        for argument in ("x", "0", "0i", "-1", "-1i", "1e3", "inf", "nan", "2.5i", "i", "n", ".", " 2")
    ),
    f"boss:{'9' * 5000}",
    f"boss:{'9' * 5000}i",
]


@pytest.mark.parametrize("kind", WRONG, ids=lambda kind: kind[:12])
def test_what_there_is_no_bot_of_says_which_there_are(kind: str) -> None:
    assert not is_bot_kind(kind)
    with pytest.raises(UnknownBot) as caught:
        new_bot(kind)
    assert (
        str(caught.value)
        == f"there is no bot {kind!r}; there are: random, rookie, veteran, lifer, boss, program:COMMAND"
    )
    assert caught.value.text("fr").startswith(f"il n\u2019y a pas de bot {kind!r}\u00a0; il y a\u00a0: random")


@pytest.fixture
def miner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The bot of the documentation, as a file of its own among the others."""
    (source,) = re.findall(r"```python\n(.*?)```", WRITING, re.DOTALL)
    (tmp_path / "miner.py").write_text(source, encoding="utf-8")
    monkeypatch.setattr(opponents, "__path__", [*opponents.__path__, str(tmp_path)])
    bot_kinds.cache_clear()
    yield "miner"
    monkeypatch.undo()
    bot_kinds.cache_clear()
    del sys.modules[f"{opponents.__name__}.miner"]


def test_a_new_bot_is_one_file(miner: str) -> None:
    assert miner in bot_kinds()
    bots: list[Bot] = [new_bot(miner, "seed"), Last(0)]
    assert type(bots[0]).__name__ == "Miner"
    assert played(bots).over
    assert not is_bot_kind(f"{miner}:deep")
