"""What chance holds for a choice: a roll told exactly, a fight by playing it out in many worlds.

Everything comes from a View. A world is a game that the seat cannot tell from the real one (`redeal`), and the luck in
it comes from a seed that has nothing to do with the game's. In each world the choice is made, and habits answer for
everybody until what it began is over: they fight with all they have. Whether somebody cooperates is no matter of
chance; it is told whether they could, and how the combat goes if they do not. The first rolls come evenly over all
worlds, so that what the die alone decides is exact.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.random import Random
from mypy_extensions import i64

from blackgate.bots.foresight import LUCK
from blackgate.bots.habits import Habits
from blackgate.rules.actions import (
    BET,
    BRAWL,
    CAUTIOUS_MOVE,
    COOPERATE,
    CRAFT,
    DIG,
    EXTORT,
    FOLLOW,
    GO,
    JOIN,
    KEEP,
    MOVE,
    PLAN,
    PLANNED_MOVE,
    REFUSE,
    REROLL,
    ROLL_FOR_MICHEL,
    STEAL_SPOON,
    USE_BODYBUILDING,
    WORKOUT,
)
from blackgate.rules.combat import WeaponDue
from blackgate.rules.dealer import FastDealer, ScriptedDealer
from blackgate.rules.dig_in.gymnasium import BrawlAnswer
from blackgate.rules.events import (
    DISCARDS_TOKEN,
    GOES,
    IS_BEATEN,
    IS_SENT,
    KEEPS_TOKEN,
    LOSES_BET,
    MICHEL_GOES,
    MICHEL_LOSES,
    MICHEL_WINS,
    NEEDS_NO_WEAPON,
    WINS_BET,
    WINS_COMBAT,
    Event,
    EventLog,
)
from blackgate.rules.extortion import Answer, Demand, Intimidation
from blackgate.rules.game import Game
from blackgate.rules.kinds import MAX_SEATS, NOBODY, NOTHING, SKILL, SLOTS
from blackgate.rules.michel import MichelAnswer, MichelDestination
from blackgate.rules.modules import MICHEL_PLACE
from blackgate.rules.moving import RollAgain
from blackgate.rules.redeal import redeal
from blackgate.rules.teams import Help
from blackgate.rules.turn import Turn
from blackgate.rules.view import View

LEAST_WORLDS: Final = 200  # for a fight: a chance is then right to within a few percent
# What can come of a choice, in the order in which it is told
OUTCOMES: Final = (
    "place", "wins-bet", "loses-bet", "skill-stays", "skill-goes", "strong", "weak",
    "wins-fight", "no-fight", "loses-fight", "can-give", "beaten", "sent",
)  # fmt: skip


class Outcome(NamedTuple):
    """A possible outcome of a choice. `about`: the Place, the seat, or how many cigarettes.

    `dice`: the rolls that lead to it, if the die decides.
    """

    what: str
    about: int
    chance: float
    dice: tuple[int, ...]


Result = tuple[str, int]  # what, about


def odds(view: View, action: int, seed: int) -> list[Outcome]:
    """The possible outcomes of a legal action of the asked seat; empty if it starts neither a roll nor a fight."""
    random = Random(seed)
    if is_roll(action):
        return odds_of_roll(view, action, random)
    if is_fight(view, action):
        return odds_of_fight(view, action, random)
    return []


def is_roll(action: i64) -> bool:
    """The first that follows is a roll: R6.1, R12.2, R14.6 (for those with a Skill token), R14.7."""
    if action == MOVE or action == REROLL or action == ROLL_FOR_MICHEL:
        return True
    return BET <= action < PLAN or DIG <= action < STEAL_SPOON


def is_fight(view: View, action: i64) -> bool:
    """An Extortion, a combat under way, a Brawl, or a meeting with Michel(le): R7, R12.5-7, R13.5, R14.8."""
    if EXTORT <= action < CRAFT or BRAWL <= action < WORKOUT:
        return True
    if isinstance(view.top, (Answer, MichelAnswer)):
        return action == REFUSE
    return isinstance(view.top, (Demand, Intimidation, WeaponDue, Help, BrawlAnswer)) or meets_michel(view, action)


def meets_michel(view: View, action: i64) -> bool:
    """One goes where they are, or takes them where one is (R12.3, R12.5)."""
    if not view.book.options.michel:
        return False
    place: i64 = NOTHING
    if CAUTIOUS_MOVE <= action < JOIN:
        place = action - CAUTIOUS_MOVE
    elif GO <= action < GO + SLOTS:
        place = action - GO
    elif PLANNED_MOVE <= action < PLANNED_MOVE + SLOTS:
        place = action - PLANNED_MOVE
    elif FOLLOW <= action < FOLLOW + MAX_SEATS:
        place = view.players[action - FOLLOW].slot
    if isinstance(view.top, MichelDestination):
        return place == view.players[view.seat].slot
    return place == view.figures[MICHEL_PLACE]


# --- a roll
def odds_of_roll(view: View, action: int, random: Random) -> list[Outcome]:
    """Every result of the die once. Whoever may roll again has two tries at each."""
    dealt = redeal(view, FastDealer(random.randrange(LUCK)))
    sides = int(view.book.die)
    faces: dict[Result, list[int]] = {}
    twice = False
    for face in range(1, sides + 1):
        game = dealt.clone(ScriptedDealer([face], [], FastDealer(random.randrange(LUCK))))
        game.event_log = EventLog()
        game.choose(action)
        if isinstance(game.top, RollAgain):
            twice = True
            game.choose(KEEP)
        for result in results_of_roll(game):
            faces.setdefault(result, []).append(face)
    found: list[Outcome] = []
    for (what, about), dice in faces.items():
        miss = (sides - len(dice)) / sides
        found.append(Outcome(what, about, 1.0 - (miss * miss if twice else miss), tuple(dice)))
    return in_order(found)


def results_of_roll(game: Game) -> list[Result]:
    """Places that can be gone to, bets and tokens won and lost; nothing where nothing was rolled."""
    for event in game.take_events():
        if event.code == GOES or event.code == MICHEL_GOES:  # the only way there was
            return [("place", int(event.number))]
        if event.code == WINS_BET:
            return [("wins-bet", int(event.number))]
        if event.code == LOSES_BET:
            return [("loses-bet", int(event.number))]
        if event.code == KEEPS_TOKEN:
            return [("skill-stays", 0)]
        if event.code == DISCARDS_TOKEN and event.number == SKILL:
            return [("skill-goes", 0)]
    return [("place", choice - GO) for choice in game.legal_actions() if GO <= choice < GO + SLOTS]


# --- a fight
def odds_of_fight(view: View, action: int, random: Random) -> list[Outcome]:
    """How often each result came in the worlds that fit what the seat knows."""
    habits = Habits(view.book)
    sides = int(view.book.die)
    even = sides * sides
    played = 0
    counts: dict[Result, int] = {}
    for world in range(even * -(-LEAST_WORLDS // even)):
        dice = [world % sides + 1, world // sides % sides + 1]
        game = redeal(view, ScriptedDealer(dice, [], FastDealer(random.randrange(LUCK))))
        if action not in game.legal_actions():  # the seat knows better than its view
            continue
        played += 1
        game.event_log = EventLog()
        game.choose(action)
        results = results_of_token(game.event_log.events, view.seat) if action == USE_BODYBUILDING else []
        could = settle(game, habits, random)
        if could != NOBODY and not EXTORT <= action < CRAFT:  # there no Tool is named yet
            results.append(("can-give", int(could)))
        for result in results + results_of_fight(game.take_events(), view, action):
            counts[result] = counts.get(result, 0) + 1
    return in_order([Outcome(what, about, count / played, ()) for (what, about), count in counts.items()])


def settle(game: Game, habits: Habits, random: Random) -> i64:
    """Until somebody is free to do what they like: what was begun is over then. Who could cooperate, or NOBODY."""
    could: i64 = NOBODY
    while not game.over and not isinstance(game.top, Turn):
        count = game.find_choices()
        if game.offers[0] == COOPERATE:
            could = game.top.seat
            count -= 1
            game.offers[0] = game.offers[count]
        if count == 1:
            game.choose(game.offers[0])
        else:
            habits.outlook.look_inside(game, game.top.seat)
            game.choose(habits.pick(game.offers, count, random))
    return could


def results_of_token(events: list[Event], seat: i64) -> list[Result]:
    """R14.8: whether a Bodybuilding token does for a Weapon."""
    for event in events:
        if event.code == NEEDS_NO_WEAPON and event.seat == seat:
            return [("strong", 0)]
    return [("weak", 0)]


def results_of_fight(events: list[Event], view: View, action: i64) -> list[Result]:
    """Who has won the seat's own fight, or what a Brawl has done: to the others, or to the one who answers."""
    book = view.book
    seat = view.seat
    if BRAWL <= action < WORKOUT or isinstance(view.top, BrawlAnswer):
        own = isinstance(view.top, BrawlAnswer)
        return [
            ("beaten" if event.code == IS_BEATEN else "sent", int(event.seat))
            for event in events
            if (event.code == IS_BEATEN or event.code == IS_SENT) and (event.seat == seat) == own
        ]
    for event in events:
        if event.code == WINS_COMBAT:
            return [("wins-fight" if book.team_of(event.seat) == book.team_of(seat) else "loses-fight", 0)]
        if (event.code == MICHEL_LOSES or event.code == MICHEL_WINS) and event.seat == seat:
            return [("wins-fight" if event.code == MICHEL_LOSES else "loses-fight", 0)]
    return [("no-fight", 0)]


def in_order(found: list[Outcome]) -> list[Outcome]:
    """By what they are; Places and players with the best chance first."""
    return sorted(found, key=lambda outcome: (OUTCOMES.index(outcome.what), -outcome.chance, outcome.about))
