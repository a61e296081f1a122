"""What the network can see of a game. Asked before one begins, so nothing here needs NumPy."""

from __future__ import annotations

from blackgate.edition import schema
from blackgate.messages import phrase
from blackgate.rules.errors import BlackgateError
from blackgate.rules.options import Options


class Unsupported(BlackgateError):
    """A game with something in it that the network has no inputs for."""


def check_supported(options: Options) -> None:
    """Refuse a game with a modular Place of somebody's own: what it does stands in code, and in no figure."""
    for place in options.places:
        if place not in schema.FAMILIES["modular_places"]:
            raise Unsupported(phrase("error-network-place", place=place))
