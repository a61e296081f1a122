"""Observations for learned bots: converts a view and the legal actions, as every bot gets them, to rows and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from blackgate.observation.encoder import Encoder
from blackgate.observation.layout import Layout
from blackgate.observation.turning import turning_of

if TYPE_CHECKING:
    from blackgate.rules.view import View


class Eyes:
    """Converts a view into the row that a batch would write, and actions to relative ones and back."""

    def __init__(self, layout: Layout) -> None:
        self.layout: Final = layout
        self.encoder: Final = Encoder(layout)

    def row(self, view: View) -> bytes:
        out = self.encoder.out
        out.truncate(0)
        self.encoder.write_view(view)
        return out.getvalue()

    def relative(self, view: View, action: int) -> int:
        """A legal action as a relative one."""
        actions = self.layout.sizes.actions
        return turning_of(view.book, actions).relative[view.seat * actions + action]

    def absolute(self, view: View, action: int) -> int:
        """And back."""
        actions = self.layout.sizes.actions
        return turning_of(view.book, actions).absolute[view.seat * actions + action]
