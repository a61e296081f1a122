"""The browser client is served with its package: pages, files, compression, and what is no file of it."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import Response

from blackgate.server.client_files import ClientFiles
from tests.server.serving import RunningServer

SCRIPT = "/assets/index-1a2b3c4d.js"
PAGES = ["/", "/table/a1", "/seat/x.y-z", "/rules", "/style", "/ABCDEF", "/abcdef"]
OUTSIDE = ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//secret.txt", "/secret.txt"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A client as it is built, and something beside it that is nobody's business."""
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (web / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (web / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (web / "assets" / "font.woff2").write_bytes(b"font")
    for ending in ("", ".br", ".gz"):
        (web / (SCRIPT[1:] + ending)).write_bytes(b"script" + ending.encode())
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return web


def get(folder: Path, path: str, accepted: str = "") -> Response:
    file = ClientFiles(folder).find(path)
    assert file is not None
    return file.answer(Request({"type": "http", "headers": [(b"accept-encoding", accepted.encode())]}))


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_the_same_file_and_is_asked_for_again(folder: Path, path: str) -> None:
    answer = get(folder, path)
    assert answer.body == b"<!doctype html>"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/ABCDE", "/table/a/b", "/assets/", f"{SCRIPT}.br", "/api/nothing"])
def test_what_is_no_page_and_no_file_is_not_found(folder: Path, path: str) -> None:
    assert ClientFiles(folder).find(path) is None


@pytest.mark.parametrize("path", OUTSIDE)
def test_nothing_outside_the_folder_is_served(folder: Path, path: str) -> None:
    assert ClientFiles(folder).find(path) is None


def test_a_file_with_a_hash_is_kept_for_good_and_others_are_not(folder: Path) -> None:
    assert "immutable" in get(folder, SCRIPT).headers["cache-control"]
    assert get(folder, "/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        (SCRIPT, "text/javascript; charset=utf-8"),
        ("/icon.svg", "image/svg+xml"),
        ("/assets/font.woff2", "font/woff2"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ],
)
def test_files_have_their_types(folder: Path, path: str, kind: str) -> None:
    assert get(folder, path).headers["content-type"] == kind


@pytest.mark.parametrize(
    ("accepted", "sent", "body"),
    [
        ("gzip, deflate, br, zstd", "br", b"script.br"),
        ("gzip", "gzip", b"script.gz"),
        ("br;q=0, gzip; q=0.5", "gzip", b"script.gz"),
        ("zstd", None, b"script"),
        ("", None, b"script"),
    ],
)
def test_whoever_takes_it_compressed_gets_it_so(folder: Path, accepted: str, sent: str | None, body: bytes) -> None:
    answer = get(folder, SCRIPT, accepted)
    assert (answer.headers.get("content-encoding"), answer.body) == (sent, body)
    assert answer.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize("path", PAGES)
def test_the_server_has_its_client(server: RunningServer, path: str) -> None:
    with server.http() as http:
        answer = http.get(path)
    assert '<div id="app">' in answer.text, "the client is not built: run 'make web'"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", [*OUTSIDE, "/assets/", "/nothing.js"])
def test_the_server_says_what_it_does_not_have(server: RunningServer, path: str) -> None:
    with server.http() as http:
        answer = http.get(httpx.URL(server.address, raw_path=path.encode()))
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_only_the_head_can_be_asked_for(server: RunningServer) -> None:
    with server.http() as http:
        whole, head = http.get("/"), http.head("/")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == whole.headers["content-length"]


def test_without_a_client_there_are_no_pages(tmp_path: Path) -> None:
    nothing = ClientFiles(tmp_path / "none")
    assert not nothing
    assert nothing.find("/") is None
