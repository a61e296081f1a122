"""Connections without a library's good manners: bytes on a socket, frames put together by hand."""

from __future__ import annotations

import json
import os
import socket
from types import TracebackType
from typing import Any, NamedTuple, Self

from tests.server.serving import LONG, RunningServer

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9


class Answer(NamedTuple):
    """An HTTP answer."""

    status: int
    headers: dict[str, str]
    body: bytes


class Raw:
    """A TCP connection to the server."""

    def __init__(self, server: RunningServer, *, buffer: int = 0, source: str = "") -> None:
        host, _, port = server.address.removeprefix("http://").rpartition(":")
        self.socket = socket.socket()
        if buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        if source:
            self.socket.bind((source, 0))
        self.socket.settimeout(LONG)
        self.socket.connect((host, int(port)))
        self.host = f"{host}:{port}"
        self.buffer = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    # --- HTTP
    def request(self, method: str, path: str, *headers: str, body: bytes = b"") -> Answer:
        length = [f"Content-Length: {len(body)}"] if body else []
        self.send("\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {self.host}", *headers, *length, "", ""]).encode())
        self.send(body)
        return self.answer(has_body=method != "HEAD")

    def upgrade(self, table: str, *headers: str) -> Answer:
        return self.request(
            "GET",
            f"/api/tables/{table}/play",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
            *headers,
        )

    def answer(self, *, has_body: bool = True) -> Answer:
        while b"\r\n\r\n" not in self.buffer:
            self.read()
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        first, *lines = head.decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        length = int(headers.get("content-length", "0")) if has_body else 0
        return Answer(int(first.split()[1]), headers, self.take(length))

    # --- frames
    def say(self, kind: str, **fields: Any) -> None:
        self.send(frame(TEXT, json.dumps({"type": kind, **fields}).encode()))

    def receive(self) -> tuple[int, bytes]:
        """The next frame: its opcode, and what is in it."""
        first, second = self.take(2)
        length = second & 127
        if length >= 126:
            length = int.from_bytes(self.take(2 if length == 126 else 8), "big")
        return first & 15, self.take(length)

    def receive_until(self, kind: str) -> dict[str, Any]:
        while True:
            opcode, data = self.receive()
            if opcode == TEXT and json.loads(data)["type"] == kind:
                return dict(json.loads(data))

    def closed(self) -> tuple[int, str]:
        """The code and the reason with which the server closes; what it says before is passed over."""
        while True:
            opcode, data = self.receive()
            if opcode == CLOSE:
                return int.from_bytes(data[:2], "big"), data[2:].decode()

    def is_cut_off(self) -> bool:
        """Whatever was on the way is read, and then comes the end; or the connection is reset."""
        try:
            while self.socket.recv(1 << 16):
                pass
        except ConnectionError:
            pass
        return True

    def take(self, count: int) -> bytes:
        while len(self.buffer) < count:
            self.read()
        found, self.buffer = self.buffer[:count], self.buffer[count:]
        return found

    def read(self) -> None:
        data = self.socket.recv(1 << 16)
        assert data, f"the server has closed the connection; before that came {self.buffer!r}"
        self.buffer += data


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True, rsv: int = 0, masked: bool = True) -> bytes:
    first = (fin << 7) | (rsv << 4) | opcode
    if len(payload) < 126:
        length = bytes([len(payload) | masked << 7])
    elif len(payload) < 1 << 16:
        length = bytes([126 | masked << 7]) + len(payload).to_bytes(2, "big")
    else:
        length = bytes([127 | masked << 7]) + len(payload).to_bytes(8, "big")
    if not masked:
        return bytes([first]) + length + payload
    key = os.urandom(4)
    return bytes([first]) + length + key + bytes(byte ^ key[at % 4] for at, byte in enumerate(payload))
