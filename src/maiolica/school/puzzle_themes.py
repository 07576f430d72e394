"""What a puzzle is about, by facts: how the accounts differ after the solution and after the obvious move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..bots.tree import Tree
from ..core.game.game import OVER, Game
from ..core.game.scene import Label
from ..core.table.table import Table
from ..study.course import Situation
from ..study.form import Line
from ..study.judge import Effort, Reviewer
from ..study.line import line_of, way_of, world_of
from ..study.why import others, own, reasons
from .puzzle import BLOCK, END, LATER

CLEAR = 1.0  # points by which a theme shows
WALKS = 2000  # of the search that foresees how both moves go on


class Explainer:
    """Compares the lines after two moves."""

    def __init__(self, game: Game) -> None:
        self.game, self.reviewer = game, Reviewer(game)

    def explain(
        self, table: Table[Any, Any], seat: int, solutions: Sequence[int], obvious: int
    ) -> tuple[list[str], list[Label]]:
        """The themes, and why the best move is better than the obvious one; it depends on the position alone."""
        s, done = table.state, len(table.log.events)
        at = Situation(done, seat, obvious, 2, s, s, s, seat)
        verdict = self.reviewer.weigh(s, seat, obvious, Effort(walks=WALKS), done)
        best = next(edge.action for edge in verdict.edges if edge.action in solutions)
        better, worse = (line_of(self.reviewer, at, action, verdict.tree) for action in (best, obvious))
        themes = themes_of(self.game, seat, worse, better)
        if any(self.ends(at, action, verdict.tree) for action in (best, obvious)):
            themes.append(END)
        return themes or [LATER], [of_a_puzzle(reason) for reason in reasons(self.game, seat, worse, better)]

    def ends(self, at: Situation, action: int, tree: Tree) -> bool:
        """Whether the game is over at the end of the round, as it goes on after a move."""
        s = world_of(self.game, at)
        for event in way_of(self.reviewer, at, action, tree, 0).events:
            if event.seat < 0:
                self.game.rules.deal(s, event.action)
            else:
                self.game.rules.play(s, event.seat, event.action)
        return self.game.rules.actor(s) == OVER


def of_a_puzzle(reason: Label) -> Label:
    """A reason of a review as a puzzle says it: nothing was played there, but there is an obvious move."""
    return Label(reason.key.replace("review-why", "puzzle-why"), reason.args)


def themes_of(game: Game, seat: int, worse: Line, better: Line) -> list[str]:
    """From which sources the better line brings more, that it leaves less to others, that it pays later; most first."""
    mine, theirs = better.points[seat], worse.points[seat]
    more = {source: mine.get(source, 0) - theirs.get(source, 0) for source in game.account.sources}
    more[BLOCK] = others(worse, seat) - others(better, seat)
    more[LATER] = better.lead - worse.lead - (own(better, seat) - own(worse, seat)) - more[BLOCK]
    return sorted((theme for theme, points in more.items() if points >= CLEAR), key=lambda theme: -more[theme])
