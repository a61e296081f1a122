"""From the command line to a seat that is played, and how to leave it and come back."""

from __future__ import annotations

import shlex
from contextlib import suppress
from typing import Final

from blackgate.bots import is_bot_kind, new_bot
from blackgate.edition import EditionError
from blackgate.messages import text
from blackgate.protocol.tables import TableInfo
from blackgate.records import read_record, replay
from blackgate.rules.errors import BlackgateError
from blackgate.terminal.files import RecordFile, default_path
from blackgate.terminal.final_scores import final_score_lines
from blackgate.terminal.joining.address import address_from
from blackgate.terminal.joining.bot import JoinedBot
from blackgate.terminal.joining.http_api import ServerApi
from blackgate.terminal.joining.person import JoinedPerson
from blackgate.terminal.joining.prompt import Prompt
from blackgate.terminal.joining.remote import JoinedSeat, RemoteTable, Typed, ended_message
from blackgate.terminal.joining.saved_seats import SavedSeat, find_seat, save_seat
from blackgate.terminal.question import PlayerLeft
from blackgate.terminal.requests import JoinRequest
from blackgate.terminal.screen import Screen, open_screen
from blackgate.terminal.seating import no_such_bot
from blackgate.terminal.user_errors import UserError

FINISHED: Final = 0
INTERRUPTED: Final = 130  # as a shell says it of ctrl-C


def join(request: JoinRequest) -> int:
    """Sit down and play; the exit code."""
    try:
        return play(request, seated_table(request))
    except KeyboardInterrupt:  # before there was anything to leave
        return INTERRUPTED


def play(request: JoinRequest, table: RemoteTable) -> int:
    try:
        return play_bot(request, table) if request.bot else play_person(request, table)
    finally:
        table.close()


# --- the seat
def seated_table(request: JoinRequest) -> RemoteTable:
    if request.bot and not is_bot_kind(request.bot):
        raise no_such_bot(request.bot)
    if request.bot and request.watch:
        raise UserError("join-bots-play")
    address = address_from(request.url, request.code)
    server = ServerApi(address.server, request.language)
    info = server.table_of_code(address.code) if address.code else server.table(address.table)
    joined = take_seat(request, server, info)
    try:
        return RemoteTable(joined, request.language, words=not request.bot)
    except (BlackgateError, EditionError) as error:
        raise UserError("join-other-rules", reason=error) from None


def take_seat(request: JoinRequest, server: ServerApi, info: TableInfo) -> JoinedSeat:
    """The seat of the token, the one taken before, or a free one."""
    if request.watch:
        return JoinedSeat(server, info.id)
    if request.token:
        return JoinedSeat(server, info.id, request.token)
    wanted = " ".join(request.name.split())
    known = find_seat(server.address, info.id, wanted, bool(request.bot))
    if known is not None and is_still_ours(known, info) and request.seat in (None, known.seat):
        return JoinedSeat(server, info.id, known.token, known.name, known.seat)
    if info.state != "open":
        raise UserError("join-begun")
    seated = server.sit_down(info.id, wanted, request.seat)
    name = server.table(info.id).seats[seated.seat].name
    save_seat(SavedSeat(server.address, info.id, seated.seat, name, seated.token, bool(request.bot)))
    return JoinedSeat(server, info.id, seated.token, name, seated.seat)


def is_still_ours(known: SavedSeat, info: TableInfo) -> bool:
    """Before a game the host can give a seat to somebody else."""
    seat = info.seats[known.seat]
    return seat.kind == "person" and seat.name == known.name


def rejoin_command(request: JoinRequest, joined: JoinedSeat) -> str:
    """The command that takes the same seat again."""
    options = {"--name": joined.name, "--token": request.token, "--bot": request.bot}
    given = [part for option, value in options.items() if value for part in (option, value)]
    watching = ["--watch"] if request.watch else []
    return shlex.join(["blackgate", "join", f"{joined.server.address}/table/{joined.table}", *given, *watching])


# --- playing
def play_bot(request: JoinRequest, table: RemoteTable) -> int:
    language, joined = request.language, table.joined
    bot = new_bot(request.bot)

    def say(words: str) -> None:
        """Several bots may speak in one shell."""
        print(text(language, "terminal-remark", player=joined.name or request.bot, remark=words))

    try:
        say(text(language, "join-bot-here", table=table.info.name or table.info.code))
        JoinedBot(table, bot, language, say).play()
    except KeyboardInterrupt:
        if not table.begun and not request.token:  # nobody has to wait for a bot that has gone
            with suppress(UserError):
                joined.server.leave(joined.table, joined.token, joined.seat)
        else:
            say(text(language, "terminal-continue", command=rejoin_command(request, joined)))
        return INTERRUPTED
    finally:
        bot.close()
    return FINISHED


def play_person(request: JoinRequest, table: RemoteTable) -> int:
    language, screen = request.language, open_screen(request.language, request.plain)
    with Prompt(text(language, "join-prompt"), lambda line: table.events.put(Typed(line))) as prompt:
        try:
            JoinedPerson(table, language, screen, prompt).play()
        except (PlayerLeft, KeyboardInterrupt) as left:
            prompt.hide()
            screen.heading(text(language, "join-left-watching" if request.watch else "join-left"))
            screen.say(text(language, "terminal-continue", command=rejoin_command(request, table.joined)))
            return INTERRUPTED if isinstance(left, KeyboardInterrupt) else FINISHED
    if table.over:
        show_end(table, screen, language)
    else:
        screen.say(text(language, ended_message(table.info)))
        if table.info.why_ended == "rules":
            keep_record(table.joined.server.record(table.joined.table), screen, language)
    if table.rematch is not None:
        show_rematch(table, screen, language)
    return FINISHED


def show_end(table: RemoteTable, screen: Screen, language: str) -> None:
    """Who has won, what was secret, and where the record is now."""
    record = table.joined.server.record(table.joined.table)
    if table.question is not None:
        screen.heading(table.question.text)
    screen.say(*final_score_lines(replay(read_record(record.encode())), language, table.listed(language)))
    keep_record(record, screen, language)


def keep_record(record: str, screen: Screen, language: str) -> None:
    file = RecordFile(default_path(), record, new=True)
    file.close()
    screen.heading(text(language, "terminal-recorded", file=str(file.path)))
    screen.say(text(language, "terminal-check", command=shlex.join(["blackgate", "verify", str(file.path)])))


def show_rematch(table: RemoteTable, screen: Screen, language: str) -> None:
    """The next game has already been opened: our seat there is remembered."""
    assert table.rematch is not None
    joined = JoinedSeat(table.joined.server, table.rematch.table, table.rematch.token, table.joined.name)
    if joined.token:
        save_seat(SavedSeat(joined.server.address, joined.table, table.seat, table.names[table.seat], joined.token))
    request = JoinRequest(language, "", watch=not joined.token)
    screen.say(text(language, "join-rematch", command=rejoin_command(request, joined)))
