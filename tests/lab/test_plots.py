"""The pictures: real ones, of a size that can be looked at, with something on them."""

from __future__ import annotations

from pathlib import Path

import pytest
from matplotlib.image import imread

from blackgate.lab.arena import Arena
from blackgate.lab.plots import draw
from blackgate.rules.options import Options
from tests.lab.own_bots import results_of, short_edition

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("bots", "names"),
    [
        (("random",), ["lengths.png"]),
        (("random", "random", "random"), ["lengths.png", "ratings.png", "shares.png"]),
    ],
)
def test_the_results_are_drawn(tmp_path: Path, language: str, bots: tuple[str, ...], names: list[str]) -> None:
    arena = Arena(bots, short_edition(2), Options(2), 4, "seed")
    paths = draw(arena, results_of(arena), tmp_path / "new" / "folder", language)
    assert [path.name for path in paths] == names
    for path in paths:
        assert path.read_bytes().startswith(PNG)
        pixels = imread(path)
        assert pixels.shape[0] > 300
        assert pixels.shape[1] == 1200
        assert pixels.min() < 0.5 < pixels[..., :3].mean(), "dark ink on a light ground"
