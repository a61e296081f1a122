"""Who sits where: people and bots, from the command line, from a few questions, or from a record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from blackgate.bots import PROGRAM, bot_kinds, is_bot_kind
from blackgate.edition import Edition
from blackgate.messages import has, text
from blackgate.rules.kinds import MAX_SEATS
from blackgate.rules.options import FEWEST
from blackgate.terminal.mistakes import Mistake
from blackgate.wording import prisoner_name

MOST: Final = int(MAX_SEATS)
USUAL: Final = 4  # players, when nobody says how many
USUAL_BOT: Final = "veteran"
LONGEST_NAME: Final = 20

Ask = Callable[[str], str]
Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Seat:
    """A player at the table: a person, or a bot of some kind."""

    name: str
    bot: str | None = None

    @property
    def recorded(self) -> str:
        """The name in a record: a bot's kind stands behind it in brackets.

        But no command of a program: whoever loads a stranger's record must not run what it says.
        """
        if self.bot is None:
            return self.name
        return f"{self.name} ({PROGRAM if is_program(self.bot) else self.bot})"

    def kind(self, language: str) -> str:
        """What plays here, in words: `veteran`, `boss:2`; nothing for a person."""
        if self.bot is None:
            return ""
        name, colon, argument = self.bot.partition(":")
        said = bot_name(name, language)
        return said if is_program(self.bot) else f"{said}{colon}{argument}"

    def shown(self, language: str) -> str:
        """The name where seats are listed: `Ox (veteran)`."""
        kind = self.kind(language)
        return text(language, "terminal-seat-bot", player=self.name, kind=kind) if kind else self.name


def no_such_bot(kind: str) -> Mistake:
    return Mistake("terminal-wrong-bot", kind=kind, kinds=", ".join((*bot_kinds(), f"{PROGRAM}:COMMAND")))


def is_program(kind: str) -> bool:
    return kind.partition(":")[0] == PROGRAM


def bot_name(kind: str, language: str) -> str:
    """The name of a bot in that language; one of somebody's own is called as its file is."""
    message = f"terminal-bot-{kind}"
    return text(language, message) if has(language, message) else kind


def seats_from(
    players: int | None, people: Sequence[str], bots: Sequence[str], edition: Edition, language: str
) -> list[Seat]:
    """The seats that the command line asks for: people first, then bots.

    Without a name one person plays, unless bots fill all the seats; seats that are left over get the usual bot.
    """
    for kind in bots:
        if not is_bot_kind(kind):
            raise no_such_bot(kind)
    someone = not people and (players is None or len(bots) < players)
    named = len(people) + len(bots) + someone
    count = players if players is not None else max(named, USUAL if named == 1 else FEWEST)
    if not FEWEST <= count <= MOST:
        raise Mistake("terminal-wrong-players", found=str(count), least=FEWEST, most=MOST)
    if named > count:
        raise Mistake("terminal-too-many-seats", named=named, players=count)
    wanted: list[tuple[str, str | None]] = [(name, None) for name in people]
    if someone:
        wanted.append(("", None))
    wanted += [("", kind) for kind in bots]
    wanted += [("", USUAL_BOT)] * (count - named)
    return named_seats(wanted, edition, language)


def seats_asked(ask: Ask, say: Say, edition: Edition, language: str) -> list[Seat]:
    """A short set-up: Enter alone is a game against bots; otherwise how many, and who they are.

    Where bots play it asks how strong they are.
    """
    say(text(language, "terminal-setup-welcome"))
    while True:
        answer = ask(text(language, "terminal-setup-players", least=FEWEST, most=MOST, bots=USUAL - 1)).strip()
        if not answer:
            return seats_from(USUAL, [], [strength_asked(ask, say, language)] * (USUAL - 1), edition, language)
        if answer in [str(count) for count in range(FEWEST, MOST + 1)]:
            break
        say(Mistake("terminal-wrong-players", found=answer[:LONGEST_NAME], least=FEWEST, most=MOST).text(language))
    wanted: list[tuple[str, str | None]] = []
    while len(wanted) < int(answer):
        name = ask(text(language, "terminal-setup-name", seat=len(wanted)))
        try:
            attempt = [*wanted, (name, None if name.strip() else USUAL_BOT)]
            named_seats(attempt, edition, language)
        except Mistake as mistake:
            say(mistake.text(language))
        else:
            wanted = attempt
    if any(bot for _, bot in wanted):
        strength = strength_asked(ask, say, language)
        wanted = [(name, bot and strength) for name, bot in wanted]
    return named_seats(wanted, edition, language)


def strength_asked(ask: Ask, say: Say, language: str) -> str:
    """The kind of all bots at the table, chosen from a list, the weakest first; Enter alone is the usual one."""
    kinds = bot_kinds()
    numbers = [str(number) for number in range(1, len(kinds) + 1)]
    say(text(language, "terminal-setup-bots"))
    for number, kind in zip(numbers, kinds, strict=True):
        name, does = bot_name(kind, language), f"terminal-bot-{kind}.does"
        described = (
            text(language, "terminal-line", title=name, things=text(language, does)) if has(language, does) else name
        )
        say(f"  {number}. {described}")
    while True:
        answer = ask(text(language, "terminal-setup-strength", usual=bot_name(USUAL_BOT, language))).strip()
        if not answer:
            return USUAL_BOT
        if answer in numbers:
            return kinds[numbers.index(answer)]
        say(Mistake("terminal-wrong-strength", found=answer[:LONGEST_NAME], most=len(kinds)).text(language))


def seats_recorded(names: Sequence[str], edition: Edition, language: str) -> list[Seat]:
    """The seats of a record, bots by the kind in brackets, but never a command; whoever has no name gets one."""
    seats: list[Seat] = []
    prisoners = [prisoner_name(language, board[0]) for board in edition.prisoners]
    for name, prisoner in zip(names, prisoners, strict=False):
        called, _, kind = name.removesuffix(")").rpartition(" (")
        is_bot = name.endswith(")") and (kind == PROGRAM or (is_bot_kind(kind) and not is_program(kind)))
        seats.append(Seat((called if is_bot else name) or prisoner, kind if is_bot else None))
    return seats


def named_seats(wanted: list[tuple[str, str | None]], edition: Edition, language: str) -> list[Seat]:
    """Everybody with a name of their own; who has none gets that of a prisoner (R1.6)."""
    taken: set[str] = set()
    for name, _ in wanted:
        tidy = " ".join(name.split())
        if len(tidy) > LONGEST_NAME or not tidy.isprintable() or "(" in tidy:
            raise Mistake("terminal-wrong-name", name=tidy[:LONGEST_NAME], most=LONGEST_NAME)
        if tidy and tidy.casefold() in taken:
            raise Mistake("terminal-name-twice", name=tidy)
        taken.add(tidy.casefold())
    prisoners = [prisoner_name(language, board[0]) for board in edition.prisoners]
    free = [name for name in prisoners if name.casefold() not in taken]
    return [Seat(" ".join(name.split()) or free.pop(0), bot) for name, bot in wanted]
