"""What is trained, how large and for how long; and which games are played."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from blackgate.edition import schema
from blackgate.rules.options import STANDEES, Options

PLACES: Final = schema.FAMILIES["modular_places"]


@dataclass(frozen=True)
class Plan:
    """All numbers of a training, as they are for a few minutes on a CPU. Times are in seconds; `phases`, if not 0, ends
    a stage by count instead, so that the same seed gives the same updates."""

    seed: int = 1
    device: str = "cpu"
    width: int = 128
    workers: int = 2  # processes that play
    own_workers: int = 1  # of them, those that play editions made up (editions.py)
    slots: int = 64  # games of a worker and half
    steps: int = 32  # decisions of each game in a phase
    imitation: float = 60.0  # seconds of watching veterans
    imitation_phases: int = 0
    imitation_steps: int = 64
    seconds: float = 120.0  # of self-play
    phases: int = 0
    minibatch: int = 1024
    epochs: int = 1
    rate: float = 5e-4
    last_rate: float = 5e-5
    first_rate: float = 4.0  # times the rate: of the first layer
    imitation_rate: float = 1e-3
    imitation_minibatch: int = 1024
    clip: float = 0.2
    entropy: float = 0.01
    last_entropy: float = 0.001
    value_weight: float = 1.0
    advantage_decay: float = 0.5  # along each seat's own choices, where others choose in between
    value_decay: float = 0.98  # along all choices of a game
    league: float = 0.5  # of the games with seats held by the past
    snapshot: float = 20.0  # seconds between versions that are kept as opponents
    past: int = 12  # so many versions at most
    quantised_from: float = 0.8  # of self-play; from there on with weights and activations as they are played with
    edition_phases: int = 24  # an edition is played for so long
    report: float = 10.0  # seconds between lines of the log
    evaluation: float = 30.0  # seconds between matches as it goes
    evaluation_games: int = 128  # of such a match
    final_games: int = 48  # against each opponent, in the end


# How often what is played, in hundredths; `everything`: with what Places, Michel(le) and Warden there are
MIX: Final = (
    (46, 4, "base"),
    (6, 4, "some"),
    (7, 4, "everything"),
    (6, 4, "team"),
    (7, 2, "base"),
    (2, 2, "some"),
    (4, 3, "base"),
    (2, 3, "some"),
    (5, 5, "base"),
    (2, 5, "some"),
    (9, 6, "base"),
    (2, 6, "some"),
    (2, 6, "team"),
)


def options_for(players: int, mode: str, chance: Random) -> Options:
    """`base`: no module; `some`: some of them at random; `everything`; `team`: teams with everything or nothing."""
    if mode == "base":
        return Options(players)
    team = mode == "team"
    places = [place for place in PLACES if not (team and place == "gambling_cells")]  # there are two Cell Blocks
    if mode == "some" or (team and chance.random() < 0.5):
        share = chance.choice([0.0, 0.3, 0.6])
        places = [place for place in places if chance.random() < share]
        michel = chance.choice(["", *STANDEES])
        return Options(players, michel=michel, team=team, places=places, warden=chance.random() < 0.4)
    return Options(players, michel=chance.choice(STANDEES), team=team, places=places, warden=True)


def mixed_options(games: int, seed: int) -> list[Options]:
    """Options for so many games, in the proportions of the mix."""
    chance = Random(f"options {seed}")
    total = sum(weight for weight, _, _ in MIX)
    found: list[Options] = []
    reached = 0.0
    for weight, players, mode in MIX:
        reached += weight * games / total
        while len(found) < round(reached):
            found.append(options_for(players, mode, chance))
    chance.shuffle(found)
    return found
