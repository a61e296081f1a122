"""A lesson at a real server: a table of one's own, at which only what the coach asks for can be done."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from blackgate.lessons import LEARNER, LESSONS, lesson
from blackgate.messages import text
from blackgate.protocol.play import Ack, Coach, Question, Reasons, Refused, TableChanged, Update, Welcome
from blackgate.server.entries import entry_bytes, read_entry
from tests.server.serving import Player, RunningServer, Seat, answer
from tests.server.tabletop import Tabletop


def take(server: RunningServer, name: str = "tutorial", **options: Any) -> Seat:
    with server.http() as http:
        seated = answer(http.post("/api/lessons", json={"lesson": name, "player": "Ann", "pace": 0, **options}))
    return Seat(server, seated["table"], seated["seat"], seated["token"])


class Learner:
    """Who does what the coach asks for."""

    def __init__(self, player: Player) -> None:
        self.player = player
        welcome = player.receive_until(Welcome)
        self.version, self.question, self.state = welcome.version, welcome.question, welcome.table.state

    @property
    def coach(self) -> Coach:
        coach = self.question.coach
        assert isinstance(coach, Coach)
        return coach

    def wait(self) -> Question:
        """Until there is something to do, or the lesson is done."""
        while not self.question.choices and self.state == "playing":
            heard = self.player.receive_until(Update, TableChanged)
            if isinstance(heard, Update):
                self.version, self.question = heard.version, heard.question
            else:
                self.state = heard.table.state
        question: Question = self.question
        return question

    def do(self) -> str:
        """The one thing that can be done."""
        (choice,) = self.wait().choices
        self.player.say("play", ref=f"p{self.version}", version=self.version, action=choice.action)
        self.question = Question(asked=[], kind="turn")
        return choice.action


@pytest.mark.parametrize("name", LESSONS)
def test_whoever_does_what_the_coach_says_gets_to_the_end(server: RunningServer, name: str) -> None:
    taught = lesson(name)
    with take(server, name).connect() as player:
        learner = Learner(player)
        done: list[str] = []
        while learner.wait().choices:
            assert learner.coach.done == len(done)
            assert learner.coach.lines
            done.append(learner.do())
        assert done == [step.do for step in taught.moves if step.seat == LEARNER and step.says]
        assert learner.coach.done == learner.coach.steps == taught.asked(None)
        assert learner.coach.lines[-1].text
        assert learner.state == ("over" if name in ("tutorial", "prison") else "ended")


def test_the_lessons_are_told_in_the_readers_language(server: RunningServer) -> None:
    with server.http() as http:
        told = answer(http.get("/api/lessons", params={"language": "fr"}))["lessons"]
    assert [each["id"] for each in told] == list(LESSONS)
    assert [each["name"] for each in told] == [text("fr", f"lesson-{name}") for name in LESSONS]
    assert all(each["text"] and each["steps"] > 0 for each in told)


def test_nothing_else_can_be_done_and_what_could_be_says_what_comes_first(server: RunningServer) -> None:
    with take(server).connect() as player:
        learner = Learner(player)
        assert [choice.action for choice in learner.wait().choices] == ["search"]
        for said in ({"kind": "play", "version": learner.version, "action": "move"}, {"kind": "chat", "text": "Psst."}):
            assert player.refused(**said) == "lesson"
        reasons = player.ask("why")
        assert isinstance(reasons, Reasons)
        assert [because.text for because in reasons.reasons["move"]] == ["First: Search"]
        assert "search" not in reasons.reasons
        assert "dig" in reasons.reasons  # it says what is missing


def test_settings_of_other_tables_do_not_disturb_it(server: RunningServer) -> None:
    """The browser wants no question with a single answer: here all questions have one."""
    with take(server).connect() as player:
        learner = Learner(player)
        assert isinstance(player.ask("silence", on=True), Ack)
        assert isinstance(player.ask("always_pass", windows=["beating"]), Ack)
        assert not learner.wait().forced
        assert isinstance(player.ask("hint"), Refused)
        assert isinstance(player.ask("undo", version=learner.version), Refused)


def test_it_is_nobody_elses(server: RunningServer) -> None:
    seat = take(server)
    with Player(server, seat.table) as stranger:
        refused = stranger.receive()
        assert isinstance(refused, Refused)
        assert refused.code == "nobody-watches"
    with server.http() as http:
        assert seat.table not in [table["id"] for table in answer(http.get("/api/tables"))["tables"]]


def test_an_unknown_lesson_is_refused_with_the_ones_there_are(server: RunningServer) -> None:
    with server.http() as http:
        response = http.post("/api/lessons", json={"lesson": "algebra"})
    assert response.status_code == 404
    assert response.json()["code"] == "no-lesson"
    assert "tutorial" in response.json()["text"]


def test_it_goes_on_where_it_was_left(server: RunningServer) -> None:
    seat = take(server)
    with seat.connect() as player:
        learner = Learner(player)
        for _ in range(3):
            learner.do()
        (choice,) = learner.wait().choices
    with seat.connect() as player:
        again = Learner(player)
        assert [each.action for each in again.wait().choices] == [choice.action]
        assert again.coach.done == 3


def test_a_table_carries_its_lesson_whole() -> None:
    """A later release may have other lessons."""
    opened = msgspec.structs.replace(Tabletop(1).table.opened, edition=msgspec.Raw(b"{}"), lesson=lesson("warden"))
    assert read_entry(entry_bytes(opened)) == opened
