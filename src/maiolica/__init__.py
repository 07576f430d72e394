"""Maiolica: play, study and research tabletop games of the Azul family."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from . import games
    from .core.batch.batch import Batch
    from .core.batch.simulate import Results
    from .core.game.errors import BadLog, BadOption, BadPosition, IllegalMove, MaiolicaError
    from .core.game.game import CHANCE, EVERYBODY, OVER, Game
    from .core.game.network_file import Network
    from .core.table.log import Log
    from .core.table.position import Position
    from .core.table.table import Table
    from .school.puzzle import Puzzle
    from .study.form import Review

__version__ = "0.2.0"
__all__ = [
    "CHANCE",
    "EVERYBODY",
    "OVER",
    "BadLog",
    "BadOption",
    "BadPosition",
    "Batch",
    "Game",
    "IllegalMove",
    "MaiolicaError",
    "Network",
    "Position",
    "Results",
    "Table",
    "batch",
    "games",
    "load",
    "load_log",
    "load_text",
    "network",
    "new",
    "position",
    "puzzles",
    "review",
    "simulate",
]


HOMES = {  # where a name is found when it is wanted: `maiolica --help` does not wait for a compiler to be loaded
    "games": "games",
    "Batch": "core.batch.batch",
    "Results": "core.batch.simulate",
    "Network": "core.game.network_file",
    "Position": "core.table.position",
    "Table": "core.table.table",
    **dict.fromkeys(("BadLog", "BadOption", "BadPosition", "IllegalMove", "MaiolicaError"), "core.game.errors"),
    **dict.fromkeys(("CHANCE", "EVERYBODY", "OVER", "Game"), "core.game.game"),
}


if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        if name not in HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        home = import_module(f".{HOMES[name]}", __name__)
        globals()[name] = home if name == "games" else getattr(home, name)
        if name in ("Position", "Table"):
            import_module(".ui.svg", __name__)  # with which tables and positions show themselves in a notebook
        return globals()[name]


def __dir__() -> list[str]:
    return [*__all__, "__version__"]


if TYPE_CHECKING:
    from .games.typed import batch, new, position  # which know the positions and moves of our games by their ids
else:

    def new(
        game: str,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] | None = None,
        seed: int | None = None,
    ) -> Table:
        """A new table: ``maiolica.new("azul", seats=3, options={"wall": "grey"}, seed=7)``."""
        from . import Table, games

        return Table(games.get(game), seats, options, names, seed)

    def position(
        game: str, seats: int = 2, options: Mapping[str, object] | None = None, tiny: bool = False
    ) -> Position:
        """The position before the first draw: ``maiolica.position("azul").after("seat1").outcomes()``."""
        from . import Position, games

        return Position.start(games.get(game), seats, options, tiny)

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
        from . import BadOption, Batch, games

        if device not in ("cpu", "cuda"):
            raise BadOption(f"device {device[:20]!r}: it must be cpu or cuda")
        kind = Batch
        if device == "cuda":
            from .core.batch.batch_cuda import GpuBatch as kind
        return kind(games.get(game), n, seats, options, seed, reward, masks, features, check, cores)


def load_text(text: str) -> Table:
    """The table at the end of a log."""
    from . import Table, games
    from .core.table.log import read

    log, lines = read(text, games.load_all())
    return Table.replay(log, lines)


def load(path: str | Path) -> Table:
    """The table at the end of a log file."""
    from . import Table

    return Table.replay(*load_log(path))


def load_log(path: str | Path) -> tuple[Log, list[int]]:
    """A log file as it is written, and the line of each event; its moves are not checked."""
    from . import BadLog, MaiolicaError, games
    from .core.table.log import LONGEST, read

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
    from .core.batch.simulate import simulate
    from .games import get

    return simulate(get(game), games, seed, seats, options, device, cores)


def network(game: str, path: str | Path | None = None) -> Network | None:
    """The network that judges a game's positions, or the one in a file; none where the game has none."""
    from . import games
    from .core.game.network_file import network_of

    return network_of(games.get(game), path)


def review(game: Table | str | Path, walks: int = 0, seconds: float = 0.1, cores: int | None = None) -> Review:
    """Every decision of a game judged, for a table or a log file: by so many walks, or so many seconds, each."""
    from . import Table
    from .study.judge import Effort
    from .study.review import review

    return review(game if isinstance(game, Table) else load(game), Effort(walks, seconds), cores)


def puzzles(game: str) -> list[Puzzle]:
    """The puzzles that come with a game, the easiest first: ``maiolica.puzzles("azul")[0].solution``."""
    from . import games
    from .school.puzzle import puzzles_of

    return list(puzzles_of(games.get(game)))
