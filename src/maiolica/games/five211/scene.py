"""The table of 5211 as a picture: how the colors stand, and the cards of each seat."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.dialect.record import Row
from ...core.game.drawn import kept
from ...core.game.game import CHANCE, OVER
from ...core.game.scene import Block, Label, Panel, Scene, Shape
from .names import color_name, word
from .rules import actor
from .scene_board import LARGE, board, is_being_scored, own_board, total
from .scoring import color_limit, rooster_threshold, winner
from .state import (
    CARDS_IN_EACH_PART,
    CHOOSING,
    COLOR_NAMES,
    COLORS,
    ENDED,
    NO_ROUND,
    NOBODY,
    PARTS,
    REMOVED,
    ROOSTER,
    ROOSTERS,
    ROUNDS,
    VALUES,
    Seat,
    State,
)

TRACK = 2.25  # where the cards of a color begin, right of what is said about them
BAR = 0.34  # the room of the line that ends a track
BEYOND = 3  # cards that are drawn beyond that line; the number before them says how many there are
ROOSTER_ROW = COLORS + 1 / 3
RIGHT = 6.2  # the room right of the tracks


def scene(s: State, seat: int) -> Scene:
    """What this seat sees; its own cards come first."""
    others = [(seat + i) % s.seat_count for i in range(1, s.seat_count)]
    return Scene("five211", status(s, seat), (table(s, seat), own_board(s, seat), *(board(s, i) for i in others)))


def status(s: State, seat: int) -> Label:
    """What is going on, in one sentence."""
    where = {"deal": s.deals if s.target else 0, "round": s.rounds, "rounds": ROUNDS[s.seat_count]}
    if is_being_scored(s):
        return word("status-score", **where)
    turn = actor(s)
    if turn == OVER:
        return word("status-over")
    if turn == CHANCE:
        return word("status-draw", **where)
    chosen = s.seats[seat].chosen_count
    missing = int(CARDS_IN_EACH_PART[s.parts]) - chosen
    key = "status-wait" if not missing else "status-choose-more" if chosen else "status-choose"
    return word(key, part=s.parts + 1, count=missing, **where)


# The table ----------------------------------------------------------------------------------------


def table(s: State, seat: int) -> Panel:
    """How many cards of each color and how many roosters are open, what that means, and how far the round is."""
    right = TRACK + color_limit(s) + BAR + BEYOND + 0.5
    is_open = (s.counts.tobytes(), s.roosters, s.parts, s.phase, s.exact, s.seat_count)
    shapes = [*kept((*is_open, s.seats[seat].chosen.tobytes()), tracks, s, s.seats[seat])]
    shapes += kept((*is_open, s.last_winner, s.rounds), outlook, s, right)
    shapes += kept((s.unseen.tobytes(), s.discarded.tobytes(), s.pile, s.seat_count), piles, s, right, 2.75)
    below = [*last_round(s, right, ROOSTER_ROW), *long_game(s, right + 2.2, ROOSTER_ROW)]
    blocks = [Block(0.0, 0.0, right - 0.5, 6.35), Block(right, 0.0, RIGHT, 2.55), Block(right, 2.65, RIGHT, 2.4)]
    if below:
        blocks.append(Block(right, ROOSTER_ROW - 0.05, RIGHT, 1.1))
    return Panel("table", word("table"), right + RIGHT, 6.35, (*shapes, *below), blocks=tuple(blocks))


def tracks(s: State, me: Seat) -> Iterator[Shape]:
    """The colors and the roosters."""
    for color in range(COLORS):
        yield from color_track(s, me, color)
    yield from rooster_track(s, me)


def outlook(s: State, x: float) -> Iterator[Shape]:
    """What would score, and how far the round is."""
    yield from verdict(s, x, 0.0)
    yield from progress(s, x + 2.9, 0.1)


def is_counted(s: State) -> bool:
    """Whether the tracks show cards: those of this round, or when all is over those of the last."""
    return s.parts > 0 or s.phase == ENDED


def color_track(s: State, me: Seat, color: int) -> Iterator[Shape]:
    """The open cards of a color, and those that this seat is about to add, up to the limit and beyond."""
    cards = s.counts[color] if is_counted(s) else 0
    mine = sum(me.chosen[color * VALUES + value] for value in range(VALUES))
    limit = color_limit(s)
    label = word("track", color=color_name(color), count=cards, mine=mine, limit=limit)
    line = "limit-over" if cards > limit else "limit-near" if cards + 1 >= limit else "limit"
    yield from standing(COLOR_NAMES[color], color_standing(s, color), color_name(color), color, limit)
    yield from track(COLOR_NAMES[color], float(color), (cards, mine, limit), line, label)


def rooster_track(s: State, me: Seat) -> Iterator[Shape]:
    """The open roosters, up to the number that lets them score and beyond."""
    cards = s.roosters if is_counted(s) else 0
    mine = sum(me.chosen[color * VALUES + ROOSTER] for color in range(COLORS))
    enough = rooster_threshold(s)
    label = word("track-roosters", count=cards, mine=mine, enough=enough, exact=s.exact)
    leads = "leads" if is_counted(s) and winner(s) == ROOSTERS else ""
    line = "enough-near" if cards + 1 >= enough else "enough"
    yield from standing("rooster", leads, word("roosters"), ROOSTER_ROW, enough)
    if not leads:
        yield Shape("rooster", 0.0, ROOSTER_ROW - 0.05, 1.05, 1.05, label=label)
    yield from track("rooster", ROOSTER_ROW, (cards, mine, enough), line, label)


def track(name: str, y: float, numbers: tuple[int, int, int], line: str, label: Label) -> Iterator[Shape]:
    """A row of places, filled from the left: open cards, then this seat's own choice; a line ends the free ones."""
    cards, mine, end = numbers
    yield Shape("count", 1.0, y, 1.2, 1.0, text=f"{cards}+{mine}" if mine else str(cards), label=label)
    for i in range(max(end, min(cards + mine, end + BEYOND))):
        drawing = "tile" if i < cards else "ghost" if i < cards + mine else "cell"
        x = TRACK + i + (BAR if i >= end else 0.0)
        yield Shape(f"{drawing}-{name}", x, y, label=label, id=f"{name}-{i + 1}")
    yield Shape(line, TRACK + end, y, BAR, 1.0, label=label, id=f"{name}-line")


def standing(name: str, what: str, who: Label, y: float, end: int) -> Iterator[Shape]:
    """What the open cards mean for a color or the roosters, if anything; the row of what counts is lit."""
    if what == "leads":
        yield Shape("row-leads", 0.0, y, TRACK + end + BAR, 1.0)
    if what:
        yield Shape(what, 0.0, y, label=word(what, color=who), id=f"{name}-standing")


def color_standing(s: State, color: int) -> str:
    """Whether a color would score now, has too many cards, or as many as another before it."""
    count = s.counts[color]
    won = winner(s)
    if not is_counted(s) or count == 0 or won == ROOSTERS:
        return ""
    if won == color + 1:
        return "leads"
    if count > color_limit(s):
        return "over"
    has_equal = [s.counts[other] for other in range(COLORS)].count(count) > 1
    return "tied" if has_equal and (won == NOBODY or count > s.counts[won - 1]) else ""


def verdict(s: State, x: float, y: float) -> Iterator[Shape]:
    """Large, what would score now; before the first cards of a round are open, what scored in the round before."""
    past = s.parts == 0
    won = s.last_winner if past else winner(s)
    yield Shape("verdict-past" if past else "verdict", x, y, 2.5, 2.5, label=counts_word(s))
    look, label = outcome(won, past)
    yield Shape(look, x + 0.3, y + 0.3, 1.9, 1.9, label=label, id="verdict")


def counts_word(s: State) -> Label | None:
    """The open cards of the round before, as long as no others are open."""
    if s.parts or s.last_winner == NO_ROUND:
        return None
    counts = {name: s.counts[color] for color, name in enumerate(COLOR_NAMES)}
    return word("last-counts", roosters=s.roosters, **counts)


def outcome(won: int, past: bool) -> tuple[str, Label]:
    """What scores, or scored in the round before: its drawing and its words."""
    if won in (NOBODY, NO_ROUND):
        return "nobody", word("last-nobody" if past and won == NOBODY else "now-nobody")
    if won == ROOSTERS:
        return "tile-rooster", word("last-roosters") if past else word("leads", color=word("roosters"))
    color = color_name(won - 1)
    return f"tile-{COLOR_NAMES[won - 1]}", word("last-color" if past else "leads", color=color)


def piles(s: State, x: float, y: float) -> Iterator[Shape]:
    """The pile and the discarded cards."""
    removed = int(REMOVED[s.seat_count])
    for name, heap, count in (("pile", s.unseen, s.pile), ("discards", s.discarded, total(s.discarded))):
        label = word(name, count=int(count), removed=removed, **by_color(heap))
        yield Shape(name if count else "place", x, y, *LARGE, label=label, id=name)
        yield Shape("count", x + 1.65, y + 0.7, 1.0, 0.8, text=str(count), label=label)
        x += 3.0


def by_color(cards: Row) -> dict[str, int]:
    """How many cards of each color lie in a heap."""
    return {name: sum(cards[i * VALUES + value] for value in range(VALUES)) for i, name in enumerate(COLOR_NAMES)}


def progress(s: State, x: float, y: float) -> Iterator[Shape]:
    """The three parts of the round with their cards, and below them the number of the round."""
    for i in range(PARTS):
        state = "done" if i < s.parts else "now" if i == s.parts and s.phase == CHOOSING else "later"
        cards = int(CARDS_IN_EACH_PART[i])
        label = word(f"part-{state}", part=i + 1, count=cards)
        yield Shape(f"part-{state}", x + i, y, text=str(cards), label=label, id=f"part-{i + 1}")
    label = word("round", round=s.rounds, rounds=ROUNDS[s.seat_count])
    yield Shape("round", x, y + 1.3, label=label, id="round")
    yield Shape("count", x + 1.0, y + 1.3, 1.7, 1.0, text=f"{s.rounds}/{ROUNDS[s.seat_count]}", label=label)


def last_round(s: State, x: float, y: float) -> Iterator[Shape]:
    """What scored in the round before, while the cards of another are open."""
    if s.last_winner != NO_ROUND and s.parts:
        look, label = outcome(s.last_winner, past=True)
        yield Shape("last", x, y, label=word("last"), id="last")
        yield Shape(look, x + 1.0, y, label=label, id="last-winner")


def long_game(s: State, x: float, y: float) -> Iterator[Shape]:
    """In the long game, which deal it is and how many points are to be reached."""
    if s.target:
        for name, number in (("deal", s.deals), ("target", s.target)):
            label = word(name, count=number)
            yield Shape(name, x, y, label=label, id=name)
            yield Shape("count", x + 1.0, y, 1.0, 1.0, text=str(number), label=label)
            x += 2.0
