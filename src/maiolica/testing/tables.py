"""Tables and pictures at many moments of random games."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import cache
from itertools import product
from typing import Any

from ..core.dialect.jit import INTERPRETED
from ..core.dialect.random import below, seeded
from ..core.game.drawn import Keeper, keeping
from ..core.game.game import Game
from ..core.game.scene import Scene
from ..core.table.table import Table


def random_tables(game: Game, seed: int) -> Iterator[Table]:
    """Tables of several seat counts and options, handed out now and then during their games and at their ends."""
    names = [option.name for option in game.options]
    rng = seeded(seed)
    settings = list(product(game.seats, product(*(option.choices for option in game.options))))
    for seats, choices in settings[:: 1 + len(settings) // 8]:  # a few of them, spread over seats and options
        table = Table(game, seats, dict(zip(names, choices, strict=True)), seed=seed)
        while not table.over:
            often = 24 if INTERPRETED else 8
            if below(rng, often + len(table.log.events) // 10) == 0:  # the longer a game, the more of it looks alike
                yield table
            moves = table.legal_actions()
            table.play(moves[below(rng, len(moves))])
        yield table


@cache
def random_scenes(game: Game) -> tuple[Scene, ...]:
    """Pictures of such tables, as one seat after the other sees them: several laws look at them."""
    with keeping(keeper()):
        return tuple(table.scene(i % table.seats) for i, table in enumerate(random_tables(game, 1)))


def keeper() -> Keeper:
    """Keeps whatever is drawn: a law says that nobody sees a difference."""
    store: dict[Hashable, Any] = {}

    def keep(facts: Hashable, draw: Callable[[], Any]) -> Any:
        if facts not in store:
            store[facts] = draw()
        return store[facts]

    return keep
