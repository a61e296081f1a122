"""python -m benchmarks.web [--json FILE]: loading time and smoothness of the browser client.

The best of several rounds counts: noise only ever slows down. Chromium runs headless and without a GPU here, and
renders on the CPU: the blank page shows how smooth that can be.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from benchmarks.measures import is_compiled
from benchmarks.web import loading, moving
from benchmarks.web.frames import Frames
from benchmarks.web.report import FRAMES_HEAD, HEAD, Measured, aligned, frames_row, ratio_row, work_rows
from tests.server.serving import RunningServer, running
from tests.web.browsing import chromium

ROUNDS = 5
SECONDS = 10.0
MOST_KILOBYTES, MOST_MILLISECONDS = 250, 1000


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.web", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there as well")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how often everything is measured ({ROUNDS})")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"of a game that are traced ({SECONDS:g})")
    options = parser.parse_args()
    if not is_compiled():
        print("the rules are interpreted here: slower than what players get ('make bench-web')", file=sys.stderr)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(f"sqlite:///{folder}/games.db", log=Path(folder) / "log") as server,
        chromium() as browser,
    ):
        print(f"Chromium {browser.version}, best of {options.rounds}; {platform.machine()}\n")
        loads = load_all(browser, server, options.rounds)
        print(aligned([HEAD, *(each.row() for each in loads)]), flush=True)
        rounds = [
            (moving.blank(browser, options.seconds), moving.table(browser, server, options.seconds))
            for _ in range(options.rounds)
        ]
    # Each by itself: a round whose blank page was disturbed would flatter the table.
    blank, table = (max(found, key=lambda each: each.mean_fps) for found in zip(*rounds, strict=True))
    rows = [FRAMES_HEAD, frames_row("a blank page", blank), frames_row("the table", table), ratio_row(table, blank)]
    print(f"\n{aligned(rows)}\n\n{aligned(work_rows(table))}")
    if options.json:
        options.json.write_text(json.dumps(results(loads, rounds), indent=2) + "\n")


def load_all(browser: Browser, server: RunningServer, rounds: int) -> list[Measured]:
    found = [Measured("first load without fonts", "kB", [loading.first_load(browser, server)], MOST_KILOBYTES)]
    for title, load in (("the start page", loading.start_page), ("the table", loading.table)):
        plain = [load(browser, server, 1) for _ in range(rounds)]
        slow = [load(browser, server, loading.SLOWDOWN) for _ in range(rounds)]
        found += [
            Measured(f"{title} can be used", "ms", [each.milliseconds for each in plain]),
            Measured("  the page's own work until then", "ms", [each.work for each in plain]),
            Measured(
                f"  {loading.SLOWDOWN} times slower", "ms", [each.milliseconds for each in slow], MOST_MILLISECONDS
            ),
        ]
    return found


def results(loads: list[Measured], rounds: list[tuple[Frames, Frames]]) -> dict[str, object]:
    return {
        "loads": [{"title": each.title, "unit": each.unit, "figures": each.figures} for each in loads],
        "fps": [{"blank": blank.mean_fps, "table": table.mean_fps} for blank, table in rounds],
    }


if __name__ == "__main__":
    main()
