"""What there is: games, options, levels, languages."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from .... import __version__, games
from ....bots.levels import LEVELS
from ....core.game.game import Game, nothing_is_secret
from ....core.game.options import Option, first_seat
from ....core.game.words import LANGUAGES
from ... import messages
from ..openapi import answer, gives
from .asking import TheGate

router = APIRouter(prefix="/api")


@router.get("/catalog", responses=gives(dict))
async def catalog(gate: TheGate) -> Response:
    """The games with their options, the levels of bots, the languages."""
    is_ready = gate.hub.ready_games.is_ready
    return answer(
        {
            "version": __version__,
            "languages": LANGUAGES,
            "levels": LEVELS,
            "signals": messages.Signal.__args__,  # type: ignore[attr-defined]
            "games": [in_catalog(game) | {"ready": is_ready(game.id)} for game in games.load_all()],
            "limits": {"hint_seconds": gate.settings.hint_seconds},
        }
    )


def in_catalog(game: Game) -> dict[str, object]:
    """A game with what may be chosen; whether it has secrets depends on no option of any game."""
    options = [in_list(option) for option in (*game.options, first_seat(game.seats[-1]))]
    has_secrets = game.secret is not nothing_is_secret
    return {
        "id": game.id,
        "rules": game.rules_version,
        "seats": list(game.seats),
        "secrets": has_secrets,
        "options": options,
    }


def in_list(option: Option) -> dict[str, object]:
    """An option of a game."""
    numbers = [option.numbers[0], option.numbers[-1]] if option.numbers else None
    return {"name": option.name, "choices": option.choices, "numbers": numbers, "form": option.form}
