"""Games to look back at: strong ones, and strong ones with one bad move."""

from __future__ import annotations

from functools import cache

import maiolica
from maiolica.bots import LevelBot
from maiolica.core.dialect.random import seeded
from maiolica.study.judge import Effort, Reviewer

BLATANT = 0.25  # of the chance of winning: what a planted move loses by a long look


@cache
def played(game: str, seats: int, seed: int, level: str = "master", nodes: int | None = 60) -> maiolica.Table:
    """A game of one level against itself."""
    table, rng, bot = maiolica.new(game, seats, seed=seed), seeded(seed), LevelBot(level)
    bot.nodes = nodes
    while not table.over:
        step(table, bot, rng)
    return table


@cache
def with_a_mistake(game: str) -> tuple[maiolica.Table, int]:
    """A strong game in which one move is replaced by the worst one; and how many events there were before it."""
    return next(found for seed in range(10) if (found := maybe_with_a_mistake(game, seed)))


def maybe_with_a_mistake(game: str, seed: int) -> tuple[maiolica.Table, int] | None:
    """Such a game, if a move of it could be replaced by one that is so bad."""
    table, rng, bot, planted = maiolica.new(game, 2, seed=seed), seeded(seed), LevelBot("master"), -1
    judge, bot.nodes = Reviewer(table.game), 60
    while not table.over:
        seat = table.actor
        if planted < 0 and len(table.legal_actions()) > 1 and sum(e.seat >= 0 for e in table.log.events) > 12:
            found = bot.estimates(table.view(seat), seat, rng, 1.0)
            worst = min(found, key=lambda estimate: estimate.chance).action
            verdict = judge.weigh(table.state, seat, worst, Effort(walks=800), seed)
            if verdict.before.chances[seat] - verdict.after.chances[seat] > BLATANT:
                planted = len(table.log.events)
                table.play(worst)
                continue
        step(table, bot, rng)
    return (table, planted) if planted > 0 else None


def step(table: maiolica.Table, bot: LevelBot, rng: object) -> None:
    """A bot decides."""
    seat = table.actor
    table.play(bot.choose(table.view(seat), seat, table.legal_actions(seat), rng, 1.0))  # type: ignore[arg-type]
