"""What holds in every position of duel, for many positions at once."""

from __future__ import annotations

from typing import Any

import numpy as np

from maiolica.games.duel.state import (
    BROKEN_SPACES,
    CHIPS_EACH_ROUND,
    CHIPS_OF_EACH_KIND,
    COLORS,
    DEALING,
    DOME,
    DRAWING,
    ENDED,
    FACE_DOWN,
    FIRST_SEAT_DUE,
    KEEPING,
    KINDS,
    LARGE,
    LINES,
    LOOKING,
    NOT_SEEN,
    NOTHING,
    OFFER,
    OPEN,
    PICKING,
    PILE,
    PILING,
    PLATES,
    PLATES_EACH_ROUND,
    PLATES_OF_A_TYPE,
    PRINTED,
    PUTTING,
    RETURNING,
    SETUP,
    SLOTS_IN_A_ROW,
    SPECIAL_CELL,
    SPECIAL_TILE,
    TILE_DUE,
    TILES_OF_EACH_COLOR,
    TURNING,
    TYPES,
    WILD_CELL,
)

IN_A_TURN = (PICKING, OFFER, DRAWING, LOOKING, KEEPING, PUTTING, RETURNING, PILING, TURNING)
WITH_A_HAND = (DRAWING, LOOKING, KEEPING, PUTTING, RETURNING)


def check(states: Any) -> None:
    """All of it."""
    states = np.asarray(states).view(np.ndarray)
    boards = states["seats"]
    check_tiles(states, boards)
    check_chips(states, boards)
    check_boards(boards)
    check_domes(boards)
    check_second_phase(states, boards)
    check_factories(states)
    check_zeros(states)
    for s in states:
        check_plates(s)


def check_tiles(states: Any, boards: Any) -> None:
    """Thirteen tiles of each color over all places."""
    for color in range(COLORS):
        count = states["bag"][:, color].astype(int) + states["tower"][:, color] + states["large_moon"][:, color]
        count += states["sun"][:, :, color].sum(1) + (states["piles"] == color + 1).sum((1, 2))
        count += (boards["line_count"] * (boards["line_color"] == color)).sum((1, 2))
        count += (boards["tiles"] == color + 1).sum((1, 2, 3)) + boards["broken"][:, :, color].sum(1)
        assert (count == TILES_OF_EACH_COLOR).all()
    for heap in ("bag", "tower", "sun", "large_moon", "piles"):
        assert (states[heap] >= 0).all()


def check_chips(states: Any, boards: Any) -> None:
    """Twenty chips, two of each kind; four more on the factories every round."""
    spent = boards["spent"].sum(1)
    for kind in range(KINDS):
        count = states["unseen_chips"][:, kind] + boards["chips"][:, :, kind].sum(1)
        count += (states["factory_chips"] == kind + 2).sum(1)
        assert (count <= CHIPS_OF_EACH_KIND).all()
    seen = boards["chips"].sum((1, 2)) + spent + (states["factory_chips"] > FACE_DOWN).sum(1)
    assert (states["unseen_chips"].sum(1) + seen == KINDS * CHIPS_OF_EACH_KIND).all()
    taken = boards["chips"].sum((1, 2)) + spent
    in_play = (states["factory_chips"] > 0).sum(1)
    assert (taken + in_play == LARGE * states["rounds"].astype(int)).all()
    assert (boards["chips_taken"] <= CHIPS_EACH_ROUND).all()
    assert (boards["plates_taken"] <= PLATES_EACH_ROUND).all()


def check_boards(boards: Any) -> None:
    """No score below zero, no line too long, no more broken tiles than the area holds."""
    assert (boards["score"] >= 0).all()
    assert ((boards["line_count"] >= 0) & (boards["line_count"] <= np.arange(1, LINES + 1))).all()
    assert (boards["line_color"][boards["line_count"] == 0] == 0).all()
    assert (boards["broken"] >= 0).all()
    assert (boards["broken"].sum(2) <= BROKEN_SPACES).all()
    assert (boards["turns"][boards["plates"] == 0] == 0).all()


def check_domes(boards: Any) -> None:
    """A tile lies on a cell of its color or a wild one; a special tile on every special plate that is full besides."""
    tiles, plates = boards["tiles"], boards["plates"]
    for row in range(LINES):
        for column in range(LINES):
            slot = (row // 2) * SLOTS_IN_A_ROW + column // 2
            cell = PRINTED[plates[..., slot] - 1, boards["turns"][..., slot], row % 2, column % 2]
            cell = np.where(plates[..., slot] > 0, cell, 0)
            tile = tiles[..., row, column]
            fits = (tile == cell) | ((cell == WILD_CELL) & (tile < SPECIAL_TILE))
            assert ((tile == 0) | ((cell > 0) & fits)).all()
            top, left = row & ~1, column & ~1
            full = (tiles[..., top : top + 2, left : left + 2] != 0).sum((-1, -2))
            special = cell == SPECIAL_CELL
            assert (full[special & (tile == 0)] < 3).all()
            assert (full[special & (tile == SPECIAL_TILE)] == 4).all()


def check_second_phase(states: Any, boards: Any) -> None:
    """What the second phase needs is zero in the others, and without a payment."""
    others = states["phase"] != DOME
    for name in ("row", "need", "paid", "payment", "shown", "last"):
        assert (boards[name][others] == 0).all()
        if name != "row":
            assert (boards[name][boards["row"] == LINES] == 0).all()
    assert (boards["last"][boards["payment"] == 0] == 0).all()
    assert (boards["shown"] <= boards["payment"]).all()
    assert ((boards["payment"] == 0) | (boards["need"] > 0)).all()
    assert ((boards["paid"] == 0) | (boards["need"] == 0)).all()
    waiting = ((states["phase"] == DOME)[:, None] & (boards["row"] < LINES)).any(1)
    assert (waiting == (states["phase"] == DOME)).all()


def check_factories(states: Any) -> None:
    """Piles have no gaps; the chips of empty factories are face up; one token."""
    piles = states["piles"]
    for height in range(1, PILE):
        assert ((piles[..., height] == 0) | (piles[..., height - 1] > 0)).all()
    empty = (states["sun"][:, :LARGE].sum(2) == 0) & (piles.sum(2) == 0)
    settled = np.isin(states["phase"], (OFFER, DRAWING, LOOKING, KEEPING, RETURNING, DOME, ENDED))
    assert (states["factory_chips"][settled][empty[settled]] != FACE_DOWN).all()
    over = np.isin(states["phase"], (DOME, ENDED))
    assert (states["factory_chips"][over] == 0).all()
    assert empty[over].all()
    assert (states["large_moon"][over] == 0).all()
    assert np.isin(states["token"], (0, 1, 2)).all()


def check_zeros(states: Any) -> None:
    """Cells without meaning are zero."""
    phase = states["phase"]
    assert (states["dealt"][phase != DEALING] == 0).all()
    assert (states["due"][phase == DEALING] == TILE_DUE).all()
    assert (states["turn"][~np.isin(phase, IN_A_TURN)] == 0).all()
    assert ((states["piling"] > 0) == (phase == PILING)).all()
    assert (states["hand_count"][~np.isin(phase, WITH_A_HAND)] == 0).all()
    assert (states["looks"][phase != LOOKING] == 0).all()
    assert (states["returned"][phase != RETURNING] == 0).all()
    assert (states["picks"][states["rounds"] > 1] == 0).all()
    assert (states["rounds"][phase == SETUP] == 0).all()
    assert (states["first"][states["due"] == FIRST_SEAT_DUE] == 0).all()
    assert (states["due"][phase == ENDED] == NOTHING).all()
    assert ((phase == PUTTING) == (states["held"] > 0)).all()


def check_plates(s: Any) -> None:
    """Eighteen plates, each in one place; who put back or looked at a plate knows it, and nobody a fresh one."""
    under = s["under"][: s["under_count"]].tolist()
    hand = s["hand"][: s["hand_count"]].tolist()
    assert not s["under"][s["under_count"] :].any()
    assert not s["under_by"][s["under_count"] :].any()
    assert not s["hand"][s["hand_count"] :].any()
    assert not s["hand_from"][s["hand_count"] :].any()
    open_plates = [code for code in [*s["display"].tolist(), *s["seats"]["plates"].ravel().tolist()] if code]
    if s["held"] and s["held"] not in hand:
        open_plates.append(int(s["held"]))
    seen = [code for code in [*under, *hand] if code < NOT_SEEN]
    assert len(set(open_plates + seen)) == len(open_plates + seen)
    known = s["known"].tolist()
    assert [plate + 1 for plate in range(PLATES) if known[plate] == OPEN] == sorted(open_plates)
    assert [plate + 1 for plate in range(PLATES) if 0 < known[plate] < OPEN] == sorted(seen)
    for kind in range(TYPES):
        fresh = sum(known[plate] == 0 for plate in range(PLATES) if plate // PLATES_OF_A_TYPE == kind)
        assert s["fresh"][kind] + hand.count(NOT_SEEN + kind) == fresh
    assert all(code < NOT_SEEN for code in under)
    for code, by in zip(under, s["under_by"].tolist(), strict=False):
        assert known[code - 1] >> ((by - 1) >> 1) & 1
    assert not under or s["under_by"][0] % 2 == 0
    if s["top"] and not s["fresh"].any():
        assert (under[0] > PLATES_OF_A_TYPE) == s["top"] - 1
    assert s["top"] == 0 or under or s["fresh"].any()
    check_hand(s, hand, known)


def check_hand(s: Any, hand: list[int], known: list[int]) -> None:
    """Only fresh plates that wait to be looked at are unseen; what was looked at is sorted."""
    origins = s["hand_from"].tolist()
    for i, code in enumerate(hand):
        if s["phase"] in (DRAWING, LOOKING):
            assert (code >= NOT_SEEN) == (origins[i] == 0 and i >= s["looks"])
        if code < NOT_SEEN:
            looked = s["phase"] not in (DRAWING, LOOKING) or i < s["looks"]
            assert known[code - 1] >> (s["turn"] if looked else origins[i] - 1) & 1
    if s["phase"] not in (DRAWING, LOOKING):
        assert not any(origins)
        rest = hand[s["returned"] :]
        assert rest == sorted(rest)
        assert all(code < NOT_SEEN for code in rest)
