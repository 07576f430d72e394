"""Programs that are bots: what they are told, and that none can harm a match."""

from __future__ import annotations

import json
import shlex
import sys
import time
from pathlib import Path

import pytest

import maiolica
from maiolica.bots import external
from maiolica.bots.base import BotFailed
from maiolica.bots.external import ExternalBot, longest
from maiolica.bots.match import new_match, play_match
from maiolica.bots.program import Program
from maiolica.core.dialect.random import seeded
from maiolica.core.table.jsonform import to_json

PROGRAM = Path(__file__).parent / "program.py"
EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "bots" / "first_bot.py"
BUDGET = 0.2


def command(*words: object) -> str:
    return shlex.join([sys.executable, *map(str, words)])


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split(")")[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.fixture
def bots():
    made: list[ExternalBot] = []
    yield lambda *words: made.append(ExternalBot(command(PROGRAM, *words))) or made[-1]
    for bot in made:
        bot.close(at_once=True)


def choose(bot: ExternalBot, table: maiolica.Table, budget: float = BUDGET) -> int:
    seat = table.actor
    return bot.choose(table.view(seat), seat, table.legal_actions(), seeded(1), budget)


def play(bot: ExternalBot, moves: int = 3) -> None:
    table = maiolica.new("azul", seed=1)
    bot.begin(table.game, 2, table.log.options)
    for _ in range(moves):
        table.play(choose(bot, table))


@pytest.mark.parametrize("how", ["good", "numbers", "talks", "one game", "stays"])
def test_a_good_program_is_played_with(bots, how):
    bot = bots(how)
    play(bot)
    bot.finish([3, 2], [1, 2])
    play(bot)
    program = bot._program
    bot.finish([3, 2], [1, 2])
    start = time.monotonic()
    bot.close()
    assert program.process.returncode == (-9 if how == "stays" else 0)
    assert time.monotonic() - start < 10
    assert bot._program is None


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ("crash at start", "it ended with exit code 1: no model file"),
        ("crash", "it ended with exit code 1: RuntimeError: the dragon woke"),
        ("exit", "it ended with exit code 3"),
        ("killed", "it ended by signal 9"),
        ("hang", "no answer within 0.74 s"),
        ("garbage", "it answered 'three reds, please', which is not JSON"),
        ("deep", "which is not JSON"),
        ("not text", "which is not JSON"),
        ("list", r"it answered \[1, 2\], which is no JSON object"),
        ("no move", "there is no move in it"),
        ("true", "there is no move in it"),
        ("unreadable", "it answered 'Z9': 'Z9' is not a move; write it like"),
        ("out of range", "there is no such move"),
        ("illegal", "which is not legal now"),
        ("flood", "without being asked|not legal now"),  # the second answer may come just after the question
        ("endless line", "its answer is longer than 65536 bytes"),
    ],
)
def test_a_bad_program_fails_with_its_reason_and_is_ended(bots, monkeypatch, how, reason):
    bot, started = bots(how), []
    monkeypatch.setattr(external, "Program", lambda words: started.append(Program(words)) or started[-1])
    with pytest.raises(BotFailed, match=reason):
        play(bot)
    assert bot._program is None
    assert started
    assert all(program.process.returncode is not None for program in started)


def test_a_program_that_does_not_start_in_time_fails(bots, monkeypatch):
    monkeypatch.setattr(external, "START", 0.2)
    with pytest.raises(BotFailed, match=r"no answer within 0\.20 s"):
        play(bots("hang at start"))


def test_what_a_program_started_ends_with_it(bots, tmp_path):
    bot = bots("leaves a child", tmp_path / "pid")
    play(bot)
    child = int((tmp_path / "pid").read_text())
    assert alive(child)
    bot.close()
    deadline = time.monotonic() + 10
    while alive(child) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not alive(child)


def test_who_answers_and_leaves_has_answered():
    for _ in range(5):
        program = Program([sys.executable, "-c", "input(); print('yes')"])
        assert program.ask(b"?", 60) == b"yes"
        program.end()


def test_a_forgotten_program_is_ended():
    bot = ExternalBot(command(PROGRAM, "good"))
    play(bot)
    process = bot._program.process
    del bot
    assert process.returncode == -9


def test_the_lines_are_as_documented(bots, tmp_path):
    bot = bots("notes", tmp_path / "lines")
    table = maiolica.new("azul", seats=3, options={"wall": "grey"}, seed=1)
    bot.begin(table.game, 3, table.log.options)
    seat = table.actor
    choose(bot, table)
    bot.finish([5, 6, 7], [3, 2, 1])
    bot.close()
    hello, question, over, goodbye = map(json.loads, (tmp_path / "lines").read_text().splitlines())
    assert hello == {
        "type": "hello",
        "format": 1,
        "game": "azul",
        "rules": 1,
        "seats": 3,
        "options": {"wall": "grey", "max_rounds": "25", "first_seat": "random"},
    }
    assert sorted(question) == ["budget", "legal", "seat", "seed", "type", "view"]
    assert question["type"] == "choose"
    assert question["seat"] == seat
    assert question["budget"] == BUDGET
    assert 0 <= question["seed"] < 2**53
    assert question["view"] == to_json(table.state, seat)
    assert [move["number"] for move in question["legal"]] == table.legal_actions()
    assert [table.game.moves.number(move["text"]) for move in question["legal"]] == table.legal_actions()
    assert over == {"type": "over", "scores": [5, 6, 7], "ranks": [3, 2, 1]}
    assert goodbye == {"type": "goodbye"}


def test_a_bot_that_was_not_told_of_the_game_greets_by_itself(bots):
    assert choose(bots("good"), maiolica.new("azul", seed=1)) in maiolica.new("azul", seed=1).legal_actions()


def test_the_grace_is_as_documented():
    assert longest(1.0) == pytest.approx(1.7)
    page = (EXAMPLE.parent.parent.parent / "docs" / "bots.md").read_text(encoding="utf-8")
    assert "1.2 times its budget and half a second" in page


@pytest.mark.parametrize(
    "how", ["crash at start", "crash", pytest.param("hang", marks=pytest.mark.slow), "garbage", "illegal", "flood"]
)
def test_a_bad_program_loses_its_games_and_the_match_goes_on(how):
    bad = f"cmd:{command(PROGRAM, how)}:{BUDGET}s"
    games = play_match(new_match(["random", bad], "azul", 2, options={"max_rounds": 1}), cores=1)
    assert [played.pairing.players for played in games] == [(0, 1), (1, 0)]
    assert [played.ranks for played in games] == [[1, 2], [2, 1]]
    assert [played.failed for played in games] == [1, 0]
    assert all(played.reason for played in games)
    assert all(not maiolica.load_text(played.log).over for played in games)


def test_of_several_seats_the_failed_one_is_last_and_the_others_share_the_victory():
    bad = f"cmd:{command(PROGRAM, 'garbage')}"
    games = play_match(new_match([bad, "random"], "azul", 3, seats=3), cores=1)
    assert [played.ranks for played in games] == [[2, 1, 1], [1, 2, 1], [1, 1, 2]]


def test_the_example_is_short_and_plays_every_game_legally():
    assert len(EXAMPLE.read_text().splitlines()) <= 40
    for game in maiolica.games.ids():
        match = new_match([f"cmd:{command(EXAMPLE)}:5s", "random"], game, 2)
        assert [played.failed for played in play_match(match, cores=1)] == [None, None]


@pytest.mark.compiled
def test_the_example_beats_a_bot_that_plays_anything():
    games = play_match(new_match([f"cmd:{command(EXAMPLE)}:5s", "random"], "azul", 6), cores=1)
    assert sum(played.ranks[played.pairing.players.index(0)] == 1 for played in games) >= 5


def test_every_seat_of_a_player_has_a_program_of_its_own(tmp_path):
    spec = f"cmd:{command(PROGRAM, 'notes', tmp_path / 'lines')}:5s"
    play_match(new_match(["random", spec], "azul", 3, seats=3, options={"max_rounds": 1}), cores=1)
    lines = [json.loads(line) for line in (tmp_path / "lines").read_text().splitlines()]
    assert sum(line["type"] == "hello" for line in lines) == 6
    assert sum(line["type"] == "goodbye" for line in lines) == 2
