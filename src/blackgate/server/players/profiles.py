"""The public pages of players and the leaderboard, from public games only; for players themselves, all their games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, func, select

from blackgate.edition import Edition
from blackgate.protocol import players as wire
from blackgate.rules.options import Options
from blackgate.rules.start import rulebook
from blackgate.seats import bot_name
from blackgate.server.players.accounts import FORMER, Player
from blackgate.server.players.ratings import MODES, is_bot
from blackgate.server.storage.schema import PLAYER_SEATS, PLAYERS, RATINGS, RESULTS, TABLES
from blackgate.server.storage.store import COLUMNS, TableRow
from blackgate.wording import gang_name

MOST_RANKED: Final = 100  # in each mode
MOST_RESULTS: Final = 50
MOST_POINTS: Final = 500  # of each curve
MOST_MINE: Final = 200
SURELY: Final = 2  # a rating is very likely at least so many sigmas below mu

LEAST: Final[ColumnElement[Any]] = RATINGS.c.mu - SURELY * RATINGS.c.sigma


def leaderboard(connection: Connection, language: str) -> wire.Leaderboard:
    return wire.Leaderboard([wire.ModeRanking(mode, ranking(connection, mode, language)) for mode in MODES])


def ranking(connection: Connection, mode: wire.Mode, language: str) -> list[wire.Ranked]:
    query = select(RATINGS, PLAYERS.c.name).join(PLAYERS, PLAYERS.c.id == RATINGS.c.player_id, isouter=True)
    best = query.where(RATINGS.c.mode == mode).order_by(LEAST.desc(), RATINGS.c.player_id).limit(MOST_RANKED)
    return [
        wire.Ranked(
            id=row.player_id,
            name=row.name or bot_name(row.player_id, language),
            bot=is_bot(row.player_id),
            mu=row.mu,
            sigma=row.sigma,
            games=row.games,
            wins=row.wins,
        )
        for row in connection.execute(best)
    ]


def page(
    connection: Connection, player: Player | None, player_id: str, edition: Edition, language: str
) -> wire.PlayerPage:
    """Of a player, or of a bot (None)."""
    this = RESULTS.c.player_id == player_id
    games = func.count(RESULTS.c.table_id.distinct())  # a bot may sit in several seats
    gangs = select(RESULTS.c.gang).where(this, RESULTS.c.gang != "").group_by(RESULTS.c.gang)
    gang = connection.scalar(gangs.order_by(func.count().desc(), RESULTS.c.gang).limit(1)) or ""
    return wire.PlayerPage(
        id=player_id,
        name=player.name if player else bot_name(player_id, language),
        bot=player is None,
        created=player.created if player else 0.0,
        games=connection.scalar(select(games).where(this)) or 0,
        wins=connection.scalar(select(games).where(this, RESULTS.c.won)) or 0,
        gang=gang,
        gang_name=gang_name(language, rulebook(Options(2), edition), gang) if gang else "",
        modes=modes(connection, player_id),
        results=results(connection, player_id, language),
    )


def modes(connection: Connection, player_id: str) -> list[wire.ModeRating]:
    """Those in which they have played."""
    found = {
        row.mode: row
        for row in connection.execute(select(RATINGS, LEAST.label("least")).where(RATINGS.c.player_id == player_id))
    }
    return [
        wire.ModeRating(
            mode=mode,
            mu=found[mode].mu,
            sigma=found[mode].sigma,
            games=found[mode].games,
            wins=found[mode].wins,
            rank=1 + better(connection, mode, found[mode].least),
            history=history(connection, player_id, mode),
        )
        for mode in MODES
        if mode in found
    ]


def better(connection: Connection, mode: wire.Mode, least: float) -> int:
    return int(connection.scalar(select(func.count()).where(RATINGS.c.mode == mode, least < LEAST)) or 0)


def history(connection: Connection, player_id: str, mode: wire.Mode) -> list[wire.RatingPoint]:
    this = RESULTS.c.player_id == player_id, RESULTS.c.mode == mode, RESULTS.c.mu.is_not(None)
    query = select(RESULTS.c.at, RESULTS.c.mu, RESULTS.c.sigma).where(*this).distinct()
    last = connection.execute(query.order_by(RESULTS.c.at.desc()).limit(MOST_POINTS)).all()
    return [wire.RatingPoint(*row) for row in reversed(last)]


def results(connection: Connection, player_id: str, language: str) -> list[wire.GameResult]:
    """The newest first."""
    query = select(RESULTS).where(RESULTS.c.player_id == player_id).order_by(RESULTS.c.at.desc(), RESULTS.c.seat)
    mine = connection.execute(query.limit(MOST_RESULTS)).all()
    everybody = select(RESULTS, PLAYERS.c.name).join(PLAYERS, PLAYERS.c.id == RESULTS.c.player_id, isouter=True)
    tables = {row.table_id for row in mine}
    all_rows = connection.execute(everybody.where(RESULTS.c.table_id.in_(tables)).order_by(RESULTS.c.seat)).all()
    return [
        wire.GameResult(
            table=row.table_id,
            at=row.at,
            mode=row.mode,
            players=row.players,
            won=row.won,
            points=row.points,
            gang=row.gang,
            others=others((each for each in all_rows if each.table_id == row.table_id), row.seat, language),
            mu_before=row.mu_before,
            mu=row.mu,
        )
        for row in mine
    ]


def others(rows: Iterable[Any], seat: int, language: str) -> list[wire.ResultPlayer]:
    return [wire.ResultPlayer(row.player_id, shown(row, language), row.won) for row in rows if row.seat != seat]


def shown(row: Any, language: str) -> str:
    """The name of a person, or of a bot; none of somebody who is gone."""
    return row.name or (bot_name(row.player_id, language) if row.player_id != FORMER else "")


def my_games(connection: Connection, player_id: str) -> list[tuple[TableRow, int, bool | None]]:
    """Every table at which they have a seat, including private ones: for themselves only."""
    seats = PLAYER_SEATS.c
    result = RESULTS.c.table_id == seats.table_id, RESULTS.c.seat == seats.seat
    query = (
        select(*COLUMNS, seats.seat, RESULTS.c.won)
        .join_from(PLAYER_SEATS, TABLES, TABLES.c.id == seats.table_id)
        .join(RESULTS, result[0] & result[1], isouter=True)
        .where(seats.player_id == player_id)
        .order_by(TABLES.c.changed.desc(), TABLES.c.id)
    )
    return [(TableRow(*row[:-2]), row[-2], row[-1]) for row in connection.execute(query)]
