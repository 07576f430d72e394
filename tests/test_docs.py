"""The documents are true: their examples run, their tables fit the code, their links lead somewhere."""

from __future__ import annotations

import ast
import re
from itertools import takewhile
from pathlib import Path

import pytest

import maiolica
from maiolica.core.dialect.installed import installed
from maiolica.core.table.jsonform import to_json
from maiolica.games import get

OURS = [home.id for home in installed().values() if home.is_ours]
ROOT = Path(__file__).resolve().parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def examples(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


def output_of(source: str, node: ast.stmt) -> str | None:
    """What a statement prints, as the comment behind it or the comments below it say; … stands for anything."""
    lines = source.splitlines()
    end = node.end_lineno or node.lineno
    if isinstance(node, ast.Expr) and (behind := re.search(r"\)  # (.*)$", lines[end - 1])):
        return behind[1]
    below = list(takewhile(lambda line: line.startswith("# "), lines[end:]))
    return "\n".join(line.removeprefix("# ") for line in below) or None


def prints(node: ast.stmt) -> bool:
    calls = (part.func for part in ast.walk(node) if isinstance(part, ast.Call))
    return any(isinstance(called, ast.Name) and called.id == "print" for called in calls)


def is_said(told: str, printed: str) -> bool:
    return re.fullmatch(".*".join(map(re.escape, told.split("…"))), printed.strip(), re.DOTALL) is not None


@pytest.mark.compiled
@pytest.mark.parametrize("page", [page for page in PAGES if examples(page, "python")], ids=lambda page: page.name)
def test_python_examples_run_and_print_what_they_say(page, capsys) -> None:
    scope: dict[str, object] = {}
    for example in examples(page, "python"):
        for node in ast.parse(example).body:
            exec(compile(ast.Module([node], []), str(page), "exec"), scope)
            printed = capsys.readouterr().out
            if prints(node):
                told = output_of(example, node)
                assert told is not None, f"say what this prints: {ast.unparse(node)}"
                assert is_said(told, printed), f"{ast.unparse(node)} prints {printed!r}, not {told!r}"


def test_a_wrong_output_is_found() -> None:
    source = "print(1)  # 1\nfor i in (1, 2):\n    print(i)\n# 1\n# …\nprint(3)"
    one, loop, bare = ast.parse(source).body
    assert (output_of(source, one), output_of(source, loop), output_of(source, bare)) == ("1", "1\n…", None)
    assert is_said("1\n…", "1\n2\n")
    assert not is_said("1\n…", "2\n1\n")
    assert not is_said("1", "12")
    assert prints(loop)
    assert not prints(ast.parse("x = 1").body[0])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_the_spelling_is_american() -> None:
    british = re.compile("colo" + r"ur|(neighb|fav|hon|behavi)our|\bcentre|licence", re.IGNORECASE)
    for page in [*PAGES, *sorted((ROOT / "src").rglob("*.py"))]:
        assert not british.search(page.read_text(encoding="utf-8")), page


def test_the_json_fields_are_documented() -> None:
    page = (ROOT / "docs" / "log-format.md").read_text(encoding="utf-8")
    for game in OURS:
        position = to_json(maiolica.new(game, seed=1).state)["position"]
        names = [*position, *position["seats"][0]]
        assert [name for name in names if f"{name}`" not in page] == []


def test_the_number_of_features_is_documented() -> None:
    page = (ROOT / "docs" / "features.md").read_text(encoding="utf-8")
    for game in OURS:
        assert f"## {game}: {get(game).feature_count} numbers" in page


def test_every_game_has_its_rules_and_how_to_play() -> None:
    for game in OURS:
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
