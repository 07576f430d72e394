"""Tuning on the command line: play, fit, and write the weights, seat count by seat count."""

from __future__ import annotations

import os
from contextlib import nullcontext
from itertools import product
from pathlib import Path

from rich.console import Console

from ..bots.cluster import Cluster
from ..bots.tune import tune
from ..core.game.errors import MaiolicaError
from ..core.game.game import Game
from ..core.game.weights import weights_text


def tune_all(
    game: Game,
    counts: range,
    rounds: int,
    games: int,
    seed: int,
    cores: int | None,
    file: Path | None,
    notes: Console,
    ray: str | None = None,
) -> None:
    """Begin with the weights in use; each round goes half the way to the new fit, so that it settles."""
    path = file or game.folder / "weights.toml"
    weights = game.weights.copy()
    with Cluster(ray) if ray else nullcontext():  # one connection for all rounds
        for seats, i in product(counts, range(rounds)):
            at = seats - game.seats[0]
            fitted, mean = tune(game, seats, games, seed * 1000 + i, weights, cores or os.cpu_count() or 1, ray)
            notes.print(f"{game.id}, {seats} seats, round {i + 1} of {rounds}: mean score {mean:.2f}")
            weights[at] = (weights[at] + fitted[at]) / 2 if weights[at].any() else fitted[at]
    try:
        path.write_text(weights_text(weights, game.seats, game.terms, f"maiolica tune {game.id}"), encoding="utf-8")
    except OSError as error:
        raise MaiolicaError(f"{path}: {error.strerror}") from None
