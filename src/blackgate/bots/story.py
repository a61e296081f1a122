"""The story of a finished game: everybody's chance to win over time, the effect of luck, and the most costly choices.

*With all cards known*: the network is told every hand and the deck, and asked once for each seat. *With what a seat
could know*: the network is asked with that seat's own view. Luck is what a die or a card changed, compared with a few
others that could have come up. A choice is costly if a search from what that seat knew finds a better one.

A story is computed in chapters of some actions each, so that the process can do something else in between. The same
record always has the same story.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from blackgate.bots.explanation import Alternative
from blackgate.bots.intuition import Intuition, intuition_for
from blackgate.bots.opponents.boss import UNLIMITED, Boss
from blackgate.bots.rollouts import result_of
from blackgate.network.supported import Unsupported, check_supported
from blackgate.records.record import Record
from blackgate.records.replaying import replaying
from blackgate.rules.dealer import FastDealer
from blackgate.rules.game import Game
from blackgate.rules.memory import Memory, fresh_memory
from blackgate.rules.options import Options
from blackgate.rules.view import View

CHAPTER: Final = 20  # actions
REDRAWN: Final = 8  # other dice or cards that could have come up
SEARCHED: Final = 2  # choices of a chapter that are thought about
THOUGHT: Final = 200  # iterations for each
ODD: Final = 0.25  # a choice is analysed if the network gives it at most this probability
COSTLY: Final = 0.04  # of a chance to win
TRIED: Final = 10  # visits after which a search knows what a choice is worth
DIGITS: Final = 4
SWING: Final = 0.06  # change of all chances together that makes a turning point
POINTS: Final = 6  # of them, at most
APART: Final = 4  # actions between two of them, at least
MOST_COSTLY: Final = 3  # choices of each seat


class Moment:
    """After so many actions: each seat's chance with all cards known, and as that seat itself could know. `luck`: what
    chance has just changed for each seat; empty if nothing was random."""

    def __init__(self, number: int, truth: list[float], known: list[float], luck: list[float]) -> None:
        self.number: Final = number
        self.truth: Final = truth
        self.known: Final = known
        self.luck: Final = luck


class CostlyChoice:
    """With that action a seat lost `cost` of its chance. `line`: the expected continuation of the better one, as seats
    and actions, itself first."""

    def __init__(
        self, number: int, seat: int, action: str, better: str, cost: float, line: list[tuple[int, str]]
    ) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.action: Final = action
        self.better: Final = better
        self.cost: Final = cost
        self.line: Final = line


class Chapter:
    """A part of a story."""

    def __init__(self) -> None:
        self.moments: Final[list[Moment]] = []
        self.costly: Final[list[CostlyChoice]] = []


def chapters(actions: int) -> int:
    """How many the story of a game of so many actions has; the set-up is in the first."""
    return actions // CHAPTER + 1


def can_tell(options: Options) -> bool:
    """Whether the network sees everything that matters in such a game."""
    try:
        check_supported(options)
    except Unsupported:
        return False
    return True


def chapter(record: Record, index: int) -> Chapter:
    """Of a record whose story can be computed. Raises RecordError if it cannot be replayed."""
    intuition = intuition_for(record.header.rulebook())
    assert intuition is not None, "the network cannot see all that matters"
    return Narrator(record, intuition).chapter(index)


class Doubt:
    """A choice to which the network gave a low probability, with the view it was made from."""

    def __init__(self, number: int, view: View, actions: list[int], action: int, surprise: float) -> None:
        self.number: Final = number
        self.view: Final = view
        self.actions: Final = actions
        self.action: Final = action
        self.surprise: Final = surprise


class Narrator:
    """Looks at one game."""

    def __init__(self, record: Record, intuition: Intuition) -> None:
        self.record: Final = record
        self.intuition: Final = intuition
        self.doubts: list[Doubt] = []

    def chapter(self, index: int) -> Chapter:
        first, last = index * CHAPTER, min((index + 1) * CHAPTER, len(self.record.plays) + 1)
        found = Chapter()
        before: Game | None = None  # the moment
        for number, game in enumerate(replaying(self.record)):
            if number >= last:
                break
            if number >= first:
                found.moments.append(self.moment(number, game, before))
            before = None
            if first <= number + 1 < last and number < len(self.record.plays):
                self.doubt(number + 1, game)
                if self.record.plays[number].chance:
                    before = game.clone(FastDealer(number))
        self.doubts.sort(key=lambda doubt: -doubt.surprise)
        for doubt in self.doubts[:SEARCHED]:
            costly = self.weighed(doubt)
            if costly is not None:
                found.costly.append(costly)
        return found

    def moment(self, number: int, game: Game, before: Game | None) -> Moment:
        if game.over:
            result = [float(chance) for chance in result_of(game)]
            truth, known = result, result
        else:
            seats = range(int(game.seats))
            questions = [self.intuition.of_view(View(game, seat), []) for seat in seats]
            questions += [self.intuition.of_view(open_view(game, seat), []) for seat in seats]
            seen = [impression.chances for impression in self.intuition.impressions(questions)]
            known = [seen[seat][seat] for seat in seats]
            opened = seen[len(known) :]
            truth = [sum([chances[seat] for chances in opened]) / len(opened) for seat in seats]
        luck = self.luck(number, game, before) if before is not None else []
        return Moment(number, rounded(truth), rounded(known), rounded(luck))

    def luck(self, number: int, game: Game, before: Game) -> list[float]:
        """What was rolled or drawn, compared with what could have been; both as the acting seat would see it with all
        hands open."""
        play = self.record.plays[number - 1]
        others: list[Game] = []
        for i in range(REDRAWN):
            other = before.clone(FastDealer(number * REDRAWN + i))
            other.play(play.action)
            others.append(other)
        chances = self.opened(play.seat, [game, *others])
        seats = range(int(game.seats))
        return [chances[0][seat] - sum([other[seat] for other in chances[1:]]) / REDRAWN for seat in seats]

    def opened(self, viewer: int, games: list[Game]) -> list[list[float]]:
        """Each seat's chance in each of the games, as one seat would see it with all hands open."""
        questions = [self.intuition.of_view(open_view(game, viewer), []) for game in games if not game.over]
        seen = self.intuition.impressions(questions) if questions else []
        found: list[list[float]] = []
        asked = 0
        for game in games:
            if game.over:
                found.append([float(chance) for chance in result_of(game)])
            else:
                found.append(seen[asked].chances)
                asked += 1
        return found

    # --- choices
    def doubt(self, number: int, game: Game) -> None:
        """Note a choice to which the network gave a low probability."""
        play = self.record.plays[number - 1]
        actions = [int(action) for action in game.legal_actions()]
        if len(actions) == 1:
            return
        view = View(game, play.seat)
        weights = self.intuition.weights(self.intuition.impression(view, actions))
        action = int(game.book.action_of_text[play.action])
        total = sum(weights)
        share = weights[actions.index(action)] / total
        if share < ODD:
            self.doubts.append(Doubt(number, view, actions, action, max(weights) / total - share))

    def weighed(self, doubt: Doubt) -> CostlyChoice | None:
        """Analyse it: None if it did not cost much."""
        seat = int(doubt.view.seat)
        boss = Boss(doubt.number, float(UNLIMITED), THOUGHT)
        alternatives = boss.explain(doubt.view, doubt.actions).alternatives
        best = alternatives[0]
        played = taken(alternatives, doubt.action)
        if played is None or played.visits < TRIED:
            alone = boss.explain(doubt.view, [doubt.action]).alternatives
            played = taken(alone, doubt.action)
        if played is None or best.action == doubt.action:
            return None
        cost = best.chances[seat] - played.chances[seat]
        if cost < COSTLY:
            return None
        texts = doubt.view.book.action_texts
        line = [(each[0], texts[each[1]]) for each in best.line]
        return CostlyChoice(doubt.number, seat, texts[doubt.action], texts[best.action], round(cost, DIGITS), line)


# --- the whole of it
def turning_points(truth: list[list[float]]) -> list[int]:
    """The actions after which the chances had changed most, in order."""
    swings: list[tuple[float, int]] = []
    for number in range(1, len(truth)):
        swings.append((-swing(truth[number - 1], truth[number]), number))
    swings.sort()
    found: list[int] = []
    for negative, number in swings:
        if -negative < SWING or len(found) == POINTS:
            break
        if all(abs(number - other) >= APART for other in found):
            found.append(number)
    found.sort()
    return found


def swing(before: list[float], after: list[float]) -> float:
    """How much went from some to others."""
    changed = 0.0
    for i in range(len(before)):
        changed += abs(after[i] - before[i])
    return changed / 2.0


def taken(alternatives: list[Alternative], action: int) -> Alternative | None:
    for alternative in alternatives:
        if alternative.action == action:
            return alternative
    return None


def rounded(chances: list[float]) -> list[float]:
    return [round(chance, DIGITS) for chance in chances]


def open_view(game: Game, seat: i64) -> View:
    """What a seat would see with all hands and the deck open."""
    kept = game.memory
    game.memory = open_memory(game)
    view = View(game, seat)
    game.memory = kept
    return view


def open_memory(game: Game) -> Memory:
    """Of somebody who knows where every card is."""
    memory = fresh_memory(game)
    for viewer in range(memory.seats + 1):
        for spot in range(memory.seats + 1):
            at = memory.base(viewer, spot)
            cards = game.deck if spot == memory.deck else game.players[spot].hand
            for kind in range(memory.kinds):
                memory.least[at + kind] = cards[kind]
                memory.most[at + kind] = cards[kind]
    return memory
