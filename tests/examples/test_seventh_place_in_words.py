"""A modular Place that is not in the box and has no messages: it is told by its id, or as the edition says."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import blackgate
from blackgate import Edition, FastDealer, Options, View
from blackgate.edition import EditionError, edition_from
from blackgate.edition.merge import merge
from blackgate.rules.actions import SPECIAL
from blackgate.rules.kinds import PLACE_NAMES
from blackgate.wording import action_label, event_lines, place_in_play, place_text, question_line
from tests.languages import COMPLETE
from tests.rules.own_places import places_in
from tests.standard import ACTION_OF_TEXT

NAMES = ["Anna", "Ben", "Carl"]
SHOWERS = PLACE_NAMES.index("showers")
OPTIONS = Options(3, places=("prison_chapel",), michel="michel", warden=True)


@pytest.fixture
def chapel() -> Iterator[Edition]:
    """An edition with the Chapel, for the Showers."""
    entry = {"replaces": "showers", "search": 1, "forbids": ["craft"], "actions": ["say_a_prayer"], "source": "house"}
    with places_in(Path(__file__).with_name("own_places")):
        yield edition_from({"modular_places": {"prison_chapel": entry}}, "with a chapel")


def test_it_goes_by_its_id(chapel: Edition) -> None:
    book = blackgate.rulebook(OPTIONS, chapel)
    assert place_in_play("en", book, SHOWERS) == "prison chapel"
    assert place_in_play("en", book, SHOWERS, "to") == "to prison chapel"
    assert place_in_play("fr", book, SHOWERS, "in") == "au Lieu prison chapel"
    assert place_text("en", book, SHOWERS) == "Numbers: 2 and 5. Search: 1 card. say a prayer. Not here: Craft."


def test_what_can_be_done_there_has_a_general_label(chapel: Edition) -> None:
    book = blackgate.rulebook(OPTIONS, chapel)
    assert action_label(ACTION_OF_TEXT["special 1"], "en", NAMES, book) == "Special action 1"
    assert action_label(ACTION_OF_TEXT["go showers"], "fr", NAMES, book) == "Aller au Lieu prison chapel"


def test_a_refusal_names_it(chapel: Edition) -> None:
    """R8.1"""
    position = "options: places prison_chapel\n0: prison_chapel; hand link, blade\n1: cell_block\nturn: 0"
    refusal = blackgate.lay_out(position, edition=chapel).why_not("craft knives")
    assert refusal is not None
    assert refusal.text("en") == "not in prison chapel (R8.1)"


@pytest.mark.parametrize("language", COMPLETE)
def test_whole_games_can_be_told(chapel: Edition, language: str) -> None:
    prayers = 0
    for seed in range(3):
        chance = random.Random(seed)
        game = blackgate.new_game(OPTIONS, dealer=FastDealer(seed), edition=chapel)
        for _ in range(300):
            if game.over:
                break
            assert question_line(View(game, game.asked()), language, NAMES)
            action = chance.choice(game.legal_actions())
            prayers += action == SPECIAL
            assert action_label(action, language, NAMES, game.book, View(game, game.asked()))
            game.play(action)
            assert all(event_lines(game.take_events(), language, NAMES, 0, game.book))
    assert prayers > 0


# --- the edition has words for it
WORDS = {
    "modular_places": {"prison_chapel": {"name": {"en": "Chapel", "fr": "Chapelle"}, "text": "Quiet, please."}},
    "actions": {"say_a_prayer": {"name": {"en": "Pray", "fr": "Prier"}, "text": {"en": "Nothing comes of it."}}},
}


@pytest.fixture
def worded(chapel: Edition) -> Edition:
    return edition_from(merge(chapel.as_dict(), WORDS), "with a chapel")


def test_place_and_action_go_by_their_names_in_the_edition(worded: Edition) -> None:
    book = blackgate.rulebook(OPTIONS, worded)
    assert action_label(ACTION_OF_TEXT["special 1"], "en", NAMES, book) == "Pray"
    assert action_label(ACTION_OF_TEXT["special 1"], "fr", NAMES, book) == "Prier"
    assert action_label(ACTION_OF_TEXT["special 1"], "de", NAMES, book) == "Pray"
    assert action_label(ACTION_OF_TEXT["go showers"], "en", NAMES, book) == "Go to Chapel"
    said = "Numbers: 2 and 5. Search: 1 card. Pray: Nothing comes of it. Not here: Craft. Quiet, please."
    assert place_text("en", book, SHOWERS) == said


def test_words_of_actions_are_kept_and_change_no_game(chapel: Edition, worded: Edition) -> None:
    assert edition_from(worded.as_dict(), worded.name) == worded
    assert worded.as_dict()["actions"] == WORDS["actions"]
    assert worded.fingerprint == chapel.fingerprint


def test_words_are_for_an_action_that_a_place_has(chapel: Edition) -> None:
    wrong = {"actions": {"say_a_prayr": {"name": "Pray"}, "bet": {"name": "Gamble"}}}
    with pytest.raises(EditionError) as refused:
        edition_from(merge(chapel.as_dict(), wrong), "wrong")
    assert str(refused.value).splitlines() == [
        'wrong: actions.say_a_prayr: found an unknown key, allowed: "say_a_prayer" (did you mean "say_a_prayer"?)',
        'wrong: actions.bet: found an unknown key, allowed: "say_a_prayer"',
    ]
