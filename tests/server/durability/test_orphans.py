"""A server that is killed leaves nothing behind that would go on without it."""

from __future__ import annotations

import os
import select
from pathlib import Path

from blackgate.protocol.play import Update, Welcome
from tests.server.serving import LONG, running


def test_the_processes_of_the_bots_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/blackgate.db") as server:
        host, *_ = server.open_table("Ada", bots=("rookie",), first=1)
        with host.connect(words=False) as player:
            player.receive_until(Welcome)
            host.post("start")
            player.receive_until(Update)  # the bot has begun, so that it has a process
            starters = children(server.process.pid)
            bots = [bot for starter in starters for bot in children(starter)]
            assert bots
            processes = [os.pidfd_open(number) for number in [*starters, *bots]]
            server.kill()
        for process in processes:
            ended, _, _ = select.select([process], [], [], LONG)
            os.close(process)
            assert ended


def children(process: int) -> list[int]:
    """Of all its threads."""
    threads = Path(f"/proc/{process}/task").iterdir()
    return [int(number) for thread in threads for number in (thread / "children").read_text("utf-8").split()]
