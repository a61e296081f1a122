"""Starting a game, as users call it: players, seed, edition."""

from __future__ import annotations

import hashlib
from os import urandom
from typing import Final

from mypy_extensions import i64

from blackgate.edition import Edition, load_edition
from blackgate.messages import phrase
from blackgate.rules.book import Rulebook
from blackgate.rules.build import build_rulebook
from blackgate.rules.dealer import Dealer, SealedDealer
from blackgate.rules.errors import WrongOptions
from blackgate.rules.game import Game
from blackgate.rules.kinds import NOBODY
from blackgate.rules.options import Options
from blackgate.rules.setup import set_up

MOST_BOOKS: Final = 256
BOOKS: Final[dict[tuple[Edition, Options], Rulebook]] = {}


def rulebook(options: Options | int = 4, edition: Edition | None = None) -> Rulebook:
    """The rulebook for these options, or for so many players of the base game, made once for each edition."""
    if not isinstance(options, Options):
        options = Options(options)
    edition = load_edition() if edition is None else checked(edition)
    key = (edition, options)  # the whole of it: names and texts do not count for the fingerprint
    if key not in BOOKS:
        if len(BOOKS) >= MOST_BOOKS:  # strangers' editions must not fill the memory
            BOOKS.clear()
        BOOKS[key] = build_rulebook(edition, options)
    return BOOKS[key]


def checked(edition: object) -> Edition:
    """Not the path of a file, for example."""
    if not isinstance(edition, Edition):
        raise WrongOptions(phrase("error-options-edition", found=repr(edition)))
    return edition


def new_game(
    players: int | Options = 4,
    seed: int | str | bytes | None = None,
    *,
    edition: Edition | None = None,
    first: int | None = None,
    dealer: Dealer | None = None,
    events: bool = True,
    tracker: bool = True,
) -> Game:
    """A game that is set up (R1). Everything random comes from the seed; without one, a seed nobody knows.

    `players`: how many, or `Options` for more than the base game. `first`: the seat that begins, by chance if none is
    named (R1.7). `dealer`: in place of a seed. `events`, `tracker`: switch off what is not needed, for speed.
    """
    book = rulebook(players, edition)
    if first is not None and not 0 <= first < book.seats:
        raise WrongOptions(phrase("error-options-first", seat=first, most=book.seats - 1))
    begins: i64 = NOBODY if first is None else first
    return set_up(book, dealer or SealedDealer(seed_bytes(seed)), begins, events, tracker)


def seed_bytes(seed: int | str | bytes | None) -> bytes:
    """32 bytes for a seed of any kind."""
    if seed is None:
        return urandom(32)
    if isinstance(seed, bytes):
        return seed
    return hashlib.sha256(str(seed).encode()).digest()
