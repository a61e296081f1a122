"""The texts of cards, put together from the effects and figures of the edition in force."""

from __future__ import annotations

import pytest

from blackgate import rulebook
from blackgate.edition import edition_from
from blackgate.wording import card_text
from tests.rules.scenario import PLAIN_CARDS

STANDARD = rulebook(4, PLAIN_CARDS)


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("care_package", "Draw 3 Search cards. Take 3 cigarettes."),
        ("tattoo", "Join a Gang with 1 Accessory fewer."),
        ("supplier", "Buying costs you 2 cigarettes less, but at least 1."),
        ("dealers", "You may Buy and Sell in the Cafeteria as well."),
        ("engineer", "Once per turn, digging with a Spoon scores you 1 Tunnel point more."),
        (
            "burglar",
            "In your turn: Draw 3 Search cards. Bonus if you are in the Crew: Take 1 Spoon, wherever you are.",
        ),
        (
            "boxer",
            "When it is up to you, as attacker or defender, to lay a Weapon in a combat: You win the combat. "
            "Bonus if you are with the Bikers: Whoever takes the Beating takes a second one.",
        ),
        (
            "tunneller",
            "Right after your Dig: Score 1 Tunnel point more. "
            "Bonus if you are in the Triad: Score 1 Tunnel point more.",
        ),
    ],
)
def test_a_card_says_what_the_engine_does(card: str, text: str) -> None:
    assert card_text("en", STANDARD, card) == text


def test_a_card_is_told_in_french() -> None:
    assert card_text("fr", STANDARD, "kingpin") == (
        "Pendant votre tour\u00a0: Prenez 4 cigarettes. Bonus si vous êtes dans le Cartel\u00a0: Prenez 3 cigarettes."
    )


def test_a_card_that_hits_a_player_twice_says_that_it_is_the_same_player() -> None:
    """A card names its target once: the hitman and the loan_shark."""
    assert card_text("en", STANDARD, "hitman").endswith(
        "Bonus if you are in the Bratva: The same player takes another Beating."
    )
    assert card_text("en", STANDARD, "loan_shark").endswith(
        "Bonus if you are in the Bratva: The same player also gives you a card at random."
    )


def test_the_texts_follow_another_edition() -> None:
    """Other figures, other effects, another Gang, another moment."""
    edition = edition_from(
        {
            "cards": {"riot": {"effects": [{"do": "beat"}, {"do": "send_to_solitary"}, {"do": "draw", "cards": 1}]}},
            "gang_cards": {"lookout": {"gang": "triad", "do": "engineer", "card": "shovel", "points": 3}},
            "backgrounds": {"burglar": {"gang": "queers", "effects": [{"do": "escape"}]}},
        },
        "other cards",
    )
    book = rulebook(4, edition)
    assert card_text("en", book, "riot") == (
        "Another player, wherever they are, with fewer than 2 Beatings takes a Beating, without a combat. "
        "The same player is sent to Solitary Confinement. Draw 1 Search card."
    )
    assert card_text("en", book, "lookout") == ("Once per turn, digging with a Shovel scores you 3 Tunnel points more.")
    assert card_text("en", book, "burglar").startswith(
        "When you are sent to Solitary Confinement or chosen for an Extortion: It does not happen to you."
    )
    assert "Bonus if you are with the Queers: Take 1 Spoon" in card_text("en", book, "burglar")


@pytest.mark.parametrize("name", ["spoon", "showers", "guitar"])
def test_what_has_no_rule_on_it_has_no_text(name: str) -> None:
    with pytest.raises(LookupError, match=f"'{name}' has no text"):
        card_text("en", STANDARD, name)
