"""OpenSpiel's game `blackgate`, registered when this module is imported: pyspiel.load_game("blackgate(players=4)").

All chance of a game is drawn at once, at the root: one chance node picks a deal, and with it every shuffle and every
die to come. Nobody sees any of it before the rules show it. So the tree has a single chance node, and clones and
histories need nothing of the engine that it does not have. Algorithms that look into the future of a state, instead of
averaging over what a player knows, would cheat here as in any game of hidden cards.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from blackgate.edition import Edition, load_edition
from blackgate.envs.stepping import SingleGame
from blackgate.observation.layout import Layout
from blackgate.rules.book import Rulebook
from blackgate.rules.dealer import SealedDealer
from blackgate.rules.game import Game
from blackgate.rules.kinds import MAX_SEATS
from blackgate.rules.loading import load
from blackgate.rules.options import Options
from blackgate.rules.saving import save
from blackgate.rules.setup import set_up
from blackgate.rules.start import rulebook, seed_bytes

DEALS: Final = 10_000  # as many as a chance node has outcomes
LONGEST: Final = 100_000  # decisions; the round limit (R2.4) ends games long before
DEFAULT_PLAYERS: Final = 4

GAME_TYPE: Final = pyspiel.GameType(
    short_name="blackgate",
    long_name="Blackgate",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=int(MAX_SEATS),
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": DEFAULT_PLAYERS, "edition": ""},
)


class BlackgateGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """The base game for so many players, with the standard cards or those of an edition file."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        found = params or {}
        edition = load_edition(found["edition"]) if found.get("edition") else None
        self.book: Final[Rulebook] = rulebook(int(found.get("players", DEFAULT_PLAYERS)), edition)
        self.layout: Final = Layout()
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.layout.sizes.actions),
            max_chance_outcomes=DEALS,
            num_players=int(self.book.seats),
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, found)

    def new_initial_state(self) -> BlackgateState:
        return BlackgateState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> RowObserver:
        return RowObserver(self)


class Dealt:
    """A game with its deal. A copy of the state has its own, and continues with the same chance."""

    def __init__(self, game: Game, deal: int) -> None:
        self.game: Final = game
        self.deal: Final = deal

    def __deepcopy__(self, memo: dict[int, Any]) -> Dealt:
        return Dealt(self.game.clone(dealer_of(self.deal, self.position)), self.deal)

    def __reduce__(self) -> tuple[Any, ...]:
        book = self.game.book
        return dealt_again, (book.options, book.edition, save(self.game), self.deal, self.position)

    @property
    def position(self) -> int:
        dealer = self.game.dealer
        assert isinstance(dealer, SealedDealer)
        return int(dealer.position())


def dealer_of(deal: int, position: int = 0) -> SealedDealer:
    dealer = SealedDealer(seed_bytes(deal))
    dealer.skip_to(position)
    return dealer


def dealt_again(options: Options, edition: Edition, saved: Any, deal: int, position: int) -> Dealt:
    """A game that was pickled."""
    return Dealt(load(rulebook(options, edition), saved, dealer_of(deal, position)), deal)


class BlackgateState(pyspiel.State):  # type: ignore[misc]
    """Before the deal, or a game under way."""

    def __init__(self, game: BlackgateGame) -> None:
        super().__init__(game)
        self.dealt: Dealt | None = None

    @property
    def book(self) -> Rulebook:
        """Looked up, not stored: OpenSpiel copies everything that a state stores."""
        game: BlackgateGame = self.get_game()
        return game.book

    def current_player(self) -> int:
        if self.dealt is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL if self.dealt.game.over else self.dealt.game.asked())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.dealt is not None
        return sorted(int(action) for action in self.dealt.game.legal_actions())

    def _apply_action(self, action: int) -> None:
        if self.dealt is None:
            self.dealt = Dealt(set_up(self.book, dealer_of(action), -1, False, False), action)
        else:
            self.dealt.game.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else str(self.book.action_texts[action])

    def is_terminal(self) -> bool:
        return self.dealt is not None and bool(self.dealt.game.over)

    def returns(self) -> list[float]:
        winners = self.dealt.game.winners() if self.dealt is not None and self.dealt.game.over else []
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.book.seats)]

    def __str__(self) -> str:
        return " / ".join(self._action_to_string(each.player, each.action) for each in self.full_history())


class RowObserver:
    """A player's row of bytes (docs/environments.md) as OpenSpiel's tensor."""

    def __init__(self, game: BlackgateGame) -> None:
        self.single: Final = SingleGame(game.book, game.layout)
        self.tensor: Final = np.zeros(int(game.layout.width), np.float32)
        self.dict: Final = {"observation": self.tensor}

    def set_from(self, state: BlackgateState, player: int) -> None:
        self.tensor[:] = np.frombuffer(self.row(state, player), np.uint8)

    def string_from(self, state: BlackgateState, player: int) -> str:
        return bytes(self.row(state, player)).hex()

    def row(self, state: BlackgateState, player: int) -> bytearray:
        if state.dealt is None:
            return bytearray(len(self.tensor))
        self.single.game = state.dealt.game
        return self.single.observation(player)


pyspiel.register_game(GAME_TYPE, BlackgateGame)
