"""A review: every decision of a game judged on all cores, and what it adds up to."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from msgspec.structs import replace

from ..bots.search import Estimate
from ..bots.workers import default_cores
from ..core.game.game import OVER, Game
from ..core.table.log import Log
from ..core.table.table import Table
from .course import START, Situation, situations_of
from .figures import accuracy_of, kind_of, mark_of, moments_of, seat_review, start_of
from .form import Judged, Prospect, Review, Weighed
from .judge import Effort, Reviewer, added, result_of
from .line import line_of
from .luck import luck_after
from .why import reasons

QUICK = Effort()
SHOWN = 5  # moves of a decision that are told
FORCED = 4  # a decision without a choice is judged with so many times fewer walks
Watcher = Callable[[int, int], None]  # how many of how many decisions are judged


def review(
    game: Table | Log, effort: Effort = QUICK, cores: int | None = None, progress: Watcher = lambda done, of: None
) -> Review:
    """What every decision of a game was worth, what luck brought, and what the game hinged on."""
    log = game.log if isinstance(game, Table) else game
    situations = situations_of(log)
    local, judged = threading.local(), 0

    def work(situation: Situation) -> Judged | Prospect:
        if not hasattr(local, "reviewer"):
            local.reviewer = Reviewer(log.game)
        return judge_situation(local.reviewer, situation, effort)

    found: list[Any] = []
    with ThreadPoolExecutor(cores or default_cores()) as pool:
        for result in pool.map(work, situations):
            found.append(result)
            judged += 1
            progress(judged, len(situations))
    return put_together(log.game, situations, found, effort)


def judge_situation(reviewer: Reviewer, situation: Situation, effort: Effort) -> Judged | Prospect:
    """A decision judged, or the luck of the first draws; it depends on the situation and the effort alone."""
    if situation.action == START:
        return luck_after(reviewer, situation, effort)
    if situation.choices == 1:
        effort = effort._replace(walks=-(-effort.walks // FORCED), seconds=effort.seconds / FORCED)
    verdict = reviewer.weigh(situation.before, situation.seat, situation.action, effort, situation.done)
    luck = luck_after(reviewer, situation, effort)
    best = verdict.edges[0]
    loss = max(0.0, verdict.before.chances[situation.seat] - verdict.after.chances[situation.seat])
    kind = kind_of([edge.chance for edge in verdict.edges])
    judged = Judged(
        done=situation.done,
        seat=situation.seat,
        round=reviewer.game.account.round_of(situation.before),
        kind=kind,
        move=weighed(reviewer.game, verdict.played),
        best=weighed(reviewer.game, best),
        moves=[weighed(reviewer.game, edge) for edge in verdict.edges[:SHOWN]],
        loss=loss,
        points=max(0.0, best.lead - verdict.played.lead),
        mark=mark_of(loss),
        accuracy=accuracy_of(loss),
        before=verdict.before,
        after=verdict.after,
        luck=luck,
        walks=verdict.walks,
    )
    if judged.mark and best.action != situation.action:
        judged.played_line = line_of(reviewer, situation, situation.action, verdict.tree)
        judged.best_line = line_of(reviewer, situation, best.action, verdict.tree)
        judged.why = reasons(reviewer.game, situation.seat, judged.played_line, judged.best_line)
    return judged


def weighed(game: Game, edge: Estimate) -> Weighed:
    """A move with what it promised."""
    move = game.moves.decode(edge.action)
    named: Any = move
    fields = {name: int(value) for name, value in named._asdict().items()}
    return Weighed(game.moves.text(move), fields, game.tell(move), edge.chance, edge.lead)


def put_together(
    game: Game, situations: Sequence[Situation], found: Sequence[Judged | Prospect], effort: Effort
) -> Review:
    """The review of a game whose first draws and decisions are judged."""
    last = situations[-1].after
    decisions = [one for one in found if isinstance(one, Judged)]
    opening = added([one for one in found if isinstance(one, Prospect)])
    over = game.rules.actor(last) == OVER
    result = result_of(game, last) if over else ending(Reviewer(game), last, effort)
    if situations[0].alone:
        decisions = side_by_side(decisions, result)
    start = start_of(opening, decisions, result)
    walks = sorted(one.walks for one in decisions if one.kind != "forced")
    middle = walks[len(walks) // 2] if walks else 0
    by_seat = [seat_review(seat, start, opening, decisions, result) for seat in range(last.seat_count)]
    moments = moments_of(opening, decisions)
    return Review(game.id, last.seat_count, over, middle, start, opening, result, decisions, by_seat, moments)


def side_by_side(decisions: list[Judged], result: Prospect) -> list[Judged]:
    """Where each seat's game is followed by itself: at each decision, the others stand as they saw it last."""
    now = result
    for seat in range(len(result.chances)):
        first = next((one.before for one in decisions if one.seat == seat), result)
        now = with_seat(now, seat, first)
    beside = []
    for one in decisions:
        before = with_seat(now, one.seat, one.before)
        after = handed_on(before, with_seat(now, one.seat, one.after), one.seat)
        beside.append(replace(one, before=before, after=after))
        now = after
    return beside


def handed_on(before: Prospect, after: Prospect, seat: int) -> Prospect:
    """What a seat loses by its own move goes to the others, by their chances; of two, the lead as well."""
    others = [other for other in range(len(after.chances)) if other != seat]
    rest = sum(before.chances[other] for other in others)
    chances, leads = list(after.chances), list(after.leads)
    for other in others:
        share = before.chances[other] / rest if rest > 0 else 1 / len(others)
        chances[other] = min(1.0, chances[other] + share * (before.chances[seat] - after.chances[seat]))
        if len(others) == 1:
            leads[other] += before.leads[seat] - after.leads[seat]
    return Prospect(chances, leads)


def with_seat(now: Prospect, seat: int, new: Prospect) -> Prospect:
    """A prospect in which one seat's has changed."""
    chances, leads = list(now.chances), list(now.leads)
    chances[seat], leads[seat] = new.chances[seat], new.leads[seat]
    return Prospect(chances, leads)


def ending(reviewer: Reviewer, last: Any, effort: Effort) -> Prospect:
    """What is to be expected where a game was broken off."""
    return reviewer.glance(last, int(reviewer.game.rules.actor(last)), max(effort.walks, 10 * effort.glance), 0)
