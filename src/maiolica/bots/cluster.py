"""Units of work on the nodes of a Ray cluster: a few at a time for each core, and again when a node is lost."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.metadata import version
from math import inf
from time import monotonic
from typing import Any, TypeVar

from ..core.game.errors import MaiolicaError
from ..core.game.needs import needed

AHEAD = 2  # units for each core that are handed out before their turn
TRIES = 5  # of a unit whose process or node was lost

Shared = TypeVar("Shared")
Unit = TypeVar("Unit")
Found = TypeVar("Found")


class Cluster:
    """A connection to a cluster: by its address, ``auto`` for the one this machine belongs to, ``local`` for a new one.

    Whoever is connected already stays so; what this has connected ends with it.
    """

    def __init__(self, address: str = "auto") -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
        with needed("ray", "Ray", "ray"):
            import ray
        self._ray: Any = ray
        self._is_ours = not ray.is_initialized()
        if self._is_ours:
            self._connect(address)

    def _connect(self, address: str) -> None:
        try:
            self._ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, OSError, RuntimeError, ValueError) as error:
            reason = str(error).strip().splitlines()[0]
            raise MaiolicaError(f"--ray {address[:60]}: no cluster answers there ({reason[:200]})") from None

    def each(
        self, work: Callable[[Shared, Unit], Found], shared: Shared, units: Iterable[Unit]
    ) -> Iterator[tuple[Unit, Found]]:
        """Do all units, in any order; who closes the iterator leaves those under way to their end, and to nobody.

        Ray can cancel them, but one that was handed out a moment ago then ends the whole program: Ray calls that a bug.
        """
        ray, left, under_way, room = self._ray, iter(units), dict[Any, Unit](), Fresh(self.room)
        remote = ray.remote(num_cpus=1, max_retries=TRIES)(on_node)
        common = ray.put(shared)
        while True:
            for unit in upto(left, room() - len(under_way)):
                under_way[remote.remote(version("maiolica"), work, common, unit)] = unit
            if not under_way:
                return
            for done in ray.wait(list(under_way))[0]:
                result = self._result(done)
                yield under_way.pop(done), result

    def hire(self, kind: Callable[..., Any], given: Sequence[tuple[Any, ...]]) -> Hands:
        """Objects that stay on the cluster, each with a core of its own; one that was lost is made anew."""
        made = self._ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=TRIES)(kind)
        return Distant([made.remote(*each) for each in given], self)

    def room(self) -> int:
        """How many units may be handed out; a cluster grows and shrinks."""
        return AHEAD * self.cores()

    def cores(self) -> int:
        """How many cores the cluster has now."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def gather(self, asked: Sequence[Any]) -> list[Any]:
        """The answers to questions that were asked at once."""
        return [self._result(each) for each in asked]

    def _result(self, done: Any) -> Any:
        try:
            return self._ray.get(done)
        except self._ray.exceptions.RayTaskError as error:
            cause = error.cause
            if isinstance(cause, MaiolicaError):
                raise cause from None
            raise MaiolicaError(f"on the cluster: {type(cause).__name__}: {cause}") from error
        except self._ray.exceptions.RayError as error:
            reason = str(error).strip().splitlines()[0]
            raise MaiolicaError(f"on the cluster: {type(error).__name__}: {reason[:300]}") from error

    def close(self) -> None:
        """Disconnect, if this has connected; a local cluster ends."""
        if self._is_ours:
            self._ray.shutdown()

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class Fresh:
    """A number that changes slowly, asked for at most once a second."""

    def __init__(self, ask: Callable[[], int]) -> None:
        self.ask, self.asked, self.answer = ask, -inf, 0

    def __call__(self) -> int:
        """The number."""
        if monotonic() - self.asked > 1:
            self.asked, self.answer = monotonic(), self.ask()
        return self.answer


class Hands:
    """Objects of one kind that are all asked the same."""

    def __init__(self, kind: Callable[..., Any], given: Sequence[tuple[Any, ...]]) -> None:
        self.objects = [kind(*each) for each in given]

    def ask(self, what: str, *args: Any) -> list[Any]:
        """What each of them answers, in their order."""
        return [getattr(each, what)(*args) for each in self.objects]


class Distant(Hands):
    """The same on a cluster."""

    def __init__(self, objects: list[Any], cluster: Cluster) -> None:
        self.objects, self.cluster = objects, cluster

    def ask(self, what: str, *args: Any) -> list[Any]:
        """All of them work at once."""
        return self.cluster.gather([getattr(each, what).remote(*args) for each in self.objects])


def on_node(wanted: str, work: Callable[[Any, Any], Any], shared: Any, unit: Any) -> Any:
    """What a process of the cluster does; an error of ours says where it happened."""
    try:
        if (found := version("maiolica")) != wanted:
            raise MaiolicaError(f"Maiolica {found} is installed there, not {wanted}")
        return work(shared, unit)
    except MaiolicaError as error:
        raise MaiolicaError(f"on {socket.gethostname()}: {error}") from None


def in_order(units: Iterable[Unit], found: Iterator[tuple[Unit, Found]]) -> Iterator[tuple[Unit, Found]]:
    """Results in the order of their units; what comes too soon waits."""
    waiting: dict[Unit, Found] = {}
    for unit in units:
        while unit not in waiting:
            done, result = next(found)
            waiting[done] = result
        yield unit, waiting.pop(unit)


def upto(units: Iterator[Unit], count: int) -> Iterator[Unit]:
    """The next units, not more than so many."""
    for _ in range(count):
        try:
            yield next(units)
        except StopIteration:
            return
