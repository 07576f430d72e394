"""The games as environments of PettingZoo, Gymnasium and OpenSpiel; ``pip install 'maiolica[rl]'`` brings these.

``maiolica.batch`` steps many games at once and needs none of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any

from ..core.game.needs import needed

if TYPE_CHECKING:
    import gymnasium

    from .spaces import Observation
    from .zoo import SeatsAtOnce, SeatsInTurn

__all__ = ["aec_env", "gym_env", "openspiel", "parallel_env"]


def aec_env(
    game: str, seats: int = 2, options: Mapping[str, object] | None = None, reward: str = "win", **settings: Any
) -> SeatsInTurn:
    """A PettingZoo environment in which the seats move one after the other."""
    with needed("pettingzoo"):
        from .zoo import SeatsInTurn
    return SeatsInTurn(game, seats, options, reward, **settings)


def parallel_env(
    game: str, seats: int = 2, options: Mapping[str, object] | None = None, reward: str = "win", **settings: Any
) -> SeatsAtOnce:
    """A PettingZoo environment in which all seats that can choose at once do so."""
    with needed("pettingzoo"):
        from .zoo import SeatsAtOnce
    return SeatsAtOnce(game, seats, options, reward, **settings)


def gym_env(game: str, **settings: Any) -> gymnasium.Env[Observation, Any]:
    """A Gymnasium environment: one seat against bots; ``gymnasium.make`` knows it as ``maiolica/<game>-v0``."""
    with needed("gymnasium"):
        from .gym import make
    return make(game, **settings)


def openspiel() -> ModuleType:
    """OpenSpiel, which knows our games by then: ``openspiel().load_game("maiolica_azul")``."""
    with needed("pyspiel", "open_spiel"):
        import pyspiel

        from . import spiel  # noqa: F401 - it registers the games
    module: ModuleType = pyspiel
    return module
