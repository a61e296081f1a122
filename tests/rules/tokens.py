"""What Dig In and the Warden put before players and on the board: tokens and their stacks, Traumas, the Warden."""

from __future__ import annotations

from blackgate import Game
from blackgate.rules.kinds import NOTHING, TOKEN_NAMES
from blackgate.rules.modules import TOKEN_STACKS, TRAUMA_PILE, WARDEN_PLACE
from tests.standard import GANG_CARD_NAMES, TRAUMA_NAMES


def tokens(game: Game, seat: int) -> dict[str, int]:
    """The tokens in front of a seat: how many of each kind."""
    held = game.players[seat].tokens_by_kind
    return {name: int(held[token]) for token, name in enumerate(TOKEN_NAMES) if held[token] > 0}


def stack(game: Game, token: str) -> int:
    """How many tokens of a kind are left on their stack."""
    return int(game.figures[TOKEN_STACKS + TOKEN_NAMES.index(token)])


def trauma(game: Game, seat: int) -> str:
    """The Trauma of a seat, or nothing."""
    index = game.players[seat].trauma_number
    return "" if index == NOTHING else TRAUMA_NAMES[index]


def traumas_under(game: Game) -> list[str]:
    """The Traumas that were put under their stack, the first that would come up first."""
    return [TRAUMA_NAMES[index] for index in game.module_piles[TRAUMA_PILE].tail]


def gang_card(game: Game, seat: int) -> str:
    """The Gang card of a seat, or nothing."""
    index = game.players[seat].gang_card.index
    return "" if index == NOTHING else GANG_CARD_NAMES[index]


def warden(game: Game) -> str:
    """The name of the Place where the Warden is."""
    return game.book.places[game.figures[WARDEN_PLACE]].name
