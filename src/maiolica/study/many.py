"""Many games reviewed: here one after the other on all cores, or on a Ray cluster, one on each of its cores."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .. import games
from ..bots.cluster import Cluster
from ..bots.warm import warm_up
from ..core.table.log import Log, read, write
from .form import Review
from .judge import Effort
from .review import review


def reviews_of(
    logs: Mapping[str, Log], effort: Effort, cores: int | None = None, ray: str | None = None
) -> Iterator[tuple[str, Review]]:
    """Logs by name, reviewed; on a cluster in any order."""
    if ray:
        texts = [(name, write(log)) for name, log in logs.items()]
        with Cluster(ray) as cluster:
            for (name, _), found in cluster.each(review_there, effort, texts):
                yield name, found
        return
    for name, log in logs.items():
        warm_up(log.game, "search")
        yield name, review(log, effort, cores)


def review_there(effort: Effort, named: tuple[str, str]) -> Review:
    """One game in a process of a cluster."""
    log, _ = read(named[1], games.load_all())
    warm_up(log.game, "search")
    return review(log, effort, 1)
