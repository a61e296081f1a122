"""The messages on the WebSocket of a table.

A client's first message is `hello`; the server replies with `welcome`, which has everything. From then on `update` has
the changes. The server replies to a message with a `ref` with `ack` or `refused` and the same `ref`. A message that is
sent again with the same `ref` is handled once and gets the same reply.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from blackgate.protocol.state import OwnState, PublicState, StateChanges
from blackgate.protocol.tables import BotKind, EventInfo, LogLine, Pace, SeatNumber, TableInfo

Ref = Annotated[str, Meta(min_length=1, max_length=40, description="the client's id for a message")]
Emote = Literal["laugh", "cry", "angry", "wave", "thumbs_up", "shock", "handcuffs", "shovel"]
Plain = dict[str, Any]


# --- from the client
class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag="hello", kw_only=True):
    """Identifies the client by a seat's token; without a token it is a spectator."""

    token: Annotated[str, Meta(max_length=400)] = ""
    language: Annotated[str, Meta(max_length=12)] = "en"
    words: bool = True  # false: no labels, questions and log in words, for programs
    since: Annotated[int, Meta(ge=-1)] = -1  # the last version this client has; `log` begins after it
    seen: Annotated[int, Meta(ge=-1)] = -1  # the last version the player looked at; `meanwhile` begins after it


class Play(Struct, frozen=True, forbid_unknown_fields=True, tag="play"):
    """The seat's choice. `version`: that of the question."""

    ref: Ref
    version: int
    action: Annotated[str, Meta(max_length=60)]


class Why(Struct, frozen=True, forbid_unknown_fields=True, tag="why"):
    """Asks why an action is impossible now; without an action, why each of the impossible ones is."""

    ref: Ref
    action: Annotated[str, Meta(max_length=60)] = ""


class Hint(Struct, frozen=True, forbid_unknown_fields=True, tag="hint"):
    """Asks what a strong bot would do."""

    ref: Ref


class Odds(Struct, frozen=True, forbid_unknown_fields=True, tag="odds"):
    """Asks for the odds of a choice; only at tables with the setting `odds`."""

    ref: Ref
    action: Annotated[str, Meta(max_length=60)]


class AlwaysPass(Struct, frozen=True, forbid_unknown_fields=True, tag="always_pass"):
    """The server passes for this seat in these windows from now on, and asks in all others."""

    ref: Ref
    windows: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=20)]


class Silence(Struct, frozen=True, forbid_unknown_fields=True, tag="silence"):
    """Whether the server gives forced answers for this seat from now on."""

    ref: Ref
    on: bool


class Stepwise(Struct, frozen=True, forbid_unknown_fields=True, tag="stepwise"):
    """Whether the bots wait for a go-ahead before each move; only if one person plays alone."""

    ref: Ref
    on: bool


class Step(Struct, frozen=True, forbid_unknown_fields=True, tag="step"):
    """The go-ahead for the question of `version`."""

    ref: Ref
    version: int


class SetPace(Struct, frozen=True, forbid_unknown_fields=True, tag="pace"):
    """The host changes the pace, from the next question on."""

    ref: Ref
    pace: Pace


class Undo(Struct, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Undoes the seat's last choice: at once if nothing has been revealed since, otherwise if everybody agrees."""

    ref: Ref
    version: int


class Pause(Struct, frozen=True, forbid_unknown_fields=True, tag="pause"):
    """Stops the clocks if everybody agrees."""

    ref: Ref


class Resume(Struct, frozen=True, forbid_unknown_fields=True, tag="resume"):
    """Ends a pause."""

    ref: Ref


class Vote(Struct, frozen=True, forbid_unknown_fields=True, tag="vote"):
    """A vote on a proposal."""

    ref: Ref
    proposal: int
    yes: bool


class TakeOver(Struct, frozen=True, forbid_unknown_fields=True, tag="take_over"):
    """The host lets a bot play for a player who is away."""

    ref: Ref
    seat: SeatNumber
    bot: BotKind = "veteran"


class Chat(Struct, frozen=True, forbid_unknown_fields=True, tag="chat"):
    """A chat message."""

    ref: Ref
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Emotion(Struct, frozen=True, forbid_unknown_fields=True, tag="emote"):
    """The same without words."""

    ref: Ref
    emote: Emote


FromClient = (
    Hello
    | Play
    | Why
    | Hint
    | Odds
    | AlwaysPass
    | Silence
    | Stepwise
    | Step
    | SetPace
    | Undo
    | Pause
    | Resume
    | Vote
    | TakeOver
    | Chat
    | Emotion
)


# --- from the server
class Target(Struct, frozen=True, omit_defaults=True):
    """What a choice is about, so that it can be lit up on the board or in the hand."""

    place: str = ""
    seat: int = -1
    card: str = ""
    gang: str = ""


NOTHING: Final = Target()  # the very object is left out of a message


class Choice(Struct, frozen=True, omit_defaults=True):
    """A legal choice. `cost`: how many of the turn's actions it takes."""

    action: str
    label: str = ""
    group: Literal["answer", "basic", "place", "free"] = "answer"
    target: Target = NOTHING
    cost: int = 0


class Impossible(Struct, frozen=True):
    """An answer that the question names but this seat cannot give, and why; only this seat is told."""

    label: str
    text: str


class CoachLine(Struct, frozen=True, omit_defaults=True):
    """A line of the coach of a lesson. `point`: the part of the screen it is about."""

    text: str
    point: str = ""


class Coach(Struct, frozen=True):
    """What the coach says now, line by line: nothing while others act. The last line comes with the only choice, or
    with none at the end of the lesson. `done` of `steps` actions have been taken."""

    done: int
    steps: int
    lines: list[CoachLine]


class Question(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The current question, who is asked, and this seat's choices.

    In a window (`window`: its name) all of `asked` are asked at once, and nobody sees who has answered. `coach`: for
    the learner in a lesson. `card`: the Action card that has been played and that the question is about.
    """

    asked: list[int]
    kind: str
    text: str = ""
    card: str = ""
    window: str = ""
    answered: bool = False  # this seat has answered and waits for the others
    forced: bool = False  # there is only one choice, and the server will make it soon
    choices: list[Choice] = []
    impossible: list[Impossible] = []
    coach: Coach | None = None


class Proposal(Struct, frozen=True):
    """A proposal that needs everybody's consent. `votes`: the seats that have agreed."""

    number: int
    what: Literal["pause", "undo"]
    seat: int
    votes: list[int]


class Clocks(Struct, frozen=True):
    """Seconds left for each seat when this was sent, and whose clocks run. `deadline`: seconds left in a window."""

    left: list[float]
    running: list[int]
    deadline: float = -1.0


class ChatLine(Struct, frozen=True, omit_defaults=True):
    """Chat or an emote; `seat` is -1 for a spectator."""

    number: int
    seat: int
    at: float
    text: str = ""
    emote: str = ""


class Rematch(Struct, frozen=True):
    """The table of the next game, and the token of this seat there."""

    table: str
    token: str = ""


class Meanwhile(Struct, frozen=True):
    """What happened after the version in `hello.seen`: the last `lines` of `log`, and moves made for this seat."""

    lines: int
    moves_by_bot: int
    moves_by_clock: int


class Welcome(Struct, frozen=True, tag="welcome", kw_only=True):
    """Everything; sent after `hello`, and whenever a client should start over.

    `state`: what everybody may know, in the rulebook's names; `own`: what this seat knows in addition; `log`: all
    lines, or those since the version in `hello`.
    """

    protocol: int
    table: TableInfo
    seat: int
    version: int
    state: PublicState | None = None
    own: OwnState | None = None
    question: Question | None = None
    undo: bool = False  # this seat can undo its last choice without consent
    log: list[LogLine] = []
    since: int = -1
    meanwhile: Meanwhile | None = None  # if `hello` had `seen`
    chat: list[ChatLine] = []
    always_pass: list[str] = []
    silent: bool = False  # the last value of `silence`
    proposal: Proposal | None = None
    clocks: Clocks | None = None
    rematch: Rematch | None = None


class Update(Struct, frozen=True, tag="update", kw_only=True):
    """The game has continued to `version`.

    `changes`: the keys of `state` that have changed; its `seats` are by number, and only those that have changed.
    `own`: everything that only this seat knows, or null if that has not changed.
    """

    version: int
    changes: StateChanges
    own: OwnState | None
    events: list[EventInfo]
    log: list[LogLine]
    question: Question
    undo: bool
    clocks: Clocks | None


class Ack(Struct, frozen=True, tag="ack"):
    """Done and saved. `version`: the resulting one."""

    ref: str
    version: int


class Refused(Struct, frozen=True, tag="refused", omit_defaults=True):
    """Not done, and why. `code`: for programs; `rule`: the number of the rule that forbids it, if any; `retry_after`:
    seconds to wait before trying again, if known."""

    ref: str
    code: str
    text: str = ""
    rule: str = ""
    retry_after: int = 0


class Reason(Struct, frozen=True, tag="reason"):
    """The reply to `why`: empty if the action is possible."""

    ref: str
    text: str
    rule: str


class Because(Struct, frozen=True):
    """A reason and its rule."""

    text: str
    rule: str


class Reasons(Struct, frozen=True, tag="reasons"):
    """The reply to `why` without an action: the reasons for everything that is entirely impossible now, by the first
    word of its actions. Empty if it is not this seat's turn to act."""

    ref: str
    version: int
    reasons: dict[str, list[Because]]


class Hinted(Struct, frozen=True, tag="hinted"):
    """The reply to `hint`: the alternatives, best first, as `docs/bots.md` describes them, with labels. The moves of a
    `line` also have a label, and a `target` like choices."""

    ref: str
    version: int
    alternatives: list[Plain]


class Outcome(Struct, frozen=True, omit_defaults=True):
    """A possible outcome of a choice, and its probability from 0 to 1.

    Outcomes may overlap: a roll leads to two Places. `dice`: the numbers that lead to it.
    """

    label: str
    chance: float
    dice: list[int] = []


class OddsResult(Struct, frozen=True, tag="odds"):
    """The reply to `odds`: empty if the choice leads to no roll or fight."""

    ref: str
    version: int
    outcomes: list[Outcome]


class TableChanged(Struct, frozen=True, tag="table", kw_only=True):
    """The table has changed: somebody came, left, paused or proposed something."""

    table: TableInfo
    proposal: Proposal | None = None
    clocks: Clocks | None = None
    rematch: Rematch | None = None


class ChatReceived(Struct, frozen=True, tag="said"):
    """A new chat message or emote."""

    said: ChatLine


class Farewell(Struct, frozen=True, tag="farewell"):
    """Why the server closes the connection."""

    code: str
    text: str


class Renewed(Struct, frozen=True, tag="token"):
    """A new token for the same seat; the previous one expires soon."""

    token: str


FromServer = (
    Welcome
    | Update
    | Ack
    | Refused
    | Reason
    | Reasons
    | Hinted
    | OddsResult
    | TableChanged
    | ChatReceived
    | Farewell
    | Renewed
)
