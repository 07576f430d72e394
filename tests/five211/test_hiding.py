"""What nobody may know in five211 is in no view, no list of moves, no picture and no line of a seat's log."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

import maiolica
from maiolica.core.dialect.jit import INTERPRETED
from maiolica.core.dialect.random import seeded
from maiolica.core.game.game import Event
from maiolica.core.table.log import Log
from maiolica.core.table.table import Table
from maiolica.games import get
from maiolica.games.five211 import rules
from maiolica.games.five211.moves import MOVES
from maiolica.games.five211.state import State
from maiolica.testing import Setup, walk

from .components import IN_PLAY, ROUNDS, check
from .drawn import CARDS, chosen, draw, hands, heap, moves, select, start
from .naive import CHANCE, Naive

GAME = get("five211")

SEATS = [2, 3, 4, 5]
every_seats = pytest.mark.parametrize("seats", SEATS)
GAMES = 1 if INTERPRETED else 12  # random games for each number of seats


def tables(seats: int, every: int, **options: object) -> Iterator[Table]:
    """A random game, looked at now and then and at its end; the seats choose in any order."""
    chance = random.Random(f"{seats} {options}")
    table = maiolica.new("five211", seats, options, seed=seats + 10)
    turn = 0
    while not table.over and turn < (30 if INTERPRETED else 200):
        if turn % every == 0:
            yield table
        seat = chance.choice(table.waiting())
        table.play(chance.choice(table.legal_actions(seat)), seat)
        turn += 1
    yield table


def view(s: State, seat: int) -> State:
    """The position as a seat may know it."""
    result = s.clone()
    rules.hide(result, seat)
    return result


# Views


@every_seats
def test_any_other_hands_and_choices_look_the_same(seats):
    """FI-3: deal what a seat does not see in another way, and it sees no difference"""
    chance = random.Random(seats)
    worlds = []
    for table in tables(seats, 11, target=50):
        if table.over:
            continue
        for seat in range(seats):
            world = another_world(table.state, seat, chance)
            worlds.append(world)
            assert view(world, seat).tobytes() == view(table.state, seat).tobytes()
            assert moves(world, seat) == moves(table.state, seat)
            assert [bool(moves(world, other)) for other in range(seats)] == [
                bool(moves(table.state, other)) for other in range(seats)
            ]
            assert rules.actor(world) == rules.actor(table.state)
    check(np.array(worlds, State.layout))


def another_world(s: State, seat: int, chance: random.Random) -> State:
    """The same position with the cards that a seat does not see in any other places."""
    s = s.clone()
    others = [s.seats[other] for other in range(s.seat_count) if other != seat]
    places = [s.unseen, *(place for other in others for place in (other.hand, other.chosen))]
    cards = [kind for place in places for kind in range(30) for _ in range(place[kind])]
    chance.shuffle(cards)
    for place in places:
        number = int(place.sum())
        place[:] = np.bincount(np.array(cards[:number], int), minlength=30)
        del cards[:number]
    return s


def test_a_view_has_the_own_cards_and_only_the_number_of_the_others():
    """FI-3"""
    s = select(draw("hand Y1 Y2 Y3 Y4 Y5 \n hand G1 G2 G3 G4 G5 \n hand O1 O2 O3 O4 O5", 1), "Y1", "G1 G2")
    seen = view(s, 0)
    assert (hands(seen), chosen(seen)) == (["Y2 Y3 Y4 Y5", "", ""], ["Y1", "", ""])
    assert [seen.seats[seat].hand_count for seat in range(3)] == [4, 3, 5]
    assert [seen.seats[seat].chosen_count for seat in range(3)] == [1, 2, 0]
    hidden = Counter(["G1", "G2", "G3", "G4", "G5", "O1", "O2", "O3", "O4", "O5"])
    assert Counter(heap(seen.unseen).split()) == Counter(heap(s.unseen).split()) + hidden


def test_open_cards_are_in_every_view():
    """FI-3"""
    s = select(draw("hand Y1 Y2 \n hand G1 G2", 1), "Y1 Y2", "G1 G2")
    for seat in (0, 1):
        seen = view(s, seat)
        assert [heap(seen.seats[other].shown) for other in (0, 1)] == ["Y1 Y2", "G1 G2"]


# Logs


def events(text: str) -> list[tuple[int, str]]:
    """What a log says happened: chance or a seat, and a word."""
    words = [line.split() for line in text.splitlines()]
    lines = [line for line in words if line[0] == "draw" or line[0].isdigit()]
    return [(CHANCE if first == "draw" else int(first) - 1, word) for first, *rest in lines for word in rest]


def stories(table: Table) -> list[tuple[int, str, int | None, tuple[int, int, int]]]:
    """Each event, who drew the card, and the deal, round and part."""
    naive = Naive(table.seats, table.log.options)
    result = []
    for who, word in events(table.text()):
        result.append((who, word, naive.drawer, (naive.deals, naive.rounds, naive.parts)))
        naive.tell(who, word)
    if not naive.over:
        result.append((CHANCE, "now", None, (naive.deals, naive.rounds, naive.parts)))
    return result


@every_seats
def test_a_log_hides_other_draws_and_what_others_choose_in_this_part(seats):
    """FI-3, FI-4"""
    for table in tables(seats, 31, target=30):
        if table.over:
            assert all(table.text(seat) == table.text() for seat in range(seats))
            continue
        *told, (*_, now) = stories(table)
        for seat in range(seats):
            expected = []
            for who, word, drawer, when in told:
                is_hidden = drawer not in (None, seat) if who == CHANCE else who != seat and when == now
                expected.append((who, "?" if is_hidden else word))
            assert events(table.text(seat)) == expected


@every_seats
def test_another_card_in_another_hand_changes_nothing_that_a_seat_sees(seats):
    """FI-4: a card that somebody drew and still holds, exchanged for one that nobody has seen"""
    compared = 0
    for table in tables(seats, 29):
        held = [] if table.over else list(exchanged(table))
        for owner, other in held[:4]:
            assert_no_difference(table, other, (owner + 1) % seats)
            compared += 1
    assert compared > 0


def exchanged(table: Table) -> Iterator[tuple[int, Table]]:
    """Tables at which one seat holds, or has chosen, another card."""
    *told, (*_, now) = stories(table)
    for owner in range(table.seats):
        hand = heap(table.state.seats[owner].hand).split()
        choices = [i for i, (who, *_, when) in enumerate(told) if who == owner and when == now]
        if choices and (others := [card for card in hand if card != told[choices[-1]][1]]):
            yield owner, retold(table, choices[-1], others[0])
        draws = [i for i, event in enumerate(told) if event[:3] == (CHANCE, hand[0], owner)]
        if others := [card for card in heap(table.state.unseen).split() if card != hand[0]]:
            yield owner, retold(table, draws[-1], others[0])


def retold(table: Table, changed: int, new: str) -> Table:
    """The table of the same log with another card in one place."""
    other = list(table.log.events)
    other[changed] = Event(other[changed].seat, CARDS.index(new))
    log = Log(table.game, table.seats, table.log.names, table.log.options, other)
    return Table.replay(log)


def assert_no_difference(here: Table, there: Table, seat: int) -> None:
    assert here.text() != there.text()
    assert here.text(seat) == there.text(seat)
    assert here.view(seat).tobytes() == there.view(seat).tobytes()
    assert here.legal(seat) == there.legal(seat)
    assert here.waiting() == there.waiting()
    assert here.scene(seat) == there.scene(seat)


# Choices at once


@every_seats
@pytest.mark.parametrize(("opened", "number"), [(0, 2), (2, 1), (3, 1)])
@pytest.mark.parametrize("rounds", [2, None])
def test_choices_in_any_order_give_equal_bytes(seats, opened, number, rounds):
    """FI-3, K18"""
    lines = [f"hand {color}1 {color}5, open {' '.join([f'{color}2'] * opened)}" for color in "YGOBT"[:seats]]
    s = draw("\n".join(lines), rounds)
    choices = [
        (seat, card) for seat in range(seats) for card in (f"{'YGOBT'[seat]}{value}" for value in (1, 5)[:number])
    ]
    chance = random.Random(seats)
    ends, views = set(), set()
    for _ in range(8):
        chance.shuffle(choices)
        after = s.clone()
        for seat, card in choices:
            assert card in moves(after, seat)
            rules.play(after, seat, MOVES.number(card))
        ends.add(after.tobytes())
        views.add(view(after, 0).tobytes())
    assert len(ends) == len(views) == 1


# The deck


@every_seats
def test_the_deck_ends_exactly_with_the_last_round_but_one(seats):
    """FI-6, K11: in many random games, all hands are full when the last card is drawn"""
    for seed in range(GAMES):
        target = "none" if seed % 5 else "25"
        played = walk(Setup(GAME, seats, GAME.complete(seats, {"target": target, "first_seat": 1})), seed)
        states = played.states
        is_draw = np.array([event.seat == CHANCE for event in played.events])
        draws = np.flatnonzero(is_draw)
        deals = int(states["deals"][-1])
        assert len(draws) == deals * IN_PLAY[seats]
        lasts = draws[IN_PLAY[seats] - 1 :: IN_PLAY[seats]]
        after = states[lasts + 1]
        assert (after["pile"] == 0).all()
        assert (after["seats"]["hand_count"][:, :seats] == 5).all()
        assert (after["rounds"] == ROUNDS[seats]).all()
        assert (after["parts"] == 0).all()
        assert (states[lasts]["rounds"] == ROUNDS[seats] - 1).all()
        assert (states[lasts]["parts"] == 3).all()
        assert (after["unseen"].sum(1) == 100 - IN_PLAY[seats]).all()
        moves_after = np.diff([*lasts, len(played.events)])[-1] - 1
        assert moves_after == 4 * seats


@every_seats
def test_removed_cards_may_be_any(seats):
    """FI-2: what is never drawn differs from game to game, but with four seats nothing is left"""
    left = set()
    for seed in range(5):
        played = walk(Setup(GAME, seats, GAME.complete(seats, {})), seed)
        left.add(heap(played.states[-1]["unseen"]))
    assert len(left) == (1 if seats == 4 else 5)
    assert seats != 4 or left == {""}


def test_guesses_deal_every_unseen_card_equally():
    """FI-2: over many guesses, another hand holds as much of each kind as there is unseen"""
    s = start()
    for card in ["Y1", "Y2", "Y3", "Y4", "Y5", "G1", "G2", "G3", "G4", "G5"]:
        rules.deal(s, CARDS.index(card))
    seen = view(s, 0)
    total = np.zeros(30)
    guesses = 20 if INTERPRETED else 1000
    for seed in range(guesses):
        world = seen.clone()
        rules.guess(world, 0, seeded(seed))
        assert world.seats[1].hand.sum() == 5
        total += world.seats[1].hand
    if not INTERPRETED:
        expected = guesses * 5 * seen.unseen.astype(int) / seen.unseen.sum()
        assert (abs(total - expected) < 6 * np.sqrt(expected) + 1).all()
