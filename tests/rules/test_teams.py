"""Team mode (R13.1-R13.4, R13.7, R13.8, R13.11): two Cell Blocks, points per team, what is aimed at a teammate.

Exchange and following are in `test_teams_exchange.py`, helping in combats in `test_teams_combat.py`.
"""

from __future__ import annotations

from functools import partial

import pytest

import blackgate
from blackgate import Event, Game, Options, View
from tests.rules.decks import on_table
from tests.rules.scenario import hand, place, play, position, refused

in_teams = partial(position, options="team")


def beatings(game: Game) -> list[int]:
    return [player.beatings for player in game.players]


def told(game: Game, name: str) -> list[Event]:
    """The events of that name since the last time."""
    return [event for event in game.take_events() if event.name == name]


# --- R13.1, R13.2: set-up
@pytest.mark.parametrize("players", [4, 6])
def test_seats_alternate_between_the_teams_and_everybody_starts_in_their_own_cell_block(players: int) -> None:
    """R13.1, R13.2: A, B, A, B..."""
    game = blackgate.new_game(Options(players, team=True), seed=1)
    assert [game.book.team_of(seat) for seat in range(players)] == [0, 1] * (players // 2)
    assert [place(game, seat) for seat in range(players)] == ["cell_block", "cell_block_b"] * (players // 2)


def test_each_cell_block_is_a_place_of_its_own() -> None:
    """R13.2: players in the two are not together, and one can go from one to the other."""
    game = in_teams("""
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
        game = in_teams(f"{seats}\nturn: {seat}")
        play(game, "search")
        assert sum(hand(game, seat).values()) == 1


@pytest.mark.parametrize(("background", "card"), [("getaway_driver", "link"), ("burglar", "master_key")])
def test_where_there_is_a_free_choice_either_cell_block_will_do(background: str, card: str) -> None:
    """R13.2: getaway_driver, master_key, a Cautious move."""
    game = in_teams(f"""
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
    game = in_teams("""
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
    game = in_teams("""
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
    game = in_teams("""
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
    game = in_teams(f"{seats}\nturn: 3; number 799")
    play(game, "end")
    assert game.over
    assert game.winners() == winners


# --- R13.4: the die
@pytest.mark.parametrize(("die", "third"), [(1, "cafeteria"), (2, "showers"), (3, "infirmary")])
def test_one_to_three_lead_to_both_cell_blocks(die: int, third: str) -> None:
    """R13.4: so three Places to choose from, for both teams."""
    for seat in (0, 1):
        game = in_teams(f"""
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
    game = in_teams("""
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
    game = in_teams("""
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
        game = in_teams(f"{seats}\nturn: {seat}")
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
        game = in_teams(f"{seats}\nturn: {seat}")
        if where == own:
            play(game, "dig spoon")
            assert game.players[seat].points == 1
        else:
            assert refused(game, "dig spoon") == "not-your-cell-block R13.8"


def test_an_artisan_may_craft_at_home_as_well() -> None:
    """R13.7, R18.11: any Place."""
    game = in_teams("""
        0: cell_block; hand link, pike; gang artisan
        1: showers
        2: showers
        3: showers
        """)
    play(game, "craft pickaxe")
    assert hand(game, 0) == {"pickaxe": 1}


# --- R13.11: aimed at a teammate, or at all others
def together(seat_0: str, *, more: str = "") -> Game:
    """Everybody in the Showers, each with two cards and 3 cigarettes; seat 0 has something to use as well."""
    seats = "".join(f"{seat}: showers; hand link, pike; cigarettes 3\n" for seat in (1, 2, 3))
    return in_teams(f"0: showers; {seat_0}\n{seats}{more}")


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
    game = in_teams("""
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
    game = in_teams("""
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
    game = in_teams("""
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
        game = in_teams(f"""
            0: showers; hand spoon
            1: showers
            2: showers; hand {cards}; background {background}
            3: showers
            """)
        views.append(View(game, 0).plain())
        assert View(game, 0).tracker(2) == {}
    assert views[0] == views[1]
    assert views[0]["hand"] == {"spoon": 1}
