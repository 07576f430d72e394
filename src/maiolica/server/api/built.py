"""The files of the browser app as they were built and packed: kept by browsers as long as they may."""

from __future__ import annotations

import os
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope

from .routes.content import FOREVER

PACKED = {"br": ".br", "gzip": ".gz"}  # what the build puts beside a file, the smallest first

NOWHERE = "./#/nowhere"  # an address of the app that shows nothing but the way to all games


class Built(StaticFiles):
    """Built files; what has a hash in its name never changes, and who looks for another page gets to the app."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file; where there is none, a person is sent to the app, which says so."""
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            asked = scope["path"].removeprefix(scope.get("root_path", ""))
            is_page = not asked.startswith("/api/") and "text/html" in Headers(scope=scope).get("accept", "")
            if error.status_code != 404 or not is_page:
                raise
            return RedirectResponse("../" * (asked.count("/") - 1) + NOWHERE)

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file with how long it may be kept; packed, where that is understood and worth it."""
        path = Path(full_path)
        response = super().file_response(full_path, stat_result, scope, status_code)
        if isinstance(response, FileResponse):
            response = packed_response(path, response, Headers(scope=scope))
        response.headers["Cache-Control"] = FOREVER if "assets" in path.parts else "no-cache"
        return response


def packed_response(path: Path, plain: FileResponse, asked: Headers) -> FileResponse:
    """The same answer packed, for a browser that reads that and wants all of it, if the build packed it."""
    plain.headers["Vary"] = "Accept-Encoding"
    accepted = accepted_by(asked)
    for coding, ending in PACKED.items():
        lies = path.with_name(path.name + ending)
        if coding in accepted and "range" not in asked and lies.exists():
            headers = {name: plain.headers[name] for name in ("ETag", "Last-Modified", "Content-Type", "Vary")}
            return FileResponse(lies, headers=headers | {"Content-Encoding": coding})
    return plain


def accepted_by(asked: Headers) -> set[str]:
    """The codings that a client reads."""
    found = (one.replace(" ", "").lower().partition(";") for one in asked.get("accept-encoding", "").split(","))
    return {name for name, _, weight in found if weight not in ("q=0", "q=0.0", "q=0.00", "q=0.000")}
