"""The odds of a choice over a connection: at tables that tell them, to whoever is asked, in their language."""

from __future__ import annotations

import pytest

from blackgate.protocol.play import OddsResult, Outcome, Refused, Welcome
from tests.server.serving import Player, RunningServer, Seat

YARD = {"en": "Recreational Area", "fr": "Promenade", "de": "Hof"}


def begun(server: RunningServer, *, odds: bool = True) -> list[Seat]:
    """Ann and Ben; Ann begins."""
    return server.start_game("Ann", "Ben", first=0, odds=odds)


def asked(player: Player, action: str) -> list[Outcome]:
    told = player.ask("odds", action=action)
    assert isinstance(told, OddsResult)
    return told.outcomes


def refusal(player: Player, action: str) -> str:
    refused = player.ask("odds", action=action)
    assert isinstance(refused, Refused)
    assert refused.text
    return refused.code


@pytest.mark.parametrize("language", YARD)
def test_a_move_is_told_with_its_places_and_dice(server: RunningServer, language: str) -> None:
    """R6.1: from the Cell Block one must go to the other Place behind 1, 2 and 3."""
    with begun(server)[0].connect(language=language) as player:
        player.receive_until(Welcome)
        outcomes = asked(player, "move")
        assert asked(player, "move") == outcomes
    assert [outcome.dice for outcome in outcomes] == [[4, 5, 6], [1, 4], [2, 5], [3, 6]]
    assert outcomes[0].chance == 0.5
    assert outcomes[0].label == YARD[language]


def test_what_is_no_matter_of_chance_has_none(server: RunningServer) -> None:
    with begun(server)[0].connect() as player:
        player.receive_until(Welcome)
        assert asked(player, "search") == asked(player, "end") == []


def test_a_table_without_the_option_tells_nothing(server: RunningServer) -> None:
    with begun(server, odds=False)[0].connect() as player:
        player.receive_until(Welcome)
        assert refusal(player, "move") == "no-odds"


def test_only_whoever_is_asked_is_told_and_only_of_their_choices(server: RunningServer) -> None:
    ann, ben = begun(server)
    with ann.connect() as player, ben.connect() as other, Player(server, ann.table) as spectator:
        for each in (player, other, spectator):
            each.receive_until(Welcome)
        assert refusal(other, "move") == refusal(spectator, "move") == "not-asked"
        assert refusal(player, "dig spoon") == refusal(player, "fly") == "illegal"


def test_nothing_is_told_before_the_start(server: RunningServer) -> None:
    with server.open_table("Ann", "Ben", odds=True)[0].connect() as player:
        player.receive_until(Welcome)
        assert refusal(player, "move") == "not-started"


def test_a_seat_is_told_one_thing_at_a_time(server: RunningServer) -> None:
    ann = begun(server)[0]
    with ann.connect() as one, ann.connect() as other:
        one.receive_until(Welcome)
        other.receive_until(Welcome)
        one.say("odds", ref="1", action="move")
        one.say("odds", ref="2", action="move")
        refused = one.receive_until(Refused)
        assert (refused.ref, refused.code) == ("2", "too-many")
        assert one.receive_until(OddsResult).ref == "1"
        assert asked(other, "move")
