"""Labels of choices: names, Places, cards, and the figures that go with them."""

from __future__ import annotations

import random
from textwrap import dedent

import pytest

import blackgate
from blackgate import FastDealer, View, rulebook
from blackgate.edition import edition_from
from blackgate.messages import LANGUAGES
from blackgate.rules.actions import ACTION_OF_TEXT, ACTION_TEXTS
from blackgate.wording import action_label

NAMES = ["Anna", "Ben", "Carl"]


def label(text: str, language: str = "en") -> str:
    return action_label(ACTION_OF_TEXT[text], language, NAMES, rulebook(3))


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("search", "Search", "Fouiller"),
        ("extort 0", "Extort Anna", "Racketter Anna"),
        ("go showers", "Go to the Showers", "Aller aux Douches"),
        ("cautious_move showers", "Cautious move to the Showers", "Déplacement prudent aux Douches"),
        ("join crew", "Join the Crew", "Intégrer le Crew"),
        ("play riot", "Play a Riot card", "Jouer une carte Émeute"),
        ("craft knives", "Craft 2 Knives", "Fabriquer 2 Surins"),
        ("craft shovel", "Craft a Shovel", "Fabriquer une Pelle"),
        ("dig shovel", "Dig with a Shovel (3 Tunnel points)", "Creuser avec une Pelle (3 Points de tunnel)"),
        ("sell link", "Sell a Link (1 cigarette)", "Vendre un Lien (1 cigarette)"),
        ("buy knives", "Buy 2 Knives (5 cigarettes)", "Acheter 2 Surins (5 cigarettes)"),
        ("reveal burglar", "Reveal your Background: Burglar", "Révéler votre Passif\u00a0: Cambrioleur"),
        (
            "reveal burglar bonus",
            "Reveal your Background with the bonus: Burglar",
            "Révéler votre Passif avec le bonus\u00a0: Cambrioleur",
        ),
        ("target 5", "Choose seat 5", "Choisir place 5"),
    ],
)
def test_a_label_says_what_would_be_done(text: str, english: str, french: str) -> None:
    assert label(text) == english
    assert label(text, "fr") == french


def test_the_figures_are_those_of_the_edition() -> None:
    edition = edition_from(
        {
            "cards": {"spoon": {"points": 4, "value": 7}},
            "shop": {"knives": {"count": 3, "price": 1}},
            "recipes": {"pickaxe": {"take": "spoon", "count": 2}},
        },
        "other figures",
    )
    book = rulebook(3, edition)
    labels = [
        action_label(ACTION_OF_TEXT[text], "en", NAMES, book)
        for text in ("dig spoon", "sell spoon", "buy knives", "craft pickaxe")
    ]
    assert labels == [
        "Dig with a Spoon (4 Tunnel points)",
        "Sell a Spoon (7 cigarettes)",
        "Buy 3 Knives (1 cigarette)",
        "Craft 2 Spoons",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_is_shown_as_it_is(language: str) -> None:
    said = action_label(ACTION_OF_TEXT["extort 1"], language, ["Anna", "<i>{ $player }</i>"], rulebook(2))
    assert said.endswith(" <i>{ $player }</i>")


def test_with_a_view_a_supplier_reads_the_lower_price() -> None:
    """Buying costs 2 cigarettes less; the smuggler then halves it, rounded up."""
    game = blackgate.lay_out(
        dedent("""
            0: recreational_area; gang supplier; background smuggler; cigarettes 9
            1: cell_block
            turn: 0
        """)
    )
    buy = ACTION_OF_TEXT["buy shovel"]
    assert action_label(buy, "en", NAMES, game.book, View(game, 0)) == "Buy a Shovel (6 cigarettes)"
    game.play("reveal smuggler")
    assert action_label(buy, "en", NAMES, game.book, View(game, 0)) == "Buy a Shovel (3 cigarettes)"


def test_with_a_view_prices_are_what_is_really_paid_and_got() -> None:
    """R11.4, R11.5, with every supplier, middleman and smuggler that random games come to."""
    checked = 0
    for seed in range(30):
        chance = random.Random(seed)
        game = blackgate.new_game(3, dealer=FastDealer(seed), tracker=False, events=False)
        for _ in range(600):
            if game.over:
                break
            seat, action = game.asked(), chance.choice(game.legal_actions())
            said = action_label(action, "en", NAMES, game.book, View(game, seat))
            before = int(game.players[seat].cigarettes)
            game.play(action)
            if ACTION_TEXTS[action].startswith(("buy", "sell")):
                checked += 1
                moved = abs(int(game.players[seat].cigarettes) - before)
                assert said.endswith(f"({moved} cigarette{'' if moved == 1 else 's'})"), said
    assert checked > 500
