"""An arena in which the games of a match are played one after the other, in one process."""

from __future__ import annotations

import re
import time
from contextlib import suppress

from ..core.dialect.random import Random, seeded
from ..core.table.log import UNSEEN
from ..core.table.table import Table
from .base import BotFailed, blamed
from .external import ExternalBot
from .plan import Match, Pairing, Played, luck
from .players import Player, player

WARM_BUDGET = 0.02  # seconds


class Arena:
    """Plays pairings; programs stay from game to game, other bots are made anew for each."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._programs: dict[tuple[int, int], Player] = {}  # by player and how many seats it has before this one

    def warm(self) -> None:
        """Let every bot of ours choose once, so that what is compiled or loaded first costs no thinking time."""
        table = Table(self.match.game, self.match.seats, self.match.options, seed=0)
        seat = table.waiting()[0]
        for spec in dict.fromkeys(self.match.players):
            one = player(spec)
            if not isinstance(one.bot, ExternalBot):
                budget = min(one.budget, WARM_BUDGET)
                if one.nodes is not None:
                    one.bot.nodes = 1  # type: ignore[attr-defined]
                with suppress(Exception, SystemExit):  # if it fails, it will do so in a game
                    one.bot.choose(table.view(seat), seat, table.legal_actions(seat), seeded(0), budget)

    def play(self, pairing: Pairing) -> Played:
        """Play one game to its end, or until a player fails."""
        return _Game(self, pairing).play()

    def player(self, index: int, before: int) -> Player:
        """A player for a seat, fit for a new game."""
        kept = self._programs.get((index, before))
        if kept:
            return kept
        made = player(self.match.players[index])
        if isinstance(made.bot, ExternalBot):
            self._programs[index, before] = made
        return made

    def close(self, at_once: bool = False) -> None:
        """End all programs."""
        for one in self._programs.values():
            assert isinstance(one.bot, ExternalBot)
            one.bot.close(at_once)

    def kill(self) -> None:
        """Kill all programs, from any thread."""
        for one in list(self._programs.values()):
            assert isinstance(one.bot, ExternalBot)
            one.bot.kill()

    def __enter__(self) -> Arena:
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        self.close(at_once=kind is not None)


class _Game:
    """One game with its players, their luck and their clocks."""

    def __init__(self, arena: Arena, pairing: Pairing) -> None:
        self.arena, self.pairing, self.match = arena, pairing, arena.match
        self.table = Table(
            self.match.game,
            self.match.seats,
            self.match.options,
            [label(self.match.names[index]) for index in pairing.players],
            luck(self.match.seed, pairing.deal),
        )
        seats = range(self.match.seats)
        self.players: list[Player | None] = [None for _ in seats]
        self.rngs: list[Random] = [
            seeded(luck(self.match.seed, pairing.deal, pairing.rotation, seat)) for seat in seats
        ]
        self.moves = [0 for _ in seats]
        self.seconds = [0.0 for _ in seats]
        self.longest = [0.0 for _ in seats]

    def play(self) -> Played:
        failed, reason, seat = None, "", 0
        try:
            for seat in range(self.match.seats):
                self.sit_down(seat)
            while not self.table.over:
                seat = self.table.waiting()[0]
                self.table.play(self.choice(seat), seat)
            ranks = self.table.ranks()
        except BotFailed as error:
            failed, reason = seat, str(error)
            ranks = [2 if other == seat else 1 for other in range(self.match.seats)]
        scores = self.table.scores()
        self.say_goodbye(scores, ranks)
        return Played(
            self.pairing,
            scores,
            ranks,
            self.moves,
            [round(seconds, 6) for seconds in self.seconds],
            [round(seconds, 6) for seconds in self.longest],
            failed,
            reason,
            self.table.text(),
        )

    def sit_down(self, seat: int) -> None:
        index = self.pairing.players[seat]
        with blamed():
            one = self.arena.player(index, self.pairing.players[:seat].count(index))
        self.players[seat] = one
        if isinstance(one.bot, ExternalBot):
            one.bot.begin(self.match.game, self.match.seats, self.match.options)

    def choice(self, seat: int) -> int:
        """What a seat's player chooses, a legal action for certain; its thinking is timed."""
        one, legal = self.players[seat], self.table.legal_actions(seat)
        assert one
        view = self.table.view(seat)
        start = time.perf_counter()
        try:
            return one.choose(view, seat, legal, self.rngs[seat])
        finally:
            seconds = time.perf_counter() - start
            self.moves[seat] += 1
            self.seconds[seat] += seconds
            self.longest[seat] = max(self.longest[seat], seconds)

    def say_goodbye(self, scores: list[int], ranks: list[int]) -> None:
        for one in self.players:
            if one and isinstance(one.bot, ExternalBot):
                one.bot.finish(scores, ranks)


def label(name: str) -> str:
    """A player's name as a log can hold it."""
    clean = re.sub(rf"[{UNSEEN}]", " ", name).strip()
    return clean if len(clean) <= 40 else f"{clean[:39].rstrip()}…"
