"""Backgrounds (R10.1): secret until revealed at the moment that the card names, with a bonus for its Gang.

Who is asked whether they reveal one depends on public facts only (R17.6): everyone with an unrevealed Background
that could, for all that anybody knows, be the one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from blackgate.rules.actions import TARGET, is_reveal, is_reveal_bonus, number_of_reveal, revealed_by
from blackgate.rules.events import REVEALS, TARGETS
from blackgate.rules.kinds import BACKGROUNDS, MAX_SEATS, NOBODY, NOTHING, ONE
from blackgate.rules.refusals import (
    LEGAL,
    NO_EFFECT,
    NOT_A_TARGET,
    NOT_AN_ANSWER,
    NOT_YOUR_BACKGROUND,
    NOT_YOUR_GANG,
    REVEALED,
    WRONG_MOMENT,
)
from blackgate.rules.steps import Procedure, Step
from blackgate.rules.turn import AfterAction, watch
from blackgate.rules.turn_actions import FreeAction

if TYPE_CHECKING:
    from blackgate.rules.effect_base import Effect
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player

# The moments at which a Background can be revealed
IN_TURN: Final[i64] = 0
WEAPON_DUE: Final[i64] = 1
AFTER_DIG: Final[i64] = 2
BEATING_DUE: Final[i64] = 3
CARD_PLAYED: Final[i64] = 4
SENT: Final[i64] = 5  # to Solitary, or chosen for an Extortion
DEFENCE_DUE: Final[i64] = 6  # a Weapon is due, but not from an attacker
MOMENTS: Final[i64] = 7


class Background:
    """A Background card: its Gang, its effects, and the bonus for whoever is in the Gang."""

    def __init__(self, index: i64, gang: i64, effects: list[Effect], bonus: list[Effect]) -> None:
        self.index: Final = index
        self.gang: Final = gang
        self.effects: Final = effects
        self.bonus: Final = bonus
        self.moment: Final = effects[0].moment

    def applied(self, with_bonus: bool) -> list[Effect]:
        return self.effects + self.bonus if with_bonus else self.effects


class Reveal(FreeAction):
    """R10.1: in one's own turn, for no action."""

    def barred(self, game: Game, player: Player) -> i64:
        return REVEALED if player.revealed else LEGAL

    def refusal(self, game: Game, player: Player, which: i64) -> i64:
        with_bonus = which >= BACKGROUNDS
        index = which - BACKGROUNDS if with_bonus else which
        if index != player.background:
            return NOT_YOUR_BACKGROUND
        background = game.book.backgrounds[index]
        if background.moment != IN_TURN:
            return WRONG_MOMENT
        if with_bonus and player.gang_card.gang != background.gang:
            return NOT_YOUR_GANG
        useful = would_do_something(game, player, background.applied(with_bonus), with_bonus)
        return LEGAL if useful else NO_EFFECT

    def choices(self, game: Game, player: Player) -> None:
        if player.revealed:
            return
        for which in (player.background, player.background + BACKGROUNDS):
            if self.refusal(game, player, which) == LEGAL:
                game.offer(number_of_reveal(player.background, which >= BACKGROUNDS))

    def numbers(self) -> list[tuple[int, int]]:
        each = range(int(BACKGROUNDS))
        plain = [(index, int(number_of_reveal(index, False))) for index in each]
        return plain + [(index + int(BACKGROUNDS), int(number_of_reveal(index, True))) for index in each]

    def do(self, game: Game, player: Player, which: i64) -> None:
        reveal(game, player, which >= BACKGROUNDS, NOBODY)


@mypyc_attr(acyclic=True)
class Victim(Step):
    """Whom does the revealed Background hit?"""

    declared: ClassVar = "victim background with_bonus:flag"

    def __init__(self, seat: i64, background: i64, with_bonus: bool) -> None:
        super().__init__(seat)
        self.background: Final = background
        self.with_bonus: Final = with_bonus

    def choices(self, game: Game) -> None:
        effects = game.book.backgrounds[self.background].applied(self.with_bonus)
        offer_targets(game, game.players[self.seat], effects, self.with_bonus)

    def answer(self, game: Game, action: i64) -> None:
        target = action - TARGET
        game.emit(TARGETS, self.seat, target)
        game.become(Applied(self.seat, self.background, self.with_bonus, target, 0))

    def reason(self, game: Game, action: i64) -> i64:
        return NOT_A_TARGET if TARGET <= action < TARGET + MAX_SEATS else NOT_AN_ANSWER


@mypyc_attr(acyclic=True)
class Applied(Procedure):
    """The effects of a revealed Background, one after the other."""

    declared: ClassVar = "applied background with_bonus:flag target:seat-or-none done:number"

    def __init__(self, seat: i64, background: i64, with_bonus: bool, target: i64, done: i64) -> None:
        super().__init__(seat)
        self.background: Final = background
        self.with_bonus: Final = with_bonus
        self.target: Final = target
        self.done: Final = done

    def go_on(self, game: Game) -> None:
        effects = game.book.backgrounds[self.background].applied(self.with_bonus)
        game.settle()
        if self.done < len(effects):
            following = Applied(self.seat, self.background, self.with_bonus, self.target, self.done + 1)
            apply_effect(game, effects[self.done], following, self.target, self.with_bonus)


def not_done(game: Game) -> None:
    """What the Background would have done as a turn action was not done: nothing follows it (R18.2)."""
    applied = game.top
    if isinstance(applied, Applied) and isinstance(applied.beneath, AfterAction):
        game.settle()
        game.settle()
        game.ask(Applied(applied.seat, applied.background, applied.with_bonus, applied.target, applied.done))


def reveal(game: Game, player: Player, with_bonus: bool, target: i64) -> None:
    """The effects come next. `target`: whom the moment itself names; where it names nobody, the player does."""
    player.revealed = True
    game.shown |= ONE << player.background
    game.emit(REVEALS, player.seat, NOBODY, player.background, 1 if with_bonus else 0)
    effects = game.book.backgrounds[player.background].applied(with_bonus)
    if target == NOBODY and finds_target(game, player, effects, with_bonus):
        game.ask(Victim(player.seat, player.background, with_bonus))
    else:
        game.ask(Applied(player.seat, player.background, with_bonus, target, 0))


def could_reveal(game: Game, player: Player, moment: i64) -> bool:
    """R17.6: for all that everybody knows, the player may have a Background that answers here."""
    return not player.revealed and game.book.answering[moment] & ~game.shown != 0


def offer_reveal(game: Game, player: Player, moment: i64) -> None:
    """Offer the player's own Background where it answers here, with its bonus if they are in the Gang."""
    if player.revealed:
        return
    background = game.book.backgrounds[player.background]
    if background.moment == moment:
        game.offer(number_of_reveal(background.index, False))
        if player.gang_card.gang == background.gang:
            game.offer(number_of_reveal(background.index, True))


def why_no_reveal(game: Game, player: Player, action: i64, moment: i64) -> i64:
    """Why a Background is not an answer here."""
    if not is_reveal(action):
        return NOT_AN_ANSWER
    if player.revealed:
        return REVEALED
    index = revealed_by(action)
    if index != player.background:
        return NOT_YOUR_BACKGROUND
    return WRONG_MOMENT if game.book.backgrounds[index].moment != moment else NOT_YOUR_GANG


def boosts(game: Game, player: Player, action: i64) -> bool:
    """The answer comes with a bonus that changes how the main effect goes."""
    return is_reveal_bonus(action) and game.book.backgrounds[player.background].effects[0].modified


def answer_with_reveal(game: Game, player: Player, action: i64, target: i64) -> None:
    """Reveal as an answer to a question that is already settled."""
    reveal(game, player, is_reveal_bonus(action), target)


# --- effects in general
def apply_effect(game: Game, effect: Effect, following: Step, target: i64, with_bonus: bool) -> None:
    """R18.12: an effect checks its own conditions when its turn comes, with the target that was named, and is skipped
    if it cannot be done. A turn action that it is counts where it is done (R18.2, R18.10). `following`: what is next.
    """
    player = game.players[following.seat]
    boosted = with_bonus and effect.modified
    possible: bool
    if effect.wants_target:
        possible = target != NOBODY and effect.hits(game, player, game.players[target], boosted)
    else:
        possible = effect.could_be_done(game, player, boosted)
    if possible and effect.action != NOTHING:
        watch(game, player, game.book.turn_actions[effect.action])
    game.ask(following)
    if possible:
        effect.apply(game, player, target, boosted)


def finds_target(game: Game, player: Player, effects: list[Effect], with_bonus: bool) -> bool:
    """There is somebody whom one of the effects would do something to."""
    for effect in effects:
        if effect.wants_target:
            boosted = with_bonus and effect.modified
            for other in game.players:
                if other.seat != player.seat and effect.hits(game, player, other, boosted):
                    return True
    return False


def would_do_something(game: Game, player: Player, effects: list[Effect], with_bonus: bool) -> bool:
    """R18.12: by public knowledge and the player's own cards, at least one effect would do something."""
    for effect in effects:
        if not effect.wants_target and effect.useful(game, player, with_bonus and effect.modified):
            return True
    return finds_target(game, player, effects, with_bonus)


def offer_targets(game: Game, player: Player, effects: list[Effect], with_bonus: bool) -> None:
    """Everybody whom at least one of the effects would do something to."""
    for other in game.players:
        if other.seat == player.seat:
            continue
        for effect in effects:
            if effect.wants_target and effect.hits(game, player, other, with_bonus and effect.modified):
                game.offer(TARGET + other.seat)
                break
