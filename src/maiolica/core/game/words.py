"""Labels said in a language: Project Fluent files of ``locales/`` and of each game; English where a word is missing."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .errors import BadOption
from .scene import SEAT_NAME, Label

FOLDER = Path(__file__).resolve().parents[2] / "locales"
LANGUAGES = ("en", "uk", "ru", "it")
LESSON = "lesson"  # the folder of a game's lesson, whose words are told apart
VOICES = ("other", "you", "do")  # of somebody, to the reader who did it, to the reader who may
_games: list[Path] = []  # the folders of the games whose words are known
_bundles: dict[str, Any] = {}  # by language, as far as they were asked for, and only whole: other threads speak, too
_learning = Lock()


def say(label: Label, language: str = "en", names: Sequence[str] | None = None, voice: str = "other") -> str:
    """A label in words; seats are called by their names, if there are any, and a move is told in a voice."""
    if names and label.key == SEAT_NAME:
        return str(names[label.args["seat"] - 1])
    args = {
        name: say(arg, language, names, voice) if isinstance(arg, Label) else arg for name, arg in label.args.items()
    }
    for bundle in (words(language), words("en")):
        if bundle.has_message(label.key):
            text, _ = bundle.format_pattern(bundle.get_message(label.key).value, args | {"voice": voice})
            return str(text)
    raise KeyError(f"no words for {label.key!r}")


def words(language: str) -> Any:
    """All messages of one language: those that everybody says, and those of the games loaded so far."""
    if language not in LANGUAGES:
        raise BadOption(f"there is no language {language[:20]!r}; there are {', '.join(LANGUAGES)}")
    with _learning:
        if language not in _bundles:
            bundle = FluentBundle([language], use_isolating=False)
            for path in sorted((FOLDER / language).glob("*.ftl")):
                add_file(bundle, path)
            for game in _games:
                add_game(bundle, game, language)
            _bundles[language] = bundle
        return _bundles[language]


def learn_words(game: Path) -> None:
    """From now on, the words in a game's folder are known in every language."""
    with _learning:
        _games.append(game)
        for language, bundle in _bundles.items():
            add_game(bundle, game, language)


def words_file(game: Path, language: str) -> Path:
    """Where the words of a game lie in its folder."""
    return game / "words" / f"{language}.ftl"


def lesson_words(game: Path, language: str) -> Path:
    """Where the words of a game's lesson lie, if it has one."""
    return game / LESSON / f"{language}.ftl"


def add_game(bundle: Any, game: Path, language: str) -> None:
    """Read all that is said of a game."""
    for path in (words_file(game, language), lesson_words(game, language)):
        add_file(bundle, path)


def add_file(bundle: Any, path: Path) -> None:
    """Read the messages of a file, if there is one."""
    if path.exists():
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
