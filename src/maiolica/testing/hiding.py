"""Laws of hiding: what a seat may not know is in nothing that it sees."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from ..core.dialect.jit import INTERPRETED
from ..core.dialect.random import seeded
from ..core.game.game import CHANCE, EVERYBODY, UNKNOWN, Event, Game, nothing_is_secret
from ..core.table.log import Log, known_events
from ..core.table.seen import Seen
from .accounts import lines_after
from .case import Case
from .plays import EVERY
from .walks import Setup, Walk, all_setups, legal, samples, some_walks, step


class HidingLaws(Case):
    """Views, guesses and secrets."""

    def test_a_view_of_a_guess_is_the_view(self, some_setup: Setup) -> None:
        rules = some_setup.game.rules
        worlds = []
        for i, s in enumerate(samples(some_setup, EVERY)):
            for seat in range(some_setup.seats):
                view = s.clone()
                rules.hide(view, seat)
                for seed in (i, i + 1000):
                    world = view.clone()
                    rules.guess(world, seat, seeded(seed))
                    worlds.append(world)
                    again = world.clone()
                    rules.hide(again, seat)
                    assert again.tobytes() == view.tobytes()
        self.check(np.array(worlds, some_setup.game.state.layout))

    def test_what_a_seat_may_do_is_seen_in_its_view(self, some_setup: Setup) -> None:
        rules = some_setup.game.rules
        for s in samples(some_setup, EVERY):
            for seat in range(some_setup.seats):
                view = s.clone()
                rules.hide(view, seat)
                assert legal(some_setup.game, view, seat) == legal(some_setup.game, s, seat)
                assert rules.actor(view) == rules.actor(s)

    def test_what_is_secret_is_in_no_view_no_list_and_no_log_line(self) -> None:
        """Change one secret event of a random game: as long as the rest can happen, the seat sees no difference."""
        compared = 0
        for setup in all_setups(self.subject)[:: 30 if INTERPRETED else 7]:
            for played in some_walks(setup)[:1]:
                for end in range(EVERY, len(played.events), max(3 * EVERY, len(played.events) // 4)):
                    for seat in range(setup.seats):
                        compared += compare_other_secrets(played, end, seat)
        assert bool(compared) == (self.subject.secret is not nothing_is_secret)

    def test_what_was_known_stays_known_and_is_kept_while_a_log_grows(self) -> None:
        """What a table keeps of each seat's knowledge, event by event, is what a replay of its log says at once."""
        for setup in all_setups(self.subject)[:: 30 if INTERPRETED else 7]:
            for played in some_walks(setup)[:1]:
                log = Log(setup.game, setup.seats, [], setup.options)
                kept = Seen(log)
                before: dict[int, list[Event]] = {eyes: [] for eyes in (EVERYBODY, *range(setup.seats))}
                for i, event in enumerate(played.events):
                    log.events.append(event)
                    kept.follow()
                    if i % max(EVERY, len(played.events) // 12) == 0 or i > len(played.events) - 3:
                        check_what_is_kept(played, i + 1, kept, before)


def check_what_is_kept(played: Walk, done: int, kept: Seen, before: dict[int, list[Event]]) -> None:
    """What was kept is what a replay gives; nothing that was known before is unknown."""
    for eyes, earlier in before.items():
        events = kept.events(eyes)
        assert events == seen_events(played.setup, played.events[:done], eyes, played.states[done])
        assert all(old in (new, Event(new.seat, UNKNOWN)) for old, new in zip(earlier, events, strict=False))
        before[eyes] = events


def compare_other_secrets(played: Walk, end: int, seat: int) -> int:
    """The comparisons made for a seat that looks on after so many events."""
    game, now, compared = played.setup.game, played.states[end].clone(), 0
    chance = random.Random(f"{played.setup} {end} {seat}")
    seen = seen_events(played.setup, played.events[:end], seat, now)
    for i in [i for i in range(end) if seen[i].action == UNKNOWN][-3:]:
        others = possible(game, played.states[i].clone(), played.events[i].seat)
        for action in chance.sample(others, min(2, len(others))):
            events = [*played.events[:i], Event(played.events[i].seat, action), *played.events[i + 1 : end]]
            other = played.states[i].clone()
            if action == played.events[i].action or not all(happens(game, other, event) for event in events[i:]):
                continue
            assert seen_events(played.setup, events, seat, other) == seen
            assert legal(game, other, seat) == legal(game, now, seat)
            assert view(game, other, seat) == view(game, now, seat)
            accounts = [lines_after(played.setup, one, i, played.states[i]) for one in (events, played.events[:end])]
            assert accounts[0] == accounts[1]
            compared += 1
    return compared


def seen_events(setup: Setup, events: list[Event], seat: int, now: Any) -> list[Event]:
    """The log of a running game as a seat may know it."""
    return known_events(Log(setup.game, setup.seats, [], setup.options, events), seat, now)


def possible(game: Game, s: Any, seat: int) -> list[int]:
    """What could happen now, by this seat or by chance."""
    if seat != CHANCE:
        return legal(game, s, seat)
    out = np.zeros(game.outcomes.size, np.int32)
    return [i for i in range(game.rules.odds(s, out)) if out[i]]


def happens(game: Game, s: Any, event: Event) -> bool:
    """Make an event happen if it can."""
    if (game.rules.actor(s) == CHANCE) != (event.seat == CHANCE) or event.action not in possible(game, s, event.seat):
        return False
    step(game, s, (event.seat, event.action))
    return True


def view(game: Game, s: Any, seat: int) -> bytes:
    """All that a seat may know of a position."""
    seen = s.clone()
    game.rules.hide(seen, seat)
    return bytes(seen.tobytes())
