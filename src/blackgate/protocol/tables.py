"""Tables and seats, as they go over HTTP: what a host can settle, who sits where, and what comes after a game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from blackgate.protocol.state import OwnState, PublicState

State = Literal["open", "playing", "over", "ended", "quarantined"]
# before its end: by the host, because the rules have changed since, or because the lesson is done
WhyEnded = Literal["", "host", "rules", "lesson", "operator"]
Watch = Literal["nobody", "everybody"]  # who has found the table: by its link, or a public one in the list

TableName = Annotated[str, Meta(max_length=60)]
PlayerName = Annotated[str, Meta(max_length=20)]
Contribution = Annotated[str, Meta(max_length=200, description="a text of the player's own that goes into the seed")]
BotKind = Annotated[str, Meta(min_length=1, max_length=20)]
Token = Annotated[str, Meta(min_length=1, max_length=400)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Pace = Annotated[
    int, Meta(ge=0, le=5000, description="milliseconds a bot takes for a move; a window is open for half of it")
]


class NoClock(Struct, frozen=True, forbid_unknown_fields=True, tag="none"):
    """Everybody takes their time."""


# A while for those who are asked together: one deadline for all of them, so that nobody sees who has answered (R17.6).
Window = Annotated[int, Meta(ge=5, le=604_800, description="seconds for answers that are asked for together")]


class TurnClock(Struct, frozen=True, forbid_unknown_fields=True, tag="turn"):
    """So many seconds for everybody in each turn, whoever's turn it is."""

    seconds: Annotated[int, Meta(ge=5, le=1_209_600)]
    window: Window = 20


class GameClock(Struct, frozen=True, forbid_unknown_fields=True, tag="game"):
    """So many seconds for everybody in the whole game, and some more with each turn of one's own."""

    seconds: Annotated[int, Meta(ge=5, le=7_776_000)]
    increment: Annotated[int, Meta(ge=0, le=604_800)] = 0
    window: Window = 20


Clock = NoClock | TurnClock | GameClock


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the host settles before the game: every option of the rules, and how people meet."""

    players: Annotated[int, Meta(ge=2, le=6)] = 4
    michel: Literal["", "michel", "michelle"] = ""
    team: bool = False
    warden: bool = False
    places: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=12)] = ()
    first: Annotated[SeatNumber | None, Meta(description="R1.7: who begins, if the host says so")] = None
    clock: Clock = NoClock()
    public: bool = False
    watch: Watch = "everybody"
    undo: Annotated[bool, Meta(description="everybody may agree to take a move back after something was seen")] = False
    tracker: Annotated[bool, Meta(description="R17.3: shows what each player could have remembered")] = False
    odds: Annotated[bool, Meta(description="tells chances of rolls and fights, by what the player may know")] = False
    hints: Annotated[bool, Meta(description="a bot gives hints also where several people play")] = False
    pace: Pace = 700


class Offered(Struct, frozen=True):
    """Something that a host can choose: by its id, with a name and a line about it."""

    id: str
    name: str
    text: str


class OfferedPlace(Offered, frozen=True):
    """A modular Place, the slot of the board in which it would lie, and whether it goes with team mode."""

    replaces: str
    with_teams: bool


class TableOptions(Struct, frozen=True, kw_only=True):
    """What can be chosen for a table of this server. `goals`: the Tunnel points that win, for each of `players`;
    `teams`: how many players can play in two teams; `bot`: which one plays where nobody has chosen."""

    players: list[int]
    goals: list[int]
    teams: list[int]
    michel: list[Offered]
    places: list[OfferedPlace]
    bots: list[Offered]
    bot: str


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A wish for a table. The host sits down at once, unless `player` is empty: then they only watch."""

    name: TableName = ""
    player: PlayerName = ""
    contribution: Contribution = ""
    settings: TableSettings = TableSettings()


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A wish for a lesson: a table of one's own with scripted opponents, at which a coach asks for one thing at a time.
    `pace`: milliseconds that an opponent takes for a move."""

    lesson: Annotated[str, Meta(min_length=1, max_length=40)]
    player: PlayerName = ""
    pace: Annotated[int, Meta(ge=0, le=5000)] = 1200


class LessonInfo(Struct, frozen=True):
    """A lesson that can be taken, with how many things the coach asks for."""

    id: str
    name: str
    text: str
    steps: int


class Lessons(Struct, frozen=True):
    """All lessons, in the order in which they are best taken."""

    lessons: list[LessonInfo]


class SitDown(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A wish for a seat: a certain one, or any that is free."""

    player: PlayerName
    seat: SeatNumber | None = None
    contribution: Contribution = ""


class Contribute(Struct, frozen=True, forbid_unknown_fields=True):
    """What goes into chance from a player, in place of what they said before."""

    contribution: Contribution


class FillSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The host puts a bot there."""

    bot: BotKind


class SeatInfo(Struct, frozen=True):
    """A seat, as everybody sees it."""

    name: str
    kind: Literal["open", "person", "bot"]
    bot: str = ""
    standing_in: bool = False  # a bot plays for a person who is away
    connected: bool = False
    host: bool = False
    away: float = 0.0  # since when nobody of that seat is connected: seconds since 1970; 0 where it does not matter
    vacation: bool = False  # they take time off: their clock stands still
    contributed: bool = False  # to chance; with what, the record says after the game
    player: str = ""  # the id of whoever has claimed this name; empty for a guest


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table, as everybody sees it who may know of it."""

    id: str
    name: str
    state: State
    settings: TableSettings
    seats: list[SeatInfo]
    created: float
    version: int
    commitment: str  # to the secret from which chance comes
    code: str = ""  # to join by; only for those who have the link
    hints: bool = False  # whoever is asked may ask a bot: where only one person plays, or the settings say so
    paused: bool = False
    stepwise: bool = False  # bots wait to be told before each move
    spectators: int = 0
    next: str = ""  # the table of the rematch
    grace: int = 0  # seconds that somebody has to be away before a bot can take over
    why_ended: WhyEnded = ""
    lesson: str = ""  # the lesson that is played here


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
    my_turn: bool = False  # the game waits for whoever asks


class Tables(Struct, frozen=True):
    """A list of tables."""

    tables: list[TableLine]


class MyTables(Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever asks shows the tokens of their seats."""

    tokens: Annotated[list[Token], Meta(max_length=100)]


class Seated(Struct, frozen=True):
    """The token is the seat: whoever has it plays there. `seat` is -1 for a host who only watches."""

    table: str
    seat: int
    token: str


class SeatLink(Struct, frozen=True):
    """To sit down in the same seat on another device; good for an hour."""

    link: str


class UseLink(Struct, frozen=True, forbid_unknown_fields=True):
    """Exchange such a link for the seat's token."""

    link: Token


class SeatStatistics(Struct, frozen=True, kw_only=True):
    """A player's game in figures."""

    name: str
    won: bool
    points: int
    background: str
    turns: int
    moves: int
    moves_by_bot: int
    seconds: float  # spent on decisions
    counts: dict[str, int]  # how often each thing happened to or through this player, by the name of the event


class Statistics(Struct, frozen=True, kw_only=True):
    """A finished game in figures."""

    turns: int
    moves: int
    seconds: float
    winners: list[int]
    seats: list[SeatStatistics]
    dice: list[int]  # how often each number was rolled
    points: list[list[int]]  # everybody's points after each turn


class EventInfo(Struct, frozen=True, omit_defaults=True):
    """Something that happened, with the names of the rulebook. `card` is empty where this seat may not know it.

    `what` is the Place, Gang, token or punishment that it is about.
    """

    event: str
    seat: int = -1
    other: int = -1
    card: str = ""
    number: int = 0
    what: str = ""


class LogLine(Struct, frozen=True, omit_defaults=True):
    """Something that happened, in words. `by`: who chose it, where that was not the player in the seat. `about`: the
    event that it tells, of several that it tells together the first; none tells that a move was taken back."""

    text: str
    by: Literal["", "bot", "clock"] = ""
    about: EventInfo | None = None


class ReplayStep(Struct, frozen=True):
    """The game after so many actions: the last of them, what everybody could see, and what it did.

    `own` is what the chosen seat knew besides; for everybody's view, what each seat knew. `events` is what happened,
    as those eyes saw it, and `log` the same in words.
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
    """Some steps of a finished game; `total` says how many there are in all, the set-up not counted."""

    total: int
    names: list[str]
    steps: list[ReplayStep]


class Problem(Struct, frozen=True):
    """Why a request was refused: a code for programs, and what to do next for people."""

    code: str
    text: str
    retry_after: int = 0
