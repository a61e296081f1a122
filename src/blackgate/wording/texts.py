"""The full text of a card: the edition's own, or composed from its effects and their figures.

If a card names a Place, its text names the one that has replaced it (R14.2).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from blackgate.edition.data import BackgroundData, EffectData, GangCardData
from blackgate.messages import text
from blackgate.rules.backgrounds import AFTER_DIG, BEATING_DUE, CARD_PLAYED, DEFENCE_DUE, IN_TURN, SENT, WEAPON_DUE
from blackgate.rules.book import Rulebook
from blackgate.rules.effect_base import Effect
from blackgate.rules.effects import EFFECTS
from blackgate.rules.kinds import CELL_BLOCK, PLACE_NAMES
from blackgate.wording.names import a_card, counted_cards, in_the_gang, place_name

MOMENTS: Final = {
    int(IN_TURN): "turn",
    int(WEAPON_DUE): "weapon",
    int(DEFENCE_DUE): "defence",
    int(AFTER_DIG): "dig",
    int(BEATING_DUE): "beating",
    int(CARD_PLAYED): "card",
    int(SENT): "sent",
}


def card_text(language: str, book: Rulebook, name: str) -> str:
    """What an Action card does, a Gang card's ability, or a Background's moment, effect and bonus."""
    edition = book.edition
    if name in edition.backgrounds:
        return background_text(language, book, name)
    if name in edition.gang_cards:
        return gang_card_text(language, book, name)
    if name in edition.cards and edition.cards[name].effects:
        return action_card_text(language, book, name)
    raise LookupError(f"{name!r} has no text: name an Action card, a Gang card or a Background")


def action_card_text(language: str, book: Rulebook, card: str) -> str:
    own = book.edition.word(f"cards.{card}", "text", language)
    return own or _effects(language, book, book.edition.cards[card].effects)


def gang_card_text(language: str, book: Rulebook, card: str) -> str:
    own = book.edition.word(f"gang_cards.{card}", "text", language)
    return own or _ability(language, book, book.edition.gang_cards[card])


def background_text(language: str, book: Rulebook, background: str) -> str:
    own = book.edition.word(f"backgrounds.{background}", "text", language)
    return own or _background(language, book, book.edition.backgrounds[background])


def _background(language: str, book: Rulebook, background: BackgroundData) -> str:
    moment = text(language, f"moment-{MOMENTS[_rule(background.effects[0]).moment]}", **_places(language, book))
    effects = _effects(language, book, background.effects)
    main = text(language, "card_text-background", moment=moment, effects=effects)
    gang = in_the_gang(language, book, background.gang)
    more = _effects(language, book, background.bonus, _hits_somebody(background.effects))
    bonus = text(language, "card_text-bonus", gang=gang, effects=more)
    return text(language, "card_text-effects", first=main, second=bonus)


def _ability(language: str, book: Rulebook, card: GangCardData) -> str:
    figures = dict(card.figures)
    if "card" in figures:
        figures["card"] = a_card(language, book, str(figures["card"]))
    if "place" in figures:
        slot = PLACE_NAMES.index(str(figures["place"]))
        figures["place"] = place_name(language, book.edition, book.places[slot].name, "in")
    return text(language, f"ability-{card.do}", **_places(language, book), **figures)


def _effects(language: str, book: Rulebook, effects: Sequence[EffectData], hit: bool = False) -> str:
    """All of them, one sentence after the other. `hit`: the card has named its target before."""
    said = _effect(language, book, effects[0], hit)
    for done, effect in enumerate(effects[1:], start=1):
        then = _effect(language, book, effect, hit or _hits_somebody(effects[:done]))
        said = text(language, "card_text-effects", first=said, second=then)
    return said


def _effect(language: str, book: Rulebook, effect: EffectData, hit: bool) -> str:
    """A card names one target for all its effects."""
    figures = dict(effect.figures)
    if "card" in figures:
        figures["card"] = counted_cards(language, book, str(figures["card"]), int(figures["count"]))
    same = "-same" if hit and _rule(effect).wants_target else ""
    return text(language, f"effect-{effect.do}{same}", **_places(language, book), **figures)


def _places(language: str, book: Rulebook) -> dict[str, str]:
    """The Places that texts speak of. In team mode the Cell Block is everyone's own (R13.2)."""
    solitary = book.places[book.solitary_slot].name
    return {
        "solitary": place_name(language, book.edition, solitary, "def"),
        "to_solitary": place_name(language, book.edition, solitary, "to"),
        "in_solitary": place_name(language, book.edition, solitary, "in"),
        "to_cell_block": place_name(language, book.edition, book.places[CELL_BLOCK].name, "to"),
    }


def _hits_somebody(effects: Sequence[EffectData]) -> bool:
    return any(_rule(effect).wants_target for effect in effects)


def _rule(effect: EffectData) -> Effect:
    """The rule behind the effect. An instance: compiled classes do not show what their instances have."""
    return EFFECTS[effect.do](effect.figures)
