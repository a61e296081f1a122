"""HTTP requests to a server: tables, seats and records."""

from __future__ import annotations

from http.client import HTTPException
from typing import Any, Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec

from blackgate.messages import Localizable, system_reason
from blackgate.protocol.board import WholeEdition
from blackgate.protocol.tables import FillSeat, Problem, Seated, SitDown, TableInfo
from blackgate.terminal.joining.decoding import decoded
from blackgate.terminal.user_errors import UserError

SECONDS: Final = 15.0  # for an answer

Answer = TypeVar("Answer")


class Refused(UserError):
    """The server refuses, with a reason in our language; `code` is for programs."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__("terminal-said", reason=why)
        self.code: Final = code


class ServerApi:
    """A server by its address. All errors are a UserError that says what to do."""

    def __init__(self, address: str, language: str) -> None:
        self.address: Final = address
        self._language: Final = language

    def table(self, table: str) -> TableInfo:
        return self._call("GET", f"tables/{quote(table)}", TableInfo)

    def table_of_code(self, code: str) -> TableInfo:
        return self._call("GET", f"codes/{quote(code)}", TableInfo)

    def edition(self, table: str) -> WholeEdition:
        return self._call("GET", f"tables/{table}/edition", WholeEdition)

    def record(self, table: str) -> str:
        return self._send("GET", f"tables/{table}/record").decode()

    def sit_down(self, table: str, player: str, seat: int | None) -> Seated:
        return self._call("POST", f"tables/{table}/seats", Seated, SitDown(player=player, seat=seat))

    def put_bot(self, table: str, token: str, seat: int, bot: str) -> None:
        self._send("PUT", f"tables/{table}/seats/{seat}/bot", FillSeat(bot), token)

    def leave(self, table: str, token: str, seat: int) -> None:
        self._send("DELETE", f"tables/{table}/seats/{seat}", None, token)

    def start(self, table: str, token: str) -> None:
        self._send("POST", f"tables/{table}/start", None, token)

    def _call(self, method: str, path: str, answer: type[Answer], body: Any = None) -> Answer:
        try:
            found: Answer = decoded(self._send(method, path, body), answer)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise self._no_blackgate() from None
        return found

    def _send(self, method: str, path: str, body: Any = None, token: str = "") -> bytes:
        headers = {"Accept-Language": self._language, "Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = b"" if body is None else msgspec.json.encode(body)
        request = Request(f"{self.address}/api/{path}", data if method != "GET" else None, headers, method=method)
        try:
            with urlopen(request, timeout=SECONDS) as answer:
                return bytes(answer.read())
        except HTTPError as error:
            with error:
                raise self._refused(error) from None
        except (OSError, HTTPException) as error:
            raise UserError("join-unreachable", server=self.address, reason=reason_of(error)) from None

    def _refused(self, error: HTTPError) -> UserError:
        try:
            problem: Problem = decoded(error.read(), Problem)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, OSError, HTTPException):
            return self._no_blackgate()
        return Refused(problem.code, problem.text)

    def _no_blackgate(self) -> UserError:
        return UserError("join-no-blackgate", server=self.address)


def reason_of(error: Exception) -> Localizable:
    """Why the network did not do it."""
    inner = error.reason if isinstance(error, URLError) else error
    return system_reason(inner) if isinstance(inner, OSError) else str(inner)
