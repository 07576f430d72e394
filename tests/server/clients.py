"""People and programs at the server: plain HTTP by httpx, feeds by websockets."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .serving import PATIENCE

JSON = dict[str, Any]
numbers = count(1)


def new_message_id() -> str:
    return f"message {next(numbers)}"


def client(address: str, **more: Any) -> httpx.AsyncClient:
    """What asks a server for its interface; without certificates, which take longer to read than most tests."""
    return httpx.AsyncClient(base_url=f"{address}/api/", timeout=PATIENCE, verify=False, **more)


class Person:
    """A visitor with a token, or nobody."""

    def __init__(self, address: str, token: str | None = None, visitor: JSON | None = None) -> None:
        self.address = address
        self.token = token
        self.visitor = visitor or {}
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = client(address, headers=self.headers)
        self.sent: list[str] = []  # all that the server ever told this person

    def at(self, address: str) -> Person:
        """The same person at another server process."""
        return Person(address, self.token, self.visitor)

    async def ask(self, method: str, path: str, body: Any = None, status: int | None = 200, **params: Any) -> Any:
        """Ask, expect this status (any, if None), and get the answer."""
        params = {name: value for name, value in params.items() if value is not None}
        response = await self.http.request(method, path, json=body, params=params)
        self.sent.append(response.text)
        assert status is None or response.status_code == status, response.text
        if response.headers.get("content-type", "").startswith("application/json"):
            return response.json()
        return response.text

    async def get(self, path: str, status: int | None = 200, **params: Any) -> Any:
        return await self.ask("GET", path, None, status, **params)

    async def post(self, path: str, body: Any = None, status: int | None = 200) -> Any:
        return await self.ask("POST", path, {} if body is None else body, status)

    async def open(self, game: str, *seats: str, status: int = 200, **more: Any) -> JSON:
        """Open a table: seats are "me", "open" or a bot's level."""
        wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        table: JSON = await self.post("tables", {"game": game, "seats": wanted, **more}, status)
        return table

    async def play(self, table: str, move: str, status: int | None = 200, **more: Any) -> JSON:
        message = {"id": new_message_id(), "move": move} | more
        answer: JSON = await self.post(f"tables/{table}/play", message, status)
        return answer

    async def moment(self, table: str, status: int | None = 200, **params: Any) -> JSON:
        found: JSON = await self.get(f"tables/{table}/moment", status, **params)
        return found

    async def close(self) -> None:
        await self.http.aclose()


def changed(before: JSON, message: JSON) -> JSON:
    """The moment that a message brings: itself, or the one before with what is new."""
    if message["type"] == "moment":
        return message
    assert before["number"] == message["after"]
    known = {panel["id"]: panel["shapes"] for panel in before["scene"]["panels"]}
    panels = []
    for panel in message["change"]["panels"]:
        shapes = []
        for shape in panel["shapes"]:
            shapes += known[panel["id"]][shape[0] : sum(shape)] if isinstance(shape, list) else [shape]
        panels.append(panel | {"shapes": shapes})
    rest = {name: value for name, value in message.items() if name not in ("after", "change")}
    scene = before["scene"] | {"status": message["change"]["status"], "panels": panels}
    return rest | {"type": "moment", "scene": scene}


class Lost(Exception):
    """The connection ended before something came."""


class Feed:
    """A socket at a table: it keeps what a browser would keep."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: JSON = {}
        self.moment: JSON = {}
        self.numbers: list[int] = []
        self.lines: list[JSON] = []
        self.answers: dict[str | None, JSON] = {}
        self.messages: list[JSON] = []
        self.texts: list[str] = []
        self.code: int | None = None  # with which it was closed
        self._changed = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.texts.append(text)
                self._take(json.loads(text))
                self._changed.set()
        except ConnectionClosed:
            pass
        self.code = self.socket.close_code
        self._changed.set()

    def _take(self, message: JSON) -> None:
        self.messages.append(message)
        if message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "presence":
            seats = [seat | {"online": on} for seat, on in zip(self.table["seats"], message["online"], strict=True)]
            self.table = self.table | {"seats": seats, "watchers": message["watchers"]}
        elif message["type"] in ("moment", "change"):
            self.moment = message = changed(self.moment, message)
            self.numbers.append(message["number"])
            kept = [line for line in self.lines if line["done"] <= message["from"]]
            self.lines = kept + message["lines"]
        elif message["type"] in ("done", "error"):
            self.answers[message["id"]] = message

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def until(self, condition: Callable[[], Any], what: str = "something") -> None:
        """Wait until what was sent makes this true."""
        async with asyncio.timeout(PATIENCE):
            while not (self.is_told and condition()):
                if self.code is not None:
                    raise Lost(f"closed with {self.code} before {what}: {self.texts[-1:]}")
                self._changed.clear()
                await self._changed.wait()

    @property
    def is_told(self) -> bool:
        """Whether the first table and the first moment have come."""
        return bool(self.table) and (bool(self.moment) or self.table["state"] == "open")

    async def command(self, kind: str, **fields: Any) -> JSON:
        """Send a command, and get what it is answered."""
        message = {"type": kind, "id": new_message_id()} | fields
        await self.send(**message)
        await self.until(lambda: message["id"] in self.answers, f"the answer to {message}")
        return self.answers[message["id"]]

    async def play(self, move: str, **more: Any) -> JSON:
        return await self.command("play", move=move, **more)

    async def closed(self) -> int:
        """Wait for the end of the connection, and give its code."""
        async with asyncio.timeout(PATIENCE):
            while self.code is None:
                self._changed.clear()
                await self._changed.wait()
        return self.code

    async def close(self) -> None:
        await self.socket.close()
        await self._reading

    def cut(self) -> None:
        """Go without a word."""
        self.socket.transport.abort()

    @property
    def text(self) -> str:
        """The lines as a log has them."""
        return log_lines(self.lines)


def log_lines(lines: list[JSON]) -> str:
    """Lines of a moment as a log has them."""
    return "".join(f"{'draw' if line['seat'] < 0 else line['seat'] + 1} {line['text']}\n" for line in lines)


def events_of(log: str) -> str:
    """The part of a log's text that tells what happened."""
    lines = [line for line in log.splitlines() if line.split(" ")[0] == "draw" or line[:1].isdigit()]
    return "".join(f"{line}\n" for line in lines)


class World:
    """Makes people and feeds, and lets go of them all in the end."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.things: list[Person | Feed] = []

    async def person(self, name: str = "Ada") -> Person:
        """A new visitor."""
        nobody = self.keep(Person(self.address))
        found = await nobody.post("visitors", {"name": name})
        return self.keep(Person(self.address, found["token"], found["visitor"]))

    def keep(self, thing: Any) -> Any:
        self.things.append(thing)
        return thing

    def nobody(self) -> Person:
        return self.keep(Person(self.address))  # type: ignore[no-any-return]

    async def socket(self, table: str, person: Person | None = None, **more: Any) -> ClientConnection:
        """A bare connection."""
        address = (person.address if person else self.address).replace("http", "ws", 1)
        headers = dict(person.headers if person else {}) | more.pop("headers", {})
        return await connect(f"{address}/api/tables/{table}/live", additional_headers=headers, **more)

    async def feed(
        self, table: str, person: Person | None = None, seat: int | None = None, last: int = 0, **more: Any
    ) -> Feed:
        """A connection that has said hello."""
        hello: JSON = {"changes": True} if more.pop("changes", False) else {}
        feed = self.keep(Feed(await self.socket(table, person, **more)))
        with suppress(ConnectionClosed):  # it may be refused already
            await feed.send(type="hello", seat=seat, last=last, **hello)
        return feed  # type: ignore[no-any-return]

    async def close(self) -> None:
        for thing in reversed(self.things):
            await thing.close()


@asynccontextmanager
async def world(address: str) -> AsyncIterator[World]:
    """A world that is tidied up."""
    made = World(address)
    try:
        yield made
    finally:
        await made.close()


async def play_on(feed: Feed, seat: int, chance: random.Random, most: int = 10_000) -> list[tuple[int, JSON]]:
    """Play random legal moves at a seat until the game is over; what was acknowledged: each move and its answer."""
    acknowledged: list[tuple[int, JSON]] = []
    while len(acknowledged) < most:
        await feed.until(lambda: feed.moment and (feed.moment["legal"] or feed.moment["result"]), "a turn")
        moment = feed.moment
        if moment["result"]:
            break
        move = chance.choice(moment["legal"])["text"]
        answer = await feed.play(move, seat=seat, turn=moment["turn"])
        assert answer["type"] == "done", answer
        acknowledged.append((seat, answer | {"move": move}))
        await feed.until(lambda number=answer["number"]: feed.moment["number"] >= number, "the moment after a move")
    return acknowledged


async def first_moment(feed: Feed) -> JSON:
    """What a feed shows first."""
    await feed.until(lambda: feed.moment, "the first moment")
    return feed.moment
