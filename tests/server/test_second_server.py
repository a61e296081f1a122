"""A second server on the same database is refused when it starts, with words that say what to do."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.server.serving import LONG, RunningServer


def test_a_second_server_on_the_same_file_does_not_start_and_the_first_goes_on(server: RunningServer) -> None:
    command = [sys.executable, "-m", "blackgate.cli", "serve", "--port", "0", "--database", server.database]
    second = subprocess.run(
        command, capture_output=True, text=True, timeout=LONG, env={**os.environ, "LC_ALL": "C.UTF-8"}
    )
    assert second.returncode != 0
    assert "another Blackgate server is already using the database" in second.stderr
    assert "Traceback" not in second.stderr
    seats = server.open_table("Ann", "Ben")
    assert seats[0].post("start")["state"] == "playing"
