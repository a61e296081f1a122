"""Playing on against bots, at a private table: from any step of a finished game, or from a position.

A table that branches off a game has that game's secret and everybody's contributions, so all cards are in the same
hands. That leaks nothing: the secret of a finished game is public. An unfinished game is never branched. A table from a
position has its own chance and new seats.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from blackgate.protocol.tables import NewTable, NoClock, TableSettings
from blackgate.records.position import position_text
from blackgate.rules.game import Game
from blackgate.rules.version import RULES
from blackgate.server import entries as journal
from blackgate.server.decisions import automatic_answers, legal
from blackgate.server.editions import edition_bytes
from blackgate.server.entries import Entry
from blackgate.server.finished_games import must_be_over
from blackgate.server.lobby import fit_bot, new_code, new_key, open_table, settings_of
from blackgate.server.refusals import Refusal
from blackgate.server.table import Table
from blackgate.server.time_slices import Work

Branch = tuple[Table, list[Entry]]


def branch_table(table: Table, step: int, tried: Sequence[str], seat: int, bot: str, now: float) -> Work[Branch]:
    """After so many actions of a finished game, plus those tried from there.

    The caller takes the seat, bots take the others. Undo, hints and odds are on.
    """
    must_be_over(table)
    if table.record or table.rules != RULES:
        raise Refusal("other-rules")
    if step > len(table.actions):
        raise Refusal("over")
    opened = msgspec.structs.replace(
        table.opened,
        id=secrets.token_urlsafe(16),
        code=new_code(),
        settings=helpful(msgspec.structs.replace(table.settings, clock=NoClock(), public=False)),
        edition=msgspec.Raw(edition_bytes(table.edition)),
        fingerprint=table.edition.fingerprint,
        host_key="",
        at=now,
    )
    branch = Table(opened)
    contributions = [each.contribution for each in table.seats]
    entries = [opened, *seated(branch, table.names, contributions, seat, bot), branch.start(now)]
    for played in table.actions[:step]:
        entries.append(branch.play(played.seat, played.action, now))
        yield
    for action in tried:
        must_go_on(branch.game)
        entries.append(branch.play(int(branch.game.asked()), legal(branch.game, action), now))
        yield
    must_go_on(branch.game)
    return branch, [*entries, *automatic_answers(branch, now)]


def lay_table(game: Game, names: Sequence[str], seat: int, bot: str, now: float) -> Branch:
    """As that game stands."""
    must_go_on(game)
    request = NewTable(settings=helpful(settings_of(game.book.options)))
    table, entries = open_table(request, game.book.edition, now, "", position=position_text(game))
    entries += [*seated(table, names, [""] * len(names), seat, bot), table.start(now)]
    return table, [*entries, *automatic_answers(table, now)]


def seated(table: Table, names: Sequence[str], contributions: Sequence[str], mine: int, bot: str) -> list[Entry]:
    """The asker in that seat, as the host, and bots in all others."""
    if mine >= len(names):
        raise Refusal("wrong-seat")
    kind = fit_bot(bot, table)
    entries: list[Entry] = []
    for number, (name, contribution) in enumerate(zip(names, contributions, strict=True)):
        sits = journal.SatDown(seat=number, name=name, key=new_key(), host=True)
        who: Entry = sits if number == mine else journal.Filled(number, name, kind)
        entries += [who, journal.Contributed(number, contribution)]
    for entry in entries:
        table.apply(entry)
    return entries


def helpful(settings: TableSettings) -> TableSettings:
    """Private, and with all that helps."""
    return msgspec.structs.replace(settings, watch="nobody", undo=True, tracker=True, odds=True, hints=True)


def must_go_on(game: Game) -> None:
    if game.over:
        raise Refusal("over")
