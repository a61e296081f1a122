"""Who sits where: people and bots, from the command line or from a few questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from blackgate.bots import PROGRAM, bot_kinds, is_bot_kind, offered_kinds
from blackgate.edition import Edition
from blackgate.messages import Phrase, text
from blackgate.rules.kinds import MAX_SEATS
from blackgate.rules.options import FEWEST
from blackgate.seats import LONGEST_NAME, Seat, WrongName, bot_name, bot_words, named_seats
from blackgate.terminal.requests import USUAL
from blackgate.terminal.user_errors import UserError

MOST: Final = int(MAX_SEATS)
USUAL_BOT: Final = "veteran"

Ask = Callable[[str], str]
Say = Callable[[str], None]


def no_such_bot(kind: str) -> UserError:
    return UserError("terminal-wrong-bot", kind=kind, kinds=", ".join((*bot_kinds(), f"{PROGRAM}:COMMAND")))


def seats_from(
    players: int | None, people: Sequence[str], bots: Sequence[str], edition: Edition, language: str
) -> list[Seat]:
    """The seats from the command line: people first, then bots.

    Without a name one person plays, unless bots fill all the seats; remaining seats get the default bot.
    """
    for kind in bots:
        if not is_bot_kind(kind):
            raise no_such_bot(kind)
    someone = not people and (players is None or len(bots) < players)
    named = len(people) + len(bots) + someone
    count = players if players is not None else max(named, USUAL if named == 1 else FEWEST)
    if not FEWEST <= count <= MOST:
        raise UserError("terminal-wrong-players", found=str(count), least=FEWEST, most=MOST)
    if named > count:
        raise UserError("terminal-too-many-seats", named=named, players=count)
    wanted: list[tuple[str, str | None]] = [(name, None) for name in people]
    if someone:
        wanted.append(("", None))
    wanted += [("", kind) for kind in bots]
    wanted += [("", USUAL_BOT)] * (count - named)
    return seats_named(wanted, edition, language)


def seats_asked(ask: Ask, say: Say, edition: Edition, language: str) -> list[Seat]:
    """A short set-up: Enter alone is a game against bots; otherwise how many players, and who they are.

    If bots play, it asks how strong they should be.
    """
    say(text(language, "terminal-setup-welcome"))
    while True:
        answer = ask(text(language, "terminal-setup-players", least=FEWEST, most=MOST, bots=USUAL - 1)).strip()
        if not answer:
            return seats_from(USUAL, [], [strength_asked(ask, say, language)] * (USUAL - 1), edition, language)
        if answer in [str(count) for count in range(FEWEST, MOST + 1)]:
            break
        say(UserError("terminal-wrong-players", found=answer[:LONGEST_NAME], least=FEWEST, most=MOST).text(language))
    wanted: list[tuple[str, str | None]] = []
    while len(wanted) < int(answer):
        name = ask(text(language, "terminal-setup-name", seat=len(wanted)))
        try:
            attempt = [*wanted, (name, None if name.strip() else USUAL_BOT)]
            seats_named(attempt, edition, language)
        except UserError as error:
            say(error.text(language))
        else:
            wanted = attempt
    if any(bot for _, bot in wanted):
        strength = strength_asked(ask, say, language)
        wanted = [(name, bot and strength) for name, bot in wanted]
    return seats_named(wanted, edition, language)


def strength_asked(ask: Ask, say: Say, language: str) -> str:
    """The kind of all bots at the table, chosen from a list, the weakest first; Enter alone is the default."""
    kinds = offered_kinds()
    numbers = [str(number) for number in range(1, len(kinds) + 1)]
    say(text(language, "terminal-setup-bots"))
    for number, kind in zip(numbers, kinds, strict=True):
        name, does = bot_name(kind, language), bot_words(kind, "does", language)
        described = text(language, "terminal-line", title=name, things=does) if does else name
        say(f"  {number}. {described}")
    while True:
        answer = ask(text(language, "terminal-setup-strength", usual=bot_name(USUAL_BOT, language))).strip()
        if not answer:
            return USUAL_BOT
        if answer in numbers:
            return kinds[numbers.index(answer)]
        say(UserError("terminal-wrong-strength", found=answer[:LONGEST_NAME], most=len(kinds)).text(language))


def seats_named(wanted: list[tuple[str, str | None]], edition: Edition, language: str) -> list[Seat]:
    """Everybody gets a name of their own; an invalid name is a user error."""
    try:
        return named_seats(wanted, edition, language)
    except WrongName as error:
        why: Phrase = error.args[0]
        raise UserError(why.message, **dict(why.arguments)) from None
