"""The game as a client gets it: the view with names throughout, plus the fight and the roll under way."""

from __future__ import annotations

from typing import Final, cast

from blackgate.protocol.state import FightState, OwnState, PublicState, RollState
from blackgate.rules.book import Rulebook
from blackgate.rules.combat import CombatLost, ExtortionOver, LayWeapon
from blackgate.rules.dig_in.gymnasium import Brawl, BrawlAnswer
from blackgate.rules.extortion import Answer, Demand, Intimidation
from blackgate.rules.game import Game
from blackgate.rules.kinds import BLADE, CARD_NAMES, KNIFE, NOBODY
from blackgate.rules.michel import MichelAnswer, MichelDestination, MichelFight, MichelOver
from blackgate.rules.moving import Destination, RollAgain
from blackgate.rules.saving import Plain
from blackgate.rules.steps import Step
from blackgate.rules.teams import Help
from blackgate.rules.view import View
from blackgate.rules.waiting import named_stack

MICHEL: Final = int(NOBODY)  # attacks from no seat


def public_state(view: View) -> PublicState:
    """What everybody may know (R17.1)."""
    return cast(PublicState, {**view.public(), **steps_state(view)})


def steps_state(view: View) -> Plain:
    """The stack of pending decisions, and what follows from it. A step holds public information only."""
    top, book = view.top, view.book
    return {"waiting": named_stack(top, book), "fight": fight_of(top, book), "roll": roll_of(top)}


def own_state(view: View, moment: Game | None, *, remembered: bool) -> OwnState:
    """What the seat privately knows; `moment`: the game as it is shown to this seat in a window."""
    own = cast(OwnState, view.own(remembered=remembered))
    if moment is not None:
        own["asked"], own["waiting"] = int(moment.asked()), named_stack(moment.top, moment.book)
    return own


def roll_of(top: Step) -> RollState | None:
    if isinstance(top, (Destination, RollAgain, MichelDestination)):
        return RollState(seat=int(top.seat), number=int(top.die))
    return None


def fight_of(top: Step, book: Rulebook) -> FightState | None:
    """The topmost fight on the stack."""
    step: Step | None = top
    while step is not None:
        fight = fight_in(step, top, book)
        if fight is not None:
            fight["due"] = int(top.seat) if is_asked(top) else int(NOBODY)
            return fight
        step = step.beneath
    return None


def is_asked(top: Step) -> bool:
    """To lay a Weapon, or to answer."""
    return isinstance(top, (Demand, Intimidation, Answer, LayWeapon, Help, MichelAnswer, MichelFight, BrawlAnswer))


def fight_in(step: Step, top: Step, book: Rulebook) -> FightState | None:
    seat = int(step.seat)
    # A tuple in place: of others mypyc does not know what is in them.
    if isinstance(step, (Intimidation, Answer, LayWeapon, Help, CombatLost, ExtortionOver)):
        fight = step.fight
        found = between(int(fight.attacker), int(fight.defender), fight.knives, fight.blades)
        found["tool"] = CARD_NAMES[fight.tool]
        found["helpers"] = [each for each in range(book.seats) if fight.helpers >> each & 1]
        return found
    if isinstance(step, Demand):
        return between(seat, int(step.target))
    if isinstance(step, Brawl) and isinstance(top, BrawlAnswer):
        return between(seat, int(top.seat))
    if isinstance(step, MichelAnswer):
        return by_michel(seat, [step.card], book)
    if isinstance(step, (MichelFight, MichelOver)):
        return by_michel(seat, step.out, book, step.knives, step.blades)
    return None


def by_michel(defender: int, cards: list[int], book: Rulebook, knives: int = 0, blades: int = 0) -> FightState:
    found = between(MICHEL, defender, knives, blades)
    found["michel_cards"] = [book.michel_card_names[card] for card in cards]
    return found


def between(attacker: int, defender: int, knives: int = 0, blades: int = 0) -> FightState:
    laid = {CARD_NAMES[KNIFE]: int(knives), CARD_NAMES[BLADE]: int(blades)}
    return FightState(
        attacker=attacker,
        defender=defender,
        tool="",
        weapons={card: count for card, count in laid.items() if count > 0},
        helpers=[],
        due=int(NOBODY),
        michel_cards=[],
    )
