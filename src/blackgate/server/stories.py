"""Stories of finished games: computed once, in the background, chapter by chapter, and stored with the game.

The process that gives hints computes them. Each chapter is a separate job, so hints, odds and stories take turns.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec
import structlog

from blackgate.bots.story import MOST_COSTLY, can_tell, chapters, swing, turning_points
from blackgate.messages import phrase
from blackgate.protocol.story import CostlyChoice, Story, StoryProgress, TurningPoint
from blackgate.rules.kinds import NOBODY
from blackgate.server.bot_processes import ProcessDied
from blackgate.server.bots import BotPool
from blackgate.server.finished_games import must_be_over, record_text
from blackgate.server.publishing import log
from blackgate.server.refusals import Refusal
from blackgate.server.storage import StorageError, Store
from blackgate.server.table import Table
from blackgate.server.time_slices import Work
from blackgate.wording import action_label

LOG = structlog.get_logger(__name__)
MOST: Final = 16  # being computed at a time
MOST_OF_GUEST: Final = 2
WAIT_SECONDS: Final = 20  # about what a story takes
NOT_ASKED: Final = -1.0
MOSTLY: Final = 0.5  # the share of a turning point above which it was luck


class StoryJob:
    """A story that bots are working on."""

    def __init__(self, guest: str) -> None:
        self.guest: Final = guest
        self.progress = 0.0
        self.task: asyncio.Task[None] | None = None


class Stories:
    """Those of all tables of this server."""

    def __init__(self, store: Store, bots: BotPool) -> None:
        self._store: Final = store
        self._bots: Final = bots
        self._jobs: Final[dict[str, StoryJob]] = {}

    async def find(self, table: Table) -> StoryProgress:
        """The story without words, or its progress. Raises Refusal while the game is not over."""
        must_be_over(table)
        if table.record:  # of another game: the rules have changed
            raise Refusal("other-rules")
        data = await self._store.story(table.id)
        if data is not None:
            return StoryProgress(1.0, msgspec.json.decode(data, type=Story))
        job = self._jobs.get(table.id)
        return StoryProgress(NOT_ASKED if job is None else job.progress)

    async def ask(self, table: Table, guest: str) -> StoryProgress:
        """Start computing it, unless that was done. Raises Refusal if too many are waiting."""
        found = await self.find(table)
        if found.progress != NOT_ASKED:
            return found
        if not can_tell(table.game.book.options):
            raise Refusal("no-story")
        of_guest = sum(job.guest == guest for job in self._jobs.values())
        if len(self._jobs) >= MOST or of_guest >= MOST_OF_GUEST:
            wait = WAIT_SECONDS * len(self._jobs)
            raise Refusal("too-many", phrase("server-too-many-stories", seconds=wait), retry_after=wait)
        job = self._jobs[table.id] = StoryJob(guest)
        seats = [played.seat for played in table.actions]
        job.task = asyncio.get_running_loop().create_task(self._compute(table.id, record_text(table), seats, job))
        return StoryProgress(job.progress)

    async def _compute(self, table: str, record: str, seats: list[int], job: StoryJob) -> None:
        """`seats`: whose action each was."""
        try:
            total = chapters(len(seats))
            computed: list[Story] = []
            for number in range(total):
                computed.append(await self._bots.compute_story(record, number, job.guest, table))
                job.progress = (number + 1) / total
            await self._store.keep_story(table, msgspec.json.encode(whole(computed, seats)))
        except (ProcessDied, StorageError) as error:  # whoever still wants it asks again
            LOG.error("story not computed", table=table, reason=repr(error))
        finally:
            del self._jobs[table]

    def close(self) -> None:
        for job in self._jobs.values():
            if job.task is not None:
                job.task.cancel()


def whole(computed: Sequence[Story], seats: Sequence[int]) -> Story:
    """All chapters together: the turning points of the game, and each seat's most costly choices."""
    truth = [chances for chapter in computed for chances in chapter.truth]
    luck = [luck for chapter in computed for luck in chapter.luck]
    lucky = {each.number: sum(map(abs, each.chances)) / 2 for each in luck}
    points = [
        TurningPoint(
            number=number,
            seat=seats[number - 1],
            lucky=lucky.get(number, 0.0) > MOSTLY * swing(truth[number - 1], truth[number]),
        )
        for number in turning_points(truth)
    ]
    return Story(
        truth=truth,
        known=[chances for chapter in computed for chances in chapter.known],
        luck=luck,
        costly=worst([choice for chapter in computed for choice in chapter.costly]),
        turning_points=points,
    )


def worst(costly: Sequence[CostlyChoice]) -> list[CostlyChoice]:
    found: list[CostlyChoice] = []
    for choice in sorted(costly, key=lambda choice: -choice.cost):
        if sum(other.seat == choice.seat for other in found) < MOST_COSTLY:
            found.append(choice)
    return sorted(found, key=lambda choice: choice.number)


def worded(story: Story, table: Table, language: str) -> Work[Story]:
    """The same with what happened at its turning points, and with labels for choices."""
    wanted = {point.number for point in story.turning_points}
    logs = {}
    if wanted:
        for number, game in table.replaying(min(wanted)):
            events = [event.opened() for event in game.take_events()]
            if number in wanted:
                logs[number] = log(table, [(table.actions[number - 1].by, events)], int(NOBODY), language)
            if number == max(wanted):
                break
            yield
    book = table.game.book

    def label(action: str) -> str:
        return action_label(book.action_of_text[action], language, table.names, book)

    replace = msgspec.structs.replace
    return replace(
        story,
        turning_points=[replace(point, log=logs[point.number]) for point in story.turning_points],
        costly=[
            replace(
                choice,
                label=label(choice.action),
                line=[replace(move, label=label(move.action)) for move in choice.line],
            )
            for choice in story.costly
        ],
    )
