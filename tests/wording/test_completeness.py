"""Every language has words for everything in the engine's tables, and for nothing that is not in them."""

from __future__ import annotations

import pytest

from blackgate import rulebook
from blackgate.messages import LANGUAGES, has, ids
from blackgate.rules.actions import ACTION_TEXTS
from blackgate.rules.book import Rulebook
from blackgate.rules.effects import EFFECTS
from blackgate.rules.events import EVENT_NAMES
from blackgate.rules.gang_cards import ABILITIES
from blackgate.rules.kinds import (
    ACTION_CARD,
    BACKGROUND_NAMES,
    CARD_NAMES,
    GANG_CARD_NAMES,
    GANG_NAMES,
    PLACE_NAMES,
)
from blackgate.rules.refusals import REFUSALS
from blackgate.rules.steps import Procedure
from blackgate.rules.waiting import STEPS
from blackgate.wording import (
    action_label,
    background_name,
    card_name,
    card_text,
    gang_card_name,
    gang_name,
    place_name,
    prisoner_name,
)
from blackgate.wording.questions import message_name
from tests.wording.conftest import Played

NAMES = ["Anna", "Ben", "Carl", "Dora", "Emil", "Fay"]

# The ends of ids for what a message says in another way
PARTS = ("", "-you", "-to_you", "-hidden", "-cards", "-cards-you", "-cards-hidden")
VARIANTS = ("", "-target", "-cause", "-swap")


def asking_steps() -> list[str]:
    """The steps that can ask somebody something."""
    return [name for name, (fields, make) in STEPS.items() if not isinstance(make([0] * fields), Procedure)]


def with_prefix(language: str, prefix: str) -> set[str]:
    return {name for name in ids(language) if name.startswith(prefix)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_message(language: str) -> None:
    assert with_prefix(language, "refusal-") == {f"refusal-{name}" for name, _ in REFUSALS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_message(language: str) -> None:
    messages = with_prefix(language, "event-")
    assert {f"event-{name}" for name in EVENT_NAMES} - messages == set()
    assert messages - {f"event-{name}{part}" for name in EVENT_NAMES for part in PARTS} == set()


@pytest.mark.parametrize("kind", ["question", "waiting"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_that_asks_has_its_question_and_its_message_for_those_who_wait(language: str, kind: str) -> None:
    steps = [message_name(step) for step in asking_steps()]
    messages = with_prefix(language, f"{kind}-") - {"waiting-for", *with_prefix(language, "question-over")}
    assert {f"{kind}-{step}" for step in steps} - messages == set()
    assert messages - {f"{kind}-{step}{variant}" for step in steps for variant in VARIANTS} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_and_every_ability_has_its_message(language: str) -> None:
    effects = [name for name in EFFECTS if not has(language, f"effect-{name}")]
    again = [
        name for name, effect in EFFECTS.items() if effect({}).wants_target and not has(language, f"effect-{name}-same")
    ]
    abilities = [name for name in ABILITIES if not has(language, f"ability-{name}")]
    assert (effects, again, abilities) == ([], [], [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_of_the_table_has_a_label_of_its_own(language: str) -> None:
    labels = [action_label(action, language, NAMES, book()) for action in range(len(ACTION_TEXTS))]
    assert len(set(labels)) == len(ACTION_TEXTS) == 256


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_at_which_nobody_sits_has_a_label_all_the_same(language: str) -> None:
    labels = {action_label(action, language, NAMES[:2], rulebook(2)) for action in range(len(ACTION_TEXTS))}
    assert len(labels) == len(ACTION_TEXTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_has_an_id_has_a_name(language: str) -> None:
    prisoners = [name for board in book().edition.prisoners for name in board]
    for name_of, names in (
        (card_name, CARD_NAMES),
        (place_name, PLACE_NAMES),
        (gang_name, GANG_NAMES),
        (gang_card_name, GANG_CARD_NAMES),
        (background_name, BACKGROUND_NAMES),
        (prisoner_name, prisoners),
    ):
        assert all(name_of(language, name) for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_with_a_rule_on_it_has_a_text_of_its_own(language: str) -> None:
    cards = [*CARD_NAMES[int(ACTION_CARD) :], *GANG_CARD_NAMES, *BACKGROUND_NAMES]
    texts = [card_text(language, book(), card) for card in cards]
    assert len(set(texts)) == len(cards) == 12 + 24 + 18
    assert all(said.endswith(".") for said in texts)


def test_the_random_games_come_to_every_event_and_every_question(played: Played) -> None:
    """Otherwise the tests that use them would not see everything."""
    assert set(EVENT_NAMES) - {event.name() for event in played.events.values()} == set()
    assert set(asking_steps()) - {name for name, *_ in played.views} == set()


def book() -> Rulebook:
    return rulebook(len(NAMES))
