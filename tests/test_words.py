"""Labels in words, in every language; the laws look at those of each game."""

from __future__ import annotations

import pytest

import maiolica
from maiolica.core.game import words as module
from maiolica.core.game.errors import BadOption
from maiolica.core.game.scene import SEAT_NAME, Label
from maiolica.core.game.words import FOLDER, LANGUAGES, VOICES, learn_words, say, words
from maiolica.games import get
from maiolica.testing.telling import messages


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_everything_with_the_same_arguments(language) -> None:
    files = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))
    assert sorted(path.name for path in (FOLDER / language).glob("*.ftl")) == files
    for name in files:
        assert messages(FOLDER / language / name) == messages(FOLDER / "en" / name)


def test_words_of_a_game_that_comes_late_are_known_in_the_languages_already_read(tmp_path) -> None:
    (tmp_path / "words").mkdir()
    for language in ("en", "it"):
        (tmp_path / "words" / f"{language}.ftl").write_text(f"late-name = Late {language}\n")
    assert not words("it").has_message("late-name")
    learn_words(tmp_path)
    assert [say(Label("late-name"), language) for language in ("en", "it", "uk")] == ["Late en", "Late it", "Late en"]


def test_a_language_is_there_only_whole(monkeypatch) -> None:
    """Several threads speak; one that comes while another reads the files must not miss what is not read yet."""
    seen, add_file = [], module.add_file

    def slow(bundle, path):
        seen.append("it" in module._bundles)
        add_file(bundle, path)

    monkeypatch.setattr(module, "_bundles", {})
    monkeypatch.setattr(module, "add_file", slow)
    assert words("it").has_message(SEAT_NAME)
    assert seen
    assert not any(seen)


def test_plurals_follow_the_language() -> None:
    get("azul")  # a game brings its words

    def tiles(count: int, language: str) -> str:
        args = {"count": count, "color": Label("azul-red"), "source": Label("azul-center")}
        return say(Label("azul-tiles", args), language)

    assert tiles(1, "en") == "1 red tile, center"
    assert tiles(2, "en") == "2 red tiles, center"
    assert "1 плитка," in tiles(1, "uk")
    assert "3 плитки," in tiles(3, "uk")
    assert "5 плиток," in tiles(5, "uk")
    assert "2 плитки," in tiles(2, "ru")
    assert "1 piastrella," in tiles(1, "it")


def test_seats_are_called_by_their_names_or_by_their_numbers() -> None:
    table = maiolica.new("azul", names=["Ada", "Bo"], options={"first_seat": 2}, seed=1)
    scene = table.scene(0)
    status, titles = scene.status, [panel.title for panel in scene.panels if panel.seat >= 0]
    assert say(status, "en", table.log.own_names) == "Round 1: Bo takes tiles"
    assert say(status, "en") == "Round 1: seat 2 takes tiles"
    assert [say(title, "uk", table.log.own_names) for title in titles] == ["Ada: 0 очок", "Bo: 0 очок"]
    assert [say(title, "it") for title in titles] == ["Posto 1: 0 punti", "Posto 2: 0 punti"]
    assert say(status, "it") == "Round 1: il posto 2 prende piastrelle"


def test_a_move_is_told_of_others_to_who_made_it_and_to_who_may() -> None:
    move = get("azul").tell(get("azul").moves.read("3R>2"))
    told = {language: [say(move, language, voice=voice).split()[0] for voice in VOICES] for language in LANGUAGES}
    assert told == {
        "en": ["takes", "take", "take"],
        "uk": ["бере", "берете", "взяти"],
        "ru": ["берёт", "берёте", "взять"],
        "it": ["prende", "prendi", "prendi"],
    }
    status = maiolica.new("azul", seats=2, seed=7).scene(0).status
    assert say(status, "en", voice="do") == "Round 1: take tiles"
    breaking = get("duel").tell(get("duel").moves.read("LK>X"))
    assert say(breaking, voice="do").endswith("and break it")


def test_default_names_are_no_names() -> None:
    assert maiolica.new("azul", seats=3).log.own_names is None
    assert maiolica.new("azul", names=["Ada", "Seat 2"]).log.own_names == ["Ada", "Seat 2"]


def test_an_unknown_language_or_label_is_an_error() -> None:
    with pytest.raises(BadOption, match="there is no language 'de'"):
        words("de")
    with pytest.raises(KeyError, match="no-such-label"):
        say(Label("no-such-label"))
