"""Which game is played: how many players, and which modules besides the base game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from blackgate.messages import phrase
from blackgate.rules.errors import WrongOptions
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
        places: Sequence[str] = (),
        warden: bool = False,
    ) -> None:
        self.players: Final = players
        self.michel: Final = michel
        self.team: Final = team
        self.places: Final = tuple(sorted({places} if isinstance(places, str) else set(places)))
        self.warden: Final = warden

    def key(self) -> tuple[int, str, bool, tuple[str, ...], bool]:
        return (self.players, self.michel, self.team, self.places, self.warden)

    def as_dict(self) -> dict[str, object]:
        return {
            "players": self.players,
            "michel": self.michel,
            "team": self.team,
            "places": list(self.places),
            "warden": self.warden,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return (
            f"Options({self.players}, michel={self.michel!r}, team={self.team}, "
            f"places={self.places!r}, warden={self.warden})"
        )

    def __reduce__(self) -> tuple[Callable[..., Options], tuple[object, ...]]:
        """So that compiled options can be copied and pickled too."""
        return options_of, self.key()

    def check(self, edition: Edition) -> None:
        """Refuse what the rules do not allow together, with the rule."""
        if not FEWEST <= self.players <= MAX_SEATS:
            raise WrongOptions(phrase("error-options-players", found=self.players, least=FEWEST, most=MAX_SEATS))
        if self.michel and self.michel not in STANDEES:
            known = ", ".join(STANDEES)
            raise WrongOptions(phrase("error-options-michel", found=repr(self.michel), known=known))
        if self.team and self.players not in edition.team.goals:
            known = ", ".join(str(size) for size in edition.team.goals)
            raise WrongOptions(phrase("error-options-team", found=self.players, known=known))
        replaced: dict[str, str] = {}
        for name in self.places:
            if name not in edition.modular_places:
                known = ", ".join(edition.modular_places)
                raise WrongOptions(phrase("error-options-unknown-place", found=repr(name), known=known))
            slot = edition.modular_places[name].replaces
            if slot in replaced:
                first = replaced[slot]
                raise WrongOptions(phrase("error-options-same-place", first=first, second=name, place=slot))
            if self.team and slot == "cell_block":
                raise WrongOptions(phrase("error-options-team-place", found=name))
            replaced[slot] = name


def options_of(players: int, michel: str, team: bool, places: tuple[str, ...], warden: bool) -> Options:
    """The options with that key."""
    return Options(players, michel=michel, team=team, places=places, warden=warden)
