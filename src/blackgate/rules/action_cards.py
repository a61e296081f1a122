"""Playing an Action card (R3.8, R18.5): reveal it, name its target, let others stop it, apply it, discard it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from blackgate.rules.actions import PASS, TARGET, number_of_play
from blackgate.rules.backgrounds import (
    CARD_PLAYED,
    answer_with_reveal,
    apply_effect,
    boosts,
    could_reveal,
    finds_target,
    offer_reveal,
    offer_targets,
    why_no_reveal,
    would_do_something,
)
from blackgate.rules.events import IS_STOPPED, PLAYS, TAKES_BACK, TARGETS
from blackgate.rules.gang_cards import STAGE_USED
from blackgate.rules.kinds import ACTION_CARD, FIRST_KINDS, FURTHER_ACTION_CARD, MAX_SEATS, MOST_KINDS, NOBODY
from blackgate.rules.refusals import LEGAL, NO_ACTIONS, NO_EFFECT, NOT_A_TARGET, NOT_AN_ANSWER, NOT_IN_HAND
from blackgate.rules.steps import Procedure, Step
from blackgate.rules.turn import watch
from blackgate.rules.turn_actions import FreeAction

if TYPE_CHECKING:
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player


class PlayActionCard(FreeAction):
    """R3.8. It costs an action, unless a Gang card says otherwise. Which: the kind, counted from ACTION_CARD on."""

    def barred(self, game: Game, player: Player) -> i64:
        if game.actions == 0 and not player.gang_card.plays_for_free(game):
            return NO_ACTIONS
        return LEGAL

    def refusal(self, game: Game, player: Player, which: i64) -> i64:
        if not (player.kinds & game.book.playable) >> (ACTION_CARD + which) & 1:
            return NOT_IN_HAND
        return LEGAL if would_do_something(game, player, game.book.action_cards[which], False) else NO_EFFECT

    def choices(self, game: Game, player: Player) -> None:
        held = (player.kinds & game.book.playable) >> ACTION_CARD
        if held == 0 or (game.actions == 0 and not player.gang_card.plays_for_free(game)):
            return
        which: i64 = 0
        while held != 0:
            if held & 1 and self.refusal(game, player, which) == LEGAL:
                game.offer(number_of_play(ACTION_CARD + which))
            held >>= 1
            which += 1

    def numbers(self) -> list[tuple[int, int]]:
        kinds = [*range(int(ACTION_CARD), int(FIRST_KINDS)), *range(int(FURTHER_ACTION_CARD), int(MOST_KINDS))]
        return [(kind - int(ACTION_CARD), int(number_of_play(kind))) for kind in kinds]

    def do(self, game: Game, player: Player, which: i64) -> None:
        watch(game, player, self)  # an action in every respect, also where it costs none (R18.10)
        draws = player.gang_card.cards_after_playing(game)
        if not player.gang_card.plays_for_free(game):
            game.actions -= 1
        if draws > 0:
            game.used |= STAGE_USED
        game.put_on_table(player, ACTION_CARD + which, PLAYS)
        game.ask(CardPlayed(player.seat, which, draws))
        if finds_target(game, player, game.book.action_cards[which], False):
            game.ask(CardTarget(player.seat, which))
        else:
            game.ask(StopCard((player.seat + 1) % game.seats, player.seat, which, NOBODY))


@mypyc_attr(acyclic=True)
class CardTarget(Step):
    """R18.5: name the target player."""

    declared: ClassVar = "card_target card:action-card"

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def choices(self, game: Game) -> None:
        offer_targets(game, game.players[self.seat], game.book.action_cards[self.card], False)

    def answer(self, game: Game, action: i64) -> None:
        target = action - TARGET
        game.emit(TARGETS, self.seat, target)
        game.become(StopCard((self.seat + 1) % game.seats, self.seat, self.card, target))

    def reason(self, game: Game, action: i64) -> i64:
        return NOT_A_TARGET if TARGET <= action < TARGET + MAX_SEATS else NOT_AN_ANSWER

    def fits(self, game: Game) -> bool:
        return would_do_something(game, game.players[self.seat], game.book.action_cards[self.card], False)


@mypyc_attr(acyclic=True)
class StopCard(Step):
    """The window for whoever can stop an Action card, clockwise from the one who plays it."""

    declared: ClassVar = "stop_card actor:seat card:action-card target:seat-or-none"

    def __init__(self, seat: i64, actor: i64, card: i64, target: i64) -> None:
        super().__init__(seat)
        self.actor: Final = actor
        self.card: Final = card
        self.target: Final = target

    def proceed(self, game: Game) -> bool:
        if self.seat == self.actor:  # everybody has been asked
            game.become(CardApplied(self.actor, self.card, self.target, 0))
            return False
        if could_reveal(game, game.players[self.seat], CARD_PLAYED):
            return True
        self.ask_next(game)
        return False

    def ask_next(self, game: Game) -> None:
        game.become(StopCard((self.seat + 1) % game.seats, self.actor, self.card, self.target))

    def choices(self, game: Game) -> None:
        game.offer(PASS)
        offer_reveal(game, game.players[self.seat], CARD_PLAYED)

    def answer(self, game: Game, action: i64) -> None:
        if action == PASS:
            self.ask_next(game)
            return
        player = game.players[self.seat]
        seizes = game.book.backgrounds[player.background].effects[0].seizes_card
        game.settle()
        answer_with_reveal(game, player, action, self.actor if seizes else NOBODY)
        game.emit(IS_STOPPED, self.actor, self.seat, ACTION_CARD + self.card)
        if seizes or boosts(game, player, action):  # it goes to this hand instead
            game.on_table[ACTION_CARD + self.card] -= 1
            game.gain_openly(player, ACTION_CARD + self.card)
            game.emit(TAKES_BACK, self.seat, self.actor, ACTION_CARD + self.card)

    def reason(self, game: Game, action: i64) -> i64:
        return why_no_reveal(game, game.players[self.seat], action, CARD_PLAYED)

    def fits(self, game: Game) -> bool:
        return would_do_something(game, game.players[self.actor], game.book.action_cards[self.card], False)


@mypyc_attr(acyclic=True)
class CardApplied(Procedure):
    """The effects of an Action card, one after the other."""

    declared: ClassVar = "card_applied card:action-card target:seat-or-none done:number"

    def __init__(self, seat: i64, card: i64, target: i64, done: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.target: Final = target
        self.done: Final = done

    def go_on(self, game: Game) -> None:
        effects = game.book.action_cards[self.card]
        game.settle()
        if self.done < len(effects):
            following = CardApplied(self.seat, self.card, self.target, self.done + 1)
            apply_effect(game, effects[self.done], following, self.target, False)


@mypyc_attr(acyclic=True)
class CardPlayed(Procedure):
    """R3.8: at the end the card is discarded; `draws`: cards drawn after it."""

    declared: ClassVar = "card_played card:action-card draws:number"

    def __init__(self, seat: i64, card: i64, draws: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.draws: Final = draws

    def go_on(self, game: Game) -> None:
        game.settle()
        kind = ACTION_CARD + self.card
        if game.on_table[kind] > 0:  # an Informer may have taken it
            game.clear_from_table(kind, 1)
        game.draw(game.players[self.seat], self.draws)
