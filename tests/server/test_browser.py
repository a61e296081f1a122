"""`blackgate serve --open`: the browser is opened where there is a screen, at an address that it can reach."""

from __future__ import annotations

import pytest

from blackgate.server.browser import has_screen, open_browser, reachable


@pytest.mark.parametrize(
    ("platform", "environment", "screen"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_a_screen_is_found(platform: str, environment: dict[str, str], screen: bool) -> None:
    assert has_screen(platform, environment) is screen


@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("http://127.0.0.1:8765", "http://127.0.0.1:8765"),
        ("http://0.0.0.0:8765", "http://127.0.0.1:8765"),
        ("http://[::]:8765", "http://[::1]:8765"),
        ("http://192.168.0.7:80", "http://192.168.0.7:80"),
    ],
)
def test_a_server_for_everybody_is_reached_on_this_machine(address: str, found: str) -> None:
    assert reachable(address) == found


def test_without_a_screen_nothing_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    assert open_browser("http://127.0.0.1:8765", {}) is False
