"""Matches: who sits where, equal deals, going on after an interruption, and the report."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest

import maiolica
from maiolica.bots.crosstable import color_of, draw_crosstable
from maiolica.bots.match import log_name, new_match, play_match
from maiolica.bots.match_file import MatchFile
from maiolica.bots.plan import Pairing, Played, luck, plan
from maiolica.bots.report import meetings_of, report, victory
from maiolica.bots.report_text import short, verdict
from maiolica.core.game.errors import BadOption, MaiolicaError
from maiolica.core.game.game import CHANCE
from maiolica.ui.svg import NAMESPACE

SHORT = {"max_rounds": 1}
HERE = __name__


def match_of(*players: str, games: int = 4, seats: int = 2, seed: int = 0):
    return new_match(players, "azul", games, seats, SHORT, seed)


def timeless(games: list[Played]) -> list[Played]:
    return [replace(played, seconds=[], longest=[]) for played in games]


class First:
    """Plays the first legal move."""

    def choose(self, view, seat, legal, rng, budget):
        return legal[0]


class Wrong:
    def choose(self, view, seat, legal, rng, budget):
        return -1


class Angry:
    def choose(self, view, seat, legal, rng, budget):
        raise ValueError("enough")


class Leaving:
    def choose(self, view, seat, legal, rng, budget):
        raise SystemExit(0)


class Deadly:
    def choose(self, view, seat, legal, rng, budget):
        if multiprocessing.parent_process() and len(legal) < 30:
            os._exit(7)
        return legal[0]


class Untidy:
    """Spoils whatever it is given."""

    def choose(self, view, seat, legal, rng, budget):
        action = legal[-1]
        legal.clear()
        view["seats"] = 0
        return action


# Who sits where


def test_two_players_meet_on_every_deal_from_both_sides():
    pairings = list(plan(match_of("greedy", "random", games=6)))
    assert [(pairing.deal, pairing.players) for pairing in pairings] == [
        (deal, players) for deal in range(3) for players in ((0, 1), (1, 0))
    ]


def test_the_first_of_two_players_sits_once_on_each_seat_among_the_second():
    pairings = list(plan(match_of("greedy", "random", games=8, seats=4)))
    for deal in range(2):
        seats = [pairing.players.index(0) for pairing in pairings if pairing.deal == deal]
        assert sorted(seats) == [0, 1, 2, 3]
    assert all(Counter(pairing.players) == {0: 1, 1: 3} for pairing in pairings)


def test_as_many_players_as_seats_are_rotated_and_change_neighbors():
    pairings = list(plan(match_of("greedy", "random", "greedy", games=6, seats=3)))
    assert {pairing.players for pairing in pairings if pairing.deal == 0} == {(0, 1, 2), (2, 0, 1), (1, 2, 0)}
    assert {pairing.players for pairing in pairings} == set(permutations(range(3)))


def test_more_players_than_seats_play_in_all_groups():
    match = match_of("greedy", "random", "greedy", "random", games=2)
    assert match.groups == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    assert match.total == len(list(plan(match))) == 12
    assert len(match_of("greedy", "random", "greedy", "random", games=3, seats=3).groups) == 4


def test_whole_deals_are_played():
    assert [match_of("greedy", "random", games=games).total for games in (1, 2, 3)] == [2, 2, 4]


def test_equal_players_have_different_names():
    assert match_of("random", "greedy", "random", "random").names == ["random", "greedy", "random #2", "random #3"]


@pytest.mark.parametrize(
    ("players", "change", "reason"),
    [
        (["random"], {}, "two players or more"),
        (["random"] * 3, {"seats": 4}, "3 players for 4 seats"),
        (["random"] * 2, {"games": 0}, "at least one must be played"),
        (["random"] * 2, {"seats": 9}, "2 to 4 seats, not 9"),
        (["random"] * 2, {"options": {"wall": "pink"}}, "it must be colored or grey"),
    ],
)
def test_an_impossible_match_is_refused(players, change, reason):
    with pytest.raises(BadOption, match=reason):
        new_match(players, "azul", **change)


# Equal deals


def test_a_deal_is_the_same_from_every_side_and_another_deal_is_not():
    games = play_match(match_of("random", f"{HERE}:First", games=4), cores=1)
    deals = [deal_of(played) for played in games]
    assert deals[0] == deals[1] != deals[2] == deals[3]


def deal_of(played: Played) -> list[int]:
    events = maiolica.load_text(played.log).log.events
    return [event.action for event in events[: next(i for i, event in enumerate(events) if event.seat != CHANCE)]]


def test_luck_depends_on_every_number():
    words = [
        luck(0),
        luck(1),
        luck(0, 0),
        luck(0, 1),
        luck(0, 0, 1, 0),
        luck(0, 1, 0, 0),
        luck(0, 0, 0, 1),
        luck(-1, 3),
    ]
    assert len(set(words)) == len(words)
    assert luck(5, 1, 2, 3) == luck(5, 1, 2, 3)


def test_a_seed_decides_everything():
    def play(seed):
        return timeless(play_match(match_of("random", "greedy", seed=seed, games=2), cores=1))

    assert play(3) == play(3) != play(4)


# Playing


def test_a_bot_gets_copies_and_cannot_spoil_the_table():
    games = play_match(match_of(f"{HERE}:Untidy", "random", games=2), cores=1)
    assert all(maiolica.load_text(played.log).over for played in games)
    assert [played.failed for played in games] == [None, None]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Wrong", "it chose -1, which is not among the legal actions"),
        ("Angry", "it raised ValueError: enough"),
        ("Leaving", "it raised SystemExit: 0"),
    ],
)
def test_a_class_that_fails_loses(name, reason):
    games = play_match(match_of(f"{HERE}:{name}", "random", games=2), cores=1)
    assert [played.ranks for played in games] == [[2, 1], [1, 2]]
    assert {played.reason for played in games} == {reason}


def test_logs_are_kept_and_replay_to_the_scores(tmp_path):
    match = match_of("random", "greedy", games=2)
    games = play_match(match, cores=1, logs=tmp_path / "logs")
    for played in games:
        table = maiolica.load(tmp_path / "logs" / log_name(match, played))
        assert table.over
        assert table.scores() == played.scores
        assert table.ranks() == played.ranks
        assert table.log.names == [match.names[player] for player in played.pairing.players]
        assert sum(event.seat != CHANCE for event in table.log.events) == sum(played.moves)


@pytest.mark.compiled
@pytest.mark.parametrize("game", maiolica.games.ids())
def test_every_game_is_played_at_every_seat_count(game):
    for seats in maiolica.games.get(game).seats:
        games = play_match(new_match(["greedy", "random"], game, seats, seats), cores=1)
        assert all(played.failed is None and min(played.ranks) == 1 for played in games)


@pytest.mark.slow
@pytest.mark.compiled
def test_the_result_does_not_depend_on_the_number_of_cores():
    match = match_of("random", "greedy", f"{HERE}:First", games=6)
    alone, together = (play_match(match, cores=cores) for cores in (1, 3))
    assert timeless(alone) == timeless(together)


@pytest.mark.slow
@pytest.mark.compiled
def test_a_worker_that_dies_ends_the_match_with_a_reason_and_keeps_what_is_done(tmp_path):
    match = match_of("random", f"{HERE}:Deadly", "greedy", games=2)
    with pytest.raises(MaiolicaError, match=r"deal 1, rotation \d: the process that played it ended \(7\)"):
        play_match(match, 2, tmp_path / "state")
    assert (tmp_path / "state").read_text().startswith('{"match": 1')


# Going on


class Stop:
    """Interrupts after some games."""

    def __init__(self, games: int) -> None:
        self.left = games

    def __call__(self, played: Played) -> None:
        self.left -= 1
        if self.left == 0:
            raise KeyboardInterrupt


@pytest.mark.parametrize("cores", [1, pytest.param(2, marks=(pytest.mark.slow, pytest.mark.compiled))])
def test_an_interrupted_match_goes_on_and_gives_the_same_result(tmp_path, cores):
    match, state = match_of("random", "greedy", games=6), tmp_path / "match.jsonl"
    whole = play_match(match, cores=1)
    with pytest.raises(KeyboardInterrupt):
        play_match(match, cores, state, told=Stop(3))
    kept = state.read_text()
    assert kept.count("\n") == 4
    told: list[Played] = []
    again = play_match(match, cores, state, told=told.append)
    assert timeless(again) == timeless([replace(played, log=again[i].log) for i, played in enumerate(whole)])
    assert state.read_text().startswith(kept)
    assert len(told) == 6
    finished = state.read_text()
    assert play_match(match, cores, state) == [replace(played, log="") for played in again]
    assert state.read_text() == finished
    assert report(match, again) == report(match, reversed(again))


def test_what_is_kept_is_told_whenever_ctrl_c_comes(tmp_path, monkeypatch):
    match, file, told, add = new_match(["random", "random"], "azul", games=4), tmp_path / "state", [], MatchFile.add

    def interrupted(file, played):
        add(file, played)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(MatchFile, "add", interrupted)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background it is ignored
    try:
        with pytest.raises(KeyboardInterrupt):
            play_match(match, cores=1, state=file, told=told.append)
    finally:
        signal.signal(signal.SIGINT, before)
    assert len(told) == len(file.read_text().splitlines()) - 1 == 1


def test_a_line_that_was_cut_off_is_played_again(tmp_path):
    match, state = match_of("random", "greedy"), tmp_path / "match.jsonl"
    whole = play_match(match, 1, state)
    text = state.read_text()
    state.write_text(text[:-30])
    assert [played.scores for played in play_match(match, 1, state)] == [played.scores for played in whole]
    assert state.read_text().count("\n") == text.count("\n")


def test_a_match_may_go_on_with_more_games_or_be_looked_at_with_fewer(tmp_path):
    state = tmp_path / "match.jsonl"
    play_match(match_of("random", "greedy", games=2), 1, state)
    assert len(play_match(match_of("random", "greedy", games=4), 1, state)) == 4
    assert len(play_match(match_of("random", "greedy", games=2), 1, state)) == 2
    assert state.read_text().count("\n") == 5


def test_another_match_or_a_damaged_file_is_refused(tmp_path):
    state = tmp_path / "match.jsonl"
    play_match(match_of("random", "greedy"), 1, state)
    with pytest.raises(MaiolicaError, match="belongs to another match: seed is 0, not 1"):
        play_match(match_of("random", "greedy", seed=1), 1, state)
    with pytest.raises(MaiolicaError, match="belongs to another match: players is"):
        play_match(match_of("greedy", "random"), 1, state)
    lines = state.read_text().splitlines(keepends=True)
    for damage in ("nonsense\n", "[]\n", '{"deal": 0}\n', lines[1].replace('"moves": [', '"moves": [1, ')):
        state.write_text("".join([lines[0], damage, *lines[2:]]))
        with pytest.raises(MaiolicaError, match="line 2 is damaged"):
            play_match(match_of("random", "greedy"), 1, state)
    state.write_text("maiolica 1\n")
    with pytest.raises(MaiolicaError, match="line 1 is damaged"):
        play_match(match_of("random", "greedy"), 1, state)


def test_files_that_cannot_be_written_are_told(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(MaiolicaError, match="No such file"):
        play_match(match_of("random", "greedy"), 1, state=tmp_path / "none" / "match.jsonl")
    with pytest.raises(MaiolicaError, match="File exists"):
        play_match(match_of("random", "greedy"), 1, logs=tmp_path / "file")


def test_wrong_players_and_cores_are_told_before_anything_is_played(tmp_path):
    with pytest.raises(BadOption, match="there is no bot 'wizard'"):
        play_match(match_of("random", "wizard"), 1, state=tmp_path / "state")
    with pytest.raises(BadOption, match="at least one must play"):
        play_match(match_of("random", "greedy"), 0)
    assert not (tmp_path / "state").exists()


# The report


def played(deal: int, players: tuple[int, ...], ranks: list[int], failed: int | None = None) -> Played:
    n = len(players)
    scores = [10 * (n - rank) for rank in ranks]
    pairing = Pairing(deal, 0, deal % n, players)
    return Played(pairing, scores, ranks, [2] * n, [0.5] * n, [0.4] * n, failed, "" if failed is None else "it hung")


def test_victories_are_shared_by_all_who_are_first():
    game = played(0, (0, 1, 1), [1, 1, 3])
    assert (victory(game, 0), victory(game, 1)) == (0.5, 0.5)
    game = played(0, (0, 1, 1), [2, 1, 1])
    assert (victory(game, 0), victory(game, 1)) == (0, 1)


def test_duels_compare_places_and_a_failure_concerns_the_failed_alone():
    assert [(duel.first, duel.second, duel.result) for duel in meetings_of(played(0, (2, 0, 1), [1, 2, 2]))] == [
        (0, 2, 0.0),
        (1, 2, 0.0),
        (0, 1, 0.5),
    ]
    failed = meetings_of(played(0, (2, 0, 1), [1, 2, 1], failed=1))
    assert [(duel.first, duel.second, duel.result) for duel in failed] == [(0, 2, 0.0), (0, 1, 0.0)]


def test_the_report_on_two_players():
    match = new_match(["greedy", "random"], "azul", 4)
    games = [
        played(0, (0, 1), [1, 2]),
        played(0, (1, 0), [1, 1]),
        played(1, (0, 1), [2, 1]),
        played(1, (1, 0), [2, 1], failed=0),
    ]
    found = report(match, games)
    first, second = found.players
    assert (first.wins, first.draws, first.losses, first.share.value) == (2, 1, 1, 0.625)
    assert (second.wins, second.draws, second.losses, second.share.value) == (1, 1, 2, 0.375)
    assert first.mean_score == pytest.approx((10 + 10 + 0) / 3)  # the game that was not played to its end has no score
    assert (first.moves, first.mean_time, first.max_time) == (8, 0.25, 0.4)
    assert (first.failures, second.failures) == (0, 1)
    assert [(failure.player, failure.deal, failure.reason) for failure in found.failures] == [(1, 1, "it hung")]
    (pair,) = found.pairs
    assert (pair.wins, pair.draws, pair.losses) == (2, 1, 1)
    assert pair.elo.low < 0 < pair.elo.value < pair.elo.high
    assert first.rating is None
    assert "greedy is not told apart from random: +89 Elo" in verdict(found)


def test_one_among_three_equals_is_not_stronger_with_a_third_of_the_victories():
    match = new_match(["greedy", "random"], "azul", 3, seats=3)
    ranks = {0: [1, 2, 3], 1: [2, 3, 1], 2: [2, 1, 3]}
    found = report(match, [played(deal, (0, 1, 1), ranks[deal]) for deal in range(3)])
    assert found.pairs[0].share.value == pytest.approx(1 / 3)
    assert found.pairs[0].elo.value == pytest.approx(0, abs=1e-9)


def test_a_report_on_nothing_is_a_report():
    found = report(new_match(["greedy", "random", "greedy"], "azul", 2), [])
    assert found.played == 0
    assert found.pairs == found.failures == []
    assert draw_crosstable(found).startswith("<svg")
    json.dumps(found.to_json())


def test_a_tournament_is_rated_and_drawn():
    match = match_of("greedy", "random", f"{HERE}:First", games=4)
    found = report(match, play_match(match, cores=1))
    assert [(pair.first, pair.second) for pair in found.pairs] == [(0, 1), (0, 2), (1, 2)]
    assert sum(player.rating.value for player in found.players) == pytest.approx(0, abs=1e-6)
    picture = ET.fromstring(draw_crosstable(found))
    words = [element.text for element in picture.iter(f"{NAMESPACE}text")]
    for player in found.players:
        assert short(player.name) in words
        assert f"{100 * player.share.value:.1f} %" in words
    boxes = [element for element in picture.iter() if element.get("width") and element.get("x")]
    width, height = float(picture.get("viewBox").split()[2]), float(picture.get("viewBox").split()[3])
    assert all(float(box.get("x")) + float(box.get("width")) <= width for box in boxes)
    assert all(float(box.get("y")) + float(box.get("height")) <= height for box in boxes)


def test_colors_go_from_defeat_to_victory():
    assert [color_of(part) for part in (0.0, 0.5, 1.0)] == ["#d98e6b", "#f4efe4", "#7fa3db"]
