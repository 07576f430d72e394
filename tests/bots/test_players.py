"""The text that names a player."""

from __future__ import annotations

import sys
from math import inf

import pytest

from maiolica.bots import GreedyBot, RandomBot
from maiolica.bots.external import ExternalBot
from maiolica.bots.players import player
from maiolica.core.game.errors import BadOption


class Counting:
    """A bot that counts positions."""

    nodes: int | None = None

    def choose(self, view, seat, legal, rng, budget):
        return legal[0]


class Dumb:
    """No bot."""


class Proud(Counting):
    def __init__(self):
        raise RuntimeError("I play with nobody")


HERE = __name__


@pytest.mark.parametrize(
    ("spec", "kind", "budget"),
    [
        ("random", RandomBot, 1.0),
        (" greedy ", GreedyBot, 1.0),
        ("greedy:2s", GreedyBot, 2.0),
        ("greedy:0.5s", GreedyBot, 0.5),
        ("greedy:200ms", GreedyBot, 0.2),
        (f"{HERE}:Counting", Counting, 1.0),
        (f"{HERE}:Counting:50ms", Counting, 0.05),
    ],
)
def test_a_name_and_a_budget(spec, kind, budget):
    one = player(spec)
    assert type(one.bot) is kind
    assert (one.name, one.budget, one.nodes) == (spec.strip(), budget, None)


def test_positions_instead_of_time():
    one = player(f"{HERE}:Counting:500n")
    assert one.bot.nodes == one.nodes == 500
    assert one.budget == inf


@pytest.mark.parametrize("spec", ["greedy:500n", f"cmd:{sys.executable}:500n"])
def test_who_does_not_count_positions_refuses_them(spec):
    with pytest.raises(BadOption, match="does not count positions; give it a time such as 1s"):
        player(spec)


@pytest.mark.parametrize(
    ("spec", "words", "budget"),
    [
        (f"cmd:{sys.executable} bot.py --level 3", ["bot.py", "--level", "3"], 1.0),
        (f"cmd:{sys.executable} 'my bot.py':200ms", ["my bot.py"], 0.2),
        (f"cmd:{sys.executable} --server host:8080", ["--server", "host:8080"], 1.0),
        (f"cmd:{sys.executable} --think 3s", ["--think", "3s"], 1.0),
    ],
)
def test_a_program_and_its_arguments(spec, words, budget):
    one = player(spec)
    assert isinstance(one.bot, ExternalBot)
    assert one.bot.words == [sys.executable, *words]
    assert one.budget == budget


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("wizard", "there is no bot 'wizard'"),
        ("", "there is no bot ''"),
        ("greedy:0s", "write a budget as 1s, 200ms or 500n"),
        ("greedy:1.5n", "write a budget as"),
        ("greedy:5 minutes", "write a budget as"),
        ("greedy:-1s", "gives no bot"),
        ("cmd:", "there is no such program"),
        ("cmd:5s", "there is no such program"),
        ("cmd:no-such-program --fast", "there is no such program"),
        ("cmd:python 'bot.py", "No closing quotation"),
        ("no_such_module:Bot", "ModuleNotFoundError: No module named 'no_such_module'"),
        (f"{HERE}:Missing", "AttributeError"),
        (f"{HERE}:Dumb", "it has no method choose"),
        (f"{HERE}:Proud", "RuntimeError: I play with nobody"),
        (":", "gives no bot"),
    ],
)
def test_what_names_nobody_is_refused_with_the_reason(spec, reason):
    with pytest.raises(BadOption, match=reason):
        player(spec)


def test_a_class_is_found_in_the_current_folder(tmp_path, monkeypatch):
    (tmp_path / "my_own_bots.py").write_text(
        "class Last:\n    def choose(self, view, seat, legal, *rest): return legal[-1]"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    assert player("my_own_bots:Last").bot.choose(None, 0, [1, 2], None, 1) == 2
