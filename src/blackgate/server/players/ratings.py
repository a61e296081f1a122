"""Results and ratings by openskill (Plackett-Luce), each public game once: for accounts, and for bots.

A game is rated if everybody in it has an account or is a bot, and nobody had help that others lacked: no hint, and no
undo of what was revealed. All other public games are listed; private ones nowhere. A player who leaves is rated as if
they had stayed. As in the lab, the winner ranks first and the others share second place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select, text

from blackgate.bots import offered_kinds
from blackgate.protocol.players import Mode
from blackgate.protocol.tables import TableSettings
from blackgate.rules.kinds import GANG_NAMES
from blackgate.server.players.accounts import FORMER
from blackgate.server.storage import Store
from blackgate.server.storage.schema import PLAYERS, RATED, RATINGS, RESULTS
from blackgate.server.table import Table

MODES: Final[tuple[Mode, ...]] = ("two", "more", "teams")
MODEL: Final = PlackettLuce()
LOCK: Final = 0x0B1AC86A7F  # any number that no other program locks on that PostgreSQL


class Outcome(Struct, frozen=True):
    """How a game ended for a seat. `player` is the id of a person, or the kind of a bot; None of a guest."""

    seat: int
    side: int
    player: str | None
    won: bool
    points: int
    gang: str


class Rating(Struct):
    """In one mode; for somebody who has never played it, the model's initial rating."""

    mu: float = float(MODEL.mu)
    sigma: float = float(MODEL.sigma)
    games: int = 0
    wins: int = 0


def mode_of(settings: TableSettings) -> Mode:
    return "teams" if settings.team else "two" if settings.players == 2 else "more"


def is_bot(player: str) -> bool:
    return player in offered_kinds()


def outcomes(table: Table) -> list[Outcome]:
    game, winners = table.game, set(table.game.winners())
    return [
        Outcome(
            seat=number,
            side=int(game.book.team_of(number)),
            player=seat.player or (seat.bot if is_bot(seat.bot) else "") or None,
            won=number in winners,
            points=int(game.players[number].points),
            gang=GANG_NAMES[gang] if (gang := int(game.players[number].gang_card.gang)) >= 0 else "",
        )
        for number, seat in enumerate(table.seats)
    ]


async def enter(store: Store, table: Table) -> None:
    """Enter the results of a finished game, unless that was done."""
    public = table.settings.public and table.state == "over" and not table.record
    ended = outcomes(table) if public else []
    even = not (table.settings.undo or table.settings.hints or table.hinted)
    settings, at = table.settings, table.changed

    def write(connection: Connection) -> None:
        lock(connection)
        if connection.scalar(select(RATED).where(RATED.c.table_id == table.id)) is not None:
            return
        connection.execute(insert(RATED).values(table_id=table.id))
        there = still_there(connection, ended)
        seats = [each for each in ended if each.player is not None]
        if not any(each.player in there for each in seats):
            return
        mode = mode_of(settings)
        names = {each.player for each in ended if each.player in there}
        counts = even and len(names) > 1 and all(each.player in there for each in ended)
        before = {name: rating_of(connection, name, mode) for name in sorted(filter(None, names))} if counts else {}
        after = rated(ended, before)
        for name, rating in after.items():
            keep(connection, name, mode, rating)
        rows = [row(each, each.player in there, before, after) for each in seats]
        common = {"table_id": table.id, "mode": mode, "players": settings.players, "at": at}
        connection.execute(insert(RESULTS), [{**common, **each} for each in rows])

    await store.write(write)


def lock(connection: Connection) -> None:
    """One game after the other: a rating starts where the previous one ended. SQLite does that anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})


def still_there(connection: Connection, ended: Sequence[Outcome]) -> set[str]:
    """The bots and people among them; who has deleted their account is gone."""
    people = {each.player for each in ended if each.player and not is_bot(each.player)}
    found = set(connection.scalars(select(PLAYERS.c.id).where(PLAYERS.c.id.in_(people)))) if people else set()
    return found | {each.player for each in ended if each.player and is_bot(each.player)}


def rating_of(connection: Connection, player: str, mode: Mode) -> Rating:
    query = select(RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games, RATINGS.c.wins)
    found = connection.execute(query.where(RATINGS.c.player_id == player, RATINGS.c.mode == mode)).first()
    return Rating() if found is None else Rating(*found)


def keep(connection: Connection, player: str, mode: Mode, rating: Rating) -> None:
    values = {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games, "wins": rating.wins}
    this = RATINGS.c.player_id == player, RATINGS.c.mode == mode
    if not connection.execute(RATINGS.update().where(*this).values(**values)).rowcount:
        connection.execute(insert(RATINGS).values(player_id=player, mode=mode, **values))


def rated(ended: Sequence[Outcome], before: dict[str, Rating]) -> dict[str, Rating]:
    """The ratings after a game; a bot in several seats gets the mean of its updates."""
    if not before:
        return {}
    sides = sorted({each.side for each in ended})
    members = [[each for each in ended if each.side == side] for side in sides]
    teams = [
        [MODEL.rating(mu=before[each.player or ""].mu, sigma=before[each.player or ""].sigma) for each in team]
        for team in members
    ]
    told = MODEL.rate(teams, ranks=[0.0 if team[0].won else 1.0 for team in members])
    after: dict[str, Rating] = {}
    for name, rating in before.items():
        mine = [
            (each, new)
            for team, ratings in zip(members, told, strict=True)
            for each, new in zip(team, ratings, strict=True)
            if each.player == name
        ]
        after[name] = Rating(
            mu=sum(new.mu for _, new in mine) / len(mine),
            sigma=sum(new.sigma for _, new in mine) / len(mine),
            games=rating.games + 1,
            wins=rating.wins + any(each.won for each, _ in mine),
        )
    return after


def row(outcome: Outcome, there: bool, before: dict[str, Rating], after: dict[str, Rating]) -> dict[str, Any]:
    name = outcome.player or ""
    old, new = before.get(name), after.get(name)
    return {
        "seat": outcome.seat,
        "player_id": name if there else FORMER,
        "won": outcome.won,
        "points": outcome.points,
        "gang": outcome.gang,
        "mu_before": old.mu if old else None,
        "sigma_before": old.sigma if old else None,
        "mu": new.mu if new else None,
        "sigma": new.sigma if new else None,
    }
