"""What waits: every kind of step as it is saved, loaded, and shown to everybody by name."""

from __future__ import annotations

import pytest

from blackgate import ImpossiblePosition, Options, rulebook
from blackgate.rules.book import Rulebook
from blackgate.rules.steps import Step
from blackgate.rules.waiting import (
    BOTTOM,
    FIGHT,
    STEPS,
    TYPES,
    StepKind,
    loaded_stack,
    named_stack,
    numbered_stack,
    saved_stack,
)
from tests.rules.scenario import play, position

BOOK = rulebook(Options(4, michel="michel", warden=True, places=["gymnasium", "gambling_cells"]))
TEAMS = rulebook(Options(4, team=True))
FIRST_MOVE = BOOK.action_of_text["move"]


def book_of(kind: StepKind) -> Rulebook:
    return TEAMS if kind.made.__module__.endswith("teams") else BOOK


def entry_of(kind: StepKind) -> list[object]:
    """Something that such a step can be, as it is saved."""
    first = {"die": 1, "turn-action": FIRST_MOVE, "accessories": 5, "seats": 6}
    return [kind.saved, *[first.get(what, 0) for _, what in kind.numbers]]


def stack_of(kind: StepKind) -> list[object]:
    return [entry_of(kind)] if kind.name in BOTTOM else [["Turn", 0], entry_of(kind)]


def test_a_fight_is_shown_with_names() -> None:
    """R7.4"""
    game = position(
        """
        0: showers; hand 2 knife
        1: showers; hand blade; gang knuckles
        """
    )
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "knuckles", "lay knife")
    fight = {
        "attacker": 0,
        "defender": 1,
        "tool": "spoon",
        "knives": 2,
        "blades": 0,
        "own_knives": 1,
        "own_blades": 0,
        "rested": [1],
        "helpers": [],
    }
    assert named_stack(game.top, game.book) == [
        {"step": "turn", "seat": 0},
        {"step": "lay_weapon", "seat": 1, "fight": fight, "tried": False},
    ]


@pytest.mark.parametrize(
    ("saved", "named"),
    [
        (["StopCard", 1, 0, 0, -1], {"actor": 0, "card": BOOK.card_names[20], "target": -1}),
        (["AfterAction", 1, FIRST_MOVE, 2], {"action": "move", "place": "showers"}),
        (["PayAccessory", 1, 0, 1, 0b100010], {"gang": "crew", "due": 1, "paid": ["cap", "signet_ring"]}),
        (["Watch", 1, 3, -1, 1, 0], {"stage": 3, "crime": "", "noted": True, "repressed": False}),
        (
            ["MichelFight", 1, 0, 1, 0, 0, 1, 0, 2],
            {
                "card": BOOK.michel_card_names[0],
                "knives": 1,
                "blades": 0,
                "rested": False,
                "tried": True,
                "out": [BOOK.michel_card_names[0], BOOK.michel_card_names[2]],
            },
        ),
    ],
)
def test_ids_stand_for_numbers(saved: list[object], named: dict[str, object]) -> None:
    top = loaded_stack([["Turn", 0], saved], BOOK)
    found = named_stack(top, BOOK)[-1]
    assert found == {"step": found["step"], "seat": 1, **named}


@pytest.mark.parametrize("kind", STEPS.values(), ids=list(STEPS))
def test_every_step_is_saved_as_it_was_loaded(kind: StepKind) -> None:
    book = book_of(kind)
    assert saved_stack(loaded_stack(stack_of(kind), book)) == stack_of(kind)


@pytest.mark.parametrize("kind", STEPS.values(), ids=list(STEPS))
def test_every_step_that_was_shown_by_name_is_found_again(kind: StepKind) -> None:
    book = book_of(kind)
    shown = named_stack(loaded_stack(stack_of(kind), book), book)
    assert numbered_stack(shown, book) == stack_of(kind)


@pytest.mark.parametrize(
    "wrong", ["turn", {}, {"step": "siesta", "seat": 0}, {"step": "turn"}, {"step": "rob", "seat": "Ann"}]
)
def test_a_name_that_nothing_has_is_refused(wrong: object) -> None:
    with pytest.raises(ImpossiblePosition):
        numbered_stack([wrong], BOOK)


@pytest.mark.parametrize("kind", STEPS.values(), ids=list(STEPS))
def test_every_field_has_the_type_that_its_kind_says(kind: StepKind) -> None:
    book = book_of(kind)
    shown = named_stack(loaded_stack(stack_of(kind), book), book)[-1]
    for name, what in kind.fields:
        wanted = dict if what == "fight" else getattr(TYPES[what], "__origin__", TYPES[what])
        assert type(shown[name]) is wanted
    assert list(shown) == ["step", *[name for name, _ in kind.fields]]


def test_every_step_that_is_not_only_a_base_of_others_declares_itself() -> None:
    def leaves(made: type[Step]) -> list[type[Step]]:
        under = made.__subclasses__()
        return [leaf for each in under for leaf in leaves(each)] if under else [made]

    assert {leaf.__name__ for leaf in leaves(Step) if leaf.__module__.startswith("blackgate.")} == set(STEPS)


def test_a_weapon_that_an_earlier_release_took_back_is_taken() -> None:
    """0.1.0 had a step of its own for an ambush, with the numbers of Knives and Blades."""
    assert saved_stack(loaded_stack([["Turn", 0], ["TakeBack", 0, 2, 1]], BOOK))[-1] == ["TakeWeapon", 0, 1, 1]


@pytest.mark.parametrize(
    ("entry", "book"),
    [
        (["Siesta", 0], BOOK),
        (["Help", 1, 0, *[0] * len(FIGHT)], BOOK),
        (["Brawl", 0, 1, 0, 0, 2], TEAMS),
        (["Rob"], BOOK),
        (["Rob", 4], BOOK),
        (["Brawl", 0, 1, 1 << 4, 0, 2], BOOK),
        (["HandLimit", 0, 0], BOOK),
        (["Turn", 0], BOOK),
        (["TakeBack", 0, "two", 1], BOOK),
    ],
)
def test_what_cannot_wait_is_refused(entry: list[object], book: Rulebook) -> None:
    with pytest.raises(ImpossiblePosition):
        loaded_stack([["Turn", 0], entry], book)
