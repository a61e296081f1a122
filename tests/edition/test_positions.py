"""Every key of a TOML file is found on its line."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from blackgate.edition import schema
from blackgate.edition.positions import is_too_deep, lines_of


def paths_of(data: object, path: tuple[object, ...] = ()) -> Iterator[tuple[object, ...]]:
    """Every path of what tomllib reads."""
    if path:
        yield path
    pairs: Any = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in pairs:
        yield from paths_of(value, (*path, key))


FILE = '''name = "box" # name = "no key"
"quoted key".'and # this' = 1
a.b . c = [
    1,  # [not.a.table]
    { x = 1, y.z = "}" }, [2,
    3],
]
[ cards . "riot" ]
text = """
[not.a.table]
key = "no \\""" key"""
more = 'it''s'
'''.replace("'it''s'", "'its'")


def test_every_way_to_write_a_key_has_its_line() -> None:
    lines = lines_of(FILE)
    assert set(lines) == set(paths_of(tomllib.loads(FILE)))
    assert lines["name",] == 1
    assert lines["quoted key", "and # this"] == 2
    assert lines["a",] == lines["a", "b"] == lines["a", "b", "c"] == 3
    assert lines["a", "b", "c", 0] == 4
    assert lines["a", "b", "c", 1] == lines["a", "b", "c", 1, "y", "z"] == lines["a", "b", "c", 2, 0] == 5
    assert lines["a", "b", "c", 2, 1] == 6
    assert lines["cards",] == lines["cards", "riot"] == 8
    assert lines["cards", "riot", "text"] == 9
    assert lines["cards", "riot", "more"] == 12


def test_lists_of_tables_are_counted() -> None:
    text = "[[a.b]]\nc = 1\n[a.b.d]\ne = 2\n[[a.b]]\n[a.b.d]\ne = 3\n"
    lines = lines_of(text)
    assert set(lines) == set(paths_of(tomllib.loads(text)))
    assert (lines["a", "b", 0, "d", "e"], lines["a", "b", 1, "d", "e"]) == (4, 7)


def test_everything_in_the_standard_file_has_a_line_that_names_it() -> None:
    text = Path(schema.__file__).with_name("standard.toml").read_text("utf-8")
    rows = text.splitlines()
    lines = lines_of(text)
    assert set(lines) == set(paths_of(tomllib.loads(text)))
    for path, line in lines.items():
        if isinstance(path[-1], str):
            assert path[-1] in rows[line - 1], path


KEYS = st.text(max_size=4) | st.sampled_from(["a", "b", "a.b", "#", '"', "[", "=", "x\ny"])
PLAIN = st.integers() | st.booleans() | st.text(alphabet="ab\"'#[]{},=\n\\", max_size=8)
VALUES = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3), max_leaves=8
)


def written(value: Any) -> str:
    """The value as TOML in one line, whose strings are those of JSON."""
    if isinstance(value, dict):
        return "{" + ",".join(f"{json.dumps(key)} = {written(entry)}" for key, entry in value.items()) + "}"
    if isinstance(value, list):
        return "[\n" + ",\n".join(map(written, value)) + "]"
    return json.dumps(value).replace("\x7f", "\\u007f")


@settings(deadline=None)
@given(st.dictionaries(KEYS, st.dictionaries(KEYS, VALUES, max_size=3), max_size=3))
def test_whatever_the_keys_and_values_every_path_is_found(data: dict[str, dict[str, Any]]) -> None:
    text = "".join(
        f"# [no table]\n[{json.dumps(table)}]\n"
        + "".join(f"{json.dumps(key)} = {written(value)}\n" for key, value in entries.items())
        for table, entries in data.items()
    )
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError:  # line breaks in an inline table
        return
    shallow = {path for path in paths_of(found) if len(path) <= 8}
    assert set(lines_of(text)) == shallow


def test_a_key_that_would_take_all_memory_is_seen_before_it_is_read() -> None:
    assert is_too_deep("a" + ".a" * 1000 + " = 1")
    assert is_too_deep('"#" .' + '"a" . ' * 1000 + "a = 1")
    assert not is_too_deep('text = "' + "." * 1000 + '" # ' + "." * 1000)
