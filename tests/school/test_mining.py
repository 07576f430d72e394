"""Mining puzzles: the same for the same seed, on any number of cores, in one go or in several."""

from __future__ import annotations

import json

import pytest

import maiolica
from maiolica.core.game.errors import MaiolicaError
from maiolica.core.game.scene import Label
from maiolica.games import get
from maiolica.school.puzzle import BLOCK, LATER
from maiolica.school.puzzle_judge import without
from maiolica.school.puzzle_mine import Miner, Quest, difficulty_of, first_level, mine
from maiolica.school.puzzle_state import MiningFile
from maiolica.school.puzzle_themes import of_a_puzzle, themes_of
from maiolica.study.form import Line
from maiolica.study.judge import Reviewer
from tests.test_cli import run

QUICK = 64  # walks: nobody would ship such puzzles


def quest(seed: int = 1) -> Quest:
    return Quest(get("azul"), QUICK, seed)


@pytest.mark.slow
@pytest.mark.compiled
def test_equal_seeds_give_equal_puzzles_on_any_number_of_cores() -> None:
    alone = list(mine(quest(), range(2), 1))
    assert [(number, len(found)) for number, found in alone] == [(0, 1), (1, 2)]
    assert list(mine(quest(), range(2), 2)) == alone
    assert list(mine(quest(2), range(1), 1)) != alone[:1]


@pytest.mark.compiled
def test_what_is_shipped_is_found_again() -> None:
    shipped = {puzzle.id: puzzle for puzzle in maiolica.puzzles("azul")}
    found = next(found for i in range(9) if (found := Miner(Quest(get("azul"))).game_of(i)))
    assert [shipped.get(puzzle.id) for puzzle in found] == found


@pytest.mark.slow
@pytest.mark.compiled
def test_mining_goes_on_where_it_was(tmp_path) -> None:
    words = ["puzzles", "azul", "--walks", str(QUICK), "--cores", "1", "--state", str(tmp_path / "state")]
    run(*words, "--games", "1", "--output", str(tmp_path / "some"))
    with (tmp_path / "state").open("ab") as file:
        file.write(b'{"number": 7, "fou')  # it was stopped here
    run(*words, "--games", "2", "--output", str(tmp_path / "all"))
    run(*words[:6], "--games", "2", "--output", str(tmp_path / "at-once"))
    assert (tmp_path / "all").read_bytes() == (tmp_path / "at-once").read_bytes()
    assert (tmp_path / "all").stat().st_size > (tmp_path / "some").stat().st_size
    numbers = [json.loads(line).get("number") for line in (tmp_path / "state").read_text().splitlines()]
    assert numbers == [None, 0, 1]


@pytest.mark.compiled
def test_the_command_says_what_it_found_and_confirms_it(tmp_path) -> None:
    file = str(tmp_path / "few")
    told = run("puzzles", "azul", "--walks", str(QUICK), "--count", "3", "--cores", "1", "--output", file).stdout
    assert "3 puzzles of Azul Mini" in told
    said = run("puzzles", "azul", "--check", "--file", file, "--output", str(tmp_path / "good")).stdout
    confirmed, of = said.split(" puzzles")[0].split(" of ")
    assert int(confirmed) <= int(of) == 3
    assert "puzzles confirmed by 640 walks" in said
    assert (tmp_path / "good").exists()


def test_what_cannot_be_is_said_before_anything_is_played(tmp_path) -> None:
    assert "azul has 2 to 4 seats, not 9" in run("puzzles", "azul", "--seats", "9", code=2).stderr
    nowhere = str(tmp_path / "no" / "such" / "file")
    assert "there is no such folder" in run("puzzles", "azul", "--output", nowhere, code=2).stderr


def test_a_state_of_another_quest_or_a_damaged_one_is_refused(tmp_path) -> None:
    MiningFile(tmp_path / "state", quest())
    with pytest.raises(MaiolicaError, match="belongs to another search"):
        MiningFile(tmp_path / "state", quest(2))
    (tmp_path / "state").write_text("nonsense\n")
    with pytest.raises(MaiolicaError, match="is damaged"):
        MiningFile(tmp_path / "state", quest())
    with pytest.raises(MaiolicaError, match="No such file"):
        MiningFile(tmp_path / "no" / "state", quest())


def line(own: dict[str, float], other: dict[str, float], lead: float) -> Line:
    return Line([], [own, other], lead, 1)


def test_themes_are_where_the_accounts_differ_the_largest_difference_first() -> None:
    game = get("azul")
    worse, better = line({"wall": 3, "floor": -4}, {"wall": 6}, 0), line({"wall": 4}, {"wall": 6}, 5)
    assert themes_of(game, 0, worse, better) == ["floor", "wall"]
    assert themes_of(game, 0, line({"wall": 3}, {"wall": 6}, 0), line({"wall": 3}, {"wall": 2}, 4)) == [BLOCK]
    assert themes_of(game, 0, line({"wall": 5}, {}, 0), line({"wall": 3}, {}, 1)) == [LATER]
    assert themes_of(game, 0, worse, worse) == []


def test_a_reason_speaks_of_the_obvious_move_instead_of_the_one_that_was_played() -> None:
    assert of_a_puzzle(Label("review-why-later", {"points": 2})) == Label("puzzle-why-later", {"points": 2})


def test_a_puzzle_is_harder_that_needs_more_walks_has_a_smaller_gap_and_is_found_less() -> None:
    middle = difficulty_of(16, 0.15, 3, 10)
    assert difficulty_of(64, 0.15, 3, 10) > middle > difficulty_of(4, 0.15, 3, 10)
    assert difficulty_of(16, 0.1, 3, 10) > middle > difficulty_of(16, 0.2, 3, 10)
    assert difficulty_of(16, 0.15, 0, 10) > middle > difficulty_of(16, 0.15, 9, 10)
    assert difficulty_of(16, 0.15, 3, 40) > middle


def test_the_level_is_the_weakest_that_searches_so_far() -> None:
    assert [first_level(get("azul"), 2, walks) for walks in (1, 4, 6, 8, 4096)] == [
        "advanced",
        "expert",
        "expert",
        "master",
        "master",
    ]


@pytest.mark.compiled
def test_what_is_left_out_for_a_while_is_judged_as_before() -> None:
    table = maiolica.new("azul", seed=1)
    tree = Reviewer(table.game)._tree(0, table.state, table.actor, 1)
    tree.think(table.actor, 0, 200)
    action = int(tree.memory.edges["action"][tree.root][0])
    mine_of = tree.memory.edges[tree.root][0].copy()
    visits = tree.memory.edges["visits"][tree.root].sum()
    with without(tree, [action]):
        tree.think(table.actor, 200, 2000)  # it grows meanwhile
    assert tree.memory.edges[tree.root][0] == mine_of
    assert tree.memory.edges["visits"][tree.root].sum() == visits + 1800
