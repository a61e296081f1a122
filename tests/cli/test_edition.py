"""`blackgate edition`: a file to start from, and everything that is wrong with one."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from blackgate.edition import edition_from, load_edition, schema
from blackgate.messages import LANGUAGES, text
from blackgate.terminal.edition_check import verdict
from blackgate.terminal.edition_new import new_edition, write_new
from tests.terminal.processes import run

STANDARD = load_edition()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_file_is_the_standard_edition(tmp_path: Path, language: str) -> None:
    file = tmp_path / "box.toml"
    write_new(file, language)
    edition = load_edition(file)
    assert edition.fingerprint == STANDARD.fingerprint
    assert edition.words == STANDARD.words
    assert tomllib.loads(file.read_text("utf-8"))["complete"] is True
    right, lines = verdict(file, language)
    assert right
    assert STANDARD.fingerprint in lines[0]
    assert lines[-1] == text(language, "own_edition-same")


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_names_and_texts_are_used_once_the_sign_before_them_is_taken_away(language: str) -> None:
    content = re.sub(r"^#(?! |$)", "", "\n".join(new_edition("box.toml", language)), flags=re.M)
    edition = edition_from(tomllib.loads(content), "box")
    assert edition.fingerprint == STANDARD.fingerprint
    assert edition.word("cards.spoon", "name", language) == text(language, "card-spoon")
    assert edition.word("tokens.spy", "name", language) == text(language, "token-spy")
    for table, ids in (("gang_cards", STANDARD.gang_cards), ("backgrounds", STANDARD.backgrounds)):
        assert all(edition.words[f"{table}.{card}"].text.keys() == {language} for card in ids)
    texts = {path for path, words in edition.words.items() if words.text} - STANDARD.words.keys()
    assert len(texts) == 12 + 24 + 18 + 6  # Action cards, Gang cards, Backgrounds, Traumas


def test_its_comments_name_every_effect_with_its_figures() -> None:
    lines = list(new_edition("box.toml", "en"))
    effects = {name: effect.figures for name, effect in schema.EFFECTS.items()}
    for name, figures in [*effects.items(), *schema.ABILITIES.items(), *schema.TRAUMA_EFFECTS.items()]:
        said = r".*".join(f"{figure} = " for figure in figures)
        assert any(re.fullmatch(rf"#   {name}\b.*{said}.*", line) for line in lines), name


def test_a_file_that_is_there_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    first = run(tmp_path, "edition", "new", str(file))
    assert (first.returncode, first.stderr) == (0, "")
    assert f"blackgate edition check {file}" in first.stdout
    before = file.read_bytes()
    again = run(tmp_path, "edition", "new", str(file))
    assert again.returncode == 2
    assert again.stderr == f"blackgate: {file} already exists: choose another name.\n"
    assert file.read_bytes() == before


def test_a_file_that_is_right_is_summed_up(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(
        'name = "Box"\n[cards]\nlink = { value = 2 }\nquake = { search = 2, value = 1, name = "Quake",'
        ' effects = [{ do = "lockdown" }] }\n',
        encoding="utf-8",
    )
    done = run(tmp_path, "edition", "check", str(file))
    assert done.returncode == 0
    assert done.stdout.splitlines() == [
        f"{file} is valid: edition “Box”, fingerprint {load_edition(file).fingerprint}.",
        "Rare items: 6; Action cards: 13; Gang cards: 24; Backgrounds: 18; Michel cards: 6; Traumas: 6;"
        " modular Places: 6. The Search deck has 79 cards.",
        "Its own names and texts: 1, in en.",
        "Not in the standard edition: cards.quake",
        "Differs from the standard edition:",
        "  cards.link.value: 1 -> 2",
    ]


def test_everything_that_is_wrong_is_told_at_once_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("[game]\nactions = 0\n[cards.riot]\nvalu = 1\n[gangs.crew]\nneeds = 5\n", encoding="utf-8")
    done = run(tmp_path, "edition", "check", str(file), "--language", "de")
    assert done.returncode == 1
    first, second, third, last = done.stdout.splitlines()
    assert first == f"{file}: Zeile 2: game.actions: gefunden: 0; erlaubt: eine ganze Zahl von 1 bis 9"
    assert second.startswith(f"{file}: Zeile 4: cards.riot.valu: ")
    assert third.startswith(f"{file}: Zeile 6: gangs.crew.needs: ")
    assert last == "3 Fehler. Behebe sie und prüfe die Datei noch einmal."


def test_a_wrong_file_is_told_with_its_lines_wherever_it_is_used(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("[game]\nactions = 0\n", encoding="utf-8")
    for command in (("play", "--players", "2"), ("arena", "random"), ("serve",)):
        done = run(tmp_path, *command, "--edition", str(file))
        assert done.returncode == 2
        assert f"{file}: line 2: game.actions: found 0" in done.stderr


def test_the_group_and_its_commands_have_their_help_in_the_language_of_the_environment(tmp_path: Path) -> None:
    def told(*arguments: str) -> str:  # in one line
        return re.sub(r"[ \n]+", " ", run(tmp_path, *arguments, "--help", lang="fr_FR.UTF-8").stdout)

    assert text("fr", "terminal-cli-edition") in told("edition")
    for command in ("check", "new"):
        assert text("fr", f"terminal-cli-edition-{command}") in told("edition", command)
        assert text("fr", "terminal-option-own") in told("edition", command)
