"""A seat of a table, as its journal tells."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal


@dataclass(slots=True)
class TableSeat:
    """A seat: free, a person's (it has a key), or a bot's."""

    name: str = ""
    key: str = ""
    player: str = ""  # the id of the person, where the name is their own (players/); empty for a guest
    bot: str = ""
    vacation: bool = False  # they take time off: their clock stands still
    stand_in: str = ""  # the bot that plays while the person is away
    contribution: str = ""
    away: float = 0.0  # since when nobody of this seat is connected, where that is written down
    passes: frozenset[str] = frozenset()
    silent: bool = False  # wants no question that has only one answer
    refs: dict[str, int] = field(default_factory=dict)  # what was done already, with the version that came of it

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        return "bot" if self.bot else "person" if self.key else "open"

    @property
    def played_by(self) -> str:
        """The bot that chooses here; empty where a person does."""
        return self.bot or self.stand_in
