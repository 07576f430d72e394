"""Seats and options that the tests of all environments go through."""

from __future__ import annotations

from maiolica.games import get, ids


def settings(game: str) -> list[tuple[int, dict[str, str]]]:
    """Every seat count at least once, and every named choice of every option; games are not made long by them."""
    options = [option for option in get(game).options if option.name != "target"]
    most = max(len(option.choices) for option in options)
    mixed = [{option.name: option.choices[k % len(option.choices)] for option in options} for k in range(most)]
    seats = list(get(game).seats)
    return [(seats[k % len(seats)], mixed[k % most]) for k in range(max(most, len(seats)))]


ALL = [(game, seats, options) for game in ids() for seats, options in settings(game)]
NAMES = [" ".join([game, str(seats), *options.values()]) for game, seats, options in ALL]
