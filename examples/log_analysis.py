"""What ten thousand logs say: who wins, and what winners do differently.

maiolica match greedy random --game azul --games 10000 --logs logs
python examples/log_analysis.py logs
python examples/log_analysis.py --small
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import polars as pl

from maiolica.bots.match import new_match, play_match
from maiolica.core.game.game import CHANCE
from maiolica.core.table.log import Log, read
from maiolica.games import load_all


def rows(folder: Path) -> Iterator[dict]:
    """A row for each decision of each log: who moved how, where that led, and who won."""
    for number, path in enumerate(sorted(folder.glob("*.log"))):
        log, _ = read(path.read_text(encoding="utf-8"), load_all())
        ranks, scores = outcome(log)
        moves = [event for event in log.events if event.seat != CHANCE]
        for step, event in enumerate(moves):
            move = log.game.moves.decode(event.action)
            yield {
                "game": number,
                "step": step,
                "name": log.names[event.seat],
                "first": event.seat == moves[0].seat,
                "kind": type(move).__name__,
                "line": getattr(move, "line", None),
                "won": ranks[event.seat] == 1,
                "score": scores[event.seat],
            }


def outcome(log: Log) -> tuple[list[int], list[int]]:
    """Places and points at the end; a log that is whole needs no checks."""
    rules, s = log.game.rules, log.game.start(log.seats, log.options)
    for event in log.events:
        if event.seat == CHANCE:
            rules.deal(s, event.action)
        else:
            rules.play(s, event.seat, event.action)
    places = np.zeros(log.seats, np.int32)
    rules.ranks(s, places)
    return places.tolist(), [rules.score(s, seat) for seat in range(log.seats)]


def analyze(folder: Path) -> None:
    """Print three tables."""
    frame = pl.DataFrame(rows(folder))
    sides = frame.group_by("game", "name", "first").agg(pl.col("won").first(), pl.col("score").first())
    print(
        sides.group_by("name").agg(pl.len().alias("games"), pl.col("won").mean(), pl.col("score").mean()).sort("name")
    )
    print(sides.group_by("first").agg(pl.col("won").mean(), pl.col("score").mean()).sort("first"))
    takes = frame.filter(pl.col("line").is_not_null())
    print(takes.group_by("line", "won").len().pivot("won", index="line", values="len").sort("line"))


def main() -> None:
    """Read the logs of a folder, or play a few games first."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?", help="with logs, as maiolica match --logs writes them")
    parser.add_argument("--small", action="store_true", help="play a few games and look at their logs")
    given = parser.parse_args()
    if given.folder:
        analyze(given.folder)
        return
    with TemporaryDirectory() as folder:
        play_match(new_match(["greedy", "random"], "azul", 4 if given.small else 10_000), 1, logs=Path(folder))
        analyze(Path(folder))


if __name__ == "__main__":
    main()
