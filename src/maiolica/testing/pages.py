"""Laws of the pages that teach a game: of one shape in every language, plain, and with every option."""

from __future__ import annotations

import re

import pytest

from ..core.game.check import TEXT_ONLY
from ..core.game.options import first_seat
from ..core.game.scene import Label
from ..core.game.words import LANGUAGES, say
from ..games import get
from ..school.rules_board import board_of, heading_of, targets
from ..ui.svg import looks
from .case import Case
from .tables import random_scenes

HEADING, TABLE, ITEM = r"#{1,2} \S.*", r"\|.*\|", r"(- |\d+\. )\S.*"
PICTURE = r"!\[([^\]\n]*)\]\(scene:([\w-]+)\)"


class PageLaws(Case):
    """The pages ``rules/<language>.md`` in the game's folder."""

    @pytest.mark.compiled
    def test_every_page_tells_the_same_things_in_the_same_order(self) -> None:
        shapes = [[kind(block) for block in blocks(page(self.game, language))] for language in LANGUAGES]
        assert all(shape == shapes[0] for shape in shapes)
        assert shapes[0].count("#") == 1
        figures = [numbers(page(self.game, language)) for language in LANGUAGES]
        for language, found in zip(LANGUAGES, figures, strict=True):
            assert sorted(found) == sorted(figures[0]), language

    @pytest.mark.compiled
    def test_a_page_is_plain_and_begins_with_the_name_of_the_game(self, language: str) -> None:
        text = re.sub(rf"^{PICTURE}$|(?<=\S) \{{#[\w-]+\}}$", "", page(self.game, language), flags=re.MULTILINE)
        assert text.startswith(f"# {say(Label(f'{self.game}-name'), language)}\n")
        text = re.sub(r"\n{3,}", "\n\n", text)  # where pictures were
        assert not re.search(r"[<>`\[\]\\_~]|\t|  |\*\*\*|\n\n\n", text)
        plain = re.sub(r"\*\*\S(?:[^*\n]*\S)?\*\*", "", text)
        assert "*" not in re.sub(r"\*\S(?:[^*\n]*\S)?\*", "", plain)

    @pytest.mark.compiled
    def test_every_option_of_the_game_is_explained(self, language: str) -> None:
        text = page(self.game, language)
        for option in (*self.subject.options, first_seat(2)):
            assert f"\n| {say(Label(f'{self.game}-option-{option.name}'), language)}" in text, option.name

    def test_every_picture_of_a_page_can_be_drawn_and_has_words(self, language: str) -> None:
        shown = re.findall(PICTURE, page(self.game, language))
        assert page(self.game, language).count("![") == len(shown)
        drawn = board_of(self.subject).pictures
        assert [name for _, name in shown] == list(dict.fromkeys(name for _, name in shown))
        assert {name for _, name in shown} == set(drawn)
        for words, name in shown:
            assert len(words.split()) >= 3, name
            assert drawn[name].shapes, name
            assert {shape.look for shape in drawn[name].shapes} - set(TEXT_ONLY) <= looks(self.game), name

    def test_every_place_of_the_board_leads_to_a_heading_that_is_there(self, language: str) -> None:
        there = targets(page(self.game, language))
        assert len(there) == len(set(there))
        assert {at for _, at in board_of(self.subject).places} <= set(there)

    def test_all_that_a_board_explains_has_its_place_in_the_rules(self) -> None:
        places = board_of(self.subject).places
        if places:  # otherwise all of it leads to the start of the page
            for scene in random_scenes(self.subject):
                for panel in scene.panels:
                    for shape in panel.shapes:
                        assert not shape.label or heading_of(places, shape), shape


def page(game: str, language: str) -> str:
    """The page that teaches a game."""
    return (get(game).folder / "rules" / f"{language}.md").read_text(encoding="utf-8")


def blocks(text: str) -> list[list[str]]:
    """The parts of a page that empty lines part."""
    return [block.splitlines() for block in text.strip().split("\n\n")]


def tables(text: str) -> list[list[list[str]]]:
    """The cells of each table, without the line below its head."""
    return [
        [[cell.strip() for cell in line.strip("|").split("|")] for i, line in enumerate(block) if i != 1]
        for block in blocks(text)
        if re.fullmatch(TABLE, block[0])
    ]


def numbers(text: str) -> list[int]:
    """All numbers in a text, in their order."""
    return [int(number.replace("−", "-")) for number in re.findall(r"−?\d+", text)]


def kind(block: list[str]) -> str:
    """What a block is; everything else than these is refused."""
    if len(block) == 1 and re.fullmatch(HEADING, block[0]):
        return re.sub(r" .*?(?=\{#|$)", " ", block[0]).strip()
    if all(re.fullmatch(TABLE, line) for line in block):
        assert re.fullmatch(r"\|(-{3,}\|)+", block[1]), block
        assert len({line.count("|") for line in block}) == 1, block
        return f"table of {len(block)} lines"
    if all(re.fullmatch(ITEM, line) for line in block):
        return f"{block[0][0]} of {len(block)}"
    assert len(block) == 1, block
    if picture := re.fullmatch(PICTURE, block[0]):
        return f"picture {picture[2]}"
    assert not re.match(r"[#|>]|- |\d+\.", block[0]), block
    return "paragraph"
