"""Puzzles: the one of the day, a game's list, and packs that may be kept for ever."""

from __future__ import annotations

from asyncio import to_thread
from datetime import date
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from .... import games
from ....core.game.game import Game
from ....school.puzzle import number_of, of_day, puzzles_of, today
from ...answers import DailyPuzzle, PuzzleList
from ...play.puzzling import listed, pack_of, shown_puzzle
from ...problems import Refused
from ..openapi import answer, gives
from .content import content_of, known_game, packed, sent

router = APIRouter()
OfDay = Annotated[date | None, Query(description="as 2026-11-16; today by universal time if left out")]
OfGame = Annotated[str | None, Query(description="of this game; of another one each day if left out")]
About = Annotated[str | None, Query(max_length=40, description="only those with this theme")]
OfLevel = Annotated[str | None, Query(max_length=40, description="only those that this level solves first")]


@router.get("/api/puzzles/day", responses=gives(DailyPuzzle, "bad-request", "not-found"))
async def get_daily(game: OfGame = None, day: OfDay = None) -> Response:
    """The puzzle of a day, the same for everybody."""
    when = day or today()
    chosen = known_game(game) if game else game_of_day(when)
    if not puzzles_of(chosen):
        raise Refused("not-found", f"{chosen.id} has no puzzles")
    puzzle = await to_thread(shown_puzzle, of_day(puzzles_of(chosen), when))
    return answer(DailyPuzzle(when.isoformat(), puzzle))


def game_of_day(day: date) -> Game:
    """The games take turns."""
    with_puzzles = [game for game in games.load_all() if puzzles_of(game)]
    if not with_puzzles:
        raise Refused("not-found", "there are no puzzles")
    return with_puzzles[number_of(day) % len(with_puzzles)]


@router.get("/api/puzzles/{game_id}", responses=gives(PuzzleList, "bad-request", "not-found"))
async def get_list(game_id: str, theme: About = None, level: OfLevel = None) -> Response:
    """A game's puzzles, the easiest first; all of them, or some."""
    found = listed(known_game(game_id))
    found.puzzles = [one for one in found.puzzles if theme in (None, *one.themes) and level in (None, one.level)]
    return answer(found)


@router.get("/games/{game_id}/{digest}/puzzles/{number:int}.json", include_in_schema=False)
async def get_pack(request: Request, game_id: str, digest: str, number: int) -> Response:
    """Some puzzles with everything that is needed to show and to judge them; they may be kept for ever."""
    game = known_game(game_id)
    found = await to_thread(pack_of, game, number)  # pictures of ten positions: nobody else should wait for them
    return sent(request, packed("pack.json", found), content_of(game), digest)
