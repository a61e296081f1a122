"""No line tells a reader what R17.2 keeps from them: whatever they may not know could be anything else."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest

import blackgate
from blackgate import Event, FastDealer, Game, Options, View
from blackgate.messages import LANGUAGES
from blackgate.rules.events import CARD_MEANS, EventLog
from blackgate.rules.kinds import NOBODY
from blackgate.rules.teams import HandOver
from blackgate.wording import event_line, event_lines, question_line
from tests.standard import BACKGROUND_NAMES, BOOK, CARD_NAMES
from tests.wording.conftest import EVERYWHERE, IN_TEAMS, Played

NAMES = ["Anna", "Ben", "Carl", "Dora", "Emil", "Fay"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_reads_the_same_whatever_the_reader_may_not_know_of_it(played: Played, language: str) -> None:
    hidden = 0
    for event, book in played.events.values():
        for reader in range(NOBODY, len(NAMES)):
            if not event.visible_to(reader):
                hidden += 1
                line = event_line(event, language, NAMES, reader, book)
                assert line == event_line(changed(event), language, NAMES, reader, book), event.name
                assert line is None or card_of(event, language) not in line
    assert hidden > 1000


def changed(event: Event) -> Event:
    """The same event with another card and another number."""
    names = BACKGROUND_NAMES if CARD_MEANS.get(event.code) == "background" else CARD_NAMES
    other_kind = (event.kind + 1) % len(names)
    return Event(event.code, event.seat, event.other, other_kind, event.number + 1, event.audience, event.book)


def card_of(event: Event, language: str) -> str:
    if CARD_MEANS.get(event.code) == "background":
        return blackgate.wording.background_name(language, BOOK, event.card)
    return blackgate.wording.card_name(language, BOOK, event.card)


@pytest.mark.parametrize("reader", [NOBODY, 0, 1, 2])
def test_two_games_that_a_reader_cannot_tell_apart_read_the_same(reader: int) -> None:
    """R17.2, R17.5: what another player finds, and what is asked of whom, with all that is hidden dealt anew."""
    assert compared(Options(3), reader, "search")["search"] > 20


@pytest.mark.parametrize("reader", [NOBODY, 0, 1, 2, 3])
def test_nobody_learns_what_two_others_exchange(reader: int) -> None:
    """R13.9, R17.2: kinds are seen by the two only."""
    options = Options(4, michel="michelle", team=True, warden=True, places=IN_TEAMS)
    assert compared(options, reader, "exchange", "give", "search")["give"] > 10


@pytest.mark.parametrize("reader", [NOBODY, 0, 1, 2])
def test_nobody_learns_anothers_new_background_nor_what_a_spy_has_seen(reader: int) -> None:
    """R14.5, R17.2"""
    options = Options(3, michel="michel", warden=True, places=EVERYWHERE)
    found = compared(options, reader, "rehabilitate", "spy", "search")
    assert min(found["rehabilitate"], found["spy"], found["search"]) > 5


def compared(options: Options, reader: int, *verbs: str) -> dict[str, int]:
    """How often another player did such a thing in a random game, and in one that the reader cannot tell from it."""
    found = dict.fromkeys(verbs, 0)
    for game in positions(options, verbs):
        if game.asked() == reader:
            continue
        twin = blackgate.redeal(View(game, reader), FastDealer(game.turn))
        for language in LANGUAGES:
            line = question_line(View(game, reader), language, NAMES)
            assert line == question_line(View(twin, reader), language, NAMES)
        for verb in verbs:
            mine, theirs = choice(game, verb, reader), choice(twin, verb, reader)
            if mine and theirs and (verb == "give" or mine == theirs):
                found[verb] += 1
                lines = after(game.clone(FastDealer(1)), mine, reader)
                assert lines == after(twin.clone(FastDealer(2)), theirs, reader)
    return found


def choice(game: Game, verb: str, reader: int) -> str:
    """Something of that kind that the asked seat can do without the reader taking part in it; or nothing."""
    if isinstance(game.top, HandOver) and game.top.mate == reader:
        return ""
    texts = [text for text in game.legal_texts() if text.split(" ")[0] == verb]
    return next((text for text in texts if text not in (f"spy {reader}", f"exchange {reader}")), "")


def after(game: Game, action: str, reader: int) -> list[str]:
    game.event_log = EventLog()
    game.play(action)
    return event_lines(game.take_events(), "en", NAMES, reader, game.book)


def positions(options: Options, verbs: Sequence[str]) -> Iterator[Game]:
    """Positions on the way of random games, in which such things are done whenever they can be."""
    for seed in range(10):
        chance = random.Random(seed)
        game = blackgate.new_game(options, dealer=FastDealer(seed))
        for _ in range(150):
            if game.over:
                break
            yield game
            texts = game.legal_texts()
            wanted = [text for text in texts if text.split(" ")[0] in (*verbs, "study")]
            game.play(chance.choice(wanted if wanted and chance.random() < 0.5 else texts))
