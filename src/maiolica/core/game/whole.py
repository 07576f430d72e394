"""Whole numbers that a user gives: seeds, actions, counts; nothing is cut or rounded without a word."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np

from .errors import BadOption, IllegalMove


def whole(value: Any, what: str) -> int:
    """A number as Python's own; anything that is no whole number is refused by name."""
    try:
        return index(value)
    except TypeError:
        raise BadOption(f"{what} {_short(value)}: it must be a whole number") from None


def action_number(action: Any) -> int:
    """An action as Python's own number."""
    try:
        return index(action)
    except TypeError:
        raise IllegalMove(f"{_short(action)} is no action: actions are whole numbers") from None


def action_numbers(actions: Any) -> Any:
    """Actions for many games as one array of 32 bits."""
    given = np.asarray(actions)
    if given.dtype.kind not in "iu":
        raise IllegalMove(f"actions of the type {given.dtype}: actions are whole numbers")
    if given.dtype.itemsize >= 4 and given.size and not -(2**31) <= int(given.min()) <= int(given.max()) < 2**31:
        raise IllegalMove(f"{max(int(given.max()), -int(given.min()))} is no action of any game")
    return np.ascontiguousarray(given, np.int32)


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."
