"""The messages of the bot protocol, one JSON object on a line each: `protocol.md` beside this file describes them."""

from __future__ import annotations

import json
from typing import Final

from blackgate.edition import Edition, edition_from, load_edition
from blackgate.messages import Localizable, Phrase, phrase
from blackgate.rules.book import Rulebook
from blackgate.rules.errors import BlackgateError
from blackgate.rules.kinds import PLACE_NAMES
from blackgate.rules.options import Options
from blackgate.rules.saving import Plain
from blackgate.rules.start import rulebook
from blackgate.rules.view import View

VERSION: Final = 2
LONGEST_SHOWN: Final = 60  # of what somebody else has written


class WrongMessage(BlackgateError):
    """A line that is not a message of the protocol."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why)
        self.why = why

    def words(self) -> Localizable:
        return self.why


# --- what the host says
def hello(view: View, seed: int, seconds: float) -> bytes:
    """Before the first question: the game, the seat, and the action table."""
    return line(
        {
            "type": "hello",
            "protocol": VERSION,
            "seat": view.seat,
            "seats": view.book.seats,
            "home": PLACE_NAMES[view.book.homes[view.seat]],
            "options": view.book.options.as_dict(),
            "edition": edition_told(view.book.edition),
            "actions": list(view.book.action_texts),
            "time": seconds,
            "seed": str(seed),  # a text: not every language has whole numbers that large
        }
    )


def edition_told(edition: Edition) -> Plain:
    """What `edition_of` makes the same edition of again."""
    return {"name": edition.name, "fingerprint": edition.fingerprint, "printed": edition.as_dict()}


def question(number: int, view: View, actions: list[int], seconds: float) -> bytes:
    """One of these has to be chosen."""
    return line(
        {
            "type": "choose",
            "number": number,
            "time": seconds,
            "legal": [view.book.action_texts[action] for action in actions],
            "legal_numbers": actions,
            "view": view.plain(),
        }
    )


def over(view: View | None) -> bytes:
    """The last message. Without a view the game was left before its end."""
    if view is None:
        return line({"type": "over", "winners": [], "points": []})
    return line({"type": "over", "winners": view.winners(), "points": [player.points for player in view.players]})


# --- what a bot says
def greeting(name: str) -> bytes:
    return line({"type": "hello", "protocol": VERSION, "name": name})


def answer(number: object, action: int) -> bytes:
    return line({"type": "choose", "number": number, "action": action})


# --- both
def line(message: Plain) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def read(said: bytes) -> Plain:
    """The message on a line. Raises WrongMessage."""
    try:
        message = json.loads(said)
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict):
        raise WrongMessage(phrase("program-nonsense", found=shown(said.decode("utf-8", "replace"))))
    return message


def printable(said: str) -> str:
    """Somebody else's text, on one line and without terminal control characters."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in said).split())


def shown(said: str) -> str:
    """The beginning of it."""
    tidy = printable(said)
    return tidy if len(tidy) <= LONGEST_SHOWN else tidy[:LONGEST_SHOWN] + "…"


def book_of(greeted: Plain) -> Rulebook:
    """The rulebook of the game that a host's hello describes. Raises BlackgateError or EditionError."""
    given = greeted.get("options")
    options: Plain = given if isinstance(given, dict) else {}
    players, places = options.get("players"), options.get("places")
    return rulebook(
        Options(
            players if isinstance(players, int) else 0,
            michel=str(options.get("michel", "")),
            team=options.get("team") is True,
            places=tuple(str(place) for place in places) if isinstance(places, list) else (),
            warden=options.get("warden") is True,
        ),
        edition_of(greeted),
    )


def edition_of(greeted: Plain) -> Edition:
    given = greeted.get("edition")
    edition: Plain = given if isinstance(given, dict) else {}
    printed, found = edition.get("printed"), load_edition()  # a host of release 0.1.0 does not say what is printed
    if isinstance(printed, dict):
        found = edition_from({**printed, "complete": True}, str(edition.get("name", "")))
    if found.fingerprint != edition.get("fingerprint"):
        theirs = shown(str(edition.get("fingerprint")))
        raise WrongMessage(phrase("program-other-edition", here=found.fingerprint, there=theirs))
    return found
