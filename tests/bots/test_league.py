"""A league: who meets next, what is kept, what is refused, and its page."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from maiolica.bots.league import best_group, most_telling, next_games, play_league
from maiolica.bots.league_file import read_league
from maiolica.bots.league_page import write_pages
from maiolica.bots.plan import Played
from maiolica.cli.main import app
from maiolica.core.game.errors import MaiolicaError

TEXT = """
game = "azul"
seats = {seats}
seed = 3
[options]
max_rounds = "1"
[bots]
one = "random"
two = "greedy"
three = "random"
"""
pytestmark = [pytest.mark.compiled, pytest.mark.needs("azul")]


def league_in(folder: Path, more: str = "", seats: int = 2) -> Path:
    (folder / "league.toml").write_text(TEXT.format(seats=seats) + more)
    return folder


def test_games_go_on_where_they_were_whoever_is_added(tmp_path: Path) -> None:
    folder = league_in(tmp_path)
    first = play_league(folder, 12, cores=1)
    assert sorted(first.played) == list(range(1, 13))
    assert all(first.log_of(number).exists() for number in first.played)
    league_in(tmp_path, 'four = "greedy"\n')
    more = play_league(folder, 6, cores=1)
    assert list(more.played.items())[:12] == list(first.played.items())
    assert {3 in played.pairing.players for played in list(more.played.values())[12:]} == {True}, "it is new"
    assert read_league(folder).played == more.played
    deals = [played.pairing for played in more.played.values()]
    assert len(set(deals)) == len(deals), "no game is played twice"


def test_a_deal_that_was_broken_off_is_played_to_its_end_first(tmp_path: Path) -> None:
    class Enough(Exception): ...

    def stop(played: Played) -> None:
        raise Enough

    with pytest.raises(Enough):
        play_league(league_in(tmp_path), 4, cores=1, told=stop)
    with (tmp_path / "games.jsonl").open("ab") as file:
        file.write(b'{"number": 2, "de')  # the light went out
    first, second, *more = play_league(tmp_path, 3, cores=1).played.values()
    assert (first.pairing.deal, first.pairing.players) == (second.pairing.deal, second.pairing.players[::-1])
    assert len(more) == 2
    assert read_league(tmp_path).report.played == 4


def test_those_meet_whose_games_say_most() -> None:
    """Equals rather than a giant and a dwarf; and rather those of whom little is known."""
    strengths = np.array([3.0, 0.1, 0.0, -3.0])
    assert best_group(strengths, np.eye(4), 2) == (1, 2)
    unsure = np.diag([0.01, 0.01, 0.01, 1.0])
    assert best_group(np.zeros(4), unsure, 2) == (0, 3)
    assert best_group(np.zeros(4), unsure, 3) == (0, 3, 1)
    assert best_group(np.zeros(2), np.eye(2), 4) == (0, 1, 1, 1)


def test_a_meeting_that_was_chosen_says_less_the_second_time(tmp_path: Path) -> None:
    league = read_league(league_in(tmp_path))
    assert sorted(most_telling(league, 3)) == [(0, 1), (0, 2), (1, 2)]


def test_three_sit_at_a_table(tmp_path: Path) -> None:
    league = play_league(league_in(tmp_path, seats=3), 3, cores=1)
    assert [sorted(played.pairing.players) for played in league.played.values()] == [[0, 1, 2]] * 3
    assert {pairing.deal for pairing in next_games(league, 1)} == {1}


@pytest.mark.slow
def test_of_two_the_second_has_all_other_seats(tmp_path: Path) -> None:
    path = league_in(tmp_path, seats=4) / "league.toml"
    path.write_text(path.read_text().replace('three = "random"\n', ""))
    league = play_league(tmp_path, 4, cores=1)
    assert [sorted(played.pairing.players) for played in league.played.values()] == [[0, 1, 1, 1]] * 4
    write_pages(league)


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ('two = "greedy"', 'two = "random"', "two was another bot when it played"),
        ("seed = 3", "seed = 4", "seed 3, not 4"),
        ('game = "azul"', "", "which game"),
        ('two = "greedy"', 'two = "nobody"', "nobody"),
        ('two = "greedy"', '"t w o" = "greedy"', "a bot's name"),
        ("[bots]", "[others]", "two or more"),
        ("seats = 2", "seats = 9", "seats"),
        ("seats = 2", "seats = ", "league.toml"),
    ],
)
def test_what_cannot_be_is_told(tmp_path: Path, before: str, after: str, reason: str) -> None:
    play_league(league_in(tmp_path), 2, cores=1)
    path = tmp_path / "league.toml"
    path.write_text(path.read_text().replace(before, after))
    with pytest.raises(MaiolicaError, match=reason):
        read_league(tmp_path)


def test_a_damaged_file_is_told_by_its_line(tmp_path: Path) -> None:
    play_league(league_in(tmp_path), 2, cores=1)
    path = tmp_path / "games.jsonl"
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:-1], lines[-1].replace('"scores": [', '"scores": [1, ')]) + "\n")
    with pytest.raises(MaiolicaError, match=f"line {len(lines)} is damaged"):
        read_league(tmp_path)


def test_a_network_is_known_by_what_is_in_it(tmp_path: Path) -> None:
    from maiolica.core.game.network_file import own_path
    from maiolica.games import get

    content = own_path(get("azul")).read_bytes()
    (tmp_path / "net.npz").write_bytes(content)
    play_league(league_in(tmp_path, 'net = "advanced@net.npz"\n'), 2, cores=1)
    read_league(tmp_path)
    (tmp_path / "net.npz").write_bytes(content + b"more")
    with pytest.raises(MaiolicaError, match="net was another bot"):
        read_league(tmp_path)


def test_the_command_begins_a_league_plays_and_writes_its_page(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    run = CliRunner().invoke
    assert run(app, ["league", str(folder), "--new", "azul"]).exit_code == 0
    assert isinstance(run(app, ["league", str(folder), "--new", "azul"]).exception, MaiolicaError)
    assert isinstance(run(app, ["league", str(tmp_path / "none")]).exception, MaiolicaError)
    league_in(folder)
    done = run(app, ["league", str(folder), "--games", "6", "--cores", "1", "--json"])
    assert done.exit_code == 0
    report = json.loads(done.stdout)
    assert [player["name"] for player in report["players"]] == ["one", "two", "three"]
    assert report["played"] == report["games"] == 6
    page = (folder / "index.html").read_text()
    assert page.count(".html") == 6
    for number in range(1, 7):
        assert (folder / "games" / f"{number:05d}.html").exists()
    assert "greedy" in page
