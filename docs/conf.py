"""The documentation site: these pages, and the reference of every module from its docstrings. `make docs` builds it."""

from __future__ import annotations

import sys
from pathlib import Path

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from maiolica import __version__  # noqa: E402

project = "Maiolica"
author = "The Maiolica contributors"
copyright = author
version = release = __version__
language = "en"

extensions = ["myst_parser", "autoapi.extension"]
exclude_patterns = ["pictures"]
suppress_warnings = ["autoapi.python_import_resolution"]  # constants that are named several in a line
myst_heading_anchors = 4

autoapi_dirs = [str(ROOT / "src" / "maiolica")]  # read, not imported: compiled and GPU code too
autoapi_root = "reference"
autoapi_ignore = ["*/migrations/*", "*/static/*", "*/games/*/*"]  # a game's rules are read in its source
autoapi_options = ["members", "undoc-members", "show-inheritance", "show-module-summary"]
autoapi_add_toctree_entry = False
autoapi_python_class_content = "class"
autodoc_typehints = "signature"

html_theme = "furo"  # its fonts are the reader's own: a page asks nobody else for anything
html_title = f"Maiolica {__version__}"
html_copy_source = False
html_show_sphinx = False


def setup(app: Sphinx) -> None:
    """The exchanges of the protocol's page, which a test reads, are neither whole requests nor whole JSON."""
    app.add_lexer("http", TextLexer)
    app.add_lexer("socket", TextLexer)
