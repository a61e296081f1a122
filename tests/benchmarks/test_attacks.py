"""Each attack finds what it attacks, and stops; fair play goes on beside it and is measured. Nothing is timed here."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from benchmarks.server.attacker import Attacker
from benchmarks.server.attackers import ATTACKS
from benchmarks.server.attacks import COLUMNS, DEFAULTS, HEAD, fair_play_beside, judge, row
from benchmarks.server.memory import is_level, play_round
from benchmarks.server.report import aligned
from tests.server.serving import LONG, RunningServer, running

ENOUGH = 6  # requests or messages of an attack


class BriefAttacker(Attacker):
    """Has time until it has asked for something some times, however long that takes."""

    size = 0.05

    def left(self, share: float = 1.0) -> float:
        return 0.0 if self.asked >= ENOUGH * share else 1.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("attacks")
    database = f"sqlite:///{folder}/games.db"
    with running(database, log=folder / "log", module="benchmarks.server.quick_sweep") as own:
        yield own


def host(server: RunningServer) -> str:
    return server.address.removeprefix("http://")


@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_asks_for_more_and_more_until_its_time_is_up(server: RunningServer, name: str) -> None:
    async def attack() -> int:
        attacker = BriefAttacker(host(server), server.process.pid, seconds=0)
        await asyncio.wait_for(ATTACKS[name](attacker), LONG)
        await attacker.leave()
        return attacker.asked

    assert asyncio.run(attack()) >= ENOUGH
    assert server.process.poll() is None


def test_fair_play_is_measured_beside_an_attack(server: RunningServer) -> None:
    found = asyncio.run(fair_play_beside("names", server, warm=0, seconds=1))
    assert found["actions"] > 0
    judge(found, found)
    assert len(aligned([HEAD, row("names", found)], len(COLUMNS)).splitlines()) == 2


def test_what_is_attacked_has_the_limits_of_every_server() -> None:
    assert DEFAULTS["BLACKGATE_REQUESTS_PER_MINUTE"] == "600"


@pytest.mark.parametrize(("p99", "bots", "met"), [(249.0, 2.0, True), (250.0, 1.0, False), (1.0, 2.1, False)])
def test_who_plays_fairly_may_not_notice(p99: float, bots: float, met: bool) -> None:
    found = {"p99_ms": p99, "bot_p95_ms": bots}
    judge(found, {"bot_p95_ms": 1.0})
    assert found["met"] == met


def test_a_round_ends_when_all_its_tables_are_put_away(server: RunningServer) -> None:
    metrics = server.metrics.removeprefix("http://")
    asyncio.run(asyncio.wait_for(play_round(host(server), metrics, tables=2, actions=3, number=0), LONG))


def test_memory_is_level_when_the_second_half_takes_hardly_more() -> None:
    assert is_level([90, 120, 121, 122])
    assert not is_level([90, 100, 110, 120])
