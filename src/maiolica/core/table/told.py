"""What happened, in words: each move of a seat, and the draws between two moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from msgspec import Struct

from ..game.actions import FirstSeat, Move
from ..game.game import CHANCE, UNKNOWN, Event, Game
from ..game.scene import Label, seat_name
from .log import event_text


class ToldLine(Struct, frozen=True):
    """A line of a log: one move, or all draws between two moves."""

    done: int  # how many events there are up to it
    seat: int  # whose move it is, or CHANCE
    text: str  # as it is written in a log
    told: Label  # in words; a reader puts the seat's name before a move


def tell_events(game: Game, events: Sequence[Event]) -> list[ToldLine]:
    """The lines of a log; what is secret is told as such."""
    lines: list[ToldLine] = []
    for _, run in groupby(enumerate(events, 1), lambda item: item[1].seat if item[1].seat == CHANCE else item[0]):
        *_, (done, last) = numbered = list(run)
        text = " ".join(event_text(game, event) for _, event in numbered)
        told = tell_run(game, [event.action for _, event in numbered], last.seat == CHANCE)
        lines.append(ToldLine(done, last.seat, text, told))
    return lines


def tell_run(game: Game, actions: Sequence[int], is_chance: bool) -> Label:
    """One move, or draws that follow each other."""
    known = [action for action in actions if action != UNKNOWN]
    hidden = len(actions) - len(known)
    if not is_chance:
        return Label("told-secret") if hidden else game.tell(game.moves.decode(known[0]))
    parts = [game.tell_draws([game.outcomes.decode(action) for action in known])] if known else []
    return together(parts + ([Label("told-hidden", {"count": hidden})] if hidden else []))


# What the games build their words of ------------------------------------------------------------------


def listed(things: Sequence[Label], key: str = "told-list") -> Label:
    """Several things in one label, with commas."""
    first, *rest = things
    return Label(key, {"first": first, "rest": listed(rest, key)}) if rest else first


def together(sentences: Sequence[Label]) -> Label:
    """Several things that happened, with semicolons."""
    return listed(sentences, "told-and")


def counted(kinds: Iterable[int], word: Callable[[int, int], Label]) -> Label:
    """Things of each kind with their number, by kinds."""
    return listed([word(kind, count) for kind, count in sorted(Counter(kinds).items())])


def starting_seat(draws: Iterable[Move], key: str = "told-starts") -> list[Label]:
    """Who starts, if that was drawn."""
    return [Label(key, {"seat": seat_name(draw.seat)}) for draw in draws if isinstance(draw, FirstSeat)]
