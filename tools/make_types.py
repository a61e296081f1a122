"""python tools/make_types.py [FOLDER]: write down the server's protocol as others read it, from our message types.

- docs/openapi.json and docs/server-protocol.schema.json, as the server itself serves them
- web/src/protocol.ts, the same as TypeScript
- web/tests/printed-board.json, a message for the client's unit tests: what is printed in the standard edition

`make types` runs it; a test says when it has to be run again. FOLDER is the root of the repository if none is named.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from blackgate.protocol import SUBPROTOCOL, VERSION
from blackgate.server.board import printed_board
from blackgate.server.openapi import openapi, socket_schema
from blackgate.server.time_slices import run_to_end

Schema = dict[str, Any]

ROOT: Final = Path(__file__).parents[1]
HEAD: Final = f"""\
// What the server and its clients say to each other: docs/server-protocol.md explains it.
// Made by `make types` from src/blackgate/protocol. Change that, not this.

export const PROTOCOL = {VERSION};
export const SUBPROTOCOL = {json.dumps(SUBPROTOCOL)};
"""
PRIMITIVES: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
# All that msgspec writes for our types. The last row says nothing to TypeScript.
KEYWORDS: Final = {
    "type", "enum", "anyOf", "$ref", "items", "properties", "required", "additionalProperties", "description",
    "default",
    "title", "discriminator", "minLength", "maxLength", "minimum", "maximum", "maxItems",
}  # fmt: skip


class UnknownSchema(Exception):
    """A schema that this tool cannot translate yet: extend it."""


def main(folder: Path) -> None:
    for name, text in files().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path)


def files() -> dict[str, str]:
    """All generated files, by path in the repository."""
    http, socket = openapi(), socket_schema()
    return {
        "docs/openapi.json": document(http),
        "docs/server-protocol.schema.json": document(socket),
        "web/src/protocol.ts": typescript(http, socket),
        "web/tests/printed-board.json": msgspec.json.format(
            msgspec.json.encode(run_to_end(printed_board("en"))), indent=1
        ).decode()
        + "\n",
    }


def document(schema: Schema) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


# --- TypeScript
def typescript(http: Schema, socket: Schema) -> str:
    """A type for each message and for each of its parts, and the endpoints."""
    named = {**http["components"]["schemas"], **socket["$defs"]}
    return "\n".join([HEAD, *(declaration(name, schema) for name, schema in named.items()), endpoints(http["paths"])])


def declaration(name: str, schema: Schema) -> str:
    """An interface for an object, a type for anything else."""
    check(name, schema)
    comment = "".join(comment_lines(schema.get("description", ""), ""))
    if "properties" not in schema:
        return f"{comment}export type {name} ={union(schema['anyOf'])};\n"
    required = schema["required"]
    fields = [field(key, value, key in required) for key, value in schema["properties"].items()]
    return f"{comment}export interface {name} {{\n{''.join(fields)}}}\n"


def field(name: str, schema: Schema, required: bool) -> str:
    comment = "".join(comment_lines(schema.get("description", ""), "  "))
    told = "default" in schema and not required and "$ref" not in schema  # what is referred to has its own defaults
    default = f" // otherwise {json.dumps(schema['default'])}" if told else ""
    return f"{comment}  {name}{'' if required else '?'}: {written(name, schema)};{default}\n"


def union(schemas: Sequence[Schema]) -> str:
    return "".join(f"\n  | {written('', each)}" for each in schemas)


def written(name: str, schema: Schema) -> str:
    """A schema as a type; `name` is whose it is, for an error."""
    check(name, schema)
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(json.dumps(each) for each in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(written(name, each) for each in schema["anyOf"])
    kind = schema["type"]
    if kind == "array":
        item = written(name, schema["items"])
        return f"({item})[]" if {"anyOf", "enum"} & set(schema["items"]) else f"{item}[]"
    if kind == "object" and "properties" not in schema:
        values = schema.get("additionalProperties")
        return f"Record<string, {written(name, values) if values else 'unknown'}>"
    if kind not in PRIMITIVES:
        raise UnknownSchema(f"{name}: {schema}")
    return PRIMITIVES[kind]


def check(name: str, schema: Schema) -> None:
    unknown = set(schema) - KEYWORDS
    if unknown:
        raise UnknownSchema(f"{name}: {', '.join(sorted(unknown))}")


def comment_lines(text: str, indent: str) -> Iterator[str]:
    lines = text.replace("*/", "* /").splitlines()
    if len(lines) == 1:
        yield f"{indent}/** {lines[0]} */\n"
    elif lines:
        yield f"{indent}/**\n"
        yield from (f"{indent} * {line}".rstrip() + "\n" for line in lines)
        yield f"{indent} */\n"


def endpoints(paths: Schema) -> str:
    """The request and response of each endpoint."""
    lines = [
        "/** Everything over HTTP: the body that is sent, and the answer where nothing is refused (a Problem is). */"
    ]
    lines.append("export interface Endpoints {")
    for path, methods in paths.items():
        for method, operation in methods.items():
            done = next(answer for status, answer in operation["responses"].items() if status.startswith("2"))
            body = content(operation["requestBody"]) if "requestBody" in operation else "null"
            lines.append(f"  /** {operation['summary']} */")
            lines.append(f'  "{method.upper()} {path}": {{ body: {body}; answer: {content(done)} }};')
    return "\n".join([*lines, "}", ""])


def content(described: Schema) -> str:
    ((media, found),) = described["content"].items()
    if media == "application/octet-stream":
        return "Blob"
    return written("", found["schema"])


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT)
