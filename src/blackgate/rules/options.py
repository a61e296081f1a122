"""Which game is played: how many players, and which modules besides the base game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from blackgate.rules.errors import BlackgateError
from blackgate.rules.kinds import MAX_SEATS

if TYPE_CHECKING:
    from blackgate.edition import Edition

FEWEST: Final = 2
STANDEES: Final = ("michel", "michelle")


class Options:
    """`michel`: which standee, or empty; `places`: the modular Places in play, by their ids."""

    def __init__(
        self,
        players: int = 4,
        *,
        michel: str = "",
        team: bool = False,
        places: tuple[str, ...] = (),
        warden: bool = False,
    ) -> None:
        self.players: Final = players
        self.michel: Final = michel
        self.team: Final = team
        self.places: Final = tuple(sorted(set(places)))
        self.warden: Final = warden

    def key(self) -> tuple[int, str, bool, tuple[str, ...], bool]:
        return (self.players, self.michel, self.team, self.places, self.warden)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return (
            f"Options({self.players}, michel={self.michel!r}, team={self.team}, "
            f"places={self.places!r}, warden={self.warden})"
        )

    def check(self, edition: Edition) -> None:
        """Refuse what the rules do not allow together, with the rule."""
        if not FEWEST <= self.players <= MAX_SEATS:
            raise BlackgateError(f"players: {self.players} cannot play; choose from {FEWEST} to {MAX_SEATS} (R1.1)")
        if self.michel and self.michel not in STANDEES:
            raise BlackgateError(f"michel: there is no {self.michel!r}; choose {' or '.join(STANDEES)} (R12.1)")
        if self.team and self.players not in edition.team.goals:
            sizes = " or ".join(str(size) for size in edition.team.goals)
            raise BlackgateError(f"team: the team mode takes {sizes} players, not {self.players} (R13.1)")
        replaced: dict[str, str] = {}
        for name in self.places:
            if name not in edition.modular_places:
                known = ", ".join(edition.modular_places)
                raise BlackgateError(f"places: there is no {name!r}; choose among {known} (R14.1)")
            slot = edition.modular_places[name].replaces
            if slot in replaced:
                raise BlackgateError(f"places: {replaced[slot]} and {name} both replace {slot}; choose one (R14.1)")
            if self.team and slot == "cell_block":
                raise BlackgateError(f"places: {name} cannot be used in team mode, which has two Cell Blocks (R14.7)")
            replaced[slot] = name
