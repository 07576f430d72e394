"""Training on the command line: what is asked for is checked first, as a training takes long."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table as RichTable

from ..bots.cluster import Cluster
from ..core.game.errors import BadOption, MaiolicaError
from ..core.game.game import Game
from ..core.game.needs import needed
from ..core.game.network_file import own_path, read_network

if TYPE_CHECKING:
    from ..rl.train import Trained

GAMES = {"cuda": 16384, "cpu": 256}  # at once; each of them keeps its last positions in memory


def run_training(
    game: Game,
    minutes: float,
    device: str | None,
    games: int | None,
    shape: tuple[int, int],
    seed: int,
    resume: Path | None,
    output: Path,
    tell: Callable[[str], None],
    groups: int | None = None,
    ray: str | None = None,
) -> Trained:
    """Train a network into a file."""
    if not output.absolute().parent.is_dir():
        raise BadOption(f"{str(output)!r}: there is no such folder")
    if any(size < 4 or size % 4 for size in shape):
        raise BadOption("the width and the hidden layer of a network are multiples of 4")
    if resume:
        read_network(game, resume)
    with needed("torch", "PyTorch", "train"):
        from ..rl.train import Training, train
    device = device_of(device)
    if ray and device == "cuda":
        raise BadOption("--ray: games are played on the cores of a cluster; add --device cpu")
    try:
        with Cluster(ray) if ray else nullcontext() as cluster:
            groups = groups or (cluster.cores() if cluster else 1)
            order = Training(minutes, games or GAMES[device], *shape, device, seed, groups=groups)
            return train(game, order, output, resume, tell, cluster)
    except OSError as error:
        raise MaiolicaError(f"{output}: {error.strerror}") from None


def device_of(asked: str | None) -> str:
    """Where to train: on the GPU if there is one and nothing else is asked for."""
    import torch

    if asked not in (None, "cpu", "cuda"):
        raise BadOption(f"device {asked[:20]!r}: it must be cpu or cuda")
    if asked == "cuda" and not torch.cuda.is_available():
        raise BadOption("device 'cuda': PyTorch finds no GPU here")
    return asked or ("cuda" if torch.cuda.is_available() else "cpu")


def install(game: Game, path: Path) -> Path:
    """Put a network in the place of the game's own, whole or not at all."""
    own = own_path(game)
    try:
        shutil.copyfile(path, own.with_suffix(".new"))
        own.with_suffix(".new").replace(own)
    except OSError as error:
        raise MaiolicaError(f"{own}: {error.strerror}; the network is in {path}") from None
    return own


def curve_of(report: Trained, title: str) -> RichTable:
    """How it went, checkpoint by checkpoint."""
    shown = RichTable("seconds", "decisions", "error of chances", "of points", "against the last", title=title)
    for point in report.curve:
        shown.add_row(
            f"{point['seconds']:,.0f}",
            f"{point['decisions']:,}",
            f"{point['chances']:.3f}",
            f"{point['points']:.3f}",
            f"{point['share']:.1%}",
        )
    return shown
