"""A new game: a package that is complete and plays at once, to be changed file by file."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from ...core.dialect.installed import installed
from ...core.game.check import ID
from ...core.game.errors import BadOption

TEMPLATE = Path(__file__).parent
SUFFIX = ".txt"  # of the files here, so that nobody takes them for code of this program
GAME, TITLE = "tinygame", "Tiny Game"  # what the files here call the game


def write_package(name: str, folder: Path) -> list[Path]:
    """Write the package of a new game; the files that were written."""
    check_name(name)
    if folder.exists() and any(folder.iterdir()):
        raise BadOption(f"{folder} is not empty")
    written = []
    for source in sorted(TEMPLATE.rglob(f"*{SUFFIX}")):
        target = folder / place_of(source.relative_to(TEMPLATE), name)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = source.read_text(encoding="utf-8")
        target.write_text(text.replace(GAME, name).replace(TITLE, title_of(name)), encoding="utf-8")
        written.append(target)
    return written


def check_name(name: str) -> None:
    """The name is the game's id and its package's name: neither may be taken."""
    if not ID.fullmatch(name):
        raise BadOption(f"{name[:40]!r}: a game's name is small letters, digits and _, and begins with a letter")
    if name in installed() or find_spec(name) is not None:
        raise BadOption(f"there is something called {name} already; choose another name")


def place_of(file: Path, name: str) -> Path:
    """Where a file of the template goes."""
    plain = Path(str(file).removesuffix(SUFFIX))
    if plain.parts[0] == "package":
        return Path("src", name, *plain.parts[1:])
    return Path("tests") / plain if plain.name.startswith("test_") else plain


def title_of(name: str) -> str:
    """What people call the game, until it is given a better name."""
    return name.replace("_", " ").title()
