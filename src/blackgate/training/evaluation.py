"""What a network is measured by in the end."""

from __future__ import annotations

from blackgate.edition import schema
from blackgate.rules.options import Options
from blackgate.training.editions import made_up_edition
from blackgate.training.jobs import NETWORK
from blackgate.training.matches import RIVAL, Match

EVERYTHING = Options(4, michel="michel", places=schema.FAMILIES["modular_places"], warden=True)
TEAMS = Options(
    4,
    team=True,
    michel="michel",
    places=[place for place in schema.FAMILIES["modular_places"] if place != "gambling_cells"],
    warden=True,
)
EDITIONS = 10  # made up, and never trained on


def final_matches(games: int) -> list[Match]:
    """One against the others, by number of players and modules; then editions of which it has seen none."""
    matches = [
        Match("3 veterans", Options(4), "veteran", games),
        Match("1 veteran", Options(2), "veteran", games),
        Match("5 veterans", Options(6), "veteran", games),
        Match("3 rookies", Options(4), "rookie", games),
        Match("everything, 3 veterans", EVERYTHING, "veteran", games),
        Match("teams with everything, 2 veterans", TEAMS, "veteran", games),
        Match("2 veterans", Options(3), "veteran", games),
        Match("4 veterans", Options(5), "veteran", games),
        Match("3 of itself after imitation", Options(4), RIVAL, games),
        Match("3 of itself", Options(4), NETWORK, games // 2),
    ]
    return matches + [
        Match(f"made-up edition {number}, 3 veterans", Options(4), "veteran", games // 4, made_up_edition(number))
        for number in range(EDITIONS)
    ]
