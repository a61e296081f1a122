"""An edition with as much of everything as there may be is played, kept and looked at like any other."""

from __future__ import annotations

import random

import pytest

from blackgate import (
    FastDealer,
    Game,
    Options,
    Recorder,
    View,
    load,
    read_record,
    redeal,
    rulebook,
    save,
    verify,
    view_from_plain,
)
from blackgate import replay as replayed
from blackgate.bots import new_bot
from blackgate.edition import schema
from blackgate.records.position import lay_out, position_text
from blackgate.rules import actions, kinds
from blackgate.rules.start import new_game
from tests.largest import largest_edition

EDITION = largest_edition()
PLACES = ("library", "workshop", "gymnasium", "laundry", "psychiatric_ward")
MODES = (Options(6), Options(4, michel="michelle", team=True, warden=True, places=PLACES), Options(2, places=PLACES))
DECISIONS = 1500


def walked(options: Options, seed: int, decisions: int = DECISIONS) -> tuple[Game, set[str]]:
    """A game of the edition after so many random choices, and all that was offered on the way."""
    chance = random.Random(seed)
    offered: set[str] = set()
    game = new_game(options, seed, edition=EDITION)
    for number in range(decisions):
        if game.over:
            game = new_game(options, seed + number, edition=EDITION)
        legal = game.legal_actions()
        offered.update(game.legal_texts())
        game.play(chance.choice(legal))
        game.take_events()
    return game, offered


def test_the_limits_of_the_numbers_are_those_of_the_file() -> None:
    book = rulebook(Options(4), EDITION)
    assert book.kinds == kinds.MOST_KINDS == len(schema.CARDS) + schema.MOST_RARE_ITEMS + schema.MOST_ACTION_CARDS
    assert len(book.gang_card_names) == kinds.MOST_GANG_CARDS == schema.MOST_GANG_CARDS
    assert len(book.background_names) == kinds.BACKGROUNDS == schema.MOST_BACKGROUNDS
    assert len(book.michel_card_names) == kinds.MICHEL_CARDS == schema.MOST_MICHEL_CARDS
    assert len(book.trauma_names) == kinds.MOST_TRAUMAS == schema.MOST_TRAUMAS
    assert "" not in book.card_names


def test_every_number_of_the_table_has_a_text_of_its_own_and_the_standard_ones_stay() -> None:
    book, standard = rulebook(Options(4), EDITION), rulebook(Options(4))
    assert len(set(book.action_texts)) == len(book.action_texts) == actions.ACTIONS
    assert "" not in book.action_texts
    assert book.action_texts[: actions.FIRST_ACTIONS] == standard.action_texts


@pytest.mark.parametrize(
    ("family", "further", "verb"),
    [
        (actions.SELL, actions.FURTHER_SELL, "sell"),
        (actions.TAKE, actions.FURTHER_TAKE, "take"),
        (actions.GIVE, actions.FURTHER_GIVE, "give"),
        (actions.DISCARD, actions.FURTHER_DISCARD, "discard"),
    ],
)
def test_a_family_over_all_kinds_goes_on_at_the_end_of_the_table(family: int, further: int, verb: str) -> None:
    book = rulebook(Options(4), EDITION)
    for kind, name in enumerate(book.card_names):
        number = actions.number_of_kind(family, further, kind)
        assert book.action_texts[number] == f"{verb} {name}"
        assert actions.kind_of_number(family, further, number) == kind
        assert actions.is_of_family(family, further, number)
    assert not actions.is_of_family(family, further, family - 1)
    assert not actions.is_of_family(family, further, further + kinds.MOST_KINDS - kinds.FIRST_KINDS)


def test_playing_and_revealing_go_on_there_too() -> None:
    book = rulebook(Options(4), EDITION)
    for kind, name in enumerate(book.card_names):
        if book.edition.cards[name].effects:
            assert book.action_texts[actions.number_of_play(kind)] == f"play {name}"
    for background, name in enumerate(book.background_names):
        for bonus in (False, True):
            number = actions.number_of_reveal(background, bonus)
            assert book.action_texts[number] == f"reveal {name}" + (" bonus" if bonus else "")
            assert actions.revealed_by(number) == background
            assert actions.is_reveal(number)
            assert actions.is_reveal_bonus(number) == bonus


@pytest.mark.parametrize("options", MODES)
def test_it_is_played_saved_loaded_and_looked_at(options: Options) -> None:
    chance = random.Random(5)
    game = new_game(options, 5, edition=EDITION)
    for _ in range(DECISIONS):
        if game.over:
            break
        if chance.random() < 0.03:
            plain = save(game)
            again = load(game.book, plain, FastDealer(1))
            assert save(again) == plain
            assert again.legal_actions() == game.legal_actions()
            assert save(lay_out(position_text(game), edition=EDITION))["seats"] == plain["seats"]
            view = View(game, game.asked())
            assert view_from_plain(game.book, view.plain()).plain() == view.plain()
            dealt = redeal(view, FastDealer(2))
            assert dealt.legal_actions() == game.legal_actions()
            assert View(dealt, game.asked()).hand == view.hand
        game.play(chance.choice(game.legal_actions()))
        game.take_events()


def test_everything_in_it_comes_up() -> None:
    offered: set[str] = set()
    for seed, options in enumerate(MODES * 4):
        offered |= walked(options, seed)[1]
    book = rulebook(Options(4), EDITION)
    further = book.action_texts[actions.FIRST_ACTIONS :]
    verbs = {verb: [text for text in further if text.startswith(f"{verb} ")] for verb in ("sell", "play", "discard")}
    for verb, texts in verbs.items():
        found = [text for text in texts if text in offered]
        assert len(found) > len(texts) // 2, verb
    assert any(text.startswith("reveal background_") for text in offered)


@pytest.mark.parametrize("options", MODES)
def test_a_record_of_it_is_read_replayed_and_verified(options: Options) -> None:
    chance = random.Random(3)
    recorder = Recorder.start(options, edition=EDITION, keep_secret=True)
    for _ in range(400):
        if recorder.game.over:
            break
        recorder.play(chance.choice(recorder.game.legal_actions()))
    record = read_record(recorder.text())
    assert record.header.edition == EDITION
    assert record.text() == recorder.text()
    assert save(replayed(record)) == save(recorder.game)
    assert verify(record)


@pytest.mark.parametrize("kind", ["random", "rookie", "veteran", "boss:20i"])
def test_bots_play_it(kind: str) -> None:
    game = new_game(Options(3, michel="michel", warden=True, places=PLACES), 11, edition=EDITION)
    bots = [new_bot(kind, str(seat)) for seat in range(3)]
    for _ in range(60 if kind.startswith("boss") else 300):
        if game.over:
            break
        game.play(bots[game.asked()].choose(View(game, game.asked()), game.legal_actions()))
        game.take_events()
    assert game.turn > 3
