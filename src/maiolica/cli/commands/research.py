"""Games by the thousand: matches, random games, games as data; weights and networks that learn from games."""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table as RichTable

from ... import games as all_games
from ...core.game.errors import MaiolicaError
from ..common import AsJson, Choices, GameId, OnCluster, Seats, bar, name_of, notes, options_of, out, players_for, ready

if TYPE_CHECKING:
    from ...core.batch.simulate import Results


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
    ray: OnCluster = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other on the same deals from every seat, and say how much stronger one is.

    [bold]maiolica match greedy random --game azul --games 200[/bold]
    """
    from ...bots.plan import new_match
    from ..match import run_match, show

    wanted = new_match(players, game, count, seats, options_of(option), seed)
    ready(wanted.game, "play")
    result = run_match(wanted, cores, state, logs, svg, notes, ray)
    if as_json:
        print(json.dumps(result.to_json()))
    else:
        show(result, out)
    if result.played < result.games:
        notes.print(f"Stopped after {result.played:,} of {result.games:,} games.", highlight=False)
        raise typer.Exit(130)


def league(
    folder: Annotated[Path, typer.Argument(help="The league's folder, with its league.toml.")],
    count: Annotated[int, typer.Option("--games", "-g", help="How many more games.", min=0)] = 100,
    new: Annotated[str | None, typer.Option(help="Begin a league of this game with our own bots.")] = None,
    cores: Annotated[int | None, typer.Option(help="How many games at once; one on each core by default.")] = None,
    ray: OnCluster = None,
    as_json: AsJson = False,
) -> None:
    """Let bots meet again and again over time, those first whose games say most, and keep a page of how they stand.

    [bold]maiolica league FOLDER --new azul[/bold], then [bold]maiolica league FOLDER --games 200[/bold]
    """
    from ...bots.league_file import found_league, read_league
    from ...bots.league_page import write_pages
    from ..league import run_league
    from ..match import player_table

    if new:
        out.print(f"{found_league(folder, new)}: add your bots, then let them play", highlight=False, soft_wrap=True)
        return
    ready(read_league(folder).match.game, "play")
    found = run_league(folder, count, cores, ray)
    path = write_pages(found)
    if as_json:
        print(json.dumps(found.report.to_json()))
    else:
        out.print(player_table(found.report))
        out.print(str(path), highlight=False, soft_wrap=True)


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
    ray: OnCluster = None,
) -> None:
    """Fit a game's evaluation to games that the program plays with itself, and write its weights."""
    from ..tune import tune_all

    chosen = all_games.get(game)
    counts = range(chosen.check_seats(seats), seats + 1) if seats else chosen.seats
    tune_all(chosen, counts, rounds, count, seed, cores, file, notes, ray)


def train(
    game: GameId,
    minutes: Annotated[float, typer.Option(help="How long.", min=0.001)] = 8.0,
    device: Annotated[str | None, typer.Option(help="cpu or cuda; the GPU by default, if there is one.")] = None,
    count: Annotated[
        int | None, typer.Option("--games", "-g", help="Games at once; 16384 on a GPU, 256 on cores by default.", min=1)
    ] = None,
    width: Annotated[int, typer.Option(help="Numbers in the first layer.")] = 256,
    hidden: Annotated[int, typer.Option(help="Numbers in the second layer.")] = 32,
    seed: Annotated[int, typer.Option(help="Where chance begins.")] = 1,
    resume: Annotated[Path | None, typer.Option(help="Go on from this network; its shape stays.")] = None,
    output: Annotated[Path | None, typer.Option(help="Where to write; ./GAME.npz by default.")] = None,
    groups: Annotated[
        int | None, typer.Option(help="So many times --games; by default 1, on a cluster one for each core.", min=1)
    ] = None,
    ray: OnCluster = None,
    install: Annotated[bool, typer.Option("--install", help="Replace the game's own network in the end.")] = False,
    as_json: AsJson = False,
) -> None:
    """Train a network by games that it plays with itself; its file is written anew at every checkpoint.

    [bold]maiolica train azul --minutes 8[/bold], then [bold]maiolica match master@azul.npz master --game azul[/bold]
    """
    from ..train import curve_of, run_training
    from ..train import install as put_in_place

    chosen = all_games.get(game)
    path = output or Path(f"{chosen.id}.npz")
    say = partial(notes.print, markup=False, highlight=False, soft_wrap=True)
    report = run_training(chosen, minutes, device, count, (width, hidden), seed, resume, path, say, groups, ray)
    path = put_in_place(chosen, path) if install else path
    if as_json:
        print(json.dumps(asdict(report) | {"file": str(path)}))
    else:
        out.print(curve_of(report, f"{report.decisions:,} decisions of {name_of(chosen)}: {path}"))


def levels(
    game: GameId,
    seats: Annotated[
        int | None, typer.Option("--seats", "-n", help="For this number of seats; for all by default.")
    ] = None,
    count: Annotated[int, typer.Option("--games", "-g", help="Games for each comparison.", min=10)] = 400,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal levels.")] = 11,
    cores: Annotated[int | None, typer.Option(help="How many cores; all of them by default.", min=1)] = None,
    file: Annotated[Path | None, typer.Option(help="Where to write; the game's levels.toml by default.")] = None,
    chances: Annotated[
        int | None,
        typer.Option(help="Change nothing: see how right a search of so many walks is.", min=1),
    ] = None,
    strongest: Annotated[
        int | None,
        typer.Option(help="Rate the master instead, who makes at least so many walks, and the grandmaster.", min=2),
    ] = None,
) -> None:
    """Find levels that are a step apart, or see how often a search is right about its chances."""
    from ..levels import chances_table, find_levels, rate_strongest

    chosen = all_games.get(game)
    counts = range(chosen.check_seats(seats), seats + 1) if seats else chosen.seats
    if strongest is not None:
        rate_strongest(chosen, counts, strongest, count, seed, cores, file, notes)
        return
    if chances is None:
        find_levels(chosen, counts, count, seed, cores, file, notes)
        return
    for number in counts:
        out.print(chances_table(chosen, number, chances, count, seed))


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
    from ...core.batch.simulate import simulate as run_batch

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
        "cut": int(results.cut.sum()),
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
    if report["cut"]:
        out.print(f"{report['cut']:,} games were cut by an option, not ended by their rules.")


def save_results(path: Path, results: Results) -> None:
    """Write a batch's arrays to a file that NumPy reads."""
    import numpy as np

    try:
        with path.open("wb") as file:
            np.savez_compressed(file, **vars(results))
    except OSError as error:
        raise MaiolicaError(f"{path}: {error.strerror}") from None


def generate(
    game: GameId,
    folder: Annotated[Path, typer.Argument(help="A new folder for the files, or one where this was broken off.")],
    count: Annotated[int, typer.Option("--games", "-g", help="How many games.")] = 1000,
    players: Annotated[
        str, typer.Option("--players", "-p", help="Who plays, by commas, named as for match; they change seats.")
    ] = "random",
    seats: Seats = 2,
    option: Choices = None,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal games.")] = 0,
    cores: Annotated[int | None, typer.Option(help="How many cores; all of them by default.", min=1)] = None,
    features: Annotated[bool, typer.Option("--features", help="Add the network input of each decision.")] = False,
    expect: Annotated[str | None, typer.Option("--digest", help="Fail unless the games have this digest.")] = None,
    ray: OnCluster = None,
) -> None:
    """Let bots play, and write every position, move and outcome as Parquet files.

    [bold]maiolica generate azul games --games 10000 --players greedy,random[/bold]
    """
    from ...rl.data import digest, new_order
    from ...rl.data import generate as write_games

    order = new_order(game, count, players_for(players, seats), seats, options_of(option), seed, features)
    ready(all_games.get(game), "play")
    with bar("games", count) as (progress, task):
        paths = write_games(order, folder, cores, lambda done: progress.advance(task, done), ray)
    found = digest(folder)
    told = f"{count:,} games in {len(paths)} files: {folder}/part-*.parquet, digest {found}"
    out.print(told, highlight=False, soft_wrap=True)
    if expect not in (None, found):
        raise MaiolicaError(f"these are other games: the digest was to be {expect}")


def puzzles(
    game: GameId,
    count: Annotated[int, typer.Option(help="How many puzzles.", min=1)] = 150,
    games: Annotated[int, typer.Option("--games", "-g", help="How many games to look through at most.", min=1)] = 5000,
    walks: Annotated[int, typer.Option(help="With which they are judged; ten times as many confirm.", min=32)] = 1000,
    seats: Annotated[int | None, typer.Option("--seats", "-n", help="Of all games; mostly two by default.")] = None,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal puzzles.", min=0)] = 1,
    cores: Annotated[int | None, typer.Option(help="How many cores; all of them by default.", min=1)] = None,
    state: Annotated[Path | None, typer.Option(help="Keep what is found in this file, and go on from it.")] = None,
    output: Annotated[Path | None, typer.Option(help="Where to write; ./GAME-puzzles.jsonl.gz by default.")] = None,
    ray: OnCluster = None,
    check: Annotated[bool, typer.Option("--check", help="Confirm puzzles by a fresh search instead.")] = False,
    file: Annotated[Path | None, typer.Option(help="Those of this file; by default those of the game.")] = None,
) -> None:
    """Find positions in which one move is clearly best and not the obvious one, in games of the program with itself.

    [bold]maiolica puzzles azul --count 150 --state azul.state[/bold]; [bold]--check[/bold] confirms what a game ships.
    """
    from ...bots.workers import default_cores
    from ...school.puzzle_mine import Quest
    from ..puzzles import puzzle_table, run_check, run_mining

    chosen = all_games.get(game)
    if seats is not None:
        chosen.check_seats(seats)
    ready(chosen, "search")
    if check:
        good, of, used = run_check(chosen, file, seed, cores or default_cores(), output)
        out.print(f"{good} of {of} puzzles confirmed by {used:,} walks", highlight=False)
        return
    path = output or Path(f"{chosen.id}-puzzles.jsonl.gz")
    found = run_mining(Quest(chosen, walks, seed, seats), games, count, state, cores or default_cores(), path, ray)
    out.print(puzzle_table(chosen, found, f"{len(found)} puzzles of {name_of(chosen)}: {path}"))
