"""The browser app's own files: packed by the build, kept as long as they may be, plain for who cannot unpack them."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from maiolica.server.api import built
from maiolica.server.api.app import STATIC
from maiolica.server.api.routes.content import FOREVER

SCRIPT = b"let tiles = 100\n" * 200
PACKED = {"gzip": gzip.compress(SCRIPT), "br": b"as brotli would"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-0a1b.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "index-0a1b.js.gz").write_bytes(PACKED["gzip"])
    (tmp_path / "assets" / "index-0a1b.js.br").write_bytes(PACKED["br"])
    (tmp_path / "assets" / "font.woff2").write_bytes(b"packed already")
    (tmp_path / "index.html").write_text("<!doctype html>")
    return tmp_path


@pytest.fixture
async def browser(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    app = Starlette(routes=[Mount("/", built.Built(directory=folder))])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://here") as browser:
        yield browser


@pytest.mark.parametrize(("accepted", "coding"), [("gzip, deflate, br, zstd", "br"), ("gzip;q=1, br;q=0", "gzip")])
async def test_a_file_is_sent_as_the_build_packed_it_and_kept_for_ever(browser, accepted: str, coding: str) -> None:
    async with browser.stream("GET", "/assets/index-0a1b.js", headers={"Accept-Encoding": accepted}) as response:
        sent = b"".join([part async for part in response.aiter_raw()])
    assert sent == PACKED[coding]
    assert response.headers["Content-Encoding"] == coding
    assert int(response.headers["Content-Length"]) == len(sent)
    assert response.headers["Cache-Control"] == FOREVER
    assert "javascript" in response.headers["Content-Type"]
    assert response.headers["Vary"] == "Accept-Encoding"


async def test_what_the_build_did_not_pack_is_sent_as_it_is_also_after_another_build(browser, folder: Path) -> None:
    first = await browser.get("/index.html")
    (folder / "index.html").write_text("<!doctype html><title>Newer</title>")
    second = await browser.get("/index.html")
    assert first.text != second.text
    assert "Newer" in second.text
    assert "Content-Encoding" not in second.headers
    assert second.headers["Cache-Control"] == "no-cache"


def test_the_build_packs_whatever_is_worth_it() -> None:
    packed = [path for path in STATIC.rglob("*") if path.suffix in (".css", ".html", ".js", ".svg", ".webmanifest")]
    assert packed
    for path in packed:
        assert gzip.decompress(path.with_name(f"{path.name}.gz").read_bytes()) == path.read_bytes()
        assert path.with_name(f"{path.name}.br").stat().st_size <= path.stat().st_size + 8


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
