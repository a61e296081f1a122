"""Playing over a connection: each seat gets its own view, events and choices, and the reason for what is not legal."""

from __future__ import annotations

from contextlib import ExitStack
from itertools import count
from random import Random
from typing import Any

from blackgate.protocol.play import Ack, Hinted, Reason, Reasons, Refused, Update, Welcome
from tests.server.serving import Player, RunningServer, Seat

_refs = count(1)


class Follower:
    """A client that keeps the game as the protocol tells it to: everything once, then only what is new."""

    def __init__(self, player: Player) -> None:
        self.player = player
        welcome = player.receive_until(Welcome)
        self.state, self.own, self.question = welcome.state, welcome.own, welcome.question
        self.version, self.undo, self.seat = welcome.version, welcome.undo, welcome.seat

    def receive(self) -> Any:
        """The next message; an update is followed."""
        message = self.player.receive()
        if isinstance(message, Update):
            seats = message.changes.pop("seats", {})
            self.state.update(message.changes)
            for number, seat in seats.items():
                self.state["seats"][int(number)] = seat
            self.own = message.own or self.own
            self.question, self.version, self.undo = message.question, message.version, message.undo
        return message

    def play(self, action: str, version: int | None = None, ref: str = "") -> Ack | Refused:
        version = self.version if version is None else version
        self.player.say("play", ref=ref or f"r{next(_refs)}", version=version, action=action)
        while not isinstance(message := self.receive(), Ack | Refused):
            pass
        return message

    @property
    def actions(self) -> list[str]:
        return [choice.action for choice in self.question.choices]


def connected(stack: ExitStack, seats: list[Seat], **hello: Any) -> list[Follower]:
    return [Follower(stack.enter_context(seat.connect(**hello))) for seat in seats]


def whose_turn(followers: list[Follower]) -> Follower:
    return next(follower for follower in followers if follower.actions)


def play_on(followers: list[Follower], moves: int, seed: int = 0) -> None:
    """Whoever is asked chooses by chance, in a window one after the other; everybody hears of it."""
    random = Random(seed)
    for _ in range(moves):
        asked = next(followers[seat] for seat in whose_turn(followers).question.asked if followers[seat].actions)
        action, version = random.choice(asked.actions), asked.version
        assert isinstance(asked.play(action), Ack)
        if action == "pass" and any(follower.actions for follower in followers if follower.version == version):
            continue  # the others hear nothing of it before they have answered
        for follower in followers:
            while follower.version <= version:
                follower.receive()
        newest = max(follower.version for follower in followers)
        for follower in followers:
            while follower.version < newest:
                follower.receive()


# --- what everybody gets
def test_every_seat_gets_its_own_view_and_only_whoever_is_asked_gets_choices(server: RunningServer) -> None:
    seats = server.start_game("Ann", "Ben", "Cleo")
    with ExitStack() as stack:
        followers = connected(stack, seats)
        spectator = Follower(stack.enter_context(Player(server, seats[0].table)))
        assert [each.own["seat"] for each in followers] == [0, 1, 2]
        assert all(each.own["hand"] and each.own["background"] for each in followers)
        assert (spectator.own["hand"], spectator.own["background"]) == ({}, "")
        assert all(each.state == spectator.state for each in followers)
        asked = whose_turn(followers)
        assert asked.question.asked == [asked.seat]
        assert all(each.actions == [] for each in (*followers, spectator) if each is not asked)


def test_choices_and_questions_are_ready_to_draw(server: RunningServer) -> None:
    seats = server.start_game("Ann", "Ben", first=0)
    with seats[0].connect() as player, seats[0].connect(language="fr") as french:
        asked = Follower(player)
        choices = {choice.action: choice for choice in asked.question.choices}
        move = choices["cautious_move showers"]
        assert move.target.place == "showers"
        assert "Showers" in move.label
        assert {choice.group for choice in choices.values()} <= {"basic", "place", "free"}
        assert all(choice.label for choice in choices.values())
        assert asked.question.text
        assert asked.actions[-1] == "end"
        assert Follower(french).question.text != asked.question.text


def test_a_program_gets_the_same_without_words(server: RunningServer) -> None:
    seats = server.start_game("Ann", "Ben", first=0)
    with seats[0].connect(words=False) as program, seats[0].connect() as player:
        plain, told = Follower(program), Follower(player)
        assert (plain.state, plain.own, plain.actions) == (told.state, told.own, told.actions)
        assert {choice.label for choice in plain.question.choices} == {""}
        assert plain.question.text == ""


def test_what_is_printed_comes_in_words(server: RunningServer) -> None:
    (host,) = server.open_table("Ann", players=2)
    assert host.get("board")["places"] != host.get("board", language="fr")["places"]


def test_following_the_updates_gives_what_a_newcomer_is_told(server: RunningServer) -> None:
    modes: list[dict[str, Any]] = [{}, {"warden": True, "tracker": True}, {"michel": "michel", "undo": True}]
    for seed, settings in enumerate(modes):
        seats = server.start_game("Ann", "Ben", "Cleo", **settings)
        with ExitStack() as stack:
            followers = connected(stack, seats)
            for _ in range(3):
                play_on(followers, 5, seed)
                for follower, seat in zip(followers, seats, strict=True):
                    with seat.connect() as player:
                        fresh = Follower(player)
                    for what in ("state", "own", "question", "version", "undo"):
                        assert getattr(follower, what) == getattr(fresh, what), what


def test_what_happened_is_told_in_events_and_in_words(server: RunningServer) -> None:
    seats = server.start_game("Ann", "Ben", first=0)
    with seats[0].connect() as first, seats[1].connect() as second:
        asked, _ = Follower(first), Follower(second)
        asked.player.say("play", ref="r", version=asked.version, action="search")
        mine, theirs = first.receive_until(Update), second.receive_until(Update)
        assert [event.event for event in mine.events] == [event.event for event in theirs.events]
        assert all(event.card for event in mine.events if event.event == "draws")
        assert all(event.card == "" for event in theirs.events if event.event == "draws")  # R17.2
        assert mine.log
        assert "Ann" in theirs.log[0].text


# --- what is not done
def test_why_something_is_not_legal_is_told_with_its_rule(server: RunningServer) -> None:
    seats = server.start_game("Ann", "Ben", first=0)
    with seats[0].connect() as player, seats[0].connect(language="fr") as french:
        Follower(player)
        Follower(french)
        told = player.ask("why", action="dig spoon")
        assert isinstance(told, Reason)
        assert told.rule.startswith("R")
        assert told.text
        en_francais = french.ask("why", action="dig spoon")
        assert isinstance(en_francais, Reason)
        assert en_francais.rule == told.rule
        assert en_francais.text != told.text
        legal = player.ask("why", action="end")
        assert isinstance(legal, Reason)
        assert (legal.text, legal.rule) == ("", "")


def test_why_without_an_action_explains_all_that_cannot_be_done(server: RunningServer) -> None:
    seats = server.start_game("Ann", "Ben", first=0)
    with seats[0].connect() as player, seats[1].connect() as other:
        Follower(player)
        Follower(other)
        told = player.ask("why")
        assert isinstance(told, Reasons)
        alone = player.ask("why", action="dig spoon")
        assert isinstance(alone, Reason)
        assert [(each.text, each.rule) for each in told.reasons["dig"]] == [(alone.text, alone.rule)]
        assert "search" not in told.reasons
        assert other.refused("why") == "not-asked"


def test_an_action_against_the_rules_is_refused_with_the_rule(server: RunningServer) -> None:
    seats = server.start_game("Ann", "Ben", first=0)
    with seats[0].connect() as player:
        asked = Follower(player)
        refused = asked.play("dig spoon")
        assert isinstance(refused, Refused)
        assert refused.code == "illegal"
        assert refused.rule.startswith("R")
        unknown = asked.play("fly")
        assert isinstance(unknown, Refused)
        assert (unknown.code, unknown.rule) == ("illegal", "")
        assert isinstance(asked.play("end"), Ack)


def test_whoever_is_not_asked_waits(server: RunningServer) -> None:
    seats = server.start_game("Ann", "Ben", first=0)
    with seats[1].connect() as player:
        other = Follower(player)
        for refused in (other.play("end"), player.ask("why", action="end"), player.ask("hint")):
            assert isinstance(refused, Refused)
            assert refused.code == "not-asked"


def test_nothing_is_played_before_the_start(server: RunningServer) -> None:
    host, _ = server.open_table("Ann", "Ben")
    with host.connect() as player:
        player.receive_until(Welcome)
        assert player.refused("play", version=0, action="end") == "not-started"


# --- versions and refs
def test_an_answer_to_an_old_question_is_refused_and_everything_is_told_anew(server: RunningServer) -> None:
    seats = server.start_game("Ann", "Ben", first=0)
    with seats[0].connect() as player:
        asked = Follower(player)
        asked.play("cautious_move showers")
        refused = asked.play("end", version=1)
        assert isinstance(refused, Refused)
        assert refused.code == "stale"
        assert player.receive_until(Welcome).version == asked.version


def test_a_message_that_comes_twice_is_done_once_and_answered_twice(server: RunningServer) -> None:
    seats = server.start_game("Ann", "Ben", first=0)
    with seats[0].connect() as player:
        asked = Follower(player)
        first = asked.play("cautious_move showers", version=1, ref="same")
        assert asked.play("cautious_move showers", version=1, ref="same") == first
    with seats[0].connect() as player:
        again = Follower(player)
        assert again.play("cautious_move showers", version=1, ref="same") == first
        assert again.version == asked.version


# --- help and spectators
def test_a_hint_tells_what_a_strong_bot_would_do(server: RunningServer) -> None:
    seats = server.start_game("Ann", "Ben", first=0, hints=True)
    with seats[0].connect() as player:
        asked = Follower(player)
        hinted = player.ask("hint")
        assert isinstance(hinted, Hinted)
        assert hinted.version == asked.version
        assert {each["action"] for each in hinted.alternatives} <= set(asked.actions)
        best = hinted.alternatives[0]
        assert best["label"]
        assert best["line"][0]["action"] == best["action"]
        assert all(move["label"] for move in best["line"])


def test_where_several_people_play_hints_have_to_be_agreed(server: RunningServer) -> None:
    seats = server.start_game("Ann", "Ben", first=0)
    with seats[0].connect() as player:
        assert not player.receive_until(Welcome).table.hints
        assert player.refused("hint") == "no-hints"
    (alone,) = server.start_game("Ann", bots=("rookie",), players=2, first=0)
    with alone.connect() as player:
        assert player.receive_until(Welcome).table.hints
        assert isinstance(player.ask("hint"), Hinted)


def test_spectators_only_watch_and_only_where_they_may(server: RunningServer) -> None:
    seats = server.start_game("Ann", "Ben", watch="everybody")
    with Player(server, seats[0].table) as spectator:
        Follower(spectator)
        for kind, fields in (
            ("play", {"version": 1, "action": "end"}),
            ("undo", {"version": 1}),
            ("pause", {}),
            ("always_pass", {"windows": []}),
        ):
            assert spectator.refused(kind, **fields) == "only-players"
        assert seats[0].get()["spectators"] == 1
    alone = server.start_game("Ann", "Ben", watch="nobody")
    with Player(server, alone[0].table) as spectator:
        assert spectator.receive_until(Refused).code == "nobody-watches"
