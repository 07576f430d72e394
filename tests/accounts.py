"""What rules note while they are interpreted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from maiolica.core.dialect.jit import source_of
from maiolica.core.game.account import AccountLine
from maiolica.core.game.game import game_of
from maiolica.core.game.words import say
from maiolica.core.table.account import Recorder


def heard(s: Any, rule: Callable[..., Any], *args: Any) -> list[AccountLine]:
    """The account of one call of a rule."""
    recorder = Recorder(game_of(s), s, s.seat_count)
    with recorder.event(1):
        source_of(rule)(*args)
    return recorder.lines


def played(s: Any, *texts: str) -> list[AccountLine]:
    """The account of moves, each by the seat whose turn it is."""
    game = game_of(s)
    recorder = Recorder(game, s, s.seat_count)
    for i, text in enumerate(texts, 1):
        with recorder.event(i):
            source_of(game.rules.play)(s, game.rules.actor(s), game.moves.number(text))
    return recorder.lines


def sentences(lines: list[AccountLine]) -> list[str]:
    """Lines with the rule, the seat, counted from one, and the words."""
    return [f"{line.rule} {line.seat + 1} {say(line.told)}" for line in lines]
