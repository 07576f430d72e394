"""SplitMix64 in whole numbers only, so that interpreted, compiled and GPU runs agree bit for bit."""

from __future__ import annotations

from typing import Any

import numpy as np

from .jit import part
from .record import IntArray, Record, Row, UInt64, record

WORD = 0xFFFFFFFFFFFFFFFF  # Python's integers do not wrap by themselves; in compiled code the mask costs nothing
HALF = 0xFFFFFFFF
STEP = 0x9E3779B97F4A7C15


@record
class Random(Record):
    """The whole state of a generator."""

    word: UInt64


def seeded(seed: int) -> Random:
    """A generator for a table or a bot; any integer is a seed."""
    rng = Random.new()
    rng.word = mix(seed & WORD)
    return rng


@part
def mix(x: int) -> int:
    """Scramble 64 bits; neighboring inputs give unrelated outputs."""
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & WORD
    return x ^ (x >> 31)


@part
def next_word(rng: Random) -> int:
    """The next 64 random bits."""
    rng.word = (rng.word + STEP) & WORD
    return mix(rng.word)


@part
def branch(rng: Random, seed: Any, index: Any) -> None:
    """Start the generator of game ``index`` of a batch; it depends on nothing else."""
    rng.word = mix((mix(int(seed)) + int(index) * STEP) & WORD)  # int() keeps an unsigned word one


@part
def below(rng: Random, n: int) -> int:
    """An integer in 0 .. n-1, each exactly equally likely (n below 2**31)."""
    product = np.int64(next_word(rng) >> 32) * n
    while (product & HALF) < n and (product & HALF) < (HALF + 1 - n) % n:  # the few words that would favor some
        product = np.int64(next_word(rng) >> 32) * n
    return int(product >> 32)


@part
def pick(rng: Random, weights: IntArray | Row, n: int) -> int:
    """An index in 0 .. n-1 with odds as the integer weights say."""
    everything = 0
    for i in range(n):
        everything += weights[i]
    rest = below(rng, everything)
    index = 0
    while rest >= weights[index]:
        rest -= weights[index]
        index += 1
    return index
