"""What docs/environments.md shows runs as it stands, and its table is that of the layout."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from blackgate.observation.layout import Layout

DOCS = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", DOCS, re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_every_example_runs(number: int) -> None:
    source = EXAMPLES[number].replace("range(100)", "range(3)").replace("1024", "32")
    exec(compile(source, "environments.md", "exec"), {})


def table(layout: Layout) -> str:
    """The parts, a row each."""
    rows = ["| part | from | columns | kind | most | |", "|---|---|---|---|---|---|"]
    for part in layout.parts:
        columns = str(part.length) if part.times == 1 else f"{part.length}, {part.times} times, {part.stride} apart"
        rows.append(f"| `{part.name}` | {part.start} | {columns} | {part.kind} | {part.cap} | {part.about} |")
    return "\n".join(rows)


def test_the_table_is_that_of_the_layout() -> None:
    layout = Layout(tracker=True)
    assert table(layout) in DOCS
    assert f"{Layout().width} columns, {layout.width} with the tracker" in DOCS


if __name__ == "__main__":
    print(table(Layout(tracker=True)))
