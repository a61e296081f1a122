"""Labels of choices: names, Places, cards, and the figures that go with them."""

from __future__ import annotations

import random
from textwrap import dedent

import pytest

import blackgate
from blackgate import FastDealer, Options, View, rulebook
from blackgate.edition import edition_from
from blackgate.messages import LANGUAGES
from blackgate.wording import action_label
from blackgate.wording.labels import NAMING, VARYING
from tests.rules.scenario import PLAIN_CARDS
from tests.standard import ACTION_OF_TEXT, ACTION_TEXTS
from tests.wording.conftest import EVERYWHERE

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


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("go showers", "Go to the Library", "Aller à la Bibliothèque"),
        ("cautious_move cell_block", "Cautious move to the Gambling Cells", "Déplacement prudent aux Cellules de jeu"),
        (
            "planned_move wardens_office",
            "Planned move to the Warden\u2019s Office (a Planning token)",
            "Déplacement planifié au Bureau de la Directrice (un jeton Planification)",
        ),
        ("spy 1", "Spy on Ben (a Spy token)", "Espionner Ben (un jeton Espionnage)"),
        (
            "improve shovel",
            "Improve a tool: a Shovel becomes 2 Pickaxes",
            "Améliorer un outil\u00a0: une Pelle contre 2 Pioches",
        ),
        ("bet 2 5", "Bet 2 cigarettes on 5 or more", "Parier 2 cigarettes sur 5 ou plus"),
        ("brawl knife", "Brawl, with a Knife", "Déclencher une bagarre, avec un Surin"),
        (
            "change_style crew",
            "Change style: join the Crew with 1 Accessory fewer",
            "Changer de style\u00a0: intégrer le Crew avec 1 Accessoire de moins",
        ),
        (
            "craft knives bandage",
            "Craft 2 Knives with a Bandage for the Link",
            "Fabriquer 2 Surins avec un Bandage pour Lien",
        ),
        ("heal", "Heal", "Se soigner"),
        ("heal trauma", "Heal your Trauma", "Soigner votre Trauma"),
        ("heal beating", "Heal a Beating", "Soigner une Raclée"),
        ("bandage", "Heal with a Bandage", "Se soigner avec un Bandage"),
        ("bribe", "Bribe (a Corruption token for 2 cigarettes)", "Corrompre (un jeton Corruption pour 2 cigarettes)"),
        ("roll_for_michel", "Roll for Michelle", "Lancer le dé pour Michelle"),
        (
            "punish hand",
            "Punish: half of the hand (a Corruption token)",
            "Punition\u00a0: la moitié de la main (un jeton Corruption)",
        ),
        (
            "warden solitary_confinement",
            "Send the Warden to the Psychiatric Ward (a Corruption token)",
            "Envoyer la Directrice à l\u2019Aile psychiatrique (un jeton Corruption)",
        ),
        ("special 3", "Special action 3", "Action spéciale 3"),
    ],
)
def test_a_label_names_what_is_in_play(text: str, english: str, french: str) -> None:
    """R12, R14.2, R16"""
    book = rulebook(Options(3, michel="michelle", warden=True, places=EVERYWHERE))
    assert action_label(ACTION_OF_TEXT[text], "en", NAMES, book) == english
    assert action_label(ACTION_OF_TEXT[text], "fr", NAMES, book) == french


def test_in_team_mode_the_first_cell_block_is_cell_block_a() -> None:
    """R13.2"""
    book = rulebook(Options(4, team=True))
    labels = [action_label(ACTION_OF_TEXT[f"go {name}"], "en", NAMES, book) for name in ("cell_block", "cell_block_b")]
    assert labels == ["Go to Cell Block A", "Go to Cell Block B"]


def test_with_a_view_whoever_moves_michel_sends_him() -> None:
    """R12.2"""
    game = blackgate.lay_out("options: michel\n0: showers\n1: cell_block\nturn: 0\ndice: 4")
    game.play("end")
    game.play("roll_for_michel")
    labels = [action_label(action, "en", NAMES, game.book, View(game, 0)) for action in game.legal_actions()]
    assert labels == ["Send Michel to the Cafeteria", "Send Michel to the Recreational Area"]


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
        """),
        edition=PLAIN_CARDS,
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


def test_only_these_labels_depend_on_more_than_the_action() -> None:
    """On what is really paid, on who goes, or on what is declined; the others are kept as they are."""
    verbs = ("buy", "cautious_move", "go", "pass", "sell", "yield")
    for action, said in enumerate(ACTION_TEXTS):
        assert (action in VARYING) == (said.split(" ")[0] in verbs), said


def test_only_the_labels_that_name_a_player_depend_on_who_plays() -> None:
    """The others are kept once for all tables."""
    book = rulebook(Options(6, michel="michel", warden=True, places=EVERYWHERE))
    others = [f"other {number}" for number in range(6)]
    for action in range(len(ACTION_TEXTS)):
        mine, theirs = (action_label(action, "en", names, book) for names in (["A", "B", "C", "D", "E", "F"], others))
        assert (mine == theirs) == (action not in NAMING)
