"""What each message of a client does at the table. Every function changes the room or raises a Refusal."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable
from typing import Any, Final, Protocol

from blackgate.bots.odds import Outcome
from blackgate.messages import phrase
from blackgate.protocol import play as wire
from blackgate.rules.errors import UnknownAction
from blackgate.rules.kinds import NOBODY
from blackgate.rules.turn_reasons import why_none
from blackgate.rules.view import View
from blackgate.server import decisions, seating
from blackgate.server import entries as journal
from blackgate.server.bot_processes import ProcessDied
from blackgate.server.bots import Position
from blackgate.server.limits import Bucket
from blackgate.server.publishing import encode
from blackgate.server.refusals import Refusal
from blackgate.server.room import Listener, Room
from blackgate.server.table import Table
from blackgate.unicode import is_blank, limit_marks
from blackgate.wording import action_label, outcome_label

WATCHING: Final = int(NOBODY)


class Guest(Listener, Protocol):
    """A listener who can also speak: a player, or a spectator."""

    chat: Bucket


def hear(room: Room, guest: Guest, message: wire.FromClient) -> None:
    """Do it, and acknowledge it once it is saved. A message that was done already is only acknowledged."""
    if isinstance(message, wire.Hello):
        raise Refusal("hello-once")
    if isinstance(message, wire.Why):
        why(room, guest, message)
        return
    if isinstance(message, wire.Hint):
        ask_hint(room, guest, message)
        return
    if isinstance(message, wire.Odds):
        ask_odds(room, guest, message)
        return
    if guest.seat == WATCHING and not isinstance(message, wire.Chat | wire.Emotion | wire.TakeOver):
        raise Refusal("only-players")
    if guest.seat != WATCHING and message.ref in room.table.seats[guest.seat].refs:
        room.acknowledge(guest, message.ref)
        return
    _DO[type(message)](room, guest, message)
    room.acknowledge(guest, message.ref)


def play(room: Room, guest: Guest, message: wire.Play) -> None:
    room.choose(guest.seat, message.action, message.version, ref=message.ref)


def always_pass(room: Room, guest: Guest, message: wire.AlwaysPass) -> None:
    room.change(decisions.set_passes(room.table, guest.seat, message.windows, room.hall.now(), message.ref))


def undo(room: Room, guest: Guest, message: wire.Undo) -> None:
    entries = decisions.take_back(room.table, guest.seat, message.version, room.hall.now(), message.ref)
    changed(room, entries)


def pause(room: Room, guest: Guest, message: wire.Pause) -> None:
    room.change(decisions.propose_pause(room.table, guest.seat, room.hall.now(), message.ref))


def resume(room: Room, guest: Guest, message: wire.Resume) -> None:
    room.change(decisions.resume(room.table, guest.seat, room.hall.now(), message.ref))


def vote(room: Room, guest: Guest, message: wire.Vote) -> None:
    now = room.hall.now()
    entries = decisions.vote(room.table, guest.seat, message.proposal, message.yes, now, message.ref)
    changed(room, entries)


def changed(room: Room, entries: list[journal.Entry]) -> None:
    """Moves that were taken back are told in the log, where no event tells of them."""
    back = [entry for entry in entries if isinstance(entry, journal.TakenBack)]
    names = room.table.names
    room.change(
        entries, [phrase("server-log-taken-back", player=names[entry.seat], moves=entry.plays) for entry in back]
    )


def take_over(room: Room, guest: Guest, message: wire.TakeOver) -> None:
    if guest.holder is None or not room.may_host(guest.holder):
        raise Refusal("not-host")
    if message.seat >= len(room.table.seats) or not room.is_away(message.seat):
        raise Refusal("not-away")
    now = room.hall.now()
    changed(room, seating.stand_in(room.table, message.seat, message.bot, guest.seat, now, message.ref))


def chat(room: Room, guest: Guest, message: wire.Chat) -> None:
    said = limit_marks("".join(letter if letter.isprintable() else " " for letter in message.text)).strip()
    if is_blank(said):
        raise Refusal("wrong-message")
    speak(room, guest, journal.Spoke(guest.seat, room.hall.now(), said, "", message.ref))


def emote(room: Room, guest: Guest, message: wire.Emotion) -> None:
    speak(room, guest, journal.Spoke(guest.seat, room.hall.now(), "", message.emote, message.ref))


def speak(room: Room, guest: Guest, spoke: journal.Spoke) -> None:
    wait = guest.chat.take()
    if wait:
        raise Refusal("too-many", phrase("server-too-many-chat"), retry_after=int(wait) + 1)
    room.table.apply(spoke)
    said = encode(wire.ChatSaid(room.table.chat[-1]))
    room.write([spoke], [room.letter(each, said) for each in room.listeners])


# --- questions that change nothing
def why(room: Room, guest: Guest, message: wire.Why) -> None:
    """Why something cannot be done; only whoever is asked has anything to do at all."""
    table = room.table
    decisions.must_play(table)
    if guest.seat not in table.asked:
        raise Refusal("not-asked")
    if not message.action:
        room.when_saved(room.letter(guest, encode(all_reasons(table, guest, message.ref))))
        return
    try:
        refusal = table.moment_of(guest.seat).why_not(message.action)
    except UnknownAction as error:
        raise Refusal("illegal", error.words()) from None
    text, rule = ("", "") if refusal is None else (refusal.text(guest.spoken), refusal.rule)
    room.when_saved(room.letter(guest, encode(wire.Reason(message.ref, text, rule))))


def all_reasons(table: Table, guest: Guest, ref: str) -> wire.Reasons:
    reasons = {
        verb: [wire.Because(refusal.text(guest.spoken), refusal.rule) for refusal in refusals]
        for verb, refusals in why_none(table.moment_of(guest.seat)).items()
    }
    return wire.Reasons(ref, table.version, reasons)


def ask_hint(room: Room, guest: Guest, message: wire.Hint) -> None:
    """What a boss thinks of the choices; it knows no more than the seat does."""
    table = room.table
    decisions.must_go_on(table)
    if guest.seat not in table.asked or guest.seat in table.held:
        raise Refusal("not-asked")
    if guest.seat in room.hints:  # one at a time for a seat, however many connections it has
        raise Refusal("too-many")
    position = Position.of(table.moment_of(guest.seat), "")
    version = table.version

    def hinted(alternatives: list[dict[str, Any]]) -> bytes:
        view, names = View(room.table.moment_of(guest.seat), guest.seat), tuple(room.table.names)
        for alternative in alternatives:
            action = view.book.action_of_text[alternative["action"]]
            alternative["label"] = action_label(action, guest.spoken, names, view.book, view)
        return encode(wire.Hinted(message.ref, version, alternatives))

    tell(room.hints, guest, room.hall.bots.explain(position, guest.address, table.id), hinted)


def ask_odds(room: Room, guest: Guest, message: wire.Odds) -> None:
    """What chance holds for one of the choices, by what the seat may know; at tables where that is told."""
    table = room.table
    decisions.must_go_on(table)
    if not table.settings.odds:
        raise Refusal("no-odds")
    if guest.seat not in table.asked or guest.seat in table.held:
        raise Refusal("not-asked")
    moment = table.moment_of(guest.seat)
    action = moment.book.action_of_text[decisions.legal(moment, message.action)]
    if guest.seat in room.odds:  # as for a hint
        raise Refusal("too-many")
    # The same luck for all choices. Public, unlike a bot's: what comes of it is told to the one who could compute it.
    seed = f"odds/{table.id}/{guest.seat}/{table.version}"
    position = Position.of(moment, seed)
    version = table.version

    def told(found: list[Outcome]) -> bytes:
        language, names, book = guest.spoken, room.table.names, room.table.game.book
        outcomes = [
            wire.Outcome(
                outcome_label(language, each.what, each.about, names, guest.seat, book), each.chance, list(each.dice)
            )
            for each in found
        ]
        return encode(wire.OddsTold(message.ref, version, outcomes))

    tell(room.odds, guest, room.hall.bots.odds(position, action, guest.address, table.id), told)


def tell(
    asked: dict[int, Future[Any]], guest: Guest, advice: Future[Any], message: Callable[[list[Any]], bytes]
) -> None:
    """As soon as it is known; meanwhile the table goes on. Whoever has the answer may ask again at once."""

    def answer(advice: Future[Any]) -> None:
        if asked.get(guest.seat) is advice:
            del asked[guest.seat]
        if not advice.cancelled():
            guest.send(message([] if isinstance(advice.exception(), ProcessDied) else advice.result()))

    asked[guest.seat] = advice
    advice.add_done_callback(answer)


_DO: Final[dict[type, Callable[[Room, Guest, Any], None]]] = {
    wire.Play: play,
    wire.AlwaysPass: always_pass,
    wire.Undo: undo,
    wire.Pause: pause,
    wire.Resume: resume,
    wire.Vote: vote,
    wire.TakeOver: take_over,
    wire.Chat: chat,
    wire.Emotion: emote,
}
