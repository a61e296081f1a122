"""What only teammates do (R13.9, R13.10): Exchange, and follow each other."""

from __future__ import annotations

import pytest

from blackgate import Event, Game, View
from blackgate.rules.kinds import NOBODY
from tests.rules.scenario import hand, place, play, position, refused


def told(game: Game, name: str) -> list[Event]:
    """The events of that name since the last time."""
    return [event for event in game.take_events() if event.name == name]


def kinds_seen(found: list[Event], seat: int) -> list[str]:
    """The cards of these events as a seat may know them, `?` where it may not."""
    seen = [event.seen_by(seat) for event in found]
    return [event.card or "?" for event in seen if event is not None]


# --- R13.9: Exchange
def two_in(where: str, seat_0: str, seat_2: str, *, more: str = "") -> Game:
    """Seats 0 and 2, of one team, in one Place; the others in the Cafeteria."""
    return position(f"""
        options: team; warden
        0: {where}; {seat_0}
        1: cafeteria
        2: {where}; {seat_2}
        3: cafeteria
        {more}
        """)


def test_an_exchange_goes_both_ways() -> None:
    """R13.9, R18.13: each thing laid down is final, `done` ends it; then the teammate gives back."""
    game = two_in("showers", "hand link, 2 pike; cigarettes 2", "hand shovel; cigarettes 1")
    play(game, "exchange 2")
    assert game.asked() == 0
    assert game.legal_texts() == ["done", "give_cigarette", "give link", "give pike"]
    play(game, "give pike", "give link", "give_cigarette")
    assert game.asked() == 0
    assert game.legal_texts() == ["done", "give_cigarette", "give pike"]
    play(game, "done")
    assert game.asked() == 2
    assert game.legal_texts() == ["done", "give_cigarette", "give shovel", "give link", "give pike"]
    play(game, "give shovel", "done")
    assert game.asked() == 0
    assert hand(game, 0) == {"pike": 1, "shovel": 1}
    assert hand(game, 2) == {"link": 1, "pike": 1}
    assert [player.cigarettes for player in game.players] == [1, 0, 2, 0]
    assert game.actions == 1


def test_any_number_may_be_given_and_received() -> None:
    """R13.9: everything for everything; who has nothing left is asked no more."""
    game = two_in("showers", "hand 3 link; cigarettes 2", "hand spoon, whisky; cigarettes 1")
    play(game, "exchange 2", *["give link"] * 3, *["give_cigarette"] * 2)
    assert game.asked() == 2
    play(game, "give spoon", "give whisky", "give_cigarette", "give_cigarette", "give_cigarette", "done")
    assert hand(game, 0) == {"spoon": 1, "whisky": 1}
    assert hand(game, 2) == {"link": 3}
    assert [player.cigarettes for player in game.players] == [3, 0, 0, 0]


def test_either_may_give_nothing() -> None:
    """R13.9: the action is used all the same."""
    game = two_in("showers", "hand link", "hand shovel")
    play(game, "exchange 2", "done", "done")
    assert hand(game, 0) == {"link": 1}
    assert hand(game, 2) == {"shovel": 1}
    assert game.actions == 1
    play(game, "exchange 2", "done", "give shovel")
    assert hand(game, 0) == {"link": 1, "shovel": 1}


def test_one_of_the_two_must_have_something() -> None:
    """R13.9: cards or cigarettes, whoever has them; who has nothing is not asked."""
    assert refused(two_in("showers", "tokens spy", "points 3"), "exchange 2") == "nothing-to-exchange R13.9"
    game = two_in("showers", "points 3", "hand shovel")
    play(game, "exchange 2")
    assert game.asked() == 2
    play(game, "give shovel")
    assert hand(game, 0) == {"shovel": 1}
    assert game.asked() == 0
    game = two_in("showers", "cigarettes 1", "points 3")
    play(game, "exchange 2", "give_cigarette")
    assert game.asked() == 2
    play(game, "done")
    assert game.players[2].cigarettes == 1


def test_no_tokens_are_exchanged() -> None:
    """R13.9"""
    game = two_in("showers", "hand link; tokens 2 spy, corruption", "tokens skill")
    play(game, "exchange 2")
    assert game.legal_texts() == ["done", "give link"]


@pytest.mark.parametrize(
    "where",
    [
        "cell_block",
        "cell_block_b",
        "cafeteria",
        "showers",
        "infirmary",
        "recreational_area",
        "solitary_confinement",
        "wardens_office",
    ],
)
def test_an_exchange_is_possible_in_any_place(where: str) -> None:
    """R13.9: none forbids it."""
    game = two_in(where, "hand link", "hand shovel", more="warden: infirmary")
    play(game, "exchange 2", "give link", "give shovel", "give link")
    assert hand(game, 0) == {"shovel": 1, "link": 1}
    assert hand(game, 2) == {}


def test_an_exchange_is_possible_in_a_turn_begun_in_solitary() -> None:
    """R13.9, R15.2: only Search, Extortion and Craft are not."""
    game = two_in("solitary_confinement", "hand link", "hand shovel", more="turn: 0; actions 1; confined")
    play(game, "exchange 2", "give link")
    assert hand(game, 2) == {"shovel": 1, "link": 1}


def test_an_exchange_needs_a_teammate_in_the_same_place() -> None:
    """R13.9"""
    game = position("""
        options: team
        0: showers; hand link
        1: showers; hand link
        2: cafeteria; hand link
        3: showers; hand link
        """)
    assert refused(game, "exchange 0") == "not-yourself R13.9"
    assert refused(game, "exchange 1") == "not-a-teammate R13.9"
    assert refused(game, "exchange 2") == "not-here R13.9"
    assert refused(game, "exchange 4") == "no-such-seat R1.1"


def test_an_exchange_is_with_one_teammate() -> None:
    """R13.9, R3.5: with another one it is another action."""
    game = position("""
        options: team
        0: showers; hand 2 link
        1: cafeteria
        2: showers; hand pike
        3: cafeteria
        4: showers; hand cap
        5: cafeteria
        """)
    play(game, "exchange 4", "give link", "done", "give cap", "done")
    play(game, "exchange 2", "give link", "done", "give pike")
    assert hand(game, 0) == {"cap": 1, "pike": 1}
    assert hand(game, 2) == hand(game, 4) == {"link": 1}


def test_there_is_no_exchange_without_teams() -> None:
    """R13.9, R3.3: nor a teammate to follow."""
    game = position("""
        0: showers; hand link; gang lookout
        1: cafeteria
        2: showers; hand link; gang scavenger
        """)
    assert not [text for text in game.legal_texts() if text.startswith(("exchange", "follow"))]


def test_the_kinds_given_are_seen_by_the_two_only_and_the_numbers_by_everybody() -> None:
    """R13.9, R17.2"""
    game = two_in("showers", "hand link, pike; cigarettes 2", "hand shovel")
    play(game, "exchange 2", "give link", "give pike", "give_cigarette", "done", "give shovel", "done")
    found = game.take_events()
    given = [event for event in found if event.name == "gives-hidden"]
    assert [(event.seat, event.other) for event in given] == [(0, 2), (0, 2), (2, 0)]
    for seat in (0, 2):
        assert kinds_seen(given, seat) == ["link", "pike", "shovel"]
    for seat in (1, 3, NOBODY):
        assert kinds_seen(given, seat) == ["?", "?", "?"]
        smoked = [event.seen_by(seat) for event in found if event.name == "takes-cigarettes"]
        assert [(event.seat, event.other, event.number) for event in smoked if event] == [(2, 0, 1)]


def test_the_two_remember_what_was_exchanged_and_nobody_else_does() -> None:
    """R13.9, R17.3"""
    game = two_in("showers", "hand link, boots", "hand shovel, cap")
    play(game, "exchange 2", "give link", "done", "give shovel", "done")
    assert View(game, 0).tracker(2)["link"][0] == 1
    assert View(game, 2).tracker(0)["shovel"][0] == 1
    for seat in (1, 3, NOBODY):
        assert View(game, seat).tracker(0) == View(game, seat).tracker(2) == {}
        assert [int(player.hand_size) for player in View(game, seat).players] == [2, 0, 2, 0]


def test_the_others_see_the_same_whatever_was_exchanged() -> None:
    """R13.9, R17.2: in the middle of it as well as after it."""
    for actions in (["exchange 2"], ["exchange 2", "GIVE", "done"], ["exchange 2", "GIVE", "done", "done"]):
        for seat in (1, 3, NOBODY):
            views = []
            for card in ("link", "pike"):
                game = two_in("showers", "hand link, pike", "hand shovel")
                play(game, *[f"give {card}" if action == "GIVE" else action for action in actions])
                views.append(View(game, seat).plain())
            assert views[0] == views[1]


# --- R13.10: following
def gang_of_two(seat_0: str, seat_2: str, *, more: str = "") -> Game:
    """Seats 0 and 2, of one team, each in a Place with a Gang card."""
    return position(f"""
        options: team; michel
        0: {seat_0}
        1: cafeteria; gang shortcut; cigarettes 3
        2: {seat_2}
        3: cafeteria
        {more}
        """)


def test_a_teammate_of_the_same_gang_may_be_followed_instead_of_rolling() -> None:
    """R13.10: whichever card of the Gang; it takes one action and no die."""
    game = gang_of_two("infirmary; gang lookout", "cafeteria; gang scavenger")
    play(game, "follow 2")
    assert place(game, 0) == "cafeteria"
    assert game.actions == 1
    assert told(game, "rolls") == []


def test_only_a_teammate_of_the_same_gang_may_be_followed() -> None:
    """R13.10: no Gang is no Gang, and an opponent's Gang does not help."""
    for seat_0, seat_2 in (
        ("infirmary; gang lookout", "cafeteria; gang supplier"),
        ("infirmary; gang lookout", "cafeteria"),
        ("infirmary", "cafeteria; gang lookout"),
        ("infirmary", "cafeteria"),
    ):
        assert refused(gang_of_two(seat_0, seat_2), "follow 2") == "other-gang R13.10"
    game = gang_of_two("infirmary; gang lookout", "cafeteria; gang scavenger")
    assert refused(game, "follow 1").startswith("not-a-teammate ")
    assert refused(game, "follow 0") == "not-yourself R13.10"
    assert refused(game, "follow 5") == "no-such-seat R1.1"


def test_a_teammate_is_followed_to_another_place_but_not_to_solitary() -> None:
    """R13.10"""
    game = gang_of_two("infirmary; gang lookout", "infirmary; gang scavenger")
    assert refused(game, "follow 2").startswith("already-there ")
    game = gang_of_two("infirmary; gang lookout", "solitary_confinement; gang scavenger")
    assert refused(game, "follow 2") == "not-in-solitary R13.10"


def test_a_player_in_solitary_may_follow_a_teammate_out() -> None:
    """R13.10, R15.2: any Move that can be paid for."""
    game = gang_of_two(
        "solitary_confinement; gang lookout", "cell_block_b; gang scavenger", more="turn: 0; actions 1; confined"
    )
    play(game, "follow 2")
    assert place(game, 0) == "cell_block_b"


def test_to_follow_is_the_move_action() -> None:
    """R13.10, R6.3, R18.2a: light_fingers rob at its end."""
    game = gang_of_two("infirmary; gang light_fingers", "cafeteria; gang scavenger")
    play(game, "follow 2")
    assert game.legal_texts() == ["pass", "rob 1"]
    play(game, "rob 1")
    assert game.players[0].cigarettes == 2


def test_to_follow_is_an_arrival_of_ones_own() -> None:
    """R12.5, R13.10: Michel comes before light_fingers, as after every Move (R18.2a)."""
    game = gang_of_two(
        "infirmary; hand spoon; gang light_fingers",
        "showers; gang scavenger; cigarettes 1",
        more="cards: knife_spoon",
    )
    play(game, "follow 2")
    assert game.asked() == 0
    assert game.legal_texts() == ["discard spoon", "refuse"]
    play(game, "discard spoon")
    assert game.legal_texts() == ["pass", "rob 2"]
