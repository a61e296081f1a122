"""What Unicode allows and nobody should have to read: invisible characters, towers of marks, letters posing as others.

    is_readable("A\\u200bnn")   # False: there is something between the letters
    limit_marks(text)           # no letter wears more marks than a writing system needs
    look_alike("Аnn", "Ann")    # True: the first begins with a Cyrillic letter

Look-alikes are found as in Unicode's UTS 39, by a skeleton, but only with letters that people take for Latin ones: all
6,000 confusables would be a megabyte of data, mostly about signs that are in nobody's name.
"""

# ruff: noqa: RUF001, RUF002 (look-alikes are what this file is about)

from __future__ import annotations

import re
from typing import Final
from unicodedata import category, combining, normalize

MOST_MARKS: Final = 4  # on one letter; Hebrew and Tibetan need so many
MOST_STACKED: Final = 2  # of those that are put above or below each other without end
STACKED_CLASS: Final = 200  # combining classes from here on are places around the letter; below are those of scripts
SPACE: Final = " "

# Printable to Python, but nothing is seen of them: fillers, joiners, selectors of variants, an empty Braille cell.
INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U0001d159\U000e0100-\U000e01ef]"
)
EMOJI_STYLE: Final = re.compile("[\ufe0e\ufe0f]")  # keyboards add it: whether a sign is drawn in colour

LETTERS: Final = (
    ("АВЕЅІЈКМНОРСТУХЬԌҮѴӀ", "ABESIJKMHOPCTYXbGYVI"),  # Cyrillic
    ("аеорсухѕіјһԁԛԝѵүӏг", "aeopcyxsijhdqwvylr"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ", "ABEZHIKMNOPTYXCJ"),  # Greek
    ("αγηικνορσυχϲϳ", "aynikvopouxcj"),
    ("ՏՕԼօոսհցզ", "SOLonuhgq"),  # Armenian
    ("ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃ", "ABCDEGHJKLMPRSTVWZ"),  # Cherokee
    ("ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "ABCDEFGHIJKLMNOPRSTUVWXYZ"),  # Lisu
    ("ØøĐđÐðĦħŁłŦŧƗɨƀıȷɩɪɑɡ", "OoDdDdHhLlTtIibijiiag"),  # Latin with a stroke, or without a dot
    ("ᴀʙᴄᴅᴇɢʜᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdeghjklmnoprstuvwyz"),  # small capitals
    ("‘’`ʼ‐‑–—−", "''''-----"),
)
LATIN: Final = {ord(letter): latin for theirs, ours in LETTERS for letter, latin in zip(theirs, ours, strict=True)}
SHAPES: Final = str.maketrans({"0": "o", "O": "o", "1": "l", "I": "l", "|": "l", "m": "rn", "w": "vv"})


def tidied(text: str) -> str:
    """One way to write what can be written in several (NFKC), and no needless spaces."""
    return " ".join(EMOJI_STYLE.sub("", normalize("NFKC", text)).split())


def is_readable(text: str) -> bool:
    """Whether all of it can be seen, every mark is on a letter, and none wears a tower of them."""
    return text.isprintable() and not INVISIBLE.search(text) and not bare_marks(text) and limit_marks(text) == text


def is_blank(text: str) -> bool:
    return not INVISIBLE.sub("", text).strip()


def bare_marks(text: str) -> bool:
    """Whether a mark has no letter to be on."""
    return any(is_mark(letter) and before == SPACE for before, letter in zip(SPACE + text, text, strict=False))


def limit_marks(text: str) -> str:
    """The text without those marks that are too many for their letter."""
    kept: list[str] = []
    marks = stacked = 0
    for letter in normalize("NFC", text):
        if not is_mark(letter):
            marks = stacked = 0
        else:
            marks += 1
            stacked += combining(letter) >= STACKED_CLASS or category(letter) == "Me"
            if marks > MOST_MARKS or stacked > MOST_STACKED:
                continue
        kept.append(letter)
    return "".join(kept)


def is_mark(letter: str) -> bool:
    """One that takes no room of its own."""
    return category(letter) in ("Mn", "Me")


def look_alike(one: str, other: str) -> bool:
    return any(mine == theirs for mine, theirs in zip(skeletons(one), skeletons(other), strict=True))


def skeletons(text: str) -> tuple[str, str, str]:
    """Equal where two texts are the same but for accents and case; but for the alphabet too; but for similar shapes."""
    plain = "".join(letter for letter in normalize("NFKD", text) if combining(letter) < STACKED_CLASS)
    latin = plain.translate(LATIN)
    return plain.casefold(), latin.casefold(), latin.translate(SHAPES)
