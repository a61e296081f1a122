"""All HTTP endpoints: the routes and the OpenAPI document are generated from these."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from blackgate.bots.protocol import edition_told
from blackgate.protocol import analysis as analysis_wire
from blackgate.protocol import puzzles as puzzle_wire
from blackgate.protocol import tables as wire
from blackgate.protocol.board import Board, WholeEdition
from blackgate.protocol.story import StoryProgress
from blackgate.rules.kinds import NOBODY
from blackgate.rules.options import Options
from blackgate.rules.start import rulebook
from blackgate.server import analysis, decisions, finished_games, lobby, puzzles, standalone_replay, stories
from blackgate.server import entries as journal
from blackgate.server.board import board, described, printed_board
from blackgate.server.calls import NOT_YOURS, OVER, TABLE, Call, Endpoint, number
from blackgate.server.notices.endpoints import NOTICE_ENDPOINTS
from blackgate.server.options import all_lessons, table_options
from blackgate.server.players.endpoints import PLAYER_ENDPOINTS
from blackgate.server.refusals import Refusal
from blackgate.server.room import Room
from blackgate.server.table import Table
from blackgate.server.time_slices import run_sliced
from blackgate.server.tokens import Holder

EVERYBODY: Final = "all"


# --- tables
async def see_options(call: Call) -> wire.TableOptions:
    return table_options(call.manager.edition, call.language)


async def see_printed_board(call: Call) -> Board:
    return await run_sliced(printed_board(call.language))


async def open_table(call: Call) -> wire.Seated:
    call.limits.check("table", call.address)
    request = call.body
    me = await call.owner(request.player) if isinstance(request, wire.NewTable) else None  # nobody else sees a lesson
    if me is not None:
        request = msgspec.structs.replace(request, player=me.name)
    _, seated = await call.manager.open(request, me.id if me else "")
    return seated


async def see_lessons(call: Call) -> wire.Lessons:
    return all_lessons(call.language)


async def public_tables(call: Call) -> wire.Tables:
    return wire.Tables(await call.manager.public_tables())


async def my_tables(call: Call) -> wire.Tables:
    """Tokens that are not ours are ignored: a browser may keep some of another server."""
    holders: list[Holder] = []
    for token in call.body.tokens:
        try:
            holders.append(call.manager.tokens.holder(token))
        except Refusal:
            continue
    return wire.Tables(await call.manager.tables_of(holders))


async def find_code(call: Call) -> wire.TableInfo:
    """Only a wrong code counts as a guess. A client that has guessed too often is not told whether the code is
    right."""
    call.limits.check("code", call.address)
    try:
        room = await call.manager.by_code(call.path["code"])
    except Refusal as refusal:
        if refusal.code != "not-found":
            call.limits.give_back("code", call.address)
        raise
    call.limits.give_back("code", call.address)
    return room.info()


async def see_table(call: Call) -> wire.TableInfo:
    return (await call.room()).info()


async def see_board(call: Call) -> Board:
    return board((await call.room()).table, call.language)


async def see_edition(call: Call) -> WholeEdition:
    return msgspec.convert(edition_told((await call.room()).table.edition), WholeEdition)


async def sit_down(call: Call) -> wire.Seated:
    me, request = await call.owner(call.body.player), call.body
    if me is not None:
        request = msgspec.structs.replace(request, player=me.name)
    room = await call.room()
    entries = lobby.sit_down(room.table, request, player=me.id if me else "")
    room.change(entries)
    await room.all_saved()
    sat = entries[0]
    assert isinstance(sat, journal.SatDown)
    return call.manager.seated(room.table, sat.seat)


async def put_bot(call: Call) -> wire.TableInfo:
    room, _ = await call.host()
    return await after(room, lobby.fill(room.table, call.seat, call.body.bot))


async def contribute(call: Call) -> wire.TableInfo:
    room, holder = await call.holder()
    if holder.seat != call.seat:
        raise Refusal("wrong-token")
    return await after(room, lobby.contribute(room.table, call.seat, call.body.contribution))


async def leave_seat(call: Call) -> wire.TableInfo:
    room, holder = await call.holder()
    if holder.seat != call.seat and not room.may_host(holder):
        raise Refusal("not-host")
    return await after(room, lobby.empty(room.table, call.seat))


async def start_game(call: Call) -> wire.TableInfo:
    room, _ = await call.host()
    return await after(room, lobby.start(room.table, call.manager.now()))


async def end_table(call: Call) -> wire.TableInfo:
    room, _ = await call.host()
    if room.table.state not in ("open", "playing"):
        raise Refusal(room.table.state)
    return await after(room, decisions.applied(room.table, journal.Ended(call.manager.now())))


async def after(room: Room, entries: list[journal.Entry]) -> wire.TableInfo:
    room.change(entries)
    await room.all_saved()
    return room.info()


# --- seats on other devices, and the next game
async def make_link(call: Call) -> wire.SeatLink:
    _, holder = await call.holder()
    return wire.SeatLink(call.manager.tokens.link(holder))


async def use_link(call: Call) -> wire.Seated:
    holder = call.manager.tokens.holder_of_link(call.body.link)
    token = call.manager.tokens.token(holder)
    await call.manager.holder(token)  # the seat may have been given up meanwhile
    return wire.Seated(holder.table, holder.seat, token)


async def rematch(call: Call) -> wire.Seated:
    room, holder = await call.holder()
    await call.manager.rematch(room)
    return wire.Seated(room.table.next, holder.seat, call.manager.rematch_token(room.table, holder.seat))


# --- finished games
async def get_record(call: Call) -> str:
    return finished_games.record_text((await call.room()).table)


async def get_statistics(call: Call) -> wire.Statistics:
    return await run_sliced(finished_games.statistics((await call.room()).table))


async def get_replay(call: Call) -> wire.Replay:
    table = (await call.room()).table
    wanted = call.query.get("seat", str(NOBODY))
    seat = None if wanted == EVERYBODY else NOBODY if wanted == str(NOBODY) else number(wanted, "wrong-seat")
    first = number(call.query.get("first", "0"), "wrong-message")
    count = number(call.query.get("count", "20"), "wrong-message")
    return await run_sliced(finished_games.replay(table, seat, first, count, call.language))


async def get_story(call: Call) -> StoryProgress:
    table = (await call.room()).table
    return await in_words(await call.manager.stories.find(table), table, call.language)


async def ask_story(call: Call) -> StoryProgress:
    table = (await call.room()).table
    return await in_words(await call.manager.stories.ask(table, call.address), table, call.language)


async def get_standalone_replay(call: Call) -> bytes:
    """One at a time: a long game takes a second or two."""
    table = (await call.room()).table
    finished_games.must_be_over(table)
    async with call.manager.keeping:
        story = None
        if not table.record:
            story = (await in_words(await call.manager.stories.find(table), table, call.language)).story
        game = await run_sliced(standalone_replay.kept_game(table, story, call.language))
        try:
            return await asyncio.to_thread(standalone_replay.page, game)
        except standalone_replay.NoClient as error:
            raise Refusal("not-found", error.words()) from None


async def in_words(told: StoryProgress, table: Table, language: str) -> StoryProgress:
    if told.story is None:
        return told
    return StoryProgress(told.progress, await run_sliced(stories.worded(told.story, table, language)))


# --- puzzles
async def list_puzzles(call: Call) -> puzzle_wire.Puzzles:
    return puzzles.listed(puzzles.edition_for(call.manager.edition), call.manager.now(), call.language)


async def see_puzzle_board(call: Call) -> Board:
    edition = puzzles.edition_for(call.manager.edition)
    puzzle = puzzles.find(edition, call.path["puzzle"])
    return described(rulebook(Options(puzzle.players), edition), call.language)


async def try_puzzle(call: Call) -> puzzle_wire.PuzzleTried:
    edition = puzzles.edition_for(call.manager.edition)
    puzzle = puzzles.find(edition, call.path["puzzle"])
    return await puzzles.tried(call.manager.bots, call.address, puzzle, edition, call.body.tried, call.language)


# --- the analysis board
async def analyse(call: Call) -> analysis_wire.Analysis:
    origin = await analysis.begin(call.manager, call.body.beginning, call.language)
    return await run_sliced(analysis.analysed(origin, call.body, call.language))


async def see_analysis_board(call: Call) -> Board:
    origin = await analysis.begin(call.manager, call.body.beginning, call.language)
    return described(origin.game.book, call.language)


async def think(call: Call) -> analysis_wire.Thoughts:
    return await analysis.thoughts(call.manager, call.address, call.body, call.language)


async def play_on(call: Call) -> wire.Seated:
    call.limits.check("table", call.address)
    return await call.manager.branch(await analysis.branch(call.manager, call.body, call.language), call.body.seat)


SEAT: Final = TABLE + "/seats/{seat}"
PUZZLE: Final = "/api/puzzles/{puzzle}"
HOSTS: Final = (*NOT_YOURS, "not-host", "started", "ended")
ANALYSIS: Final = "/api/analysis"
ANALYSED: Final = (*OVER, "other-rules", "over", "wrong-position")

ENDPOINTS: Final = (
    Endpoint("GET", "/api/options", "List the options for a new table", see_options, wire.TableOptions,
             query=("language",)),
    Endpoint("GET", "/api/board", "Get what is printed in the standard edition, in words", see_printed_board, Board,
             query=("language",)),
    Endpoint("POST", "/api/tables", "Open a table", open_table, wire.Seated, wire.NewTable, 201,
             refusals=("wrong-name", "name-claimed", "wrong-options", "wrong-seat", "too-many", "too-many-tables")),
    Endpoint("GET", "/api/lessons", "List the lessons", see_lessons, wire.Lessons, query=("language",)),
    Endpoint("POST", "/api/lessons", "Start a lesson", open_table, wire.Seated, wire.NewLesson, 201,
             refusals=("wrong-name", "no-lesson", "too-many", "too-many-tables")),
    Endpoint("GET", "/api/tables", "List the public tables that are open or being played", public_tables, wire.Tables),
    Endpoint("POST", "/api/mine", "List the tables of these tokens", my_tables, wire.Tables, wire.MyTables),
    Endpoint("GET", "/api/codes/{code}", "Find the table of a short code", find_code, wire.TableInfo,
             refusals=("not-found", "quarantined", "too-many")),
    Endpoint("GET", TABLE, "Get a table", see_table, wire.TableInfo, refusals=("not-found", "quarantined")),
    Endpoint("GET", TABLE + "/board", "Get what is printed: Places, Gangs, cards and tokens, in words", see_board,
             Board, query=("language",), refusals=("not-found", "quarantined")),
    Endpoint("GET", TABLE + "/edition", "Get the whole edition, for a program that has the rules", see_edition,
             WholeEdition, refusals=("not-found", "quarantined")),
    Endpoint("POST", TABLE + "/seats", "Sit down", sit_down, wire.Seated, wire.SitDown, 201,
             refusals=("not-found", "quarantined", "wrong-name", "name-claimed", "wrong-seat", "seat-taken", "no-seat",
                       "started", "ended")),
    Endpoint("PUT", SEAT + "/bot", "Put a bot in a seat", put_bot, wire.TableInfo, wire.FillSeat, token=True,
             refusals=(*HOSTS, "wrong-seat", "seat-taken", "wrong-bot")),
    Endpoint("PUT", SEAT + "/contribution", "Contribute to chance before the game", contribute, wire.TableInfo,
             wire.Contribute, token=True,
             refusals=(*NOT_YOURS, "wrong-name", "wrong-seat", "started", "ended")),
    Endpoint("DELETE", SEAT, "Leave a seat, or, as the host, empty it", leave_seat, wire.TableInfo, token=True,
             refusals=(*HOSTS, "wrong-seat")),
    Endpoint("POST", TABLE + "/start", "Start the game", start_game, wire.TableInfo, token=True,
             refusals=(*HOSTS, "seats-open")),
    Endpoint("POST", TABLE + "/end", "End the table", end_table, wire.TableInfo, token=True,
             refusals=(*HOSTS, "over")),
    Endpoint("POST", TABLE + "/link", "Create a link that moves your seat to another device", make_link,
             wire.SeatLink, token=True, refusals=NOT_YOURS),
    Endpoint("POST", "/api/links", "Exchange such a link for the token of the seat", use_link, wire.Seated,
             wire.UseLink, refusals=(*NOT_YOURS, "wrong-link")),
    Endpoint("POST", TABLE + "/rematch", "Play again with the same people", rematch, wire.Seated, token=True,
             refusals=(*NOT_YOURS, "not-over")),
    Endpoint("GET", TABLE + "/record", "Get the record of a finished game, with its fairness proof", get_record, str,
             refusals=OVER),
    Endpoint("GET", TABLE + "/statistics", "Get the statistics of a finished game", get_statistics, wire.Statistics,
             refusals=(*OVER, "other-rules")),
    Endpoint("GET", TABLE + "/replay", "Get a finished game step by step", get_replay, wire.Replay,
             query=("seat", "first", "count", "language"), refusals=(*OVER, "wrong-seat")),
    Endpoint("GET", TABLE + "/kept", "Get a finished game as one HTML file, with its story if computed",
             get_standalone_replay, bytes, query=("language",), refusals=OVER),
    Endpoint("GET", TABLE + "/story", "Get the story of a finished game, or the progress of computing it", get_story,
             StoryProgress, query=("language",), refusals=(*OVER, "other-rules")),
    Endpoint("POST", TABLE + "/story", "Compute the story of a finished game", ask_story, StoryProgress,
             query=("language",), refusals=(*OVER, "other-rules", "no-story", "too-many")),
    Endpoint("GET", "/api/puzzles", "List the puzzles, and the puzzle of the day", list_puzzles, puzzle_wire.Puzzles,
             query=("language",)),
    Endpoint("GET", PUZZLE + "/board", "Get what is printed, in words", see_puzzle_board, Board, query=("language",),
             refusals=("not-found",)),
    Endpoint("POST", PUZZLE, "Try choices in a puzzle, and get the result", try_puzzle,
             puzzle_wire.PuzzleTried, puzzle_wire.TryPuzzle, query=("language",),
             refusals=("not-found", "illegal", "over")),
    Endpoint("POST", ANALYSIS, "Try choices from a step of a finished game, from a position or a puzzle", analyse,
             analysis_wire.Analysis, analysis_wire.Analyse, query=("language",), refusals=(*ANALYSED, "illegal")),
    Endpoint("POST", ANALYSIS + "/board", "Get what is printed, in words", see_analysis_board, Board,
             analysis_wire.SeeBeginning, query=("language",), refusals=ANALYSED),
    Endpoint("POST", ANALYSIS + "/thoughts", "Get a strong bot's analysis of the choices there", think,
             analysis_wire.Thoughts, analysis_wire.Think, query=("language",), refusals=(*ANALYSED, "illegal")),
    Endpoint("POST", ANALYSIS + "/table", "Play on from there, against bots", play_on, wire.Seated,
             analysis_wire.PlayOn, 201, query=("language",),
             refusals=(*ANALYSED, "illegal", "wrong-seat", "wrong-bot", "too-many-tables")),
    *PLAYER_ENDPOINTS,
    *NOTICE_ENDPOINTS,
)  # fmt: skip


def decoded(endpoint: Endpoint, data: bytes) -> Any:
    """The body of a request, checked against its type."""
    return None if endpoint.body is None else msgspec.json.decode(data, type=endpoint.body)
