"""The application: routes, pages, headers, errors, and what starts and stops with it."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter
from types import FrameType
from typing import Any

import uvicorn
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse, Response

from ... import __version__
from ...core.dialect.meanwhile import at_once
from .. import logs
from .. import settings as settings_of_file
from ..answers import Problem
from ..play.hub import Hub
from ..problems import Refused
from ..settings import Settings, data_of
from . import socket
from .built import Built
from .doors import Doors
from .frames import DOORS, ways_in
from .gate import Gate, address_of
from .limits import asker
from .openapi import answer, describe
from .routes import ROUTERS
from .visitors import SAFE, check_origin

STATIC = Path(__file__).parents[1] / "static"
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "object-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server for these settings, or for those of the environment."""
    settings = settings or settings_of_file.load()
    if settings.workers > 1:  # in a process of its own, which nobody has told yet how to log
        logs.set_up(settings.log_format, settings.log_level, settings.log_addresses)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        hub = Hub(settings)
        with at_once():  # who serves people does not wait for a compiler
            await hub.open()
            app.state.gate = Gate(settings, hub)
            hub.upkeep.tends_garbage = True
            hub.garbage.start()
            hear_of_the_end(hub)
            doors = Doors.found(settings.workers)
            if doors:
                hub.leaving.append(doors.leave)
                doors.open(uvicorn.Config(app, lifespan="off", **ways_in(settings)))
            yield {DOORS: doors}
            if doors:
                await doors.close()
            await hub.close()

    app = FastAPI(
        title="Maiolica",
        version=__version__,
        description="Tables, seats and live play; docs/protocol.md tells the whole story.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        swagger_ui_oauth2_redirect_url=None,
    )
    app.openapi = describe(app)  # type: ignore[method-assign]
    for router in (*ROUTERS, socket.router):
        app.include_router(router)
    add_operation(app, settings)
    add_errors(app)
    add_guard(app, settings)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    add_pages(app)
    return app


def hear_of_the_end(hub: Hub) -> None:
    """Who waits for a moment is answered as soon as the server is told to stop, not when it has waited long enough."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        before = signal.getsignal(number)

        def stop(number: int, frame: FrameType | None, before: Any = before) -> None:
            loop.call_soon_threadsafe(hub.leave)
            if callable(before):
                before(number, frame)

        signal.signal(number, stop)


def add_operation(app: FastAPI, settings: Settings) -> None:
    """What operators look at."""

    @app.get("/health", include_in_schema=False)
    async def health(request: Request) -> Response:
        try:
            tables = await request.app.state.gate.hub.store.count()
        except Refused as refused:
            headers = {"Retry-After": str(refused.after)}
            return JSONResponse({"status": "the database does not answer"}, 503, headers)
        return JSONResponse({"status": "ok", "version": __version__, "data": data_of(settings), "tables": tables})

    if settings.metrics:

        @app.get("/metrics", include_in_schema=False)
        async def metrics(request: Request) -> Response:
            found = generate_latest(request.app.state.gate.hub.metrics.registry)
            return Response(found, media_type=CONTENT_TYPE_LATEST)


def add_errors(app: FastAPI) -> None:
    """Every error has the same form."""

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        return refusal(request, error)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        return answer(Refused("bad-request", f"{first['loc'][-1]}: {first['msg']}").problem, 400)

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        code = "not-found" if error.status_code == 404 else "bad-request"
        problem = Refused(code, str(error.detail)).problem
        response = answer(problem, error.status_code)
        response.headers.update(error.headers or {})
        return response


def refusal(request: Request, error: Refused) -> Response:
    """An answer that says no, and is counted."""
    request.app.state.gate.hub.metrics.refused.labels(error.code).inc()
    response = answer(error.problem, error.status)
    if error.after:
        response.headers["Retry-After"] = str(error.after)
    return response


def add_guard(app: FastAPI, settings: Settings) -> None:
    """Looks at every request first, and gives every answer its headers."""

    @app.middleware("http")
    async def guard(request: Request, go_on: Callable[[Request], Awaitable[Response]]) -> Response:
        started = perf_counter()
        try:
            if gate := getattr(request.app.state, "gate", None):
                admit(request, gate)
            if request.method not in SAFE:
                check_origin(request, settings.origins)
            response = await go_on(request)
        except Refused as error:
            response = refusal(request, error)
        except Exception:  # ours to mend: the log has it all, the visitor learns nothing of it
            logs.log.exception("a request failed", extra={"path": request.url.path})
            response = answer(Problem("broken", "something went wrong here; it was written down"), 500)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        if "/api/" in request.url.path:
            response.headers.setdefault("Cache-Control", "no-store")
        logs.request(request, response.status_code, perf_counter() - started)
        return response


def admit(request: Request, gate: Gate) -> None:
    """Refuse who asks too often, or for too much."""
    if not request.url.path.startswith(f"{request.scope.get('root_path', '')}/api"):
        gate.limit_pages(request)
        return
    gate.limit(request)
    asker.set(address_of(request))
    gate.work.check(asker.get())


def add_pages(app: FastAPI) -> None:
    """The browser app, if it was built."""
    if not (STATIC / "index.html").exists():
        return
    built = Built(directory=STATIC)

    @app.get("/", include_in_schema=False)
    async def page(request: Request) -> Response:
        return await built.get_response("index.html", request.scope)

    app.mount("/", built, name="app")
