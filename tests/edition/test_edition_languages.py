"""A wrong edition is told in the language that is asked for; `str` is English."""

import pickle
from pathlib import Path

import pytest

from blackgate.edition import EditionError, load_edition
from tests.languages import COMPLETE

# One of each kind of wrong entry.
MANY_MISTAKES = """
name = ""
colour = "red"
[game]
actions = 0
rounds = 1000000000000000000000000000000000000000
[places.showers]
numbers = [7, 7]
search = [[1], {}]
forbids = ["serch"]
actions = {}
[cards.riot]
effects = [{}, 3]
[backgrounds.fence]
gang = "crw"
[michel.cards.no_knife]
knife = 1
[modular_places.Chapel]
[modular_places.chapel]
replaces = "showers"
"a b" = 1
"""

# Entries that are right by themselves, but do not agree.
DISAGREEMENTS = """
[game]
die = 7
[places.showers]
numbers = [8]
[gangs.crew]
needs = 6
[michel.cards.no_knife]
tools = ["spoon"]
[modular_places.showers]
replaces = "cafeteria"
search = 0
forbids = []
actions = []
"""


def refused(folder: Path, content: str) -> EditionError:
    file = folder / "my.toml"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(EditionError) as caught:
        load_edition(file)
    return caught.value


def test_a_wrong_file_is_told_in_french(tmp_path: Path) -> None:
    error = refused(tmp_path, '[game]\nactions = 0\n[cards.riot]\nvalu = 1\n[gang_cards.lookout]\ngang = "crw"\n')
    first, second, third = error.text("fr").replace("\u00a0", "~").splitlines()
    assert first == f"{error.file}~: ligne 2~: game.actions~: trouvé~: 0~; permis~: un nombre entier de 1 à 9"
    assert second.startswith(f"{error.file}~: ligne 4~: cards.riot.valu~: trouvé~: une clef inconnue~; permis~: ")
    assert third.endswith(' (vouliez-vous dire "crew"~?)')
    assert pickle.loads(pickle.dumps(error)).text("fr") == error.text("fr")


def test_the_line_of_a_file_that_is_no_toml_is_told_in_french(tmp_path: Path) -> None:
    error = refused(tmp_path, "[game]\nactions =")
    assert error.text("fr").replace("\u00a0", "~") == (
        f"{error.file}~: ligne 2~: trouvé~: ce qui n\u2019est pas du TOML (Invalid value)~; "
        "permis~: un fichier TOML en UTF-8"
    )


@pytest.mark.parametrize(("content", "least"), [(MANY_MISTAKES, 15), (DISAGREEMENTS, 6)])
def test_every_language_tells_every_problem(content: str, least: int, tmp_path: Path) -> None:
    error = refused(tmp_path, content)
    assert len(error.problems) >= least
    told = {language: error.text(language).splitlines() for language in COMPLETE}
    for number, problem in enumerate(error.problems):
        lines = {language: told[language][number] for language in COMPLETE}
        assert lines["en"] == f"{error.file}: {problem}"
        assert len(set(lines.values())) == len(COMPLETE)
        assert all(problem.key in line and problem.text(language) in line for language, line in lines.items())
    assert str(error) == error.text("en")


def test_a_problem_may_be_longer_than_fluent_takes(tmp_path: Path) -> None:
    name = "x" * 3000
    error = refused(tmp_path, f"[{name}]\n[{name}]\n")
    assert all(name in error.text(language) for language in COMPLETE)
