"""What describes the protocol is as the protocol is: documents, TypeScript types, and real messages."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from blackgate.protocol.play import Update, Welcome
from tests.server.serving import RunningServer
from tools.make_types import UnknownSchema, declaration, files, main

ROOT = Path(__file__).parents[2]
# Not every machine has one.
COMPILERS = [
    found for found in (shutil.which("tsc"), shutil.which("tsc", path=ROOT / "web/node_modules/.bin")) if found
]
SAMPLE = """
import { PROTOCOL, type Endpoints, type FromClient, type FromServer, type Welcome } from "./protocol";

export function answer(message: FromServer): FromClient | null {
  switch (message.type) {
    case "update": {
      const choice = message.question.choices?.[0];
      return choice ? { type: "play", ref: "1", version: message.version, action: choice.action } : null;
    }
    case "refused":
      throw new Error(`${message.code}: ${message.text ?? ""}`);
    default:
      return null;
  }
}

export const isOurs = (message: Welcome): boolean => message.protocol === PROTOCOL && message.table.code !== "";
export const body: Endpoints["POST /api/tables"]["body"] = { settings: { clock: { type: "turn", seconds: 60 } } };
// @ts-expect-error a clock of a turn needs its seconds
export const wrong: Endpoints["POST /api/tables"]["body"] = { settings: { clock: { type: "turn" } } };
"""


def test_the_documents_and_types_are_as_the_protocol_is(tmp_path: Path) -> None:
    main(tmp_path)
    for name in files():
        made, kept = ((folder / name).read_text(encoding="utf-8") for folder in (tmp_path, ROOT))
        assert made == kept, f"{name} is not as the protocol is any more: run `make types`"


def test_a_schema_becomes_a_readable_type() -> None:
    schema = {
        "title": "Body",
        "description": "What somebody wants.\n\nOr does not.",
        "type": "object",
        "properties": {
            "type": {"enum": ["body"]},
            "seats": {"type": "array", "items": {"anyOf": [{"type": "integer", "minimum": 0}, {"type": "null"}]}},
            "counts": {"type": "object", "additionalProperties": {"type": "number"}},
            "clock": {"description": "how long", "$ref": "#/$defs/Clock", "default": {"type": "none"}},
            "by": {"enum": ["", "bot"], "default": ""},
            "anything": {"type": "object"},
        },
        "required": ["type", "seats", "counts", "anything"],
    }
    assert declaration("Body", schema) == (
        "/**\n"
        " * What somebody wants.\n"
        " *\n"
        " * Or does not.\n"
        " */\n"
        "export interface Body {\n"
        '  type: "body";\n'
        "  seats: (number | null)[];\n"
        "  counts: Record<string, number>;\n"
        "  /** how long */\n"
        "  clock?: Clock;\n"
        '  by?: "" | "bot"; // otherwise ""\n'
        "  anything: Record<string, unknown>;\n"
        "}\n"
    )


@pytest.mark.parametrize("schema", [{"oneOf": []}, {"type": "array", "prefixItems": []}, {"type": "tuple"}])
def test_a_schema_that_the_tool_does_not_know_is_no_type_by_chance(schema: dict[str, Any]) -> None:
    with pytest.raises(UnknownSchema, match="field"):
        declaration("Body", {"properties": {"field": schema}, "required": ["field"]})


@pytest.mark.parametrize("compiler", COMPILERS)
def test_the_types_are_typescript(compiler: str, tmp_path: Path) -> None:
    main(tmp_path)
    sample = tmp_path / "web" / "src" / "sample.ts"
    sample.write_text(SAMPLE, encoding="utf-8")
    done = subprocess.run(
        [compiler, "--strict", "--noEmit", "--target", "es2022", sample], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "")


# --- real messages
def validator(document: str, kind: str) -> jsonschema_rs.Validator:
    """The schema of one type, with all that it refers to."""
    whole = json.loads((ROOT / "docs" / document).read_text(encoding="utf-8"))
    where = "$defs" if "$defs" in whole else "components/schemas"
    return jsonschema_rs.validator_for({**whole, "$ref": f"#/{where}/{kind}"})


def test_what_the_server_says_is_as_its_schemas_say(server: RunningServer) -> None:
    everything: dict[str, Any] = {"team": True, "michel": "michelle", "warden": True, "places": ["library", "laundry"]}
    clock = {"type": "game", "seconds": 600, "increment": 5}
    (ann,) = server.open_table("Ann", bots=("random",) * 3, clock=clock, tracker=True, undo=True, **everything)
    with ann.connect() as player:
        player.receive_until(Welcome)
        ann.post("start")
        player.ask("chat", text="hello")
        player.ask("play", version=0, action="end")  # stale: refused, and told everything again
        told = player.receive_until(Welcome)
        while told.question.kind != "over":
            if told.question.choices:
                player.say(
                    "play", ref=f"play {told.version}", version=told.version, action=told.question.choices[-1].action
                )
            told = player.receive_until(Update, Welcome)  # Welcome: others have decided a window meanwhile
        player.ask("pause")  # the last of all messages: everything before has come
        messages = [json.loads(data) for data in player.raw]
    schema = validator("server-protocol.schema.json", "FromServer")
    for message in messages:
        schema.validate(message)
    assert {message["type"] for message in messages} == {"welcome", "table", "update", "ack", "refused", "said"}
    for path, kind in {"": "TableInfo", "statistics": "Statistics", "replay": "Replay"}.items():
        validator("openapi.json", kind).validate(ann.get(path))


def test_a_message_that_lacks_something_is_not_as_its_schema_says() -> None:
    schema = validator("server-protocol.schema.json", "FromServer")
    assert schema.is_valid({"type": "farewell", "code": "closing", "text": "The server is restarting."})
    assert not schema.is_valid({"type": "farewell", "code": "closing"})
    assert not schema.is_valid({"type": "table", "table": {"id": "T"}})
