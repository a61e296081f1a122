"""The log, as it reads: who is "you", what belongs together, and what is nobody else's business."""

from __future__ import annotations

import re

import pytest

import blackgate
from blackgate import Event, rulebook
from blackgate.edition import edition_from
from blackgate.messages import LANGUAGES
from blackgate.rules.events import EVERYBODY, GAME_WON, LAYS, PAYS
from blackgate.rules.kinds import NOBODY, NOTHING, PILES
from blackgate.wording import event_line, event_lines
from tests.rules.scenario import PLAIN_CARDS
from tests.standard import CARD_NAMES
from tests.wording.conftest import Played
from tests.wording.readers import ANNA, BEN, CARL, NAMES, told

BOOK = rulebook(2)


SEARCH = """
    0: showers; hand link
    1: cell_block
    turn: 0
    cards: blade, link, blade
"""
COMBAT = """
    0: showers; hand knife
    1: showers; hand shovel, blade
    2: cell_block
    turn: 0; actions 1
"""


def test_a_search_is_one_line_and_only_the_one_who_searches_reads_the_cards() -> None:
    """R17.2: a card drawn by Search is known to its drawer."""
    assert told(SEARCH, "search", reader=ANNA)[0] == "You search and find 2 Blades and a Link."
    assert told(SEARCH, "search", reader=BEN)[0] == "Anna searches and finds 3 cards."
    assert told(SEARCH, "search", reader=NOBODY)[0] == "Anna searches and finds 3 cards."
    assert told(SEARCH, "search", reader=BEN, language="fr")[0] == "Anna fouille et trouve 3 cartes."


def test_a_search_with_an_empty_deck_tells_of_the_new_deck_in_between() -> None:
    """R1.4: the discard is shuffled at the moment a card has to be drawn."""
    cards = {card: {"search": 0} for card in CARD_NAMES[int(PILES) :]}
    small_deck = edition_from({"cards": {**cards, "link": {"search": 1}, "blade": {"search": 2}}}, "small deck")
    position = """
        0: cafeteria
        1: cell_block
        turn: 0
        discard: 2 blade
    """
    assert told(position, "search", reader=ANNA, edition=small_deck)[:3] == [
        "You search and find a Link.",
        "The Search discard becomes the new Search deck. Nothing goes to waste in here.",
        "You draw a Blade.",
    ]


def test_the_attacker_the_target_and_a_bystander_read_a_combat_in_their_own_way() -> None:
    """R7: the same Extortion, three readers."""
    actions = ["extort 1", "demand shovel", "lay knife", "refuse", "lay blade"]
    assert told(COMBAT, *actions, reader=ANNA)[:9] == [
        "You have a word with Ben: Extortion.",
        "You demand a Shovel from Ben.",
        "You lay a Knife.",
        "Ben refuses.",
        "Ben lays a Blade.",
        "You yield, for reasons of health.",
        "Ben wins the combat against you.",
        "You take a Beating from Ben.",
        "Ben\u2019s turn: 2 actions.",
    ]
    assert told(COMBAT, *actions, reader=BEN)[:9] == [
        "Anna has a word with you: Extortion.",
        "Anna demands a Shovel from you.",
        "Anna lays a Knife.",
        "You refuse.",
        "You lay a Blade.",
        "Anna yields, for reasons of health.",
        "You win the combat against Anna.",
        "Anna takes a Beating from you.",
        "It is your turn: 2 actions.",
    ]
    assert told(COMBAT, *actions, reader=CARL, language="fr")[:8] == [
        "Anna a deux mots à dire à Ben\u00a0: Racket.",
        "Anna exige une Pelle. Ben a bien entendu.",
        "Anna abat un Surin.",
        "Ben refuse.",
        "Ben abat une Lame.",
        "Anna cède, pour raison de santé.",
        "Ben gagne le combat contre Anna.",
        "Ben donne une Raclée à Anna.",
    ]


def test_a_random_card_is_read_by_the_two_concerned() -> None:
    """R7.7: seen by the two players concerned and by nobody else."""
    position = """
        0: showers; hand knife
        1: showers; hand link
        2: showers
        turn: 0
    """
    actions = ["extort 1", "demand spoon", "lay knife", "refuse", "yield"]
    assert "You take a Link from Ben." in told(position, *actions, reader=ANNA)
    assert "Anna takes a Link from you." in told(position, *actions, reader=BEN)
    assert "Anna takes a card from Ben. The two of them know what." in told(position, *actions, reader=CARL)
    assert "Ben has no Spoon. Everybody has seen it." in told(position, *actions, reader=CARL)


def test_a_named_tool_is_read_by_everybody() -> None:
    """R7.7: a Tool handed over is public."""
    actions = ["extort 1", "demand shovel", "lay knife", "cooperate"]
    assert "Anna takes a Shovel from Ben." in told(COMBAT, *actions, reader=NOBODY)
    assert "Anna vous prend une Pelle." in told(COMBAT, *actions, reader=BEN, language="fr")


def test_a_crafting_is_one_line() -> None:
    """R8.2: what is discarded and what is taken."""
    position = """
        0: cafeteria; hand link, blade
        1: cell_block
        turn: 0
    """
    assert told(position, "craft knives", reader=ANNA)[0] == "You turn a Blade and a Link into 2 Knives."
    assert told(position, "craft knives", reader=BEN)[0] == "Anna turns a Blade and a Link into 2 Knives."
    french = told(position, "craft knives", reader=BEN, language="fr")[0]
    assert french == "Anna fabrique 2 Surins avec une Lame et un Lien."


def test_a_purchase_is_one_line() -> None:
    """R11.5"""
    position = """
        0: recreational_area; cigarettes 5
        1: cell_block
        turn: 0
    """
    assert told(position, "buy knives", reader=BEN)[0] == "Anna buys 2 Knives for 5 cigarettes."


def test_cards_sold_in_a_row_are_one_line_with_the_sum() -> None:
    """R11.4"""
    position = """
        0: recreational_area; hand 2 link, whisky
        1: cell_block
        turn: 0
    """
    lines = told(position, "sell link", "sell whisky", "sell link", reader=BEN)
    assert lines[0] == "Anna sells 2 Links and a bottle of Whisky for 6 cigarettes."


def test_a_riot_tells_everybody_their_own_cards_and_how_many_the_others_get() -> None:
    """The cards are dealt one by one, clockwise; a line for each player is enough."""
    position = """
        0: showers; hand riot, 2 link
        1: showers; hand 3 link
        turn: 0
    """
    assert told(position, "play riot", reader=BEN)[:4] == [
        "Anna plays a Riot card.",
        "All hands are shuffled together. What is mine is yours.",
        "Anna is dealt 3 cards.",
        "You are dealt 2 Links.",
    ]


def test_a_hand_that_was_looked_at_is_read_by_the_one_who_looked() -> None:
    """R17.1: that a hand was looked at is public; R17.2: what was in it is not. The card is interrogation."""
    position = """
        0: showers; hand knife; gang interrogation
        1: showers; hand 2 link, cap
        2: showers
        turn: 0
    """
    assert told(position, "extort 1", reader=ANNA, edition=PLAIN_CARDS)[1:] == [
        "You look at Ben\u2019s whole hand.",
        "You have seen what Ben has: 2 Links and a Cap.",
    ]
    by_ben = told(position, "extort 1", reader=BEN, edition=PLAIN_CARDS)
    assert by_ben[1:] == ["Anna looks at your whole hand."]
    by_carl = told(position, "extort 1", reader=CARL, edition=PLAIN_CARDS)
    assert by_carl[1:] == ["Anna looks at Ben\u2019s whole hand."]


def test_a_background_that_is_revealed_is_named_with_its_bonus() -> None:
    """R10.1: the burglar, with and without the Crew."""
    position = """
        0: showers; gang lookout; background burglar
        1: cell_block
        turn: 0
    """
    assert told(position, "reveal burglar", reader=BEN)[0] == "Anna reveals a Background: Burglar."
    lines = told(position, "reveal burglar bonus", reader=ANNA)
    assert lines[0] == "You reveal your Background: Burglar, with the bonus."
    assert lines[-1] == "You take a Spoon."


def test_a_card_that_is_stopped_is_the_work_of_the_one_who_stops_it() -> None:
    """The informer, without the bonus."""
    position = """
        0: showers; hand riot
        1: showers; hand link; background informer
        turn: 0
    """
    actions = ["play riot", "reveal informer"]
    assert "Ben saw it coming: the Riot card has no effect." in told(position, *actions, reader=ANNA)
    assert "You saw it coming: the Riot card has no effect." in told(position, *actions, reader=BEN)


def test_the_start_of_a_game_tells_everybody_their_own_background_and_cards() -> None:
    """R1.5"""
    game = blackgate.new_game(2, seed=1, first=1)
    lines = event_lines(game.take_events(), "en", NAMES, BEN, game.book)
    assert lines[0] == "Anna has a Background and does not talk about it."
    assert lines[1].startswith("You have a Background: ")
    assert lines[2] == "Anna draws 3 cards."
    assert lines[3].startswith("You draw ")
    assert lines[4:] == ["The gates are locked. You begin.", "It is your turn: 2 actions."]


def test_what_the_table_shows_anyway_is_not_worth_a_line() -> None:
    game = blackgate.new_game(2, seed=1)
    silent = {event.name for event in game.take_events() if event_line(event, "en", NAMES, NOBODY, game.book) is None}
    assert silent == {"turns-up"}


def test_weapons_of_two_fighters_are_never_taken_together() -> None:
    """The order in which Weapons are laid is the combat."""
    laid = [Event(LAYS, seat, NOBODY, CARD_NAMES.index("knife"), 0, EVERYBODY, BOOK) for seat in (0, 1, 0)]
    assert event_lines(laid, "en", NAMES, NOBODY, BOOK) == [
        "Anna lays a Knife.",
        "Ben lays a Knife.",
        "Anna lays a Knife.",
    ]


@pytest.mark.parametrize(
    "name", ["{ $card }", "<b>Ox</b>", "[bold]Ox[/]", "-term", "*Ox*", "{ card-knife }", "%s", "a\\b"]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_with_markup_or_fluent_syntax_is_shown_as_it_is(language: str, name: str) -> None:
    event = Event(PAYS, 0, NOBODY, CARD_NAMES.index("cap"), 0, EVERYBODY, BOOK)
    line = event_line(event, language, [name, "Ben"], NOBODY, BOOK)
    plain = event_line(event, language, ["Anna", "Ben"], NOBODY, BOOK)
    assert line is not None
    assert plain is not None
    assert line == plain.replace("Anna", name)


def test_the_winner_is_told_apart_from_the_others() -> None:
    won = Event(GAME_WON, BEN, NOBODY, NOTHING, 0, EVERYBODY, BOOK)
    assert event_line(won, "en", NAMES, BEN, BOOK) == "You are out. The tunnel was long enough."
    assert event_line(won, "en", NAMES, ANNA, BOOK) == "Ben is out. The tunnel was long enough."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_many_games_is_a_sentence_for_every_reader(played: Played, language: str) -> None:
    for event, book in played.events.values():
        for reader in readers(event):
            line = event_line(event, language, NAMES, reader, book)
            if line is not None:
                assert line.endswith("."), line
                assert line[0].isupper(), line
                assert reader == NOBODY or not re.search(rf"\b{NAMES[reader]}\b", line), (
                    f"{NAMES[reader]} reads: {line}"
                )


def readers(event: Event) -> set[int]:
    """Those concerned, somebody else, and a spectator."""
    somebody_else = next(seat for seat in range(3) if seat not in (event.seat, event.other))
    return {int(event.seat), int(event.other), somebody_else, NOBODY}
