"""A table with its players: who is waited for, what a bot plays, what changed, and going back to a person's choice."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import chain, count
from pathlib import Path
from tempfile import gettempdir
from threading import Lock

from ... import load
from ...bots import Estimate, LevelBot
from ...bots.base import BotFailed
from ...bots.external import ExternalBot
from ...bots.players import Player
from ...core.dialect.random import seeded
from ...core.game.actions import Move
from ...core.game.errors import MaiolicaError
from ...core.game.game import CHANCE
from ...core.game.scene import Scene
from ...core.table.log import Log, event_text
from ...core.table.table import Table
from ...ui.looks import UNKNOWN, looks_of

Suggestion = tuple[Move, Estimate]
HINT = 0.6  # seconds for a hint
MOMENT = 0.01  # seconds of thinking that are enough to have everything compiled


class Session:
    """People and bots at one table; a person's seat has no player."""

    def __init__(self, table: Table, players: Sequence[Player | None], delay: float = 0.0) -> None:
        self.table = table
        self.players = list(players)
        self.delay = delay
        self.changed: dict[int, set[str]] = {}  # by seat: what its last move put on its board
        self.saved = 0  # events that are in a file
        self.advisor = LevelBot("master")
        self._asking = Lock()  # a bot that is not waited for any more may still be thinking
        self._rng = seeded(secrets.randbits(64))
        self.viewer = next(iter(self.people), 0)  # through whose eyes the table is shown
        self._looking = False  # that person has been asked to look

    @property
    def actor(self) -> int:
        """The seat to move, or OVER."""
        return self.table.actor

    @property
    def bot(self) -> Player | None:
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
            if self.bot and not isinstance(self.bot.bot, ExternalBot):
                with suppress(BotFailed):  # if it fails, it will do so in its turn
                    self._ask(replace(self.bot, budget=min(self.bot.budget, MOMENT)))
        self.table.scores()
        self.table.ranks()

    def bot_choice(self) -> int:
        """What the bot to move plays."""
        assert self.bot
        return self._ask(self.bot)

    def _ask(self, player: Player) -> int:
        seat, table = self.actor, self.table
        view, legal = table.view(seat), table.legal_actions()
        with self._asking:
            if isinstance(player.bot, ExternalBot) and not player.bot.in_game:
                player.bot.begin(table.game, table.seats, table.log.options)
            return player.choose(view, seat, legal, self._rng)

    @property
    def programs(self) -> list[ExternalBot]:
        """The players that are programs."""
        return [player.bot for player in self.players if player and isinstance(player.bot, ExternalBot)]

    def finish(self) -> None:
        """Tell programs how the game ended."""
        with self._asking:
            for program in self.programs:
                program.finish(self.table.scores(), self.table.ranks())

    def end(self) -> None:
        """Let programs go; one that still thinks is not waited for."""
        if self._asking.locked():
            for program in self.programs:
                program.kill()
        with self._asking:
            for program in self.programs:
                program.close()

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
        for program in self.programs:
            program.in_game = False  # it is greeted again
        self.viewer, self._looking = next(iter(self.people), 0), False

    def rescue(self) -> str:
        """Write the log to a file that is not there yet, here or in the folder for temporary files; its name."""
        name = self.table.game.id
        for folder in (Path(), Path(gettempdir())):
            names = chain([f"{name}.log"], (f"{name}-{number}.log" for number in count(2)))
            path = next(path for one in names if not (path := folder / one).exists())
            with suppress(MaiolicaError):
                self.save(str(path))
                return str(path)
        raise MaiolicaError("the game could not be saved anywhere")

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
