"""Talking at the table: chat and emotes, heard by everybody, kept, and not too many of them."""

from __future__ import annotations

from typing import get_args

import pytest

from blackgate.protocol.play import Ack, ChatReceived, Emote, Refused, Welcome
from blackgate.server.rate_limits import CHATS_AT_ONCE
from tests.server.serving import Player, RunningServer, Seat


@pytest.fixture
def seats(server: RunningServer) -> list[Seat]:
    return server.open_table("Ann", "Ben")


def test_everybody_hears_what_is_said_spectators_too(server: RunningServer, seats: list[Seat]) -> None:
    with seats[0].connect() as ann, seats[1].connect() as ben, Player(server, seats[0].table) as spectator:
        for player in (ann, ben, spectator):
            player.receive_until(Welcome)
        ann.say("chat", ref="a", text="<b>dig</b> faster")
        heard = [player.receive_until(ChatReceived).said for player in (ann, ben, spectator)]
        assert heard == heard[:1] * 3
        assert (heard[0].seat, heard[0].text) == (0, "<b>dig</b> faster")
        assert isinstance(ann.receive_until(Ack), Ack)
        spectator.say("emote", ref="b", emote="laugh")
        said = ben.receive_until(ChatReceived).said
        assert (said.seat, said.emote, said.text) == (-1, "laugh", "")


def test_whoever_comes_later_finds_what_was_said(seats: list[Seat]) -> None:
    with seats[0].connect() as ann:
        ann.receive_until(Welcome)
        ann.ask("chat", text="is anybody there?")
        ann.ask("emote", emote="wave")
    with seats[1].connect() as ben:
        found = ben.receive_until(Welcome).chat
    assert [(said.text, said.emote) for said in found] == [("is anybody there?", ""), ("", "wave")]


@pytest.mark.parametrize("emote", get_args(Emote))
def test_every_emote_can_be_used(seats: list[Seat], emote: str) -> None:
    with seats[0].connect() as ann:
        ann.receive_until(Welcome)
        assert isinstance(ann.ask("emote", emote=emote), Ack)


@pytest.mark.parametrize("text", ["", "x" * 301, " \u200b\n ", "\u3164\u2800"])
def test_nothing_and_too_much_is_not_said(seats: list[Seat], text: str) -> None:
    with seats[0].connect() as ann:
        ann.receive_until(Welcome)
        ann.say("chat", ref="r", text=text)
        assert ann.receive_until(Ack, Refused).code == "wrong-message"


def test_towers_of_marks_are_cut_down_for_everybody(seats: list[Seat]) -> None:
    with seats[0].connect() as ann, seats[1].connect() as ben:
        ben.receive_until(Welcome)
        ann.say("chat", ref="r", text="di" + "\u0301" * 200 + "g")
        assert ben.receive_until(ChatReceived).said.text == "d\u00ed\u0301\u0301g"


def test_what_cannot_be_shown_is_not_said(seats: list[Seat]) -> None:
    with seats[0].connect() as ann:
        ann.receive_until(Welcome)
        ann.say("chat", ref="r", text="one\ntwo\x07\u202ethree")
        assert ann.receive_until(ChatReceived).said.text == "one two  three"


def test_whoever_talks_too_much_waits_and_can_still_play(seats: list[Seat]) -> None:
    seats[0].post("start")
    with seats[0].connect() as ann:
        ann.receive_until(Welcome)
        answers = [ann.ask("emote", emote="angry") for _ in range(CHATS_AT_ONCE + 1)]
        assert all(isinstance(answer, Ack) for answer in answers[:-1])
        assert isinstance(answers[-1], Refused)
        assert answers[-1].code == "too-many"
        assert answers[-1].retry_after > 0
        assert isinstance(ann.ask("always_pass", windows=["stop_card"]), Ack)


def test_a_word_that_is_sent_twice_is_said_once(seats: list[Seat]) -> None:
    with seats[0].connect() as ann:
        ann.receive_until(Welcome)
        for _ in range(2):
            assert isinstance(ann.ask("chat", ref="same", text="once"), Ack)
    with seats[0].connect() as ann:
        assert len(ann.receive_until(Welcome).chat) == 1
