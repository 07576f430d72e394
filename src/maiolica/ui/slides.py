"""A game as one HTML page that anybody can step through, without a network and without Maiolica."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from html import escape
from itertools import accumulate, chain
from pathlib import Path
from typing import Any

from ..core.game.words import say
from ..core.table.table import Table
from ..core.table.told import tell_events

SHAPE = re.compile(r".+?(?:</g>[^<]*|$)", re.DOTALL)  # about one shape of the picture
PIECE = re.compile(r"<[^>]*>[^<]*")  # a tag with the text after it
Edit = tuple[int, int, list[int]]  # from, to, what comes instead
Frame = tuple[str, str]  # what was done, and the picture after it


def slides(table: Table, seat: int = 0, language: str = "en") -> str:
    """A page with every decision of a game, as a seat saw it; what it could not see is not in the page."""
    frames = list(frames_of(table, seat, language))
    title = escape(" – ".join(table.log.names))
    content = json.dumps(packed(frames), separators=(",", ":"), ensure_ascii=False).replace("</", "<\\/")
    return page(
        title,
        f"""<h1>{title}</h1>
<nav><button id="back" aria-label="Back">◀</button><input id="at" type="range" min="0" value="0" aria-label="Move">
<button id="on" aria-label="On">▶</button></nav>
<p id="told" aria-live="polite"></p>
<div id="board"></div>
<script id="game" type="application/json">{content}</script>
<script>{beside("slides.js")}</script>""",
    )


def page(title: str, body: str) -> str:
    """An HTML file that needs no other."""
    return f"""<!doctype html>
<html>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>
<style>{beside("slides.css")}</style></head>
<body>{body}</body>
</html>
"""


def beside(name: str) -> str:
    """A file of this folder."""
    return (Path(__file__).parent / name).read_text("utf-8")


def frames_of(table: Table, seat: int, language: str) -> Iterator[Frame]:
    """What was done since the last picture, in words, and the picture, whenever somebody has to decide."""
    log, before = table.log, 0
    events = table.seen(seat)
    for done in range(len(events) + 1):
        if done < len(events) and events[done].seat < 0:
            continue  # a draw comes next
        lines = tell_events(table.game, events[before:done])
        told = " ".join(f"{speaker(line.seat, log.names)}{say(line.told, language, log.own_names)}." for line in lines)
        yield told, table.at(done).svg(seat, language)
        before = done


def speaker(seat: int, names: Sequence[str]) -> str:
    """Who did it, before what was done."""
    return f"{names[seat]} " if seat >= 0 else ""


def packed(frames: Sequence[Frame]) -> dict[str, Any]:
    """Frames by what changes: neighbors differ in a few of a thousand pieces."""
    pieces: dict[str, int] = {}
    last: list[tuple[int, ...]] = []
    found = []
    for told, picture in frames:
        now = [
            tuple(pieces.setdefault(piece, len(pieces)) for piece in PIECE.findall(shape))
            for shape in SHAPE.findall(picture)
        ]
        found.append((told, list(edits(last, now))))
        last = now
    return {"pieces": list(pieces), "frames": found}


def edits(before: list[tuple[int, ...]], after: list[tuple[int, ...]]) -> Iterator[Edit]:
    """How pieces change from shape to shape; the last places first, so that those before them stay."""
    starts = list(accumulate(map(len, before), initial=0))
    for i, j, instead in differences(before, after):
        old, new = [*chain(*before[i:j])], [*chain(*instead)]
        yield from ((starts[i] + k, starts[i] + m, put) for k, m, put in differences(old, new))


def differences(before: list[Any], after: list[Any]) -> list[tuple[int, int, list[Any]]]:
    """How one list becomes another, the last places first."""
    changes = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    return [(i, j, after[k:m]) for tag, i, j, k, m in reversed(changes) if tag != "equal"]
