"""Decodes a server's messages, checked against their type, without terminal control characters."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

# Control characters, and those that change the direction of text
ORDERS: Final = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def decoded(data: bytes | str, kind: Any) -> Any:
    """Raises msgspec.DecodeError or UnicodeDecodeError where that is no message of the kind."""
    return msgspec.convert(tidy(msgspec.json.decode(data)), kind)


def tidy(value: Any) -> Any:
    if isinstance(value, str):
        return ORDERS.sub(" ", value)
    if isinstance(value, list):
        return [tidy(each) for each in value]
    if isinstance(value, dict):
        return {tidy(key): tidy(each) for key, each in value.items()}
    return value
