"""Which standard card a card is most similar to, by its effects: bots know the standard cards best."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from blackgate.edition import Edition, load_edition
from blackgate.edition.data import BackgroundData, CardData, EffectData, GangCardData, TraumaData
from blackgate.rules.backgrounds import IN_TURN
from blackgate.rules.effects import EFFECTS

MOST_KEPT: Final = 256

Effects = tuple[EffectData, ...]


class Similarity:
    """For each id of an edition, the most similar standard one; "" if there is none."""

    def __init__(self, edition: Edition) -> None:
        standard = load_edition()
        plain = {name: card for name, card in standard.cards.items() if not card.effects}
        rare = {name: card for name, card in plain.items() if name in standard.rare_items}
        played = {name: card for name, card in standard.cards.items() if card.effects}
        self.cards: Final[dict[str, str]] = {}
        for name, card in edition.cards.items():
            if card.effects:
                self.cards[name] = alike(
                    name, looks_of_card(card), {each: looks_of_card(played[each]) for each in played}
                )
            else:
                self.cards[name] = name if name in plain else nearest_in_value(card, rare)
        self.gang_cards: Final = {
            name: alike(
                name,
                looks_of_ability(card),
                {each: looks_of_ability(data) for each, data in standard.gang_cards.items()},
            )
            for name, card in edition.gang_cards.items()
        }
        self.backgrounds: Final = {
            name: alike(
                name,
                looks_of_background(card),
                {each: looks_of_background(data) for each, data in standard.backgrounds.items()},
            )
            for name, card in edition.backgrounds.items()
        }
        self.traumas: Final = {
            name: alike(
                name, looks_of_ability(card), {each: looks_of_ability(data) for each, data in standard.traumas.items()}
            )
            for name, card in edition.traumas.items()
        }


@lru_cache(maxsize=MOST_KEPT)
def similarity_of(edition: Edition) -> Similarity:
    return Similarity(edition)


def alike(name: str, looks: list[object], standard: Mapping[str, list[object]]) -> str:
    """`looks`: a card's effects, from exact to rough. Its own id comes first, and last if nothing else fits."""
    names = [name, *standard] if name in standard else list(standard)
    for how, look in enumerate(looks):
        for each in names:
            if standard[each][how] == look:
                return each
    return name if name in standard else ""


def looks_of_card(card: CardData) -> list[object]:
    return [card.effects, done_by(card.effects), card.effects[0].do]


def looks_of_background(background: BackgroundData) -> list[object]:
    effects = background.effects
    return [(effects, background.bonus), effects, done_by(effects), effects[0].do, moment_of(effects[0])]


def moment_of(effect: EffectData) -> object:
    """When a reaction answers; those of one's own turn have nothing in common but that."""
    moment = EFFECTS[effect.do](effect.figures).moment
    return effect.do if moment == IN_TURN else int(moment)


def looks_of_ability(card: GangCardData | TraumaData) -> list[object]:
    return [(card.do, card.figures), card.do]


def done_by(effects: Effects) -> list[str]:
    return [effect.do for effect in effects]


def nearest_in_value(card: CardData, rare: Mapping[str, CardData]) -> str:
    """Rare items are only sold."""
    return min(rare, key=lambda each: abs(rare[each].value - card.value), default="")
