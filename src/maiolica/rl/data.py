"""Games that bots play, as Parquet files: a row for each decision, with the position, the move and what came of it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from .. import __version__, games
from ..bots.plan import luck
from ..bots.players import player
from ..bots.workers import default_cores
from ..core.batch.rewards import REWARDS, reward_number, rewards_of
from ..core.dialect.random import seeded
from ..core.game.errors import BadOption, MaiolicaError
from .episode import Episode
from .needs import needed

IN_A_PART = 200  # games in one file


@dataclass(frozen=True)
class Order:
    """What is to be played; equal orders give equal files, unless players think by the clock."""

    game: str
    games: int
    players: tuple[str, ...]  # one for each seat; they move on by a seat from game to game
    seats: int
    options: dict[str, str]
    seed: int
    features: bool  # whether each row has its seat's features, too


def new_order(
    game: str,
    games_wanted: int,
    players: Sequence[str] = ("random",),
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    features: bool = False,
) -> Order:
    """An order whose game, players and options are possible; the last player named fills the seats that are left."""
    if games_wanted < 1:
        raise BadOption(f"{games_wanted} games: at least one must be played")
    if not 1 <= len(players) <= seats:
        raise BadOption(f"{len(players)} players for {seats} seats")
    chosen = games.get(game).complete(seats, options or {})
    everyone = (*players, *[players[-1]] * (seats - len(players)))
    for spec in everyone:
        player(spec)
    return Order(game, games_wanted, everyone, seats, chosen, seed, features)


def generate(
    order: Order, folder: Path, cores: int | None = None, progress: Callable[[int], None] = lambda games: None
) -> list[Path]:
    """Play all games on all cores and write ``part-*.parquet`` into a new folder, and the order beside it."""
    with needed("polars"):
        import polars  # noqa: F401 - better told now than by every process
    _make_folder(folder)
    parts = range(-(-order.games // IN_A_PART))
    paths = [folder / f"part-{part:05d}.parquet" for part in parts]
    if (cores or default_cores()) == 1 or len(parts) == 1:
        for part in parts:
            progress(write_part(order, part, paths[part]))
    else:
        with ProcessPoolExecutor(min(cores or default_cores(), len(parts)), get_context("spawn")) as pool:
            for task in as_completed([pool.submit(write_part, order, part, paths[part]) for part in parts]):
                progress(task.result())
    about = asdict(order) | {"rules": games.get(order.game).rules_version, "maiolica": __version__}
    text = json.dumps(about | {"digest": digest(folder)}, indent=1)
    about_file(folder).write_text(text + "\n", encoding="utf-8")
    return paths


def digest(folder: Path) -> str:
    """A name for the games in a folder: equal if all positions and moves are, however the files are packed."""
    import polars

    whole = hashlib.sha256()
    for path in sorted(folder.glob("part-*.parquet")):
        frame = polars.read_parquet(path, columns=["game", "step", "seat", "action", "position"])
        numbers = frame.select("game", "step", "seat", "action").to_numpy().astype("<i4")
        whole.update(np.ascontiguousarray(numbers).tobytes() + b"".join(frame["position"]))
    return whole.hexdigest()[:32]


def about_file(folder: Path) -> Path:
    """What a folder's games are, ``games.json`` for ``games/``: in the folder it would keep others from reading it."""
    return folder.with_name(f"{folder.name}.json")


def write_part(order: Order, part: int, path: Path) -> int:
    """Play the games of one file; return how many."""
    import polars

    numbers = range(part * IN_A_PART, min(order.games, (part + 1) * IN_A_PART))
    rows = [row for number in numbers for row in rows_of(order, number)]
    frame = polars.DataFrame(rows, schema=schema(order), orient="row")
    try:
        frame.write_parquet(path)
    except OSError as error:
        raise MaiolicaError(f"{path}: {error.strerror or error}") from None
    return len(numbers)


def schema(order: Order) -> dict[str, Any]:
    """The columns."""
    import polars

    count = games.get(order.game).feature_count
    return {
        "game": polars.Int32,  # number in this order
        "step": polars.Int32,  # decision of the game
        "seat": polars.Int8,  # from 0
        "player": polars.String,
        "position": polars.Binary,  # the record before the move, secrets included
        "legal": polars.List(polars.Int16),
        "action": polars.Int16,
        "move": polars.String,
        "score": polars.Int16,  # of this seat in the end
        "rank": polars.Int8,  # its place in the end, 1 is the best
        **{f"reward_{name}": polars.Float32 for name in REWARDS},
        **({"features": polars.Array(polars.Float32, count)} if order.features else {}),
    }


def rows_of(order: Order, number: int) -> Iterator[tuple[Any, ...]]:
    """All decisions of one game."""
    game = games.get(order.game)
    episode = Episode(game, order.seats, order.options, "win")
    episode.begin(luck(order.seed, number, 0))
    names = [order.players[(seat - number) % order.seats] for seat in range(order.seats)]
    players, rng = [player(name) for name in names], seeded(luck(order.seed, number, 1))
    decisions = []
    while not episode.over:
        seat, before = episode.actor, episode.state.tobytes()
        legal, seen = episode.legal(seat), [episode.features(seat).tolist()] if order.features else []
        action = players[seat].bot.choose(episode.view(seat), seat, legal, rng, players[seat].budget)
        episode.play(seat, action)
        decisions.append((seat, before, legal, action, seen))
    places = np.zeros(order.seats, np.int32)
    game.rules.ranks(episode.state, places)
    rewards = [rewards_of(episode.state, order.seats, reward_number(name)) for name in REWARDS]
    for step, (seat, before, legal, action, seen) in enumerate(decisions):
        move = game.moves.text(int(action))
        outcome = (game.rules.score(episode.state, seat), int(places[seat]), *(reward[seat] for reward in rewards))
        yield (number, step, seat, names[seat], before, legal, int(action), move, *outcome, *seen)


def positions(game: str, column: Any) -> Any:
    """The records of a column ``position``: an array of positions of the game."""
    return np.frombuffer(bytearray(b"".join(column)), games.get(game).state.layout)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MaiolicaError(f"{folder}: {error.strerror}") from None
    if any(folder.iterdir()):
        raise MaiolicaError(f"{folder}: this folder is not empty")
