"""The checker of histories finds what it is there for."""

from __future__ import annotations

import pytest

from blackgate.protocol.play import ChatLine
from blackgate.server.table_state import MOST_CHAT
from tests.server.durability.histories import Event, goes_on, violations

HI, THERE = ChatLine(1, 0, 0.0, "hi"), ChatLine(2, 1, 0.0, "there")
FINE = [
    Event("ann", "t", "hello"),
    Event("ann", "t", "welcome", 1, state="one", chat=(HI,)),
    Event("ann", "t", "said", ref="r1"),
    Event("ann", "t", "update", 2, state="two"),
    Event("ann", "t", "acknowledged", 2, ref="r1"),
    Event("ben", "t", "hello"),
    Event("ben", "t", "welcome", 2, state="two", chat=(HI, THERE)),
    Event("ben", "t", "said", ref="r2"),
    Event("ben", "t", "refused", ref="r2"),
]


def test_a_history_in_which_all_is_well_has_no_violations() -> None:
    assert violations(FINE) == []


@pytest.mark.parametrize(
    ("then", "what"),
    [
        ([Event("ann", "t", "welcome", 1, state="one", chat=(HI,))], "back from version 2 to 1"),
        ([Event("ann", "t", "welcome", 1, state="one", chat=(HI,))], r"older than acknowledged \['r1'\]"),
        ([Event("eve", "t", "hello"), Event("eve", "t", "welcome", 1, state="one")], "after 2 was told to others"),
        ([Event("ann", "t", "welcome", 2, state="other", chat=(HI,))], "version 2 was told otherwise"),
        ([Event("ann", "t", "welcome", 2, state="two")], "chat is gone"),
        ([Event("ann", "t", "acknowledged", 3, ref="r1")], "with two versions"),
        ([Event("ann", "t", "acknowledged", 3, ref="r9")], "never said"),
        ([Event("ann", "t", "refused", ref="r1")], "after it was acknowledged"),
        ([Event("ben", "t", "acknowledged", 3, ref="r2")], "after it was refused"),
    ],
)
def test_what_goes_back_is_found(then: list[Event], what: str) -> None:
    with pytest.raises(AssertionError, match=what):
        assert not violations([*FINE, *then]), violations([*FINE, *then])


def test_what_was_told_meanwhile_need_not_be_in_a_welcome() -> None:
    """Who said hello before somebody else was told something may be welcomed without it."""
    late = [Event("eve", "t", "hello"), Event("ann", "t", "update", 3, state="three")]
    assert violations([*FINE, *late, Event("eve", "t", "welcome", 2, state="two")]) == []


def test_a_table_need_not_remember_what_was_said_long_ago() -> None:
    said = [ChatLine(number, 0, 0.0, "moles") for number in range(1, MOST_CHAT + 3)]
    assert goes_on(said[:MOST_CHAT], said[2:])
    assert not goes_on(said[:MOST_CHAT], said[3:])
    assert not goes_on(said[:MOST_CHAT], [*said[2:-2], THERE, said[-1]])
