"""A position as plain data with the names of the rulebook, at any question, windows included.

The same dict serves saved games, positions laid out for tests and puzzles (`blackgate.records.position` has
their text), and the tests' comparison of two games. `loading.py` reads it back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.plain import ModulesState, PublicSeat, TurnState
from blackgate.rules.book import name_of
from blackgate.rules.kinds import CARD_NAMES, GANG_NAMES, PILES, TOKEN_NAMES, TOOLS
from blackgate.rules.modules import MICHEL_DECK, MICHEL_DISCARD, MICHEL_PLACE, TOKEN_STACKS, TRAUMA_PILE, WARDEN_PLACE
from blackgate.rules.waiting import saved_stack

if TYPE_CHECKING:
    from blackgate.rules.book import Rulebook
    from blackgate.rules.game import Game
    from blackgate.rules.piles import Pile
    from blackgate.rules.player import Player, PublicPlayer
    from blackgate.rules.state import PublicState

Plain = dict[str, object]

# In this order: what is saved is the same to the byte
SAVED: Final = ("seats", "turn", "piles", "discard", "deck", "table", "gangs", "waiting", "over")


def counts(names: tuple[str, ...], by_kind: vec[i64], first: i64 = 0) -> dict[str, int]:
    return {names[kind]: int(by_kind[kind]) for kind in range(first, len(by_kind)) if by_kind[kind] > 0}


def gang_pile(book: Rulebook, pile: Pile) -> list[str]:
    """The card on top, "" where none is left, and what was put under the pile."""
    return [name_of(book.gang_card_names, pile.top), *[book.gang_card_names[card] for card in pile.tail]]


# --- what everybody may know, of a game and of a view
def laid_out(state: PublicState) -> Plain:
    """What lies on the board, the turn, and what waits."""
    book = state.book
    return {
        "piles": piles_of(state),
        "discard": counts(book.card_names, state.open, PILES),
        "table": counts(book.card_names, state.on_table),
        "gangs": gangs_of(state),
        "turn": turn_of(state),
        "waiting": saved_stack(state.top),
        "over": state.over,
    }


def piles_of(state: PublicState) -> dict[str, int]:
    return {CARD_NAMES[kind]: int(state.open[kind]) for kind in range(PILES)}


def gangs_of(state: PublicState) -> dict[str, list[str]]:
    return {name: gang_pile(state.book, state.gang_piles[gang]) for gang, name in enumerate(GANG_NAMES)}


def turn_of(state: PublicState) -> TurnState:
    return {
        "active": state.active,
        "first": state.first,
        "number": state.turn,
        "actions": state.actions,
        "searches": state.searches,
        "extortions": state.extortions,
        "used": state.used,
        "confined": state.confined,
    }


def seat_of(state: PublicState, player: PublicPlayer, background: i64) -> PublicSeat:
    """What lies in front of a player."""
    seat = in_front(state, player, background, "hand_size", player.hand_size)
    add_modules(seat, state, player, counts(TOKEN_NAMES, player.tokens_by_kind))
    return cast(PublicSeat, seat)


def in_front(state: PublicState, player: PublicPlayer, background: i64, hand: str, held: object) -> Plain:
    """The same without what modules put there, in the order of `PublicSeat`; the hand under a name of its own."""
    book = state.book
    start = player.seat * TOOLS
    return {
        "place": book.places[player.slot].name,
        hand: held,
        "beatings": player.beatings,
        "cigarettes": player.cigarettes,
        "points": player.points,
        "tunnel": counts(book.card_names, state.tunnels[start : start + TOOLS]),
        "gang": name_of(book.gang_card_names, player.gang_card.index),
        "background": name_of(book.background_names, background),
        "revealed": player.revealed,
    }


def add_modules(seat: Plain, state: PublicState, player: PublicPlayer, tokens: dict[str, int]) -> None:
    seat["tokens"] = tokens
    seat["trauma"] = name_of(state.book.trauma_names, player.trauma_number)


def modules_of(state: PublicState) -> ModulesState:
    """What modules have put on the board."""
    book = state.book
    figures = state.figures
    found: ModulesState = {
        "stacks": {name: int(figures[TOKEN_STACKS + token]) for token, name in enumerate(TOKEN_NAMES)}
    }
    if book.options.michel:
        found["michel"] = book.places[figures[MICHEL_PLACE]].name
        found["michel_deck"] = michel_pile(state, MICHEL_DECK)
        found["michel_discard"] = michel_pile(state, MICHEL_DISCARD)
    if book.options.warden:
        found["warden"] = book.places[figures[WARDEN_PLACE]].name
    if state.module_piles:
        found["traumas"] = [book.trauma_names[trauma] for trauma in state.module_piles[TRAUMA_PILE].tail]
    return found


def michel_pile(state: PublicState, start: i64) -> dict[str, int]:
    return {name: int(state.figures[start + card]) for card, name in enumerate(state.book.michel_card_names)}


# --- the whole truth
def save(game: Game) -> Plain:
    """The whole truth about a game as plain data."""
    found = laid_out(game)
    found["seats"] = [save_seat(game, player) for player in game.players]
    found["deck"] = counts(game.book.card_names, game.deck)
    plain = {key: found[key] for key in SAVED}
    if game.book.module is not None:
        plain.update(modules_of(game))
        plain["backgrounds"] = [
            [game.book.background_names[index], game.background_seen[i]]
            for i, index in enumerate(game.background_deck.tail)
        ]
    memory = game.memory
    if memory is not None:
        plain["memory"] = [list(memory.least), list(memory.most)]
    return plain


def save_seat(game: Game, player: Player) -> Plain:
    """With the hand where everybody sees its size; with every token by name where modules are in play, and none where
    they are not."""
    seat = in_front(game, player, player.background, "hand", counts(game.book.card_names, player.hand))
    if game.book.module is not None:
        add_modules(seat, game, player, {name: int(player.tokens_by_kind[i]) for i, name in enumerate(TOKEN_NAMES)})
    return seat
