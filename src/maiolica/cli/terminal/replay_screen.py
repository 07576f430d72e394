"""Stepping through a log: the position after each event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from textual.binding import BindingType

from ...core.game.game import CHANCE
from ...core.game.scene import Scene
from ...core.table.account import Account
from ...core.table.log import Log
from ...core.table.told import ToldLine, tell_events
from ...ui.looks import Mark
from .base_screen import BaseScreen, Key, bindings
from .log_view import LogView
from .review_screen import ReviewScreen
from .session import difference

KEYS = (
    Key("right,space,enter,down", "forth", "→", "forth"),
    Key("left,backspace,up", "back", "←", "back"),
    Key("q,escape", "leave", "q", "quit"),
    Key("pagedown", "next_deal", "PgDn", "next-deal"),
    Key("pageup", "last_deal", "PgUp", "last-deal"),
    Key("home", "first", "Home", "first"),
    Key("end", "last", "End", "last"),
    Key("r", "review", "r", "review"),
    Key("g", "log", "g", "log"),
    Key("question_mark", "help", "?", "help"),
)


class ReplayScreen(BaseScreen):
    """A game that was played; the stops are the lines of its log."""

    KEYS: ClassVar[Sequence[Key]] = KEYS
    ABOUT = "terminal-about-replay"
    BINDINGS: ClassVar[list[BindingType]] = bindings(KEYS)

    def __init__(self, log: Log, language: str) -> None:
        super().__init__(language)
        self.log_ = log
        self.lines = tell_events(log.game, log.events)
        self.states = positions(log)
        self.account = Account(log)
        self.account.follow()
        self.at = 0

    def on_mount(self) -> None:
        """Begin after the first deal, when there is something to see."""
        self.go_to(min(1, len(self.lines)))

    def go_to(self, line: int) -> None:
        """Show the position after so many lines of the log; 0 is the beginning."""
        self.at = max(0, min(line, len(self.lines)))
        done = self.done(self.at)
        scene = self.scene(self.at)
        self.paint(scene, dict.fromkeys(self.changed(), Mark.LAST))
        self.query_one(LogView).show_lines(self.lines, self.account.lines, self.names, done)
        self.show_status(self.say(scene.status))
        text = self.line_text(self.lines[self.at - 1]) if self.at else self.words("terminal-start")
        self.tell(f"{self.words('terminal-event', number=done, count=len(self.log_.events))}   {text}")

    @property
    def names(self) -> list[str] | None:
        """The names of the seats, if anybody has given any."""
        return self.log_.own_names

    def line_text(self, line: ToldLine) -> str:
        """A line of the log as it is written and in words."""
        told = self.say(line.told)
        return f"+ {told}" if line.seat == CHANCE else f"{self.name_of(line.seat)} {told} ({line.text})"

    def done(self, line: int) -> int:
        """How many events a line of the log ends at."""
        return self.lines[line - 1].done if line else 0

    def scene(self, line: int) -> Scene:
        """Everything on the table after a line of the log; a replay hides nothing."""
        return self.log_.game.scene(self.states[self.done(line)], 0)

    def changed(self) -> set[str]:
        """What the last move put on its seat's board."""
        seat = self.log_.events[self.done(self.at) - 1].seat if self.at else CHANCE
        return set() if seat == CHANCE else difference(self.scene(self.at - 1), self.scene(self.at), seat)

    def action_forth(self) -> None:
        """One line of the log forth."""
        self.go_to(self.at + 1)

    def action_back(self) -> None:
        """One line of the log back."""
        self.go_to(self.at - 1)

    def action_first(self) -> None:
        """To the beginning."""
        self.go_to(0)

    def action_last(self) -> None:
        """To the end."""
        self.go_to(len(self.lines))

    def action_next_deal(self) -> None:
        """To the next deal; after the last one, to the end."""
        self.go_to(min((i for i in self.deals() if i > self.at), default=len(self.lines)))

    def action_last_deal(self) -> None:
        """To the deal before; before the first one, to the beginning."""
        self.go_to(max((i for i in self.deals() if i < self.at), default=0))

    def deals(self) -> list[int]:
        """The lines at which chance had its turn."""
        return [i for i in range(1, len(self.lines) + 1) if self.log_.events[self.done(i) - 1].seat == CHANCE]

    def action_review(self) -> None:
        """Have every decision judged."""
        self.app.push_screen(ReviewScreen(self.log_, self.language))

    def action_leave(self) -> None:
        """Quit."""
        self.app.exit()


def positions(log: Log) -> list[Any]:
    """The position before the first event and after each; no draw is made that the log does not have."""
    s = log.game.start(log.seats, log.options)
    states = [s.clone()]
    for event in log.events:
        if event.seat == CHANCE:
            log.game.rules.deal(s, event.action)
        else:
            log.game.rules.play(s, event.seat, event.action)
        states.append(s.clone())
    return states
