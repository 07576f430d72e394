"""Why points change: what scores in a round and why (FI-7), the cards that are kept; and equal points (FI-8)."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.game.account import Item
from ...core.game.account import round_heading as round_word
from ...core.game.scene import Label
from ...core.table.told import listed
from .moves import CARDS as CARD_TEXTS
from .names import color_name, word
from .scene import BEYOND
from .scoring import color_limit, is_scoring, kept_cards, rooster_threshold
from .state import COLOR_NAMES, COLORS, COUNTED, KEPT, KINDS, NOBODY, ROOSTERS, VALUES, Seat, State

SOURCES = ("colors", "roosters")
TIE_RULE = "FI-8"


def explain(s: State, seat: int, reason: int, first: int, second: int) -> Iterator[Item]:
    """What a note means; it tells what scored."""
    if reason == COUNTED and first == ROOSTERS:
        yield roosters_score(s)
    elif reason == COUNTED:
        yield from color_scores(s, first)
    elif reason == KEPT:
        yield from kept(s.seats[seat], seat, first)


# What scores --------------------------------------------------------------------------------------


def roosters_score(s: State) -> Item:
    """FI-7a: enough roosters are open."""
    enough = rooster_threshold(s)
    told = word("account-roosters", count=s.roosters, enough=enough)
    places = track_places("rooster", min(s.roosters, enough + BEYOND))
    return Item("FI-7a", "", told, places[-1], (places,), due=0)


def color_scores(s: State, won: int) -> Iterator[Item]:
    """FI-7b: from the largest count down, the colors that do not score and why, then the one that does."""
    for count in sorted({s.counts[color] for color in range(COLORS)} - {0}, reverse=True):
        colors = [color for color in range(COLORS) if s.counts[color] == count]
        yield count_of(s, colors, count)
        if colors == [won - 1]:
            return
    if won == NOBODY:
        yield Item("FI-7b", "", word("account-nobody"), due=0)


def count_of(s: State, colors: list[int], count: int) -> Item:
    """FI-7b, K4 to K8: colors with as many cards as others, with too many, or the one that scores."""
    limit = color_limit(s)
    places = tuple(track_places(COLOR_NAMES[color], min(count, limit + BEYOND)) for color in colors)
    if len(colors) > 1:
        told = word("account-tied", colors=listed([color_name(color) for color in colors]), count=count)
    elif count > limit:
        told = word("account-over", color=color_name(colors[0]), count=count, limit=limit)
    else:
        told = word("account-wins", color=color_name(colors[0]), count=count)
    return Item("FI-7b", "", told, places[0][-1], places, due=0)


def track_places(name: str, count: int) -> tuple[str, ...]:
    """The first places of a color's track, or of the roosters'."""
    return tuple(f"{name}-{i + 1}" for i in range(count))


# What a seat keeps --------------------------------------------------------------------------------


def kept(me: Seat, seat: int, won: int) -> Iterator[Item]:
    """FI-7, FI-8: a seat's open cards of what scores are worth their values."""
    kinds = [kind for kind in range(KINDS) if is_scoring(won, *divmod(kind, VALUES)) for _ in range(me.shown[kind])]
    if not kinds:
        return
    places = tuple(open_place(seat, kind, kinds[: i + 1].count(kind)) for i, kind in enumerate(kinds))
    values = [kind % VALUES + 1 for kind in kinds]
    rule, source, told = "FI-7a", "roosters", word("account-kept-roosters", count=len(kinds))
    if won != ROOSTERS:
        cards = " ".join(CARD_TEXTS[kind] for kind in kinds)
        rule, source, told = "FI-7b", "colors", word("account-kept", count=len(kinds), cards=cards)
    yield Item(rule, source, told, f"board-{seat + 1}-kept", (places,), due=sum(values))


def open_place(seat: int, kind: int, number: int) -> str:
    """An open card in the picture."""
    return f"board-{seat + 1}-open-{CARD_TEXTS[kind]}-{number}"


# Rounds and places --------------------------------------------------------------------------------


def round_of(s: State) -> int:
    """In a long game the deals count."""
    return s.deals if s.target else s.rounds


def heading(s: State, number: int) -> Label:
    """A round, or in a long game a deal."""
    return word("account-deal", deal=number) if s.target else round_word(s, number)


def tie_value(s: State, seat: int) -> int:
    """FI-8, FI-9, K13: kept cards."""
    return int(kept_cards(s.seats[seat]))
