"""The question: in the second person for the player who is asked, in the third for those who wait.

A step holds public information only, so neither reveals anything secret.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from blackgate.messages import text
from blackgate.rules.action_cards import CardTarget, StopCard
from blackgate.rules.backgrounds import Victim
from blackgate.rules.bartering import GiveCard, TakeSeenCard
from blackgate.rules.beatings import Beating, Sending
from blackgate.rules.book import Rulebook
from blackgate.rules.combat import LayWeapon
from blackgate.rules.dig_in.warden import Punishment, Report
from blackgate.rules.extortion import Answer, Demand, Intimidation
from blackgate.rules.gangs import ChooseGang, PayAccessory
from blackgate.rules.kinds import (
    ACTION_CARD,
    CARD_NAMES,
    GANG_NAMES,
    MAX_SEATS,
    NOBODY,
    WARDENS_OFFICE,
)
from blackgate.rules.michel import MichelAnswer, MichelDestination, MichelFight, MichelOver, MichelToll
from blackgate.rules.modules import MICHEL_PLACE
from blackgate.rules.moving import Destination, GoAnywhere, Rob, RollAgain
from blackgate.rules.steps import Step
from blackgate.rules.teams import HandOver, Help
from blackgate.rules.trading import FreeBuy, Selling
from blackgate.rules.turn import HandLimit, Turn
from blackgate.rules.view import View
from blackgate.rules.waiting import ONE_SEAT, kind_of, numbers_in
from blackgate.wording.names import (
    a_card,
    background_name,
    listed,
    michel_card_name,
    michel_name,
    place_in_play,
    the_card,
    the_gang,
)

Details = dict[str, str | int]

MOST_BOOKS: Final = 1 << 5
MOST_QUESTIONS: Final = 1 << 12  # that are kept of each
# In place of names, from Unicode's private use area: no message contains them.
FIRST_STAND_IN: Final = 0xE000
STAND_INS: Final = [chr(FIRST_STAND_IN + seat) for seat in range(MAX_SEATS)]
_STAND_IN: Final = re.compile(f"([{''.join(STAND_INS)}])")


@lru_cache(maxsize=MOST_BOOKS)
def _known(book: Rulebook, language: str) -> dict[tuple[object, ...], list[str]]:
    """What was asked where that rulebook is in force, split where names go in."""
    return {}


def question_line(view: View, language: str, names: Sequence[str]) -> str:
    """What the view's seat is asked or waits for; once the game is over, who has won.

    Cached: the same is asked again and again at all tables, only of other people.
    """
    if view.over:
        return _result(view, language, names)
    step, book, figures = view.top, view.book, _figures(view)
    if isinstance(step, (MichelFight, MichelOver)):  # seldom, and with lists in them
        return _filled(_new_line(step, _Reader(view.seat, book, language, figures)), names)
    kind = kind_of(step)
    known = _known(book, language)
    key = (view.seat, figures, kind.name, kind.read(step))
    line = known.get(key)
    if line is None:
        if len(known) >= MOST_QUESTIONS:
            known.clear()
        line = known[key] = _new_line(step, _Reader(view.seat, book, language, figures))
    return line[0] if len(line) == 1 else _filled(line, names)


def _new_line(step: Step, reader: _Reader) -> list[str]:
    told = details(step, reader)
    kind = "question" if step.seat == reader.seat else "waiting"
    message = f"{kind}-{kind_of(step).name}{_variant(step)}"
    if reader.book.options.michel:
        told["michel"] = michel_name(reader.language, reader.book)
    return _STAND_IN.split(text(reader.language, message, player=STAND_INS[step.seat], **told))


def _filled(line: list[str], names: Sequence[str]) -> str:
    """Every second part is somebody."""
    found = line[:]
    for at in range(1, len(line), 2):
        found[at] = names[ord(line[at]) - FIRST_STAND_IN]
    return "".join(found)


def _figures(view: View) -> tuple[int, ...]:
    """What the words depend on besides the step itself, the rulebook and the reader: all of it is public."""
    step = view.top
    if isinstance(step, Turn):
        return (view.actions,)
    if isinstance(step, HandLimit):
        player = view.players[step.seat]
        return (player.hand_size - player.hand_limit, player.hand_limit)
    if isinstance(step, Destination):
        return (view.players[step.seat].slot,)
    if isinstance(step, Rob):
        return (view.players[step.seat].gang_card.robs(),)
    if isinstance(step, MichelDestination):
        return (view.figures[MICHEL_PLACE],)
    return ()


class _Reader:
    """Who reads, in which language, and all that the words may depend on besides the step."""

    def __init__(self, seat: int, book: Rulebook, language: str, figures: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.book: Final = book
        self.language: Final = language
        self.figures: Final = figures

    def name(self, seat: int) -> str:
        """Another player, or the reader: `you`."""
        return text(self.language, "reader") if seat == self.seat else STAND_INS[seat]

    def action_card(self, card: int) -> str:
        return the_card(self.language, self.book, self.book.card_names[ACTION_CARD + card])

    def to_place(self, slot: int) -> str:
        return place_in_play(self.language, self.book, slot, "to")

    def to_places(self, slots: Sequence[int]) -> str:
        return listed(self.language, [self.to_place(slot) for slot in slots], "or")

    def field(self, kind: str, value: int) -> str | int:
        """A field of a step, by what it declares it to be."""
        language, book = self.language, self.book
        if kind in ONE_SEAT:
            return self.name(value)
        if kind == "action-card":
            return self.action_card(value)
        if kind == "tool":
            return a_card(language, book, CARD_NAMES[value])
        if kind == "gang":
            return the_gang(language, book, GANG_NAMES[value])
        if kind == "background":
            return background_name(language, book, book.background_names[value])
        if kind == "michel-card":
            return michel_card_name(language, book, book.michel_card_names[value])
        return value


def _variant(step: Step) -> str:
    """The end of the message's id if a step has two messages."""
    if isinstance(step, StopCard) and step.target != NOBODY:
        return "-target"
    if isinstance(step, Beating) and step.cause != NOBODY:
        return "-cause"
    if isinstance(step, TakeSeenCard) and step.gives:
        return "-swap"
    if isinstance(step, HandOver) and step.back:
        return "-back"
    return ""


def _result(view: View, language: str, names: Sequence[str]) -> str:
    """R2.1, R2.4, R13.3: who has won, as the reader is told."""
    book, winners = view.book, view.winners()
    others = [names[seat] for seat in winners if seat != view.seat]
    if not others:
        return text(language, "question-over-you")
    named = listed(language, others)
    team = book.teams > 0 and len({book.team_of(seat) for seat in winners}) == 1
    if len(others) < len(winners):
        return text(language, "question-over-team-you" if team else "question-over-shared", player=named)
    return text(language, "question-over-team" if team else "question-over", player=named, count=len(winners))


# --- what each step tells besides who is asked
# Fields of a step, and as what they go into its message
FIELDS: Final[dict[type[Step], dict[str, str]]] = {
    RollAgain: {"die": "die"},
    ChooseGang: {"fewer": "fewer"},
    PayAccessory: {"gang": "gang", "due": "count"},
    CardTarget: {"card": "card"},
    Demand: {"target": "other"},
    Intimidation: {"fight.defender": "other", "fight.tool": "card", "due": "count"},
    Answer: {"fight.attacker": "other", "fight.tool": "card"},
    Victim: {"background": "background"},
    GiveCard: {"other": "other"},
    TakeSeenCard: {"other": "other"},
    Selling: {"sold": "count"},
    FreeBuy: {"divide": "divide"},
    MichelAnswer: {"card": "card"},
    MichelToll: {"card": "card"},
    HandOver: {"mate": "other"},
    Report: {"actor": "other"},
    Punishment: {"actor": "other"},
}


def details(step: Step, reader: _Reader) -> Details:
    made = type(step)
    if made not in _DETAILS:  # a kind of another, or nothing special
        _DETAILS[made] = next((_DETAILS[base] for base in made.__mro__ if base in _DETAILS), _fields)
    return _DETAILS[made](step, reader)


def _fields(step: Step, reader: _Reader) -> Details:
    told = FIELDS.get(type(step))
    if told is None:
        return {}
    return {told[path]: reader.field(kind, value) for path, kind, value in numbers_in(step) if path in told}


def _turn(step: Turn, reader: _Reader) -> Details:
    return {"actions": reader.figures[0]}


def _hand_limit(step: HandLimit, reader: _Reader) -> Details:
    return {"cards": reader.figures[0], "limit": reader.figures[1]}


def _destination(step: Destination, reader: _Reader) -> Details:
    return {"die": step.die, "place": reader.to_places(reader.book.exits_of(reader.figures[0], step.die))}


def _go_anywhere(step: GoAnywhere, reader: _Reader) -> Details:
    book = reader.book
    return {"place": place_in_play(reader.language, book, book.solitary_slot, "def")}


def _rob(step: Rob, reader: _Reader) -> Details:
    return {"cigarettes": reader.figures[0]}


def _stop_card(step: StopCard, reader: _Reader) -> Details:
    told: Details = {"card": reader.action_card(step.card), "other": reader.name(step.actor)}
    if step.target != NOBODY:
        told["target"] = reader.name(step.target)
    return told


def _lay_weapon(step: LayWeapon, reader: _Reader) -> Details:
    return {"other": reader.name(step.fight.opponent(step.seat))}


def _beating(step: Beating, reader: _Reader) -> Details:
    return {} if step.cause == NOBODY else {"other": reader.name(step.cause)}


def _sending(step: Sending, reader: _Reader) -> Details:
    return {"place": reader.to_place(reader.book.solitary_slot)}


# --- Michel(le)
def _michel_destination(step: MichelDestination, reader: _Reader) -> Details:
    exits = reader.book.exits_of(reader.figures[0], step.die)
    return {"die": step.die, "place": reader.to_places([slot for slot in exits if slot != WARDENS_OFFICE])}


# --- team mode
def _help(step: Help, reader: _Reader) -> Details:
    return {"other": reader.name(step.principal), "target": reader.name(step.fight.opponent(step.principal))}


# By exact type, and those of other steps as they come up
_DETAILS: Final[dict[type[Step], Callable[[Any, _Reader], Details]]] = {
    Turn: _turn,
    HandLimit: _hand_limit,
    Destination: _destination,
    GoAnywhere: _go_anywhere,
    Rob: _rob,
    StopCard: _stop_card,
    LayWeapon: _lay_weapon,
    Beating: _beating,
    Sending: _sending,
    MichelDestination: _michel_destination,
    Help: _help,
}
