"""What an operator may set: in a TOML file, or as MAIOLICA_NAME in the environment, which decides."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from hashlib import sha256
from math import isfinite
from pathlib import Path

from ..core.game.errors import MaiolicaError


@dataclass(frozen=True)
class Settings:
    """All settings with their defaults; docs/self-hosting.md tells about each."""

    host: str = "127.0.0.1"
    port: int = 8765
    database: str = "sqlite:maiolica.db"
    workers: int = 1
    bot_processes: int = 0  # 0: one less than there are cores, at least one
    bot_queue: int = 200
    bot_seconds: float = 1.0
    bot_pause: float = 0.4
    hint_seconds: float = 2.0
    hints_per_minute: int = 10
    review_walks: int = 4000  # 0: no reviews
    requests_per_minute: int = 600
    new_per_minute: int = 60
    messages_per_second: int = 20
    connections_per_address: int = 200
    work_share: float = 0.1
    keep_days: int = 0  # 0: forever
    idle_seconds: int = 120
    origins: str = ""
    trusted_proxies: str = "127.0.0.1"
    secure_cookies: str = "auto"
    metrics: bool = True
    log_format: str = "text"
    log_level: str = "info"
    log_addresses: bool = False


CHOICES = {
    "secure_cookies": ("auto", "true", "false"),
    "log_format": ("text", "json"),
    "log_level": ("debug", "info", "warning", "error"),
}
BOUNDS = {"port": (0, 65535), "workers": (1, 1000)}
DATABASES = ("sqlite:", "postgresql://", "postgres://")


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


def changed(settings: Settings, given: Mapping[str, object]) -> Settings:
    """The settings with some others, which are checked like those of a file."""
    known = {setting.name: setting.type for setting in fields(Settings)}
    more = {name: checked(name, known, value) for name, value in given.items()}
    return Settings(**{**asdict(settings), **more})


def data_of(settings: Settings) -> str:
    """A name for where the tables are, which says nothing about the place to others."""
    kind, _, place = settings.database.partition(":")
    whole = f"{kind}:{Path(place.removeprefix('///')).resolve()}" if kind == "sqlite" else settings.database
    return sha256(whole.encode()).hexdigest()[:16]


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
    text, kind = str(value), str(known[name])
    if kind == "str":
        return one_of(name, text)
    try:
        found = is_true(text) if kind == "bool" else int(text) if kind == "int" else finite(text)
    except ValueError:
        wanted = {"bool": "true or false", "int": "a whole number", "float": "a number"}[kind]
        raise wrong(name, wanted, text) from None
    least, most = BOUNDS.get(name, (0, 10**9))
    if found < least:
        raise wrong(name, f"at least {least}", text)
    if found > most:
        raise wrong(name, f"at most {most}", text)
    return found


def is_true(text: str) -> bool:
    """Yes or no."""
    if text.lower() not in ("true", "1", "false", "0"):
        raise ValueError
    return text.lower() in ("true", "1")


def finite(text: str) -> float:
    """A number of seconds."""
    if not isfinite(float(text)):
        raise ValueError
    return float(text)


def one_of(name: str, text: str) -> str:
    """A text; some are one of a few words."""
    choices = CHOICES.get(name)
    if choices and text.lower() not in choices:
        raise wrong(name, f"{', '.join(choices[:-1])} or {choices[-1]}", text)
    if name == "database" and not text.startswith(DATABASES):
        raise wrong(name, "sqlite:FILE or postgresql://USER:PASSWORD@HOST/NAME", text.partition(":")[0])
    return text.lower() if choices else text


def wrong(name: str, wanted: str, text: str) -> MaiolicaError:
    """One sentence about a setting."""
    return MaiolicaError(f"setting {name} must be {wanted}, not {text[:40]!r}")
