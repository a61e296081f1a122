"""Golden records: games of every mode that are replayed on every change, and together show all there is.

They are made anew only on purpose, when a rule or the edition was changed and the change is meant to change old games:

    python -m tests.records.golden

A game whose old choices are all still legal is kept, with whatever came of them. The others, and new ones, are played
by a guide that looks for what no other game shows. As long as something is missing, games are played anew and kept if
they show more. What is missing at the end is printed: lay out a position for it below.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from itertools import product
from pathlib import Path
from random import Random

from blackgate import Options
from blackgate.edition import Edition, edition_of_0_1_0, load_edition
from blackgate.records import Recorder, read_record
from blackgate.records.record import PLAY
from tests.records.coverage import coverage_of, wanted
from tests.records.guide import Guide
from tests.standard import BACKGROUND_NAMES

FOLDER = Path(__file__).parents[1] / "golden" / "records"
ATTEMPTS = 3
PRISONERS = ("Ox", "Duchess", "Sparks", "Nails", "Granny", "Tank")
IN_TEAMS = ("library", "workshop", "gymnasium", "laundry", "psychiatric_ward")  # the Places of R14.7 apart

# Games of the first release go on as they were: most are of its cards, whatever the standard edition became.
FIRST = edition_of_0_1_0({}, "standard")
# It ends after so many rounds (R2.4).
ROUGH = edition_of_0_1_0(
    {
        "game": {"hand_limit": 5, "starting_cards": 6, "rounds": 4},
        "cards": {"sucker_punch": {"search": 9}, "riot": {"search": 6}, "poker_night": {"search": 6}},
    },
    "rough",
)
# Everybody is a con artist and all Search cards are in somebody's hand: every card is taken at some time.
CON_ARTISTS = edition_of_0_1_0(
    {
        "game": {"hand_limit": 60, "starting_cards": 12},
        "cards": {"link": {"search": 9}},
        "backgrounds": {
            name: {"effects": [{"do": "swap"}], "bonus": [{"do": "give_nothing"}]} for name in BACKGROUND_NAMES
        },
    },
    "con artists",
)

# Everybody is in the Gang of their Background: they reveal it with its bonus.
CREW_AND_CARTEL = """\
0: showers; hand spoon, knife; gang light_fingers; background burglar; points 5; cigarettes 4
1: showers; hand spoon, blade; gang lookout; background getaway_driver; points 5; cigarettes 4
2: showers; hand spoon, 2 link; gang scavenger; background pickpocket; points 5; cigarettes 9
3: showers; hand spoon, radio; gang middleman; background fence; points 5; cigarettes 9
4: showers; hand spoon, whisky; gang supplier; background kingpin; points 5; cigarettes 9
5: showers; hand spoon, pills; gang allowance; background smuggler; points 5; cigarettes 9
turn: 0
"""
BIKERS_AND_BRATVA = """\
0: cell_block; hand spoon, knife, blade; gang ambush; background boxer; points 5
1: cell_block; hand spoon, knife, blade; gang knuckles; background arsonist; points 5
2: cell_block; hand spoon, knife; gang trophy; background brawler; points 5
3: cell_block; hand spoon, knife; gang respect; background hitman; points 5
4: cell_block; hand spoon, knife; gang tribute; background loan_shark; points 5; cigarettes 5
5: cell_block; hand spoon, knife; gang long_arm; background enforcer; points 5; cigarettes 5
turn: 0
"""
TRIAD_AND_QUEERS = """\
0: cell_block; hand 2 spoon, blade; gang artisan; background blacksmith; points 5
1: cell_block; hand 2 spoon, sucker_punch; gang thrift; background tunneller; points 4
2: cell_block; hand spoon, link; gang herbalist; background doctor; points 5
3: cell_block; hand spoon, sucker_punch; gang charm; background con_artist; points 5
4: cell_block; hand spoon, riot; gang barter; background informer; points 5
5: cell_block; hand shovel, radio; gang stage; background escapist; points 5
turn: 1
"""
ANSWERS_WITH_BONUS = (
    *("play sucker_punch", "target 2", "pass", "pass", "reveal informer bonus", "dig spoon", "reveal tunneller bonus"),
    *("end", "play sucker_punch", "target 2", "reveal doctor bonus", "reveal con_artist bonus", "target 4"),
    "take riot",
)
ESCAPES = """\
0: showers; hand solitary_confinement, knife; points 11
1: showers; hand spoon; gang wardrobe; background escapist
turn: 0
"""
SENT_AWAY = ("play solitary_confinement", "target 1", "pass", "reveal escapist", "go cafeteria")
SENT_AWAY_WITH_BONUS = ("play solitary_confinement", "target 1", "pass", "reveal escapist bonus", "go cafeteria")
EXTORTED = ("extort 1", "demand spoon", "lay knife", "reveal escapist bonus", "go cafeteria")
TWO_WEAPONS = """\
0: showers; hand knife, blade; gang ambush; points 11
1: showers; hand shovel, spoon; gang respect
turn: 0
"""
TAKEN_BACK = ("extort 1", "demand shovel", "lay knife", "lay blade", "cooperate", "take knife")
FISTS = """\
options: michel
0: cafeteria; hand 2 spoon, 2 pickaxe; gang trophy; background boxer; points 8
1: cafeteria; hand 2 spoon, 2 pickaxe, shovel; points 10
turn: 0
michel: showers
michel_deck: knife_spoon_pickaxe, knife_pickaxe_shovel
"""
BOXED = ("cautious_move showers", "refuse", "reveal boxer")
BOXED_WITH_BONUS = ("cautious_move showers", "refuse", "reveal boxer bonus")
MUSCLES = """\
options: places gymnasium, laundry
0: recreational_area; hand 3 knife; tokens bodybuilding; points 9
1: recreational_area; hand 2 knife, blade; tokens 2 bodybuilding; points 9
2: infirmary; hand chain, cap, spoon; points 9
turn: 0
dice: 5, 2, 4, 6
"""
BRAWL_AND_FIGHT = (
    *("brawl knife", "lay blade", "extort 1", "demand spoon", "lay knife", "refuse", "bodybuilding", "lay knife"),
    *("bodybuilding", "bodybuilding", "yield"),
)
WARD = """\
options: places psychiatric_ward
0: infirmary; hand spoon; trauma apathy; points 7
1: infirmary; hand spoon; trauma cowardice; points 7
2: infirmary; hand spoon; trauma tremor; points 7
3: infirmary; hand spoon; trauma avarice; points 7
4: infirmary; hand spoon; trauma paranoia; points 7
5: infirmary; hand spoon; trauma stupor; points 7
turn: 0
"""
ALL_CURED = ("heal trauma", "end") * 6
CORRUPTION = """\
options: team; warden; places psychiatric_ward
0: cell_block; hand 3 spoon; gang lookout; tokens 3 corruption; points 5; cigarettes 3
1: cell_block_b; hand 3 spoon, painkillers; gang long_arm; trauma stupor; beatings 1; tokens 2 corruption; points 5
2: cafeteria; hand spoon; gang scavenger; points 5
3: showers; hand painkillers; gang tribute; trauma apathy; beatings 1; points 5
4: infirmary; hand spoon; gang shortcut; points 5
5: cell_block_b; hand spoon; gang respect; points 5
turn: 0
warden: cell_block
"""
REPORTED = ("dig spoon", "report", "freepass", "punish cigarettes", "dig spoon", "report", "pass")


@dataclass(frozen=True)
class Golden:
    """How a game begins, and for how many plays the guide looks for something new before it hurries to the end."""

    start: Callable[[], Recorder]
    plays: int = 250
    opening: tuple[str, ...] = ()
    likes: tuple[str, ...] = ()


def dealt(players: int | Options, first: int | None = None, edition: Edition = FIRST) -> Recorder:
    """A game whose secret is made of its options."""
    options = players if isinstance(players, Options) else Options(players)
    return Recorder.start(
        options,
        edition=edition,
        names=PRISONERS[: options.players],
        first=first,
        secret=sha256(f"golden {options}".encode()).digest(),
        contributions=[name.lower()[::-1] for name in PRISONERS[: options.players]],
    )


def laid_out(position: str) -> Recorder:
    return Recorder.start_from(position, seed="golden", edition=FIRST)


def rough() -> Recorder:
    return Recorder.start(5, edition=ROUGH, secret=sha256(b"golden rough").digest())


def con_artists() -> Recorder:
    options = Options(6, places=("library",))
    return Recorder.start(options, edition=CON_ARTISTS, secret=sha256(b"golden con artists").digest())


GAMES: dict[str, Golden] = {
    "two-players": Golden(lambda: dealt(2)),
    "three-players": Golden(lambda: dealt(3, first=2)),
    "four-players": Golden(lambda: dealt(4)),
    "five-players": Golden(lambda: dealt(5)),
    "six-players": Golden(lambda: dealt(6)),
    "michel": Golden(lambda: dealt(Options(3, michel="michel"))),
    "michelle": Golden(lambda: dealt(Options(4, michel="michelle"))),
    "teams-of-two": Golden(lambda: dealt(Options(4, team=True))),
    "teams-of-three": Golden(lambda: dealt(Options(6, team=True))),
    "warden": Golden(lambda: dealt(Options(5, warden=True))),
    "library": Golden(lambda: dealt(Options(6, places=("library",)))),
    "workshop": Golden(lambda: dealt(Options(3, places=("workshop",)))),
    "gambling-cells": Golden(lambda: dealt(Options(4, places=("gambling_cells",)))),
    "gymnasium": Golden(lambda: dealt(Options(6, places=("gymnasium",)))),
    "laundry": Golden(lambda: dealt(Options(4, places=("laundry",)))),
    "psychiatric-ward": Golden(lambda: dealt(Options(5, places=("psychiatric_ward",)))),
    "everything": Golden(
        lambda: dealt(Options(6, michel="michel", warden=True, places=("gambling_cells", *IN_TEAMS))), 400
    ),
    "everything-in-teams": Golden(
        lambda: dealt(Options(6, michel="michelle", team=True, warden=True, places=IN_TEAMS)), 300
    ),
    "standard-two-players": Golden(lambda: dealt(2, edition=load_edition())),
    "standard-four-players": Golden(lambda: dealt(4, edition=load_edition())),
    "standard-six-players": Golden(
        lambda: dealt(Options(6, michel="michel", warden=True), edition=load_edition()), 400
    ),
    "own-edition": Golden(rough, 0),
    "con-artists": Golden(con_artists, 900, likes=("rehabilitate", "cautious_move showers")),
    "laid-out-crew-and-cartel": Golden(lambda: laid_out(CREW_AND_CARTEL)),
    "laid-out-bikers-and-bratva": Golden(lambda: laid_out(BIKERS_AND_BRATVA)),
    "laid-out-triad-and-queers": Golden(lambda: laid_out(TRIAD_AND_QUEERS), 100, ANSWERS_WITH_BONUS),
    "laid-out-sent-away": Golden(lambda: laid_out(ESCAPES), 0, SENT_AWAY),
    "laid-out-sent-away-with-bonus": Golden(lambda: laid_out(ESCAPES), 0, SENT_AWAY_WITH_BONUS),
    "laid-out-extorted": Golden(lambda: laid_out(ESCAPES), 0, EXTORTED),
    "laid-out-two-weapons": Golden(lambda: laid_out(TWO_WEAPONS), 0, TAKEN_BACK),
    "laid-out-fists": Golden(lambda: laid_out(FISTS), 0, BOXED),
    "laid-out-fists-with-bonus": Golden(lambda: laid_out(FISTS), 40, BOXED_WITH_BONUS),
    "laid-out-muscles": Golden(lambda: laid_out(MUSCLES), 20, BRAWL_AND_FIGHT),
    "laid-out-ward": Golden(lambda: laid_out(WARD), 0, ALL_CURED),
    "laid-out-corruption": Golden(lambda: laid_out(CORRUPTION), 100, REPORTED),
}


def old_choices(file: Path) -> list[str]:
    """The actions of an old record, also of one that was written for another edition."""
    if not file.exists():
        return []
    texts = [line.rpartition(" #")[0] for line in file.read_text(encoding="utf-8").splitlines()]
    plays = [PLAY.fullmatch(text) for text in texts]
    return [play[2] for play in plays if play]


def played_again(name: str) -> Recorder | None:
    """The game with its old choices, if they lead to its end."""
    recorder = GAMES[name].start()
    for action in old_choices(FOLDER / f"{name}.txt"):
        if action not in recorder.game.legal_texts():
            return None
        recorder.play(action)
    return recorder if recorder.game.over else None


def played_anew(name: str, missing: set[str], seed: str) -> Recorder:
    golden = GAMES[name]
    recorder = golden.start()
    Guide(missing).play(recorder, Random(seed), golden.plays, golden.opening, golden.likes)
    return recorder


class Collection:
    """The records that have been made, and what each of them shows."""

    def __init__(self) -> None:
        self.shown: dict[str, set[str]] = {}

    def missing(self, without: str = "") -> set[str]:
        """What none of the games shows, one of them left out."""
        return wanted().difference(*(shown for name, shown in self.shown.items() if name != without))

    def offer(self, name: str, recorder: Recorder) -> None:
        """Keep it, unless there is one that shows as much."""
        recorder.finish()
        shown, _ = coverage_of(read_record(recorder.text()))
        missing = self.missing(without=name)
        if name in self.shown and len(missing - shown) >= len(missing - self.shown[name]):
            return
        self.shown[name] = shown
        (FOLDER / f"{name}.txt").write_bytes(recorder.text().encode())
        print(f"{name}: {len(recorder.text())} bytes, {len(self.missing())} things missing")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    made = Collection()
    for name in GAMES:
        if recorder := played_again(name):
            made.offer(name, recorder)
    for name in [name for name in GAMES if name not in made.shown]:
        made.offer(name, played_anew(name, made.missing(), name))
    for seed, name in product(range(ATTEMPTS), GAMES):
        if made.missing():
            made.offer(name, played_anew(name, made.missing(without=name), f"{name} {seed}"))
    print(*sorted(made.missing()), sep="\n")


if __name__ == "__main__":
    main()
