"""Editions made at random over all that an edition file may say, and games of them that begin in the thick of it.

Every value is drawn by its kind out of `edition/data.py`, so a new effect, ability or figure is played as soon as
it stands there; the open families have cards of their own beside the standard ones. What several entries must agree on
(`edition/check.py`) is put right afterwards. The same number gives the same edition, options and start.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any, Final

from blackgate import Edition, Game, Options, SealedDealer, load, new_game, save
from blackgate.edition import edition_from, schema
from blackgate.edition.data import FILE
from blackgate.edition.kinds import Doing, Flag, Kind, ListOf, Name, OneOf, Table, Text, Whole
from blackgate.rules.book import Rulebook
from blackgate.rules.events import EventLog
from blackgate.rules.kinds import MAX_SEATS, TOKEN_NAMES
from blackgate.rules.memory import fresh_memory
from blackgate.rules.options import FEWEST, STANDEES
from blackgate.rules.start import rulebook, seed_bytes

Random = random.Random
Raw = dict[str, Any]

ROUNDS: Final = 2  # few, so that a game comes to its end (R2.4)
LARGE: Final = 9  # over the least: with all that a file allows, hands grow beyond what a test can walk over
LEFT_ALONE: Final = 0.2  # how often a whole table of the standard edition stays as it is
MADE_OTHERWISE: Final = ("name", "places", "prisoners")  # the board in `random_board`; the rest changes no play
OWN_CARDS: Final = (0, 1, 3, 9)  # how many of a family have an id of their own
MOST_OF: Final = {
    "rare_items": schema.MOST_RARE_ITEMS,
    "action_cards": schema.MOST_ACTION_CARDS,
    "gang_cards": schema.MOST_GANG_CARDS,
    "backgrounds": schema.MOST_BACKGROUNDS,
    "michel_cards": schema.MOST_MICHEL_CARDS,
    "traumas": schema.MOST_TRAUMAS,
}


def value_of(kind: Kind, chance: Random) -> Any:
    """Any value that a kind allows; small figures more often than large ones."""
    match kind:
        case Whole(least=least, most=most):
            span = chance.choice([0, 1, 2, 3, 5, LARGE])
            return chance.randint(least, min(most, least + span))
        case Flag():
            return chance.random() < 0.5
        case OneOf(names=names):
            return chance.choice(names)
        case ListOf(kind=each, least=least, most=most, once=once):
            return list_of(each, chance.randint(least, most), once, chance)
        case Doing(choices=choices, keys=keys):
            do = chance.choice(list(choices))
            return {"do": do, **values_of({**keys, **choices[do]}, chance)}
        case Table(keys=keys):
            return values_of(keys, chance)
        case Name():
            return chance.choice(schema.ACTIONS)  # of actions: the only names that files make up
        case Text():
            return "random"
    raise AssertionError(f"a new kind of value: {kind}")


def values_of(keys: Any, chance: Random) -> Raw:
    return {key: value_of(kind, chance) for key, kind in keys.items()}


def list_of(each: Kind, size: int, once: bool, chance: Random) -> list[Any]:
    found: list[Any] = []
    for _ in range(4 * size):  # or a few less, where they have to be different
        if len(found) < size:
            value = value_of(each, chance)
            if not (once and value in found):
                found.append(value)
    return found


def family_of(name: str, kind: Kind, chance: Random) -> Raw:
    """The standard ids of an open family, and others; a modular Place needs a class, so there are no others of it."""
    ids = list(schema.FAMILIES[name])
    if name in MOST_OF:
        ids += [f"own_{name}_{number}" for number in range(chance.choice(OWN_CARDS))]
    return {each: value_of(kind, chance) for each in ids[: MOST_OF.get(name)]}


def random_table(key: str, kind: Any, chance: Random) -> Raw:
    """One of the tables of a file."""
    made: Raw = value_of(kind, chance)
    if key == "cards":
        made |= family_of("rare_items", kind.further.rare_item, chance)
        made |= family_of("action_cards", kind.further.action_card, chance)
    elif key == "michel":
        made["cards"] = family_of("michel_cards", kind.keys["cards"].further, chance)
    elif key in schema.FAMILIES:
        made |= family_of(key, kind.further, chance)
    return made


# --- what several entries must agree on
def random_overrides(chance: Random) -> Raw:
    """What a file might say."""
    made: Raw = {}
    for key, kind in FILE.keys.items():
        if key not in MADE_OTHERWISE and chance.random() > LEFT_ALONE:
            made[key] = random_table(key, kind, chance)
    made.setdefault("game", {})["rounds"] = ROUNDS
    if chance.random() > LEFT_ALONE:
        made["places"] = random_board(made["game"], chance)
    else:
        made["game"].pop("die", None)
    for recipe in made.get("recipes", {}).values():
        recipe["discard"] = [chance.choice(schema.CARDS) for _ in recipe["discard"]]
    for gang in made.get("gangs", {}).values():
        gang["needs"] = min(gang["needs"], len(gang["accessories"]))
    share_out(made.get("gang_cards", {}), chance)
    for background in made.get("backgrounds", {}).values():
        agree_on_moment(background, chance)
    if "michel" in made:
        agree_on_knives(made["michel"]["cards"])
    for place, entry in made.get("modular_places", {}).items():
        settle_place(place, entry, chance)
    return made


def share_out(gang_cards: Raw, chance: Random) -> None:
    """R1.3: each Gang has a card, and none too many."""
    places = [gang for gang in schema.GANGS for _ in range(schema.MOST_CARDS_OF_A_GANG - 1)]
    chance.shuffle(places)
    for card, gang in zip(gang_cards.values(), [*schema.GANGS, *places], strict=False):
        card["gang"] = gang


def random_board(game: Raw, chance: Random) -> Raw:
    """Places at will, every number of the die in two of them or more (R6.1)."""
    die = game.get("die", 6)
    board: Raw = values_of(FILE.keys["places"].keys, chance)  # type: ignore[attr-defined]
    numbered = [place for place in board if place != schema.SOLITARY]
    for entry in board.values():
        entry["numbers"] = []
    for number in range(1, die + 1):
        for place in chance.sample(numbered, chance.choice([2, 2, 2, 3])):
            board[place]["numbers"].append(number)
    return board


def agree_on_moment(background: Raw, chance: Random) -> None:
    """R10.1: a reaction is the only effect; what needs a main effect beside it has it."""
    reactions = [effect for effect in background["effects"] if schema.EFFECTS[effect["do"]].use == "reaction"]
    if reactions:
        background["effects"] = reactions[:1]
    main = [effect["do"] for effect in background["effects"]]
    bonus = [e for e in background["bonus"] if not (needed := schema.EFFECTS[e["do"]].with_main) or needed in main]
    for name, effect in schema.EFFECTS.items():  # modifiers are rare among all effects and common here
        if effect.use == "modifier" and effect.with_main in main and chance.random() < 0.5:
            bonus.insert(chance.randint(0, len(bonus)), {"do": name})
    background["bonus"] = bonus[: schema.MOST_EFFECTS] or [{"do": "cigarettes", "cigarettes": 1}]


def agree_on_knives(cards: Raw) -> None:
    """R12.1, R12.6"""
    for card in cards.values():
        if not card["knife"]:
            card["tools"] = []
    if not any(card["count"] for card in cards.values()):
        next(iter(cards.values()))["count"] = 1


def settle_place(place: str, entry: Raw, chance: Random) -> None:
    """A modular Place mostly lies where the box has it, and has its own actions besides others."""
    if chance.random() < 0.8:
        del entry["replaces"]
    entry["actions"] = list(dict.fromkeys([*entry["actions"][:5], *chance.sample(schema.ACTIONS, 3)]))


def random_edition(number: int) -> Edition:
    return edition_from(random_overrides(Random(f"edition {number}")), f"random {number}")


# --- a game of it
def random_options(edition: Edition, chance: Random) -> Options:
    players = chance.randint(FEWEST, int(MAX_SEATS))
    team = players in edition.team.goals and chance.random() < 0.4
    places: dict[str, str] = {}  # by what they replace
    for name, entry in edition.modular_places.items():
        if chance.random() < 0.5 and not (team and entry.replaces == schema.CELL_BLOCK):
            places.setdefault(entry.replaces, name)
    michel = chance.choice(["", *STANDEES])
    return Options(players, michel=michel, team=team, places=tuple(places.values()), warden=chance.random() < 0.6)


@dataclass
class RandomTable:
    """An edition, options and a start by their number."""

    number: int
    edition: Edition = field(init=False)
    book: Rulebook = field(init=False)

    def __post_init__(self) -> None:
        self.edition = random_edition(self.number)
        self.book = rulebook(random_options(self.edition, Random(f"options {self.number}")), self.edition)

    def dealer(self) -> SealedDealer:
        return SealedDealer(seed_bytes(self.number))

    def new_game(self) -> Game:
        """A game under way: everybody somewhere, in a Gang that is often that of the Background, with something."""
        chance = Random(f"start {self.number}")
        dealt = new_game(self.book.options, self.number, edition=self.edition)
        plain: Any = save(dealt)
        for key in ("gangs", "waiting", "memory", "stacks"):
            plain.pop(key, None)
        board = [place.name for place in self.book.places if place.slot >= 0]
        crowded = chance.choice(board)
        free = list(self.edition.gang_cards)
        for seat in plain["seats"]:
            seat["place"] = crowded if chance.random() < 0.6 else chance.choice(board)
            seat["beatings"] = chance.randint(0, 2)
            seat["cigarettes"] = chance.randint(0, 9)
            own = self.edition.backgrounds[seat["background"]].gang
            cards = [card for card in free if self.edition.gang_cards[card].gang == own or chance.random() < 0.1]
            if cards and chance.random() < 0.8:
                seat["gang"] = chance.choice(cards)
                free.remove(seat["gang"])
            if "tokens" in seat:
                seat["tokens"] = {name: int(self.edition.tokens[name] >= self.book.seats) for name in TOKEN_NAMES}
        plain["turn"] = {"active": plain["turn"]["active"]}
        game = load(self.book, plain, self.dealer())
        game.event_log = EventLog()
        game.memory = fresh_memory(game)
        game.run()
        return game


class Chooser:
    """Chooses at random: first what to do, then with what; ends a turn seldom, in the end as soon as it may."""

    def __init__(self, number: int) -> None:
        self.random = Random(f"choices {number}")

    def choose(self, game: Game, *, tired: bool = False) -> int:
        families: dict[str, list[int]] = {}
        for action, text in zip(game.legal_actions(), game.legal_texts(), strict=True):
            families.setdefault(text.split()[0], []).append(action)
        assert families, f"{type(game.top).__name__} asks seat {game.asked()} and offers nothing"
        if tired and "end" in families:
            return families["end"][0]
        if len(families) > 1 and self.random.random() < 0.8:
            families.pop("end", None)
        if "reveal" in families and self.random.random() < 0.5:
            return self.random.choice(families["reveal"])
        return self.random.choice(families[self.random.choice(list(families))])
