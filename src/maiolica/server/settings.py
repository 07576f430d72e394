"""What an operator may set: in a TOML file, or as MAIOLICA_NAME in the environment, which decides."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path

from ..core.errors import MaiolicaError


@dataclass(frozen=True)
class Settings:
    """All settings with their defaults; docs/self-hosting.md tells about each."""

    host: str = "127.0.0.1"
    port: int = 8765
    database: str = "sqlite:maiolica.db"
    processes: int = 1
    bot_processes: int = 0  # 0: one less than there are cores, at least one
    bot_queue: int = 200
    bot_seconds: float = 1.0
    bot_pause: float = 0.4
    hint_seconds: float = 2.0
    hints_per_minute: int = 10
    requests_per_minute: int = 600
    new_per_minute: int = 60
    messages_per_second: int = 20
    connections_per_address: int = 200
    keep_days: int = 0  # 0: forever
    idle_seconds: int = 120
    origins: str = ""
    trusted_proxies: str = "127.0.0.1"
    secure_cookies: str = "auto"
    metrics: bool = True
    log_format: str = "text"
    log_level: str = "info"


def load(file: Path | None = None, environment: Mapping[str, str] | None = None) -> Settings:
    """The settings of a file and of the environment."""
    environment = os.environ if environment is None else environment
    name = str(file) if file else environment.get("MAIOLICA_SETTINGS", "")
    given: dict[str, object] = dict(read_file(Path(name))) if name else {}
    known = {setting.name: setting.type for setting in fields(Settings)}
    for setting in known:
        if (key := f"MAIOLICA_{setting.upper()}") in environment:
            given[setting] = environment[key]
    return Settings(**{name: checked(name, known, value) for name, value in given.items()})  # type: ignore[arg-type]


def read_file(path: Path) -> Mapping[str, object]:
    """The settings in a TOML file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise MaiolicaError(f"settings file {str(path)!r}: {error}") from None


def checked(name: str, known: Mapping[str, object], value: object) -> object:
    """A setting's value in its type, or an error that names it."""
    if name not in known:
        raise MaiolicaError(f"there is no setting {name[:40]!r}; there are {', '.join(known)}")
    text, kind = str(value), known[name]
    try:
        if kind == "bool":
            return {"true": True, "1": True, "false": False, "0": False}[text.lower()]
        number = {"int": int, "float": float}.get(str(kind))
        if number is None:
            return text
        if number(text) < 0:
            raise ValueError
        return number(text)
    except (KeyError, ValueError):
        wanted = {"bool": "true or false", "int": "a whole number", "float": "a number"}[str(kind)]
        raise MaiolicaError(f"setting {name} must be {wanted}, not {text[:40]!r}") from None
