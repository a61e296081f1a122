"""What has to hold for the files of the repository themselves."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]

REGISTRY = re.compile(r"\b(pypi|pythonhosted|npmjs|debian|yarnpkg)\.(org|com)\b|--(extra-)?index-url|--find-links")
OUTSIDE = re.compile(r"\.\./shared\b|\bshared/(seeds|rules|design|tools)\b|/wor[k]/")
# What make, the tools and git keep beside what is ours: .gitignore names the same.
MADE = {
    ".git", ".venv", ".venv-compiled", "build", "dist", "__pycache__",
    ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis", "node_modules",
}  # fmt: skip
NOT_RUN = re.compile(
    r"\bpytest\.(mark\.)?(skip|skipif|xfail|importorskip)\b|\bunittest\.(skip|expected)|import (skip|xfail)\b"
)


def repository_files(*under: str) -> dict[str, str]:
    """Every file of the repository, with its text; not by git, which a machine need not have."""
    found: dict[str, str] = {}
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in MADE]
        for path in (Path(folder, name) for name in files):
            name = path.relative_to(ROOT).as_posix()
            if path.suffix not in (".pyc", ".so") and (not under or name.startswith(under)):
                found[name] = path.read_text(encoding="utf-8", errors="replace")
    assert found
    return found


def matches(pattern: re.Pattern[str], *under: str) -> list[str]:
    """Where a pattern is found; this file, which has to name what it looks for, is left out."""
    here = Path(__file__).relative_to(ROOT).as_posix()
    return [
        f"{name}: {found[0]}"
        for name, text in repository_files(*under).items()
        if name != here and (found := pattern.search(text))
    ]


def pins(name: str) -> set[str]:
    """The pinned requirements of a lock file, without their hashes."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    return {line.removesuffix(" \\") for line in text.splitlines() if "==" in line}


def package(requirement: str) -> str:
    """The name alone, without extras, versions and markers."""
    return re.split(r"[^\w.-]", requirement, maxsplit=1)[0]


def test_no_file_names_a_package_registry() -> None:
    assert matches(REGISTRY) == []
    assert not any("://" in text for text in repository_files("requirements").values())


def test_nothing_reads_outside_the_repository() -> None:
    assert matches(OUTSIDE, "src", "tests", "benchmarks", "tools", "Makefile") == []


def test_every_test_runs() -> None:
    assert matches(NOT_RUN, "tests") == []


def test_the_patterns_find_what_they_are_for() -> None:
    assert REGISTRY.search("pip install --index-url x")
    assert OUTSIDE.search('open("../shared/rules/RULES.md")')
    assert NOT_RUN.search("@pytest.mark.skip")


def test_the_lock_files_agree() -> None:
    assert pins("run")
    assert pins("run") | pins("build") <= pins("dev")


def test_the_tests_have_every_extra() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = {each for extra in project["project"]["optional-dependencies"].values() for each in extra}
    assert extras
    assert {package(each) for each in extras} <= {package(pin) for pin in pins("dev") | pins("train")}


def test_make_and_pip_build_with_the_same_tools() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["build-system"]["requires"] == project["dependency-groups"]["build"]
