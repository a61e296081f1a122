"""Names and chat in all scripts, and what Unicode has beside them that nobody should have to read."""

# ruff: noqa: RUF001, RUF003 (look-alikes are what this file is about)

from __future__ import annotations

import pytest

from blackgate.messages import LANGUAGES
from blackgate.seats import WrongName, fit_name, free_name
from blackgate.unicode import limit_marks, look_alike
from tests.server.tabletop import STANDARD

ACUTE, TILDE, BELOW = "\u0301", "\u0303", "\u0323"

# Real names as they are written, with the marks that their scripts need
NAMES = [
    "Zoë",
    "Nguyễn Thị Ánh",
    "Jose\u0301",  # with its accent apart
    "Søren Łukasz",
    "O’Brien-Smith",
    "Алексей",
    "Γιώργος",
    "محمد",
    "مُحَمَّد",
    "שָׁלוֹם",
    "李小龍",
    "さくら",
    "ガンダム",
    "김민준",
    "प्रियंका",
    "ज़ीनत",
    "สมชาย",
    "เด็กดี้",
    "தமிழ்",
    "བསྒྲུབས",
    "မြို့",
    "Անի",
    "ნინო",
    "Ben 🚬",
    "❤️ Ann",
    "R2-D2",
    "{ $player }",
]


@pytest.mark.parametrize("name", NAMES)
def test_a_name_may_be_of_any_script(name: str) -> None:
    found = fit_name(name, ["Tom"])
    assert fit_name(found, []) == found
    assert limit_marks(found) == found


def test_a_name_is_kept_as_it_is_usually_written() -> None:
    assert fit_name("  Ａnn \u00a0 Ｂ ", []) == "Ann B"
    assert fit_name("Jose\u0301", []) == "José"
    assert fit_name("❤️", []) == "❤"
    assert fit_name(" \u3000\t ", []) == ""  # who says nothing is called after a prisoner


@pytest.mark.parametrize(
    "name",
    [
        "A\x00nn",
        "Ann\x1b[2J",
        "Ann\u202eb",  # turns around what follows
        "\u2066Ann\u2069",
        "A\u200bnn",
        "A\u200dnn",
        "\ufeffAnn",
        "Ann\u00ad",
        "\u3164",  # a letter, by its category, of which nothing is seen
        "Ann\u115f",
        "\u2800\u2800",
        "Ann\u034f",
        "Ann\U000e0101",
        "Ann\ue000",
        "\ud800",
        "Ann (boss)",
        "Ann （boss）",  # the same, only wide
        ACUTE,
        f"A {ACUTE}",
        "Z" + 3 * TILDE,
        "Zalgo" + 8 * ACUTE,
        "ก" + 5 * "\u0e49",
        "O\u20dd\u20dd\u20dd",
        "x" * 21,
        "ﷺﷺ",  # two characters, but thirty-six letters
    ],
    ids=ascii,
)
def test_a_name_that_cannot_be_read_is_refused(name: str) -> None:
    with pytest.raises(WrongName) as wrong:
        fit_name(name, [])
    for language in LANGUAGES:
        said = wrong.value.text(language)
        assert all(letter.isprintable() or letter in "\u00a0\u2068\u2069" for letter in said)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("ann", "Ann"),
        ("Аnn", "Ann"),  # Cyrillic А
        ("аnn", "Ann"),
        ("Ann", "Αnn"),  # Greek Α
        ("Rоsа", "Rosa"),
        ("Ánn", "Ann"),
        ("Ann\u0323", "Ann"),
        ("ᎪNN", "ANN"),
        ("ꓮnn", "Ann"),
        ("ᴀɴɴ", "ann"),
        ("𝐀𝐧𝐧", "Ann"),
        ("AI", "Al"),
        ("A1", "Al"),
        ("B0b", "Bob"),
        ("Søren", "Soren"),
        ("Torn", "Tom"),
        ("vvanda", "wanda"),
        ("O'Neil", "O’Neil"),
        ("Ann-Lee", "Ann–Lee"),
        ("нина", "Нина"),
        ("Андреи", "Андрей"),
    ],
)
def test_a_name_that_can_be_taken_for_another_at_the_table_is_refused(name: str, other: str) -> None:
    assert look_alike(name, other)
    with pytest.raises(WrongName):
        fit_name(name, ["Kim", other])
    with pytest.raises(WrongName):
        fit_name(other, [name])


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "Anna"),
        ("Neil", "Nell"),
        ("Ian", "Jan"),
        ("Нина", "Hina"),
        ("कि", "का"),  # they differ in their vowels only
        ("か", "が"),
        ("김", "깁"),
        ("محمد", "محمود"),
        ("李", "季"),
    ],
)
def test_names_that_can_be_told_apart_may_sit_together(name: str, other: str) -> None:
    assert fit_name(name, [other]) == name


def test_a_prisoner_is_not_given_a_name_that_looks_like_somebodys() -> None:
    usual = free_name([], STANDARD, "en")
    posing = usual.translate(str.maketrans("AaOoEepc", "АаОоЕерс"))
    assert posing != usual
    assert free_name([posing], STANDARD, "en") != usual


# --- chat
def test_towers_of_marks_are_cut_down_and_all_else_is_said() -> None:
    assert limit_marks("Z" + 50 * ACUTE + "a" + 50 * BELOW + "!") == "Ź" + ACUTE * 2 + "ạ" + BELOW * 2 + "!"
    assert len(limit_marks("ก" + 50 * "\u0e49")) == 5
    for name in NAMES:
        assert look_alike(limit_marks(name), name)
