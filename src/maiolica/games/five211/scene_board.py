"""The cards of a seat as a picture: its hand, its open cards, and those that it has kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from ...core.dialect.record import Row
from ...core.game.drawn import kept, known
from ...core.game.scene import Cell, Panel, Shape, seat_name
from .moves import CARDS as CARD_TEXTS
from .names import card_name, look, word
from .rules import is_waited_for
from .scoring import kept_cards, points
from .state import CHOOSING, ENDED, IN_A_ROUND, KINDS, PARTS, VALUES, Seat, State

SMALL, MIDDLE, LARGE = (0.95, 1.33), (1.3, 1.82), (1.58, 2.21)  # cards
GAP = 1.055  # from a card to the next, as a share of its width


def is_being_scored(s: State) -> bool:
    """All cards of a round are open: so it is drawn only while its points are explained."""
    return s.phase == CHOOSING and s.parts == PARTS


def total(cards: Row) -> int:
    """How many cards lie in a heap."""
    return sum(cards[kind] for kind in range(KINDS))


# A board ------------------------------------------------------------------------------------------


def own_board(s: State, seat: int) -> Panel:
    """The cards of the seat that looks on."""
    return panel(s, seat, 5.5, LARGE, own_cards)


def board(s: State, seat: int) -> Panel:
    """The cards of another seat."""
    return panel(s, seat, 3.1, SMALL, cards)


def own_cards(me: Seat, seat: int, is_over: bool) -> Iterator[Shape]:
    """The open and the kept cards below a large hand; in the end the kept."""
    shapes = [*won(me, seat, 9.5, LARGE)]
    if is_over:
        shapes += fan(me, seat, (0.0, 1.0), 9.2, MIDDLE, 2)
    else:
        shapes += [*open_cards(me, seat, 0.0, 4.0), *fan(me, seat, (4.75, 4.0), 7.7, SMALL)]
    yield from in_characters(shapes)


def cards(me: Seat, seat: int, is_over: bool) -> Iterator[Shape]:
    """The same right of a small hand."""
    shapes = [*won(me, seat, 10.3333, SMALL)]
    shapes += fan(me, seat, (0.0, 1.0), 9.9, SMALL) if is_over else open_cards(me, seat, 5.6667, 1.0)
    yield from in_characters(shapes)


def panel(
    s: State,
    seat: int,
    height: float,
    size: tuple[float, float],
    draw: Callable[[Seat, int, bool], Iterator[Shape]],
) -> Panel:
    """A seat's cards under its title: its hand, and all others."""
    me, is_over = s.seats[seat], s.phase == ENDED
    score = known(me.tobytes(), points, me)
    title = word(
        "board", seat=seat_name(seat, is_title=True), score=score, total=score - me.total if s.deals > 1 else -1
    )
    active = s.phase == CHOOSING and not is_being_scored(s) and bool(is_waited_for(s, me))
    in_hand = (me.hand.tobytes(), me.chosen.tobytes(), me.hand_count, me.chosen_count)
    others = (me.shown.tobytes(), me.kept.tobytes(), me.kept_before, me.gain)
    shapes = (
        *kept((seat, size, *in_hand), own_hand, me, seat, size),
        *kept((seat, *others, is_over), draw, me, seat, is_over),
    )
    return Panel(f"board-{seat + 1}", title, 12.6, height, shapes, seat, score, active, (12.6, height))


def own_hand(me: Seat, seat: int, size: tuple[float, float]) -> Iterator[Shape]:
    """The cards in hand, each with its place in characters."""
    yield from in_characters(list(hand(me, seat, 0.0, size)))


def in_characters(shapes: list[Shape]) -> Iterator[Shape]:
    """Shapes that have their places in characters, too: cards on top of each other have none there."""
    for shape in shapes:
        is_fanned = "-kept-" in shape.id
        yield shape if is_fanned else replace(shape, cell=Cell(shape.x, shape.y, shape.width, shape.height))


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


def won(me: Seat, seat: int, x: float, size: tuple[float, float]) -> Iterator[Shape]:
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


def fan(
    me: Seat, seat: int, at: tuple[float, float], width: float, size: tuple[float, float], rows: int = 1
) -> Iterator[Shape]:
    """The kept cards, by color and value, in rows that are as close as they have to be."""
    kinds = [kind for kind in range(KINDS) for _ in range(me.kept[kind])]
    in_a_row = max(1, -(-len(kinds) // rows))
    step = min(size[0] * GAP, (width - size[0]) / max(1, in_a_row - 1))
    for i, kind in enumerate(kinds):
        row, column = divmod(i, in_a_row)
        place = f"board-{seat + 1}-kept-{CARD_TEXTS[kind]}-{kinds[: i + 1].count(kind)}"
        spot = (at[0] + column * step, at[1] + row * (size[1] + 0.15))
        yield Shape(look(kind), *spot, *size, label=word("kept-card", card=card_name(kind)), id=place)
