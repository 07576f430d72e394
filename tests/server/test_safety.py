"""Cookies, headers, tokens, links, limits: what keeps people's seats their own."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from maiolica.server.api.app import HEADERS, add_guard
from maiolica.server.play.thinking import Thinkers
from maiolica.server.settings import Settings

from .clients import Person, World, world
from .serving import Server, twin

REFUSED = 'maiolica_refused_total{code="too-many"}'


async def test_a_browser_gets_a_cookie_that_no_script_and_no_other_site_can_use(there: World) -> None:
    async with httpx.AsyncClient(base_url=f"{there.address}/api/") as browser:
        response = await browser.post("visitors", json={"name": "Ada"})
        (cookie,) = response.headers.get_list("set-cookie")
        flags = [flag.strip().lower() for flag in cookie.split(";")]
        assert {"httponly", "samesite=lax", "path=/"} <= set(flags)
        assert "secure" not in flags  # it came by plain http
        assert cookie.startswith(f"maiolica={response.json()['token']};")
        assert (await browser.get("me")).json()["name"] == "Ada"
        assert (await browser.post("me/forget")).status_code == 204
        assert (await browser.get("me")).status_code == 401


async def test_behind_a_proxy_that_speaks_https_the_cookie_is_secure(there: World) -> None:
    async with httpx.AsyncClient(base_url=f"{there.address}/api/", headers={"X-Forwarded-Proto": "https"}) as browser:
        response = await browser.post("visitors", json={"name": "Ada"})
        assert "; Secure" in response.headers["set-cookie"]


async def test_every_answer_has_the_headers_that_keep_other_sites_out(there: World) -> None:
    ada = await there.person()
    table = (await ada.open("azul", "me", "beginner"))["id"]
    asked = [
        ("GET", "/"),
        ("GET", "/health"),
        ("GET", "/metrics"),
        ("GET", "/nothing"),
        ("GET", "/api/nothing"),
        ("GET", "/api/catalog"),
        ("GET", "/api/openapi.json"),
        ("GET", "/api/me"),
        ("PUT", "/api/me"),
        ("POST", "/api/visitors"),
        ("GET", f"/api/tables/{table}"),
        ("GET", f"/api/tables/{table}/picture.svg"),
        ("GET", f"/api/tables/{table}/log"),
        ("GET", "/api/tables/none"),
        ("GET", "/api/tables/NONE"),
    ]
    async with httpx.AsyncClient(base_url=there.address) as browser:
        for method, path in asked:
            response = await browser.request(method, path)
            assert response.status_code < 500
            for name, value in HEADERS.items():
                assert response.headers[name] == value, path
            assert "server" not in response.headers
            if path.startswith("/api/"):
                assert response.headers["Cache-Control"] == "no-store"
        foreign = await browser.post("/api/visitors", headers={"Origin": "https://evil.example"})
        assert foreign.headers["Content-Security-Policy"] == HEADERS["Content-Security-Policy"]
    assert "http" not in HEADERS["Content-Security-Policy"]
    assert "unsafe-eval" not in HEADERS["Content-Security-Policy"]


@pytest.mark.parametrize("path", ["docs", "redoc", "docs/oauth2-redirect", "openapi.json", "debug", "api/docs", ".env"])
async def test_there_are_no_routes_for_developers(there: World, path: str) -> None:
    async with httpx.AsyncClient() as browser:
        assert (await browser.get(f"{there.address}/{path}")).status_code == 404


async def test_a_private_link_moves_a_seat_to_another_device_and_works_once(here: World) -> None:
    ada = await here.person()
    table = (await ada.open("azul", "me", "beginner"))["id"]
    old = (await ada.post("me/recovery"))["token"]
    link = (await ada.post("me/recovery"))["token"]
    assert (await here.nobody().post("recover", {"token": old}, 401))["error"] == "nobody"
    phone = await here.nobody().post("recover", {"token": link})
    assert phone["visitor"] == ada.visitor
    assert len({phone["token"], link, old, ada.token}) == 4
    assert (await here.nobody().post("recover", {"token": link}, 401))["error"] == "nobody"
    again = here.nobody()
    again.http.headers["Authorization"] = f"Bearer {phone['token']}"
    assert (await again.get(f"tables/{table}"))["seats"][0]["yours"]
    assert (await ada.get("me"))["id"] == ada.visitor["id"]
    for token in (link, ada.visitor["id"], table):  # none of these is a credential
        again.http.headers["Authorization"] = f"Bearer {token}"
        assert (await again.get("me", 401))["error"] == "nobody"


@pytest.mark.needs("five211")
async def test_the_sockets_of_a_forgotten_device_are_closed_and_no_others(here: World) -> None:
    ada, bo = await here.person("Ada"), await here.person("Bo")
    table = (await ada.open("five211", "me", "open"))["id"]
    await bo.post(f"tables/{table}/join")
    link = (await ada.post("me/recovery"))["token"]
    phone = here.keep(Person(here.address, (await here.nobody().post("recover", {"token": link}))["token"]))
    forgotten = [await here.feed(table, ada, 0) for _ in range(2)]
    kept = [await here.feed(table, phone, 0), await here.feed(table, bo, 1), await here.feed(table)]
    for feed in (*forgotten, *kept):
        await feed.until(lambda feed=feed: feed.moment, "the start")
    await ada.ask("POST", "me/forget", {}, 204)
    assert [await feed.closed() for feed in forgotten] == [4401, 4401]
    assert (await kept[0].play(kept[0].moment["legal"][0]["text"]))["type"] == "done"
    for feed in kept:
        await feed.until(lambda feed=feed: feed.lines[-1]["seat"] == 0, "the move")
    assert len(forgotten[0].lines) == len(kept[0].lines) - 1  # nothing was told after it
    nobody = await here.feed(table, ada, 0)
    assert await nobody.closed() == 4403  # the seat is somebody else's


async def test_of_several_who_use_a_link_at_once_one_gets_in(here: World) -> None:
    ada = await here.person()
    link = (await ada.post("me/recovery"))["token"]
    answers = await asyncio.gather(*(here.nobody().http.post("recover", json={"token": link}) for _ in range(6)))
    assert sorted(answer.status_code for answer in answers) == [200, *[401] * 5]


async def test_who_has_the_invitation_may_watch_and_join_but_is_nobody_else(there: World) -> None:
    ada, bo = await there.person("Ada"), await there.person("Bo")
    table = (await ada.open("azul", "me", "open"))["id"]
    assert table not in [one["id"] for one in (await bo.get("tables"))["open"]]  # it is not listed
    assert (await there.nobody().get(f"tables/{table}"))["seats"][0]["name"] == "Ada"
    assert (await there.nobody().post(f"tables/{table}/join", {}, 401))["error"] == "nobody"
    joined = await bo.post(f"tables/{table}/join")
    assert [seat["yours"] for seat in joined["seats"]] == [False, True]
    assert (await bo.post(f"tables/{table}/join", {"seat": 0}, 409))["error"] == "not-now"


@pytest.mark.slow
async def test_no_token_is_in_the_database_or_in_the_logs(tmp_path: Path) -> None:
    with twin(tmp_path, "sqlite:test.db") as server:
        async with world(server.address) as here:
            ada = await here.person("Ada Lovelace")
            table = (await ada.open("azul", "me", "beginner"))["id"]
            link = (await ada.post("me/recovery"))["token"]
            await here.feed(table, ada, 0)
            await ada.get(f"tables/{table}/log")
        server.close()
        stored = b"".join(file.read_bytes() for file in tmp_path.glob("test.db*"))
        logs = server.log.read_bytes()
        assert b"Ada Lovelace" in stored
        for token in (ada.token, link):
            assert token
            assert token.encode() not in stored
            assert token.encode() not in logs
        lines = [json.loads(line) for line in logs.decode().splitlines() if line.startswith("{")]
        assert any(line.get("table") == table for line in lines)
        assert {"at", "level", "what"} <= set(lines[-1])


@pytest.mark.slow
async def test_too_much_is_answered_with_how_long_to_wait(tmp_path: Path) -> None:
    limits = {"requests_per_minute": "30", "new_per_minute": "3", "messages_per_second": "1", "hints_per_minute": "1"}
    with twin(tmp_path, "sqlite:test.db", connections_per_address="3", **limits) as server:
        async with world(server.address) as here:
            ada = await here.person()
            table = (await ada.open("azul", "me", "beginner", options={"first_seat": 1}))["id"]
            feed = await here.feed(table, ada, 0)
            await feed.until(lambda: feed.moment, "a moment")
            assert (await feed.command("hint"))["type"] == "done"
            assert (await feed.command("hint"))["error"] == "too-many"
            others = [await here.feed(table) for _ in range(2)]
            crowd = await here.feed(table)
            assert await crowd.closed() == 4429
            await others[0].close()
            answers = [await ada.http.post("visitors", json={"name": "x"}) for _ in range(3)]
            refusals, refused = sum(one.status_code == 429 for one in answers), answers[-1]
            assert (refused.status_code, refused.json()["error"]) == (429, "too-many")
            assert 0 < int(refused.headers["Retry-After"]) <= 60
            for _ in range(70):
                await feed.send(type="ping")
                if feed.code:
                    break
            assert await feed.closed() == 4429
            async with asyncio.timeout(60):
                while (response := await ada.http.get("catalog")).status_code == 200:
                    pass
            assert (response.status_code, response.json()["error"]) == (429, "too-many")
            assert int(response.headers["Retry-After"]) >= 1
            assert response.headers["Content-Security-Policy"]
            assert httpx.get(f"{server.address}/health").status_code == 200
            metrics = httpx.get(f"{server.address}/metrics").text
            counted = [line for line in metrics.splitlines() if line.startswith(REFUSED)]
            others_refused = 4  # a hint, a connection, messages, requests
            assert float(counted[0].split()[-1]) == refusals + others_refused


async def test_operators_see_health_and_numbers(here: World) -> None:
    ada = await here.person()
    table = (await ada.open("azul", "me", "beginner", options={"first_seat": 1}))["id"]
    feed = await here.feed(table, ada, 0)
    await feed.until(lambda: feed.moment, "the start")
    await feed.play(feed.moment["legal"][0]["text"])
    async with httpx.AsyncClient(base_url=here.address) as operator:
        health = (await operator.get("/health")).json()
        assert health["status"] == "ok"
        assert health["tables"]["playing"] >= 1
        numbers = (await operator.get("/metrics")).text
    for line in (
        'maiolica_moves_total{game="azul",who="person"}',
        'maiolica_tables_opened_total{game="azul"}',
        "maiolica_connections ",
        "maiolica_move_seconds_count",
        "maiolica_store_seconds_bucket",
    ):
        assert line in numbers


@pytest.mark.slow
async def test_a_polite_stop_closes_sockets_so_that_they_come_back_and_loses_nothing(
    database: str, tmp_path: Path
) -> None:
    with twin(tmp_path, database) as server:
        async with world(server.address) as here:
            ada = await here.person()
            table = (await ada.open("azul", "me", "beginner", options={"first_seat": 1}))["id"]
            feed = await here.feed(table, ada, 0)
            await feed.until(lambda: feed.moment, "the start")
            waiting = {"seat": 0, "last": 10**6, "wait": 25}
            poll = asyncio.create_task(ada.http.get(f"tables/{table}/moment", params=waiting))
            done = await feed.play(feed.moment["legal"][0]["text"])
            status = await asyncio.to_thread(server.stop)
            assert status == 0
            assert (await poll).status_code == 503  # not after 25 seconds
            assert await feed.closed() in (1001, 1012)
            await asyncio.to_thread(server.start)
            back = await here.feed(table, ada, 0, done["number"])
            await back.until(lambda: back.moment and back.moment["waiting"] == [0], "the bot's move")
            assert back.moment["number"] > done["number"]
            assert back.moment["from"] >= done["done"]


def test_processes_of_bots_have_ended_when_a_server_goes_on_to_its_end() -> None:
    """A thread that still tidied up after them closed a pipe that the end of the program had closed already."""
    thinkers = Thinkers(1, 10)
    tidying: Any = thinkers.start()._executor_manager_thread
    thinkers.close()
    assert not tidying.is_alive()


async def test_it_is_not_reachable_from_elsewhere_unless_told(sqlite_server: Server) -> None:
    listening = [line.split()[1] for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    mine = {address for address in listening if address.endswith(f":{sqlite_server.port:04X}")}
    assert mine == {f"0100007F:{sqlite_server.port:04X}"}


async def test_a_mistake_of_ours_tells_visitors_nothing_and_has_the_headers_too() -> None:
    app = FastAPI()
    add_guard(app, Settings())

    @app.get("/mistake")
    async def mistake() -> None:
        raise RuntimeError("a secret of the program")

    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as browser:
        response = await browser.get("/mistake")
    assert response.status_code == 500
    assert response.json()["error"] == "broken"
    assert "secret" not in response.text
    assert all(response.headers[name] == value for name, value in HEADERS.items())
