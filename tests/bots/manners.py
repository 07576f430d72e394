"""Two manners of searching, with equally many walks, on the same deals from every seat.

``python -m tests.bots.manners azul 2 200 150 explore=0.5 heat=0.2``: game, seats, walks, deals, and what is other
than in the section ``search`` of the game's ``levels.toml``.
"""

from __future__ import annotations

import sys
from statistics import mean, stdev
from typing import Any

import maiolica
from maiolica.bots.levels import settings_of
from maiolica.bots.search import SearchBot
from maiolica.core.dialect.random import seeded
from maiolica.games import get


def share(game: str, seats: int, deal: int, ours: SearchBot, theirs: SearchBot) -> float:
    """What the first of them has of the victories, at each seat of a deal in turn."""
    return mean(won(game, seats, deal, mine, ours, theirs) for mine in range(seats))


def won(game: str, seats: int, deal: int, mine: int, ours: SearchBot, theirs: SearchBot) -> float:
    """Whether one seat has won against all others, or with how many it shares the victory."""
    table, luck = maiolica.new(game, seats, seed=deal), seeded(deal * seats + mine)
    while not table.over:
        seat = table.actor
        bot = ours if seat == mine else theirs
        table.play(bot.choose(table.view(seat), seat, table.legal_actions(seat), luck, 1.0), seat)
    ranks = table.ranks()
    return (ranks[mine] == 1) / ranks.count(1)


def main(game: str, seats: int, walks: int, deals: int, *other: str) -> None:
    """The share with half of a 95 % interval."""
    own: dict[str, Any] = settings_of(get(game), "search")
    more = {name: float(value) for name, _, value in (each.partition("=") for each in other)}
    ours, theirs = SearchBot(nodes=walks, **own | more), SearchBot(nodes=walks, **own)
    shares = [share(game, seats, 1_000_000 + deal, ours, theirs) for deal in range(deals)]
    print(f"{mean(shares):.1%} ± {1.96 * stdev(shares) / deals**0.5:.1%} of {deals * seats} games")


if __name__ == "__main__":
    name, *numbers = sys.argv[1:5]
    main(name, *map(int, numbers), *sys.argv[5:])
