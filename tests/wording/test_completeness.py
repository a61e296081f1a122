"""Every language has words for everything in the engine's tables, and for nothing that is not in them."""

from __future__ import annotations

import pytest

from blackgate import Options, rulebook
from blackgate.messages import has, ids, text
from blackgate.rules.book import Rulebook
from blackgate.rules.dig_in.psychiatric_ward import BANS as TRAUMA_EFFECTS
from blackgate.rules.effects import EFFECTS
from blackgate.rules.events import EVENT_NAMES
from blackgate.rules.gang_cards import ABILITIES
from blackgate.rules.kinds import ACTION_CARD, GANG_NAMES, PLACE_NAMES, PUNISHMENT_NAMES, TOKEN_NAMES
from blackgate.rules.options import STANDEES
from blackgate.rules.refusals import REFUSALS
from blackgate.rules.steps import Procedure
from blackgate.rules.waiting import STEPS
from blackgate.wording import (
    action_label,
    background_name,
    card_name,
    card_text,
    deed_name,
    deed_text,
    gang_card_name,
    gang_name,
    michel_card_name,
    michel_name,
    place_in_play,
    place_name,
    place_text,
    prisoner_name,
    punishment_name,
    token_name,
    trauma_name,
)
from blackgate.wording.texts import MOMENTS
from tests.languages import COMPLETE
from tests.standard import ACTION_TEXTS, BACKGROUND_NAMES, CARD_NAMES, GANG_CARD_NAMES, MICHEL_CARD_NAMES, TRAUMA_NAMES
from tests.wording.conftest import EVERYWHERE, IN_TEAMS, Played

NAMES = ["Anna", "Ben", "Carl", "Dora", "Emil", "Fay"]

# The ends of ids for what a message says in another way
READERS = ("", "-you", "-to_you", "-hidden")
PARTS = [way + reader for way in ("", "-cards", "-by", "-team") for reader in READERS]
MODES = {
    "base": rulebook(6),
    "everything": rulebook(Options(6, michel="michel", warden=True, places=EVERYWHERE)),
    "teams": rulebook(Options(6, michel="michelle", team=True, warden=True, places=IN_TEAMS)),
}
PLACES = [*PLACE_NAMES, "cell_block_a", *EVERYWHERE]
CARD_FAMILIES = ("tool", "weapon", "component", "accessory", "rare", "action")
VARIANTS = ("", "-target", "-cause", "-swap", "-back")


def asking_steps() -> list[str]:
    """The steps that can ask somebody something."""
    return [kind.name for kind in STEPS.values() if not issubclass(kind.made, Procedure)]


def with_prefix(language: str, prefix: str) -> set[str]:
    return {name for name in ids(language) if name.startswith(prefix)}


@pytest.mark.parametrize("language", COMPLETE)
def test_every_refusal_has_its_message(language: str) -> None:
    assert with_prefix(language, "refusal-") == {f"refusal-{name}" for name, _ in REFUSALS}


@pytest.mark.parametrize("language", COMPLETE)
def test_every_event_has_its_message(language: str) -> None:
    messages = with_prefix(language, "event-")
    assert {f"event-{name}" for name in EVENT_NAMES} - messages == set()
    assert messages - {f"event-{name}{part}" for name in EVENT_NAMES for part in PARTS} == set()


@pytest.mark.parametrize("kind", ["question", "waiting"])
@pytest.mark.parametrize("language", COMPLETE)
def test_every_step_that_asks_has_its_question_and_its_message_for_those_who_wait(language: str, kind: str) -> None:
    steps = asking_steps()
    messages = with_prefix(language, f"{kind}-") - {"waiting-for", *with_prefix(language, "question-over")}
    assert {f"{kind}-{step}" for step in steps} - messages == set()
    assert messages - {f"{kind}-{step}{variant}" for step in steps for variant in VARIANTS} == set()


@pytest.mark.parametrize("language", COMPLETE)
def test_every_effect_and_every_ability_has_its_message(language: str) -> None:
    effects = [name for name in EFFECTS if not has(language, f"effect-{name}")]
    again = [
        name for name, effect in EFFECTS.items() if effect({}).wants_target and not has(language, f"effect-{name}-same")
    ]
    abilities = [name for name in ABILITIES if not has(language, f"ability-{name}")]
    assert (effects, again, abilities) == ([], [], [])


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("language", COMPLETE)
def test_every_action_of_the_table_has_a_label_of_its_own(language: str, mode: str) -> None:
    labels = [action_label(action, language, NAMES, MODES[mode]) for action in range(len(ACTION_TEXTS))]
    assert len(set(labels)) == len(ACTION_TEXTS) == 343


@pytest.mark.parametrize("language", COMPLETE)
def test_a_seat_at_which_nobody_sits_has_a_label_all_the_same(language: str) -> None:
    labels = {action_label(action, language, NAMES[:2], rulebook(2)) for action in range(len(ACTION_TEXTS))}
    assert len(labels) == len(ACTION_TEXTS)


@pytest.mark.parametrize("language", COMPLETE)
def test_everything_that_has_an_id_has_a_name(language: str) -> None:
    """From the edition or the catalogue. Otherwise its id is shown, which looks like an English name."""
    here, edition = book(), book().edition
    prisoners = [name for board in edition.prisoners for name in board]
    for kind, names, said in (
        ("card", CARD_NAMES, [card_name(language, here, name) for name in CARD_NAMES]),
        ("place", PLACES, [place_name(language, edition, name) for name in PLACES]),
        ("gang", GANG_NAMES, [gang_name(language, here, name) for name in GANG_NAMES]),
        ("gang_card", GANG_CARD_NAMES, [gang_card_name(language, here, name) for name in GANG_CARD_NAMES]),
        ("background", BACKGROUND_NAMES, [background_name(language, here, name) for name in BACKGROUND_NAMES]),
        ("prisoner", prisoners, [prisoner_name(language, edition, name) for name in prisoners]),
        ("token", TOKEN_NAMES, [token_name(language, here, name) for name in TOKEN_NAMES]),
        ("trauma", TRAUMA_NAMES, [trauma_name(language, here, name) for name in TRAUMA_NAMES]),
        ("punishment", PUNISHMENT_NAMES, [punishment_name(language, name) for name in PUNISHMENT_NAMES]),
        ("family", CARD_FAMILIES, [text(language, f"family-{name}") for name in CARD_FAMILIES]),
    ):
        words = {name: edition.word(f"{kind}s.{name}", "name", language) for name in names}
        assert [name for name in names if not words[name] and not has(language, f"{kind}-{name}")] == []
        assert len(set(said)) == len(names)
        assert not any(shown in names for shown in said), "an id is no name"


@pytest.mark.parametrize("language", COMPLETE)
def test_every_name_has_the_forms_that_sentences_need(language: str) -> None:
    items = CARD_NAMES[: int(ACTION_CARD)]
    wanted = [
        *(f"card-{name}.{form}" for name in items for form in ("def", "indef")),
        *(f"place-{name}.{form}" for name in PLACES for form in ("def", "to", "in")),
        *(f"gang-{name}.{form}" for name in GANG_NAMES for form in ("def", "in")),
        *(f"token-{name}.{form}" for name in TOKEN_NAMES for form in ("indef", "plural")),
        *(f"moment-{moment}" for moment in MOMENTS.values()),
        *(f"trauma_text-{effect}" for effect in TRAUMA_EFFECTS),
    ]
    assert [message for message in wanted if not has(language, message)] == []
    assert [name for name in items if has(language, f"card-{name}.plural") == has(language, f"card-{name}.count")] == []


@pytest.mark.parametrize("language", COMPLETE)
def test_every_card_with_a_rule_on_it_has_a_text_of_its_own(language: str) -> None:
    cards = [*CARD_NAMES[int(ACTION_CARD) :], *GANG_CARD_NAMES, *BACKGROUND_NAMES]
    texts = [card_text(language, book(), card) for card in cards]
    assert len(set(texts)) == len(cards) == 12 + 24 + 18
    assert all(said.endswith(".") for said in texts)


@pytest.mark.parametrize("language", COMPLETE)
def test_everything_that_can_be_played_with_has_a_name(language: str) -> None:
    wanted = {f"option-{name}" for name in (*STANDEES, "team", "warden", "places")}
    assert with_prefix(language, "option-") == wanted
    assert len({text(language, option) for option in wanted}) == len(wanted)
    assert all(has(language, f"{option}.about") for option in wanted)


@pytest.mark.parametrize("language", COMPLETE)
def test_michel_and_michelle_and_their_cards_have_names(language: str) -> None:
    """R12.1, R12.6"""
    assert {michel_name(language, mode) for mode in MODES.values()} == {"Michel(le)", "Michel", "Michelle"}
    cards = {michel_card_name(language, book(), card) for card in MICHEL_CARD_NAMES}
    assert len(cards) == len(MICHEL_CARD_NAMES)


@pytest.mark.parametrize("language", COMPLETE)
def test_everything_that_can_be_done_in_a_turn_says_what_it_does(language: str) -> None:
    deeds = {turn_action.name for mode in MODES.values() for turn_action in mode.turn_actions}
    assert with_prefix(language, "deed-") == {f"deed-{deed}" for deed in deeds}
    assert len({deed_name(language, book().edition, deed) for deed in deeds}) == len(deeds)
    assert all(deed_text(language, book(), deed).endswith(".") for deed in deeds)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("language", COMPLETE)
def test_every_place_in_play_has_a_name_and_a_text_of_its_own(language: str, mode: str) -> None:
    slots = [int(place.slot) for place in MODES[mode].places if place.name]
    names = {place_in_play(language, MODES[mode], slot) for slot in slots}
    texts = {place_text(language, MODES[mode], slot) for slot in slots}
    assert (len(names), len(texts)) == (len(slots), len(slots))
    assert all(text.endswith(".") for text in texts)


def test_the_random_games_come_to_every_event_and_every_question(played: Played) -> None:
    """Otherwise the tests that use them would not see everything."""
    assert set(EVENT_NAMES) - {event.name for event, _ in played.events.values()} == set()
    assert set(asking_steps()) - {name for name, *_ in played.views} == set()


def book() -> Rulebook:
    return rulebook(len(NAMES))
