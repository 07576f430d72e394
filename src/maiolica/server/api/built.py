"""The files of the browser app as they were built: packed once, and kept by browsers as long as they may."""

from __future__ import annotations

import gzip
import os
from functools import cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope

from .routes.content import FOREVER

WORTH_PACKING = {".css", ".html", ".js", ".json", ".svg", ".webmanifest"}

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
        if path.suffix in WORTH_PACKING and isinstance(response, FileResponse):
            response = packed_response(path, stat_result, response, Headers(scope=scope))
        response.headers["Cache-Control"] = FOREVER if "assets" in path.parts else "no-cache"
        return response


def packed_response(path: Path, stat: os.stat_result, plain: FileResponse, asked: Headers) -> Response:
    """The same answer packed, for a browser that reads that and wants all of it."""
    if "gzip" not in asked.get("accept-encoding", "") or "range" in asked:
        plain.headers["Vary"] = "Accept-Encoding"
        return plain
    headers = {name: plain.headers[name] for name in ("ETag", "Last-Modified", "Content-Type")}
    headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(packed(path, stat.st_mtime_ns), headers=headers)


@cache
def packed(path: Path, _changed: int) -> bytes:
    """A file packed as it is now; another build is packed anew."""
    return gzip.compress(path.read_bytes(), mtime=0)
