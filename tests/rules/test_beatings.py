"""Beatings (R10.2, R10.3, R18.3): never more than two, what they forbid, and the window before one is taken."""

from __future__ import annotations

from tests.rules.scenario import events, hand, play, position, refused


# --- R10.2: 0, 1 or 2
def test_beatings_are_counted_up_to_two() -> None:
    """R10.2"""
    game = position("""
        0: showers; hand 2 sucker_punch
        1: showers
        """)
    for beatings in (1, 2):
        play(game, "play sucker_punch", "target 1")
        assert game.players[1].beatings == beatings


def test_a_third_beating_has_no_effect() -> None:
    """R10.2"""
    game = position("""
        0: showers; hand knife
        1: showers; beatings 2
        """)
    play(game, "extort 1", "demand spoon", "lay knife")
    assert game.players[1].beatings == 2
    assert "beating-has-no-effect" in events(game)


# --- R10.3: what they forbid
def test_with_one_or_two_beatings_there_is_no_craft() -> None:
    """R10.3"""
    for beatings in (1, 2):
        game = position(f"""
            0: cafeteria; hand link, pike; beatings {beatings}
            1: showers
            """)
        assert refused(game, "craft pickaxe") == "beaten-craft R10.3"
    game = position("""
        0: cafeteria; hand link, pike
        1: showers
        """)
    assert "craft pickaxe" in game.legal_texts()


def test_with_two_beatings_there_is_no_dig() -> None:
    """R10.3"""
    game = position("""
        0: cell_block; hand spoon; beatings 2
        1: showers
        """)
    assert refused(game, "dig spoon") == "beaten-dig R10.3"


def test_with_one_beating_one_may_dig() -> None:
    """R10.3"""
    game = position("""
        0: cell_block; hand spoon; beatings 1
        1: showers
        """)
    play(game, "dig spoon")
    assert game.players[0].points == 1


def test_beatings_forbid_nothing_else() -> None:
    """R10.3: Search, Extortion, Steal a spoon and cards are still there with two."""
    game = position("""
        0: cafeteria; hand knife, care_package; beatings 2
        1: cafeteria
        """)
    assert {"search", "move", "extort 1", "steal_spoon", "play care_package"} <= set(game.legal_texts())


def test_healing_a_beating_lifts_what_it_forbade() -> None:
    """R10.3, R11.3"""
    game = position("""
        0: infirmary; hand link, pike; beatings 1
        1: showers
        """)
    assert "craft pickaxe" not in game.legal_texts()
    play(game, "heal")
    assert "craft pickaxe" in game.legal_texts()


# --- R18.3: the window before it is taken
def test_only_the_victim_is_asked_before_a_beating() -> None:
    """R18.3: others with an unrevealed Background are not."""
    game = position("""
        0: showers; hand knife
        1: showers; hand pike; background burglar
        2: showers; hand link; background doctor
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "yield")
    assert game.asked() == 1
    assert game.legal_texts() == ["pass"]
    assert game.players[1].beatings == 0
    play(game, "pass")
    assert game.players[1].beatings == 1
    assert game.asked() == 0


def test_a_victim_with_two_beatings_is_asked_too() -> None:
    """R18.3: the Background can be revealed even then."""
    game = position("""
        0: showers; hand knife
        1: showers; hand pike; beatings 2; background doctor
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "yield")
    assert game.asked() == 1
    assert game.legal_texts() == ["pass", "reveal doctor"]


def test_a_victim_whose_background_is_revealed_is_not_asked() -> None:
    """R18.3, R10.1"""
    game = position("""
        0: showers; hand knife
        1: showers; hand pike; background doctor revealed
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "yield")
    assert game.players[1].beatings == 1
    assert game.asked() == 0


def test_immunities_come_first_and_then_nobody_is_asked() -> None:
    """R18.3: with thick_skin no Beating is coming."""
    game = position("""
        0: showers; hand knife
        1: showers; hand pike; gang thick_skin; background doctor
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "yield")
    assert game.asked() == 0
    assert game.players[1].beatings == 0
    assert "beating-has-no-effect" not in events(game)


def test_thick_skin_does_not_help_against_a_card() -> None:
    """R18.3: it is an immunity in a combat only."""
    game = position("""
        0: showers; hand sucker_punch
        1: showers; gang thick_skin
        """)
    play(game, "play sucker_punch", "target 1")
    assert game.players[1].beatings == 1


def test_several_beatings_at_once_go_clockwise_each_finished_before_the_next() -> None:
    """R18.3, R18.8: an arsonist in seat 2 hits 3, then 0, then 1."""
    game = position("""
        0: showers; hand link; background doctor
        1: showers; hand link; background boxer
        2: showers; background arsonist
        3: showers; hand link; background burglar
        turn: 2
        """)
    play(game, "reveal arsonist")
    asked = []
    while game.asked() != 2:
        asked.append((game.asked(), [player.beatings for player in game.players]))
        play(game, "pass")
    assert asked == [(3, [0, 0, 0, 0]), (0, [0, 0, 0, 1]), (1, [1, 0, 0, 1])]
    assert [player.beatings for player in game.players] == [1, 1, 0, 1]
    assert hand(game, 0) == {"link": 1}


def test_in_a_combat_the_winner_caused_the_beating() -> None:
    """R18.3: shown by the doctor, whose bonus gives it to the one who caused it."""
    game = position("""
        0: showers; hand knife, pike; background doctor; gang artisan
        1: showers; hand knife
        2: showers
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "lay knife", "yield", "reveal doctor bonus")
    assert [player.beatings for player in game.players] == [0, 1, 0]


def test_whoever_used_the_card_caused_the_beating() -> None:
    """R18.3"""
    game = position("""
        0: showers; hand sucker_punch
        1: cafeteria; background doctor; gang artisan
        2: showers
        """)
    play(game, "play sucker_punch", "target 1", "pass", "reveal doctor bonus")
    assert [player.beatings for player in game.players] == [1, 0, 0]
