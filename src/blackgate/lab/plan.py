"""The plan of a simulation: which bots play which deals, in which arms. Its games are numbered.

An arm is one way to play a deal: an edition, and a treatment of one seat, if any. Every deal is played in every arm, so
that arms differ only in what they are named after. A plain simulation has a single arm.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cached_property
from importlib import metadata
from typing import Any, Final

from blackgate.bots.tally import mechanisms
from blackgate.bots.treatment import (
    ActionsForbidden,
    CardGiven,
    GangCardGiven,
    SearchCardGiven,
    Treatment,
)
from blackgate.edition import Edition, edition_from
from blackgate.lab.playing import number_from
from blackgate.rules.book import Rulebook
from blackgate.rules.kinds import PILES
from blackgate.rules.options import STANDEES, Options, options_of
from blackgate.rules.start import rulebook
from blackgate.rules.version import RULES

FORMAT: Final = 1

# The treatments of one seat
NONE: Final = "none"
GANG_CARD: Final = "gang_card"  # it begins with that Gang card
CARD: Final = "card"  # it begins with one card more, of that kind
SEARCH_CARD: Final = "search_card"  # it begins with one card more, whichever comes
WITHOUT: Final = "without"  # it never does that
# What nobody can do without (R2.5)
NEEDED: Final = ("dig",)


@dataclass(frozen=True)
class Arm:
    """`edition`: by its number in the plan. `thing`: the id of the card, or what is never done."""

    edition: int = 0
    treatment: str = NONE
    thing: str = ""


@dataclass(frozen=True)
class Plan:
    """Plain data, so that any process can play any game of it. `bots`: one for each seat, or one for all.

    `options`: of every deal; `mixed`: each deal has its own random Places, Michel(le) and Warden.
    """

    bots: tuple[str, ...]
    editions: tuple[Edition, ...]
    options: Options
    deals: int
    seed: str
    mixed: bool = False
    treatments: tuple[tuple[str, str], ...] = ((NONE, ""),)

    @cached_property
    def arms(self) -> list[Arm]:
        return [Arm(edition, *treatment) for edition in range(len(self.editions)) for treatment in self.treatments]

    @property
    def total(self) -> int:
        return self.deals * len(self.arms)

    def game(self, number: int) -> tuple[int, Arm]:
        """The deal and the arm: all arms of a deal, then the next deal."""
        deal, arm = divmod(number, len(self.arms))
        return deal, self.arms[arm]

    def bot(self, seat: int) -> str:
        return self.bots[seat % len(self.bots)]

    def first(self, deal: int) -> int:
        """The starting seat (R1.7): each in turn."""
        return deal % self.options.players

    def treated(self, deal: int) -> int:
        """The treated seat."""
        return treated_seat(deal, self.options.players)

    def options_of(self, deal: int) -> Options:
        if not self.mixed:
            return self.options
        chance = random.Random(f"{self.seed} {deal} options")
        slots: dict[str, list[str]] = {}
        for name, place in self.editions[0].modular_places.items():
            if not (self.options.team and place.replaces == "cell_block"):  # R14.7
                slots.setdefault(place.replaces, [""]).append(name)
        places = [chance.choice(names) for names in slots.values()]
        return Options(
            self.options.players,
            michel=chance.choice(("", *STANDEES)),
            team=self.options.team,
            places=tuple(filter(None, places)),
            warden=chance.random() < 0.5,
        )

    def rulebook(self, deal: int, arm: Arm) -> Rulebook:
        return rulebook(self.options_of(deal), self.editions[arm.edition])

    def treatment(self, deal: int, arm: Arm) -> Treatment | None:
        """The arm's treatment of its seat."""
        book, seat = self.rulebook(deal, arm), self.treated(deal)
        if arm.treatment == GANG_CARD:
            return GangCardGiven(seat, book.gang_card_of[arm.thing])
        if arm.treatment == CARD:
            return CardGiven(seat, book.kind_of[arm.thing])
        if arm.treatment == SEARCH_CARD:
            return SearchCardGiven(seat)
        return ActionsForbidden(seat, forbidden(book, arm.thing)) if arm.treatment == WITHOUT else None

    def deal_seed(self, deal: int) -> int:
        return number_from(f"{self.seed} {deal}")

    # --- as a file
    def as_dict(self) -> dict[str, Any]:
        return {
            "simulation": FORMAT,
            "blackgate": metadata.version("blackgate"),
            "rules": RULES,
            "bots": list(self.bots),
            "players": self.options.players,
            "deals": self.deals,
            "seed": self.seed,
            **self.options.as_dict(),
            "mixed": self.mixed,
            "treatments": [list(treatment) for treatment in self.treatments],
            "editions": [{"fingerprint": edition.fingerprint, **edition.as_dict()} for edition in self.editions],
        }


def plan_from(data: dict[str, Any]) -> Plan:
    """The plan that `as_dict` made; raises ValueError, KeyError, TypeError or EditionError if it is not one."""
    if data["simulation"] != FORMAT:
        raise ValueError(data["simulation"])
    editions = [
        edition_from({**{key: value for key, value in each.items() if key != "fingerprint"}, "complete": True}, "plan")
        for each in data["editions"]
    ]
    return Plan(
        tuple(data["bots"]),
        tuple(editions),
        options_of(int(data["players"]), data["michel"], data["team"], tuple(data["places"]), data["warden"]),
        int(data["deals"]),
        str(data["seed"]),
        bool(data["mixed"]),
        tuple((str(treatment), str(thing)) for treatment, thing in data["treatments"]),
    )


def treated_seat(deal: int, players: int) -> int:
    """Each in turn, independent of the starting seat."""
    return deal // players % players


def forbidden(book: Rulebook, thing: str) -> list[int]:
    """The actions that are never taken: a mechanism by its name, or one action by its text; empty if there is none."""
    numbers = [number for each in book.turn_actions if each.name == thing for _, number in each.numbers()]
    return numbers or ([book.action_of_text[thing]] if thing in book.action_of_text else [])


def dispensable(book: Rulebook) -> list[str]:
    """All mechanisms that a player could do without, by name."""
    return [name for name in mechanisms(book) if name not in NEEDED]


def action_cards(book: Rulebook) -> list[str]:
    return [name for name, card in book.edition.cards.items() if card.effects]


def can_be_given(book: Rulebook, card: str) -> bool:
    """A card of a pile, or of the Search deck."""
    kind = book.kind_of.get(card)
    return kind is not None and (kind < PILES or book.total[kind] > 0)
