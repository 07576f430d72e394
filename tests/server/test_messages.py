"""Messages that come twice, late, in another order, from the wrong people, or too many of them."""

from __future__ import annotations

import asyncio
import json
import random

from maiolica.games import ids

from .clients import Person, World, events_of, first_moment, new_message_id, play_on

FORCING = "pavilion" if "pavilion" in ids() else ids()[-1]  # a game with many decisions that are none


async def two_at_azul(here: World, **more: object) -> tuple[Person, Person, str]:
    ada, bo = await here.person("Ada"), await here.person("Bo")
    table = (await ada.open("azul", "me", "open", options={"first_seat": 1}, **more))["id"]
    await bo.post(f"tables/{table}/join")
    return ada, bo, table


# Coming back ----------------------------------------------------------------------------------------


async def test_who_is_cut_off_in_mid_move_comes_back_sends_it_again_and_it_counts_once(here: World) -> None:
    """At each decision the connection breaks after the message is sent, before or after the server read it."""
    ada, bo, table = await two_at_azul(here)
    people, chance = (ada, bo), random.Random(1)
    numbers, lines = [0, 0], [[], []]
    for turn in range(12):
        seat = (await ada.get(f"tables/{table}"))["waiting"][0]
        feed = await here.feed(table, people[seat], seat, numbers[seat])
        feed.lines = lines[seat]
        await feed.until(lambda feed=feed: feed.moment and feed.moment["legal"], "my turn")
        assert all(line["done"] > feed.moment["from"] for line in feed.moment["lines"])
        if numbers[seat]:
            assert feed.moment["from"] > 0
        move = {"type": "play", "id": f"turn {turn}", "seat": seat, "turn": feed.moment["turn"]}
        move["move"] = chance.choice(feed.moment["legal"])["text"]
        before = feed.moment["done"]
        await feed.send(**move)
        if chance.random() < 0.5:
            feed.cut()
        else:
            await feed.close()
        back = await here.feed(table, people[seat], seat, feed.moment["number"])
        back.lines = feed.lines
        await back.send(**move)
        await back.until(lambda back=back, move=move: move["id"] in back.answers, "the answer")
        answer = back.answers[move["id"]]
        assert (answer["type"], answer["done"] > before) == ("done", True)
        await back.until(lambda back=back, answer=answer: back.moment["number"] >= answer["number"], "the moment")
        assert await people[seat].play(table, move["move"], id=move["id"]) == {
            name: answer[name] for name in ("number", "done")
        }
        assert back.text == events_of(await ada.get(f"tables/{table}/log"))
        numbers[seat], lines[seat] = back.moment["number"], back.lines
        await back.close()
    log = await ada.get(f"tables/{table}/log")
    assert sum(line[0] in "12" for line in events_of(log).splitlines()) == 12


async def test_who_knows_the_present_gets_no_lines_again(there: World) -> None:
    ada, _, table = await two_at_azul(there)
    moment = await ada.moment(table, seat=0)
    assert (moment["from"], len(moment["lines"])) == (0, 1)
    known = await ada.moment(table, seat=0, last=moment["number"])
    assert (known["from"], known["lines"]) == (moment["done"], [])
    feed = await there.feed(table, ada, 0, moment["number"])
    assert (await first_moment(feed))["lines"] == []
    future = await ada.moment(table, seat=0, last=999)
    assert future["from"] == 0


async def test_a_long_request_is_answered_when_something_happens(there: World) -> None:
    ada, bo, table = await two_at_azul(there)
    moment = await bo.moment(table, seat=1)
    waiting = asyncio.create_task(bo.moment(table, seat=1, last=moment["number"], wait=25))
    await asyncio.sleep(0)
    legal = (await ada.moment(table, seat=0))["legal"]
    done = await ada.play(table, legal[0]["text"])
    found = await waiting
    assert (found["number"], found["from"], len(found["lines"])) == (done["number"], moment["done"], 1)
    refused = await bo.moment(table, 400, seat=1, wait=26)
    assert refused["error"] == "bad-request"


# Twice, late, in another order ------------------------------------------------------------------------


async def test_a_message_sent_many_times_at_once_counts_once(here: World) -> None:
    ada, _, table = await two_at_azul(here)
    feeds = [await here.feed(table, ada, 0) for _ in range(4)]
    move = (await first_moment(feeds[0]))["legal"][0]["text"]
    for _ in range(3):
        for feed in feeds:
            await feed.send(type="play", id="once", move=move, seat=0)
    answers = await asyncio.gather(*(ada.play(table, move, id="once") for _ in range(5)))
    for feed in feeds:
        await feed.until(lambda feed=feed: "once" in feed.answers, "the answer")
    numbers = {answer["number"] for answer in answers} | {feed.answers["once"]["number"] for feed in feeds}
    assert len(numbers) == 1
    log = await ada.get(f"tables/{table}/log")
    assert sum(line.startswith("1 ") for line in log.splitlines()) == 1


async def test_the_same_answer_comes_again_though_forced_decisions_followed(there: World) -> None:
    ada = await there.person()
    table = (await ada.open(FORCING, "me", "me", kind="device", undo="free"))["id"]
    for seat in (0, 1):
        await ada.ask("POST", f"tables/{table}/auto", {"seat": seat, "on": True}, 204)
    chance, followed = random.Random(3), 0
    for _ in range(150):
        shown = await ada.get(f"tables/{table}")
        if shown["state"] == "over":
            break
        seat = shown["waiting"][0]
        moment = await ada.moment(table, seat=seat)
        message = {"id": new_message_id(), "move": chance.choice(moment["legal"])["text"], "seat": seat}
        assert len(moment["legal"]) > 1
        first = await ada.post(f"tables/{table}/play", message)
        assert await ada.post(f"tables/{table}/play", message) == first
        followed += (await ada.get(f"tables/{table}"))["done"] > first["done"]
    assert followed


async def test_a_late_or_early_turn_is_stale_and_an_illegal_move_says_why(here: World) -> None:
    ada, bo, table = await two_at_azul(here)
    feed = await here.feed(table, ada, 0)
    moment = await first_moment(feed)
    move = moment["legal"][0]["text"]
    assert (await feed.play(move, turn=moment["turn"] + 1))["error"] == "stale"
    assert (await feed.play(move, turn=moment["turn"]))["type"] == "done"
    late = await feed.play(moment["legal"][-1]["text"], turn=moment["turn"])
    assert (late["error"], late["reason"]) == ("stale", None)
    out_of_turn = await feed.play(moment["legal"][-1]["text"])
    assert out_of_turn["error"] == "illegal"
    assert "not its turn" in out_of_turn["text"]
    taken = await bo.play(table, move, 409)
    assert taken["error"] == "illegal"
    assert taken["reason"]["key"].startswith("azul-")
    for nonsense in ("x", "9Z>9", "🎲", "1R>1 1R>1", "-1", "0", "1e9", "null"):
        refused = await bo.play(table, nonsense, 409)
        assert refused["error"] == "illegal", refused
    for nonsense in ("", "x" * 65, "a\x00b", "a\nb", 5, None, ["x"], {}):
        refused = await bo.post(f"tables/{table}/play", {"id": "n", "move": nonsense}, 400)
        assert refused["error"] == "bad-request"


# The wrong people -------------------------------------------------------------------------------------


async def test_nobody_plays_for_another_seat_and_spectators_do_not_play(here: World) -> None:
    ada, bo, table = await two_at_azul(here)
    stranger, nobody = await here.person("Cy"), here.nobody()
    move = (await ada.moment(table, seat=0))["legal"][0]["text"]
    before = (await ada.get(f"tables/{table}"))["done"]
    for kind, body in (
        ("play", {"id": "x", "move": move}),
        ("undo", {"id": "x"}),
        ("resign", {"id": "x"}),
        ("hint", {}),
        ("why", {"fields": {}}),
        ("preview", {"move": move}),
        ("auto", {"on": True}),
    ):
        path = f"tables/{table}/{kind}"
        assert (await bo.post(path, body | {"seat": 0}, 403))["error"] == "not-yours"
        assert (await stranger.post(path, body, 403))["error"] == "not-yours"
        assert (await stranger.post(path, body | {"seat": 0}, 403))["error"] == "not-yours"
        assert (await ada.post(path, body | {"seat": 7}, 404))["error"] == "not-found"
        assert (await nobody.post(path, body, 401))["error"] == "nobody"
        for feed in (await here.feed(table), await here.feed(table, stranger)):
            refused = await feed.command(kind, **body | {"seat": 0, "id": new_message_id()})
            assert refused["error"] in ("nobody", "not-yours")
    for person, status in ((bo, 403), (stranger, 403), (nobody, 403)):
        for path in ("moment", "log", "picture.svg", f"moments/{before}"):
            assert (await person.get(f"tables/{table}/{path}", status, seat=0))["error"] == "not-yours"
        feed = await here.feed(table, person, 0)
        assert await feed.closed() == 4403
        assert feed.messages[-1]["error"] == "not-yours"
    for path, body in (("start", {}), ("leave", {}), ("rematch", {})):
        assert (await stranger.post(f"tables/{table}/{path}", body, 403))["error"] == "not-yours"
    assert (await stranger.post(f"tables/{table}/join", {}, 409))["error"] == "not-now"
    assert (await ada.get(f"tables/{table}"))["done"] == before


async def test_a_foreign_token_is_nobody_and_a_foreign_page_is_refused(there: World) -> None:
    ada, _, table = await two_at_azul(there)
    for token in ("x", "A" * 22, "=;,", ada.token[:-1] + "x", ada.token + "x"):  # type: ignore[index, operator]
        foreign = there.keep(Person(there.address))
        foreign.http.headers["Authorization"] = f"Bearer {token}"
        assert (await foreign.get("me", 401))["error"] == "nobody"
        foreign.http.headers.pop("Authorization")
        foreign.http.headers["Cookie"] = f"maiolica={token}"
        assert (await foreign.get("me", 401))["error"] == "nobody"
    cookie = {"Cookie": f"maiolica={ada.token}"}
    for origin in ("https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1"):
        socket = await there.feed(table, headers=cookie, seat=0, origin=origin)
        assert await socket.closed() == 4403
        response = await there.nobody().http.post("me/forget", headers=cookie | {"Origin": origin})
        assert (response.status_code, response.json()["error"]) == (403, "not-yours")
    own = await there.feed(table, headers=cookie, seat=0, origin=there.address)
    assert (await first_moment(own))["seat"] == 0
    assert (await ada.get("me"))["id"] == ada.visitor["id"]


# Too many, too slow -----------------------------------------------------------------------------------


async def test_who_does_not_read_does_not_hold_up_the_others(there: World) -> None:
    """A spectator's system takes no more after a while; the game of the others goes on to its end."""
    ada, bo, table = await two_at_azul(there, hints=False)
    lazy = await there.socket(table, max_queue=1, ping_interval=None)
    await lazy.send(json.dumps({"type": "hello"}))
    feeds = [await there.feed(table, person, seat) for seat, person in enumerate((ada, bo))]
    await asyncio.gather(*(play_on(feed, seat, random.Random(seat)) for seat, feed in enumerate(feeds)))
    assert feeds[0].moment["result"]
    lazy.transport.abort()


async def test_signals_go_to_everybody_from_those_who_have_a_seat(here: World) -> None:
    ada, bo, table = await two_at_azul(here)
    one, other, watcher = await here.feed(table, ada, 0), await here.feed(table, bo, 1), await here.feed(table)
    for feed in (one, other, watcher):
        await first_moment(feed)
    await one.send(type="signal", signal="well-played")
    expected = {"type": "signal", "seat": 0, "signal": "well-played"}
    for feed in (one, other, watcher):
        await feed.until(lambda feed=feed: expected in feed.messages, "the signal")
    await watcher.send(type="signal", signal="hello")
    await watcher.until(lambda: None in watcher.answers, "the refusal")
    assert watcher.answers[None]["error"] == "not-yours"
    for _ in range(13):
        await one.send(type="signal", signal="oops")
    await one.until(lambda: None in one.answers, "too many")
    assert one.answers[None]["error"] == "too-many"
    await one.send(type="ping")
    await one.until(lambda: one.messages[-1]["type"] == "pong", "a pong")
