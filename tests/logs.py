"""Saved games, and how a log must be refused."""

from __future__ import annotations

from zlib import crc32

import pytest

import maiolica

from .azul.components import check


def played(**options: object) -> str:
    """The log of a short game in which everyone takes the first move there is."""
    table = maiolica.new("azul", 2, {"max_rounds": 1, **options}, ["Ada", "Ольга Ґ."], seed=5)
    while not table.over:
        actions = table.legal_actions()
        table.play(actions[len(actions) // 3])
    return table.text()


COLORED, GREY = played(), played(wall="grey")
LINES = GREY.splitlines(keepends=True)
UNCHECKED = "".join(LINES[:-1]) + "end unchecked\n"


def refused(text: str) -> maiolica.BadLog:
    """The error with which a log is refused: one line of plain text that names the log's line."""
    with pytest.raises(maiolica.BadLog) as raised:
        maiolica.load_text(text)
    error = raised.value
    assert str(error) == f"line {error.line}: {error.reason}"
    assert str(error).isprintable()
    assert len(str(error)) < 400
    assert 1 <= error.line <= text.count("\n") + 2
    return error


def refused_or_legal(text: str) -> None:
    """A log without a check number may say something else, but only a legal game."""
    try:
        table = maiolica.load_text(text)
    except maiolica.BadLog:
        refused(text)
        return
    check([table.state])
    assert maiolica.load_text(table.text()).state.tobytes() == table.state.tobytes()
    assert bool(table.waiting()) != table.over


def closed(body: str) -> str:
    """A log with the check number that fits it."""
    return f"{body}end {crc32(body.encode()):08x}\n"


def with_line(start: str, line: str, text: str = UNCHECKED) -> str:
    """The log with the first line that starts so replaced by another."""
    lines = text.split("\n")
    lines[next(i for i, old in enumerate(lines) if old.startswith(start))] = line
    return "\n".join(lines)
