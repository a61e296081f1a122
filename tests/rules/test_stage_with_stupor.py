"""R3.7: the turn ends by itself when everyone can see that nothing more could be done."""

from __future__ import annotations

from tests.rules.scenario import play, position


def test_the_turn_of_a_stage_player_in_a_stupor_ends_by_itself() -> None:
    """R3.7, R14.11: a Trauma is public, so everybody sees that no Action card can be played for no action."""
    game = position("""
        options: places psychiatric_ward
        0: cafeteria; hand link; gang stage; trauma stupor
        1: showers
        turn: 0; actions 1
        """)
    play(game, "steal_spoon")
    assert game.asked() == 1
