"""The options for a new table, in words: derived from the rules, for pages to offer."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from blackgate.bots import offered_kinds, stand_in
from blackgate.edition import Edition
from blackgate.lessons import LESSONS, about, lesson, title
from blackgate.messages import has, localized, text
from blackgate.protocol.tables import LessonInfo, Lessons, Offered, OfferedPlace, TableOptions
from blackgate.rules.errors import WrongOptions
from blackgate.rules.kinds import MAX_SEATS
from blackgate.rules.options import FEWEST, STANDEES, Options
from blackgate.seats import bot_name, bot_words
from blackgate.wording import place_name
from blackgate.wording.places import sentences

DEFAULT_BOT: Final = "rookie"
MOST_KEPT: Final = 64


@lru_cache(maxsize=MOST_KEPT)
def table_options(edition: Edition, language: str) -> TableOptions:
    return TableOptions(
        players=list(range(FEWEST, MAX_SEATS + 1)),
        goals=[edition.goals[size] for size in range(FEWEST, MAX_SEATS + 1)],
        teams=list(edition.team.goals),
        michel=[
            Offered(name, text(language, f"option-{name}"), text(language, f"option-{name}.about")) for name in STANDEES
        ],
        places=[offered_place(edition, language, name) for name in edition.modular_places],
        bots=[Offered(kind, bot_name(kind, language), about_bot(edition, language, kind)) for kind in offered_kinds()],
        bot=DEFAULT_BOT,
    )


@lru_cache(maxsize=MOST_KEPT)
def all_lessons(language: str) -> Lessons:
    return Lessons(
        [LessonInfo(name, title(name, language), about(name, language), lesson(name).asked(None)) for name in LESSONS]
    )


def offered_place(edition: Edition, language: str, name: str) -> OfferedPlace:
    replaces = edition.modular_places[name].replaces
    with_teams = any(is_possible(Options(size, team=True, places=(name,)), edition) for size in edition.team.goals)
    said = [text(language, "place_option-replaces", place=place_name(language, edition, replaces))]
    if has(language, f"place-{name}.about"):
        said.append(text(language, f"place-{name}.about"))
    if not with_teams:
        said.append(text(language, "place_option-no_teams"))
    return OfferedPlace(name, place_name(language, edition, name), sentences(language, said), replaces, with_teams)


def is_possible(options: Options, edition: Edition) -> bool:
    try:
        options.check(edition)
    except WrongOptions:
        return False
    return True


def about_bot(edition: Edition, language: str, kind: str) -> str:
    """How strong it is, nothing for one of somebody's own; and where another one plays in its place."""
    said = [bot_words(kind, "about", language)]
    for name in edition.modular_places:
        _, reason = stand_in(kind, Options(places=(name,)))
        if reason:
            said.append(localized(reason, language))
    return sentences(language, [each for each in said if each])
