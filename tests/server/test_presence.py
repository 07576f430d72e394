"""Who is connected, as processes tell each other: through lost notices, silence and a database that does not answer."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from hypothesis import given
from hypothesis import strategies as st

from maiolica.server.fleet.presence import NOBODY, SILENT, Presence, Present

PRESENTS = st.builds(Present, st.frozensets(st.sampled_from(["ada", "bo", "cy"])), st.integers(0, 3))


class Wire:
    """Carries notices between processes, and can be cut."""

    def __init__(self) -> None:
        self.processes: list[Presence] = []
        self.time = 0.0
        self.is_cut = False

    def add(self, owner: str) -> Presence:
        self.processes.append(Presence(owner, self.tell, lambda: self.time))
        return self.processes[-1]

    async def tell(self, payloads: list[str]) -> None:
        if self.is_cut:
            raise ConnectionError
        for payload in payloads:
            _, owner, table, *rest = payload.split(" ")
            for process in self.processes:
                if process.owner != owner:
                    process.heard(owner)
                    process.set_there(owner, table, *rest)


async def told(*processes: Presence) -> None:
    """Let everybody say what there is to say."""
    tasks = [asyncio.create_task(process.tell_all()) for process in processes]
    for _ in range(5):
        await asyncio.sleep(0)
    for task in tasks:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


@given(st.lists(st.tuples(st.integers(0, 2), st.sampled_from(["one", "two"]), PRESENTS), max_size=12))
def test_all_processes_know_the_same(changes: list[tuple[int, str, Present]]) -> None:
    async def play() -> None:
        wire = Wire()
        for owner in ("a", "b", "c"):
            wire.add(owner)
        latest: dict[tuple[int, str], Present] = {}
        for who, table, present in changes:
            wire.processes[who].set_here(table, present)
            latest[who, table] = present
        await told(*wire.processes)
        for table in ("one", "two"):
            everywhere = [present for (_, at), present in latest.items() if at == table]
            people = frozenset().union(*(present.people for present in everywhere))
            for process in wire.processes:
                assert process.at(table) == (people, sum(present.watchers for present in everywhere))

    asyncio.run(play())


async def test_who_falls_silent_is_forgotten_after_a_while_and_not_before() -> None:
    wire = Wire()
    here, there = wire.add("here"), wire.add("there")
    there.set_here("table", Present(frozenset(["bo"]), 2))
    await told(there)
    wire.time = SILENT
    assert list(here.silent()) == []
    assert here.at("table") == ({"bo"}, 2)
    wire.time += 0.1
    assert list(here.silent()) == ["table"]
    assert here.at("table") == NOBODY
    assert here.heard("there")  # it was only slow: it has to be asked
    there.asked()
    await told(there)
    assert here.at("table") == ({"bo"}, 2)


async def test_what_could_not_be_told_is_told_later(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr("maiolica.server.fleet.presence.PAUSE", 0)
    wire = Wire()
    here, there = wire.add("here"), wire.add("there")
    wire.is_cut = True
    there.set_here("table", Present(frozenset(["bo"]), 0))
    await told(there)
    assert here.at("table") == NOBODY
    wire.is_cut = False
    await told(there)
    assert here.at("table").people == {"bo"}


async def test_after_lost_notices_everybody_is_asked_again() -> None:
    wire = Wire()
    here, there, ended = wire.add("here"), wire.add("there"), wire.add("ended")
    for process in (there, ended):
        process.set_here("table", Present(frozenset([process.owner]), 1))
    await told(there, ended)
    wire.processes.remove(ended)
    assert set(here.start_over()) == {"table"}
    assert here.at("table") == NOBODY
    there.asked()
    await told(there)
    assert here.at("table") == ({"there"}, 1)
