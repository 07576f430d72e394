"""Small networks that judge positions: features in, each seat's chance of winning and points out, itself first.

The first layer is a sum over the features that are not zero. A move changes few of them, so the sums of the position
before it, plus what changed, are those of the position after it. Everything here is rule dialect: the same source runs
interpreted, compiled into the search, and on a GPU.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

import numpy as np

from ..dialect.jit import part
from .generic import features

POINTS = 30.0  # so many points are 1 to a network
BLOCK = 32  # features that are compared at once


class Layers(NamedTuple):
    """The numbers of a network: each layer is a matrix, a row for each input, and what is added to its outputs."""

    first: Any  # [features, width]
    first_bias: Any
    second: Any  # [width, hidden]
    second_bias: Any
    last: Any  # [hidden, 2 · seats]: chances before they are weighed against each other, then points
    last_bias: Any


class Pad(NamedTuple):
    """Where a network works: memory of one core or one thread."""

    before: Any  # [features] of the position before a move, filled up to whole blocks
    after: Any  # [features] of the position after it
    before_words: Any  # the same memory, two features in a word: so blocks are compared quickly
    after_words: Any
    base: Any  # [width] first sums of the position before
    sums: Any  # [width] first sums of the position after
    hidden: Any  # [hidden]
    out: Any  # [2 · seats]
    rows: Any  # [features or width] which rows of a matrix are to be added
    by: Any  # how many times


def new_pad(layers: Layers) -> Pad:
    """Memory for a network."""
    inputs, width = layers.first.shape
    room = -(-inputs // BLOCK) * BLOCK
    longest = max(room, width) + 4  # the list of rows is filled up to a whole four
    before, after = np.zeros(room, np.float32), np.zeros(room, np.float32)
    return Pad(
        before=before,
        after=after,
        before_words=before.view(np.uint64),
        after_words=after.view(np.uint64),
        base=np.zeros(width, np.float32),
        sums=np.zeros(width, np.float32),
        hidden=np.zeros(len(layers.second_bias), np.float32),
        out=np.zeros(len(layers.last_bias), np.float32),
        rows=np.zeros(longest, np.int32),
        by=np.zeros(longest, np.float32),
    )


@part
def look(layers: Layers, pad: Pad, s: Any, seat: int) -> None:
    """Work out the first sums of a view, from which the positions after its moves are told quickly."""
    features(s, seat, pad.before)
    count = 0
    for i in range(len(layers.first)):
        if pad.before[i] != 0:
            pad.rows[count] = i
            pad.by[count] = pad.before[i]
            count += 1
    add_rows(layers.first, pad, layers.first_bias, count, pad.base)


@part
def judge(layers: Layers, pad: Pad, s: Any, seat: int) -> None:
    """Judge a view; ``pad.out`` has what the network says."""
    look(layers, pad, s, seat)
    go_through(layers.second, layers.second_bias, pad, pad.base, pad.hidden)
    go_through(layers.last, layers.last_bias, pad, pad.hidden, pad.out)


@part
def judge_after(layers: Layers, pad: Pad, s: Any, seat: int) -> None:
    """Judge a view after a move, given the sums before it; ``pad.out`` has what the network says."""
    features(s, seat, pad.after)
    count = 0
    words = BLOCK // 2
    for block in range(len(pad.after_words) // words):
        differs = np.uint64(0)
        for i in range(block * words, block * words + words):
            differs |= pad.after_words[i] ^ pad.before_words[i]
        if differs != 0:
            for i in range(block * BLOCK, block * BLOCK + BLOCK):
                if pad.after[i] != pad.before[i]:
                    pad.rows[count] = i
                    pad.by[count] = pad.after[i] - pad.before[i]
                    count += 1
    add_rows(layers.first, pad, pad.base, count, pad.sums)
    go_through(layers.second, layers.second_bias, pad, pad.sums, pad.hidden)
    go_through(layers.last, layers.last_bias, pad, pad.hidden, pad.out)


@part
def add_rows(matrix: Any, pad: Pad, start: Any, count: int, out: Any) -> None:
    """The start, and the listed rows times their factors; four at a time, which saves ways to memory and back."""
    for k in range(count, count + 3):  # the last four may be less: nothing of any row
        pad.rows[k] = 0
        pad.by[k] = 0.0
    for j in range(len(out)):
        out[j] = start[j]
    for group in range((count + 3) // 4):
        k = 4 * group
        one, two = matrix[pad.rows[k]], matrix[pad.rows[k + 1]]
        three, four = matrix[pad.rows[k + 2]], matrix[pad.rows[k + 3]]
        a, b, c, d = pad.by[k], pad.by[k + 1], pad.by[k + 2], pad.by[k + 3]
        for j in range(len(out)):
            out[j] += a * one[j] + b * two[j] + c * three[j] + d * four[j]


@part
def go_through(matrix: Any, bias: Any, pad: Pad, values: Any, out: Any) -> None:
    """A layer: the values above zero, about a third of them, times their rows."""
    count = 0
    for i in range(len(values)):  # no branch, which nobody could foresee
        pad.rows[count] = i
        pad.by[count] = values[i]
        count += values[i] > 0
    add_rows(matrix, pad, bias, count, out)


@part
def tell(pad: Pad, seat: int, seats: int, chances: Any, points: Any) -> None:
    """What the network said, by seat: the chances of winning, which add up to one, and the points to expect."""
    most = len(pad.out) // 2
    top = pad.out[0]
    for k in range(1, seats):
        top = max(top, pad.out[k])
    total = 0.0
    for k in range(seats):
        who = (seat + k) % seats
        chances[who] = 1.0 if pad.out[k] == top else exp(pad.out[k] - top)
        points[who] = pad.out[most + k] * POINTS
        total += chances[who]
    for who in range(seats):
        chances[who] /= total
