"""HTTP: tables, their settings and seats, and finished games."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from blackgate.protocol.state import OwnState, PublicState

State = Literal["open", "playing", "over", "ended", "quarantined"]
# Before the game was over: by the host or the operator, after a change of the rules, or at the end of a lesson.
WhyEnded = Literal["", "host", "rules", "lesson", "operator"]
Watch = Literal["nobody", "everybody"]  # everybody: who has the link, or finds a public table in the list

TableName = Annotated[str, Meta(max_length=60)]
PlayerName = Annotated[str, Meta(max_length=20)]
Contribution = Annotated[str, Meta(max_length=200, description="a text of the player's choice that enters the seed")]
BotKind = Annotated[str, Meta(min_length=1, max_length=20)]
Token = Annotated[str, Meta(min_length=1, max_length=400)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Pace = Annotated[
    int, Meta(ge=0, le=5000, description="milliseconds a bot takes for a move; a window is open for half of it")
]


class NoClock(Struct, frozen=True, forbid_unknown_fields=True, tag="none"):
    """No time limit."""


# One deadline for all who are asked together, so that nobody sees who has answered (R17.6).
Window = Annotated[int, Meta(ge=5, le=604_800, description="seconds to answer, for all who are asked together")]


class TurnClock(Struct, frozen=True, forbid_unknown_fields=True, tag="turn"):
    """Seconds that each player has per turn, whoever's turn it is."""

    seconds: Annotated[int, Meta(ge=5, le=1_209_600)]
    window: Window = 20


class GameClock(Struct, frozen=True, forbid_unknown_fields=True, tag="game"):
    """Seconds that each player has for the whole game, plus an increment for each of their own turns."""

    seconds: Annotated[int, Meta(ge=5, le=7_776_000)]
    increment: Annotated[int, Meta(ge=0, le=604_800)] = 0
    window: Window = 20


Clock = NoClock | TurnClock | GameClock


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The settings of a table, chosen by its host: the options of the rules, and who may join and watch."""

    players: Annotated[int, Meta(ge=2, le=6)] = 4
    michel: Literal["", "michel", "michelle"] = ""
    team: bool = False
    warden: bool = False
    places: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=12)] = ()
    first: Annotated[SeatNumber | None, Meta(description="R1.7: the seat that begins, if the host chooses it")] = None
    clock: Clock = NoClock()
    public: bool = False
    watch: Watch = "everybody"
    undo: Annotated[bool, Meta(description="everybody may agree to undo a move that has revealed something")] = False
    tracker: Annotated[bool, Meta(description="R17.3: shows what each player could remember")] = False
    odds: Annotated[bool, Meta(description="shows the odds of rolls and fights, by what the player may know")] = False
    hints: Annotated[bool, Meta(description="allows hints even if several people play")] = False
    pace: Pace = 700


class Offered(Struct, frozen=True):
    """An option for the host: its id, name and description."""

    id: str
    name: str
    text: str


class OfferedPlace(Offered, frozen=True):
    """A modular Place, the Place it replaces, and whether it can be used in team mode."""

    replaces: str
    with_teams: bool


class TableOptions(Struct, frozen=True, kw_only=True):
    """The options for a table on this server. `goals`: the Tunnel points needed to win, for each of `players`; `teams`:
    the numbers of players with team mode; `bot`: the default bot."""

    players: list[int]
    goals: list[int]
    teams: list[int]
    michel: list[Offered]
    places: list[OfferedPlace]
    bots: list[Offered]
    bot: str


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A request for a table. The host takes a seat, or only watches if `player` is empty."""

    name: TableName = ""
    player: PlayerName = ""
    contribution: Contribution = ""
    settings: TableSettings = TableSettings()


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A request for a lesson: a private table with scripted opponents, where a coach asks for one action at a time.
    `pace`: milliseconds an opponent takes for a move."""

    lesson: Annotated[str, Meta(min_length=1, max_length=40)]
    player: PlayerName = ""
    pace: Annotated[int, Meta(ge=0, le=5000)] = 1200


class LessonInfo(Struct, frozen=True):
    """A lesson. `steps`: the number of actions that the coach asks for."""

    id: str
    name: str
    text: str
    steps: int


class Lessons(Struct, frozen=True):
    """All lessons, in the recommended order."""

    lessons: list[LessonInfo]


class SitDown(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A request for a seat: a particular one, or any free one."""

    player: PlayerName
    seat: SeatNumber | None = None
    contribution: Contribution = ""


class Contribute(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's contribution to the seed; it replaces the previous one."""

    contribution: Contribution


class FillSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The host puts a bot in a seat."""

    bot: BotKind


class SeatInfo(Struct, frozen=True):
    """A seat, as everybody sees it. Times are in seconds since 1970."""

    name: str
    kind: Literal["open", "person", "bot"]
    bot: str = ""
    standing_in: bool = False  # a bot plays for a person who is away
    connected: bool = False
    host: bool = False
    away: float = 0.0  # since when this seat has had no connection; 0 where that does not matter
    vacation: bool = False  # the player is on vacation, and their clock is stopped
    contributed: bool = False  # to the seed; the record has the text
    player: str = ""  # the id of the account that owns this name; empty for a guest


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table, as everybody sees it who can find it."""

    id: str
    name: str
    state: State
    settings: TableSettings
    seats: list[SeatInfo]
    created: float
    version: int
    commitment: str  # hash of the secret from which all chance is derived
    code: str = ""  # the short code for joining; only for those who have the link
    hints: bool = False  # players may ask for hints: only one person plays, or the settings allow it
    paused: bool = False
    stepwise: bool = False  # bots wait for a go-ahead before each move
    spectators: int = 0
    next: str = ""  # the table of the rematch
    grace: int = 0  # seconds of absence after which a bot can take over
    why_ended: WhyEnded = ""
    lesson: str = ""  # the id of the lesson that is taken here


class TableLine(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    name: str
    state: State
    players: int
    taken: int
    watch: Watch
    created: float
    changed: float
    my_turn: bool = False  # the game waits for the caller


class Tables(Struct, frozen=True):
    """A list of tables."""

    tables: list[TableLine]


class MyTables(Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens of the caller's seats."""

    tokens: Annotated[list[Token], Meta(max_length=100)]


class Seated(Struct, frozen=True):
    """A seat and its token, which authorises its holder to play there. `seat` is -1 for a host who only watches."""

    table: str
    seat: int
    token: str


class SeatLink(Struct, frozen=True):
    """A link to the same seat for another device, valid for an hour."""

    link: str


class UseLink(Struct, frozen=True, forbid_unknown_fields=True):
    """Exchanges such a link for the seat's token."""

    link: Token


class SeatStatistics(Struct, frozen=True, kw_only=True):
    """Statistics of one player."""

    name: str
    won: bool
    points: int
    background: str
    turns: int
    moves: int
    moves_by_bot: int
    seconds: float  # spent on decisions
    counts: dict[str, int]  # events of this player, by name


class Statistics(Struct, frozen=True, kw_only=True):
    """Statistics of a finished game."""

    turns: int
    moves: int
    seconds: float
    winners: list[int]
    seats: list[SeatStatistics]
    dice: list[int]  # how often each number was rolled
    points: list[list[int]]  # everybody's points after each turn


class EventInfo(Struct, frozen=True, omit_defaults=True):
    """An event, in the rulebook's names. `card` is empty if this seat may not know it. `what`: the Place, Gang, token
    or punishment concerned."""

    event: str
    seat: int = -1
    other: int = -1
    card: str = ""
    number: int = 0
    what: str = ""


class LogLine(Struct, frozen=True, omit_defaults=True):
    """A line of the log. `by`: who chose, if not the player in the seat. `about`: its event, or the first of several;
    none if a move was undone."""

    text: str
    by: Literal["", "bot", "clock"] = ""
    about: EventInfo | None = None


class ReplayStep(Struct, frozen=True):
    """The game after `number` actions: the last action, the public state, and the events.

    `own`: what the chosen seat knew in addition, or each seat if all are shown. `events` and `log` are what that viewer
    could see.
    """

    number: int
    seat: int
    action: str
    by: Literal["", "bot", "clock"]
    state: PublicState
    own: list[OwnState]
    events: list[EventInfo]
    log: list[LogLine]


class Replay(Struct, frozen=True):
    """Some steps of a finished game. `total`: the number of all steps, not counting the set-up."""

    total: int
    names: list[str]
    steps: list[ReplayStep]


class Problem(Struct, frozen=True):
    """Why a request was refused: a code for programs, and a text that says what to do."""

    code: str
    text: str
    retry_after: int = 0
