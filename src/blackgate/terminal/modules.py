"""Which modules are in play: from the command line, or from one question."""

from __future__ import annotations

from typing import Final

from blackgate.edition import Edition, EditionError
from blackgate.messages import text
from blackgate.rules.errors import WrongOptions
from blackgate.rules.options import STANDEES, Options
from blackgate.rules.start import rulebook
from blackgate.terminal.requests import Modules
from blackgate.terminal.seating import Ask, Say
from blackgate.terminal.user_errors import UserError

ALL: Final = "all"  # instead of the names of all Places that can be used


def options_from(players: int, modules: Modules, edition: Edition) -> Options:
    """The options from the command line; a combination that the rules forbid is a UserError with the rule."""
    places = modules.places
    if ALL in places:
        places = tuple(
            name
            for name, data in edition.modular_places.items()
            if not (modules.team and data.replaces == "cell_block")
        )
    options = Options(players, michel=modules.michel, team=modules.team, places=places, warden=modules.warden)
    try:
        rulebook(options, edition)
    except WrongOptions as error:
        raise UserError("terminal-wrong-options", reason=error) from None
    except EditionError as error:
        raise UserError("terminal-wrong-edition", reason=error) from None
    return options


def options_asked(ask: Ask, say: Say, players: int, edition: Edition, language: str) -> Options:
    """One question: Enter alone is the base game; otherwise the names of the modules, in any order."""
    known = ", ".join([*STANDEES, "team", "warden", *edition.modular_places, ALL])
    while True:
        words = ask(text(language, "terminal-setup-modules", modules=known)).replace(",", " ").split()
        standees = [word for word in words if word in STANDEES]
        places = tuple(word for word in words if word not in (*STANDEES, "team", "warden"))
        try:
            modules = Modules(standees[0] if standees else "", "team" in words, "warden" in words, places)
            return options_from(players, modules, edition)
        except UserError as error:
            say(error.text(language))
