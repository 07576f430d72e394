"""The text that names a player.

``greedy``, ``master:200ms``, ``master@my.npz:1s``, ``cmd:./my_bot --fast``, ``my_bots:Careful:500n``.
"""

from __future__ import annotations

import os
import re
import sys
from dataclasses import dataclass
from importlib import import_module
from math import inf
from pathlib import Path
from typing import Any

import numpy as np

from ..core.dialect.random import Random
from ..core.game.errors import BadOption
from . import get
from .base import Bot, BotFailed, blamed
from .external import PREFIX, ExternalBot
from .levels import LEVELS, LevelBot, seconds_of

BUDGET = re.compile(r"(\d{1,9}(?:\.\d{1,9})?)(s|ms|n)", re.ASCII)


@dataclass(frozen=True)
class Player:
    """A bot with what it may spend on one decision."""

    name: str  # the text that names it
    bot: Bot
    budget: float  # seconds; endless where positions are counted instead
    nodes: int | None = None  # positions

    def choose(self, view: Any, seat: int, legal: list[int], rng: Random) -> int:
        """What the bot chooses, a legal action for certain; whatever else it does is its failure."""
        with blamed():
            action: Any = self.bot.choose(view, seat, list(legal), rng, self.budget)
        if not isinstance(action, int | np.integer) or int(action) not in legal:
            raise BotFailed(f"it chose {repr(action)[:60]}, which is not among the legal actions")
        return int(action)


def player(spec: str) -> Player:
    """The player that a text names. The text may start programs and import modules: never take a stranger's."""
    spec = spec.strip()
    name, budget = split(spec)
    seconds, nodes = read_budget(spec, budget or f"{seconds_of(name)}s")
    bot = bot_of(name)
    if nodes is not None:
        if not hasattr(bot, "nodes"):
            raise BadOption(f"{spec[:60]!r}: this bot does not count positions; give it a time such as 1s")
        bot.nodes = nodes
    return Player(spec, bot, seconds, nodes)


def split(spec: str) -> tuple[str, str]:
    """The bot and the budget, which may be empty; a program's last word is a budget only if it reads like one."""
    name, colon, last = spec.rpartition(":")
    if spec.startswith(PREFIX):
        has_budget = len(name) >= len(PREFIX) and BUDGET.fullmatch(last) is not None
    else:
        has_budget = colon != "" and last[:1].isdigit()
    return (name, last) if has_budget else (spec, "")


def read_budget(spec: str, text: str) -> tuple[float, int | None]:
    """Seconds for one decision, or endless time and a number of positions."""
    found = BUDGET.fullmatch(text)
    if not found or float(found[1]) == 0 or (found[2] == "n" and "." in found[1]):
        raise BadOption(f"{spec[:60]!r}: write a budget as 1s, 200ms or 500n (positions)")
    if found[2] == "n":
        return inf, int(found[1])
    return float(found[1]) / (1000 if found[2] == "ms" else 1), None


def bot_of(name: str) -> Bot:
    """A new bot: one of ours, a program or a class."""
    if name.startswith(PREFIX):
        return ExternalBot(name.removeprefix(PREFIX))
    level, at, network = name.partition("@")
    if at:
        return with_network(level, network)
    return made_by_class(name) if ":" in name else get(name)


def with_network(level: str, path: str) -> Bot:
    """A level that judges by a network of somebody's own."""
    if level not in LEVELS:
        raise BadOption(f"{level[:20]!r} uses no network; {', '.join(LEVELS)} do")
    if not Path(path).is_file():
        raise BadOption(f"{path[:60]!r}: there is no such network")
    return LevelBot(level, network=path)


def made_by_class(name: str) -> Bot:
    """A bot of somebody's class, from a module that Python finds, here or where it is installed."""
    module_name, _, class_name = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        made = getattr(import_module(module_name), class_name)()
    except Exception as error:  # somebody else's code: whatever it raises is told
        raise BadOption(f"{name[:60]!r} gives no bot: {type(error).__name__}: {error}") from error
    if not callable(getattr(made, "choose", None)):
        raise BadOption(f"{name[:60]!r} gives no bot: it has no method choose(view, seat, legal, rng, budget)")
    bot: Bot = made
    return bot
