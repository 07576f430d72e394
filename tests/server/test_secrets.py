"""Two worlds that a seat or a spectator may not tell apart give it the same bytes, whatever it asks."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import maiolica
from maiolica.core.game.errors import MaiolicaError
from maiolica.core.game.game import EVERYBODY, UNKNOWN, Event, nothing_is_secret
from maiolica.core.table.fair import new_secret
from maiolica.core.table.table import Table
from maiolica.games import get, ids
from maiolica.games.duel.moves import Stack
from maiolica.server.api.routes.catalog import in_catalog
from maiolica.server.play.live import Live
from maiolica.server.play.moments import has_secrets, log_text, moment, past_moment, preview, why
from maiolica.server.play.show import shown_table
from maiolica.server.problems import Refused
from maiolica.testing.hiding import possible
from maiolica.ui.svg import draw

from .clients import World, play_on
from .lives import PEOPLE, START, seated, step, stored

OFTEN = 0.01  # the part of all decisions after which worlds are compared
PICTURES = 0.25  # the part of all comparisons in which pictures are drawn: they take as long as all other answers
SECRETIVE = [game for game in ids() if get(game).secret is not nothing_is_secret]
every_game = pytest.mark.parametrize("game", ids())
WALKS = [(game, 0) for game in ids()] + [(game, seed) for game in SECRETIVE for seed in (1,)]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seed"), WALKS)
def test_no_answer_tells_worlds_apart(game: str, seed: int) -> None:
    """In random games: other secret events, and other draws to come."""
    chance = random.Random(f"{game} {seed}")
    live = seated(game, 3 if 3 in get(game).seats else 2)
    compared = 0
    while live.row.state == "playing":
        seat = step(live, chance)
        if live.row.state == "playing" and chance.random() < 0.1 and live.can_undo(seat, START):
            live.undo(seat, None, START)
        if live.row.state == "playing" and chance.random() < OFTEN * (1 if compared else 3):
            for eyes in (None, *range(len(live.row.seats))):
                compared += compare(live, eyes, chance)
    assert bool(compared) == (game in SECRETIVE)


@every_game
def test_the_catalog_says_whether_a_game_hides_anything_with_whatever_options(game: str) -> None:
    """A browser covers the table by this flag before it passes the device on."""
    flag = in_catalog(get(game), ready=True).secrets
    for option in get(game).options:
        for choice in option.choices:
            table, chance = Table(get(game), 2, {option.name: choice}, seed=1), random.Random(1)
            hidden = False
            for _ in range(60):
                hidden |= any(table.view(seat).tobytes() != table.state.tobytes() for seat in range(2))
                if not table.over:
                    table.play(chance.choice(table.legal_actions()))
            assert hidden == flag, (option.name, choice)


def compare(live: Live, eyes: int | None, chance: random.Random) -> int:
    """Whatever these eyes ask, this table and those in other worlds answer the same; how many had another past."""
    seed, compared = chance.getrandbits(64), 0
    told = list(answers(live, eyes, seed))
    for other in other_worlds(live, eyes, chance):
        for one, another in zip(told, answers(other, eyes, seed), strict=True):
            assert one == another
        compared += other.playing.log.events != live.playing.log.events
    return compared


def other_worlds(live: Live, eyes: int | None, chance: random.Random) -> Iterator[Live]:
    """The same table with another secret to draw from, and with other events where these eyes see a question mark."""
    events = live.playing.log.events
    yield with_events(live, events)
    seen = live.playing.seen(EVERYBODY if eyes is None else eyes)
    hidden = [i for i, event in enumerate(seen) if event.action == UNKNOWN]
    for i in chance.sample(hidden, min(3, len(hidden))):
        before = live.playing.at(i).state
        actions = possible(live.game, before, events[i].seat)
        for action in chance.sample(actions, 1):
            changed = [*events[:i], Event(events[i].seat, action), *events[i + 1 :]]
            try:
                other = with_events(live, changed)
            except MaiolicaError:
                continue  # what came later could not have happened
            if other.playing.seen(EVERYBODY if eyes is None else eyes) == seen:
                yield other


def with_events(live: Live, events: list[Event]) -> Live:
    """A table with the same public history, in which something else happened."""
    row, entries = stored(live)
    row.secret = new_secret().hex()
    other = Live(row, entries, lengths=list(live.lengths), seen=dict(live.seen))
    other.table = Table.replay(replace(live.playing.log, events=events))
    return other


def answers(live: Live, eyes: int | None, seed: int) -> Iterator[tuple[str, Any]]:
    """All that somebody at this seat, or a spectator, can be told."""
    chance = random.Random(seed)
    seat = EVERYBODY if eyes is None else eyes
    events = live.playing.seen(seat)
    for known in ([], events[: chance.randrange(len(events) + 1)], events):
        yield "moment", encoded(moment(live, eyes, known, START)[0])
    for done in (chance.randrange(live.done), live.done):
        yield f"moment {done}", encoded(past_moment(live, eyes, done))
    yield "log", log_text(live, seat)
    if chance.random() < PICTURES:
        yield "picture", draw(past_moment(live, eyes, live.done).scene, "en")
    yield "table", encoded(shown_table(live, None if eyes is None else PEOPLE[eyes].id))
    if eyes is None:
        return
    yield "hint", (live.playing.view(eyes).tobytes(), live.playing.legal_actions(eyes))
    yield "undo", live.can_undo(eyes, START)
    legal = live.playing.legal(eyes)
    for move in chance.sample(legal, min(3, len(legal))):
        yield "preview", encoded(preview(live.playing, eyes, live.game.moves.text(move)))
    for move in chance.sample(range(live.game.moves.size), 10):
        text = live.game.moves.text(move)
        fields = live.game.moves.decode(move)._asdict()  # type: ignore[attr-defined]
        some = dict(chance.sample(sorted(fields.items()), min(len(fields), chance.randrange(4))))
        yield f"why {some}", encoded(why(live.playing, eyes, some))
        if move not in live.playing.legal_actions(eyes):
            yield f"error {text}", refusal(live, eyes, text)


def refusal(live: Live, seat: int, text: str) -> bytes:
    with pytest.raises(Refused) as raised:
        live.play(seat, text, None, None, START)
    return encoded(raised.value.problem)


def encoded(thing: Any) -> bytes:
    return msgspec.json.encode(thing)


# The real server ----------------------------------------------------------------------------------------


@every_game
async def test_no_token_no_id_and_no_secret_of_the_draws_is_ever_sent(there: World, game: str) -> None:
    """Everything that three visitors get of a running game, by socket and by HTTP."""
    ada, bo, cy = [await there.person(name) for name in ("Ada", "Bo", "Cy")]
    table = (await ada.open(game, "me", "open", listed=True))["id"]
    await bo.post(f"tables/{table}/join")
    feeds = [await there.feed(table, ada, 0), await there.feed(table, bo, 1), await there.feed(table, cy)]
    for seat, person in ((0, ada), (1, bo), (None, cy)):
        for path in ("moment", "log", "picture.svg", "moments/5"):
            await person.get(f"tables/{table}/{path}", seat=seat)
        await person.get(f"tables/{table}")
        await person.get("tables")
        await person.play(table, "nonsense", None, seat=seat)
        await person.post(f"tables/{table}/why", {"fields": {}, "seat": seat}, None)
    for feed in feeds:
        await feed.until(lambda feed=feed: feed.moment, "a moment")
    first = feeds[0].moment["waiting"][0]
    await play_on(feeds[first], first, random.Random(1), 1)
    sent = [(ada, ada.sent + feeds[0].texts), (bo, bo.sent + feeds[1].texts), (cy, cy.sent + feeds[2].texts)]
    texts = [(person, "\n".join(parts)) for person, parts in sent]
    await ada.post(f"tables/{table}/resign", {"id": "end"})
    secret = (await cy.get(f"tables/{table}"))["secret"]
    assert len(secret) == 64
    for person, text in texts:
        assert secret not in text
        assert '"secret":"' not in text
        assert "\nsecret " not in text
        for other in (ada, bo, cy):
            assert str(other.token) not in text
            assert other is person or other.visitor["id"] not in text


@pytest.mark.needs("duel", "five211")
def test_a_moment_says_whether_anything_is_hidden_now() -> None:
    duel = maiolica.new("duel", seed=3)
    assert not has_secrets(duel)
    while not has_secrets(duel):  # who can draws plates from the stack, and looks at them
        duel.play(next((move for move in duel.legal() if isinstance(move, Stack)), duel.legal()[0]))
    assert duel.view(1 - duel.actor).tobytes() != duel.state.tobytes()
    assert has_secrets(maiolica.new("five211", seed=3))
    assert not has_secrets(maiolica.new("azul", seed=3))
