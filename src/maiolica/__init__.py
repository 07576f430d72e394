"""Maiolica: play, study and research tabletop games of the Azul family."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from . import games
from .core.batch.batch import Batch
from .core.batch.simulate import Results
from .core.batch.simulate import simulate as _simulate
from .core.dialect.record import Record
from .core.game.errors import BadLog, BadOption, IllegalMove, MaiolicaError
from .core.game.game import CHANCE, EVERYBODY, OVER, Game
from .core.game.network_file import Network, network_of
from .core.table.log import LONGEST, Log, read
from .core.table.table import Table
from .ui.svg import draw_position

__version__ = "0.2.0"
Record.painter = staticmethod(draw_position)
__all__ = [
    "CHANCE",
    "EVERYBODY",
    "OVER",
    "BadLog",
    "BadOption",
    "Batch",
    "Game",
    "IllegalMove",
    "MaiolicaError",
    "Network",
    "Results",
    "Table",
    "batch",
    "load",
    "load_log",
    "load_text",
    "network",
    "new",
    "simulate",
]


def new(
    game: str,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    names: Sequence[str] | None = None,
    seed: int | None = None,
) -> Table:
    """A new table: ``maiolica.new("azul", seats=3, options={"wall": "grey"}, seed=7)``."""
    return Table(games.get(game), seats, options, names, seed)


def load_text(text: str) -> Table:
    """The table at the end of a log."""
    log, lines = read(text, games.load_all())
    return Table.replay(log, lines)


def load(path: str | Path) -> Table:
    """The table at the end of a log file."""
    return Table.replay(*load_log(path))


def load_log(path: str | Path) -> tuple[Log, list[int]]:
    """A log file as it is written, and the line of each event; its moves are not checked."""
    try:
        with Path(path).open("rb") as file:
            text = file.read(4 * LONGEST + 4).decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadLog(1, f"not a text file in UTF-8 ({error.reason})") from None
    except (OSError, ValueError) as error:
        raise MaiolicaError(f"{str(path)!r}: {getattr(error, 'strerror', None) or error}") from None
    return read(text, games.load_all())


def simulate(
    game: str,
    games: int,
    seed: int = 0,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    device: str = "cpu",
    cores: int | None = None,
) -> Results:
    """Play random games on all cores or on a GPU; equal seeds give equal results everywhere."""
    return _simulate(_get(game), games, seed, seats, options, device, cores)


def batch(
    game: str,
    n: int,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    device: str = "cpu",
    seed: int = 0,
    reward: str = "win",
    masks: bool = True,
    features: bool = True,
    check: bool = True,
    cores: int | None = None,
) -> Batch:
    """Many games to be stepped together, on all cores or on a GPU; equal seeds and actions give equal arrays."""
    if device not in ("cpu", "cuda"):
        raise BadOption(f"device {device[:20]!r}: it must be cpu or cuda")
    kind = Batch
    if device == "cuda":
        from .core.batch.batch_cuda import GpuBatch as kind
    return kind(_get(game), n, seats, options, seed, reward, masks, features, check, cores)


def network(game: str, path: str | Path | None = None) -> Network | None:
    """The network that judges a game's positions, or the one in a file; none where the game has none."""
    return network_of(_get(game), path)


_get = games.get
