"""Mining puzzles: strong games of the program with itself, searched for decisions that weaker players get wrong.

What is cheap comes first: the search that plays the game sees a gap, the weaker levels do not play the move, a longer
search confirms it, and one ten times as long does so again. A game depends on its quest and its number alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import log2
from threading import local
from typing import Any, NamedTuple

from .. import games
from ..bots.cluster import Cluster, in_order
from ..bots.levels import LevelBot, level_of
from ..bots.search import Estimate
from ..bots.warm import warm_up
from ..core.dialect.random import below, mix, next_word, seeded
from ..core.game.game import Game
from ..core.table.table import Table
from ..study.course import Follower
from .puzzle import RATED, Puzzle, events_text
from .puzzle_judge import ALIKE, CHECK, GAP, MOST, Adviser, Clear, on_cores
from .puzzle_themes import Explainer

WEAKER = ("beginner", "casual", "regular")
TRIES = 12  # of each level
SEEN = 5  # of the tries of a weaker level may find the solution: fewer than half
SEATS = (2, 2, 2, 3, 2, 2, 2, 4)  # of the games, one after the other, as far as the game has so many
PLAY = 16  # times fewer walks play the games than judge them
OPENING = 6  # decisions at most that weaker players make first, so that games differ
SLIP = 8  # one decision of so many is a weaker player's, as with people
HINT = 0.6  # of the gap must be seen when a game is played
FEWEST = 4  # moves to choose from
PER_GAME = 3  # puzzles of one game


class Quest(NamedTuple):
    """What to mine."""

    game: Game
    walks: int = 1000
    seed: int = 1
    seats: int | None = None  # of all games


def mine(
    quest: Quest, numbers: Sequence[int], cores: int = 1, ray: str | None = None
) -> Iterator[tuple[int, list[Puzzle]]]:
    """The puzzles of each game in turn, on so many cores or a Ray cluster; what is found does not depend on where."""
    if ray:
        return mine_there(quest, numbers, ray)
    own = local()

    def work(number: int) -> tuple[int, list[Puzzle]]:
        if not hasattr(own, "miner"):
            own.miner = Miner(quest)
        return number, own.miner.game_of(number)

    return on_cores(work, numbers, cores)


def mine_there(quest: Quest, numbers: Sequence[int], address: str) -> Iterator[tuple[int, list[Puzzle]]]:
    """On a Ray cluster."""
    with Cluster(address) as cluster:
        yield from in_order(numbers, cluster.each(puzzles_there, (quest.game.id, *quest[1:]), numbers))


def puzzles_there(order: tuple[Any, ...], number: int) -> list[Puzzle]:
    """The puzzles of one game, in a process of a cluster."""
    return miner_of(*order).game_of(number)


@lru_cache(maxsize=1)
def miner_of(game_id: str, *order: Any) -> Miner:
    """What this process mines with."""
    game = games.get(game_id)
    warm_up(game, "search")
    return Miner(Quest(game, *order))


class Miner:
    """Mines one game after the other."""

    def __init__(self, quest: Quest) -> None:
        self.quest, self.game = quest, quest.game
        self.judge, self.explainer = Adviser(quest.game), Explainer(quest.game)
        self.levels = {level: LevelBot(level) for level in WEAKER}

    def game_of(self, number: int) -> list[Puzzle]:
        """Play a game and keep the puzzles that come up."""
        luck = seeded(int(mix((self.quest.seed * 1_000_003 + number) % 2**64)))
        wanted = self.quest.seats or SEATS[number % len(SEATS)]
        seats = min(max(wanted, self.game.seats[0]), self.game.seats[-1])
        table: Table[Any, Any] = Table(self.game, seats, seed=next_word(luck) % 2**63)
        course, opening = Follower(table.log), below(luck, OPENING)
        found: list[Puzzle] = []
        followed = decisions = 0
        while not table.over and len(found) < PER_GAME:
            for done in range(followed, len(table.log.events)):
                course.follow(done, table.log.events[done])
            followed, seat, legal = len(table.log.events), table.actor, table.legal_actions()
            if len(legal) == 1:
                table.play(legal[0])
                continue
            view, seed = table.position.view(seat), int(next_word(luck) % 2**62)
            edges = self.judge.choice(view, seat, max(1, self.quest.walks // PLAY), seed)
            if set(course.own) <= {seat} and len(legal) >= FEWEST:  # nobody has chosen face down before
                puzzle = self.puzzle_at(table, seat, edges, seed)
                found += [puzzle] if puzzle else []
            slips = below(luck, SLIP) == 0 or decisions < opening
            regular = self.levels[WEAKER[-1]]
            table.play(regular.choose(view, seat, legal, seeded(seed), 0.0) if slips else edges[0].action)
            decisions += 1
        return found

    def puzzle_at(self, table: Table[Any, Any], seat: int, edges: list[Estimate], seed: int) -> Puzzle | None:
        """The puzzle that a decision is, if it is one."""
        view, walks = table.position.view(seat), self.quest.walks
        if not promising(edges):
            return None
        played = self.weaker(view, seat, [edge.action for edge in edges], seed)
        near = {edge.action for edge in edges if edges[0].chance - edge.chance <= ALIKE}
        if max(seen(played, near)) > SEEN + 1:
            return None
        first = self.judge.clear(view, seat, walks, seed + 1)
        if first is None or max(seen(played, first.solutions)) > SEEN:
            return None
        surely = self.judge.clear(view, seat, walks * CHECK, seed + 2)
        if surely is None or set(surely.solutions) != set(first.solutions):
            return None
        return self.described(table, seat, surely, played, seed)

    def weaker(self, view: Any, seat: int, legal: list[int], seed: int) -> list[Counter[int]]:
        """What the weaker levels play, each several times."""
        return [self.tries(level, view, seat, legal, seed) for level in WEAKER]

    def tries(self, level: str, view: Any, seat: int, legal: list[int], seed: int) -> Counter[int]:
        """How often a level plays what."""
        bot = self.levels[level]
        return Counter(bot.choose(view, seat, legal, seeded(seed + i), 0.0) for i in range(TRIES))

    def described(
        self, table: Table[Any, Any], seat: int, clear: Clear, played: list[Counter[int]], seed: int
    ) -> Puzzle:
        """A confirmed puzzle with its rating, themes and reasons."""
        view, legal = table.position.view(seat), table.legal_actions(seat)
        walks = self.walks_of(view, seat, clear.solutions, seed)
        wrong = Counter({action: n for action, n in played[-1].items() if action not in clear.solutions})
        obvious = min(wrong, key=lambda action: (-wrong[action], action))
        themes, why = self.explainer.explain(table, seat, clear.solutions, obvious)
        return Puzzle(
            game=self.game.id,
            seats=table.seats,
            events=events_text(self.game, table.log.events),
            seat=seat,
            losses=tuple(percent(clear.losses[action], action in clear.solutions) for action in legal),
            chance=round(clear.chance, 3),
            obvious=obvious,
            level=first_level(self.game, table.seats, walks),
            walks=walks,
            difficulty=difficulty_of(walks, clear.gap, sum(seen(played, clear.solutions)), len(legal)),
            themes=tuple(themes),
            why=tuple(why),
        )

    def walks_of(self, view: Any, seat: int, solutions: Sequence[int], seed: int) -> int:
        """The least power of two with which, as with every larger one, three searches find it."""
        walks = 1 << (self.quest.walks * CHECK).bit_length() - 1
        while walks > 1 and all(
            self.judge.choice(view, seat, walks // 2, seed + i)[0].action in solutions for i in range(3)
        ):
            walks //= 2
        return walks


def first_level(game: Game, seats: int, walks: int) -> str:
    """The weakest level that searches with no fewer walks."""
    given = {level: level_of(game, level, seats).get("nodes", 0) for level in RATED}
    return next((level for level in RATED if given[level] >= walks), RATED[-1])


def promising(edges: list[Estimate]) -> bool:
    """Whether a short search sees few moves that are better than the rest."""
    if edges[0].visits < 2:
        return False
    chances = sorted((edge.chance for edge in edges), reverse=True)
    near = sum(chances[0] - chance <= ALIKE for chance in chances)
    return near <= min(MOST, len(chances) - 1) and chances[0] - chances[near] >= HINT * GAP


def seen(played: Sequence[Counter[int]], solutions: Sequence[int] | set[int]) -> list[int]:
    """How many tries of each level found one of the solutions."""
    return [sum(tries[action] for action in solutions) for tries in played]


def percent(loss: float, solves: bool) -> int:
    """A loss as a puzzle keeps it."""
    return 0 if solves else max(1, round(100 * loss))


def difficulty_of(walks: int, gap: float, found: int, choices: int) -> int:
    """A rating: it grows with the walks that a search needs, and falls with the gap and what weaker levels find."""
    return round(900 + 90 * log2(walks) + 40 * log2(choices) - 1000 * (min(gap, 0.28) - GAP) - 15 * found)
