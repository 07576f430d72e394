"""A table with its players: who is waited for, what a bot plays, what changed, and going back to a person's choice."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from ... import load
from ...bots import Bot, Estimate, LevelBot
from ...core.actions import Move
from ...core.errors import MaiolicaError
from ...core.game import CHANCE
from ...core.log import Log, event_text
from ...core.random import seeded
from ...core.scene import Scene
from ...core.table import Table
from ...ui.looks import UNKNOWN, looks_of

Suggestion = tuple[Move, Estimate]
BUDGET = 1.0  # seconds a bot may think
HINT = 0.6  # seconds for a hint
MOMENT = 0.01  # seconds of thinking that are enough to have everything compiled


class Session:
    """People and bots at one table; a person's seat has no bot."""

    def __init__(self, table: Table, players: Sequence[Bot | None], delay: float = 0.0) -> None:
        self.table = table
        self.players = list(players)
        self.delay = delay
        self.changed: dict[int, set[str]] = {}  # by seat: what its last move put on its board
        self.saved = 0  # events that are in a file
        self.advisor = LevelBot("master")
        self._rng = seeded(secrets.randbits(64))
        self.viewer = next(iter(self.people), 0)  # through whose eyes the table is shown
        self._looking = False  # that person has been asked to look

    @property
    def actor(self) -> int:
        """The seat to move, or OVER."""
        return self.table.actor

    @property
    def bot(self) -> Bot | None:
        """The bot to move, if it is one's turn."""
        return None if self.table.over else self.players[self.actor]

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, bot in enumerate(self.players) if bot is None]

    @property
    def next_viewer(self) -> int:
        """The person to move; while there is none, the one who looked on last."""
        return self.viewer if self.table.over or self.bot else self.actor

    @property
    def must_hand_over(self) -> bool:
        """Whether there are secrets, and the person who is to see the table is another than the one who looks on."""
        if self.table.over or len(self.people) < 2 or (self._looking and self.next_viewer == self.viewer):
            return False
        state = self.table.state.tobytes()
        return any(self.table.view(seat).tobytes() != state for seat in (self.next_viewer, self.viewer))

    def look(self) -> None:
        """From now on the table is shown to the person to move."""
        self.viewer, self._looking = self.next_viewer, True

    @property
    def at_stake(self) -> bool:
        """Whether leaving now would lose moves of a game that goes on."""
        events = self.table.log.events
        moved = any(event.seat != CHANCE for event in events)
        return moved and not self.table.over and len(events) != self.saved

    def scene(self) -> Scene:
        """What is shown now."""
        return self.table.scene(self.viewer)

    def warm(self) -> None:
        """Call every rule once on copies; the very first time this compiles them."""
        if not self.table.over:
            self.hint(MOMENT)
            if self.bot:
                self.bot_choice(MOMENT)
        self.table.scores()
        self.table.ranks()

    def bot_choice(self, budget: float = BUDGET) -> int:
        """What the bot to move plays."""
        seat = self.actor
        bot = self.players[seat]
        assert bot is not None
        return bot.choose(self.table.view(seat), seat, self.table.legal_actions(), self._rng, budget)

    def hint(self, budget: float = HINT) -> list[Suggestion]:
        """The moves of the seat to move, best first."""
        seat = self.actor
        estimates = self.advisor.estimates(self.table.view(seat), seat, self._rng, budget)
        return [(self.table.game.moves.decode(estimate.action), estimate) for estimate in estimates]

    def play(self, move: Move | int | str) -> str:
        """Play for the seat to move and remember what it changed; the move as text, if it is no secret."""
        seat, before, at = self.actor, self.table.scene(self.viewer), len(self.table.log.events)
        self.table.play(move)
        self.changed[seat] = difference(before, self.table.scene(self.viewer), seat)
        return event_text(self.table.game, self.table.seen(self.viewer)[at])

    def log(self) -> Log:
        """The game so far, as the one who looks on may know it."""
        return replace(self.table.log, events=self.table.seen(self.viewer))

    def undo(self) -> bool:
        """Go back to the last choice of a person; among bots alone, one move back."""
        seats = [event.seat for event in self.table.log.events if event.seat != CHANCE]
        people = self.people
        if not seats or (people and not set(people) & set(seats)):
            return False
        self.table.undo()
        while people and seats.pop() not in people:
            self.table.undo()
        self.changed = {}
        return True

    def another(self) -> Table:
        """A new table of the same kind."""
        log = self.table.log
        return Table(log.game, log.seats, log.options, log.names)

    def adopt(self, table: Table) -> None:
        """Go on at another table; seats that it has more of are people's."""
        seats = table.seats
        self.players = (self.players + [None] * seats)[:seats]
        self.table, self.changed, self.saved = table, {}, len(table.log.events)
        self.viewer, self._looking = next(iter(self.people), 0), False

    def save(self, name: str) -> None:
        """Write the log to a file; an old file stays until the new one is whole."""
        path = Path(name).expanduser()
        draft = path.with_name(f"{path.name}.part")
        try:
            draft.write_text(self.table.text(), encoding="utf-8", newline="\n")
            os.replace(draft, path)
        except OSError as error:
            draft.unlink(missing_ok=True)
            raise MaiolicaError(f"{name}: {error.strerror or error}") from None
        self.saved = len(self.table.log.events)

    def read(self, name: str) -> Table:
        """The table in a file."""
        return load(Path(name).expanduser())


def difference(before: Scene, after: Scene, seat: int) -> set[str]:
    """The things on a seat's board that were not there before; places that became empty are none."""
    looks = looks_of(after.game)
    old, new = ({s.id: s.look for p in scene.panels if p.seat == seat for s in p.shapes} for scene in (before, after))
    return {
        place for place, look in new.items() if place and old.get(place) != look and not looks.get(look, UNKNOWN).dim
    }
