"""What a seat may know (R17): built up from that, never cut down from the truth. All that a bot or client gets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from blackgate.messages import phrase
from blackgate.rules.book import name_of
from blackgate.rules.counts import Counts
from blackgate.rules.errors import UnknownSeat
from blackgate.rules.events import EVERYBODY
from blackgate.rules.kinds import (
    CARD_NAMES,
    NOBODY,
    NOTHING,
    PILES,
    TOKEN_NAMES,
    TOKENS,
    TOOLS,
)
from blackgate.rules.memory import PLENTY, viewer_of
from blackgate.rules.modules import MICHEL_PLACE, TOKEN_STACKS, WARDEN_PLACE
from blackgate.rules.player import PublicPlayer
from blackgate.rules.saving import Plain, counts, gangs_of, laid_out, modules_of, seat_of
from blackgate.rules.state import NO_CARDS, PublicState

if TYPE_CHECKING:
    from blackgate.plain import PublicSeat
    from blackgate.rules.book import Rulebook
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player

NONE_UNDER: Final[list[int]] = []


@mypyc_attr(acyclic=True)
class PlayerView(PublicPlayer):
    """What everybody may know of a player (R17.1), and the Background where it is known.

    Cards, tokens and Places by name; `""` is none or unknown. What the rules and bots count with is in `PublicPlayer`.
    """

    def __init__(self, player: Player, viewer: i64, state: PublicState) -> None:
        super().__init__(player.seat, player.slot, player.gang_card)
        self.copy_public(player)
        self.book: Final[Rulebook] = state.book
        self.tunnels: Final[vec[i64]] = state.tunnels
        known = player.revealed or player.seat == viewer
        self.background_number: Final = player.background if known else NOTHING  # NOTHING: unknown

    @property
    def place(self) -> str:
        return self.book.places[self.slot].name

    @property
    def gang(self) -> str:
        """The Gang card."""
        return name_of(self.book.gang_card_names, self.gang_card.index)

    @property
    def background(self) -> str:
        return name_of(self.book.background_names, self.background_number)

    @property
    def trauma(self) -> str:
        return name_of(self.book.trauma_names, self.trauma_number)

    @property
    def tokens(self) -> Counts:
        return Counts(TOKEN_NAMES, self.tokens_by_kind, 0, TOKENS)

    @property
    def tunnel(self) -> Counts:
        """The Tools they dug with."""
        start = self.seat * TOOLS
        return Counts(CARD_NAMES[: int(TOOLS)], self.tunnels[start : start + TOOLS], 0, TOOLS)


@mypyc_attr(acyclic=True)
class View(PublicState):
    """A game as one seat, or with NOBODY a spectator, may know it.

    Cards and tokens are counted by name: `view.hand["knife"]`, `view.piles`, `view.discard`, `view.players[2].tokens`.
    What the rules and bots count with is by kind. `least` and `most` (spot * book.kinds + kind, the Search deck last)
    bound what lies unseen: the tracker (R17.3).
    """

    def __init__(self, game: Game, seat: i64) -> None:
        if not NOBODY <= seat < game.seats:
            raise UnknownSeat(phrase("error-unknown-seat", seat=seat, most=game.seats - 1))
        super().__init__(game.book)
        self.copy_public(game)
        self.seat: Final = seat
        self.players: list[PlayerView] = [PlayerView(player, seat, self) for player in game.players]
        self.hand_by_kind: Final[vec[i64]] = NO_CARDS if seat == NOBODY else game.players[seat].hand[:]
        # under the Background deck, from the top: NOTHING where this seat did not see what went there
        self.backgrounds_under: Final = known_under(game, seat)
        self.least: vec[i64] = NO_CARDS
        self.most: vec[i64] = NO_CARDS
        memory = game.memory
        if memory is not None:
            spots = (game.seats + 1) * game.book.kinds
            start = viewer_of(seat, game.seats) * spots
            self.least = memory.least[start : start + spots]
            self.most = memory.most[start : start + spots]

    def winners(self) -> list[int]:
        """Who has won, once the game is over."""
        return self.book.winners([int(player.points) for player in self.players]) if self.over else []

    # --- by name
    @property
    def hand(self) -> Counts:
        return Counts(self.book.card_names, self.hand_by_kind, 0, self.book.kinds)

    @property
    def piles(self) -> Counts:
        """What is left on the four piles (R1.2)."""
        return Counts(CARD_NAMES[: int(PILES)], self.open, 0, PILES)

    @property
    def discard(self) -> Counts:
        """The Search discard (R1.4)."""
        return Counts(self.book.card_names, self.open, PILES, self.book.kinds)

    @property
    def table(self) -> Counts:
        """What is in no hand and on no pile (R18.14)."""
        return Counts(self.book.card_names, self.on_table, 0, self.book.kinds)

    @property
    def gangs(self) -> dict[str, list[str]]:
        """For each Gang its pile of cards: the one on top, and what was put under it, from the top."""
        return gangs_of(self)

    @property
    def stacks(self) -> Counts:
        """The tokens that are left."""
        return Counts(TOKEN_NAMES, self.figures[TOKEN_STACKS : TOKEN_STACKS + TOKENS], 0, TOKENS)

    @property
    def michel(self) -> str:
        """Where they are; "" where they do not play."""
        return self.book.places[self.figures[MICHEL_PLACE]].name if self.book.options.michel else ""

    @property
    def warden(self) -> str:
        """Where she is; "" where she does not play."""
        return self.book.places[self.figures[WARDEN_PLACE]].name if self.book.options.warden else ""

    @property
    def backgrounds(self) -> list[str]:
        """What lies under the Background deck, from the top; "" where this seat did not see it."""
        return ["" if i == NOTHING else self.book.background_names[i] for i in self.backgrounds_under]

    def plain(self) -> Plain:
        """The view as plain data with the names of the rulebook, for clients, logs and bots in other languages.

        Nothing is left out: `view_from_plain` makes the same view of it again.
        """
        return plain_of(self.public(), self.own())

    def public(self) -> Plain:
        """The part that is the same for everybody who looks at the game at this moment (R17.1)."""
        return {
            "asked": self.asked(),
            "seats": [self.public_seat(player) for player in self.players],
            "deck_size": self.deck_size,
            **laid_out(self),
            "modules": {} if self.book.module is None else self.modules(),
        }

    def modules(self) -> Plain:
        return {"backgrounds_seen": self.background_seen, **modules_of(self)}

    def public_seat(self, player: PlayerView) -> PublicSeat:
        return seat_of(self, player, player.background_number if player.revealed else NOTHING)

    def own(self, *, remembered: bool = True) -> Plain:
        """What this seat knows besides: its hand and Background, and what it remembers, if that is wanted."""
        return {
            "seat": self.seat,
            "hand": counts(self.book.card_names, self.hand_by_kind),
            "background": "" if self.seat == NOBODY else self.players[self.seat].background,
            "backgrounds": self.backgrounds,
            "tracker": [self.tracker(player.seat) if remembered else {} for player in self.players],
            "bounds": self.bounds() if remembered else [],
        }

    def tracker(self, seat: i64) -> dict[str, list[int]]:
        """R17.3: at least and at most how many of each kind a hand holds, where something is known."""
        found: dict[str, list[int]] = {}
        if len(self.least) == 0 or seat == self.seat:
            return found
        names = self.book.card_names
        start = seat * self.book.kinds
        free = self.players[seat].hand_size
        for kind in range(self.book.kinds):
            free -= self.least[start + kind]
        for kind in range(self.book.kinds):
            least = self.least[start + kind]
            most = min(self.most[start + kind], least + free)
            if (least > 0 or most < free) and names[kind] != "":
                found[names[kind]] = [int(least), int(most)]
        return found

    def bounds(self) -> list[dict[str, list[int]]]:
        """R17.3: all that the tracker holds, hand by hand and last the Search deck; nothing without a tracker."""
        names = self.book.card_names
        spots: list[dict[str, list[int]]] = []
        for start in range(0, len(self.least), int(self.book.kinds)):
            spot: dict[str, list[int]] = {}
            for kind in range(self.book.kinds):
                least = self.least[start + kind]
                most = self.most[start + kind]
                if (least > 0 or most != PLENTY) and names[kind] != "":
                    spot[names[kind]] = [int(least), int(most)]
            spots.append(spot)
        return spots


def plain_of(public: Plain, own: Plain) -> Plain:
    """Both parts of a view in one. In a window `own` may say what waits for this seat in place of the public part."""
    seat, seats, trackers, modules = own["seat"], public["seats"], own["tracker"], public["modules"]
    assert isinstance(seat, int)
    assert isinstance(seats, list)
    assert isinstance(trackers, list)
    assert isinstance(modules, dict)
    together = [{**each, "tracker": tracker} for each, tracker in zip(seats, trackers, strict=True)]
    if seat != NOBODY:
        together[seat]["background"] = own["background"]
    if modules:
        modules = {**modules, "backgrounds": own["backgrounds"]}
    both: Plain = {**public, "seats": together, "modules": modules}
    for key in ("seat", "hand", "bounds", "asked", "waiting"):
        if key in own:
            both[key] = own[key]
    return both


def known_under(game: Game, seat: i64) -> list[int]:
    if not game.background_deck.tail:
        return NONE_UNDER
    under: list[int] = []
    for i, index in enumerate(game.background_deck.tail):
        seen = game.background_seen[i]
        known = seen == EVERYBODY or (seat != NOBODY and seen >> seat & 1)
        under.append(index if known else NOTHING)
    return under
