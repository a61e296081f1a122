"""The HTTP side of the server: endpoints as Starlette routes, health, metrics, and the documents that describe it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from blackgate.messages import DEFAULT_LANGUAGE, Phrase, nearest_language, phrase
from blackgate.protocol.tables import Problem
from blackgate.server.addresses import client_address
from blackgate.server.calls import Call, Endpoint
from blackgate.server.client_files import ClientFiles
from blackgate.server.endpoints import ENDPOINTS, decoded
from blackgate.server.headers import BodyLimit, BodyTooLong, SecurityHeaders, header, origin_allowed
from blackgate.server.leases import Elsewhere
from blackgate.server.metrics import CONTENT_TYPE
from blackgate.server.openapi import openapi, socket_schema
from blackgate.server.players.sessions import token_in
from blackgate.server.publishing import encode
from blackgate.server.rate_limits import AddressRateLimits, RateLimited
from blackgate.server.readiness import Readiness
from blackgate.server.refusals import Refusal
from blackgate.server.relays import HEADER, OwnerGone, Relays, address_in
from blackgate.server.routing import PATIENCE, PAUSE
from blackgate.server.storage import StorageError
from blackgate.server.table_manager import TableManager

LOG = structlog.get_logger(__name__)
API = "/api"
JSON = "application/json"
BEARER = "Bearer "
IDEMPOTENT: Final = frozenset({"GET", "HEAD", "PUT", "DELETE"})

Answer = Callable[[Request], Awaitable[Response]]


def make_app(manager: TableManager, limits: AddressRateLimits, relays: Relays | None = None) -> ASGIApp:
    """`relays`: for tables owned by other processes."""
    files = ClientFiles()
    described = [
        Route("/openapi.json", document(encode(openapi()))),
        Route("/schema.json", document(encode(socket_schema()))),
    ]
    routes: list[BaseRoute] = [
        # No file of the client is there.
        Mount(API, routes=[*endpoint_routes(manager, limits, relays), *described]),
        Route("/healthz", document(b'{"alive":true}')),
        Route("/readyz", ready(Readiness(manager))),
        Route("/{path:path}", client(files)),
    ]
    app = Starlette(routes=routes, exception_handlers=ERRORS)
    return SecurityHeaders(RequestRateLimit(body_limit(app), manager, limits, files.find))


def relayed_app(manager: TableManager, limits: AddressRateLimits) -> ASGIApp:
    """Serves requests relayed by other processes, and never relays them further."""
    routes = [Mount(API, routes=endpoint_routes(manager, limits, None))]
    return SecurityHeaders(Relayed(body_limit(Starlette(routes=routes, exception_handlers=ERRORS))))


def body_limit(app: ASGIApp) -> BodyLimit:
    return BodyLimit(app, encode(Problem("too-large", phrase("server-too-large").text(DEFAULT_LANGUAGE))))


class Relayed:
    """A relayed request, which the other process has already counted: `client` is the address it names."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_in(header(scope, HEADER).encode())
        await self._app({**scope, "client": (address, 0)}, receive, send)


class RequestRateLimit:
    """Counts every request before doing anything else for it; files separately, because a page has many of them.

    From here on `client` is the client's own address, not that of the proxy.
    """

    def __init__(
        self,
        app: ASGIApp,
        manager: TableManager,
        limits: AddressRateLimits,
        is_file: Callable[[str], object] = lambda path: False,
    ) -> None:
        self._app = app
        self._manager = manager
        self._limits = limits
        self._is_file = is_file

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        peer = scope["client"][0] if scope["client"] else ""
        forwarded = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
        address = client_address(peer, forwarded, self._manager.settings.proxies)
        try:
            self._limits.check("file" if self._is_file(scope["path"]) else "request", address)
        except RateLimited as error:
            await limited(error, self._manager, Request(scope))(scope, receive, send)
        else:
            await self._app({**scope, "client": (address, 0)}, receive, send)


def endpoint_routes(manager: TableManager, limits: AddressRateLimits, relays: Relays | None) -> list[Route]:
    """One route per path, so that a wrong method is answered with all the allowed ones."""
    paths: dict[str, dict[str, Answer]] = {}
    for each in ENDPOINTS:
        paths.setdefault(each.path.removeprefix(API), {})[each.method] = handler(each, manager, limits, relays)
    return [Route(path, by_method(answers), methods=list(answers)) for path, answers in paths.items()]


def by_method(answers: dict[str, Answer]) -> Answer:
    async def answer(request: Request) -> Response:
        return await answers["GET" if request.method == "HEAD" else request.method](request)

    return answer


def handler(endpoint: Endpoint, manager: TableManager, limits: AddressRateLimits, relays: Relays | None) -> Answer:
    async def answer(request: Request) -> Response:
        call: Call | None = None
        try:
            call = await read(request, endpoint, manager, limits)
            found = await do_or_relay(endpoint, call, request, relays)
        except Refusal as refusal:
            return problem(refusal, request)
        except RateLimited as error:
            return limited(error, manager, request)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return problem(Refusal("wrong-message", wrong(error)), request)
        except ClientDisconnect:  # in the middle of a body; nobody hears this
            return problem(Refusal("too-slow"), request)
        except BodyTooLong:  # BodyLimit, which raised it, sends its own answer instead of this one
            return problem(Refusal("too-large"), request)
        except StorageError as error:
            LOG.error("not stored", path=request.url.path, error=str(error))
            return problem(Refusal("unsaved"), request)
        except Exception as error:
            room = manager.rooms.get(request.path_params.get("table", ""))
            if (
                room is None or call is None or request.method == "GET"
            ):  # failing to read a body is not the table's fault
                LOG.error("request failed", method=request.method, path=request.url.path, exc_info=error)
                return problem(Refusal("internal"), request)
            room.quarantine(error)
            return problem(Refusal("quarantined"), request)
        if isinstance(found, Response):
            return found
        content, media = (
            (found, "text/plain")
            if isinstance(found, str)
            else (found, "application/octet-stream")
            if isinstance(found, bytes)
            else (encode(found), JSON)
        )
        response = Response(content, endpoint.status, media_type=media)
        for cookie in call.cookies:
            response.headers.append("set-cookie", cookie)
        return response

    return answer


async def do_or_relay(endpoint: Endpoint, call: Call, request: Request, relays: Relays | None) -> object:
    """Here, or by the process that owns the table. If that is gone, wait until its lease expires."""
    until = time.monotonic() + call.manager.settings.lease_seconds + PATIENCE
    while True:
        try:
            return await endpoint.do(call)
        except Elsewhere as elsewhere:
            if relays is None:
                raise
            owner = elsewhere.owner
        try:
            return await relays.ask(owner, request, await request.body(), call.address)
        except OwnerGone as gone:
            if time.monotonic() > until or (gone.heard and request.method not in IDEMPOTENT):
                raise Refusal("moved", retry_after=1) from None
        await asyncio.sleep(PAUSE)


async def read(request: Request, endpoint: Endpoint, manager: TableManager, limits: AddressRateLimits) -> Call:
    headers, settings = request.headers, manager.settings
    if request.method != "GET" and not origin_allowed(headers.get("origin"), headers.get("host", ""), settings.origins):
        raise Refusal("wrong-origin")
    authorization = headers.get("authorization", "")
    return Call(
        manager=manager,
        limits=limits,
        address=request.client.host if request.client else "",
        path=dict(request.path_params),
        query=dict(request.query_params),
        token=authorization.removeprefix(BEARER) if authorization.startswith(BEARER) else "",
        body=decoded(endpoint, await request.body()),
        session=token_in(headers.get("cookie", "")),
        origin=headers.get("origin"),
    )


def problem(refusal: Refusal, request: Request) -> Response:
    found = Problem(refusal.code, refusal.text(language_of(request)), refusal.retry_after)
    headers = {"retry-after": str(refusal.retry_after)} if refusal.retry_after else {}
    if refusal.code == "no-token":
        headers["www-authenticate"] = BEARER.strip()
    return Response(encode(found), refusal.status, headers, JSON)


def limited(error: RateLimited, manager: TableManager, request: Request) -> Response:
    manager.metrics.limited(error.asked)
    return problem(Refusal("too-many", error.words(), retry_after=error.seconds), request)


def wrong(error: Exception) -> Phrase:
    return phrase("server-wrong-message-why", reason=str(error)[:200])


def language_of(request: Request) -> str:
    """The first language we have of those the browser prefers."""
    for part in request.headers.get("accept-language", "").split(","):
        language = nearest_language(part.partition(";")[0].strip())
        if language:
            return language
    return DEFAULT_LANGUAGE


async def unknown(request: Request, error: Exception) -> Response:
    return problem(Refusal("not-found"), request)


async def internal_error(request: Request, error: Exception) -> Response:
    """Outside the API; Starlette raises the error again, and uvicorn logs its traceback."""
    return problem(Refusal("internal"), request)


async def wrong_method(request: Request, error: Exception) -> Response:
    answer = problem(Refusal("wrong-method"), request)
    answer.headers["allow"] = getattr(error, "headers", {})["Allow"]
    return answer


ERRORS: Final = {404: unknown, 405: wrong_method, 500: internal_error}


def client(found: ClientFiles) -> Answer:
    """The browser client; if it was not built in, a page says what to do."""

    async def answer(request: Request) -> Response:
        file = found.find(request.url.path)
        if file is not None:
            return file.answer(request)
        if found or request.url.path != "/":
            return found.missing(request) or problem(Refusal("not-found"), request)
        address = str(request.base_url).rstrip("/")
        return Response(
            phrase("server-front-page", address=address).text(language_of(request)), media_type="text/plain"
        )

    return answer


def document(body: bytes) -> Answer:
    async def answer(request: Request) -> Response:
        return Response(body, media_type=JSON)

    return answer


def ready(readiness: Readiness) -> Answer:
    async def answer(request: Request) -> Response:
        reason = await readiness.reason()
        found = {"ready": False, "reason": reason} if reason else {"ready": True}
        return Response(encode(found), 503 if reason else 200, media_type=JSON)

    return answer


def metrics_app(manager: TableManager, limits: AddressRateLimits) -> ASGIApp:
    """Served at an address of its own, for the operator."""

    async def answer(request: Request) -> Response:
        return Response(manager.metrics.text(), media_type=CONTENT_TYPE)

    app = Starlette(routes=[Route("/metrics", answer)], exception_handlers=ERRORS)
    return SecurityHeaders(RequestRateLimit(app, manager, limits))
