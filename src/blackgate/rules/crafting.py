"""Craft (R8): Links and other Components become Knives, Pickaxes and Shovels."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from blackgate.rules.actions import CRAFT, PASS
from blackgate.rules.backgrounds import not_done
from blackgate.rules.events import CRAFTS
from blackgate.rules.kinds import LINK, NOBODY, NOTHING
from blackgate.rules.refusals import (
    BEATEN_CRAFT,
    LEGAL,
    MISSING_CARDS,
    NO_CRAFT_HERE,
    NOT_AN_ANSWER,
    PILE_EMPTY,
)
from blackgate.rules.steps import Step
from blackgate.rules.turn_actions import TurnAction

if TYPE_CHECKING:
    from blackgate.rules.book import Place
    from blackgate.rules.game import Game
    from blackgate.rules.gang_cards import GangCard
    from blackgate.rules.player import Player


class Craft(TurnAction):
    """R8: one crafting per action."""

    def where(self, place: Place, gang: GangCard, home: bool) -> i64:
        return NO_CRAFT_HERE if self.forbidden(place, home) and not gang.crafts_anywhere() else LEGAL

    def lifts_ban(self, gang: GangCard) -> bool:
        return gang.crafts_anywhere()

    def barred(self, game: Game, player: Player) -> i64:
        return BEATEN_CRAFT if player.beatings > 0 and not player.gang_card.crafts_anywhere() else LEGAL

    def refusal(self, game: Game, player: Player, which: i64) -> i64:
        return cannot_craft(game, player, which, player.gang_card.crafts_without_link())

    def choices(self, game: Game, player: Player) -> None:
        if self.barred(game, player) == LEGAL:
            without_link = player.gang_card.crafts_without_link()
            for which in range(self.count):
                if cannot_craft(game, player, which, without_link) == LEGAL:
                    game.offer(CRAFT + which)

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        craft(game, player, which, player.gang_card.crafts_without_link())


@mypyc_attr(acyclic=True)
class FreeCraft(Step):
    """A Background crafts for no action, anywhere, without a Link: what?"""

    declared: ClassVar = "free_craft"

    def choices(self, game: Game) -> None:
        player = game.players[self.seat]
        for recipe in range(len(game.book.recipes)):
            if cannot_craft(game, player, recipe, True) == LEGAL:
                game.offer(CRAFT + recipe)
        if game.offered == 0:  # asked all the same (R17.4)
            game.offer(PASS)

    def answer(self, game: Game, action: i64) -> None:
        game.settle()
        if action == PASS:
            show_nothing_to_craft(game, game.players[self.seat])
            not_done(game)
            return
        craft(game, game.players[self.seat], action - CRAFT, True)

    def reason(self, game: Game, action: i64) -> i64:
        if action < CRAFT or action >= CRAFT + len(game.book.recipes):
            return NOT_AN_ANSWER
        return cannot_craft(game, game.players[self.seat], action - CRAFT, True)


def cannot_craft(game: Game, player: Player, which: i64, without_link: bool) -> i64:
    recipe = game.book.recipes[which]
    needed = recipe.kinds if without_link else recipe.kinds_with_link
    if player.kinds & needed != needed:
        return MISSING_CARDS
    for kind in recipe.doubles:
        count = recipe.discards.count(kind) + (1 if kind == LINK and recipe.link and not without_link else 0)
        if player.hand[kind] < count:
            return MISSING_CARDS
    return PILE_EMPTY if game.open[recipe.card] == 0 else LEGAL


def craft(game: Game, player: Player, which: i64, without_link: bool) -> None:
    """R8.2, R8.3: with a single Knife left, Link and Blade give that one."""
    recipe = game.book.recipes[which]
    game.emit(CRAFTS, player.seat, NOBODY, NOTHING, which)
    if recipe.link and not without_link:
        game.discard(player, LINK)
    for kind in recipe.discards:
        game.discard(player, kind)
    game.take_from_pile(player, recipe.card, recipe.count)
    player.gang_card.crafted(game, player)


def can_craft_freely(game: Game, player: Player) -> bool:
    for recipe in range(len(game.book.recipes)):
        if cannot_craft(game, player, recipe, True) == LEGAL:
            return True
    return False


def could_craft_freely(game: Game, player: Player) -> bool:
    """For all that everybody knows: there are cards enough in the hand, and something to take."""
    for recipe in game.book.recipes:
        if game.open[recipe.card] > 0 and player.hand_size >= len(recipe.discards):
            return True
    return False


def show_nothing_to_craft(game: Game, player: Player) -> None:
    """Who has to craft freely and does not lacks what every possible crafting needs."""
    for recipe in game.book.recipes:
        if game.open[recipe.card] > 0 and len(recipe.discards) == 1:
            game.show_lack(player, recipe.discards[0])
