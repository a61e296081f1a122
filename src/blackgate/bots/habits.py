"""Heuristics: how much a seat likes each thing it may do, by rule of thumb.

What does not depend on the situation is in the table LIKING; the rest is computed below. Used by `rookie`, and as the
default policy of playouts.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from blackgate.bots.outlook import Outlook, price_of
from blackgate.bots.similarity import similarity_of
from blackgate.rules.actions import (
    ACTIONS,
    BARTER,
    BET,
    BUY,
    CAUTIOUS_MOVE,
    COOPERATE,
    CRAFT,
    DEMAND,
    DIG,
    DISCARD,
    EXTORT,
    FIRST_ACTIONS,
    FOLLOW,
    FURTHER_DISCARD,
    FURTHER_GIVE,
    FURTHER_PLAY,
    FURTHER_REVEAL,
    FURTHER_SELL,
    FURTHER_TAKE,
    GIVE,
    GO,
    HEAL,
    JOIN,
    MOVE,
    PAY,
    PLANNED_MOVE,
    PLAY,
    PUT_WARDEN,
    REFUSE,
    REHABILITATE,
    REROLL,
    REVEAL,
    ROB,
    ROLL_FOR_MICHEL,
    SEARCH,
    SELL,
    STEAL_SPOON,
    TAKE,
    TARGET,
    kind_of_number,
    revealed_by,
)
from blackgate.rules.backgrounds import IN_TURN
from blackgate.rules.beatings import MOST_BEATINGS
from blackgate.rules.book import Rulebook
from blackgate.rules.kinds import (
    ACTION_CARD,
    BLADE,
    CHAIN,
    CONTAINER,
    FURTHER_ACTION_CARD,
    KNIFE,
    LINK,
    NOTHING,
    ONE,
    PICKAXE,
    PIKE,
    RARE_ITEM,
    SHOVEL,
    SLOTS,
    TOOLS,
)

WAYS_HOME: Final = ("master_key", "lockdown")
LIFTS_HOME: Final = ("getaway_driver",)  # Backgrounds that are the same
GIFTS: Final = ("burglar", "kingpin", "brawler")  # Backgrounds that are as good now as later
NEVER: Final[i64] = -1000
RATHER_NOT: Final[i64] = -20  # left to bots that look ahead
MOST_KEPT: Final = 256  # rulebooks
WHIM: Final[i64] = 16  # likings closer than this are decided at random

# By the whole text of an action, or by its verb
LIKING: Final[dict[str, int]] = {
    "end": 0,
    "search": 350,
    "move": 100,
    "join": 600,
    "play": 180,
    "play care_package": 700,
    "play bribed_guard": 950,
    "play cafeteria_key": 650,
    "play painkillers": 600,
    "play tattoo": 620,
    "play solitary_confinement": 250,
    "play poker_night": 300,
    "play riot": RATHER_NOT,
    "extort": 250,
    "craft knives": 240,
    "craft pickaxe": 850,
    "craft shovel": 900,
    "dig": 1000,
    "steal_spoon": 400,
    "heal": 500,
    "buy knife": NEVER,
    "buy knives": NEVER,
    "buy pickaxe": 840,
    "buy shovel": 880,
    "barter": 280,
    "reroll": 0,
    "keep": 20,
    "lay knife": 300,
    "lay blade": 320,
    "knuckles": 600,
    "yield": 100,
    "pass": 50,
    "done": 60,
    "follow": 100,
    "exchange": NEVER,
    "rehabilitate": NEVER,
    "study": 20,
    "spy": NEVER,
    "improve pickaxe": 700,
    "improve shovel": NEVER,
    "develop_skills": 300,
    "bet 3 3": 370,
    "bet 2 3": 365,
    "bet 1 3": 355,
    "plan": 90,
    "brawl": 80,
    "workout": 110,
    "change_style": 610,
    "steal_bandage": 200,
    "craft knives bandage": 230,
    "craft pickaxe bandage": 840,
    "craft shovel bandage": 890,
    "bandage": 480,
    "attract_warden": NEVER,
    "bribe": 60,
    "special": 200,
    "bodybuilding": 500,
    "heal trauma": 450,
    "heal beating": 100,
    "give_cigarette": NEVER,
    "roll_for_michel": 45,
    "draw": 100,
    "report": 100,
    "freepass": 100,
    "punish hand": 100,
    "punish beating": 110,
    "warden": 0,
}


@lru_cache(maxsize=MOST_KEPT)
def likings(book: Rulebook) -> vec[i64]:
    """By action; a card is liked as much as the most similar standard one."""
    alike = similarity_of(book.edition).cards
    table: vec[i64] = vec[i64]([0] * int(ACTIONS))
    for action, text in enumerate(book.action_texts):
        verb, _, thing = text.partition(" ")
        if verb == "play":
            text = f"play {alike[thing]}"
        table[action] = LIKING[text] if text in LIKING else LIKING.get(verb, 0)
    return table


def ways_home(book: Rulebook) -> i64:
    """A bit for each kind of Action card that takes one home."""
    bits: i64 = 0
    for card, like in similarity_of(book.edition).cards.items():
        if like in WAYS_HOME:
            bits |= ONE << book.kind_of[card]
    return bits


def backgrounds_like(book: Rulebook, standard: tuple[str, ...]) -> i64:
    """A bit for each Background that is most like one of these."""
    bits: i64 = 0
    alike = similarity_of(book.edition).backgrounds
    for index, background in enumerate(book.background_names):
        if background and alike[background] in standard:
            bits |= ONE << index
    return bits


@mypyc_attr(acyclic=True)
class Habits:
    """The habits of any seat at a table with that rulebook."""

    def __init__(self, book: Rulebook) -> None:
        self.book: Final = book
        self.outlook: Final = Outlook(book)
        self.likings: Final = likings(book)
        self.ways_home: Final = ways_home(book)
        self.lifts_home: Final = backgrounds_like(book, LIFTS_HOME)
        self.gifts: Final = backgrounds_like(book, GIFTS)
        self.pickaxe_price: Final = price_of(book, PICKAXE)
        self.shovel_price: Final = price_of(book, SHOVEL)
        self.craft_bit: Final = book.bits("craft")
        self.heal_bit: Final = book.bits("heal")
        self.sell_bit: Final = book.bits("sell")
        self.spoon_bit: Final = book.bits("steal_spoon")

    def pick(self, offers: vec[i64], count: i64, random: Random) -> i64:
        """The best liked of the offered actions, for the seat of the outlook."""
        best = offers[0]
        most = NEVER * 2
        for i in range(count):
            action = offers[i]
            liking = self.liking(action) + random.randrange(WHIM)
            if liking > most:
                most = liking
                best = action
        return best

    def liking(self, action: i64) -> i64:
        """How much the seat would like to do that now."""
        liking = self.likings[action]
        outlook = self.outlook
        if action >= FIRST_ACTIONS:
            return self.further_liking(outlook, action, liking)
        if action < SELL:
            return self.turn_liking(outlook, action, liking)
        if action < BUY:
            return self.sale_liking(outlook, action - SELL)
        if action < BARTER or (BET <= action < PLANNED_MOVE):
            return liking
        if action < REVEAL:
            return liking if outlook.rivals(action - BARTER) else NEVER
        if action < GO:
            return self.reveal_liking(outlook, revealed_by(action))
        if GO <= action < GO + SLOTS:
            return self.place_liking(outlook, action - GO)
        if action == REROLL:
            return 40 if self.wants_home(outlook) else 0
        if PAY <= action < TARGET:
            return -self.worth(outlook, CHAIN + action - PAY)
        if TARGET <= action < DEMAND or ROB <= action < TAKE:
            return self.rival_liking(outlook, action - (TARGET if action < DEMAND else ROB))
        if DEMAND <= action < DEMAND + TOOLS:
            return outlook.held(action - DEMAND) * (40 + 20 * self.book.points[action - DEMAND])
        if action == COOPERATE or action == REFUSE:
            return 100 if (outlook.weapons > 1) == (action == REFUSE) else 0
        if TAKE <= action < GIVE:
            return 50 + self.worth(outlook, action - TAKE)
        if GIVE <= action < FOLLOW:
            return -self.worth(outlook, action - (GIVE if action < DISCARD else DISCARD))
        if PLANNED_MOVE <= action < PLANNED_MOVE + SLOTS:
            return self.travel_liking(outlook, action - PLANNED_MOVE, 1)
        if action == REHABILITATE:
            return 320 if outlook.revealed else NEVER
        if action == ROLL_FOR_MICHEL:
            return 45 if outlook.weapons < 2 and outlook.michel != outlook.place else 60
        if PUT_WARDEN <= action < PUT_WARDEN + SLOTS:
            return 40 + 20 * outlook.crowd(action - PUT_WARDEN) if action - PUT_WARDEN != outlook.place else 0
        return liking

    def further_liking(self, outlook: Outlook, action: i64, liking: i64) -> i64:
        """What the standard edition does not have."""
        if action < FURTHER_SELL:
            return self.card_liking(outlook, action - FURTHER_PLAY + FURTHER_ACTION_CARD, liking)
        if action < FURTHER_TAKE:
            return self.sale_liking(outlook, kind_of_number(SELL, FURTHER_SELL, action))
        if action < FURTHER_GIVE:
            return 50 + self.worth(outlook, kind_of_number(TAKE, FURTHER_TAKE, action))
        if action < FURTHER_DISCARD:
            return -self.worth(outlook, kind_of_number(GIVE, FURTHER_GIVE, action))
        if action < FURTHER_REVEAL:
            return -self.worth(outlook, kind_of_number(DISCARD, FURTHER_DISCARD, action))
        return self.reveal_liking(outlook, revealed_by(action))

    def turn_liking(self, outlook: Outlook, action: i64, liking: i64) -> i64:
        """What is done in one's own turn, but trade."""
        if action == SEARCH:
            search = self.book.places[outlook.place].search
            room = outlook.hand_limit - outlook.hand_size
            return liking + 30 * search if room >= search else 150
        if action == MOVE:
            return 560 if self.wants_away(outlook) else liking
        if CAUTIOUS_MOVE <= action < JOIN:
            return self.travel_liking(outlook, action - CAUTIOUS_MOVE, outlook.cautious_cost)
        if JOIN <= action < PLAY:
            return liking if outlook.gang == NOTHING else RATHER_NOT
        if PLAY <= action < EXTORT:
            return self.card_liking(outlook, action - PLAY + ACTION_CARD, liking)
        if EXTORT <= action < CRAFT:
            target = outlook.players[action - EXTORT]
            if outlook.weapons < 2 or target.hand_size < 2:
                return 30
            return liking + 20 * target.hand_size + 10 * target.points
        if action == CRAFT:
            return liking if outlook.weapons < 2 and outlook.hand[LINK] > 1 else 20
        if DIG <= action < STEAL_SPOON:
            return liking + 20 * self.book.points[action - DIG]
        if action == STEAL_SPOON:
            return liking if outlook.tools * 2 < outlook.need + 2 else 0
        if action == HEAL:
            return 800 if outlook.beatings >= MOST_BEATINGS else liking
        return liking

    def card_liking(self, outlook: Outlook, card: i64, liking: i64) -> i64:
        """Cards that take one home are kept for that."""
        if self.ways_home >> card & 1:
            return 640 if self.wants_home(outlook) else NEVER
        return liking

    def reveal_liking(self, outlook: Outlook, background: i64) -> i64:
        """A gift is taken at once, an answer given before one loses; the rest waits for its moment, or the end."""
        if self.book.backgrounds[background].moment != IN_TURN:
            return 120
        if self.gifts >> background & 1:
            return 500
        if self.lifts_home >> background & 1:
            return 640 if self.wants_home(outlook) else RATHER_NOT
        return 500 if outlook.late() else RATHER_NOT

    def sale_liking(self, outlook: Outlook, kind: i64) -> i64:
        """Junk is sold gladly where it is enough for a Tool."""
        if not outlook.spare(kind):
            return NEVER
        return 540 + 5 * self.book.value[kind] if outlook.purse >= self.pickaxe_price else 70

    def rival_liking(self, outlook: Outlook, seat: i64) -> i64:
        """Whoever is ahead is the one to hurt."""
        if not outlook.rivals(seat):
            return NEVER
        rival = outlook.players[seat]
        return 60 + 10 * rival.points + 3 * rival.hand_size + rival.cigarettes

    def wants_home(self, outlook: Outlook) -> bool:
        """Enough Tools in the hand to make the walk to the Cell Block worth it."""
        if outlook.place == outlook.home or outlook.beatings >= MOST_BEATINGS:
            return False
        return (
            outlook.tools > 1 or outlook.tool_points > 2 or (outlook.tools > 0 and outlook.tool_points >= outlook.need)
        )

    def wants_away(self, outlook: Outlook) -> bool:
        """To dig, to heal or to shop."""
        if self.wants_home(outlook):
            return True
        offers = self.book.places[outlook.place].offers
        if outlook.beatings >= MOST_BEATINGS and not offers & self.heal_bit:
            return True
        if outlook.purse >= self.pickaxe_price and not offers & self.sell_bit:
            return True
        return outlook.place == outlook.home and outlook.tools == 0 and outlook.actions > 1

    def travel_liking(self, outlook: Outlook, place: i64, actions: i64) -> i64:
        """A sure way costs more than the die."""
        if place == outlook.home and self.wants_home(outlook):
            return 570 if outlook.tool_points >= outlook.need or actions < 2 else 540
        if actions < 2:
            return 100 + self.place_liking(outlook, place)
        return 50

    def place_liking(self, outlook: Outlook, place: i64) -> i64:
        """How glad one would be to be there."""
        here = self.book.places[place]
        room = outlook.hand_limit - outlook.hand_size
        liking = 15 * here.search if room >= here.search else 5
        if place == outlook.home and outlook.tools > 0 and outlook.beatings < MOST_BEATINGS:
            liking += 60 + 10 * outlook.tool_points
            if outlook.tool_points >= outlook.need:
                liking += 300
        if here.offers & self.heal_bit:
            liking += 45 * outlook.beatings
        if here.offers & self.sell_bit:
            if outlook.purse >= self.shovel_price:
                liking += 90
            else:
                liking += 70 if outlook.purse >= self.pickaxe_price else outlook.purse * 3
        if here.offers & self.spoon_bit:
            liking += 25
        if not here.forbids & self.craft_bit and outlook.beatings == 0 and outlook.hand[LINK] > 0:
            liking += 50 if outlook.hand[CONTAINER] > 0 else (40 if outlook.hand[PIKE] > 0 else 0)
        if place == outlook.michel and outlook.weapons < 2:
            liking -= 40
        if place == outlook.warden:
            liking -= 25
        crowd = outlook.crowd(place)
        liking += 6 * crowd if outlook.weapons > 1 else -6 * crowd
        return liking

    def worth(self, outlook: Outlook, kind: i64) -> i64:
        """What one more card of that kind is worth in the hand."""
        if kind < TOOLS:
            return 20 + 10 * self.book.points[kind]
        if kind == KNIFE:
            return 12 if outlook.hand[KNIFE] < 3 else 4
        if kind == BLADE:
            return 9
        if kind == LINK:
            return 14 if outlook.hand[LINK] < 2 else 5
        if kind == PIKE or kind == CONTAINER:
            return 18 if outlook.hand[kind] < 2 else 8
        if kind < RARE_ITEM:
            return 3 if outlook.gang != NOTHING or outlook.hand[kind] > 1 else 8
        return 10 if self.book.playable >> kind & 1 else 4 * self.book.value[kind]
