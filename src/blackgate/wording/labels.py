"""What a player can choose, as a short label for each action of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from blackgate.messages import has, text
from blackgate.rules.action_cards import PlayActionCard
from blackgate.rules.actions import action_texts, is_reveal_bonus
from blackgate.rules.book import Rulebook
from blackgate.rules.extortion import Answer
from blackgate.rules.kinds import BACKGROUNDS, CARD_NAMES, MOST_KINDS, OFFER_NAMES, PLACE_NAMES, RECIPE_NAMES
from blackgate.rules.michel import MichelDestination
from blackgate.rules.trading import FreeBuy, Selling
from blackgate.rules.turn import Turn
from blackgate.rules.turn_actions import FreeAction, PlaceAction, TurnAction
from blackgate.rules.view import View
from blackgate.rules.waiting import kind_of
from blackgate.wording.names import (
    a_card,
    background_name,
    deed_name,
    michel_name,
    place_in_play,
    player_name,
    punishment_name,
    the_gang,
)

Arguments = dict[str, str | int]
Group = Literal["answer", "basic", "place", "free"]

# What the word behind a verb of the table stands for
PLACES: Final = frozenset({"cautious_move", "planned_move", "go", "warden"})
PLAYERS: Final = frozenset({"extort", "barter", "target", "rob", "follow", "exchange", "spy"})
CARDS: Final = frozenset({"play", "dig", "sell", "pay", "demand", "lay", "take", "give", "discard", "brawl", "improve"})
GANGS: Final = frozenset({"join", "change_style"})

# Actions whose label names a player, and so differs at every table. They are the same in every edition.
NAMING: Final = frozenset(number for number, said in enumerate(action_texts([], [])) if said.split(" ")[0] in PLAYERS)

# Variants have their own messages
WAYS: Final = {
    "craft": {"bandage": "craft_with_bandage"},
    "heal": {"trauma": "heal_trauma", "beating": "heal_beating"},
    "bandage": {"trauma": "bandage_trauma"},
}

# What passing, and yielding, mean at a question: `action-pass-beating` is “Take the Beating”. By the ids of steps
DECLINED: Final[dict[str, tuple[str, ...]]] = {
    "pass": (
        *("after_dig", "beating", "choose_gang", "free_craft", "freepass", "help", "michel_prize", "michel_roll"),
        *("move_warden", "punishment", "report", "rob", "sending", "stop_card", "take_seen_card"),
    ),
    "yield": ("brawl_answer",),
}

# Actions whose label depends on more than the action
VARYING: Final = frozenset(
    number
    for number, said in enumerate(action_texts(["any"] * int(MOST_KINDS), ["any"] * int(BACKGROUNDS)))
    if said.split(" ")[0] in {"buy", "cautious_move", "go", "sell", *DECLINED}
)

IMPROVED: Final = {"pickaxe": ("shovel", 1), "shovel": ("pickaxe", 2)}  # R14.6


def action_label(action: int, language: str, names: Sequence[str], book: Rulebook, view: View | None = None) -> str:
    """`Extort Anna`, `Sell a Link (1 cigarette)`.

    Prices are the printed ones; with the view of the seat that is asked, what that seat really gets and pays.
    """
    verb, *things = book.action_texts[action].split(" ")
    message = "reveal_bonus" if is_reveal_bonus(action) else WAYS.get(verb, {}).get(things[-1] if things else "", verb)
    if verb == "go" and view is not None and isinstance(view.top, MichelDestination):
        message = "go_michel"
    if _declined(verb, view):
        message = f"{verb}-{DECLINED[verb][_declined(verb, view) - 1]}"
    if verb == "special" and (deed := _own_deed(action, language, book)):
        return deed
    thing = things[0] if things else ""
    arguments = _who_and_where(verb, thing, language, names, book) | _figures(verb, things, language, book, view)
    return text(language, f"action-{message}", michel=michel_name(language, book), **arguments)


def lack_line(action: int, language: str, view: View) -> str:
    """Why an answer that takes a card is impossible: `it takes a Pickaxe`."""
    _, _, card = view.book.action_texts[action].partition(" ")
    if not card and isinstance(view.top, Answer):  # to cooperate takes what is demanded
        card = CARD_NAMES[view.top.fight.tool]
    return text(language, "lack-card", card=a_card(language, view.book, card))


def action_group(view: View, action: int) -> Group:
    """The group of a choice: an answer to a question, or in a turn a basic, a Place's or a free action (R3)."""
    if not isinstance(view.top, Turn):
        return "answer"
    owner = view.book.owners[action]
    if owner is None:
        return "free"
    return group_of(owner.turn_action)


def group_of(turn_action: TurnAction) -> Group:
    if isinstance(turn_action, PlayActionCard):
        return "basic"  # it costs an action, unless a Gang card says otherwise (R3.3)
    if isinstance(turn_action, FreeAction):
        return "free"
    return "place" if isinstance(turn_action, PlaceAction) else "basic"


def action_cost(view: View, action: int) -> int:
    """How many actions a choice of a turn costs; 0 if it is free, and for answers."""
    owner = view.book.owners[action] if isinstance(view.top, Turn) else None
    if owner is None or not owner.turn_action.costs_action:
        return 0
    if view.book.action_texts[action].startswith("cautious_move "):
        return view.players[view.asked()].gang_card.cautious_cost(view, view.book.cautious_move)
    return 1


def variation(view: View, action: int) -> int:
    """Everything that an action's label depends on besides the action, as a number: equal numbers, equal labels.

    That is what is really paid, who goes, or what is declined.
    """
    if action not in VARYING:
        return 0
    verb, _, thing = view.book.action_texts[action].partition(" ")
    if verb == "cautious_move":
        return action_cost(view, action)
    if verb == "sell":
        return _sale_bonus(view)
    if verb == "buy":
        offer = view.book.offers[OFFER_NAMES.index(thing)]
        return _price(offer.price, view)
    return _declined(verb, view) or int(verb == "go" and isinstance(view.top, MichelDestination))


def action_target(action: int, book: Rulebook) -> tuple[str, str]:
    """The target of an action on the table: `place`, `seat`, `card` or `gang`, and which; empty if there is none."""
    verb, _, rest = book.action_texts[action].partition(" ")
    thing = rest.partition(" ")[0]
    for kind, verbs in (("place", PLACES), ("seat", PLAYERS), ("card", CARDS), ("gang", GANGS)):
        if verb in verbs and thing:
            return kind, thing
    return "", ""


def _declined(verb: str, view: View | None) -> int:
    """The number of the question, from 1 on, at which passing or yielding has its own label; 0 elsewhere."""
    steps = DECLINED.get(verb, ())
    step = kind_of(view.top).name if steps and view is not None and not view.over else ""
    return steps.index(step) + 1 if step in steps else 0


def _own_deed(action: int, language: str, book: Rulebook) -> str:
    """What a custom Place calls its action, if there are words for it."""
    owner = book.owners[action]
    if owner is None or owner.turn_action.count > 1:
        return ""
    deed = owner.turn_action.name
    worded = book.edition.word(f"actions.{deed}", "name", language) or has(language, f"deed-{deed}")
    return deed_name(language, book.edition, deed) if worded else ""


def _who_and_where(verb: str, thing: str, language: str, names: Sequence[str], book: Rulebook) -> Arguments:
    """The things that an action names, in words."""
    if verb in PLACES:
        return {"place": place_in_play(language, book, PLACE_NAMES.index(thing), "to")}
    if verb in PLAYERS:
        return {"player": player_name(language, names, int(thing))}
    if verb in CARDS:
        return {"card": a_card(language, book, thing)}
    if verb in GANGS:
        return {"gang": the_gang(language, book, thing)}
    if verb == "reveal":
        return {"background": background_name(language, book, thing)}
    if verb == "punish":
        return {"punishment": punishment_name(language, thing)}
    return {}


def _figures(verb: str, things: Sequence[str], language: str, book: Rulebook, view: View | None) -> Arguments:
    """The figures that the edition gives an action, and its result."""
    if verb == "dig":
        return {"points": book.points[book.kind_of[things[0]]]}
    if verb == "sell":
        return {"cigarettes": book.value[book.kind_of[things[0]]] + _sale_bonus(view)}
    if verb == "craft":
        recipe = book.recipes[RECIPE_NAMES.index(things[0])]
        return {"item": a_card(language, book, CARD_NAMES[recipe.card], recipe.count)}
    if verb == "buy":
        offer = book.offers[OFFER_NAMES.index(things[0])]
        item = a_card(language, book, CARD_NAMES[offer.card], offer.count)
        return {"item": item, "cigarettes": _price(offer.price, view)}
    if verb == "improve":
        return {"item": a_card(language, book, *IMPROVED[things[0]])}
    if verb == "bet":
        return {"cigarettes": int(things[0]), "number": int(things[1])}
    if verb == "change_style":
        return {"fewer": book.edition.modular_places["laundry"].figures["fewer"]}
    if verb == "bribe":
        return {"cigarettes": book.edition.warden.bribe}
    return {"count": int(things[0])} if verb == "special" else {}


def _sale_bonus(view: View | None) -> int:
    """What the Gang card of the asked player adds to the next card sold."""
    if view is None or view.over:
        return 0
    already = view.top.bonus if isinstance(view.top, Selling) else 0
    return view.players[view.asked()].gang_card.sale_bonus(already)


def _price(printed: int, view: View | None) -> int:
    """R11.5 for the asked player: less with a Gang card, then a part of it with a Background, that at least 1."""
    if view is None or view.over:
        return printed
    price = view.players[view.asked()].gang_card.price(printed)
    divide = view.top.divide if isinstance(view.top, FreeBuy) else 1
    return price if divide == 1 else max((price + divide - 1) // divide, 1)
