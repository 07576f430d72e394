"""The rules of whatever game a position belongs to, for code that serves all games.

Interpreted, the position's class decides; compiled, its record type does, at compile time. Code that calls
these functions closes over no game, so it is compiled once per game and found in the cache by every process.

Compiled code calls the rules themselves, which assume legal input and check nothing. Called from Python these functions
check what they are given, unless they stand in for compiled code that is not there, or not yet.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..dialect.jit import INTERPRETED, learn, variant
from ..dialect.kept import Chooser, Matches
from ..dialect.meanwhile import patience
from ..dialect.random import Random
from ..dialect.record import IntArray
from .errors import BadOption, IllegalMove
from .game import CHANCE, all_games, game_of
from .whole import action_number


def actor(s: Any) -> int:
    """Who is next: a seat, CHANCE or OVER."""
    return game_of(s).rules.actor(s)


def legal(s: Any, seat: int, out: IntArray) -> int:
    """Write this seat's actions in ascending order; return how many."""
    if _is_checked():
        _check_seat(s, seat)
        _check_room(out, game_of(s).moves.size, "actions")
    return game_of(s).rules.legal(s, seat, out)


def play(s: Any, seat: int, action: int) -> None:
    """Play a legal action in place."""
    if _is_checked():
        check_move(s, seat, action)
    game_of(s).rules.play(s, seat, action)


def odds(s: Any, out: IntArray) -> int:
    """Write the integer weights of the outcomes of one draw; return how many."""
    if _is_checked():
        _check_room(out, game_of(s).outcomes.size, "weights")
    return game_of(s).rules.odds(s, out)


def deal(s: Any, outcome: int) -> None:
    """Apply one draw in place."""
    if _is_checked():
        check_draw(s, outcome)
    game_of(s).rules.deal(s, outcome)


def score(s: Any, seat: int) -> int:
    """A seat's points now."""
    if _is_checked():
        _check_seat(s, seat)
    return game_of(s).rules.score(s, seat)


def ranks(s: Any, out: IntArray) -> None:
    """Write each seat's place: 1 is the winner, equals share."""
    if _is_checked():
        _check_room(out, s.seat_count, "places")
    game_of(s).rules.ranks(s, out)


def hide(s: Any, seat: int) -> None:
    """Erase what this seat may not know."""
    if _is_checked():
        _check_seat(s, seat)
    game_of(s).rules.hide(s, seat)


def guess(s: Any, seat: int, rng: Random) -> None:
    """Fill what was erased with something this seat considers possible."""
    if _is_checked():
        _check_seat(s, seat)
    game_of(s).rules.guess(s, seat, rng)


def value(s: Any, seat: int) -> float:
    """The points a seat may expect in the end."""
    if _is_checked():
        _check_seat(s, seat)
    return game_of(s).value(s, seat)


def weigh(s: Any, seat: int, weights: Any) -> float:
    """The value of a position for given weights."""
    return game_of(s).weigh(s, seat, weights)


def features(s: Any, seat: int, out: Any) -> None:
    """Write the network input of a seat's view."""
    if _is_checked():
        _check_seat(s, seat)
        _check_room(out, game_of(s).feature_count, "features")
    game_of(s).features(s, seat, out)


@variant
def was_cut(s: Any) -> bool:
    """Whether a game that is over was ended by an option alone; a game with such an option replaces this."""
    return False


@variant
def reopen(s: Any, seat: int) -> None:
    """In a seat's view, take back what others have chosen face down: it tells nothing. Where that is, replace this."""


# What is checked when Python calls -----------------------------------------------------------------


def check_move(s: Any, seat: int, action: int) -> None:
    """Refuse an action that is not legal."""
    game, seat, action = game_of(s), _check_seat(s, seat), action_number(action)
    if action not in legal_actions(s, seat):
        raise illegal_move(game, seat, action)


def check_draw(s: Any, outcome: int) -> None:
    """Refuse a draw that is not due or cannot be drawn."""
    game, outcome = game_of(s), action_number(outcome)
    text = game.outcomes.text(outcome) if 0 <= outcome < game.outcomes.size else f"number {outcome}"
    if game.rules.actor(s) != CHANCE:
        raise IllegalMove(f"{text} is drawn, but no draw is due")
    if outcome not in dict(weighed_outcomes(s)):
        raise IllegalMove(f"{text} cannot be drawn now")


def legal_actions(s: Any, seat: int) -> list[int]:
    """A seat's actions."""
    game = game_of(s)
    out = np.zeros(game.moves.size, np.int32)
    actions: list[int] = out[: game.rules.legal(s, seat, out)].tolist()
    return actions


def weighed_outcomes(s: Any) -> list[tuple[int, int]]:
    """What can be drawn now, each with its weight."""
    game = game_of(s)
    out = np.zeros(game.outcomes.size, np.int32)
    weights = out[: game.rules.odds(s, out)].tolist()
    return [(outcome, weight) for outcome, weight in enumerate(weights) if weight]


def illegal_move(game: Any, seat: int, action: int, where: str = "") -> IllegalMove:
    """The error for an action that is not legal, or no action at all."""
    move = game.moves.text(action) if 0 <= action < game.moves.size else f"number {action}"
    return IllegalMove(f"{where}seat {seat + 1} may not play {move}")


def _is_checked() -> bool:
    return patience.waits and not INTERPRETED


def _check_seat(s: Any, seat: int) -> int:
    if not 0 <= action_number(seat) < s.seat_count:
        raise IllegalMove(f"there is no seat {seat + 1}; there are {s.seat_count}")
    return int(seat)


def _check_room(out: Any, size: int, what: str) -> None:
    if not isinstance(out, np.ndarray) or out.shape != (len(out),) or len(out) < size:
        raise BadOption(f"{what} want an array with room for {size}, not one of the shape {np.shape(out)}")


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
