"""Laws of words: everything that is shown, done or refused is told in every language."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ..core.game.game import CHANCE, Game
from ..core.game.scene import SEAT_NAME, Label
from ..core.game.words import LANGUAGES, VOICES, say, words, words_file
from ..core.table.told import tell_events
from .case import Case
from .tables import random_scenes, random_tables


class TellingLaws(Case):
    """Labels of pictures, moves, draws and reasons."""

    @pytest.mark.compiled
    def test_a_game_says_everything_in_every_language_with_the_same_arguments(self, language: str) -> None:
        folder = self.subject.folder
        assert messages(words_file(folder, language)) == messages(words_file(folder, LANGUAGES[0]))

    @pytest.mark.compiled
    def test_every_shape_has_words(self, language: str) -> None:
        for label in labels(self.subject):
            text = say(label, language)
            assert text
            assert not re.search(r"[{}$]", text), text

    @pytest.mark.compiled
    def test_every_label_that_speaks_of_a_seat_can_take_its_name(self) -> None:
        speaking = [label for said in labels(self.subject) for label in nested(said) if "seat" in label.args]
        assert speaking
        assert all(label.key == SEAT_NAME or label.args["seat"].key == SEAT_NAME for label in speaking)

    def test_every_move_has_words_and_no_two_have_the_same(self, language: str) -> None:
        for voice in VOICES:
            told = [strictly(self.subject.tell(move), language, voice) for move in self.subject.moves]
            assert len(set(told)) == len(told)

    def test_every_draw_has_words_and_no_two_have_the_same(self, language: str) -> None:
        told = [strictly(self.subject.tell_draws([draw]), language) for draw in self.subject.outcomes]
        assert len(set(told)) == len(told)

    def test_the_lines_of_a_log_are_told(self) -> None:
        """As every seat knows them, now and then in the middle of games, and at their ends."""
        for i, table in enumerate(random_tables(self.subject, 3)):
            if i % 5 and not table.over:
                continue  # all lines are told anew each time
            seen = table.seen(i % table.seats)
            lines = tell_events(table.game, seen)
            assert lines[-1].done == len(seen)
            assert [line.seat for line in lines if line.seat != CHANCE] == [e.seat for e in seen if e.seat != CHANCE]
            assert all(a.done < b.done and (a.seat, b.seat) != (CHANCE, CHANCE) for a, b in pairwise(lines))
            for line in lines[-12:]:
                strictly(line.told, LANGUAGES[i % len(LANGUAGES)])

    def test_every_refused_move_has_a_reason_in_every_language(self) -> None:
        game, reasons = self.subject, set()
        stride = 5 if game.moves.size > 100 else 1
        for i, table in enumerate(random_tables(game, 2)):
            for seat in table.waiting():
                legal = set(table.legal_actions(seat))
                for action in range(i % stride, game.moves.size, stride):
                    if action not in legal:
                        reason = game.why_not(table.state, seat, game.moves.decode(action))
                        reasons.add(reason.key)
                        assert say(reason, LANGUAGES[action % len(LANGUAGES)])
        assert reasons


class Arguments(Visitor):
    """The names of a message's arguments."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Note an argument."""
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a file with their arguments."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], path
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            arguments = Arguments()
            arguments.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {path}"
            found[entry.id.name] = arguments.names
    return found


@cache
def labels(game: Game) -> list[Label]:
    """What is said in pictures of a game, each label once."""
    found: dict[str, Label] = {}
    for scene in random_scenes(game):
        said = [scene.status, *(panel.title for panel in scene.panels)]
        said += [shape.label for panel in scene.panels for shape in panel.shapes if shape.label]
        found |= {repr(label): label for label in said}
    return list(found.values())


def nested(label: Label) -> list[Label]:
    """A label and those that it speaks of."""
    return [label, *(one for arg in label.args.values() if isinstance(arg, Label) for one in nested(arg))]


def strictly(label: Label, language: str, voice: str = VOICES[0]) -> str:
    """A label in words, if there is a message for it in this very language and it gets all its arguments."""
    said = {name: strictly(arg, language, voice) if isinstance(arg, Label) else arg for name, arg in label.args.items()}
    bundle = words(language)
    text, errors = bundle.format_pattern(bundle.get_message(label.key).value, said | {"voice": voice})
    assert not errors, (label, errors)
    assert text
    return str(text)
