"""Two server processes on one PostgreSQL: both show the same, and one goes on when the other is killed."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from .clients import Feed, Person, World, events_of, play_on, world
from .serving import PATIENCE, Postgres, Server, twin


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two processes."""
    base = postgres.new_base()
    folder = tmp_path_factory.mktemp("pair")
    with twin(folder, base) as one, twin(folder, base) as other:
        yield one, other


async def spread(here: World, servers: tuple[Server, Server], game: str, **more: object) -> tuple[str, list[Feed]]:
    """A table with a person at each process and two spectators; the feeds."""
    ada, bo = await here.person("Ada"), await here.person("Bo")
    people = [here.keep(person.at(server.address)) for person, server in zip((ada, bo), servers, strict=True)]
    table = (await people[0].open(game, "me", "open", **more))["id"]
    await people[1].post(f"tables/{table}/join")
    feeds = [await here.feed(table, person, seat) for seat, person in enumerate(people)]
    for server in servers:
        feeds.append(await here.feed(table, here.keep(Person(server.address))))
    for feed in feeds:
        await feed.until(lambda feed=feed: feed.moment, "the first moment")
    return table, feeds


@pytest.mark.needs("five211")
@pytest.mark.parametrize("game", ["azul", "five211"])
async def test_clients_of_one_table_at_both_processes_see_the_same(pair: tuple[Server, Server], game: str) -> None:
    async with world(pair[0].address) as here:
        table, feeds = await spread(here, pair, game)
        await asyncio.gather(*(play_on(feeds[seat], seat, random.Random(seat)) for seat in (0, 1)))
        for feed in feeds:
            await feed.until(lambda feed=feed: feed.moment["result"], "the end")
        log = await here.nobody().get(f"tables/{table}/log")
        assert [feed.text for feed in feeds] == [events_of(log)] * 4
        assert len({feed.moment["number"] for feed in feeds}) == 1
        for feed in feeds:
            assert feed.numbers == sorted(set(feed.numbers))
            assert feed.moment["result"] == feeds[0].moment["result"]


async def test_a_message_sent_to_both_processes_counts_once(pair: tuple[Server, Server]) -> None:
    """And who was refused because the other process was faster still sees the move."""
    async with world(pair[0].address) as here:
        ada, bo = await here.person("Ada"), await here.person("Bo")
        table = (await ada.open("azul", "me", "open", options={"first_seat": 1}))["id"]
        await bo.post(f"tables/{table}/join")
        both = [here.keep(ada.at(server.address)) for server in pair]
        feeds = [await here.feed(table, person, 0) for person in both]
        chance = random.Random(1)
        for turn in range(5):
            for feed in feeds:
                await feed.until(lambda feed=feed: feed.moment and feed.moment["legal"], "my turn")
            move = chance.choice(feeds[0].moment["legal"])["text"]
            for feed in feeds:
                await feed.send(type="play", id=f"same {turn}", move=move, turn=turn, seat=0)
            for feed in feeds:
                await feed.until(lambda feed=feed, turn=turn: f"same {turn}" in feed.answers, "the answer")
            answers = [feed.answers[f"same {turn}"] for feed in feeds]
            assert answers[0] == answers[1]
            for feed in feeds:
                await feed.until(lambda feed=feed, number=answers[0]["number"]: feed.moment["number"] >= number, "it")
            legal = (await bo.moment(table, seat=1))["legal"]
            if not legal:
                break
            await bo.play(table, legal[0]["text"])
        newest = (await bo.moment(table))["number"]
        for feed in feeds:
            await feed.until(lambda feed=feed: feed.moment["number"] == newest, "the newest")
        assert feeds[0].text == feeds[1].text


async def test_who_lost_a_race_between_processes_sees_the_move_that_won(pair: tuple[Server, Server]) -> None:
    """Different messages for the same turn: one is done, the other is stale, and both feeds show the same."""
    async with world(pair[0].address) as here:
        ada, bo = await here.person("Ada"), await here.person("Bo")
        for i in range(5):
            table = (await ada.open("azul", "me", "open", options={"first_seat": 1}))["id"]
            await bo.post(f"tables/{table}/join")
            feeds = [await here.feed(table, here.keep(ada.at(server.address)), 0) for server in pair]
            for feed in feeds:
                await feed.until(lambda feed=feed: feed.moment and feed.moment["legal"], "my turn")
            legal = feeds[0].moment["legal"]
            answers = await asyncio.gather(
                *(feed.play(legal[j]["text"], id=f"{i} {j}", turn=0) for j, feed in enumerate(feeds))
            )
            assert sorted(answer["type"] for answer in answers) == ["done", "error"]
            assert {answer.get("error") for answer in answers} == {None, "stale"}
            number = next(answer["number"] for answer in answers if answer["type"] == "done")
            for feed in feeds:
                await feed.until(lambda feed=feed, number=number: feed.moment["number"] == number, "the move")
            assert feeds[0].text == feeds[1].text


async def test_signals_and_seats_go_from_one_process_to_the_other(pair: tuple[Server, Server]) -> None:
    async with world(pair[0].address) as here:
        _, feeds = await spread(here, pair, "azul")
        await feeds[0].send(type="signal", signal="hello")
        for feed in feeds:
            await feed.until(lambda feed=feed: {"type": "signal", "seat": 0, "signal": "hello"} in feed.messages, "it")
        await feeds[1].command("resign")
        for feed in feeds:
            await feed.until(lambda feed=feed: feed.table["state"] == "over", "the end")
            assert feed.table["result"]["seat"] == 1


def is_seen(feed: Feed, online: list[bool], watchers: int) -> bool:
    return ([seat["online"] for seat in feed.table["seats"]], feed.table["watchers"]) == (online, watchers)


async def test_people_and_spectators_at_the_other_process_are_seen_as_present(pair: tuple[Server, Server]) -> None:
    async with world(pair[0].address) as here:
        table, feeds = await spread(here, pair, "azul")
        for feed in feeds:
            await feed.until(lambda feed=feed: is_seen(feed, [True, True], 2), "everybody")
        for server in pair:
            shown = await here.keep(Person(server.address)).get(f"tables/{table}")
            assert ([seat["online"] for seat in shown["seats"]], shown["watchers"]) == ([True, True], 2)
        await feeds[1].close()
        feeds[3].cut()
        for feed in (feeds[0], feeds[2]):
            await feed.until(lambda feed=feed: is_seen(feed, [True, False], 1), "who is left")


@pytest.mark.slow
async def test_a_process_that_starts_later_learns_who_is_connected_and_one_that_stops_takes_its_people_along(
    postgres: Postgres, tmp_path: Path
) -> None:
    base = postgres.new_base()
    with twin(tmp_path, base) as first:
        async with world(first.address) as here:
            ada, bo = await here.person("Ada"), await here.person("Bo")
            table = (await ada.open("azul", "me", "open"))["id"]
            await bo.post(f"tables/{table}/join")
            feed = await here.feed(table, ada, 0)
            await feed.until(lambda: feed.moment, "the start")
            with twin(tmp_path, base) as second:
                other = await here.feed(table, here.keep(bo.at(second.address)), 1)
                await other.until(lambda: other.table["seats"][0]["online"], "who was there before")
                await feed.until(lambda: feed.table["seats"][1]["online"], "who came")
            await feed.until(lambda: not feed.table["seats"][1]["online"], "the end of the other process")


async def test_a_forgotten_token_is_soon_forgotten_everywhere(pair: tuple[Server, Server]) -> None:
    async with world(pair[0].address) as here:
        ada = await here.person()
        other = here.keep(ada.at(pair[1].address))
        assert (await other.get("me"))["name"] == "Ada"
        table = (await ada.open("azul", "me", "beginner"))["id"]
        feed = await here.feed(table, other, 0)
        await feed.until(lambda: feed.moment, "the start")
        await ada.ask("POST", "me/forget", {}, 204)
        await ada.get("me", 401)
        async with asyncio.timeout(PATIENCE):
            while (await other.http.get("me")).status_code != 401:
                await asyncio.sleep(0.2)
        assert await feed.closed() == 4401


@pytest.mark.slow
async def test_when_a_process_is_killed_the_other_takes_over_its_bots_and_clocks(
    postgres: Postgres, tmp_path: Path
) -> None:
    base = postgres.new_base()
    with twin(tmp_path, base) as left, twin(tmp_path, base, bot_pause="600") as lost:
        async with world(left.address) as here:
            _, feeds = await spread(here, (left, lost), "azul")
            ada = await here.person("Cy")
            there = here.keep(ada.at(lost.address))
            bot = (await there.open("azul", "me", "beginner", options={"first_seat": 2}))["id"]
            clock = {"kind": "move", "seconds": 5}
            timed = (await there.open("azul", "me", "open", clock=clock, absent="end"))["id"]
            await (await here.person("Di")).post(f"tables/{timed}/join")
            watcher = await here.feed(bot, ada, 0)
            await watcher.until(lambda: watcher.moment, "the start")
            assert watcher.moment["waiting"] == [1]
            await feeds[0].until(lambda: is_seen(feeds[0], [True, True], 2), "everybody")
            await asyncio.to_thread(lost.kill)
            assert await feeds[1].closed() == 1006
            await feeds[0].until(lambda: is_seen(feeds[0], [True, False], 1), "the end of the silence")
            await watcher.until(lambda: watcher.moment["waiting"] == [0], "the bot's move, by the process that is left")
            async with asyncio.timeout(PATIENCE):
                while not (found := await ada.get(f"tables/{timed}"))["result"]:
                    await asyncio.sleep(0.1)
            assert found["result"]["reason"] == "time"
            seat = feeds[0].moment["waiting"][0]
            if seat == 0:
                assert (await feeds[0].play(feeds[0].moment["legal"][0]["text"]))["type"] == "done"
