"""Games as Parquet files."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import maiolica
from maiolica.games import get, ids
from maiolica.rl.data import digest, generate, new_order, positions

polars = pytest.importorskip("polars")

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("game", ids())
def test_the_rows_replay_the_games(game, tmp_path) -> None:
    """Every row holds a position, one of its legal actions, and what came of the game."""
    seats = get(game).seats[-1]
    paths = generate(new_order(game, 2, ["greedy", "random"], seats, seed=3, features=True), tmp_path / "new", 1)
    frame = polars.read_parquet(paths)
    assert frame["game"].unique().sort().to_list() == [0, 1]
    out = np.zeros(get(game).moves.size, np.int32)
    expected = np.zeros(get(game).feature_count, np.float32)
    for row, s in zip(frame.iter_rows(named=True), positions(game, frame["position"]), strict=True):
        assert get(game).rules.actor(s) == row["seat"]
        assert out[: get(game).rules.legal(s, row["seat"], out)].tolist() == row["legal"]
        assert row["action"] in row["legal"]
        assert get(game).moves.text(row["action"]) == row["move"]
        get(game).rules.hide(s, row["seat"])
        get(game).features(s, row["seat"], expected)
        assert np.array_equal(np.array(row["features"], np.float32), expected)
    check_outcomes(frame, seats)


def check_outcomes(frame, seats: int) -> None:
    """Winners have rank 1; with every player in every seat, they move on by a seat from game to game."""
    for name in ("win", "rank", "difference"):
        paid = frame.group_by("game", "seat").agg(polars.col(f"reward_{name}").first())
        assert abs(paid[f"reward_{name}"].sum()) < 1e-4
    assert (frame.filter(polars.col("reward_rank") == 1)["rank"] == 1).all()
    seated = frame.group_by("game", "seat").agg(polars.col("player").first()).sort("game", "seat")["player"].to_list()
    assert seated[0] == "greedy"
    assert seated[seats + 1] == "greedy"


@pytest.mark.slow
def test_equal_orders_give_equal_games_on_any_number_of_cores(tmp_path) -> None:
    order = new_order("azul", 201, ["random"], options={"max_rounds": 1}, seed=5)
    frames = [polars.read_parquet(generate(order, tmp_path / str(cores), cores)) for cores in (1, 2)]
    assert frames[0].equals(frames[1])
    other = new_order("azul", 201, ["random"], options={"max_rounds": 1}, seed=6)
    assert not polars.read_parquet(generate(other, tmp_path / "other", 1)).equals(frames[0])


@pytest.mark.needs("five211")
def test_the_command_writes_files_and_says_so(tmp_path: Path) -> None:
    from maiolica.cli.main import app

    folder = tmp_path / "games"
    done = CliRunner().invoke(app, ["generate", "five211", str(folder), "-g", "3", "-n", "3", "--seed", "2"])
    assert done.exit_code == 0
    assert "3 games in 1 files" in done.stdout
    about = json.loads((tmp_path / "games.json").read_text())
    assert (about["game"], about["seats"], about["players"]) == ("five211", 3, ["random"] * 3)
    assert about["digest"] in done.stdout
    again = CliRunner().invoke(app, ["generate", "five211", str(folder)])
    assert isinstance(again.exception, maiolica.MaiolicaError)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [({"games_wanted": 0}, "games"), ({"players": ["greedy"] * 3}, "players"), ({"players": ["nobody"]}, "nobody")],
)
def test_wrong_orders_are_refused(wrong, reason) -> None:
    with pytest.raises(maiolica.MaiolicaError, match=reason):
        new_order(**{"game": "azul", "games_wanted": 1} | wrong)


def test_the_folder_holds_nothing_but_parquet_files(tmp_path) -> None:
    """Polars and pandas read whole folders, and stumble over whatever else lies in them."""
    paths = generate(new_order("azul", 1, ["random"], options={"max_rounds": 1}), tmp_path / "games", 1)
    assert sorted((tmp_path / "games").iterdir()) == paths
    assert polars.read_parquet(tmp_path / "games").equals(polars.read_parquet(paths))


def test_games_are_known_by_their_digest(tmp_path: Path) -> None:
    """Whoever makes a data set anew can tell whether it is the same, whatever packed the files."""
    from maiolica.cli.main import app

    orders = [new_order("azul", 3, ["random"], options={"max_rounds": 1}, seed=seed) for seed in (1, 1, 2)]
    for number, order in enumerate(orders):
        generate(order, tmp_path / str(number), 1)
    first, second, other = [digest(tmp_path / str(number)) for number in range(3)]
    assert first == second != other
    polars.read_parquet(tmp_path / "0").write_parquet(tmp_path / "0" / "part-00000.parquet", compression="uncompressed")
    assert digest(tmp_path / "0") == first
    command = ["generate", "azul", "-g", "3", "-o", "max_rounds=1", "--seed", "1", "--digest"]
    assert CliRunner().invoke(app, [*command, first, str(tmp_path / "a")]).exit_code == 0
    refused = CliRunner().invoke(app, [*command, other, str(tmp_path / "b")])
    assert isinstance(refused.exception, maiolica.MaiolicaError)
