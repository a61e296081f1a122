"""The state of a game, and the few ways in which anything in it changes hands.

State is plain data: counts, small ints, players, and a stack of immutable steps (`steps.py`). The rules
themselves are in the chapters beside this file; they change the state through the methods here, so that every
card that moves is told to the event log and remembered in one place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from blackgate.rules.dealer import Dealer
from blackgate.rules.errors import GameOver, IllegalAction, UnknownAction
from blackgate.rules.events import (
    CARD_RESULT,
    CLEARS,
    DIE_RESULT,
    DISCARDS,
    DISCARDS_AT_RANDOM,
    DRAWS,
    EVERYBODY,
    GAME_WON,
    GETS_CIGARETTES,
    GIVES_HIDDEN,
    LACKS,
    LOOKS_AT_HAND,
    RESHUFFLES,
    SEES,
    TAKES_CIGARETTES,
    TAKES_FROM_PILE,
    TAKES_HIDDEN,
    TAKES_OPENLY,
    Event,
)
from blackgate.rules.kinds import FIRST_KINDS, NOBODY, NOTHING, ONE, PILES, TOOLS
from blackgate.rules.player import Player
from blackgate.rules.refusals import GAME_OVER, LEGAL, Refusal
from blackgate.rules.state import STALE, State
from blackgate.rules.steps import Step

if TYPE_CHECKING:
    from blackgate.rules.book import Rulebook

FIRST_BITS: Final[i64] = (ONE << FIRST_KINDS) - 1


@mypyc_attr(acyclic=True)
class Game(State):
    """A state with the ways in which it changes. What users call comes first."""

    # --- for everybody
    def legal_actions(self) -> list[int]:
        """What the asked seat may choose, as numbers of the action table, in a fixed order."""
        count = self.find_choices()
        offers = self.offers
        return [offers[i] for i in range(count)]

    def legal_texts(self) -> list[str]:
        """What the asked seat may choose, as canonical texts."""
        texts = self.book.action_texts
        return [texts[action] for action in self.legal_actions()]

    def play(self, action: int | str) -> None:
        """The asked seat chooses, by number or text. An illegal choice raises and changes nothing."""
        number = number_of(self.book, action)
        if self.over:
            raise GameOver(self.book.action_texts[number])
        for i in range(self.find_choices()):
            if self.offers[i] == number:
                self.choose(number)
                return
        raise IllegalAction(self.refusal_of(number))

    def why_not(self, action: int | str) -> Refusal | None:
        """Why the asked seat cannot choose this now, or None if it can."""
        number = number_of(self.book, action)
        if number in self.legal_actions():
            return None
        return self.refusal_of(number)

    def refusal_of(self, action: i64) -> Refusal:
        code = GAME_OVER if self.over else self.top.reason(self, action)
        assert code != LEGAL, "what is offered and what is refused disagree"
        place = "" if self.over else self.players[self.top.seat].at.name
        return Refusal(code, self.book.action_texts[action], place)

    def take_events(self) -> list[Event]:
        """What has happened since the last time; nothing where events are switched off."""
        log = self.event_log
        if log is None:
            return []
        events = log.events
        log.events = []
        return events

    def winners(self) -> list[int]:
        """Who has won, once the game is over."""
        return self.book.winners([int(player.points) for player in self.players]) if self.over else []

    def clone(self, dealer: Dealer) -> Game:
        """The same game with another dealer, without events; nothing done to one is seen in the other."""
        twin = Game(self.book, dealer)
        twin.copy_public(self)
        for player in self.players:
            twin.players.append(player.clone())
        twin.deck = self.deck[:]
        twin.background_deck = self.background_deck
        memory = self.memory
        if memory is not None:
            twin.memory = memory.clone()
        return twin

    # --- the stack
    def ask(self, step: Step) -> None:
        """Put a step on top; what is beneath waits."""
        step.beneath = self.top
        self.top = step

    def become(self, step: Step) -> None:
        """The step on top is over and this one follows."""
        step.beneath = self.top.beneath
        self.top = step

    def settle(self) -> None:
        """The step on top is over; what is beneath goes on."""
        beneath = self.top.beneath
        assert beneath is not None, "a turn never settles, it becomes the next one"
        self.top = beneath

    def choose(self, action: i64) -> None:
        """Do what was chosen, unchecked, and go on until somebody is asked or the game is over."""
        self.offered = STALE
        self.top.answer(self, action)
        self.run()

    def run(self) -> None:
        while not self.over and not self.top.proceed(self):
            pass

    def offer(self, action: i64) -> None:
        self.offers[self.offered] = action
        self.offered += 1

    def offer_bits(self, first: i64, bits: i64) -> None:
        """Offer `first + n` for every bit n."""
        offers = self.offers
        count = self.offered
        while bits != 0:
            if bits & 1:
                offers[count] = first
                count += 1
            bits >>= 1
            first += 1
        self.offered = count

    def offer_kinds(self, first: i64, further: i64, kinds: i64) -> None:
        """Offer that action for every kind; `first` and `further` are the two parts of its family."""
        if kinds <= FIRST_BITS:
            self.offer_bits(first, kinds)
        else:
            self.offer_bits(first, kinds & FIRST_BITS)
            self.offer_bits(further, kinds >> FIRST_KINDS)

    def find_choices(self) -> i64:
        """Fill `offers` with what may be chosen and say how many there are."""
        if self.offered == STALE:
            if len(self.offers) == 0:
                self.offers = vec[i64]([0] * int(self.book.most_offers))
            self.offered = 0
            if not self.over:
                self.top.choices(self)
        return self.offered

    # --- events
    def emit(
        self,
        code: i64,
        seat: i64,
        other: i64 = NOBODY,
        card: i64 = NOTHING,
        number: i64 = 0,
        audience: i64 = EVERYBODY,
    ) -> None:
        log = self.event_log
        if log is not None:
            log.events.append(Event(code, seat, other, card, number, audience, self.book))

    # --- chance
    def roll(self) -> i64:
        result = self.dealer.die(self.book.die)
        log = self.event_log
        if log is not None:
            log.chance.append(DIE_RESULT + result)
        return result

    def draw_from(self, bag: vec[i64], total: i64, family: i64) -> i64:
        result = self.dealer.draw(bag, total, family)
        log = self.event_log
        if log is not None:
            log.chance.append(family + result)
        return result

    # --- who and where
    def put(self, player: Player, place: i64) -> None:
        """Where a player is decides what can be done there."""
        player.slot = place
        self.find_possible(player)

    def find_possible(self, player: Player) -> None:
        """After a change of Place or Gang card."""
        player.at = self.book.places[player.slot]
        home: i64 = 1 if player.slot == self.book.homes[player.seat] else 0
        player.possible = self.book.possible[
            player.slot * self.book.possible_in_place + (player.gang_card.index + 1) * 2 + home
        ]

    def together(self, player: Player, other: Player) -> bool:
        """Two different players in one Place."""
        return player.slot == other.slot and player.seat != other.seat

    def anybody_here_with_cards(self, player: Player) -> bool:
        for other in self.players:
            if self.together(player, other) and other.hand_size > 0:
                return True
        return False

    def in_sight(self, kind: i64) -> i64:
        """How many cards of a kind lie where everybody sees them."""
        count = self.open[kind] + self.on_table[kind]
        if kind < TOOLS:
            for seat in range(self.seats):
                count += self.tunnels[seat * TOOLS + kind]
        return count

    # --- cards
    def gain(self, player: Player, kind: i64) -> None:
        player.hand[kind] += 1
        player.hand_size += 1
        player.kinds |= ONE << kind

    def lose(self, player: Player, kind: i64) -> None:
        left = player.hand[kind] - 1
        player.hand[kind] = left
        player.hand_size -= 1
        if left == 0:
            player.kinds &= ~(ONE << kind)

    def gain_openly(self, player: Player, kind: i64) -> None:
        self.gain(player, kind)
        memory = self.memory
        if memory is not None:
            memory.gains(player.seat, kind)

    def lose_openly(self, player: Player, kind: i64) -> None:
        self.lose(player, kind)
        memory = self.memory
        if memory is not None:
            memory.loses(player.seat, kind)
            memory.shrinks(player.seat, player.hand_size)

    def can_draw(self) -> bool:
        """Whether there is a Search card to draw, in the deck or to be shuffled into it (R1.4)."""
        if self.deck_size > 0:
            return True
        for kind in range(PILES, self.book.kinds):
            if self.open[kind] > 0:
                return True
        return False

    def draw(self, player: Player, count: i64) -> None:
        """Draw Search cards; with none left the draw is shorter (R1.4)."""
        for _ in range(count):
            if self.deck_size == 0:
                if not self.can_draw():
                    return
                self.reshuffle()
            kind = self.draw_from(self.deck, self.deck_size, CARD_RESULT)
            memory = self.memory
            if memory is not None:
                memory.moves(self, kind, self.seats, player.seat, self.deck_size)
            self.deck[kind] -= 1
            self.deck_size -= 1
            self.gain(player, kind)
            self.emit(DRAWS, player.seat, NOBODY, kind, 0, ONE << player.seat)

    def reshuffle(self) -> None:
        memory = self.memory
        if memory is not None:
            memory.reshuffles(self)
        for kind in range(PILES, self.book.kinds):
            self.deck_size += self.open[kind]
            self.deck[kind] = self.open[kind]
            self.open[kind] = 0
        self.emit(RESHUFFLES, NOBODY)

    def take_from_pile(self, player: Player, kind: i64, count: i64) -> None:
        """Take what there is, up to `count` (R18.12)."""
        for _ in range(min(count, self.open[kind])):
            self.open[kind] -= 1
            self.gain_openly(player, kind)
            self.emit(TAKES_FROM_PILE, player.seat, NOBODY, kind)

    def discard(self, player: Player, kind: i64, code: i64 = DISCARDS, number: i64 = 0) -> None:
        """R1.2, R1.4: to its pile or to the Search discard."""
        self.lose_openly(player, kind)
        self.open[kind] += 1
        self.emit(code, player.seat, NOBODY, kind, number)

    def put_on_table(self, player: Player, kind: i64, code: i64) -> None:
        self.lose_openly(player, kind)
        self.on_table[kind] += 1
        self.emit(code, player.seat, NOBODY, kind)

    def clear_from_table(self, kind: i64, count: i64) -> None:
        for _ in range(count):
            self.on_table[kind] -= 1
            self.open[kind] += 1
            self.emit(CLEARS, NOBODY, NOBODY, kind)

    def random_card(self, player: Player) -> i64:
        return self.draw_from(player.hand, player.hand_size, CARD_RESULT)

    def hand_over(self, giver: Player, taker: Player, kind: i64) -> None:
        """A card goes from hand to hand for all to see (R7.7)."""
        self.lose_openly(giver, kind)
        self.gain_openly(taker, kind)
        self.emit(TAKES_OPENLY, taker.seat, giver.seat, kind)

    def pass_hidden(self, giver: Player, taker: Player, kind: i64, code: i64 = TAKES_HIDDEN) -> None:
        """A card goes from hand to hand, seen by the two concerned only (R7.7, R17.2)."""
        memory = self.memory
        if memory is not None:
            memory.moves(self, kind, giver.seat, taker.seat, giver.hand_size)
        self.lose(giver, kind)
        self.gain(taker, kind)
        both = ONE << giver.seat | ONE << taker.seat
        if code == GIVES_HIDDEN:
            self.emit(code, giver.seat, taker.seat, kind, 0, both)
        else:
            self.emit(code, taker.seat, giver.seat, kind, 0, both)

    def take_at_random(self, taker: Player, giver: Player) -> None:
        if giver.hand_size > 0:
            self.pass_hidden(giver, taker, self.random_card(giver))

    def discard_at_random(self, player: Player) -> None:
        if player.hand_size > 0:
            self.discard(player, self.random_card(player), DISCARDS_AT_RANDOM)

    def look_at_hand(self, player: Player, other: Player) -> None:
        """R17.1: that a hand was looked at is public, what was seen is not."""
        memory = self.memory
        if memory is not None:
            memory.sees(self, player.seat, other.seat)
        self.emit(LOOKS_AT_HAND, player.seat, other.seat)
        if self.event_log is not None:
            for kind in range(self.book.kinds):
                if other.hand[kind] > 0:
                    self.emit(SEES, player.seat, other.seat, kind, other.hand[kind], ONE << player.seat)

    def show_lack(self, player: Player, kind: i64) -> None:
        """Everybody can deduce that the player has no such card."""
        memory = self.memory
        if memory is not None:
            memory.lacks(player.seat, kind)
        self.emit(LACKS, player.seat, NOBODY, kind)

    # --- cigarettes and points
    def pay(self, player: Player, count: i64) -> None:
        player.cigarettes += count
        self.emit(GETS_CIGARETTES, player.seat, NOBODY, NOTHING, count)

    def take_cigarettes(self, taker: Player, giver: Player, most: i64) -> None:
        count = min(giver.cigarettes, most)
        if count > 0:
            giver.cigarettes -= count
            taker.cigarettes += count
            self.emit(TAKES_CIGARETTES, taker.seat, giver.seat, NOTHING, count)

    def score(self, player: Player, points: i64) -> None:
        """R2.1: whoever has the points needed wins at once."""
        player.points += points
        if self.points_of(player.seat) >= self.book.goal:
            self.over = True
            self.emit(GAME_WON, player.seat)

    def points_of(self, seat: i64) -> i64:
        """R13.3: points are added up per team."""
        if self.book.teams == 0:
            return self.players[seat].points
        return sum([p.points for p in self.players if self.book.team_of(p.seat) == self.book.team_of(seat)])

    def mates(self, player: Player, other: Player) -> bool:
        """Two players of one team."""
        return self.book.teams > 0 and self.book.team_of(player.seat) == self.book.team_of(other.seat)


def number_of(book: Rulebook, action: int | str) -> i64:
    """The number of an action of the edition's table; anything else is refused by name."""
    if isinstance(action, bool):  # an int to Python, but no choice
        raise UnknownAction(str(action), book.action_texts)
    if isinstance(action, str):
        number = book.action_of_text.get(" ".join(action.split()))
        if number is None:
            raise UnknownAction(action, book.action_texts)
        return number
    if not 0 <= action < len(book.action_texts) or book.action_texts[action] == "":  # an int of any size
        raise UnknownAction(str(action), book.action_texts)
    return action
