"""The spaces of Gymnasium and PettingZoo that follow from a layout."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from blackgate.observation.layout import Layout


def observation_space(layout: Layout) -> spaces.Space[Any]:
    """The row, each column up to its cap, and the mask."""
    highest = np.zeros(layout.width, np.uint8)
    for part in layout.parts:
        highest[part.columns()] = part.cap
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (layout.sizes.actions,), np.int8),
        }
    )


def action_space(layout: Layout) -> spaces.Discrete[Any]:
    return spaces.Discrete(layout.sizes.actions)
