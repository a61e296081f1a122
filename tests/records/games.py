"""What the tests of records share: games on record, and ways to tamper with them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from random import Random

from blackgate import Options
from blackgate.edition import Edition, edition_from
from blackgate.records import Record, Recorder, read_record
from blackgate.records.lines import Sealer
from blackgate.rules.game import Game

SECRET = bytes(range(32))
CONTRIBUTIONS = ("scar", "", "été 🚬")

# A game of three rounds: small enough to look at every line.
SHORT = edition_from({"game": {"rounds": 3}}, "short")

# Games with more than the base game: each module alone or with others, and all that can be played together.
IN_TEAMS = ("gymnasium", "laundry", "library", "psychiatric_ward", "workshop")
MODES = [
    Options(3, michel="michel"),
    Options(4, team=True),
    Options(2, warden=True),
    Options(3, places=("library",)),
    Options(3, places=("workshop",)),
    Options(3, places=("gambling_cells",)),
    Options(3, places=("gymnasium",)),
    Options(3, places=("laundry",)),
    Options(3, places=("psychiatric_ward",)),
    Options(5, michel="michelle", warden=True, places=("gambling_cells", *IN_TEAMS)),
    Options(6, michel="michelle", team=True, warden=True, places=IN_TEAMS),
]

POSITION = """\
0: showers; hand link, 2 knife, poker_night; cigarettes 3
1: showers; hand shovel, spoon; background doctor
2: cell_block; background escapist revealed; points 4; tunnel pickaxe, 2 spoon
turn: 0; actions 2
"""

POSITION_IN_TEAMS = """\
options: michelle; team; warden; places library, psychiatric_ward
0: showers; hand link, 2 knife, solitary_confinement; cigarettes 3; tokens 2 spy, corruption
1: showers; hand shovel, spoon; background doctor
2: cell_block; background escapist revealed; points 4; tunnel pickaxe, 2 spoon
3: cell_block_b; trauma tremor; beatings 1
turn: 0
michel: cafeteria
warden: wardens_office
"""


def any_choice(game: Game, random: Random) -> str:
    """A random choice, with a leaning to act before ending the turn, and to dig."""
    legal = game.legal_texts()
    digs = [text for text in legal if text.startswith("dig")]
    if digs:
        return random.choice(digs)
    if legal[0] == "end" and len(legal) > 1 and random.random() < 0.9:
        del legal[0]
    return random.choice(legal)


def play_on(recorder: Recorder, random: Random, after_each: Callable[[], None] = lambda: None) -> Recorder:
    """To the end, by random choices."""
    while not recorder.game.over:
        recorder.play(any_choice(recorder.game, random))
        after_each()
    return recorder


@cache
def whole_game(
    players: int | Options = 3, seed: int = 1, edition: Edition | None = None, keep_secret: bool = False
) -> str:
    """The text of a whole game."""
    options = players if isinstance(players, Options) else Options(players)
    recorder = Recorder.start(
        options,
        names=[f"Player {seat}" for seat in range(options.players)],
        edition=edition,
        secret=SECRET,
        contributions=(CONTRIBUTIONS * 2)[: options.players],
        keep_secret=keep_secret,
    )
    play_on(recorder, Random(seed)).finish()
    return recorder.text()


@cache
def short_game(seed: int = 1) -> str:
    return whole_game(3, seed, SHORT)


@cache
def game_from_position(seed: int = 1, position: str = POSITION) -> str:
    recorder = Recorder.start_from(position, seed=seed, edition=SHORT)
    play_on(recorder, Random(seed)).finish()
    return recorder.text()


def texts_of(record: str) -> list[str]:
    """The lines without their checksums."""
    return [line[: -len(" #000000")] for line in record.splitlines()]


def sealed(texts: Iterable[str]) -> str:
    """Lines with checksums that fit: what a forger would make."""
    sealer = Sealer()
    return "".join(sealer.add(text) for text in texts)


def forged(record: str, line: int, old: str, new: str) -> Record:
    """The record with something replaced in a line (counted from 1), and all checksums made to fit."""
    texts = texts_of(record)
    assert old in texts[line - 1], f"'{old}' is not in '{texts[line - 1]}'"
    texts[line - 1] = texts[line - 1].replace(old, new, 1)
    return read_record(sealed(texts))


def line_of(record: str, wanted: Callable[[str], bool]) -> int:
    """The number of the first line of which that is true."""
    return next(number for number, text in enumerate(texts_of(record), 1) if wanted(text))
