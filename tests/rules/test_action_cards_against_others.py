"""The Action cards that are played against others (docs/cards.md): whom they hit and what they do."""

from __future__ import annotations

from blackgate.rules.kinds import NOBODY
from tests.rules.decks import lying_open
from tests.rules.scenario import hand, place, play, position, refused


# --- solitary_confinement
def test_solitary_confinement_sends_another_player_from_anywhere() -> None:
    """R15.1: the card solitary_confinement"""
    for there in ("cell_block", "cafeteria", "showers", "infirmary", "recreational_area"):
        game = position(f"""
            0: showers; hand solitary_confinement
            1: {there}; hand link
            """)
        play(game, "play solitary_confinement", "target 1")
        assert place(game, 1) == "solitary_confinement"
        assert place(game, 0) == "showers"
        assert hand(game, 1) == {"link": 1}


def test_solitary_confinement_can_hit_neither_oneself_nor_who_is_there() -> None:
    """R15.1, R18.12"""
    game = position("""
        0: showers; hand solitary_confinement
        1: solitary_confinement
        2: cafeteria
        """)
    play(game, "play solitary_confinement")
    assert game.legal_texts() == ["target 2"]
    assert refused(game, "target 0") == "not-a-target R18.12"
    assert refused(game, "target 1") == "not-a-target R18.12"


def test_solitary_confinement_cannot_be_played_when_everybody_else_is_there() -> None:
    """R18.12"""
    game = position("""
        0: showers; hand solitary_confinement
        1: solitary_confinement
        2: solitary_confinement
        """)
    assert refused(game, "play solitary_confinement") == "no-effect R18.12"


# --- sucker_punch
def test_sucker_punch_gives_a_beating_anywhere_without_a_combat() -> None:
    game = position("""
        0: showers; hand sucker_punch
        1: solitary_confinement; hand knife, spoon; beatings 1
        """)
    play(game, "play sucker_punch", "target 1")
    assert game.players[1].beatings == 2
    assert hand(game, 1) == {"knife": 1, "spoon": 1}
    assert hand(game, 0) == {}


def test_sucker_punch_needs_a_player_with_fewer_than_two_beatings() -> None:
    """R18.12"""
    game = position("""
        0: showers; hand sucker_punch
        1: showers; beatings 2
        2: showers; beatings 1
        """)
    play(game, "play sucker_punch")
    assert game.legal_texts() == ["target 2"]
    game = position("""
        0: showers; hand sucker_punch
        1: showers; beatings 2
        """)
    assert refused(game, "play sucker_punch") == "no-effect R18.12"


# --- riot
def test_riot_deals_all_hands_out_again_one_by_one_beginning_with_the_player() -> None:
    game = position("""
        0: showers; hand link, link
        1: cafeteria; hand riot, blade
        2: solitary_confinement; hand spoon, pickaxe, knife
        turn: 1
        cards: pickaxe, link, spoon, link, blade, knife
        """)
    play(game, "play riot")
    assert hand(game, 1) == {"pickaxe": 1, "link": 1}
    assert hand(game, 2) == {"link": 1, "blade": 1}
    assert hand(game, 0) == {"spoon": 1, "knife": 1}


def test_riot_gives_an_odd_card_to_the_first_ones() -> None:
    """Clockwise, beginning with the one who plays it, who may get more than they had."""
    game = position("""
        0: showers; hand 3 link, blade
        1: cafeteria; hand riot
        2: showers
        turn: 1
        """)
    play(game, "play riot")
    assert [game.players[seat].hand_size for seat in range(3)] == [1, 2, 1]


def test_riot_itself_is_not_dealt() -> None:
    game = position("""
        0: showers; hand riot, link
        1: showers; hand pike
        """)
    play(game, "play riot")
    assert "riot" not in {**hand(game, 0), **hand(game, 1)}
    assert lying_open(game)["riot"] == 1
    assert game.players[0].hand_size == game.players[1].hand_size == 1


def test_riot_shows_everybody_only_their_own_new_cards() -> None:
    """R17.2"""
    game = position("""
        0: showers; hand riot, link
        1: showers; hand pike
        """)
    play(game, "play riot")
    dealt = [event for event in game.take_events() if event.name == "is-dealt"]
    assert [event.seat for event in dealt] == [0, 1]
    for event in dealt:
        for seat in (0, 1, NOBODY):
            assert event.visible_to(seat) == (seat == event.seat)


def test_riot_cannot_be_played_when_nobody_has_another_card() -> None:
    """R18.12"""
    game = position("""
        0: showers; hand riot
        1: showers
        """)
    assert refused(game, "play riot") == "no-effect R18.12"


def test_a_riot_over_a_single_card_of_ones_own_cannot_be_played() -> None:
    """R18.12: the first card is dealt to the player: nothing would change."""
    game = position("""
        0: showers; hand riot, link
        1: showers
        """)
    assert refused(game, "play riot") == "no-effect R18.12"


# --- shakedown
def test_shakedown_makes_a_player_discard_all_weapons_and_takes_one_of_choice() -> None:
    for weapon in ("knife", "blade"):
        game = position("""
            0: showers; hand shakedown
            1: showers; hand 2 knife, 2 blade, spoon
            """)
        play(game, "play shakedown", "target 1")
        assert game.asked() == 0
        assert game.legal_texts() == ["take knife", "take blade"]
        assert lying_open(game)["knife"] == 20
        assert lying_open(game)["blade"] == 2
        play(game, f"take {weapon}")
        assert hand(game, 1) == {"spoon": 1}
        assert hand(game, 0) == {weapon: 1}


def test_shakedown_leaves_no_choice_among_weapons_of_one_kind() -> None:
    """R17.4: they lie open by then."""
    game = position("""
        0: showers; hand shakedown
        1: showers; hand 3 blade
        """)
    play(game, "play shakedown", "target 1")
    assert hand(game, 0) == {"blade": 1}
    assert hand(game, 1) == {}
    assert lying_open(game)["blade"] == 2


def test_shakedown_of_a_hand_without_weapons_finds_nothing() -> None:
    """R17.5: that could not be known."""
    game = position("""
        0: showers; hand shakedown
        1: showers; hand spoon
        """)
    play(game, "play shakedown", "target 1")
    assert hand(game, 0) == {}
    assert hand(game, 1) == {"spoon": 1}
    assert lying_open(game)["shakedown"] == 1


def test_shakedown_can_be_played_against_players_here_with_cards_only() -> None:
    """R18.12"""
    game = position("""
        0: showers; hand shakedown
        1: showers
        2: cafeteria; hand knife
        3: showers; hand link
        """)
    play(game, "play shakedown")
    assert game.legal_texts() == ["target 3"]
    game = position("""
        0: showers; hand shakedown
        1: showers
        2: cafeteria; hand knife
        """)
    assert refused(game, "play shakedown") == "no-effect R18.12"


# --- lockdown
def test_lockdown_sends_everybody_to_the_cell_block_but_who_is_in_solitary() -> None:
    game = position("""
        0: showers; hand lockdown
        1: cafeteria
        2: solitary_confinement
        3: cell_block
        4: infirmary
        """)
    play(game, "play lockdown")
    places = [place(game, seat) for seat in range(5)]
    assert places == ["cell_block", "cell_block", "solitary_confinement", "cell_block", "cell_block"]


def test_lockdown_is_no_sending_to_solitary_so_nobody_is_asked() -> None:
    """R18.4: only the window against the card itself is there."""
    game = position("""
        0: showers; hand lockdown
        1: cafeteria; background escapist
        """)
    play(game, "play lockdown")
    assert game.asked() == 1
    assert game.legal_texts() == ["pass"]
    play(game, "pass")
    assert game.asked() == 0
    assert place(game, 1) == "cell_block"


def test_lockdown_played_in_solitary_leaves_the_player_there() -> None:
    game = position("""
        0: solitary_confinement; hand lockdown; background burglar
        1: cafeteria
        turn: 0; actions 1; confined
        """)
    play(game, "play lockdown")
    assert place(game, 0) == "solitary_confinement"
    assert place(game, 1) == "cell_block"


def test_lockdown_cannot_be_played_when_it_would_move_nobody() -> None:
    """R18.12"""
    game = position("""
        0: cell_block; hand lockdown
        1: solitary_confinement
        2: cell_block
        """)
    assert refused(game, "play lockdown") == "no-effect R18.12"


# --- poker_night
def test_poker_night_takes_a_card_at_random_from_everybody_here() -> None:
    """Clockwise from the player; whoever has none gives none."""
    game = position("""
        0: showers; hand whisky, link
        1: showers; hand poker_night
        2: cafeteria; hand radio
        3: showers; hand pike, boots
        4: showers
        turn: 1
        cards: boots, whisky
        """)
    play(game, "play poker_night")
    assert hand(game, 1) == {"boots": 1, "whisky": 1}
    assert hand(game, 0) == {"link": 1}
    assert hand(game, 2) == {"radio": 1}
    assert hand(game, 3) == {"pike": 1}


def test_a_card_taken_by_poker_night_is_seen_by_the_two_concerned_only() -> None:
    """R17.2"""
    game = position("""
        0: showers; hand poker_night
        1: showers; hand whisky
        2: showers; hand link
        """)
    play(game, "play poker_night")
    taken = [event for event in game.take_events() if event.name == "takes-hidden"]
    assert [(event.seat, event.other, event.card) for event in taken] == [
        (0, 1, "whisky"),
        (0, 2, "link"),
    ]
    assert [[event.visible_to(seat) for seat in (0, 1, 2, NOBODY)] for event in taken] == [
        [True, True, False, False],
        [True, False, True, False],
    ]


def test_poker_night_needs_somebody_here_with_cards() -> None:
    """R18.12"""
    game = position("""
        0: showers; hand poker_night
        1: showers
        2: cafeteria; hand link
        """)
    assert refused(game, "play poker_night") == "no-effect R18.12"
