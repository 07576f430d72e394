"""How soon a server answers moves while it reviews a game, and without: ``python -m tests.server.response ADDRESS``.

The server is one of your own on this machine, with ``MAIOLICA_BOT_PAUSE=0`` and generous limits.
"""

from __future__ import annotations

import json
import sys
from http.cookiejar import CookieJar
from itertools import count
from statistics import median
from time import perf_counter
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

from tests.study.games import played

MOVES = 60


class Person:
    """Somebody who plays against a bot over HTTP."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.open = build_opener(HTTPCookieProcessor(CookieJar())).open
        self.ask("visitors", {"name": "Ada"})

    def ask(self, path: str, body: object = None) -> Any:
        """What the server answers."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.address}api/{path}", data, {"Content-Type": "application/json"})
        with self.open(request, timeout=120) as answer:
            return json.load(answer)

    def play(self, moves: int, meanwhile: str | None) -> tuple[list[float], list[float]]:
        """Milliseconds until each move was stored, and until the bot had answered it."""
        stored: list[float] = []
        answered: list[float] = []
        seats = [{"kind": "me"}, {"kind": "bot", "level": "advanced"}]
        while len(stored) < moves:
            table = self.ask("tables", {"game": "azul", "seats": seats})["id"]
            now = self.ask(f"tables/{table}/moment?seat=0&wait=20")
            for number in count():
                while not now["legal"] and not now["result"]:
                    now = self.ask(f"tables/{table}/moment?seat=0&last={now['number']}&wait=20")
                if now["result"] or len(stored) == moves:
                    break
                if meanwhile:
                    self.ask(f"tables/{meanwhile}/review")
                start = perf_counter()
                self.ask(f"tables/{table}/play", {"id": str(number), "move": now["legal"][0]["text"], "seat": 0})
                stored.append(1000 * (perf_counter() - start))
                now = self.ask(f"tables/{table}/moment?seat=0&last={now['number']}&wait=20")
                while not now["legal"] and not now["result"]:
                    now = self.ask(f"tables/{table}/moment?seat=0&last={now['number']}&wait=20")
                answered.append(1000 * (perf_counter() - start))
        return stored, answered


def told(times: list[float]) -> str:
    """The median and what 95 % of all are below."""
    return f"{median(times):.0f} ms, {sorted(times)[int(0.95 * (len(times) - 1))]:.0f} ms in 95 %"


if __name__ == "__main__":
    person = Person(sys.argv[1])
    for title, reviewed in (("without a review", False), ("while a game is reviewed", True)):
        game = (
            person.ask("tables/import", {"log": played("azul", 2, 1, "casual", 1).text()})["id"] if reviewed else None
        )
        stored, answered = person.play(MOVES, game)
        passes = person.ask(f"tables/{game}/review")["passes"] if game else 0
        print(f"{title}: stored {told(stored)}; answered {told(answered)}; passes of the review done: {passes}")
