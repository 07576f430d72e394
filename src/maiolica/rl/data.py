"""Games that bots play, as Parquet files: a row for each decision, with the position, the move and what came of it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from dataclasses import asdict, dataclass
from io import BytesIO
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from .. import __version__, games
from ..bots.cluster import Cluster
from ..bots.plan import luck
from ..bots.players import player
from ..bots.workers import default_cores
from ..core.batch.rewards import REWARDS, reward_number, rewards_of
from ..core.dialect.random import seeded
from ..core.game.errors import BadOption, MaiolicaError
from ..core.game.needs import needed
from .episode import Episode

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
    order: Order,
    folder: Path,
    cores: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
    ray: str | None = None,
) -> list[Path]:
    """Play all games on all cores or a Ray cluster, and write ``part-*.parquet`` into a folder, the order beside it.

    Where the same order was broken off, only what is missing is played.
    """
    with needed("polars"):
        import polars  # noqa: F401 - better told now than by every process
    _begin(order, folder)
    paths = [folder / f"part-{part:05d}.parquet" for part in range(-(-order.games // IN_A_PART))]
    missing = [part for part, path in enumerate(paths) if not path.exists()]
    progress(sum(len(numbers_of(order, part)) for part, path in enumerate(paths) if path.exists()))
    with closing(play_parts(order, missing, min(cores or default_cores(), len(missing)), ray)) as played:  # type: ignore[type-var]
        for part, content in played:
            _write(paths[part], content)
            progress(len(numbers_of(order, part)))
    _write(about_file(folder), _text(about(order) | {"digest": digest(folder)}))
    return paths


def play_parts(order: Order, parts: Sequence[int], cores: int, ray: str | None) -> Iterator[tuple[int, bytes]]:
    """Some files with their contents, in any order."""
    if ray:
        with Cluster(ray) as cluster:
            yield from cluster.each(part_of, order, parts)
    elif cores <= 1:
        yield from ((part, part_of(order, part)) for part in parts)
    else:
        with ProcessPoolExecutor(cores, get_context("spawn")) as pool:
            tasks = {pool.submit(part_of, order, part): part for part in parts}
            try:
                yield from ((tasks[task], task.result()) for task in as_completed(tasks))
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


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


def about(order: Order) -> dict[str, Any]:
    """What is written beside the files."""
    said = asdict(order) | {"players": list(order.players)}
    return said | {"rules": games.get(order.game).rules_version, "maiolica": __version__}


def numbers_of(order: Order, part: int) -> range:
    """The games in one file."""
    return range(part * IN_A_PART, min(order.games, (part + 1) * IN_A_PART))


def part_of(order: Order, part: int) -> bytes:
    """Play the games of one file; return what it holds."""
    import polars

    for spec in order.players:
        player(spec)  # what is not on this node of a cluster is told
    rows = [row for number in numbers_of(order, part) for row in rows_of(order, number)]
    polars.DataFrame(rows, schema=schema(order), orient="row").write_parquet(content := BytesIO())
    return content.getvalue()


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


def _begin(order: Order, folder: Path) -> None:
    """Make a folder, or see that it is where this order was broken off."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        begun = json.loads(about_file(folder).read_text("utf-8")) if about_file(folder).exists() else None
    except (OSError, ValueError) as error:
        raise MaiolicaError(f"{folder}: {getattr(error, 'strerror', None) or error}") from None
    if any(folder.iterdir()) and begun != about(order):
        raise MaiolicaError(f"{folder}: this folder is not empty, and not where these games were broken off")
    _write(about_file(folder), _text(about(order)))


def _text(said: dict[str, Any]) -> bytes:
    return json.dumps(said, indent=1).encode() + b"\n"


def _write(path: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    part = path.parent.with_name(f"{path.parent.name}.{path.name}.part")  # not beside files that are read together
    try:
        part.write_bytes(content)
        part.replace(path)
    except OSError as error:
        raise MaiolicaError(f"{path}: {error.strerror or error}") from None
