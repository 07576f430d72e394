"""What is no message at all is refused with a reason, and nothing else happens."""

from __future__ import annotations

import json

import pytest

from .clients import World, first_moment


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "{",
        "[]",
        "null",
        "5",
        '"hello"',
        "{}",
        '{"type": "dance"}',
        '{"type": null}',
        '{"type": "hello"}',
        '{"type": "play"}',
        '{"type": "play", "id": "1", "move": "x", "more": 1}',
        '{"type": "play", "id": 1, "move": "x"}',
        '{"type": "play", "id": "1", "move": "x", "seat": "0"}',
        '{"type": "play", "id": "1", "move": "x", "seat": -1}',
        '{"type": "play", "id": "1", "move": "x", "seat": 1e400}',
        '{"type": "play", "id": "\\u0000", "move": "x"}',
        '{"type": "play", "id": "\\ud800", "move": "x"}',
        '{"type": "why", "fields": {"a": 1.5}}',
        '{"type": "why", "fields": ' + '{"a":' * 500 + "1" + "}" * 501,
        "[" * 4000,
        '{"type": "ping", "x": "' + "x" * 4096 + '"}',
        b"bytes",
        b'{"type": "ping"}',
        b"\xff\xfe",
    ],
    ids=lambda text: repr(text[:40]),
)
async def test_what_cannot_be_read_ends_the_connection_with_a_reason(there: World, text: str | bytes) -> None:
    ada = await there.person()
    table = (await ada.open("azul", "me", "beginner"))["id"]
    feed = await there.feed(table, ada, 0)
    await first_moment(feed)
    if text == '{"type": "hello"}':
        await feed.socket.send(text)
        await feed.until(lambda: None in feed.answers, "the error")
        assert feed.answers[None]["error"] == "bad-request"
        return
    await feed.socket.send(text)
    assert await feed.closed() == 4400
    assert feed.messages[-1]["type"] == "error"
    assert feed.messages[-1]["error"] in ("bad-request", "too-large")
    assert len(feed.messages[-1]["text"]) < 300
    first = await there.socket(table, ada)
    await first.send(text)
    await first.wait_closed()
    assert first.close_code == 4400


async def test_a_huge_message_is_not_even_read(there: World) -> None:
    ada = await there.person()
    table = (await ada.open("azul", "me", "beginner"))["id"]
    feed = await there.feed(table, ada, 0)
    await first_moment(feed)
    await feed.socket.send("x" * 1_000_000)
    assert await feed.closed() == 1009


async def test_there_is_no_such_table(here: World) -> None:
    for table in ("%00", "a%00b", "UPPER", "a" * 17, "-"):
        socket = await here.socket(table)
        await socket.wait_closed()
        assert socket.close_code == 4404
    for table in ("nothing", "a" * 16):
        assert await (await here.feed(table)).closed() == 4404
        assert (await here.nobody().get(f"tables/{table}", 404))["error"] == "not-found"
    assert (await here.nobody().get("tables/a%00b", 400))["error"] == "bad-request"


async def test_bodies_of_another_form_are_refused(here: World) -> None:
    ada = await here.person()
    table = (await ada.open("azul", "me", "beginner"))["id"]
    seats = [{"kind": "me"}, {"kind": "open"}]
    for path, body in (
        ("tables", {"game": "azul"}),
        ("tables", {"game": "chess", "seats": seats}),
        ("tables", {"game": "azul", "seats": []}),
        ("tables", {"game": "azul", "seats": seats * 3}),
        ("tables", {"game": "azul", "seats": seats, "options": {"wall": "green"}}),
        ("tables", {"game": "azul", "seats": seats, "options": {"roof": "grey"}}),
        ("tables", {"game": "azul", "seats": seats, "secret": "x"}),
        ("tables", {"game": "azul", "seats": seats, "clock": {"kind": "move", "seconds": 1}}),
        ("tables", {"game": "azul", "seats": [{"kind": "bot"}, {"kind": "bot"}]}),
        ("tables", {"game": "azul", "seats": [{"kind": "me"}, {"kind": "me"}]}),
        ("tables", {"game": "azul", "seats": seats, "kind": "device"}),
        ("tables", {"game": "azul", "seats": [{"kind": "me", "name": "a\nb"}, {"kind": "open"}]}),
        ("tables/import", {"log": "maiolica 1\n"}),
        ("visitors", {"name": ""}),
        ("visitors", {"name": " \u2028 "}),
        ("visitors", {"name": "x" * 41}),
        (f"tables/{table}/join", {"seat": "0"}),
        (f"tables/{table}/play", []),
        (f"tables/{table}/why", {"fields": {"x": -1}}),
    ):
        refused = await ada.post(path, body, 400)
        assert refused["error"] == "bad-request"
        assert 5 < len(refused["text"]) < 400
    response = await ada.http.post("tables", content=b"x" * 70_000)
    assert (response.status_code, response.json()["error"]) == (413, "too-large")
    log = json.dumps({"log": "x" * 400_001})
    response = await ada.http.post("tables/import", content=log)
    assert (response.status_code, response.json()["error"]) == (413, "too-large")
    response = await ada.http.post("tables", content=b"\xff\xfe\x00")
    assert (response.status_code, response.json()["error"]) == (400, "bad-request")
