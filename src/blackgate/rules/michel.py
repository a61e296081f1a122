"""Michel and Michelle (R12): a third party that walks the prison and extorts whoever stands in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from blackgate.rules.actions import DISCARD, DRAW, GO, PASS, REFUSE, ROLL_FOR_MICHEL
from blackgate.rules.backgrounds import answer_with_reveal
from blackgate.rules.beatings import Beating
from blackgate.rules.combat import WeaponDue
from blackgate.rules.events import (
    MICHEL_EXTORTS,
    MICHEL_GOES,
    MICHEL_LOSES,
    MICHEL_RESHUFFLES,
    MICHEL_RESULT,
    MICHEL_REVEALS,
    MICHEL_WINS,
    REFUSES,
    ROLLS,
    YIELDS,
)
from blackgate.rules.kinds import (
    BLADE,
    CARD_NAMES,
    KNIFE,
    NOBODY,
    NOTHING,
    ONE,
    SLOTS,
    TOOLS,
    WARDENS_OFFICE,
)
from blackgate.rules.modules import MICHEL_DECK, MICHEL_DISCARD, MICHEL_PLACE, Module
from blackgate.rules.refusals import (
    NO_TOLL_FOR_MICHEL,
    NO_TOOL_FOR_MICHEL,
    NO_WEAPON_FOR_MICHEL,
    NOT_AN_ANSWER,
    NOT_WITH_THIS_DIE,
)
from blackgate.rules.steps import Procedure, Step

if TYPE_CHECKING:
    from blackgate.rules.book import Rulebook
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player


# Rulebook.notes
KNIVES: Final[i64] = 0  # a bit for each Michel card with a Knife
TOOLS_SHOWN: Final[i64] = 1  # + Michel card: a bit for each Tool on it


class Michel(Module):
    """R12.1: one of the two is in the prison."""

    def __init__(self, book: Rulebook) -> None:
        super().__init__()
        self.start: Final = book.edition.michel.start

    def rulebook_made(self, book: Rulebook) -> None:
        for index, card in enumerate(book.edition.michel.cards.values()):
            if card.knife:
                book.notes[KNIVES] |= ONE << index
            for name in card.tools:
                book.notes[TOOLS_SHOWN + index] |= ONE << CARD_NAMES.index(name)

    def set_up(self, game: Game) -> None:
        game.figures[MICHEL_PLACE] = game.book.slot_of(self.start)
        for index, card in enumerate(game.book.edition.michel.cards.values()):
            game.figures[MICHEL_DECK + index] = card.count

    def arrived(self, game: Game, player: Player) -> None:
        """R12.5: a player who ends a move in their Place is extorted at once."""
        if player.slot == game.figures[MICHEL_PLACE] and not restrained(game):
            game.ask(MichelExtortion(player.seat))

    def turn_ends(self, game: Game, seat: i64) -> None:
        game.ask(MichelRoll(seat))


@mypyc_attr(acyclic=True)
class MichelRoll(Step):
    """R12.2: at the end of a turn the active player may roll for Michel(le)."""

    declared: ClassVar = "michel_roll"

    def choices(self, game: Game) -> None:
        game.offer(ROLL_FOR_MICHEL)
        game.offer(PASS)

    def answer(self, game: Game, action: i64) -> None:
        if action == PASS:
            game.settle()
            return
        die = game.roll()
        game.emit(ROLLS, self.seat, NOBODY, NOTHING, die)
        game.become(MichelDestination(self.seat, die))


@mypyc_attr(acyclic=True)
class MichelDestination(Step):
    """R12.2: whoever rolls must move them, as a Simple move; they never enter a Place without a number (R12.4)."""

    declared: ClassVar = "michel_destination die"

    def __init__(self, seat: i64, die: i64) -> None:
        super().__init__(seat)
        self.die: Final = die

    def proceed(self, game: Game) -> bool:
        only: i64 = NOTHING
        for place in game.book.exits_of(game.figures[MICHEL_PLACE], self.die):
            if place != WARDENS_OFFICE:
                if only != NOTHING:
                    return True
                only = place
        self.answer(game, GO + only)
        return False

    def choices(self, game: Game) -> None:
        for place in game.book.exits_of(game.figures[MICHEL_PLACE], self.die):
            if place != WARDENS_OFFICE:
                game.offer(GO + place)

    def answer(self, game: Game, action: i64) -> None:
        game.figures[MICHEL_PLACE] = action - GO
        game.emit(MICHEL_GOES, self.seat, NOBODY, NOTHING, action - GO)
        game.become(MichelRound(self.seat, 0))

    def reason(self, game: Game, action: i64) -> i64:
        return NOT_WITH_THIS_DIE if GO <= action < GO + SLOTS else NOT_AN_ANSWER


@mypyc_attr(acyclic=True)
class MichelRound(Procedure):
    """R12.3: they extort every player in that Place, clockwise, beginning with the one who moved them."""

    declared: ClassVar = "michel_round distance:number"

    def __init__(self, seat: i64, distance: i64) -> None:
        super().__init__(seat)
        self.distance: Final = distance

    def go_on(self, game: Game) -> None:
        place = game.figures[MICHEL_PLACE]
        for distance in range(self.distance, game.seats):
            player = game.players[(self.seat + distance) % game.seats]
            if player.slot == place and not restrained(game):
                game.become(MichelRound(self.seat, distance + 1))
                game.ask(MichelExtortion(player.seat))
                return
        game.settle()


@mypyc_attr(acyclic=True)
class MichelExtortion(Procedure):
    """R12.6: the player draws and reveals a Michel card; without a Knife nothing happens."""

    declared: ClassVar = "michel_extortion"

    def go_on(self, game: Game) -> None:
        card = reveal_card(game, MICHEL_EXTORTS, self.seat)
        if card == NOTHING:
            game.settle()
        elif not shows_knife(game, card):
            game.figures[MICHEL_DISCARD + card] += 1
            game.settle()
        else:
            game.become(MichelAnswer(self.seat, card))


@mypyc_attr(acyclic=True)
class MichelAnswer(Step):
    """R12.6: discard one Tool shown on the card and be done; otherwise there is a combat."""

    declared: ClassVar = "michel_answer card:michel-card"

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def proceed(self, game: Game) -> bool:
        if game.players[self.seat].hand_size > 0:
            return True
        self.answer(game, REFUSE)
        return False

    def choices(self, game: Game) -> None:
        offer_tools(game, game.players[self.seat], self.card)
        game.offer(REFUSE)

    def answer(self, game: Game, action: i64) -> None:
        if action == REFUSE:
            game.emit(REFUSES, self.seat)
            game.become(MichelFight(self.seat, self.card, 0, 0, False, False, [self.card]))
        else:
            game.settle()
            game.discard(game.players[self.seat], action - DISCARD)
            game.figures[MICHEL_DISCARD + self.card] += 1

    def reason(self, game: Game, action: i64) -> i64:
        return why_not_this_tool(game.players[self.seat], action, NO_TOOL_FOR_MICHEL)


@mypyc_attr(acyclic=True)
class MichelFight(WeaponDue):
    """R12.7: lay a Weapon or lose; then a new card: no Knife on it, and the player wins.

    `card`: the first one; `out`: all cards revealed (R12.1); `knives`, `blades`: Weapons laid.
    """

    declared: ClassVar = (
        "michel_fight card:michel-card knives:number blades:number rested:flag tried:flag out:michel-cards"
    )

    def __init__(
        self, seat: i64, card: i64, knives: i64, blades: i64, rested: bool, tried: bool, out: list[int]
    ) -> None:
        super().__init__(seat, rested, tried, False)
        self.card: Final = card
        self.out: Final = out
        self.knives: Final = knives
        self.blades: Final = blades

    def weapon_laid(self, game: Game, kind: i64) -> None:
        knife: i64 = 1 if kind == KNIFE else 0
        self.next_card(game, self.knives + knife, self.blades + 1 - knife, self.rested)

    def nothing_laid(self, game: Game, rested: bool) -> None:
        self.next_card(game, self.knives, self.blades, rested or self.rested)

    def next_card(self, game: Game, knives: i64, blades: i64, rested: bool) -> None:
        card = reveal_card(game, MICHEL_REVEALS, self.seat)
        if card == NOTHING:  # R12.1: none at all is left
            game.become(MichelOver(self.seat, self.card, knives, blades, True, 0, self.out))
            return
        out = [*self.out, card]
        if shows_knife(game, card):
            game.become(MichelFight(self.seat, self.card, knives, blades, rested, False, out))
        else:
            game.become(MichelOver(self.seat, self.card, knives, blades, True, 0, out))

    def again(self) -> WeaponDue:
        return MichelFight(self.seat, self.card, self.knives, self.blades, self.rested, True, self.out)

    def lost(self, game: Game) -> None:
        game.emit(YIELDS, self.seat)
        game.become(MichelOver(self.seat, self.card, self.knives, self.blades, False, 0, self.out))

    def no_such_weapon(self) -> i64:
        return NO_WEAPON_FOR_MICHEL

    def won_by_background(self, game: Game, action: i64) -> None:
        game.become(MichelOver(self.seat, self.card, self.knives, self.blades, True, 0, self.out))
        answer_with_reveal(game, game.players[self.seat], action, NOBODY)


@mypyc_attr(acyclic=True)
class MichelOver(Procedure):
    """R12.8-10: losing costs a Beating and a Tool or a card; winning may bring a card; then all is discarded."""

    declared: ClassVar = (
        "michel_over card:michel-card knives:number blades:number won:flag settled:number out:michel-cards"
    )

    def __init__(self, seat: i64, card: i64, knives: i64, blades: i64, won: bool, settled: i64, out: list[int]) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.out: Final = out
        self.knives: Final = knives
        self.blades: Final = blades
        self.won: Final = won
        self.settled: Final = settled

    def go_on(self, game: Game) -> None:
        player = game.players[self.seat]
        if self.settled == 2:
            self.clean_up(game, player)
            return
        game.become(MichelOver(self.seat, self.card, self.knives, self.blades, self.won, self.settled + 1, self.out))
        if self.settled == 0:
            game.emit(MICHEL_LOSES if self.won else MICHEL_WINS, self.seat)
            if not self.won and not player.gang_card.immune_in_combat():
                game.ask(Beating(self.seat, NOBODY))
        elif not self.won:
            game.ask(MichelToll(self.seat, self.card))
        elif game.can_draw():
            game.ask(MichelPrize(self.seat))

    def clean_up(self, game: Game, player: Player) -> None:
        game.settle()
        game.clear_from_table(KNIFE, self.knives)
        game.clear_from_table(BLADE, self.blades)
        for card in self.out:
            game.figures[MICHEL_DISCARD + card] += 1
        if self.won:
            player.gang_card.combat_won(game, player)
        else:
            player.gang_card.combat_lost(game, player)


@mypyc_attr(acyclic=True)
class MichelToll(Step):
    """R12.8: a Tool shown on the first card, the player's choice if several, otherwise a card at random.

    Where the card shows several, the player is asked whatever they hold, or the others would learn of it (R17.4).
    """

    declared: ClassVar = "michel_toll card:michel-card"

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def proceed(self, game: Game) -> bool:
        player = game.players[self.seat]
        if player.hand_size > 0 and shows_several(game, self.card):
            return True
        for tool in range(TOOLS):
            if shows_tool(game, self.card, tool) and player.hand[tool] > 0:
                self.answer(game, DISCARD + tool)
                return False
        self.answer(game, PASS)
        return False

    def choices(self, game: Game) -> None:
        offer_tools(game, game.players[self.seat], self.card)
        if game.offered == 0:
            game.offer(PASS)

    def answer(self, game: Game, action: i64) -> None:
        game.settle()
        player = game.players[self.seat]
        if action != PASS:
            game.discard(player, action - DISCARD)
            return
        for tool in range(TOOLS):
            if shows_tool(game, self.card, tool):
                game.show_lack(player, tool)
        if not player.gang_card.immune_in_combat():
            game.discard_at_random(player)

    def reason(self, game: Game, action: i64) -> i64:
        return why_not_this_tool(game.players[self.seat], action, NO_TOLL_FOR_MICHEL)


@mypyc_attr(acyclic=True)
class MichelPrize(Step):
    """R12.9: the winner may draw 1 Search card."""

    declared: ClassVar = "michel_prize"

    def choices(self, game: Game) -> None:
        game.offer(DRAW)
        game.offer(PASS)

    def answer(self, game: Game, action: i64) -> None:
        game.settle()
        if action == DRAW:
            game.draw(game.players[self.seat], 1)


def restrained(game: Game) -> bool:
    """R16.8: they extort nobody where a module holds them back."""
    module = game.book.module
    while module is not None:
        if module.restrains_michel(game, game.figures[MICHEL_PLACE]):
            return True
        module = module.following
    return False


def shows_knife(game: Game, card: i64) -> bool:
    return bool(game.book.notes[KNIVES] >> card & 1)


def shows_tool(game: Game, card: i64, tool: i64) -> bool:
    return bool(game.book.notes[TOOLS_SHOWN + card] >> tool & 1)


def shows_several(game: Game, card: i64) -> bool:
    shown = game.book.notes[TOOLS_SHOWN + card]
    return shown & (shown - 1) != 0


def why_not_this_tool(player: Player, action: i64, lacking: i64) -> i64:
    """A Tool may be missing from the hand (`lacking` says so) or from the card."""
    if DISCARD <= action < DISCARD + TOOLS and player.hand[action - DISCARD] == 0:
        return lacking
    return NOT_AN_ANSWER


def offer_tools(game: Game, player: Player, card: i64) -> None:
    for tool in range(TOOLS):
        if shows_tool(game, card, tool) and player.hand[tool] > 0:
            game.offer(DISCARD + tool)


def reveal_card(game: Game, code: i64, seat: i64) -> i64:
    """R12.1: the top card of the deck, reshuffled when none is left; NOTHING when all are out."""
    size = cards_in(game, MICHEL_DECK)
    if size == 0:
        size = cards_in(game, MICHEL_DISCARD)
        if size == 0:
            return NOTHING
        for card in range(len(game.book.michel_card_names)):
            game.figures[MICHEL_DECK + card] = game.figures[MICHEL_DISCARD + card]
            game.figures[MICHEL_DISCARD + card] = 0
        game.emit(MICHEL_RESHUFFLES, NOBODY)
    bag: vec[i64] = game.figures[MICHEL_DECK : MICHEL_DECK + len(game.book.michel_card_names)]
    card = game.draw_from(bag, size, MICHEL_RESULT)
    game.figures[MICHEL_DECK + card] -= 1
    game.emit(code, seat, NOBODY, card)
    return card


def cards_in(game: Game, pile: i64) -> i64:
    size: i64 = 0
    for card in range(len(game.book.michel_card_names)):
        size += game.figures[pile + card]
    return size
