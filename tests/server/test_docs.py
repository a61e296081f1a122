"""The pages about the server name all there is: codes, windows, settings, endpoints, metrics, and files."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from blackgate.messages import has
from blackgate.protocol.play import Emote
from blackgate.protocol.tables import TableSettings
from blackgate.rules.windows import WINDOWS
from blackgate.server.endpoints import ENDPOINTS
from blackgate.server.metrics import Metrics
from blackgate.server.refusals import STATUS
from blackgate.server.settings import Settings, load_settings

ROOT = Path(__file__).parents[2]
PROTOCOL, HOSTING, SERVER = (
    (ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("server-protocol.md", "hosting.md", "server.md")
)
OF_THE_MACHINE = {"bot_processes"}  # what holds when nothing is said depends on it


def rows(text: str, heading: str) -> list[list[str]]:
    """The cells of the first table under a heading, without its head."""
    after = text.split(f"\n{heading}\n", 1)[1]
    lines = re.search(r"(?:^\|.*\n)+", after, re.MULTILINE)
    assert lines is not None
    return [[cell.strip() for cell in line[1:-1].split("|")] for line in lines[0].splitlines()[2:]]


def quoted(text: str) -> list[str]:
    return re.findall(r"`([^`\n]+)`", text)


def test_every_code_is_told_with_its_status() -> None:
    told = {code: status for codes, status, _ in rows(PROTOCOL, "## Codes") for code in quoted(codes)}
    assert {code: int(status) for code, status in told.items() if status} == STATUS
    assert all(has("en", f"server-{code}") for code in told)


def test_every_window_and_emote_is_named() -> None:
    assert set(quoted(PROTOCOL)) >= WINDOWS
    assert set(quoted(PROTOCOL)) >= set(get_args(Emote))


def test_every_endpoint_is_named() -> None:
    headings = ("## Open, join, start", "### Accounts")
    told = " ".join(row[0] for heading in headings for row in rows(PROTOCOL, heading))
    for endpoint in ENDPOINTS:
        path = endpoint.path
        assert f"{endpoint.method} {path}`" in told or f"`{path.removeprefix('/api/tables/{table}')}`" in told, path


def test_every_setting_of_a_table_is_told_with_its_default() -> None:
    defaults = json.loads(msgspec.json.encode(TableSettings()))
    told = {
        quoted(name)[0]: json.loads(default.strip("`"))
        for name, default, _ in rows(PROTOCOL, "### Settings of a table")
    }
    assert told == defaults


def test_every_setting_of_the_server_is_told_with_its_default() -> None:
    told = {quoted(name)[0]: default.strip("`") for name, default, _ in rows(HOSTING, "## Settings")}
    defaults = {name: shown(value) for name, value in msgspec.structs.asdict(Settings()).items()}
    assert list(told) == list(defaults)
    for name in defaults.keys() - OF_THE_MACHINE:
        assert told[name] == defaults[name], name


def shown(value: Any) -> str:
    return "" if value == () else str(value)


def test_the_settings_file_that_is_shown_can_be_used(tmp_path: Path) -> None:
    (source,) = re.findall(r"```toml\n(.*?)```", HOSTING, re.DOTALL)
    file = tmp_path / "blackgate.toml"
    file.write_text(source, encoding="utf-8")
    assert load_settings({}, {}, file) == Settings(proxies=("127.0.0.1",), log_format="json", grace=120)


def test_every_metric_is_named() -> None:
    told = {name.partition("{")[0].removesuffix("_total") for name in quoted(HOSTING) if name.startswith("blackgate_")}
    there = re.findall(r"^# TYPE (blackgate_\w+) (?:gauge|histogram|counter)$", Metrics().text().decode(), re.MULTILINE)
    assert told == {name.removesuffix("_total").removesuffix("_created") for name in there}


@pytest.mark.parametrize("name", sorted(path.name for path in (ROOT / "src/blackgate/server").glob("[!_]*.py")))
def test_every_module_of_the_server_has_its_place(name: str) -> None:
    assert f"`{name}`" in SERVER
