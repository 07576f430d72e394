"""What there is, in types: the games with their options, the levels of bots, the languages."""

from __future__ import annotations

from msgspec import Struct

from .messages import Level, Signal


class GameOption(Struct):
    """Something to choose before a game; the first choice is the default."""

    name: str
    choices: list[str]
    numbers: tuple[int, int] | None  # the least and the greatest, where numbers are allowed too
    form: str


class CatalogGame(Struct):
    """A game with what may be chosen."""

    id: str
    rules: int
    seats: list[int]
    secrets: bool  # whether anything is hidden from any seat, with whatever options
    options: list[GameOption]
    content: str  # where its words, drawings and rules pages lie; another address when any of them changes
    lesson: bool  # whether there is a guided first game
    pad: bool  # whether there is a score pad
    ready: bool  # whether its rules are compiled
    puzzles: int  # how many it has
    ratings: dict[str, dict[str, int]]  # by seats and level, in points of Elo above the beginner, where measured
    at_least: dict[str, dict[str, int]]  # lower bounds in the same points, for levels that think for a time


class Limits(Struct):
    """What this server allows."""

    hint_seconds: float


class Catalog(Struct):
    """The games with their options, the levels of bots, the languages."""

    version: str
    languages: list[str]
    levels: list[Level]
    signals: list[Signal]
    games: list[CatalogGame]
    limits: Limits
