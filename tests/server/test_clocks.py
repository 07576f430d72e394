"""Clocks: for each decision, for the whole game with increments, in days; and what happens when one runs out."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maiolica.server.messages import BankClock, DaysClock, MoveClock, NoClock
from maiolica.server.play.clocks import DAY, deadlines, pressed, resumed, shown, taken_back, wound_up
from maiolica.server.play.live import Live
from maiolica.server.play.moments import moment
from maiolica.server.problems import Refused
from maiolica.server.store.rows import ClockState

from .clients import World
from .lives import START, again, alone, seated, step, stored

CLOCKS = st.one_of(
    st.builds(MoveClock, seconds=st.integers(5, 86_400)),
    st.builds(BankClock, seconds=st.integers(10, 86_400), increment=st.integers(0, 3600)),
    st.builds(DaysClock, days=st.integers(1, 30)),
)
PRESSES = st.lists(  # who decided, who is waited for then, and after how many milliseconds
    st.tuples(st.integers(0, 2), st.sets(st.integers(0, 2), min_size=1), st.integers(0, 100_000)), max_size=30
)


def test_without_a_clock_there_is_no_clock() -> None:
    assert wound_up(NoClock(), 3) is None
    assert pressed(NoClock(), None, 0, {1}, START) is None
    assert taken_back([], 0) is None
    assert resumed(NoClock(), None, START) is None
    assert deadlines(None) == {}
    assert shown(None, START) is None


@given(CLOCKS, PRESSES)
def test_exactly_the_clocks_of_those_who_are_waited_for_run(clock: object, presses: list) -> None:
    state, now = wound_up(clock, 3), START  # type: ignore[arg-type]
    for mover, running, passed in presses:
        now += passed
        state = pressed(clock, state, mover, running, now)  # type: ignore[arg-type]
        assert state
        assert set(deadlines(state)) == running
        assert all(left >= 0 for left in state.left)
        seen = shown(state, now)
        assert seen
        assert (seen.at, set(seen.running)) == (now, running)
        assert all(left is not None and left >= 0 for left in seen.left)


@given(
    st.one_of(st.builds(MoveClock, seconds=st.integers(5, 999)), st.builds(DaysClock, days=st.integers(1, 9))), PRESSES
)
def test_each_decision_has_its_time_and_others_decisions_do_not_change_it(clock: object, presses: list) -> None:
    state, now, since = wound_up(clock, 3), START, [None] * 3  # type: ignore[arg-type, var-annotated]
    whole = state.left[0]  # type: ignore[union-attr]
    for mover, running, passed in presses:
        now += passed
        state = pressed(clock, state, mover, running, now)  # type: ignore[arg-type]
        for seat in range(3):
            if seat not in running:
                since[seat] = None
            elif since[seat] is None or seat == mover:
                since[seat] = now  # type: ignore[call-overload]
        assert deadlines(state) == {seat: one + whole for seat, one in enumerate(since) if one is not None}


@given(st.builds(BankClock, seconds=st.integers(10, 999), increment=st.integers(0, 60)), PRESSES)
def test_a_bank_loses_what_was_thought_and_gains_the_increment_when_the_turn_is_over(
    clock: BankClock, presses: list
) -> None:
    state, now, left = wound_up(clock, 3), START, [clock.seconds * 1000] * 3
    was_running: set[int] = set()
    for mover, running, passed in presses:
        now += passed
        left = [max(0, one - passed) if seat in was_running else one for seat, one in enumerate(left)]
        if mover not in running:
            left[mover] += clock.increment * 1000
        state = pressed(clock, state, mover, running, now)
        was_running = running
        assert state
        assert list(state.left) == left


def test_taking_back_a_turn_takes_back_its_increment() -> None:
    """Else who plays and takes back again and again would win time."""
    clock = BankClock(seconds=60, increment=10)
    live, chance = seated("azul", clock=clock, options={"first_seat": 1}), random.Random(1)
    for i in range(5):
        step(live, chance, START + 1000 * i)
        live.undo(0, None, START + 1000 * i)
    assert live.row.clocks
    assert live.row.clocks.left[0] == 60_000 - 4000


WAITS = st.lists(st.tuples(st.integers(0, 9_000), st.integers(0, 9_000), st.booleans()), min_size=1, max_size=8)


@pytest.mark.needs("five211")
@pytest.mark.slow
@given(CLOCKS, st.sampled_from(["azul", "five211"]), WAITS)
def test_taking_back_leaves_every_clock_as_if_nothing_had_been_decided(clock: Any, game: str, waits: list) -> None:
    """Who takes back has used the time since that decision began; the others have lost and won nothing."""
    live, chance, now = seated(game, clock=clock, kind=kind_for(clock)), random.Random(1), START
    for thought, regretted, is_read_again in waits:
        before = live.row.clocks
        if min(deadlines(before).values()) <= now + thought:
            break
        seat = step(live, chance, now + thought)
        now += thought + regretted
        if not live.can_undo(seat, now):
            continue
        live = again(live) if is_read_again else live
        live.undo(seat, None, now)
        assert shown(live.row.clocks, now) == shown(before, now)


def kind_for(clock: object) -> str:
    return "slow" if isinstance(clock, DaysClock) else "live"


def test_a_decisions_time_does_not_start_anew_when_it_is_taken_back() -> None:
    live, chance = seated("azul", clock=MoveClock(seconds=60), options={"first_seat": 1}), random.Random(1)
    for played, undone in ((20, 22), (30, 45), (46, 59)):
        step(live, chance, START + 1000 * played)
        assert deadlines(live.row.clocks) == {1: START + 1000 * played + 60_000}
        live.undo(0, None, START + 1000 * undone)
        assert deadlines(live.row.clocks) == {0: START + 60_000}
    step(live, chance, START + 59_500)
    assert moment(live, 0, [], START + 59_999)[0].undo
    assert not moment(live, 0, [], START + 60_000)[0].undo
    with pytest.raises(Refused, match="nothing that may be taken back"):
        live.undo(0, None, START + 60_000)  # there would be no time to decide again
    assert deadlines(live.row.clocks) == {1: START + 119_500}


@pytest.mark.needs("five211")
def test_several_decisions_are_taken_back_one_after_the_other_with_their_clocks() -> None:
    """Two cards are chosen one by one, by both at once."""
    live = seated("five211", clock=BankClock(seconds=60, increment=5))
    ends = [deadlines(live.row.clocks)]
    for i in (1, 2):
        live.play(0, live.game.moves.text(live.playing.legal(0)[0]), None, None, START + 5000 * i)
        ends.append(deadlines(live.row.clocks))
    assert set(ends[2]) == {1}
    for i in (1, 0):
        live.undo(0, None, START + 20_000)
        assert deadlines(live.row.clocks) == ends[i]
    assert live.row.marks == []


def test_free_undo_against_bots_gives_no_time_either() -> None:
    live, chance = alone("azul", "beginner", undo="free", clock=MoveClock(seconds=60)), random.Random(1)
    now, ends = START, []
    while len(ends) < 3:
        now += 1000
        if live.row.waiting == [0]:
            ends.append(deadlines(live.row.clocks))
        step(live, chance, now)
    for before in reversed(ends):
        live.undo(0, None, now)
        assert deadlines(live.row.clocks) == before


def test_a_table_stored_before_clocks_were_marked_can_still_take_back() -> None:
    live = seated("azul", clock=MoveClock(seconds=60), options={"first_seat": 1})
    step(live, random.Random(1))
    row, journal = stored(live)
    row.marks = []
    old = Live.load(row, journal, 0)
    old.undo(0, None, START + 1000)
    assert deadlines(old.row.clocks) == {0: START + 61_000}


@given(CLOCKS, PRESSES, st.integers(0, 10**7))
def test_a_pause_of_the_server_costs_nobody_time_but_days_go_on(clock: object, presses: list, pause: int) -> None:
    state, now = wound_up(clock, 3), START  # type: ignore[arg-type]
    for mover, running, passed in presses:
        now += passed
        state = pressed(clock, state, mover, running, now)  # type: ignore[arg-type]
    up = now + pause
    after = resumed(clock, state, up)  # type: ignore[arg-type]
    assert after
    assert resumed(clock, after, up) == after  # type: ignore[arg-type]
    for seat, end in deadlines(after).items():
        before = deadlines(state)[seat]
        assert end == before if isinstance(clock, DaysClock) else end >= max(before, up)
    assert resumed(clock, state, 0) == state  # type: ignore[arg-type]


def test_reading_a_table_again_does_not_wind_its_clocks_up() -> None:
    """A table is read again whenever nobody looked at it for a while, and in every process."""
    live = seated("azul", clock=MoveClock(seconds=60))
    seat = live.row.waiting[0]
    for up in (0, START - 1, START):
        assert deadlines(again(live, up).row.clocks) == {seat: START + 60_000}
    assert deadlines(again(live, START + 5000).row.clocks) == {seat: START + 65_000}


def test_who_runs_out_of_time_is_replaced_or_ends_the_game() -> None:
    for absent, state in (("bot", "playing"), ("end", "over")):
        live = seated("azul", clock=MoveClock(seconds=5), absent=absent)
        seat = live.row.waiting[0]
        live.give_up(seat, "time", None, START + 5000)
        assert live.row.state == state
        if absent == "bot":
            assert live.row.seats[seat].stand_in
            assert deadlines(live.row.clocks) == {}  # bots have no clock
            assert live.row.due == START + 5000
        else:
            assert live.row.result
            assert (live.row.result.reason, live.row.result.seat) == ("time", seat)
            assert live.row.result.ranks[seat] == 2
            assert live.row.due is None


def test_days_are_counted_in_days() -> None:
    live = seated("azul", kind="slow", clock=DaysClock(days=3))
    assert live.row.due == START + 3 * DAY
    assert isinstance(live.row.clocks, ClockState)


async def test_a_real_clock_runs_out_and_a_bot_plays_on(there: World) -> None:
    ada, bo = await there.person("Ada"), await there.person("Bo")
    clock = {"kind": "move", "seconds": 5}
    table = (await ada.open("azul", "me", "open", clock=clock, options={"first_seat": 1}))["id"]
    await bo.post(f"tables/{table}/join")
    one, other = await there.feed(table, ada, 0), await there.feed(table, bo, 1)
    await one.until(lambda: one.moment, "the start")
    assert one.moment["clocks"]["running"] == [0]
    assert 0 < one.moment["clocks"]["left"][0] <= 5000 == one.moment["clocks"]["left"][1]
    await one.until(lambda: one.table["seats"][0]["stand_in"], "the bot that sits in")
    await other.until(lambda: other.moment["waiting"] == [1], "the bot's move")
    refused = await one.play("1B>1")
    assert refused["error"] == "not-now"
    assert (await one.command("undo"))["error"] == "not-now"
    back = await ada.post(f"tables/{table}/join")
    assert back["seats"][0]["stand_in"] is None
    await other.play(other.moment["legal"][0]["text"])
    await one.until(lambda: one.moment["legal"], "my turn")
    assert (await one.play(one.moment["legal"][0]["text"]))["type"] == "done"
    await other.until(lambda: other.table["state"] == "over", "the end, as both ran out of time")
    assert other.table["result"]["reason"] == "time"


def test_a_table_has_a_clock_of_its_kind() -> None:
    for more in ({"kind": "live", "clock": DaysClock(days=1)}, {"kind": "slow", "clock": MoveClock(seconds=60)}):
        with pytest.raises(Refused, match="days are for slow tables"):
            seated("azul", **more)
