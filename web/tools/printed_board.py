"""The standard edition's cards and Gangs in words, for the page of the client that has no table: the rules.

python web/tools/printed_board.py      # writes web/src/rules/printed-board*.json, one for each language
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from blackgate.edition import load_edition
from blackgate.messages import DEFAULT_LANGUAGE, LANGUAGES
from blackgate.protocol.board import Board
from blackgate.rules.options import Options
from blackgate.rules.start import rulebook
from blackgate.server.board import described

FOLDER: Final = Path(__file__).parents[1] / "src" / "rules"


def file_of(language: str) -> Path:
    return FOLDER / ("printed-board.json" if language == DEFAULT_LANGUAGE else f"printed-board.{language}.json")


def printed_board(language: str) -> Board:
    """The board of the base game, where every card names the Places as they are printed; besides the modular Places,
    each by its own id, and the Traumas, which only one of them has."""
    board = described(rulebook(Options(michel="michel", warden=True)), language)
    for name, place in load_edition().modular_places.items():
        other = described(rulebook(Options(places=(name,))), language)
        places = {**board.places, name: other.places[place.replaces]}
        board = msgspec.structs.replace(board, places=places, traumas={**board.traumas, **other.traumas})
    return board


def main() -> None:
    for language in LANGUAGES:
        body = msgspec.json.encode(printed_board(language))
        file_of(language).write_bytes(msgspec.json.format(body, indent=1) + b"\n")


if __name__ == "__main__":
    main()
