"""The table of events."""

from __future__ import annotations

from blackgate.rules import events
from blackgate.rules.events import CARD_MEANS, EVENT_NAMES, NUMBER_COUNTS, NUMBER_MEANS

NO_EVENTS = ("EVERYBODY", "NOBODY", "NOTHING")


def test_every_event_has_its_number_and_the_name_of_its_constant() -> None:
    numbers = {name: value for name, value in vars(events).items() if name.isupper() and type(value) is int}
    codes = {
        name.lower().replace("_", "-"): code
        for name, code in numbers.items()
        if name not in NO_EVENTS and not name.endswith("_RESULT")
    }
    assert codes == {name: code for code, name in enumerate(EVENT_NAMES)}


def test_a_number_means_something_or_counts_something() -> None:
    assert NUMBER_MEANS.keys() & NUMBER_COUNTS.keys() == set()
    assert {*CARD_MEANS, *NUMBER_MEANS, *NUMBER_COUNTS} <= set(range(len(EVENT_NAMES)))
