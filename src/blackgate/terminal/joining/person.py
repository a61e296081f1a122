"""`blackgate join URL`: a person at a server's table, from the lobby to the end of the game.

Everything happens in one thread: keyboard input and server messages are handled in turn from one queue.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from blackgate.bots.explanation import Alternative
from blackgate.messages import text
from blackgate.protocol import play as wire
from blackgate.protocol.tables import LogLine
from blackgate.rules.book import Rulebook
from blackgate.rules.view import View
from blackgate.terminal import commands
from blackgate.terminal.choices import Choice, folded, numbered
from blackgate.terminal.hint import Hint, hints_of
from blackgate.terminal.joining.connection import Disconnected
from blackgate.terminal.joining.prompt import Prompt, ScreenWithPrompt
from blackgate.terminal.joining.remote import RemoteTable, TableEvent, Typed
from blackgate.terminal.joining.table_lines import changed_lines, proposal_line, said_line, table_lines
from blackgate.terminal.question import PlayerLeft, Question
from blackgate.terminal.screen import Screen
from blackgate.terminal.user_errors import UserError

LONGEST: Final = 60  # characters of what was typed that are repeated
LONGEST_CHAT: Final = 300

Tell = Callable[[str], None]
TellHints = Callable[[list[Hint]], None]


class JoinedPerson:
    """What a person has seen of the table, and what they do there."""

    def __init__(self, table: RemoteTable, language: str, screen: Screen, prompt: Prompt) -> None:
        self._table: Final = table
        self._language: Final = language
        self._screen: Final = ScreenWithPrompt(screen, prompt)
        self._prompt: Final = prompt
        self._log: list[str] = []
        self._news: list[str] = []  # since the last question to us
        self._question: Question | None = None  # None: the game has not begun
        self._seen_in = -1  # the turn in which we have last seen the whole table
        self._info = table.info
        self._proposal: wire.Proposal | None = None
        self._lost = self._welcomed = False
        self._reasons: Final[dict[str, Tell]] = {}  # what to do with an answer, by its ref
        self._hints: Final[dict[str, tuple[View, list[Choice], TellHints]]] = {}

    def play(self) -> None:
        """Until the game is over or the table ended. Raises PlayerLeft, UserError, or KeyboardInterrupt."""
        self._table.open()
        while not self._table.over and self._table.info.state != "ended":
            if self._welcomed:
                self._prompt.show()
            self._notice(self._table.next_event())

    # --- what happens
    def _notice(self, event: TableEvent) -> None:
        if isinstance(event, Typed):
            self._typed(event.line)
        elif isinstance(event, wire.Welcome):
            self._welcome(event)
        elif isinstance(event, wire.Update):
            self._happened(event.log)
        elif isinstance(event, wire.TableChanged):
            self._table_changed(event)
        elif isinstance(event, wire.ChatReceived):
            self._screen.say(said_line(event.said, self._table.names, self._language))
        elif isinstance(event, wire.Refused):
            self._reasons.pop(event.ref, None)
            self._hints.pop(event.ref, None)
            self._screen.say(event.text)
        elif isinstance(event, wire.Reason):
            self._reasons.pop(event.ref, _nobody)(event.text)
        elif isinstance(event, wire.Hinted):
            self._show_hints(event)
        elif isinstance(event, wire.Farewell):
            self._screen.say(event.text)
        elif isinstance(event, Disconnected) and not self._lost:
            self._lost = True
            self._say("join-lost")

    def _welcome(self, welcome: wire.Welcome) -> None:
        if self._lost:
            self._say("join-back")
        begins = self._table.begun and self._welcomed and self._question is None
        came, self._welcomed, self._lost = not self._welcomed, True, False
        if welcome.since < 0:
            self._log = []
        if begins:
            self._say("join-begins")
        if self._table.begun:
            self._happened(welcome.log, told=not came)
        elif came:
            self._show_table()
        if self._table.proposal is not None:
            self._show_proposal()

    def _happened(self, log: Sequence[LogLine], told: bool = True) -> None:
        """The game has continued; or we see it for the first time, with its history in the log."""
        lines = [self._line(each) for each in log]
        self._log += lines
        if not told:
            lines = []
        self._news += lines
        asked = self._table.question
        assert asked is not None
        self._question = self._new_question(asked)
        self._prompt.completion.words = sorted(self._question.completions())
        if asked.choices or not told:
            self._show_question(self._news if self._screen.clears else lines)
        else:
            self._screen.say(*lines, *([asked.text] if asked.answered else []))

    def _new_question(self, asked: wire.Question) -> Question:
        table, language = self._table, self._language
        words, clocks = asked.text, table.clocks
        if clocks is not None and asked.choices and table.seat in clocks.running:
            words = text(language, "join-time", question=words, seconds=int(clocks.left[table.seat]))
        view = table.view()
        number_of = view.book.action_of_text
        offered = [(each.group, number_of[each.action], each.label) for each in asked.choices]
        groups = numbered(offered, language, view.book)
        return Question(view, words, groups, language, table.names, table.listed(language), self._screen, self)

    def _show_question(self, news: list[str]) -> None:
        assert self._question is not None
        turn = self._table.turn
        self._question.show(news, self._seen_in == turn)
        self._seen_in = turn

    def _table_changed(self, changed: wire.TableChanged) -> None:
        self._screen.say(*changed_lines(self._info, changed.table, self._table.seat, self._language))
        self._info = changed.table
        if changed.proposal != self._proposal:
            self._show_proposal()

    def _show_proposal(self) -> None:
        table, before = self._table, self._proposal
        self._proposal = table.proposal
        if table.proposal is not None:
            self._screen.say(proposal_line(table.proposal, table.names, table.seat, self._language))
        elif before is not None:
            self._say("join-proposal-gone")

    def _show_table(self) -> None:
        table = self._table
        self._prompt.completion.words = sorted(commands.command_words(self._language, commands.BEFORE))
        self._screen.heading(text(self._language, "join-lobby"))
        self._screen.say(*table_lines(table.info, table.seat, self._language))
        hosts = table.seat >= 0 and table.info.seats[table.seat].host
        self._say("join-lobby-host" if hosts else "join-lobby-wait")

    def _line(self, line: LogLine) -> str:
        return text(self._language, f"join-by-{line.by}", line=line.text) if line.by else line.text

    def _say(self, message: str, **arguments: str | int) -> None:
        self._screen.say(text(self._language, message, **arguments))

    # --- what is typed
    def _typed(self, line: str | None) -> None:
        if line is None:
            raise PlayerLeft
        self._prompt.taken(line)
        if self._question is None:
            self._typed_before(line)
        elif not line.strip():
            self._question.show(self._news, False)
        else:
            choice = self._question.handle_line(line)
            if choice is not None:
                self._news = []
                self._table.send(wire.Play(self._table.new_ref(), self._table.version, choice.text))

    def _typed_before(self, line: str) -> None:
        """In the lobby; Enter alone shows it again."""
        command, rest = commands.command_typed(line, self._language, commands.BEFORE)
        if command == commands.QUIT:
            raise PlayerLeft
        if command == commands.HELP:
            self._screen.say(*(f"  {each}" for each in commands.help_lines(self._language, commands.BEFORE)))
        elif command:
            self.run(command, rest)
        elif line.strip():
            self._say("terminal-not-understood", typed=line.strip()[:LONGEST])
        else:
            self._show_table()

    # --- the commands of a question
    @property
    def commands(self) -> Sequence[str]:
        return commands.ONLINE if self._table.seat >= 0 else commands.WATCHING

    def log(self) -> list[str]:
        return self._log

    def why_not(self, action: int, tell: Tell) -> None:
        ref = self._table.new_ref()
        self._reasons[ref] = tell
        self._table.send(wire.Why(ref, self._table.view().book.action_texts[action]))

    def hints(self, view: View, choices: list[Choice], tell: TellHints) -> None:
        ref = self._table.new_ref()
        self._hints[ref] = (view, choices, tell)
        self._say("join-thinks")
        self._table.send(wire.Hint(ref))

    def _show_hints(self, hinted: wire.Hinted) -> None:
        """If something else has been asked meanwhile, the hint is obsolete."""
        asked = self._hints.pop(hinted.ref, None)
        if asked is None or hinted.version != self._table.version:
            return
        view, choices, tell = asked
        alternatives = [alternative_of(each, view.book) for each in hinted.alternatives]
        tell(hints_of(alternatives, view, choices, self._language, self._table.names))

    def run(self, command: str, rest: str) -> None:
        """What can be done only at a server's table."""
        table = self._table
        ref = table.new_ref()
        if command == commands.UNDO:
            table.send(wire.Undo(ref, table.version))
        elif command == commands.PAUSE:
            table.send(wire.Pause(ref))
        elif command == commands.RESUME:
            table.send(wire.Resume(ref))
        elif command == commands.CHAT:
            self._chat(ref, rest)
        elif command in (commands.YES, commands.NO):
            self._vote(ref, command == commands.YES)
        elif command == commands.ALWAYS:
            self._pass_always(ref, folded(rest))
        elif command == commands.START:
            self._try(lambda: table.joined.server.start(table.joined.table, table.joined.token))
        elif command == commands.BOT:
            self._put_bot(ref, rest)

    def _chat(self, ref: str, words: str) -> None:
        if words:
            self._table.send(wire.Chat(ref, words[:LONGEST_CHAT]))
        else:
            self._say("join-chat-what")

    def _vote(self, ref: str, yes: bool) -> None:
        proposal = self._table.proposal
        if proposal is None:
            self._say("server-no-proposal")
        else:
            self._table.send(wire.Vote(ref, proposal.number, yes))

    def _pass_always(self, ref: str, how: str) -> None:
        """Always pass in the window that is open now; or be asked again, in it or in all of them."""
        window = self._table.question.window if self._table.question else ""
        passes = self._table.passes
        if how in ("always", text(self._language, "join-pass-always")) and window:
            passes = passes | {window}
        elif how in ("ask", text(self._language, "join-pass-ask")):
            passes = passes - {window} if window in passes else set()
        else:
            self._say("join-pass-how")
            return
        self._table.passes = passes
        self._table.send(wire.AlwaysPass(ref, sorted(passes)))
        self._say("join-passes", count=len(passes), windows=", ".join(sorted(passes)))

    def _put_bot(self, ref: str, rest: str) -> None:
        """Before the game a bot fills a seat; in the game it plays for somebody who is away."""
        seat, _, kind = rest.partition(" ")
        if not seat.isdecimal() or len(seat) > 1 or not kind:
            self._say("join-bot-how")
        elif self._table.begun:
            self._try(lambda: self._table.send(wire.TakeOver(ref, int(seat), kind.strip())))
        else:
            joined = self._table.joined
            self._try(lambda: joined.server.put_bot(joined.table, joined.token, int(seat), kind.strip()))

    def _try(self, deed: Callable[[], None]) -> None:
        try:
            deed()
        except UserError as error:
            self._screen.say(error.text(self._language))


def alternative_of(plain: dict[str, Any], book: Rulebook) -> Alternative:
    """As `Alternative.plain` wrote it."""
    number_of = book.action_of_text
    line = [(int(move["seat"]), number_of[move["action"]]) for move in plain["line"]]
    return Alternative(number_of[plain["action"]], plain["visits"], plain["chances"], line)


def _nobody(reason: str) -> None:
    """The answer has arrived."""
