"""What the browser gets of each game: all of it from the game's folder, packed once, at addresses that never change."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from shutil import copytree
from typing import Any

import httpx
import msgspec
import pytest

from maiolica.core.game.words import LANGUAGES
from maiolica.games import get, ids
from maiolica.school.lesson import lesson_of
from maiolica.server.api.routes.content import FOREVER, Card, content_of, texts_of
from maiolica.ui.svg import looks

from .clients import World


def text(game: str, path: str) -> str:
    return content_of(get(game)).files[path].plain.decode()


@pytest.mark.parametrize("game", ids())
def test_everything_that_a_game_says_and_shows_is_served(game) -> None:
    for language in LANGUAGES:
        for name in (f"rules/{language}.md", f"words/{language}.ftl"):
            assert text(game, name) == (get(game).folder / name).read_text("utf-8")
    assert text(game, "art.svg").count(f'<symbol id="{game}/') == len(looks(game))


@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_has_a_name_a_cover_and_no_more_drawings_than_that_needs(game, language) -> None:
    card = msgspec.json.decode(text(game, f"card/{language}.json"), type=Card)
    assert set(re.findall(r"^([\w-]+) =", card.words, re.MULTILINE)) == {f"{game}-name", f"{game}-about"}
    wanted = {shape[0] for shape in card.cover["shapes"]}
    assert wanted <= looks(game)
    assert set(re.findall(rf'<symbol id="{game}/([\w-]+)"', card.art)) == wanted
    assert all(rule.startswith(f"[data-game='{game}']") for rule in re.findall(r"^[^\s/}@].*\{$", card.theme, re.M))


@dataclass(frozen=True)
class Copy:
    """As much of a game as its content needs."""

    id: str
    folder: Path
    rules_version: int = 1
    pad: Any = field(default=None, hash=False)


def test_the_address_changes_with_any_file(tmp_path: Path) -> None:
    folder = tmp_path / "azul"
    copytree(get("azul").folder, folder)
    copy: Any = Copy("azul", folder, pad=get("azul").pad)
    assert dict(texts_of(copy)) == dict(texts_of(get("azul")))
    before = content_of(copy).digest
    assert before == content_of(get("azul")).digest
    (folder / "rules" / "it.md").write_text("# Azul Mini\n")
    content_of.cache_clear()
    assert content_of(copy).digest != before


async def test_files_are_packed_kept_for_ever_and_found_in_the_catalog(there: World) -> None:
    async with httpx.AsyncClient(base_url=there.address) as browser:
        games = (await browser.get("/api/catalog")).json()["games"]
        for game in games:
            response = await browser.get(f"/{game['content']}art.svg")
            assert response.headers["Cache-Control"] == FOREVER
            assert response.headers["Content-Encoding"] == "gzip"
            assert response.headers["Content-Type"].startswith("image/svg+xml")
            assert "default-src 'self'" in response.headers["Content-Security-Policy"]
            known = {"If-None-Match": response.headers["ETag"]}
            assert (await browser.get(f"/{game['content']}art.svg", headers=known)).status_code == 304
            plain = await browser.get(f"/{game['content']}art.svg", headers={"Accept-Encoding": "identity"})
            assert "Content-Encoding" not in plain.headers
            assert plain.text == response.text


async def test_a_lesson_is_served_whole_with_its_words_and_each_shape_once(there: World) -> None:
    async with httpx.AsyncClient(base_url=there.address, timeout=60) as browser:
        games = (await browser.get("/api/catalog")).json()["games"]
        azul = next(game for game in games if game["id"] == "azul")
        assert azul["lesson"]
        response = await browser.get(f"/{azul['content']}lesson.json")
        assert response.headers["Cache-Control"] == FOREVER
        found = response.json()
        lesson = lesson_of(get("azul"))
        assert [step["key"] for step in found["lesson"]["steps"]] == [step.key for step in lesson.steps]
        shapes = [found["shapes"][number] for number in found["lesson"]["steps"][0]["scene"]["panels"][0]["shapes"]]
        assert shapes == msgspec.json.decode(msgspec.json.encode(lesson.steps[0].scene.panels[0].shapes))
        assert len({msgspec.json.encode(shape) for shape in found["shapes"]}) == len(found["shapes"])
        words = await browser.get(f"/{azul['content']}lesson/it.ftl")
        assert words.text == (get("azul").folder / "lesson" / "it.ftl").read_text("utf-8")


async def test_what_a_rules_page_takes_from_the_board_is_served(there: World) -> None:
    async with httpx.AsyncClient(base_url=there.address) as browser:
        for game in (await browser.get("/api/catalog")).json()["games"]:
            response = await browser.get(f"/{game['content']}rules/board.json")
            assert response.headers["Cache-Control"] == FOREVER
            found = response.json()
            assert found["places"]
            page = text(game["id"], "rules/en.md")
            assert set(re.findall(r"\(scene:([\w-]+)\)", page)) == set(found["pictures"])


async def test_an_old_address_gives_what_there_is_now_and_is_not_kept(there: World) -> None:
    async with httpx.AsyncClient(base_url=there.address) as browser:
        response = await browser.get("/games/azul/0123456789abcdef/rules/en.md")
        assert response.text.startswith("# Azul Mini")
        assert response.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["azul/0/rules.py", "azul/0/../state.py", "azul/0/", "nothing/0/art.svg", "azul/0/words/de.ftl"]
)
async def test_nothing_else_of_a_games_folder_is_served(there: World, path: str) -> None:
    async with httpx.AsyncClient(base_url=there.address) as browser:
        assert (await browser.get(f"/games/{path}")).status_code == 404
