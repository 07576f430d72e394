"""The commands. Bad input gets one plain sentence and exit code 2, never a traceback."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as RichTable

from .. import games as all_games
from ..bots.warm import is_warm, warm_all, warm_up
from ..bots.workers import default_cores
from ..core.errors import BadOption, MaiolicaError
from ..core.game import Game
from ..core.options import first_seat
from ..core.scene import Label
from ..core.simulate import Results
from ..core.simulate import simulate as run_batch
from ..core.words import say, words

app = typer.Typer(
    help="Play, study and research tabletop games of the Azul family.",
    epilog="Start with:  maiolica play azul",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
out, notes = Console(), Console(stderr=True)

GameId = Annotated[str, typer.Argument(help="The game's id; [bold]maiolica games[/bold] lists them.", metavar="GAME")]
Seats = Annotated[int, typer.Option("--seats", "-n", help="How many seats.")]
Choices = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option as name=value, e.g. -o wall=grey; repeatable.")
]
Language = Annotated[str, typer.Option("--lang", help="en, uk, ru or it.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]


@app.command()
def play(
    game: GameId = "azul",
    seats: Seats = 2,
    players: Annotated[
        str,
        typer.Option(
            "--players", "-p", help="Who sits where, by commas: person, or a bot: beginner to master, greedy, random."
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
    from .. import load as load_table
    from ..core.table import Table
    from .terminal import play as play_in_terminal

    words(lang)
    table = load_table(load) if load else Table(all_games.get(game), seats, options_of(option), None, seed)
    ready(table.game, "play")
    play_in_terminal(table, players_for(players, table.seats), lang, delay)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved log.")],
    plain: Annotated[bool, typer.Option("--plain", help="Print the log and the last position, and stop.")] = False,
    lang: Language = "en",
) -> None:
    """Step through a saved game with the arrow keys."""
    from .. import load as load_table
    from .terminal import replay as replay_in_terminal

    words(lang)
    table = load_table(file)
    if plain or not sys.stdout.isatty():
        from ..ui.text import SMALL, draw

        titles = {panel.id: say(panel.title, lang, table.log.own_names) for panel in table.scene(0).panels}
        print(table.text())
        print(draw(table.scene(0), titles=titles, scales=(SMALL,)).plain())
    else:
        replay_in_terminal(table.log, lang)


@app.command()
def hint(
    file: Annotated[Path, typer.Argument(help="A saved log of a running game.")],
    seat: Annotated[int | None, typer.Option(help="For this seat; the one to move by default.", min=1)] = None,
    seconds: Annotated[float, typer.Option("--time", help="Seconds to think.", min=0.01)] = 2.0,
    count: Annotated[int, typer.Option("--moves", help="How many moves to show.", min=1)] = 10,
    as_json: AsJson = False,
) -> None:
    """Say what to play in a saved game: the best moves, their expected lead and chance of winning."""
    from .. import load as load_table
    from .hint import as_rows, as_table, hints

    table = load_table(file)
    ready(table.game, "search")
    found = as_rows(table, *hints(table, None if seat is None else seat - 1, seconds))
    if as_json:
        print(json.dumps(found))
    else:
        out.print(as_table(found, count))


@app.command()
def tune(
    game: GameId,
    seats: Annotated[
        int | None, typer.Option("--seats", "-n", help="For this number of seats; for all by default.")
    ] = None,
    rounds: Annotated[int, typer.Option(help="How often to play and fit.", min=1)] = 8,
    count: Annotated[int, typer.Option("--games", "-g", help="Games in each round.", min=50)] = 4000,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal weights.")] = 0,
    cores: Annotated[int | None, typer.Option(help="How many cores; all of them by default.", min=1)] = None,
    file: Annotated[Path | None, typer.Option(help="Where to write; the game's weights.toml by default.")] = None,
) -> None:
    """Fit a game's evaluation to games that the program plays with itself, and write its weights."""
    from .tune import tune_all

    chosen = all_games.get(game)
    counts = range(chosen.check_seats(seats), seats + 1) if seats else chosen.seats
    tune_all(chosen, counts, rounds, count, seed, cores, file, notes)


@app.command()
def simulate(
    game: GameId = "azul",
    count: Annotated[int, typer.Option("--games", "-g", help="How many games.")] = 10_000,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal results, on any device.")] = 0,
    seats: Seats = 2,
    option: Choices = None,
    device: Annotated[str, typer.Option(help="cpu (all cores) or cuda.")] = "cpu",
    cores: Annotated[int | None, typer.Option(help="How many cores; all of them by default.", min=1)] = None,
    save: Annotated[Path | None, typer.Option(help="Write scores, lengths and winners to this .npz file.")] = None,
    as_json: AsJson = False,
) -> None:
    """Play random games by the thousand, and say what came of them."""
    chosen = all_games.get(game)
    options = chosen.complete(seats, options_of(option))
    if device == "cpu":
        ready(chosen, "simulate")
    with bar("games", count) as (progress, task):
        results = run_batch(
            chosen, count, seed, seats, options, device, cores, lambda done: progress.advance(task, done)
        )
    if save:
        save_results(save, results)
    report: dict[str, Any] = {
        "game": game,
        "games": count,
        "seed": seed,
        "seats": seats,
        "options": options,
        "device": device,
        "moves": results.moves,
        "mean_length": float(results.lengths.mean()),
        "mean_scores": [float(score) for score in results.scores.mean(axis=0)],
        "wins": [int(wins) for wins in results.winners.sum(axis=0)],
    }
    if as_json:
        print(json.dumps(report))
        return
    table = RichTable("seat", "mean score", "first places", title=f"{count:,} random games of {name_of(chosen)}")
    for seat in range(seats):
        table.add_row(str(seat + 1), f"{report['mean_scores'][seat]:.2f}", f"{report['wins'][seat]:,}")
    out.print(table)
    out.print(
        f"{results.moves:,} moves, {report['mean_length']:.1f} per game (a shared first place counts for each seat)"
    )


@app.command()
def generate(
    game: GameId,
    folder: Annotated[Path, typer.Argument(help="A new folder for the files.")],
    count: Annotated[int, typer.Option("--games", "-g", help="How many games.")] = 1000,
    players: Annotated[
        str, typer.Option("--players", "-p", help="Who plays, by commas, named as for match; they change seats.")
    ] = "random",
    seats: Seats = 2,
    option: Choices = None,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal games.")] = 0,
    cores: Annotated[int | None, typer.Option(help="How many cores; all of them by default.", min=1)] = None,
    features: Annotated[bool, typer.Option("--features", help="Add the network input of each decision.")] = False,
) -> None:
    """Let bots play, and write every position, move and outcome as Parquet files.

    [bold]maiolica generate azul games --games 10000 --players greedy,random[/bold]
    """
    from ..rl.data import generate as write_games
    from ..rl.data import new_order

    order = new_order(game, count, players_for(players, seats), seats, options_of(option), seed, features)
    ready(all_games.get(game), "play")
    with bar("games", count) as (progress, task):
        paths = write_games(order, folder, cores, lambda done: progress.advance(task, done))
    out.print(f"{count:,} games in {len(paths)} files: {folder}/part-*.parquet", highlight=False, soft_wrap=True)


@app.command()
def match(
    players: Annotated[
        list[str],
        typer.Argument(
            help="Bots as NAME\\[:BUDGET], programs as cmd:PROGRAM, classes as MODULE:CLASS; docs/bots.md tells more.",
            metavar="PLAYER",
        ),
    ],
    game: Annotated[str, typer.Option(help="The game's id.")] = "azul",
    count: Annotated[
        int, typer.Option("--games", "-g", help="How many games; with more players than seats, of each group.")
    ] = 100,
    seats: Seats = 2,
    option: Choices = None,
    seed: Annotated[int, typer.Option(help="Equal seeds deal alike.")] = 0,
    cores: Annotated[int | None, typer.Option(help="How many games at once; one on each core by default.")] = None,
    state: Annotated[Path | None, typer.Option(help="Keep what is done in this file, and go on from it.")] = None,
    logs: Annotated[Path | None, typer.Option(help="Keep the logs of all games in this folder.")] = None,
    svg: Annotated[Path | None, typer.Option(help="Draw the table of results into this file.")] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other on the same deals from every seat, and say how much stronger one is.

    [bold]maiolica match greedy random --game azul --games 200[/bold]
    """
    from ..bots.plan import new_match
    from .match import run_match, show

    wanted = new_match(players, game, count, seats, options_of(option), seed)
    ready(wanted.game, "play")
    result = run_match(wanted, cores, state, logs, svg, notes)
    if as_json:
        print(json.dumps(result.to_json()))
    else:
        show(result, out)
    if result.played < result.games:
        notes.print(f"Stopped after {result.played:,} of {result.games:,} games.", highlight=False)
        raise typer.Exit(130)


@app.command()
def bench(
    game: Annotated[str, typer.Argument(help="A game's id, or [bold]server[/bold].", metavar="WHAT")] = "azul",
    device: Annotated[str, typer.Option(help="cpu, or cuda to measure a GPU as well.")] = "cpu",
    quick: Annotated[bool, typer.Option("--quick", help="Skip the interpreted run and the compile times.")] = False,
    count: Annotated[int, typer.Option("--games", "-g", help="server: games at once.")] = 500,
    seconds: Annotated[float, typer.Option("--time", help="server: for how many seconds.")] = 60.0,
    pace: Annotated[float, typer.Option(help="server: seconds that each person thinks, on average.")] = 10.0,
    interfaces: Annotated[
        bool, typer.Option("--interfaces", help="Measure batches and environments instead, beside other libraries'.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Measure a game's rules (speed, memory, compile times, signature), or a server under load on this machine."""
    if game == "server":
        bench_the_server(count, seconds, pace, as_json)
        return
    from .bench import measure, table_of

    chosen = all_games.get(game)
    if interfaces:
        bench_interfaces(chosen, device, as_json)
        return
    ready(chosen, "simulate")
    with notes.status("measuring …") as status:
        report = measure(chosen, device, quick, status.update)
    if as_json:
        print(json.dumps(asdict(report)))
    else:
        out.print(table_of(report))


def bench_the_server(count: int, seconds: float, pace: float, as_json: bool) -> None:
    """The figures of a server that is started for it."""
    from .bench_server import bench_server

    with notes.status("starting …") as status:
        figures = bench_server("azul", count, seconds, pace, status.update).report()
    if as_json:
        print(json.dumps(figures))
        return
    table = RichTable("measured", "value", title="a server under load, client on the same machine")
    for name, value in figures.items():
        table.add_row(name.replace("_", " "), f"{value:,}")
    out.print(table)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Where to listen; 0.0.0.0 for everybody.")] = None,
    port: Annotated[int | None, typer.Option(help="On which port.", min=0, max=65535)] = None,
    database: Annotated[str | None, typer.Option(help="sqlite:FILE, or postgresql://USER:PASSWORD@HOST/NAME.")] = None,
    processes: Annotated[
        int | None, typer.Option(help="Server processes; more than one need PostgreSQL.", min=1)
    ] = None,
    settings: Annotated[Path | None, typer.Option(help="A settings file; docs/self-hosting.md lists them.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser when it runs.")] = False,
) -> None:
    """Serve the web app: tables, friends, bots.

    [bold]maiolica serve --open[/bold]
    """
    from .serve import run_server

    given = {"host": host, "port": port, "database": database, "processes": processes}
    run_server(settings, {name: value for name, value in given.items() if value is not None}, open_browser, ready)


@app.command()
def verify(file: Annotated[Path, typer.Argument(help="The log of a finished game, as the server gives it.")]) -> None:
    """Check the draws of a game: its secret was committed to, and brings every draw of the log."""
    from .. import load_log
    from ..core.fair import verify as verify_log

    draws = verify_log(*load_log(file))
    out.print(f"The secret fits its commitment, and brings all {draws:,} draws.", highlight=False)


def bench_interfaces(game: Game, device: str, as_json: bool) -> None:
    """Measure the steps per second of everything that research programs against."""
    from ..rl.speed import measure

    with notes.status("measuring …") as status:
        speeds = measure(game.id, device, status.update)
    if as_json:
        print(json.dumps([asdict(speed) for speed in speeds]))
        return
    table = RichTable("interface", "seats", "steps per second", title=f"{name_of(game)}: random moves")
    for speed in speeds:
        table.add_row(speed.what, str(speed.seats), f"{speed.steps:,.0f}")
    out.print(table)


@app.command()
def warm(games: Annotated[list[str] | None, typer.Argument(help="Which games; all by default.")] = None) -> None:
    """Compile the rules now, so that every later start takes less than a second."""
    chosen = [all_games.get(game) for game in games or all_games.GAMES]
    with bar("compiling", len(chosen)) as (progress, task):
        for _ in warm_all(chosen, default_cores()):
            progress.advance(task)


@app.command()
def games(as_json: AsJson = False, lang: Language = "en") -> None:
    """List the games with their seats and options."""
    words(lang)
    rows = [row_of(game, lang) for game in all_games.load_all()]
    if as_json:
        print(json.dumps(rows))
        return
    table = RichTable("id", "game", "seats", "options (default first)")
    for row in rows:
        options = "\n".join(f"{name}: {', '.join(values)}" for name, values in row["options"].items())
        table.add_row(row["id"], row["name"], f"{row['seats'][0]}–{row['seats'][-1]}", options)
    out.print(table)


def row_of(game: Game, language: str) -> dict[str, Any]:
    """A game as the list shows it."""
    options = {option.name: option.allowed() for option in (*game.options, first_seat(game.seats[-1]))}
    return {"id": game.id, "name": name_of(game, language), "seats": list(game.seats), "options": options}


def name_of(game: Game, language: str = "en") -> str:
    """A game's name in words."""
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
    if not is_warm(game, use):
        with notes.status(f"Compiling the rules of {name_of(game)}; later starts find them compiled …"):
            warm_up(game, use)


def save_results(path: Path, results: Results) -> None:
    """Write a batch's arrays to a file that NumPy reads."""
    import numpy as np

    try:
        with path.open("wb") as file:
            np.savez_compressed(file, scores=results.scores, lengths=results.lengths, winners=results.winners)
    except OSError as error:
        raise MaiolicaError(f"{path}: {error.strerror}") from None


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


def run() -> None:
    """Entry point: turns errors that are the input's fault into one plain line."""
    try:
        app()
    except MaiolicaError as error:
        notes.print(f"[red]maiolica:[/red] {escape(str(error))}", highlight=False, soft_wrap=True)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    run()
