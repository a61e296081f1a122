"""Every kind of step by its name, so that what waits can be saved and loaded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from blackgate.rules.action_cards import CardApplied, CardPlayed, CardTarget, StopCard
from blackgate.rules.backgrounds import Applied, Victim
from blackgate.rules.bartering import GiveCard, TakeSeenCard
from blackgate.rules.beatings import Beating, Sending
from blackgate.rules.combat import CombatLost, ExtortionOver, Fight, LayWeapon, TakeBack
from blackgate.rules.crafting import FreeCraft
from blackgate.rules.digging import AfterDig
from blackgate.rules.effects import Arson, DiscardAtRandom, Pocket, TakeWeapon
from blackgate.rules.errors import ImpossiblePosition
from blackgate.rules.extortion import Answer, Demand, ExtortFreely, Intimidation
from blackgate.rules.gangs import ChooseGang, PayAccessory
from blackgate.rules.moving import Destination, EndOfMove, GoAnywhere, Rob, RollAgain
from blackgate.rules.steps import Step
from blackgate.rules.trading import FreeBuy, Selling
from blackgate.rules.turn import EndOfTurn, HandLimit, Turn

Maker = Callable[[list[int]], Step]


def _fight(f: list[int], at: int) -> Fight:
    return Fight(f[at], f[at + 1], f[at + 2], f[at + 3], f[at + 4], f[at + 5], f[at + 6], f[at + 7])


# The fields of each, in the order of `Step.fields`
STEPS: Final[dict[str, tuple[int, Maker]]] = {
    "Turn": (1, lambda f: Turn(f[0])),
    "EndOfTurn": (1, lambda f: EndOfTurn(f[0])),
    "HandLimit": (1, lambda f: HandLimit(f[0])),
    "RollAgain": (2, lambda f: RollAgain(f[0], f[1])),
    "Destination": (2, lambda f: Destination(f[0], f[1])),
    "GoAnywhere": (1, lambda f: GoAnywhere(f[0])),
    "EndOfMove": (1, lambda f: EndOfMove(f[0])),
    "Rob": (1, lambda f: Rob(f[0])),
    "ChooseGang": (2, lambda f: ChooseGang(f[0], f[1])),
    "PayAccessory": (4, lambda f: PayAccessory(f[0], f[1], f[2], f[3])),
    "CardTarget": (2, lambda f: CardTarget(f[0], f[1])),
    "StopCard": (4, lambda f: StopCard(f[0], f[1], f[2], f[3])),
    "CardApplied": (4, lambda f: CardApplied(f[0], f[1], f[2], f[3])),
    "CardPlayed": (3, lambda f: CardPlayed(f[0], f[1], f[2])),
    "ExtortFreely": (2, lambda f: ExtortFreely(f[0], f[1] != 0)),
    "Demand": (3, lambda f: Demand(f[0], f[1], f[2])),
    "Intimidation": (10, lambda f: Intimidation(f[0], f[1], _fight(f, 2))),
    "Answer": (9, lambda f: Answer(f[0], _fight(f, 1))),
    "LayWeapon": (9, lambda f: LayWeapon(f[0], _fight(f, 1))),
    "CombatLost": (11, lambda f: CombatLost(f[0], _fight(f, 1), f[9], f[10])),
    "ExtortionOver": (11, lambda f: ExtortionOver(f[0], _fight(f, 1), f[9] != 0, f[10])),
    "TakeBack": (3, lambda f: TakeBack(f[0], f[1], f[2])),
    "Beating": (2, lambda f: Beating(f[0], f[1])),
    "Sending": (1, lambda f: Sending(f[0])),
    "FreeCraft": (1, lambda f: FreeCraft(f[0])),
    "AfterDig": (1, lambda f: AfterDig(f[0])),
    "Selling": (3, lambda f: Selling(f[0], f[1], f[2])),
    "FreeBuy": (2, lambda f: FreeBuy(f[0], f[1])),
    "Victim": (3, lambda f: Victim(f[0], f[1], f[2] != 0)),
    "Applied": (5, lambda f: Applied(f[0], f[1], f[2] != 0, f[3], f[4])),
    "GiveCard": (2, lambda f: GiveCard(f[0], f[1])),
    "TakeSeenCard": (3, lambda f: TakeSeenCard(f[0], f[1], f[2] != 0)),
    "TakeWeapon": (3, lambda f: TakeWeapon(f[0], f[1] != 0, f[2] != 0)),
    "Pocket": (1, lambda f: Pocket(f[0])),
    "Arson": (3, lambda f: Arson(f[0], f[1], f[2] != 0)),
    "DiscardAtRandom": (1, lambda f: DiscardAtRandom(f[0])),
}


def step_name(step: Step) -> str:
    return type(step).__name__


def saved_stack(top: Step) -> list[list[int | str]]:
    """The bottom first, each as its name and its fields."""
    stack: list[list[int | str]] = []
    step: Step | None = top
    while step is not None:
        entry: list[int | str] = [step_name(step)]
        entry.extend(step.fields())
        stack.append(entry)
        step = step.beneath
    stack.reverse()
    return stack


def loaded_stack(entries: list[list[int | str]]) -> Step:
    """The top of a stack that was saved."""
    top: Step | None = None
    for entry in entries:
        name = entry[0] if entry else ""
        if not isinstance(name, str) or name not in STEPS:
            raise ImpossiblePosition(f"waiting: {name!r} is no step; there are: {', '.join(STEPS)}")
        count, make = STEPS[name]
        fields = [field for field in entry[1:] if isinstance(field, int)]
        if len(fields) != count or len(entry) != count + 1:
            raise ImpossiblePosition(f"waiting: {name} has {count} numbers, found {entry[1:]}")
        step = make(fields)
        step.beneath = top
        top = step
    if top is None:
        raise ImpossiblePosition("waiting: somebody has to be asked something")
    return top
