"""What the network makes of positions at a glance: how much it likes each choice, and each seat's chance to win.

It is asked what one seat may know: its view, or the same row of an imagined game. NumPy is imported when a bot first
needs it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.observation.encoder import Encoder, GangColumns
from blackgate.observation.turning import turning_of
from blackgate.rules.book import Rulebook
from blackgate.rules.game import Game
from blackgate.rules.memory import fresh_memory
from blackgate.rules.view import View

if TYPE_CHECKING:
    from blackgate.network.evaluate import Network

MOST_KEPT: Final = 64  # rulebooks


class Question:
    """A position as the seat that is asked sees it; `choices` are turned towards it."""

    def __init__(self, seat: i64, row: bytes, choices: list[int]) -> None:
        self.seat: Final = seat
        self.row: Final = row
        self.choices: Final = choices


class Impression:
    """`likings`: how much the network likes each choice, in whole numbers; `chances`: each seat's to win, a team's
    together."""

    def __init__(self, likings: list[int], chances: list[float]) -> None:
        self.likings: Final = likings
        self.chances: Final = chances


class Intuition:
    """The network at tables with that rulebook. Raises CannotSee where something in it was never learned."""

    def __init__(self, book: Rulebook) -> None:
        from blackgate.network.evaluate import network_for

        self.book: Final = book
        self.network: Final[Network] = network_for(book)
        layout = self.network.inputs.layout
        self.encoder: Final = Encoder(layout)
        self.actions: Final[i64] = layout.sizes.actions
        self.relative: vec[i64] = turning_of(book, self.actions).relative

    # --- asking
    def of_view(self, view: View, actions: list[int]) -> Question:
        out = self.encoder.out
        out.truncate(0)
        self.encoder.write_view(view)
        start = view.seat * self.actions
        return Question(view.seat, out.getvalue(), [int(self.relative[start + action]) for action in actions])

    def of_game(self, game: Game, count: i64) -> Question:
        """Of whoever is asked there; the first `count` offers are the choices."""
        out = self.encoder.out
        out.truncate(0)
        seat = game.top.seat
        self.encoder.write_game(game, seat, GangColumns())
        start = seat * self.actions
        choices: list[int] = []
        for i in range(count):
            choices.append(int(self.relative[start + game.offers[i]]))
        return Question(seat, out.getvalue(), choices)

    # --- answering
    def impressions(self, questions: list[Question]) -> list[Impression]:
        """All of them at once, which takes less time."""
        rows = [question.row for question in questions]
        choices = [question.choices for question in questions]
        judged = self.network.judge(rows, choices, int(self.book.seats))
        return [
            Impression(each.likings, self.around(question.seat, each.chances))
            for question, each in zip(questions, judged, strict=True)
        ]

    def impression(self, view: View, actions: list[int]) -> Impression:
        return self.impressions([self.of_view(view, actions)])[0]

    def weights(self, impression: Impression, temperature: float = 1.0) -> list[int]:
        """How often it would choose each, against the others: the lower the temperature, the surer of itself it is."""
        return self.network.weights(impression.likings, temperature)

    def around(self, viewer: i64, chances: list[float]) -> list[float]:
        """From the viewer on, clockwise, becomes by seat; everybody in a team has the team's chance (R13.3)."""
        seats = self.book.seats
        found = [0.0] * int(seats)
        for seat in range(seats):
            for other in range(seats):
                if self.book.team_of(other) == self.book.team_of(seat):
                    found[seat] += chances[(other - viewer + seats) % seats]
        return found


KEPT: Final[dict[Rulebook, Intuition]] = {}


def intuition_for(book: Rulebook) -> Intuition:
    """Made once for each rulebook; raises CannotSee."""
    found = KEPT.get(book)
    if found is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        found = KEPT[book] = Intuition(book)
    return found


def give_memory(game: Game, view: View) -> None:
    """To a game that was dealt from the view: that seat knows what it knew, the others what newcomers do (R17.3)."""
    memory = fresh_memory(game)
    start = memory.base(view.seat, 0)
    for i in range(len(view.least)):
        memory.least[start + i] = view.least[i]
        memory.most[start + i] = view.most[i]
    game.memory = memory
