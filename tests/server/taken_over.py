"""How long bots stand still when their process is killed: ``python -m tests.server.taken_over [TABLES]``.

Two server processes on a PostgreSQL of its own; the one in which all bots are about to think is killed, and it is
measured when the first and the last of them have moved by the other's doing.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from time import monotonic

from .clients import world
from .serving import Postgres, serving


async def measure(tables: int, folder: Path, base: str) -> list[float]:
    """The seconds from the end of a process to the move of each of its bots."""
    with serving(folder, base) as left, serving(folder, base, bot_pause="600") as lost:
        async with world(left.address) as here:
            ada = await here.person("Ada")
            there = here.keep(ada.at(lost.address))
            opened = [await there.open("azul", "me", "regular", options={"first_seat": 2}) for _ in range(tables)]
            numbers = {one["id"]: (await ada.moment(one["id"], seat=0))["number"] for one in opened}
            await asyncio.sleep(2.0)  # its leases are renewed as usual
            await asyncio.to_thread(lost.kill)
            killed = monotonic()

            async def moved(table: str, number: int) -> float:
                await ada.moment(table, seat=0, last=number, wait=25)
                return monotonic() - killed

            return sorted(await asyncio.gather(*(moved(*one) for one in numbers.items())))


def main() -> None:
    """Measure, and say it in one line."""
    tables = int(sys.argv[1]) if sys.argv[1:] else 60
    postgres = Postgres()
    try:
        with tempfile.TemporaryDirectory() as folder:
            seconds = asyncio.run(measure(tables, Path(folder), postgres.new_base()))
    finally:
        postgres.close()
    print(f"bots of {tables} tables went on {seconds[0]:.1f} to {seconds[-1]:.1f} s after their process was killed")


if __name__ == "__main__":
    main()
