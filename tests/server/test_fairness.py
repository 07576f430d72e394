"""Who asks much, or never finishes asking, waits or is ended; the others notice nothing."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn
from starlette.datastructures import Address
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket

from maiolica.server.api import frames, limits
from maiolica.server.api.gate import Gate
from maiolica.server.api.limits import WorkShare, whose
from maiolica.server.api.socket import Conversation
from maiolica.server.play.feeds import WAITING, Broadcast
from maiolica.server.play.names import checked_name
from maiolica.server.play.room import time_now
from maiolica.server.problems import Refused
from maiolica.server.settings import Settings

from .clients import World
from .lives import opened_hub, seated
from .serving import PATIENCE, free_port


class Time:
    """Goes on when a test says so."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    found = Time()
    monkeypatch.setattr(limits, "monotonic", found)
    return found


def test_who_has_taken_more_than_a_share_waits_until_it_is_paid_for_and_nobody_else(time: Time) -> None:
    work = WorkShare(0.1, 1.0)
    for _ in range(10):
        work.spend("eve", 0.1)
    assert work.wait("eve") == 0  # a burst
    work.spend("eve", 0.5)
    assert work.wait("eve") == pytest.approx(5)
    assert work.wait("ada") == 0
    with pytest.raises(Refused, match="wait 6 s") as refused:
        work.check("eve")
    assert refused.value.after == 6
    time.now += 5
    assert work.wait("eve") == pytest.approx(0)
    work.check("ada")
    time.now += 100
    work.spend("eve", 1.0)
    assert work.wait("eve") == 0


@pytest.mark.parametrize(
    ("address", "who"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a socket", "a socket"),
    ],
)
def test_with_ipv6_somebody_is_a_whole_network(address: str, who: str) -> None:
    assert whose(address) == who


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("  Ada  ", "Ada"),
        ("A\u200bda", "Ada"),
        ("\u202eadA", "adA"),
        ("Z\u0351\u0352\u0357\u0358algo", "Z\u0351\u0352algo"),
        ("Олеся Ї.", "Олеся Ї."),
        ("नमस्ते", "नमस्ते"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("a\u00a0b", "a b"),
    ],
)
def test_names_are_what_can_be_seen_of_them(given: str, name: str) -> None:
    assert checked_name(given) == name


@pytest.mark.parametrize("name", ["\u200b", "\u2060\u200d", "\u3164", "\u0301\u0302", "", "   ", "\u2800 \ufe0f"])
def test_a_name_of_which_nothing_can_be_seen_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="is no name"):
        checked_name(name)


async def test_a_request_that_does_not_come_to_its_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "PATIENCE", 0.05)
    port = free_port()
    how: dict[str, Any] = {"http": frames.Requests, "timeout_keep_alive": 0.05, "lifespan": "off", "log_config": None}
    config = uvicorn.Config(PlainTextResponse("here"), port=port, **how)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    async with asyncio.timeout(PATIENCE):
        while not server.started:
            await asyncio.sleep(0)
        whole = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
        halves = [b"", b"GET / HTTP/1.1\r\nX-", b"POST / HTTP/1.1\r\nHost: x\r\n"]
        halves.append(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf")
        for before in (b"", whole):
            for half in halves:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(before + half)
                answer = await reader.read()  # until the server ends it
                assert answer.startswith(b"HTTP/1.1 200") or not before
                writer.close()
        server.should_exit = True
        await serving


async def test_many_pings_at_once_are_all_answered(there: World) -> None:
    ada = await there.person()
    table = (await ada.open("azul", "me", "beginner", options={"first_seat": 1}))["id"]
    feed = await there.feed(table, ada, 0)
    await feed.until(lambda: feed.moment, "the start")
    for _ in range(2 * WAITING):
        await feed.send(type="ping")
    await feed.until(lambda: sum(one["type"] == "pong" for one in feed.messages) == 2 * WAITING, "all answers")


def test_a_message_for_many_is_written_and_packed_once() -> None:
    small, large = Broadcast({"a": 1}), Broadcast({"text": "ab" * 50_000})
    assert small.packed_frame() is small.frame() == b'\x81\x07{"a":1}'
    assert large.packed_frame() is large.packed_frame()
    assert large.packed_frame()[0] == 0xC1
    assert large.frame()[:2] == b"\x81\x7f"
    assert json.loads(large.frame()[10:]) == {"text": "ab" * 50_000}
    assert len(large.packed_frame()) < 2000


class Line:
    """A socket whose messages have all come already, and which writes down when each answer goes."""

    def __init__(self, name: str, messages: list[dict[str, object]], answers: list[tuple[str, str]]) -> None:
        self.client = Address(f"{name}'s", 1)
        self.scope = {"extensions": {frames.LINK: self}}
        self.headers: dict[str, str] = {}
        self.name = name
        self._messages = [{"type": "hello", "changes": True}, *messages]
        self._answers = answers

    async def receive(self) -> dict[str, str]:
        if not self._messages:
            await asyncio.Event().wait()
        return {"type": "websocket.receive", "text": json.dumps(self._messages.pop(0))}

    def take(self, told: Broadcast) -> bool:
        self._answers.append((self.name, json.loads(told.data)["type"]))
        return True

    async def close(self, code: int, reason: str) -> None:
        self._answers.append((self.name, f"closed with {code}"))


async def answered(tmp_path: Path, owed: float) -> list[tuple[str, str]]:
    """What goes to Eve, who looks a hundred times, and to Ada, who came later, until Ada has all that she asked for."""
    hub = await opened_hub(f"sqlite:{tmp_path / 'one.db'}")
    live, answers = seated("azul", now=time_now()), list[tuple[str, str]]()
    await hub.add(live, live.entries)
    gate = Gate(Settings(), hub)
    gate.work.spend("Eve's", owed)
    looks, pings = Line("Eve", [{"type": "look"}] * 100, answers), Line("Ada", [{"type": "ping"}] * 5, answers)
    tasks = []
    for line in (looks, pings):
        tasks.append(asyncio.create_task(Conversation(cast(WebSocket, line), gate, live.row.id, None).run()))
    async with asyncio.timeout(PATIENCE):
        while answers.count(("Ada", "pong")) < 5:
            await asyncio.sleep(0)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await hub.close()
    return answers


async def test_who_floods_a_socket_is_answered_in_turn_with_the_others(tmp_path: Path) -> None:
    """Eve's hundred questions lie there before Ada's first one."""
    answers = await answered(tmp_path, 0.0)
    assert sum(name == "Eve" for name, _ in answers) < 40
    assert answers.count(("Ada", "pong")) == 5


async def test_who_has_used_up_a_share_of_work_waits_while_the_others_go_on(tmp_path: Path) -> None:
    answers = await answered(tmp_path, 100.0)
    assert sum(name == "Eve" for name, _ in answers) <= 4  # the table, the moment, one look, and who is there
    assert answers.count(("Ada", "pong")) == 5


async def test_pictures_are_drawn_one_at_a_time_and_the_loop_goes_on_meanwhile(there: World) -> None:
    eve, ada = await there.person("Eve"), await there.person("Ada")
    table = (await eve.open("azul", "me", "me", kind="device"))["id"]
    feed = await there.feed((await ada.open("azul", "me", "beginner", options={"first_seat": 1}))["id"], ada, 0)
    await feed.until(lambda: feed.moment, "the start")
    drawn = [asyncio.create_task(eve.http.get(f"tables/{table}/picture.svg?seat=0")) for _ in range(30)]
    assert (await feed.play(feed.moment["legal"][0]["text"]))["type"] == "done"
    assert not all(task.done() for task in drawn)
    assert {(await task).status_code for task in drawn} <= {200, 429}
