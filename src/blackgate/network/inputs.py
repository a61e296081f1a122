"""What the network sees: each column of an observation becomes a few inputs that are on or off.

    one-of   an input for each value
    flag     one
    bits     one for each bit
    amount   one for each of some thresholds: at least so many

An input has rows of weights, by name. Whatever the rulebook names has one row of its own: `hand>=2 knife`. A card that
an edition may make up is seen by what it does: `hand>=1` of it is the sum of the rows `hand>=1 card.effects.draw`,
`hand>=1 card.effects.draw.cards` and so on, each as often as the card has of that feature (`features.py`). Actions are
made up the same way. One thing is worked out beforehand: how many Tunnel points each seat still needs.

The names of the rows are the same for every edition and all sizes of a layout; only which inputs there are differs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from blackgate.edition import Edition, schema
from blackgate.network.features import Features, board_features, board_names, families
from blackgate.observation.layout import AMOUNT, BITS, LARGEST, ONE_OF, STANDARD, STEP_NAMES, Layout, Part, Sizes
from blackgate.rules.actions import FIRST_ACTIONS
from blackgate.rules.actions import families as action_families
from blackgate.rules.book import card_names
from blackgate.rules.kinds import ACTION_CARD, FURTHER_ACTION_CARD, MAX_SEATS, RARE_ITEM

# At least so many, by part or by its name up to the first dot
THRESHOLDS: Final[dict[str, tuple[int, ...]]] = {
    "goal": (1, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24),
    "round": (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 60, 100, 150, 190),
    "actions": (1, 2, 3, 4, 6),
    "searches": (1, 2, 3),
    "extortions": (1, 2),
    "step": (1, 2, 3, 4, 5, 6, 8, 10),
    "fight": (1, 2, 3, 4, 5, 6),
    "hand": (1, 2, 3, 4),
    "open": (1, 2, 3, 4, 6, 9, 12),
    "table": (1, 2),
    "deck": (1, 5, 10, 15, 20, 30, 40, 50, 60, 80),
    "seats.hand": (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13),
    "seats.beatings": (1, 2, 3),
    "seats.cigarettes": (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20),
    "seats.points": (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18),
    "seats.tunnel": (1, 2, 3, 4),
    "seats.tokens": (1, 2, 3),
    "gangs": (1, 2),
    "backgrounds": (1,),
    "stacks": (1, 3, 6),
    "michel": (1, 2, 3),
    "traumas": (1, 2),
    "missing": (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18),
    "tracker.least": (1, 2),
    "tracker.most": (1, 2),
}
# Of what an edition makes up there are fewer of each; that somebody might have one is nearly always so, and says little
CARD_THRESHOLDS: Final = {"hand": (1, 2), "open": (1, 2), "table": (1,), "tracker.least": (1,), "tracker.most": ()}
# Columns by kind of card, and what else is counted for each card of a family
BY_KIND: Final = ("hand", "open", "table", "tracker.least", "tracker.most")
BY_CARD: Final = {
    "places": "modular_places",
    "gangs.top": "gang_cards",
    "gangs.under": "gang_cards",
    "seats.gang_card": "gang_cards",
    "seats.background": "backgrounds",
    "shown": "backgrounds",
    "backgrounds.under": "backgrounds",
    "step.background:background": "backgrounds",
    "seats.trauma": "traumas",
    "traumas.under": "traumas",
    "michel.deck": "michel_cards",
    "michel.discard": "michel_cards",
    "step.card:michel-card": "michel_cards",
    "step.out:michel-cards": "michel_cards",
    "step.card:action-card": "cards",
}
# Where many of them lie, or nothing more can come of them, a card is only counted: what they do added up would drown
# what matters, as the first layer sees it
ONLY_COUNTED: Final = ("open", "shown", "gangs.under", "backgrounds.under", "traumas.under")
BOARD: Final = "board"
# Whose points count together in team mode: seats alternate (R13.1)
TEAMS: Final = np.equal.outer(np.arange(MAX_SEATS) % 2, np.arange(MAX_SEATS) % 2).astype(np.int16)
Bytes = NDArray[np.uint8]
Numbers = NDArray[np.int32]


class Sums:
    """Lists of rows and how often each counts: `times` the rows `rows`, from `starts[i]` on for the i-th list."""

    def __init__(self, lists: Sequence[Features], numbers: dict[str, int]) -> None:
        self.starts: Final[Numbers] = np.cumsum([0, *map(len, lists)], dtype=np.int32)
        self.rows: Final[Numbers] = np.array([numbers[name] for each in lists for name in each], np.int32)
        self.times: Final[Numbers] = np.array([times for each in lists for times in each.values()], np.int32)

    def __len__(self) -> int:
        return len(self.starts) - 1

    def of(self, weights: NDArray[Any]) -> NDArray[Any]:
        """The sum of each list, with these weights for the rows."""
        total = np.zeros((len(self), *weights.shape[1:]), np.int32 if weights.dtype.kind == "i" else weights.dtype)
        times = self.times.reshape(-1, *[1] * (weights.ndim - 1))
        lengths = np.diff(self.starts)
        for place in range(lengths.max(initial=0)):  # the first of all lists, the second of those that have one, ...
            lists = np.flatnonzero(lengths > place)
            at = self.starts[lists] + place
            total[lists] += weights[self.rows[at]] * times[at]
        return total


class Inputs:
    """The inputs for games of an edition, in a layout of such sizes."""

    def __init__(self, edition: Edition, sizes: Sizes) -> None:
        self.edition: Final = edition
        self.layout: Final = Layout(sizes, tracker=True)
        self.cards: Final = cards_of(edition)
        # Of each input its column, the bits of it that count, and between what they must lie
        self.tests: list[tuple[int, int, int, int]] = []
        self.lists: list[Features] = []
        self.roles: dict[str, None] = {}  # names of rows, in order
        for part in self.layout.parts:
            self.add_part(part)
        self.missing: Final = Part("missing", self.layout.width, 1, AMOUNT, 255, "Tunnel points to the goal")
        self.missing.times, self.missing.stride = int(MAX_SEATS), 1
        self.add_part(self.missing)
        self.roles |= dict.fromkeys(f"{BOARD} {name}" for name in board_names())
        tests = np.array(self.tests, np.int32).T
        self.column: Final[Numbers] = tests[0]
        self.bits, self.least, self.most = tests[1:].astype(np.uint8)
        self.points: Final = np.array(self.layout.by_name["seats.points"].columns())
        rows = {name: number for number, name in enumerate(self.roles)}
        self.sums: Final = Sums(self.lists, rows)
        board = {f"{BOARD} {name}": times for name, times in board_features(edition).items()}
        self.board: Final = Sums([board], rows)  # always on
        self.action_roles: dict[str, None] = {}
        actions = [self.action(number) for number in range(sizes.actions)]
        self.actions: Final = Sums(actions, {name: number for number, name in enumerate(self.action_roles)})

    def __len__(self) -> int:
        return len(self.tests)

    def active(self, rows: Bytes) -> NDArray[np.bool_]:
        """Which inputs are on, for each row of bytes."""
        found = self.with_missing(rows)[..., self.column] & self.bits
        on: NDArray[np.bool_] = (found >= self.least) & (found <= self.most)
        return on

    def with_missing(self, rows: Bytes) -> Bytes:
        """Columns more: for each seat how many Tunnel points it, or its team, still needs (R2.2, R13.3)."""
        start = self.layout.start
        points = rows[..., self.points].astype(np.int16)
        sides = points @ TEAMS
        total = np.where(rows[..., start("team"), None] > 0, sides, points)
        here = rows[..., self.points - start("seats.points") + start("seats.place")] > 0
        missing = np.maximum(rows[..., start("goal"), None] - total, 0) * here
        return np.concatenate([rows, missing.astype(np.uint8)], axis=-1)

    # --- inputs
    def add_part(self, part: Part) -> None:
        for time in range(part.times):
            where = f"{part.name} {time}" if part.times > 1 else part.name
            for i in range(part.length):
                column = part.start + time * part.stride + i
                if part.name in BY_KIND:
                    self.add_kind(part, where, column, i)
                elif part.name in BY_CARD:
                    self.add_cards(part, where, column, i)
                else:
                    self.add_own(part, f"{where}.{i}" if part.length > 1 else where, column, i)

    def add(self, column: int, test: tuple[int, int, int], row: Features) -> None:
        self.tests.append((column, *test))
        self.lists.append(row)

    def add_own(self, part: Part, where: str, column: int, i: int) -> None:
        """Something that the rulebook names."""
        for value, test in tests_of(part, i, thresholds(part.name)):
            name = f"{where}={self.own_name(part, value)}"
            self.roles.setdefault(name)
            self.add(column, test, {name: 1})

    def own_name(self, part: Part, value: int) -> str:
        if part.name in ("step", "beneath", "waiting"):
            number = value - 1 if part.kind == ONE_OF else value
            return STEP_NAMES[number] if number < len(STEP_NAMES) else "other"
        if part.name == "step.action:turn-action":
            return family_names()[value - 1]
        return str(value)

    def add_kind(self, part: Part, where: str, column: int, kind: int) -> None:
        """So many of a kind of card, which the rulebook names or the edition."""
        own = kind < RARE_ITEM
        for value, test in tests_of(part, 0, thresholds(part.name) if own else CARD_THRESHOLDS[part.name]):
            role = f"{where}>={value}"
            if own:
                name = f"{role} {schema.CARDS[kind]}"
                self.roles.setdefault(name)
                self.add(column, test, {name: 1})
            else:
                self.add(column, test, self.role(role, "cards", kind))

    def add_cards(self, part: Part, where: str, column: int, i: int) -> None:
        """One-of names the card; else there is a column or a bit for each."""
        family = BY_CARD[part.name]
        for value, test in tests_of(part, i, thresholds(part.name)):
            if part.kind == ONE_OF:
                card = value - 1 + (int(ACTION_CARD) if family == "cards" else 0)
                self.add(column, test, self.role(where, family, card))
            elif part.kind == BITS:
                self.add(column, test, self.role(where, family, value))
            else:
                self.add(column, test, self.role(f"{where}>={value}", family, i))

    def role(self, role: str, family: str, card: int) -> Features:
        """The rows of a card in a role; none for a number that the edition does not use."""
        names = families()[family].names
        if role.partition(">")[0] in ONLY_COUNTED:
            names = names[:1]
        for name in names:
            self.roles.setdefault(f"{role} {name}")
        cards = self.cards[family]
        features = cards[card] if card < len(cards) else {}
        return {f"{role} {name}": times for name, times in features.items() if name in names}

    # --- actions
    def action(self, number: int) -> Features:
        """The rows of an action of the table."""
        family, verb, first, _ = family_of(number)
        card = number - first
        if verb in ("sell", "take", "give", "discard"):
            kind = card if number < FIRST_ACTIONS else card + STANDARD.kinds
            if kind >= RARE_ITEM:
                return self.action_role(verb, "cards", kind)
            card = kind
        elif verb == "play":
            kind = card + int(ACTION_CARD if number < FIRST_ACTIONS else FURTHER_ACTION_CARD)
            return self.action_role(verb, "cards", kind)
        elif verb == "reveal":
            background = card if number < FIRST_ACTIONS else card + STANDARD.backgrounds
            return self.action_role(family, "backgrounds", background)
        name = f"{family} {card}"
        self.action_roles.setdefault(name)
        return {name: 1}

    def action_role(self, role: str, family: str, card: int) -> Features:
        for name in families()[family].names:
            self.action_roles.setdefault(f"{role} {name}")
        cards = self.cards[family]
        return {f"{role} {name}": times for name, times in (cards[card] if card < len(cards) else {}).items()}


# --- columns
def tests_of(part: Part, i: int, least: Iterable[int]) -> list[tuple[int, tuple[int, int, int]]]:
    """The values of a column that have an input: the bits that count, and between what they lie."""
    if part.kind == ONE_OF:
        return [(value, (255, value, value)) for value in range(1, part.cap + 1)]
    if part.kind == BITS:
        bits = range(8 * i, min(8 * i + 8, 8 * (part.length - 1) + part.cap.bit_length()))
        return [(bit, (1 << bit % 8, 1, 255)) for bit in bits]
    if part.kind == AMOUNT:
        return [(amount, (255, amount, 255)) for amount in least]
    return [(1, (255, 1, 255))]


def thresholds(name: str) -> tuple[int, ...]:
    return THRESHOLDS.get(name) or THRESHOLDS.get(name.partition(".")[0], ())


# --- cards
def cards_of(edition: Edition) -> dict[str, list[Features]]:
    """The features of every card, by family and number."""
    plain = edition.figures()
    named = {name: families()["cards"].features(card) for name, card in plain["cards"].items()}
    tables = {**plain, "michel_cards": plain["michel"]["cards"]}
    places = {name: {**place, name: True} for name, place in plain["modular_places"].items()}
    return {
        "cards": [named.get(name, {}) for name in card_names(edition)],
        "modular_places": [families()["modular_places"].features(place) for place in places.values()],
        **{
            family: [families()[family].features(card) for card in tables[family].values()]
            for family in ("gang_cards", "backgrounds", "traumas", "michel_cards")
        },
    }


# --- the action table
@cache
def action_table() -> list[tuple[str, int, str]]:
    return list(action_families())


@cache
def family_names() -> tuple[str, ...]:
    """Of each family of the action table a name; what an edition has more of belongs to the family it goes on with."""
    names: list[str] = []
    first_of: dict[str, str] = {}
    for verb, first, _ in action_families():
        if first < FIRST_ACTIONS:
            names.append(verb if verb not in first_of else f"{verb} {first}")
            first_of.setdefault(verb, names[-1])
        else:
            known = [name for name in names if name.split()[0] == verb]
            names.append(known[1] if names[-1] == verb == "reveal" else known[0])
    return tuple(names)


def family_of(number: int) -> tuple[str, str, int, str]:
    """The family of an action: its name, its verb, its first number, and what its objects are."""
    families = action_table()
    at = sum(first <= number for _, first, _ in families) - 1
    return (family_names()[at], *families[at])


# --- what can be seen
@cache
def inputs_of(edition: Edition) -> Inputs:
    """The inputs for games of that edition; in the smallest layout that it fits into."""
    return Inputs(edition, STANDARD if fits_standard(edition) else LARGEST)


def fits_standard(edition: Edition) -> bool:
    """Whether the layout for the standard edition has room for all there is."""
    found = {
        "kinds": len(card_names(edition)),
        "backgrounds": len(edition.backgrounds),
        "gang_cards": len(edition.gang_cards),
        "michel_cards": len(edition.michel.cards),
        "traumas": len(edition.traumas),
        "places": len(edition.modular_places),
    }
    return all(number <= getattr(STANDARD, what) for what, number in found.items())
