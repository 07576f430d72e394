"""A league as a page: who stands where, how sure that is, and the latest games to step through."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path

from .. import games
from ..core.game.errors import MaiolicaError
from ..core.game.scene import Label
from ..core.game.words import say
from ..core.table.log import read
from ..core.table.table import Table
from ..ui.slides import page, slides
from .crosstable import draw_crosstable
from .league_file import League
from .plan import Played

SHOWN = 30  # games that are listed, the latest first, and of each pairing one before any has two


def write_pages(league: League) -> Path:
    """Write ``index.html`` and the pages of the games that it lists."""
    shown = list(chosen(league))
    game = escape(say(Label(f"{league.match.game_id}-name")))
    rows = "\n".join(row(league, number, league.played[number]) for number in shown)
    heads = "<tr><th>Game</th><th>Players</th><th>Points</th><th>Deal</th></tr>"
    body = f"""<h1>{escape(league.folder.absolute().name)}</h1>
<div class="wide">{draw_crosstable(league.report)}</div>
<h2>Bots</h2>
<div class="wide"><table><tr><th>Name</th><th>Player</th></tr>
{"".join(bot_row(name, spec) for name, spec in zip(league.names, league.match.players, strict=True))}</table></div>
<h2>Games to step through</h2>
<div class="wide"><table>{heads}
{rows}</table></div>"""
    try:
        for number in shown:
            write_slides(league, number)
        path = league.folder / "index.html"
        path.write_text(page(f"{game}: a league", body), encoding="utf-8")
    except OSError as error:
        raise MaiolicaError(f"{league.folder}: {error.strerror}") from None
    return path


def chosen(league: League) -> Iterator[int]:
    """The games that are shown."""
    left, count = sorted(league.played, reverse=True), 0
    while left and count < SHOWN:
        met: set[tuple[int, ...]] = set()
        for number in list(left):
            group = tuple(sorted(league.played[number].pairing.players))
            if group not in met and count < SHOWN and league.log_of(number).exists():
                met.add(group)
                left.remove(number)
                count += 1
                yield number
        if not met:
            return


def write_slides(league: League, number: int) -> None:
    """The page of a game, once."""
    path = league.log_of(number).with_suffix(".html")
    if not path.exists():
        log, lines = read(league.log_of(number).read_text("utf-8"), games.load_all())
        path.write_text(slides(Table.replay(log, lines)), encoding="utf-8")


def row(league: League, number: int, played: Played) -> str:
    """A game in the list."""
    names = " – ".join(escape(league.names[index]) for index in played.pairing.players)
    points = " : ".join(map(str, played.scores))
    if played.failed is not None:
        points += f" ({escape(league.names[played.pairing.players[played.failed]])} failed)"
    link = league.log_of(number).relative_to(league.folder).with_suffix("")
    files = f'<a href="{link}.html">{number}</a> (<a href="{link}.log">log</a>)'
    return f"<tr><td>{files}</td><td>{names}</td><td>{points}</td><td>{played.pairing.deal + 1}</td></tr>"


def bot_row(name: str, spec: str) -> str:
    """A bot in the list."""
    return f"<tr><td>{escape(name)}</td><td><code>{escape(spec)}</code></td></tr>"
