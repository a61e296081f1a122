"""How a few phrases of the game read."""

import blackgate
from blackgate.messages import text
from blackgate.wording.names import a_card, counted_cards, the_card

BOOK = blackgate.new_game(2).book


def test_english_counts_one_knife_and_two_knives() -> None:
    said = [counted_cards("en", BOOK, "knife", count) for count in (0, 1, 2)]
    assert said == ["0 Knives", "1 Knife", "2 Knives"]


def test_french_counts_nothing_as_one() -> None:
    said = [counted_cards("fr", BOOK, "knife", count) for count in (0, 1, 2)]
    assert said == ["0 Surin", "1 Surin", "2 Surins"]


def test_boots_come_in_pairs() -> None:
    said = [counted_cards("en", BOOK, "boots", count) for count in (0, 1, 2)]
    assert said == ["0 pairs of Boots", "1 pair of Boots", "2 pairs of Boots"]


def test_a_card_has_its_article() -> None:
    assert the_card("en", BOOK, "shovel") == "the Shovel"
    assert a_card("fr", BOOK, "shovel") == "une Pelle"
    assert the_card("fr", BOOK, "riot") == "la carte Émeute"
    assert a_card("de", BOOK, "riot", 2) == "2 Karten „Aufstand“"


def test_a_place_is_gone_to_and_stayed_in() -> None:
    assert text("en", "place-cafeteria.to") == "to the Cafeteria"
    assert text("fr", "place-cafeteria.to") == "au Réfectoire"
    assert text("fr", "place-cell_block.in") == "en Cellules"


def test_a_background_reads_as_a_whole() -> None:
    knives = counted_cards("en", BOOK, "knife", 2)
    effect = text("en", "effect-take", card=knives)
    assert (
        text("en", "card_text-background", moment=text("en", "moment-turn"), effects=effect)
        == "In your turn: Take 2 Knives, wherever you are."
    )
    assert (
        text("en", "card_text-bonus", gang=text("en", "gang-bikers.in"), effects=effect)
        == "Bonus if you are with the Bikers: Take 2 Knives, wherever you are."
    )


def test_a_card_with_two_effects_reads_as_two_sentences() -> None:
    draw = text("fr", "effect-draw", cards=3)
    smoke = text("fr", "effect-cigarettes", cigarettes=1)
    assert text("fr", "card_text-effects", first=draw, second=smoke) == (
        "Piochez 3 cartes Fouille. Prenez 1 cigarette."
    )


def test_special_figures_have_their_own_words() -> None:
    assert text("en", "effect-join_gang", fewer=0) == "Join a Gang."
    assert text("en", "effect-join_gang", fewer=1) == "Join a Gang with 1 Accessory fewer."
    assert "half price" in text("en", "effect-buy", divide=2)
    assert "divided by 3" in text("en", "effect-buy", divide=3)
    assert "twice" in text("en", "ability-wardrobe", searches=2)
