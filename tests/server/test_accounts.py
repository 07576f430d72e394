"""Moments carry the account of what happened, the table before it was counted, and in the end its summary."""

from __future__ import annotations

import random

import msgspec
import pytest

from maiolica.games import ids
from maiolica.server.messages import Import
from maiolica.server.play.moments import moment, past_moment
from maiolica.server.play.opening import brought, imported
from maiolica.server.problems import Refused

from .lives import ADA, START, seated, step


@pytest.mark.parametrize("game", ids())
def test_the_lines_of_a_game_carry_its_account(game: str) -> None:
    live, chance = seated(game, undo="none"), random.Random(game)
    known, account, scenes = [], [], 0
    while live.row.state == "playing":
        step(live, chance)
        found, events = moment(live, 0, known, START)
        account += [one for line in found.lines for one in line.account if one.done > len(known)]
        account += [one for line in found.lines for one in line.account if not known and one.done == 0]
        if found.scoring:
            scenes += 1
            counted = [one for line in found.lines for one in line.account if one.done == found.scoring.done]
            assert len(counted) > 1
            assert msgspec.json.decode(msgspec.json.encode(found.scoring.scene))["panels"]
        known = events
        sums = [sum(one.points for one in account if one.seat == seat) for seat in range(2)]
        assert sums == found.scores
        assert (found.summary is None) == (live.row.state == "playing")
    assert account == live.begun.account()
    assert scenes or game == "pavilion"  # where most points come one by one
    assert found.summary
    assert found.summary.scores[-1] == found.scores
    assert found.summary.rows


def test_a_past_moment_has_its_account_and_what_was_counted_last() -> None:
    live, chance = seated("azul", undo="none"), random.Random(1)
    while len(lines := live.begun.account()) < 2 or lines[-1].done != lines[-2].done:
        step(live, chance)
    found = past_moment(live, None, lines[-1].done)
    assert [one for line in found.lines for one in line.account] == lines
    assert found.scoring
    assert found.scoring.done == lines[-1].done
    assert past_moment(live, None, lines[-1].done - 1).scoring is None


def test_a_bad_log_is_refused_with_the_line_and_the_reason() -> None:
    live = seated("azul", options={"first_seat": "1"})
    text = live.begun.text()
    with pytest.raises(Refused) as damaged:
        brought(text.replace("seats 2", "seats 9"))
    assert str(damaged.value).startswith("line 4: azul has 2 to 4 seats")
    assert damaged.value.reason
    assert damaged.value.reason.args["line"] == 4
    first = live.begun.legal()[0]
    move = live.game.moves.text(first)
    body = text.split("end ")[0]
    bad = Import(log=f"{body}1 {move}\n1 {move}\nend unchecked\n")
    with pytest.raises(Refused) as illegal:
        imported(*brought(bad.log), ADA, START)
    assert illegal.value.reason
    assert illegal.value.reason.key == "log-line"
    assert illegal.value.reason.args["line"] == body.count("\n") + 2
