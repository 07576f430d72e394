"""Prints whole games as people would enter them on a score pad, with the engine's account: a line of JSON each."""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

import maiolica
from maiolica.bots.simple import lead_after
from maiolica.core.game.account import AccountLine
from maiolica.core.table.table import Table
from maiolica.games.azul.state import COLOR_NAMES as AZUL
from maiolica.games.chocolatier.state import COLOR_NAMES as CHOCOLATIER
from maiolica.games.duel.state import COLOR_NAMES as DUEL
from maiolica.games.duel.state import GOAL_NAMES
from maiolica.games.five211.moves import CARDS
from maiolica.games.five211.state import IN_A_ROUND
from maiolica.games.pavilion.board import STAR_LETTERS
from maiolica.games.pavilion.state import COLOR_NAMES as PAVILION

Entry = tuple[int, str, str, str | int]
ROUND: Entry = (-1, "round", "", 0)
END: Entry = (-1, "end", "", 0)

SETTINGS: list[tuple[str, int, dict[str, str]]] = [
    *[("azul", seats, {"wall": wall}) for seats in (2, 3, 4) for wall in ("colored", "grey")],
    *[("chocolatier", seats, {"wall": wall}) for seats in (2, 3, 4) for wall in ("grey", "colored")],
    ("pavilion", 2, {"side": "colored", "score_floor": "0", "last_round_keep": "no"}),
    ("pavilion", 3, {"side": "grey", "score_floor": "1", "last_round_keep": "literal"}),
    ("pavilion", 4, {"side": "grey", "score_floor": "0", "last_round_keep": "no"}),
    ("duel", 2, {"goals": "rows,columns,diagonals", "special_is_a_color": "yes"}),
    ("duel", 2, {"goals": "colors,perimeter,corners,specials", "special_is_a_color": "no"}),
    ("duel", 2, {"goals": "colors,columns,corners,wilds", "special_is_a_color": "yes"}),
    *[("five211", seats, {"roosters": "at_least", "target": "none"}) for seats in (2, 3, 4, 5)],
    ("five211", 3, {"roosters": "exact", "target": "50"}),
    ("five211", 5, {"roosters": "exact", "target": "none"}),
]


GOLDEN = Path(__file__).parents[2] / "tests"
SOME = 8  # moves among which the best one at first sight is played


def main(games: int) -> None:
    """Some games with each setting; and the golden ones, which were chosen for what is rare."""
    for game, seats, options in SETTINGS:
        for seed in range(games):
            show(played(game, seats, options, seed), seed)
    for path in sorted(GOLDEN.glob("*/golden/*.log")):
        show(maiolica.load(path), 0)


def show(table: Table, seed: int) -> None:
    """A game as it is entered, and its account."""
    case = {
        "game": table.game.id,
        "options": options_of(table),
        "names": [f"seat {seat + 1}" for seat in range(table.log.seats)],
        "entries": list(entries(table, random.Random(seed))),
        "lines": table.account(),
        "summary": table.summary(),
        "ranks": table.ranks(),
    }
    sys.stdout.write(msgspec.json.encode(case).decode() + "\n")


def options_of(table: Table) -> dict[str, str]:
    """The options; of goals that were drawn by lot, those that were drawn."""
    options = dict(table.log.options)
    if "goals" in options:
        options["goals"] = ",".join(name for name, is_in in zip(GOAL_NAMES, table.state.goals, strict=True) if is_in)
    return options


def played(game: str, seats: int, options: dict[str, str], seed: int) -> Table:
    """A game played at first sight, so that boards fill, and now and then at random."""
    table = maiolica.new(game, seats=seats, options=options, seed=seed)
    rng = random.Random(seed)
    while not table.over:
        seat = rng.choice(table.waiting())
        some = rng.sample(table.legal(seat), min(len(table.legal(seat)), rng.choice([1, SOME, SOME])))
        table.play(max(some, key=partial(lead, table, seat)), seat)
    return table


def lead(table: Table, seat: int, move: Any) -> float:
    """How far a seat leads after a move."""
    return lead_after(table.state, seat, table.game.moves.number(move))


def entries(table: Table, rng: random.Random) -> Iterator[Entry]:
    """What the people write down, round by round; in which order the parts and seats come is theirs to choose."""
    account = table.account()
    rounds = list(cards(table)) if table.game.id == "five211" else list(boards(table, account))
    for i, entered in enumerate(rounds):
        yield from [ROUND] if i else []
        if table.game.id != "pavilion":  # there, the order in which tiles were laid counts
            rng.shuffle(entered)
        yield from entered
    yield END
    yield from (entry for line in account if line.final and (entry := number(table, line)))


def boards(table: Table, account: list[AccountLine]) -> Iterator[list[Entry]]:
    """The pieces and numbers of each round, from the lines of the account."""
    for round_number in range(1, max(line.round for line in account) + 1):
        own = [line for line in account if line.round == round_number and not line.final]
        laid = [entry for line in own if (entry := piece(table, line))]
        numbers: Counter[tuple[int, str]] = Counter()
        for line in own:
            if entry := number(table, line):
                numbers[entry[0], entry[1]] += int(entry[3])
        yield [*laid, *((seat, part, "", count) for (seat, part), count in numbers.items())]


PARTS = {"wall": "wall", "tiles": "", "special": "dome"}
NUMBERS = ("floor", "marker", "discards", "plates", "broken", "token", "wilds", "specials")


def piece(table: Table, line: AccountLine) -> Entry | None:
    """A piece that was laid: where the account says, and what lies there to the end."""
    if line.source not in PARTS:
        return None
    place = line.at.split("-", 2)[2]
    me: Any = table.state.seats[line.seat]
    if table.game.id == "pavilion":
        found = me.stars[STAR_LETTERS.index(place[0]), int(place[1:]) - 1]
        return line.seat, "board", place, PAVILION[found - 1]
    row, column = (int(number) - 1 for number in place.split("-")[1:])
    if table.game.id == "duel":
        return line.seat, "dome", place, [*DUEL, "special"][me.tiles[row, column] - 1]
    colors = AZUL if table.game.id == "azul" else CHOCOLATIER
    return line.seat, "wall", place, colors[me.wall[row, column] - 1]


def number(table: Table, line: AccountLine) -> Entry | None:
    """A number that was counted: as the account tells it, one where it tells none."""
    if line.source not in NUMBERS:
        return None
    told = line.told.args["line"] if line.told.key == "account-clipped" else line.told
    part = "kept" if told.key == "pavilion-account-kept" else line.source
    return line.seat, part, "", int(told.args.get("count", not told.key.endswith("-open")))


def cards(table: Table) -> Iterator[list[Entry]]:
    """The cards that each seat laid, round by round."""
    seats = table.log.seats
    laid = [(event.seat, CARDS[event.action]) for event in table.log.events if event.seat >= 0]
    size = seats * IN_A_ROUND
    for start in range(0, len(laid), size):
        counts = Counter(laid[start : start + size])
        yield [(seat, "cards", text, count) for (seat, text), count in counts.items()]


if __name__ == "__main__":
    main(int(sys.argv[1]))
