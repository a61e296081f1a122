"""What is wrong with a record, an edition or the options is told in the language of the environment."""

from __future__ import annotations

from pathlib import Path

import pytest

from blackgate.records import Recorder
from tests.terminal.processes import run

FRENCH = "fr_FR.UTF-8"
CHAPEL = Path(__file__).parents[2] / "examples" / "chapel" / "chapel.toml"


def told(home: Path, *arguments: str) -> str:
    """What is said in a French environment, with ~ for its no-break spaces."""
    done = run(home, *arguments, lang=FRENCH)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    return done.stderr.replace("\u00a0", "~")


@pytest.mark.parametrize("command", [("play", "--load"), ("replay",)])
def test_a_changed_record_is_told_in_french(tmp_path: Path, command: tuple[str, ...]) -> None:
    record = tmp_path / "changed.record"
    record.write_text(Recorder.start(3).text().replace("players: 3", "players: 4", 1), encoding="utf-8")
    assert "ligne 3~: la somme de contrôle ne convient pas" in told(tmp_path, *command, str(record))


def test_a_record_without_its_secret_is_told_in_french(tmp_path: Path) -> None:
    record = tmp_path / "shared.record"
    record.write_text(Recorder.start(3).text(), encoding="utf-8")
    said = told(tmp_path, "play", "--load", str(record))
    assert "l\u2019enregistrement ne contient pas le secret de la partie" in said


def test_a_wrong_edition_is_told_in_french(tmp_path: Path) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_text("[game]\nactions = 0\n", encoding="utf-8")
    said = told(tmp_path, "play", "--edition", str(edition))
    assert f"{edition}~: ligne 2~: game.actions~: trouvé~: 0~; permis~: un nombre entier de 1 à 9" in said


def test_a_file_that_is_not_there_is_told_in_french(tmp_path: Path) -> None:
    assert "nowhere~: Aucun fichier ou dossier de ce nom." in told(tmp_path, "play", "--load", "nowhere")
    assert "illisible (Aucun fichier ou dossier de ce nom)" in told(tmp_path, "play", "--edition", "nowhere.toml")


@pytest.mark.parametrize(
    ("flags", "reason"),
    [
        ("--team --players 3", "on ne joue pas en équipes à 3~; il faut être 4, 6 (R13.1)"),
        ("--place sauna", "lieux~: il n\u2019y a pas de 'sauna'~; choisissez parmi "),
        (
            f"--edition {CHAPEL} --place chapel",
            "modular_places.chapel~: trouvé~: aucune classe~; permis~: une",
        ),
    ],
)
def test_options_that_cannot_be_played_are_told_in_french(tmp_path: Path, flags: str, reason: str) -> None:
    assert reason in told(tmp_path, "play", *flags.split())


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("--fly", "Il n\u2019y a pas d\u2019option --fly. Voyez «~blackgate --help~»."),
        ("fly", "Il n\u2019y a pas de commande fly. Voyez «~blackgate --help~»."),
        ("play --fly", "Il n\u2019y a pas d\u2019option --fly. Voyez «~blackgate play --help~»."),
        ("play --players", "--players demande une valeur. Voyez "),
        ("play --plain=x", "--plain ne prend pas de valeur. Voyez "),
        ("play home", "C\u2019est trop~: home. Voyez «~blackgate play --help~»."),
        ("verify", "Il manque FILE. Voyez «~blackgate verify --help~»."),
    ],
)
def test_a_command_line_that_makes_no_sense_is_told_in_french(tmp_path: Path, line: str, wrong: str) -> None:
    assert f"blackgate~: {wrong}" in told(tmp_path, *line.split())
