"""The story of a game is told after its end, to whoever asks, once; few at a time, and kept with the game."""

from __future__ import annotations

import time
from typing import Any

from blackgate.protocol.story import StoryProgress
from blackgate.server.stories import MOST_OF_GUEST, Stories
from tests.server.serving import LONG, RunningServer, Seat
from tests.server.tabletop import SHORT, StillManager, Tabletop, admit, lay, refused

SOON = 0.1


def asked(seat: Seat, method: str, **query: str) -> dict[str, Any]:
    with seat.server.http() as http:
        found: dict[str, Any] = http.request(method, f"/api/tables/{seat.table}/story", params=query).json()
    return found


def test_the_story_of_a_finished_game_is_told_in_the_background_and_kept(server: RunningServer) -> None:
    top = Tabletop(3, SHORT, players=2).play_out(3).copy("story-told")
    seat = lay(server, top)[0]
    assert asked(seat, "GET") == {"progress": -1.0, "story": None}
    told = asked(seat, "POST", language="de")
    assert told["story"] is None
    until = time.monotonic() + LONG
    while told["story"] is None and time.monotonic() < until:
        assert 0 <= told["progress"] <= 1
        time.sleep(SOON)
        told = asked(seat, "GET", language="de")
    story = told["story"]
    assert len(story["truth"]) == len(story["known"]) == len(top.table.actions) + 1
    for choice in story["costly"]:
        assert choice["label"]
        assert all(move["label"] for move in choice["line"])
    for point in story["turning_points"]:
        assert point["log"]
    assert asked(seat, "POST", language="de") == told


def test_a_game_that_goes_on_has_no_story(server: RunningServer) -> None:
    seats = server.start_game("Ann", "Ben", first=0)
    for method in ("GET", "POST"):
        assert asked(seats[0], method)["code"] == "not-over"


async def test_a_guest_has_few_stories_told_at_a_time(manager: StillManager) -> None:
    stories: Stories = manager.stories
    over = Tabletop(3, SHORT, players=2).play_out(3)
    tables = [(await admit(manager, over.copy(f"t{number}"))).table for number in range(MOST_OF_GUEST + 1)]
    for table in tables[:-1]:
        assert await stories.ask(table, "1.2.3.4") == StoryProgress(0.0)
    assert await stories.ask(tables[0], "1.2.3.4") == StoryProgress(0.0)  # asked for already
    with refused("too-many"):
        await stories.ask(tables[-1], "1.2.3.4")
    assert await stories.ask(tables[-1], "5.6.7.8") == StoryProgress(0.0)
