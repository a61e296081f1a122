"""What others have made is passed on with its licence: the fonts of the browser client."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

from blackgate.server.client_files import ClientFiles

ROOT = Path(__file__).parents[2]


def fonts() -> list[str]:
    packages = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["dependencies"]
    return [name.removeprefix("@fontsource/") for name in packages if name.startswith("@fontsource/")]


def test_the_build_puts_the_licence_of_every_font_beside_the_client(tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("build_web", ROOT / "tools" / "build_web.py")
    assert spec is not None
    assert spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    built, modules = tmp_path / "built", tmp_path / "node_modules"
    for font in fonts():
        package = modules / "@fontsource" / font
        package.mkdir(parents=True)
        (package / "LICENSE").write_text(f"The licence of {font}", encoding="utf-8")
    built.mkdir()
    build.add_licences(modules, built)
    assert {file.name: file.read_text(encoding="utf-8") for file in (built / "licences").iterdir()} == {
        f"{font}.txt": f"The licence of {font}" for font in fonts()
    }


def test_a_client_that_was_built_has_the_licences() -> None:
    """Nothing to see where it was not built."""
    files = ClientFiles()
    for font in fonts() if files else []:
        licence = files.find(f"/licences/{font}.txt")
        assert licence is not None
        assert b"SIL OPEN FONT LICENSE" in licence.body
