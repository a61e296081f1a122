"""Asking for a message: what comes back, and what is raised when it cannot."""

import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from blackgate.messages import (
    LANGUAGES,
    BrokenCatalogue,
    BrokenMessage,
    MissingArgument,
    UnknownLanguage,
    UnknownMessage,
    catalogue,
    has,
    ids,
    text,
)
from tests.languages import COMPLETE

WriteLanguage = Callable[[str, str], None]


def test_the_languages_are_the_folders() -> None:
    assert set(COMPLETE) <= set(LANGUAGES)


def test_a_message_is_told_in_each_language() -> None:
    assert text("en", "card-knife") == "Knife"
    assert text("fr", "card-knife") == "Surin"


def test_a_message_has_attributes() -> None:
    assert text("en", "place-showers.in") == "in the Showers"
    assert text("fr", "place-showers.in") == "aux Douches"


def test_arguments_stand_in_the_text_without_isolating_marks() -> None:
    assert text("en", "action-extort", player="Ox") == "Extort Ox"


def test_arguments_that_a_message_does_not_use_are_ignored() -> None:
    assert text("en", "action-search", player="Ox") == "Search"


def test_a_name_with_fluent_signs_in_it_is_left_as_it_is() -> None:
    assert text("en", "action-extort", player="{ $x } *") == "Extort { $x } *"


def test_a_message_can_depend_on_a_word(write_language: WriteLanguage) -> None:
    """Other words are put in afterwards, as they are, however long, and whatever is in them."""
    write_language("xx", "greets = { $mood ->\n    [glad] Hello { $player }\n   *[cross] Go, { $player }\n}")
    assert text("xx", "greets", mood="glad", player="Ann") == "Hello Ann"
    assert text("xx", "greets", mood="cross", player="Bob") == "Go, Bob"
    assert text("xx", "greets", mood="glad", player="\0mood\0") == "Hello \0mood\0"
    assert text("xx", "greets", mood="glad", player="x" * 5000) == "Hello " + "x" * 5000


def test_an_unknown_language_says_which_there_are() -> None:
    with pytest.raises(UnknownLanguage, match=r"'xx'.*de, en, es, fr"):
        text("xx", "card-knife")


def test_an_unknown_message_says_what_is_near_it() -> None:
    with pytest.raises(UnknownMessage, match=r"'card-knives' in 'en'.*card-knife"):
        text("en", "card-knives")


def test_an_unknown_attribute_is_an_unknown_message() -> None:
    with pytest.raises(UnknownMessage, match=r"card-knife\.of"):
        text("en", "card-knife.of")


@pytest.mark.parametrize("message", ["effect-take", "card-boots.count", "effect-draw"])
def test_a_missing_argument_is_named(message: str) -> None:
    with pytest.raises(MissingArgument, match=r"needs c\w+: give it as text\(\.\.\., c\w+="):
        text("en", message)


def test_a_language_can_be_asked_what_it_has() -> None:
    assert has("en", "card-knife")
    assert has("en", "card-knife.def")
    assert not has("en", "card-knife.of")
    assert not has("en", "card-guitar")
    assert not has("en", "card-knife.")
    with pytest.raises(UnknownLanguage):
        has("xx", "card-knife")


def test_ids_are_sorted_and_without_attributes() -> None:
    found = ids("en")
    assert found == sorted(set(found))
    assert "card-knife" in found
    assert not any("." in name for name in found)


def test_a_language_is_read_once() -> None:
    assert catalogue._catalogue("en") is catalogue._catalogue("en")


def test_a_folder_is_all_a_new_language_needs(write_language: WriteLanguage) -> None:
    write_language("de", "card-knife = Messer")
    assert text("de", "card-knife") == "Messer"


def test_a_message_with_only_attributes_has_no_text_of_its_own(write_language: WriteLanguage) -> None:
    write_language("de", "card-guitar =\n    .def = die Gitarre")
    assert text("de", "card-guitar.def") == "die Gitarre"
    with pytest.raises(UnknownMessage):
        text("de", "card-guitar")


def test_a_reference_to_nothing_is_a_broken_message(write_language: WriteLanguage) -> None:
    write_language("de", "hello = Hallo { nobody }")
    with pytest.raises(BrokenMessage, match=r"hello.*nobody"):
        text("de", "hello")


@pytest.mark.parametrize("content", ["hello Hallo", "hello = Hallo { $x", "hello = a\nhello = b"])
def test_a_file_that_is_not_right_is_a_broken_catalogue(write_language: WriteLanguage, content: str) -> None:
    write_language("de", content)
    with pytest.raises(BrokenCatalogue, match=r"test\.ftl"):
        text("de", "hello")


def test_fluent_is_imported_only_when_a_message_is_wanted() -> None:
    program = "import sys, blackgate.messages; print(any(name.startswith('fluent') for name in sys.modules))"
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", program], env=environ, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "False"
