"""How many units of work one process can hand out: ``python -m tests.bots.units``, on a cluster that it starts."""

from __future__ import annotations

from time import perf_counter, process_time

from maiolica.bots.cluster import Cluster

COUNT = 2000


def nothing(shared: int, unit: int) -> int:
    return shared + unit


if __name__ == "__main__":
    with Cluster("local") as cluster:
        list(cluster.each(nothing, 1, range(COUNT // 10)))  # processes start
        begin, spent = perf_counter(), process_time()
        done = sum(1 for _ in cluster.each(nothing, 1, range(COUNT)))
        seconds, own = perf_counter() - begin, process_time() - spent
    print(f"{done / seconds:.0f} units a second, {1000 * own / done:.2f} ms of this process for each")
