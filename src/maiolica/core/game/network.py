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
BLOCK = 16  # features that are compared at once


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
    changed: Any  # [features] which of them changed
    by: Any  # [features] by how much


def new_pad(layers: Layers) -> Pad:
    """Memory for a network."""
    inputs, width = layers.first.shape
    room = -(-inputs // BLOCK) * BLOCK
    before, after, by = (np.zeros(room, np.float32) for _ in range(3))
    sizes = (width, width, len(layers.second_bias), len(layers.last_bias))
    sums = (np.zeros(size, np.float32) for size in sizes)
    return Pad(before, after, before.view(np.uint64), after.view(np.uint64), *sums, np.zeros(room, np.int32), by)


@part
def look(layers: Layers, pad: Pad, s: Any, seat: int) -> None:
    """Work out the first sums of a view, from which the positions after its moves are told quickly."""
    features(s, seat, pad.before)
    count = 0
    for i in range(len(layers.first)):
        if pad.before[i] != 0:
            pad.changed[count] = i
            pad.by[count] = pad.before[i]
            count += 1
    add_rows(layers.first, pad, layers.first_bias, count, pad.base)


@part
def judge(layers: Layers, pad: Pad, s: Any, seat: int) -> None:
    """Judge a view; ``pad.out`` has what the network says."""
    look(layers, pad, s, seat)
    go_through(layers.second, layers.second_bias, pad.base, pad.hidden)
    go_through(layers.last, layers.last_bias, pad.hidden, pad.out)


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
                    pad.changed[count] = i
                    pad.by[count] = pad.after[i] - pad.before[i]
                    count += 1
    add_rows(layers.first, pad, pad.base, count, pad.sums)
    go_through(layers.second, layers.second_bias, pad.sums, pad.hidden)
    go_through(layers.last, layers.last_bias, pad.hidden, pad.out)


@part
def add_rows(first: Any, pad: Pad, start: Any, count: int, sums: Any) -> None:
    """The start, and the rows of all features that changed by how much they did; four at a time, to save memory traffic."""
    for j in range(len(sums)):
        sums[j] = start[j]
    for four in range(count // 4):
        k = 4 * four
        one, two = first[pad.changed[k]], first[pad.changed[k + 1]]
        three, four_ = first[pad.changed[k + 2]], first[pad.changed[k + 3]]
        a, b, c, d = pad.by[k], pad.by[k + 1], pad.by[k + 2], pad.by[k + 3]
        for j in range(len(sums)):
            sums[j] += a * one[j] + b * two[j] + c * three[j] + d * four_[j]
    for k in range(count // 4 * 4, count):
        row, a = first[pad.changed[k]], pad.by[k]
        for j in range(len(sums)):
            sums[j] += a * row[j]


@part
def go_through(matrix: Any, bias: Any, values: Any, out: Any) -> None:
    """A layer: what is above zero of each value, times its row; four rows at a time."""
    none = np.float32(0)
    for j in range(len(out)):
        out[j] = bias[j]
    for four in range(len(values) // 4):
        i = 4 * four
        a, b = max(values[i], none), max(values[i + 1], none)
        c, d = max(values[i + 2], none), max(values[i + 3], none)
        one, two, three, four_ = matrix[i], matrix[i + 1], matrix[i + 2], matrix[i + 3]
        for j in range(len(out)):
            out[j] += a * one[j] + b * two[j] + c * three[j] + d * four_[j]


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
        chances[who] = exp(pad.out[k] - top)
        points[who] = pad.out[most + k] * POINTS
        total += chances[who]
    for who in range(seats):
        chances[who] /= total
