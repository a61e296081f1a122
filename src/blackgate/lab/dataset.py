"""The games of a simulation as Parquet: a folder that any tool reads, and that a later run can continue.

    plan.json                   what is simulated, with the whole edition
    games/part-00000.parquet    one row a game
    seats/part-00000.parquet    one row a seat of a game
    unfinished.jsonl            the games since the last part

A part always holds the same games, and a file takes its place in one go, so that the same plan gives the same bytes
however many processes play and however often it was interrupted, and whoever reads in between reads whole parts.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]

from blackgate.edition import EditionError
from blackgate.lab.plan import Plan, plan_from
from blackgate.lab.results import OtherArena, shown, whole_lines
from blackgate.lab.rows import tables

PART: Final = 2000  # games in one part
PLAN: Final = "plan.json"
GAMES: Final = "games"
SEATS: Final = "seats"
UNFINISHED: Final = "unfinished.jsonl"


class NoSimulation(Exception):
    """A folder without a simulation, or with a damaged one: names the file."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.file = file


@dataclass(frozen=True)
class Run:
    """A simulation as far as it has been stored."""

    plan: Plan
    games: pa.Table
    seats: pa.Table


class Writer:
    """Stores the games of a plan, in order."""

    def __init__(self, folder: Path, plan: Plan, part: int = PART) -> None:
        """Start in a new folder, or continue in one with the same plan. `part`: games per file."""
        self.folder: Final = folder
        self.plan: Final = plan
        self.part: Final = part
        self.lines: list[str] = []
        if (folder / PLAN).exists():
            check_plan(folder, plan)
            self.parts = len(parts_of(folder))
            self.lines = unfinished_lines(folder, self.parts * part)
        else:
            for name in (GAMES, SEATS):
                (folder / name).mkdir(parents=True, exist_ok=True)
            self.parts = 0
            put(folder / PLAN, (json.dumps(plan.as_dict(), ensure_ascii=False, indent=1) + "\n").encode())
        put(folder / UNFINISHED, "".join(self.lines).encode())
        self.file: Final = (folder / UNFINISHED).open("r+b", buffering=0)
        self.file.seek(0, os.SEEK_END)
        self.store()

    @property
    def done(self) -> int:
        """The number of games stored: the first ones of the plan."""
        return min(self.parts * self.part, self.plan.total) + len(self.lines)

    def append(self, lines: str) -> None:
        """Add the next games. An incomplete part is kept as lines."""
        data = lines.encode()
        while data:
            data = data[self.file.write(data) :]
        self.lines += lines.splitlines(keepends=True)
        self.store()

    def store(self) -> None:
        """Complete parts go into their files; the last one is complete once the last game has been played."""
        while len(self.lines) >= self.part or (self.lines and self.done == self.plan.total):
            part, self.lines = self.lines[: self.part], self.lines[self.part :]
            games, seats = tables(self.plan, [json.loads(line) for line in part])
            name = f"part-{self.parts:05}.parquet"
            put_table(self.folder / SEATS / name, seats)
            put_table(self.folder / GAMES / name, games)  # last: a part exists if its games do
            self.parts += 1
            self.file.seek(0)
            self.file.truncate()
            self.file.write("".join(self.lines).encode())

    def close(self) -> None:
        self.file.close()


def put(path: Path, data: bytes) -> None:
    """Atomic: all of it, or the previous contents."""
    new = path.with_suffix(".new")
    with new.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


def put_table(path: Path, table: pa.Table) -> None:
    new = path.with_suffix(".new")
    pq.write_table(table, new, compression="zstd")
    new.replace(path)


def parts_of(folder: Path) -> list[Path]:
    """The parts that are whole, of the games, in order."""
    return sorted((folder / GAMES).glob("part-*.parquet"))


def check_plan(folder: Path, plan: Plan) -> None:
    """Refuse to continue with a different plan."""
    found, asked = read_plan_file(folder), plan.as_dict()
    differences = [
        (name, short(found.get(name)), short(asked.get(name)))
        for name in dict.fromkeys([*asked, *found])
        if found.get(name) != json.loads(json.dumps(asked.get(name)))
    ]
    if differences:
        raise OtherArena(differences)


def short(value: object) -> str:
    """As it is shown to people: editions by their fingerprints."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        value = [each.get("fingerprint") for each in value]
    return shown(value)


def read_plan_file(folder: Path) -> dict[str, Any]:
    try:
        found = json.loads((folder / PLAN).read_text(encoding="utf-8"))
    except (ValueError, OSError):
        raise NoSimulation(folder / PLAN) from None
    if not isinstance(found, dict):
        raise NoSimulation(folder / PLAN)
    return found


def unfinished_lines(folder: Path, first: int) -> list[str]:
    """The lines of the games from that number on; a torn line and what follows it are played again."""
    path = folder / UNFINISHED
    lines: list[str] = []
    for line in whole_lines(path.read_bytes()) if path.exists() else []:
        try:
            number = json.loads(line)[0]
        except (ValueError, TypeError, LookupError):
            raise NoSimulation(path) from None
        if number == first + len(lines):
            lines.append(f"{line}\n")
        elif number >= first:
            raise NoSimulation(path)
    return lines


def read_run(folder: Path) -> Run:
    """All complete parts of a simulation."""
    try:
        plan = plan_from(read_plan_file(folder))
    except (ValueError, KeyError, TypeError, EditionError):
        raise NoSimulation(folder / PLAN) from None
    parts = parts_of(folder)
    if not parts:
        raise NoSimulation(folder / GAMES)
    try:
        games = pa.concat_tables([pq.read_table(path) for path in parts])
        seats = pa.concat_tables([pq.read_table(folder / SEATS / path.name) for path in parts])
    except (OSError, pa.ArrowException):
        raise NoSimulation(folder) from None
    return Run(plan, games, seats)
