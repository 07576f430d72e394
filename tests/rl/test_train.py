"""Training by self-play: what is learned from, and a tiny training from its order to a network that plays."""

from __future__ import annotations

import json

import numpy as np
import pytest

import maiolica
from maiolica.core.game.errors import BadOption
from maiolica.core.game.network import POINTS, new_pad, output
from maiolica.core.game.network_file import read_network
from maiolica.games import get, ids
from tests.test_cli import run
from tests.test_network import features, judge, moments, plain

torch = pytest.importorskip("torch")
from maiolica.rl.selfplay import Decisions, Judge, Lesson, SelfPlay, settings_of, targets_of  # noqa: E402
from maiolica.rl.train import Training, train  # noqa: E402

TINY = Training(games=64, width=8, hidden=4, stretches=2, checkpoints=2)
pytestmark = pytest.mark.compiled


# What is learned from -----------------------------------------------------------------------------


def decision(chance: float, greedy: float = 0.5, explored: bool = False, done: bool = False) -> Decisions:
    """One decision of one game of two seats; where it ends, the first seat wins by 45 to 15."""
    chances, points = torch.tensor([[chance, 1 - chance]]), torch.tensor([[chance, 0.0]])
    best = torch.tensor([[greedy, 1 - greedy]])
    outcome = torch.tensor([[1.0, 0.0, 45.0, 15.0]]) * done
    no = torch.tensor([0])
    return Decisions(no, chances, points, best, best, torch.tensor([explored]), torch.tensor([done]), outcome)


def targets(played: list[Decisions], explore: float = 0.02) -> tuple[list[float], list[bool]]:
    """What the first seat's chances are pulled to, with half of the weight on what came later."""
    lesson = Lesson(explore=explore, by_lead=0.1, rate=0.001, keep=0.5)
    chances, _, known = targets_of(played, lesson)
    assert torch.allclose(chances.sum(2)[known], torch.ones(()))
    return chances[:, 0, 0].tolist(), known[:, 0].tolist()


def test_a_result_goes_back_through_the_positions_before_it() -> None:
    found, known = targets([decision(0.6), decision(0.5), decision(0.8, done=True)])
    assert found == pytest.approx([0.5 * 0.5 + 0.5 * 0.9, 0.5 * 0.8 + 0.5 * 1.0, 1.0])
    assert known == [True, True, True]


def test_points_are_those_of_the_result() -> None:
    _, points, _ = targets_of([decision(0.8, done=True)], Lesson(explore=0, by_lead=0, rate=0))
    assert points[0, 0].tolist() == pytest.approx([45 / POINTS, 15 / POINTS])


def test_nothing_is_known_of_a_position_that_nothing_came_after() -> None:
    """The one before it is pulled to what was thought of it."""
    found, known = targets([decision(0.6), decision(0.3)])
    assert known == [True, False]
    assert found[0] == pytest.approx(0.3)


def test_the_next_game_says_nothing_about_the_last_one() -> None:
    found, known = targets([decision(0.6), decision(0.8, done=True), decision(0.1)])
    assert found[:2] == pytest.approx([0.9, 1.0])
    assert known == [True, True, False]


def test_a_move_without_a_look_says_nothing_of_the_positions_before_it() -> None:
    """They are pulled to what the best move would have brought; but not while nearly all moves are of that kind."""
    played = [decision(0.6), decision(0.5, greedy=0.7, explored=True), decision(0.8, done=True)]
    assert targets(played)[0] == pytest.approx([0.7, 0.9, 1.0])
    assert targets(played, explore=0.9)[0] == pytest.approx([0.7, 0.9, 1.0])
    played[1].best_chances[:] = torch.tensor([0.2, 0.8])
    assert targets(played)[0][0] == pytest.approx(0.2)
    assert targets(played, explore=0.9)[0][0] == pytest.approx(0.7)


@pytest.mark.parametrize("game", ids())
def test_all_seats_and_options_are_mixed(game) -> None:
    chosen = get(game)
    mix = settings_of(chosen)
    assert {seats for seats, _ in mix} == set(chosen.seats)
    for seats in chosen.seats:
        for option in chosen.options:
            for choice in option.choices[1:]:
                assert (seats, {option.name: choice}) in mix
        assert (seats, {}) in mix
    assert 2 * sum(options == {} for _, options in mix) >= len(mix)


# A training ---------------------------------------------------------------------------------------


def test_a_network_says_the_same_in_pytorch_and_in_the_dialect() -> None:
    game = get("azul")
    network = Judge(game.feature_count, 12, 8, game.seats[-1])
    layers = network.layers()
    pad = new_pad(layers)
    other = Judge(game.feature_count, 12, 8, game.seats[-1])
    other.take(layers)
    for seat, view, _ in moments(game, 3, 10):
        numbers = features(game, view, seat)
        judge(layers, pad, view, seat)
        for model in (network, other):
            with torch.no_grad():
                said = model(torch.from_numpy(numbers)).numpy()
            assert output(layers, pad) == pytest.approx(said, abs=1e-4)
        assert plain(layers, numbers) == pytest.approx(said, abs=1e-4)


@pytest.fixture(scope="module")
def tiny(tmp_path_factory):
    """A network of azul that learned next to nothing, and the lines that were told on the way."""
    path, lines = tmp_path_factory.mktemp("train") / "azul.npz", []
    report = train(get("azul"), TINY, path, tell=lines.append)
    return path, report, lines


@pytest.mark.slow
def test_a_tiny_training_writes_a_network_that_says_how_it_was_made(tiny) -> None:
    path, report, lines = tiny
    network = read_network(get("azul"), path)
    assert network.layers.first.shape == (get("azul").feature_count, 8)
    assert network.about["training"] == json.loads(json.dumps(report.__dict__))
    assert report.decisions == 2 * 128 * 64
    assert len(report.curve) == len(lines) == 2
    assert all(0 <= point["share"] <= 1 for point in report.curve)
    assert [file.name for file in path.parent.iterdir()] == ["azul.npz"]


@pytest.mark.slow
def test_errors_shrink_where_a_network_learns() -> None:
    """The same positions again and again: what is said of them comes nearer to what came of them."""
    play, lesson = SelfPlay(get("azul"), 8, (16, 8), "cpu", 1, 1, None), Lesson(explore=1.0, by_lead=0.1, rate=0.01)
    (stretch,) = play.groups.ask("play", play.network.state_dict(), lesson)
    errors = [play._learn(stretch.known.nonzero(), stretch, lesson).tolist() for _ in range(60)]
    assert errors[-1][0] < errors[0][0] - 0.01
    assert errors[-1][1] < errors[0][1]


@pytest.mark.slow
def test_a_training_goes_on_from_a_network_and_keeps_its_shape(tiny, tmp_path) -> None:
    path, report, _ = tiny
    order = Training(games=16, width=16, hidden=12, stretches=1)
    again = train(get("azul"), order, tmp_path / "more.npz", resume=path, tell=lambda line: None)
    assert again.resumed
    assert not report.resumed
    before, after = (read_network(get("azul"), file).layers for file in (path, tmp_path / "more.npz"))
    assert after.first.shape == before.first.shape
    assert again.order["width"] == 8
    assert 0 < np.abs(after.first - before.first).max() < 0.1  # near where it began, but not there


# The command line ---------------------------------------------------------------------------------

SMALL = ("--minutes", "0.001", "--games", "8", "--device", "cpu")


@pytest.mark.slow
def test_the_command_writes_a_network_that_plays(tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("train", "azul", *SMALL, "--width", "8", "--hidden", "4", "--json")
    report = json.loads(done.stdout)
    assert report["file"] == "azul.npz"
    assert report["decisions"] == 1024
    assert report["order"]["games"] == 8
    assert "100%" in done.stderr
    table = maiolica.new("azul", seed=1)
    (tmp_path / "game.log").write_text(table.text())
    words = ("hint", "game.log", "--time", "0.05", "--json")
    ours = json.loads(run(*words, "--network", "azul.npz").stdout)["moves"]
    theirs = json.loads(run(*words).stdout)["moves"]
    assert {move["move"] for move in ours} == {move["move"] for move in theirs}
    assert ours[0]["lead"] != theirs[0]["lead"]


@pytest.mark.slow
def test_the_command_goes_on_installs_and_tells(tiny, tmp_path, monkeypatch) -> None:
    own = tmp_path / "network.npz"
    monkeypatch.setattr("maiolica.cli.train.own_path", lambda game: own)
    words = ("--resume", str(tiny[0]), "--output", str(tmp_path / "mine.npz"), "--install")
    text = run("train", "azul", *SMALL, *words).stdout
    assert "1,024 decisions of Azul" in text
    assert own.read_bytes() == (tmp_path / "mine.npz").read_bytes()
    assert read_network(get("azul"), own).about["training"]["resumed"]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("chess",), "there is no game 'chess'"),
        (("azul", "--device", "toaster"), "it must be cpu or cuda"),
        (("azul", "--width", "10"), "multiples of 4"),
        (("azul", "--hidden", "0"), "multiples of 4"),
        (("azul", "--resume", "nowhere.npz"), "there is no such network"),
        (("azul", "--output", "no/such/folder.npz"), "there is no such folder"),
    ],
)
def test_what_cannot_be_trained_is_refused_at_once(words, reason) -> None:
    assert reason in run("train", *words, code=2).stderr


def test_a_gpu_that_is_not_there_is_refused(monkeypatch) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    assert "PyTorch finds no GPU here" in run("train", "azul", "--device", "cuda", code=2).stderr


@pytest.mark.slow
def test_a_network_of_another_game_gives_no_hint(tiny, tmp_path) -> None:
    (tmp_path / "game.log").write_text(maiolica.new("five211", seed=1).text())
    with pytest.raises(BadOption, match="not for five211"):
        read_network(get("five211"), tiny[0])
    words = ("hint", str(tmp_path / "game.log"), "--network", str(tiny[0]))
    assert "a network for azul, not for five211" in run(*words, code=2).stderr
