"""The bot that docs/writing-a-bot.md shows in Python plays as it stands."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

from blackgate import View
from tests.bots.children import Last, played
from tests.rules.scenario import position

DOCS = (Path(__file__).parents[2] / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")


def test_the_bot_in_the_documentation_digs_and_plays_whole_games() -> None:
    (source,) = re.findall(r"```python\n(.*?)```", DOCS, re.DOTALL)
    module = ModuleType("miner")
    exec(compile(source, "miner.py", "exec"), module.__dict__)
    played([module.new(1, ""), Last(0)])
    game = position("0: cell_block; hand spoon, shovel\n1: showers")
    assert game.legal_texts()[
        game.legal_actions().index(module.new(1, "").choose(View(game, 0), game.legal_actions()))
    ] == ("dig shovel")
