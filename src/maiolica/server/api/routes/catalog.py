"""What there is: games, options, levels, languages."""

from __future__ import annotations

from typing import get_args

from fastapi import APIRouter
from starlette.responses import Response

from .... import __version__, games
from ....bots.levels import is_timed, rating_of
from ....core.game import options
from ....core.game.game import Game, nothing_is_secret
from ....core.game.words import LANGUAGES
from ....school.lesson import has_lesson
from ....school.puzzle import puzzles_of
from ...catalog import Catalog, CatalogGame, GameOption, Limits
from ...messages import Level, Signal
from ..openapi import answer, gives
from . import content
from .asking import TheGate

router = APIRouter(prefix="/api")


@router.get("/catalog", responses=gives(Catalog))
async def catalog(gate: TheGate) -> Response:
    """The games with their options, the levels of bots, the languages."""
    found = [in_catalog(game, gate.hub.ready_games.is_ready(game.id)) for game in games.load_all()]
    levels, signals = list(get_args(Level)), list(get_args(Signal))
    limits = Limits(gate.settings.hint_seconds)
    return answer(Catalog(__version__, list(LANGUAGES), levels, signals, found, limits))


def in_catalog(game: Game, ready: bool) -> CatalogGame:
    """A game with what may be chosen; whether it has secrets depends on no option of any game."""
    chosen = [in_list(option) for option in (*game.options, options.first_seat(game.seats[-1]))]
    secrets, seats = game.secret is not nothing_is_secret, list(game.seats)
    ratings, at_least = ({str(count): ratings_of(game, count, timed) for count in seats} for timed in (False, True))
    return CatalogGame(
        id=game.id,
        rules=game.rules_version,
        seats=seats,
        secrets=secrets,
        options=chosen,
        content=content.address(game),
        lesson=has_lesson(game),
        pad=game.pad is not None,
        ready=ready,
        puzzles=len(puzzles_of(game)),
        ratings=ratings,
        at_least=at_least,
    )


def ratings_of(game: Game, seats: int, timed: bool) -> dict[str, int]:
    """How strong each level is with so many seats, as far as it was measured: those that are timed, or the others."""
    levels = [level for level in get_args(Level) if is_timed(game, level, seats) == timed]
    found = {level: rating_of(game, level, seats) for level in levels}
    return {level: rating for level, rating in found.items() if rating is not None}


def in_list(option: options.Option) -> GameOption:
    """An option of a game."""
    numbers = (option.numbers[0], option.numbers[-1]) if option.numbers else None
    return GameOption(option.name, list(option.choices), numbers, option.form)
