"""The example that learns runs, tiny; how much it learns in minutes is in docs/environments.md."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

FILE = Path(__file__).parents[2] / "examples" / "learning" / "learn.py"


def test_it_learns_and_draws_its_curve(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = spec_from_file_location("learn", FILE)
    assert spec is not None
    assert spec.loader is not None
    learn = module_from_spec(spec)
    spec.loader.exec_module(learn)
    picture = tmp_path / "curve.png"
    curve = learn.main(["--minutes", "0.02", "--games", "1", "--last", "1", "--picture", str(picture)])
    assert [kind for _, kind, _, _ in curve] == ["random", "rookie"] * (len(curve) // 2)
    assert all(0 <= share <= 1 for _, _, share, _ in curve)
    assert "imitation" in capsys.readouterr().out
    assert picture.stat().st_size > 0
