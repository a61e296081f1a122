"""Whole games over real sockets: all that each seat and a spectator got is what their own View of the record says."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from blackgate.protocol.play import Rematch, TableChanged, Welcome
from blackgate.records import Record, read_record, replaying
from blackgate.rules.events import Event
from blackgate.rules.game import Game
from blackgate.rules.kinds import NOBODY
from blackgate.rules.view import View
from blackgate.rules.waiting import named_stack
from blackgate.rules.windows import asked_together
from blackgate.server.client_events import events_for
from blackgate.wording import event_lines
from tests.server.serving import Player, RunningServer
from tests.server.watching import watched_table

Message = dict[str, Any]
WATCHING = int(NOBODY)
NAMES = ("Ann", "Ben")
MODES: tuple[dict[str, Any], ...] = (
    {},
    {"michel": "michel", "warden": True, "places": ["gymnasium", "psychiatric_ward", "gambling_cells"]},
    {"michel": "michelle", "team": True, "places": ["laundry", "library", "workshop"]},
)
# Everything that a message may hold; what is not compared below says nothing about a game.
KEYS = {
    "welcome": {"type", "protocol", "table", "seat", "version", "state", "own", "question", "undo", "log", "since"}
    | {"meanwhile", "chat", "always_pass", "silent", "proposal", "clocks", "rematch"},
    "update": {"type", "version", "changes", "own", "events", "log", "question", "undo", "clocks"},
    "ack": {"type", "ref", "version"},
    "refused": {"type", "ref", "code", "text"},  # in a window somebody else may have decided before
    "table": {"type", "table", "proposal", "clocks", "rematch"},
}


def play_to_the_end(player: Player, seat: int) -> list[Message]:
    """Always the first choice, or now and then the last; all that was sent, in order."""
    messages: list[Message] = []
    while True:
        player.receive()
        message = msgspec.json.decode(player.raw[-1])
        messages.append(message)
        if message["type"] == "table" and message["table"]["state"] == "over":
            return messages
        choices = (message.get("question") or {}).get("choices")
        if choices:
            version = message["version"]
            choice = choices[-1 if version % 7 == 0 else 0]
            player.say("play", ref=f"{seat}.{version}", version=version, action=choice["action"])


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.get("michel", "base"))
def test_all_that_was_sent_is_in_the_views_of_the_seat_that_got_it(server: RunningServer, mode: Message) -> None:
    seats = server.open_table(*NAMES, bots=("rookie", "veteran"), tracker=True, watch="everybody", **mode)
    players = {seat.number: seat.connect(language=("en", "fr")[seat.number]) for seat in seats}
    players[WATCHING] = Player(server, seats[0].table)
    with ThreadPoolExecutor(len(players)) as threads:
        games = {seat: threads.submit(play_to_the_end, player, seat) for seat, player in players.items()}
        seats[0].post("start")
        heard = {seat: game.result(timeout=120) for seat, game in games.items()}
    for player in players.values():
        player.close()
    record = read_record(seats[0].get("record"))
    names = [seat["name"] for seat in heard[0][0]["table"]["seats"]]
    for seat, messages in heard.items():
        assert {each["type"] for each in messages} <= set(KEYS)
        assert all(each.keys() <= KEYS[each["type"]] for each in messages)
        assert all(each["code"] == "stale" for each in messages if each["type"] == "refused")
        check_all(record, seat, "fr" if seat == 1 else "en", names, messages)


def check_all(record: Record, seat: int, language: str, names: list[str], messages: list[Message]) -> None:
    """Each message against the record, as far as it had come: after `version` - 1 actions."""
    steps = with_events(record)
    game, news = next(steps)
    at, checked = 1, 0
    state: Message = {}
    own: Message = {}
    for message in messages:
        if message["type"] not in ("welcome", "update") or message["version"] == 0:
            continue
        while at < message["version"]:
            game, events = next(steps)
            at, news = at + 1, news + events
        if message["type"] == "welcome":
            state, own = message["state"], message["own"]
        else:
            state, own = changed(state, message["changes"]), message["own"] or own
            assert message["events"] == plain(events_for(news, seat))
        assert [line["text"] for line in message["log"]] == event_lines(news, language, names, seat, game.book)
        check_view(game, seat, state, own, message["question"])
        news, checked = [], checked + 1
    assert at == len(record.plays) + 1
    assert checked >= 30


def with_events(record: Record) -> Iterator[tuple[Game, list[Event]]]:
    for game in replaying(record):
        yield game, game.take_events()


def changed(state: Message, changes: Message) -> Message:
    seats = [changes.get("seats", {}).get(str(number), seat) for number, seat in enumerate(state["seats"])]
    return {**state, **changes, "seats": seats}


def check_view(game: Game, seat: int, state: Message, own: Message, question: Message) -> None:
    moments = [] if game.over else asked_together(game)
    moment = next((each for each in moments if each.asked() == seat), game)
    expected = plain(View(moment, seat).own())
    if moment is not game:
        expected |= {"asked": seat, "waiting": plain(named_stack(moment.top, game.book))}
    assert own == expected
    public, names = View(game, WATCHING).public(), named_stack(game.top, game.book)
    assert {**state, "fight": None, "roll": None} == plain({**public, "waiting": names, "fight": None, "roll": None})
    assert question["asked"] == [int(each.asked()) for each in moments]
    shown = [choice["action"] for choice in question.get("choices", [])]
    is_asked = seat in question["asked"] and not question.get("answered", False)
    assert sorted(shown) == (sorted(moment.legal_texts()) if is_asked else [])


def plain(value: Any) -> Any:
    """As it is after a journey as JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def test_spectators_do_not_get_the_token_of_a_host_who_only_watches(server: RunningServer) -> None:
    """Both have no seat; but the token of the next game is the host's alone, and comes when they ask for it."""
    host = watched_table(server, players=2)
    with Player(server, host.table) as spectator:
        host.post("end")
        again = host.post("rematch")
        while (changed := spectator.receive_until(TableChanged)).rematch is None:
            pass
    with Player(server, host.table) as late:
        welcome = late.receive()
    assert again["token"]
    assert isinstance(welcome, Welcome)
    assert changed.rematch == welcome.rematch == Rematch(again["table"], token="")
