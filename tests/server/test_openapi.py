"""Schemathesis over the OpenAPI document: whatever fits it, and whatever does not, is answered and never breaks."""

from __future__ import annotations

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from .serving import Server

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
EXAMPLES = 20


@pytest.fixture(scope="module")
def document(postgres_server: Server) -> dict:
    """The document of a running server."""
    found: dict = httpx.get(f"{postgres_server.address}/api/openapi.json").json()
    return found


@pytest.fixture(scope="module")
def visitor(postgres_server: Server) -> dict[str, str]:
    """Somebody with a table of each kind, so that some requests meet something."""
    api = f"{postgres_server.address}/api"
    token = httpx.post(f"{api}/visitors", json={"name": "Ada"}).json()["token"]
    return {"Authorization": f"Bearer {token}"}


@pytest.fixture(scope="module")
def table(postgres_server: Server, visitor: dict[str, str]) -> str:
    """A running game of that visitor."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    wish = {"game": "five211", "seats": seats, "kind": "device"}
    found: str = httpx.post(f"{postgres_server.address}/api/tables", json=wish, headers=visitor).json()["id"]
    return found


@pytest.fixture(scope="module")
def api(document: dict, postgres_server: Server):  # type: ignore[no-untyped-def]
    """The document as Schemathesis reads it."""
    found = schemathesis.openapi.from_dict(document)
    found.config.update(base_url=postgres_server.address)
    return found


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
def test_whatever_is_sent_is_answered_as_the_document_says(case, visitor: dict[str, str], table: str) -> None:  # type: ignore[no-untyped-def]
    if "table_id" in case.path_parameters and len(str(case.path_parameters["table_id"])) % 2:
        case.path_parameters["table_id"] = table  # half of them at a table that there is
    if "wait" in (case.query or {}):
        case.query["wait"] = 0
    forgets = case.path.endswith("/forget")
    case.call_and_validate(headers={} if forgets else visitor, checks=CHECKS)


def test_every_route_of_the_protocol_is_described(document: dict) -> None:
    described = {f"{method.upper()} {path}" for path, methods in document["paths"].items() for method in methods}
    assert "POST /api/tables/{table_id}/play" in described
    assert len(described) >= 26
    for methods in document["paths"].values():
        for operation in methods.values():
            assert operation["responses"]["429"]


def test_a_program_may_leave_out_what_the_protocol_leaves_out(document: dict) -> None:
    """The types of the socket have a field that tells which message it is; over HTTP the address tells it."""
    play = document["components"]["schemas"]["Play"]
    assert set(play["required"]) == {"id", "move"}
