"""Effects on other players: on one who is named, on all in the Place, on everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from blackgate.rules.actions import TARGET
from blackgate.rules.bartering import GiveCard, TakeSeenCard
from blackgate.rules.beatings import MOST_BEATINGS, Beating, Sending, be_sent
from blackgate.rules.combat import TakeWeapon
from blackgate.rules.effect_base import Effect
from blackgate.rules.events import (
    CARD_RESULT,
    DISCARDS,
    IS_DEALT,
    SHUFFLES_HANDS,
    TARGETS,
)
from blackgate.rules.extortion import ExtortFreely, cannot_extort
from blackgate.rules.kinds import BLADE, KNIFE, MAX_SEATS, NOBODY, NOTHING, ONE
from blackgate.rules.refusals import LEGAL, NOT_A_TARGET, NOT_AN_ANSWER
from blackgate.rules.steps import Procedure, Step
from blackgate.rules.turn_actions import EXTORTION_INDEX

if TYPE_CHECKING:
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player


# --- against one other player
class Beat(Effect):
    """Another player, anywhere, with fewer than 2 Beatings takes a Beating."""

    wants_target = True

    def hits(self, game: Game, player: Player, other: Player, boosted: bool) -> bool:
        return other.beatings < MOST_BEATINGS

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.ask(Beating(target, player.seat))


class SendToSolitary(Effect):
    """Send another player, anywhere, to Solitary Confinement; whoever is there cannot be sent (R15.1)."""

    wants_target = True

    def hits(self, game: Game, player: Player, other: Player, boosted: bool) -> bool:
        return other.slot != game.book.solitary_slot

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.ask(Sending(target))


class TakeCigarettes(Effect):
    """Another player, anywhere, gives cigarettes."""

    wants_target = True

    def hits(self, game: Game, player: Player, other: Player, boosted: bool) -> bool:
        return other.cigarettes > 0

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.take_cigarettes(player, game.players[target], self.figure("cigarettes"))


class TakeAtRandom(Effect):
    """The target also gives a card at random."""

    wants_target = True

    def hits(self, game: Game, player: Player, other: Player, boosted: bool) -> bool:
        return other.hand_size > 0

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.take_at_random(player, game.players[target])


class Shakedown(Effect):
    """Another player in one's Place who has cards discards all Weapons; one of them is taken."""

    wants_target = True

    def hits(self, game: Game, player: Player, other: Player, boosted: bool) -> bool:
        return game.together(player, other) and other.hand_size > 0

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        other = game.players[target]
        knives = other.hand[KNIFE]
        blades = other.hand[BLADE]
        for _ in range(knives):
            game.discard(other, KNIFE, DISCARDS)
        for _ in range(blades):
            game.discard(other, BLADE, DISCARDS)
        game.show_lack(other, KNIFE)
        game.show_lack(other, BLADE)
        if knives + blades > 0:
            game.ask(TakeWeapon(player.seat, knives > 0, blades > 0))


class Swap(Effect):
    """Look at the hand of another player in one's Place who has cards; swap a card for one of theirs."""

    wants_target = True

    def hits(self, game: Game, player: Player, other: Player, boosted: bool) -> bool:
        return game.together(player, other) and other.hand_size > 0

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.look_at_hand(player, game.players[target])
        game.ask(TakeSeenCard(player.seat, target, not boosted))


class Con(Swap):
    """Take a card at random from another player in one's Place who has cards, then give them one."""

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.take_at_random(player, game.players[target])
        game.ask(GiveCard(player.seat, target))


# --- against several, or somebody chosen on the way
class PickPocket(Effect):
    """Take a card at random from another player in one's Place who has cards."""

    def useful(self, game: Game, player: Player, boosted: bool) -> bool:
        return game.anybody_here_with_cards(player)

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.ask(Pocket(player.seat))


class ExtortAnyone(Effect):
    """Extortion, for no action, without a Weapon to intimidate; one's own Place must allow it."""

    action: i64 = EXTORTION_INDEX

    def useful(self, game: Game, player: Player, boosted: bool) -> bool:
        if game.book.turn_actions[EXTORTION_INDEX].where_now(game, player) != LEGAL:
            return False
        anywhere = boosted or player.gang_card.extorts_anywhere()
        for other in game.players:
            if cannot_extort(game, player, other.seat, anywhere) == LEGAL and could_change(game, player, other):
                return True
        return False

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.ask(ExtortFreely(player.seat, boosted or player.gang_card.extorts_anywhere()))


class BeatAllHere(Effect):
    """Every other player in one's Place takes a Beating (and, boosted, discards a card at random)."""

    def useful(self, game: Game, player: Player, boosted: bool) -> bool:
        for other in game.players:
            if opposed_here(game, player, other) and (
                other.beatings < MOST_BEATINGS or (boosted and other.hand_size > 0)
            ):
                return True
        return False

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.ask(Arson(player.seat, 1, boosted))


class PokerNight(Effect):
    """Take cards at random from every other player in one's Place."""

    def useful(self, game: Game, player: Player, boosted: bool) -> bool:
        for other in game.players:
            if opposed_here(game, player, other) and other.hand_size > 0:
                return True
        return False

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        for i in range(1, game.seats):
            other = game.players[(player.seat + i) % game.seats]
            if opposed_here(game, player, other):
                for _ in range(self.figure("cards")):
                    game.take_at_random(player, other)


class Lockdown(Effect):
    """Every player who is not in Solitary Confinement is sent to the Cell Block."""

    def useful(self, game: Game, player: Player, boosted: bool) -> bool:
        for other in game.players:
            if self.moves(game, other):
                return True
        return False

    def moves(self, game: Game, other: Player) -> bool:
        return other.slot != game.book.solitary_slot and other.slot != game.book.homes[other.seat]

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        for i in range(game.seats):
            other = game.players[(player.seat + i) % game.seats]
            if self.moves(game, other):
                be_sent(game, other, game.book.homes[other.seat])


class Riot(Effect):
    """All hands are put together, shuffled and dealt out again one by one, clockwise, beginning with the player."""

    def useful(self, game: Game, player: Player, boosted: bool) -> bool:
        for other in game.players:
            if other.seat != player.seat and other.hand_size > 0:
                return True
        in_hand: i64 = 1 if self.on_card != NOTHING and game.on_table[self.on_card] == 0 else 0  # the card itself
        return player.hand_size - in_hand > 1  # a single one would come back

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        memory = game.memory
        if memory is not None:
            memory.before_riot(game)
        game.emit(SHUFFLES_HANDS, player.seat)
        heap = player.hand[:]
        size = player.hand_size
        for other in game.players:
            if other.seat != player.seat:
                size += other.hand_size
            for kind in range(game.book.kinds):
                if other.seat != player.seat:
                    heap[kind] += other.hand[kind]
                other.hand[kind] = 0
            other.hand_size = 0
            other.kinds = 0
        seat = player.seat
        while size > 0:
            kind = game.draw_from(heap, size, CARD_RESULT)
            heap[kind] -= 1
            size -= 1
            game.gain(game.players[seat], kind)
            game.emit(IS_DEALT, seat, NOBODY, kind, 0, ONE << seat)
            seat = (seat + 1) % game.seats
        if memory is not None:
            memory.after_riot(game)


def could_change(game: Game, player: Player, other: Player) -> bool:
    """R18.12: for all that everybody knows, an Extortion without a Weapon laid could change something."""
    if other.hand_size > 0 or other.beatings < MOST_BEATINGS or not other.revealed:
        return True
    if player.gang_card.gains_by_winning() or (player.gang_card.tribute() > 0 and other.cigarettes > 0):
        return True
    return could_hold_out(game, other)


def could_hold_out(game: Game, other: Player) -> bool:
    """R18.1e, R13.5: without a card in hand, something or somebody may stand in for a Weapon."""
    if other.gang_card.lays_no_weapon(attacking=False):
        return True
    for helper in game.players:
        if game.together(helper, other) and game.mates(helper, other) and helper.hand_size > 0:
            return True
    module = game.book.module
    while module is not None:
        if module.can_replace_weapon(game, other):
            return True
        module = module.following
    return False


def opposed_here(game: Game, player: Player, other: Player) -> bool:
    """R13.11: an effect on every other player in the Place leaves teammates out."""
    return game.together(player, other) and not game.mates(player, other)


# --- steps of their own
@mypyc_attr(acyclic=True)
class Pocket(Step):
    """Pickpocket: whose?"""

    declared: ClassVar = "pocket"

    def choices(self, game: Game) -> None:
        player = game.players[self.seat]
        for other in game.players:
            if game.together(player, other) and other.hand_size > 0:
                game.offer(TARGET + other.seat)

    def answer(self, game: Game, action: i64) -> None:
        game.settle()
        other = action - TARGET
        game.emit(TARGETS, self.seat, other)
        game.take_at_random(game.players[self.seat], game.players[other])

    def reason(self, game: Game, action: i64) -> i64:
        return NOT_A_TARGET if TARGET <= action < TARGET + MAX_SEATS else NOT_AN_ANSWER


@mypyc_attr(acyclic=True)
class Arson(Procedure):
    """One player after another, clockwise (R18.8): the Beating first, then the discard."""

    declared: ClassVar = "arson distance:number discards:flag"

    def __init__(self, seat: i64, distance: i64, discards: bool) -> None:
        super().__init__(seat)
        self.distance: Final = distance
        self.discards: Final = discards

    def go_on(self, game: Game) -> None:
        if self.distance >= game.seats:
            game.settle()
            return
        other = game.players[(self.seat + self.distance) % game.seats]
        game.become(Arson(self.seat, self.distance + 1, self.discards))
        if opposed_here(game, game.players[self.seat], other):
            if self.discards:
                game.ask(DiscardAtRandom(other.seat))
            game.ask(Beating(other.seat, self.seat))


@mypyc_attr(acyclic=True)
class DiscardAtRandom(Procedure):
    declared: ClassVar = "discard_at_random"

    def go_on(self, game: Game) -> None:
        game.settle()
        game.discard_at_random(game.players[self.seat])
