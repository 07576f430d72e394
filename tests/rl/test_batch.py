"""Batches: many games stepped together, equal to tables and to simulated games."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import maiolica
from maiolica import CHANCE
from maiolica.core.batch import dlpack, kernels
from maiolica.core.batch.against import BatchAgainst
from maiolica.core.batch.batch import Batch
from maiolica.core.batch.rewards import REWARDS
from maiolica.core.batch.single import NOTHING, advance
from maiolica.core.dialect.jit import INTERPRETED
from maiolica.core.dialect.record import in_array
from maiolica.core.game.network import new_pad
from maiolica.games import get
from tests.daily import DAILY, every_game
from tests.rl.settings import settings

N = 3 if INTERPRETED else 40


def arrays(batch) -> list[np.ndarray]:
    return [batch.seat, batch.mask, batch.features, batch.rewards, batch.done]


def equal(one, other) -> bool:
    return all(np.array_equal(mine, theirs) for mine, theirs in zip(arrays(one), arrays(other), strict=True))


@every_game
def test_random_steps_play_the_games_that_simulate_plays(game) -> None:
    """Game by game, the first that ends in each place has the result that ``simulate`` gives for the same seed."""
    for seats, options in settings(game)[:: 3 if INTERPRETED else 1]:
        results = maiolica.simulate(game, N, seed=9, seats=seats, options=options)
        batch = maiolica.batch(game, N, seats, options, seed=9, reward="difference", masks=False, features=False)
        lengths, rewards = np.zeros(N, int), np.zeros((N, seats))
        steps = 0
        while (lengths == 0).any():
            batch.step_random()
            steps += 1
            first = batch.done & (lengths == 0)
            lengths[first], rewards[first] = steps, batch.rewards[first]
        others = (results.scores.sum(axis=1, keepdims=True) - results.scores) / (seats - 1)
        assert np.array_equal(lengths, results.lengths)
        assert np.allclose(rewards, results.scores - others)


@every_game
def test_a_game_of_a_batch_is_a_game_at_a_table(game) -> None:
    """Seat, mask, features and rewards are those of the position, played move by move."""
    for seats, options in settings(game)[-2:]:
        batch = maiolica.batch(game, 2, seats, options, seed=4, reward="rank")
        rules, expected = get(game).rules, np.zeros(get(game).feature_count, np.float32)
        legal = np.zeros(get(game).moves.size, np.int32)
        for _ in range(30 if INTERPRETED else 200):
            for i in range(2):
                state, seat = batch.state(i), int(batch.seat[i])
                assert rules.actor(state) == seat
                count = rules.legal(state, seat, legal)
                assert np.flatnonzero(batch.mask[i]).tolist() == legal[:count].tolist()
                rules.hide(state, seat)
                get(game).features(state, seat, expected)
                assert np.array_equal(batch.features[i], expected)
            batch.step(batch.random_actions())


@pytest.mark.compiled
@every_game
def test_many_steps_at_once_are_many_steps(game) -> None:
    one, other = (maiolica.batch(game, 700, seed=2, cores=cores) for cores in (1, 2))
    paid, ended = np.zeros_like(one.rewards), np.zeros_like(one.done)
    for _ in range(150):
        one.step(one.random_actions())
        paid += one.rewards
        ended |= one.done
    other.step_random(150)
    assert np.array_equal(one.features, other.features)
    assert np.array_equal(one.mask, other.mask)
    assert np.array_equal(paid, other.rewards)
    assert np.array_equal(ended, other.done)
    assert ended.any()


@every_game
def test_copies_go_on_alike(game) -> None:
    batch = maiolica.batch(game, 3, seed=1)
    batch.step_random(7)
    twins = [batch.clone(), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    for _ in range(20):
        actions = batch.random_actions()
        batch.step(actions)
        for twin in twins:
            assert np.array_equal(twin.random_actions(), actions)
            twin.step(actions)
            assert equal(twin, batch)


def test_a_seed_decides_everything_and_reset_begins_anew() -> None:
    batch, twin, other = (maiolica.batch("azul", 3, seed=seed) for seed in (5, 5, 6))
    assert equal(batch, twin)
    assert not equal(batch, other)
    batch.step_random(30)
    assert not equal(batch, twin)
    batch.reset(5)
    assert equal(batch, twin)


def test_rewards_by_name() -> None:
    """With equal seeds, games end alike: what differs is how they are paid."""
    paid = {}
    for name in REWARDS:
        batch = maiolica.batch("azul", 8, 3, {"max_rounds": 1}, seed=3, reward=name, masks=False, features=False)
        paid[name] = np.zeros_like(batch.rewards)
        while not (paid[name] != 0).any(axis=1).all():
            batch.step_random()
            paid[name] = np.where(paid[name] != 0, paid[name], batch.rewards)
        assert np.allclose(paid[name].sum(axis=1), 0, atol=1e-5)
    assert set(np.round(paid["rank"].flatten(), 3)) <= {-1.0, -0.5, 0.0, 0.5, 1.0}
    best = paid["win"].argmax(axis=1)
    assert np.array_equal(best, paid["rank"].argmax(axis=1))
    assert np.array_equal(best, paid["difference"].argmax(axis=1))
    lone = (paid["win"] > 0).sum(axis=1) == 1
    assert lone.any()
    assert np.allclose(np.sort(paid["win"][lone], axis=1), [-0.5, -0.5, 1])


@pytest.mark.parametrize("actions", [[0, 305], [0, -1], [0, 9 * 30 + 4]])
def test_an_illegal_action_is_refused_and_nothing_is_played(actions) -> None:
    batch = maiolica.batch("azul", 2, seed=1)
    actions[0] = int(batch.random_actions()[0])
    before = batch.state(0).tobytes()
    with pytest.raises(maiolica.IllegalMove, match="game 1: seat"):
        batch.step(actions)
    assert batch.state(0).tobytes() == before
    assert batch.illegal.tolist() == [False, True]


@every_game
def test_after_shows_the_position_after_an_action(game) -> None:
    """For games without secrets it is the very position; nothing is played meanwhile."""
    batch = maiolica.batch(game, 4, seed=2)
    batch.step_random(11)
    before = batch.features.copy()
    which, actions = (index[::5] for index in np.nonzero(batch.mask))
    found = batch.after(which, actions)
    assert np.array_equal(before, batch.features)
    assert np.array_equal(found, batch.after(which, actions))
    if get(game).secret.__name__ == "nothing_is_secret":
        expected = np.zeros(get(game).feature_count, np.float32)
        for i, action, row in zip(which, actions, found, strict=True):
            state, seat = batch.state(int(i)), int(batch.seat[i])
            get(game).rules.play(state, seat, int(action))
            get(game).features(state, seat, expected)
            assert np.array_equal(row, expected)


@pytest.mark.parametrize("game", DAILY)
def test_a_batch_judges_moves_as_numpy_does(game) -> None:
    """The network in the dialect, over what ``after`` shows, says what a forward pass says, whoever has to move."""
    network = maiolica.network(game)
    for seats in get(game).seats:
        batch = maiolica.batch(game, 5, seats, seed=seats, cores=2)
        batch.step_random(9)
        which, actions = (index[::7] for index in np.nonzero(batch.mask))
        for mine, theirs in zip(
            batch.judge(network, which, actions), network.judge(batch.after(which, actions), seats), strict=True
        ):
            assert mine.shape == (len(which), seats)
            assert mine == pytest.approx(theirs, abs=1e-3)


class Threads:
    """What a kernel asks of its compiler, answered for one thread after the other."""

    def __init__(self, count: int) -> None:
        self.count, self.now, self.local = count, 0, self

    def grid(self, dimensions: int) -> int:
        return self.now

    def gridsize(self, dimensions: int) -> int:
        return self.count

    def array(self, length: int, kind: Any) -> Any:
        return np.zeros(length, kind)


@pytest.mark.parametrize("game", DAILY)
def test_the_source_for_a_gpu_judges_as_a_core_does(game, monkeypatch) -> None:
    """Thread by thread, in memory that holds any numbers; tests/test_gpu.py does it where there is a GPU."""
    threads, network = Threads(3), maiolica.network(game)
    monkeypatch.setattr(kernels, "cuda", lambda: threads)
    monkeypatch.setattr(kernels, "compile_kernel", lambda source, **settings: source)
    batch = maiolica.batch(game, 3, 3, seed=4)
    batch.step_random(8)
    which, actions = (index[::9].astype(np.int32) for index in np.nonzero(batch.mask))
    inputs, _, *others = (np.full((3, *array.shape), 7, array.dtype) for array in new_pad(network.layers))
    told = [np.full((len(which), 3), 7, np.float32) for _ in range(2)]
    with np.errstate(over="ignore"):
        for thread in range(threads.count):
            threads.now = thread
            kernels.Kernels(get(game)).judge(
                len(which),
                *(batch._states, batch._rngs, batch.seat, which, actions),
                *network.layers,
                *(inputs, inputs.view(np.uint64), *others),
                *told,
            )
    for there, here in zip(told, batch.judge(network, which, actions), strict=True):
        assert there == pytest.approx(here, abs=1e-3)


@pytest.mark.needs("azul", "five211")
def test_a_network_of_another_game_is_refused() -> None:
    batch = maiolica.batch("azul", 2)
    with pytest.raises(maiolica.BadOption, match="another shape than azul needs"):
        batch.judge(maiolica.network("five211"), [0], [0])


def test_fewer_seats_than_others_have_leave_zeros() -> None:
    mixed = Batch(get("azul"), 2, mix=[(2, {}), (3, {})])
    chances, points = mixed.judge(maiolica.network("azul"), [0, 1], [int(row.argmax()) for row in mixed.mask])
    assert chances[0, 2] == points[0, 2] == 0 < chances[1, 2]
    assert chances.sum(axis=1) == pytest.approx([1, 1], abs=1e-5)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"n": 0}, "games"),
        ({"cores": 0}, "cores"),
        ({"device": "abacus"}, "device"),
        ({"reward": "praise"}, "reward"),
        ({"seats": 9}, "seats"),
        ({"options": {"wall": "blue"}}, "wall"),
    ],
)
def test_wrong_settings_are_refused(wrong, reason) -> None:
    with pytest.raises(maiolica.BadOption, match=reason):
        maiolica.batch(**{"game": "azul", "n": 2} | wrong)


def test_wrong_shapes_are_refused() -> None:
    batch = maiolica.batch("azul", 2)
    with pytest.raises(maiolica.BadOption, match="there are 2 games"):
        batch.step([1, 2, 3])
    with pytest.raises(maiolica.BadOption, match="one action is wanted"):
        batch.after([0, 1], [0])
    with pytest.raises(maiolica.BadOption, match="from 0 to 1"):
        batch.after([2], [0])


class Lender:
    """Memory of this machine, lent in the way the GPU's is."""

    def __init__(self, array: np.ndarray) -> None:
        self.array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CPU, 0

    def __dlpack__(self, **wishes: object) -> object:
        return dlpack.lend(
            self.array.ctypes.data, self.array.shape, self.array.strides, self.array.dtype, (dlpack.CPU, 0), self.array
        )


@pytest.mark.parametrize("kind", [np.int8, np.int32, np.float32, np.bool_])
@pytest.mark.parametrize("order", ["C", "F"])
def test_lent_memory_is_shared_and_given_back(kind, order) -> None:
    array = np.array([[0, 1, 0], [1, 1, 0]], kind, order=order)
    lent = len(dlpack._LENT)
    theirs = np.from_dlpack(Lender(array))
    assert theirs.dtype == kind
    assert np.array_equal(theirs, array)
    array[0, 2] = 1
    assert theirs[0, 2] == 1
    assert len(dlpack._LENT) == lent + 1
    del theirs
    assert len(dlpack._LENT) == lent
    capsule = Lender(array).__dlpack__()  # nobody takes it
    del capsule
    assert len(dlpack._LENT) == lent


def test_the_arrays_go_to_torch_without_copying() -> None:
    torch = pytest.importorskip("torch")
    batch = maiolica.batch("azul", 4, seed=1)
    tensors = [torch.from_dlpack(array) for array in arrays(batch)]
    batch.step(torch.from_numpy(batch.random_actions()))
    for tensor, array in zip(tensors, arrays(batch), strict=True):
        assert np.array_equal(tensor.numpy(), array)
    assert torch.equal(torch.from_dlpack(Lender(batch.features)), tensors[2])


def test_what_a_batch_has_not_is_said() -> None:
    batch = maiolica.batch("azul", 2, masks=False, features=False)
    for name in ("mask", "features"):
        with pytest.raises(maiolica.BadOption, match=f"{name.rstrip('s')}s=True"):
            getattr(batch, name)
    for i in (-1, 2, 1.5):
        with pytest.raises(maiolica.BadOption, match="game"):
            batch.state(i)
    for actions in ([0.5, 1.0], [2**40, 1]):
        with pytest.raises(maiolica.IllegalMove):
            batch.step(actions)
    with pytest.raises(maiolica.BadOption, match="seed"):
        batch.reset("x")


def test_random_players_have_the_other_seats() -> None:
    """Every game waits for its own seat, ends are paid, and an illegal action loses its game alone."""
    batch = BatchAgainst(get("azul"), 3, [0, 1, 0], options={"max_rounds": 1}, seed=2, reward="difference")
    ended = 0
    for turn in range(12):
        assert batch.seat.tolist() == [0, 1, 0]
        assert batch.mask.any(axis=1).all()
        actions = batch.mask.argmax(axis=1)
        actions[2] = 304 if turn == 1 else actions[2]
        batch.step(actions)
        assert batch.illegal.tolist() == [False, False, turn == 1]
        assert batch.done[2] or turn != 1
        assert not batch.rewards[~batch.done].any()
        ended += batch.done.sum()
    assert ended > 2


@every_game
def test_one_game_is_played_event_by_event(game) -> None:
    """Who is next and what can be done is what a position says."""
    chosen = get(game)
    states = in_array([chosen.start(2)])
    actions, weights = np.zeros(chosen.moves.size, np.int16), np.zeros(chosen.outcomes.size, np.int16)
    position, event = maiolica.position(game), NOTHING
    for _ in range(40):
        actor, count = advance(states, event, actions, weights)
        assert position.record.tobytes() == states.tobytes()
        assert actor == position.actor
        if actor == CHANCE:
            event = int(np.flatnonzero(weights[:count])[-1])
        else:
            assert actions[:count].tolist() == position.legal_actions()
            event = int(actions[count // 2])
        position = position.after(event)
