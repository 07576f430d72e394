"""What a score pad counts: the marker (PA-11), tiles (PA-16), leftover tiles (PA-19, PA-20), and bonuses (PA-21)."""

from __future__ import annotations

from ...core.game.pad import (
    PadCell,
    PadCount,
    PadField,
    PadGrid,
    PadGroup,
    PadPiece,
    PadSet,
    PadSetting,
    PadStart,
    ScorePad,
)
from .account import SOURCES, TIE_RULE
from .board import (
    COLOR_BONUS,
    COST,
    DIFFERENT_BONUS,
    DIRECTIONS,
    MIDDLE,
    NUMBER_BONUS,
    NUMBERS,
    STAR_COLOR,
    STAR_LETTERS,
)
from .names import color_word, look, star_word, word
from .scene_board import ANGLES, LONG, WIDE, toward
from .state import COLOR_NAMES, COLORS, CORNER, DATA, SLOTS, STARS, STARTING_SCORE

SIDES = ("colored", "grey")
RADIUS = LONG + 0.1  # of a star
MOST = DATA["tiles_of_each_color"]  # so many tiles nobody takes with the marker


def space_id(space: int) -> str:
    """A space, as it is called in pictures."""
    return f"{STAR_LETTERS[space // SLOTS]}{space % SLOTS + 1}"


def stars(grey: int) -> PadGrid:
    """PA-15, PA-16: one star after the other, each a ring."""
    return PadGrid(
        name="board",
        source="tiles",
        rule="PA-16",
        fields=tuple(
            PadField(
                2 * RADIUS,
                2 * RADIUS,
                tuple(space(star, slot, grey) for slot in range(SLOTS)),
                star_word(star),
            )
            for star in range(STARS)
        ),
        pieces=tuple(PadPiece(COLOR_NAMES[i], look(i), color_word(i)) for i in range(COLORS)),
        told={"group": "pavilion-account-group"},
        laid=("pavilion-space-covered", "color"),
        ring=True,
        allows="alike" if grey else "different",
        when={"side": (SIDES[grey],)},
    )


def space(star: int, slot: int, grey: int) -> PadCell:
    """A space: on the colored side of an outer star its color is known."""
    number = int(COST[grey, star * SLOTS + slot])
    angle = ANGLES[DIRECTIONS[STAR_LETTERS[star]][slot]]
    x, y = toward(RADIUS, RADIUS, angle, LONG / 2 + 0.03)
    place = {"star": star_word(star), "slot": slot + 1}
    known = not grey and star != MIDDLE
    return PadCell(
        id=space_id(star * SLOTS + slot),
        row=star,
        column=slot,
        x=round(x - WIDE / 2, 3),
        y=round(y - LONG / 2, 3),
        width=WIDE,
        height=LONG,
        turn=angle % 180,
        look=f"space-{COLOR_NAMES[STAR_COLOR[star]]}" if known else "space",
        text=str(number),
        label=word("space-free", cost=number, gain=0, **place),
        pieces=(COLOR_NAMES[STAR_COLOR[star]],) if known else (),
        place=place,
        args={"star": star_word(star)},
    )


def star_groups() -> tuple[PadGroup, ...]:
    """PA-21: a complete star, by its one color or for six different ones."""
    alike = {COLOR_NAMES[i]: int(COLOR_BONUS[i]) for i in range(COLORS)}
    return tuple(
        PadGroup(
            tuple(space_id(star * SLOTS + slot) for slot in range(SLOTS)),
            DIFFERENT_BONUS,
            {"star": star_word(star)},
            alike,
        )
        for star in range(STARS)
    )


def number_groups(grey: int) -> tuple[PadGroup, ...]:
    """PA-21: all spaces with a number."""
    return tuple(
        PadGroup(
            tuple(space_id(i) for i in range(STARS * SLOTS) if COST[grey, i] == number),
            int(NUMBER_BONUS[number - 1]),
            {"number": number},
        )
        for number in range(1, NUMBERS + 1)
    )


def losses(most: int) -> tuple[int, ...]:
    """A point for each."""
    return tuple(-count for count in range(most + 1))


PAD = ScorePad(
    sources=SOURCES,
    tie_rule=TIE_RULE,
    settings=(PadSetting("side"), PadSetting("score_floor"), PadSetting("last_round_keep")),
    start=PadStart("PA-2", "start", word("account-start"), STARTING_SCORE),
    lowest="score_floor",
    counts=(
        PadCount(
            "marker",
            "marker",
            "PA-11",
            "pavilion-account-marker",
            losses(MOST),
            word("pad-marker"),
            alone=True,
            first=True,
        ),
        PadCount("discards", "discards", "PA-19", "pavilion-account-discarded", losses(3 * MOST), word("pad-discards")),
        PadCount(
            "kept",
            "discards",
            "PA-20",
            "pavilion-account-kept",
            losses(CORNER),
            word("pad-kept"),
            final=True,
            when={"last_round_keep": ("literal",)},
        ),
    ),
    grids=(stars(0), stars(1)),
    sets=(
        PadSet("stars", "PA-21", "pavilion-account-star", star_groups()),
        *(
            PadSet("sets", "PA-21", "pavilion-account-set", number_groups(grey), when={"side": (SIDES[grey],)})
            for grey in (0, 1)
        ),
    ),
    rounds={str(seats): DATA["rounds"] for seats in (2, 3, 4)},
)
