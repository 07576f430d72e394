"""Playing: people and bots in turn, undo, hint, save and load."""

from __future__ import annotations

import asyncio
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from textual import work
from textual.binding import BindingType

from ...bots import Estimate
from ...bots.base import BotFailed
from ...core.game.actions import Move
from ...core.game.errors import IllegalMove, MaiolicaError
from ...core.table.log import SECRET
from ...core.table.table import Table
from ...ui.looks import MARKS, Mark
from .base_screen import Key, bindings
from .choice import Choice
from .dialogs import Ask, Curtain, FileName, ResultDialog
from .pick_screen import PickScreen
from .points_table import points_table
from .review_screen import ReviewScreen
from .session import Session

KEYS = (
    Key("", "", "← ↑ ↓ →", "cursor", False),
    Key("enter,space", "pick", "Enter", "pick"),
    Key("escape", "clear", "Esc", "clear", False),
    Key("u", "undo", "u", "undo"),
    Key("h", "hint", "h", "hint"),
    Key("m", "type", "m", "move"),
    Key("q", "leave", "q", "quit"),
    Key("s", "save", "s", "save"),
    Key("l", "load", "l", "load"),
    Key("n", "new", "n", "new"),
    Key("r", "review", "r", "review"),
    Key("g", "log", "g", "log"),
    Key("question_mark", "help", "?", "help"),
)


MORE_KEYS = (
    Key("right,tab", "step(1)", "", ""),
    Key("left,shift+tab", "step(-1)", "", ""),
    Key("up", "rise(-1)", "", ""),
    Key("down", "rise(1)", "", ""),
)


class TableScreen(PickScreen):
    """A game being played."""

    KEYS: ClassVar[Sequence[Key]] = KEYS
    ABOUT = "terminal-about-play"
    BINDINGS: ClassVar[list[BindingType]] = [
        *bindings([key for key in KEYS if key.action]),
        *bindings(MORE_KEYS),
    ]

    def __init__(self, session: Session, language: str) -> None:
        super().__init__(session, language)
        self.file = f"{session.table.game.id}.log"
        self.ready = False  # the rules are compiled

    # Turns

    def on_mount(self) -> None:
        """Compile the rules beside the interface, then begin."""
        self.show_status(self.words("terminal-preparing"))
        self.begin(self.words("terminal-choose"))

    @work(exclusive=True, group="turn")
    async def begin(self, message: str) -> None:
        """Get the rules ready and let the first seat move."""
        self.ready = False
        await asyncio.to_thread(self.session.warm)
        self.ready = True
        self.tell(message)
        await self.turns()

    @work(exclusive=True, group="turn")
    async def go_on(self) -> None:
        """Let the next seat move."""
        await self.turns()

    async def turns(self) -> None:
        """Bots move until a person is to move or the game is over."""
        await self.hand_over()
        self.await_move()
        while self.session.bot:
            self.tell(self.words("terminal-thinking", name=self.name_of(self.session.actor)))
            await asyncio.sleep(self.session.delay)
            try:
                action = await asyncio.to_thread(self.session.bot_choice)
            except BotFailed as error:
                self.break_off(str(error))
                return
            self.play(action)
            await self.hand_over()
            self.await_move()
        if self.session.table.over:
            await asyncio.to_thread(self.session.finish)
            self.show_result()

    def break_off(self, reason: str) -> None:
        """A bot has failed: save the game and leave; what happened is told when the terminal is free again."""
        session = self.session
        assert session.bot
        told = f"{session.bot.name}, seat {session.actor + 1}: {reason}"
        if session.at_stake:
            try:
                file = session.rescue()
                told += f"; the game is saved: maiolica play --load {shlex.quote(file)}"
            except MaiolicaError as error:
                told += f"; {error}"
        self.app.exit(told, 2)

    async def hand_over(self) -> None:
        """Before another person sees secrets of their own, everyone else looks away."""
        if not self.session.must_hand_over:
            return
        self.choice = None
        self.query_one("#main").visible = False  # not even for a moment does the next one see the table of the last
        self.tell("")
        self.show_status(met="")
        await self.app.push_screen_wait(Curtain(self.name_of(self.session.next_viewer), self.language))
        self.session.look()
        self.tell(self.words("terminal-choose"))
        self.show_table()
        self.query_one("#main").visible = True

    def await_move(self) -> None:
        """Show the table and, to a person, what can be picked."""
        session = self.session
        session.look()
        person = not session.table.over and session.bot is None
        self.choice = Choice(session.actor, session.table.legal()) if person else None
        self.cursor, self.hints = None, []
        self.show_table()
        self.show_status(met="")

    def play(self, move: Move | int | str) -> None:
        """Play a move that is known to be legal, or say why it is not."""
        seat = self.session.actor
        try:
            text = self.session.play(move)
        except IllegalMove as error:
            self.tell(self.say(error.reason) if error.reason else str(error), problem=True)
            return
        key = "terminal-played-secret" if text == SECRET else "terminal-played"
        self.tell(self.words(key, name=self.name_of(seat), move=text))

    def chosen(self, move: Move | str) -> None:
        """A person's move, and whatever comes after it."""
        before = len(self.session.table.log.events)
        self.play(move)
        if len(self.session.table.log.events) > before:
            self.go_on()

    # Back, and help from a bot

    def action_undo(self) -> None:
        """Back to the last choice of a person."""
        if not self.ready:
            return
        self.workers.cancel_group(self, "turn")
        undone = self.session.undo()
        self.tell(self.words("terminal-undone" if undone else "terminal-no-undo"), problem=not undone)
        self.go_on()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Show the three best moves and mark the best."""
        choice = self.choice
        if choice is None:
            return
        hints = await asyncio.to_thread(self.session.hint)
        if self.choice is not choice:  # someone has moved meanwhile
            return
        self.hints, choice.picks = hints, []
        text = self.session.table.game.moves.text
        best = "   ".join(f"{text(move)} {promise(estimate)}" for move, estimate in hints[:3])
        self.tell(self.words("terminal-hint", moves=best))
        self.show_table()

    # Files, new games and leaving

    @work(exclusive=True, group="dialog")
    async def action_save(self) -> None:
        """Ask for a file name until the game is saved or the person gives up."""
        problem = ""
        while name := await self.ask_name("terminal-ask-save-name", self.file, problem):
            self.file = name
            if Path(name).expanduser().is_file() and not await self.ask("terminal-ask-overwrite", file=name):
                continue
            try:
                self.session.save(name)
            except MaiolicaError as error:
                problem = str(error)
            else:
                self.tell(self.words("terminal-saved", file=name))
                return

    @work(exclusive=True, group="dialog")
    async def action_load(self) -> None:
        """Ask for a file name until a game is loaded or the person gives up; until then nothing is lost."""
        problem = ""
        while name := await self.ask_name("terminal-ask-load-name", self.file, problem):
            self.file = name
            try:
                table = await asyncio.to_thread(self.session.read, name)
            except MaiolicaError as error:
                problem = str(error)
            else:
                if not self.session.at_stake or await self.ask("terminal-ask-load"):
                    self.change_table(table, self.words("terminal-loaded", file=name))
                return

    @work(exclusive=True, group="dialog")
    async def action_new(self) -> None:
        """A new game with the same players."""
        if not self.session.at_stake or await self.ask("terminal-ask-new"):
            self.change_table(self.session.another(), self.words("terminal-new"))

    def action_review(self) -> None:
        """Look back at the game, when it is over."""
        if self.session.table.over:
            self.app.push_screen(ReviewScreen(self.session.table.log, self.language))
        else:
            self.tell(self.words("terminal-review-later"), problem=True)

    @work(exclusive=True, group="dialog")
    async def action_leave(self) -> None:
        """Quit, after a question while a game is going on."""
        if not self.session.at_stake or await self.ask("terminal-ask-quit"):
            self.app.exit()

    def change_table(self, table: Table, message: str) -> None:
        """Go on at another table."""
        self.workers.cancel_group(self, "turn")
        self.session.adopt(table)
        self.begin(message)

    async def ask(self, key: str, **args: object) -> bool:
        """A question of yes or no."""
        question = Ask(self.words(key, **args), self.language)
        answer: bool | None = await self.app.push_screen_wait(question)
        return bool(answer)

    async def ask_name(self, key: str, name: str, problem: str) -> str | None:
        """A file name, or nothing."""
        return await self.app.push_screen_wait(FileName(self.words(key), name, self.language, problem))

    def help_rows(self) -> list[tuple[str, str]]:
        """The keys, and how each mark looks."""
        marks = [(Mark.CURSOR, "cursor"), (Mark.CHOSEN, "chosen"), (Mark.HINT, "hint"), (Mark.LAST, "last")]
        shown = [(" ".join(MARKS[mark].edges), self.words(f"terminal-mark-{word}")) for mark, word in marks]
        return [*super().help_rows(), *shown]

    def help_args(self) -> dict[str, object]:
        """A move as an example."""
        moves = self.choice.legal if self.choice else list(self.session.table.game.moves)
        return {"example": self.session.table.game.moves.text(moves[0])}

    def show_result(self) -> None:
        """Who has won, in a banner and in the message line."""
        table = self.session.table
        names = [self.name_of(seat) for seat in range(table.seats)]
        seats = sorted(zip(table.ranks(), names, table.scores(), strict=True), key=lambda row: row[0])
        winners = [name for rank, name, _ in seats if rank == 1]
        title = self.words("terminal-won", names=", ".join(winners), count=len(winners))
        self.tell(title)
        points = points_table(table.summary(), names, self.language)
        self.app.push_screen(ResultDialog(title, seats, points, self.language), self.after_result)

    async def after_result(self, what: str | None) -> None:
        """What was asked for at the end."""
        if what:
            await self.run_action(what)


def promise(estimate: Estimate) -> str:
    """What a move promises: the lead in the end, and the chance of winning."""
    return f"{estimate.lead:+.1f} ({100 * estimate.chance:.0f} %)".replace("-", "−")
