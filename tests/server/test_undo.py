"""Taking a choice back: at will until something was seen or answered, after that by everybody's consent."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from blackgate.records import read_record, verify
from blackgate.server import decisions, lobby
from blackgate.server import entries as journal
from blackgate.server.table import Table
from blackgate.server.table_state import MOST_UNDOS
from tests.rules.scenario import PLAIN_CARDS
from tests.server.tabletop import SHORT, Tabletop, choices, refused, summary

FREE = "cautious_move showers"  # nobody learns anything new from it


def take_back(top: Tabletop, seat: int) -> list[journal.Entry]:
    return top.write(decisions.take_back(top.table, seat, top.table.version, top.now, ""))


def vote(top: Tabletop, seat: int, yes: bool = True) -> list[journal.Entry]:
    return top.write(decisions.vote(top.table, seat, top.table.proposals, yes, top.now, ""))


def record(table: Table) -> str:
    assert table.recorder is not None
    return table.recorder.text()


def after(action: Callable[[str], bool]) -> Callable[[Table], bool]:
    """The last choice was such a one."""
    return lambda table: bool(table.actions) and action(table.actions[-1].action) and len(table.asked) == 1


def test_ones_own_choice_is_taken_back_at_will() -> None:
    top = Tabletop()
    (seat,) = top.table.asked
    before, version = record(top.table), top.table.version
    top.choose(seat, FREE)
    assert decisions.can_take_back(top.table, seat)
    take_back(top, seat)
    assert record(top.table) == before
    assert top.table.asked == [seat]
    assert top.table.version > version + 1  # a version never comes twice, so that no old answer fits a new question
    assert summary(top.read_again()) == summary(top.table)


def test_several_choices_are_taken_back_one_after_the_other() -> None:
    top = Tabletop()
    (seat,) = top.table.asked
    before = record(top.table)
    top.choose(seat, FREE)
    top.choose(seat, "end")
    take_back(top, seat)
    take_back(top, seat)
    assert record(top.table) == before


def test_even_the_end_of_a_turn_is_taken_back_until_the_next_player_has_chosen() -> None:
    top = Tabletop()
    (seat,) = top.table.asked
    top.choose(seat, "end")
    (other,) = top.table.asked
    assert decisions.can_take_back(top.table, seat)
    top.choose(other, FREE)
    assert not decisions.can_take_back(top.table, seat)


def test_nobody_takes_back_the_choice_of_another() -> None:
    top = Tabletop()
    (seat,) = top.table.asked
    top.choose(seat, FREE)
    for other in range(3):
        assert decisions.can_take_back(top.table, other) == (other == seat)


def test_who_has_not_chosen_anything_has_nothing_to_take_back() -> None:
    with refused("nothing-to-undo"):
        take_back(Tabletop(), 0)


@pytest.mark.parametrize(
    ("seen", "seed"),
    [
        pytest.param(lambda action: action == "search", 0, id="cards drawn"),
        pytest.param(lambda action: action == "move", 0, id="a die rolled"),
        pytest.param(lambda action: action.startswith("reveal"), 0, id="a Background revealed"),
        pytest.param(lambda action: action.startswith("take"), 2, id="a card taken out of a hand"),
        pytest.param(lambda action: action.startswith("target"), 2, id="a hand looked at"),
    ],
)
def test_what_has_shown_something_stays(seen: Callable[[str], bool], seed: int) -> None:
    def shown(table: Table) -> bool:
        return after(seen)(table) and table.actions[-1].revealing

    top = Tabletop(seed, PLAIN_CARDS).play_until(shown, seed)
    seat = top.table.actions[-1].seat
    assert not decisions.can_take_back(top.table, seat)
    before = summary(top.table)
    with refused("undo-needs-consent"):
        take_back(top, seat)
    assert summary(top.table) == before


def test_a_choice_that_opened_a_window_for_several_stays_whether_or_not_somebody_has_answered() -> None:
    top = Tabletop().play_until(lambda table: len(table.asked) > 1, seed=0)
    seat = top.table.actions[-1].seat
    assert not decisions.can_take_back(top.table, seat)
    top.choose(top.table.asked[-1], "pass")
    assert not decisions.can_take_back(top.table, seat)


def test_an_answer_given_together_with_others_stays_since_it_has_shown_theirs() -> None:
    top = Tabletop().play_until(lambda table: len(table.asked) > 1, seed=0)
    first, last = top.table.asked
    top.choose(last, "pass")
    top.choose(first, "pass")
    assert top.table.actions[-1].seat == last
    assert not decisions.can_take_back(top.table, last)
    assert not decisions.can_take_back(top.read_again(), last)


def test_after_an_answer_of_another_a_choice_stays() -> None:
    top = Tabletop(2).play_until(lambda table: table.window == "beating", seed=2)
    (victim,) = top.table.asked
    seat = top.table.actions[-1].seat
    assert decisions.can_take_back(top.table, seat)
    top.choose(victim, "pass")
    assert not decisions.can_take_back(top.table, seat)


def test_what_a_bot_has_chosen_is_not_taken_back_at_will() -> None:
    top = Tabletop()
    (seat,) = top.table.asked
    top.choose(seat, FREE, by="clock")
    assert not decisions.can_take_back(top.table, seat)


# --- by consent
def searched() -> tuple[Tabletop, int]:
    """Somebody has drawn cards at a table that allows taking back by consent."""
    top = Tabletop(undo=True)
    (seat,) = top.table.asked
    top.choose(seat, "search")
    return top, seat


def test_by_consent_of_everybody_anything_is_taken_back() -> None:
    top = Tabletop(undo=True)
    before = record(top.table)
    (seat,) = top.table.asked
    top.choose(seat, "search")
    take_back(top, seat)
    assert top.table.proposal is not None
    assert (top.table.proposal.what, top.table.proposal.votes) == ("undo", [seat])
    vote(top, (seat + 1) % 3)
    assert record(top.table) != before
    vote(top, (seat + 2) % 3)
    assert record(top.table) == before
    assert top.table.proposal is None
    assert summary(top.read_again()) == summary(top.table)


def test_all_that_came_after_the_choice_goes_with_it() -> None:
    top, seat = searched()
    top.choose(seat, "end")
    (other,) = top.table.asked
    top.choose(other, "search")
    take_back(top, seat)
    vote(top, (seat + 1) % 3)
    vote(top, (seat + 2) % 3)
    assert [played.action for played in top.table.actions] == ["search"]
    assert top.table.asked == [seat]


def test_the_same_chance_comes_again_and_the_record_verifies() -> None:
    top = Tabletop(0, SHORT, undo=True)
    (seat,) = top.table.asked
    top.choose(seat, "search")
    drawn = record(top.table).splitlines()[-1]
    take_back(top, seat)
    vote(top, (seat + 1) % 3)
    vote(top, (seat + 2) % 3)
    top.choose(seat, "search")
    assert record(top.table).splitlines()[-1] == drawn
    top.play_out(seed=1)
    assert verify(read_record(record(top.table))).answer == "yes"


def test_one_no_is_enough() -> None:
    top, seat = searched()
    take_back(top, seat)
    before = record(top.table)
    vote(top, (seat + 1) % 3, yes=False)
    assert top.table.proposal is None
    assert record(top.table) == before
    with refused("no-proposal"):
        vote(top, (seat + 2) % 3)


def test_nobody_votes_twice_and_a_second_proposal_waits_for_the_first() -> None:
    top, seat = searched()
    take_back(top, seat)
    with refused("no-proposal"):
        vote(top, seat)
    with refused("proposal-open"):
        top.write(decisions.propose_pause(top.table, (seat + 1) % 3, top.now, ""))


def test_a_proposal_ends_when_somebody_plays_on() -> None:
    top, seat = searched()
    take_back(top, seat)
    top.choose(seat, "end")
    assert top.table.proposal is None


def test_while_a_bot_plays_for_somebody_what_was_seen_stays() -> None:
    """Otherwise whoever put it there would look ahead, go back, and have the same dice to come."""
    top, seat = searched()
    top.write(lobby.stand_in(top.table, (seat + 1) % 3, "rookie", 0, top.now, ""))
    before = summary(top.table)
    with refused("undo-needs-everybody") as caught:
        take_back(top, seat)
    assert top.table.seats[(seat + 1) % 3].name in caught.value.text("en")
    assert summary(top.table) == before


def test_while_a_bot_plays_for_somebody_what_nobody_has_seen_is_still_taken_back() -> None:
    top = Tabletop(undo=True)
    (seat,) = top.table.asked
    top.write(lobby.stand_in(top.table, (seat + 1) % 3, "rookie", 0, top.now, ""))
    top.choose(seat, FREE)
    take_back(top, seat)
    assert top.table.actions == []


def test_a_bot_that_takes_over_does_not_vote_and_whoever_comes_back_does() -> None:
    top, seat = searched()
    other, away = (seat + 2) % 3, (seat + 1) % 3
    take_back(top, seat)
    vote(top, other)
    top.write(lobby.stand_in(top.table, away, "rookie", 0, top.now, ""))
    assert top.table.proposal is not None
    top.write(lobby.come_back(top.table, away, top.now))
    vote(top, away)
    assert top.table.actions == []
    assert summary(top.read_again()) == summary(top.table)


def test_for_a_pause_those_are_enough_who_are_there() -> None:
    """Nobody learns anything from it, and whoever comes back can resume."""
    top = Tabletop()
    top.write(lobby.stand_in(top.table, 1, "rookie", 0, top.now, ""))
    top.write(decisions.propose_pause(top.table, 0, top.now, ""))
    vote(top, 2)
    assert top.table.paused


def test_whoever_proposed_something_can_withdraw_it() -> None:
    top, seat = searched()
    take_back(top, seat)
    vote(top, seat, yes=False)
    assert top.table.proposal is None
    assert summary(top.read_again()) == summary(top.table)


def test_alone_among_bots_ones_own_consent_is_enough() -> None:
    top = Tabletop(undo=True, start=False)
    top.write(lobby.empty(top.table, 1))
    top.write(lobby.empty(top.table, 2))
    for number in (1, 2):
        top.write(lobby.fill(top.table, number, "rookie"))
    top.write(lobby.start(top.table, top.now))
    assert top.table.asked == [0]
    top.choose(0, "search")
    take_back(top, 0)
    assert top.table.actions == []


def test_a_table_that_was_ended_stays_ended() -> None:
    top, seat = searched()
    take_back(top, seat)
    vote(top, (seat + 1) % 3)
    top.apply(journal.Ended(top.now))
    with refused("ended"):
        vote(top, (seat + 2) % 3)
    assert top.table.state == "ended"


def test_a_window_that_was_taken_back_asks_everybody_anew() -> None:
    top = Tabletop(undo=True).play_until(lambda table: len(table.asked) > 1, seed=0)
    seat, asked = top.table.actions[-1].seat, top.table.asked
    top.choose(asked[-1], "pass")
    take_back(top, seat)
    for other in range(3):
        if other != seat:
            vote(top, other)
    assert top.table.held == {}
    assert top.table.asked == [seat]
    top.choose(seat, next(action for action in choices(top.table, seat) if action.startswith("target")))
    assert not top.table.held


# --- how often
def back_and_forth(top: Tabletop, seat: int, times: int) -> None:
    for _ in range(times):
        top.pass_time(1.5)
        top.choose(seat, FREE)
        top.pass_time(0.25)
        take_back(top, seat)


def test_in_one_turn_a_seat_takes_back_so_often_and_no_more() -> None:
    top = Tabletop()
    (seat,) = top.table.asked
    back_and_forth(top, seat, MOST_UNDOS)
    top.choose(seat, FREE)
    assert not decisions.can_take_back(top.table, seat)
    before = summary(top.table)
    with refused("undos-spent") as caught:
        take_back(top, seat)
    assert str(MOST_UNDOS) in caught.value.text("en")
    assert summary(top.table) == before
    top.choose(seat, "end")  # which is still that turn
    with refused("undos-spent"):
        take_back(top, seat)


def test_in_the_next_turn_it_can_take_back_again() -> None:
    top = Tabletop()
    (seat,) = top.table.asked
    back_and_forth(top, seat, MOST_UNDOS)
    for _ in range(3):
        top.choose(top.table.asked[0], "end")
    assert top.table.asked == [seat]
    top.choose(seat, FREE)
    assert decisions.can_take_back(top.table, seat)


def test_what_others_take_back_does_not_count() -> None:
    top = Tabletop()
    (seat,) = top.table.asked
    back_and_forth(top, seat, MOST_UNDOS)
    top.choose(seat, "end")
    (other,) = top.table.asked
    back_and_forth(top, other, MOST_UNDOS)


def test_after_a_restart_as_many_are_left_as_before() -> None:
    top = Tabletop()
    (seat,) = top.table.asked
    back_and_forth(top, seat, MOST_UNDOS)
    top.choose(seat, FREE)
    assert top.read_again().undos == top.table.undos
    assert not decisions.can_take_back(top.read_again(), seat)


def test_by_consent_one_takes_back_no_more_often_than_at_will() -> None:
    top, seat = searched()
    for _ in range(MOST_UNDOS):
        take_back(top, seat)
        vote(top, (seat + 1) % 3)
        vote(top, (seat + 2) % 3)
        top.choose(seat, "search")
    with refused("undos-spent"):
        take_back(top, seat)
