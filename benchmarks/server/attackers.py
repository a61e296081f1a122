"""python -m benchmarks.server.attackers NAME HOST PID SECONDS: one attack, in its own process; loopback only."""

from __future__ import annotations

import argparse
import asyncio
import ipaddress
import json
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from benchmarks.server import attacks_on_http as http
from benchmarks.server import attacks_on_tables as tables
from benchmarks.server.attacker import Attacker

ATTACKS: Final[dict[str, Callable[[Attacker], Awaitable[None]]]] = {
    "undo": tables.undo_storm,
    "doubled-headers": http.doubled_headers,
    "hints": tables.hints,
    "odds": tables.odds,
    "dead-bots": tables.dead_bots,
    "codes": http.guess_codes,
    "pages": http.ask_for_pages,
    "metrics": http.ask_for_metrics,
    "slow-heads": http.slow_heads,
    "always-pass": tables.always_pass,
    "chat": tables.tall_chat,
    "names": http.big_names,
}
NICE: Final = 5  # an attacker would be on another machine
LATE: Final = 5.0  # seconds after which an attack that does not end is stopped


async def attack(name: str, host: str, pid: int, seconds: float) -> int:
    """How many requests were made."""
    attacker = Attacker(host, pid, seconds)
    with suppress(TimeoutError):
        await asyncio.wait_for(ATTACKS[name](attacker), seconds + LATE)
    await attacker.leave()
    return attacker.asked


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.attackers", description=__doc__)
    parser.add_argument("name", choices=ATTACKS)
    parser.add_argument("host")
    parser.add_argument("pid", type=int, help="of the server")
    parser.add_argument("seconds", type=float)
    options = parser.parse_args()
    if not ipaddress.ip_address(options.host.partition(":")[0]).is_loopback:
        parser.error("attack nobody but a server of your own on this machine: give an address like 127.0.0.1:8765")
    os.nice(NICE)
    print(json.dumps({"asked": asyncio.run(attack(options.name, options.host, options.pid, options.seconds))}))


if __name__ == "__main__":
    main()
