"""The balance report as plain data."""

from __future__ import annotations

import math
from dataclasses import asdict
from importlib import metadata
from typing import Any, Final

from blackgate.lab.balance import BEYOND_CHANCE, Balance, Chapter, Row, Section

FORMAT: Final = 1


def plain_balance(balance: Balance) -> dict[str, Any]:
    """Everything by its id; shares and differences of shares are parts of 1."""
    return {
        "balance": FORMAT,
        "blackgate": metadata.version("blackgate"),
        "interval": 0.95,
        "correction": {"method": "Holm", "comparisons": balance.comparisons, "level": BEYOND_CHANCE},
        "stands_out": [
            {"chapter": balance.chapters.index(chapter), "section": section.id, "id": row.id}
            for chapter, section, row in balance.standing_out()
        ],
        "chapters": [plain_chapter(chapter) for chapter in balance.chapters],
    }


def plain_chapter(chapter: Chapter) -> dict[str, Any]:
    return {
        "setting": asdict(chapter.setting),
        "editions": [{"name": edition.name, "fingerprint": edition.fingerprint} for edition in chapter.editions],
        "games": chapter.games,
        "deals": chapter.deals,
        "options": chapter.options,
        "rounds": chapter.rounds,
        "leader_changes": chapter.leader_changes,
        "sections": [plain_section(section) for section in chapter.sections],
    }


def plain_section(section: Section) -> dict[str, Any]:
    return {
        "id": section.id,
        "of": section.of,
        "reference": section.reference,
        "tested": bool(section.flag),
        "rows": [plain_row(row) for row in section.rows],
    }


def plain_row(row: Row) -> dict[str, Any]:
    figures = {**asdict(row.estimate), "adjusted": row.adjusted, **row.more}
    return {
        "id": row.id,
        "unit": row.unit,
        "count": row.count,
        "stands_out": row.stands_out,
        **{name: value if value is None or math.isfinite(value) else None for name, value in figures.items()},
    }
