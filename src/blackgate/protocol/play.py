"""What is said over the WebSocket of a table.

The first message of a client is `hello`; it is answered with `welcome`, which has everything. From then on `update`
tells what has changed. A client message with a `ref` is answered with `ack` or `refused`, both with that ref; sent
again with the same ref it is answered the same and done once.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from blackgate.protocol.state import OwnState, PublicState, StateChanges
from blackgate.protocol.tables import BotKind, EventInfo, LogLine, Pace, SeatNumber, TableInfo

Ref = Annotated[str, Meta(min_length=1, max_length=40, description="the client's own number for a message")]
Emote = Literal["laugh", "cry", "angry", "wave", "thumbs_up", "shock", "handcuffs", "shovel"]
Plain = dict[str, Any]


# --- from the client
class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag="hello", kw_only=True):
    """Who is there: the holder of a seat's token, or without one a spectator."""

    token: Annotated[str, Meta(max_length=400)] = ""
    language: Annotated[str, Meta(max_length=12)] = "en"
    words: bool = True  # False: no labels, questions or log in words, as a program wants it
    since: Annotated[int, Meta(ge=-1)] = -1  # the last version this client saw: the digest begins there
    seen: Annotated[int, Meta(ge=-1)] = -1  # the last version the player looked at: `meanwhile` begins there


class Play(Struct, frozen=True, forbid_unknown_fields=True, tag="play"):
    """The seat chooses. `version` is the one of the question that it answers."""

    ref: Ref
    version: int
    action: Annotated[str, Meta(max_length=60)]


class Why(Struct, frozen=True, forbid_unknown_fields=True, tag="why"):
    """Why can I not do this now? Without an action: why each thing that I cannot do in my turn?"""

    ref: Ref
    action: Annotated[str, Meta(max_length=60)] = ""


class Hint(Struct, frozen=True, forbid_unknown_fields=True, tag="hint"):
    """What would a strong bot do?"""

    ref: Ref


class Odds(Struct, frozen=True, forbid_unknown_fields=True, tag="odds"):
    """What are the chances, if I choose this? Only at tables with the setting `odds`."""

    ref: Ref
    action: Annotated[str, Meta(max_length=60)]


class AlwaysPass(Struct, frozen=True, forbid_unknown_fields=True, tag="always_pass"):
    """From now on the server passes for this seat in these windows; those not named are asked again."""

    ref: Ref
    windows: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=20)]


class Silence(Struct, frozen=True, forbid_unknown_fields=True, tag="silence"):
    """From now on the server answers where this seat has only one answer, or asks about that too."""

    ref: Ref
    on: bool


class Stepwise(Struct, frozen=True, forbid_unknown_fields=True, tag="stepwise"):
    """Whoever plays alone lets the bots wait before each move, or go on by themselves."""

    ref: Ref
    on: bool


class Step(Struct, frozen=True, forbid_unknown_fields=True, tag="step"):
    """Bots that wait answer the question of `version`."""

    ref: Ref
    version: int


class SetPace(Struct, frozen=True, forbid_unknown_fields=True, tag="pace"):
    """The host sets another pace, which counts from the next question on."""

    ref: Ref
    pace: Pace


class Undo(Struct, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Take my last choice back: at once where nothing was seen since, otherwise by everybody's consent."""

    ref: Ref
    version: int


class Pause(Struct, frozen=True, forbid_unknown_fields=True, tag="pause"):
    """Stop the clocks, if everybody agrees."""

    ref: Ref


class Resume(Struct, frozen=True, forbid_unknown_fields=True, tag="resume"):
    """Go on after a pause."""

    ref: Ref


class Vote(Struct, frozen=True, forbid_unknown_fields=True, tag="vote"):
    """Yes or no to a proposal."""

    ref: Ref
    proposal: int
    yes: bool


class TakeOver(Struct, frozen=True, forbid_unknown_fields=True, tag="take_over"):
    """The host lets a bot play for somebody who is away."""

    ref: Ref
    seat: SeatNumber
    bot: BotKind = "veteran"


class Chat(Struct, frozen=True, forbid_unknown_fields=True, tag="chat"):
    """Something to say to the table."""

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
    """Something the seat may do now. `cost`: so many of the turn's actions."""

    action: str
    label: str = ""
    group: Literal["answer", "basic", "place", "free"] = "answer"
    target: Target = NOTHING
    cost: int = 0


class Impossible(Struct, frozen=True):
    """An answer that the question names and this seat cannot give, and why; nobody else is told."""

    label: str
    text: str


class CoachLine(Struct, frozen=True, omit_defaults=True):
    """Something that the coach of a lesson says; `point`: the part of the screen that it is about."""

    text: str
    point: str = ""


class Coach(Struct, frozen=True):
    """What the coach says now: line by line, the last of them together with the only choice there is, or with none when
    the lesson is done; nothing while others act. `done` of `steps` things have been done."""

    done: int
    steps: int
    lines: list[CoachLine]


class Question(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What is asked, of whom, and what this seat may answer.

    In a window (`window` is its name) all of `asked` are asked at once, and nobody sees who has answered. `coach`: in a
    lesson, for whoever takes it.
    """

    asked: list[int]
    kind: str
    text: str = ""
    window: str = ""
    answered: bool = False  # this seat has, and waits for the others
    forced: bool = False  # there is only one answer, and the server gives it soon
    choices: list[Choice] = []
    impossible: list[Impossible] = []
    coach: Coach | None = None


class Proposal(Struct, frozen=True):
    """Something for everybody to agree to; `votes` are those who have agreed."""

    number: int
    what: Literal["pause", "undo"]
    seat: int
    votes: list[int]


class Clocks(Struct, frozen=True):
    """Seconds left for each seat at the moment of sending, and whose run; `deadline`: seconds left for a window."""

    left: list[float]
    running: list[int]
    deadline: float = -1.0


class Said(Struct, frozen=True, omit_defaults=True):
    """Chat or an emote; `seat` is -1 for a spectator."""

    number: int
    seat: int
    at: float
    text: str = ""
    emote: str = ""


class Rematch(Struct, frozen=True):
    """The table of the next game, and the token of the same seat there."""

    table: str
    token: str = ""


class Meanwhile(Struct, frozen=True):
    """What happened after the version in `hello.seen`: so many of the last lines in `log`, and moves for this seat."""

    lines: int
    moves_by_bot: int
    moves_by_clock: int


class Welcome(Struct, frozen=True, tag="welcome", kw_only=True):
    """Everything: sent after `hello`, and whenever a client should begin anew.

    `state` is what everybody may know of the game, with the names of the rulebook, and `own` what this seat knows
    besides. `log` is what has happened, or what has happened since the version in `hello`: the digest.
    """

    protocol: int
    table: TableInfo
    seat: int
    version: int
    state: PublicState | None = None
    own: OwnState | None = None
    question: Question | None = None
    undo: bool = False  # one's last choice can be taken back without asking
    log: list[LogLine] = []
    since: int = -1
    meanwhile: Meanwhile | None = None  # for a seat that said what it had seen
    chat: list[Said] = []
    always_pass: list[str] = []
    silent: bool = False  # what `silence` said last
    proposal: Proposal | None = None
    clocks: Clocks | None = None
    rematch: Rematch | None = None


class Update(Struct, frozen=True, tag="update", kw_only=True):
    """The game has gone on to `version`.

    `changes` has the keys of `state` that are new; its `seats` are by number, and only those that have changed. `own`
    is all that only this seat knows, or nothing where that has not changed.
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
    """Done, and in the database. `version` is the one that came of it."""

    ref: str
    version: int


class Refused(Struct, frozen=True, tag="refused", omit_defaults=True):
    """Not done, and why. `code` is for programs; `rule` is the number of the rule where one forbids it, and
    `retry_after` how many seconds to wait before trying again, where that is known."""

    ref: str
    code: str
    text: str = ""
    rule: str = ""
    retry_after: int = 0


class Reason(Struct, frozen=True, tag="reason"):
    """The answer to `why`: empty where it can be done."""

    ref: str
    text: str
    rule: str


class Because(Struct, frozen=True):
    """A reason and its rule."""

    text: str
    rule: str


class Reasons(Struct, frozen=True, tag="reasons"):
    """The answer to `why` without an action: by the first word of its actions, everything of which nothing can be done
    now, and why. Empty where it is not this seat's turn to act."""

    ref: str
    version: int
    reasons: dict[str, list[Because]]


class Hinted(Struct, frozen=True, tag="hinted"):
    """The answer to `hint`: the alternatives, the best first, as `docs/bots.md` describes them, with labels. The moves
    of a `line` have labels too, and a `target` as choices have."""

    ref: str
    version: int
    alternatives: list[Plain]


class Outcome(Struct, frozen=True, omit_defaults=True):
    """Something that can come of a choice, and how likely it is, from 0 to 1.

    Several may come together: a roll leads to two Places. `dice`: the results of the roll that bring it.
    """

    label: str
    chance: float
    dice: list[int] = []


class OddsTold(Struct, frozen=True, tag="odds"):
    """The answer to `odds`: empty where the choice begins no roll and no fight."""

    ref: str
    version: int
    outcomes: list[Outcome]


class TableChanged(Struct, frozen=True, tag="table", kw_only=True):
    """Somebody came, left, paused, proposed: the table as it is now."""

    table: TableInfo
    proposal: Proposal | None = None
    clocks: Clocks | None = None
    rematch: Rematch | None = None


class ChatSaid(Struct, frozen=True, tag="said"):
    """Somebody said something."""

    said: Said


class Farewell(Struct, frozen=True, tag="farewell"):
    """The server closes the connection, and why."""

    code: str
    text: str


class Renewed(Struct, frozen=True, tag="token"):
    """Another token for the same seat: keep it in place of the one that was shown, which ends soon."""

    token: str


FromServer = (
    Welcome
    | Update
    | Ack
    | Refused
    | Reason
    | Reasons
    | Hinted
    | OddsTold
    | TableChanged
    | ChatSaid
    | Farewell
    | Renewed
)
