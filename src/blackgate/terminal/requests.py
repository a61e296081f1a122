"""The requests of the command line. Each field is an option or argument of its command, with a default. The help text
is `terminal-option-...` in the catalogues, by the field's name or by `help`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from typer import Argument, Option

from blackgate.messages import LANGUAGES

Language = Annotated[str, Option(metavar="|".join(LANGUAGES))]
Flag = Annotated[bool, Option()]
File = Annotated[Path | None, Option(metavar="FILE")]
Folder = Annotated[Path | None, Option(metavar="DIR")]
Number = Annotated[int | None, Option(metavar="NUMBER")]
Seed = Annotated[str | None, Option(metavar="SEED")]

# What is played where the command line does not say; the help shows them.
USUAL: Final = 4  # players
GAMES: Final = 1000
SEED: Final = "1"


@dataclass(frozen=True, slots=True)
class Modules:
    """The modules requested."""

    michel: Annotated[str, Option(metavar="WHO")] = ""
    team: Flag = False
    warden: Flag = False
    places: Annotated[tuple[str, ...], Option("--place", metavar="PLACE", help="place")] = ()

    def flags(self) -> dict[str, object]:
        """By the flags of the command line."""
        return {"--michel": self.michel, "--team": self.team, "--warden": self.warden, "--place": self.places}


BASE_GAME: Final = Modules()


@dataclass(frozen=True, slots=True)
class PlayRequest:
    language: Language
    players: Number = None
    people: Annotated[tuple[str, ...], Option("--person", metavar="NAME", help="person")] = ()
    bots: Annotated[tuple[str, ...], Option("--bot", metavar="KIND", help="bot")] = ()
    seed: Seed = None
    first: Annotated[int | None, Option(metavar="SEAT")] = None
    modules: Modules = BASE_GAME
    edition: File = None
    load: File = None
    record: File = None
    plain: Flag = False


@dataclass(frozen=True, slots=True)
class ManyGamesRequest:
    """What the arena and simulations have in common."""

    language: Language
    bots: tuple[str, ...]
    players: Annotated[int | None, Option(metavar="NUMBER", help="table", show_default=str(USUAL))] = None
    games: Annotated[int | None, Option(metavar="NUMBER", show_default=str(GAMES))] = None
    seed: Annotated[str | None, Option(metavar="SEED", show_default=SEED)] = None
    jobs: Number = None
    ray: Annotated[str | None, Option(metavar="ADDRESS")] = None
    modules: Modules = BASE_GAME
    edition: File = None


@dataclass(frozen=True, slots=True)
class ArenaRequest(ManyGamesRequest):
    bots: Annotated[tuple[str, ...], Argument(metavar="BOT", show_default=False, help="kinds")]
    file: Annotated[Path | None, Option(metavar="FILE", help="results")] = None
    resume: File = None
    plots: Folder = None


@dataclass(frozen=True, slots=True)
class SimulationRequest(ManyGamesRequest):
    bots: Annotated[tuple[str, ...], Argument(metavar="BOT", show_default=False, help="sitting")]
    games: Annotated[int | None, Option(metavar="NUMBER", help="deals", show_default=str(GAMES))] = None
    folder: Folder = None
    resume: Annotated[Path | None, Option(metavar="DIR", help="resumed")] = None
    mixed: Flag = False
    give: Annotated[tuple[str, ...], Option(metavar="CARD")] = ()
    without: Annotated[tuple[str, ...], Option(metavar="ACTION")] = ()


@dataclass(frozen=True, slots=True)
class BalanceRequest(SimulationRequest):
    """A report on `folders`, or on games of two editions that are yet to be played."""

    bots: Annotated[tuple[str, ...], Option("--bot", metavar="KIND", help="player")] = ()
    folders: Annotated[tuple[Path, ...], Argument(metavar="DIR", show_default=False, help="runs")] = ()
    against: File = None
    page: Annotated[Path | None, Option("--html", metavar="FILE")] = None
    data: Annotated[Path | None, Option("--json", metavar="FILE")] = None


@dataclass(frozen=True, slots=True)
class JoinRequest:
    language: Language
    url: Annotated[str, Argument(metavar="URL", show_default=False, help="address")]
    code: Annotated[str, Option(metavar="CODE")] = ""
    name: Annotated[str, Option(metavar="NAME")] = ""
    seat: Annotated[int | None, Option(metavar="SEAT", help="chair")] = None
    token: Annotated[str, Option(metavar="TOKEN")] = ""
    watch: Flag = False
    bot: Annotated[str, Option(metavar="KIND", help="sent")] = ""
    plain: Flag = False
