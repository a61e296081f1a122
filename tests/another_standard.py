"""A release with another standard edition: a Link is worth more, and hands are smaller."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from blackgate.edition import load, load_edition
from blackgate.edition.build import build
from blackgate.edition.merge import merge

OTHER = {"cards": {"link": {"value": 2}}, "game": {"hand_limit": 9}}


@contextmanager
def another_standard_edition() -> Iterator[None]:
    before = load_edition().fingerprint
    data = merge(load._standard_data(), OTHER)
    edition = build(data)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(load, "_standard_data", lambda: data)
        patch.setattr(load, "_standard", lambda: edition)
        assert load_edition().fingerprint != before
        yield
