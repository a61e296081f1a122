"""Statistics of games between bots: what each seat was offered and chose, when it scored, joined and revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.rules.actions import ACTIONS, JOIN, is_reveal, revealed_by
from blackgate.rules.kinds import GANGS, MOST_GANG_CARDS, NOBODY, NOTHING, ONE

if TYPE_CHECKING:
    from blackgate.rules.book import Rulebook
    from blackgate.rules.game import Game

MECHANISMS: Final[i64] = 64  # at most: a bit each
NO_MECHANISM: Final[i64] = 63  # an answer to a question


def mechanisms(book: Rulebook) -> list[str]:
    """What can be done in a turn, by name: an action may have several variants."""
    return list(dict.fromkeys([turn_action.name for turn_action in book.turn_actions]))


class Tally:
    """Of one game after the other. Counts are by seat and number; what happened is a list with its turn, from 0 on."""

    def __init__(self, seats: i64) -> None:
        self.seats: Final = seats
        self.offered: vec[i64] = vec[i64]([0] * int(seats * ACTIONS))
        self.chosen: vec[i64] = vec[i64]([0] * int(seats * ACTIONS))
        # of how many decisions each mechanism was part, in whatever ways; and each action's mechanism
        self.mechanisms_offered: vec[i64] = vec[i64]([0] * int(seats * MECHANISMS))
        self.mechanisms_chosen: vec[i64] = vec[i64]([0] * int(seats * MECHANISMS))
        self.book: Rulebook | None = None
        self.mechanism_of: vec[i64] = vec[i64]([0] * int(ACTIONS))
        # Gang cards on top of a pile that could be joined
        self.gang_cards_offered: vec[i64] = vec[i64]([0] * int(seats * MOST_GANG_CARDS))
        self.points: vec[i64] = vec[i64]([0] * int(seats))
        self.gang_cards: vec[i64] = vec[i64]([0] * int(seats))
        self.behind: vec[i64] = vec[i64]([0] * int(seats))  # the most points that each ever lacked to the leader
        self.leader: i64 = NOBODY  # the last side that led alone
        self.leader_changes: i64 = 0
        self.backgrounds: list[int] = []
        self.scores: list[list[int]] = []  # for each seat: turn, points, turn, points
        self.joins: list[list[int]] = []  # turn, Gang card; NOTHING for one who lost it
        self.reveals: list[list[int]] = []  # turn, Background

    def begin(self, game: Game) -> None:
        """Everybody has their cards."""
        offered, chosen, gang_cards_offered = self.offered, self.chosen, self.gang_cards_offered
        for i in range(self.seats * ACTIONS):
            offered[i] = 0
            chosen[i] = 0
        for i in range(self.seats * MOST_GANG_CARDS):
            gang_cards_offered[i] = 0
        for i in range(self.seats * MECHANISMS):
            self.mechanisms_offered[i] = 0
            self.mechanisms_chosen[i] = 0
        if self.book is not game.book:
            self.learn(game.book)
        self.leader = NOBODY
        self.leader_changes = 0
        self.backgrounds = []
        self.scores = []
        self.joins = []
        self.reveals = []
        for player in game.players:
            self.points[player.seat] = player.points
            self.gang_cards[player.seat] = player.gang_card.index
            self.behind[player.seat] = 0
            self.backgrounds.append(player.background)
            self.scores.append([])
            self.joins.append([])
            self.reveals.append([])

    def learn(self, book: Rulebook) -> None:
        """Which mechanism each action of the table belongs to."""
        self.book = book
        names = mechanisms(book)
        for action in range(ACTIONS):
            owner = book.owners[action]
            self.mechanism_of[action] = NO_MECHANISM if owner is None else names.index(owner.turn_action.name)

    def note_offers(self, game: Game, seat: i64) -> None:
        """Before the seat chooses."""
        count = game.find_choices()
        first = seat * ACTIONS
        offers, offered, mechanism_of = game.offers, self.offered, self.mechanism_of
        seen: i64 = 0
        for i in range(count):
            action = offers[i]
            offered[first + action] += 1
            seen |= ONE << mechanism_of[action]
            if JOIN <= action < JOIN + GANGS:
                top = game.gang_piles[action - JOIN].top
                if top != NOTHING:
                    self.gang_cards_offered[seat * MOST_GANG_CARDS + top] += 1
        index = seat * MECHANISMS
        for i in range(NO_MECHANISM):
            if seen >> i & 1:
                self.mechanisms_offered[index + i] += 1

    def note_choice(self, game: Game, seat: i64, action: i64, active: i64, turn: i64) -> None:
        """After it, with whose turn and which it was. Only the active player scores (R2.5) and joins."""
        self.chosen[seat * ACTIONS + action] += 1
        self.mechanisms_chosen[seat * MECHANISMS + self.mechanism_of[action]] += 1
        if is_reveal(action):
            self.reveals[seat] += [int(turn), int(revealed_by(action))]
        player = game.players[active]
        if player.points != self.points[active]:
            self.scores[active] += [int(turn), int(player.points - self.points[active])]
            self.points[active] = player.points
            self.note_leader(game)
        if player.gang_card.index != self.gang_cards[active]:
            self.gang_cards[active] = player.gang_card.index
            self.joins[active] += [int(turn), int(player.gang_card.index)]

    def note_leader(self, game: Game) -> None:
        """Somebody has scored: does somebody else lead alone now?"""
        most: i64 = 0
        leader: i64 = NOBODY
        for seat in range(game.book.sides()):
            points = game.points_of(seat)
            if points > most:
                most = points
                leader = seat
            elif points == most:
                leader = NOBODY
        for seat in range(game.seats):
            self.behind[seat] = max(self.behind[seat], most - game.points_of(seat))
        if leader != NOBODY and leader != self.leader:
            if self.leader != NOBODY:
                self.leader_changes += 1
            self.leader = leader

    def behind_of(self, winners: list[int]) -> int:
        """The most points that the winner was ever behind; of several, the one who was least behind."""
        return min([int(self.behind[seat]) for seat in winners])

    def actions(self) -> list[int]:
        """Seat * ACTIONS + action, how often offered, how often chosen; and so on for all that was offered."""
        return triples(self.offered, self.chosen)

    def mechanisms(self) -> list[int]:
        """Seat * MECHANISMS + mechanism, of how many decisions it was part, how often chosen; and so on."""
        return triples(self.mechanisms_offered, self.mechanisms_chosen)

    def gang_cards_shown(self) -> list[int]:
        """Seat * MOST_GANG_CARDS + Gang card, how often it could be had by joining; and so on."""
        found: list[int] = []
        shown = self.gang_cards_offered
        for i in range(len(shown)):
            if shown[i] > 0:
                found.append(i)
                found.append(shown[i])
        return found


def triples(offered: vec[i64], chosen: vec[i64]) -> list[int]:
    found: list[int] = []
    for i in range(len(offered)):
        if offered[i] > 0:
            found.append(i)
            found.append(offered[i])
            found.append(chosen[i])
    return found
