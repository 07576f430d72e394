"""A bot that is another program: one JSON object per line, as docs/bots.md tells."""

from __future__ import annotations

import json
import shlex
import shutil
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from ..core.dialect.random import Random, next_word
from ..core.game.actions import Move
from ..core.game.errors import BadOption, IllegalMove
from ..core.game.game import Game, game_of
from ..core.table.jsonform import to_json
from .base import BotFailed
from .program import GOODBYE, Program, ProgramEnded, kill

FORMAT = 1
PREFIX = "cmd:"
START = 10.0  # seconds until a program must have answered the hello
GRACE = 0.5  # seconds above what a decision may take, for the machine between us


def longest(budget: float) -> float:
    """The seconds after which a program that may think for ``budget`` has lost."""
    return 1.2 * budget + GRACE


class ExternalBot:
    """Asks a program, which is started when it is needed, serves one seat, and stays for the next game."""

    def __init__(self, command: str) -> None:
        try:
            self.words = words_of(command)
        except ValueError as error:
            raise BadOption(f"{PREFIX}{command[:60]}: {error}") from None
        if not self.words or not shutil.which(self.words[0]):
            raise BadOption(f"{PREFIX}{command[:60]}: there is no such program")
        self._program: Program | None = None
        self.in_game = False  # it was greeted, and not yet told how the game ended

    def begin(self, game: Game, seats: int, options: Mapping[str, str] | None) -> None:
        """Greet the program before a game; one that ended after the last game is started anew."""
        hello = {"type": "hello", "format": FORMAT, "game": game.id, "rules": game.rules_version, "seats": seats}
        line = _line(hello | {"options": None if options is None else dict(options)})
        stayed = self._program is not None
        try:
            self._ask(line, START)
        except ProgramEnded:
            if not stayed:
                raise
            self._ask(line, START)
        self.in_game = True

    def choose(self, view: Any, seat: int, legal: list[int], rng: Random, budget: float) -> int:
        """What the program answers."""
        game = game_of(view)
        if not self.in_game:
            self.begin(game, view.seat_count, None)
        question = {
            "type": "choose",
            "seat": seat,
            "budget": budget,
            "seed": int(next_word(rng)) >> 11,  # every language reads 53 bits exactly
            "view": to_json(view, seat),
            "legal": [{"number": action, "text": game.moves.text(action)} for action in legal],
        }
        answer = self._ask(_line(question), longest(budget))
        try:
            return _action(game, answer, legal)
        except BotFailed:
            self.close(at_once=True)
            raise

    def finish(self, scores: Sequence[int], ranks: Sequence[int]) -> None:
        """Tell the program how the game ended."""
        self.in_game = False
        if self._program:
            self._program.tell(_line({"type": "over", "scores": list(scores), "ranks": list(ranks)}))

    def close(self, at_once: bool = False) -> None:
        """End the program: with a goodbye, or at once."""
        self.in_game = False
        if self._program:
            if not at_once:
                self._program.tell(_line({"type": "goodbye"}))
            self._program.end(0 if at_once else GOODBYE)
            self._program = None

    def kill(self) -> None:
        """Kill the program, from any thread, and leave the rest to close()."""
        if program := self._program:
            kill(program.process)

    def _ask(self, line: bytes, seconds: float) -> dict[str, Any]:
        try:
            self._program = self._program or Program(self.words)
            return _read(self._program.ask(line, seconds))
        except BotFailed:
            self.close(at_once=True)
            raise


def words_of(command: str) -> list[str]:
    """A command's words; on Windows a backslash is part of a path."""
    if sys.platform == "win32":
        return [word.strip('"') for word in shlex.split(command, posix=False)]
    return shlex.split(command)


def _read(line: bytes) -> dict[str, Any]:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise BotFailed(f"it answered {_short(line.decode(errors='replace'))}, which is not JSON") from None
    if not isinstance(answer, dict):
        raise BotFailed(f"it answered {_short(answer)}, which is no JSON object")
    return answer


def _action(game: Game, answer: dict[str, Any], legal: list[int]) -> int:
    move: Move | int | str | None = answer.get("move")
    if not isinstance(move, int | str) or isinstance(move, bool):
        raise BotFailed(f"it answered {_short(answer)}: there is no move in it, as text or number")
    try:
        action = game.moves.number(move)
    except IllegalMove as error:
        raise BotFailed(f"it answered {_short(move)}: {error}") from None
    if action not in legal:
        raise BotFailed(f"it answered {_short(move)}, which is not legal now")
    return action


def _line(message: Mapping[str, Any]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode()


def _short(thing: object) -> str:
    text = repr(thing)
    return text if len(text) <= 60 else f"{text[:57]}..."
