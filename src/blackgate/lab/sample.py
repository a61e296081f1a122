"""The games of one or several simulations as arrays, which may differ only in edition, options and treatment.

Nothing counts twice: the control arm of an experiment may be the same games as a separate simulation.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.compute as pc  # type: ignore[import-untyped]

from blackgate.lab.arena import TEAMS
from blackgate.lab.dataset import Run
from blackgate.lab.plan import NONE, Plan, treated_seat
from blackgate.lab.statistics import Ratio, ratio_of


@dataclass(frozen=True)
class Setting:
    """Who plays: games of different settings cannot be combined."""

    players: int
    team: bool
    bots: tuple[str, ...]

    @property
    def even(self) -> float:
        """The share of games that everybody wins if all are equal."""
        return 1 / (TEAMS if self.team else self.players)


class Counts:
    """How often things were offered and chosen: a row per thing and seat of a game, sorted by thing."""

    def __init__(self, names: list[str], name: Any, game: Any, offered: Any, chosen: Any) -> None:
        order = np.argsort(name, kind="stable")
        self.names: Final = names
        self.starts: Final = np.searchsorted(name[order], np.arange(len(names) + 1))
        self.game: Final = game[order]
        self.offered: Final = offered[order]
        self.chosen: Final = chosen[order]

    def rows(self, name: str, games: Any) -> Any:
        """The rows of a thing in these games."""
        index = self.names.index(name)
        rows = np.arange(self.starts[index], self.starts[index + 1])
        return rows[games[self.game[rows]]]


def setting_of(plan: Plan) -> Setting:
    bots = tuple(plan.bot(seat) for seat in range(plan.options.players))
    return Setting(plan.options.players, plan.options.team, bots[:1] if len(set(bots)) == 1 else bots)


class Sample:
    """The games of runs of one setting. Per game an array, per seat one column each."""

    def __init__(self, runs: Sequence[Run]) -> None:
        self.setting: Final = setting_of(runs[0].plan)
        players = self.setting.players
        games = plain_strings(pa.concat_tables([run.games for run in runs], promote_options="permissive"))
        seats = plain_strings(pa.concat_tables([run.seats for run in runs], promote_options="permissive"))
        kept = np.asarray(first_of_each(games))
        games = games.take(kept)
        seats = seats.take((kept[:, None] * players + np.arange(players)).ravel())
        self.size: Final = games.num_rows
        deals = [f"{seed} {deal}" for seed, deal in zip(column(games, "seed"), column(games, "deal"), strict=True)]
        _, self.deal = np.unique(deals, return_inverse=True)
        options = zip(deals, *(games[name].to_pylist() for name in ("michel", "warden", "places")), strict=True)
        _, self.pair = np.unique([repr(each) for each in options], return_inverse=True)  # what arms have in common
        self.deals: Final = int(self.deal.max()) + 1
        self.edition = column(games, "edition")
        self.treatment = column(games, "treatment")
        self.thing = column(games, "thing")
        self.treated = games["treated"].is_valid().to_numpy()
        self.rounds = column(games, "rounds")
        self.leader_changes = column(games, "leader_changes")
        self.behind = column(games, "behind")
        self.by_limit = column(games, "by_limit").astype(float)
        self.options = options_of(games)
        shape = (self.size, players)
        self.won = column(seats, "won").astype(float).reshape(shape)
        self.order = column(seats, "order").reshape(shape)
        self.background = column(seats, "background").reshape(shape)
        self.gang_card = last_joined(seats).reshape(shape)
        treated = treated_seat_of(column(games, "deal"), players)
        self.won_by_treated = self.won[np.arange(self.size), treated]  # in the control arm: by whoever would have been
        self.actions = counts_of(seats, "actions", "action", players)
        self.mechanisms = counts_of(seats, "mechanisms", "mechanism", players)
        self.gang_cards = gang_cards_of(seats, players)

    def untreated(self, edition: str) -> Any:
        """A mask for the games without a treatment."""
        return (self.edition == edition) & (self.treatment == NONE)

    def arm(self, edition: str, treatment: str, thing: str) -> Ratio:
        """How often the treated seat won."""
        games = (self.edition == edition) & (self.treatment == treatment) & (self.thing == thing)
        if treatment == NONE:
            games &= np.isin(self.pair, self.pair[(self.edition == edition) & (self.treatment != NONE)])
        else:
            games &= self.treated
        return self.per_game(self.won_by_treated, games)

    def per_game(self, values: Any, games: Any) -> Ratio:
        """The mean of a value over these games."""
        return ratio_of(values[games], np.ones(int(games.sum())), self.deal[games], self.deals)

    def won_where(self, seats: Any) -> Ratio:
        """How many of these seats won."""
        deals = np.broadcast_to(self.deal[:, None], seats.shape)[seats]
        return ratio_of(self.won[seats], np.ones(len(deals)), deals, self.deals)

    def chosen(self, counts: Counts, name: str, games: Any) -> Ratio:
        """How often a thing was chosen, as a share of the times it was offered."""
        rows = counts.rows(name, games)
        return ratio_of(counts.chosen[rows], counts.offered[rows], self.deal[counts.game[rows]], self.deals)

    def times(self, counts: Counts, name: str, games: Any, *, offered: bool = False) -> Ratio:
        """How often a thing was chosen, or offered, in a game."""
        rows = counts.rows(name, games)
        values = counts.offered if offered else counts.chosen
        by_game = np.bincount(counts.game[rows], values[rows], self.size)
        return self.per_game(by_game, games)


def column(table: pa.Table, name: str) -> Any:
    return table[name].to_numpy()


def plain_strings(table: pa.Table) -> pa.Table:
    """Two simulations number their dictionaries differently."""
    for i, field in enumerate(table.schema):
        if pa.types.is_dictionary(field.type):
            table = table.set_column(i, field.name, table[field.name].cast(pa.string()))
    return table


def first_of_each(games: pa.Table) -> list[int]:
    """The rows of games not seen before."""
    same = ["seed", "deal", "edition", "rules", "treatment", "thing", "michel", "warden"]
    columns = [games[name].to_pylist() for name in same]
    columns.append([" ".join(places) for places in games["places"].to_pylist()])
    seen: dict[tuple[object, ...], int] = {}
    for row, key in enumerate(zip(*columns, strict=True)):
        seen.setdefault(key, row)
    return list(seen.values())


def options_of(games: pa.Table) -> dict[str, Any]:
    """For each option that some game has, a mask: Places by their ids, michel, michelle, warden."""
    places = games["places"].to_pylist()
    found = {place: np.asarray([place in each for each in places]) for place in sorted({p for e in places for p in e})}
    michel = column(games, "michel")
    found |= {name: michel == name for name in ("michel", "michelle") if (michel == name).any()}
    warden = column(games, "warden").astype(bool)
    return found | ({"warden": warden} if warden.any() else {})


def treated_seat_of(deals: Any, players: int) -> Any:
    return np.asarray([treated_seat(int(deal), players) for deal in deals])


def last_joined(seats: pa.Table) -> Any:
    """The Gang card that each seat joined last; "" for none."""
    joins = seats["joins"].combine_chunks()
    offsets = joins.offsets.to_numpy()
    cards = joins.values.field("card").fill_null("").to_numpy(zero_copy_only=False)
    found = np.full(len(joins), "", dtype=object)
    some = offsets[1:] > offsets[:-1]
    found[some] = cards[offsets[1:][some] - 1]
    return found


def counts_of(seats: pa.Table, name: str, thing: str, players: int) -> Counts:
    names, number, game, values = unnested(seats, name, thing, players)
    return Counts(names, number, game, values.field("offered").to_numpy(), values.field("chosen").to_numpy())


def gang_cards_of(seats: pa.Table, players: int) -> Counts:
    """How often each could be had is in one column, how often it was taken by joining in another."""
    names, number, game, values = unnested(seats, "gang_cards", "card", players)
    joined, taken, when, _ = unnested(seats, "joins", "card", players)
    known = {name: index for index, name in enumerate(dict.fromkeys([*names, *joined]))}
    index = np.asarray([known[name] for name in joined], dtype=np.int64)
    return Counts(
        list(known),
        np.concatenate([number, index[taken]]),
        np.concatenate([game, when]),
        np.concatenate([values.field("offered").to_numpy(), np.zeros(len(taken), dtype=np.int64)]),
        np.concatenate([np.zeros(len(number), dtype=np.int64), np.ones(len(taken), dtype=np.int64)]),
    )


def unnested(seats: pa.Table, name: str, thing: str, players: int) -> tuple[list[str], Any, Any, Any]:
    """A column of lists: the names of its things, which is in each element, of which game it is, and the elements."""
    lists = seats[name].combine_chunks()
    offsets = lists.offsets.to_numpy()
    values = lists.values.slice(offsets[0], offsets[-1] - offsets[0])
    game = np.repeat(np.arange(len(lists)) // players, np.diff(offsets))
    there = values.field(thing).is_valid()  # nothing is joined by whoever loses a Gang card
    names = pc.dictionary_encode(values.field(thing).filter(there))
    game, values = game[there.to_numpy(zero_copy_only=False)], values.filter(there)
    return names.dictionary.to_pylist(), names.indices.to_numpy(), game, values
