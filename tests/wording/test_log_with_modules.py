"""The log with Michel(le), teams, modular Places and the Warden in play."""

from __future__ import annotations

import blackgate
from blackgate import Event
from blackgate.edition import edition_from
from blackgate.rules.events import EVERYBODY, GAME_WON
from blackgate.rules.kinds import NOBODY, NOTHING
from blackgate.wording import event_line
from tests.wording.readers import ANNA, BEN, CARL, NAMES, told


# --- Places and Gangs
def test_a_place_goes_by_the_name_of_the_one_in_play() -> None:
    """R14.2: the Library lies where the Showers were, the Psychiatric Ward where Solitary Confinement was."""
    position = """
        options: places library, psychiatric_ward
        0: infirmary; hand solitary_confinement
        1: infirmary
        turn: 0
        dice: 5
    """
    assert told(position, "move", "go showers", reader=BEN)[1] == "Anna goes to the Library."
    assert told(position, "play solitary_confinement", "target 1", reader=ANNA, language="fr")[2] == (
        "On envoie Ben à l\u2019Aile psychiatrique."
    )


def test_in_team_mode_there_are_cell_block_a_and_cell_block_b() -> None:
    """R13.2"""
    position = """
        options: team
        0: showers
        1: showers
        2: showers
        3: showers
        turn: 0
    """
    assert told(position, "cautious_move cell_block", reader=BEN)[0] == "Anna goes to Cell Block A."
    assert told(position, "cautious_move cell_block_b", reader=BEN, language="fr")[0] == "Anna va en Cellules B."


def test_whoever_joins_or_leaves_a_gang_is_told_which() -> None:
    """R9.3"""
    position = """
        0: showers; gang supplier; hand chain, cap
        1: showers
        turn: 0
        crew: lookout
    """
    joining = ["join crew", "pay chain", "pay cap"]
    lines = told(position, *joining, reader=BEN)
    assert "Anna leaves the Cartel: Supplier." in lines
    assert "Anna joins the Crew: Lookout." in lines
    assert "Vous intégrez le Crew\u00a0: Guetteur." in told(position, *joining, reader=ANNA, language="fr")


# --- what belongs together
def test_the_bonus_of_a_smuggler_is_no_part_of_what_was_bought() -> None:
    """R11.5: a Knife at half price, then a Knife for being in the Cartel."""
    position = """
        0: showers; gang middleman; background smuggler; cigarettes 9
        1: showers
        turn: 0
    """
    assert told(position, "reveal smuggler bonus", "buy knife", reader=BEN)[1:] == [
        "Anna buys a Knife for 1 cigarette.",
        "Anna takes a Knife.",
    ]
    assert told(position, "reveal smuggler bonus", "buy knives", reader=BEN)[1:] == [
        "Anna buys 2 Knives for 3 cigarettes.",
        "Anna takes a Knife.",
    ]


EXCHANGE = """
    options: team
    0: showers; hand 2 link, cap; cigarettes 3
    1: showers
    2: showers; hand shovel
    3: cafeteria
    turn: 0
"""


def test_an_exchange_is_a_line_for_what_each_gives_and_only_the_two_read_the_cards() -> None:
    """R13.9, R17.2: kinds are seen by the two only; numbers and cigarettes are public."""
    actions = ["exchange 2", "give link", "give cap", "give_cigarette", "give_cigarette", "done", "give shovel", "done"]
    assert told(EXCHANGE, *actions, reader=ANNA) == [
        "You exchange things with Carl.",
        "You give a Link and a Cap to Carl.",
        "Carl takes 2 cigarettes from you.",
        "Carl gives you a Shovel.",
    ]
    assert told(EXCHANGE, *actions, reader=BEN) == [
        "Anna exchanges things with Carl.",
        "Anna gives 2 cards to Carl. The two of them know what.",
        "Carl takes 2 cigarettes from Anna.",
        "Carl gives a card to Anna. The two of them know what.",
    ]
    assert told(EXCHANGE, *actions, reader=CARL, language="fr")[1] == "Anna vous donne un Lien et une Casquette."


# --- teams
def test_a_victory_is_the_victory_of_the_team() -> None:
    """R13.3"""
    book = blackgate.rulebook(blackgate.Options(4, team=True))
    won = Event(GAME_WON, ANNA, NOBODY, NOTHING, 0, EVERYBODY, book)
    assert event_line(won, "en", NAMES, BEN, book) == "Anna and Carl are out. Their tunnel was long enough."
    for reader, mate in ((ANNA, "Carl"), (CARL, "Anna")):
        line = f"You are out, together with {mate}. The tunnel was long enough."
        assert event_line(won, "en", NAMES, reader, book) == line


# --- Michel(le)
def test_michelle_is_told_with_what_the_cards_show() -> None:
    """R12.6, R12.7"""
    position = """
        options: michelle
        0: showers; hand knife
        1: cell_block
        turn: 0
        dice: 1
        michel: infirmary
        michel_deck: knife_spoon
    """
    moved = ["end", "roll_for_michel", "go cell_block"]
    assert told(position, *moved, reader=BEN)[:3] == [
        "Anna rolls the die: 1.",
        "Anna sends Michelle to the Cell Block.",
        "Michelle has a word with you. On the card: a Knife and a Spoon.",
    ]
    assert told(position, *moved, reader=ANNA)[2] == "Michelle has a word with Ben. On the card: a Knife and a Spoon."


def test_a_michel_card_shows_what_the_edition_says() -> None:
    """R12.10: whatever its id is."""
    edition = edition_from({"michel": {"cards": {"knife_spoon": {"tools": []}, "no_knife": {"count": 0}}}}, "bare")
    position = """
        options: michel
        0: cafeteria
        1: cell_block
        turn: 0
        michel: showers
        michel_deck: knife_spoon
    """
    line = told(position, "cautious_move showers", reader=BEN, edition=edition)[1]
    assert line == "Michel has a word with Anna. On the card: a Knife."


# --- modular Places
def test_a_new_background_is_nobody_elses_business() -> None:
    """R14.5: an unrevealed one goes under the deck unseen, a revealed one was seen by all."""
    position = """
        options: places library
        0: library; background {}
        1: library
        turn: 0
    """
    secret, known = position.format("boxer"), position.format("boxer revealed")
    own = told(secret, "rehabilitate", reader=ANNA)
    assert own[0] == "You put your Background under the deck: Boxer."
    assert own[1].startswith("You have a new Background: ")
    assert told(secret, "rehabilitate", reader=BEN) == [
        "Anna puts a Background under the deck, unseen.",
        "Anna has a new Background and does not talk about it.",
    ]
    assert told(known, "rehabilitate", reader=BEN)[0] == "Anna puts a Background under the deck: Boxer."
    assert told(known, "rehabilitate", reader=NOBODY, language="fr")[1] == (
        "Anna a un nouveau Passif et n\u2019en parle pas."
    )


def test_spying_is_public_and_what_was_seen_is_not() -> None:
    """R14.5, R17.1, R17.2"""
    position = """
        options: places library
        0: cafeteria; tokens spy
        1: showers; hand 2 link
        2: showers
        turn: 0
    """
    assert told(position, "spy 1", reader=ANNA) == [
        "You discard a Spy token.",
        "You look at Ben\u2019s whole hand.",
        "You have seen what Ben has: 2 Links.",
    ]
    assert told(position, "spy 1", reader=CARL) == [
        "Anna discards a Spy token.",
        "Anna looks at Ben\u2019s whole hand.",
    ]


def test_a_bet_is_told_with_stake_and_prize() -> None:
    """R14.7"""
    position = """
        options: places gambling_cells
        0: gambling_cells; cigarettes 3
        1: showers
        turn: 0
        dice: 4, 1
    """
    assert told(position, "bet 2 4", "bet 1 2", reader=BEN)[:6] == [
        "Anna bets 2 cigarettes.",
        "Anna rolls the die: 4.",
        "Anna wins the bet and gets 8 cigarettes.",
        "Anna bets 1 cigarette.",
        "Anna rolls the die: 1.",
        "Anna loses the bet and 1 cigarette with it.",
    ]


def test_a_skill_token_that_stays_on_the_tool_is_told_with_its_point() -> None:
    """R14.6"""
    position = """
        options: places workshop
        0: cell_block; tokens skill; hand spoon
        1: showers
        turn: 0
        dice: 4
    """
    assert told(position, "dig spoon", reader=BEN) == [
        "Anna digs with a Spoon: 1 Tunnel point.",
        "Anna rolls the die: 4.",
        "Anna leaves a Skill token on the Tool.",
        "Anna scores 1 Tunnel point more.",
    ]


def test_a_brawl_names_who_started_it_and_who_took_the_beating() -> None:
    """R14.8, R18.3: whoever started the Brawl caused the Beating."""
    position = """
        options: places gymnasium
        0: gymnasium; hand knife
        1: gymnasium; hand link
        turn: 0
    """
    assert told(position, "brawl knife", "yield", reader=BEN) == [
        "Anna starts a Brawl.",
        "Anna discards a Knife.",
        "You turn the other cheek.",
        "You take a Beating from Anna.",
    ]
    assert told(position, "brawl knife", "yield", reader=NOBODY, language="fr")[2:] == [
        "Ben tend l\u2019autre joue.",
        "Anna donne une Raclée à Ben.",
    ]


def test_a_trauma_is_named_when_it_comes_and_when_it_goes() -> None:
    """R14.10"""
    position = """
        options: places psychiatric_ward
        0: infirmary; trauma tremor
        1: showers
        turn: 0
    """
    assert told(position, "heal trauma", reader=BEN) == ["Anna gets over a Trauma: Tremor."]
    sent = """
        options: places psychiatric_ward
        0: showers; hand solitary_confinement
        1: showers
        turn: 0
        traumas: apathy, cowardice, tremor, avarice, paranoia, stupor
    """
    assert told(sent, "play solitary_confinement", "target 1", reader=BEN)[-1] == "You have a Trauma now: Apathy."


# --- the Warden
REPRESSION = """
    options: warden
    0: recreational_area; hand 4 link; tokens corruption
    1: showers; tokens 2 corruption
    2: showers
    turn: 0
    warden: recreational_area
"""


def test_a_report_and_its_consequences() -> None:
    """R16.5, R16.6"""
    crime = ["sell link", "done", "report", "pass"]
    assert told(REPRESSION, *crime, "punish hand", reader=ANNA)[:6] == [
        "You sell a Link for 1 cigarette.",
        "Ben reports you to the Warden.",
        "You are sent to Solitary Confinement.",
        "Ben discards a Corruption token.",
        "Ben has you punished: half of the hand.",
        "You discard 2 Links. Chance chose.",
    ]
    assert "Ben dénonce Anna à la Directrice." in told(REPRESSION, *crime, reader=CARL, language="fr")


def test_a_freepass_goes_free() -> None:
    """R16.6"""
    lines = told(REPRESSION, "sell link", "done", "report", "freepass", reader=CARL)
    assert lines[-1] == "Anna knows the right people and goes free."


def test_the_warden_goes_thanks_to_somebody() -> None:
    """R16.3, R16.6: attracted, or moved for a Corruption token."""
    position = """
        options: warden
        0: showers
        1: cafeteria; tokens corruption
        turn: 0
        warden: cafeteria
    """
    assert told(position, "attract_warden", reader=ANNA)[0] == "Thanks to you, the Warden goes to the Showers."
    lines = told(position, "cautious_move infirmary", "warden solitary_confinement", reader=ANNA)
    assert lines[1:3] == [
        "Ben discards a Corruption token.",
        "Thanks to Ben, the Warden goes to Solitary Confinement.",
    ]
