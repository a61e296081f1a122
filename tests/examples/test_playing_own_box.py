"""The example edition adds cards by figures and text alone; everything that plays the game plays it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from blackgate import (
    FastDealer,
    Game,
    Options,
    Recorder,
    View,
    lay_out,
    load,
    new_game,
    read_record,
    redeal,
    replay,
    rulebook,
    save,
    verify,
    view_from_plain,
)
from blackgate.bots import bot_kinds, new_bot
from blackgate.bots.appraisal import Appraisal, weights_for
from blackgate.bots.similarity import similarity_of
from blackgate.messages import LANGUAGES
from blackgate.server.board import described
from blackgate.wording import action_label, background_name, card_name, card_text, event_lines, gang_card_name
from tests.examples.own_box import BACKGROUNDS, CARDS, FILE, GANG_CARD, OWN_BOX, crowded
from tests.server.tabletop import Tabletop, choices
from tests.terminal.processes import run, the_record

NAMES = ["Anna", "Ben", "Cleo"]
CROWDED = crowded()


def position(text: str) -> Game:
    return lay_out(text, edition=OWN_BOX)


# --- the engine
def test_an_earthquake_sends_everybody_home_and_brings_a_pickaxe() -> None:
    game = position("0: showers; hand earthquake\n1: cafeteria\n2: solitary_confinement")
    game.play("play earthquake")
    assert [player.at.name for player in game.players] == ["cell_block", "cell_block", "solitary_confinement"]
    view = View(game, 0)
    assert view.hand == {"pickaxe": 1}
    assert view.discard["earthquake"] == 1


def test_a_letter_from_home_heals_pays_and_gives_an_action() -> None:
    game = position("0: showers; hand letter_from_home; beatings 1\n1: cafeteria")
    game.play("play letter_from_home")
    player = game.players[0]
    assert (player.beatings, player.cigarettes, game.actions) == (0, 2, 2)


def test_a_bookmaker_of_the_cartel_collects_cigarettes_and_a_card() -> None:
    game = position("0: showers; background bookmaker; gang supplier\n1: cafeteria; cigarettes 5; hand link")
    assert "reveal bookmaker" in game.legal_texts()
    game.play("reveal bookmaker bonus")
    game.play("target 1")
    assert (game.players[0].cigarettes, game.players[1].cigarettes) == (3, 2)
    assert game.players[1].hand_size == 0


def test_a_miner_scores_after_a_dig() -> None:
    game = position("0: cell_block; hand spoon; background miner\n1: cafeteria")
    game.play("dig spoon")
    game.play("reveal miner")
    assert game.players[0].points == 2


def test_a_quartermaster_buys_for_one_less_but_at_least_two() -> None:
    game = position("0: recreational_area; gang quartermaster; cigarettes 2\n1: cafeteria")
    assert "buy knife" in game.legal_texts()
    game.play("buy knife")
    assert game.players[0].cigarettes == 0


def test_own_cards_have_numbers_beyond_the_standard_ones() -> None:
    book, standard = rulebook(4, OWN_BOX), rulebook(4)
    assert book.action_texts[: len(standard.action_texts)] == standard.action_texts
    assert set(book.action_of_text) - set(standard.action_of_text) == {
        *(f"{verb} {card}" for verb in ("play", "sell", "take", "give", "discard") for card in CARDS),
        *(f"reveal {name}{bonus}" for name in BACKGROUNDS for bonus in ("", " bonus")),
    }
    game = new_game(4, 1, edition=OWN_BOX)
    assert game.why_not("play earthquake") is not None


def test_games_of_it_are_saved_loaded_and_dealt_anew() -> None:
    chance = random.Random(2)
    game = new_game(Options(4, michel="michel", warden=True), 2, edition=CROWDED)
    for number in range(600):
        if game.over:
            break
        if number % 40 == 0:
            assert save(load(game.book, save(game), FastDealer(0))) == save(game)
            view = View(game, game.asked())
            assert view_from_plain(game.book, view.plain()).plain() == view.plain()
            assert redeal(view, FastDealer(0)).legal_texts() == game.legal_texts()
        game.play(chance.choice(game.legal_actions()))
        game.take_events()


# --- records
def test_a_record_of_it_holds_its_cards_and_is_verified() -> None:
    chance = random.Random(4)
    recorder = Recorder.start(3, edition=CROWDED)
    while not recorder.game.over:
        recorder.play(chance.choice(recorder.game.legal_actions()))
    recorder.finish()
    record = read_record(recorder.text())
    assert record.header.edition == CROWDED
    assert any(play.action == "play earthquake" for play in record.plays)
    assert verify(record)
    assert save(replay(record)) == save(recorder.game)


# --- in words
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_words_in_every_language_of_the_game(language: str) -> None:
    book = rulebook(3, OWN_BOX)
    own = {"fr": ("Tremblement de terre", "Mineur"), "de": ("Erdbeben", "Bergmann")}
    quake, miner = own.get(language, ("Earthquake", "Miner"))  # English where it says nothing
    assert card_name(language, book, "earthquake") == quake
    assert background_name(language, book, "miner") == miner
    assert gang_card_name(language, book, GANG_CARD)
    for name in (*CARDS, *BACKGROUNDS, GANG_CARD):
        assert card_text(language, book, name)
    for text in ("play earthquake", "sell letter_from_home", "reveal bookmaker bonus"):
        label = action_label(book.action_of_text[text], language, NAMES, book)
        assert "_" not in label


def test_a_text_of_its_own_is_shown_and_without_one_what_the_effects_do() -> None:
    book = rulebook(3, OWN_BOX)
    assert card_text("en", book, "earthquake").startswith("The walls shake.")
    assert card_text("fr", book, "earthquake").startswith("Les murs tremblent.")
    assert card_text("nl", book, "earthquake").startswith("The walls shake.")
    assert "cigarettes" in card_text("en", book, "letter_from_home")
    assert "sigaretten" in card_text("nl", book, "letter_from_home")


def test_the_log_and_the_labels_name_its_cards() -> None:
    game = position("0: showers; hand earthquake\n1: cafeteria")
    label = action_label(game.book.action_of_text["play earthquake"], "fr", NAMES, game.book, View(game, 0))
    assert label == "Jouer une carte Tremblement de terre"
    game.take_events()
    game.play("play earthquake")
    lines = event_lines(game.take_events(), "en", NAMES, 1, game.book)
    assert "Earthquake card" in lines[0]


# --- bots
@pytest.mark.parametrize("kind", [*(kind for kind in bot_kinds() if kind != "boss"), "boss:30i"])
def test_every_kind_of_bot_plays_it(kind: str) -> None:
    game = new_game(3, 9, edition=crowded(rounds=4))
    table = [new_bot(kind, str(seat)) for seat in range(3)]
    while not game.over:
        game.play(table[game.asked()].choose(View(game, game.asked()), game.legal_actions()))
        game.take_events()


def test_a_bot_takes_an_own_card_for_the_standard_one_that_does_the_same() -> None:
    alike = similarity_of(OWN_BOX)
    assert alike.cards["earthquake"] == "lockdown"
    assert alike.cards["letter_from_home"] == "painkillers"
    assert alike.backgrounds["miner"] == "tunneller"
    assert alike.backgrounds["bookmaker"] == "loan_shark"
    assert alike.gang_cards["quartermaster"] == "supplier"
    assert alike.cards["riot"] == "riot"
    book = rulebook(3, OWN_BOX)
    weights = weights_for(book, {"background.tunneller": 0.7, "card.lockdown": 0.2})
    assert sorted(weight for weight in weights if weight) == [0.2, 0.2, 0.7, 0.7]
    game = position("0: showers; background miner\n1: showers; background tunneller")
    found = Appraisal(game.book).appraise(game)
    assert found[0] > 0


def test_the_terminal_plays_it(tmp_path: Path) -> None:
    """In French, with a look at a card."""
    file = tmp_path / "crowded.toml"
    file.write_text(FILE.read_text("utf-8") + "\n[game]\nrounds = 3\n", encoding="utf-8")
    arguments = ("play", "--players", "2", "--bot", "rookie", "--edition", str(file), "--language", "fr", "--seed", "3")
    done = run(tmp_path, *arguments, typed="carte earthquake\ncarte Mineur\n" + "1\n" * 400)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Tremblement de terre: Les murs tremblent." in done.stdout.replace("\N{NO-BREAK SPACE}", "")
    assert "Mineur" in done.stdout
    assert verify(read_record(the_record(tmp_path).read_bytes()))


def test_the_arena_plays_it(tmp_path: Path) -> None:
    file = tmp_path / "short.toml"
    file.write_text(FILE.read_text("utf-8") + "\n[game]\nrounds = 3\n", encoding="utf-8")
    done = run(
        tmp_path, "arena", "random", "rookie", "--players", "2", "--games", "2", "--edition", str(file), "--jobs", "1"
    )
    assert (done.returncode, done.stderr) == (0, "")


# --- the server
@pytest.mark.parametrize(
    ("language", "name"), [("en", "Earthquake"), ("fr", "Tremblement de terre"), ("it", "Earthquake")]
)
def test_a_client_is_told_all_that_it_draws(language: str, name: str) -> None:
    board = described(rulebook(3, OWN_BOX), language)
    assert board.cards["earthquake"].name == name
    assert board.cards["earthquake"].family == "action_cards"
    assert board.cards["earthquake"].text
    assert board.gang_cards[GANG_CARD].gang == "bratva"
    assert board.backgrounds["miner"].text
    assert board.pictures == {
        "earthquake": "lockdown",
        "letter_from_home": "painkillers",
        "quartermaster": "supplier",
        "bookmaker": "loan_shark",
        "miner": "tunneller",
    }


def test_a_table_of_it_is_played_and_read_again_from_its_journal() -> None:
    top = Tabletop(1, crowded(rounds=4)).play_until(
        lambda table: "play earthquake" in choices(table, table.asked[0]), 1
    )
    top.choose(top.table.asked[0], "play earthquake")
    top.play_out(1)
    again = top.read_again()
    assert again.edition == top.table.edition
    assert again.recorder is not None
    assert top.table.recorder is not None
    assert again.recorder.text() == top.table.recorder.text()
    assert "play earthquake" in again.recorder.text()
