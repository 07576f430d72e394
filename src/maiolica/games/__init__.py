"""The games: ours lie here, others come with their own packages; all are found by their entry points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..core.game.package import broken, get, ids, load_all
else:

    def __getattr__(name: str) -> Any:
        """They are loaded, and with them the compiler, when somebody asks for one."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from ..core.game import package

        return getattr(package, name)


__all__ = ["broken", "get", "ids", "load_all"]
