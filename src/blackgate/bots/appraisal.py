"""Evaluates positions: each seat's chance to win, from a weighted sum of its traits.

Every trait of a seat has a name and a weight in `weights.toml`, fitted to the outcomes of many games of the standard
edition (`tools/fit_weights.py`). A card that is not in it weighs as much as the most similar standard one, or as much
as the average of its family. A seat's weighted traits make its standing; chances are the softmax of all standings. In
team mode a team has the sum of its members' standings and all of them share its chance.
"""

from __future__ import annotations

import math
import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from blackgate.bots.outlook import price_of
from blackgate.bots.similarity import similarity_of
from blackgate.edition import load_edition
from blackgate.rules.beatings import MOST_BEATINGS
from blackgate.rules.book import Rulebook
from blackgate.rules.game import Game
from blackgate.rules.kinds import (
    ACTION_CARD,
    BACKGROUNDS,
    BLADE,
    CHAIN,
    CONTAINER,
    FURTHER_ACTION_CARD,
    FURTHER_RARE_ITEM,
    LINK,
    MAX_SEATS,
    MOST_GANG_CARDS,
    MOST_KINDS,
    MOST_TRAUMAS,
    NOTHING,
    PICKAXE,
    PIKE,
    PLACE_NAMES,
    RARE_ITEM,
    SHOVEL,
    SLOTS,
    SPOON,
    TOKEN_NAMES,
    TOKENS,
    TOOLS,
)
from blackgate.rules.modules import MICHEL_PLACE, WARDEN_PLACE
from blackgate.rules.player import Player
from blackgate.rules.start import rulebook

MOST_KEPT: Final = 256  # rulebooks

# Traits, by their number. A group has room for all its values.
NEED: Final[i64] = 0  # + points still missing, up to 12
NEED_MORE: Final[i64] = 13  # for each point beyond
TOOL_POINTS: Final[i64] = 14  # for each point of the Tools in the hand, as far as they are needed
FINISH: Final[i64] = 15  # + 0, 1, 2: the Tools in the hand are enough, in one Dig, two, more
FINISH_HERE: Final[i64] = 18  # the same, and they could be dug with here
CARD: Final[i64] = 21  # + kind: the first card of that kind
MORE: Final[i64] = CARD + MOST_KINDS  # + kind: each further one
CRAFT: Final[i64] = MORE + MOST_KINDS  # + 0, 1, 2: Knives, a Pickaxe, a Shovel could be crafted
CIGARETTES: Final[i64] = CRAFT + 3  # for each of up to 16
AFFORDS: Final[i64] = CIGARETTES + 1  # + 0, 1: a Pickaxe, a Shovel
LOOT: Final[i64] = AFFORDS + 2  # with what the Rare items bring, a Shovel
BEATEN: Final[i64] = LOOT + 1  # + 0, 1: once, twice
BEATEN_TOOLS: Final[i64] = BEATEN + 2  # for each Tool, when beaten twice
BEATEN_CRAFT: Final[i64] = BEATEN_TOOLS + 1  # something could be crafted but for the Beatings
PLACE: Final[i64] = BEATEN_CRAFT + 1  # + slot
PLACE_TOOLS: Final[i64] = PLACE + SLOTS  # + slot: for each of up to 3 Tools
PLACE_RICH: Final[i64] = PLACE_TOOLS + SLOTS  # + slot: with the price of a Pickaxe
HOME: Final[i64] = PLACE_RICH + SLOTS  # in one's own Cell Block
HOME_TOOLS: Final[i64] = HOME + 1  # for each of up to 3 Tools there
GANG: Final[i64] = HOME_TOOLS + 1  # + Gang card
OUTFIT: Final[i64] = GANG + MOST_GANG_CARDS  # + different Accessories up to 4, without a Gang
BACKGROUND: Final[i64] = OUTFIT + 5  # + Background, not revealed yet
BACKGROUND_GANG: Final[i64] = BACKGROUND + BACKGROUNDS  # it is one of one's own Gang
ARMED: Final[i64] = BACKGROUND_GANG + 1  # + Weapons up to 3
CROWD: Final[i64] = ARMED + 4  # for each rival in the Place
CROWD_UNARMED: Final[i64] = CROWD + 1  # the same, without a Weapon
CROWD_LOOTED: Final[i64] = CROWD_UNARMED + 1  # the same, for each Tool up to 3
ACTIVE: Final[i64] = CROWD_LOOTED + 1  # + actions left, up to 3: it is one's turn
ACTIVE_HOME: Final[i64] = ACTIVE + 4  # for each Tool that could still be dug with in this turn
WAIT: Final[i64] = ACTIVE_HOME + 1  # for each player whose turn comes first
FULL: Final[i64] = WAIT + 1  # for each card beyond 8
TOKEN: Final[i64] = FULL + 1  # + token: for each one
TRAUMA: Final[i64] = TOKEN + TOKENS  # + Trauma
MICHEL: Final[i64] = TRAUMA + MOST_TRAUMAS  # + Weapons up to 2: Michel(le) are here
WARDEN: Final[i64] = MICHEL + 3  # the Warden is here
SOLITARY: Final[i64] = WARDEN + 1
TRAITS: Final[i64] = SOLITARY + 1


def trait_names(cards: list[str], gang_cards: list[str], backgrounds: list[str], traumas: list[str]) -> list[str]:
    """In the order of the numbers above; these are the keys of the file. Ends in a dot: there is nothing there."""
    counted = ["once", "twice", "more"]
    return [
        *(f"need.{need}" for need in range(13)),
        "need.more",
        "tools.points",
        *(f"tools.finish.{count}" for count in counted),
        *(f"tools.finish_here.{count}" for count in counted),
        *(f"card.{name}" for name in padded(cards, MOST_KINDS)),
        *(f"more.{name}" for name in padded(cards, MOST_KINDS)),
        *(f"craft.{name}" for name in ("knives", "pickaxe", "shovel")),
        "cigarettes.each",
        *(f"cigarettes.for_{name}" for name in ("pickaxe", "shovel")),
        "cigarettes.with_loot",
        *(f"beaten.{count}" for count in counted[:2]),
        "beaten.tools",
        "beaten.craft",
        *(f"place.{name}" for name in PLACE_NAMES),
        *(f"place_with_tools.{name}" for name in PLACE_NAMES),
        *(f"place_when_rich.{name}" for name in PLACE_NAMES),
        "home.here",
        "home.tools",
        *(f"gang.{name}" for name in padded(gang_cards, MOST_GANG_CARDS)),
        *(f"outfit.{count}" for count in range(5)),
        *(f"background.{name}" for name in padded(backgrounds, BACKGROUNDS)),
        "background_of_own_gang.any",
        *(f"armed.{count}" for count in range(4)),
        *(f"crowd.{what}" for what in ("each", "unarmed", "tools")),
        *(f"active.{count}" for count in range(4)),
        "active.tools_at_home",
        "wait.each",
        "full.each",
        *(f"token.{name}" for name in TOKEN_NAMES),
        *(f"trauma.{name}" for name in padded(traumas, MOST_TRAUMAS)),
        *(f"michel.{count}" for count in range(3)),
        "warden.here",
        "solitary.here",
    ]


def padded(names: list[str], length: i64) -> list[str]:
    return names + [""] * (int(length) - len(names))


def traits_of(book: Rulebook) -> list[str]:
    """The names of all traits in games by that rulebook, by number; each card by its own id."""
    names = trait_names(
        list(book.card_names), list(book.gang_card_names), list(book.background_names), list(book.trauma_names)
    )
    assert len(names) == TRAITS, "the numbers and the names of the traits disagree"
    return names


def read_weights(text: str) -> dict[str, float]:
    """The weights of a file by trait; a missing one is zero. Raises KeyError for an unknown trait."""
    known = traits_of(rulebook())
    weights: dict[str, float] = {}
    for name, weight in flat(tomllib.loads(text), ""):
        if name not in known:
            raise KeyError(name)
        weights[name] = weight
    return weights


def weights_for(book: Rulebook, weights: dict[str, float]) -> vec[float]:
    """By number: each card of the edition with the weight of the standard one it is most similar to."""
    alike = similarity_of(book.edition)
    likes = {"card": alike.cards, "more": alike.cards, "gang": alike.gang_cards}
    likes |= {"background": alike.backgrounds, "trauma": alike.traumas}
    means: dict[str, float] = {}
    for family in likes:
        # of cards only Action cards have no likeness
        known = [weight for name, weight in weights.items() if name.partition(".")[0] == family and is_open(name)]
        means[family] = sum(known) / len(known) if known else 0.0
    found: vec[float] = vec[float]([0.0] * int(TRAITS))
    for number, name in enumerate(traits_of(book)):
        family, _, thing = name.partition(".")
        if family not in likes:
            found[number] = weights.get(name, 0.0)
        elif thing != "":
            like = likes[family][thing]
            found[number] = weights.get(f"{family}.{like}", 0.0) if like != "" else means[family]
    return found


def is_open(trait: str) -> bool:
    """Whether it is about a card that has a text."""
    family, _, thing = trait.partition(".")
    return family not in ("card", "more") or thing in load_edition().action_cards


def flat(table: dict[str, object], prefix: str) -> list[tuple[str, float]]:
    found: list[tuple[str, float]] = []
    for key, value in table.items():
        if isinstance(value, dict):
            found += flat(value, f"{prefix}{key}.")
        elif isinstance(value, int | float):
            found.append((prefix + key, float(value)))
    return found


@lru_cache(maxsize=1)
def fitted_weights() -> dict[str, float]:
    return read_weights(files("blackgate.bots").joinpath("weights.toml").read_text("utf-8"))


@lru_cache(maxsize=MOST_KEPT)
def weights_of(book: Rulebook) -> vec[float]:
    """The fitted ones; nobody changes them."""
    return weights_for(book, fitted_weights())


@mypyc_attr(acyclic=True)
class Appraisal:
    """Evaluates positions of one rulebook. `traits` is filled only on request."""

    def __init__(self, book: Rulebook, weights: dict[str, float] | None = None) -> None:
        self.book: Final = book
        self.weights: Final[vec[float]] = weights_of(book) if weights is None else weights_for(book, weights)
        self.standing = 0.0
        self.chances: vec[float] = vec[float]([0.0] * int(MAX_SEATS))
        self.collecting = False
        self.traits: vec[float] = vec[float]([0.0] * int(TRAITS))
        self.pickaxe: Final = price_of(book, PICKAXE)
        self.shovel: Final = price_of(book, SHOVEL)

    def appraise(self, game: Game) -> vec[float]:
        """Each seat's chance to win; the next call overwrites the vector."""
        chances = self.chances
        if game.over:
            self.appraise_end(game)
            return chances
        sides = game.book.sides()
        for side in range(sides):
            chances[side] = 0.0
        for player in game.players:
            self.look_at(game, player)
            chances[game.book.team_of(player.seat)] += self.standing
        most = chances[0]
        for side in range(1, sides):
            if chances[side] > most:
                most = chances[side]
        total = 0.0
        for side in range(sides):
            chance = math.exp(chances[side] - most)
            chances[side] = chance
            total += chance
        for side in range(sides):
            chances[side] /= total
        for seat in range(sides, game.seats):
            chances[seat] = chances[game.book.team_of(seat)]
        return chances

    def appraise_end(self, game: Game) -> None:
        """The game is decided; sides that tie share the win."""
        winners = game.winners()
        for seat in range(game.seats):
            self.chances[seat] = 0.0
        for seat in winners:
            self.chances[seat] = float(game.seats) / float(len(winners) * game.book.sides())

    def note(self, trait: i64, count: i64) -> None:
        """Add a trait of the current seat, so many times."""
        self.standing += self.weights[trait] * float(count)
        if self.collecting:
            self.traits[trait] += float(count)

    def look_at(self, game: Game, player: Player) -> None:
        """Sum up the standing of one seat."""
        self.standing = 0.0
        if self.collecting:
            for trait in range(TRAITS):
                self.traits[trait] = 0.0
        need = max(game.book.goal - game.points_of(player.seat), 0)
        self.note(NEED + min(need, 12), 1)
        if need > 12:
            self.note(NEED_MORE, need - 12)
        hand = player.hand
        tools = hand[SPOON] + hand[PICKAXE] + hand[SHOVEL]
        home = player.slot == game.book.homes[player.seat]
        self.note_tools(game, player, need, home)
        self.note_cards(player)
        self.note_purse(player)
        self.note_crafting(player, tools)
        self.note_place(game, player, tools, home)
        self.note_allegiance(player)
        self.note_weapons_and_rivals(game, player, tools)
        if game.active == player.seat:
            self.note(ACTIVE + min(game.actions, 3), 1)
            if home and player.beatings < MOST_BEATINGS:
                self.note(ACTIVE_HOME, min(tools, game.actions))
        else:
            self.note(WAIT, (player.seat - game.active + game.seats) % game.seats)
        if player.hand_size > 8:
            self.note(FULL, player.hand_size - 8)
        if len(player.tokens_by_kind) > 0:
            self.note_modules(game, player)

    def note_tools(self, game: Game, player: Player, need: i64, home: bool) -> None:
        """How far the Tools in the hand would carry."""
        points: i64 = 0
        digs: i64 = 0
        for i in range(TOOLS):
            tool = TOOLS - 1 - i
            value = game.book.points[tool]
            for _ in range(player.hand[tool]):
                if points < need:
                    points += value
                    digs += 1
        self.note(TOOL_POINTS, min(points, need))
        if points >= need:
            step = min(digs, 3) - 1 if digs > 0 else 0
            self.note(FINISH + step, 1)
            if home and player.beatings < MOST_BEATINGS:
                self.note(FINISH_HERE + step, 1)

    def note_cards(self, player: Player) -> None:
        hand = player.hand
        for kind in range(len(hand)):
            count = hand[kind]
            if count > 0:
                self.note(CARD + kind, 1)
                if count > 1:
                    self.note(MORE + kind, count - 1)

    def note_purse(self, player: Player) -> None:
        purse = player.cigarettes
        self.note(CIGARETTES, min(purse, 16))
        if purse >= self.shovel:
            self.note(AFFORDS + 1, 1)
        elif purse >= self.pickaxe:
            self.note(AFFORDS, 1)
        for kind in range(RARE_ITEM, ACTION_CARD):
            purse += player.hand[kind] * self.book.value[kind]
        for kind in range(FURTHER_RARE_ITEM, min(FURTHER_ACTION_CARD, self.book.kinds)):
            purse += player.hand[kind] * self.book.value[kind]
        if purse >= self.shovel > player.cigarettes:
            self.note(LOOT, 1)

    def note_crafting(self, player: Player, tools: i64) -> None:
        hand = player.hand
        craft: i64 = 0
        if hand[LINK] > 0 or player.gang_card.crafts_without_link():
            if hand[BLADE] > 0:
                self.note(CRAFT, 1)
            if hand[PIKE] > 0:
                self.note(CRAFT + 1, 1)
                craft = 1
            if hand[CONTAINER] > 0:
                self.note(CRAFT + 2, 1)
                craft = 1
        if player.beatings > 0:
            self.note(BEATEN + player.beatings - 1, 1)
            self.note(BEATEN_CRAFT, craft)
            if player.beatings >= MOST_BEATINGS:
                self.note(BEATEN_TOOLS, tools)

    def note_place(self, game: Game, player: Player, tools: i64, home: bool) -> None:
        place = player.slot
        self.note(PLACE + place, 1)
        self.note(PLACE_TOOLS + place, min(tools, 3))
        if player.cigarettes >= self.pickaxe:
            self.note(PLACE_RICH + place, 1)
        if home:
            self.note(HOME, 1)
            self.note(HOME_TOOLS, min(tools, 3))
        if place == game.book.solitary_slot and game.book.confines:
            self.note(SOLITARY, 1)

    def note_allegiance(self, player: Player) -> None:
        """Gang and Background."""
        gang = player.gang_card
        if gang.index != NOTHING:
            self.note(GANG + gang.index, 1)
        else:
            outfit: i64 = 0
            for kind in range(CHAIN, RARE_ITEM):
                if player.hand[kind] > 0:
                    outfit += 1
            self.note(OUTFIT + min(outfit, 4), 1)
        if not player.revealed:
            self.note(BACKGROUND + player.background, 1)
            if self.book.backgrounds[player.background].gang == gang.gang:
                self.note(BACKGROUND_GANG, 1)

    def note_weapons_and_rivals(self, game: Game, player: Player, tools: i64) -> None:
        weapons = player.weapons()
        self.note(ARMED + min(weapons, 3), 1)
        crowd: i64 = 0
        for other in game.players:
            if other.slot == player.slot and game.book.team_of(other.seat) != game.book.team_of(player.seat):
                crowd += 1
        if crowd > 0:
            self.note(CROWD, crowd)
            self.note(CROWD_LOOTED, crowd * min(tools, 3))
            if weapons == 0:
                self.note(CROWD_UNARMED, crowd)

    def note_modules(self, game: Game, player: Player) -> None:
        for token in range(TOKENS):
            if player.tokens_by_kind[token] > 0:
                self.note(TOKEN + token, player.tokens_by_kind[token])
        if player.trauma_number != NOTHING:
            self.note(TRAUMA + player.trauma_number, 1)
        if self.book.options.michel and game.figures[MICHEL_PLACE] == player.slot:
            self.note(MICHEL + min(player.weapons(), 2), 1)
        if self.book.options.warden and game.figures[WARDEN_PLACE] == player.slot:
            self.note(WARDEN, 1)
