"""Tests the hosting examples with the real programs: `python -m tests.server.hosting`.

Each installed proxy (nginx, Caddy) is started with its example, on other ports and with its own certificate, in front
of a real server: pages, a game over a WebSocket, the client's address as the server sees it, foreign origins. The
systemd unit is checked by systemd-analyze. No test of `make test` needs these programs.
"""

from __future__ import annotations

import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin, Subprotocol

from blackgate.protocol import SUBPROTOCOL
from tests.server.postgres import free_port
from tests.server.serving import RunningServer, answer, running

EXAMPLES = Path(__file__).parents[2] / "examples" / "hosting"
NAME = "games.example"
GUEST = "127.0.0.2"  # another address than the proxy's, which is trusted
PATIENCE = 20.0  # seconds for a proxy to start
UNTRUSTED = ssl.create_default_context()
UNTRUSTED.check_hostname = False
UNTRUSTED.verify_mode = ssl.CERT_NONE  # of a certificate that nobody has signed


def nginx(folder: Path, backend: str, port: int, plain: int) -> list[str]:
    """The example in the `http` block of a whole configuration, as in /etc/nginx."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
    subject = ["-keyout", str(key), "-out", str(certificate), "-days", "2", "-subj", f"/CN={NAME}"]
    subprocess.run([*command, *subject], check=True, capture_output=True)
    text = (EXAMPLES / "nginx.conf").read_text(encoding="utf-8")
    for example, ours in {
        "127.0.0.1:8765": f"127.0.0.1:{backend}",
        "listen 443": f"listen 127.0.0.1:{port}",
        "listen 80": f"listen 127.0.0.1:{plain}",
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(certificate),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
    }.items():
        assert example in text, example
        text = text.replace(example, ours)
    text = "\n".join(line for line in text.splitlines() if "listen [::]" not in line)
    (folder / "site.conf").write_text(text, encoding="utf-8")
    logs = f"pid {folder}/pid; error_log {folder}/error.log;"
    paths = "".join(
        f"{each}_temp_path {folder}/{each};" for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    http = f"http {{ access_log off; {paths} include {folder}/site.conf; }}"
    whole = f"daemon off; {logs} events {{}} {http}"
    (folder / "nginx.conf").write_text(whole, encoding="utf-8")
    return ["nginx", "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]


def caddy(folder: Path, backend: str, port: int, plain: int) -> list[str]:
    """The example, with the certificate of Caddy's own authority: there is no Internet here to get one from."""
    text = (EXAMPLES / "Caddyfile").read_text(encoding="utf-8")
    assert "127.0.0.1:8765" in text
    text = text.replace("127.0.0.1:8765", f"127.0.0.1:{backend}").replace(f"{NAME} {{", f"{NAME} {{\n\ttls internal")
    ports = f"{{\n\tadmin off\n\tskip_install_trust\n\thttp_port {plain}\n\thttps_port {port}\n"
    ports += f"\tstorage file_system {folder}\n}}\n"
    (folder / "Caddyfile").write_text(ports + text, encoding="utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


PROXIES = {"nginx": nginx, "caddy": caddy}


def try_proxy(name: str) -> None:
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        folder.chmod(0o755)
        settings = {"BLACKGATE_PROXIES": "127.0.0.1", "BLACKGATE_REQUESTS_PER_MINUTE": "40"}
        with running(f"sqlite:///{folder}/blackgate.db", settings, folder / "log") as server:
            port, plain = free_port(), free_port()
            with (folder / "proxy.log").open("wb") as log:
                proxy = subprocess.Popen(PROXIES[name](folder, server.port, port, plain), stdout=log, stderr=log)
            try:
                visit(server, port, plain)
            except BaseException:
                print((folder / "proxy.log").read_text(encoding="utf-8")[-2000:])
                raise
            finally:
                proxy.terminate()
                proxy.wait()


def visit(server: RunningServer, port: int, plain: int) -> None:
    """As a browser does, by the name of the page: https://games.example/."""
    address, host = f"https://127.0.0.1:{port}", f"{NAME}:{port}"
    told = {"extensions": {"sni_hostname": NAME}}
    transport = httpx.HTTPTransport(verify=UNTRUSTED, local_address=GUEST)
    with httpx.Client(base_url=address, headers={"Host": host}, transport=transport) as http:
        wait_for(http, told)
        assert http.get("/", extensions=told["extensions"]).status_code == 200
        own = {"Origin": f"https://{host}"}
        body = {"name": "", "player": "Ann", "settings": {"players": 2, "pace": 0}}
        seated = answer(http.post("/api/tables", json=body, headers=own, extensions=told["extensions"]))
        foreign = {"Origin": "https://evil.example"}
        refused = http.post("/api/tables", json=body, headers=foreign, extensions=told["extensions"])
        assert (refused.status_code, refused.json()["code"]) == (403, "wrong-origin")
        told_home = httpx.get(f"http://127.0.0.1:{plain}/x", headers={"Host": NAME})
        assert told_home.status_code in (301, 308)
        assert told_home.headers["location"].startswith(f"https://{NAME}")
        play(port, host, seated, f"https://{host}")
        with pytest.raises(InvalidStatus) as caught:
            play(port, host, seated, "https://evil.example")
        assert caught.value.response.status_code == 403
        # X-Forwarded-For written by a client is not trusted: all of these are one address.
        codes = [
            http.get("/api/tables", headers={"X-Forwarded-For": f"203.0.113.{n}"}, extensions=told["extensions"])
            for n in range(60)
        ]
        assert codes[-1].status_code == 429
    assert httpx.get(f"{server.address}/api/tables", headers={"X-Forwarded-For": "198.51.100.7"}).status_code == 200


def wait_for(http: httpx.Client, told: dict[str, dict[str, str]]) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            if http.get("/healthz", extensions=told["extensions"]).status_code == 200:
                return
        except httpx.TransportError:
            if time.monotonic() > until:
                raise
        time.sleep(0.1)


def play(port: int, host: str, seated: dict[str, str], origin: str) -> None:
    """Over a WebSocket through TLS."""
    with connect(
        f"wss://{host}/api/tables/{seated['table']}/play",
        sock=socket.create_connection(("127.0.0.1", port)),
        ssl=UNTRUSTED,
        server_hostname=NAME,
        origin=Origin(origin),
        subprotocols=[Subprotocol(SUBPROTOCOL)],
        proxy=None,
    ) as line:
        line.send(msgspec.json.encode({"type": "hello", "token": seated["token"]}).decode())
        welcome = msgspec.json.decode(line.recv(timeout=PATIENCE))
        assert (welcome["type"], welcome["seat"]) == ("welcome", 0)
        line.send(msgspec.json.encode({"type": "chat", "ref": "r", "text": "hello"}).decode())
        while msgspec.json.decode(line.recv(timeout=PATIENCE))["type"] != "ack":
            pass


def main() -> None:
    for name in PROXIES:
        if shutil.which(name):
            try_proxy(name)
            print(f"{name}: pages, WebSockets, addresses and origins are right")
        else:
            print(f"{name} is not installed")
    if shutil.which("systemd-analyze"):
        unit = str(EXAMPLES / "blackgate.service")
        done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
        print(f"blackgate.service: systemd-analyze verify {'finds nothing' if not done.stderr else done.stderr}")
        sys.exit(done.returncode)


if __name__ == "__main__":
    main()
