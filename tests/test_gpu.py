"""The GPU plays the same games; these tests run where there is one."""

from __future__ import annotations

import pickle
from itertools import product

import numpy as np
import pytest

import maiolica
from maiolica.games import get, ids


def has_gpu() -> bool:
    try:
        from maiolica.core.batch.cuda import cuda

        return bool(cuda().is_available())
    except maiolica.BadOption:
        return False


@pytest.mark.skipif(not has_gpu(), reason="there is no CUDA GPU here")
@pytest.mark.compiled
@pytest.mark.parametrize("game", ids())
def test_gpu_results_equal_the_cpus(game) -> None:
    names = [option.name for option in get(game).options]
    for seats, choices in product(get(game).seats, product(*(option.choices for option in get(game).options))):
        options = dict(zip(names, choices, strict=True))
        ours, theirs = (
            maiolica.simulate(game, 5000, seed=2, seats=seats, options=options, device=device)
            for device in ("cpu", "cuda")
        )
        assert np.array_equal(ours.scores, theirs.scores)
        assert np.array_equal(ours.lengths, theirs.lengths)
        assert np.array_equal(ours.winners, theirs.winners)


def same(ours, theirs) -> bool:
    """Whether the arrays of a batch here and of one on the GPU are equal to the bit."""
    names = ("seat", "mask", "features", "rewards", "done", "illegal")
    return all(np.array_equal(getattr(ours, name), np.asarray(getattr(theirs, name))) for name in names)


@pytest.mark.skipif(not has_gpu(), reason="there is no CUDA GPU here")
@pytest.mark.compiled
@pytest.mark.parametrize("game", ids())
def test_batches_on_the_gpu_equal_the_cpus(game) -> None:
    for seats in get(game).seats:
        ours, theirs = (maiolica.batch(game, 500, seats, device=where, seed=3) for where in ("cpu", "cuda"))
        assert same(ours, theirs)
        for _ in range(120):
            actions = ours.random_actions()
            assert np.array_equal(actions, np.asarray(theirs.random_actions()))
            ours.step(actions)
            theirs.step(actions)
            assert same(ours, theirs)
        which, actions = (index[::9] for index in np.nonzero(ours.mask))
        assert np.array_equal(ours.after(which, actions), np.asarray(theirs.after(which, actions)))
        for batch in (ours, theirs):
            batch.step_random(150)
        assert same(ours, theirs)
        twin, read = theirs.clone(), pickle.loads(pickle.dumps(theirs))
        for batch in (ours, theirs, twin, read):
            batch.step_random(10)
        assert same(ours, theirs)
        assert same(ours, twin)
        assert same(ours, read)


@pytest.mark.skipif(not has_gpu(), reason="there is no CUDA GPU here")
@pytest.mark.compiled
@pytest.mark.parametrize("game", ids())
def test_networks_on_the_gpu_say_what_they_say_on_cores(game) -> None:
    """More pairs than threads that judge at once; sums may be rounded otherwise."""
    network, seats = maiolica.network(game), get(game).seats[-1]
    ours, theirs = (maiolica.batch(game, 4000, seats, device=where, seed=4) for where in ("cpu", "cuda"))
    for batch in (ours, theirs):
        batch.step_random(20)
    which, actions = np.nonzero(ours.mask)
    for here, there in zip(*(batch.judge(network, which, actions) for batch in (ours, theirs)), strict=True):
        assert np.allclose(here, np.asarray(there), atol=1e-3)


@pytest.mark.skipif(not has_gpu(), reason="there is no CUDA GPU here")
@pytest.mark.compiled
def test_on_the_gpu_an_illegal_action_is_noted_and_its_game_waits() -> None:
    batch = maiolica.batch("azul", 4, device="cuda", seed=1)
    actions = np.array(batch.random_actions())
    actions[2] = -1
    before = batch.state(2).tobytes()
    batch.step(actions)
    assert np.asarray(batch.illegal).tolist() == [False, False, True, False]
    assert batch.state(2).tobytes() == before


@pytest.mark.skipif(not has_gpu(), reason="there is no CUDA GPU here")
@pytest.mark.compiled
def test_torch_shares_the_gpus_memory() -> None:
    torch = pytest.importorskip("torch")
    batch = maiolica.batch("azul", 1000, device="cuda", seed=1)
    mask, features = torch.from_dlpack(batch.mask), torch.as_tensor(batch.features, device="cuda")
    assert mask.is_cuda
    assert torch.from_dlpack(batch.features.T).is_contiguous()
    for _ in range(20):
        actions = torch.multinomial(mask.float(), 1)[:, 0]
        batch.step(actions)
        assert not np.asarray(batch.illegal).any()
        assert np.array_equal(mask.cpu().numpy(), np.asarray(batch.mask))
        assert np.array_equal(features.cpu().numpy(), np.asarray(batch.features))


@pytest.mark.skipif(not has_gpu(), reason="there is no CUDA GPU here")
@pytest.mark.compiled
def test_cupy_shares_the_gpus_memory() -> None:
    cupy = pytest.importorskip("cupy")
    batch = maiolica.batch("azul", 1000, device="cuda", seed=1)
    mask, features = cupy.from_dlpack(batch.mask), cupy.asarray(batch.features)
    for _ in range(20):
        batch.step(mask.argmax(1).astype(cupy.int32))
        assert not np.asarray(batch.illegal).any()
        assert np.array_equal(mask.get(), np.asarray(batch.mask))
        assert np.array_equal(features.get(), np.asarray(batch.features))


@pytest.mark.skipif(not has_gpu(), reason="there is no CUDA GPU here")
@pytest.mark.compiled
def test_jax_reads_the_gpus_memory_and_brings_actions() -> None:
    jax = pytest.importorskip("jax")
    batch = maiolica.batch("azul", 1000, device="cuda", seed=1)
    for _ in range(20):  # arrays of JAX never change, so each step is taken anew
        mask = jax.numpy.from_dlpack(batch.mask)
        assert next(iter(mask.devices())).platform == "gpu"
        assert np.array_equal(np.asarray(mask), np.asarray(batch.mask))
        assert np.array_equal(np.asarray(jax.numpy.from_dlpack(batch.features)), np.asarray(batch.features))
        batch.step(jax.block_until_ready(mask.argmax(1).astype("int32")))
        assert not np.asarray(batch.illegal).any()


@pytest.mark.skipif(has_gpu(), reason="there is a CUDA GPU here")
def test_without_a_gpu_the_device_is_refused_in_plain_words() -> None:
    with pytest.raises(maiolica.BadOption, match="cuda"):
        maiolica.simulate("azul", 1, device="cuda")
    with pytest.raises(maiolica.BadOption, match="cuda"):
        maiolica.batch("azul", 1, device="cuda")
