"""The texts of Places, actions, tokens and Traumas, put together from the edition and the options in force."""

from __future__ import annotations

import pytest

from blackgate import Options, rulebook
from blackgate.edition import edition_from
from blackgate.messages import LANGUAGES
from blackgate.rules.kinds import PLACE_NAMES, TOKEN_NAMES
from blackgate.wording import card_text, deed_text, place_in_play, place_text, token_text, trauma_text
from tests.rules.scenario import PLAIN_CARDS
from tests.standard import TRAUMA_NAMES
from tests.wording.conftest import EVERYWHERE

STANDARD = rulebook(4, PLAIN_CARDS)
EVERYTHING = rulebook(Options(4, michel="michel", warden=True, places=EVERYWHERE), PLAIN_CARDS)
TEAMS = rulebook(Options(4, team=True), PLAIN_CARDS)


def slot(name: str) -> int:
    return PLACE_NAMES.index(name)


@pytest.mark.parametrize(
    ("place", "text"),
    [
        ("infirmary", "Numbers: 3 and 6. Search: 2 cards. Heal: Remove 1 Beating, or your Trauma."),
        ("showers", "Numbers: 2 and 5. Search: 3 cards. Not here: Craft."),
        (
            "solitary_confinement",
            "No number leads here. Not here: Search, Extortion and Craft. One is sent here. A turn that begins here "
            "has 1 action, and nothing that is forbidden here is possible in it.",
        ),
    ],
)
def test_a_place_says_what_the_board_says(place: str, text: str) -> None:
    """R4"""
    assert place_text("en", STANDARD, slot(place)) == text


def test_a_place_is_told_in_french() -> None:
    assert place_text("fr", STANDARD, slot("cafeteria")) == (
        "Numéros\u00a0: 1 et 4. Fouille\u00a0: 2 cartes. Voler une cuillère\u00a0: Prenez une Cuillère sur sa pile."
    )


def test_a_slot_has_the_text_of_the_place_that_lies_in_it() -> None:
    """R14.1, R14.2"""
    assert place_in_play("en", EVERYTHING, slot("showers")) == "Library"
    assert place_text("en", EVERYTHING, slot("showers")) == (
        "Numbers: 2 and 5. Search: 2 cards. Rehabilitate: Put your Background, used or not, under the deck and draw a "
        "new one. Study: Take a Spy token."
    )
    assert place_text("en", EVERYTHING, slot("wardens_office")).startswith(
        "No number leads here. Search: 1 card. Bribe:"
    )


def test_the_cell_blocks_of_two_teams() -> None:
    """R13.2, R13.7, R13.8: Craft is forbidden only to those whose own it is."""
    said = [place_text("en", TEAMS, slot(name)) for name in ("cell_block", "cell_block_b")]
    assert [place_in_play("en", TEAMS, slot(name)) for name in ("cell_block", "cell_block_b")] == [
        "Cell Block A",
        "Cell Block B",
    ]
    assert ["team A" in said[0], "team B" in said[1], "Not here: Craft" in said[0] + said[1]] == [True, True, False]


def test_a_slot_without_a_place_has_no_text() -> None:
    with pytest.raises(LookupError, match="no Place in slot 6"):
        place_text("en", STANDARD, slot("wardens_office"))


@pytest.mark.parametrize(
    ("deed", "text"),
    [
        (
            "buy",
            "Take a Knife for 2 cigarettes, 2 Knives for 5 cigarettes, a Pickaxe for 6 cigarettes or a Shovel for "
            "8 cigarettes.",
        ),
        (
            "craft",
            "Make 2 Knives from a Link and a Blade, a Pickaxe from a Link and a Pike or a Shovel from a Link and a "
            "Container. Not with a Beating.",
        ),
        (
            "brawl",
            "Discard a Weapon. Every other player here discards one too or takes a Beating; whoever discards one "
            "rolls, and 2 or less sends them to the Psychiatric Ward.",
        ),
        ("change_style", "Join a Gang with 1 Accessory fewer."),
    ],
)
def test_an_action_says_what_the_engine_does(deed: str, text: str) -> None:
    """R8.2, R11.5, R14.8, R14.9"""
    assert deed_text("en", EVERYTHING, deed) == text


def test_what_nobody_can_do_has_no_text() -> None:
    with pytest.raises(LookupError, match="'fly' has no text"):
        deed_text("en", STANDARD, "fly")


def test_tokens_and_traumas_say_what_they_do() -> None:
    """R14.3, R14.11"""
    assert token_text("en", EVERYTHING, "skill") == (
        "When you Dig, roll the die. 4 or more: one stays on the Tool for 1 Tunnel point more. Less: one is discarded."
    )
    assert trauma_text("en", EVERYTHING, "tremor") == "Your hand limit is 5."
    assert trauma_text("fr", EVERYTHING, "apathy") == "Quand vous fouillez, piochez 1 carte de moins."


def test_the_texts_follow_another_edition() -> None:
    """Other figures, another effect for a Trauma."""
    edition = edition_from(
        {
            "traumas": {"apathy": {"do": "small_hand", "limit": 3}},
            "modular_places": {"workshop": {"skill": 2, "skill_points": 3}, "laundry": {"fewer": 2}},
            "recipes": {"shovel": {"discard": ["link", "link"]}},
            "warden": {"bribe": 1},
        },
        "other figures",
    )
    book = rulebook(4, edition)
    assert trauma_text("en", book, "apathy") == "Your hand limit is 3."
    assert "2 or more: one stays on the Tool for 3 Tunnel points more" in token_text("en", book, "skill")
    assert deed_text("en", book, "change_style") == "Join a Gang with 2 Accessories fewer."
    assert deed_text("en", book, "bribe") == "Discard 1 cigarette and take a Corruption token."
    assert "or a Shovel from 2 Links" in deed_text("en", book, "craft")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_token_and_trauma_has_a_text_of_its_own(language: str) -> None:
    texts = [token_text(language, EVERYTHING, token) for token in TOKEN_NAMES]
    texts += [trauma_text(language, EVERYTHING, trauma) for trauma in TRAUMA_NAMES]
    assert len(set(texts)) == 12
    assert all(text.endswith(".") for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_token_and_no_trauma_has_no_text(language: str) -> None:
    with pytest.raises(LookupError, match="'tremor' has no text"):
        token_text(language, EVERYTHING, "tremor")
    with pytest.raises(LookupError, match="'spy' has no text"):
        trauma_text(language, EVERYTHING, "spy")


def test_a_card_names_the_place_that_has_replaced_another() -> None:
    """R14.2: what names the old Place means the new one."""
    assert card_text("en", EVERYTHING, "solitary_confinement") == (
        "Send another player, wherever they are, to the Psychiatric Ward."
    )
    assert card_text("en", EVERYTHING, "lockdown") == (
        "Every player who is not in the Psychiatric Ward, you too, is sent to the Gambling Cells."
    )
    assert card_text("en", EVERYTHING, "dealers") == "You may Buy and Sell in the Workshop as well."
    assert card_text("fr", EVERYTHING, "escapist").startswith("Quand on vous envoie à l\u2019Aile psychiatrique ou ")
    assert card_text("en", TEAMS, "lockdown").endswith("is sent to the Cell Block.")  # R13.2: everyone's own
