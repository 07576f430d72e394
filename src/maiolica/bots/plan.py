"""A match as data: who sits where on which deal, and what came of each game.

Every deal is played once with every rotation of the players, so luck meets all of them alike. A game's chance depends
on the seed and the deal, a bot's own luck on the seed, the deal, the rotation and its seat, and on nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from .. import games as all_games
from ..core.dialect.random import STEP, WORD, mix
from ..core.game.errors import BadOption
from ..core.game.game import Game


@dataclass(frozen=True)
class Match:
    """What is to be played."""

    players: tuple[str, ...]
    game_id: str
    seats: int
    options: dict[str, str]
    games: int  # asked for, for each group of players; whole deals are played
    seed: int

    @property
    def game(self) -> Game:
        """The game."""
        return all_games.get(self.game_id)

    @property
    def names(self) -> list[str]:
        """The players' names; equal ones are numbered."""
        before = [self.players[:i].count(name) for i, name in enumerate(self.players)]
        return [f"{name} #{n + 1}" if n else name for name, n in zip(self.players, before, strict=True)]

    @property
    def groups(self) -> list[tuple[int, ...]]:
        """Who meets whom: every choice of as many players as there are seats; of two, the second fills all seats."""
        if len(self.players) == 2:
            return [(0,) + (1,) * (self.seats - 1)]
        return list(combinations(range(len(self.players)), self.seats))

    @property
    def deals(self) -> int:
        """How many deals every group plays."""
        return -(-self.games // self.seats)

    @property
    def total(self) -> int:
        """How many games that are."""
        return self.deals * len(self.groups) * self.seats


@dataclass(frozen=True)
class Pairing:
    """One game to be played: a deal, and the player at each seat."""

    deal: int
    group: int
    rotation: int
    players: tuple[int, ...]


@dataclass(frozen=True)
class Played:
    """What came of a game; lists go by seat."""

    pairing: Pairing
    scores: list[int]
    ranks: list[int]  # 1 is the winner; a player that failed is behind all others, who share the victory
    moves: list[int]  # decisions
    seconds: list[float]  # all thinking together
    longest: list[float]  # the longest thought
    failed: int | None = None  # the seat whose player failed, which ended the game
    reason: str = ""
    log: str = ""


def new_match(
    players: Sequence[str],
    game: str,
    games: int = 100,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
) -> Match:
    """A match whose game, seats and options are possible."""
    if games < 1:
        raise BadOption(f"{games} games: at least one must be played")
    if len(players) < 2:
        raise BadOption("a match needs two players or more")
    chosen = all_games.get(game).complete(seats, options or {})
    if 2 < len(players) < seats:
        raise BadOption(f"{len(players)} players for {seats} seats: give two, or at least one for each seat")
    return Match(tuple(player.strip() for player in players), game, seats, chosen, games, seed)


def plan(match: Match) -> Iterator[Pairing]:
    """All games of a match, deal by deal, so that a match broken off has treated all players alike."""
    for deal in range(match.deals):
        for number, group in enumerate(match.groups):
            order = group[::-1] if deal % 2 and match.seats > 2 else group  # so neighbors change sides, too
            for rotation in range(match.seats):
                yield Pairing(deal, number, rotation, order[-rotation:] + order[:-rotation])


def luck(seed: int, *numbers: int) -> int:
    """A seed that depends on all these numbers and their order."""
    word = mix(seed & WORD)
    for number in numbers:
        word = mix((word + (number + 1) * STEP) & WORD)
    return word
