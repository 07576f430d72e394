"""What the commands share: their options, where they print, and getting the rules ready."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .. import games
from ..core.game.errors import BadOption

if TYPE_CHECKING:  # what has to do with games loads the compiler: it waits until a command needs it
    from ..core.game.game import Game

out, notes = Console(), Console(stderr=True)

GameId = Annotated[str, typer.Argument(help="The game's id; [bold]maiolica games[/bold] lists them.", metavar="GAME")]
Seats = Annotated[int, typer.Option("--seats", "-n", help="How many seats.")]
Choices = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option as name=value, e.g. -o wall=grey; repeatable.")
]
Language = Annotated[str, typer.Option("--lang", help="en, uk, ru or it.")]
OnCluster = Annotated[
    str | None,
    typer.Option(
        "--ray",
        help="Work on a Ray cluster: its address, local for a new one; alone, the one this machine belongs to.",
        metavar="[ADDRESS]",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]


def name_of(game: Game, language: str = "en") -> str:
    """A game's name in words."""
    from ..core.game.scene import Label
    from ..core.game.words import say

    return say(Label(f"{game.id}-name"), language)


def options_of(given: list[str] | None) -> dict[str, str]:
    """Options written as name=value."""
    for text in given or []:
        if "=" not in text:
            raise BadOption(f"{text[:40]!r}: write an option as name=value")
    return dict(text.split("=", 1) for text in given or [])


def players_for(text: str, seats: int) -> list[str]:
    """One player per seat; the last one named fills the seats that are left."""
    players = [player.strip() for player in text.split(",")]
    if len(players) > seats:
        raise BadOption(f"{len(players)} players for {seats} seats")
    return players + players[-1:] * (seats - len(players))


def ready(game: Game, use: str) -> None:
    """Compile what is needed, with a note, if it is not in the cache yet."""
    from ..bots.warm import is_warm, warm_up

    if not is_warm(game, use):
        with notes.status(f"Compiling the rules of {name_of(game)}; later starts find them compiled …"):
            warm_up(game, use)


def tell_broken() -> None:
    """Say what is wrong with games that are installed but cannot be played."""
    for problem in games.broken().values():
        notes.print(f"[yellow]{escape(problem)}[/yellow]", highlight=False, soft_wrap=True)


class bar:
    """A progress bar on standard error."""

    def __init__(self, what: str, total: int) -> None:
        columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.progress = Progress(*columns, console=notes, transient=True)
        self.task = self.progress.add_task(what, total=total)

    def __enter__(self) -> tuple[Progress, Any]:
        self.progress.start()
        return self.progress, self.task

    def __exit__(self, *error: object) -> None:
        self.progress.stop()
