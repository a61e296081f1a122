"""Every language says the same things: ids, attributes and arguments of English, and all of it formats."""

import re

import pytest

from blackgate.messages import LANGUAGES, ids, text
from tests.languages import COMPLETE
from tools.languages import Signatures, compared, parts_of

WORDS = """
    action background card deed deeds does effects first gang in_solitary item michel moment name near numbers offers
    other place player punishment reason recipes second solitary target to_cell_block to_solitary token trauma used
"""
COUNTS = (0, 1, 2, 5)
ARE_WORDS = frozenset(WORDS.split())

AllSignatures = dict[str, Signatures]


def sample(arguments: frozenset[str], count: int) -> dict[str, str | int]:
    """Something for each argument: a word where the message wants words, otherwise the count."""
    return {name: f"<{name}>" if name in ARE_WORDS else count for name in arguments}


@pytest.mark.parametrize("language", COMPLETE)
def test_the_languages_of_the_box_lack_nothing(language: str) -> None:
    assert compared(language).lacks == (), f"translate these into {language}"
    assert [part for part in parts_of(language) if language != "en" and not part.is_file()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_says_nothing_that_english_does_not(language: str) -> None:
    assert compared(language).further == (), f"these are only in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_uses_exactly_the_arguments_of_english(language: str) -> None:
    assert compared(language).other == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_knows_every_id_in_the_files(all_signatures: AllSignatures, language: str) -> None:
    assert ids(language) == sorted(name for name in all_signatures[language] if "." not in name)


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats_whatever_the_count(all_signatures: AllSignatures, language: str, count: int) -> None:
    for message, arguments in all_signatures[language].items():
        said = text(language, message, **sample(arguments, count))
        assert said == said.strip(), message
        assert said, message
        assert not re.search(r"[{}$\u2066-\u2069]|  |\n", said), f"{message}: {said}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_given_to_a_message_is_in_its_text(all_signatures: AllSignatures, language: str) -> None:
    for message, arguments in all_signatures[language].items():
        if message == "counted":  # of its two words it takes the one that fits the count
            continue
        said = text(language, message, **sample(arguments, 2))
        assert [word for word in arguments & ARE_WORDS if f"<{word}>" not in said] == [], message


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_curly(all_signatures: AllSignatures, language: str) -> None:
    for message, arguments in all_signatures[language].items():
        assert "'" not in text(language, message, **sample(arguments, 2)), f"{message}: write U+2019 for '"


def test_french_has_a_no_break_space_before_its_double_signs(all_signatures: AllSignatures) -> None:
    for message, arguments in all_signatures["fr"].items():
        said = text("fr", message, **sample(arguments, 2))
        assert not re.search(r"(?<!\u00a0)[:;!?]", said), f"{message}: put U+00A0 before the sign"
