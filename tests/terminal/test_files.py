"""Files of records: new ones, growing ones, and disks that are full."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from blackgate.defaults import state_folder
from blackgate.records.lines import MOST_BYTES
from blackgate.terminal.files import RecordFile, default_path, load_record, read_record_file
from blackgate.terminal.user_errors import UserError


def test_a_new_file_is_not_written_over_another(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text("something else", encoding="utf-8")
    with pytest.raises(UserError) as mistake:
        RecordFile(path, "begin\n", new=True)
    assert mistake.value.message == "terminal-file-exists"
    assert path.read_text(encoding="utf-8") == "something else"


def test_every_line_is_in_the_file_at_once(tmp_path: Path) -> None:
    file = RecordFile(tmp_path / "game.record", "begin\n", new=True)
    file.append("0 search -> été\n")
    assert file.path.read_text(encoding="utf-8") == "begin\n0 search -> été\n"
    file.close()


def test_what_was_torn_off_is_gone_when_the_file_is_continued(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text("begin\n0 sea", encoding="utf-8")
    file = RecordFile(path, "begin\n", new=False)
    file.append("0 move\n")
    file.close()
    assert path.read_text(encoding="utf-8") == "begin\n0 move\n"


def test_a_full_disk_is_told() -> None:
    with pytest.raises(UserError) as mistake:
        RecordFile(Path("/dev/full"), "begin\n", new=False)
    assert mistake.value.text("en") == "/dev/full: No space left on device."


def test_two_games_in_one_second_have_two_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    paths = []
    for _ in range(3):
        paths.append(default_path())
        paths[-1].touch()
    assert len(set(paths)) == 3
    assert {path.parent for path in paths} == {tmp_path / "blackgate"}


def test_without_a_wish_records_lie_in_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "not/absolute")
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert state_folder() == tmp_path / ".local" / "state" / "blackgate"


# --- reading
def test_what_has_no_end_is_not_read(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)  # whoever opened it would wait for somebody to write
    for path in (pipe, Path("/dev/zero"), Path("/dev/null")):
        with pytest.raises(UserError) as mistake:
            load_record(path)
        assert mistake.value.text("en").startswith(f"{path} is a device or a pipe: save its output in a file")


def test_a_file_that_is_too_large_for_a_record_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.record"
    with path.open("wb") as file:
        file.truncate(1 << 40)  # it takes no room on the disk, but would in memory
    with pytest.raises(UserError) as mistake:
        load_record(path)
    assert mistake.value.message == "terminal-file-too-large"
    os.truncate(path, MOST_BYTES)
    assert len(read_record_file(path)) == MOST_BYTES


def test_a_folder_is_told(tmp_path: Path) -> None:
    with pytest.raises(UserError) as mistake:
        load_record(tmp_path)
    assert mistake.value.text("en") == f"{tmp_path}: Is a directory."
