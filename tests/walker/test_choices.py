"""What may be chosen, what may not and why, at every question of many games."""

from __future__ import annotations

import random
import re

import pytest

from blackgate import ACTION_TEXTS, Game, GameOver, IllegalAction, UnknownAction, save
from tests.walker.plain import told
from tests.walker.tables import TABLES, Table, walk

EVERY = 7
RULE = re.compile(r"R\d+\.\d+")


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_there_is_something_to_choose_until_the_end(table: Table) -> None:
    """R18.12: a question without an answer is not put."""
    for game in walk(table):
        legal = game.legal_actions()
        assert legal
        assert len(set(legal)) == len(legal)
        assert game.legal_texts() == [ACTION_TEXTS[action] for action in legal]


def check_reasons(game: Game) -> None:
    """`why_not` has a reason, with the rule behind it, exactly for what is not legal."""
    legal = set(game.legal_actions())
    for action, text in enumerate(ACTION_TEXTS):
        refusal = game.why_not(action)
        if action in legal:
            assert refusal is None, f"{text} is legal and refused: {refusal}"
        else:
            assert refusal is not None, f"{text} is not legal, and nothing says why"
            assert refusal.action == text
            assert RULE.fullmatch(refusal.rule), f"{text}: {refusal.name} names no rule"


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whatever_is_not_legal_has_a_rule_that_forbids_it(table: Table) -> None:
    for game in walk(table, every=EVERY):
        check_reasons(game)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_reason_is_told_in_words_and_the_same_by_number_and_text(table: Table) -> None:
    chooser = random.Random(str(table))
    for game in walk(table, every=3 * EVERY):
        action = chooser.randrange(len(ACTION_TEXTS))
        by_number, by_text = game.why_not(action), game.why_not(ACTION_TEXTS[action])
        if by_number is None or by_text is None:
            assert by_number is by_text
        else:
            assert (by_number.code, by_number.place) == (by_text.code, by_text.place)
            assert str(by_number).endswith(f"({by_number.rule})")


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_not_legal_raises_and_changes_nothing(table: Table) -> None:
    chooser = random.Random(str(table))
    for game in walk(table, every=EVERY):
        game.take_events()
        before = save(game)
        dealt = table.dealer_of(game).below(1000)
        legal = game.legal_actions()
        illegal = [action for action in range(len(ACTION_TEXTS)) if action not in legal]
        for action in chooser.sample(illegal, 8):
            with pytest.raises(IllegalAction) as by_number:
                game.play(action)
            with pytest.raises(IllegalAction) as by_text:
                game.play(ACTION_TEXTS[action])
            refusal = game.why_not(action)
            assert refusal is not None
            assert by_number.value.refusal.code == by_text.value.refusal.code == refusal.code
        for junk in ("", "dig", "extort 9", len(ACTION_TEXTS), -1):
            with pytest.raises(UnknownAction):
                game.play(junk)
        assert save(game) == before
        assert game.legal_actions() == legal
        assert told(game.take_events()) == []
        assert table.dealer_of(game).below(1000) == dealt


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_after_the_end_nothing_is_legal(table: Table) -> None:
    """R2.1: nothing that would follow happens."""
    game = table.new_game()
    chooser = table.chooser()
    while not game.over:
        game.play(chooser.choose(game))
    before = save(game)
    assert game.legal_actions() == []
    assert game.asked() == -1
    assert game.winners()
    for action, text in enumerate(ACTION_TEXTS):
        refusal = game.why_not(action)
        assert refusal is not None
        assert refusal.rule == "R2.1"
        with pytest.raises(GameOver):
            game.play(text)
    assert save(game) == before
