"""Which games count, for whom, and that each counts once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import Connection, select

from blackgate.protocol.tables import TableSettings
from blackgate.server import entries as journal
from blackgate.server.players import accounts, profiles, ratings
from blackgate.server.players.accounts import Player
from blackgate.server.players.passphrases import Passphrases
from blackgate.server.players.rating_finished import RatingFinished
from blackgate.server.refusals import Refusal
from blackgate.server.storage import Append, Store
from blackgate.server.storage.schema import RATED, RESULTS
from blackgate.server.table import Table
from tests.server.players.people import game_of
from tests.server.tabletop import STANDARD, Tabletop, row_of


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """With Ann and Ben, whose ids are a and b."""
    store = await Store.open(url)
    for player in (Player("a", "Ann", "", 1.0), Player("b", "Ben", "", 1.0)):
        await store.write(lambda connection, player=player: accounts.add(connection, player))  # type: ignore[misc]
    yield store
    await store.close()


async def results(store: Store) -> list[Any]:
    return await store.read(lambda connection: list(connection.execute(select(RESULTS).order_by(RESULTS.c.seat))))


async def page(store: Store, player_id: str) -> Any:
    player = await accounts.by_id(store, player_id)
    return await store.read(lambda connection: profiles.page(connection, player, player_id, STANDARD, "en"))


@pytest.mark.parametrize(
    ("settings", "mode"),
    [
        (TableSettings(players=2), "two"),
        (TableSettings(players=3, warden=True), "more"),
        (TableSettings(players=6), "more"),
        (TableSettings(players=4, team=True), "teams"),
    ],
)
async def test_the_modes(settings: TableSettings, mode: str) -> None:
    assert ratings.mode_of(settings) == mode


async def test_whoever_wins_rises_and_the_other_falls(store: Store) -> None:
    top = game_of(1, "=a", "=b")
    await ratings.enter(store, top.table)
    won = top.table.game.winners()
    rows = await results(store)
    assert [(row.player_id, row.won) for row in rows] == [("a", 0 in won), ("b", 1 in won)]
    assert [row.mu > row.mu_before for row in rows] == [0 in won, 1 in won] if len(won) == 1 else True
    assert all(row.sigma < row.sigma_before for row in rows)


async def test_a_game_counts_once_however_often_it_is_entered(store: Store) -> None:
    top = game_of(1, "=a", "veteran")
    await ratings.enter(store, top.table)
    once = await page(store, "a")
    await asyncio.gather(*(ratings.enter(store, top.read_again()) for _ in range(3)))
    assert await page(store, "a") == once
    assert [mode.games for mode in once.modes] == [1]


async def test_bots_have_ratings_by_their_kinds(store: Store) -> None:
    await ratings.enter(store, game_of(2, "=a", "veteran", "veteran", "lifer:2").table)
    veteran, lifer = await page(store, "veteran"), await page(store, "lifer:2")
    assert (veteran.bot, veteran.name, veteran.games, veteran.modes[0].games) == (True, "veteran", 1, 1)
    assert lifer.modes[0].history[-1].mu == lifer.modes[0].mu
    board = await store.read(lambda connection: profiles.leaderboard(connection, "en"))
    (more,) = [mode for mode in board.modes if mode.mode == "more"]
    assert {each.id for each in more.players} == {"a", "veteran", "lifer:2"}
    least = [each.mu - 2 * each.sigma for each in more.players]
    assert least == sorted(least, reverse=True)


async def test_teams_win_together(store: Store) -> None:
    top = game_of(3, "=a", "rookie", "=b", "boss", team=True)
    await ratings.enter(store, top.table)
    rows = await results(store)
    assert rows[0].won == rows[2].won
    assert (rows[0].mu > rows[0].mu_before) == (rows[2].mu > rows[2].mu_before) == bool(rows[0].won)
    assert {row.mode for row in rows} == {"teams"}


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (("=a", "guest"), {}),  # nobody knows how strong a guest is
        (("=a", "veteran"), {"undo": True}),
        (("=a", "veteran"), {"hints": True}),
        (("veteran", "veteran"), {}),  # against oneself
    ],
)
async def test_games_that_are_listed_but_not_rated(store: Store, seats: tuple[str, ...], settings: Any) -> None:
    await ratings.enter(store, game_of(4, *seats, **settings).table)
    rows = await results(store)
    assert rows
    assert {row.mu for row in rows} == {None}
    player = seats[0].removeprefix("=")
    assert ((await page(store, player)).games, (await page(store, player)).modes) == (1, [])


async def test_a_hint_is_help_that_others_had_not(store: Store) -> None:
    top = game_of(5, "=a", "veteran", play=False)
    top.apply(journal.Hinted(0))
    await ratings.enter(store, top.play_out(5).table)
    assert (await page(store, "a")).modes == []


async def test_a_private_game_is_entered_nowhere(store: Store) -> None:
    await ratings.enter(store, game_of(6, "=a", "=b", public=False).table)
    assert await results(store) == []
    assert (await page(store, "a")).games == 0


async def test_whoever_is_gone_is_a_former_player(store: Store) -> None:
    await ratings.enter(store, game_of(7, "=a", "=b").table)
    await accounts.remove(store, "b")
    (game,) = (await page(store, "a")).results
    assert [(other.id, other.name) for other in game.others] == [("", "")]
    rows = await results(store)
    assert (rows[1].mu, rows[1].sigma) == (None, None)
    board = await store.read(lambda connection: profiles.leaderboard(connection, "en"))
    assert [each.id for mode in board.modes for each in mode.players] == ["a"]


async def test_whoever_goes_before_the_end_spoils_no_game_for_the_others(store: Store) -> None:
    await accounts.remove(store, "b")
    await ratings.enter(store, game_of(8, "=a", "=b").table)
    assert [(row.player_id, row.mu) for row in await results(store)] == [("a", None), ("", None)]


async def test_games_that_ended_before_a_crash_are_entered_in_their_order(store: Store) -> None:
    """And one that cannot be read keeps nobody waiting."""
    tops: dict[str, Tabletop] = {}
    for seed in (11, 12, 13):
        top = game_of(seed, "=a", "veteran")
        tops[top.table.id] = top
        await store.commit([Append(top.table.id, 0, top.rows(), row_of(top.table))])
    entered: list[str] = []

    async def read(table_id: str) -> Table:
        entered.append(table_id)
        if table_id == "table12":
            raise ValueError("a broken journal")
        return tops[table_id].table

    rating = RatingFinished(store, read)
    await rating.catch_up()
    await rating.catch_up()
    assert sorted(entered) == ["table11", "table12", "table13"]
    assert sorted(entered, key=lambda each: tops[each].table.changed) == entered
    assert sorted(await store.scalars(select(RATED.c.table_id))) == ["table11", "table13"]


async def test_the_favourite_gang_is_the_one_they_ended_in_most_often(store: Store) -> None:
    def add(connection: Connection) -> None:
        for number, gang in enumerate(("crew", "triad", "triad", "")):
            ended = ratings.Outcome(0, 0, "a", True, 5, gang)
            common = {"table_id": f"t{number}", "mode": "two", "players": 2, "at": float(number)}
            connection.execute(RESULTS.insert().values(**common, **ratings.row(ended, True, {}, {})))

    await store.write(add)
    found = await page(store, "a")
    assert (found.gang, found.gang_name) == ("triad", "Triad")


async def test_few_wait_for_a_hash_and_the_rest_are_told_to_come_again() -> None:
    hashing = Passphrases()
    found = await asyncio.gather(*(hashing.hashed(f"passphrase {n}") for n in range(20)), return_exceptions=True)
    hashing.close()
    refused = [each for each in found if isinstance(each, Refusal)]
    assert (len(refused), {each.code for each in refused}) == (4, {"too-many"})
