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

    inputs: Any  # [2, features] of the positions before and after a move, filled up to whole blocks
    words: Any  # the same memory, two features in a word: so blocks are compared quickly
    numbers: Any  # [4, …] first sums before and after the move, hidden values, and what the network says
    rows: Any  # which rows of a matrix are to be added
    by: Any  # how many times


BEFORE, AFTER = range(2)  # rows of inputs and words, and first sums among the numbers
HIDDEN, SAID = 2, 3  # further rows of numbers


def new_pad(layers: Layers) -> Pad:
    """Memory for a network."""
    features, width = layers.first.shape
    room = -(-features // BLOCK) * BLOCK
    longest = max(room, width) + 4  # the list of rows is filled up to a whole four
    inputs = np.zeros((2, room), np.float32)
    return Pad(
        inputs=inputs,
        words=inputs.view(np.uint64),
        numbers=np.zeros((4, max(width, *layers.last.shape)), np.float32),
        rows=np.zeros(longest, np.int32),
        by=np.zeros(longest, np.float32),
    )


def output(layers: Layers, pad: Pad) -> Any:
    """What a network has said: chances before they are weighed against each other, then points."""
    return pad.numbers[SAID, : layers.last.shape[1]]


@part
def look(layers: Layers, pad: Pad, s: Any, seat: int) -> None:
    """Work out the first sums of a view, from which the positions after its moves are told quickly."""
    values = pad.inputs[BEFORE]
    features(s, seat, values)
    count = 0
    for i in range(len(layers.first)):
        if values[i] != 0:
            pad.rows[count] = i
            pad.by[count] = values[i]
            count += 1
    add_rows(layers.first, pad, layers.first_bias, count, pad.numbers[BEFORE])


@part
def judge(layers: Layers, pad: Pad, s: Any, seat: int) -> None:
    """Judge a view."""
    look(layers, pad, s, seat)
    go_through(layers.second, layers.second_bias, pad, BEFORE, HIDDEN)
    go_through(layers.last, layers.last_bias, pad, HIDDEN, SAID)


@part
def judge_after(layers: Layers, pad: Pad, s: Any, seat: int) -> None:
    """Judge a view after a move, given the sums before it."""
    features(s, seat, pad.inputs[AFTER])
    add_rows(layers.first, pad, pad.numbers[BEFORE], list_changes(pad), pad.numbers[AFTER])
    go_through(layers.second, layers.second_bias, pad, AFTER, HIDDEN)
    go_through(layers.last, layers.last_bias, pad, HIDDEN, SAID)


@part
def list_changes(pad: Pad) -> int:
    """List the features that a move changed, and by how much; return how many."""
    before, after, words_before, words_after = (
        pad.inputs[BEFORE],
        pad.inputs[AFTER],
        pad.words[BEFORE],
        pad.words[AFTER],
    )
    count = 0
    words = BLOCK // 2
    for block in range(len(words_after) // words):
        differs = np.uint64(0)
        for i in range(block * words, block * words + words):
            differs |= words_after[i] ^ words_before[i]
        if differs != 0:
            for i in range(block * words, block * words + words):
                if words_after[i] != words_before[i]:
                    for k in range(2 * i, 2 * i + 2):
                        pad.rows[count] = k
                        pad.by[count] = after[k] - before[k]
                        count += after[k] != before[k]
    return count


@part
def add_rows(matrix: Any, pad: Pad, start: Any, count: int, out: Any) -> None:
    """The start, and the listed rows times their factors; four at a time, which saves ways to memory and back."""
    for k in range(count, count + 3):  # the last four may be less: nothing of any row
        pad.rows[k] = 0
        pad.by[k] = 0.0
    for j in range(matrix.shape[1]):
        out[j] = start[j]
    for group in range((count + 3) // 4):
        k = 4 * group
        one, two = matrix[pad.rows[k]], matrix[pad.rows[k + 1]]
        three, four = matrix[pad.rows[k + 2]], matrix[pad.rows[k + 3]]
        a, b, c, d = pad.by[k], pad.by[k + 1], pad.by[k + 2], pad.by[k + 3]
        for j in range(matrix.shape[1]):
            out[j] += a * one[j] + b * two[j] + c * three[j] + d * four[j]


@part
def go_through(matrix: Any, bias: Any, pad: Pad, given: int, found: int) -> None:
    """A layer, from one row of numbers to another: the values above zero, about a third of them, times their rows."""
    values = pad.numbers[given]
    count = 0
    for i in range(len(matrix)):  # no branch, which nobody could foresee
        pad.rows[count] = i
        pad.by[count] = values[i]
        count += values[i] > 0
    add_rows(matrix, pad, bias, count, pad.numbers[found])


@part
def tell(said: Any, most: int, seat: int, seats: int, chances: Any, points: Any) -> None:
    """What the network said, by seat: the chances of winning, which add up to one, and the points to expect."""
    top = said[0]
    for k in range(1, seats):
        top = max(top, said[k])
    total = 0.0
    for k in range(seats):
        who = (seat + k) % seats
        chances[who] = 1.0 if said[k] == top else exp(said[k] - top)
        points[who] = said[most + k] * POINTS
        total += chances[who]
    for who in range(seats):
        chances[who] /= total
