"""The table of 5211 as a picture: how the colors stand, and the cards of each seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...core.dialect.record import Row
from ...core.game.game import CHANCE, OVER
from ...core.game.scene import Block, Label, Panel, Scene, Shape, seat_name
from .moves import CARDS as CARD_TEXTS
from .rules import actor, is_waited_for
from .scoring import color_limit, kept_cards, points, rooster_threshold, winner
from .state import (
    CARDS_IN_EACH_PART,
    CHOOSING,
    COLOR_NAMES,
    COLORS,
    IN_A_ROUND,
    KINDS,
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
SMALL, LARGE = (0.95, 1.33), (1.58, 2.21)  # cards
GAP = 1.055  # from a card to the next, as a share of its width


def scene(s: State, seat: int) -> Scene:
    """What this seat sees; its own cards come first."""
    others = [(seat + i) % s.seat_count for i in range(1, s.seat_count)]
    return Scene("five211", status(s, seat), (table(s, seat), own_board(s, seat), *(board(s, i) for i in others)))


def word(key: str, **args: Any) -> Label:
    """A label of this game."""
    return Label(f"five211-{key}", args)


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


def is_being_scored(s: State) -> bool:
    """All cards of a round are open: so it is drawn only while its points are explained."""
    return s.phase == CHOOSING and s.parts == PARTS


def color_name(color: int) -> Label:
    """A color in words."""
    return word(COLOR_NAMES[color])


def card_name(kind: int) -> Label:
    """A card in words."""
    color, value = divmod(kind, VALUES)
    if value == ROOSTER:
        return word(f"rooster-{COLOR_NAMES[color]}")
    return word(f"card-{COLOR_NAMES[color]}", value=value + 1)


def look(kind: int) -> str:
    """The drawing of a card's face."""
    color, value = divmod(kind, VALUES)
    return f"card-{COLOR_NAMES[color]}-{value + 1}"


# The table ----------------------------------------------------------------------------------------


def table(s: State, seat: int) -> Panel:
    """How many cards of each color and how many roosters are open, the piles, and how far the round is."""
    shapes = [shape for color in range(COLORS) for shape in color_track(s, s.seats[seat], color)]
    shapes += rooster_track(s, s.seats[seat])
    right = TRACK + color_limit(s) + BAR + BEYOND + 0.5
    shapes += [
        *piles(s, right, 0.0),
        *progress(s, right, 2.75),
        *last_round(s, right, 4.0),
        *long_game(s, right, ROOSTER_ROW),
    ]
    blocks = [Block(0.0, 0.0, right - 0.5, 6.35), Block(right, 0.0, 6.0, 2.4), Block(right, 2.65, 6.0, 2.4)]
    if s.target:
        blocks.append(Block(right, ROOSTER_ROW - 0.05, 6.0, 1.1))
    return Panel("table", word("table"), right + 6.0, 6.35, tuple(shapes), blocks=tuple(blocks))


def color_track(s: State, me: Seat, color: int) -> Iterator[Shape]:
    """The open cards of a color, and those that this seat is about to add, up to the limit and beyond."""
    cards = s.counts[color] if s.parts else 0
    mine = sum(me.chosen[color * VALUES + value] for value in range(VALUES))
    limit = color_limit(s)
    label = word("track", color=color_name(color), count=cards, mine=mine, limit=limit)
    yield from standing(COLOR_NAMES[color], color_standing(s, color), color_name(color), color)
    yield from track(COLOR_NAMES[color], float(color), (cards, mine, limit), "limit", label)


def rooster_track(s: State, me: Seat) -> Iterator[Shape]:
    """The open roosters, up to the number that lets them score and beyond."""
    cards = s.roosters if s.parts else 0
    mine = sum(me.chosen[color * VALUES + ROOSTER] for color in range(COLORS))
    enough = rooster_threshold(s)
    label = word("track-roosters", count=cards, mine=mine, enough=enough, exact=s.exact)
    leads = "leads" if s.parts and winner(s) == ROOSTERS else ""
    yield from standing("rooster", leads, word("roosters"), ROOSTER_ROW)
    yield from track("rooster", ROOSTER_ROW, (cards, mine, enough), "enough", label)


def track(name: str, y: float, numbers: tuple[int, int, int], line: str, label: Label) -> Iterator[Shape]:
    """A row of places, filled from the left: open cards, then this seat's own choice; a line ends the free ones."""
    cards, mine, end = numbers
    yield Shape("count", 1.0, y, 1.2, 1.0, text=f"{cards}+{mine}" if mine else str(cards), label=label)
    for i in range(max(end, min(cards + mine, end + BEYOND))):
        drawing = "tile" if i < cards else "ghost" if i < cards + mine else "cell"
        x = TRACK + i + (BAR if i >= end else 0.0)
        yield Shape(f"{drawing}-{name}", x, y, label=label, id=f"{name}-{i + 1}")
    yield Shape(line, TRACK + end, y, BAR, 1.0, label=label, id=f"{name}-line")


def standing(name: str, what: str, who: Label, y: float) -> Iterator[Shape]:
    """What the open cards mean for a color or the roosters, if anything."""
    if what:
        yield Shape(what, 0.0, y, label=word(what, color=who), id=f"{name}-standing")


def color_standing(s: State, color: int) -> str:
    """Whether a color would score now, has too many cards, or as many as another before it."""
    count = s.counts[color]
    won = winner(s)
    if s.parts == 0 or count == 0 or won == ROOSTERS:
        return ""
    if won == color + 1:
        return "leads"
    if count > color_limit(s):
        return "over"
    has_equal = [s.counts[other] for other in range(COLORS)].count(count) > 1
    return "tied" if has_equal and (won == NOBODY or count > s.counts[won - 1]) else ""


def piles(s: State, x: float, y: float) -> Iterator[Shape]:
    """The pile and the discarded cards."""
    removed = int(REMOVED[s.seat_count])
    for name, heap, count in (("pile", s.unseen, s.pile), ("discards", s.discarded, total(s.discarded))):
        label = word(name, count=int(count), removed=removed, **by_color(heap))
        yield Shape(name if count else "place", x, y, *LARGE, label=label, id=name)
        yield Shape("count", x + 1.65, y + 0.7, 1.0, 0.8, text=str(count), label=label)
        x += 3.0


def total(cards: Row) -> int:
    """How many cards lie in a heap."""
    return sum(cards[kind] for kind in range(KINDS))


def by_color(cards: Row) -> dict[str, int]:
    """How many cards of each color lie in a heap."""
    return {name: sum(cards[i * VALUES + value] for value in range(VALUES)) for i, name in enumerate(COLOR_NAMES)}


def progress(s: State, x: float, y: float) -> Iterator[Shape]:
    """The three parts of the round with their cards, and the number of the round."""
    for i in range(PARTS):
        state = "done" if i < s.parts else "now" if i == s.parts and s.phase == CHOOSING else "later"
        cards = int(CARDS_IN_EACH_PART[i])
        label = word(f"part-{state}", part=i + 1, count=cards)
        yield Shape(f"part-{state}", x + i, y, text=str(cards), label=label, id=f"part-{i + 1}")
    label = word("round", round=s.rounds, rounds=ROUNDS[s.seat_count])
    yield Shape("round", x + 3.5, y, label=label, id="round")
    yield Shape("count", x + 4.5, y, 1.5, 1.0, text=f"{s.rounds}/{ROUNDS[s.seat_count]}", label=label)


def last_round(s: State, x: float, y: float) -> Iterator[Shape]:
    """What scored in the round before."""
    if s.last_winner == NO_ROUND:
        return
    label = word("last")
    if s.parts == 0:  # the counts are still those of that round
        counts = {name: s.counts[color] for color, name in enumerate(COLOR_NAMES)}
        label = word("last-counts", roosters=s.roosters, **counts)
    yield Shape("last", x, y, label=label, id="last")
    if s.last_winner == NOBODY:
        yield Shape("nobody", x + 1.0, y, label=word("last-nobody"), id="last-winner")
    elif s.last_winner == ROOSTERS:
        yield Shape("tile-rooster", x + 1.0, y, label=word("last-roosters"), id="last-winner")
    else:
        color = s.last_winner - 1
        label = word("last-color", color=color_name(color))
        yield Shape(f"tile-{COLOR_NAMES[color]}", x + 1.0, y, label=label, id="last-winner")


def long_game(s: State, x: float, y: float) -> Iterator[Shape]:
    """In the long game, which deal it is and how many points are to be reached."""
    if s.target:
        for name, number in (("deal", s.deals), ("target", s.target)):
            label = word(name, count=number)
            yield Shape(name, x, y, label=label, id=name)
            yield Shape("count", x + 1.0, y, 1.2, 1.0, text=str(number), label=label)
            x += 2.6


# A board ------------------------------------------------------------------------------------------


def own_board(s: State, seat: int) -> Panel:
    """The cards of the seat that looks on: a large hand, its open cards below it."""
    me = s.seats[seat]
    shapes = [*hand(me, seat, 0.0, LARGE), *open_cards(me, seat, 0.0, 4.0), *kept(me, seat, 9.5, LARGE)]
    return panel(s, seat, 5.5, shapes)


def board(s: State, seat: int) -> Panel:
    """The cards of another seat, all in a row."""
    me = s.seats[seat]
    shapes = [*hand(me, seat, 0.0, SMALL), *open_cards(me, seat, 5.6667, 1.0), *kept(me, seat, 10.3333, SMALL)]
    return panel(s, seat, 3.1, shapes)


def panel(s: State, seat: int, height: float, shapes: list[Shape]) -> Panel:
    """A seat's cards under its title."""
    me = s.seats[seat]
    score = int(points(me))
    title = word(
        "board", seat=seat_name(seat, is_title=True), score=score, total=score - me.total if s.deals > 1 else -1
    )
    active = s.phase == CHOOSING and not is_being_scored(s) and bool(is_waited_for(s, me))
    return Panel(f"board-{seat + 1}", title, 12.6, height, tuple(shapes), seat, score, active)


def hand(me: Seat, seat: int, x: float, size: tuple[float, float]) -> Iterator[Shape]:
    """The cards in hand, by color and value; those that were chosen have a mark, unknown ones their backs up."""
    for kind in range(KINDS):
        held = me.hand[kind]
        for i in range(held + me.chosen[kind]):
            place = f"board-{seat + 1}-hand-{CARD_TEXTS[kind]}-{i + 1}"
            part = {"seat": seat, "color": kind // VALUES, "value": kind % VALUES} if i < held else {}
            yield Shape(look(kind), x, 1.0, *size, label=card_name(kind), id=place, part=part)
            if i >= held:
                yield chosen_mark(place, x, size)
            x += size[0] * GAP
    hidden = me.hand_count - total(me.hand)
    for i in range(hidden + me.chosen_count - total(me.chosen)):
        place = f"board-{seat + 1}-back-{i + 1}"
        yield Shape("back", x, 1.0, *size, label=word("back"), id=place)
        if i >= hidden:
            yield chosen_mark(place, x, size)
        x += size[0] * GAP


def chosen_mark(place: str, x: float, size: tuple[float, float]) -> Shape:
    """The mark below a card that lies ready to be shown."""
    return Shape("chosen", x, 1.0 + size[1] + 0.05, size[0], 0.5, label=word("chosen"), id=f"{place}-chosen")


def open_cards(me: Seat, seat: int, x: float, y: float) -> Iterator[Shape]:
    """The open cards, and the places of those to come."""
    kinds = [kind for kind in range(KINDS) for _ in range(me.shown[kind])]
    for i in range(IN_A_ROUND):
        place = f"board-{seat + 1}-open-{i + 1}"
        if i < len(kinds):
            place = f"board-{seat + 1}-open-{CARD_TEXTS[kinds[i]]}-{kinds[: i + 1].count(kinds[i])}"
            yield Shape(look(kinds[i]), x, y, *SMALL, label=word("open", card=card_name(kinds[i])), id=place)
        else:
            yield Shape("place", x, y, *SMALL, label=word("place"), id=place)
        x += SMALL[0] * GAP


def kept(me: Seat, seat: int, x: float, size: tuple[float, float]) -> Iterator[Shape]:
    """The kept cards, and what the last round brought."""
    kinds = [kind for kind in range(KINDS) for _ in range(me.kept[kind])]
    value = sum(kind % VALUES + 1 for kind in kinds)
    cards = " ".join(CARD_TEXTS[kind] for kind in kinds)
    label = word("kept", count=len(kinds), points=value, cards=cards, before=kept_cards(me) - len(kinds))
    yield Shape("kept" if kinds else "place", x, 1.0, *size, label=label, id=f"board-{seat + 1}-kept")
    yield Shape("count", x + size[0] + 0.05, 1.0, 1.0, 0.8, text=str(len(kinds)), label=label)
    if me.gain:
        label = word("gain", count=me.gain)
        yield Shape("count", x + size[0] + 0.05, 1.7, 1.0, 0.8, text=f"+{me.gain}", label=label)
