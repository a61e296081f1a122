"""An answer in a reaction window that waits for the answers of others (R17.6) is acknowledged, and so it is kept."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from random import Random

from blackgate.protocol.play import Ack, Question, Update, Welcome
from tests.server.serving import Player, Seat, running

SEED = 5


def test_an_answer_that_waits_for_those_of_others_is_still_there_after_a_kill(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/blackgate.db") as server:
        seats = server.start_game("Ada", "Grace", "Alan", "Edsger", team=True, warden=True)
        version, asked = play_until_several_are_asked(seats, Random(SEED))
        answer = {"ref": "early", "version": version, "action": "pass"}
        with seats[asked[0]].connect(words=False) as player:
            assert not question_of(player, version).answered
            assert player.ask("play", **answer) == Ack("early", version)
            server.kill()
        server.start()
        with seats[asked[0]].connect(words=False) as player:
            question = question_of(player, version)
            assert question.answered
            assert question.asked == asked
            assert player.ask("play", **answer) == Ack("early", version)


def play_until_several_are_asked(seats: Sequence[Seat], random: Random) -> tuple[int, list[int]]:
    """The version of that question, and whom it asks."""
    with ExitStack() as stack:
        players = [stack.enter_context(seat.connect(words=False)) for seat in seats]
        for version in count(1):
            questions = [question_of(player, version) for player in players]
            asked = questions[0].asked
            if len(asked) > 1:
                return version, asked
            action = random.choice(questions[asked[0]].choices).action
            players[asked[0]].say("play", ref=f"r{version}", version=version, action=action)
    raise AssertionError("a count does not end")


def question_of(player: Player, version: int) -> Question:
    """What that version asks, as this player hears of it."""
    while True:
        message = player.receive()
        if isinstance(message, Welcome | Update) and message.version == version and message.question is not None:
            return message.question
