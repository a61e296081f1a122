"""A seat of a table, as defined by its journal."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal


@dataclass(slots=True)
class TableSeat:
    """A seat: free, a person's (it has a key), or a bot's."""

    name: str = ""
    key: str = ""
    player: str = ""  # the account's id, if the name is theirs (players/); empty for a guest
    bot: str = ""
    vacation: bool = False  # on vacation: their clock stops
    stand_in: str = ""  # the bot that plays while the person is away
    contribution: str = ""
    away: float = 0.0  # since when this seat has had no connection, if that is recorded
    passes: frozenset[str] = frozenset()
    silent: bool = False  # forced answers are given automatically
    refs: dict[str, int] = field(default_factory=dict)  # messages already handled, with the resulting version

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        return "bot" if self.bot else "person" if self.key else "open"

    @property
    def played_by(self) -> str:
        """The bot that chooses here; empty where a person does."""
        return self.bot or self.stand_in
