"""What changes from one value to the next, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from blackgate.server.patches import patch, patches


@pytest.mark.parametrize(
    ("before", "after", "wanted"),
    [
        (None, {"a": 1}, [{"a": 1}]),
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 5]}, {"b": {"1": [5]}}),
        ({"a": 1, "b": 2}, {"b": 2, "c": None}, {"c": [None], "a": 0}),
        ({"a": [1]}, {"a": [1, 2]}, {"a": [[1, 2]]}),
        ({"a": {}}, {"a": {}}, {}),
    ],
)
def test_a_patch_has_what_changed(before: Any, after: Any, wanted: Any) -> None:
    assert patch(before, after) == wanted


def test_the_first_is_whole() -> None:
    assert patches([{"a": 1}, {"a": 1}, {"a": 2}]) == [[{"a": 1}], {}, {"a": [2]}]
