"""What is printed, in words, for rendering: Places, Gangs, cards, Backgrounds and tokens of one table."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from blackgate.bots.similarity import similarity_of
from blackgate.edition import Edition, load_edition
from blackgate.messages import has, text
from blackgate.protocol.board import (
    Board,
    CardInfo,
    Deed,
    Described,
    EditionInfo,
    GangCardInfo,
    GangInfo,
    PlaceInfo,
    RecipeInfo,
)
from blackgate.rules.book import Gang, Place, Rulebook
from blackgate.rules.dig_in.tokens import TakeToken
from blackgate.rules.kinds import (
    ACCESSORIES,
    CARD_NAMES,
    CHAIN,
    GANG_NAMES,
    PILES,
    PLACE_NAMES,
    SPOON,
    TOKEN_NAMES,
)
from blackgate.rules.options import Options
from blackgate.rules.start import rulebook
from blackgate.rules.turn_actions import TurnAction
from blackgate.server.table import Table
from blackgate.server.time_slices import Work
from blackgate.wording import (
    action_card_text,
    background_name,
    background_text,
    card_name,
    deed_name,
    deed_text,
    gang_card_name,
    gang_card_text,
    gang_name,
    michel_card_name,
    michel_name,
    place_in_play,
    place_text,
    token_name,
    token_text,
    trauma_name,
    trauma_text,
)
from blackgate.wording.families import family_of
from blackgate.wording.labels import group_of

MOST_BOARDS: Final = 128  # kept at a time


def board(table: Table, language: str) -> Board:
    return described(rulebook(table.options, table.edition), language)


def printed_board(language: str) -> Work[Board]:
    """The standard edition without a table: the board of the base game, where every card names the Places as printed;
    plus the modular Places, each by its own id, and the Traumas, which only one of them has."""
    whole = described(rulebook(Options(michel="michel", warden=True)), language)
    for name, place in load_edition().modular_places.items():
        yield
        other = described(rulebook(Options(places=(name,))), language)
        places = {**whole.places, name: other.places[place.replaces]}
        whole = msgspec.structs.replace(whole, places=places, traumas={**whole.traumas, **other.traumas})
    return whole


@lru_cache(maxsize=MOST_BOARDS)
def described(book: Rulebook, language: str) -> Board:
    modules = book.module is not None
    michel = book.options.michel != ""
    return Board(
        goal=int(book.goal),
        die=int(book.die),
        verbs={verb_of(book, action): verb_name(book, language, action) for action in reversed(book.turn_actions)},
        basic=[verb_of(book, each) for each in book.turn_actions if group_of(each) == "basic" and not each.takes_token],
        does={verb: does for each in book.turn_actions for verb, does in described_deed(book, language, each)},
        recipes=[
            RecipeInfo(list(recipe.discard), recipe.take, recipe.count) for recipe in book.edition.recipes.values()
        ],
        places={PLACE_NAMES[place.slot]: place_info(book, language, place) for place in book.places if place.name},
        gangs={name: gang_info(book, language, name, gang) for name, gang in zip(GANG_NAMES, book.gangs, strict=True)},
        cards={name: card_info(book, language, name, kind) for kind, name in enumerate(book.card_names) if name},
        gang_cards={name: gang_card_info(book, language, name) for name in book.gang_card_names},
        backgrounds={
            name: Described(background_name(language, book, name), background_text(language, book, name))
            for name in book.background_names
        },
        tokens={
            name: Described(token_name(language, book, name), token_text(language, book, name)) for name in TOKEN_NAMES
        }
        if modules
        else {},
        traumas={
            name: Described(trauma_name(language, book, name), trauma_text(language, book, name))
            for name in book.trauma_names
        }
        if modules
        else {},
        michel=michel_name(language, book) if michel else "",
        michel_cards={name: michel_card_name(language, book, name) for name in book.michel_card_names}
        if michel
        else {},
        michel_shows={
            name: ["knife", *card.tools] if card.knife else [] for name, card in book.edition.michel.cards.items()
        }
        if michel
        else {},
        pictures=pictures(book.edition),
        homes=[PLACE_NAMES[home] for home in book.homes],
        teams=[int(book.team_of(seat)) for seat in range(book.seats)] if book.teams else [],
        hand_limit=int(book.hand_limit),
        edition=EditionInfo(book.edition.name, book.edition.fingerprint),
    )


def place_info(book: Rulebook, language: str, place: Place) -> PlaceInfo:
    return PlaceInfo(
        id=place.name,
        name=place_in_play(language, book, place.slot),
        text=place_text(language, book, place.slot),
        numbers=[int(face) for face in place.numbers],
        search=int(place.search),
        deeds=[Deed(deed, deed_name(language, book.edition, deed)) for deed in place.actions],
        forbids=[Deed(deed, deed_name(language, book.edition, deed)) for deed in place.forbidden],
        piles=piles_in(book, PLACE_NAMES[place.slot]),
        tokens=[TOKEN_NAMES[action.token] for action in taking_tokens(book) if place.offers & action.bit],
    )


def verb_of(book: Rulebook, action: TurnAction) -> str:
    return book.action_texts[action.first].partition(" ")[0]


def verb_name(book: Rulebook, language: str, action: TurnAction) -> str:
    """Another way to do the same has its own name."""
    other = f"verb-{verb_of(book, action)}"
    return text(language, other) if has(language, other) else deed_name(language, book.edition, action.name)


def described_deed(book: Rulebook, language: str, action: TurnAction) -> list[tuple[str, str]]:
    """Its verb and its effect; nothing if it has no text of its own."""
    verb = verb_of(book, action)
    try:
        return [(verb, deed_text(language, book, verb if verb in ("bandage", "spy") else action.name))]
    except LookupError:
        return []


def piles_in(book: Rulebook, slot: str) -> list[str]:
    """Beside the Place of the box where their cards are stolen or bought, whatever is there now (R1.2, R14.6)."""
    printed = book.edition.places.get(slot)
    actions = printed.actions if printed else ()
    sold = {CARD_NAMES[offer.card] for offer in book.offers} if "buy" in actions else set()
    stolen = {CARD_NAMES[SPOON]} if "steal_spoon" in actions else set()
    return [card for card in CARD_NAMES[: int(PILES)] if card in sold | stolen]


def taking_tokens(book: Rulebook) -> list[TakeToken]:
    return [action for action in book.turn_actions if isinstance(action, TakeToken)]


def gang_info(book: Rulebook, language: str, name: str, gang: Gang) -> GangInfo:
    wants = [CARD_NAMES[CHAIN + each] for each in range(ACCESSORIES) if gang.wanted >> each & 1]
    return GangInfo(gang_name(language, book, name), int(gang.needs), wants)


def card_info(book: Rulebook, language: str, name: str, kind: int) -> CardInfo:
    playable = bool(book.edition.cards[name].effects)
    text = action_card_text(language, book, name) if playable else book.edition.word(f"cards.{name}", "text", language)
    return CardInfo(card_name(language, book, name), text, family_of(kind), int(book.value[kind]))


def gang_card_info(book: Rulebook, language: str, name: str) -> GangCardInfo:
    gang = book.edition.gang_cards[name].gang
    return GangCardInfo(gang_card_name(language, book, name), gang_card_text(language, book, name), gang)


def pictures(edition: Edition) -> dict[str, str]:
    """What to draw for each card that is not in the standard edition."""
    alike, standard = similarity_of(edition), load_edition()
    found = {name: alike.cards[name] or "family_action_cards" for name in edition.action_cards}
    found |= dict.fromkeys(edition.rare_items, "family_rare")
    found |= {name: alike.gang_cards[name] or card.gang for name, card in edition.gang_cards.items()}
    found |= {name: alike.backgrounds[name] or "family_background" for name in edition.backgrounds}
    found |= {name: alike.traumas[name] or "trauma" for name in edition.traumas}
    known = {*standard.cards, *standard.gang_cards, *standard.backgrounds, *standard.traumas}
    return {name: picture for name, picture in found.items() if name not in known}
