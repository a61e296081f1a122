"""What the OpenAPI document says is what the server does: schemathesis tries each operation, rightly and wrongly."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from blackgate.protocol import play
from blackgate.server.openapi import openapi
from tests.server.serving import RunningServer, Seat
from tests.server.watching import watched_table

EXAMPLES = 12

Case = schemathesis.Case[Any]
schema = schemathesis.openapi.from_dict(openapi())
# A seat that this table does not have, a bot we do not have, a table that has ended: right in form, and refused.
schema.config.checks.positive_data_acceptance.expected_statuses += ["410", "422"]
patient = settings(max_examples=EXAMPLES, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))


@schema.hook
def map_body(context: Any, body: Any) -> Any:
    """JSON Schema takes 4.0 for a whole number, the server does not: no program writes a number of seats like that."""
    if isinstance(body, dict):
        return {key: map_body(context, value) for key, value in body.items()}
    if isinstance(body, list):
        return [map_body(context, value) for value in body]
    return int(body) if isinstance(body, float) and body.is_integer() else body


@pytest.fixture
def host(server: RunningServer) -> Seat:
    """The host of a table that has not begun."""
    return server.open_table("Ann", players=3)[0]


@pytest.fixture(scope="module")
def finished(server: RunningServer) -> str:
    """A table at which the game is over."""
    host = watched_table(server, players=2)
    with host.connect() as watching:
        host.post("start")
        while watching.receive_until(play.TableChanged).table.state != "over":
            pass
    return host.table


def test_the_document_is_served(server: RunningServer) -> None:
    with server.http() as http:
        assert http.get("/api/openapi.json").content == msgspec.json.encode(openapi())


@schema.parametrize()
@patient
def test_the_server_does_what_its_document_says(case: Case, server: RunningServer) -> None:
    case.call_and_validate(base_url=server.address)


@schema.include(path_regex="{table}").parametrize()
@patient
def test_it_does_so_at_a_table_for_its_host(case: Case, server: RunningServer, host: Seat) -> None:
    case.path_parameters["table"] = host.table
    case.call_and_validate(base_url=server.address, headers={"Authorization": f"Bearer {host.token}"})


@schema.include(path_regex="{table}/(record|statistics|replay)").parametrize()
@patient
def test_it_does_so_after_a_game(case: Case, server: RunningServer, finished: str) -> None:
    case.path_parameters["table"] = finished
    case.call_and_validate(base_url=server.address)
