"""Figures as words in the reader's language."""

from __future__ import annotations

from blackgate.messages import text


def figure(language: str, value: float, decimals: int = 1) -> str:
    whole, _, part = f"{value:.{decimals}f}".partition(".")
    return text(language, "figure-decimal", whole=whole, part=part)


def percent(language: str, share: float) -> str:
    return text(language, "figure-percent", figure=figure(language, share * 100))
