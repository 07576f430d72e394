"""Games in packages of their own, installed where only a test sees them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = [path.parent for path in sorted(ROOT.glob("examples/*/pyproject.toml"))]


def install(package: Path, target: Path) -> dict[str, str]:
    """Install a package into a folder, without a network; the environment in which it is there."""
    options = ["-q", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--target", str(target)]
    subprocess.run([sys.executable, "-m", "pip", "install", *options, str(package)], check=True)
    return environment(target)


def environment(target: Path) -> dict[str, str]:
    """The environment of a process that finds what was installed; what it compiles, it keeps there, too."""
    paths = [str(target), *filter(None, [os.environ.get("PYTHONPATH")])]
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths), "MAIOLICA_CACHE": str(target / "cache")}


def python(*args: str, env: dict[str, str], cwd: Path) -> str:
    """What a command prints on both channels; it must succeed."""
    done = subprocess.run([sys.executable, *args], env=env, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr
