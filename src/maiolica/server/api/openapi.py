"""The OpenAPI document: bodies and answers are described by the very types that read and write them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from fastapi import FastAPI, Request
from fastapi.openapi.utils import get_openapi
from starlette.responses import Response

from .. import answers, catalog, messages
from ..problems import STATUS, Refused

T = TypeVar("T")
LARGEST = 64 * 1024  # bytes of a body
TYPES = [
    thing
    for module in (messages, answers, catalog)
    for thing in vars(module).values()
    if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing not in (msgspec.Struct, messages.Message)
]
COMMANDS = messages.Command.__args__
TEMPLATE = "#/components/schemas/{name}"


def answer(thing: Any, status: int = 200) -> Response:
    """One of our types as a JSON answer."""
    return Response(msgspec.json.encode(thing), status, media_type="application/json")


def body(kind: type[T], largest: int = LARGEST) -> Callable[[Request], Awaitable[T]]:
    """Reads a request's body as one of our types."""
    decoder = msgspec.json.Decoder(kind)

    async def read(request: Request) -> T:
        data = b""
        async for chunk in request.stream():
            data += chunk
            if len(data) > largest:
                raise Refused("too-large", f"a body may have {largest:,} bytes")
        try:
            return decoder.decode(data or b"{}")
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("bad-request", f"this is not what is expected here: {error}") from None

    return read


def reads(kind: Any) -> dict[str, Any]:
    """The part of a route's description that tells of its body."""
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema_of(kind)}}}}


def gives(kind: Any | None, *problems: str, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """The part of a route's description that tells of its answers."""
    found: dict[int | str, dict[str, Any]] = {status: {"description": "done"}}
    if kind is not None:
        found[status]["content"] = {"application/json": {"schema": schema_of(kind)}}
    for code in sorted({STATUS[problem] for problem in (*problems, "too-many", "broken")}):
        content = {"application/json": {"schema": schema_of(answers.Problem)}}
        found[code] = {"description": "refused", "content": content}
    return found


def schema_of(kind: Any) -> dict[str, Any]:
    """A reference to one of our types."""
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=TEMPLATE)
    return schema


def describe(app: FastAPI) -> Callable[[], dict[str, Any]]:
    """The document, made once."""

    def document() -> dict[str, Any]:
        if not app.openapi_schema:
            found = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
            _, schemas = msgspec.json.schema_components(TYPES, ref_template=TEMPLATE)
            for kind in COMMANDS:  # which command it is, the address tells
                schemas[kind.__name__]["required"].remove("type")
            found["components"] = {
                "schemas": schemas,
                "securitySchemes": {
                    "token": {"type": "http", "scheme": "bearer"},
                    "cookie": {"type": "apiKey", "in": "cookie", "name": "maiolica"},
                },
            }
            found["security"] = [{"token": []}, {"cookie": []}, {}]
            drop_unused(found)
            app.openapi_schema = found
        return app.openapi_schema

    return document


def drop_unused(document: dict[str, Any]) -> None:
    """FastAPI describes validation errors of its own form; ours have one form for all."""
    problem = {"description": "refused", "content": {"application/json": {"schema": schema_of(answers.Problem)}}}
    for path in document["paths"].values():
        for operation in path.values():
            if "422" in operation["responses"]:
                del operation["responses"]["422"]
                operation["responses"].setdefault("400", problem)
