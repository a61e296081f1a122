"""Why something cannot be done, in the reader's language."""

from __future__ import annotations

from difflib import get_close_matches

from blackgate.messages import text
from blackgate.rules.actions import ACTION_TEXTS
from blackgate.rules.errors import BlackgateError, GameOver, IllegalAction, UnknownAction
from blackgate.rules.refusals import Refusal
from blackgate.wording.names import place_name

LONGEST = 60  # characters of an unknown action that are repeated


def refusal_text(refusal: Refusal, language: str) -> str:
    """The reason with its rule: `not in the Showers (R8.1)`"""
    where = place_name(language, refusal.place, "in") if refusal.place else ""
    return f"{text(language, f'refusal-{refusal.name}', place=where)} ({refusal.rule})"


def error_text(error: BlackgateError, language: str) -> str:
    """What was wrong with an action, and what to do next; other errors are told as they are."""
    if isinstance(error, IllegalAction):
        reason = refusal_text(error.refusal, language)
        return text(language, "error-illegal-action", action=error.refusal.action, reason=reason)
    if isinstance(error, GameOver):
        return text(language, "error-game-over", action=error.action)
    if isinstance(error, UnknownAction):
        shown = error.action[:LONGEST]
        near = get_close_matches(error.action, ACTION_TEXTS, n=3)
        if near:
            return text(language, "error-unknown-action-near", action=shown, near=", ".join(near))
        return text(language, "error-unknown-action", action=shown)
    return str(error)
