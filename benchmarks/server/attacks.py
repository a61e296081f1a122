"""python -m benchmarks.server.attacks [--json FILE]: measures how attacks on the server affect fair players.

The server has its default settings and limits, but evicts empty tables soon, so that loading them can be repeated. Two
tables are played fairly from one address (fair_play.py), first alone, then during each attack, which comes from other
addresses (attackers.py). Every attack has its own server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from benchmarks.measures import is_compiled
from benchmarks.server.attackers import ATTACKS
from benchmarks.server.cases import ROOT, Figures
from benchmarks.server.fair_play import FairPlay
from benchmarks.server.process import cpu_seconds, memory
from benchmarks.server.report import aligned, shown
from blackgate.server.settings import PREFIX, Settings
from tests.server.serving import GENEROUS, RunningServer

SECONDS: Final = 60.0
USUAL_SECONDS: Final = 20.0
WARM_SECONDS: Final = 2.0
MOST_P99: Final = 250.0  # ms
MOST_RATIO: Final = 2.0  # of a bot's time to its usual time
USUAL: Final = "none"
HEAD: Final = ("attack", "actions", "p50 ms", "p99 ms", "worst ms", "bot p50", "bot p95", "to usual", "CPU %", "met")
COLUMNS: Final = ("actions", "p50_ms", "p99_ms", "worst_ms", "bot_p50_ms", "bot_p95_ms", "ratio", "cpu_percent")
DEFAULTS: Final = {name: str(getattr(Settings(), name.removeprefix(PREFIX).lower())) for name in GENEROUS}


@contextmanager
def attacked() -> Iterator[RunningServer]:
    """Killed at the end: how long an attacked server takes to stop is not measured here."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        database, log = f"sqlite:///{folder}/games.db", Path(folder) / "log"
        server = RunningServer(database, DEFAULTS, log, "benchmarks.server.quick_sweep").start()
        try:
            yield server
        finally:
            server.kill()


async def fair_play_beside(attack: str, server: RunningServer, warm: float, seconds: float) -> Figures:
    """The waiting times of people and bots during the attack."""
    host, pid = server.address.removeprefix("http://"), server.process.pid
    fair = FairPlay(host)
    await fair.start()
    await fair.measure(warm)
    used = cpu_seconds(pid)
    attacking = None
    if attack != USUAL:
        command = ["-m", "benchmarks.server.attackers", attack, host, str(pid), str(seconds)]
        attacking = await asyncio.create_subprocess_exec(
            sys.executable, *command, cwd=ROOT, stdout=asyncio.subprocess.PIPE
        )
    found = (await fair.measure(seconds)).figures()
    found["cpu_percent"] = (cpu_seconds(pid) - used) / seconds * 100
    found["rss_mb"] = memory(pid) / 2**20
    await fair.stop()
    if attacking is not None:
        said, _ = await attacking.communicate()
        if attacking.returncode:
            raise RuntimeError(f"the attack {attack} failed: see above")
        found |= json.loads(said)
    return found


def run(attack: str, warm: float, seconds: float) -> Figures:
    with attacked() as server:
        return asyncio.run(fair_play_beside(attack, server, warm, seconds))


def judge(found: Figures, usual: Figures) -> None:
    found["ratio"] = found["bot_p95_ms"] / max(usual["bot_p95_ms"], 0.001)
    found["met"] = found["p99_ms"] < MOST_P99 and found["ratio"] <= MOST_RATIO


def row(attack: str, found: Figures) -> tuple[str, ...]:
    return (attack, *(shown(found[column]) for column in COLUMNS), "yes" if found["met"] else "NO")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.attacks", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there as well")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"for each attack ({SECONDS:g})")
    parser.add_argument("--only", action="append", choices=ATTACKS, help="only this attack; may be given several times")
    options = parser.parse_args()
    if not is_compiled():
        print("the rules are interpreted here: slower than what players get ('make bench-attacks')", file=sys.stderr)
    results: dict[str, Figures] = {}
    for attack in (USUAL, *(options.only or ATTACKS)):
        seconds = min(options.seconds, USUAL_SECONDS) if attack == USUAL else options.seconds
        print(f"{attack}: {seconds:g} s ...", file=sys.stderr, flush=True)
        results[attack] = run(attack, WARM_SECONDS, seconds)
        judge(results[attack], results[USUAL])
        print(f"{attack}: {json.dumps(results[attack])}", file=sys.stderr, flush=True)
    print(f"{options.seconds:g} s each; Python {platform.python_version()}, {platform.machine()}\n")
    print(aligned([HEAD, *(row(attack, found) for attack, found in results.items())], len(COLUMNS)))
    if options.json:
        options.json.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
