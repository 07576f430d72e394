"""The documents are true: their examples run, their tables fit the code, their links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import maiolica
from maiolica.core.table.jsonform import to_json
from maiolica.games import get, ids

ROOT = Path(__file__).resolve().parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def examples(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.compiled
@pytest.mark.parametrize("page", [page for page in PAGES if examples(page, "python")], ids=lambda page: page.name)
def test_python_examples_run(page, capsys) -> None:
    scope: dict[str, object] = {}
    for example in examples(page, "python"):
        exec(compile(example, str(page), "exec"), scope)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_the_json_fields_are_documented() -> None:
    page = (ROOT / "docs" / "log-format.md").read_text(encoding="utf-8")
    for game in ids():
        position = to_json(maiolica.new(game, seed=1).state)["position"]
        names = [*position, *position["seats"][0]]
        assert [name for name in names if f"{name}`" not in page] == []


def test_the_number_of_features_is_documented() -> None:
    page = (ROOT / "docs" / "features.md").read_text(encoding="utf-8")
    for game in ids():
        assert f"## {game}: {get(game).feature_count} numbers" in page


def test_every_game_has_its_rules_and_how_to_play() -> None:
    for game in ids():
        assert (ROOT / "docs" / "rules" / f"{game}.md").exists()
        assert (ROOT / "docs" / "games" / f"{game}.md").exists()


def test_the_version_is_the_same_everywhere_and_the_changelog_is_dated() -> None:
    assert f"version: {maiolica.__version__}" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    headings = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings[0] == "Unreleased"
    found = [re.fullmatch(r"(\d+)\.(\d+)\.(\d+) - (\d{4}-\d\d-\d\d)", heading) for heading in headings[1:]]
    releases = [(tuple(map(int, one.groups()[:3])), one[4]) for one in found if one]
    assert len(releases) == len(found) > 0
    assert releases == sorted(releases, reverse=True)  # by version and by date alike
    assert [date for _, date in releases] == sorted((date for _, date in releases), reverse=True)
