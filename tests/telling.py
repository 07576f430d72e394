"""What is told of moves and draws, in words."""

from __future__ import annotations

from maiolica.core.game.game import CHANCE, UNKNOWN, Event
from maiolica.core.game.words import say
from maiolica.core.table.told import tell_events
from maiolica.games import get


def say_all(game: str, *texts: str, language: str = "en") -> list[str]:
    """What is told of some moves."""
    moves = get(game).moves
    return [say(get(game).tell(moves.read(text)), language) for text in texts]


def say_draws(game: str, text: str, language: str = "en") -> str:
    """What is told of draws that follow each other; a question mark is unknown."""
    space = get(game).outcomes
    events = [Event(CHANCE, UNKNOWN if word == "?" else space.number(word)) for word in text.split()]
    (line,) = tell_events(get(game), events)
    assert line.text == text
    return say(line.told, language)
