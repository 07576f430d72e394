"""The pages that teach our games are long enough to play by, and short enough to be read; the laws say the rest."""

from __future__ import annotations

import re

import pytest

from maiolica.core.dialect.installed import installed
from maiolica.core.game.words import LANGUAGES
from maiolica.testing.pages import PICTURE, page

OURS = [home.id for home in installed().values() if home.is_ours]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_a_page_can_be_read_in_a_few_minutes(game, language) -> None:
    text = page(game, language)
    plain = re.sub(rf"^{PICTURE}$|\{{#[\w-]+\}}", "", text, flags=re.MULTILINE)
    words = [word for word in re.split(r"[\s|]+", plain) if re.search(r"\w", word)]
    assert 500 <= len(words) <= 1100, len(words)
    assert text.count("\n## ") >= 7
    assert text.count("\n![") >= 3
