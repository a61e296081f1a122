"""`blackgate edition new`: the standard edition as a file to start from, explained in comments.

Sentences begin with `# `. A line that begins with `#` alone is used once the `#` is removed: the names and texts as the
game shows them. They are commented out because a text does not follow a changed figure, and because the game has these
names in all its languages.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

from blackgate.edition import Edition, load_edition, schema
from blackgate.messages import has, text
from blackgate.rules.book import Rulebook
from blackgate.rules.options import Options
from blackgate.rules.start import rulebook
from blackgate.terminal.files import file_error
from blackgate.terminal.user_errors import UserError
from blackgate.wording import card_text, trauma_text
from blackgate.wording.vocabulary import Entry, vocabulary

WIDTH: Final = 118
TRANSLATED: Final = 'name = { en = "Earthquake", fr = "Séisme" }'
# The messages of the names in each table; Michel cards have none.
NAMES: Final = {
    "places": "place",
    "cards": "card",
    "gangs": "gang",
    "gang_cards": "gang_card",
    "backgrounds": "background",
    "traumas": "trauma",
    "modular_places": "place",
    "tokens": "token",
    "prisoners": "prisoner",
}
# What goes into the explanation of a table
LIMITS: Final[dict[str, dict[str, int | str]]] = {
    "places": {"forbids": ", ".join(schema.FORBIDDEN), "actions": ", ".join(schema.PLACE_ACTIONS)},
    "rare_items": {"most": schema.MOST_RARE_ITEMS},
    "action_cards": {"most": schema.MOST_ACTION_CARDS, "effects": schema.MOST_EFFECTS},
    "gang_cards": {"most": schema.MOST_CARDS_OF_A_GANG},
    "backgrounds": {"least": schema.LEAST_BACKGROUNDS, "most": schema.MOST_BACKGROUNDS},
    "michel": {"most": schema.MOST_MICHEL_CARDS},
    "traumas": {"most": schema.MOST_TRAUMAS},
}
# The lists of effects that belong to a table
EFFECTS: Final = {
    "action_cards": ("card",),
    "gang_cards": ("ability",),
    "backgrounds": ("background", "reaction", "bonus"),
    "traumas": ("trauma",),
}


def write_new(path: Path, language: str) -> None:
    """Write the file; an existing one is left alone."""
    content = "\n".join(new_edition(path.name, language)) + "\n"
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(content)
    except FileExistsError:
        raise UserError("terminal-file-exists", file=str(path)) from None
    except OSError as error:
        raise file_error(path, error) from None


def new_edition(file: str, language: str) -> Iterator[str]:
    """The lines of the file."""
    edition = load_edition()
    book = rulebook(Options(4), edition)
    plain = edition.as_dict()
    yield from _prose(language, "head")
    yield from _prose(language, "use", file=file)
    yield from _prose(language, "words", example=TRANSLATED)
    yield from _prose(language, "entries")
    yield ""
    yield "complete = true"
    yield f"language = {toml_value(language)}"
    yield f"#name = {toml_value(text(language, 'own_edition-name'))}"
    for table in plain:
        if table in ("complete", "name"):
            continue
        yield ""
        yield from _heading(language, table)
        yield from _table(language, book, table, plain[table])


def toml_value(value: object) -> str:
    """A value in one line of TOML, whose strings are written as JSON writes them."""
    if isinstance(value, Mapping):
        return (
            "{ " + ", ".join(f"{key} = {toml_value(entry)}" for key, entry in value.items()) + " }" if value else "{}"
        )
    if isinstance(value, list):
        return "[" + ", ".join(toml_value(entry) for entry in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def _table(language: str, book: Rulebook, table: str, entries: Mapping[str, Any]) -> Iterator[str]:
    """A table of figures, or of entries that have a table each."""
    figures = {key: value for key, value in entries.items() if not isinstance(value, Mapping)}
    if figures:
        yield f"[{table}]"
        yield from _pairs(figures)
    if table in schema.NAMED:
        ids = schema.TOKENS if table == "tokens" else schema.PRISONERS
        yield ""
        yield f"#[{table}.names]"
        yield from (f"#{key} = {toml_value(text(language, f'{NAMES[table]}-{key}'))}" for key in ids)
    for key, entry in entries.items():
        if not isinstance(entry, Mapping):
            continue
        if table == "cards":
            yield from _card_family(language, book.edition, key)
        yield ""
        if f"{table}.{key}" == "michel.cards":
            yield from _each(entry, "michel.cards")
        else:
            yield f"[{table}.{key}]"
            yield from _words(language, book, table, key)
            yield from _pairs(entry)


def _each(entries: Mapping[str, Any], table: str) -> Iterator[str]:
    for number, (key, entry) in enumerate(entries.items()):
        if number:
            yield ""
        yield f"[{table}.{key}]"
        yield from _pairs(entry)


def _pairs(figures: Mapping[str, Any]) -> Iterator[str]:
    for key, value in figures.items():
        line = f"{key} = {toml_value(value)}"
        if isinstance(value, list) and len(line) > WIDTH:
            yield f"{key} = ["
            yield from (f"    {toml_value(entry)}," for entry in value)
            yield "]"
        else:
            yield line


def _words(language: str, book: Rulebook, table: str, key: str) -> Iterator[str]:
    """Its name and text as the game shows them."""
    if table in NAMES and has(language, f"{NAMES[table]}-{key}"):
        yield f"#name = {toml_value(text(language, f'{NAMES[table]}-{key}'))}"
    if table in ("gang_cards", "backgrounds") or (table == "cards" and key in book.edition.action_cards):
        yield f"#text = {toml_value(card_text(language, book, key))}"
    if table == "traumas":
        yield f"#text = {toml_value(trauma_text(language, book, key))}"


# ---- Explanations ----


def _card_family(language: str, edition: Edition, card: str) -> Iterator[str]:
    """What Rare items and Action cards are, before the first of them."""
    for family, ids in (("rare_items", edition.rare_items), ("action_cards", edition.action_cards)):
        if card == ids[0]:
            yield ""
            yield from _heading(language, family)


def _heading(language: str, table: str) -> Iterator[str]:
    yield "# " + "-" * (WIDTH - 2)
    yield from _prose(language, table, **LIMITS.get(table, {}))
    for use in EFFECTS.get(table, ()):
        if use not in ("card", "ability", "trauma"):
            yield "#"
            yield from _prose(language, f"effects-{use}")
        yield "#"
        for entry in vocabulary(language)[use]:
            yield from _effect(entry)


def _effect(entry: Entry) -> Iterator[str]:
    """`draw  cards = 1-99`, and in the lines below what it does."""
    figures = ", ".join(f"{figure} = {allowed}" for figure, allowed in entry.figures.items())
    beside = f"  ({entry.beside})" if entry.beside else ""
    yield f"#   {entry.do}{beside}" + (f"  {figures}" if figures else "")
    yield from (f"#       {line}" for line in wrap(entry.text, WIDTH - 8, break_on_hyphens=False))


def _prose(language: str, message: str, **arguments: int | str) -> Iterator[str]:
    said = text(language, f"own_edition-about-{message}", **arguments)
    yield from (f"# {line}" for line in wrap(said, WIDTH - 2, break_on_hyphens=False))
