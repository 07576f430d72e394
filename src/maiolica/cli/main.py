"""The command line. Bad input gets one plain sentence and exit code 2, never a traceback."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.markup import escape

from .. import __version__
from ..core.game.errors import MaiolicaError
from .commands.machine import bench, games, new_game, serve, warm
from .commands.play import hint, learn, play, replay, review, verify
from .commands.research import generate, league, levels, match, puzzles, simulate, train, tune
from .common import notes, out

app = typer.Typer(
    help="Play, study and research tabletop games of the Azul family.",
    epilog="Start with:  maiolica play azul",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
for command in (
    play,
    learn,
    replay,
    hint,
    review,
    tune,
    train,
    levels,
    simulate,
    generate,
    match,
    league,
    puzzles,
    bench,
    serve,
    verify,
    warm,
    games,
    new_game,
):
    app.command()(command)


def tell_version(asked: bool) -> None:
    """Which version this is, and nothing else."""
    if asked:
        out.print(f"maiolica {__version__}", highlight=False)
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool, typer.Option("--version", help="Say which version this is.", is_eager=True, callback=tell_version)
    ] = False,
) -> None:
    """Play, study and research tabletop games of the Azul family."""


def with_address(words: list[str]) -> list[str]:
    """An option may have no optional value here: ``--ray`` alone, at the end or before another option, is ``auto``."""
    found = []
    for word, after in zip(words, [*words[1:], "-"], strict=True):
        found += [word, "auto"] if word == "--ray" and after.startswith("-") else [word]
    return found


def run() -> None:
    """Entry point: turns errors that are the input's fault into one plain line."""
    try:
        app(with_address(sys.argv[1:]))
    except MaiolicaError as error:
        notes.print(f"[red]maiolica:[/red] {escape(str(error))}", highlight=False, soft_wrap=True)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    run()
