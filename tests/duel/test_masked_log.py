"""The log of a running game of duel, as a seat may read it (DU-9)."""

from __future__ import annotations

import random

import maiolica
from maiolica.core.game.game import CHANCE
from maiolica.games.duel.moves import MOVES, OUTCOMES

HEADER = """maiolica 1
game duel
rules 1
seats 2
name 1 Seat 1
name 2 Seat 2
option goals first
option free_draws no
option special_is_a_color yes
option first_seat 1
"""
OPENING = """draw B B Y R K B Y R K Y R K T R K T B K T B Y topS #1 topS #2 topW #10 topW
2 +1
2 #1^
draw #11 topS
1 +2
1 #1^
draw #3 topS
"""
DRAWN = """1 +?
draw topW
1 +?
draw topS
1 +?
draw topS
1 stop
"""


def log(events: str, seat: int | None = None) -> str:
    """The events of a log after the opening, as everybody or a seat may read them."""
    text = maiolica.load_text(f"{HEADER}{OPENING}{events}end unchecked\n").text(seat)
    return text.split("draw #3 topS\n")[1].split("end ")[0]


def test_looks_are_masked_for_the_other_until_the_plate_is_put_down():
    """Hidden information"""
    events = f"{DRAWN}draw #4 #12 #5\n"
    assert log(events) == log(events, 0) == events
    assert log(events, 1) == f"{DRAWN}draw ? ? ?\n"


def test_a_keep_is_masked_until_the_plate_is_put_down():
    """Hidden information"""
    events = f"{DRAWN}draw #4 #12 #5\n1 keep12\n"
    assert log(events) == log(events, 0) == events
    assert log(events, 1) == f"{DRAWN}draw ? ? ?\n1 ?\n"
    assert log(f"{events}1 #5^\n", 1) == f"{DRAWN}draw ? ? ?\n1 keep12\n1 #5^\n"


def test_which_of_several_drawn_plates_was_kept_stays_masked():
    """Hidden information: the plate on the dome is known, but not as which of the drawn ones it came."""
    first, last = (f"{DRAWN}draw {looks}\n1 keep4\n1 #5^\n" for looks in ("#4 #12 #5", "#5 #12 #4"))
    assert log(first, 1) == log(last, 1)
    assert log(first, 0) != log(last, 0)


def test_the_look_at_a_plate_that_was_drawn_alone_is_told_when_it_lies_on_the_dome():
    """Hidden information"""
    events = "1 +?\ndraw topW\n1 stop\ndraw #4\n"
    assert log(events, 1) == events.replace("#4", "?")
    assert log(f"{events}1 #5^\n", 1) == f"{events}1 #5^\n"


def test_the_order_of_plates_put_back_is_masked():
    """Hidden information"""
    events = f"{DRAWN}draw #4 #12 #5\n1 keep12\n1 #5^\n1 under5\n2 +?\ndraw topW\n2 stop\ndraw #9\n"
    assert log(events) == events
    assert log(events, 1) == events.replace("#4 #12 #5", "? ? ?").replace("under5", "?")
    assert log(events, 0) == events.replace("#9", "?")


def test_a_masked_log_says_for_whom_it_is():
    """Hidden information"""
    table = maiolica.load_text(f"{HEADER}{OPENING}{DRAWN}draw #4 #12 #5\nend unchecked\n")
    assert "seen_by 2" in table.text(1)
    assert "seen_by" not in table.text(0)


def test_plates_turned_up_tops_chips_and_tiles_are_never_masked():
    """Hidden information"""
    table = maiolica.new("duel", 2, {"free_draws": "yes"}, seed=3)
    chance = random.Random(3)
    while not table.over:
        moves = table.legal_actions()
        table.play(chance.choice(moves))
        if table.over:
            break
        for seat in (0, 1):
            for full, seen in zip(table.log.events, table.seen(seat), strict=True):
                if seen.action < 0:
                    text = (OUTCOMES if full.seat == CHANCE else MOVES).text(full.action)
                    assert text.startswith(("#", "keep", "under"))
                    assert full.seat in (CHANCE, 1 - seat)
        if len(table.log.events) > 160:
            break


def test_a_finished_game_hides_nothing():
    """Hidden information"""
    table = maiolica.new("duel", 2, {"free_draws": "yes"}, seed=4)
    chance = random.Random(4)
    masked = False
    while not table.over:
        moves = [str(MOVES.text(action)) for action in table.legal_actions()]
        table.play("+?" if "+?" in moves and chance.random() < 0.7 else chance.choice(moves))
        masked |= bool(table.log.events) and len(table.log.events) % 40 == 0 and table.text(0) != table.text()
    assert masked
    assert table.text(0) == table.text(1) == table.text()
