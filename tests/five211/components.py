"""What holds in every position of five211, for many positions at once."""

from __future__ import annotations

from typing import Any

import numpy as np

from maiolica.games.five211.state import (
    CARDS_IN_EACH_PART,
    CARDS_OF_EACH_VALUE,
    CHOOSE_FIRST,
    CHOOSING,
    COLORS,
    DRAWING,
    ENDED,
    HAND,
    NO_ROUND,
    NOBODY,
    ROOSTER,
    SEATS,
    VALUES,
)

IN_PLAY = {2: 90, 3: 87, 4: 100, 5: 85}
ROUNDS = {2: 11, 3: 7, 4: 6, 5: 4}
DECK = np.tile(CARDS_OF_EACH_VALUE, COLORS).astype(int)


def check(states: Any) -> None:
    """All of it."""
    states = np.asarray(states).view(np.ndarray)
    for seats in SEATS:
        mine = states[states["seat_count"] == seats]
        boards = mine["seats"][:, :seats]
        check_cards(mine, boards)
        check_numbers(mine, boards)
        check_rounds(mine, boards, seats)
        check_counts(mine, boards)
        check_zeros(mine, boards)
        assert not any(mine["seats"][name][:, seats:].any() for name in boards.dtype.names)


def heaps(boards: Any, *names: str) -> Any:
    """The cards of all seats in these places, by kind."""
    return sum(boards[name].astype(int).sum(1) for name in names)


def check_cards(states: Any, boards: Any) -> None:
    """FI-1: a hundred cards over all places, the right number of each kind, and none of them missing from its place."""
    everything = states["unseen"].astype(int) + states["discarded"] + heaps(boards, "hand", "chosen", "shown", "kept")
    assert (everything == DECK).all()
    for name in ("hand", "chosen", "shown", "kept"):
        assert (boards[name] >= 0).all()
    assert (states["unseen"] >= 0).all()
    assert (states["discarded"] >= 0).all()
    assert (boards["hand"].sum(2) == boards["hand_count"]).all()
    assert (boards["chosen"].sum(2) == boards["chosen_count"]).all()


def check_numbers(states: Any, boards: Any) -> None:
    """FI-9: a long game goes on below its target; points and gains are never negative."""
    values = np.tile(np.arange(1, VALUES + 1), COLORS)
    points = boards["total"] + (boards["kept"] * values).sum(2)
    reached = (points >= states["target"][:, None]).any(1)
    assert (boards["total"] < states["target"][:, None])[states["target"] > 0].all()
    assert reached[states["phase"] == ENDED].all()
    assert (boards["total"] >= boards["kept_before"]).all()
    assert (boards["kept_before"] >= 0).all()
    assert (boards["gain"] >= 0).all()


def check_rounds(states: Any, boards: Any, seats: int) -> None:
    """FI-2 to FI-6: the pile ends with the last but one round, all hands full; then hands shrink to 3, 2 and 1."""
    phase, parts, rounds = states["phase"], states["parts"], states["rounds"]
    open_cards = np.concatenate([[0], np.cumsum(CARDS_IN_EACH_PART)])[parts]
    assert (boards["shown"].sum(2) == open_cards[:, None]).all()
    assert (rounds <= ROUNDS[seats]).all()
    in_hands = boards["hand_count"].sum(1) + boards["chosen_count"].sum(1)
    removed = 100 - IN_PLAY[seats]
    unseen = states["unseen"].astype(int).sum(1)
    assert (unseen == states["pile"] + removed).all()
    is_last = rounds == ROUNDS[seats]
    choosing = phase == CHOOSING
    assert ((states["pile"] == 0) == is_last)[choosing].all()
    assert (in_hands == seats * np.where(is_last, HAND - open_cards, HAND))[choosing].all()
    drawing = phase == DRAWING
    assert (states["pile"] > 0)[drawing].all()
    assert (in_hands < seats * HAND)[drawing].all()
    assert not is_last[drawing].any()
    missing = boards["hand_count"] < HAND
    assert (missing[:, :-1] <= missing[:, 1:])[drawing].all()  # seat 0 draws first
    assert (is_last & (states["pile"] == 0) & (in_hands == 0))[phase == ENDED].all()


def check_counts(states: Any, boards: Any) -> None:
    """FI-7: while cards are open, their counts are those of the colors and of the roosters."""
    shown = heaps(boards, "shown").reshape(-1, COLORS, VALUES)
    is_open = states["parts"] > 0
    assert (states["counts"] == shown.sum(2))[is_open].all()
    assert (states["roosters"] == shown[:, :, ROOSTER].sum(1))[is_open].all()
    assert ((states["last_winner"] >= NO_ROUND) & (states["last_winner"] <= NOBODY)).all()


def check_zeros(states: Any, boards: Any) -> None:
    """Cells without meaning are zero."""
    phase = states["phase"]
    beginning = phase == CHOOSE_FIRST
    for name in ("first", "rounds", "deals"):
        assert (states[name][beginning] == 0).all()
    assert (states["parts"][(phase == ENDED) | beginning] == 0).all()
    assert (boards["chosen_count"][phase != CHOOSING] == 0).all()
    first_round = (states["last_winner"] == NO_ROUND) & (states["parts"] == 0)
    for name in ("counts", "roosters"):
        assert (states[name][first_round] == 0).all()
    assert (boards["gain"][states["last_winner"] == NO_ROUND] == 0).all()
    assert (boards["total"][states["deals"] <= 1] == 0).all()
