"""The rules of whatever game a position belongs to, for code that serves all games.

Interpreted, the position's class decides; compiled, its record type does, at compile time. Code that calls
these functions closes over no game, so it is compiled once per game and found in the cache by every process.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..dialect.jit import learn, variant
from ..dialect.kept import Chooser, Matches
from ..dialect.random import Random
from ..dialect.record import IntArray
from .game import all_games, game_of


def actor(s: Any) -> int:
    """Who is next: a seat, CHANCE or OVER."""
    return game_of(s).rules.actor(s)


def legal(s: Any, seat: int, out: IntArray) -> int:
    """Write this seat's actions in ascending order; return how many."""
    return game_of(s).rules.legal(s, seat, out)


def play(s: Any, seat: int, action: int) -> None:
    """Play a legal action in place."""
    game_of(s).rules.play(s, seat, action)


def odds(s: Any, out: IntArray) -> int:
    """Write the integer weights of the outcomes of one draw; return how many."""
    return game_of(s).rules.odds(s, out)


def deal(s: Any, outcome: int) -> None:
    """Apply one draw in place."""
    game_of(s).rules.deal(s, outcome)


def score(s: Any, seat: int) -> int:
    """A seat's points now."""
    return game_of(s).rules.score(s, seat)


def ranks(s: Any, out: IntArray) -> None:
    """Write each seat's place: 1 is the winner, equals share."""
    game_of(s).rules.ranks(s, out)


def hide(s: Any, seat: int) -> None:
    """Erase what this seat may not know."""
    game_of(s).rules.hide(s, seat)


def guess(s: Any, seat: int, rng: Random) -> None:
    """Fill what was erased with something this seat considers possible."""
    game_of(s).rules.guess(s, seat, rng)


def value(s: Any, seat: int) -> float:
    """The points a seat may expect in the end."""
    return game_of(s).value(s, seat)


def weigh(s: Any, seat: int, weights: Any) -> float:
    """The value of a position for given weights."""
    return game_of(s).weigh(s, seat, weights)


def features(s: Any, seat: int, out: Any) -> None:
    """Write the network input of a seat's view."""
    game_of(s).features(s, seat, out)


@variant
def was_cut(s: Any) -> bool:
    """Whether a game that is over was ended by an option alone; a game with such an option replaces this."""
    return False


def _rule_of(name: str) -> Chooser:
    def choose(matches: Matches) -> Callable[..., Any]:
        for game in all_games():
            if matches(game.state):
                return game.function(name)
        raise TypeError("this is not the position of a game")

    return choose


RULES = (actor, legal, play, odds, deal, score, ranks, hide, guess, value, weigh, features)
for _function in RULES:
    learn(_function, _rule_of(_function.__name__))
