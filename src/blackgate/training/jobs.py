"""What a worker plays: self-play, games of bots to be imitated, or games against bots. All write the same arrays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from blackgate.bots import Bot, numbered_bot
from blackgate.edition import Edition
from blackgate.envs.batch import Arrays, Batch
from blackgate.envs.stepping import SingleGame
from blackgate.network.inputs import inputs_of
from blackgate.observation.layout import LARGEST, Layout
from blackgate.rules.kinds import MAX_SEATS
from blackgate.rules.options import Options
from blackgate.rules.start import rulebook
from blackgate.rules.view import View

NETWORK: Final = "network"  # a seat that the learner plays
IDLE: Final = 255  # instead of a seat: this game is over and nothing follows


@dataclass(frozen=True)
class Job:
    """Games of one edition. `seats`: for each game who holds which seat; none: the learner all of them, without end.
    `imitated`: a kind of bot that holds all seats and is watched. `deals`: the number of each game's deal.
    """

    options: tuple[Options, ...]
    edition: Edition
    seed: int
    games: int
    seats: tuple[tuple[str, ...], ...] = ()
    imitated: str = ""
    deals: tuple[int, ...] = ()
    largest: bool = False  # the layout: so that games of several editions look alike

    @property
    def layout(self) -> Layout:
        """The one that the network's inputs are of."""
        return Layout(LARGEST, tracker=True) if self.largest else inputs_of(self.edition).layout

    def begin(self, buffer: memoryview) -> Playing:
        """The games, with their arrays in that memory."""
        if self.imitated:
            return Imitated(self, buffer)
        if self.seats:
            return Against(self, buffer)
        return SelfPlay(self, buffer)


class Playing:
    """Games under way."""

    def step(self) -> None:
        """Play the actions that the arrays hold, and write what is asked next."""
        raise NotImplementedError


class SelfPlay(Playing):
    """The learner holds every seat."""

    def __init__(self, job: Job, buffer: memoryview) -> None:
        self.batch: Final = Batch(
            job.games,
            job.options,
            seed=job.seed,
            edition=job.edition,
            tracker=True,
            sizes=job.layout.sizes,
            skip_forced=True,
            buffer=buffer,
            afterstates=True,
        )

    def step(self) -> None:
        self.batch.step()


class BotGame:
    """One game at a time, with bots in some seats."""

    def __init__(self, job: Job, number: int) -> None:
        self.job: Final = job
        self.number: Final = number
        self.game: Final = SingleGame(rulebook(job.options[number % len(job.options)], job.edition), job.layout)
        self.round = -1
        self.bots: list[Bot | None] = []
        self.deal()

    def deal(self) -> None:
        """The next game."""
        self.round += 1
        job, number = self.job, self.number
        seed = job.deals[number] if job.deals else job.seed + number * 1_000_003 + self.round * 7_919
        kinds = job.seats[number] if job.seats else (job.imitated,) * int(self.game.book.seats)
        self.game.new_game(seed)
        self.bots = [
            None if kind.startswith(NETWORK) else numbered_bot(kind, seed * 31 + seat)
            for seat, kind in enumerate(kinds)
        ]

    def shares(self) -> list[float]:
        """Of the win, by seat, now that the game is over."""
        winners = self.game.game.winners()
        return [float(seat in winners) / len(winners) for seat in range(MAX_SEATS)]

    def advance(self) -> None:
        """Up to a choice of the learner, or the end."""
        game = self.game.game
        while not game.over:
            seat = int(game.top.seat)
            actions = game.legal_actions()
            bot = self.bots[seat]
            if len(actions) == 1:
                game.choose(actions[0])
            elif bot is None:
                return
            else:
                game.choose(self.chosen(bot, seat, actions))

    def chosen(self, bot: Bot, seat: int, actions: list[int]) -> int:
        if bot.blind:
            return actions[int(bot.draw_lot(len(actions)))]
        return bot.choose(View(self.game.game, seat), actions)

    def write(self, arrays: Arrays) -> int:
        """What the asked seat sees and may do; gives the seat."""
        seat = int(self.game.game.top.seat)
        arrays.observations[self.number] = np.frombuffer(self.game.observation(seat), np.uint8)
        arrays.masks[self.number] = np.frombuffer(self.game.mask_of(seat), np.bool_)
        arrays.seats[self.number] = seat
        return seat


class WithBots(Playing):
    """Bots hold some seats, or all."""

    def __init__(self, job: Job, buffer: memoryview) -> None:
        self.arrays: Final = Arrays(job.games, job.layout, buffer, afterstates=True)
        self.tables: Final = [BotGame(job, number) for number in range(job.games)]
        self.arrays.dones[:] = False
        for table in self.tables:
            self.ask(table)

    def ask(self, table: BotGame) -> None:
        """Write the next question with more than one answer."""
        raise NotImplementedError


class Imitated(WithBots):
    """Bots hold every seat; what they are asked and what they choose is written down, without end."""

    def ask(self, table: BotGame) -> None:
        """The bot's answer too."""
        single = table.game
        while True:
            game = single.game
            if game.over:
                self.arrays.rewards[table.number] = table.shares()
                self.arrays.dones[table.number] = True
                table.deal()
                continue
            actions = game.legal_actions()
            if len(actions) > 1:
                break
            game.choose(actions[0])
        seat = table.write(self.arrays)
        bot = table.bots[seat]
        assert bot is not None
        action = table.chosen(bot, seat, actions)
        self.arrays.actions[table.number] = single.turning.relative[seat * single.actions + action]

    def step(self) -> None:
        self.arrays.dones[:] = False
        self.arrays.rewards[:] = 0
        self.arrays.afterstates[:] = 0
        for table in self.tables:
            mover = int(table.game.game.top.seat)
            table.game.play(int(self.arrays.actions[table.number]))
            self.ask(table)
            if not self.arrays.dones[table.number] and mover != self.arrays.seats[table.number]:
                self.arrays.afterstates[table.number] = np.frombuffer(table.game.observation(mover), np.uint8)


class Against(WithBots):
    """One game for each slot: in a fixed time short games would be counted more often."""

    def ask(self, table: BotGame) -> None:
        table.advance()
        if table.game.game.over:
            self.arrays.rewards[table.number] = table.shares()
            self.arrays.dones[table.number] = True
            self.arrays.seats[table.number] = IDLE
        else:
            table.write(self.arrays)

    def step(self) -> None:
        for table in self.tables:
            if not self.arrays.dones[table.number]:
                table.game.play(int(self.arrays.actions[table.number]))
                self.ask(table)
