"""Why a move was better, in words: what both lines score in the round, what they leave to the others and for later.

Nothing is said that was not computed: points come from the accounts of the lines, the rest from the judge.
"""

from __future__ import annotations

from ..core.game.game import Game
from ..core.game.scene import Label, seat_name
from ..core.table.told import listed
from .form import Line

CLEAR = 0.5  # points that a line has to bring more before it is a reason


def reasons(game: Game, seat: int, played: Line, best: Line) -> list[Label]:
    """What speaks for the best line, sentence by sentence; at the least, that it leads to more later."""
    now = own(best, seat) - own(played, seat)
    theirs = others(played, seat) - others(best, seat)
    if now + theirs < CLEAR:
        return [Label("review-why-later-only")]
    told = [brings(game, "review-why-played", seat, played), brings(game, "review-why-best", seat, best)]
    if theirs >= CLEAR:
        told += left_to_others(seat, played, best)
    later = best.lead - played.lead - now - theirs
    if later >= CLEAR:
        told.append(Label("review-why-later", {"points": round(later, 1)}))
    elif later <= -CLEAR:
        told.append(Label("review-why-less-later", {"points": round(-later, 1)}))
    return told


def own(line: Line, seat: int) -> float:
    """What a seat scores in a line."""
    return sum(line.points[seat].values())


def others(line: Line, seat: int) -> float:
    """What the best of the others scores in a line."""
    return max(own(line, other) for other in range(len(line.points)) if other != seat)


def brings(game: Game, key: str, seat: int, line: Line) -> Label:
    """What a line scores for the seat that decides, by sources."""
    whole = line.worlds == 1
    parts = [
        Label("review-part", {"source": Label(f"{game.id}-source-{source}"), "points": signed(points)})
        for source, points in line.points[seat].items()
    ]
    told = listed(parts) if parts else Label("review-no-points")
    return Label(key, {"average": int(not whole), "points": signed(own(line, seat)), "parts": told})


def left_to_others(seat: int, played: Line, best: Line) -> list[Label]:
    """That another seat gets more when the move that was played leaves it."""
    seats = [other for other in range(len(played.points)) if other != seat]
    other = max(seats, key=lambda one: own(played, one) - own(best, one))
    whole = played.worlds == best.worlds == 1
    more, less = signed(own(played, other)), signed(own(best, other))
    told = [Label("review-why-others", {"seat": seat_name(other, True), "played": more, "best": less})]
    reply = next((step for step in played.steps[1:] if step.seat >= 0), None)
    if whole and reply and reply.seat == other:
        told.append(Label("review-why-reply", {"seat": seat_name(other), "told": reply.told}))
    return told


def signed(points: float) -> Label:
    """Points with their sign, a true minus, as the reader's language writes numbers."""
    rounded = round(float(abs(points)), 1)
    sign = "" if rounded == 0 else "+" if points > 0 else "−"
    return Label("review-points", {"sign": sign, "points": int(rounded) if rounded.is_integer() else rounded})
