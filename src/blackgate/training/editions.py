"""Editions such as people make: the standard one with other figures, and cards that nobody has seen before.

The same number gives the same edition. Everything is drawn by its kind out of `edition/data.py`.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from blackgate.edition import Edition, EditionError, edition_from, load_edition, schema
from blackgate.edition.data import FILE
from blackgate.edition.kinds import Doing, Flag, Kind, ListOf, OneOf, Table, Whole

OTHER_FIGURES: Final = 0.25  # of the figures on the board and the cards
OTHER_CARDS: Final = 0.3  # of the cards that an edition may make up
TRIES: Final = 50  # some of what is drawn contradicts itself
LARGEST_DRAWN: Final = 4
FIGURES: Final = ("game", "goals", "cards", "shop", "gangs", "team")  # closed tables with figures to change


def made_up_edition(number: int) -> Edition:
    """The edition of that number."""
    for attempt in range(TRIES):
        try:
            return edition_from(overrides(Random(f"made up {number} {attempt}")), f"made up {number}")
        except EditionError:
            continue
    raise AssertionError(f"no edition in {TRIES} tries")


def overrides(chance: Random) -> dict[str, Any]:
    """What the file of such an edition says."""
    plain = load_edition().figures()
    keys: Any = FILE.keys
    made: dict[str, Any] = {key: nudged(FILE.keys[key], plain[key], chance) for key in FIGURES}
    made["game"]["rounds"] = 60
    made["gangs"] = {
        name: {**gang, "needs": min(gang["needs"], len(gang["accessories"]))} for name, gang in made["gangs"].items()
    }
    for card in plain["cards"]:
        if card not in schema.CARDS and "effects" in plain["cards"][card] and chance.random() < OTHER_CARDS:
            made["cards"][card] = drawn(keys["cards"].further.action_card, chance)
    for family in ("gang_cards", "backgrounds", "traumas"):
        made[family] = {
            name: kept_gang(entry, drawn(keys[family].further, chance))
            for name, entry in plain[family].items()
            if chance.random() < OTHER_CARDS
        }
    for background in made["backgrounds"].values():
        agree(background)
    made["cards"] |= {
        f"own_{number}": drawn(keys["cards"].further.action_card, chance) for number in range(chance.randint(0, 4))
    }
    return made


def kept_gang(entry: dict[str, Any], made: dict[str, Any]) -> dict[str, Any]:
    """Every Gang keeps its cards (R1.3)."""
    return {**made, "gang": entry["gang"]} if "gang" in entry else made


def agree(background: dict[str, Any]) -> None:
    """R10.1: a reaction is the only effect; what needs a main effect beside it has it."""
    reactions = [effect for effect in background["effects"] if schema.EFFECTS[effect["do"]].use == "reaction"]
    background["effects"] = reactions[:1] or background["effects"]
    main = [effect["do"] for effect in background["effects"]]
    fit = [each for each in background["bonus"] if schema.EFFECTS[each["do"]].with_main in ("", *main)]
    background["bonus"] = fit or [{"do": "draw", "cards": 1}]


def nudged(kind: Kind, value: Any, chance: Random) -> Any:
    """A value of the standard edition, some of its figures a little larger or smaller."""
    match kind:
        case Whole(least=least, most=most) if chance.random() < OTHER_FIGURES:
            return min(max(value + chance.choice([-2, -1, -1, 1, 1, 2]), least), most)
        case Table(keys=keys):
            return {key: nudged(keys[key], each, chance) if key in keys else each for key, each in value.items()}
    return value


def drawn(kind: Kind, chance: Random) -> Any:
    """A value of that kind; figures are small."""
    match kind:
        case Whole(least=least, most=most):
            return chance.randint(least, min(most, max(least, 1) + chance.randint(0, LARGEST_DRAWN - 1)))
        case Flag():
            return chance.random() < 0.5
        case OneOf(names=names):
            return chance.choice(names)
        case ListOf(kind=each):
            return [drawn(each, chance) for _ in range(chance.choice([1, 1, 1, 2, 2, 3]))]
        case Doing(choices=choices, keys=keys):
            do = chance.choice(list(choices))
            return {"do": do, **drawn(Table({**keys, **choices[do]}), chance)}
        case Table(keys=keys):
            return {key: drawn(each, chance) for key, each in keys.items()}
    raise AssertionError(f"a new kind of value: {kind}")
