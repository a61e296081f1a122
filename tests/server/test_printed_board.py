"""The cards that the browser client shows where there is no table are those of the standard edition."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Final

import msgspec
import pytest

from tests.languages import COMPLETE

TOOL: Final = Path(__file__).parents[2] / "web" / "tools" / "printed_board.py"


@pytest.mark.parametrize("language", COMPLETE)
def test_the_client_prints_the_cards_of_the_standard_edition(language: str) -> None:
    tool = runpy.run_path(str(TOOL))
    printed = msgspec.json.decode(tool["file_of"](language).read_bytes())
    assert printed == msgspec.to_builtins(tool["printed_board"](language)), f"run python {TOOL}"
