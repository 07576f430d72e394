"""Settings: from a file or the environment, each documented, each wrong one refused with one sentence."""

from __future__ import annotations

import os
from dataclasses import fields
from pathlib import Path

import pytest

from maiolica.core.game.errors import MaiolicaError
from maiolica.server.settings import Settings, load

from .forked import Forked

DOCS = Path(__file__).parents[2] / "docs" / "self-hosting.md"


def test_the_environment_decides_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "maiolica.toml"
    file.write_text('port = 9000\nbot_seconds = 0.5\nsecure_cookies = true\nmetrics = false\nlog_level = "DEBUG"\n')
    assert load(None, {}) == Settings()
    found = load(file, {"MAIOLICA_PORT": "9001", "MAIOLICA_ORIGINS": "https://a.example"})
    assert (found.port, found.bot_seconds, found.origins) == (9001, 0.5, "https://a.example")
    assert (found.secure_cookies, found.metrics, found.log_level) == ("true", False, "debug")
    assert load(None, {"MAIOLICA_SETTINGS": str(file)}).port == 9000


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("PORT", "many", "setting port must be a whole number, not 'many'"),
        ("PORT", "-1", "setting port must be at least 0, not '-1'"),
        ("PORT", "70000", "setting port must be at most 65535, not '70000'"),
        ("WORKERS", "0", "setting workers must be at least 1, not '0'"),
        ("BOT_SECONDS", "nan", "setting bot_seconds must be a number, not 'nan'"),
        ("BOT_SECONDS", "inf", "setting bot_seconds must be a number, not 'inf'"),
        ("METRICS", "perhaps", "setting metrics must be true or false, not 'perhaps'"),
        ("SECURE_COOKIES", "yes", "setting secure_cookies must be auto, true or false, not 'yes'"),
        ("LOG_FORMAT", "xml", "setting log_format must be text or json, not 'xml'"),
        ("LOG_LEVEL", "loud", "setting log_level must be debug, info, warning or error, not 'loud'"),
        ("DATABASE", "mysql://x", "setting database must be sqlite:FILE or postgresql://USER:PASSWORD@HOST/NAME"),
        ("SETTINGS", "/nowhere/at/all", "settings file '/nowhere/at/all': "),
    ],
)
def test_a_wrong_setting_is_refused_with_one_sentence(name: str, value: str, said: str) -> None:
    with pytest.raises(MaiolicaError) as raised:
        load(None, {f"MAIOLICA_{name}": value})
    assert str(raised.value).startswith(said)
    assert "\n" not in str(raised.value)


def test_a_wrong_file_is_refused_with_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "maiolica.toml"
    for text, said in (
        ("color = 1", "there is no setting 'color'"),
        ("port = [1]", "setting port must be a whole number, not '[1]'"),
        ("port", f"settings file {str(file)!r}: "),
    ):
        file.write_text(text)
        with pytest.raises(MaiolicaError) as raised:
            load(file, {})
        assert str(raised.value).startswith(said)


@pytest.mark.slow
def test_the_command_line_says_it_in_one_line(tmp_path: Path) -> None:
    for given, said in (
        (["--database", "mysql://x"], "setting database must be"),
        (["--workers", "2"], "several processes need PostgreSQL"),
    ):
        told = tmp_path / given[0]
        words = ["serve", "--port", "0", *given]
        assert Forked(dict(os.environ), tmp_path, told, words).wait() == 2
        assert told.read_text().startswith(f"maiolica: {said}")
        assert told.read_text().count("\n") == 1


@pytest.mark.parametrize("name", [setting.name for setting in fields(Settings)])
def test_every_setting_is_documented(name: str) -> None:
    assert f"`{name}`" in DOCS.read_text(encoding="utf-8")
