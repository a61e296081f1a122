"""What Action cards and Backgrounds do, one small class for each effect that the edition file can name.

An effect that `wants_target` hits one other player, named once for the whole card; the others act by themselves.
A modifier only changes how the main effect of its Background goes; the rule that asks for it looks at `boosted`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from blackgate.rules.actions import TAKE, TARGET
from blackgate.rules.backgrounds import AFTER_DIG, BEATING_DUE, CARD_PLAYED, IN_TURN, SENT, WEAPON_DUE
from blackgate.rules.bartering import TakeSeenCard
from blackgate.rules.beatings import MOST_BEATINGS, Beating, Sending, be_sent
from blackgate.rules.crafting import FreeCraft, can_craft_freely, could_craft_freely
from blackgate.rules.events import (
    CARD_RESULT,
    DISCARDS,
    GETS_ACTIONS,
    IS_DEALT,
    SCORES,
    SHUFFLES_HANDS,
    TARGETS,
)
from blackgate.rules.extortion import ExtortFreely, cannot_extort
from blackgate.rules.gang_cards import Figures
from blackgate.rules.gangs import ChooseGang, can_join
from blackgate.rules.kinds import BLADE, CARD_NAMES, KINDS, KNIFE, MAX_SEATS, NOBODY, NOTHING, ONE
from blackgate.rules.moving import GoAnywhere
from blackgate.rules.place_actions import HealWhat, heal
from blackgate.rules.refusals import LEGAL, NOT_A_TARGET, NOT_AN_ANSWER
from blackgate.rules.steps import Procedure, Step
from blackgate.rules.trading import FreeBuy, Selling, can_buy
from blackgate.rules.turn_actions import BUY_INDEX, CRAFT_INDEX, EXTORTION_INDEX, JOIN_INDEX, SELL_INDEX

if TYPE_CHECKING:
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player


class Effect:
    """One effect with the figures printed on its card."""

    moment: i64 = IN_TURN
    action: i64 = NOTHING  # the turn action that it is, done for no action (R18.10)
    wants_target = False
    modifies = False

    def __init__(self, figures: Figures) -> None:
        self.figures: Final = figures

    def figure(self, name: str) -> i64:
        value = self.figures[name]
        assert isinstance(value, int)
        return value

    def useful(self, game: Game, player: Player, boosted: bool) -> bool:
        """R18.12: by public knowledge and the player's own cards, it would do something."""
        return True

    def hits(self, game: Game, player: Player, other: Player, boosted: bool) -> bool:
        """R18.12: it would do something to that other player."""
        return False

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        """Do it. Modifiers and effects whose window does everything have nothing to add."""


# --- for oneself
class Draw(Effect):
    """Draw Search cards."""

    def useful(self, game: Game, player: Player, boosted: bool) -> bool:
        return game.can_draw()

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.draw(player, self.figure("cards"))


class Cigarettes(Effect):
    """Take cigarettes."""

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.pay(player, self.figure("cigarettes"))


class Take(Effect):
    """Take cards from their pile."""

    def card(self) -> i64:
        return CARD_NAMES.index(str(self.figures["card"]))

    def useful(self, game: Game, player: Player, boosted: bool) -> bool:
        return game.open[self.card()] > 0

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.take_from_pile(player, self.card(), self.figure("count"))


class GoTo(Effect):
    """Go to any Place."""

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.ask(GoAnywhere(player.seat))


class MoreActions(Effect):
    """More actions this turn."""

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.actions += self.figure("actions")
        game.tell(GETS_ACTIONS, player.seat, NOBODY, NOTHING, self.figure("actions"))


class HealAnywhere(Effect):
    """Remove 1 Beating or the Trauma."""

    def useful(self, game: Game, player: Player, boosted: bool) -> bool:
        return player.beatings > 0 or player.trauma != NOTHING

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        if self.useful(game, player, boosted):
            game.ask(HealWhat(player.seat))


class JoinCheaply(Effect):
    """Join a Gang with fewer Accessories, where that is allowed."""

    def useful(self, game: Game, player: Player, boosted: bool) -> bool:
        if game.book.turn_actions[JOIN_INDEX].where_now(game, player) != LEGAL:
            return False
        return can_join(game, player, self.figure("fewer"))

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        if self.useful(game, player, boosted):
            game.ask(ChooseGang(player.seat, self.figure("fewer")))


class SellAnywhere(Effect):
    """Sell, for no action."""

    action: i64 = SELL_INDEX

    def useful(self, game: Game, player: Player, boosted: bool) -> bool:
        return player.hand_size > 0

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.ask(Selling(player.seat, 0, 0))


class BuyAnywhere(Effect):
    """Buy, for no action, at a part of the price. It lifts what a Place forbids, never a Trauma (R18.11)."""

    action: i64 = BUY_INDEX

    def useful(self, game: Game, player: Player, boosted: bool) -> bool:
        return not player.banned >> BUY_INDEX & 1 and can_buy(game, player, self.figure("divide"))

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        if self.useful(game, player, boosted):
            game.ask(FreeBuy(player.seat, self.figure("divide")))


class CraftAnywhere(Effect):
    """Craft, for no action, whatever one's Beatings, without a Link."""

    action: i64 = CRAFT_INDEX

    def useful(self, game: Game, player: Player, boosted: bool) -> bool:
        return can_craft_freely(game, player)

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        if could_craft_freely(game, player):  # whether they can is their secret
            game.ask(FreeCraft(player.seat))


class Score(Effect):
    """Right after one's Dig: score more."""

    moment: i64 = AFTER_DIG

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.tell(SCORES, player.seat, NOBODY, NOTHING, self.figure("points"))
        game.score(player, self.figure("points"))


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
        return other.place != game.book.solitary_slot

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


# --- against several, or somebody chosen on the way
class PickPocket(Effect):
    """Take a card at random from another player in one's Place who has cards."""

    def useful(self, game: Game, player: Player, boosted: bool) -> bool:
        return game.company_with_cards(player)

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        if game.company_with_cards(player):
            game.ask(Pocket(player.seat))


class ExtortAnyone(Effect):
    """Extortion, for no action, without a Weapon to intimidate; one's own Place must allow it."""

    action: i64 = EXTORTION_INDEX

    def useful(self, game: Game, player: Player, boosted: bool) -> bool:
        if game.book.turn_actions[EXTORTION_INDEX].where_now(game, player) != LEGAL:
            return False
        anywhere = boosted or player.gang.extorts_anywhere()
        for other in game.players:
            if cannot_extort(game, player, other.seat, anywhere) == LEGAL and can_lose(player, other):
                return True
        return False

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.ask(ExtortFreely(player.seat, boosted or player.gang.extorts_anywhere()))


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
        return other.place != game.book.solitary_slot and other.place != game.book.homes[other.seat]

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
        return player.hand_size > 2  # besides the card itself: a single one would come back

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        memory = game.memory
        if memory is not None:
            memory.before_riot(game)
        game.tell(SHUFFLES_HANDS, player.seat)
        heap = player.hand[:]
        size = player.hand_size
        for other in game.players:
            if other.seat != player.seat:
                size += other.hand_size
            for kind in range(KINDS):
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
            game.tell(IS_DEALT, seat, NOBODY, kind, 0, ONE << seat)
            seat = (seat + 1) % game.seats
        if memory is not None:
            memory.after_riot(game)


# --- Backgrounds that answer something: the window does the rest
class WinCombat(Effect):
    """When it is up to one to lay a Weapon in a combat: one wins it."""

    moment: i64 = WEAPON_DUE


class StopBeating(Effect):
    """When one is about to take a Beating: one does not, and loses those one has."""

    moment: i64 = BEATING_DUE

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        if player.beatings > 0:
            heal(game, player, player.beatings)


class StopCard(Effect):
    """When another player plays an Action card: it has no effect."""

    moment: i64 = CARD_PLAYED


class Escape(Effect):
    """When one is sent to Solitary or chosen for an Extortion: it does not happen, and one goes to any Place."""

    moment: i64 = SENT

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.ask(GoAnywhere(player.seat))


class Modifier(Effect):
    """Changes how the main effect goes, and would do nothing without it."""

    modifies = True

    def useful(self, game: Game, player: Player, boosted: bool) -> bool:
        return False


class ReturnBeating(Modifier):
    """Whoever caused the Beating, if anybody, takes it."""

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        if target != NOBODY:
            game.ask(Beating(target, player.seat))


def can_lose(player: Player, other: Player) -> bool:
    """R18.12: everyone can see that an Extortion without a Weapon laid could change something."""
    if other.hand_size > 0 or other.beatings < MOST_BEATINGS or not other.revealed:
        return True
    return player.gang.gains_by_winning() or (player.gang.tribute() > 0 and other.cigarettes > 0)


def opposed_here(game: Game, player: Player, other: Player) -> bool:
    """R13.11: an effect on every other player in the Place leaves teammates out."""
    return game.together(player, other) and not game.mates(player, other)


# --- steps of their own
@mypyc_attr(acyclic=True)
class TakeWeapon(Step):
    """Shakedown: which of the Weapons that were discarded? They lie open, so one kind leaves no choice."""

    def __init__(self, seat: i64, knife: bool, blade: bool) -> None:
        super().__init__(seat)
        self.knife: Final = knife
        self.blade: Final = blade

    def proceed(self, game: Game) -> bool:
        if self.knife and self.blade:
            return True
        self.answer(game, TAKE + (KNIFE if self.knife else BLADE))
        return False

    def choices(self, game: Game) -> None:
        game.offer(TAKE + KNIFE)
        game.offer(TAKE + BLADE)

    def answer(self, game: Game, action: i64) -> None:
        game.settle()
        game.take_from_pile(game.players[self.seat], action - TAKE, 1)

    def fields(self) -> list[int]:
        return [self.seat, int(self.knife), int(self.blade)]


@mypyc_attr(acyclic=True)
class Pocket(Step):
    """Pickpocket: whose?"""

    def choices(self, game: Game) -> None:
        player = game.players[self.seat]
        for other in game.players:
            if game.together(player, other) and other.hand_size > 0:
                game.offer(TARGET + other.seat)

    def answer(self, game: Game, action: i64) -> None:
        game.settle()
        other = action - TARGET
        game.tell(TARGETS, self.seat, other)
        game.take_at_random(game.players[self.seat], game.players[other])

    def reason(self, game: Game, action: i64) -> i64:
        return NOT_A_TARGET if TARGET <= action < TARGET + MAX_SEATS else NOT_AN_ANSWER


@mypyc_attr(acyclic=True)
class Arson(Procedure):
    """One player after another, clockwise (R18.8): the Beating first, then the discard."""

    def __init__(self, seat: i64, distance: i64, discards: bool) -> None:
        super().__init__(seat)
        self.distance: Final = distance
        self.discards: Final = discards

    def go_on(self, game: Game) -> None:
        if self.distance == game.seats:
            game.settle()
            return
        other = game.players[(self.seat + self.distance) % game.seats]
        game.become(Arson(self.seat, self.distance + 1, self.discards))
        if opposed_here(game, game.players[self.seat], other):
            if self.discards:
                game.ask(DiscardAtRandom(other.seat))
            game.ask(Beating(other.seat, self.seat))

    def fields(self) -> list[int]:
        return [self.seat, self.distance, int(self.discards)]


@mypyc_attr(acyclic=True)
class DiscardAtRandom(Procedure):
    def go_on(self, game: Game) -> None:
        game.settle()
        game.discard_at_random(game.players[self.seat])


EFFECTS: Final[dict[str, type[Effect]]] = {
    "draw": Draw,
    "cigarettes": Cigarettes,
    "take": Take,
    "go_anywhere": GoTo,
    "more_actions": MoreActions,
    "beat": Beat,
    "heal": HealAnywhere,
    "send_to_solitary": SendToSolitary,
    "riot": Riot,
    "shakedown": Shakedown,
    "join_gang": JoinCheaply,
    "lockdown": Lockdown,
    "poker_night": PokerNight,
    "pick_pocket": PickPocket,
    "sell": SellAnywhere,
    "buy": BuyAnywhere,
    "beat_all_here": BeatAllHere,
    "take_cigarettes": TakeCigarettes,
    "take_random": TakeAtRandom,
    "extort": ExtortAnyone,
    "craft": CraftAnywhere,
    "swap": Swap,
    "win_combat": WinCombat,
    "score": Score,
    "stop_beating": StopBeating,
    "stop_card": StopCard,
    "escape": Escape,
    "second_beating": Modifier,
    "and_discard": Modifier,
    "return_beating": ReturnBeating,
    "give_nothing": Modifier,
    "keep_card": Modifier,
    "target_anywhere": Modifier,
}
