"""A server that is killed leaves nothing behind that would go on without it."""

from __future__ import annotations

import os
import select
from pathlib import Path

from blackgate.protocol.play import Update, Welcome
from tests.server.serving import LONG, RunningServer, running


def test_the_processes_of_the_bots_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/blackgate.db") as server:
        host, *_ = server.open_table("Ada", bots=("rookie",), first=1)
        with host.connect(words=False) as player:
            player.hear_until(Welcome)
            host.post("start")
            player.hear_until(Update)  # the bot has begun, so that it has a process
            processes = [os.pidfd_open(number) for number in children(server)]
            assert processes
            server.kill()
        for process in processes:
            ended, _, _ = select.select([process], [], [], LONG)
            os.close(process)
            assert ended


def children(server: RunningServer) -> list[int]:
    main = server.process.pid
    return [int(number) for number in Path(f"/proc/{main}/task/{main}/children").read_text("utf-8").split()]
