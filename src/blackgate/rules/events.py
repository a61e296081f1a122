"""What happened, for the log, the animations and whoever looks on. Simulations switch events off and pay nothing.

Every field of an event is public but its card and `number`, which only the seats in `audience` may know. An event
whose name is in `PRIVATE` does not exist at all for the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from blackgate.rules.kinds import GANG_NAMES, NOBODY, NOTHING, PUNISHMENT_NAMES, TOKEN_NAMES

if TYPE_CHECKING:
    from blackgate.rules.book import Rulebook

EVERYBODY: Final[i64] = -1  # as a mask: every bit is set

# Turns and the end
GAME_STARTS: Final[i64] = 0
BACKGROUND_DEALT: Final[i64] = 1
TURN_STARTS: Final[i64] = 2
TURN_ENDS: Final[i64] = 3
GAME_WON: Final[i64] = 4
GAME_ENDS: Final[i64] = 5  # the limit of R2.4
# Cards on the move: these alone say where cards are
DRAWS: Final[i64] = 6
RESHUFFLES: Final[i64] = 7
TAKES_FROM_PILE: Final[i64] = 8
DISCARDS: Final[i64] = 9
SELLS: Final[i64] = 10
PAYS: Final[i64] = 11
LAYS: Final[i64] = 12
PLAYS: Final[i64] = 13
CLEARS: Final[i64] = 14  # from the table to its pile
TAKES_BACK: Final[i64] = 15  # from the table to the hand
TAKES_OPENLY: Final[i64] = 16  # from other
TAKES_HIDDEN: Final[i64] = 17  # from other
GIVES_HIDDEN: Final[i64] = 18  # to other
DISCARDS_AT_RANDOM: Final[i64] = 19
LACKS: Final[i64] = 20  # seen to have no such card
LOOKS_AT_HAND: Final[i64] = 21
SEES: Final[i64] = 22
SHUFFLES_HANDS: Final[i64] = 23
IS_DEALT: Final[i64] = 24
DIGS: Final[i64] = 25
# Everything else
SEARCHES: Final[i64] = 26
ROLLS: Final[i64] = 27
ROLLS_AGAIN: Final[i64] = 28
GOES: Final[i64] = 29
IS_SENT: Final[i64] = 30
LEAVES_GANG: Final[i64] = 31
JOINS: Final[i64] = 32
TURNS_UP: Final[i64] = 33  # card: gang card on top
CRAFTS: Final[i64] = 34
BUYS: Final[i64] = 35  # card: what
HEALS: Final[i64] = 36
GETS_CIGARETTES: Final[i64] = 37
TAKES_CIGARETTES: Final[i64] = 38  # from other
IS_BEATEN: Final[i64] = 39  # other: who caused it
BEATING_HAS_NO_EFFECT: Final[i64] = 40
GETS_ACTIONS: Final[i64] = 41
SCORES: Final[i64] = 42
REVEALS: Final[i64] = 43
TARGETS: Final[i64] = 44
EXTORTS: Final[i64] = 45
DEMANDS: Final[i64] = 46
COOPERATES: Final[i64] = 47
REFUSES: Final[i64] = 48
NEEDS_NO_WEAPON: Final[i64] = 49
YIELDS: Final[i64] = 50
WINS_COMBAT: Final[i64] = 51
IS_STOPPED: Final[i64] = 52  # card: the Action card
BARTERS: Final[i64] = 53
# Modules
TAKES_TOKEN: Final[i64] = 54
DISCARDS_TOKEN: Final[i64] = 55
KEEPS_TOKEN: Final[i64] = 56  # a Skill token stays on the Tool
GETS_TRAUMA: Final[i64] = 57
SHEDS_TRAUMA: Final[i64] = 58
NEW_BACKGROUND: Final[i64] = 59
OLD_BACKGROUND: Final[i64] = 60  # under the deck
BETS: Final[i64] = 61
WINS_BET: Final[i64] = 62
LOSES_BET: Final[i64] = 63
BRAWLS: Final[i64] = 64
STAYS_OUT: Final[i64] = 65  # discards no Weapon in a Brawl
MICHEL_GOES: Final[i64] = 66
MICHEL_EXTORTS: Final[i64] = 67
MICHEL_REVEALS: Final[i64] = 68
MICHEL_LOSES: Final[i64] = 69
MICHEL_WINS: Final[i64] = 70
MICHEL_RESHUFFLES: Final[i64] = 71
WARDEN_GOES: Final[i64] = 72
REPORTS: Final[i64] = 73  # other: the actor
GOES_FREE: Final[i64] = 74
PUNISHES: Final[i64] = 75
EXCHANGES: Final[i64] = 76
HELPS: Final[i64] = 77
LOSES_CIGARETTES: Final[i64] = 78

EVENT_NAMES: Final = (
    "game-starts", "background-dealt", "turn-starts", "turn-ends", "game-won", "game-ends",
    "draws", "reshuffles", "takes-from-pile", "discards", "sells", "pays", "lays", "plays", "clears", "takes-back",
    "takes-openly", "takes-hidden", "gives-hidden", "discards-at-random", "lacks", "looks-at-hand", "sees",
    "shuffles-hands", "is-dealt", "digs",
    "searches", "rolls", "rolls-again", "goes", "is-sent", "leaves-gang", "joins", "turns-up", "crafts", "buys",
    "heals", "gets-cigarettes", "takes-cigarettes", "is-beaten", "beating-has-no-effect", "gets-actions", "scores",
    "reveals", "targets", "extorts", "demands", "cooperates", "refuses", "needs-no-weapon", "yields",
    "wins-combat", "is-stopped", "barters",
    "takes-token", "discards-token", "keeps-token", "gets-trauma", "sheds-trauma", "new-background", "old-background",
    "bets", "wins-bet", "loses-bet", "brawls", "stays-out",
    "michel-goes", "michel-extorts", "michel-reveals", "michel-loses", "michel-wins", "michel-reshuffles",
    "warden-goes", "reports", "goes-free", "punishes", "exchanges", "helps", "loses-cigarettes",
)  # fmt: skip
PRIVATE: Final = frozenset({int(SEES)})


def _by_code(means: dict[str, tuple[i64, ...]]) -> dict[int, str]:
    return {int(code): family for family, codes in means.items() for code in codes}


# What `card` is where it is not a card of the hand
CARD_MEANS: Final = _by_code(
    {
        "background": (BACKGROUND_DEALT, REVEALS, NEW_BACKGROUND, OLD_BACKGROUND),
        "gang_card": (LEAVES_GANG, JOINS, TURNS_UP),
        "trauma": (GETS_TRAUMA, SHEDS_TRAUMA),
        "michel_card": (MICHEL_EXTORTS, MICHEL_REVEALS),
    }
)
# What `number` stands for, and what it counts
NUMBER_MEANS: Final = _by_code(
    {
        "place": (GOES, IS_SENT, MICHEL_GOES, WARDEN_GOES),
        "gang": (LEAVES_GANG, JOINS, TURNS_UP),
        "token": (TAKES_TOKEN, DISCARDS_TOKEN, KEEPS_TOKEN),
        "punishment": (PUNISHES,),
    }
)
NUMBER_COUNTS: Final = _by_code(
    {
        "actions": (TURN_STARTS, GETS_ACTIONS),
        "cigarettes": (
            *(SELLS, BUYS, GETS_CIGARETTES, TAKES_CIGARETTES, LOSES_CIGARETTES),
            *(BETS, WINS_BET, LOSES_BET),
        ),
        "points": (DIGS, SCORES),
        "die": (ROLLS, ROLLS_AGAIN),
        "beatings": (HEALS,),
        "bonus": (REVEALS,),  # 1 with it
        "cards": (SEES,),
        "recipe": (CRAFTS,),
    }
)

# Chance results in a journal: the family of the bag, plus what came out of it
DIE_RESULT: Final[i64] = 0
CARD_RESULT: Final[i64] = 100
GANG_CARD_RESULT: Final[i64] = 200
BACKGROUND_RESULT: Final[i64] = 300
SEAT_RESULT: Final[i64] = 400
TRAUMA_RESULT: Final[i64] = 500
MICHEL_RESULT: Final[i64] = 600


@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened: its `name`, whom it is about (`seat`, `other`), `card`, `number` and `what`.

    Inside, `code` stands for the name and `kind` for the card.
    """

    def __init__(self, code: i64, seat: i64, other: i64, kind: i64, number: i64, audience: i64, book: Rulebook) -> None:
        self.code: Final = code
        self.seat: Final = seat
        self.other: Final = other
        self.kind: Final = kind
        self.number: Final = number
        self.audience: Final = audience
        self.book: Final = book

    @property
    def name(self) -> str:
        return EVENT_NAMES[self.code]

    @property
    def card(self) -> str:
        """The id of the card: one of the hand, or a Background, a Gang card, a Trauma, a Michel card; "" for none."""
        if self.kind == NOTHING:
            return ""
        book = self.book
        family = CARD_MEANS.get(self.code, "card")
        if family == "background":
            return book.background_names[self.kind]
        if family == "gang_card":
            return book.gang_card_names[self.kind]
        if family == "trauma":
            return book.trauma_names[self.kind]
        return book.michel_card_names[self.kind] if family == "michel_card" else book.card_names[self.kind]

    @property
    def what(self) -> str:
        """The id of the Place, Gang, token or punishment that `number` stands for; "" where it is a number."""
        family = NUMBER_MEANS.get(self.code, "")
        if family == "place":
            return self.book.places[self.number].name
        if family == "gang":
            return GANG_NAMES[self.number]
        if family == "token":
            return TOKEN_NAMES[self.number]
        return PUNISHMENT_NAMES[self.number] if family == "punishment" else ""

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.seat}, {self.other}, card={self.card!r}, number={self.number})"

    def visible_to(self, seat: i64) -> bool:
        """Whether the card may be known to the seat (NOBODY: a spectator)."""
        if self.audience == EVERYBODY:
            return True
        return seat != NOBODY and (self.audience >> seat) & 1 == 1

    def seen_by(self, seat: i64) -> Event | None:
        """The event as the seat may know it; None where it may not know of it at all."""
        if self.visible_to(seat):
            return self
        if self.code in PRIVATE:
            return None
        return Event(self.code, self.seat, self.other, NOTHING, 0, self.audience, self.book)

    def opened(self) -> Event:
        """The event with all that is in it, for everybody: once the game is over."""
        return Event(self.code, self.seat, self.other, self.kind, self.number, EVERYBODY, self.book)


@mypyc_attr(acyclic=True)
class Journal:
    """What has happened since somebody last asked, and every chance result behind it."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.chance: list[int] = []
