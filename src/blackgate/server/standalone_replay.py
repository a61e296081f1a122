"""Standalone replay: one HTML file with a whole game in it, which plays offline.

`web/kept/` has its parts, built with the client (`vite.keep.config.ts`). Here they are combined with a game.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from blackgate.bots.story import can_tell, chapters
from blackgate.messages import phrase
from blackgate.protocol.board import Board
from blackgate.protocol.state import OwnState, PublicState
from blackgate.protocol.story import Story
from blackgate.protocol.tables import EventInfo, LogLine, SeatInfo, TableInfo
from blackgate.records import Record
from blackgate.records.chance import results_of
from blackgate.records.record import play_text
from blackgate.rules.errors import BlackgateError
from blackgate.rules.events import Event
from blackgate.rules.game import Game
from blackgate.rules.kinds import NOBODY
from blackgate.rules.version import RULES
from blackgate.rules.view import View
from blackgate.server import entries as journal
from blackgate.server.board import board
from blackgate.server.bots import computed_story
from blackgate.server.client_events import events_for
from blackgate.server.editions import edition_bytes
from blackgate.server.finished_games import must_be_over, step
from blackgate.server.game_state import own_state
from blackgate.server.lobby import settings_of
from blackgate.server.patches import patches
from blackgate.server.publishing import log
from blackgate.server.stories import whole, worded
from blackgate.server.table import Table
from blackgate.server.time_slices import Work, run_to_end

PARTS: Final = ("styles", "words", "game", "script")
# Compressed parts are embedded byte by byte: in this encoding each byte is one character, a third less than base64.
# Bytes that are special in HTML are written as the escape and the byte 64 further on.
ENCODING: Final = "windows-1252"
ESCAPE: Final = b"="
ESCAPED: Final = re.compile(rb"[\x00\r<=]")
FURTHER: Final = 64
HERE: Final = "packed parts"
PAGE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="{encoding}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark light">
<title>Blackgate</title>
<style>{fonts}</style>
</head>
<body>
{parts}
<script type="module">
const all = new TextDecoder("{encoding}").decode(Uint8Array.from({{ length: 256 }}, (_, byte) => byte));
const byteOf = new Map([...all].map((character, byte) => [character, byte]));
const part = async (id) => {{
  const unescaped = (_, escaped) => all[byteOf.get(escaped) - {further}];
  const text = document.getElementById(id).textContent.replace(/=(.)/gs, unescaped);
  const packed = Uint8Array.from(text, (character) => byteOf.get(character));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).text();
}};
const [styles, words, game, script] = await Promise.all({ids}.map(part));
globalThis.blackgate = {{ words: JSON.parse(words), game: JSON.parse(game) }};
const add = (kind, textContent, type) =>
  document.head.append(Object.assign(document.createElement(kind), {{ textContent, type }}));
add("style", styles, "text/css");
add("script", script, "module");
</script>
</body>
</html>
"""


class Seen(Struct, frozen=True):
    """What happened, as some eyes saw it."""

    events: list[EventInfo]
    log: list[LogLine]


class Move(Struct, frozen=True):
    """An action; of the set-up, nobody's."""

    seat: int
    action: str
    by: Literal["", "bot", "clock"]


class KeptGame(Struct, frozen=True, kw_only=True):
    """A finished game, in one language. Similar data of all steps is stored together, so that it compresses well.

    By step: `moves`, `states`, and what a spectator saw (`public`). By viewer and step: `owns` of each seat and last of
    a spectator; `seen` by all seats together and by each seat, where that is more than a spectator saw.
    """

    language: str
    info: TableInfo
    board: Board
    winners: list[int]
    moves: list[Move]
    states: list[PublicState]
    owns: list[list[OwnState]]
    public: list[Seen]
    seen: list[list[Seen | None]]
    story: Story | None = None


class NoClient(BlackgateError):
    """The browser client was not built."""


def kept_game(table: Table, story: Story | None, language: str) -> Work[KeptGame]:
    must_be_over(table)
    seats = range(len(table.seats))
    found = KeptGame(
        language=language,
        info=info_of(table),
        board=board(table, language),
        winners=table.game.winners() if table.game.over else [],
        moves=[],
        states=[],
        owns=[[] for _ in (*seats, NOBODY)],
        public=[],
        seen=[[] for _ in (None, *seats)],
        story=story,
    )
    for number, game in table.replaying():
        add_step(found, table, game, number, game.take_events())
        yield
    return found


def add_step(kept: KeptGame, table: Table, game: Game, number: int, events: list[Event]) -> None:
    everybody = step(table, game, number, events, None, kept.language)
    kept.moves.append(Move(everybody.seat, everybody.action, everybody.by))
    kept.states.append(everybody.state)
    owns = [*everybody.own, own_state(View(game, NOBODY), None, remembered=True)]
    for seat, own in enumerate(owns):
        kept.owns[seat].append({**own, "bounds": []})  # they are for programs, and large
    by, language = everybody.by, kept.language
    public = Seen(events_for(events, int(NOBODY)), log(table, [(by, events)], int(NOBODY), language))
    kept.public.append(public)
    eyes = [Seen(events_for(events, seat), log(table, [(by, events)], seat, language)) for seat in range(len(owns) - 1)]
    for number, seen in enumerate([Seen(everybody.events, everybody.log), *eyes]):
        kept.seen[number].append(None if seen == public else seen)


def info_of(table: Table) -> TableInfo:
    """As everybody sees it who has only the file."""
    return TableInfo(
        id=table.id,
        name=table.opened.name,
        state=table.state,
        settings=table.settings,
        seats=[SeatInfo(seat.name, seat.kind, seat.played_by) for seat in table.seats],
        created=table.opened.at,
        version=table.version,
        commitment=table.commitment,
    )


def page(game: KeptGame) -> bytes:
    """The file. Raises NoClient if the client's parts are missing."""
    language = game.language
    texts = {
        "styles": part("replay.css"),
        "words": part(f"words.{language}.json"),
        "game": msgspec.json.encode(folded(game)),
        "script": part("replay.js"),
    }
    parts = [b'<script type="text/plain" id="%b">%b</script>' % (name.encode(), packed(texts[name])) for name in PARTS]
    frame = PAGE.format(
        language=language,
        encoding=ENCODING,
        further=FURTHER,
        fonts=part("fonts.css").decode(),
        parts=HERE,
        ids=list(PARTS),
    )
    return frame.encode("ascii").replace(HERE.encode(), b"\n".join(parts))


def folded(game: KeptGame) -> dict[str, Any]:
    """The game as plain data; states and private knowledge as deltas."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(game))
    return {**plain, "states": patches(plain["states"]), "owns": [patches(each) for each in plain["owns"]]}


def part(name: str) -> bytes:
    file = files("blackgate.server") / "web" / "kept" / name
    if not file.is_file():
        raise NoClient(phrase("server-no-client"))
    return file.read_bytes()


def packed(data: bytes) -> bytes:
    return ESCAPED.sub(lambda found: ESCAPE + bytes([found[0][0] + FURTHER]), gzip.compress(data, 9, mtime=0))


def of_record(record: Record, language: str, report: Callable[[int, int], None]) -> bytes:
    """The file of a recorded game whose secret is known. `report`: the progress of its story, in chapters.

    Raises RecordError, BrokenJournal or NoClient.
    """
    part("replay.js")  # before all the work
    table = table_of(record)
    story = None
    if can_tell(record.header.options):
        total = chapters(len(record.plays))
        parts = []
        for number in range(total):
            report(number, total)
            parts.append(computed_story(record.text(), number))
        report(total, total)
        story = run_to_end(worded(whole(parts, [play.seat for play in record.plays]), table, language))
    return page(run_to_end(kept_game(table, story, language)))


def table_of(record: Record) -> Table:
    """A finished table with the game of that record, whose secret is known. Raises RecordError or BrokenJournal."""
    header, options = record.header, record.header.options
    secret = record.known_secret
    assert secret is not None, "a game whose secret is not known has no table"
    settings = msgspec.structs.replace(settings_of(options), first=header.first)
    table = Table(
        journal.Opened(
            id="record",
            code="",
            name="",
            settings=settings,
            secret=secret.hex(),
            edition=msgspec.Raw(edition_bytes(header.edition)),
            fingerprint=header.edition.fingerprint,
            host_key="",
            at=0.0,
        )
    )
    for seat, (name, contribution) in enumerate(zip(header.names, header.contributions, strict=True)):
        table.apply(journal.SatDown(seat=seat, name=name, key="", contribution=contribution))
    table.apply(journal.Started(0.0, RULES))
    results = results_of(header.rulebook())
    for play in record.plays:
        line = play_text(play.seat, play.action, play.chance, results)
        table.apply(journal.Played(play.seat, line, 0.0))
    if table.state == "playing":
        table.apply(journal.Ended(0.0))
    return table
