"""Networks as files: ``network.npz`` in a game's folder, with what made it inside; NumPy is enough to play by it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import numpy as np
from numpy.typing import NDArray

from ..dialect.random import below, pick, seeded
from . import generic
from .errors import BadOption
from .game import CHANCE, OVER, Game
from .network import POINTS, Layers

FORMAT = 1
NAME = "network.npz"
LARGEST = 8 << 20  # bytes of a file that is looked at


@dataclass(frozen=True)
class Network:
    """The numbers of a network, and what is known about how they came to be."""

    layers: Layers
    about: dict[str, Any]

    def judge(self, features: Any, seats: int = 2) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Each seat's chance of winning and its points in the end, for rows of features; first whose view it is."""
        first, first_bias, second, second_bias, last, last_bias = self.layers
        rows = np.atleast_2d(np.asarray(features, np.float32))
        if rows.shape[1] != len(first) or not 2 <= seats <= last.shape[1] // 2:
            raise BadOption(f"features of the shape {rows.shape} of {seats} seats: each view has {len(first)} numbers")
        hidden = np.maximum(np.maximum(rows @ first + first_bias, 0) @ second + second_bias, 0)
        said = hidden @ last + last_bias
        chances = np.exp(said[:, :seats] - said[:, :seats].max(axis=1, keepdims=True))
        points = said[:, last.shape[1] // 2 :][:, :seats] * POINTS
        return chances / chances.sum(axis=1, keepdims=True), points

    def __repr__(self) -> str:
        return f"<Network for {self.about.get('game')}: {' → '.join(str(len(m)) for m in self.layers[::2])}>"


def network_of(game: Game, path: str | Path | None = None) -> Network | None:
    """The network of a game, or the one in a file; none when the game has none."""
    found = Path(path) if path else own_path(game)
    return _load(game, found.resolve()) if path or found.exists() else None


def own_path(game: Game) -> Path:
    """Where a game's own network lies: in its folder."""
    return game.folder / NAME


@cache
def _load(game: Game, path: Path) -> Network:
    return read_network(game, path)


def read_network(game: Game, path: Path) -> Network:
    """A network from a file; one that is damaged, or was made for something else, is refused with the reason."""
    if not path.is_file():
        raise BadOption(f"{path}: there is no such network")
    try:
        with ZipFile(path) as file:
            size = max(path.stat().st_size, sum(entry.file_size for entry in file.infolist()))
        if size <= LARGEST:
            with np.load(path, allow_pickle=False) as arrays:
                about = json.loads(bytes(arrays["about"]).decode())
                layers = Layers(*(arrays[name].astype(np.float32) for name in Layers._fields))
    except Exception as error:  # an archive that is damaged raises whatever its reader stumbles over
        raise BadOption(f"{path}: this network cannot be read ({error})") from error
    if size > LARGEST:
        raise BadOption(f"{path}: this is no network, it has more than {LARGEST >> 20} MB")
    check(game, layers, about, path)
    return Network(layers, about)


def check(game: Game, layers: Layers, about: Any, path: Path) -> None:
    """Refuse a network that does not fit a game."""
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise BadOption(f"{path}: a network of another format; train it anew with `maiolica train {game.id}`")
    if about.get("game") != game.id:
        raise BadOption(f"{path}: a network for {str(about.get('game'))[:20]}, not for {game.id}")
    if about.get("features") != fingerprint(game):
        raise BadOption(f"{path}: the features of {game.id} have changed since it was made; train it anew")
    width, hidden = layers.first_bias.size, layers.second_bias.size
    inputs, outputs = game.feature_count, 2 * game.seats[-1]
    wanted = [(inputs, width), (width,), (width, hidden), (hidden,), (hidden, outputs), (outputs,)]
    if [array.shape for array in layers] != wanted or width % 4 or hidden % 4:
        raise BadOption(f"{path}: a network of another shape than {game.id} needs")
    if not all(np.isfinite(array).all() for array in layers):
        raise BadOption(f"{path}: this network is damaged: not all of it are numbers")


def write_network(game: Game, layers: Layers, about: dict[str, Any], path: Path) -> None:
    """Write a network, whole or not at all; half precision is enough to play by."""
    numbers = {name: np.asarray(array, np.float16) for name, array in layers._asdict().items()}
    told = about | {"format": FORMAT, "game": game.id, "features": fingerprint(game)}
    text = np.frombuffer(json.dumps(told, sort_keys=True).encode(), np.uint8)
    new = path.with_suffix(".new")
    with new.open("wb") as file:
        np.savez_compressed(file, about=text, **numbers)  # type: ignore[arg-type]
    new.replace(path)


@cache
def fingerprint(game: Game) -> str:
    """A name for what the features mean: those of a few positions of a game that is always the same."""
    s, rng, digest = game.start(game.seats[0]), seeded(5211), hashlib.sha256()
    out, numbers = (
        np.zeros(max(game.moves.size, game.outcomes.size), np.int32),
        np.zeros(game.feature_count, np.float32),
    )
    for _ in range(200):
        seat = generic.actor(s)
        if seat == OVER:
            break
        if seat == CHANCE:
            generic.deal(s, pick(rng, out, generic.odds(s, out)))
            continue
        generic.features(s, seat, numbers)
        digest.update(numbers.tobytes())
        generic.play(s, seat, int(out[below(rng, generic.legal(s, seat, out))]))
    return digest.hexdigest()[:16]
