"""Before the game, and who plays in it: sitting down, bots in empty seats, starting, standing in, leaving."""

from __future__ import annotations

import secrets
from typing import Final, Literal, cast

import msgspec

from blackgate.bots import offered_kinds
from blackgate.bots import stand_in as who_plays
from blackgate.edition import Edition, load_edition
from blackgate.lessons import LEARNER, LESSONS, Lesson, lesson
from blackgate.messages import DEFAULT_LANGUAGE, phrase
from blackgate.protocol.tables import NewLesson, NewTable, SitDown, TableSettings
from blackgate.records import new_secret
from blackgate.records.errors import UnfitEntry
from blackgate.records.header import LONGEST_CONTRIBUTION, LONGEST_NAME, check_text
from blackgate.rules.errors import BlackgateError
from blackgate.rules.options import Options
from blackgate.rules.start import rulebook
from blackgate.seats import WrongName, fit_name, free_name
from blackgate.server import entries as journal
from blackgate.server.bots import STAND_IN
from blackgate.server.decisions import agreed, applied, automatic_answers, not_playing
from blackgate.server.editions import edition_bytes
from blackgate.server.entries import Entry
from blackgate.server.refusals import Refusal
from blackgate.server.table import Table
from blackgate.unicode import is_readable, tidied

CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # without letters that look like digits
CODE_LENGTH: Final = 6
HOST_WATCHES: Final = -1
TEXT: Final = "text"


def open_table(
    request: NewTable,
    edition: Edition,
    now: float,
    host_key: str | None = None,
    lesson: Lesson | None = None,
    player: str = "",
    position: str = "",
) -> tuple[Table, list[Entry]]:
    """A new table with its host, who may only watch. `position`: where its game begins."""
    opened = journal.Opened(
        id=secrets.token_urlsafe(16),
        code=new_code(),
        name=table_name(request.name),
        settings=request.settings,
        secret=new_secret().hex(),
        edition=msgspec.Raw(edition_bytes(edition)),
        fingerprint=edition.fingerprint,
        host_key="" if request.player else new_key() if host_key is None else host_key,
        at=now,
        lesson=lesson,
        position=position,
    )
    table = Table(opened)
    check_options(table)
    entries: list[Entry] = [opened]
    if request.player:
        sitting = SitDown(player=request.player, seat=0, contribution=request.contribution)
        entries += sit_down(table, sitting, host=True, player=player)
    return table, entries


def open_lesson(request: NewLesson, now: float) -> tuple[Table, list[Entry]]:
    """A table for one person with a lesson under way: nobody else joins or watches."""
    if request.lesson not in LESSONS:
        raise Refusal("no-lesson", phrase("server-no-lesson", known=", ".join(LESSONS)))
    taught = lesson(request.lesson)
    options = taught.options
    settings = msgspec.structs.replace(settings_of(options), watch="nobody", pace=request.pace)
    table, entries = open_table(NewTable(settings=settings), load_edition(), now, "", taught)
    entries += sit_down(table, SitDown(player=request.player, seat=LEARNER), host=True)
    for seat in range(1, options.players):
        entries += fill(table, seat, STAND_IN)
    entries += start(table, now)
    return table, entries


def settings_of(options: Options) -> TableSettings:
    """Those of a table at which that is played."""
    return TableSettings(
        players=options.players,
        michel=cast(Literal["", "michel", "michelle"], options.michel),
        team=options.team,
        warden=options.warden,
        places=options.places,
    )


def check_options(table: Table) -> None:
    try:
        rulebook(table.options, table.edition)
    except BlackgateError as error:
        raise Refusal("wrong-options", error.words()) from None
    if table.settings.first is not None and table.settings.first >= table.settings.players:
        raise Refusal("wrong-seat")


def sit_down(table: Table, request: SitDown, *, host: bool = False, player: str = "") -> list[Entry]:
    """A person takes a free seat; a bot makes room for them only if its seat is named.

    `player`: the id of the account, if the name is theirs (players/).
    """
    must_be_open(table)
    seat = free_seat(table, request.seat)
    name = person_name(table, request.player, seat)
    contribution = fit_text(request.contribution, LONGEST_CONTRIBUTION)
    first = host or (table.host < 0 and not table.opened.host_key)
    sat = journal.SatDown(seat=seat, name=name, key=new_key(), contribution=contribution, host=first, player=player)
    return applied(table, sat)


def contribute(table: Table, number: int, contribution: str) -> list[Entry]:
    """A player's contribution to chance, given or changed before the game or a rematch."""
    must_be_open(table)
    fit = fit_text(contribution, LONGEST_CONTRIBUTION)
    if table.seats[number].contribution == fit:
        return []
    return applied(table, journal.Contributed(number, fit))


def free_seat(table: Table, wanted: int | None) -> int:
    if wanted is not None:
        if wanted >= len(table.seats):
            raise Refusal("wrong-seat")
        if table.seats[wanted].kind == "person":
            raise Refusal("seat-taken")
        return wanted
    for number, seat in enumerate(table.seats):
        if seat.kind == "open":
            return number
    raise Refusal("no-seat")


def fill(table: Table, number: int, bot: str) -> list[Entry]:
    """The host puts a bot in a seat that no person has."""
    must_be_open(table)
    bot = fit_bot(bot, table)
    if number >= len(table.seats):
        raise Refusal("wrong-seat")
    seat = table.seats[number]
    if seat.kind == "person":
        raise Refusal("seat-taken")
    name = seat.name or free_name(list(table.names), table.edition, DEFAULT_LANGUAGE, number)
    return applied(table, journal.Filled(number, name, bot))


def empty(table: Table, number: int) -> list[Entry]:
    """Somebody leaves, or the host takes a bot away. A host who leaves is followed by the next person."""
    must_be_open(table)
    if number >= len(table.seats) or table.seats[number].kind == "open":
        raise Refusal("wrong-seat")
    host = table.host
    if number == host:
        others = [other for other, seat in enumerate(table.seats) if seat.kind == "person" and other != number]
        host = others[0] if others else HOST_WATCHES
    return applied(table, journal.Emptied(number, host))


def start(table: Table, now: float) -> list[Entry]:
    """Everybody is there; the cards are dealt."""
    must_be_open(table)
    if any(seat.kind == "open" for seat in table.seats):
        raise Refusal("seats-open")
    return [table.start(now)]


def stand_in(table: Table, number: int, bot: str, host: int, now: float, ref: str) -> list[Entry]:
    """A bot plays for a person, as others decide; the caller checks whether they have been away long enough."""
    if table.state != "playing":
        raise Refusal("not-started")
    bot = fit_bot(bot, table)
    if number >= len(table.seats) or table.seats[number].kind != "person" or table.seats[number].stand_in:
        raise Refusal("not-away")
    if table.seats[number].vacation:  # their clock stands still so that they can play on afterwards
        raise Refusal("not-away")
    return applied(table, journal.StoodIn(number, bot, now, host, ref)) + agreed(table, now)


def come_back(table: Table, number: int, now: float) -> list[Entry]:
    """The player is back: the seat is theirs at once."""
    if table.state != "playing" or not table.seats[number].stand_in:
        return []
    return applied(table, journal.CameBack(number, now)) + automatic_answers(table, now)


def rematch_table(table: Table, now: float) -> tuple[Table, list[Entry]]:
    """The same people in the same seats at a new table, with the same keys; the host starts it."""
    if table.state not in ("over", "ended"):
        raise Refusal("not-over")
    request = NewTable(name=table.opened.name, settings=table.settings)
    rematch, entries = open_table(request, table.edition, now, table.opened.host_key)
    for number, seat in enumerate(table.seats):
        entry: Entry
        if seat.kind == "person":
            entry = journal.SatDown(
                seat=number, name=seat.name, key=seat.key, host=number == table.host, player=seat.player
            )
        elif seat.kind == "bot":
            entry = journal.Filled(number, seat.name, seat.bot)
        else:
            continue
        rematch.apply(entry)
        entries.append(entry)
    return rematch, entries


# --- what can be wrong
def must_be_open(table: Table) -> None:
    if table.state != "open":
        raise Refusal("started") if table.state in ("playing", "over") else not_playing(table)


def fit_bot(kind: str, table: Table) -> str:
    """One of the bots on offer: no program, which would run a stranger's command, and no unlimited thinking.

    If its network cannot be used, the seat shows who plays in its place.
    """
    if kind not in offered_kinds():
        raise Refusal("wrong-bot", phrase("server-wrong-bot", known=", ".join(offered_kinds())))
    return who_plays(kind, table.options)[0]


def person_name(table: Table, wanted: str, seat: int) -> str:
    taken = [other.name for number, other in enumerate(table.seats) if number != seat and other.name]
    try:
        name = fit_name(wanted, taken)
    except WrongName as error:
        raise Refusal("wrong-name", error.words()) from None
    return name or free_name(taken, table.edition, DEFAULT_LANGUAGE, seat)


def table_name(wanted: str) -> str:
    name = tidied(wanted)
    if not is_readable(name):
        raise Refusal("wrong-name")
    return fit_text(name, LONGEST_NAME)


def fit_text(text: str, longest: int) -> str:
    """A text that can stand in a record, without spaces around it."""
    tidy = " ".join(text.split())
    try:
        check_text(tidy, TEXT, longest)
    except UnfitEntry as error:
        raise Refusal("wrong-name", error.words()) from None
    return tidy


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_key() -> str:
    return secrets.token_hex(8)
