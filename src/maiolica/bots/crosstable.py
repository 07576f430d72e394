"""A match as a picture: who did how well against whom, and how sure the ratings are."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Sequence

from .. import games
from ..core.game.scene import Label
from ..core.game.words import say
from ..ui.svg import BOARD, INK, NAMESPACE, PAPER, TILE, draw_box, draw_words
from .ratings import Interval
from .report import PlayerReport, Report
from .report_text import between, percent, short, signed, verdict

GAP = 0.8  # all lengths are in tiles, as in the pictures of positions
TOP = 2.9  # where the rows begin
ROW, CELL, SCALE = 1.3, 2.4, 7.0  # a row's height, the width of a result, the width of the scale of ratings
NUMBER = 1.9  # the width of a column of numbers
LETTER, SMALL_LETTER = 0.31, 0.2  # the widths of a letter in names and in small print
LOST, EVEN, WON = (0xD9, 0x8E, 0x6B), (0xF4, 0xEF, 0xE4), (0x7F, 0xA3, 0xDB)  # terracotta, paper, blue
FAINT, LINE = "#6f7480", "#d9ccb0"


def draw_crosstable(report: Report) -> str:
    """The text of an SVG file."""
    return _Crosstable(report).draw()


class _Crosstable:
    def __init__(self, report: Report) -> None:
        self.report = report
        self.order = sorted(range(len(report.players)), key=lambda index: -_strength(report.players[index]))
        self.names = [short(player.name) for player in report.players]
        self.rated = any(player.rating for player in report.players)
        self.cells_at = GAP + 1.1 + LETTER * max(len(name) for name in self.names) + 0.4
        self.numbers_at = self.cells_at + CELL * len(self.order) + 0.3
        self.scale_at = self.numbers_at + 2 * NUMBER + 0.5
        self.small_print = self.conditions(), *self.legend()
        right = self.scale_at + SCALE if self.rated else self.numbers_at + 2 * NUMBER
        self.width = max(right, GAP + SMALL_LETTER * max(len(line) for line in self.small_print)) + GAP
        self.height = TOP + ROW * len(self.order) + 0.5 + 0.5 * len(self.legend())

    def draw(self) -> str:
        size = {"width": f"{self.width * TILE:.0f}", "height": f"{self.height * TILE:.0f}"}
        view = {"viewBox": f"0 0 {self.width:g} {self.height:g}", "role": "img"}
        self.root = ET.Element(f"{NAMESPACE}svg", size | view)
        game = say(Label(f"{self.report.game}-name"))
        ET.SubElement(self.root, f"{NAMESPACE}title").text = f"{game}: {' – '.join(self.names)}"
        draw_box(self.root, 0, 0, self.width, self.height, PAPER)
        draw_words(self.root, GAP, 1.0, game, 0.6, weight="600")
        below = TOP + ROW * len(self.order) + 0.6
        for y, line in zip((1.62, below, below + 0.5), self.small_print, strict=False):
            draw_words(self.root, GAP, y, line, 0.36, fill=FAINT)
        self.heads()
        for place, index in enumerate(self.order):
            self.row(place, index)
        return ET.tostring(self.root, encoding="unicode")

    def conditions(self) -> str:
        """What was played; options as usual are not worth a word."""
        report, usual = self.report, games.get(self.report.game).complete(self.report.seats, {})
        of = "" if report.played == report.games else f" of {report.games:,}"
        options = [f"{name} {value}" for name, value in report.options.items() if value != usual[name]]
        return " · ".join([f"{report.seats} seats", f"{report.played:,}{of} games", *options])

    def legend(self) -> list[str]:
        """What the picture says, and how it is to be read."""
        if len(self.order) == 2:
            cells = "Each cell: the row's share of the victories, and won · shared · lost"
            return [verdict(self.report), cells] if self.report.pairs else [cells]
        cells = "Each cell: how often the row was placed better than the column, and better · equal · worse"
        return [cells, "Ratings with their 95 % intervals; zero is the mean of all"]

    def heads(self) -> None:
        y = TOP - 0.28
        for place in range(len(self.order)):
            self.center(self.cells_at + CELL * (place + 0.5), y, str(place + 1), 0.4)
        self.center(self.numbers_at + NUMBER * 0.5, y, "victories", 0.38)
        self.center(self.numbers_at + NUMBER * 1.5, y, "score", 0.38)
        if self.rated:
            self.center(self.scale_at + SCALE / 2, y, "rating (Elo)", 0.38)

    def row(self, place: int, index: int) -> None:
        player, y = self.report.players[index], TOP + ROW * place
        draw_box(self.root, GAP, y + 0.06, self.width - 2 * GAP, ROW - 0.12, BOARD, LINE)
        text = y + ROW / 2 + 0.16
        draw_words(self.root, GAP + 0.75, text, str(place + 1), 0.42, anchor="end", fill=FAINT)
        draw_words(self.root, GAP + 1.1, text, self.names[index], 0.46, weight="600")
        for column, other in enumerate(self.order):
            if other == index:
                self.center(self.cells_at + CELL * (column + 0.5), text, "·", 0.42)
            self.cell(self.cells_at + CELL * column, y, index, other)
        victories = "–" if player.share is None else percent(player.share.value)
        score = "–" if player.mean_score is None else f"{player.mean_score:.1f}"
        self.center(self.numbers_at + NUMBER * 0.5, text, victories, 0.42)
        self.center(self.numbers_at + NUMBER * 1.5, text, score, 0.42)
        if player.rating:
            self.whisker(y + ROW / 2, player.rating)

    def cell(self, x: float, y: float, index: int, other: int) -> None:
        """One player's share against another, colored, with won, drawn and lost games below."""
        for pair in self.report.pairs:
            if {pair.first, pair.second} == {index, other} and pair.share.value is not None:
                turned = pair.first != index
                part = 1 - pair.share.value if turned else pair.share.value
                counts = (pair.wins, pair.draws, pair.losses)
                draw_box(self.root, x + 0.1, y + 0.16, CELL - 0.2, ROW - 0.32, color_of(part))
                self.center(x + CELL / 2, y + 0.64, percent(part), 0.42, weight="600")
                self.center(x + CELL / 2, y + 1.02, " · ".join(map(str, counts[::-1] if turned else counts)), 0.28)

    def whisker(self, y: float, rating: Interval) -> None:
        """A rating as a point on its interval, above the numbers."""
        middle, low, high = (self.on_scale(value) for value in (rating.value, rating.low, rating.high))
        y -= 0.17
        self.line(low, y, high, y)
        self.line(low, y - 0.14, low, y + 0.14)
        self.line(high, y - 0.14, high, y + 0.14)
        ET.SubElement(self.root, f"{NAMESPACE}circle", {"cx": f"{middle:g}", "cy": f"{y:g}", "r": "0.17", "fill": INK})
        text = f"{signed(rating.value or 0)} ({between(rating.low, rating.high)})"
        self.center(self.scale_at + SCALE / 2, y + 0.58, text, 0.3)

    def on_scale(self, value: float | None) -> float:
        """Where a rating lies."""
        found = [player.rating for player in self.report.players if player.rating]
        least, most = min(rating.low or 0 for rating in found), max(rating.high or 0 for rating in found)
        return self.scale_at + 0.3 + (SCALE - 0.6) * ((value or 0) - least) / (most - least or 1)

    def line(self, x1: float, y1: float, x2: float, y2: float) -> None:
        ends = {"x1": f"{x1:g}", "y1": f"{y1:g}", "x2": f"{x2:g}", "y2": f"{y2:g}"}
        pen = {"stroke": INK, "stroke-width": "0.07", "stroke-linecap": "round"}
        ET.SubElement(self.root, f"{NAMESPACE}line", ends | pen)

    def center(self, x: float, y: float, text: str, size: float, weight: str = "400") -> None:
        draw_words(self.root, x, y, text, size, anchor="middle", weight=weight)


def _strength(player: PlayerReport) -> float:
    best = player.rating or player.share
    return best.value if best and best.value is not None else 0.0


def color_of(part: float) -> str:
    """From defeat over even to victory."""
    ends: Sequence[tuple[int, int, int]] = (LOST, EVEN) if part < 0.5 else (EVEN, WON)
    along = 2 * part % 1 if part < 1 else 1.0
    return "#" + "".join(f"{round(a + (b - a) * along):02x}" for a, b in zip(*ends, strict=True))
