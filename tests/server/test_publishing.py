"""What an update says of events, kept and filled with names, is what would be worded and encoded anew."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from blackgate.server.client_events import events_for
from blackgate.server.publishing import WATCHING, UpdateEncoder, encode, log
from tests.server.tabletop import Tabletop

ACTIONS = 120


@pytest.mark.parametrize("settings", [{}, {"players": 4, "team": True, "michel": "michel"}], ids=str)
def test_a_kept_log_says_what_would_be_worded_anew_whoever_sits_there(settings: dict[str, Any]) -> None:
    for names in (("Ann", "Ben", "Cleo", "Dan"), ('"Q" \\', "Zoë", "<b>", "\ue001")):
        tabletop = Tabletop(seed=7, **settings)  # the same game twice: the second finds the logs of the first
        table, random = tabletop.table, Random(7)
        for sitting, name in zip(table.seats, names, strict=False):
            sitting.name = name
        encoder = UpdateEncoder()
        encoder.begin(table)
        readers = [(seat, language) for seat in (WATCHING, *range(len(table.seats))) for language in ("en", "fr", "")]
        for _ in range(ACTIONS):
            if table.state != "playing":
                break
            tabletop.play_on(random)
            news = table.fresh
            happened = [event for _, some in news for event in some]
            for (seat, language), message in encoder.updates(table, readers, tabletop.now).items():
                update = msgspec.json.decode(message)
                assert update["log"] == msgspec.json.decode(encode(log(table, news, seat, language)))
                assert update["events"] == msgspec.json.decode(encode(events_for(happened, seat)))
