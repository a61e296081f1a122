"""Work on a Ray cluster of two machines, one of which is lost: the same results as with the process pool."""

from __future__ import annotations

import os
import select
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from importlib import import_module
from pathlib import Path

import pytest

from blackgate import load_edition
from blackgate.lab.arena import Arena
from blackgate.lab.playing import BotFailed, ProgramMissing, play_part
from blackgate.lab.ray_pool import RayCluster
from blackgate.lab.ray_worker import NodeUnfit, travelling_class
from blackgate.lab.release import release
from blackgate.lab.worker_pool import WorkerLost, run_parallel
from blackgate.rules.options import Options
from tests.lab.own_bots import make, short_edition, text_of
from tests.terminal.processes import PATIENCE, environment, run, start

ROOT = Path(__file__).parents[2]
PAIR = ("arena", "random", "random", "--players", "2", "--games", "40")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster of two machines. Its sockets need a path that is short, as those of pytest are not."""
    folder = tempfile.mkdtemp(prefix="bg")
    nodes = subprocess.Popen(
        [sys.executable, "-m", "tests.lab.ray_nodes"],
        cwd=ROOT,
        env={**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "RAY_TMPDIR": folder},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert nodes.stdout
    with nodes:
        yield nodes.stdout.readline().strip()
    shutil.rmtree(folder)


@pytest.fixture(scope="module")
def cluster(address: str) -> Iterator[RayCluster]:
    with RayCluster(address) as connected:
        yield connected


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """An edition whose games are over after ten rounds."""
    path = tmp_path / "short.toml"
    path.write_text("[game]\nrounds = 10\n", encoding="utf-8")
    return path


def crashing(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """An arena that loses something, until it ends by itself."""
    return subprocess.run(
        [sys.executable, "-m", "tests.lab.crashing_nodes", *arguments],
        cwd=ROOT,
        env=environment(folder),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


def plan(*bots: str) -> Arena:
    return Arena(bots, short_edition(4), Options(2), 12, "seed")


# --- the whole command
def test_a_machine_and_a_process_are_lost_and_the_results_are_the_same_bytes(
    tmp_path: Path, short: Path, address: str
) -> None:
    """Every game is there once, though some were begun again."""
    os.mkfifo(tmp_path / "pipe")
    done = crashing(tmp_path, address, str(short), str(tmp_path / "ray"), f"doomed:{tmp_path}")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"Ray cluster {address} (machines: 2, cores: 2)\nResults: ")
    assert "by 1 process\n" in done.stdout
    assert (tmp_path / "lost").exists()
    assert crashing(tmp_path, "none", str(short), str(tmp_path / "pool"), f"doomed:{tmp_path}").returncode == 0
    assert (tmp_path / "ray").read_bytes() == (tmp_path / "pool").read_bytes()


def test_ctrl_c_leaves_the_file_whole_and_says_how_to_continue(tmp_path: Path, short: Path, address: str) -> None:
    file = tmp_path / "results"
    done = crashing(tmp_path, address, str(short), str(file), "interrupting")
    assert (done.returncode, done.stderr) == (130, "")
    assert done.stdout.endswith(f" --edition {short} --ray {address} --resume {file}\n")
    assert file.read_bytes().endswith(b"}\n")
    assert 1 < file.read_bytes().count(b"\n") < 101


def test_the_cluster_of_this_machine_goes_on_with_what_processes_began(
    tmp_path: Path, short: Path, address: str
) -> None:
    file = tmp_path / "results"
    whole = text_of(Arena(("random", "random"), load_edition(short), Options(2), 40, "1"))
    file.write_text(whole[: len(whole) // 2], encoding="utf-8")
    asked = ("--edition", str(short), "--resume", str(file), "--ray", "auto")
    done = start(tmp_path, *PAIR, *asked, RAY_ADDRESS=address)
    assert (done.returncode, done.stderr) == (0, "")
    assert file.read_text(encoding="utf-8") == whole


def test_a_simulation_on_a_cluster_stores_the_same_bytes(tmp_path: Path, short: Path, address: str) -> None:
    asked = ("simulate", "random", "--players", "2", "--games", "20", "--edition", str(short))
    for folder, where in (("ray", ("--ray", address)), ("pool", ("--jobs", "1"))):
        done = run(tmp_path, *asked, *where, "--folder", str(tmp_path / folder))
        assert (done.returncode, done.stderr) == (0, "")
    pool, ray = tmp_path / "pool", tmp_path / "ray"
    files = [path.relative_to(pool) for path in pool.rglob("*") if path.is_file()]
    assert Path("games/part-00000.parquet") in files
    assert [(ray / file).read_bytes() for file in files] == [(pool / file).read_bytes() for file in files]


def test_where_there_is_no_cluster_it_says_so(tmp_path: Path) -> None:
    done = run(tmp_path, *PAIR, "--ray", "127.0.0.1:1")
    assert done.returncode == 2
    assert "There is no Ray cluster at 127.0.0.1:1 ([Errno 111] Connection refused)." in done.stderr
    assert "Start one with “ray start --head”" in done.stderr
    assert (done.stdout, list(tmp_path.iterdir())) == ("", [])


def test_without_ray_it_says_what_to_install(tmp_path: Path) -> None:
    program = "import sys; sys.modules['ray'] = None; from blackgate.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", program, *PAIR, "--ray", "auto"],
        env=environment(tmp_path),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert '--ray needs Ray, which is missing. Install it: pip install ray, or in a clone: pip install ".[ray]"' in (
        done.stderr
    )


# --- what can go wrong with the work
def test_a_bot_that_chooses_what_it_may_not_is_named_with_its_game(cluster: RayCluster) -> None:
    with pytest.raises(BotFailed) as caught:
        list(run_parallel(partial(play_part, plan("random", "cheat"), make), range(12), cluster=cluster))
    assert (caught.value.bot, caught.value.number) == ("cheat", 0)


def test_a_machine_without_the_program_of_a_bot_is_named(cluster: RayCluster) -> None:
    """Its stand-in would play, and nobody would notice."""
    with pytest.raises(ProgramMissing) as caught:
        list(run_parallel(partial(play_part, plan("program:./nowhere x"), make), range(12), cluster=cluster))
    assert str(caught.value).startswith(f"{os.uname().nodename} has no program “./nowhere x”.")


def end_process(part: range) -> str:
    os.kill(os.getpid(), signal.SIGKILL)
    return str(part)


def test_a_part_that_ends_every_process_is_given_up(cluster: RayCluster) -> None:
    with pytest.raises(WorkerLost):
        list(run_parallel(end_process, range(1), cluster=cluster))


def tell_and_wait(path: Path, part: range) -> str:
    if part.start:
        path.write_text(str(os.getpid()))
        signal.pause()
    return str(part)


def test_what_still_runs_when_nobody_wants_it_any_more_is_stopped(cluster: RayCluster, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pid")
    with closing(run_parallel(partial(tell_and_wait, tmp_path / "pid"), range(10), cluster=cluster)) as results:
        assert next(results) == (range(0, 1), "range(0, 1)")
        process = os.pidfd_open(int((tmp_path / "pid").read_text()))
    assert select.select([process], [], [], PATIENCE) == ([process], [], []), "it has ended"
    os.close(process)


# --- machines with something else
def test_a_machine_with_another_blackgate_is_named_with_both(
    cluster: RayCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other rules or bots would play other games; interpreted ones would keep everybody waiting."""
    monkeypatch.setattr(cluster, "release", "0.1.0 0123456789ab compiled")
    with pytest.raises(NodeUnfit) as caught:
        list(run_parallel(str, range(12), cluster=cluster))
    assert f" has another Blackgate: {release()} there, 0.1.0 0123456789ab compiled here." in str(caught.value)


def test_a_machine_without_blackgate_can_say_so() -> None:
    """The worker comes to it whole."""
    there = "import sys, pickle; sys.modules['blackgate'] = None; print(pickle.load(sys.stdin.buffer)().release()[1:])"
    packed = import_module("ray").cloudpickle.dumps(travelling_class())
    done = subprocess.run([sys.executable, "-c", there], input=packed, capture_output=True)
    assert (done.stdout, done.stderr) == (b"('',)\n", b"")


def test_a_machine_that_lacks_a_module_of_the_work_is_named(cluster: RayCluster, tmp_path: Path) -> None:
    (tmp_path / "only_here.py").write_text("def work(part):\n    return str(part)\n")
    sys.path.insert(0, str(tmp_path))
    try:
        work = import_module("only_here").work
    finally:
        sys.path.remove(str(tmp_path))
    with pytest.raises(NodeUnfit, match="cannot load the task: No module named 'only_here'"):
        list(run_parallel(work, range(12), cluster=cluster))
