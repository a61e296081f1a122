"""The languages that must be complete. Any other may be partial, and is tested as far as it goes."""

from typing import Final

COMPLETE: Final = ("de", "en", "es", "fr", "it", "nl")
