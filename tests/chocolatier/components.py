"""What holds in every position of chocolatier, for many positions at once."""

from __future__ import annotations

from typing import Any

import numpy as np

from maiolica.games.azul.state import CENTER, CHOOSE_FIRST, COLORS, DEAL, FACTORIES, MARKER, OFFER, ROWS, TILING
from maiolica.games.chocolatier.state import (
    BLUE,
    GOLD_PLACE,
    GOLD_TYPE,
    GONE,
    NO_SHIELD,
    PLUS,
    PLUS_DRAW,
    SHIELD,
    SPREAD,
    SPREADING,
    UNTURNED,
)

from ..azul.components import check_boards, check_marker, check_tiles, check_walls, floor_slots

DRAWS = (CHOOSE_FIRST, GOLD_PLACE, GOLD_TYPE, DEAL, PLUS_DRAW)
DECISIONS = (OFFER, SPREADING, TILING)


def check(states: Any) -> None:
    """All of it."""
    states = np.asarray(states).view(np.ndarray)
    boards = states["seats"]
    slots = floor_slots(boards["floor"])
    check_tiles(with_all_tiles_in_lid(states), boards, slots)
    check_marker_and_shields(states, boards, slots)
    check_boards(boards, slots)
    check_walls(boards, states["grey"])
    check_ring(states)
    check_hand(states)
    check_sources(states)
    check_zeros(states, boards)


def phase_in(states: Any, *phases: int) -> Any:
    return np.isin(states["phase"], phases)


def with_all_tiles_in_lid(states: Any) -> Any:
    """A copy in which the tiles in hand and on shields are in the lid, where they are counted."""
    states = states.copy()
    for color in range(COLORS):
        held = states["held_count"] * (states["held_color"] == color)
        states["lid"][:, color] += held + (states["seats"]["shield"] == color + 2).sum(1)
    return states


def check_marker_and_shields(states: Any, boards: Any, slots: Any) -> None:
    """At most one shield, which is away from the ring; the marker is on it only for its holder."""
    shields = boards["shield"]
    assert ((shields >= NO_SHIELD) & (shields <= MARKER + 2)).all()
    assert ((shields != NO_SHIELD).sum(1) == (states["ring"] == GONE).sum(1)).all()
    caught, seats = (shields == MARKER + 2).nonzero()
    assert (states["marker"][caught] == seats + 1).all()
    assert (states["marker_falls"][caught] == 0).all()
    marker = states["marker"].copy()
    marker[caught] = 0
    check_marker(marker, boards["floor_count"], slots)


def check_ring(states: Any) -> None:
    """As many different golden saucers as seats, none of them while they are not in use."""
    ring, seats = states["ring"], states["seat_count"]
    gold = (ring != BLUE).sum(1)
    for what in range(1, UNTURNED + 1):
        assert ((ring == what).sum(1) <= 1).all()
    assert not ((ring == GONE).any(1) & (ring == SHIELD + 1).any(1)).any()
    assert not (ring == GONE)[~phase_in(states, OFFER, SPREADING, TILING)].any()
    assert ((ring == UNTURNED).any(1) == phase_in(states, GOLD_TYPE)).all()
    is_laid_out = phase_in(states, DEAL, PLUS_DRAW, *DECISIONS) & (states["golden"] == 1)
    assert (gold == seats)[is_laid_out].all()
    assert (gold < seats)[phase_in(states, GOLD_PLACE)].all()
    assert (gold == 0)[~is_laid_out & ~phase_in(states, GOLD_PLACE, GOLD_TYPE)].all()
    assert ((ring >= BLUE) & (ring <= UNTURNED)).all()
    assert (ring == PLUS + 1).any(1)[phase_in(states, PLUS_DRAW)].all()
    assert (states["golden"] == 1)[phase_in(states, GOLD_PLACE, GOLD_TYPE, PLUS_DRAW, SPREADING)].all()


def check_hand(states: Any) -> None:
    """Tiles are in hand while others are spread, and only then; those others lie on the spread saucer."""
    spreading = phase_in(states, SPREADING)
    assert ((states["held_count"] > 0) == spreading).all()
    for name in ("held_color", "held_line"):
        assert (states[name][~spreading] == 0).all()
        assert ((states[name] >= 0) & (states[name] <= ROWS)).all()
    left = states["sources"][:, :CENTER][states["ring"] == SPREAD + 1].sum(1)
    has_spread = (states["ring"] == SPREAD + 1).any(1)
    assert has_spread[spreading].all()
    assert (left > 0)[spreading[has_spread]].all()


def check_sources(states: Any) -> None:
    """Tiles lie only where there is a saucer; nothing lies there before the deal and after the offer."""
    tiles = states["sources"].astype(int)
    assert (tiles[~phase_in(states, DEAL, PLUS_DRAW, OFFER, SPREADING)] == 0).all()
    assert (tiles[:, CENTER][~phase_in(states, OFFER, SPREADING)] == 0).all()
    assert (tiles[:, :CENTER][states["ring"] == GONE] == 0).all()
    assert (tiles.sum((1, 2)) <= states["factories"] * 4 + 1).all()
    plain = states["golden"] == 0
    assert (tiles[plain, :CENTER].sum(2) <= 4).all()
    for seats in set(states["seat_count"].tolist()):
        mine = states["seat_count"] == seats
        assert (states["factories"][mine] == FACTORIES[seats]).all()
        assert (tiles[mine, FACTORIES[seats] : CENTER] == 0).all()


def check_zeros(states: Any, boards: Any) -> None:
    """Cells without meaning are zero."""
    assert (states["dealt"][~phase_in(states, DEAL)] == 0).all()
    assert (states["turn"][~phase_in(states, *DECISIONS)] == 0).all()
    for name in ("first", "rounds", "marker"):
        assert (states[name][phase_in(states, CHOOSE_FIRST)] == 0).all()
    assert (states["marker"][phase_in(states, *DRAWS)] == 0).all()
    for name in ("golden", "by_position", "marker_falls"):
        assert ((states[name] == 0) | (states[name] == 1)).all()
    for seats in set(states["seat_count"].tolist()):
        mine = states["seat_count"] == seats
        assert not any(boards[name][mine, seats:].any() for name in boards.dtype.names)
        assert (states["ring"][mine, FACTORIES[seats] :] == BLUE).all()
