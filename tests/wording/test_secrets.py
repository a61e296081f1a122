"""No line tells a reader what R17.2 keeps from them: whatever they may not know could be anything else."""

from __future__ import annotations

import random

import pytest

import blackgate
from blackgate import Event, FastDealer, Game, View
from blackgate.messages import LANGUAGES
from blackgate.rules.events import BACKGROUND_EVENTS, Journal
from blackgate.rules.kinds import BACKGROUND_NAMES, CARD_NAMES, NOBODY
from blackgate.wording import event_line, event_lines, question_line
from tests.wording.conftest import Played

NAMES = ["Anna", "Ben", "Carl", "Dora", "Emil", "Fay"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_reads_the_same_whatever_the_reader_may_not_know_of_it(played: Played, language: str) -> None:
    hidden = 0
    for event in played.events.values():
        for reader in range(NOBODY, len(NAMES)):
            if not event.visible_to(reader):
                hidden += 1
                line = event_line(event, language, NAMES, reader)
                assert line == event_line(changed(event), language, NAMES, reader), event.name()
                assert line is None or card_of(event, language) not in line
    assert hidden > 1000


def changed(event: Event) -> Event:
    """The same event with another card and another number."""
    names = BACKGROUND_NAMES if event.code in BACKGROUND_EVENTS else CARD_NAMES
    other_card = (event.card + 1) % len(names)
    return Event(event.code, event.seat, event.other, other_card, event.number + 1, event.audience)


def card_of(event: Event, language: str) -> str:
    if event.code in BACKGROUND_EVENTS:
        return blackgate.wording.background_name(language, BACKGROUND_NAMES[event.card])
    return blackgate.wording.card_name(language, CARD_NAMES[event.card])


@pytest.mark.parametrize("reader", [NOBODY, 0, 1, 2])
def test_two_games_that_a_reader_cannot_tell_apart_read_the_same(reader: int) -> None:
    """R17.2, R17.5: what another player finds, and what is asked of whom, with all that is hidden dealt anew."""
    searches = 0
    for game in positions(players=3, count=300):
        twin = blackgate.redeal(View(game, reader), FastDealer(game.turn))
        for language in LANGUAGES:
            line = question_line(View(game, reader), language, NAMES)
            assert line == question_line(View(twin, reader), language, NAMES)
        if game.asked() != reader and "search" in game.legal_texts():
            searches += 1
            lines = [after_search(game.clone(FastDealer(1)), reader), after_search(twin, reader)]
            assert lines[0] == lines[1]
    assert searches > 20


def after_search(game: Game, reader: int) -> list[str]:
    game.journal = Journal()
    game.play("search")
    return event_lines(game.take_events(), "en", NAMES, reader)


def positions(players: int, count: int) -> list[Game]:
    """Positions on the way of a random game."""
    chance = random.Random(players)
    game = blackgate.new_game(players, dealer=FastDealer(players))
    found: list[Game] = []
    while len(found) < count and not game.over:
        found.append(game.clone(FastDealer(0)))
        game.play(chance.choice(game.legal_actions()))
    return found
