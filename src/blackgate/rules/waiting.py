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
from blackgate.rules.dig_in.gymnasium import Brawl, BrawlAnswer
from blackgate.rules.dig_in.warden import Freepass, MoveWarden, Punishment, Report, Watch
from blackgate.rules.digging import AfterDig
from blackgate.rules.effects import Arson, DiscardAtRandom, Pocket, TakeWeapon
from blackgate.rules.errors import ImpossiblePosition
from blackgate.rules.extortion import Answer, Demand, ExtortFreely, Intimidation
from blackgate.rules.gangs import ChooseGang, PayAccessory
from blackgate.rules.michel import (
    MichelAnswer,
    MichelDestination,
    MichelExtortion,
    MichelFight,
    MichelOver,
    MichelPrize,
    MichelRoll,
    MichelRound,
    MichelToll,
)
from blackgate.rules.moving import Destination, EndOfMove, GoAnywhere, Rob, RollAgain
from blackgate.rules.place_actions import HealWhat
from blackgate.rules.steps import Step
from blackgate.rules.teams import HandOver, Help
from blackgate.rules.trading import FreeBuy, Selling
from blackgate.rules.turn import AfterAction, EndOfTurn, HandLimit, Turn

Maker = Callable[[list[int]], Step]


def _fight(f: list[int], at: int) -> Fight:
    return Fight(f[at], f[at + 1], f[at + 2], f[at + 3], f[at + 4], f[at + 5], f[at + 6], f[at + 7], f[at + 8])


# The fields of each, in the order of `Step.fields`
STEPS: Final[dict[str, tuple[int, Maker]]] = {
    "AfterAction": (3, lambda f: AfterAction(f[0], f[1], f[2])),
    "Turn": (1, lambda f: Turn(f[0])),
    "EndOfTurn": (2, lambda f: EndOfTurn(f[0], f[1] != 0)),
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
    "Intimidation": (11, lambda f: Intimidation(f[0], f[1], _fight(f, 2))),
    "Answer": (10, lambda f: Answer(f[0], _fight(f, 1))),
    "LayWeapon": (11, lambda f: LayWeapon(f[0], _fight(f, 1), f[10] != 0)),
    "CombatLost": (12, lambda f: CombatLost(f[0], _fight(f, 1), f[10], f[11])),
    "ExtortionOver": (12, lambda f: ExtortionOver(f[0], _fight(f, 1), f[10] != 0, f[11])),
    "TakeBack": (3, lambda f: TakeBack(f[0], f[1], f[2])),
    "Beating": (2, lambda f: Beating(f[0], f[1])),
    "Sending": (1, lambda f: Sending(f[0])),
    "HealWhat": (1, lambda f: HealWhat(f[0])),
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
    "MichelRoll": (1, lambda f: MichelRoll(f[0])),
    "MichelDestination": (2, lambda f: MichelDestination(f[0], f[1])),
    "MichelRound": (2, lambda f: MichelRound(f[0], f[1])),
    "MichelExtortion": (1, lambda f: MichelExtortion(f[0])),
    "MichelAnswer": (2, lambda f: MichelAnswer(f[0], f[1])),
    "MichelFight": (7, lambda f: MichelFight(f[0], f[1], f[6:], f[2], f[3], f[4] != 0, f[5] != 0)),
    "MichelOver": (7, lambda f: MichelOver(f[0], f[1], f[6:], f[2], f[3], f[4] != 0, f[5])),
    "MichelToll": (2, lambda f: MichelToll(f[0], f[1])),
    "MichelPrize": (1, lambda f: MichelPrize(f[0])),
    "HandOver": (3, lambda f: HandOver(f[0], f[1], f[2] != 0)),
    "Help": (11, lambda f: Help(f[0], f[1], _fight(f, 2))),
    "Brawl": (5, lambda f: Brawl(f[0], f[1], f[2], f[3], f[4])),
    "BrawlAnswer": (1, lambda f: BrawlAnswer(f[0])),
    "Watch": (5, lambda f: Watch(f[0], f[1], f[2], f[3] != 0, f[4] != 0)),
    "MoveWarden": (3, lambda f: MoveWarden(f[0], f[1], f[2] != 0)),
    "Report": (2, lambda f: Report(f[0], f[1])),
    "Freepass": (1, lambda f: Freepass(f[0])),
    "Punishment": (2, lambda f: Punishment(f[0], f[1])),
}
OPEN_ENDED: Final = frozenset(("MichelFight", "MichelOver"))  # the Michel cards that are out come last


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
        too_many = len(fields) > count and name not in OPEN_ENDED
        if len(fields) < count or too_many or len(entry) != len(fields) + 1:
            raise ImpossiblePosition(f"waiting: {name} has {count} numbers, found {entry[1:]}")
        step = make(fields)
        step.beneath = top
        top = step
    if top is None:
        raise ImpossiblePosition("waiting: somebody has to be asked something")
    return top
