"""The store keeps what it is given, all or nothing, and finds it again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from blackgate.server.storage import Append, CodeTaken, LostTable, StorageError, Store
from blackgate.server.storage.store import SECRET_BYTES
from tests.server.storage.tables import ROW, append, row, transaction


# --- journals
async def test_entries_come_back_as_they_were_given_in_the_order_of_their_numbers(store: Store) -> None:
    given = [b'{"a":1}', bytes(range(256)), b"", "é".encode()]
    await store.commit([Append("t1", 0, given[:1], None)])
    await store.commit([Append("t1", 2, given[2:], None), Append("t1", 1, given[1:2], None)])
    assert await store.entries("t1") == given


async def test_a_table_that_is_not_there_has_no_entries(store: Store) -> None:
    await store.commit([append("t1", 0, b"a")])
    assert await store.entries("t2") == []


async def test_tables_do_not_mix(store: Store) -> None:
    await store.commit([append("t1", 0, b"a", b"b"), append("t2", 0, b"c")])
    assert await store.entries("t1") == [b"a", b"b"]
    assert await store.entries("t2") == [b"c"]


async def test_a_number_that_is_there_already_means_the_table_is_lost(store: Store) -> None:
    await store.commit([append("t1", 0, b"a", b"b")])
    with pytest.raises(LostTable) as caught:
        await store.commit([append("t2", 0, b"x"), append("t1", 1, b"other"), append("t3", 0, b"y")])
    assert caught.value.table_id == "t1"
    assert await store.entries("t1") == [b"a", b"b"]


async def test_of_a_failed_commit_nothing_is_kept(store: Store) -> None:
    await store.commit([append("t1", 0, b"a", row=row("t1"))])
    with pytest.raises(LostTable):
        await store.commit([append("t2", 0, b"x", row=row("t2")), append("t1", 0, b"b", row=row("t1", name="new"))])
    assert await store.entries("t2") == []
    assert await store.row("t2") is None
    assert await store.row("t1") == row("t1")


async def test_after_a_failed_commit_the_store_goes_on(store: Store) -> None:
    await store.commit([append("t1", 0, b"a")])
    with pytest.raises(LostTable):
        await store.commit([append("t1", 0, b"b")])
    await store.commit([append("t1", 1, b"c")])
    assert await store.entries("t1") == [b"a", b"c"]


async def test_a_commit_of_nothing_keeps_nothing(store: Store) -> None:
    await store.commit([])
    await store.commit([append("t1", 0)])
    assert await store.entries("t1") == []


async def test_it_is_known_whether_an_append_is_there(store: Store) -> None:
    await store.commit([append("t1", 0, b"a", b"b", b"c")])
    assert await store.holds(append("t1", 1, b"b", b"c"))
    assert await store.holds(append("t1", 0, b"a"))
    assert not await store.holds(append("t1", 1, b"b", b"other"))
    assert not await store.holds(append("t1", 2, b"c", b"d"))
    assert not await store.holds(append("t2", 0, b"a"))


# --- rows
async def test_a_row_comes_back_as_it_was_given(store: Store) -> None:
    await store.commit([append("t1", 0, b"a", row=ROW)])
    found = await store.row("t1")
    assert found == ROW
    assert found is not None
    assert found.public is True
    assert await store.row_by_code("ABCD") == ROW


async def test_an_unknown_id_or_code_has_no_row(store: Store) -> None:
    assert await store.row("t1") is None
    assert await store.row_by_code("ABCD") is None


async def test_a_new_row_takes_the_place_of_the_old_one(store: Store) -> None:
    later = replace(ROW, code="WXYZ", name="Showers", state="over", public=False, watch="none", taken=4, changed=300.0)
    await store.commit([append("t1", 0, b"a", row=ROW)])
    await store.commit([append("t1", 1, row=later)])
    assert await store.row("t1") == later
    assert await store.row_by_code("ABCD") is None


async def test_of_several_rows_for_one_table_the_last_counts(store: Store) -> None:
    await store.commit([append("t1", 0, b"a", row=ROW), append("t1", 1, b"b", row=replace(ROW, taken=2))])
    assert await store.row("t1") == replace(ROW, taken=2)


async def test_a_code_that_another_table_has_is_refused(store: Store) -> None:
    await store.commit([append("t1", 0, b"a", row=ROW)])
    with pytest.raises(CodeTaken, match="ABCD"):
        await store.commit([append("t2", 0, b"b", row=replace(ROW, id="t2"))])
    assert await store.entries("t2") == []


async def test_what_does_not_fit_together_in_one_commit_is_an_error_of_the_storage(store: Store) -> None:
    with pytest.raises(StorageError) as caught:
        await store.commit([append("t1", 0, b"a"), append("t1", 0, b"b")])
    assert not isinstance(caught.value, LostTable)
    assert await store.entries("t1") == []


async def test_rows_come_in_the_order_they_are_asked_for(store: Store) -> None:
    await store.commit([append(name, 0, b"a", row=row(name)) for name in ("t1", "t2", "t3")])
    assert [found.id for found in await store.rows(["t3", "unknown", "t1"])] == ["t3", "t1"]
    assert await store.rows([]) == []


async def test_public_tables_are_listed_with_the_newest_change_first(store: Store) -> None:
    rows = [
        row("old", changed=1.0),
        row("new", changed=3.0),
        row("private", changed=4.0, public=False),
        row("over", changed=5.0, state="over"),
        row("playing", changed=2.0, state="playing"),
    ]
    await store.commit([append(each.id, 0, b"a", row=each) for each in rows])
    assert [found.id for found in await store.public_rows(["open", "playing"], 10)] == ["new", "playing", "old"]
    assert [found.id for found in await store.public_rows(["open", "playing"], 2)] == ["new", "playing"]
    assert await store.public_rows([], 10) == []


async def test_the_tables_in_a_state_are_found_private_ones_too(store: Store) -> None:
    rows = [row("a", changed=1.0), row("b", changed=2.0, public=False), row("c", state="over")]
    await store.commit([append(each.id, 0, b"x", row=each) for each in rows])
    assert await store.ids_in(["open"]) == ["b", "a"]
    assert set(await store.ids_in(["open", "over"])) == {"a", "b", "c"}


# --- what belongs to the server
async def test_the_signing_secret_is_the_same_for_all_and_stays(store: Store, url: str) -> None:
    secret = await store.signing_secret()
    other = await Store.open(url)
    try:
        assert await other.signing_secret() == await store.signing_secret() == secret
    finally:
        await other.close()
    assert len(secret) == SECRET_BYTES


async def test_everything_is_there_after_closing_and_opening(store: Store, url: str) -> None:
    await store.commit([append("t1", 0, b"a", row=ROW)])
    await store.close()
    again = await Store.open(url)
    try:
        assert await again.entries("t1") == [b"a"]
        assert await again.row("t1") == ROW
    finally:
        await again.close()


async def test_whether_something_can_be_written_is_tried_as_often_as_one_likes(store: Store) -> None:
    await store.try_to_write()
    await store.try_to_write()


# --- two connections
async def test_a_read_does_not_wait_for_a_transaction_that_is_open(store: Store) -> None:
    await store.commit([append("t1", 0, b"a", row=ROW)])
    async with transaction(store, "UPDATE tables SET name = 'changed'"):
        assert await store.row("t1") == ROW
        assert await store.entries("t1") == [b"a"]


async def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    store = await Store.open(f"sqlite:///{path}")
    try:
        assert path.stat().st_mode & 0o077 == 0
        assert all(file.stat().st_mode & 0o077 == 0 for file in tmp_path.iterdir())
    finally:
        await store.close()


# --- stories
async def test_the_first_story_of_a_table_is_kept(store: Store) -> None:
    assert await store.story("t1") is None
    await store.keep_story("t1", b"once upon a time")
    await store.keep_story("t1", b"otherwise")
    assert await store.story("t1") == b"once upon a time"
    assert await store.story("t2") is None
