"""Why the system did not do what was asked of it with a file."""

from __future__ import annotations

import errno

from blackgate.messages.catalogue import DEFAULT_LANGUAGE, has
from blackgate.messages.phrase import Localizable, phrase


def system_reason(error: OSError) -> Localizable:
    """In words of ours where there are any; a rare reason is told as the system tells it."""
    message = f"system-{errno.errorcode.get(error.errno or 0, '')}"
    return phrase(message) if has(DEFAULT_LANGUAGE, message) else error.strerror or str(error)
