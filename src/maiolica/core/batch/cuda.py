"""The GPU compiler, which compiles the very functions that run on the CPU."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ..dialect.jit import LESSONS, teach
from ..game.errors import BadOption

THREADS = 128  # in a block
TAUGHT: list[Any] = []  # the lessons that the GPU compiler has had


@cache
def cuda() -> Any:
    """The GPU compiler."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # NumPy 2.5 dropped a name numba-cuda asks for
    try:
        from numba import cuda as compiler
        from numba.cuda.core import config
        from numba.cuda.np import numpy_support  # noqa: F401 - an old Numba has a cuda of its own, but not this
    except ImportError as error:
        raise BadOption("device cuda needs numba-cuda: pip install 'maiolica[gpu]'") from error
    config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a small batch is no mistake
    return compiler


@cache
def cuda_here() -> Any:
    """The GPU compiler, where there is a GPU."""
    compiler = cuda()
    if not compiler.is_available():
        raise BadOption("device cuda: there is no CUDA GPU here")
    return compiler


def compile_kernel(source: Any, **settings: Any) -> Any:
    """Compile a kernel for the GPU, which may call all rule functions."""
    compiler = cuda()
    teach_what_is_new()
    return compiler.jit(source, **settings)


def teach_what_is_new() -> None:
    """Teach the GPU compiler the functions it does not know; a game that was loaded since brings new ones."""
    from numba.cuda.extending import overload  # type: ignore[attr-defined,unused-ignore]
    from numba.cuda.np.numpy_support import from_dtype

    for lesson in LESSONS[len(TAUGHT) :]:
        teach(overload, from_dtype, *lesson)
        TAUGHT.append(lesson)
