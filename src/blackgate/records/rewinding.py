"""Goes back in a recorded game, and replays it, from the nearest of a few snapshots instead of the beginning."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from blackgate.records.chance import event_log_of
from blackgate.records.recorder import Recorder
from blackgate.rules.dealer import SealedDealer
from blackgate.rules.events import EventLog
from blackgate.rules.game import Game

# A snapshot takes some 17 KB. We keep those of the set-up, the last two that are NEAR apart, and the last at each of
# FAR: going back a few actions replays a few, and going back many seldom all.
NEAR: Final = 16
FAR: Final = (64, 256)


class Snapshot:
    """A game after so many actions, how many chance results it had used, and the state of its dealer."""

    def __init__(self, recorder: Recorder) -> None:
        game = recorder.game
        dealer = sealed(game)
        self.game: Final = game.clone(dealer)
        self.dealt: Final = int(dealer.position())
        self.chance: Final = len(event_log_of(game).chance)


class Rewinding:
    """The snapshots of one recorder; call `played` after every action."""

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
        """Go back to the first so many actions. Chance will be the same as before."""
        recorder, start = self.recorder, self.nearest(to)
        again, snapshot = recorder.actions[start:to], self.kept[start]
        self.kept = {each: kept for each, kept in self.kept.items() if each <= to}
        recorder.go_back(start, snapshot.game, snapshot.dealt, snapshot.chance)
        for action in again:
            recorder.play(action)
        recorder.game.take_events()

    def replaying(self, first: int = 0) -> Iterator[tuple[int, Game]]:
        """The game again, as a copy: after each action, with its number, from `first` on or some before it.

        Number 0 is the set-up. The events of an action can be taken from the game each time.
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
        """A copy of the game after at most so many actions, as close as a snapshot allows, and how many these are.

        It emits events, and its chance is the same.
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
