"""Phrases: chosen now, put into words when a language is known."""

from __future__ import annotations

import errno
import os
import pickle

import pytest

from blackgate.messages import LANGUAGES, localized, phrase, system_reason, text


def test_a_phrase_is_told_in_each_language_and_is_english_as_a_string() -> None:
    cards = phrase("phrase-cards", cards=2)
    assert (cards.text("en"), cards.text("fr"), str(cards)) == ("2 cards", "2 cartes", "2 cards")


def test_a_phrase_in_a_phrase_is_told_in_the_same_language() -> None:
    missing = phrase("record-wanted", wanted="'set-up'", found=phrase("record-end"))
    assert missing.text("en") == "'set-up' is needed here, found the end of the record"
    assert missing.text("fr") == "il faut ici 'set-up', trouvé la fin de l\u2019enregistrement"


def test_phrases_are_the_same_when_they_say_the_same() -> None:
    first, again = (phrase("record-wanted", wanted="x", found=phrase("record-end")) for _ in range(2))
    assert first == again == pickle.loads(pickle.dumps(first))
    assert hash(first) == hash(again)
    assert first != phrase("record-wanted", wanted="y", found=phrase("record-end"))


def test_plain_words_are_the_same_in_all_languages() -> None:
    assert {localized("x.toml", language) for language in LANGUAGES} == {"x.toml"}


def test_words_may_be_longer_than_fluent_takes() -> None:
    long, longer = "x" * 3_000, "y" * 300_000
    assert text("en", "edition-problem", found=long, allowed=longer) == f"found {long}, allowed: {longer}"
    assert phrase("edition-problem", found=long, allowed="z").text("fr").endswith(f"{long}\u00a0; permis\u00a0: z")


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_not_set_in_groups(language: str) -> None:
    assert text(language, "record-too-large", most=1234567).split()[-2] == "1234567"


def test_the_system_is_told_in_english_as_it_tells_itself() -> None:
    for number in (errno.ENOENT, errno.EACCES, errno.EEXIST, errno.ENOTDIR, errno.EISDIR, errno.ENOSPC, errno.EROFS):
        error = OSError(number, os.strerror(number))
        assert localized(system_reason(error), "en") == error.strerror
        assert localized(system_reason(error), "fr") != error.strerror
    assert localized(system_reason(OSError(errno.EDOM, "out of domain")), "fr") == "out of domain"
