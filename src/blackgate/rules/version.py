"""The version of the rules. A game is played to its end by the rules it began with, or not at all.

Raise `RULES` with every change after which some game would go on differently from the same position: another choice
offered, another result, another question. Figures and cards are not rules: every game carries its own edition.
"""

from __future__ import annotations

from typing import Final

RULES: Final = 2

# The last release that plays by each earlier version.
RELEASES: Final = {1: "0.1.0"}
