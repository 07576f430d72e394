"""A review on the command line: how each seat played, what luck brought, what the game hinged on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as RichTable
from rich.text import Text

from .. import load
from ..core.game.errors import MaiolicaError
from ..core.game.scene import Label
from ..core.game.words import say
from ..core.table.log import Log
from ..study.form import Judged, Review, Share, Turning
from ..study.habits import Habits, Past, habits_of
from ..study.judge import Effort
from ..study.many import reviews_of
from ..study.review import review
from .common import bar

SIGNS = {"": "", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}


def run_review(log: Log, effort: Effort, cores: int | None) -> Review:
    """Review a game with a progress bar."""
    decisions = sum(event.seat >= 0 for event in log.events)
    with bar("decisions", decisions) as (progress, task):
        return review(log, effort, cores, lambda done, of: progress.update(task, completed=done, total=of))


def run_reviews(folder: Path, effort: Effort, cores: int | None, ray: str | None = None) -> list[Habits]:
    """Review all games in a folder, on cores or a Ray cluster; what is no log is named and left out."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and not path.name.startswith("."))
    found: dict[str, Past] = {}
    with bar("games", len(files)) as (progress, task):
        logs = {}
        for path in files:
            try:
                logs[path.name] = load(path).log
            except MaiolicaError as error:
                progress.console.print(Text(f"{path.name}: {error}"), style="yellow", soft_wrap=True)
                progress.advance(task)
        for name, one in reviews_of(logs, effort, cores, ray):
            found[name] = Past(one, logs[name].names)
            progress.advance(task)
    if not found:
        raise MaiolicaError(f"{str(folder)!r}: there is no log in this folder")
    return habits_of(found[name] for name in logs)


def show_habits(found: Sequence[Habits], language: str, out: Console) -> None:
    """What many games say of each player, game by game."""
    for game in dict.fromkeys(one.game for one in found):
        out.print(habit_table([one for one in found if one.game == game], say(Label(f"{game}-name"), language)))
    for one in found:
        for typical in one.typical:
            out.print(Text(f"{one.name}: {say(typical.told, language)}."), soft_wrap=True)


def habit_table(found: Sequence[Habits], game: str) -> RichTable:
    """One row for each player; what moves lost and luck brought is told for each game."""
    heads = ("games", "won", "accuracy", "by thirds", "?!/?/??", "own moves", "luck")
    table = RichTable("player", *heads, title=game, box=SIMPLE_HEAD)
    for column in table.columns[1:]:
        column.justify, column.no_wrap = "right", True
    for one in found:
        thirds = " ".join("–" if part is None else f"{part:.0f}" for part in one.phases)
        marks = f"{one.inaccuracies}/{one.mistakes}/{one.blunders}"
        chances = [f"{100 * part:+.0f} %".replace("-", "−") for part in (-one.lost, one.luck)]
        won, accuracy = f"{100 * one.won:.0f} %", accuracy_text(one.accuracy)
        table.add_row(Text(one.name), str(one.games), won, accuracy, thirds, marks, *chances)
    return table


def accuracy_text(accuracy: float | None) -> str:
    """An accuracy, if there is one."""
    return "–" if accuracy is None else f"{accuracy:.1f}"


def show(found: Review, log: Log, everything: bool, language: str, out: Console) -> None:
    """The review for people."""
    names = log.names
    out.print(seat_table(found, names))
    if found.moments:
        out.print(moment_table(found, names))
    chosen = [one for one in found.decisions if one.mark or everything]
    if chosen:
        out.print(decision_table(chosen, names, "All decisions" if everything else "What could have been better"))
    for one in found.decisions:
        if one.mark and one.why:
            why = ". ".join(say(sentence, language, log.own_names) for sentence in one.why)
            text = f"{one.done + 1}  {names[one.seat]}, {one.best.text} instead of {one.move.text}: {why}."
            out.print(Text(text), soft_wrap=True)


def seat_table(found: Review, names: Sequence[str]) -> RichTable:
    """One row for each seat: its accuracy, and how it came from its chance at the start to the result."""
    real = sum(one.kind == "real" for one in found.decisions)
    title = f"{len(found.decisions)} decisions, {real} of them real; about {found.walks:,} walks each"
    heads = ("accuracy", "?!", "?", "??", "start", "own moves", "others", "luck", "seen later", "result")
    table = RichTable("seat", *heads, title=title, box=SIMPLE_HEAD)
    for column in table.columns[1:]:
        column.justify, column.no_wrap = "right", True
    for name, seat in zip(names, found.by_seat, strict=True):
        marks = (str(count or "") for count in (seat.inaccuracies, seat.mistakes, seat.blunders))
        table.add_row(Text(name), accuracy_text(seat.accuracy), *marks, *parts_of(seat.chance))
    return table


def parts_of(share: Share) -> list[str]:
    """The way from the start to the result, in percent."""
    changes = [f"{100 * part:+.0f}" for part in (share.moves, share.others, share.luck, share.later)]
    return [text.replace("-", "−") for text in (f"{100 * share.start:.0f} %", *changes, f"{100 * share.result:.0f} %")]


def moment_table(found: Review, names: Sequence[str]) -> RichTable:
    """What the game hinged on."""
    table = RichTable("round", "what", "chance", title="What it hinged on", box=SIMPLE_HEAD)
    by_done = {one.done: one for one in found.decisions}
    for moment in found.moments:
        at = by_done.get(moment.done)
        table.add_row(str(at.round if at else 1), Text(told(moment, at, names)), f"−{100 * moment.loss:.0f} %")
    return table


def told(moment: Turning, at: Judged | None, names: Sequence[str]) -> str:
    """A moment in words."""
    if moment.by == "move" and at:
        return f"{names[moment.seat]} plays {at.move.text}; better: {at.best.text}"
    return f"bad luck for {names[moment.seat]} after {at.move.text if at else 'the start'}"


def decision_table(chosen: Sequence[Judged], names: Sequence[str], title: str) -> RichTable:
    """Decisions, one in each row."""
    heads = ("event", "round", "seat", "move", "", "chance", "lead", "better", "chance", "lead")
    table = RichTable(*heads, title=title, box=SIMPLE_HEAD)
    for one in chosen:
        played, best = one.move, one.best
        row: list[str | Text] = [str(one.done + 1), str(one.round), Text(names[one.seat]), played.text, SIGNS[one.mark]]
        row += [f"{100 * played.chance:.0f} %", points(played.lead)]
        if best.text != played.text:
            row += [best.text, f"{100 * best.chance:.0f} %", points(best.lead)]
        table.add_row(*row)
    return table


def points(lead: float) -> str:
    """A lead with its sign."""
    return f"{lead:+.1f}".replace("-", "−")
