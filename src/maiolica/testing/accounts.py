"""Laws of accounts: every point has a reason, and the reasons add up."""

from __future__ import annotations

from functools import cache
from typing import Any

from ..core.game.account import NOBODY, AccountLine
from ..core.game.drawn import keeping
from ..core.game.scene import Label, seat_name
from ..core.game.words import LANGUAGES
from ..core.table.account import Account
from ..core.table.log import Log
from ..core.table.summary import summary_of
from ..core.table.table import Table
from .case import Case, some_setups
from .tables import keeper
from .telling import strictly
from .walks import Setup, Walk, some_walks

LOOKED_AT = 8  # events of a game whose places are looked for in pictures


class AccountLaws(Case):
    """The account of random games with all seats and all options."""

    def test_the_account_adds_up_to_the_scores_at_every_moment(self, setup: Setup) -> None:
        played = some_walks(setup)[0]
        lines, sums, at = account_of(setup).lines, [0] * setup.seats, 0
        for done, s in enumerate(played.states):
            while at < len(lines) and lines[at].done == done:
                assert lines[at].seat in range(NOBODY, setup.seats)
                assert lines[at].points == 0 or lines[at].source in setup.game.account.sources, lines[at]
                if lines[at].seat != NOBODY:
                    sums[lines[at].seat] += lines[at].points
                at += 1
            assert sums == [setup.game.rules.score(s, seat) for seat in range(setup.seats)], done
        assert at == len(lines)

    def test_the_summary_adds_up_and_explains_every_tie(self, some_setup: Setup) -> None:
        game = some_setup.game
        for played in some_walks(some_setup):
            table = Table.replay(log_of(played))
            found = table.summary()
            assert found.scores[-1] == table.scores()
            assert [sum(row.sums[seat] for row in found.rows) for seat in range(table.seats)] == table.scores()
            assert all(len(row.points) == len(found.columns) == len(found.scores) for row in found.rows)
            tied = sorted(seat for tie in found.ties for seat in tie.seats)
            assert tied == [i for i, score in enumerate(table.scores()) if table.scores().count(score) > 1]
            said = [*found.columns, *(row.name for row in found.rows), *(tie.told for tie in found.ties)]
            for i, label in enumerate(said):
                strictly(label, LANGUAGES[i % len(LANGUAGES)])
            assert summary_of(game, table.at(0).state, table.account()[:0], []).ties == []

    def test_the_places_of_an_account_are_in_the_pictures_that_everybody_sees(self, some_setup: Setup) -> None:
        """Before the event, when its points are about to be counted, or after it."""
        played = some_walks(some_setup)[0]
        account, drawn = account_of(some_setup), keeper()
        events = sorted(account.begun.keys() - {0})
        for done in {*events[:: max(1, len(events) // LOOKED_AT)], *events[-1:]}:
            states = (played.states[done - 1], account.begun[done], played.states[done])
            with keeping(drawn):
                seen = {place for s in states for place in places_in(some_setup, s.clone())}
            for line in account.lines:
                if line.done == done:
                    named = {line.at, line.start, *(place for group in line.places for place in group)} - {""}
                    assert named <= seen, line

    def test_the_account_is_told_in_every_language(self, language: str) -> None:
        found = {line.told.key: line.told for setup in some_setups(self.subject, 4) for line in account_of(setup).lines}
        for told in found.values():
            strictly(told, language)
        for source in self.subject.account.sources:
            strictly(Label(f"{self.game}-source-{source}"), language)
        for broken in (0, 1):
            args = {"seats": seat_name(0), "broken": broken, "values": seat_name(0)}
            strictly(Label(f"{self.game}-tie", args), language)


@cache
def account_of(setup: Setup) -> Account:
    """The account of the first random game that laws look at."""
    account = Account(log_of(some_walks(setup)[0]))
    account.follow()
    return account


def log_of(played: Walk) -> Log:
    """The log of a random game."""
    setup = played.setup
    names = [f"Seat {seat + 1}" for seat in range(setup.seats)]
    return Log(setup.game, setup.seats, names, setup.options, played.events)


def places_in(setup: Setup, s: Any) -> set[str]:
    """The places in the picture that everybody sees."""
    for seat in range(setup.seats):
        setup.game.rules.hide(s, seat)
    scene = setup.game.scene(s, 0)
    return {shape.id for panel in scene.panels for shape in panel.shapes}


def lines_after(setup: Setup, events: Any, start: int, s: Any) -> list[AccountLine]:
    """The account of the last events of a game, from the position after so many of them."""
    account = Account(Log(setup.game, setup.seats, [], setup.options, list(events)))
    account.start_from(start, s)
    account.follow()
    return [line for line in account.lines if line.done]
