"""The puzzles that come with the games: what stands in their files holds."""

from __future__ import annotations

import gzip
from datetime import date

import pytest

import maiolica
from maiolica.core.game.errors import MaiolicaError
from maiolica.core.game.words import LANGUAGES, say
from maiolica.games import get, ids
from maiolica.school.puzzle import (
    RATED,
    THEMES,
    Header,
    of_day,
    path_of,
    puzzles_of,
    read_puzzles,
    theme_label,
    write_puzzles,
)
from maiolica.school.puzzle_judge import ALIKE, CONFIRMED, GAP, MOST, Adviser, confirmed
from maiolica.school.puzzle_mine import FEWEST
from tests.daily import every_game

SAMPLE = 3  # puzzles of each game that a fresh search looks at, here
WALKS = 3000
LARGEST = 60_000  # bytes of a file
FEW = {"azul": 150, "chocolatier": 150, "pavilion": 150, "duel": 150, "five211": 150}


@pytest.mark.compiled
@every_game
def test_every_puzzle_is_a_legal_game_with_a_solution_that_is_not_the_obvious_move(game) -> None:
    for puzzle in maiolica.puzzles(game):
        table = puzzle.table  # every move and draw of its log is checked
        assert table.seats == puzzle.seats
        assert puzzle.seat in table.waiting()
        assert len(puzzle.actions) == len(puzzle.losses) >= FEWEST
        assert 1 <= len(puzzle.solutions) <= MOST
        assert puzzle.obvious in puzzle.actions
        assert puzzle.loss(puzzle.obvious) >= puzzle.gap >= GAP
        assert all(table.clone().play(move, puzzle.seat) is None for move in puzzle.solution)
        assert puzzle.level in RATED
        assert set(puzzle.themes) <= {*THEMES, *get(game).account.sources}
        assert puzzle.themes
        assert puzzle.why


@pytest.mark.parametrize("game", ids())
def test_a_game_has_enough_puzzles_each_once_the_easiest_first_in_a_small_file(game) -> None:
    puzzles = maiolica.puzzles(game)
    assert len(puzzles) >= FEW[game]
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert puzzles == sorted(puzzles, key=lambda one: (one.difficulty, one.id))
    assert {puzzle.level for puzzle in puzzles} == set(RATED)
    assert {puzzle.seats for puzzle in puzzles} == {seats for seats in get(game).seats if seats <= 4}
    assert path_of(get(game)).stat().st_size <= LARGEST


@pytest.mark.parametrize("game", ids())
def test_themes_and_reasons_are_told_in_every_language(game) -> None:
    for puzzle in maiolica.puzzles(game)[::5]:
        for language in LANGUAGES:
            assert all(say(theme_label(game, theme), language) for theme in puzzle.themes)
            assert not [said for reason in puzzle.why if "{" in (said := say(reason, language))]


@pytest.mark.compiled
@pytest.mark.parametrize("game", ids())
def test_a_fresh_search_confirms_a_sample(game) -> None:
    puzzles = puzzles_of(get(game))
    sample = puzzles[:: len(puzzles) // SAMPLE][:SAMPLE]
    assert all(confirmed(get(game), sample, WALKS, seed=2026))


@pytest.mark.compiled
def test_a_puzzle_that_has_another_solution_is_not_confirmed() -> None:
    game, puzzle = get("azul"), maiolica.puzzles("azul")[0]
    wrong = puzzle.actions.index(puzzle.obvious)
    losses = [max(1, loss) for loss in puzzle.losses]
    losses[wrong] = 0
    turned = type(puzzle)(**{name: getattr(puzzle, name) for name in puzzle.__struct_fields__} | {"losses": losses})
    assert list(confirmed(game, [puzzle, turned], WALKS, seed=2026, cores=2)) == [True, False]


@pytest.mark.compiled
def test_where_nothing_is_clear_there_is_no_puzzle() -> None:
    table = maiolica.new("azul", seed=1)
    assert Adviser(table.game).clear(table.position.view(table.actor), table.actor, 400, 1) is None
    assert ALIKE < CONFIRMED < GAP


@pytest.mark.parametrize("game", ids())
def test_the_day_decides_and_in_a_while_everything_had_its_day(game) -> None:
    puzzles = puzzles_of(get(game))
    first = date(2026, 11, 16).toordinal()
    days = [of_day(puzzles, date.fromordinal(first + i)) for i in range(len(puzzles))]
    assert {puzzle.id for puzzle in days} == {puzzle.id for puzzle in puzzles}
    assert of_day(puzzles, date(2026, 11, 16)) == days[0]


def test_equal_puzzles_give_equal_files_and_they_come_back(tmp_path) -> None:
    game, puzzles = get("azul"), maiolica.puzzles("azul")[:4]
    header = Header(1, "azul", game.rules_version, 100, 1)
    for name, some in (("one", puzzles), ("two", puzzles[::-1])):
        write_puzzles(tmp_path / name, header, some)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert read_puzzles(game, tmp_path / "two") == (header, puzzles)


@pytest.mark.parametrize("data", [b"", b"nonsense", gzip.compress(b"{}", mtime=0), gzip.compress(b"", mtime=0)])
def test_a_file_that_is_none_is_refused(tmp_path, data) -> None:
    (tmp_path / "file").write_bytes(data)
    with pytest.raises(MaiolicaError, match="no file of puzzles"):
        read_puzzles(get("azul"), tmp_path / "file")


def test_puzzles_of_another_game_or_of_other_rules_are_refused(tmp_path) -> None:
    write_puzzles(tmp_path / "file", Header(1, "azul", 99, 100, 1), [])
    for game in ("azul", "duel"):
        with pytest.raises(MaiolicaError, match="puzzles of azul by its rules 99"):
            read_puzzles(get(game), tmp_path / "file")
    with pytest.raises(MaiolicaError, match="No such file"):
        read_puzzles(get("azul"), tmp_path / "nothing")
    with pytest.raises(MaiolicaError, match="no/such"):
        write_puzzles(tmp_path / "no" / "such", Header(1, "azul", 1, 100, 1), [])
