"""The network's evaluation of positions: a preference for each choice, and each seat's chance to win.

Its input is what one seat may know: its view, or the same row of a simulated game. NumPy is imported when a bot first
needs it.
"""

from __future__ import annotations

from os import environ
from typing import TYPE_CHECKING, Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from blackgate.messages import Localizable
from blackgate.network.supported import Unsupported
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
    """A position as the asked seat sees it; `choices` are relative to it."""

    def __init__(self, seat: i64, row: bytes, choices: list[int]) -> None:
        self.seat: Final = seat
        self.row: Final = row
        self.choices: Final = choices


class Impression:
    """`likings`: the preference for each choice, as integers; `chances`: each seat's chance to win, shared by a
    team."""

    def __init__(self, likings: list[int], chances: list[float]) -> None:
        self.likings: Final = likings
        self.chances: Final = chances


class Intuition:
    """A network at tables with that rulebook."""

    def __init__(self, book: Rulebook, network: Network) -> None:
        self.book: Final = book
        self.network: Final = network
        layout = network.inputs.layout
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
        """All of them in one batch, which takes less time."""
        judged = self.network.judge(
            [question.row for question in questions],
            [int(question.seat) for question in questions],
            [question.choices for question in questions],
            int(self.book.seats),
        )
        return [
            Impression(each.likings, self.around(question.seat, each.chances))
            for question, each in zip(questions, judged, strict=True)
        ]

    def impression(self, view: View, actions: list[int]) -> Impression:
        return self.impressions([self.of_view(view, actions)])[0]

    def weights(self, impression: Impression, temperature: float = 1.0) -> list[int]:
        """The relative probability of each: the lower the temperature, the more decided."""
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


SEEN: Final[dict[Rulebook, Intuition]] = {}
NOT_SEEN: Final[dict[Rulebook, Localizable]] = {}


def intuition_for(book: Rulebook) -> Intuition | None:
    """Built once per rulebook; None if the network does not know something in it."""
    if book not in SEEN and book not in NOT_SEEN:
        look_at(book)
    return SEEN.get(book)


def blindness(book: Rulebook) -> Localizable:
    """What the network was not trained on and cannot see; empty if it sees everything."""
    intuition_for(book)
    return NOT_SEEN.get(book, "")


def look_at(book: Rulebook) -> None:
    # A single position is too small for threads to pay, and other games want the other cores.
    environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from blackgate.network.evaluate import network_for

    if len(SEEN) + len(NOT_SEEN) >= MOST_KEPT:  # strangers' editions must not fill the memory
        SEEN.clear()
        NOT_SEEN.clear()
    try:
        SEEN[book] = Intuition(book, network_for(book))
    except Unsupported as error:
        NOT_SEEN[book] = error.words()


def drawn(weights: list[int], random: Random) -> int:
    """By lot: a place in the list, the more often the more weight it has. The same lot falls on the same share of
    weights that are nearly alike."""
    total = 0
    for weight in weights:
        total += weight
    lot = int(random.random() * float(total))
    for i in range(len(weights)):
        lot -= weights[i]
        if lot < 0:
            return i
    raise AssertionError("the weights add up")


def give_memory(game: Game, view: View) -> None:
    """To a game that was dealt from the view. What that seat knows of the others' cards, everybody does there: most of
    it was seen by all. Of its own cards the others know what newcomers do (R17.3)."""
    memory = fresh_memory(game)
    if len(view.least) > 0:
        kinds = memory.kinds
        for viewer in range(memory.seats + 1):
            for spot in range(memory.seats + 1):
                if viewer == view.seat or spot != view.seat:
                    at = memory.base(viewer, spot)
                    for kind in range(kinds):
                        memory.least[at + kind] = view.least[spot * kinds + kind]
                        memory.most[at + kind] = view.most[spot * kinds + kind]
    game.memory = memory
