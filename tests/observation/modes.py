"""Sets of options that together have everything in them."""

from __future__ import annotations

from typing import Final

from blackgate.rules.options import Options

MODES: Final = (
    Options(2),
    Options(4),
    Options(5, michel="michelle", places=("library", "gambling_cells", "psychiatric_ward")),
    Options(4, team=True, warden=True),
    Options(6, team=True, michel="michel", warden=True, places=("gymnasium", "laundry", "library", "workshop")),
)
