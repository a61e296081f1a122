"""What a bot has to say to those at the table, in any language."""

from __future__ import annotations

from typing import Final


class Remark:
    """A message of the catalogues and what goes into it, which may be remarks themselves."""

    def __init__(self, message: str, **arguments: str | int | Remark) -> None:
        self.message: Final = message
        self.arguments: Final = arguments

    def __repr__(self) -> str:
        return f"Remark({self.text('en')!r})"

    def text(self, language: str) -> str:
        from blackgate.messages import text  # only when somebody wants to read it

        words: dict[str, str | int] = {}
        for name, word in self.arguments.items():
            words[name] = word.text(language) if isinstance(word, Remark) else word
        return text(language, self.message, **words)
