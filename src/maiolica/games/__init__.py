"""The games, by id."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ..core.game.errors import BadOption
from ..core.game.game import Game

GAMES = ("azul", "chocolatier", "pavilion", "duel", "five211")


@cache
def get(game_id: str) -> Game:
    """The game with this id."""
    if game_id not in GAMES:
        raise BadOption(f"there is no game {game_id[:20]!r}; there are {', '.join(GAMES)}")
    game: Game = import_module(f"maiolica.games.{game_id}").GAME
    return game


def load_all() -> list[Game]:
    """Every game there is."""
    return [get(game_id) for game_id in GAMES]
