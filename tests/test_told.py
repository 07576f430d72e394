"""Every move and every draw is told in words, in every language."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec import json

import maiolica
from maiolica.core.game.game import CHANCE, UNKNOWN, Event
from maiolica.core.game.scene import Label
from maiolica.core.game.words import LANGUAGES, say, words
from maiolica.core.table.told import tell_events
from maiolica.games import get, ids
from tests.tables import random_tables


def strictly(label: Label, language: str) -> str:
    """A label in words, if there is a message for it in this very language and it gets all its arguments."""
    args = {name: strictly(arg, language) if isinstance(arg, Label) else arg for name, arg in label.args.items()}
    bundle = words(language)
    text, errors = bundle.format_pattern(bundle.get_message(label.key).value, args)
    assert not errors, (label, errors)
    assert text
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ids())
def test_every_move_has_words_and_no_two_have_the_same(game, language) -> None:
    told = [strictly(get(game).tell(move), language) for move in get(game).moves]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ids())
def test_every_draw_has_words_and_no_two_have_the_same(game, language) -> None:
    told = [strictly(get(game).tell_draws([draw]), language) for draw in get(game).outcomes]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("game", ids())
def test_the_lines_of_a_log_are_told(game) -> None:
    """As every seat knows them, in the middle of games and at their ends."""
    for i, table in enumerate(random_tables(get(game), 3)):
        seen = table.seen(i % table.seats)
        lines = tell_events(table.game, seen)
        assert lines[-1].done == len(seen)
        assert [line.seat for line in lines if line.seat != CHANCE] == [e.seat for e in seen if e.seat != CHANCE]
        assert all(a.done < b.done and (a.seat, b.seat) != (CHANCE, CHANCE) for a, b in pairwise(lines))
        for line in lines[-12:]:
            strictly(line.told, LANGUAGES[i % len(LANGUAGES)])


def say_all(game: str, *texts: str, language: str = "en") -> list[str]:
    """What is told of some moves."""
    moves = get(game).moves
    return [say(get(game).tell(moves.read(text)), language) for text in texts]


def say_draws(game: str, text: str, language: str = "en") -> str:
    """What is told of draws that follow each other; a question mark is unknown."""
    space = get(game).outcomes
    events = [Event(CHANCE, UNKNOWN if word == "?" else space.number(word)) for word in text.split()]
    (line,) = tell_events(get(game), events)
    assert line.text == text
    return say(line.told, language)


def test_moves_read_well() -> None:
    assert say_all("azul", "3R>2", "CK>F", "@4") == [
        "takes red from factory 3 for line 2",
        "takes black from the center for the floor",
        "chooses column 4",
    ]
    assert say_all("azul", "3R>2", language="uk") == ["бере червоні з фабрики 3 у ряд 2"]
    assert say_all("chocolatier", "B<<", language="ru") == ["отправляет коричневые налево"]
    assert say_all("pavilion", "R>C4", "w1", "w2", "pass", language="it") == [
        "mette una piastrella rossa sulla casella 4 della stella centrale",
        "paga con 1 jolly",
        "paga con 2 jolly",
        "passa",
    ]
    assert say_all("duel", "LK>X", "#5>", "-BR") == [
        "takes black from the large factory and breaks it",
        "puts the plate on slot 5, turned right",
        "spends a chip (blue/red)",
    ]
    assert say_all("five211", "B3", "Y1", language="uk") == ["обирає синю картку 3", "обирає жовтого півника"]


def test_draws_read_well() -> None:
    assert say_draws("azul", "seat2 R B R W") == "seat 2 starts; tiles dealt: 1 blue, 2 red, 1 white"
    assert say_draws("azul", "R B R", "uk") == "роздано плитки: синіх 1, червоних 2"
    assert (
        say_draws("chocolatier", "gold2 mR gold5 shield T")
        == "golden: saucer 2 (magnet for red), saucer 5 (shield: it catches what falls first); sweets dealt: 1 teal"
    )
    assert (
        say_draws("duel", "rows topS #7 topW #12 topS cBR cK")
        == "goals: rows; plates turned up: 7, 12; top plate of the stack: special; chips turned up: blue/red, black"
    )
    assert say_draws("five211", "? ? Y1 B3 Y2 ?") == "cards drawn: yellow 1 2, blue 3; hidden: 3"
    assert say_draws("five211", "? ?", "it") == "nascoste: 2"


def test_secret_choices_are_told_as_such() -> None:
    table = maiolica.new("five211", seats=2, options={"first_seat": 1}, seed=3)
    card = table.legal()[0]
    table.play(card)
    assert say(tell_events(table.game, table.seen(1))[-1].told) == "chooses in secret"
    assert tell_events(table.game, table.seen(0))[-1].told == table.game.tell(card)


def test_lines_can_be_sent_as_json() -> None:
    table = maiolica.new("duel", options={"first_seat": 1}, seed=3)
    table.play(table.legal()[0])
    line = tell_events(table.game, table.log.events)[-1]
    assert json.decode(json.encode(line), type=dict)["told"] == {"key": line.told.key, "args": dict(line.told.args)}
