"""Work on a Ray cluster of two nodes: equal to work on this machine, and nothing is lost with a node."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import maiolica
from maiolica.bots.cluster import Cluster, in_order, on_node, upto
from maiolica.bots.match import new_match, play_match
from maiolica.bots.plan import Played
from maiolica.bots.tune import tune
from maiolica.cli.main import app, with_address
from maiolica.core.game.errors import MaiolicaError
from maiolica.games import get
from maiolica.rl.data import digest, generate, new_order
from maiolica.study.judge import Effort
from maiolica.study.many import reviews_of
from tests.bots.test_external import EXAMPLE, command

ray = pytest.importorskip("ray")
pytestmark = [
    pytest.mark.slow,
    pytest.mark.compiled,
    pytest.mark.needs("azul"),
    pytest.mark.filterwarnings("ignore"),  # Ray's own
    pytest.mark.xdist_group("ray"),
]
SHORT = {"max_rounds": 1}
EQUAL = {
    "worker_niceness": 0,  # beside other tests Ray's 15 leaves a worker a thirtieth of a core
    "idle_worker_killing_time_threshold_ms": 600_000,  # or most tests wait for new workers
    "health_check_period_ms": 500,  # a node that is gone is missed after five; one that is slow has 10 s for each
}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A cluster on this machine: the head, where nothing is played, and two nodes of one core each."""
    from ray.cluster_utils import Cluster as LocalCluster

    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    head = {"num_cpus": 0, "include_dashboard": False, "_system_config": EQUAL}
    nodes = LocalCluster(initialize_head=True, head_node_args=head)
    nodes.first, nodes.second = nodes.add_node(num_cpus=1), nodes.add_node(num_cpus=1)
    ray.init(address=nodes.address, log_to_driver=False, logging_level="ERROR")
    yield nodes
    ray.shutdown()
    nodes.shutdown()


def timeless(games: list[Played]) -> list[Played]:
    return [replace(played, seconds=[], longest=[]) for played in games]


def double_or_fail(shared: int, unit: int) -> int:
    if unit == shared:
        raise MaiolicaError(f"{unit} is too much")
    return 2 * unit


def test_units_come_back_in_any_order_and_an_error_says_where_it_happened(cluster: Any) -> None:
    assert dict(Cluster().each(double_or_fail, 99, range(7))) == {unit: 2 * unit for unit in range(7)}
    with pytest.raises(MaiolicaError, match=r"on \S+: 3 is too much"):
        list(Cluster().each(double_or_fail, 3, range(7)))


def test_a_match_is_the_same_as_on_this_machine_and_goes_on_from_its_file(cluster: Any, tmp_path: Path) -> None:
    match = new_match(["classic:20n", "greedy"], "azul", 6, options=SHORT, seed=4)
    here = timeless(play_match(match, cores=1))
    state, told = tmp_path / "state.jsonl", []

    class Enough(Exception): ...

    def stop(played: Played) -> None:
        told.append(played)
        if len(told) == 2:
            raise Enough

    with pytest.raises(Enough):
        play_match(match, state=state, told=stop, ray="auto")
    there = timeless(play_match(match, state=state, ray="auto"))
    assert [replace(played, log="") for played in there] == [replace(played, log="") for played in here]
    assert len(state.read_text().splitlines()) == 7  # what was asked for, and each game once


def test_what_is_not_on_a_node_is_told(cluster: Any, tmp_path: Path) -> None:
    program = tmp_path / "bot"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    games = play_match_lazily(f"cmd:{program}")
    program.unlink()
    with pytest.raises(MaiolicaError, match=r"on \S+: cmd:.*there is no such program"):
        next(games)
    with pytest.raises(MaiolicaError, match="Maiolica"):
        on_node("0.0.1", double_or_fail, 1, 2)


def test_a_program_that_is_on_the_nodes_plays(cluster: Any) -> None:
    match = new_match([f"cmd:{command(EXAMPLE)}:5s", "random"], "azul", 2, options=SHORT)
    assert [played.reason for played in play_match(match, ray="auto")] == ["", ""]


def play_match_lazily(spec: str) -> Iterator[Played]:
    from maiolica.bots.plan import plan
    from maiolica.bots.workers import play_all

    match = new_match([spec, "random"], "azul", 2, options=SHORT)
    return play_all(match, list(plan(match)), 1, "auto")


def test_data_are_the_same_as_on_this_machine(cluster: Any, tmp_path: Path) -> None:
    order = new_order("azul", 401, ["random"], options=SHORT, seed=5)
    here, there = generate(order, tmp_path / "here", 1), generate(order, tmp_path / "there", ray="auto")
    assert [path.name for path in here] == [path.name for path in there]
    assert digest(tmp_path / "here") == digest(tmp_path / "there")


def test_tuning_finds_the_same_weights(cluster: Any) -> None:
    game = get("azul")
    (here, mean), (there, same) = (tune(game, 2, 120, 3, game.weights, 1, ray=address) for address in (None, "auto"))
    assert np.array_equal(here, there)
    assert mean == same


def test_reviews_of_a_folder_are_the_same(cluster: Any, tmp_path: Path) -> None:
    for seed in (1, 2):
        table = maiolica.new("azul", seed=seed, options=SHORT)
        while not table.over:
            table.play(table.legal()[0])
        table.save(tmp_path / f"{seed}.log")
    (tmp_path / "notes.txt").write_text("no log")
    command = ["review", str(tmp_path), "--walks", "20", "--json"]
    here, there = (CliRunner().invoke(app, [*command, *more]) for more in ((), ("--ray", "auto")))
    assert here.exit_code == there.exit_code == 0
    assert json.loads(here.stdout) == json.loads(there.stdout)
    logs = {"one": maiolica.load(tmp_path / "1.log").log}
    assert dict(reviews_of(logs, Effort(20), ray="auto")) == dict(reviews_of(logs, Effort(20), 1))


def test_training_is_the_same_wherever_its_games_are_played(cluster: Any, tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from maiolica.rl.train import Training, train

    order = Training(games=8, width=8, hidden=4, stretches=2, checkpoints=1, groups=2)
    curves = [
        train(get("azul"), order, tmp_path / "azul.npz", tell=lambda line: None, cluster=place).curve
        for place in (None, Cluster())
    ]
    timed = [[{**point, "seconds": 0} for point in curve] for curve in curves]
    assert timed[0] == timed[1]


def test_the_same_puzzles_are_found(cluster: Any) -> None:
    from maiolica.school.puzzle_mine import Quest, mine

    quest = Quest(get("five211"), walks=32, seed=2)
    assert list(mine(quest, [0, 1], ray="auto")) == list(mine(quest, [0, 1]))


def test_results_wait_for_those_before_them() -> None:
    assert list(in_order([1, 2, 3], iter([(3, "c"), (1, "a"), (2, "b")]))) == [(1, "a"), (2, "b"), (3, "c")]


def test_a_lost_node_loses_no_game(cluster: Any) -> None:
    """One of the two nodes is killed in the middle of a match; its games are played again on the other."""
    match = new_match(["classic:50n", "greedy"], "azul", 12, options=SHORT, seed=6)
    lost: list[Any] = []

    def kill_one(played: Played) -> None:
        if not lost:
            lost.append(cluster.second)
            cluster.remove_node(cluster.second, allow_graceful=False)

    there = timeless(play_match(match, told=kill_one, ray="auto"))
    assert lost
    assert there == timeless(play_match(match, cores=1))
    cluster.second = cluster.add_node(num_cpus=1)


def test_no_cluster_is_a_plain_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "init", lambda **given: (_ for _ in ()).throw(ConnectionError("nobody\nthere")))
    with pytest.raises(MaiolicaError, match=r"--ray auto: no cluster answers there \(nobody\)"):
        Cluster()


def test_the_option_may_stand_alone() -> None:
    assert with_address(["match", "--ray"]) == ["match", "--ray", "auto"]
    assert with_address(["match", "--ray", "--json"]) == ["match", "--ray", "auto", "--json"]
    assert with_address(["match", "--ray", "local", "--json"]) == ["match", "--ray", "local", "--json"]
    assert with_address(["match", "x"]) == ["match", "x"]


def test_units_are_handed_out_a_few_at_a_time() -> None:
    units = iter(range(5))
    assert list(upto(units, 2)) == [0, 1]
    assert list(upto(units, -1)) == []
    assert list(upto(units, 9)) == [2, 3, 4]
