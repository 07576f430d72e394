"""Training a game's network: self-play with checkpoints, matches against the last checkpoint, and a report."""

from __future__ import annotations

import time
from collections.abc import Callable
from copy import deepcopy
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import torch

from ..bots.cluster import Cluster
from ..core.game.game import Game
from ..core.game.network_file import read_network, write_network
from .selfplay import Lesson, SelfPlay, share_against

RATE = 1e-3  # of learning, in the beginning
MATCH = 2048  # games against the last checkpoint


@dataclass(frozen=True)
class Training:
    """What is to be trained, and how long."""

    minutes: float = 8.0
    games: int = 16384  # at once
    width: int = 256
    hidden: int = 32
    device: str = "cpu"
    seed: int = 1
    checkpoints: int = 8
    stretches: int | None = None  # instead of minutes
    groups: int = 1  # of so many games each; on a cluster each has a core of its own


@dataclass
class Trained:
    """What came of it; it is kept inside the network's file."""

    order: dict[str, Any]
    resumed: bool
    seconds: float = 0.0
    decisions: int = 0
    curve: list[dict[str, float]] = field(default_factory=list)  # at each checkpoint


def train(
    game: Game,
    order: Training,
    path: Path,
    resume: Path | None = None,
    tell: Callable[[str], None] = print,
    cluster: Cluster | None = None,
) -> Trained:
    """Train a network and write it to a file, a checkpoint at a time; its games may be played on a cluster."""
    torch.set_float32_matmul_precision("high")
    layers = read_network(game, resume).layers if resume else None
    if layers:  # the shape stays
        order = replace(order, width=layers.first.shape[1], hidden=layers.second.shape[1])
    shape = order.width, order.hidden
    play = SelfPlay(game, order.games, shape, order.device, order.seed, order.groups, cluster)
    if layers:
        play.network.take(layers)
        play.mean.take(layers)
    report = Trained(asdict(order), resume is not None)
    last, begin, made = deepcopy(play.mean), time.perf_counter(), 0
    done, told = 0.0, 0.0
    while done < 1:
        errors = play.learn_a_stretch(lesson_at(done, resume is not None))
        made += 1
        report.seconds = time.perf_counter() - begin
        done = made / order.stretches if order.stretches else report.seconds / 60 / order.minutes
        if done * order.checkpoints >= len(report.curve) + 1 or done >= 1:
            last = checkpoint(play, last, report, errors, path)
            tell(line_of(game, report, done))
        elif report.seconds - told > 20:
            told = report.seconds
            tell(f"{game.id}: {done:4.0%}, {play.decisions:,} decisions, errors {errors[0]:.3f} and {errors[1]:.3f}")
    return report


def lesson_at(done: float, resumed: bool) -> Lesson:
    """How to play and learn at a time: first games at random, as players without a plan teach nothing."""
    rate = RATE * (0.4 if resumed else 1.0) * max(0.02, 1 - done)
    if resumed:
        return Lesson(explore=0.02, by_lead=0.15, rate=rate)
    return Lesson(explore=max(0.02, 1 - 8 * done), by_lead=max(0.15, 2 - 8 * done), rate=rate)


def checkpoint(play: SelfPlay, last: Any, report: Trained, errors: tuple[float, float], path: Path) -> Any:
    """Write the averaged weights, and note how they do against those of the last checkpoint."""
    share = share_against(play.game, play.mean, last, MATCH if play.device == "cuda" else 64, play.device, 7)
    report.decisions = play.decisions
    report.curve.append(
        {
            "seconds": round(report.seconds, 1),
            "decisions": play.decisions,
            "chances": round(errors[0], 4),
            "points": round(errors[1], 4),
            "share": round(share, 4),
        }
    )
    write_network(play.game, play.mean.layers(), {"training": asdict(report)}, path)
    return deepcopy(play.mean)


def line_of(game: Game, report: Trained, done: float) -> str:
    """A checkpoint in words."""
    point = report.curve[-1]
    return (
        f"{game.id}: {min(done, 1):4.0%} in {point['seconds']:.0f} s, {point['decisions']:,} decisions, "
        f"errors {point['chances']:.3f} and {point['points']:.3f}, {point['share']:.1%} against the last checkpoint"
    )
