"""The table of events."""

from __future__ import annotations

from blackgate.rules import events
from blackgate.rules.events import CARD_MEANS, EVENT_NAMES, NUMBER_COUNTS, NUMBER_MEANS


def test_every_event_has_its_number_and_the_name_of_its_constant() -> None:
    others = {"EVERYBODY", *[name for name in vars(events) if name.endswith("_RESULT")]}
    imported = {"NOBODY", "NOTHING"}
    codes = {
        name: value
        for name, value in vars(events).items()
        if name.isupper() and isinstance(value, int) and name not in others | imported
    }
    assert sorted(codes.values()) == list(range(len(EVENT_NAMES)))
    assert {name.lower().replace("_", "-"): code for name, code in codes.items()} == {
        name: code for code, name in enumerate(EVENT_NAMES)
    }


def test_a_number_means_something_or_counts_something() -> None:
    assert NUMBER_MEANS.keys() & NUMBER_COUNTS.keys() == set()
    assert {*CARD_MEANS, *NUMBER_MEANS, *NUMBER_COUNTS} <= set(range(len(EVENT_NAMES)))
