"""Draws that can be verified, and what a spectator may see."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import maiolica
from maiolica import EVERYBODY, BadLog, games
from maiolica.core.game.game import UNKNOWN
from maiolica.core.table.fair import commitment_of, new_secret, seed_of, verify
from maiolica.core.table.log import read, write
from maiolica.core.table.table import Table


def dealt(game: str, seats: int, decisions: int | None = None, seed: int = 1) -> Table:
    """A table dealt from a secret, played at random."""
    secret, luck = random.Random(seed).randbytes(32), random.Random(seed)
    table = maiolica.new(game, seats, seed=seed_of(secret))
    table.log.commitment, table.log.secret = commitment_of(secret), secret.hex()
    while not table.over and (decisions is None or decisions > 0):
        seat = luck.choice(table.waiting())
        table.play(luck.choice(table.legal_actions(seat)), seat)
        decisions = None if decisions is None else decisions - 1
    return table


def again(text: str) -> int:
    return verify(*read(text, games.load_all()))


@pytest.mark.parametrize("game", games.ids())
def test_the_secret_brings_every_draw(game):
    table = dealt(game, 2)
    assert again(table.text()) == sum(event.seat < 0 for event in table.log.events)


def test_a_changed_draw_is_found():
    table = dealt("azul", 2)
    i = next(i for i, event in enumerate(table.log.events) if event.seat < 0 and event.action == 0)
    table.log.events[i] = replace_action(table.log.events[i], 1)
    with pytest.raises(BadLog, match=r"Y is drawn, but the secret makes it B|cannot be drawn"):
        again(table.text())


def replace_action(event, action):
    return type(event)(event.seat, action)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"commitment": ""}, "no commitment"),
        ({"secret": ""}, "no secret"),
        ({"secret": "00" * 32}, "does not fit the commitment"),
        ({"secret": "XY" * 32}, "64 hexadecimal digits"),
    ],
)
def test_a_log_that_proves_nothing_says_so(change, reason):
    log = replace(dealt("azul", 2, 3).log, **change)
    with pytest.raises(BadLog, match=reason):
        again(write(log))


def test_secrets_differ_and_a_commitment_is_their_sha256():
    assert new_secret() != new_secret()
    assert commitment_of(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


@pytest.mark.needs("five211")
def test_taking_back_and_playing_on_keeps_the_draws_true():
    table = dealt("five211", 3, 12)
    for _ in range(4):
        table.undo()
    luck = random.Random(9)
    while not table.over:
        seat = luck.choice(table.waiting())
        table.play(luck.choice(table.legal_actions(seat)), seat)
    assert again(table.text())


def test_a_replayed_table_draws_on_from_its_secret():
    table = dealt("azul", 2, 8)
    twin = Table.replay(*read(table.text(), games.load_all()), seed_of(bytes.fromhex(table.log.secret)))
    for one in (table, twin):
        while one.state.rounds == table.state.rounds and not one.over:
            one.play(one.legal_actions()[0])
    while len(twin.log.events) < len(table.log.events):
        twin.play(twin.legal_actions()[0])
    assert twin.log.events[: len(table.log.events)] == table.log.events


# Spectators


@pytest.mark.needs("five211")
def test_a_spectator_sees_no_hand():
    table = dealt("five211", 3, 4)
    view = table.view(EVERYBODY)
    assert all(sum(view.seats[seat].hand) == sum(view.seats[seat].chosen) == 0 for seat in range(3))
    assert sum(event.action == UNKNOWN for event in table.seen(EVERYBODY) if event.seat < 0) == 15
    assert "seen_by everybody" in table.text(EVERYBODY)


@pytest.mark.parametrize("game", games.ids())
def test_a_spectator_knows_nothing_that_some_seat_does_not_know(game):
    table = dealt(game, 2, 25)
    known = [table.seen(seat) for seat in range(2)]
    for i, event in enumerate(table.seen(EVERYBODY)):
        assert (event.action == UNKNOWN) == any(events[i].action == UNKNOWN for events in known)
    view = table.view(EVERYBODY)
    for seat in range(2):
        hidden = view.clone()
        table.game.rules.hide(hidden, seat)
        assert hidden.tobytes() == view.tobytes()
    assert table.scene(EVERYBODY).panels


# Looking back and taking back


@pytest.mark.parametrize("game", games.ids())
def test_an_earlier_moment_is_what_it_was(game):
    table = maiolica.new(game, 2, seed=4)
    luck, earlier = random.Random(4), {}
    for _ in range(20):
        earlier[len(table.log.events)] = table.state.tobytes()
        seat = luck.choice(table.waiting())
        table.play(luck.choice(table.legal_actions(seat)), seat)
    for done, state in earlier.items():
        assert table.at(done).state.tobytes() == state
    assert table.at(1).log.events == table.log.events[:1]


def test_a_move_after_which_nothing_was_shown():
    table = maiolica.new("azul", 2, {"first_seat": 1}, seed=1)
    assert not table.showed_nothing(0)
    table.play(table.legal_actions()[0])
    assert table.showed_nothing(0)
    assert not table.showed_nothing(1)
    while table.state.rounds == 1:
        last = table.actor
        table.play(table.legal_actions()[-1])
    assert not table.showed_nothing(last)  # the next round was dealt


@pytest.mark.needs("five211")
def test_the_last_card_shows_what_others_chose():
    table = maiolica.new("five211", 2, {"first_seat": 1}, seed=5)
    while len(table.waiting()) == 2:
        table.play(table.legal_actions(0)[0], 0)
    assert table.showed_nothing(0)
    while table.waiting() == [1]:
        table.play(table.legal_actions(1)[0], 1)
    assert not table.showed_nothing(1)
