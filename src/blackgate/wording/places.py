"""What a Place offers: its numbers, its Search, what is possible only there and what is forbidden (R4, R14, R16)."""

from __future__ import annotations

from collections.abc import Sequence

from blackgate.edition import load_edition
from blackgate.messages import has, text
from blackgate.rules.book import Place, Rulebook
from blackgate.rules.kinds import CARD_NAMES
from blackgate.wording.names import a_card, deed_name, entry_of, id_in_play, listed, place_name, some_cards


def place_text(language: str, book: Rulebook, slot: int) -> str:
    """`Numbers: 3 and 6. Search: 2 cards. Heal: Remove 1 Beating, or your Trauma.`"""
    place = book.places[slot]
    if not place.name:
        raise LookupError(f"there is no Place in slot {slot}: name one that is in play")
    said = [_numbers(language, place), *_search(language, book, place)]
    said += [_deed(language, book, deed) for deed in place.actions if book.bits(deed)]
    forbidden = [deed_name(language, book.edition, deed) for deed in place.forbidden if book.bits(deed) & place.forbids]
    if forbidden:
        said.append(text(language, "place_text-forbidden", deeds=listed(language, forbidden)))
    note = f"place_note-{id_in_play(book, slot)}"
    own = book.edition.word(entry_of(book.edition, id_in_play(book, slot)), "text", language)
    if own:
        said.append(own)
    elif has(language, note):
        figures = _figures_of(book, place)
        said.append(text(language, note, **{"actions": int(book.solitary_actions), **figures}))
    return sentences(language, said)


def deed_text(language: str, book: Rulebook, deed: str) -> str:
    """What an action does, by its name in a Place's `actions`: `Take a Spoon from its pile.`"""
    own = book.edition.word(f"actions.{deed}", "text", language)
    if own:
        return own
    if not has(language, f"deed-{deed}.does"):
        raise LookupError(f"{deed!r} has no text: name an action of this game")
    return text(language, f"deed-{deed}.does", **_figures(language, book, deed))


def _numbers(language: str, place: Place) -> str:
    if not place.numbers:
        return text(language, "place_text-no_numbers")
    numbers = listed(language, [str(number) for number in place.numbers])
    return text(language, "place_text-numbers", numbers=numbers)


def _search(language: str, book: Rulebook, place: Place) -> list[str]:
    """If a Search is forbidden, that is said with everything else that is."""
    if book.bits("search") & place.forbids:
        return []
    return [text(language, "place_text-search", cards=place.search)]


def _deed(language: str, book: Rulebook, deed: str) -> str:
    """An action without a text is only named."""
    name = deed_name(language, book.edition, deed)
    try:
        does = deed_text(language, book, deed)
    except LookupError:
        return text(language, "place_text-deed", deed=name)
    return text(language, "place_text-deed_does", deed=name, does=does)


def _figures(language: str, book: Rulebook, deed: str) -> dict[str, str | int]:
    """Everything that the text of an action may need to know about the edition, and the Places that offer it."""
    solitary = book.places[book.solitary_slot].name
    figures: dict[str, str | int] = {
        "actions": book.cautious_move,
        "offers": _offers(language, book),
        "recipes": _recipes(language, book),
        "stakes": figures_of(book, "gambling_cells")["stakes"],
        "sent": figures_of(book, "gymnasium")["solitary"],
        "fewer": figures_of(book, "laundry")["fewer"],
        "cigarettes": book.edition.warden.bribe,
        "solitary": place_name(language, book.edition, solitary, "def"),
        "to_solitary": place_name(language, book.edition, solitary, "to"),
    }
    for place in book.places:
        if deed in place.actions:
            figures.update(_figures_of(book, place))
    return figures


def figures_of(book: Rulebook, modular_place: str) -> dict[str, int]:
    """The figures of a Place in the box; of one that the edition leaves out, those of the standard edition."""
    places = book.edition.modular_places
    return (places if modular_place in places else load_edition().modular_places)[modular_place].figures


def _figures_of(book: Rulebook, place: Place) -> dict[str, int]:
    """The figures of a modular Place, by their names in its entry."""
    modular = book.edition.modular_places
    return modular[place.name].figures if place.name in modular else {}


def _offers(language: str, book: Rulebook) -> str:
    """R11.5: `a Knife for 2 cigarettes, ... or a Shovel for 8 cigarettes`"""
    offers = [
        text(
            language, "offer", item=a_card(language, book, CARD_NAMES[offer.card], offer.count), cigarettes=offer.price
        )
        for offer in book.offers
    ]
    return listed(language, offers, "or")


def _recipes(language: str, book: Rulebook) -> str:
    """R8.2: `2 Knives from a Link and a Blade, ... or a Shovel from a Link and a Container`"""
    recipes = []
    for recipe in book.edition.recipes.values():
        used = {card: recipe.discard.count(card) for card in recipe.discard}
        item = a_card(language, book, recipe.take, recipe.count)
        recipes.append(text(language, "recipe", item=item, used=some_cards(language, book, used)))
    return listed(language, recipes, "or")


def sentences(language: str, said: Sequence[str]) -> str:
    whole = said[0]
    for sentence in said[1:]:
        whole = text(language, "card_text-effects", first=whole, second=sentence)
    return whole
