"""Moves and draws read well."""

from __future__ import annotations

from msgspec import json

import maiolica
from maiolica.core.table.told import tell_events
from tests.telling import say_all, say_draws


def test_moves_read_well() -> None:
    assert say_all("duel", "LK>X", "#5>", "-BR") == [
        "takes black from the large factory and breaks it",
        "puts the plate on slot 5, turned right",
        "spends a chip (blue/red)",
    ]


def test_draws_read_well() -> None:
    assert (
        say_draws("duel", "rows topS #7 topW #12 topS cBR cK")
        == "goals: rows; plates turned up: 7, 12; top plate of the stack: special; chips turned up: blue/red, black"
    )


def test_lines_can_be_sent_as_json() -> None:
    table = maiolica.new("duel", options={"first_seat": 1}, seed=3)
    table.play(table.legal()[0])
    line = tell_events(table.game, table.log.events)[-1]
    assert json.decode(json.encode(line), type=dict)["told"] == {"key": line.told.key, "args": dict(line.told.args)}
