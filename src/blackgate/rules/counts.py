"""How many of what, by the names of the edition."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.rules.errors import UnknownName


class Counts(dict[str, int]):
    """Holds what there is; of what there is none, `counts["knife"]` is 0. A name that does not exist is an error."""

    def __init__(self, names: tuple[str, ...], by_kind: vec[i64], first: i64, end: i64) -> None:
        """Of the kinds from `first` on, before `end`."""
        super().__init__()
        self.names: Final = names
        for kind in range(first, min(end, len(by_kind))):
            if by_kind[kind] > 0:
                self[names[kind]] = int(by_kind[kind])

    def __missing__(self, name: object) -> int:
        if name in self.names and name != "":
            return 0
        raise UnknownName(repr(name), self.names)
