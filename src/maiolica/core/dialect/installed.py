"""Which games are installed: the entry points of the group ``maiolica.games``, each a package; nothing is imported."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

GROUP = "maiolica.games"
OURS = __name__.split(".", maxsplit=1)[0]


class Home(NamedTuple):
    """Where a game lies: the package that its entry point names, and that package's folder."""

    id: str
    package: str
    folder: Path

    @property
    def is_ours(self) -> bool:
        """Whether it came with this program."""
        return self.package.split(".", maxsplit=1)[0] == OURS


@cache
def installed() -> Mapping[str, Home]:
    """The games by id; of two with one id ours stays, otherwise the one whose package comes first."""
    homes = [home_of(point.name, point.module) for point in entry_points(group=GROUP)]
    homes.sort(key=lambda home: (not home.is_ours, home.id, home.package), reverse=True)
    return {home.id: home for home in homes}


def home_of(game_id: str, package: str) -> Home:
    """Where a package lies; asking for the outermost one imports nothing."""
    outermost, *inner = package.split(".")
    spec = find_spec(outermost)
    folders = list(spec.submodule_search_locations or []) if spec else []
    return Home(game_id, package, Path(folders[0] if folders else outermost, *inner))
