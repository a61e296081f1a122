"""Figures as words in the reader's language."""

from __future__ import annotations

from blackgate.messages import text


def figure(language: str, value: float) -> str:
    """With one decimal."""
    whole, _, part = f"{value:.1f}".partition(".")
    return text(language, "figure-decimal", whole=whole, part=part)


def percent(language: str, share: float) -> str:
    return text(language, "figure-percent", figure=figure(language, share * 100))
