"""The Warden (R16): her Office, Attract, Repression by report, and the three uses of Corruption."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from blackgate.rules.actions import ATTRACT, BRIBE, FREEPASS, PASS, PUNISH, PUT_WARDEN, REPORT
from blackgate.rules.beatings import MOST_BEATINGS, Beating, Sending
from blackgate.rules.book import Place
from blackgate.rules.dig_in.tokens import TakeToken, discard_token
from blackgate.rules.events import GOES_FREE, LOSES_CIGARETTES, PUNISHES, REPORTS, WARDEN_GOES
from blackgate.rules.kinds import CORRUPTION, NOBODY, NOTHING, SLOTS, WARDENS_OFFICE
from blackgate.rules.modules import WARDEN_PLACE, Module
from blackgate.rules.refusals import (
    ALREADY_THERE,
    LEGAL,
    NO_BRIBE,
    NO_EFFECT,
    NOT_AN_ANSWER,
    NOT_IN_PLAY,
    WARDEN_IS_HERE,
)
from blackgate.rules.steps import Procedure, Step
from blackgate.rules.turn import TURN_OVER, end_turn_of
from blackgate.rules.turn_actions import TurnAction

if TYPE_CHECKING:
    from blackgate.rules.book import Rulebook
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player

# The stages of R18.2b-f
MOVE_HER: Final[i64] = 0
NOTE: Final[i64] = 1
REPRESS: Final[i64] = 2
FREE: Final[i64] = 3
SEND: Final[i64] = 4
PUNISH_ACTOR: Final[i64] = 5
FINISH: Final[i64] = 6
# The punishments (R16.6)
BEATING: Final[i64] = 0
HALF_THE_HAND: Final[i64] = 1
PUNISHMENTS: Final[i64] = 3


class Warden(Module):
    def __init__(self, book: Rulebook) -> None:
        super().__init__()
        self.data: Final = book.edition.warden
        self.illegal: i64 = 0  # a bit for each turn action

    def change_board(self, book: Rulebook) -> None:
        book.places[WARDENS_OFFICE] = Place(
            WARDENS_OFFICE, "wardens_office", (), self.data.search, self.data.forbids, ("bribe",)
        )
        book.watched = True

    def turn_actions(self, index: i64) -> list[TurnAction]:
        return [
            AttractWarden("attract_warden", ATTRACT, 1, index),
            Bribe("bribe", BRIBE, index + 1, CORRUPTION, self.data.bribe),
        ]

    def rulebook_made(self, book: Rulebook) -> None:
        for name in self.data.illegal:
            self.illegal |= book.bits(name)

    def set_up(self, game: Game) -> None:
        start = self.data.team_start if game.book.teams > 0 else self.data.start
        game.figures[WARDEN_PLACE] = game.book.slot_of(start)

    def restrains_michel(self, game: Game, place: i64) -> bool:
        return game.figures[WARDEN_PLACE] == place

    def after_action(self, game: Game, player: Player, turn_action: TurnAction, place: i64) -> None:
        if game.used & TURN_OVER and player.seat == game.active:  # R18.2f
            return
        crime = place if self.illegal & turn_action.bit else NOTHING
        if turn_action.moves and is_corrupt(game):
            game.ask(Watch(player.seat, MOVE_HER, crime, False, False))
        elif game.figures[WARDEN_PLACE] == (player.slot if crime == NOTHING else crime) and (
            crime != NOTHING or is_corrupt(game)
        ):
            game.ask(Watch(player.seat, NOTE, crime, False, False))


class AttractWarden(TurnAction):
    """R16.3: she comes to the player's Place."""

    def barred(self, game: Game, player: Player) -> i64:
        return WARDEN_IS_HERE if game.figures[WARDEN_PLACE] == player.slot else LEGAL

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        put_warden(game, player.seat, player.slot)


class Bribe(TakeToken):
    """R16.6: discard cigarettes, take a Corruption token."""

    def __init__(self, name: str, first: i64, index: i64, token: i64, price: i64) -> None:
        super().__init__(name, first, index, token)
        self.price: Final = price

    def barred(self, game: Game, player: Player) -> i64:
        return NO_BRIBE if player.cigarettes < self.price else super().barred(game, player)

    def do(self, game: Game, player: Player, which: i64) -> None:
        player.cigarettes -= self.price
        game.emit(LOSES_CIGARETTES, player.seat, NOBODY, NOTHING, self.price)
        super().do(game, player, which)


@mypyc_attr(acyclic=True)
class Watch(Procedure):
    """R18.2b-f, one stage after the other. `crime`: where the illegal action was done, or NOTHING; `noted`: actor and
    Warden shared a Place; `repressed`: the turn ends.
    """

    declared: ClassVar = "watch stage:number crime:place-or-none noted:flag repressed:flag"

    def __init__(self, seat: i64, stage: i64, crime: i64, noted: bool, repressed: bool) -> None:
        super().__init__(seat)
        self.stage: Final = stage
        self.crime: Final = crime
        self.noted: Final = noted
        self.repressed: Final = repressed

    def at(self, stage: i64, repressed: bool) -> Watch:
        return Watch(self.seat, stage, self.crime, self.noted, repressed)

    def go_on(self, game: Game) -> None:
        actor = game.players[self.seat]
        next_seat = (self.seat + 1) % game.seats
        if self.stage == MOVE_HER:
            game.become(self.at(NOTE, False))
            game.ask(MoveWarden(self.seat, self.seat, False))
        elif self.stage == NOTE:
            place = actor.slot if self.crime == NOTHING else self.crime
            noted = game.figures[WARDEN_PLACE] == place
            caught = noted and self.crime != NOTHING
            game.become(Watch(self.seat, REPRESS if caught else PUNISH_ACTOR, self.crime, noted, False))
        elif self.stage == REPRESS:
            game.become(self.at(PUNISH_ACTOR, False))
            game.ask(Report(next_seat, self.seat))
        elif self.stage == FREE:
            game.become(self.at(SEND, True))
            game.ask(Freepass(self.seat))
        elif self.stage == SEND:
            game.become(self.at(PUNISH_ACTOR, True))
            if actor.slot != game.book.solitary_slot:
                game.ask(Sending(self.seat))
        elif self.stage == PUNISH_ACTOR:
            game.become(self.at(FINISH, self.repressed))
            if self.noted:
                game.ask(Punishment(next_seat, self.seat))
        else:
            game.settle()
            if self.repressed:
                end_turn_of(game, self.seat)


@mypyc_attr(acyclic=True)
class MoveWarden(Step):
    """R16.6 Move: after anybody's Move action, put the Warden in any Place. The active player is asked first."""

    declared: ClassVar = "move_warden actor:seat begun:flag"

    def __init__(self, seat: i64, actor: i64, begun: bool) -> None:
        super().__init__(seat)
        self.actor: Final = actor
        self.begun: Final = begun

    def proceed(self, game: Game) -> bool:
        if self.begun and self.seat == self.actor:
            game.settle()
            return False
        if game.players[self.seat].tokens_by_kind[CORRUPTION] > 0:
            return True
        self.ask_next(game)
        return False

    def ask_next(self, game: Game) -> None:
        game.become(MoveWarden((self.seat + 1) % game.seats, self.actor, True))

    def choices(self, game: Game) -> None:
        game.offer(PASS)
        for slot in range(SLOTS):
            if cannot_put_warden(game, slot) == LEGAL:
                game.offer(PUT_WARDEN + slot)

    def answer(self, game: Game, action: i64) -> None:
        if action == PASS:
            self.ask_next(game)
            return
        game.settle()
        discard_token(game, game.players[self.seat], CORRUPTION)
        put_warden(game, self.seat, action - PUT_WARDEN)

    def reason(self, game: Game, action: i64) -> i64:
        if PUT_WARDEN <= action < PUT_WARDEN + SLOTS:
            return cannot_put_warden(game, action - PUT_WARDEN)
        return NOT_AN_ANSWER


@mypyc_attr(acyclic=True)
class Report(Step):
    """R16.5: the others are asked clockwise from the actor and the first report counts; teammates are not asked."""

    declared: ClassVar = "report actor:seat"

    def __init__(self, seat: i64, actor: i64) -> None:
        super().__init__(seat)
        self.actor: Final = actor

    def proceed(self, game: Game) -> bool:
        if self.seat == self.actor:
            game.settle()
            return False
        if not game.mates(game.players[self.seat], game.players[self.actor]):
            return True
        self.ask_next(game)
        return False

    def ask_next(self, game: Game) -> None:
        game.become(Report((self.seat + 1) % game.seats, self.actor))

    def choices(self, game: Game) -> None:
        game.offer(REPORT)
        game.offer(PASS)

    def answer(self, game: Game, action: i64) -> None:
        if action == PASS:
            self.ask_next(game)
            return
        game.emit(REPORTS, self.seat, self.actor)
        game.settle()
        watch = game.top
        assert isinstance(watch, Watch)
        game.become(watch.at(FREE, False))


@mypyc_attr(acyclic=True)
class Freepass(Step):
    """R16.6 Freepass: one's own illegal action is not repressed; asked only when it has been reported."""

    declared: ClassVar = "freepass"

    def proceed(self, game: Game) -> bool:
        if game.players[self.seat].tokens_by_kind[CORRUPTION] > 0:
            return True
        game.settle()
        return False

    def choices(self, game: Game) -> None:
        game.offer(FREEPASS)
        game.offer(PASS)

    def answer(self, game: Game, action: i64) -> None:
        game.settle()
        if action == FREEPASS:
            discard_token(game, game.players[self.seat], CORRUPTION)
            game.emit(GOES_FREE, self.seat)
            watch = game.top
            assert isinstance(watch, Watch)
            game.become(watch.at(PUNISH_ACTOR, False))


@mypyc_attr(acyclic=True)
class Punishment(Step):
    """R16.6 Punishment: after any action in her Place, the one who spends the token chooses what happens."""

    declared: ClassVar = "punishment actor:seat"

    def __init__(self, seat: i64, actor: i64) -> None:
        super().__init__(seat)
        self.actor: Final = actor

    def proceed(self, game: Game) -> bool:
        if self.seat == self.actor:  # not on oneself
            game.settle()
            return False
        if game.players[self.seat].tokens_by_kind[CORRUPTION] > 0 and self.possible(game) > 0:
            return True
        game.become(Punishment((self.seat + 1) % game.seats, self.actor))
        return False

    def possible(self, game: Game) -> i64:
        return sum([1 for how in range(PUNISHMENTS) if takes_effect(game.players[self.actor], how)])

    def choices(self, game: Game) -> None:
        game.offer(PASS)
        for how in range(PUNISHMENTS):
            if takes_effect(game.players[self.actor], how):
                game.offer(PUNISH + how)

    def answer(self, game: Game, action: i64) -> None:
        if action == PASS:
            game.become(Punishment((self.seat + 1) % game.seats, self.actor))
            return
        game.settle()
        actor = game.players[self.actor]
        how = action - PUNISH
        discard_token(game, game.players[self.seat], CORRUPTION)
        game.emit(PUNISHES, self.seat, self.actor, NOTHING, how)
        if how == BEATING:
            game.ask(Beating(self.actor, self.seat))
        elif how == HALF_THE_HAND:
            for _ in range((actor.hand_size + 1) // 2):
                game.discard_at_random(actor)
        else:
            game.emit(LOSES_CIGARETTES, self.actor, NOBODY, NOTHING, actor.cigarettes)
            actor.cigarettes = 0

    def reason(self, game: Game, action: i64) -> i64:
        return NO_EFFECT if PUNISH <= action < PUNISH + PUNISHMENTS else NOT_AN_ANSWER


def is_corrupt(game: Game) -> bool:
    """R16.7: only players with a Corruption token are asked."""
    for player in game.players:
        if player.tokens_by_kind[CORRUPTION] > 0:
            return True
    return False


def takes_effect(actor: Player, how: i64) -> bool:
    if how == BEATING:
        return actor.beatings < MOST_BEATINGS
    return actor.hand_size > 0 if how == HALF_THE_HAND else actor.cigarettes > 0


def cannot_put_warden(game: Game, slot: i64) -> i64:
    """Any Place, Solitary Confinement and the Office included."""
    if slot != game.book.solitary_slot and not game.book.open_slots >> slot & 1:
        return NOT_IN_PLAY
    return ALREADY_THERE if slot == game.figures[WARDEN_PLACE] else LEGAL


def put_warden(game: Game, seat: i64, place: i64) -> None:
    game.figures[WARDEN_PLACE] = place
    game.emit(WARDEN_GOES, seat, NOBODY, NOTHING, place)
