"""Going back in a game on record, and replaying it, from the nearest of a few snapshots instead of the beginning."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from blackgate.records.chance import event_log_of
from blackgate.records.recorder import Recorder
from blackgate.rules.dealer import SealedDealer
from blackgate.rules.events import EventLog
from blackgate.rules.game import Game

# A snapshot is some 17 KB. Kept are that of the set-up, the last two that lie NEAR apart, and the last at each of FAR:
# going back a few actions replays a few, and going back many seldom all.
NEAR: Final = 16
FAR: Final = (64, 256)


class Snapshot:
    """A game after so many actions, how much chance it had asked for, and where its dealer stood."""

    def __init__(self, recorder: Recorder) -> None:
        game = recorder.game
        dealer = sealed(game)
        self.game: Final = game.clone(dealer)
        self.dealt: Final = int(dealer.position())
        self.chance: Final = len(event_log_of(game).chance)


class Rewinding:
    """The snapshots of one recorder; tell it of every action with `played`."""

    def __init__(self, recorder: Recorder) -> None:
        """Of a recorder at its beginning."""
        self.recorder: Final = recorder
        self.kept: dict[int, Snapshot] = {0: Snapshot(recorder)}

    def played(self) -> None:
        at = len(self.recorder.actions)
        if at % NEAR:
            return
        self.kept[at] = Snapshot(self.recorder)
        wanted = {0, at, at - NEAR, *[at - at % far for far in FAR]}
        self.kept = {each: snapshot for each, snapshot in self.kept.items() if each in wanted}

    def go_back(self, to: int) -> None:
        """Only the first so many actions have been played. Chance will be the same as before."""
        recorder, start = self.recorder, self.nearest(to)
        again, snapshot = recorder.actions[start:to], self.kept[start]
        self.kept = {each: kept for each, kept in self.kept.items() if each <= to}
        recorder.go_back(start, snapshot.game, snapshot.dealt, snapshot.chance)
        for action in again:
            recorder.play(action)
        recorder.game.take_events()

    def replaying(self, first: int = 0) -> Iterator[tuple[int, Game]]:
        """The game once more, on its own: after each action, with its number, from `first` on or some before it.

        Number 0 is the set-up. What happened with an action can be taken from the game each time.
        """
        recorder = self.recorder
        if first < 1:
            assert recorder.secret is not None, "chance that can be computed again"
            start, game = 0, Recorder.deal(recorder.header, recorder.secret).game
            yield start, game
        else:
            start, game = self.copy(first - 1)
        for number, action in enumerate(recorder.actions[start:], start + 1):
            game.play(action)
            yield number, game

    def copy(self, most: int) -> tuple[int, Game]:
        """A game of its own after at most so many actions, as many as can be had at once, and how many these are.

        It tells events, and its chance is the same.
        """
        start = self.nearest(most)
        snapshot = self.kept[start]
        dealer = SealedDealer(sealed(snapshot.game).seed)
        dealer.skip_to(snapshot.dealt)
        game = snapshot.game.clone(dealer)
        game.event_log = EventLog()
        return start, game

    def nearest(self, most: int) -> int:
        return max(each for each in self.kept if each <= most)


def sealed(game: Game) -> SealedDealer:
    dealer = game.dealer
    assert isinstance(dealer, SealedDealer), "chance that can be computed again"
    return dealer
