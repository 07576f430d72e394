"""Steps per second of every interface, beside games of other libraries where these are installed.

``python -m maiolica.rl.speed azul cuda`` prints the same without the command line's own packages.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from typing import Any

from .. import batch, games
from ..core.game.errors import MaiolicaError
from . import aec_env, gym_env, openspiel

SECONDS = 1.0  # for one measurement
ROUNDS = 3  # the best of so many is taken: other programs can only slow one down
ON_CORES = 1 << 14  # games of a batch
ON_A_GPU = 1 << 20
WITH_FEATURES = 1 << 18
MANY = 64  # random steps in one call


@dataclass(frozen=True)
class Speed:
    """How many decisions an interface makes in a second."""

    what: str
    seats: int
    steps: float


Note = Callable[[str], None]


def measure(game: str, device: str = "cpu", note: Note = lambda text: None) -> list[Speed]:
    """Measure a game with two seats and with four, or as many as it has, then other libraries' games."""
    counts = sorted({2, min(4, games.get(game).seats[-1])})
    kinds = [chain(batches(game, seats, device), environments(game, seats)) for seats in counts]
    speeds = []
    for speed in chain(*kinds, *([] if device == "cpu" else [pgx_games("gpu")]), openspiel_games(), pgx_games("cpu")):
        note(f"measuring … {speed.what}: {speed.steps:,.0f} steps per second")
        speeds.append(speed)
    return speeds


def best(steps: Callable[[], int], clock: Callable[[], float] = time.perf_counter) -> float:
    """Steps per second: a work that says how many it has made, again and again for a while."""
    steps()
    return max(_once(steps, clock) for _ in range(ROUNDS))


def _once(steps: Callable[[], int], clock: Callable[[], float]) -> float:
    start, made = clock(), 0
    while clock() - start < SECONDS:
        made += steps()
    return made / (clock() - start)


# Ours ---------------------------------------------------------------------------------------------


def batches(game: str, seats: int, device: str) -> Iterator[Speed]:
    """Batches on the cores and, if asked for, on the GPU; with and without masks and features."""
    for where in dict.fromkeys(["cpu", device]):
        for masks, features in ((False, False), (True, False), (True, True)):
            n = ON_CORES if where == "cpu" else WITH_FEATURES if features else ON_A_GPU
            games_now = batch(game, n, seats, device=where, masks=masks, features=features, check=False)
            what = f"batch of {n:,} on {where}, masks {_onoff(masks)}, features {_onoff(features)}"
            games_now.step_random(200)  # away from the beginning, which is the same for all
            if not masks:
                yield Speed(f"{what}, {MANY} random steps a call", seats, best(lambda: _random(games_now, MANY)))  # noqa: B023
            yield Speed(f"{what}, actions from an array", seats, stepping_speed(games_now))


def _onoff(on: bool) -> str:
    return "on" if on else "off"


def _random(games_now: Any, steps: int) -> int:
    games_now.step_random(steps)
    _finish(games_now)
    return int(games_now.n * steps)


def _finish(games_now: Any) -> None:
    """A GPU works on while Python goes ahead: wait for it."""
    if games_now.device == "cuda":
        games_now.synchronize()


def stepping_speed(games_now: Any) -> float:
    """Steps per second of ``step`` alone; random legal actions are drawn before each, outside the time."""
    speeds = []
    for _ in range(ROUNDS):
        took, made = 0.0, 0
        while took <= SECONDS:
            actions = games_now.random_actions()
            _finish(games_now)
            start = time.perf_counter()
            games_now.step(actions)
            _finish(games_now)
            took += time.perf_counter() - start
            made += games_now.n
        speeds.append(made / took)
    return max(speeds)


def environments(game: str, seats: int) -> Iterator[Speed]:
    """The environments of other libraries that are installed; one game has one core, whose own time is measured."""
    for name, make in (("PettingZoo", _pettingzoo), ("Gymnasium", _gymnasium), ("OpenSpiel", _openspiel)):
        with suppress(MaiolicaError):
            yield Speed(f"{name}, one game", seats, best(make(game, seats), time.process_time))


def _pettingzoo(game: str, seats: int) -> Callable[[], int]:
    env, luck = aec_env(game, seats), random.Random(0)

    def play() -> int:
        env.reset(seed=luck.getrandbits(30))
        steps = 0
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            env.step(None if over else luck.choice(observation["action_mask"].nonzero()[0]))
            steps += not over
        return steps

    return play


def _gymnasium(game: str, seats: int) -> Callable[[], int]:
    env, luck = gym_env(game, seats=seats, disable_env_checker=True), random.Random(0)

    def play() -> int:
        observation, _ = env.reset(seed=luck.getrandbits(30))
        steps, over = 0, False
        while not over:
            action = luck.choice(observation["action_mask"].nonzero()[0])
            observation, _, over, _, _ = env.step(action)
            steps += 1
        return steps

    return play


def _openspiel(game: str, seats: int) -> Callable[[], int]:
    return spiel_player(openspiel().load_game(f"maiolica_{game}", {"players": seats}))


# Other libraries' ---------------------------------------------------------------------------------


def spiel_player(game: Any) -> Callable[[], int]:
    """Plays a random game of OpenSpiel; draws are no steps."""
    luck = random.Random(0)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, odds)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def openspiel_games() -> Iterator[Speed]:
    """Games that OpenSpiel brings itself, written in C++."""
    with suppress(MaiolicaError):
        for name in ("backgammon", "chess"):
            yield Speed(
                f"OpenSpiel's own {name}, one game",
                2,
                best(spiel_player(openspiel().load_game(name)), time.process_time),
            )


def pgx_games(where: str) -> Iterator[Speed]:
    """Games of Pgx, in batches of the same size as ours."""
    with suppress(ImportError, RuntimeError):
        import jax
        import pgx

        device = jax.devices(where)[0]
        n = ON_CORES if where == "cpu" else ON_A_GPU
        for name in ("backgammon", "tic_tac_toe"):
            with jax.default_device(device):
                yield Speed(f"Pgx {name}, batch of {n:,} on {where}", 2, pgx_speed(pgx.make(name), n))


def pgx_speed(env: Any, n: int) -> float:
    """Steps per second of a game of Pgx with random legal actions and automatic resets."""
    import jax
    from pgx.experimental import auto_reset

    start, step = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))

    def many(state: Any, key: Any) -> Any:
        def one(carry: Any, _: Any) -> Any:
            state, key = carry
            key, choice, luck = jax.random.split(key, 3)
            odds = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
            action = jax.random.categorical(choice, odds, axis=-1)
            return (step(state, action, jax.random.split(luck, n)), key), None

        return jax.lax.scan(one, (state, key), None, 8)[0]

    compiled = jax.jit(many)
    holder = [start(jax.random.split(jax.random.PRNGKey(0), n)), jax.random.PRNGKey(1)]

    def steps() -> int:
        holder[:] = jax.block_until_ready(compiled(*holder))
        return 8 * n

    return best(steps)


if __name__ == "__main__":
    _game, _device = [*sys.argv[1:], *["azul", "cpu"][len(sys.argv) - 1 :]][:2]
    for _speed in measure(_game, _device, lambda text: print(text, file=sys.stderr, flush=True)):
        print(f"{_speed.steps:>16,.0f}  {_speed.seats} seats  {_speed.what}")
