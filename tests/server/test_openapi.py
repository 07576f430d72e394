"""Schemathesis over the OpenAPI document: whatever fits it, and whatever does not, is answered and never breaks."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from maiolica.games import ids
from maiolica.server.api.app import create_app
from maiolica.server.settings import Settings

from .serving import Server

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
EXAMPLES = 15
ALWAYS = {"GET /api/catalog": 200, "GET /api/me": 200, "GET /api/tables": 200, "POST /api/me/forget": 204}
DOCUMENT = create_app(Settings()).openapi()
OPERATIONS = [found.ok() for found in schemathesis.openapi.from_dict(DOCUMENT).get_all_operations()]
every_operation = pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)


@pytest.fixture(scope="module")
def visitor(postgres_server: Server) -> dict[str, str]:
    """Somebody who is known."""
    token = httpx.post(f"{postgres_server.address}/api/visitors", json={"name": "Ada"}).json()["token"]
    return {"Authorization": f"Bearer {token}"}


@pytest.fixture(scope="module")
def table(postgres_server: Server, visitor: dict[str, str]) -> str:
    """A running game of that visitor."""
    wish = {"game": ids()[-1], "seats": [{"kind": "me"}, {"kind": "me"}], "kind": "device"}
    found: str = httpx.post(f"{postgres_server.address}/api/tables", json=wish, headers=visitor).json()["id"]
    return found


@every_operation
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["fitting", "other"])
def test_whatever_is_sent_is_answered_as_the_document_says(
    operation: Any, mode: GenerationMode, postgres_server: Server, visitor: dict[str, str], table: str
) -> None:
    if mode is GenerationMode.NEGATIVE and not (operation.body or operation.path_parameters or operation.query):
        return  # there is nothing that could be wrong

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    def send(case: Any) -> None:
        name = str((case.path_parameters or {}).get("table_id", ""))
        if name and len(name) % 2:
            case.path_parameters["table_id"] = table  # half of them at a table that there is
        if isinstance(case.query, dict) and "wait" in case.query:
            case.query["wait"] = 0
        headers = {} if operation.label.endswith("/forget") else visitor
        response = case.call_and_validate(base_url=postgres_server.address, headers=headers, checks=CHECKS)
        statuses.add(response.status_code)

    statuses: set[int] = set()
    send()
    if mode is GenerationMode.NEGATIVE:
        assert statuses & {400, 404, 405, 413}
    elif operation.label in ALWAYS:
        assert statuses == {ALWAYS[operation.label]}


def test_the_document_is_what_the_server_gives(postgres_server: Server) -> None:
    assert httpx.get(f"{postgres_server.address}/api/openapi.json").json() == json.loads(json.dumps(DOCUMENT))


def test_every_route_of_the_protocol_is_described() -> None:
    described = {f"{method.upper()} {path}" for path, methods in DOCUMENT["paths"].items() for method in methods}
    assert "POST /api/tables/{table_id}/play" in described
    assert len(described) >= 26
    for methods in DOCUMENT["paths"].values():
        for operation in methods.values():
            assert operation["responses"]["429"]


def test_a_program_may_leave_out_what_the_protocol_leaves_out() -> None:
    """The types of the socket have a field that tells which message it is; over HTTP the address tells it."""
    play = DOCUMENT["components"]["schemas"]["Play"]
    assert set(play["required"]) == {"id", "move"}
