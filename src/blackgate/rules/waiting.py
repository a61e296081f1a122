"""Every kind of step by its name, so that what waits can be saved and loaded."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from blackgate.messages import phrase
from blackgate.rules.action_cards import CardApplied, CardPlayed, CardTarget, StopCard
from blackgate.rules.actions import ACTIONS
from blackgate.rules.backgrounds import Applied, Victim
from blackgate.rules.bartering import GiveCard, TakeSeenCard
from blackgate.rules.beatings import Beating, Sending
from blackgate.rules.combat import CombatLost, ExtortionOver, Fight, LayWeapon, TakeBack
from blackgate.rules.crafting import FreeCraft
from blackgate.rules.dig_in.gymnasium import Brawl, BrawlAnswer
from blackgate.rules.dig_in.warden import Freepass, MoveWarden, Punishment, Report, Watch
from blackgate.rules.digging import AfterDig
from blackgate.rules.effects_on_others import Arson, DiscardAtRandom, Pocket, TakeWeapon
from blackgate.rules.errors import impossible
from blackgate.rules.extortion import Answer, Demand, ExtortFreely, Intimidation
from blackgate.rules.gangs import ChooseGang, PayAccessory
from blackgate.rules.kinds import GANGS, NOTHING, SLOTS, TOOLS
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

if TYPE_CHECKING:
    from blackgate.rules.book import Rulebook
    from blackgate.rules.options import Options

Maker = Callable[[list[int]], Step]
BOTTOM: Final = ("Turn", "EndOfTurn")


def _fight(f: list[int], at: int) -> Fight:
    return Fight(f[at], f[at + 1], f[at + 2], f[at + 3], f[at + 4], f[at + 5], f[at + 6], f[at + 7], f[at + 8])


# Every kind of field by a letter, with the end of the id of its message
FIELDS: Final = {
    "s": "seat",
    "S": "seat-or-none",
    "a": "turn-action",
    "b": "flag",
    "c": "action-card",
    "d": "die",
    "g": "gang",
    "k": "background",
    "m": "michel-card",
    "n": "number",
    "p": "place",
    "P": "place-or-none",
    "t": "tool",
    "x": "bits",
}
FIGHT: Final = "sstnnnnxx"  # written F
MOST_FIELD: Final = 9_999  # more than an edition has cards, sold one by one
BITS: Final = 1 << 12

# The fields of each, in the order of `Step.fields`; `*`: the last one any number of times
STEPS: Final[dict[str, tuple[str, Maker]]] = {
    "AfterAction": ("sap", lambda f: AfterAction(f[0], f[1], f[2])),
    "Turn": ("s", lambda f: Turn(f[0])),
    "EndOfTurn": ("sb", lambda f: EndOfTurn(f[0], f[1] != 0)),
    "HandLimit": ("s", lambda f: HandLimit(f[0])),
    "RollAgain": ("sd", lambda f: RollAgain(f[0], f[1])),
    "Destination": ("sd", lambda f: Destination(f[0], f[1])),
    "GoAnywhere": ("s", lambda f: GoAnywhere(f[0])),
    "EndOfMove": ("s", lambda f: EndOfMove(f[0])),
    "Rob": ("s", lambda f: Rob(f[0])),
    "ChooseGang": ("sn", lambda f: ChooseGang(f[0], f[1])),
    "PayAccessory": ("sgnx", lambda f: PayAccessory(f[0], f[1], f[2], f[3])),
    "CardTarget": ("sc", lambda f: CardTarget(f[0], f[1])),
    "StopCard": ("sscS", lambda f: StopCard(f[0], f[1], f[2], f[3])),
    "CardApplied": ("scSn", lambda f: CardApplied(f[0], f[1], f[2], f[3])),
    "CardPlayed": ("scn", lambda f: CardPlayed(f[0], f[1], f[2])),
    "ExtortFreely": ("sb", lambda f: ExtortFreely(f[0], f[1] != 0)),
    "Demand": ("ssn", lambda f: Demand(f[0], f[1], f[2])),
    "Intimidation": ("snF", lambda f: Intimidation(f[0], f[1], _fight(f, 2))),
    "Answer": ("sF", lambda f: Answer(f[0], _fight(f, 1))),
    "LayWeapon": ("sFb", lambda f: LayWeapon(f[0], _fight(f, 1), f[10] != 0)),
    "CombatLost": ("sFnn", lambda f: CombatLost(f[0], _fight(f, 1), f[10], f[11])),
    "ExtortionOver": ("sFbS", lambda f: ExtortionOver(f[0], _fight(f, 1), f[10] != 0, f[11])),
    "TakeBack": ("snn", lambda f: TakeBack(f[0], f[1], f[2])),
    "Beating": ("sS", lambda f: Beating(f[0], f[1])),
    "Sending": ("s", lambda f: Sending(f[0])),
    "HealWhat": ("s", lambda f: HealWhat(f[0])),
    "FreeCraft": ("s", lambda f: FreeCraft(f[0])),
    "AfterDig": ("s", lambda f: AfterDig(f[0])),
    "Selling": ("snn", lambda f: Selling(f[0], f[1], f[2])),
    "FreeBuy": ("sn", lambda f: FreeBuy(f[0], f[1])),
    "Victim": ("skb", lambda f: Victim(f[0], f[1], f[2] != 0)),
    "Applied": ("skbSn", lambda f: Applied(f[0], f[1], f[2] != 0, f[3], f[4])),
    "GiveCard": ("ss", lambda f: GiveCard(f[0], f[1])),
    "TakeSeenCard": ("ssb", lambda f: TakeSeenCard(f[0], f[1], f[2] != 0)),
    "TakeWeapon": ("sbb", lambda f: TakeWeapon(f[0], f[1] != 0, f[2] != 0)),
    "Pocket": ("s", lambda f: Pocket(f[0])),
    "Arson": ("snb", lambda f: Arson(f[0], f[1], f[2] != 0)),
    "DiscardAtRandom": ("s", lambda f: DiscardAtRandom(f[0])),
    "MichelRoll": ("s", lambda f: MichelRoll(f[0])),
    "MichelDestination": ("sd", lambda f: MichelDestination(f[0], f[1])),
    "MichelRound": ("sn", lambda f: MichelRound(f[0], f[1])),
    "MichelExtortion": ("s", lambda f: MichelExtortion(f[0])),
    "MichelAnswer": ("sm", lambda f: MichelAnswer(f[0], f[1])),
    "MichelFight": ("smnnbbm*", lambda f: MichelFight(f[0], f[1], f[6:], f[2], f[3], f[4] != 0, f[5] != 0)),
    "MichelOver": ("smnnbnm*", lambda f: MichelOver(f[0], f[1], f[6:], f[2], f[3], f[4] != 0, f[5])),
    "MichelToll": ("sm", lambda f: MichelToll(f[0], f[1])),
    "MichelPrize": ("s", lambda f: MichelPrize(f[0])),
    "HandOver": ("ssb", lambda f: HandOver(f[0], f[1], f[2] != 0)),
    "Help": ("ssF", lambda f: Help(f[0], f[1], _fight(f, 2))),
    "Brawl": ("snxbn", lambda f: Brawl(f[0], f[1], f[2], f[3], f[4])),
    "BrawlAnswer": ("s", lambda f: BrawlAnswer(f[0])),
    "Watch": ("snPbb", lambda f: Watch(f[0], f[1], f[2], f[3] != 0, f[4] != 0)),
    "MoveWarden": ("ssb", lambda f: MoveWarden(f[0], f[1], f[2] != 0)),
    "Report": ("ss", lambda f: Report(f[0], f[1])),
    "Freepass": ("s", lambda f: Freepass(f[0])),
    "Punishment": ("ss", lambda f: Punishment(f[0], f[1])),
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


def loaded_stack(entries: list[object], book: Rulebook) -> Step:
    """The top of a stack that was saved; a turn is at its bottom and nowhere else."""
    top: Step | None = None
    for entry in entries:
        name = entry[0] if isinstance(entry, list) and entry else entry
        if not isinstance(entry, list) or not isinstance(name, str) or name not in STEPS:
            raise impossible("position-no-step", "waiting", found=repr(name), known=", ".join(STEPS))
        if not in_play(name, book.options):
            raise impossible("position-other-module", "waiting", step=name)
        if (name in BOTTOM) != (top is None):
            raise impossible("position-step-place", "waiting", step=name)
        spec, make = STEPS[name]
        step = make(checked_fields(name, spec.replace("F", FIGHT), entry[1:], book))
        step.beneath = top
        top = step
    if top is None:
        raise impossible("position-nobody-asked", "waiting")
    return top


def in_play(name: str, options: Options) -> bool:
    if name.startswith("Michel"):
        return options.michel != ""
    if name in ("HandOver", "Help"):
        return options.team
    if name in ("Watch", "MoveWarden", "Report", "Freepass", "Punishment"):
        return options.warden
    return "gymnasium" in options.places if name.startswith("Brawl") else True


def checked_fields(name: str, spec: str, fields: list[object], book: Rulebook) -> list[int]:
    if spec.endswith("*"):
        spec = spec[:-1] + spec[-2] * (len(fields) - len(spec) + 1)
    if len(fields) != len(spec):
        raise impossible("position-step-numbers", "waiting", step=name, wanted=len(spec), found=len(fields))
    checked: list[int] = []
    for letter, field in zip(spec, fields, strict=True):
        if not isinstance(field, int) or not possible(letter, field, book):
            wanted = phrase("position-field-" + FIELDS[letter])
            raise impossible("position-step-field", "waiting", step=name, wanted=wanted, found=repr(field))
        checked.append(field)
    return checked


def possible(letter: str, field: int, book: Rulebook) -> bool:
    if letter in "SP" and field == NOTHING:
        return True
    if letter in "pP":
        return 0 <= field < SLOTS and book.places[field].slot != NOTHING
    if letter == "a":
        owner = book.owners[field] if 0 <= field < ACTIONS else None
        return owner is not None and owner.turn_action.first == field
    if letter == "c":
        return 0 <= field < len(book.action_cards) and len(book.action_cards[field]) > 0
    least = 1 if letter == "d" else 0
    most = {
        "s": book.seats - 1,
        "S": book.seats - 1,
        "b": 1,
        "d": book.die,
        "g": GANGS - 1,
        "k": len(book.backgrounds) - 1,
        "m": len(book.michel_card_names) - 1,
        "n": MOST_FIELD,
        "t": TOOLS - 1,
        "x": BITS - 1,
    }[letter]
    return least <= field <= most
