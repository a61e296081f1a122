"""The model of the table: what a seat may know in words, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from blackgate import FastDealer, Game, View, lay_out, new_game, redeal
from blackgate.messages import LANGUAGES
from blackgate.rules.kinds import NOBODY
from blackgate.terminal.choices import grouped
from blackgate.terminal.screen_model import CardGroup, ScreenModel, screen_model_of

NAMES = ["Anna", "Bob", "Carl"]

POSITION = """
    0: showers; hand 2 spoon, knife, blade, link, cap, radio, riot; gang lookout; background doctor; cigarettes 3
    1: showers; hand shovel; beatings 2; points 4; tunnel 2 pickaxe
    2: cell_block; background escapist; gang charm
    turn: 0; actions 1
    crew: scavenger, shortcut
    triad: artisan
    table: knife
"""


def seen(reader: int, language: str = "en") -> ScreenModel:
    return screen_model_of(View(lay_out(POSITION), reader), language, NAMES)


def positions(count: int) -> Iterator[Game]:
    """Positions from random games of three."""
    choose = random.Random(7)
    for number in range(count):
        game = new_game(3, dealer=FastDealer(number))
        for _ in range(choose.randrange(200)):
            if not game.over:
                game.play(choose.choice(game.legal_actions()))
        yield game


def test_the_heading_says_whose_turn_it_is() -> None:
    assert seen(1).heading == "Round 1: Anna to act, 1 action left"


def test_a_place_shows_its_numbers_its_search_what_it_offers_and_forbids_and_who_is_there() -> None:
    """R4"""
    cell_block, _, showers, *_, solitary = seen(0).places
    assert (cell_block.name, cell_block.numbers, cell_block.search) == ("Cell Block", (1, 2, 3), 1)
    assert (cell_block.offers, cell_block.forbids, cell_block.people) == (("Dig",), ("Craft",), ("Carl",))
    assert (showers.people, showers.is_yours) == (("Anna", "Bob"), True)
    assert (solitary.numbers, solitary.forbids) == ((), ("Search", "Extortion", "Craft"))


def test_players_are_listed_with_what_plays_there_and_yourself_as_you() -> None:
    model = screen_model_of(View(lay_out(POSITION), 0), "en", NAMES, ["Anna", "Bob (veteran)", "Carl (boss:2)"])
    assert [row.title for row in model.players] == ["Anna (you)", "Bob (veteran)", "Carl (boss:2)"]
    assert [row.name for row in model.players] == NAMES
    assert [row.title for row in seen(1).players] == ["Anna", "Bob (you)", "Carl"]


def test_a_player_shows_what_is_public() -> None:
    """R17.1"""
    _, bob, carl = seen(0).players
    assert (bob.place, bob.points, bob.beatings, bob.cards, bob.gang) == ("Showers", 4, 2, 1, "")
    assert carl.gang == "Queers: Charm"


def test_an_unrevealed_background_is_shown_to_its_owner_only() -> None:
    """R17.2"""
    assert [player.background for player in seen(2).players] == [
        "hidden",
        "Burglar (revealed)",
        "Escapist (hidden)",
    ]
    assert seen(NOBODY).players[2].background == "hidden"


def test_the_hand_is_sorted_by_family_and_is_ones_own() -> None:
    assert seen(0).hand == (
        CardGroup("Tools", ("2 Spoons",)),
        CardGroup("Weapons", ("1 Knife", "1 Blade")),
        CardGroup("Components", ("1 Link",)),
        CardGroup("Accessories", ("1 Cap",)),
        CardGroup("Rare items", ("1 Radio",)),
        CardGroup("Action cards", ("1 Riot card",)),
    )
    assert seen(1).hand == (CardGroup("Tools", ("1 Shovel",)),)
    assert seen(NOBODY).hand == ()


def test_ones_own_gang_card_and_background_are_there_in_full() -> None:
    gang, background = seen(0).own_cards
    assert gang.startswith("Crew: Lookout: After the roll of your own Simple move")
    assert background.startswith("Doctor: When you are about to take a Beating")
    assert seen(NOBODY).own_cards == ()


def test_a_gang_shows_what_it_wants_and_the_card_on_top() -> None:
    """R1.3, R9.1"""
    crew, *_, triad, queers = seen(0).gangs
    assert (crew.name, crew.wants, crew.top) == ("Crew", "2 of Chain, Cap, Bandana", "Scavenger")
    assert (triad.wants, triad.top) == ("3 different, any", "Artisan")
    assert queers.top != ""


def test_what_lies_on_the_table_and_on_the_piles_is_told() -> None:
    assert seen(1).on_table == ("1 Knife",)
    assert seen(1).piles.startswith("On the piles: 9 Spoons, 9 Pickaxes, 10 Shovels, 18 Knives. Search deck: ")


@pytest.mark.parametrize("reader", [NOBODY, 0, 1, 2])
def test_two_games_that_a_seat_cannot_tell_apart_look_the_same(reader: int) -> None:
    """R17.2, R17.5: all that is hidden from the seat is dealt anew."""
    asked = 0
    for game in positions(60):
        twin = redeal(View(game, reader), FastDealer(game.turn + 1))
        views = View(game, reader), View(twin, reader)
        for language in LANGUAGES:
            assert screen_model_of(views[0], language, NAMES) == screen_model_of(views[1], language, NAMES)
        if game.asked() == reader and not game.over:
            asked += 1
            choices = [grouped(views[0], each.legal_actions(), "en", NAMES) for each in (game, twin)]
            assert choices[0] == choices[1]
    assert asked > 8 or reader == NOBODY


def test_tokens_traumas_michel_and_the_warden_are_shown_where_they_are() -> None:
    """R17.1"""
    game = lay_out("""
        options: michelle; warden; places psychiatric_ward, library
        0: library; tokens 2 spy, corruption; trauma tremor
        1: cell_block
        michel: library
        warden: cafeteria
        """)
    model = screen_model_of(View(game, 1), "en", ["Anna", "Ben"])
    people = {row.name: row.people for row in model.places}
    assert people["Library"] == ("Anna", "Michelle")
    assert people["Cafeteria"] == ("The Warden",)
    assert "Showers" not in people
    assert model.players[0].tokens == "2 Spy tokens, a Corruption token, Tremor"
    assert model.players[1].tokens == ""
