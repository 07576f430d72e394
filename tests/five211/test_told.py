"""Moves and draws read well."""

from __future__ import annotations

import maiolica
from maiolica.core.game.words import say
from maiolica.core.table.told import tell_events
from tests.telling import say_all, say_draws


def test_moves_read_well() -> None:
    assert say_all("five211", "B3", "Y1", language="uk") == ["обирає синю картку 3", "обирає жовтого півника"]


def test_draws_read_well() -> None:
    assert say_draws("five211", "? ? Y1 B3 Y2 ?") == "cards drawn: yellow 1 2, blue 3; hidden: 3"
    assert say_draws("five211", "? ?", "it") == "nascoste: 2"


def test_secret_choices_are_told_as_such() -> None:
    table = maiolica.new("five211", seats=2, options={"first_seat": 1}, seed=3)
    card = table.legal()[0]
    table.play(card)
    assert say(tell_events(table.game, table.seen(1))[-1].told) == "chooses in secret"
    assert tell_events(table.game, table.seen(0))[-1].told == table.game.tell(card)
