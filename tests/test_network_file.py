"""Networks as files: what is written is read again, and what does not fit is refused with the reason."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import maiolica
from maiolica.core.game.errors import BadOption
from maiolica.core.game.network import Layers, new_pad, output, tell
from maiolica.core.game.network_file import LARGEST, fingerprint, own_path, read_network, write_network
from maiolica.games import get, ids
from tests.test_network import judge, some_layers


def write_arrays(path: Path, about: Any, layers: Layers, **others: np.ndarray) -> None:
    """A file as anybody might make it."""
    text = np.frombuffer(json.dumps(about).encode(), np.uint8)
    np.savez(path, **{**layers._asdict(), "about": text, **others})


def about_of(game: str) -> dict[str, Any]:
    return {"format": 1, "game": game, "features": fingerprint(get(game))}


@pytest.fixture
def good(tmp_path) -> Path:
    path = tmp_path / "good.npz"
    write_network(get("azul"), some_layers(get("azul")), {"training": {"minutes": 3}}, path)
    return path


def refused(path: Path, reason: str, game: str = "azul") -> None:
    with pytest.raises(BadOption, match=reason) as error:
        read_network(get(game), path)
    assert str(path) in str(error.value)


def test_what_is_written_is_read_again(good) -> None:
    network = read_network(get("azul"), good)
    for ours, theirs in zip(some_layers(get("azul")), network.layers, strict=True):
        assert theirs.dtype == np.float32
        assert theirs == pytest.approx(ours, abs=2e-3)
    assert network.about["training"] == {"minutes": 3}
    assert [path.name for path in good.parent.iterdir()] == ["good.npz"]


def test_a_file_that_is_cut_off_is_refused(good) -> None:
    whole = good.read_bytes()
    for length in (0, 1, 30, len(whole) // 2, len(whole) - 1):
        good.write_bytes(whole[:length])
        refused(good, "cannot be read")


def test_flipped_bytes_are_refused_or_change_nothing_that_matters(good) -> None:
    whole, luck, refusals = good.read_bytes(), np.random.default_rng(1), 0
    for _ in range(120):
        damaged = bytearray(whole)
        damaged[int(luck.integers(len(whole)))] ^= int(luck.integers(1, 256))
        good.write_bytes(damaged)
        try:
            read_network(get("azul"), good)
        except BadOption:
            refusals += 1
    assert refusals > 100


def test_a_network_for_another_game_is_refused(good) -> None:
    refused(good, "a network for azul, not for duel", "duel")


def test_other_features_are_refused(tmp_path) -> None:
    write_arrays(tmp_path / "old.npz", about_of("azul") | {"features": "0" * 16}, some_layers(get("azul")))
    refused(tmp_path / "old.npz", "features of azul have changed")


@pytest.mark.parametrize("about", [{}, [], "text", 7, {"format": 2, "game": "azul"}])
def test_another_format_is_refused(about, tmp_path) -> None:
    write_arrays(tmp_path / "new.npz", about, some_layers(get("azul")))
    refused(tmp_path / "new.npz", "of another format")


@pytest.mark.parametrize(
    "other",
    [
        {"first": np.zeros((877, 12))},
        {"first": np.zeros(12)},
        {"first_bias": np.zeros((3, 4))},
        {"second": np.zeros((12, 7)), "second_bias": np.zeros(7), "last": np.zeros((7, 8))},
        {"last": np.zeros((8, 6)), "last_bias": np.zeros(6)},
        {"last": np.zeros((8, 8, 1))},
        {"second_bias": np.float32(1)},
    ],
)
def test_another_shape_is_refused(other, tmp_path) -> None:
    write_arrays(tmp_path / "shape.npz", about_of("azul"), some_layers(get("azul")), **other)
    refused(tmp_path / "shape.npz", "of another shape than azul needs")


@pytest.mark.parametrize("bad", [np.nan, np.inf])
def test_what_is_no_number_is_refused(bad, tmp_path) -> None:
    layers = some_layers(get("azul"))
    layers.second[3, 2] = bad
    write_arrays(tmp_path / "nan.npz", about_of("azul"), layers)
    refused(tmp_path / "nan.npz", "not all of it are numbers")


def test_a_large_file_is_not_even_unpacked(tmp_path) -> None:
    many = np.zeros(LARGEST + 1, np.uint8)
    np.savez_compressed(tmp_path / "bomb.npz", first=many)
    assert (tmp_path / "bomb.npz").stat().st_size < LARGEST / 100
    refused(tmp_path / "bomb.npz", "it has more than 8 MB")


def test_a_missing_file_a_folder_and_a_text_are_refused(tmp_path) -> None:
    refused(tmp_path / "nothing.npz", "there is no such network")
    refused(tmp_path, "there is no such network")
    (tmp_path / "text.npz").write_text("import os")
    refused(tmp_path / "text.npz", "cannot be read")


def test_objects_that_run_code_are_never_loaded(tmp_path) -> None:
    np.savez(tmp_path / "code.npz", about=np.array([print], object))
    refused(tmp_path / "code.npz", "cannot be read")


@pytest.mark.parametrize("game", ids())
def test_every_shipped_network_is_small_and_says_what_made_it(game) -> None:
    assert own_path(get(game)).stat().st_size <= 2 << 20
    about = maiolica.network(game).about
    assert {"order", "seconds", "decisions", "curve"} <= set(about["training"])


def test_a_game_without_a_network_has_none(monkeypatch, tmp_path) -> None:
    monkeypatch.setattr("maiolica.core.game.network_file.own_path", lambda game: tmp_path / "none.npz")
    assert maiolica.network("azul") is None


def test_a_network_judges_rows_of_features_as_the_search_does() -> None:
    """The chances add up to one, and both are those that the rule dialect works out."""
    game, table = get("azul"), maiolica.new("azul", 3, seed=1)
    network = maiolica.network("azul")
    chances, points = network.judge([table.position.features(seat) for seat in range(3)], 3)
    assert np.allclose(chances.sum(axis=1), 1)
    pad = new_pad(network.layers)
    for seat in (0, 2):
        expected = [np.zeros(3, np.float32), np.zeros(3, np.float32)]
        judge(network.layers, pad, table.view(seat), seat)
        tell(output(network.layers, pad), game.seats[-1], seat, 3, *expected)
        order = [(seat + k) % 3 for k in range(3)]
        assert np.allclose(chances[seat], expected[0][order], atol=1e-4)
        assert np.allclose(points[seat], expected[1][order], atol=1e-2)
    with pytest.raises(maiolica.BadOption, match="878"):
        network.judge(np.zeros(5))
