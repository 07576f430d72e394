"""What a match says: shares of victories, scores, ratings, thinking times, and who failed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

from .plan import Match, Played
from .ratings import Interval, Meeting, elo, ratings, share

FORMAT = 1


@dataclass(frozen=True)
class PlayerReport:
    """One player's results; a victory is shared by all who are first, so shares of all players at a table add to 1."""

    name: str
    games: int
    wins: int
    draws: int  # shared victories
    losses: int
    share: Interval | None  # of the victories, in the games it played
    mean_score: float | None  # of each of its seats, in games that were played to their end
    rating: Interval | None  # Elo around the mean of all; among three players or more
    moves: int
    mean_time: float | None  # seconds for a decision
    max_time: float
    failures: int


@dataclass(frozen=True)
class PairReport:
    """One player against another: who was placed better, in the games they both played."""

    first: int
    second: int
    games: int
    wins: int
    draws: int
    losses: int
    share: Interval
    elo: Interval  # how much the first is stronger


@dataclass(frozen=True)
class Failure:
    """A game that was lost because a player failed."""

    player: int
    deal: int
    rotation: int
    seat: int
    reason: str


@dataclass(frozen=True)
class Report:
    """A whole match."""

    format: int
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    seed: int
    deals: int
    games: int  # to be played
    played: int  # fewer, if it was broken off
    players: list[PlayerReport]
    pairs: list[PairReport]
    failures: list[Failure]

    def to_json(self) -> dict[str, Any]:
        """For a program to read."""
        return asdict(self)


def report(match: Match, games: Iterable[Played]) -> Report:
    """The report on these games of a match, in whatever order they were played."""
    order = sorted(games, key=lambda played: (played.pairing.deal, played.pairing.group, played.pairing.rotation))
    meetings = [meeting for played in order for meeting in meetings_of(played)]
    several = len(match.players) > 2
    rated: Sequence[Interval | None] = [None] * len(match.players)
    if several and meetings:
        rated = ratings(len(match.players), meetings)
    pairs = [pair_report(match, order, meetings, *pair) for pair in combinations(range(len(match.players)), 2)]
    return Report(
        format=FORMAT,
        game=match.game_id,
        rules=match.game.rules_version,
        seats=match.seats,
        options=match.options,
        seed=match.seed,
        deals=match.deals,
        games=match.total,
        played=len(order),
        players=[player_report(match, order, index, rating) for index, rating in enumerate(rated)],
        pairs=[pair for pair in pairs if pair],
        failures=[failure for played in order if (failure := failure_of(played))],
    )


def victory(played: Played, player: int) -> float:
    """A player's share of the victory: all seats in first place have equal parts of it."""
    winners = [seat for seat, rank in enumerate(played.ranks) if rank == 1]
    return sum(played.pairing.players[seat] == player for seat in winners) / len(winners)


def meetings_of(played: Played) -> list[Meeting]:
    """Every two seats of a game by their places; when a player failed, only what the others did to it."""
    found = []
    for one, other in combinations(range(len(played.ranks)), 2):
        first, second = played.pairing.players[one], played.pairing.players[other]
        if first == second or played.failed not in (None, one, other):
            continue
        gain = played.ranks[other] - played.ranks[one]
        result = 0.5 if gain == 0 else float(gain > 0)
        found.append(
            Meeting(played.pairing.deal, first, second, result)
            if first < second
            else Meeting(played.pairing.deal, second, first, 1 - result)
        )
    return found


def player_report(match: Match, games: Sequence[Played], player: int, rating: Interval | None) -> PlayerReport:
    """What one player did."""
    own = [played for played in games if player in played.pairing.players]
    seats = [(played, seat) for played in own for seat, at in enumerate(played.pairing.players) if at == player]
    shares = [victory(played, player) for played in own]
    scores = [played.scores[seat] for played, seat in seats if played.failed is None]
    moves = sum(played.moves[seat] for played, seat in seats)
    seconds = sum(played.seconds[seat] for played, seat in seats)
    return PlayerReport(
        name=match.names[player],
        games=len(own),
        **tally(shares),
        share=share([(played.pairing.deal, part) for played, part in zip(own, shares, strict=True)]) if own else None,
        mean_score=sum(scores) / len(scores) if scores else None,
        rating=rating,
        moves=moves,
        mean_time=seconds / moves if moves else None,
        max_time=max((played.longest[seat] for played, seat in seats), default=0.0),
        failures=sum(played.failed == seat for played, seat in seats),
    )


def pair_report(
    match: Match, games: Sequence[Played], meetings: Sequence[Meeting], first: int, second: int
) -> PairReport | None:
    """Two players against each other; where only two play, by victories, since one of them has several seats."""
    if len(match.players) == 2:
        results = [(played.pairing.deal, victory(played, first)) for played in games]
        others = match.seats - 1
    else:
        results = [
            (meeting.deal, meeting.result) for meeting in meetings if (meeting.first, meeting.second) == (first, second)
        ]
        others = 1
    if not results:
        return None
    estimate = share(results)
    counts = tally([result for _, result in results])
    return PairReport(first, second, len(results), **counts, share=estimate, elo=elo(estimate, others))


def tally(results: Sequence[float]) -> dict[str, int]:
    """Victories, shared ones and defeats."""
    wins, losses = sum(result == 1 for result in results), sum(result == 0 for result in results)
    return {"wins": wins, "draws": len(results) - wins - losses, "losses": losses}


def failure_of(played: Played) -> Failure | None:
    """How a game was lost without being played to its end."""
    if played.failed is None:
        return None
    pairing = played.pairing
    return Failure(pairing.players[played.failed], pairing.deal, pairing.rotation, played.failed, played.reason)
