"""Playing on from any step of a finished game: a table of one's own that has gone the same way so far, with bots.

It has the secret of the game it comes from, and everybody's contribution, so the same cards lie in the same hands. That
secret is out, as is everything that was hidden in that game; of games that go on nothing is ever branched.
"""

from __future__ import annotations

import secrets

import msgspec

from blackgate.protocol.tables import Branch, NoClock
from blackgate.rules.version import RULES
from blackgate.server import entries as journal
from blackgate.server.decisions import automatic_answers
from blackgate.server.editions import edition_bytes
from blackgate.server.entries import Entry
from blackgate.server.finished_games import must_be_over
from blackgate.server.lobby import fit_bot, new_code, new_key
from blackgate.server.refusals import Refusal
from blackgate.server.table import Table
from blackgate.server.time_slices import Work


def branch_table(table: Table, wish: Branch, now: float) -> Work[tuple[Table, list[Entry]]]:
    """The asker takes the seat, bots take the others. They help: moves are taken back, hints and odds given."""
    must_be_over(table)
    if table.record or table.rules != RULES:
        raise Refusal("other-rules")
    if wish.seat >= len(table.seats):
        raise Refusal("wrong-seat")
    if wish.step >= len(table.actions):
        raise Refusal("over")
    bot = fit_bot(wish.bot, table)
    settings = msgspec.structs.replace(
        table.settings, clock=NoClock(), public=False, watch="nobody", undo=True, tracker=True, odds=True, hints=True
    )
    opened = msgspec.structs.replace(
        table.opened,
        id=secrets.token_urlsafe(16),
        code=new_code(),
        settings=settings,
        edition=msgspec.Raw(edition_bytes(table.edition)),
        fingerprint=table.edition.fingerprint,
        host_key="",
        at=now,
    )
    branch = Table(opened)
    entries: list[Entry] = [opened]
    for number, seat in enumerate(table.seats):
        mine = number == wish.seat
        sits = journal.SatDown(seat=number, name=seat.name, key=new_key(), host=True)
        who: Entry = sits if mine else journal.Filled(number, seat.name, bot)
        for entry in (who, journal.Contributed(number, seat.contribution)):
            branch.apply(entry)
            entries.append(entry)
    entries.append(branch.start(now))
    for played in table.actions[: wish.step]:
        entries.append(branch.play(played.seat, played.action, now))
        yield
    return branch, [*entries, *automatic_answers(branch, now)]
