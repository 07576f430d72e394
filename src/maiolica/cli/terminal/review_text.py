"""A review in characters: the chances as a graph, a decision, how each seat played, what the game hinged on."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from ...core.game.scene import Label, seat_name
from ...core.game.words import say
from ...study.form import Judged, Review, Share, Weighed
from ...study.why import signed

ROWS = 7  # of the graph
NO_BREAK = "\u00a0"
LEFT = 5  # columns for its scale
SIGNS = {"": "·", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}
SMALL = 0.02  # a loss below it is not worth naming a better move
SEATS = tuple(Style(color=color, bold=True) for color in ("#5b8def", "#f0b429", "#7fd19b", "#d3a6f0", "#f2a36b"))
BAD = {mark: Style(color=color, bold=True) for mark, color in (("inaccuracy", "#f0c463"), ("mistake", "#ff9d57"))}
BAD["blunder"] = Style(color="#ff7468", bold=True)
GOOD, QUIET, HEAD = Style(color="#7fd19b", bold=True), Style(dim=True), Style(bold=True)


class ReviewText:
    """A review in one language; every part is a text as wide as there is room."""

    def __init__(self, review: Review, names: Sequence[str] | None, language: str) -> None:
        self.review, self.names, self.language = review, names, language

    def words(self, key: str, **args: object) -> str:
        """A message."""
        return say(Label(key, args), self.language)

    def say(self, label: Label, voice: str = "other") -> str:
        """A label with the names of the seats."""
        return say(label, self.language, self.names, voice)

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.say(seat_name(seat, is_title=True))

    def whole(self, index: int, width: int, is_low: bool = False) -> Text:
        """Everything that is said at one decision; with few rows the decision itself goes before the graph."""
        first = [self.graph(index, width), self.decision(index)]
        parts = [*(reversed(first) if is_low else first), self.seats(), self.moments()]
        return Text("\n\n").join(part for part in parts if part)

    # The graph ------------------------------------------------------------------------------------

    def graph(self, index: int, width: int) -> Text:
        """The chances of all seats before each decision: seats as numbers, the decision that is shown as a column."""
        decisions = self.review.decisions
        columns = max(2, width - LEFT)
        shown = places(len(decisions), columns, index)
        here = shown.index(index)
        cells = [[(" ", QUIET)] * len(shown) for _ in range(ROWS)]
        for row in cells:
            row[here] = ("│", QUIET)
        for x, at in enumerate(shown):
            for seat, chance in enumerate(decisions[at].before.chances):
                cells[round((1 - min(1.0, max(0.0, chance))) * (ROWS - 1))][x] = (str(seat + 1), SEATS[seat])
        text = Text().append(f"{self.words('review-chances')}\n", HEAD)
        scale = {0: "100 ", ROWS // 2: " 50 ", ROWS - 1: "  0 "}
        for y, row in enumerate(cells):
            text.append(scale.get(y, "    ") + "┤", QUIET)
            for letter, style in row:
                text.append(letter, style)
            text.append("\n")
        text.append(" " * LEFT)
        for at in shown:
            mark = decisions[at].mark
            text.append("▲" if at == index else "?" if mark else " ", BAD.get(mark, HEAD if at == index else QUIET))
        return text

    # One decision ---------------------------------------------------------------------------------

    def decision(self, index: int) -> Text:
        """What was played, what would have been better, and why."""
        one = self.review.decisions[index]
        loss = f"   −{percent(one.loss)}" if one.mark else ""
        walked = self.words(
            "review-walked", number=index + 1, count=len(self.review.decisions), name=self.name(one.seat)
        )
        text = Text.assemble((f"{walked}\n", HEAD), (f"{self.verdict(one)}{loss}\n", BAD.get(one.mark, GOOD)))
        text.append_text(self.move("review-played", one.move, BAD.get(one.mark, GOOD)))
        if not is_best(one) and one.loss >= SMALL:
            text.append_text(self.move("review-better", one.best, GOOD))
        for reason in one.why:
            told = self.say(reason)
            text.append(f"• {told[:1].upper()}{told[1:]}.\n")
        text.rstrip()
        return text

    def verdict(self, one: Judged) -> str:
        """What is to be said of a decision."""
        if one.mark:
            return self.words(f"review-{one.mark}")
        if one.kind != "real":
            return self.words(f"review-{one.kind}")
        return self.words("review-is-best" if is_best(one) else "review-nearly")

    def move(self, key: str, move: Weighed, style: Style) -> Text:
        """A move with what it promised."""
        told = self.say(move.told, "do")
        worth = self.words("review-worth", chance=percent(move.chance), lead=self.say(signed(move.lead)))
        return Text.assemble(
            (f"{self.words(key)}: ", style),
            f"{told[:1].upper()}{told[1:]} ({move.text})",
            (f"  {worth.replace(' ', NO_BREAK)}\n", QUIET),
        )

    # The whole game -------------------------------------------------------------------------------

    def seats(self) -> Text:
        """How each seat played, and how it came from its chance at the start to the result."""
        text = Text()
        for seat, one in enumerate(self.review.by_seat):
            accuracy = "–" if one.accuracy is None else f"{one.accuracy:.0f} %"
            marks = " ".join(
                f"{count} {SIGNS[mark]}"
                for mark, count in (
                    ("inaccuracy", one.inaccuracies),
                    ("mistake", one.mistakes),
                    ("blunder", one.blunders),
                )
                if count
            )
            text.append(f"{seat + 1} {self.name(seat)}", SEATS[seat])
            text.append(f"  {self.words('review-accuracy')} {accuracy}{'   ' if marks else ''}{marks}\n")
            text.append(f"{self.way(one.chance)}\n", QUIET)
        text.rstrip()
        return text

    def way(self, share: Share) -> str:
        """The way from the start to the result, part by part."""
        parts = [("own", share.moves), ("others", share.others), ("luck", share.luck), ("later", share.later)]
        changes = ", ".join(
            f"{self.words(f'review-{key}')} {change(part)}" for key, part in parts if percent(part) != "0 %"
        )
        return f"{percent(share.start)} → {percent(share.result)}{': ' if changes else ''}{changes}"

    def moments(self) -> Text:
        """What the game hinged on; its numbers are keys."""
        if not self.review.moments:
            return Text()
        by_done = {one.done: one for one in self.review.decisions}
        text = Text().append(self.words("review-hinged"), HEAD)
        for number, moment in enumerate(self.review.moments, 1):
            at, name, loss = by_done.get(moment.done), self.name(moment.seat), f"−{percent(moment.loss)}"
            if moment.by == "move" and at:
                told = self.words("review-hinged-move", name=name, move=at.move.text, loss=loss)
            else:
                told = self.words("review-hinged-luck", name=name, loss=loss)
            text.append(f"\n{number}  {told}")
        return text


def places(count: int, columns: int, index: int) -> list[int]:
    """Which decisions a graph shows: all if there is room, otherwise some, and always the one that is looked at."""
    if count <= columns:
        return list(range(count))
    shown = [round(x * (count - 1) / (columns - 1)) for x in range(columns)]
    nearest = min(range(columns), key=lambda x: abs(shown[x] - index))
    shown[nearest] = index
    return shown


def is_best(one: Judged) -> bool:
    """Whether the best move was played."""
    return one.best.text == one.move.text


def percent(chance: float) -> str:
    """A chance, or a part of one."""
    return f"{abs(100 * chance):.0f} %"


def change(part: float) -> str:
    """A part with its sign."""
    return f"{'−' if part < 0 else '+'}{percent(part)}"
