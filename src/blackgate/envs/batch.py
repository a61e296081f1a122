"""A batch of games stepped together: NumPy arrays in, NumPy arrays out, in place.

batch = Batch(1024, [2, 3, 4, Options(6, team=True)], seed=7)
while training:
    batch.actions[:] = policy(batch.observations, batch.masks)
    batch.step()
    learn(batch.rewards, batch.dones, batch.seats)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from librt.random import Random
from numpy.typing import NDArray

from blackgate.edition import Edition
from blackgate.envs.stepping import SEEDS, Stepping
from blackgate.messages import phrase
from blackgate.observation.layout import STANDARD, Layout, Sizes
from blackgate.rules.errors import WrongOptions
from blackgate.rules.kinds import MAX_SEATS
from blackgate.rules.options import Options
from blackgate.rules.start import rulebook

Bytes = NDArray[np.uint8]


class Arrays:
    """What a batch reads and writes: in memory of its own, or one after the other in a buffer such as shared memory.

    `observations`: a row for each game, as the seat that is asked sees it. `masks`: which actions it may choose.
    `seats`: which seat that is. `rewards`: for each seat of a game that has just ended its share of the win, else 0.
    `dones`: whether a game has just ended; the observation is of the next one then. `actions`: what to play.
    `afterstates`: where another seat is asked now, what the one that chose last sees; else zeros. Empty unless wanted.
    """

    def __init__(self, games: int, layout: Layout, buffer: memoryview | None = None, afterstates: bool = False) -> None:
        self.size = 0
        space = bytearray(self.bytes_for(games, layout, afterstates)) if buffer is None else buffer
        self.actions: Final[NDArray[np.int64]] = self._laid(space, np.dtype("<i8"), games)
        self.rewards: Final[NDArray[np.float32]] = self._laid(space, np.dtype(np.float32), games, int(MAX_SEATS))
        self.observations: Final[Bytes] = self._laid(space, np.dtype(np.uint8), games, layout.width)
        self.masks: Final[NDArray[np.bool_]] = self._laid(space, np.dtype(np.bool_), games, layout.sizes.actions)
        self.seats: Final[Bytes] = self._laid(space, np.dtype(np.uint8), games)
        self.dones: Final[NDArray[np.bool_]] = self._laid(space, np.dtype(np.bool_), games)
        self.afterstates: Final[Bytes] = self._laid(
            space, np.dtype(np.uint8), games if afterstates else 0, layout.width
        )

    @staticmethod
    def bytes_for(games: int, layout: Layout, afterstates: bool = False) -> int:
        """The size of a buffer for so many games."""
        rows = 2 if afterstates else 1
        return games * (8 + 4 * int(MAX_SEATS) + rows * layout.width + layout.sizes.actions + 2)

    def _laid(self, space: bytearray | memoryview, dtype: np.dtype[Any], *shape: int) -> NDArray[Any]:
        array: NDArray[Any] = np.ndarray(shape, dtype, space, self.size)
        self.size += array.nbytes
        return array


class Batch:
    """A number of games. A game that ends is followed by a new one; the same seed and actions give the same bytes.

    `options`: number of players or `Options`, one for all games or several in rotation. `tracker`: with what a perfect
    memory knows (R17.3). `sizes`: `LARGEST` for editions with more cards than the standard one. `skip_forced`: forced
    moves are played automatically. `buffer`: memory for the arrays, of size `bytes_for`. `afterstates`: with the view
    of the seat that has just moved, for learners that evaluate positions.
    """

    def __init__(
        self,
        games: int,
        options: Options | int | Sequence[Options | int] = 4,
        *,
        seed: int = 0,
        edition: Edition | None = None,
        tracker: bool = False,
        sizes: Sizes = STANDARD,
        skip_forced: bool = False,
        buffer: memoryview | None = None,
        afterstates: bool = False,
    ) -> None:
        modes = options if isinstance(options, Sequence) else [options]
        if games < 1 or not modes:
            raise WrongOptions(phrase("error-batch-empty"))
        self.layout: Final = Layout(sizes, tracker)
        books = [rulebook(mode, edition) for mode in modes]
        self._books: Final = [books[number % len(books)] for number in range(games)]
        self._skips_forced: Final = skip_forced
        self.arrays: Final = Arrays(games, self.layout, buffer, afterstates)
        self.observations: Final = self.arrays.observations
        self.masks: Final = self.arrays.masks
        self.seats: Final = self.arrays.seats
        self.rewards: Final = self.arrays.rewards
        self.dones: Final = self.arrays.dones
        self.afterstates: Final = self.arrays.afterstates
        self.actions: Final = self.arrays.actions
        self.reset(seed)

    def __len__(self) -> int:
        return len(self._books)

    def reset(self, seed: int) -> None:
        """Restart all games."""
        chance = Random(seed)
        seeds = [int(chance.randrange(SEEDS)) for _ in self._books]
        self._stepping = Stepping(
            self._books,
            seeds,
            self.layout,
            self._skips_forced,
            bytes_of(self.observations),
            bytes_of(self.masks),
            bytes_of(self.afterstates) if self.afterstates.size else None,
        )
        self.rewards[:] = 0
        self.dones[:] = False
        self.seats[:] = memoryview(self._stepping.seats)

    def step(self) -> None:
        """Play `actions`. If any of them is illegal, raises and changes no game."""
        before = self._stepping.ended
        self._stepping.step(self.actions.tobytes())
        for number in before:
            self.rewards[number] = 0
            self.dones[number] = False
        for number, winners in zip(self._stepping.ended, self._stepping.winners, strict=True):
            self.rewards[number, winners] = 1 / len(winners)
            self.dones[number] = True
        self.seats[:] = memoryview(self._stepping.seats)

    def choose_at_random(self, chance: Random) -> None:
        """Fill `actions` with legal ones, uniformly at random."""
        self.actions[:] = self._stepping.random_actions(chance)


def bytes_of(array: Any) -> memoryview:
    """Where the whole of an array is copied to. Any: NumPy has the types for a buffer only from Python 3.12 on."""
    return memoryview(array).cast("B")
