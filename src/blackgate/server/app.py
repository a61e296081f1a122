"""The HTTP side of the server: endpoints as Starlette routes, health, metrics, and the documents that describe it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp

from blackgate.messages import DEFAULT_LANGUAGE, LANGUAGES, Phrase, phrase
from blackgate.protocol.tables import Problem
from blackgate.server.client_files import ClientFiles
from blackgate.server.endpoints import ENDPOINTS, Call, Endpoint, decoded
from blackgate.server.hall import Hall
from blackgate.server.headers import BodyLimit, SecurityHeaders, client_address, origin_allowed
from blackgate.server.limits import AddressLimits, TooMany
from blackgate.server.metrics import CONTENT_TYPE
from blackgate.server.openapi import openapi, socket_schema
from blackgate.server.publishing import encode
from blackgate.server.refusals import Refusal
from blackgate.server.storage import StorageError

LOG = structlog.get_logger(__name__)
API = "/api"
JSON = "application/json"
BEARER = "Bearer "

Answer = Callable[[Request], Awaitable[Response]]


def make_app(hall: Hall, limits: AddressLimits) -> ASGIApp:
    described = [
        Route("/openapi.json", document(encode(openapi()))),
        Route("/schema.json", document(encode(socket_schema()))),
    ]
    routes: list[BaseRoute] = [
        Mount(API, routes=[*endpoint_routes(hall, limits), *described]),  # nothing there is a file of the client
        Route("/healthz", document(b'{"alive":true}')),
        Route("/readyz", ready(hall)),
        Route("/metrics", metrics(hall)),
        Route("/{path:path}", client(ClientFiles())),
    ]
    app = Starlette(routes=routes, exception_handlers={404: unknown, 405: wrong_method})
    too_large = encode(Problem("too-large", phrase("server-too-large").text(DEFAULT_LANGUAGE)))
    return SecurityHeaders(BodyLimit(app, too_large))


def endpoint_routes(hall: Hall, limits: AddressLimits) -> list[Route]:
    """One for each path, so that whoever tries a wrong method is told all the right ones."""
    paths: dict[str, dict[str, Answer]] = {}
    for each in ENDPOINTS:
        paths.setdefault(each.path.removeprefix(API), {})[each.method] = handler(each, hall, limits)
    return [Route(path, by_method(answers), methods=list(answers)) for path, answers in paths.items()]


def by_method(answers: dict[str, Answer]) -> Answer:
    async def answer(request: Request) -> Response:
        return await answers["GET" if request.method == "HEAD" else request.method](request)

    return answer


def handler(endpoint: Endpoint, hall: Hall, limits: AddressLimits) -> Answer:
    async def answer(request: Request) -> Response:
        try:
            call = await read(request, endpoint, hall, limits)
            found = await endpoint.do(call)
        except Refusal as refusal:
            return problem(refusal, request)
        except TooMany as error:
            hall.metrics.limited(error.asked)
            return problem(Refusal("too-many", error.words(), retry_after=error.seconds), request)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return problem(Refusal("wrong-message", wrong(error)), request)
        except ClientDisconnect:  # in the middle of a body; nobody hears this
            return problem(Refusal("too-slow"), request)
        except StorageError as error:
            LOG.error("not stored", path=request.url.path, error=str(error))
            return problem(Refusal("unsaved"), request)
        except Exception as error:
            room = hall.rooms.get(request.path_params.get("table", ""))
            if room is None or request.method == "GET":
                raise
            room.quarantine(error)
            return problem(Refusal("quarantined"), request)
        if isinstance(found, str):
            return Response(found, endpoint.status, media_type="text/plain")
        return Response(encode(found), endpoint.status, media_type=JSON)

    return answer


async def read(request: Request, endpoint: Endpoint, hall: Hall, limits: AddressLimits) -> Call:
    headers, settings = request.headers, hall.settings
    peer = request.client.host if request.client else ""
    address = client_address(peer, headers.get("x-forwarded-for", ""), settings.proxies)
    limits.check("request", address)
    if request.method != "GET" and not origin_allowed(headers.get("origin"), headers.get("host", ""), settings.origins):
        raise Refusal("wrong-origin")
    authorization = headers.get("authorization", "")
    return Call(
        hall=hall,
        limits=limits,
        address=address,
        path=dict(request.path_params),
        query=dict(request.query_params),
        token=authorization.removeprefix(BEARER) if authorization.startswith(BEARER) else "",
        body=decoded(endpoint, await request.body()),
    )


def problem(refusal: Refusal, request: Request) -> Response:
    found = Problem(refusal.code, refusal.text(language_of(request)), refusal.retry_after)
    headers = {"retry-after": str(refusal.retry_after)} if refusal.retry_after else {}
    if refusal.code == "no-token":
        headers["www-authenticate"] = BEARER.strip()
    return Response(encode(found), refusal.status, headers, JSON)


def wrong(error: Exception) -> Phrase:
    return phrase("server-wrong-message-why", reason=str(error)[:200])


def language_of(request: Request) -> str:
    """The first language we have of those the browser prefers."""
    for part in request.headers.get("accept-language", "").split(","):
        tag = part.partition(";")[0].strip().lower().partition("-")[0]
        if tag in LANGUAGES:
            return tag
    return DEFAULT_LANGUAGE


async def unknown(request: Request, error: Exception) -> Response:
    return problem(Refusal("not-found"), request)


async def wrong_method(request: Request, error: Exception) -> Response:
    answer = problem(Refusal("wrong-method"), request)
    answer.headers["allow"] = getattr(error, "headers", {})["Allow"]
    return answer


def client(found: ClientFiles) -> Answer:
    """The browser client; where it is not built in, whoever opens the address is told what to do."""

    async def answer(request: Request) -> Response:
        file = found.find(request.url.path)
        if file is not None:
            return file.answer(request)
        if found or request.url.path != "/":
            return problem(Refusal("not-found"), request)
        address = str(request.base_url).rstrip("/")
        return Response(
            phrase("server-front-page", address=address).text(language_of(request)), media_type="text/plain"
        )

    return answer


def document(body: bytes) -> Answer:
    async def answer(request: Request) -> Response:
        return Response(body, media_type=JSON)

    return answer


def ready(hall: Hall) -> Answer:
    """Whether it makes sense to send people here: the database answers, and the server is not about to stop."""

    async def answer(request: Request) -> Response:
        try:
            await hall.store.ping()
        except StorageError:
            return Response(b'{"ready":false,"reason":"database"}', 503, media_type=JSON)
        if hall.closing:
            return Response(b'{"ready":false,"reason":"closing"}', 503, media_type=JSON)
        return Response(b'{"ready":true}', media_type=JSON)

    return answer


def metrics(hall: Hall) -> Answer:
    async def answer(request: Request) -> Response:
        return Response(hall.metrics.text(), media_type=CONTENT_TYPE)

    return answer
