"""Games are found by their entry points, made from their packages, and checked; a broken one takes no other down."""

from __future__ import annotations

import pickle
import subprocess
import sys
from dataclasses import replace
from importlib.metadata import entry_points
from pathlib import Path

import pytest
from numpy import zeros

import maiolica
from maiolica import games
from maiolica.core.dialect import installed as finding
from maiolica.core.dialect.installed import Home, home_of, installed
from maiolica.core.dialect.random import Random
from maiolica.core.game import package
from maiolica.core.game.actions import ActionSpace, Draw, Kind
from maiolica.core.game.check import check
from maiolica.core.game.errors import BadGame, BadOption
from maiolica.core.game.game import MOST_SEATS, game_of
from maiolica.core.game.options import Option

ONE = games.ids()[0]
FOLDER = installed()[ONE].folder


@pytest.fixture
def fresh(monkeypatch):
    """Games are looked for anew, and forgotten afterwards."""
    caches = (installed, package.ids, package.attempt)

    def forget() -> None:
        for each in caches:
            each.cache_clear()

    yield lambda points: (monkeypatch.setattr(finding, "entry_points", points), forget())
    monkeypatch.undo()
    forget()


class Point:
    """An entry point."""

    def __init__(self, name: str, module: str) -> None:
        self.name, self.module = name, module


def test_our_games_are_entry_points_like_anybodys() -> None:
    points = {point.name: point.module for point in entry_points(group="maiolica.games")}
    assert set(games.ids()) == set(points)
    assert {game.id for game in games.load_all()} == set(points)
    assert games.broken() == {}


def test_games_stand_in_the_order_that_they_ask_for() -> None:
    orders = [package.order_of(installed()[game]) for game in games.ids()]
    assert orders == sorted(orders)


def test_loading_one_game_leaves_the_rules_of_the_others_alone() -> None:
    command = f"import sys, maiolica; maiolica.games.get({ONE!r}); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=True).stdout.split()
    rules = {f"{home.package}.rules" for home in installed().values()}
    assert rules & set(loaded) == {f"{installed()[ONE].package}.rules"}


def test_a_position_alone_loads_its_game() -> None:
    """As in a process that is sent nothing else."""
    data = pickle.dumps(maiolica.new(ONE, seed=1).state)
    command = "import pickle, sys; from maiolica.core.game.game import game_of; "
    command += "print(game_of(pickle.loads(sys.stdin.buffer.read())).id)"
    done = subprocess.run([sys.executable, "-c", command], input=data, capture_output=True, check=True)
    assert done.stdout.decode().strip() == ONE
    assert pickle.loads(pickle.dumps(games.get(ONE))) is games.get(ONE)
    assert game_of(games.get(ONE).state.new()) is games.get(ONE)


def test_a_broken_game_takes_no_other_down(fresh, tmp_path) -> None:
    folder = tmp_path / "broken_game"
    folder.mkdir()
    (folder / "__init__.py").write_text("RULES_VERSION = 1\nORDER = 0\n")
    sys.path.insert(0, str(tmp_path))
    try:
        fresh(lambda group: [*entry_points(group=group), Point("broken_game", "broken_game"), Point("gone", "gone")])
        assert games.ids()[0] == "broken_game"
        assert games.ids()[-1] == "gone"
        assert [game.id for game in games.load_all()] == list(games.ids()[1:-1])
        problem = games.broken()["broken_game"]
        assert problem.startswith("the game broken_game cannot be played: ")
        assert f"there is no {folder / 'state.py'}; it defines State, SEATS" in problem
        with pytest.raises(BadGame, match="gone cannot be played"):
            games.get("gone")
        (folder / "state.py").write_text("1 / 0")
        package.attempt.cache_clear()
        assert "state.py cannot be imported: ZeroDivisionError" in games.broken()["broken_game"]
        (folder / "state.py").write_text("SEATS = range(2, 4)")
        package.attempt.cache_clear()
        assert f"{folder / 'state.py'} does not define State" in games.broken()["broken_game"]
    finally:
        sys.path.remove(str(tmp_path))
        sys.modules.pop("broken_game", None)


def test_of_two_games_with_one_id_ours_stays(fresh) -> None:
    fresh(lambda group: [Point(ONE, "zzz"), *entry_points(group=group), Point(ONE, "aaa")])
    assert installed()[ONE].is_ours
    fresh(lambda group: [Point("other", "zzz"), Point("other", "aaa")])
    assert installed()["other"].package == "aaa"


def test_without_any_game_it_is_said_what_to_do(fresh) -> None:
    fresh(lambda group: [])
    with pytest.raises(BadOption, match="no games are installed"):
        games.get("azul")


def test_a_place_is_found_without_importing_it(tmp_path, monkeypatch) -> None:
    (tmp_path / "outermost" / "inner").mkdir(parents=True)
    (tmp_path / "outermost" / "__init__.py").write_text("1 / 0")
    monkeypatch.syspath_prepend(tmp_path)
    home = home_of("inner", "outermost.inner")
    assert home == Home("inner", "outermost.inner", tmp_path / "outermost" / "inner")
    assert not home.is_ours


def space(size: int) -> ActionSpace:
    return ActionSpace(Kind(Draw, "{kind}", {"kind": [str(i) for i in range(size)]}))


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"id": "Sixth Game"}, "its id"),
        ({"state": Random}, "state.py: State has no field seat_count"),
        ({"seats": range(2, MOST_SEATS + 2)}, f"state.py: SEATS must be a range of 2 to {MOST_SEATS} seats"),
        ({"seats": range(1, 3)}, "state.py: SEATS"),
        ({"seats": range(2, 2)}, "state.py: SEATS"),
        ({"moves": space(1 << 15)}, "moves.py: MOVES has 32768 actions"),
        ({"outcomes": ActionSpace()}, "moves.py: OUTCOMES has 0 actions"),
        ({"feature_count": 0}, "features.py: FEATURES"),
        ({"weights": zeros((1, 2, 3))}, "value.py: WEIGHTS"),
        ({"options": (Option("first_seat", ("1",)),)}, "options.py: "),
        ({"options": (Option("size", ()),)}, "options.py: "),
        ({"options": (Option("unsaid", ("yes", "no")),)}, f"has no words for {ONE}-option-unsaid"),
    ],
)
def test_what_generic_code_needs_is_checked(changes, problem) -> None:
    with pytest.raises(BadGame) as raised:
        check(replace(games.get(ONE), **changes), FOLDER)
    assert problem in str(raised.value)
    assert "\n" not in str(raised.value)


def test_every_game_is_sound() -> None:
    for game in games.load_all():
        check(game, installed()[game.id].folder)


@pytest.fixture
def copy(tmp_path) -> Path:
    """The files of a game that are no code, to be damaged."""
    folder = tmp_path / ONE
    for path in FOLDER.rglob("*"):
        if path.is_file() and path.suffix not in (".py", ".pyc"):
            (folder / path.relative_to(FOLDER)).parent.mkdir(parents=True, exist_ok=True)
            (folder / path.relative_to(FOLDER)).write_bytes(path.read_bytes())
    return folder


def test_a_look_without_a_drawing_or_the_other_way_round_is_found(copy) -> None:
    looks = (copy / "looks.toml").read_text(encoding="utf-8")
    (copy / "looks.toml").write_text(looks + "\n[unheard-of]\nletter = 'U'\n", encoding="utf-8")
    with pytest.raises(BadGame, match=r"art.svg has no symbol unheard-of"):
        check(games.get(ONE), copy)
    (copy / "looks.toml").write_text("", encoding="utf-8")
    with pytest.raises(BadGame, match=r"looks.toml has no look "):
        check(games.get(ONE), copy)


@pytest.mark.parametrize("name", ["art.svg", "cover.json", "theme.css", "looks.toml", "words/it.ftl", "rules/uk.md"])
def test_a_file_that_is_missing_is_named(copy, name) -> None:
    check(games.get(ONE), copy)
    (copy / name).unlink()
    with pytest.raises(BadGame) as raised:
        check(games.get(ONE), copy)
    assert str(raised.value) == f"the game {ONE} cannot be played: there is no {copy / name}"


def test_words_are_the_same_in_all_languages_and_have_keys_of_their_game(copy) -> None:
    files = {language: copy / "words" / f"{language}.ftl" for language in ("en", "it")}
    texts = {language: file.read_text(encoding="utf-8") for language, file in files.items()}
    for language, key, problem in (
        ("en", f"{ONE}-new", f"uk.ftl has no words for {ONE}-new"),
        ("it", f"{ONE}-new", f"it.ftl has words for {ONE}-new, which"),
        ("en", "new", f"en.ftl: new must begin with {ONE}-"),
    ):
        files[language].write_text(f"{texts[language]}\n{key} = New\n", encoding="utf-8")
        with pytest.raises(BadGame) as raised:
            check(games.get(ONE), copy)
        assert problem in str(raised.value)
        files[language].write_text(texts[language], encoding="utf-8")
