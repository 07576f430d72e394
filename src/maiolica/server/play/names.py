"""Names of people as others can read them: nothing unseen, nothing that turns the writing round, no towers of marks."""

from __future__ import annotations

import unicodedata

from ...core.game.errors import MaiolicaError
from ...core.table.log import check_name
from ..problems import Refused

MARKS = 2  # on one letter: enough for every language that we know of
JOINER, LOOK = "\u200d", "\ufe0f"  # they put pictures together
BLANKS = "\u115f\u1160\u17b4\u17b5\u3164\uffa0\u2800\u034f"  # letters by name, and nothing to be seen


def checked_name(name: str) -> str:
    """A name as people and logs can hold it, cleaned; one of which nothing is left is refused."""
    try:
        return check_name(cleaned(name))
    except MaiolicaError as error:
        raise Refused("bad-request", str(error)) from None


def cleaned(name: str) -> str:
    """What can be seen of a name."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in ("Mn", "Me") and character != LOOK else 0
        if marks > MARKS or (marks and not kept) or character in BLANKS:
            continue
        if kind == "Cf" and not (character == JOINER and kept and unicodedata.category(kept[-1]) in ("So", "Sk", "Mn")):
            continue
        kept.append(" " if kind == "Zs" else character)
    return "".join(kept).strip(f" {JOINER}{LOOK}")
