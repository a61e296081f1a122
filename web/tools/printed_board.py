"""The standard edition's cards and Gangs in words, for the pages of the client that have no table: rules, style.

python web/tools/printed_board.py      # writes web/src/rules/printed-board.json
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from blackgate.messages import DEFAULT_LANGUAGE
from blackgate.protocol.board import Board
from blackgate.rules.options import Options
from blackgate.rules.start import rulebook
from blackgate.server.board import described

FILE: Final = Path(__file__).parents[1] / "src" / "rules" / "printed-board.json"
WARD: Final = "psychiatric_ward"  # only this Place has Traumas


def printed_board() -> Board:
    """The board of the base game, where every card names the Places as they are printed, and the Traumas besides."""
    base = described(rulebook(Options(michel="michel", warden=True)), DEFAULT_LANGUAGE)
    ward = described(rulebook(Options(places=(WARD,))), DEFAULT_LANGUAGE)
    return msgspec.structs.replace(base, traumas=ward.traumas)


def main() -> None:
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(printed_board()), indent=1) + b"\n")


if __name__ == "__main__":
    main()
