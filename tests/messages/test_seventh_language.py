"""A seventh language is one folder, and may be partial: terminal and client find it, and show the rest in English."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import blackgate
from blackgate.messages import catalogue, has, ids, text
from tools.build_web import WEB, find_npm
from tools.languages import report

PORTUGUESE = {
    "cards.ftl": """
card-knife = Faca
effect-cigarettes = Receba { phrase-cigarettes }.
phrase-guitar = uma guitarra
""",
    "log.ftl": """
event-game-starts = Os portões estão fechados. { $player } começa.
""",
    "web-pages.ftl": """
web-pages-rules = Regras
""",
}
# What the client gets of a language: how it is called, and words that are its own or English.
CLIENT = """
import { createServer } from "vite";
import { catalogues } from "./tools/catalogues.ts";
const plugins = [catalogues(process.argv[1])];
const server = await createServer({ configFile: false, plugins, server: { middlewareMode: true }, logLevel: "error" });
const { LANGUAGE_NAMES, preferred } = await server.ssrLoadModule("/src/words/languages.ts");
const { catalogues: wordsOf } = await server.ssrLoadModule("/src/words/catalogues.ts");
const ids = (patterns) => Object.keys(patterns).map((id) => `web-${id}`);
const words = await Promise.all(["pt", "fr"].map(wordsOf));
const [portuguese, french] = words.map(({ own, english }) => ({ own: ids(own), english: ids(english) }));
console.log(JSON.stringify({ names: LANGUAGE_NAMES, preferred: preferred(["xx", "pt-BR", "en"]), portuguese, french }));
await server.close();
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """This package with one folder more."""
    here = Path(blackgate.__file__).parent
    skipped = shutil.ignore_patterns("__pycache__", "web")
    shutil.copytree(here, tmp_path / "blackgate", copy_function=os.symlink, ignore=skipped)
    folder = tmp_path / "blackgate" / "messages" / "pt"
    folder.mkdir()
    for name, content in PORTUGUESE.items():
        (folder / name).write_text(content, encoding="utf-8")
    return tmp_path / "blackgate"


@pytest.fixture
def portuguese(package: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr(catalogue, "FOLDER", package / "messages")
    monkeypatch.setattr(catalogue, "LANGUAGES", (*catalogue.LANGUAGES, "pt"))
    catalogue.forget()
    yield "pt"
    catalogue.forget()


def test_what_a_language_has_is_told_in_it_and_the_rest_in_english(portuguese: str) -> None:
    assert text(portuguese, "card-knife") == "Faca"
    assert text(portuguese, "card-knife.def") == "the Knife"
    assert text(portuguese, "phrase-cards", cards=2) == "2 cards"
    assert has(portuguese, "place-showers")
    assert "place-showers" not in ids(portuguese)


def test_a_sentence_with_a_part_that_is_lacking_is_english_as_a_whole(portuguese: str) -> None:
    assert text(portuguese, "effect-cigarettes", cigarettes=2) == "Take 2 cigarettes."


def test_what_a_language_lacks_and_what_it_has_alone_is_listed(portuguese: str) -> None:
    told = list(report(portuguese))
    assert told[0].startswith("pt: lacks ")
    assert "  lacks card-knife.def" in told
    assert "  lacks card-knife" not in told
    assert any(line.startswith("  lacks places.ftl, ") for line in told)
    assert "  lacks docs/rules.pt.md" in told
    assert "  phrase-guitar is not in English, and never shown" in told
    assert "  effect-cigarettes has other arguments than in English" in told


def test_the_terminal_speaks_the_language_as_far_as_it_goes(package: Path, tmp_path: Path) -> None:
    (tmp_path / "short.toml").write_text("[game]\nrounds = 3\n", encoding="utf-8")
    watching = ["--players", "2", "--bot", "random", "--bot", "random", "--seed", "2", "--edition", "short.toml"]
    command = [sys.executable, "-m", "blackgate.cli", "play", *watching]
    environ = {
        **os.environ,
        "PYTHONPATH": str(package.parent),
        "LC_ALL": "pt_BR.UTF-8",
        "XDG_STATE_HOME": str(tmp_path),
    }
    done = subprocess.run(command, env=environ, cwd=tmp_path, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    assert "Os portões estão fechados." in done.stdout
    assert "has a Background and does not talk about it." in done.stdout


def test_the_client_finds_the_language_by_itself(package: Path) -> None:
    node = find_npm()[0] if len(find_npm()) > 1 else "node"
    command = [node, "--input-type=module", "--eval", CLIENT, str(package / "messages")]
    done = subprocess.run(command, cwd=WEB, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["names"]["pt"], found["names"]["fr"], found["preferred"]) == ("Português", "Français", "pt")
    assert found["portuguese"]["own"] == ["web-pages-rules"]
    assert set(found["portuguese"]["english"]) == {each for each in ids("en") if each.startswith("web-")} - {
        "web-pages-rules"
    }
    assert found["french"]["english"] == []
