"""The browser app's own files: packed once, kept as long as they may be, plain for whoever cannot unpack them."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from maiolica.server.api import built
from maiolica.server.api.routes.content import FOREVER

SCRIPT = b"let tiles = 100\n" * 200


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-0a1b.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "font.woff2").write_bytes(b"packed already")
    (tmp_path / "index.html").write_text("<!doctype html>")
    return tmp_path


@pytest.fixture
async def browser(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    app = Starlette(routes=[Mount("/", built.Built(directory=folder))])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://here") as browser:
        yield browser


async def test_a_file_is_packed_once_and_kept_for_ever(browser: httpx.AsyncClient, monkeypatch) -> None:
    packings: list[bytes] = []
    compress = gzip.compress
    monkeypatch.setattr(gzip, "compress", lambda data, **more: (packings.append(data), compress(data, **more))[1])
    for _ in range(3):
        response = await browser.get("/assets/index-0a1b.js")
        assert response.content == SCRIPT
        assert response.headers["Content-Encoding"] == "gzip"
        assert int(response.headers["Content-Length"]) < len(SCRIPT) / 10
        assert response.headers["Cache-Control"] == FOREVER
        assert "javascript" in response.headers["Content-Type"]
        assert response.headers["Vary"] == "Accept-Encoding"
    assert packings == [SCRIPT]


async def test_another_build_is_packed_anew(browser: httpx.AsyncClient, folder: Path) -> None:
    first = await browser.get("/index.html")
    (folder / "index.html").write_text("<!doctype html><title>Newer</title>")
    second = await browser.get("/index.html")
    assert first.text != second.text
    assert "Newer" in second.text
    assert second.headers["Cache-Control"] == "no-cache"


async def test_who_has_it_is_not_sent_it_again(browser: httpx.AsyncClient) -> None:
    first = await browser.get("/index.html")
    again = await browser.get("/index.html", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("headers", [{"Accept-Encoding": "identity"}, {"Range": "bytes=0-9"}])
async def test_who_cannot_unpack_it_or_wants_a_part_gets_it_plain(browser: httpx.AsyncClient, headers) -> None:
    response = await browser.get("/assets/index-0a1b.js", headers=headers)
    assert "Content-Encoding" not in response.headers
    assert response.headers["Vary"] == "Accept-Encoding"
    assert response.content == (SCRIPT[:10] if "Range" in headers else SCRIPT)


async def test_what_is_packed_already_is_sent_as_it_is(browser: httpx.AsyncClient) -> None:
    response = await browser.get("/assets/font.woff2")
    assert "Content-Encoding" not in response.headers
    assert response.content == b"packed already"
