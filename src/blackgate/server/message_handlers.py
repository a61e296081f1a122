"""The handler of each client message. It changes the room, or raises a Refusal."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable
from typing import Any, Final, Protocol

from blackgate.bots.odds import Outcome
from blackgate.messages import phrase, text
from blackgate.protocol import play as wire
from blackgate.rules.errors import UnknownAction
from blackgate.rules.kinds import NOBODY
from blackgate.rules.turn_reasons import why_none
from blackgate.rules.view import View
from blackgate.server import decisions, lobby
from blackgate.server import entries as journal
from blackgate.server.bot_processes import ProcessDied
from blackgate.server.bots import Position
from blackgate.server.publishing import encode
from blackgate.server.questions import worded_alternatives
from blackgate.server.rate_limits import TokenBucket
from blackgate.server.refusals import Refusal
from blackgate.server.room import Listener, Room
from blackgate.server.table import Table
from blackgate.unicode import is_blank, limit_marks
from blackgate.wording import action_label, outcome_label
from blackgate.wording.ways import refusal_line

WATCHING: Final = int(NOBODY)


class Client(Listener, Protocol):
    """A listener that can also send: a player, or a spectator."""

    chat: TokenBucket


def handle(room: Room, client: Client, message: wire.FromClient) -> None:
    """Handle it, and acknowledge it once it is saved. Idempotent: a `ref` that was handled before is only
    acknowledged."""
    if isinstance(message, wire.Hello):
        raise Refusal("hello-once")
    change = _HANDLERS.get(type(message))
    if change is None:
        answer(room, client, message)
        return
    seat, ref = client.seat, message.ref
    if seat == WATCHING and not isinstance(message, wire.Chat | wire.Emotion | wire.TakeOver | wire.SetPace):
        raise Refusal("only-players")
    if seat == WATCHING or ref not in room.table.seats[seat].refs:
        change(room, client, message)
    room.acknowledge(client, ref)


def answer(room: Room, client: Client, message: wire.FromClient) -> None:
    """A question that changes nothing."""
    if isinstance(message, wire.Why):
        why(room, client, message)
    elif isinstance(message, wire.Hint):
        ask_hint(room, client, message)
    elif isinstance(message, wire.Odds):
        ask_odds(room, client, message)


def play(room: Room, client: Client, message: wire.Play) -> None:
    room.choose(client.seat, message.action, message.version, ref=message.ref)


def always_pass(room: Room, client: Client, message: wire.AlwaysPass) -> None:
    room.change(decisions.set_passes(room.table, client.seat, message.windows, room.manager.now(), message.ref))


def silence(room: Room, client: Client, message: wire.Silence) -> None:
    room.change(decisions.set_silence(room.table, client.seat, message.on, room.manager.now(), message.ref))


def stepwise(room: Room, client: Client, message: wire.Stepwise) -> None:
    room.change(decisions.set_stepwise(room.table, client.seat, message.on, message.ref))


def step(room: Room, client: Client, message: wire.Step) -> None:
    room.change(decisions.step(room.table, client.seat, message.version, message.ref))


def set_pace(room: Room, client: Client, message: wire.SetPace) -> None:
    if client.holder is None or not room.may_host(client.holder):
        raise Refusal("not-host")
    room.change(decisions.set_pace(room.table, client.seat, message.pace, message.ref))


def undo(room: Room, client: Client, message: wire.Undo) -> None:
    entries = decisions.take_back(room.table, client.seat, message.version, room.manager.now(), message.ref)
    publish(room, entries)


def pause(room: Room, client: Client, message: wire.Pause) -> None:
    room.change(decisions.propose_pause(room.table, client.seat, room.manager.now(), message.ref))


def resume(room: Room, client: Client, message: wire.Resume) -> None:
    room.change(decisions.resume(room.table, client.seat, room.manager.now(), message.ref))


def vote(room: Room, client: Client, message: wire.Vote) -> None:
    now = room.manager.now()
    entries = decisions.vote(room.table, client.seat, message.proposal, message.yes, now, message.ref)
    publish(room, entries)


def publish(room: Room, entries: list[journal.Entry]) -> None:
    """Undone moves get a line in the log, since no event describes them."""
    table = room.table
    back = sum(isinstance(entry, journal.TakenBack) for entry in entries)
    room.change(entries, [undone.phrase(table.names) for undone in table.undone[len(table.undone) - back :]])


def take_over(room: Room, client: Client, message: wire.TakeOver) -> None:
    if client.holder is None or not room.may_host(client.holder):
        raise Refusal("not-host")
    if message.seat >= len(room.table.seats) or not room.is_away(message.seat):
        raise Refusal("not-away")
    now = room.manager.now()
    publish(room, lobby.stand_in(room.table, message.seat, message.bot, client.seat, now, message.ref))


def chat(room: Room, client: Client, message: wire.Chat) -> None:
    said = limit_marks("".join(letter if letter.isprintable() else " " for letter in message.text)).strip()
    if is_blank(said):
        raise Refusal("wrong-message")
    speak(room, client, journal.Spoke(client.seat, room.manager.now(), said, "", message.ref))


def emote(room: Room, client: Client, message: wire.Emotion) -> None:
    speak(room, client, journal.Spoke(client.seat, room.manager.now(), "", message.emote, message.ref))


def speak(room: Room, client: Client, spoke: journal.Spoke) -> None:
    if room.table.lesson is not None:
        raise Refusal("lesson")
    wait = client.chat.take()
    if wait:
        raise Refusal("too-many", phrase("server-too-many-chat"), retry_after=int(wait) + 1)
    room.table.apply(spoke)
    said = encode(wire.ChatReceived(room.table.chat[-1]))
    room.write([spoke], [room.delivery(each, said) for each in room.listeners])


# --- questions that change nothing
def why(room: Room, client: Client, message: wire.Why) -> None:
    """Why something is not possible; only the seat that is asked has anything to choose."""
    table = room.table
    decisions.must_play(table)
    if client.seat not in table.asked:
        raise Refusal("not-asked")
    if not message.action:
        room.when_saved(room.delivery(client, encode(all_reasons(table, client, message.ref))))
        return
    try:
        refusal = table.moment_of(client.seat).why_not(message.action)
    except UnknownAction as error:
        raise Refusal("illegal", error.words()) from None
    told, rule = "", ""
    if refusal is not None:
        told, rule = refusal_line(client.spoken, refusal, table.game.book), refusal.rule
    room.when_saved(room.delivery(client, encode(wire.Reason(message.ref, told, rule))))


def all_reasons(table: Table, client: Client, ref: str) -> wire.Reasons:
    language, book = client.spoken, table.game.book
    reasons = {
        verb: [wire.Because(refusal_line(language, refusal, book), refusal.rule) for refusal in refusals]
        for verb, refusals in why_none(table.moment_of(client.seat)).items()
    }
    if table.lesson is not None:
        reasons |= first_things(table, client, set(reasons))
    return wire.Reasons(ref, table.version, reasons)


def first_things(table: Table, client: Client, impossible: set[str]) -> dict[str, list[wire.Because]]:
    """In a lesson, other choices have to wait for what the coach asks for."""
    moment, due = table.moment_of(client.seat), table.next_in_lesson(client.seat)
    view, book = table.view_of(client.seat), moment.book
    label = action_label(book.action_of_text[due], client.spoken, tuple(table.names), book, view)
    first = [wire.Because(text(client.spoken, "server-lesson-first", action=label), "")]
    verbs = {action.partition(" ")[0] for action in moment.legal_texts()} - {due.partition(" ")[0], *impossible}
    return dict.fromkeys(sorted(verbs), first)


def ask_hint(room: Room, client: Client, message: wire.Hint) -> None:
    """What a boss thinks of the choices; it knows no more than the seat does."""
    table = room.table
    decisions.must_go_on(table)
    if client.seat not in table.asked or client.seat in table.held:
        raise Refusal("not-asked")
    if not table.hints:
        raise Refusal("no-hints")
    if client.seat in room.hints:  # one at a time for a seat, however many connections it has
        raise Refusal("too-many")
    if table.settings.public and not table.hinted:  # only public games are rated
        hinted = journal.Hinted(client.seat)
        table.apply(hinted)
        room.write([hinted], [])
    position = Position.of(table.moment_of(client.seat), "")
    version = table.version

    def hint_message(alternatives: list[dict[str, Any]]) -> bytes:
        view = View(room.table.moment_of(client.seat), client.seat)
        worded = worded_alternatives(alternatives, view, tuple(room.table.names), client.spoken)
        return encode(wire.Hinted(message.ref, version, worded))

    reply_later(room.hints, client, room.manager.bots.explain(position, client.address, table.id), hint_message)


def ask_odds(room: Room, client: Client, message: wire.Odds) -> None:
    """The odds of one of the choices, given what the seat may know; at tables that show them."""
    table = room.table
    decisions.must_go_on(table)
    if not table.settings.odds:
        raise Refusal("no-odds")
    if client.seat not in table.asked or client.seat in table.held:
        raise Refusal("not-asked")
    moment = table.moment_of(client.seat)
    action = moment.book.action_of_text[decisions.legal(moment, message.action)]
    if client.seat in room.odds:  # as for a hint
        raise Refusal("too-many")
    # The same luck for all choices. Public, unlike a bot's: only the seat that could compute the result gets it.
    seed = f"odds/{table.id}/{client.seat}/{table.version}"
    position = Position.of(moment, seed)
    version = table.version

    def odds_message(found: list[Outcome]) -> bytes:
        language, names, book = client.spoken, room.table.names, room.table.game.book
        outcomes = [
            wire.Outcome(
                outcome_label(language, each.what, each.about, names, client.seat, book), each.chance, list(each.dice)
            )
            for each in found
        ]
        return encode(wire.OddsResult(message.ref, version, outcomes))

    reply_later(room.odds, client, room.manager.bots.odds(position, action, client.address, table.id), odds_message)


def reply_later(
    asked: dict[int, Future[Any]], client: Client, advice: Future[Any], message: Callable[[list[Any]], bytes]
) -> None:
    """As soon as it is known; meanwhile the table continues. With the answer the seat may ask again at once."""

    def answer(advice: Future[Any]) -> None:
        if asked.get(client.seat) is advice:
            del asked[client.seat]
        if not advice.cancelled():
            client.send(message([] if isinstance(advice.exception(), ProcessDied) else advice.result()))

    asked[client.seat] = advice
    advice.add_done_callback(answer)


_HANDLERS: Final[dict[type, Callable[[Room, Client, Any], None]]] = {
    wire.Play: play,
    wire.AlwaysPass: always_pass,
    wire.Silence: silence,
    wire.Stepwise: stepwise,
    wire.Step: step,
    wire.SetPace: set_pace,
    wire.Undo: undo,
    wire.Pause: pause,
    wire.Resume: resume,
    wire.Vote: vote,
    wire.TakeOver: take_over,
    wire.Chat: chat,
    wire.Emotion: emote,
}
