"""`blackgate replay FILE --html OUT`: a recorded game as one file."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from blackgate.edition import edition_from
from blackgate.records import Recorder
from blackgate.server.standalone_replay import of_record
from blackgate.terminal.standalone_replay import write_standalone_replay
from blackgate.terminal.user_errors import UserError


def recorded(folder: Path, *, over: bool) -> Path:
    recorder = Recorder.start(players=2, secret=bytes(32), edition=edition_from({"game": {"rounds": 1}}, "short"))
    random = Random(2)
    while over and not recorder.game.over:
        recorder.play(random.choice(list(recorder.game.legal_actions())))
    if over:
        recorder.finish()
    file = folder / "game.txt"
    file.write_bytes(recorder.text().encode())
    return file


def test_a_recorded_game_becomes_one_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "game.html"
    write_standalone_replay(recorded(tmp_path, over=True), target, "en", of_record)
    assert str(target) in capsys.readouterr().out
    page = target.read_bytes()
    assert page.startswith(b"<!doctype html>")
    assert b'id="game"' in page


def test_a_game_that_goes_on_keeps_its_secrets(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="unfinished"):
        write_standalone_replay(recorded(tmp_path, over=False), tmp_path / "game.html", "en", of_record)
    assert not (tmp_path / "game.html").exists()
