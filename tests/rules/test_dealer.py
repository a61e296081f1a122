"""Chance for games that are compared: what they have in common, and that it is fair."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.rules.dealer import CommonDealer
from blackgate.rules.events import CARD_RESULT

BAG = [3, 0, 5, 2]


def draws(dealer: CommonDealer, bag: list[int], count: int) -> list[int]:
    return [int(dealer.draw(vec[i64](bag), sum(bag), CARD_RESULT)) for _ in range(count)]


def test_a_turn_has_the_same_dice_whatever_was_rolled_and_drawn_before() -> None:
    one, other = CommonDealer(7), CommonDealer(7)
    draws(one, BAG, 5)
    one.die(6)
    for turn in (0, 1, 2):
        one.begin_turn(turn)
        other.begin_turn(turn)
        draws(other, BAG, 3)
        assert [one.die(6) for _ in range(9)] == [other.die(6) for _ in range(9)]


def test_turns_differ() -> None:
    dealer = CommonDealer(7)
    rolled = []
    for turn in range(4):
        dealer.begin_turn(turn)
        rolled.append([int(dealer.die(6)) for _ in range(9)])
    assert len({tuple(each) for each in rolled}) == 4


def test_every_card_is_as_likely_as_there_are_of_it() -> None:
    found = draws(CommonDealer(1), BAG, 10_000)
    assert [abs(found.count(kind) / 10_000 - count / 10) < 0.02 for kind, count in enumerate(BAG)] == [True] * 4
    assert 1 not in found


def test_bags_that_are_nearly_alike_give_nearly_the_same_cards() -> None:
    one, other = draws(CommonDealer(3), [20, 30, 27], 1000), draws(CommonDealer(3), [20, 30, 26], 1000)
    assert sum(a == b for a, b in zip(one, other, strict=True)) > 970
