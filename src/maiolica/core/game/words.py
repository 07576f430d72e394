"""Labels said in a language: Project Fluent files in ``locales/``, English where a word is missing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .errors import BadOption
from .scene import SEAT_NAME, Label

FOLDER = Path(__file__).resolve().parents[2] / "locales"
LANGUAGES = ("en", "uk", "ru", "it")


def say(label: Label, language: str = "en", names: Sequence[str] | None = None) -> str:
    """A label in words; seats are called by their names, if there are any."""
    if names and label.key == SEAT_NAME:
        return str(names[label.args["seat"] - 1])
    args = {name: say(arg, language, names) if isinstance(arg, Label) else arg for name, arg in label.args.items()}
    for bundle in (words(language), words("en")):
        if bundle.has_message(label.key):
            text, _ = bundle.format_pattern(bundle.get_message(label.key).value, args)
            return str(text)
    raise KeyError(f"no words for {label.key!r}")


@cache
def words(language: str) -> Any:
    """All messages of one language."""
    if language not in LANGUAGES:
        raise BadOption(f"there is no language {language[:20]!r}; there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
