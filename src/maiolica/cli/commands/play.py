"""Playing, looking back, asking for a hint or a review, and checking that a game was fair."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ... import games as all_games
from ...core.game.errors import BadOption, MaiolicaError
from ..common import AsJson, Choices, GameId, Language, OnCluster, Seats, name_of, options_of, out, players_for, ready

if TYPE_CHECKING:
    from ...core.table.table import Table


def play(
    game: GameId = "azul",
    seats: Seats = 2,
    players: Annotated[
        str,
        typer.Option(
            "--players",
            "-p",
            help="Who sits where, by commas: person, or a player named as for match: expert, master:3s, cmd:./my_bot.",
        ),
    ] = "person,casual",
    option: Choices = None,
    seed: Annotated[int | None, typer.Option(help="Deal the same tiles again.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    delay: Annotated[float, typer.Option(help="Seconds a bot waits before its move.", min=0)] = 0.6,
    lang: Language = "en",
) -> None:
    """Play in the terminal, by mouse and keyboard, with people and bots.

    [bold]maiolica play azul -n 3 -p person,person,advanced -o wall=grey[/bold]
    """
    from ... import load as load_table
    from ...core.game.words import words
    from ...core.table.table import Table
    from ..terminal import play as play_in_terminal

    words(lang)
    table = load_table(load) if load else Table(all_games.get(game), seats, options_of(option), None, seed)
    ready(table.game, "play")
    play_in_terminal(table, players_for(players, table.seats), lang, delay)


def learn(
    game: Annotated[str | None, typer.Argument(help="The game's id; without one, all lessons are listed.")] = None,
    lang: Language = "en",
) -> None:
    """Learn a game in three minutes: a guided first game on the real board.

    [bold]maiolica learn azul --lang it[/bold]
    """
    from ...core.game.words import words
    from ...school.lesson import has_lesson, lesson_of
    from ..learn import Lectern

    words(lang)
    if game is None:
        for one in filter(has_lesson, all_games.load_all()):
            out.print(f"{one.id:<14}{name_of(one, lang)}", highlight=False)
        return
    chosen = all_games.get(game)
    if not has_lesson(chosen):
        raise BadOption(f"{name_of(chosen)} has no lesson yet; its rules: {chosen.folder / 'rules'}")
    Lectern(lesson_of(chosen), lang, out).teach()


def replay(
    file: Annotated[Path, typer.Argument(help="A saved log.")],
    plain: Annotated[bool, typer.Option("--plain", help="Print the log and the last position, and stop.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write a page that anybody can step through.")] = None,
    lang: Language = "en",
) -> None:
    """Step through a saved game with the arrow keys."""
    from ... import load as load_table
    from ...core.game.words import say, words
    from ..terminal import replay as replay_in_terminal

    words(lang)
    table = load_table(file)
    if html:
        write_slides(html, table, lang)
    elif plain or not sys.stdout.isatty():
        from ...ui.text import SMALL, draw

        titles = {panel.id: say(panel.title, lang, table.log.own_names) for panel in table.scene(0).panels}
        print(table.text())
        print(draw(table.scene(0), titles=titles, scales=(SMALL,)).plain())
    else:
        replay_in_terminal(table.log, lang)


def write_slides(path: Path, table: Table, language: str) -> None:
    """A game as a page."""
    from ...ui.slides import slides

    try:
        path.write_text(slides(table, 0, language), encoding="utf-8")
    except OSError as error:
        raise MaiolicaError(f"{path}: {error.strerror}") from None


def hint(
    file: Annotated[Path, typer.Argument(help="A saved log of a running game.")],
    seat: Annotated[int | None, typer.Option(help="For this seat; the one to move by default.", min=1)] = None,
    seconds: Annotated[float, typer.Option("--time", help="Seconds to think.", min=0.01)] = 2.0,
    count: Annotated[int, typer.Option("--moves", help="How many moves to show.", min=1)] = 10,
    network: Annotated[Path | None, typer.Option(help="Judge by this network; the game's own by default.")] = None,
    as_json: AsJson = False,
) -> None:
    """Say what to play in a saved game: the best moves, their expected lead and chance of winning."""
    from ... import load as load_table
    from ..hint import as_rows, as_table, hints

    table = load_table(file)
    ready(table.game, "search")
    found = as_rows(table, *hints(table, None if seat is None else seat - 1, seconds, network))
    if as_json:
        print(json.dumps(found))
    else:
        out.print(as_table(found, count))


def review(
    file: Annotated[Path, typer.Argument(help="A saved log, or a folder of logs.", metavar="LOG")],
    seconds: Annotated[float, typer.Option("--time", help="Seconds for each decision.", min=0.001)] = 0.1,
    walks: Annotated[int, typer.Option(help="Walks for each decision, instead of a time.", min=0)] = 0,
    cores: Annotated[int | None, typer.Option(help="How many cores; all of them by default.", min=1)] = None,
    everything: Annotated[bool, typer.Option("--all", help="Show every decision, not only what was marked.")] = False,
    ray: OnCluster = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Look back at a game: every decision judged, what luck brought, and what it hinged on; at many games: habits.

    [bold]maiolica review game.txt --time 0.5[/bold], [bold]maiolica review my-games/[/bold]
    """
    import msgspec

    from ... import load as load_table
    from ...core.game.words import words
    from ...study.judge import Effort
    from ..review import run_review, run_reviews, show, show_habits

    words(lang)
    if file.is_dir():
        habits = run_reviews(file, Effort(walks, seconds), cores, ray)
        if as_json:
            print(msgspec.json.encode(habits).decode())
        else:
            show_habits(habits, lang, out)
        return
    if ray:
        raise BadOption("--ray reviews the games of a folder; this is one game")
    log = load_table(file).log
    ready(log.game, "search")
    found = run_review(log, Effort(walks, seconds), cores)
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        show(found, log, everything, lang, out)


def verify(file: Annotated[Path, typer.Argument(help="The log of a finished game, as the server gives it.")]) -> None:
    """Check the draws of a game: its secret was committed to, and brings every draw of the log."""
    from ... import load_log
    from ...core.table.fair import verify as verify_log

    draws = verify_log(*load_log(file))
    out.print(f"The secret fits its commitment, and brings all {draws:,} draws.", highlight=False)
