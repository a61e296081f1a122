"""The language a person prefers, from LC_ALL, LC_MESSAGES and LANG."""

import pytest

from blackgate.messages import preferred_language


@pytest.mark.parametrize("locale", ["fr", "fr_FR", "fr_CA.UTF-8", "fr_BE@euro", "fr_FR.UTF-8@euro", "FR"])
def test_a_french_locale_is_french(locale: str) -> None:
    assert preferred_language({"LANG": locale}) == "fr"


@pytest.mark.parametrize("locale", ["en_GB.UTF-8", "C", "C.UTF-8", "POSIX", "xx_YY", "fra", ""])
def test_english_no_locale_and_a_language_without_messages_are_english(locale: str) -> None:
    assert preferred_language({"LANG": locale}) == "en"


def test_nothing_set_is_english() -> None:
    assert preferred_language({}) == "en"


def test_lc_all_comes_before_lc_messages_and_lc_messages_before_lang() -> None:
    assert preferred_language({"LC_ALL": "fr_FR", "LC_MESSAGES": "en_US", "LANG": "en_US"}) == "fr"
    assert preferred_language({"LC_MESSAGES": "fr_FR", "LANG": "en_US"}) == "fr"
    assert preferred_language({"LC_ALL": "C", "LANG": "fr_FR"}) == "en"


def test_an_empty_variable_does_not_count() -> None:
    assert preferred_language({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "fr_FR"}) == "fr"
