"""The seed of a game comes from a promised secret and from what every seat contributes (R1.7, R17.2)."""

from __future__ import annotations

import hashlib

from blackgate.records import commitment_of, game_seed, new_secret
from tests.records.games import SECRET


def test_the_commitment_is_the_sha_256_of_the_secret() -> None:
    assert commitment_of(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_the_seed_is_what_docs_records_says() -> None:
    told = b"blackgate game seed 1\n" + SECRET + b"\0\0\0\x04scar" + b"\0\0\0\0" + b"\0\0\0\x02\xc3\xa9"
    assert game_seed(SECRET, ["scar", "", "é"]) == hashlib.sha256(told).digest()


def test_every_contribution_and_its_seat_count() -> None:
    tables = [("a", "b"), ("b", "a"), ("ab", ""), ("", "ab"), ("a", "b", ""), ()]
    seeds = {game_seed(SECRET, table) for table in tables}
    assert len(seeds) == len(tables)


def test_the_secret_counts() -> None:
    assert game_seed(SECRET, ["a", "b"]) != game_seed(bytes(32), ["a", "b"])


def test_a_new_secret_is_another_one_each_time() -> None:
    secrets = {new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert {len(secret) for secret in secrets} == {32}
