"""Bags, lids and heaps are counts per kind: what lies in them, never in which order."""

from __future__ import annotations

from .jit import part
from .record import IntArray, Row


@part
def is_empty(counts: Row) -> bool:
    """Whether nothing lies there."""
    for i in range(len(counts)):
        if counts[i] > 0:
            return False
    return True


@part
def pour(source: Row, target: Row) -> None:
    """Move everything from one heap to another."""
    for i in range(len(source)):
        target[i] += source[i]
        source[i] = 0


@part
def bag_odds(bag: Row, lid: Row, out: IntArray) -> int:
    """The weights of the next draw; an empty bag is about to be refilled from the lid."""
    if is_empty(bag):
        return counts_as_odds(lid, out)
    return counts_as_odds(bag, out)


@part
def counts_as_odds(counts: Row, out: IntArray) -> int:
    """Each kind is as likely as there are components of it."""
    for i in range(len(counts)):
        out[i] = counts[i]
    return len(counts)


@part
def draw_from(bag: Row, lid: Row, kind: int) -> None:
    """Take one component of this kind; the lid is poured in only when the bag is found empty."""
    if is_empty(bag):
        pour(lid, bag)
    bag[kind] -= 1


@part
def seat_odds(seats: int, first: int, out: IntArray) -> int:
    """Every seat is equally likely to start; its outcomes come after those of the components."""
    for i in range(first):
        out[i] = 0
    for seat in range(seats):
        out[first + seat] = 1
    return first + seats
