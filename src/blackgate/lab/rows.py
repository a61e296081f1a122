"""From the lines of `simulation.py` to rows of Parquet: one a game, one a seat."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Sequence
from functools import cached_property
from importlib import metadata
from typing import Any, Final

import numpy as np
import pyarrow as pa  # type: ignore[import-untyped]

from blackgate.bots.tally import MECHANISMS, mechanisms
from blackgate.lab.arena import TEAMS
from blackgate.lab.plan import NONE, Plan
from blackgate.rules.actions import ACTIONS
from blackgate.rules.book import Rulebook
from blackgate.rules.kinds import MOST_GANG_CARDS
from blackgate.rules.version import RULES

Line = list[Any]

# The fields of a line
GAME, TREATED, WINNERS, TURNS, DECISIONS, BY_LIMIT, LEADER_CHANGES, BEHIND = range(8)
BACKGROUNDS, SCORES, JOINS, REVEALS, OFFERS, MECHANISMS_OFFERED, GANG_CARDS_OFFERED = range(8, 15)


def tables(plan: Plan, lines: Sequence[Line]) -> tuple[pa.Table, pa.Table]:
    """The rows of the games, and of their seats."""
    rows = Rows(plan, lines)
    return rows.games(), rows.seats()


class Rows:
    """Some games of a plan."""

    def __init__(self, plan: Plan, lines: Sequence[Line]) -> None:
        self.plan: Final = plan
        self.lines: Final = lines
        self.deals: Final = [plan.game(line[GAME])[0] for line in lines]
        self.arms: Final = [plan.game(line[GAME])[1] for line in lines]
        self.sides: Final = TEAMS if plan.options.team else plan.options.players
        books: dict[Rulebook, int] = {}
        by_game = [plan.rulebook(deal, arm) for deal, arm in zip(self.deals, self.arms, strict=True)]
        self.books: Final = np.asarray([books.setdefault(book, len(books)) for book in by_game])
        self.actions: Final = Names([book.action_texts for book in books])
        self.mechanisms: Final = Names([mechanisms(book) for book in books])
        self.gang_cards: Final = Names([book.gang_card_names for book in books])
        self.backgrounds: Final = Names([book.background_names for book in books])

    def games(self) -> pa.Table:
        plan, lines = self.plan, self.lines
        options = [plan.options_of(deal) for deal in self.deals]
        return pa.table(
            {
                **self.which(1),
                "seed": words([plan.seed] * len(lines)),
                "deal_seed": pa.array([plan.deal_seed(deal) for deal in self.deals], pa.int64()),
                "rules": pa.array([RULES] * len(lines), pa.int16()),
                "blackgate": words([metadata.version("blackgate")] * len(lines)),
                "treated": pa.array(self.treated, pa.int8()),
                "players": pa.array([plan.options.players] * len(lines), pa.int8()),
                "michel": words([each.michel for each in options]),
                "team": pa.array([plan.options.team] * len(lines)),
                "warden": pa.array([each.warden for each in options]),
                "places": pa.array([list(each.places) for each in options], pa.list_(pa.string())),
                "first": pa.array([plan.first(deal) for deal in self.deals], pa.int8()),
                "winners": pa.array([line[WINNERS] for line in lines], pa.list_(pa.int8())),
                "turns": pa.array([line[TURNS] for line in lines], pa.int32()),
                "rounds": pa.array([-(-line[TURNS] // plan.options.players) for line in lines], pa.int32()),
                "decisions": pa.array([line[DECISIONS] for line in lines], pa.int32()),
                "by_limit": pa.array([bool(line[BY_LIMIT]) for line in lines]),
                "leader_changes": pa.array([line[LEADER_CHANGES] for line in lines], pa.int16()),
                "behind": pa.array([line[BEHIND] for line in lines], pa.int16()),
            }
        )

    def seats(self) -> pa.Table:
        plan, lines, seats = self.plan, self.lines, range(self.plan.options.players)
        firsts = [plan.first(deal) for deal in self.deals]
        backgrounds = flat([line[BACKGROUNDS] for line in lines])
        return pa.table(
            {
                **self.which(len(seats)),
                "treated": pa.array([seat == treated for treated in self.treated for seat in seats]),
                "seat": pa.array(list(seats) * len(lines), pa.int8()),
                "order": pa.array(
                    [(seat - first) % plan.options.players for first in firsts for seat in seats], pa.int8()
                ),
                "side": pa.array([seat % self.sides for seat in seats] * len(lines), pa.int8()),
                "bot": words([plan.bot(seat) for seat in seats] * len(lines)),
                "background": self.backgrounds.at(backgrounds, np.repeat(self.books, len(seats))).dictionary_encode(),
                "points": pa.array([sum(seat[1::2]) for line in lines for seat in line[SCORES]], pa.int16()),
                "won": pa.array([self.won(line, seat) for line in lines for seat in seats], pa.float32()),
                "scores": self.structs(SCORES, ["turn", "points"]),
                "joins": self.structs(JOINS, ["turn", "card"], self.gang_cards),
                "reveals": self.structs(REVEALS, ["turn", "background"], self.backgrounds),
                "actions": self.unpacked(OFFERS, int(ACTIONS), ["action", "offered", "chosen"], self.actions),
                "mechanisms": self.unpacked(
                    MECHANISMS_OFFERED, int(MECHANISMS), ["mechanism", "offered", "chosen"], self.mechanisms
                ),
                "gang_cards": self.unpacked(
                    GANG_CARDS_OFFERED, int(MOST_GANG_CARDS), ["card", "offered"], self.gang_cards
                ),
            }
        )

    def which(self, times: int) -> dict[str, pa.Array]:
        """Which game it is, so many times each."""
        fingerprints = [edition.fingerprint for edition in self.plan.editions]
        return {
            "game": pa.array(np.repeat([line[GAME] for line in self.lines], times), pa.int32()),
            "deal": pa.array(np.repeat(self.deals, times), pa.int32()),
            "edition": words([fingerprints[arm.edition] for arm in self.arms for _ in range(times)]),
            "treatment": words([arm.treatment for arm in self.arms for _ in range(times)]),
            "thing": words([arm.thing for arm in self.arms for _ in range(times)]),
        }

    @cached_property
    def treated(self) -> list[int | None]:
        """The treated seat."""
        return [
            self.plan.treated(deal) if arm.treatment != NONE and line[TREATED] else None
            for line, deal, arm in zip(self.lines, self.deals, self.arms, strict=True)
        ]

    def won(self, line: Line, seat: int) -> float:
        """1 for the winner; of a tie, one's share among the winners (R2.4)."""
        winners = line[WINNERS]
        return 1 / len({winner % self.sides for winner in winners}) if seat in winners else 0.0

    def structs(self, field: int, names: list[str], things: Names | None = None) -> pa.Array:
        """For each seat a list of structs with these fields, of which the second may be the number of a thing."""
        lists = flat([line[field] for line in self.lines])
        lengths = np.fromiter((len(each) // 2 for each in lists), np.int64, len(lists))
        values = np.asarray(flat(lists), dtype=np.int64).reshape(-1, 2)
        books = np.repeat(np.repeat(self.books, self.plan.options.players), lengths)
        second = pa.array(values[:, 1], pa.int32()) if things is None else things.at(values[:, 1], books)
        return lists_of(lengths, [pa.array(values[:, 0], pa.int32()), second], names)

    def unpacked(self, field: int, most: int, names: list[str], things: Names) -> pa.Array:
        """The same from counts as a line packs them: first the seat and the number of a thing, of `most` there are."""
        data = [b64decode(line[field]) for line in self.lines]
        values = np.frombuffer(b"".join(data), "<u4").reshape(-1, len(names)).astype(np.int64)
        games = np.repeat(np.arange(len(data)), [len(each) // (4 * len(names)) for each in data])
        seats, numbers = np.divmod(values[:, 0], most)
        players = self.plan.options.players
        lengths = np.bincount(games * players + seats, minlength=len(data) * players)
        columns = [things.at(numbers, self.books[games])]
        columns += [pa.array(values[:, i], pa.int32()) for i in range(1, len(names))]
        return lists_of(lengths, columns, names)


class Names:
    """Names by number, rulebook by rulebook."""

    def __init__(self, by_book: Sequence[Sequence[str]]) -> None:
        self.names: Final = pa.array(flat(by_book), pa.string())
        self.starts: Final = np.cumsum([0, *(len(names) for names in by_book)])

    def at(self, numbers: Any, books: Any) -> pa.Array:
        """Null for NOTHING."""
        found = np.asarray(numbers)
        return self.names.take(pa.array(found + self.starts[books], mask=found < 0))


def lists_of(lengths: Any, columns: list[pa.Array], names: list[str]) -> pa.Array:
    """Lists of so many structs each."""
    offsets = np.concatenate([[0], np.cumsum(lengths)])
    return pa.ListArray.from_arrays(pa.array(offsets, pa.int32()), pa.StructArray.from_arrays(columns, names))


def words(values: list[str]) -> pa.Array:
    """Few different ones, many times."""
    return pa.array(values, pa.string()).dictionary_encode()


def flat(lists: Sequence[Sequence[Any]]) -> list[Any]:
    return [value for each in lists for value in each]
