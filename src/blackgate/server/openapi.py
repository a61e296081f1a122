"""The documents that describe the server to programs: OpenAPI for the endpoints, JSON Schema for WebSocket messages."""

from __future__ import annotations

from collections.abc import Sequence
from inspect import cleandoc
from typing import Any, Final

import msgspec

from blackgate.protocol import VERSION, analysis, board, notices, play, players, puzzles, story, tables
from blackgate.protocol.play import FromClient, FromServer
from blackgate.protocol.tables import Problem
from blackgate.server.calls import Endpoint
from blackgate.server.endpoints import ENDPOINTS
from blackgate.server.refusals import STATUS

Document = dict[str, Any]

ALWAYS: Final = ("too-many", "internal", "unsaved", "closing", "moved")  # any endpoint may answer with these
PARAMETERS: Final = {
    "table": {"type": "string", "description": "the id of a table"},
    "code": {"type": "string", "description": "the short code of a table"},
    "player": {"type": "string", "description": "the id of a player, or the kind of a bot"},
    "passkey": {"type": "string", "description": "the id of a passkey"},
    "puzzle": {"type": "string", "description": "the id of a puzzle"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 5},
}
QUERIES: Final = {
    "language": {"type": "string", "description": "en, fr, ...; English where it is not known"},
    "seat": {
        "type": "string",
        "pattern": "^(all|-1|[0-5])$",
        "description": "whose view: a seat's number, -1 for a spectator's, or all",
    },
    "first": {"type": "integer", "minimum": 0, "maximum": 999999},
    "count": {"type": "integer", "minimum": 0, "maximum": 999999},
}


def openapi() -> Document:
    types = [each for endpoint in ENDPOINTS for each in (endpoint.body, endpoint.answer) if is_ours(each)]
    _, components = schemas([*types, Problem], "#/components/schemas/{name}")
    paths: Document = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Blackgate", "version": str(VERSION)},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "the token of a seat"}},
        },
    }


def is_ours(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def operation(endpoint: Endpoint) -> Document:
    codes = (*endpoint.refusals, *ALWAYS, *(("wrong-message", "too-large", "wrong-origin") if endpoint.body else ()))
    if endpoint.method != "GET":
        codes = (*codes, "wrong-origin")
    if endpoint.token:
        codes = (*codes, "no-token")
    if endpoint.query:
        codes = (*codes, "wrong-message")
    found: Document = {
        "operationId": endpoint.do.__name__,
        "summary": endpoint.summary,
        "parameters": parameters(endpoint),
        "responses": {str(endpoint.status): {"description": "done", "content": content(endpoint.answer)}},
    }
    for status in sorted({STATUS[code] for code in codes}):
        named = ", ".join(sorted({code for code in codes if STATUS[code] == status}))
        found["responses"][str(status)] = {"description": named, "content": content(Problem)}
    if endpoint.body:
        found["requestBody"] = {"required": True, "content": content(endpoint.body)}
    if endpoint.token:
        found["security"] = [{"seat": []}]
    return found


def parameters(endpoint: Endpoint) -> list[Document]:
    in_path = [name for name in PARAMETERS if f"{{{name}}}" in endpoint.path]
    return [
        *({"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]} for name in in_path),
        *({"name": name, "in": "query", "required": False, "schema": QUERIES[name]} for name in endpoint.query),
    ]


def content(kind: Any) -> Document:
    if kind is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    if kind is bytes:
        return {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}
    if is_ours(kind):
        return {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}
    return {"application/json": {"schema": {"type": "object"}}}


def socket_schema() -> Document:
    """`FromClient` and `FromServer`: every message of the WebSocket of a table."""
    (client, server), components = schemas([FromClient, FromServer], "#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Blackgate, messages of protocol {VERSION}",
        "$defs": {**components, "FromClient": client, "FromServer": server},
    }


def schemas(kinds: Sequence[Any], ref_template: str) -> tuple[tuple[Document, ...], Document]:
    """The JSON Schema of these types, and by name of all their parts.

    msgspec lists the fields a message must have to be understood; for messages that only the server sends we say more:
    they have all their fields, except those omitted when empty.
    """
    found, components = msgspec.json.schema_components(kinds, ref_template=ref_template)
    modules = (analysis, board, notices, play, players, puzzles, story, tables)
    ours = {name: kind for module in modules for name, kind in vars(module).items()}
    for name, schema in components.items():
        schema["description"] = cleandoc(schema["description"])
        config = ours[name].__struct_config__ if is_ours(ours.get(name)) else None
        if config and not config.forbid_unknown_fields and not config.omit_defaults:
            schema["required"] = list(schema["properties"])
    return found, components
