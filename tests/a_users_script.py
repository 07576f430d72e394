"""What a user writes, for ``mypy --strict`` in ``make check``: nothing here is Any, and what is wrong is found.

An ignored error that is none would be an error.
"""

from __future__ import annotations

from typing import assert_type

import numpy as np
from numpy.typing import NDArray

import maiolica
from maiolica.games.azul.moves import Place, Take
from maiolica.games.azul.state import State
from maiolica.games.five211.moves import Choose
from maiolica.rl import aec_env, parallel_env
from maiolica.rl.zoo import SeatsAtOnce, SeatsInTurn

table = maiolica.new("azul", seats=3, seed=1)
assert_type(table.view(0), State)
assert_type(table.legal(), list[Take | Place])
assert_type(table.state.seats[0].score, int)
assert_type(table.state.bag.sum(), int)
for move in table.legal():
    if isinstance(move, Take):
        assert_type(move.color, int)
        table.play(move)
        break
assert_type(maiolica.new("five211").legal(), list[Choose])
assert_type(table.at(3).state.rounds, int)

position = maiolica.position("azul")
assert_type(position.after(0).legal(), list[Take | Place])
assert_type(table.position.view(0), State)
assert_type(table.sample_world(0, 1).record.bag[0], int)
assert_type(table.clone().legal(), list[Take | Place])

batch = maiolica.batch("azul", 4)
assert_type(batch.state(0), State)
assert_type(batch.mask, NDArray[np.int8])
assert_type(batch.features, NDArray[np.float32])
assert_type(batch.rewards, NDArray[np.float32])

assert_type(aec_env("azul"), SeatsInTurn)
assert_type(aec_env("azul").observe("seat_1")["action_mask"], NDArray[np.int8])
assert_type(parallel_env("azul"), SeatsAtOnce)


def any_game(name: str) -> list[int]:
    """A game that is only known when the program runs has moves that are not."""
    return maiolica.new(name).legal_actions()


print(table.legal()[0].row)  # type: ignore[union-attr]
maiolica.new("azul", seats="two")  # type: ignore[call-overload]
