"""A match on the command line: the running score, then tables or JSON, and a picture."""

from __future__ import annotations

import sys
from collections import Counter
from contextlib import redirect_stdout, suppress
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as RichTable
from rich.text import Text

from ..bots.crosstable import draw_crosstable
from ..bots.match import play_match
from ..bots.plan import Match, Played
from ..bots.report import PlayerReport, Report, report, victory
from ..bots.report_text import between, percent, short, signed, verdict
from ..core.game.errors import MaiolicaError
from ..core.game.scene import Label
from ..core.game.words import say

LEADERS = 3  # players of a tournament whose running score is shown
REASONS = 5  # reasons of failures that are shown for each player


def run_match(
    match: Match,
    cores: int | None,
    state: Path | None,
    logs: Path | None,
    svg: Path | None,
    notes: Console,
    ray: str | None = None,
) -> Report:
    """Play a match and report on it, also when it is interrupted: then fewer games are played than were to be."""
    if svg:
        write(svg, "")  # a place where nothing can be written is told before hours of play
    score = RunningScore(match, notes)
    with suppress(KeyboardInterrupt), score.progress, redirect_stdout(sys.stderr):  # a bot's prints are no report
        play_match(match, cores, state, logs, score.tell, ray)
    result = report(match, score.finished)
    if svg:
        write(svg, draw_crosstable(result) + "\n")
    return result


class RunningScore:
    """The progress bar, and what it says of the players."""

    def __init__(self, match: Match, notes: Console) -> None:
        columns = (BarColumn(20), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.fields[score]}"))
        self.match = match
        self.progress = Progress(*columns, console=notes, transient=True)
        self.task = self.progress.add_task("games", total=match.total, score="")
        self.finished: list[Played] = []
        self.points = [0.0] * len(match.players)
        self.games = [0] * len(match.players)
        self.failing: set[int] = set()

    def tell(self, played: Played) -> None:
        """Another game is done."""
        self.finished.append(played)
        for player in set(played.pairing.players):
            self.points[player] += victory(played, player)
            self.games[player] += 1
        if played.failed is not None:
            self.warn(played.pairing.players[played.failed], played.reason)
        self.progress.update(self.task, advance=1, score=self.text())

    def warn(self, player: int, reason: str) -> None:
        """Say at once that a player fails; the report will tell the rest."""
        if player not in self.failing:
            self.failing.add(player)
            message = f"[yellow]{escape(self.match.names[player])} lost a game:[/yellow] {escape(reason)}"
            self.progress.console.print(message, highlight=False, soft_wrap=True)

    def text(self) -> str:
        """Of two players the points, of more the leaders."""
        names = [escape(short(name)) for name in self.match.names]
        if len(names) == 2:
            return f"{names[0]} {self.points[0]:g} : {self.points[1]:g} {names[1]}"
        shares = {player: self.points[player] / games for player, games in enumerate(self.games) if games}
        leaders = sorted(shares, key=lambda player: -shares[player])[:LEADERS]
        return "  ".join(f"{names[player]} {percent(shares[player])}" for player in leaders)


def show(result: Report, out: Console) -> None:
    """The report for people."""
    out.print(player_table(result))
    if len(result.players) == 2 and result.pairs:
        out.print(Text(verdict(result)), soft_wrap=True)
    elif result.pairs:
        out.print(cross_table(result))
    for line in failure_lines(result):
        out.print(Text(line), soft_wrap=True)


def player_table(result: Report) -> RichTable:
    """One row for each player, the best rated first."""
    game = say(Label(f"{result.game}-name"))
    games = "" if result.played == result.games else f"{result.played:,} of "
    title = f"{game}, {result.seats} seats: {games}{result.games:,} games on {result.deals:,} deals"
    rated = len(result.players) > 2
    heads = ("share", "score", "Elo", "95 %") if rated else ("share", "95 %", "score", "s/move", "most")
    table = RichTable("", "player", "games", *heads, title=title, box=SIMPLE_HEAD)
    for column in table.columns[2:]:
        column.justify, column.no_wrap = "right", True
    for index in ranking(result):
        player = result.players[index]
        games = f"+{player.wins:,} ={player.draws:,} −{player.losses:,}"
        share, reach = share_of(player)
        score = "–" if player.mean_score is None else f"{player.mean_score:.1f}"
        cells = (share, score, *rating_of(player)) if rated else (share, reach, score, *times(player))
        table.add_row(str(index + 1), name_of(player), games, *cells)
    return table


def cross_table(result: Report) -> RichTable:
    """Every player's share against every other, and how long each thought."""
    parts = {(pair.first, pair.second): pair.share.value for pair in result.pairs}
    parts |= {(second, first): 1 - part for (first, second), part in parts.items() if part is not None}
    order = ranking(result)
    heads = [f"over {index + 1}" for index in order]
    table = RichTable("", "placed better", *heads, "s/move", "most", box=SIMPLE_HEAD)
    for column in table.columns[2:]:
        column.justify, column.no_wrap = "right", True
    for index in order:
        player = result.players[index]
        cells = [percent(parts.get((index, other))) for other in order]
        table.add_row(str(index + 1), name_of(player), *cells, *times(player))
    return table


def ranking(result: Report) -> list[int]:
    """The players by rating; two stay as they were given."""
    ratings = [player.rating.value or 0.0 if player.rating else 0.0 for player in result.players]
    return sorted(range(len(ratings)), key=lambda index: -ratings[index])


def name_of(player: PlayerReport) -> Text:
    """A name that fits, in which nothing is markup."""
    return Text(short(player.name), overflow="fold")


def share_of(player: PlayerReport) -> tuple[str, str]:
    """The share of victories and its interval."""
    if not player.share:
        return "–", "–"
    return percent(player.share.value), f"{percent(player.share.low)[:-2]} … {percent(player.share.high)}"


def rating_of(player: PlayerReport) -> tuple[str, str]:
    """The rating and its interval."""
    if not player.rating or player.rating.value is None:
        return "–", "–"
    return signed(player.rating.value), between(player.rating.low, player.rating.high)


def times(player: PlayerReport) -> tuple[str, str]:
    """Seconds for a move, on average and at most."""
    return "–" if player.mean_time is None else f"{player.mean_time:.3f}", f"{player.max_time:.3f}"


def failure_lines(result: Report) -> list[str]:
    """Why games were lost without being played."""
    lines = []
    for index, player in enumerate(result.players):
        reasons = Counter(failure.reason for failure in result.failures if failure.player == index)
        if reasons:
            lines.append(f"{player.name} failed in {player.failures:,} of {player.games:,} games:")
            lines += [f"  {count:,} × {reason}" for reason, count in reasons.most_common(REASONS)]
    return lines


def write(path: Path, text: str) -> None:
    """Write a file, or say why not."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise MaiolicaError(f"{path}: {error.strerror}") from None
