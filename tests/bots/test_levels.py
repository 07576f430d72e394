"""Levels: what the files say, and whether it is so."""

from __future__ import annotations

import tomllib

import numpy as np
import pytest
from rich.console import Console

from maiolica import games
from maiolica.bots.calibrate import Rung, bounds, climb, elo, elo_error, rungs, wanted
from maiolica.bots.levels import CLASSIC, LEVELS, LevelBot, level_of, rating_of, seconds_of, settings_of
from maiolica.bots.light import Light, share_of, thoughts_of
from maiolica.bots.walks import Manner
from maiolica.cli.levels import chances_table, find_levels, levels_text, rate_strongest, with_levels
from maiolica.core.game.errors import MaiolicaError

every_game = pytest.mark.parametrize("game", games.load_all(), ids=lambda game: game.id)


@every_game
def test_every_level_can_be_made_for_every_number_of_seats(game):
    for seats in game.seats:
        for level in (*LEVELS, CLASSIC):
            search = LevelBot(level).search(game.start(seats))
            assert search.manner.learned == (level != CLASSIC)
            assert (search.nodes is None) == (level in ("master", "grandmaster", CLASSIC))


@every_game
def test_each_level_is_rated_above_the_one_below_and_misjudges_less(game):
    for seats in game.seats:
        light = LEVELS[: LEVELS.index("master")]
        ratings = [rating_of(game, level, seats) for level in light]
        assert None not in ratings or set(ratings) == {None}
        noises = [level_of(game, level, seats).get("noise", 0.0) for level in light]
        if seats == 2 or None not in ratings:
            assert ratings[0] == 0
            assert ratings == sorted(set(ratings))
        assert noises == sorted(noises, reverse=True)


@every_game
def test_what_thinks_for_a_time_is_stronger_than_the_expert_where_that_was_measured(game):
    for seats in game.seats:
        expert, *timed = (rating_of(game, level, seats) for level in ("expert", "master", "grandmaster"))
        assert timed == [None, None] or (expert is not None and expert < timed[0] < timed[1])


@every_game
def test_what_a_game_says_of_its_search_is_known(game):
    for name in ("search", "timed-2"):
        assert set(settings_of(game, name)) <= set(Manner._fields)


@every_game
def test_who_thinks_for_a_time_searches_as_the_game_says_and_the_others_do_not(game):
    start, timed = game.start(2), settings_of(game, "timed-2")
    expert, master = (LevelBot(level).search(start).manner for level in ("expert", "master"))
    assert master == expert._replace(**timed)


def test_more_seats_play_like_the_most_that_a_file_tells_of():
    game = games.load_all()[-1]
    assert level_of(game, "casual", 9) == level_of(game, "casual", 8)


def test_the_grandmaster_takes_five_times_the_time():
    assert [seconds_of(level, 2.0) for level in ("expert", "master", "grandmaster", "grandmaster@my.npz")] == [
        2,
        2,
        10,
        10,
    ]


def test_odds_of_three_to_one_are_the_same_step_with_any_number_of_seats():
    assert [round(wanted(seats), 2) for seats in (2, 3, 4)] == [0.75, 0.6, 0.5]
    assert {round(elo(wanted(seats), seats)) for seats in (2, 3, 4, 5)} == {191}


def test_a_rung_of_the_ladder_has_at_most_eight_times_the_walks_of_the_one_below():
    assert rungs(6, 1000) == [6, 33, 182, 1000, 5000]
    assert rungs(64, 512) == [64, 512, 2560]
    assert rungs(1024, 2048) == [1024, 2048, 10240]


def test_the_error_of_a_difference_is_that_of_tossed_coins():
    assert round(elo_error(0.5, 100)) == 35  # five games of a hundred are one standard error, seven points each
    assert elo_error(0.75, 400) == elo_error(0.75, 100) / 2
    assert elo_error(1.0, 100) == elo_error(0.99, 100)


def test_the_end_of_the_ladder_is_written_after_the_expert_and_all_else_stays():
    ladder = [Rung(walks, 0, 0, 0.0, rating, 0.0) for walks, rating in ((8, 900.0), (64, 1000.4), (320, 1100.6))]
    text = "[search] # why\n\n[seats-2]\nexpert = { nodes = 4 }\n\n[seats-3]\nexpert = { nodes = 9 }\n"
    found = with_levels(text, "seats-2", bounds(ladder))
    assert found == text.replace("4 }\n", "4 }\nmaster = { rating = 1000 }\ngrandmaster = { rating = 1101 }\n")
    assert with_levels(found, "seats-2", bounds(ladder)) == found


@pytest.mark.slow
@pytest.mark.compiled
def test_a_ladder_begins_at_the_expert_and_is_climbed_rung_by_rung():
    game = games.load_all()[0]
    first, second = climb(game, 2, 12, 20, 3, 2)
    assert (first.below, first.walks, first.games) == (level_of(game, "expert", 2)["nodes"], 12, 40)
    assert (second.below, second.walks, second.games) == (12, 60, 20)
    assert first.rating == rating_of(game, "expert", 2) + elo(first.share, 2)
    assert second.rating - first.rating == pytest.approx(elo(second.share, 2))
    assert second.error > first.error == elo_error(first.share, 40)


@pytest.mark.compiled
def test_what_the_ladder_says_is_added_to_a_file(tmp_path):
    game, path = games.load_all()[0], tmp_path / "levels.toml"
    rate_strongest(game, [2], 12, 10, 3, 2, path, Console(quiet=True))
    found, before = (tomllib.loads(file.read_text(encoding="utf-8")) for file in (path, game.folder / "levels.toml"))
    assert found["seats-2"].keys() == {*LEVELS}
    assert {name: given for name, given in found["seats-2"].items() if name not in ("master", "grandmaster")} == {
        name: given for name, given in before["seats-2"].items() if name not in ("master", "grandmaster")
    }
    assert found["seats-3"] == before["seats-3"]
    assert LevelBot("master").search(game.start(2)).nodes is None


@pytest.mark.needs("five211")
def test_a_ladder_needs_an_expert_below_it(tmp_path):
    game = games.get("five211")
    with pytest.raises(MaiolicaError, match="no rating to begin with"):
        rate_strongest(game, [3], 10_000, 10, 3, 2, tmp_path / "levels.toml", Console(quiet=True))
    with pytest.raises(MaiolicaError, match="--strongest takes more"):
        rate_strongest(game, [2], 8, 10, 3, 2, tmp_path / "levels.toml", Console(quiet=True))


@pytest.mark.slow
@pytest.mark.compiled
def test_who_misjudges_less_or_walks_more_wins_more():
    game = games.load_all()[0]
    assert share_of(game, Light(1), Light(1, 6.0), 2, 60, 1, 2) > 0.8
    assert share_of(game, Light(16), Light(1), 2, 40, 1, 2) > 0.7
    assert share_of(game, Light(1, 6.0), Light(1), 2, 60, 1, 2) < 0.2


@pytest.mark.compiled
def test_equals_share_and_the_number_of_cores_does_not_matter():
    game = games.load_all()[0]
    one, two = (share_of(game, Light(1, 1.0), Light(1, 1.0), 3, 60, 5, cores) for cores in (1, 2))
    assert one == two
    assert 0.1 < one < 0.6


@pytest.mark.compiled
def test_what_was_thought_is_a_chance_and_what_came_of_it_a_share():
    thoughts = thoughts_of(games.load_all()[0], Light(4), 2, 20, 1)
    assert len(thoughts) > 200
    assert ((thoughts >= 0) & (thoughts <= 1)).all()
    sure, lost = thoughts[thoughts[:, 1] > 0.9], thoughts[thoughts[:, 1] < 0.1]
    assert np.mean(sure[:, 2]) > 0.8
    assert np.mean(lost[:, 2]) < 0.2
    assert chances_table(games.load_all()[0], 2, 2, 4, 1).row_count == 10


@pytest.mark.slow
@pytest.mark.compiled
def test_levels_that_were_found_are_written_and_read_again(tmp_path):
    game, path = games.load_all()[0], tmp_path / "levels.toml"
    find_levels(game, [2], 20, 1, 2, path, Console(quiet=True))
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    assert found["search"] == settings_of(game, "search")
    noises = [found["seats-2"][level].get("noise", 0.0) for level in LEVELS[:4]]
    assert noises == sorted(noises, reverse=True)
    assert noises[0] > 0.5
    assert noises[3] == 0
    assert tomllib.loads(levels_text(found)) == found
