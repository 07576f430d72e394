"""Every label has words in every language, with the same arguments."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import maiolica
from maiolica.core.game.errors import BadOption
from maiolica.core.game.scene import SEAT_NAME, Label
from maiolica.core.game.words import FOLDER, LANGUAGES, learn_words, say, words, words_file
from maiolica.games import get, ids
from tests.tables import random_tables


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], path
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            arguments = Arguments()
            arguments.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {path}"
            found[entry.id.name] = arguments.names
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_everything_with_the_same_arguments(language) -> None:
    files = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))
    assert sorted(path.name for path in (FOLDER / language).glob("*.ftl")) == files
    for name in files:
        assert messages(FOLDER / language / name) == messages(FOLDER / "en" / name)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", ids())
def test_a_game_says_everything_in_every_language(game, language) -> None:
    folder = get(game).folder
    assert messages(words_file(folder, language)) == messages(words_file(folder, "en"))


def test_words_of_a_game_that_comes_late_are_known_in_the_languages_already_read(tmp_path) -> None:
    (tmp_path / "words").mkdir()
    for language in ("en", "it"):
        (tmp_path / "words" / f"{language}.ftl").write_text(f"late-name = Late {language}\n")
    assert not words("it").has_message("late-name")
    learn_words(tmp_path)
    assert [say(Label("late-name"), language) for language in ("en", "it", "uk")] == ["Late en", "Late it", "Late en"]


@cache
def labels() -> list[Label]:
    """What is said in pictures of all games, each label once."""
    found: dict[str, Label] = {}
    for game in ids():
        for table in random_tables(get(game), 1):
            scene = table.scene(0)
            said = [scene.status, *(panel.title for panel in scene.panels)]
            said += [shape.label for panel in scene.panels for shape in panel.shapes if shape.label]
            found |= {repr(label): label for label in said}
    return list(found.values())


@pytest.mark.compiled
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shape_of_every_game_has_words(language) -> None:
    for label in labels():
        text = say(label, language)
        assert text
        assert not re.search(r"[{}$]", text), text


def test_plurals_follow_the_language() -> None:
    def tiles(count: int, language: str) -> str:
        args = {"count": count, "color": Label("azul-red"), "source": Label("azul-center")}
        return say(Label("azul-tiles", args), language)

    assert tiles(1, "en") == "1 red tile, center"
    assert tiles(2, "en") == "2 red tiles, center"
    assert "1 плитка," in tiles(1, "uk")
    assert "3 плитки," in tiles(3, "uk")
    assert "5 плиток," in tiles(5, "uk")
    assert "2 плитки," in tiles(2, "ru")
    assert "1 piastrella," in tiles(1, "it")


def test_seats_are_called_by_their_names_or_by_their_numbers() -> None:
    table = maiolica.new("azul", names=["Ada", "Bo"], options={"first_seat": 2}, seed=1)
    scene = table.scene(0)
    status, titles = scene.status, [panel.title for panel in scene.panels if panel.seat >= 0]
    assert say(status, "en", table.log.own_names) == "Round 1: Bo takes tiles"
    assert say(status, "en") == "Round 1: seat 2 takes tiles"
    assert [say(title, "uk", table.log.own_names) for title in titles] == ["Ada: 0 очок", "Bo: 0 очок"]
    assert [say(title, "it") for title in titles] == ["Posto 1: 0 punti", "Posto 2: 0 punti"]
    assert say(status, "it") == "Round 1: il posto 2 prende piastrelle"


def test_default_names_are_no_names() -> None:
    assert maiolica.new("azul", seats=3).log.own_names is None
    assert maiolica.new("azul", names=["Ada", "Seat 2"]).log.own_names == ["Ada", "Seat 2"]


def nested(label: Label) -> list[Label]:
    """A label and those that it speaks of."""
    return [label, *(one for arg in label.args.values() if isinstance(arg, Label) for one in nested(arg))]


@pytest.mark.compiled
def test_every_label_that_speaks_of_a_seat_can_take_its_name() -> None:
    speaking = [label for said in labels() for label in nested(said) if "seat" in label.args]
    assert {label.key for label in speaking} >= {"seat-name", "duel-goal-points", "five211-board"}
    assert all(label.key == SEAT_NAME or label.args["seat"].key == SEAT_NAME for label in speaking)


def test_an_unknown_language_or_label_is_an_error() -> None:
    with pytest.raises(BadOption, match="there is no language 'de'"):
        words("de")
    with pytest.raises(KeyError, match="no-such-label"):
        say(Label("no-such-label"))
