"""Team mode (R13): two Cell Blocks, points per team, help in combats, Exchange, following a teammate."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from blackgate.rules.actions import (
    DONE,
    EXCHANGE,
    FOLLOW,
    FURTHER_GIVE,
    GIVE,
    GIVE_CIGARETTE,
    LAY_BLADE,
    LAY_KNIFE,
    PASS,
    is_of_family,
    kind_of_number,
)
from blackgate.rules.book import Place
from blackgate.rules.combat import CombatLost, Fight, LayWeapon, lay_weapon, offer_weapons
from blackgate.rules.events import EXCHANGES, GIVES_HIDDEN, HELPS, YIELDS
from blackgate.rules.kinds import CELL_BLOCK, CELL_BLOCK_B, MAX_SEATS, ONE
from blackgate.rules.modules import Module
from blackgate.rules.moving import arrive, finish_move
from blackgate.rules.refusals import (
    ALREADY_THERE,
    LEGAL,
    NO_SUCH_SEAT,
    NOT_A_TEAMMATE,
    NOT_AN_ANSWER,
    NOT_HERE,
    NOT_IN_HAND,
    NOT_IN_SOLITARY,
    NOT_YOURSELF,
    NOTHING_TO_EXCHANGE,
    OTHER_GANG,
)
from blackgate.rules.steps import Step
from blackgate.rules.turn_actions import TurnAction

if TYPE_CHECKING:
    from blackgate.rules.book import Rulebook
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player

TEAMS: Final[i64] = 2


class TeamMode(Module):
    def change_board(self, book: Rulebook) -> None:
        """R13.2, R13.4: the Cell Block is two Places, with the same numbers."""
        book.teams = TEAMS
        book.goal = book.edition.team.goals[int(book.seats)]
        a = book.places[CELL_BLOCK]
        book.places[CELL_BLOCK_B] = Place(CELL_BLOCK_B, "cell_block_b", a.numbers, a.search, a.forbidden, a.actions)
        for seat in range(book.seats):
            book.homes[seat] = CELL_BLOCK if book.team_of(seat) == 0 else CELL_BLOCK_B

    def turn_actions(self, index: i64) -> list[TurnAction]:
        return [
            FollowTeammate("follow", FOLLOW, MAX_SEATS, index),
            Exchange("exchange", EXCHANGE, MAX_SEATS, index + 1),
        ]

    def rulebook_made(self, book: Rulebook) -> None:
        """R13.7: Craft is allowed in the other team's Cell Block."""
        craft = book.bits("craft")
        for slot in (CELL_BLOCK, CELL_BLOCK_B):
            place = book.places[slot]
            place.forbids_at_home = place.forbids & craft
            place.forbids &= ~craft

    def side_yields(self, game: Game, seat: i64, fight: Fight) -> bool:
        """R13.5: each teammate in the principal's Place is asked, clockwise from the principal."""
        game.become(Help((seat + 1) % game.seats, seat, fight))
        return True


class FollowTeammate(TurnAction):
    """R13.10: instead of rolling for a Simple move, go to the Place of a teammate of the same Gang."""

    moves = True

    def refusal(self, game: Game, player: Player, which: i64) -> i64:
        reason = no_teammate(game, player, which)
        if reason != LEGAL:
            return reason
        mate = game.players[which]
        if mate.gang_card.gang < 0 or mate.gang_card.gang != player.gang_card.gang:
            return OTHER_GANG
        if mate.slot == game.book.solitary_slot:
            return NOT_IN_SOLITARY
        return ALREADY_THERE if mate.slot == player.slot else LEGAL

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        finish_move(game, player)
        arrive(game, player, game.players[which].slot)


class Exchange(TurnAction):
    """R13.9: with one teammate in the same Place, cards and cigarettes both ways."""

    def refusal(self, game: Game, player: Player, which: i64) -> i64:
        reason = no_teammate(game, player, which)
        if reason != LEGAL:
            return reason
        mate = game.players[which]
        if mate.slot != player.slot:
            return NOT_HERE
        if player.hand_size + mate.hand_size + player.cigarettes + mate.cigarettes == 0:
            return NOTHING_TO_EXCHANGE
        return LEGAL

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        game.emit(EXCHANGES, player.seat, which)
        game.ask(HandOver(player.seat, which, False))


@mypyc_attr(acyclic=True)
class HandOver(Step):
    """R13.9, R18.13: one thing after the other, each final; then the teammate, who has seen it, gives back."""

    declared: ClassVar = "hand_over mate:seat back:flag"

    def __init__(self, seat: i64, mate: i64, back: bool) -> None:
        super().__init__(seat)
        self.mate: Final = mate
        self.back: Final = back

    def proceed(self, game: Game) -> bool:
        player = game.players[self.seat]
        if player.hand_size + player.cigarettes > 0:
            return True
        self.answer(game, DONE)
        return False

    def choices(self, game: Game) -> None:
        player = game.players[self.seat]
        game.offer(DONE)
        if player.cigarettes > 0:
            game.offer(GIVE_CIGARETTE)
        game.offer_kinds(GIVE, FURTHER_GIVE, player.kinds)

    def answer(self, game: Game, action: i64) -> None:
        player = game.players[self.seat]
        mate = game.players[self.mate]
        if action == GIVE_CIGARETTE:
            game.take_cigarettes(mate, player, 1)
        elif action != DONE:
            game.pass_hidden(player, mate, kind_of_number(GIVE, FURTHER_GIVE, action), GIVES_HIDDEN)
        elif self.back:
            game.settle()
        else:
            game.become(HandOver(self.mate, self.seat, True))

    def reason(self, game: Game, action: i64) -> i64:
        return NOT_IN_HAND if is_of_family(GIVE, FURTHER_GIVE, action) else NOT_AN_ANSWER


@mypyc_attr(acyclic=True)
class Help(Step):
    """R13.5: a teammate in the principal's Place may lay a Weapon in the principal's stead."""

    declared: ClassVar = "help principal:seat fight"

    def __init__(self, seat: i64, principal: i64, fight: Fight) -> None:
        super().__init__(seat)
        self.principal: Final = principal
        self.fight: Final = fight

    def proceed(self, game: Game) -> bool:
        if self.seat == self.principal:  # everybody has been asked
            game.emit(YIELDS, self.principal)
            game.become(CombatLost(self.principal, self.fight, 0, 1))
            return False
        helper = game.players[self.seat]
        principal = game.players[self.principal]
        if game.mates(helper, principal) and helper.slot == principal.slot and helper.hand_size > 0:
            return True
        self.ask_next(game)
        return False

    def ask_next(self, game: Game) -> None:
        game.become(Help((self.seat + 1) % game.seats, self.principal, self.fight))

    def choices(self, game: Game) -> None:
        game.offer(PASS)
        offer_weapons(game, game.players[self.seat])

    def answer(self, game: Game, action: i64) -> None:
        if action == PASS:
            self.ask_next(game)
            return
        game.emit(HELPS, self.seat, self.principal)
        kind = lay_weapon(game, game.players[self.seat], action)
        fight = self.fight.with_weapon(kind, ONE << self.seat)
        game.become(LayWeapon(fight.opponent(self.principal), fight, False))

    def reason(self, game: Game, action: i64) -> i64:
        return NOT_IN_HAND if action == LAY_KNIFE or action == LAY_BLADE else NOT_AN_ANSWER


def no_teammate(game: Game, player: Player, which: i64) -> i64:
    if which >= game.seats:
        return NO_SUCH_SEAT
    if which == player.seat:
        return NOT_YOURSELF
    return LEGAL if game.mates(player, game.players[which]) else NOT_A_TEAMMATE
