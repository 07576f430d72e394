"""Laws of score pads: what one enters is drawn, is said in every language, and belongs to this game."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.game.pad import PadCount, PadGrid, PadSet, ScorePad
from ..core.game.scene import Label
from ..ui.svg import looks
from .case import Case
from .telling import strictly


class PadLaws(Case):
    """The score pad in ``pad.py``, where there is one; whether it adds up as the rules do is tested in the browser."""

    def test_a_pad_names_options_and_sources_of_its_game(self) -> None:
        if pad := self.subject.pad:
            options = {option.name for option in self.subject.options}
            parts: list[PadCount | PadGrid | PadSet] = [*pad.counts, *pad.grids, *pad.sets]
            named = {setting.option for setting in pad.settings} | {name for part in parts for name in part.when}
            assert named <= options
            assert {pad.lowest, pad.target} - {""} <= options
            extras = [extra.source for grid in pad.grids for extra in grid.extras]
            sources = {*(part.source for part in parts), *extras, *(pad.cards.sources if pad.cards else ())}
            assert sources <= set(pad.sources) == set(self.subject.account.sources)
            assert pad.tie_rule == self.subject.account.tie_rule
            assert not pad.rounds or set(pad.rounds) == set(map(str, self.subject.seats))

    def test_every_cell_of_a_pad_is_there_once_and_sets_know_them(self) -> None:
        if pad := self.subject.pad:
            cells = {cell.id for grid in pad.grids for field in grid.fields for cell in field.cells}
            for grid in pad.grids:
                places = [(cell.row, cell.column) for field in grid.fields for cell in field.cells]
                assert len(set(places)) == len(places)
                names = {piece.name for piece in grid.pieces}
                assert all(set(cell.pieces) <= names for field in grid.fields for cell in field.cells)
            assert all(set(group.cells) <= cells for one in pad.sets for group in one.groups)

    def test_everything_on_a_pad_has_a_drawing(self) -> None:
        if pad := self.subject.pad:
            drawn = {cell.look for grid in pad.grids for field in grid.fields for cell in field.cells}
            drawn |= {piece.look for grid in pad.grids for piece in grid.pieces}
            drawn |= {card.look for card in (pad.cards.cards if pad.cards else ())}
            assert drawn <= looks(self.game)

    def test_a_pad_is_told_in_every_language(self, language: str) -> None:
        if pad := self.subject.pad:
            for label in said_on(pad):
                assert strictly(label, language)


def said_on(pad: ScorePad) -> Iterator[Label]:
    """All that stands on a pad before anything is entered."""
    yield from (name for setting in pad.settings for name in setting.names.values())
    yield from (count.hint for count in pad.counts if count.hint)
    for grid in pad.grids:
        yield from said_of(grid)
    if pad.cards:
        yield from (*pad.cards.colors, *(card.label for card in pad.cards.cards))


def said_of(grid: PadGrid) -> Iterator[Label]:
    """What is said of places, empty and with each piece."""
    key, name = grid.laid
    yield from (piece.label for piece in grid.pieces)
    for field in grid.fields:
        yield from [field.title] if field.title else []
        for cell in field.cells:
            yield from (cell.label, Label(key, {**cell.place, name: grid.pieces[0].label}))
