"""Every label has words in every language, with the same arguments."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from maiolica.core.errors import BadOption
from maiolica.core.scene import Label
from maiolica.core.words import FOLDER, LANGUAGES, say, words
from maiolica.games import GAMES, get
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


@cache
def labels() -> list[Label]:
    """What is said in pictures of all games, each label once."""
    found: dict[str, Label] = {}
    for game in GAMES:
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


def test_an_unknown_language_or_label_is_an_error() -> None:
    with pytest.raises(BadOption, match="there is no language 'de'"):
        words("de")
    with pytest.raises(KeyError, match="no-such-label"):
        say(Label("no-such-label"))
