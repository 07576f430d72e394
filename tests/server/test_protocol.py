"""The document of the protocol: made from the types, and true word for word."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from maiolica.server.api import protocol

from .clients import World

TEXT = protocol.DOCUMENT.read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(http|json|socket)\n(.*?)```", TEXT, re.DOTALL)
ANYTHING = "…"


def test_the_browsers_types_are_those_of_the_server() -> None:
    assert protocol.BROWSER.read_text(encoding="utf-8") == protocol.for_browser(), "make protocol"


def test_the_tables_of_the_document_are_made_from_the_types() -> None:
    assert protocol.for_document(TEXT) == TEXT, "make protocol"


def test_every_type_is_in_the_document() -> None:
    told = {name for _, names, _ in protocol.PLACE.findall(TEXT) for name in names.split()}
    assert told == {struct.__name__ for struct in protocol.structs()} | set(protocol.aliases())


def check(example: Any, found: Any, place: str = "") -> None:
    """Whether an answer has the form of the document's example: the same fields, the same kinds of values."""
    if example is None or found is None or example == ANYTHING:
        return
    if isinstance(example, dict):
        assert isinstance(found, dict), place
        named = set(example) - {ANYTHING}
        assert named <= set(found) if ANYTHING in example else named == set(found), place
        for name in named:
            check(example[name], found[name], f"{place}.{name}")
    elif isinstance(example, list):
        assert isinstance(found, list), place
        if example:
            assert found, place
            check(example[0], found[0], f"{place}[0]")
    else:
        assert isinstance(found, int | float if isinstance(example, float) else type(example)), place


def test_answers_of_another_form_are_noticed() -> None:
    for example, found in [({"a": 1}, {"a": "1"}), ({"a": 1}, {"a": 1, "b": 2}), ({"a": [1]}, {"a": []}), ([1], {})]:
        with pytest.raises(AssertionError):
            check(example, found)
    check({"a": 1, "…": "…"}, {"a": 2, "b": None})


class Reader:
    """Somebody who has nothing but the document."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.known: dict[str, str] = {}

    def filled(self, text: str) -> str:
        """An example with what is known in the place of words in capitals."""
        for name, value in self.known.items():
            text = re.sub(rf"\b{name}\b", lambda _, value=value: value, text)
        return text

    def learn(self, found: Any) -> None:
        """What later examples speak of."""
        if "token" in found:
            self.known["TOKEN"] = found["token"]
        if "commitment" in found:
            self.known["ID"] = found["id"]
        if found.get("legal"):
            self.known |= {"MOVE": found["legal"][0]["text"], "TURN": str(found["turn"])}

    async def ask(self, example: str) -> Any:
        """Send a request of the document; its answer."""
        first, _, body = self.filled(example).partition("\n")
        method, path = first.split(" ")
        headers = {"Authorization": f"Bearer {self.known['TOKEN']}"} if "TOKEN" in self.known else {}
        async with httpx.AsyncClient(base_url=f"{self.address}/", headers=headers, timeout=60) as client:
            response = await client.request(method, path, json=json.loads(body) if body else None)
        assert response.status_code == 200, response.text
        self.learn(response.json())
        return response.json()

    async def talk(self, example: str) -> None:
        """Hold a conversation of the document over a socket; what comes in between is passed over."""
        path, *lines = self.filled(example).strip().splitlines()
        headers = {"Authorization": f"Bearer {self.known['TOKEN']}"}
        async with connect(f"{self.address.replace('http', 'ws')}/{path}", additional_headers=headers) as socket:
            for line in lines:
                direction, said = line[0], line[1:].strip()
                if direction == "→":
                    json.loads(said)
                    await socket.send(said)
                    continue
                example_said = json.loads(said)
                while (found := json.loads(await socket.recv()))["type"] != example_said["type"]:
                    assert found["type"] in ("table", "moment"), found
                check(example_said, found)


async def test_the_documents_own_examples_are_a_conversation_with_a_real_server(there: World) -> None:
    reader = Reader(there.address)
    answer: Any = None
    assert [kind for kind, _ in BLOCKS].count("socket") == 1
    for kind, example in BLOCKS:
        if kind == "http":
            answer = await reader.ask(example)
        elif kind == "json":
            check(json.loads(example), answer)
        else:
            await reader.talk(example)
