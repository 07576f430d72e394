"""How lines of the search differ from lines at sight: ``python -m tests.study.lines GAME GAMES``."""

from __future__ import annotations

import sys
from statistics import mean
from unittest.mock import patch

from maiolica.games import get
from maiolica.study import line
from maiolica.study.course import START, situations_of
from maiolica.study.judge import Effort, Reviewer

from .games import played

if __name__ == "__main__":
    game, reviewer = sys.argv[1], Reviewer(get(sys.argv[1]))
    others, far = [], {"search": [], "sight": []}  # type: ignore[var-annotated]
    for seed in range(int(sys.argv[2])):
        for one in situations_of(played(game, 2, seed, "casual", None).log):
            if one.action == START or one.choices == 1:
                continue
            found = reviewer.weigh(one.before, one.seat, one.action, Effort(walks=2000), one.done)
            if found.before.chances[one.seat] - found.after.chances[one.seat] < 0.05:
                continue
            for edge in (found.played, found.edges[0]):
                way = line.way_of(reviewer, one, edge.action, found.tree, 0)
                with patch.object(line, "foreseen", lambda *_: None):
                    sight = line.way_of(reviewer, one, edge.action, found.tree, 0)
                others.append(way.events[1:2] != sight.events[1:2])
                far["search"].append(abs(way.end.chances[one.seat] - edge.chance))
                far["sight"].append(abs(sight.end.chances[one.seat] - edge.chance))
    print(f"{len(others)} lines; another first answer in {mean(others):.0%}; the chance at the end is")
    print(f"{mean(far['search']):.1%} away by the search, {mean(far['sight']):.1%} at sight")
