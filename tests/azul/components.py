"""What holds in every position of azul, for many positions at once."""

from __future__ import annotations

from typing import Any

import numpy as np

from maiolica.games.azul.state import (
    CENTER,
    CHOOSE_FIRST,
    COLORS,
    DEAL,
    FACTORIES,
    MARKER,
    OFFER,
    ON_A_FACTORY,
    ROWS,
    SLOTS,
    TILES_OF_EACH_COLOR,
    TILING,
    WALL_COLORS,
)


def check(states: Any) -> None:
    """All of it."""
    states = np.asarray(states).view(np.ndarray)
    boards = states["seats"]
    slots = floor_slots(boards["floor"])
    check_tiles(states, boards, slots)
    check_marker(states["marker"], boards["floor_count"], slots)
    check_boards(boards, slots)
    check_walls(boards, states["grey"])
    check_zeros(states, boards)


def floor_slots(floor: Any) -> Any:
    """What lies on each slot: 0 nothing, otherwise color or MARKER + 1."""
    return np.stack([floor & 7, floor >> 3], axis=-1).reshape(*floor.shape[:2], -1)


def check_tiles(states: Any, boards: Any, slots: Any) -> None:
    """Twenty tiles of each color over all places."""
    for color in range(COLORS):
        count = states["bag"][:, color].astype(int) + states["lid"][:, color] + states["sources"][:, :, color].sum(1)
        count += (boards["line_count"] * (boards["line_color"] == color)).sum((1, 2))
        count += (boards["wall"] == color + 1).sum((1, 2, 3)) + (slots == color + 1).sum((1, 2))
        assert (count == TILES_OF_EACH_COLOR).all()
    for heap in ("bag", "lid", "sources"):
        assert (states[heap] >= 0).all()


def check_marker(marker: Any, floor_count: Any, slots: Any) -> None:
    """One marker: in the center, on its holder's floor, or beside a board whose floor is full."""
    on_floors = (slots == MARKER + 1).sum(2)
    assert (on_floors.sum(1) <= 1).all()
    for seat in range(on_floors.shape[1]):
        held = marker == seat + 1
        assert (held[on_floors[:, seat] == 1]).all()
        assert (floor_count[held & (on_floors[:, seat] == 0), seat] == SLOTS).all()


def check_boards(boards: Any, slots: Any) -> None:
    """No score below zero, no line too long, no gap on a floor."""
    assert (boards["score"] >= 0).all()
    assert ((boards["line_count"] >= 0) & (boards["line_count"] <= np.arange(1, ROWS + 1))).all()
    assert (boards["line_color"][boards["line_count"] == 0] == 0).all()
    taken = np.arange(slots.shape[-1]) < boards["floor_count"][..., None]
    assert ((slots != 0) == taken).all()
    assert (boards["floor_count"] <= SLOTS).all()


def check_walls(boards: Any, grey: Any) -> None:
    """No wall row or column repeats a color, and no line holds a color of its row (A17)."""
    for color in range(1, COLORS + 1):
        cells = boards["wall"] == color
        assert (cells.sum(2) <= 1).all()
        assert (cells.sum(3) <= 1).all()
        lines = (boards["line_count"] > 0) & (boards["line_color"] + 1 == color)
        assert not (lines & cells.any(3)).any()
    colored = boards["wall"][grey == 0]
    assert ((colored == 0) | (colored == WALL_COLORS + 1)).all()


def check_zeros(states: Any, boards: Any) -> None:
    """Cells without meaning are zero."""
    phase = states["phase"]
    is_dealing, has_turn = phase == DEAL, (phase == OFFER) | (phase == TILING)
    assert (states["dealt"][~is_dealing] == 0).all()
    assert (states["turn"][~has_turn] == 0).all()
    assert (states["sources"][~is_dealing & (phase != OFFER)] == 0).all()
    for name in ("first", "rounds", "marker"):
        assert (states[name][phase == CHOOSE_FIRST] == 0).all()
    for seats in set(states["seat_count"].tolist()):
        mine = states["seat_count"] == seats
        assert not boards[mine, seats:].tobytes().strip(b"\0")
        factories = states["sources"][mine, : FACTORIES[seats]]
        assert (factories.sum(2) <= ON_A_FACTORY).all()
        assert (states["sources"][mine, FACTORIES[seats] : CENTER] == 0).all()
