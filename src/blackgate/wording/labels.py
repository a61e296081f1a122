"""What a player can choose, as a short label for each action of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from blackgate.messages import text
from blackgate.rules.actions import ACTION_TEXTS
from blackgate.rules.book import Rulebook
from blackgate.rules.kinds import CARD_NAMES, OFFER_NAMES, PLACE_NAMES, RECIPE_NAMES
from blackgate.rules.trading import FreeBuy, Selling
from blackgate.rules.view import View
from blackgate.wording.names import a_card, background_name, player_name

# What the word behind a verb of the table stands for
PLACES: Final = frozenset({"cautious_move", "go"})
PLAYERS: Final = frozenset({"extort", "barter", "target", "rob"})
CARDS: Final = frozenset({"play", "dig", "sell", "pay", "demand", "lay", "take", "give", "discard"})


def action_label(action: int, language: str, names: Sequence[str], book: Rulebook, view: View | None = None) -> str:
    """`Extort Anna`, `Sell a Link (1 cigarette)`.

    Prices are the printed ones; with the view of the seat that is asked, what that seat really gets and pays.
    """
    verb, _, thing = ACTION_TEXTS[action].partition(" ")
    if verb in PLACES:
        return text(language, f"action-{verb}", place=text(language, f"place-{_place(book, thing)}.to"))
    if verb in PLAYERS:
        return text(language, f"action-{verb}", player=player_name(language, names, int(thing)))
    if verb in CARDS:
        figures = _figures(verb, CARD_NAMES.index(thing), book, view)
        return text(language, f"action-{verb}", card=a_card(language, thing), **figures)
    if verb == "join":
        return text(language, "action-join", gang=text(language, f"gang-{thing}.def"))
    if verb == "craft":
        recipe = book.recipes[RECIPE_NAMES.index(thing)]
        return text(language, "action-craft", item=a_card(language, CARD_NAMES[recipe.card], recipe.count))
    if verb == "buy":
        offer = book.offers[OFFER_NAMES.index(thing)]
        item = a_card(language, CARD_NAMES[offer.card], offer.count)
        return text(language, "action-buy", item=item, cigarettes=_price(offer.price, view))
    if verb == "reveal":
        name, _, bonus = thing.partition(" ")
        message = "action-reveal_bonus" if bonus else "action-reveal"
        return text(language, message, background=background_name(language, name))
    return text(language, f"action-{verb}")


def _place(book: Rulebook, name: str) -> str:
    """The Place that is in the slot of that name (R14.2)."""
    slot = PLACE_NAMES.index(name)
    return book.places[slot].name if slot < len(book.places) else name


def _figures(verb: str, kind: int, book: Rulebook, view: View | None) -> dict[str, int]:
    if verb == "dig":
        return {"points": book.points[kind]}
    if verb == "sell":
        return {"cigarettes": book.value[kind] + _sale_bonus(view)}
    return {}


def _sale_bonus(view: View | None) -> int:
    """What the Gang card of the asked player adds to the next card sold."""
    if view is None or view.over:
        return 0
    already = view.top.bonus if isinstance(view.top, Selling) else 0
    return view.players[view.asked()].gang.sale_bonus(already)


def _price(printed: int, view: View | None) -> int:
    """R11.5 for the asked player: less with a Gang card, then a part of it with a Background, at least 1."""
    if view is None or view.over:
        return printed
    price = view.players[view.asked()].gang.price(printed)
    divide = view.top.divide if isinstance(view.top, FreeBuy) else 1
    return max((price + divide - 1) // divide, 1)
