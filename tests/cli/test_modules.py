"""`blackgate play` with the modules of Dig In, Michel(le) and teams, from flags (R12.1, R13.1, R14.1, R16.1)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.processes import run


def test_every_option_can_be_played_from_the_command_line(tmp_path: Path) -> None:
    record = tmp_path / "all.record"
    flags = ["--players", "4", "--team", "--warden", "--michel", "michelle", "--place", "all"]
    ended = run(tmp_path, "play", "--plain", "--seed", "3", "--record", str(record), *flags)
    assert ended.returncode == 0
    assert "Cell Block B" in ended.stdout
    assert "Psychiatric Ward" in ended.stdout
    assert "options: michelle; team; warden; places gymnasium" in record.read_text()


@pytest.mark.parametrize(
    ("flags", "reason"),
    [
        (["--team", "--players", "3"], "R13.1"),
        (["--team", "--players", "4", "--place", "gambling_cells"], "R14.7"),
        (["--michel", "micheline"], "R12.1"),
        (["--place", "sauna"], "R14.1"),
    ],
)
def test_what_cannot_be_played_together_is_refused_with_the_rule(tmp_path: Path, flags: list[str], reason: str) -> None:
    ended = run(tmp_path, "play", "--plain", *flags)
    assert ended.returncode == 2
    assert reason in ended.stderr


@pytest.mark.parametrize(("language", "found"), [("en", "found no class"), ("fr", "aucune classe")])
def test_a_place_that_no_class_plays_is_refused_with_the_file_it_wants(
    tmp_path: Path, language: str, found: str
) -> None:
    """R14.1"""
    edition = tmp_path / "steam.toml"
    edition.write_text(
        '[modular_places.sauna]\nreplaces = "infirmary"\nsearch = 1\nforbids = []\nactions = []\nsource = "house"\n'
    )
    flags = ["--edition", str(edition), "--place", "sauna", "--language", language]
    ended = run(tmp_path, "play", "--plain", *flags)
    assert ended.returncode == 2
    assert found in ended.stderr
    assert "rules/dig_in/sauna.py" in ended.stderr
