"""A seventh modular Place takes one class, one entry in an edition file and its messages: `examples/chapel`."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import blackgate
from blackgate import BlackgateError, Edition, EditionError, FastDealer, Options, View
from blackgate.bots import stand_in
from blackgate.bots.opponents.lifer import Lifer
from blackgate.edition import edition_from, load_edition
from blackgate.messages import catalogue
from blackgate.rules.actions import SPECIAL
from blackgate.rules.kinds import SHOWERS
from blackgate.server.options import table_options
from blackgate.wording import action_label, deed_name, deed_text, place_name, place_text
from tests.languages import COMPLETE
from tests.rules.decks import all_search_cards
from tests.rules.own_places import places_in
from tests.rules.scenario import events, hand, place, play, position, refused
from tests.rules.tokens import warden
from tools.languages import parsed

EXAMPLE = Path(__file__).parents[2] / "examples" / "chapel"


@pytest.fixture
def edition() -> Iterator[Edition]:
    """The edition of the example, with its class where those of the box are."""
    with places_in(EXAMPLE):
        yield blackgate.load_edition(EXAMPLE / "chapel.toml")


@pytest.fixture
def messages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The messages of every language with those of the example."""
    for language in COMPLETE:
        shutil.copytree(catalogue.FOLDER / language, tmp_path / language)
        shutil.copy(EXAMPLE / f"{language}.ftl", tmp_path / language / "chapel.ftl")
    monkeypatch.setattr(catalogue, "FOLDER", tmp_path)
    catalogue.forget()
    yield
    catalogue.forget()


# --- the entry in the edition
def test_the_chapel_takes_the_slot_and_the_numbers_of_the_showers(edition: Edition) -> None:
    """R14.1, R14.2"""
    book = blackgate.rulebook(Options(3, places=("chapel",)), edition)
    numbers = {found.name: found.numbers for found in book.places}
    assert numbers["chapel"] == (2, 5)
    assert "showers" not in numbers
    game = position("options: places chapel\n0: infirmary\n1: infirmary\ndice: 5", edition=edition)
    play(game, "move", "go showers", "search")
    assert (place(game, 0), game.players[0].hand_size) == ("chapel", 1)


def test_the_boss_plays_in_place_of_the_learned_bot_and_says_so(edition: Edition) -> None:
    """What happens in the chapel stands in its code: the network has never seen it."""
    options = Options(3, places=("chapel",))
    game = blackgate.new_game(options, seed=1, edition=edition)
    lifer = Lifer(1)
    assert lifer.choose(View(game, game.asked()), game.legal_actions()) in game.legal_actions()
    (remark,) = lifer.remarks
    assert remark.text("en").startswith("boss plays in its place: the network was not trained on chapel")
    assert stand_in("lifer:2", options) == ("boss", remark)
    assert stand_in("lifer:2", Options(3, places=("library",))) == ("lifer:2", "")
    assert "boss" in next(bot for bot in table_options(edition, "de").bots if bot.id == "lifer").text


def test_the_chapel_stands_beside_the_places_of_the_box_but_not_the_library(edition: Edition) -> None:
    """R14.1"""
    game = blackgate.new_game(Options(3, places=("chapel", "workshop", "laundry")), seed=1, edition=edition)
    assert {"chapel", "workshop", "laundry"} <= {found.name for found in game.book.places}
    with pytest.raises(BlackgateError, match="chapel and library both replace showers"):
        blackgate.rulebook(Options(3, places=("chapel", "library")), edition)


def test_an_entry_alone_is_not_enough() -> None:
    """Without the class the Place is refused, and it is said where to read on."""
    alone = blackgate.load_edition(EXAMPLE / "chapel.toml")
    with pytest.raises(EditionError) as refusal:
        blackgate.rulebook(Options(5, places=("chapel",)), alone)
    assert str(refusal.value) == (
        "chapel: modular_places.chapel: found no class, allowed: one class of a modular Place in "
        "rules/dig_in/chapel.py (see docs/adding-a-place.md)"
    )
    assert "aucune classe" in refusal.value.text("fr")


def test_a_file_with_two_classes_does_not_say_which_one_plays(tmp_path: Path) -> None:
    chapel = (EXAMPLE / "chapel.py").read_text("utf-8")
    (tmp_path / "chapel.py").write_text(f"{chapel}\n\nclass Crypt(Chapel):\n    pass\n", "utf-8")
    edition = blackgate.load_edition(EXAMPLE / "chapel.toml")
    with places_in(tmp_path), pytest.raises(EditionError) as refusal:
        blackgate.rulebook(Options(6, places=("chapel",)), edition)
    assert "found more than one class" in str(refusal.value)
    assert "plus d\u2019une classe" in refusal.value.text("fr")


# --- the class
def test_a_candle_costs_a_cigarette_and_an_action_and_draws_two_cards(edition: Edition) -> None:
    game = position("options: places chapel\n0: chapel; cigarettes 2\n1: chapel\ncards: link, blade", edition=edition)
    assert "special 1" in game.legal_texts()
    play(game, "special 1")
    assert (hand(game, 0), game.players[0].cigarettes, game.actions) == ({"link": 1, "blade": 1}, 1, 1)
    assert events(game) == ["loses-cigarettes", "draws", "draws"]


def test_a_candle_needs_the_chapel_a_cigarette_and_a_card_to_draw(edition: Edition) -> None:
    game = position("options: places chapel\n0: cafeteria; cigarettes 1\n1: chapel", edition=edition)
    assert refused(game, "special 1").startswith("wrong-place")
    game = position("options: places chapel\n0: chapel\n1: chapel", edition=edition)
    assert refused(game, "special 1").startswith("too-expensive")
    everything = all_search_cards()
    game = position(f"options: places chapel\n0: chapel; cigarettes 1\n1: chapel; hand {everything}", edition=edition)
    assert refused(game, "special 1").startswith("nothing-to-draw")
    assert refused(game, "special 2").startswith("not-")


def test_nobody_is_extorted_in_the_chapel(edition: Edition) -> None:
    game = position("options: places chapel\n0: chapel; hand knife\n1: chapel; hand link", edition=edition)
    assert refused(game, "extort 1").startswith("place-forbids")


def test_the_rest_of_the_game_knows_the_chapel(edition: Edition) -> None:
    """R16.4, R16.6: a candle is an action like any other, not an illegal one."""
    game = position(
        """
        options: warden; places chapel
        0: chapel; cigarettes 3
        1: cafeteria; tokens corruption
        warden: showers
        """,
        edition=edition,
    )
    assert warden(game) == "chapel"
    play(game, "special 1")
    assert (game.asked(), game.legal_texts()[:2]) == (1, ["pass", "punish beating"])


def test_a_game_with_the_chapel_is_saved_and_written_down(edition: Edition) -> None:
    game = position("options: places chapel\n0: chapel; cigarettes 2\n1: cafeteria", edition=edition)
    written = blackgate.position_text(game)
    assert written.startswith("options: places chapel\n0: chapel;")
    assert blackgate.position_text(position(written, edition=edition)) == written
    again = blackgate.load(game.book, blackgate.save(game), FastDealer(1))
    assert blackgate.save(again) == blackgate.save(game)


def test_a_whole_game_is_played_with_the_chapel(edition: Edition) -> None:
    game = blackgate.new_game(Options(3, michel="michel", places=("chapel",), warden=True), seed=3, edition=edition)
    chance = random.Random(3)
    candles = 0
    for _ in range(1500):
        if game.over:
            break
        choices = game.legal_texts()
        candle = "special 1" in choices
        candles += candle
        play(game, "special 1" if candle else chance.choice(choices))
    assert candles > 0


# --- the messages
@pytest.mark.usefixtures("messages")
@pytest.mark.parametrize(
    ("language", "there", "deed"),
    [("en", "in the Chapel", "Light a candle"), ("fr", "à la Chapelle", "Allumer un cierge")],
)
def test_the_chapel_has_its_names_in_every_language(language: str, there: str, deed: str) -> None:
    assert place_name(language, load_edition(), "chapel", "in") == there
    assert deed_name(language, load_edition(), "light_candle") == deed


def test_every_language_has_the_same_messages_for_it() -> None:
    wanted = {"place-chapel": ["def", "to", "in"], "deed-light_candle": ["does"]}
    for language in COMPLETE:
        found = parsed(EXAMPLE / f"{language}.ftl")
        attributes = {name: [each.id.name for each in found[name].attributes] for name in wanted}
        assert attributes == wanted, language


@pytest.mark.usefixtures("messages")
def test_the_text_of_the_chapel_says_what_a_candle_does(edition: Edition) -> None:
    book = blackgate.rulebook(Options(3, places=("chapel",)), edition)
    assert "Light a candle: Discard 1 cigarette and draw 2 Search cards." in place_text("en", book, SHOWERS)
    assert action_label(SPECIAL, "en", ["Anna", "Ben", "Carl"], book) == "Light a candle"


@pytest.mark.usefixtures("messages", "edition")
def test_the_text_of_the_chapel_has_the_figures_of_its_entry() -> None:
    entry = {"replaces": "showers", "search": 1, "forbids": [], "actions": ["light_candle"], "price": 2, "cards": 1}
    book = blackgate.rulebook(
        Options(3, places=("chapel",)), edition_from({"modular_places": {"chapel": entry}}, "dear")
    )
    assert deed_text("en", book, "light_candle") == "Discard 2 cigarettes and draw 1 Search card."
    assert deed_text("fr", book, "light_candle") == "Défaussez 2 cigarettes et piochez 1 carte Fouille."


@pytest.mark.usefixtures("messages")
def test_a_refusal_names_the_chapel(edition: Edition) -> None:
    game = position("options: places chapel\n0: chapel; hand knife\n1: chapel; hand link", edition=edition)
    assert str(game.why_not("extort 1")).startswith("not in the Chapel")
