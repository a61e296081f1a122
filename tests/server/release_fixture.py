"""python -m tests.server.release_fixture: write down what this release keeps of tables in all their states.

Run it once before a release, with that release's code, from the root of the repository. It makes
`tests/fixtures/releases/VERSION/`: `blackgate.db`, a database as the server leaves it, `tables.json`, what every table
in it has to come out as, and `records`, the golden records. `test_releases.py` here and in `tests/records` open all of
them with the code of today: no release changes a game under way. A folder of an earlier release is never made anew.
"""

from __future__ import annotations

import asyncio
import hashlib
import shutil
import sqlite3
import tomllib
from collections.abc import Iterable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import msgspec

from blackgate.edition import edition_from
from blackgate.protocol.tables import GameClock, TurnClock
from blackgate.rules.game import Game
from blackgate.rules.saving import save
from blackgate.server import decisions, lobby
from blackgate.server import entries as journal
from blackgate.server.storage import FIRST_SEAL, Append, Store, seals
from blackgate.server.table import Table
from blackgate.server.tokens import Holder, Tokens
from tests.server.tabletop import SHORT, Tabletop, row_of

ROOT: Final = Path(__file__).parents[2]
FIXTURES: Final = ROOT / "tests" / "fixtures" / "releases"
OWN: Final = edition_from(
    {"game": {"rounds": 12}, "cards": {"riot": {"effects": [{"do": "draw", "cards": 2}]}}}, "an edition of one's own"
)
FREE: Final = "cautious_move showers"
EVERYTHING: Final[dict[str, Any]] = {
    "players": 4,
    "team": True,
    "michel": "michelle",
    "warden": True,
    "places": ("library", "laundry"),
}


# --- the tables
def tables() -> list[Tabletop]:
    over = played_out()
    return [
        waiting_for_players(),
        taken_back(),
        answered_in_a_window(),
        replaced_by_a_bot(),
        paused(),
        over,
        rematch_of(over),
        broken_off(),
        with_an_edition_of_its_own(),
        with_everything(),
        put_aside(),
    ]


def waiting_for_players() -> Tabletop:
    """Open: a seat is free, a bot has another, the host contributed to chance."""
    top = Tabletop(start=False, players=4, public=True).copy("open")
    top.write(lobby.empty(top.table, 3))
    top.write(lobby.empty(top.table, 0))
    top.apply(journal.SatDown(seat=0, name="Zoë", key="key0", contribution="my scar is older", host=True))
    top.write(lobby.empty(top.table, 2))
    top.write(lobby.fill(top.table, 2, "veteran"))
    return top


def taken_back() -> Tabletop:
    """Free undos and undos by consent, with clocks running."""
    top = Tabletop(1, undo=True, clock=GameClock(600, 5)).copy("taken-back")
    for _ in range(3):
        (seat,) = top.table.asked
        for action in (FREE, "search"):
            top.pass_time(2.5)
            top.choose(seat, action, ref=f"r{top.table.version}")
            top.pass_time(1.25)
            take_back(top, seat)
            while top.table.proposal is not None:
                voter = next(each for each in range(3) if each not in top.table.proposal.votes)
                top.write(decisions.vote(top.table, voter, top.table.proposals, True, top.now, f"v{top.now}{voter}"))
        top.choose(seat, "end")
    (seat,) = top.table.asked
    top.choose(seat, "search", ref="last")
    take_back(top, seat)  # proposed, and nobody has voted yet
    return top


def take_back(top: Tabletop, seat: int) -> None:
    top.write(decisions.take_back(top.table, seat, top.table.version, top.now, f"u{top.table.version}"))


def answered_in_a_window() -> Tabletop:
    """One of two has answered; the other is still asked. Chat, and windows that are always passed."""
    top = Tabletop(0, clock=TurnClock(90)).play_until(lambda table: len(table.asked) > 1, seed=0).copy("window")
    top.apply(journal.Spoke(1, top.now, text="hurry up", ref="c1"))
    top.apply(journal.Spoke(-1, top.now, emote="wave"))
    top.write(decisions.set_passes(top.table, top.table.actions[-1].seat, ["report", "beating"], top.now, "p1"))
    top.choose(top.table.asked[-1], "pass", ref="h1")
    return top


def replaced_by_a_bot() -> Tabletop:
    """A bot stands in for somebody and has moved, and the clock has moved for another."""
    top = Tabletop(2).copy("stand-in")
    (seat,) = top.table.asked
    top.write(lobby.stand_in(top.table, seat, "rookie", (seat + 1) % 3, top.now, "s1"))
    top.choose(seat, "search", by="bot")
    top.choose(seat, "end", by="bot")
    (other,) = top.table.asked
    top.choose(other, "search", by="clock")
    top.apply(journal.Woken(top.now + 3600))
    return top


def paused() -> Tabletop:
    top = Tabletop(3, clock=GameClock(300)).play_until(lambda table: len(table.actions) > 20, seed=3).copy("paused")
    top.pass_time(10)
    top.write(decisions.propose_pause(top.table, 0, top.now, "a"))
    for seat in (1, 2):
        top.write(decisions.vote(top.table, seat, top.table.proposals, True, top.now, f"b{seat}"))
    return top


def played_out() -> Tabletop:
    top = Tabletop(4, SHORT, players=2).play_out(seed=4).copy("over")
    top.apply(journal.Rematched("rematch"))
    return top


def rematch_of(over: Tabletop) -> Tabletop:
    top = Tabletop(5, SHORT, start=False, players=2).copy("rematch")
    assert [seat.key for seat in top.table.seats] == [seat.key for seat in over.table.seats]
    return top


def broken_off() -> Tabletop:
    top = Tabletop(6, players=5).play_until(lambda table: len(table.actions) > 10, seed=6).copy("ended")
    top.apply(journal.Ended(top.now))
    return top


def with_an_edition_of_its_own() -> Tabletop:
    return Tabletop(7, OWN).play_until(lambda table: len(table.actions) > 40, seed=7).copy("own-edition")


def with_everything() -> Tabletop:
    top = Tabletop(8, **EVERYTHING, tracker=True).play_until(lambda table: len(table.actions) > 60, seed=8)
    return top.copy("everything")


def put_aside() -> Tabletop:
    top = Tabletop(9, players=2).copy("quarantined")
    top.apply(journal.Quarantined("BrokenJournal: something went wrong", top.now))
    return top


# --- the expected result
def outcome(table: Table) -> dict[str, Any]:
    """A table as plain data, independent of how a release represents it in memory."""
    clock, proposal = table.clock, table.proposal
    return {
        "state": table.state,
        "version": table.version,
        "entries": table.entries,
        "host": table.host,
        "seats": [
            [seat.name, seat.kind, seat.bot, seat.stand_in, windows_as_first(seat.passes)] for seat in table.seats
        ],
        "refs": [dict(seat.refs) for seat in table.seats],
        "asked": table.asked,
        "held": {str(seat): held.action for seat, held in sorted(table.held.items())},
        "proposal": [proposal.what, proposal.seat, proposal.votes] if proposal else None,
        "paused": table.paused,
        "chat": [[said.seat, said.text, said.emote] for said in table.chat],
        "clock": [clock.left, clock.spent, list(clock.running), clock.since, clock.deadline],
        "marks": [[played.seat, played.by, played.version, played.revealing] for played in table.actions],
        "next": table.next,
        "edition": table.edition.fingerprint,
        "commitment": table.commitment,
        "game": digest(as_saved_first(table.game)) if table.recorder else "",
        "record": table.recorder.text() if table.recorder else "",
    }


def windows_as_first(windows: Iterable[str]) -> list[str]:
    """Windows by the names of release 0.1.0."""
    return sorted("".join(part.capitalize() for part in window.split("_")) for window in windows)


def as_saved_first(game: Game) -> dict[str, object]:
    """The position in the keys of release 0.1.0, so that digests can be compared: its `discard` had the piles too."""
    plain = save(game)
    piles, discard = plain.pop("piles"), plain["discard"]
    assert isinstance(piles, dict)
    assert isinstance(discard, dict)
    plain["discard"] = {name: count for name, count in {**piles, **discard}.items() if count > 0}
    return plain


def digest(plain: object) -> str:
    return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()


# --- writing it down
async def write(folder: Path) -> None:
    tops, file = tables(), folder / "blackgate.db"
    store = await Store.open(f"sqlite:///{file}")
    try:
        tokens = Tokens(await store.signing_secret())
        for top in tops:
            row = replace(row_of(top.table), taken=top.table.taken)
            rows = top.rows()
            await store.commit([Append(top.table.id, 0, rows, row, seals(FIRST_SEAL, rows))])
    finally:
        await store.close()
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.execute("VACUUM")
    found = {
        top.table.id: {
            **outcome(top.table),
            "tokens": [
                tokens.token(Holder(top.table.id, number, seat.key)) if seat.key else ""
                for number, seat in enumerate(top.table.seats)
            ],
        }
        for top in tops
    }
    (folder / "tables.json").write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))


def main() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    folder = FIXTURES / version
    folder.mkdir(parents=True)  # never over one that is there
    asyncio.run(write(folder))
    shutil.copytree(ROOT / "tests" / "golden" / "records", folder / "records")
    print(folder)


if __name__ == "__main__":
    main()
