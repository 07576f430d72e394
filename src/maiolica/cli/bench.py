"""Measurements of one game: speed, memory, compile times and a signature that changes only when behavior does."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from typing import Any
from zlib import crc32

import numba
import numpy as np
from rich.table import Table as RichTable

from ..bots.levels import settings_of
from ..bots.search import SearchBot
from ..core.batch.simulate import simulate
from ..core.dialect.jit import jit
from ..core.dialect.random import STEP, WORD, below, mix, seeded
from ..core.game.errors import MaiolicaError
from ..core.game.game import Game
from ..core.game.generic import actor, legal, play
from ..core.game.network import judge_after, look, new_pad
from ..core.game.network_file import network_of
from ..core.table.table import Table

ROUNDS = 15  # the best of so many alternating measurements is taken: other programs can only slow one down
YARDSTICK = 4_000_000  # chained steps in one measurement
GAMES = 4_000  # games in one measurement
JUDGED_GAMES = 20  # games whose positions a network judges
ON_A_GPU = 16_000_000


@dataclass
class BenchReport:
    """What was measured; speeds are decisions per second in random games of two seats."""

    game: str
    cores: int
    state_bytes: int
    one_core: float
    all_cores: float
    steps_per_move: float  # one compiled move in chained SplitMix64 steps, measured in the same run
    signature: str
    interpreted: float | None = None
    compile_cold: float | None = None  # seconds from the first call to its result, nothing in the cache
    compile_cached: float | None = None  # the same with a full cache
    start_cached: float | None = None  # the whole process, import included
    search_walks: float | None = None  # of the master's search on one core, per second
    search_positions: float | None = None  # positions that it judges, per second
    judgments: float | None = None  # of the network alone on one core, after every move of many positions, per second
    gpu: float | None = None
    gpu_equals_cpu: bool | None = None


def measure(game: Game, device: str, quick: bool, note: Callable[[str], None]) -> BenchReport:
    """Measure a game on this machine."""
    note("measuring one core against the yardstick …")
    one_core, steps = one_core_and_steps(game)
    note("measuring all cores …")
    report = BenchReport(
        game=game.id,
        cores=os.cpu_count() or 1,
        state_bytes=game.state.layout.itemsize,
        one_core=one_core,
        all_cores=max(speed(game, GAMES * 4, None) for _ in range(5)),
        steps_per_move=steps,
        signature=signature(game),
    )
    if not quick:
        note("measuring the search …")
        report.search_walks, report.search_positions = search_speed(game)
        report.judgments = judgment_speed(game)
        note("measuring the interpreted rules …")
        report.interpreted = float(in_a_process(game, 10, {"NUMBA_DISABLE_JIT": "1"})["speed"])
        note("measuring compile times …")
        with tempfile.TemporaryDirectory() as folder:
            report.compile_cold = in_a_process(game, 1, {"MAIOLICA_CACHE": folder})["seconds"]
            warm = in_a_process(game, 1, {"MAIOLICA_CACHE": folder})
            report.compile_cached, report.start_cached = warm["seconds"], warm["whole"]
    if device == "cuda":
        note("measuring the GPU …")
        report.gpu, report.gpu_equals_cpu = gpu_speed(game)
    return report


def speed(game: Game, games: int, cores: int | None) -> float:
    """Decisions per second of a batch."""
    start = time.perf_counter()
    moves = simulate(game, games, cores=cores).moves
    return moves / (time.perf_counter() - start)


def one_core_and_steps(game: Game) -> tuple[float, float]:
    """Decisions per second on one core, and one decision in yardstick steps, both from the best rounds."""
    chain(np.uint64(1), 1)
    best_speed, best_step = 0.0, float("inf")
    for _ in range(ROUNDS):
        start = time.perf_counter()
        chain(np.uint64(1), YARDSTICK)
        best_step = min(best_step, (time.perf_counter() - start) / YARDSTICK)
        best_speed = max(best_speed, speed(game, GAMES, 1))
    return best_speed, 1 / best_speed / best_step


@jit
def chain(word: Any, steps: int) -> Any:
    """The yardstick: SplitMix64 steps, each of which needs the one before."""
    for _ in range(steps):
        word = mix((word + STEP) & WORD)
    return word


def signature(game: Game) -> str:
    """One number over fixed seeds, all seat counts and all named options."""
    number = 0
    names = [option.name for option in game.options]
    for seats, choices in product(game.seats, product(*(option.choices for option in game.options))):
        results = simulate(game, 300, seed=1, seats=seats, options=dict(zip(names, choices, strict=True)))
        for array in (results.scores, results.lengths, results.winners):
            number = crc32(np.ascontiguousarray(array).tobytes(), number)
    return f"{number:08x}"


def search_speed(game: Game) -> tuple[float, float]:
    """Walks and judged positions per second at the start of some games of two seats, the best of them."""
    walks, best = 500, (0.0, 0.0)
    bot = SearchBot(**settings_of(game, "search") | settings_of(game, "timed-2"))
    for seed in range(6):
        table = Table(game, game.seats[0], seed=seed)
        seat = table.waiting()[0]
        (tree,) = bot.prepared(table.view(seat), seat, seeded(seed))
        tree.think(seat, 0, walks)  # a tree that has grown is measured
        bot.nodes = walks  # nothing is kept
        (tree,) = bot.prepared(table.view(seat), seat, seeded(seed))
        start = time.perf_counter()
        tree.think(seat, 0, walks)
        took = time.perf_counter() - start
        best = max(best, (walks / took, float(tree.memory.counts[0].judged) / took))
    return best


def judgment_speed(game: Game) -> float | None:
    """Moves that the game's network judges in a second of one core, in positions of random games of two seats."""
    network = network_of(game)
    if network is None:
        return None
    pad, next_one = new_pad(network.layers), np.zeros(1, game.state.layout)
    out, positions = np.zeros(game.moves.size, np.int32), some_positions(game)
    best = 0.0
    for _ in range(ROUNDS + 1):
        start = time.thread_time()
        judged = judge_moves(network.layers, pad, positions, next_one, out)
        best = max(best, judged / (time.thread_time() - start))
    return best


def some_positions(game: Game) -> Any:
    """The positions before the moves of some random games."""
    found, rng = [], seeded(1)
    for seed in range(JUDGED_GAMES):
        table = Table(game, game.seats[0], seed=seed)
        while waiting := table.waiting():
            found.append(table.state.tobytes())
            moves = table.legal(waiting[0])
            table.play(moves[below(rng, len(moves))], waiting[0])
    return np.frombuffer(b"".join(found), game.state.layout)


@jit
def judge_moves(layers: Any, pad: Any, positions: Any, next_one: Any, out: Any) -> int:
    """Judge what every move of some positions leads to."""
    judged = 0
    for i in range(len(positions)):
        seat = actor(positions[i])
        look(layers, pad, positions[i], seat)
        moves = legal(positions[i], seat, out)
        for j in range(moves):
            next_one[0] = positions[i]
            play(next_one[0], seat, int(out[j]))
            judge_after(layers, pad, next_one[0], seat)
        judged += moves
    return judged


def in_a_process(game: Game, games: int, environment: dict[str, str]) -> dict[str, float]:
    """Time a batch in a fresh process."""
    code = (
        "import json, time; begin = time.perf_counter(); import maiolica; start = time.perf_counter();"
        f"moves = maiolica.simulate({game.id!r}, {games}, cores=1).moves; end = time.perf_counter();"
        "print(json.dumps({'speed': moves / (end - start), 'seconds': end - start, 'whole': end - begin}))"
    )
    environment = os.environ | environment
    done = subprocess.run([sys.executable, "-c", code], env=environment, check=False, capture_output=True, text=True)
    if done.returncode:
        raise MaiolicaError(f"the measured process failed: {done.stderr.strip()[-300:]}")
    answer: dict[str, float] = json.loads(done.stdout)
    return answer


def gpu_speed(game: Game) -> tuple[float, bool]:
    """Decisions per second of the kernel alone, and whether its totals equal the CPU's."""
    from ..core.batch.simulate_cuda import Kernel

    count = 40_000
    ours, theirs = simulate(game, count), simulate(game, count, device="cuda")
    equal = all(np.array_equal(getattr(ours, name), getattr(theirs, name)) for name in ("scores", "lengths", "winners"))
    kernel = Kernel(game, game.start(2), ON_A_GPU, 2)
    return max(kernel.speed(seed) for seed in range(3)), equal


def table_of(report: BenchReport) -> RichTable:
    """The report for people."""
    table = RichTable("measured", "value", title=f"{report.game}: random games of two seats")
    rows: list[tuple[str, str]] = []
    if report.interpreted is not None:
        rows.append(("interpreted, moves per second", f"{report.interpreted:,.0f}"))
    rows += [
        ("compiled, one core, moves per second", f"{report.one_core:,.0f}"),
        (f"compiled, all {report.cores} cores, moves per second", f"{report.all_cores:,.0f}"),
        ("one move in chained SplitMix64 steps", f"{report.steps_per_move:.1f}"),
        ("memory per state, bytes", str(report.state_bytes)),
    ]
    if report.compile_cold is not None:
        rows += [
            ("first compile, seconds", f"{report.compile_cold:.1f}"),
            ("the same from the cache, seconds", f"{report.compile_cached:.2f}"),
            ("whole start from the cache, seconds", f"{report.start_cached:.2f}"),
        ]
    if report.search_walks is not None:
        rows += [
            ("search on one core, walks per second", f"{report.search_walks:,.0f}"),
            ("search on one core, positions per second", f"{report.search_positions:,.0f}"),
        ]
    if report.judgments is not None:
        rows.append(("network on one core, judgments per second", f"{report.judgments:,.0f}"))
    if report.gpu is not None:
        rows.append(("GPU, moves per second", f"{report.gpu:,.0f}"))
        rows.append(("GPU results equal the CPU's", "yes" if report.gpu_equals_cpu else "NO"))
    rows.append(("signature", report.signature))
    rows.append(("Numba", numba.__version__))
    for row in rows:
        table.add_row(*row)
    return table
