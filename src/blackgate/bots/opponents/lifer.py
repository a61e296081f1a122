"""The learned bot: it has played millions of games against itself, and chooses at a glance.

It plays by a neural network in the package (`network/`). A level uses the same network at a higher temperature: the
higher, the more often it chooses a worse action.
"""

from __future__ import annotations

from typing import Final

from blackgate.bots.bot import Bot
from blackgate.bots.explanation import Glance, glance
from blackgate.bots.foresight import LUCK
from blackgate.bots.intuition import blindness, drawn, intuition_for
from blackgate.bots.opponents.boss import Boss
from blackgate.messages import Localizable, phrase
from blackgate.network.supported import Unsupported, check_supported
from blackgate.rules.book import Rulebook
from blackgate.rules.options import Options
from blackgate.rules.view import View

RANK: Final = 50
LEVELS: Final = {"1": 12, "2": 14, "3": 22, "4": 30}  # weaker than without one, and the rank of each
TEMPERATURES: Final = {"1": 6.3, "2": 5.2, "3": 4.4, "4": 3.4}
GREEDY: Final = 0.0


class Lifer(Bot):
    """Chooses what the network prefers most; with a temperature it samples by preference.

    If the network does not see everything that matters, a boss plays in its place, and says so.
    """

    def __init__(self, seed: int, temperature: float = GREEDY) -> None:
        super().__init__(seed)
        self.remembers = True
        self.temperature: Final = temperature
        self.stand_in: Boss | None = None

    def choose(self, view: View, actions: list[int]) -> int:
        intuition = intuition_for(view.book)  # loaded first: the time that takes must not show that there is a choice
        if len(actions) == 1:
            return actions[0]
        if intuition is None:
            return self.boss(view.book).choose(view, actions)
        impression = intuition.impression(view, actions)
        if self.temperature == GREEDY:
            return favourite(actions, impression.likings)
        return actions[drawn(intuition.weights(impression, self.temperature), self.random)]

    def explain(self, view: View, actions: list[int]) -> Glance:
        """The network's probability for each action, and its estimate of everybody's chances."""
        intuition = intuition_for(view.book)
        texts = view.book.action_texts
        if intuition is None:
            tried = self.boss(view.book).explain(view, actions).alternatives
            visits = [each.visits for each in tried]
            return glance(int(view.seat), tried[0].chances, [each.action for each in tried], visits, texts)
        impression = intuition.impression(view, actions)
        weights = intuition.weights(impression)
        by_liking: list[tuple[int, int]] = []
        for i, action in enumerate(actions):
            by_liking.append((-impression.likings[i], action))
        by_liking.sort()
        best_first = [entry[1] for entry in by_liking]
        sorted_weights = [weights[actions.index(action)] for action in best_first]
        return glance(int(view.seat), impression.chances, best_first, sorted_weights, texts)

    def boss(self, book: Rulebook) -> Boss:
        """Who stands in; the table is told once."""
        stand_in = self.stand_in
        if stand_in is None:
            stand_in = Boss(int(self.random.randrange(LUCK)))
            self.stand_in = stand_in
            self.remarks.append(phrase("lifer-cannot-see", reason=blindness(book)))
        return stand_in


def favourite(actions: list[int], likings: list[int]) -> int:
    """What is liked best; of several the one with the lowest number."""
    best = 0
    for i in range(1, len(actions)):
        if (-likings[i], actions[i]) < (-likings[best], actions[best]):
            best = i
    return actions[best]


def stand_in(options: Options) -> tuple[str, Localizable] | None:
    """A boss, where there is something to see that it never learned."""
    try:
        check_supported(options)
    except Unsupported as error:
        return "boss", phrase("lifer-cannot-see", reason=error.words())
    return None


def new(seed: int, argument: str) -> Bot | None:
    """`lifer:1` to `lifer:4` are weaker."""
    if not argument:
        return Lifer(seed)
    temperature = TEMPERATURES.get(argument)
    return None if temperature is None else Lifer(seed, temperature)
