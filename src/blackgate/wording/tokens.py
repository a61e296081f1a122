"""What tokens do: those that players take (R14.3) and Traumas (R14.11), with the figures of the edition."""

from __future__ import annotations

from blackgate.messages import text
from blackgate.rules.book import Rulebook
from blackgate.wording.places import figures_of


def token_text(language: str, book: Rulebook, token: str) -> str:
    """What it is discarded for: `In your turn, for no action: look at the hand of another player, ...`"""
    if token not in book.edition.tokens:
        raise LookupError(f"{token!r} has no text: name one of {', '.join(book.edition.tokens)}")
    workshop, gymnasium = figures_of(book, "workshop"), figures_of(book, "gymnasium")
    return text(
        language,
        f"token_text-{token}",
        skill=workshop["skill"],
        points=workshop["skill_points"],
        strong=gymnasium["strong"],
        kept=gymnasium["kept"],
    )


def trauma_text(language: str, book: Rulebook, trauma: str) -> str:
    """What it does to whoever has it: `Your hand limit is 5 cards.`"""
    if trauma not in book.edition.traumas:
        raise LookupError(f"{trauma!r} has no text: name one of {', '.join(book.edition.traumas)}")
    own = book.edition.word(f"traumas.{trauma}", "text", language)
    if own:
        return own
    data = book.edition.traumas[trauma]
    return text(language, f"trauma_text-{data.do}", **data.figures)
