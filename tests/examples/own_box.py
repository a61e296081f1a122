"""The example edition with cards of its own, and the same with so many of them that they soon come up."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from blackgate import Edition, load_edition
from blackgate.edition import edition_from

FILE: Final = Path(__file__).parents[2] / "examples" / "own-box" / "own-box.toml"
OWN_BOX: Final = load_edition(FILE)
CARDS: Final = ("earthquake", "letter_from_home")
BACKGROUNDS: Final = ("bookmaker", "miner")
GANG_CARD: Final = "quartermaster"
MANY: Final = 20  # in the Search deck


def crowded(**game: int) -> Edition:
    """Half of the Search deck are cards of its own; `game`: other figures of the game."""
    file: dict[str, Any] = tomllib.loads(FILE.read_text("utf-8"))
    for card in CARDS:
        file["cards"][card]["search"] = MANY
    return edition_from({**file, "game": game}, "crowded")
