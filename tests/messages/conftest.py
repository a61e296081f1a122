"""Shared by the tests of messages: what every message needs, and temporary folders."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from blackgate.messages import LANGUAGES, catalogue
from tools.languages import Signatures, signatures


@pytest.fixture(scope="session")
def all_signatures() -> dict[str, Signatures]:
    return {language: signatures(language) for language in LANGUAGES}


@pytest.fixture
def write_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str], None]]:
    """Creates a test's own language beside English: `write_language("xx", "hello = Hello")`."""
    (tmp_path / "en").symlink_to(catalogue.FOLDER / "en")

    def write(language: str, content: str) -> None:
        (tmp_path / language).mkdir()
        (tmp_path / language / "test.ftl").write_text(content, encoding="utf-8")
        monkeypatch.setattr(catalogue, "FOLDER", tmp_path)
        monkeypatch.setattr(catalogue, "LANGUAGES", ("en", language))
        catalogue.forget()

    yield write
    catalogue.forget()
