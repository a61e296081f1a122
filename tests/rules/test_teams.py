"""Team mode (R13.1-R13.4, R13.7-R13.11): two Cell Blocks, points per team, Exchange, following a teammate. Helping in
combats: `test_teams_combat.py`.
"""

from __future__ import annotations

import pytest

import blackgate
from blackgate import Event, Game, Options, View
from blackgate.rules.kinds import CARD_NAMES, NOBODY, NOTHING
from tests.rules.decks import on_table
from tests.rules.scenario import hand, place, play, position, refused


def beatings(game: Game) -> list[int]:
    return [player.beatings for player in game.players]


def told(game: Game, name: str) -> list[Event]:
    """The events of that name since the last time."""
    return [event for event in game.take_events() if event.name() == name]


def kinds_seen(found: list[Event], seat: int) -> list[str]:
    """The cards of these events as a seat may know them, `?` where it may not."""
    seen = [event.seen_by(seat) for event in found]
    return ["?" if event.card == NOTHING else CARD_NAMES[event.card] for event in seen if event is not None]


# --- R13.1, R13.2: set-up
@pytest.mark.parametrize("players", [4, 6])
def test_seats_alternate_between_the_teams_and_everybody_starts_in_their_own_cell_block(players: int) -> None:
    """R13.1, R13.2: A, B, A, B..."""
    game = blackgate.new_game(Options(players, team=True), seed=1)
    assert [game.book.team_of(seat) for seat in range(players)] == [0, 1] * (players // 2)
    assert [place(game, seat) for seat in range(players)] == ["cell_block", "cell_block_b"] * (players // 2)


def test_each_cell_block_is_a_place_of_its_own() -> None:
    """R13.2: players in the two are not together, and one can go from one to the other."""
    game = position("""
        options: team
        0: cell_block; hand knife
        1: cell_block_b; hand spoon
        2: cafeteria
        3: cafeteria
        """)
    assert refused(game, "extort 1") == "not-here R7.1"
    play(game, "cautious_move cell_block_b")
    assert place(game, 0) == "cell_block_b"


@pytest.mark.parametrize("start", ["cell_block", "cell_block_b"])
def test_each_cell_block_counts_as_the_cell_block(start: str) -> None:
    """R13.2: its Search value, for whoever is there."""
    for seat in (0, 1):
        places = ["showers"] * 4
        places[seat] = start
        seats = "\n".join(f"{i}: {name}" for i, name in enumerate(places))
        game = position(f"options: team\n{seats}\nturn: {seat}")
        play(game, "search")
        assert sum(hand(game, seat).values()) == 1


@pytest.mark.parametrize(("background", "card"), [("getaway_driver", "link"), ("burglar", "master_key")])
def test_where_there_is_a_free_choice_either_cell_block_will_do(background: str, card: str) -> None:
    """R13.2: getaway_driver, master_key, a Cautious move."""
    game = position(f"""
        options: team
        0: showers; hand {card}; background {background}
        1: showers
        2: showers
        3: showers
        """)
    assert "cautious_move cell_block" in game.legal_texts()
    assert "cautious_move cell_block_b" in game.legal_texts()
    play(game, "reveal getaway_driver" if background == "getaway_driver" else "play master_key")
    assert {"go cell_block", "go cell_block_b"} <= set(game.legal_texts())


def test_a_lockdown_sends_everybody_to_their_own_cell_block() -> None:
    """R13.2, R13.11: teammates too, also out of the other Cell Block; not out of Solitary Confinement."""
    game = position("""
        options: team
        0: cafeteria; hand lockdown
        1: cell_block
        2: cell_block_b
        3: solitary_confinement
        4: showers
        5: cell_block_b
        """)
    play(game, "play lockdown")
    assert [place(game, seat) for seat in range(6)] == [
        "cell_block",
        "cell_block_b",
        "cell_block",
        "solitary_confinement",
        "cell_block",
        "cell_block_b",
    ]


def test_a_lockdown_does_nothing_where_everybody_is_at_home_or_in_solitary() -> None:
    """R13.2, R18.12: one team in its own Cell Block, the other in its own."""
    game = position("""
        options: team
        0: cell_block; hand lockdown
        1: cell_block_b
        2: cell_block
        3: solitary_confinement
        """)
    assert refused(game, "play lockdown") == "no-effect R18.12"


def test_the_warden_starts_in_the_showers() -> None:
    """R16.1: for there are two Cell Blocks. R16.8: Michel, who starts there too, extorts nobody."""
    game = blackgate.new_game(Options(4, michel="michel", team=True, warden=True), seed=1, first=0)
    assert blackgate.save(game)["warden"] == blackgate.save(game)["michel"] == "showers"
    play(game, "cautious_move showers")
    assert told(game, "michel-extorts") == []


# --- R13.3: points
@pytest.mark.parametrize(("players", "goal"), [(4, 16), (6, 20)])
def test_the_points_of_a_team_are_added_up(players: int, goal: int) -> None:
    """R13.3, R2.1: 16 with 4 players, 20 with 6; the whole team wins."""
    others = "".join(f"{seat}: cell_block; points {0 if seat % 2 else 3}\n" for seat in range(3, players))
    for missing in (0, 1):
        mate = goal - 9 - (3 if players == 6 else 0) - missing
        game = position(
            f"options: team\n0: cell_block; hand spoon, link; points 8\n1: cell_block\n"
            f"2: cell_block; points {mate}\n{others}"
        )
        play(game, "dig spoon")
        assert game.over == (missing == 0)
        assert game.winners() == ([] if missing else list(range(0, players, 2)))


def test_a_player_alone_does_not_win_with_the_points_of_the_base_game() -> None:
    """R13.3 in place of R2.2; the other team's points do not count either."""
    game = position("""
        options: team
        0: cell_block; hand shovel; points 9
        1: cell_block_b; points 12
        2: cell_block; points 3
        3: cell_block_b; points 3
        """)
    play(game, "dig shovel")
    assert not game.over
    assert game.points_of(0) == game.points_of(2) == 15


@pytest.mark.parametrize(("points", "winners"), [([3, 6, 4, 0], [0, 2]), ([3, 6, 3, 0], [0, 1, 2, 3])])
def test_after_the_last_round_the_team_with_most_points_has_won(points: list[int], winners: list[int]) -> None:
    """R2.4, R13.3: a tie is shared."""
    seats = "\n".join(f"{seat}: showers; points {count}" for seat, count in enumerate(points))
    game = position(f"options: team\n{seats}\nturn: 3; number 799")
    play(game, "end")
    assert game.over
    assert game.winners() == winners


# --- R13.4: the die
@pytest.mark.parametrize(("die", "third"), [(1, "cafeteria"), (2, "showers"), (3, "infirmary")])
def test_one_to_three_lead_to_both_cell_blocks(die: int, third: str) -> None:
    """R13.4: so three Places to choose from, for both teams."""
    for seat in (0, 1):
        game = position(f"""
            options: team
            0: recreational_area
            1: recreational_area
            2: recreational_area
            3: recreational_area
            turn: {seat}
            dice: {die}
            """)
        play(game, "move")
        assert game.legal_texts() == ["go cell_block", f"go {third}", "go cell_block_b"]
        play(game, "go cell_block_b")
        assert place(game, seat) == "cell_block_b"


def test_from_one_cell_block_the_die_leads_to_the_other() -> None:
    """R13.4, R6.1: not to the Place where the player is."""
    game = position("""
        options: team
        0: cell_block
        1: showers
        2: showers
        3: showers
        dice: 1
        """)
    play(game, "move")
    assert game.legal_texts() == ["go cafeteria", "go cell_block_b"]
    assert refused(game, "go cell_block") == "already-there R6.1"


def test_four_to_six_lead_where_they_always_do() -> None:
    """R13.4, R4"""
    game = position("""
        options: team
        0: cell_block
        1: showers
        2: showers
        3: showers
        dice: 4
        """)
    play(game, "move")
    assert game.legal_texts() == ["go cafeteria", "go recreational_area"]


def test_michel_has_three_places_to_choose_from_too() -> None:
    """R13.4, R12.2: and extorts whoever is in the Cell Block chosen, not in the other."""
    game = position("""
        options: team; michel
        0: cell_block
        1: cell_block_b
        2: cell_block
        3: cell_block_b
        dice: 1
        cards: no_knife, no_knife
        """)
    play(game, "end", "roll_for_michel")
    assert game.legal_texts() == ["go cell_block", "go cafeteria", "go cell_block_b"]
    play(game, "go cell_block_b")
    assert [event.seat for event in told(game, "michel-extorts")] == [1, 3]


# --- R13.7, R13.8: what is one's own and what is not
@pytest.mark.parametrize(
    ("seat", "own", "other"), [(0, "cell_block", "cell_block_b"), (1, "cell_block_b", "cell_block")]
)
def test_craft_is_forbidden_in_ones_own_cell_block_only(seat: int, own: str, other: str) -> None:
    """R13.7"""
    for where in (own, other):
        seats = "\n".join(f"{i}: {where}; hand link, pike" for i in range(4))
        game = position(f"options: team\n{seats}\nturn: {seat}")
        if where == own:
            assert refused(game, "craft pickaxe") == "no-craft-here R8.1"
        else:
            play(game, "craft pickaxe")
            assert hand(game, seat) == {"pickaxe": 1}


@pytest.mark.parametrize(
    ("seat", "own", "other"), [(0, "cell_block", "cell_block_b"), (1, "cell_block_b", "cell_block")]
)
def test_dig_is_possible_in_ones_own_cell_block_only(seat: int, own: str, other: str) -> None:
    """R13.8"""
    for where in (own, other):
        seats = "\n".join(f"{i}: {where}; hand spoon" for i in range(4))
        game = position(f"options: team\n{seats}\nturn: {seat}")
        if where == own:
            play(game, "dig spoon")
            assert game.players[seat].points == 1
        else:
            assert refused(game, "dig spoon") == "not-your-cell-block R13.8"


def test_an_artisan_may_craft_at_home_as_well() -> None:
    """R13.7, R18.11: any Place."""
    game = position("""
        options: team
        0: cell_block; hand link, pike; gang artisan
        1: showers
        2: showers
        3: showers
        """)
    play(game, "craft pickaxe")
    assert hand(game, 0) == {"pickaxe": 1}


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
    given = [event for event in found if event.name() == "gives-hidden"]
    assert [(event.seat, event.other) for event in given] == [(0, 2), (0, 2), (2, 0)]
    for seat in (0, 2):
        assert kinds_seen(given, seat) == ["link", "pike", "shovel"]
    for seat in (1, 3, NOBODY):
        assert kinds_seen(given, seat) == ["?", "?", "?"]
        smoked = [event.seen_by(seat) for event in found if event.name() == "takes-cigarettes"]
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


# --- R13.11: aimed at a teammate, or at all others
def together(seat_0: str, *, more: str = "") -> Game:
    """Everybody in the Showers, each with two cards and 3 cigarettes; seat 0 has something to use as well."""
    seats = "".join(f"{seat}: showers; hand link, pike; cigarettes 3\n" for seat in (1, 2, 3))
    return position(f"options: team\n0: showers; {seat_0}\n{seats}{more}")


@pytest.mark.parametrize("card", ["sucker_punch", "solitary_confinement", "shakedown"])
def test_a_card_aimed_at_one_player_may_be_aimed_at_a_teammate(card: str) -> None:
    """R13.11"""
    game = together(f"hand {card}")
    play(game, f"play {card}")
    assert game.legal_texts() == ["target 1", "target 2", "target 3"]


@pytest.mark.parametrize("background", ["hitman", "loan_shark", "pickpocket", "con_artist"])
def test_a_background_aimed_at_one_player_may_be_aimed_at_a_teammate(background: str) -> None:
    """R13.11"""
    game = together(f"background {background}")
    play(game, f"reveal {background}")
    assert game.legal_texts() == ["target 1", "target 2", "target 3"]


def test_a_teammate_may_be_hit_and_sent_and_may_stop_the_card() -> None:
    """R13.11: sucker_punch does to a teammate what it does to anybody, and informer is any other player."""
    game = together("hand sucker_punch, solitary_confinement")
    play(game, "play sucker_punch", "target 2", "play solitary_confinement", "target 2")
    assert beatings(game) == [0, 0, 1, 0]
    assert place(game, 2) == "solitary_confinement"
    game = position("""
        options: team
        0: showers; hand sucker_punch
        1: showers
        2: showers; background informer
        3: showers
        """)
    play(game, "play sucker_punch", "target 1")
    assert game.asked() == 2
    play(game, "reveal informer")
    assert beatings(game) == [0, 0, 0, 0]


def test_barter_and_light_fingers_may_choose_a_teammate() -> None:
    """R13.11"""
    game = together("hand boots; gang barter")
    assert {"barter 1", "barter 2", "barter 3"} <= set(game.legal_texts())
    game = position("""
        options: team
        0: infirmary; gang light_fingers
        1: showers; cigarettes 3
        2: showers; cigarettes 3
        3: cafeteria; cigarettes 3
        """)
    play(game, "cautious_move showers")
    assert game.legal_texts() == ["pass", "rob 1", "rob 2"]


def test_an_arsonist_spares_teammates() -> None:
    """R13.11: every other player; the bonus spares them too."""
    game = together("background arsonist; gang knuckles", more="cards: link, pike")
    play(game, "reveal arsonist bonus")
    assert beatings(game) == [0, 1, 0, 1]
    assert [sum(hand(game, seat).values()) for seat in range(4)] == [0, 1, 2, 1]


def test_poker_night_takes_nothing_from_teammates() -> None:
    """R13.11"""
    game = together("hand poker_night", more="cards: link, pike")
    play(game, "play poker_night")
    assert [hand(game, seat) for seat in range(4)] == [
        {"link": 1, "pike": 1},
        {"pike": 1},
        {"link": 1, "pike": 1},
        {"link": 1},
    ]


def test_among_teammates_only_arsonist_and_poker_night_would_do_nothing() -> None:
    """R13.11, R18.12"""
    game = position("""
        options: team
        0: showers; hand poker_night; background arsonist
        1: cafeteria; hand link
        2: showers; hand link
        3: cafeteria; hand link
        """)
    assert refused(game, "play poker_night") == "no-effect R18.12"
    assert refused(game, "reveal arsonist") == "no-effect R18.12"


def test_a_riot_takes_the_hands_of_teammates_as_well() -> None:
    """R13.11: it is on all hands."""
    game = together("hand riot, boots, cap", more="cards: pike, boots, link, cap, link, pike, link, pike")
    play(game, "play riot")
    assert [hand(game, seat) for seat in range(4)] == [
        {"pike": 1, "link": 1},
        {"boots": 1, "pike": 1},
        {"link": 2},
        {"cap": 1, "pike": 1},
    ]
    assert on_table(game) == {}


def test_teammates_do_not_see_each_others_hands() -> None:
    """R13.11, R17.2: nor Backgrounds; whatever a teammate holds, the view is the same."""
    views = []
    for cards, background in (("link, boots", "hitman"), ("2 pike", "doctor")):
        game = position(f"""
            options: team
            0: showers; hand spoon
            1: showers
            2: showers; hand {cards}; background {background}
            3: showers
            """)
        views.append(View(game, 0).plain())
        assert View(game, 0).tracker(2) == {}
    assert views[0] == views[1]
    assert views[0]["hand"] == {"spoon": 1}
