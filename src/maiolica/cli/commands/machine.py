"""The machine: serving, compiling, measuring, and which games there are."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table as RichTable

from ... import games as all_games
from ..common import AsJson, Language, bar, name_of, notes, out, ready, tell_broken

if TYPE_CHECKING:
    from ...core.game.game import Game
    from ..bench_server import LoadOrder


def serve(
    host: Annotated[str | None, typer.Option(help="Where to listen; 0.0.0.0 for everybody.")] = None,
    port: Annotated[int | None, typer.Option(help="On which port.", min=0, max=65535)] = None,
    database: Annotated[str | None, typer.Option(help="sqlite:FILE, or postgresql://USER:PASSWORD@HOST/NAME.")] = None,
    workers: Annotated[
        int | None,
        typer.Option("--workers", "--processes", help="Server processes; more than one need PostgreSQL.", min=1),
    ] = None,
    settings: Annotated[Path | None, typer.Option(help="A settings file; docs/self-hosting.md lists them.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser when it runs.")] = False,
) -> None:
    """Serve the web app: tables, friends, bots.

    [bold]maiolica serve --open[/bold]
    """
    from ..serve import run_server

    tell_broken()
    given = {"host": host, "port": port, "database": database, "workers": workers}
    run_server(settings, {name: value for name, value in given.items() if value is not None}, open_browser)


def warm(games: Annotated[list[str] | None, typer.Argument(help="Which games; all by default.")] = None) -> None:
    """Compile the rules now, so that every later start takes less than a second."""
    from ...bots.warm import STEPS, warm_all
    from ...bots.workers import default_cores

    chosen = [all_games.get(game) for game in games] if games else all_games.load_all()
    with bar("compiling", len(chosen) * len(STEPS)) as (progress, task):
        for game, step in warm_all(chosen, default_cores()):
            progress.print(f"{name_of(game)}: {step}", highlight=False)
            progress.advance(task)


def games(as_json: AsJson = False, lang: Language = "en") -> None:
    """List the games with their seats and options."""
    from ...core.game.words import words

    words(lang)
    rows = [row_of(game, lang) for game in all_games.load_all()]
    tell_broken()
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
    from ...core.game.options import first_seat

    options = {option.name: option.allowed() for option in (*game.options, first_seat(game.seats[-1]))}
    return {"id": game.id, "name": name_of(game, language), "seats": list(game.seats), "options": options}


def new_game(
    name: Annotated[str, typer.Argument(help="The game's id: small letters, digits and _.", metavar="NAME")],
    folder: Annotated[Path | None, typer.Option(help="Where to write it; a folder of that name by default.")] = None,
) -> None:
    """Write the package of a new game, complete and small: play it at once, then make it yours.

    [bold]maiolica new-game pebbles[/bold]
    """
    from ..new_game import write_package

    target = folder or Path(name)
    count = len(write_package(name, target))
    out.print(f"{count} files are in {target}. Go on with:", highlight=False, soft_wrap=True)
    out.print(f"  pip install -e {target}\n  maiolica play {name}\n  pytest {target}", highlight=False, soft_wrap=True)


def bench(
    game: Annotated[str, typer.Argument(help="A game's id, or [bold]server[/bold].", metavar="WHAT")] = "azul",
    device: Annotated[str, typer.Option(help="cpu, or cuda to measure a GPU as well.")] = "cpu",
    quick: Annotated[bool, typer.Option("--quick", help="Skip the interpreted run and the compile times.")] = False,
    count: Annotated[int, typer.Option("--games", "-g", help="server: games at once.")] = 500,
    seconds: Annotated[float, typer.Option("--time", help="server: for how many seconds.")] = 60.0,
    pace: Annotated[float, typer.Option(help="server: seconds that each person thinks, on average.")] = 10.0,
    kinds: Annotated[str, typer.Option(help="server: which games, by commas, or [bold]all[/bold].")] = "azul",
    watchers: Annotated[int, typer.Option(help="server: who look on at each table.")] = 2,
    ramp: Annotated[int, typer.Option(help="server: so many stages, each a third faster than the one before.")] = 1,
    processes: Annotated[int, typer.Option(help="server: server processes; more than one need PostgreSQL.")] = 1,
    database: Annotated[str, typer.Option(help="server: a database of its own, instead of a new SQLite file.")] = "",
    clients: Annotated[int, typer.Option(help="server: processes with people in them.")] = 1,
    attack: Annotated[bool, typer.Option("--attack", help="server: with somebody who asks too much.")] = False,
    parts: Annotated[bool, typer.Option("--parts", help="server: what a move costs, part by part.")] = False,
    interfaces: Annotated[
        bool, typer.Option("--interfaces", help="Measure batches and environments instead, beside other libraries'.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Measure a game's rules (speed, memory, compile times, signature), or a server under load on this machine."""
    if game == "server":
        names = list(all_games.ids()) if kinds == "all" else kinds.split(",")
        if parts:
            bench_the_moves(names, watchers, as_json)
            return
        from ..bench_server import LoadOrder

        paces = [round(pace * 0.75**stage, 2) for stage in range(ramp)]
        bench_the_server(
            LoadOrder(names, count, seconds, paces, watchers, processes, database, clients, attack), as_json
        )
        return
    from ..bench import measure, table_of

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


def bench_the_server(order: LoadOrder, as_json: bool) -> None:
    """The figures of a server that is started for it."""
    from ..bench_server import bench_server

    with notes.status("starting …") as status:
        figures = bench_server(order, status.update)
    if as_json:
        print(json.dumps(figures))
        return
    stages = figures.pop("stages")
    table = RichTable("measured", "value", title="a server under load, people on the same machine")
    for name, value in figures.items():
        table.add_row(name.replace("_", " "), f"{value:,}" if isinstance(value, int | float) else str(value))
    out.print(table, in_rows(stages))


def bench_the_moves(names: list[str], watchers: int, as_json: bool) -> None:
    """What the moves of games cost the process of a server."""
    from ..bench_moves import bench_moves

    with notes.status("starting …") as status:
        rows = bench_moves(names, watchers, status.update)
    if as_json:
        print(json.dumps(rows))
    else:
        out.print(in_rows(rows))


def in_rows(rows: list[dict[str, Any]]) -> RichTable:
    """Figures of several things side by side."""
    table = RichTable("", *(str(i + 1) for i in range(len(rows))))
    for name in rows[0]:
        table.add_row(name.replace("_", " "), *(str(row[name]) for row in rows))
    return table


def bench_interfaces(game: Game, device: str, as_json: bool) -> None:
    """Measure the steps per second of everything that research programs against."""
    from ...rl.speed import measure

    with notes.status("measuring …") as status:
        speeds = measure(game.id, device, status.update)
    if as_json:
        print(json.dumps([asdict(speed) for speed in speeds]))
        return
    table = RichTable("interface", "seats", "steps per second", title=f"{name_of(game)}: random moves")
    for speed in speeds:
        table.add_row(speed.what, str(speed.seats), f"{speed.steps:,.0f}")
    out.print(table)
