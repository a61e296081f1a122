"""The browser client is served with its package: pages, files, compression, and what is no file of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient

from blackgate.server.app import client, unknown
from blackgate.server.client_files import ClientFiles, accepted_encodings
from tests.server.serving import RunningServer

SCRIPT = "assets/index-1a2b3c4d.js"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A built client, and something beside it that is nobody's business."""
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (web / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (web / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (web / "assets" / "font.woff2").write_bytes(b"font")
    for ending in ("", ".br", ".gz"):
        (web / (SCRIPT + ending)).write_bytes(b"script" + ending.encode())
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return web


@pytest.fixture
def browser(folder: Path) -> Iterator[TestClient]:
    app = Starlette(routes=[Route("/{path:path}", client(ClientFiles(folder)))], exception_handlers={404: unknown})
    with TestClient(app) as client_of_it:
        yield client_of_it


@pytest.mark.parametrize("path", ["/", "/table/a1", "/seat/x.y-z", "/rules", "/style", "/ABCDEF", "/abcdef"])
def test_every_page_is_the_same_file_and_is_asked_for_again(browser: TestClient, path: str) -> None:
    answer = browser.get(path)
    assert answer.text == "<!doctype html>"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/ABCDE", "/index", "/table/a/b", "/assets", "/assets/", "/secret.txt", f"/{SCRIPT}.br", "/api/nothing"]
)
def test_what_is_no_page_and_no_file_is_not_found(browser: TestClient, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//secret.txt"]
)
def test_nothing_outside_the_folder_is_served(server: RunningServer, folder: Path, path: str) -> None:
    assert ClientFiles(folder).find(path) is None
    with server.http() as http:
        assert http.get(httpx.URL(server.address, raw_path=path.encode())).status_code == 404


def test_a_file_with_a_hash_is_kept_for_good_and_others_are_not(browser: TestClient) -> None:
    assert "immutable" in browser.get(f"/{SCRIPT}").headers["cache-control"]
    assert browser.get("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        (SCRIPT, "text/javascript; charset=utf-8"),
        ("icon.svg", "image/svg+xml"),
        ("assets/font.woff2", "font/woff2"),
        ("manifest.webmanifest", "application/manifest+json"),
    ],
)
def test_files_have_their_types(browser: TestClient, path: str, kind: str) -> None:
    assert browser.get(f"/{path}").headers["content-type"] == kind


@pytest.mark.parametrize(
    ("accepted", "sent"), [("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("zstd", "")]
)
def test_whoever_takes_it_compressed_gets_it_so(folder: Path, accepted: str, sent: str) -> None:
    file = ClientFiles(folder).find(f"/{SCRIPT}")
    assert file is not None
    assert next((each for each in file.encoded if each in accepted_encodings(accepted)), "") == sent


def test_the_compressed_file_is_named_as_such(browser: TestClient) -> None:
    with browser.stream("GET", f"/{SCRIPT}", headers={"accept-encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["vary"] == "accept-encoding"
        assert b"".join(answer.iter_raw()) == b"script.gz"
    plain = browser.get(f"/{SCRIPT}", headers={"accept-encoding": "identity"})
    assert (plain.content, "content-encoding" in plain.headers) == (b"script", False)


def test_only_the_head_can_be_asked_for(server: RunningServer) -> None:
    with server.http() as http:
        whole, head = http.get("/"), http.head("/")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == whole.headers["content-length"]
    assert head.headers["content-security-policy"] == whole.headers["content-security-policy"]


def test_without_a_client_the_front_page_says_how_to_build_it(tmp_path: Path) -> None:
    app = Starlette(routes=[Route("/{path:path}", client(ClientFiles(tmp_path / "none")))])
    with TestClient(app) as nobody:
        front = nobody.get("/", headers={"accept-language": "fr"})
        assert "make web" in front.text
        assert "navigateur" in front.text
        assert nobody.get("/rules").status_code == 404
