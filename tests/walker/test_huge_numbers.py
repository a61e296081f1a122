"""A number of any size that is not in the action table is refused by name, compiled as interpreted."""

from __future__ import annotations

import pytest

from blackgate import UnknownAction, new_game


@pytest.mark.parametrize("number", [1 << 63, -(1 << 63) - 1, 1 << 80, -(1 << 80)])
def test_a_number_that_fits_no_machine_word_is_refused(number: int) -> None:
    game = new_game(2, 1)
    for ask in (game.play, game.why_not):
        with pytest.raises(UnknownAction) as refused:
            ask(number)
        assert str(number) in str(refused.value)
