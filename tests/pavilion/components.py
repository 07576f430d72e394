"""What holds in every position of pavilion, for many positions at once."""

from __future__ import annotations

from typing import Any

import numpy as np

from maiolica.games.pavilion.state import (
    CENTER,
    CHOOSE_FIRST,
    DEAL,
    DRAFT,
    ENDED,
    KEEP,
    PAY,
    PICK,
    PLACE,
    REFILL,
)

COLORS = "PGOYBR"
OUTER_STARS = "ORBYGP"
FACTORIES = {2: 5, 3: 7, 4: 9}


def check(states: Any) -> None:
    """All of it."""
    states = np.asarray(states).view(np.ndarray)
    boards = states["seats"]
    check_tiles(states, boards)
    check_marker(states)
    check_stars(boards["stars"], states["grey"])
    check_scores(boards, states)
    check_hands(states, boards)
    check_supply(states)
    check_sources(states)
    check_turns(states, boards)
    check_decisions(states, boards)
    check_rounds(states)
    check_zeros(states, boards)


def phase_in(states: Any, *phases: int) -> Any:
    return np.isin(states["phase"], phases)


def total(counts: Any) -> Any:
    """How many tiles lie in each heap."""
    return counts.astype(int).sum(-1)


def of_turn(states: Any, field: Any) -> Any:
    """What the seat whose turn it is has of something."""
    return field[np.arange(len(states)), states["turn"]]


def has_passed(states: Any) -> Any:
    """Whether each of four seats has passed."""
    return (states["passed"][:, None] >> np.arange(4)) & 1 == 1


def check_tiles(states: Any, boards: Any) -> None:
    """22 tiles of each of six colors over all places, 132 in all."""
    everywhere = 0
    for color in range(len(COLORS)):
        count = sum(states[heap][:, color].astype(int) for heap in ("bag", "box", "supply"))
        count += states["sources"][:, :, color].astype(int).sum(1)
        count += (boards["hand"][:, :, color].astype(int) + boards["corner"][:, :, color]).sum(1)
        count += (boards["stars"] == color + 1).sum((1, 2, 3))
        assert (count == 22).all()
        everywhere += count
    assert (everywhere == 132).all()
    for heap in ("bag", "box", "supply", "sources"):
        assert (states[heap] >= 0).all()
    for heap in ("hand", "corner"):
        assert (boards[heap] >= 0).all()


def check_marker(states: Any) -> None:
    """One marker: in the center, or with a seat in play, who then starts the second stage (PA-11, PA-12)."""
    marker = states["marker"]
    assert ((marker >= 0) & (marker <= states["seat_count"])).all()
    assert (marker[phase_in(states, CHOOSE_FIRST, DEAL) | (states["rounds"] == 0)] == 0).all()
    held = phase_in(states, PLACE, PAY, PICK, KEEP, REFILL, ENDED) & (marker > 0)
    assert (states["first"][held] == marker[held] - 1).all()


def check_stars(stars: Any, grey: Any) -> None:
    """PA-15: what lies on a star of each side."""
    assert ((stars >= 0) & (stars <= len(COLORS))).all()
    tiles = (stars > 0).sum(3)
    kinds = sum((stars == color + 1).any(3).astype(int) for color in range(len(COLORS)))
    one_color, all_different = kinds <= 1, kinds == tiles
    assert (one_color | all_different)[grey == 1].all()
    colored = stars[grey == 0]
    for i, letter in enumerate(OUTER_STARS):
        assert np.isin(colored[:, :, i], (0, COLORS.index(letter) + 1)).all()
    assert all_different[grey == 0, :, len(OUTER_STARS)].all()


def check_scores(boards: Any, states: Any) -> None:
    """PA-2: no score of a seat in play below the floor."""
    floor = states["score_floor"]
    assert np.isin(floor, (0, 1)).all()
    for seat in range(boards.shape[1]):
        plays = states["seat_count"] > seat
        assert (boards["score"][plays, seat] >= floor[plays]).all()


def check_hands(states: Any, boards: Any) -> None:
    """PA-7, PA-19: who has passed has no hand; corners hold at most four tiles, of those who have passed."""
    hands, corners, passed = total(boards["hand"]), total(boards["corner"]), has_passed(states)
    assert (hands[passed] == 0).all()
    assert (hands[(states["rounds"] == 0) | phase_in(states, CHOOSE_FIRST, ENDED)] == 0).all()
    assert (corners <= 4).all()
    is_keeping = np.zeros_like(passed)
    is_keeping[np.arange(len(states)), states["turn"]] = phase_in(states, KEEP)
    assert (corners[~passed & ~is_keeping] == 0).all()
    assert (corners[(states["rounds"] == 6) & (states["keeps_last"] == 0)] == 0).all()
    in_deal = phase_in(states, DEAL)  # what was kept has come back, and nothing else is there
    assert (hands[in_deal] <= 4).all()


def check_supply(states: Any) -> None:
    """PA-18, S20: ten tiles, fewer only while there is none to draw, between two picks, or while it is refilled."""
    supply, drawable = total(states["supply"]), total(states["bag"]) + total(states["box"])
    assert (supply <= 10).all()
    assert (supply == 10)[phase_in(states, DEAL, DRAFT)].all()
    assert ((supply == 10) | (drawable == 0))[phase_in(states, PLACE, PAY, KEEP, ENDED)].all()
    assert ((supply < 10) & (drawable > 0))[phase_in(states, REFILL)].all()
    assert (drawable > 0)[phase_in(states, CHOOSE_FIRST, DEAL)].all()
    assert (supply == 0)[phase_in(states, CHOOSE_FIRST)].all()


def check_sources(states: Any) -> None:
    """PA-7, PA-8: tiles lie on factories in use while they are dealt and taken, on the center while they are taken."""
    tiles = total(states["sources"])
    for seats in set(states["seat_count"].tolist()):
        mine = states["seat_count"] == seats
        assert (states["factories"][mine] == FACTORIES[seats]).all()
        assert (tiles[mine, FACTORIES[seats] : CENTER] == 0).all()
    factories, center = tiles[:, :CENTER], tiles[:, CENTER]
    assert (factories <= 4).all()
    assert (center[~phase_in(states, DRAFT)] == 0).all()
    assert (factories[~phase_in(states, DEAL, DRAFT)] == 0).all()
    assert (tiles.sum(1) > 0)[phase_in(states, DRAFT)].all()
    dealing = phase_in(states, DEAL)
    filled = np.clip(states["dealt"][:, None].astype(int) - 4 * np.arange(CENTER), 0, 4)
    assert (factories == filled)[dealing].all()
    assert (states["dealt"] < 4 * states["factories"])[dealing].all()


def check_turns(states: Any, boards: Any) -> None:
    """PA-13: whoever is to place has tiles and has not passed."""
    for name in ("turn", "first"):
        assert ((states[name] >= 0) & (states[name] < states["seat_count"])).all()
    passed, acts = has_passed(states), phase_in(states, PLACE, PAY, PICK, KEEP)
    assert (states["passed"] < 1 << states["seat_count"].astype(int)).all()
    assert not of_turn(states, passed)[acts].any()
    assert (of_turn(states, total(boards["hand"])) > 0)[phase_in(states, PLACE, PAY, KEEP)].all()
    assert (states["passed"] == 0)[phase_in(states, CHOOSE_FIRST, DEAL, DRAFT) | (states["rounds"] == 0)].all()
    assert (states["passed"] == (1 << states["seat_count"].astype(int)) - 1)[phase_in(states, ENDED)].all()


def check_decisions(states: Any, boards: Any) -> None:
    """PA-14, PA-17, PA-19: a follow-up is asked only when there is a choice."""
    paying, picking, keeping = (phase_in(states, phase) for phase in (PAY, PICK, KEEP))
    spaces = of_turn(states, boards["stars"]).reshape(len(states), -1)
    assert ((states["space"] >= 0) & (states["space"] < spaces.shape[1])).all()
    assert (spaces[np.arange(len(states)), states["space"]] == 0)[paying].all()
    hand, at = of_turn(states, boards["hand"]), np.arange(len(states))
    wild = states["wild_order"][at, np.maximum(states["rounds"] - 1, 0)]
    assert ((states["color"] != wild) & (hand[at, states["color"]] > 0) & (hand[at, wild] > 0))[paying].all()
    assert ((states["picks"] >= 1) & (states["picks"] <= 3))[picking].all()
    assert (states["picks"] <= total(states["supply"]))[picking].all()
    assert ((states["supply"] > 0).sum(1) > 1)[picking].all()
    assert (of_turn(states, total(boards["corner"])) < 4)[keeping].all()
    assert ((states["rounds"] < 6) | (states["keeps_last"] == 1))[keeping].all()


def check_rounds(states: Any) -> None:
    """PA-4, PA-20: six rounds, and the wild order names each color once."""
    rounds = states["rounds"]
    assert ((rounds >= 0) & (rounds <= 6)).all()
    assert (rounds > 0)[phase_in(states, DEAL, DRAFT, PLACE, PAY, PICK, KEEP)].all()
    assert (rounds == 0)[phase_in(states, CHOOSE_FIRST)].all()
    assert (rounds == 6)[phase_in(states, ENDED)].all()
    assert (np.sort(states["wild_order"], axis=1) == np.arange(len(COLORS))).all()


def check_zeros(states: Any, boards: Any) -> None:
    """Cells without meaning are zero."""
    assert (states["dealt"][~phase_in(states, DEAL)] == 0).all()
    for name in ("space", "color"):
        assert (states[name][~phase_in(states, PAY)] == 0).all()
    assert (states["picks"][~phase_in(states, PICK)] == 0).all()
    assert (states["turn"][phase_in(states, CHOOSE_FIRST, DEAL, ENDED) | (states["rounds"] == 0)] == 0).all()
    assert (states["first"][phase_in(states, CHOOSE_FIRST)] == 0).all()
    for name in ("grey", "keeps_last"):
        assert np.isin(states[name], (0, 1)).all()
    for seats in set(states["seat_count"].tolist()):
        mine = states["seat_count"] == seats
        assert not any(boards[name][mine, seats:].any() for name in boards.dtype.names)
