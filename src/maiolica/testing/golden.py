"""Laws of whole games, kept: they replay to the same end and are written byte for byte."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ..core.game.game import CHANCE
from ..core.table.log import read
from ..core.table.table import Table
from .case import Case


class GoldenLaws(Case):
    """The logs in the folder ``golden``, if the game has one."""

    def table_at_the_end(self, log: Path) -> Table:
        """The table after the last line of a log."""
        return Table.replay(*read(text_of(log), [self.subject]))

    def test_every_golden_game_has_an_expected_end(self) -> None:
        if self.golden:
            expected = json.loads((self.golden / "expected.json").read_text(encoding="utf-8"))
            assert sorted(expected) == sorted(path.stem for path in self.logs())
            assert expected

    def test_a_golden_game_ends_as_it_did(self, log: Path) -> None:
        table = self.table_at_the_end(log)
        assert table.over
        expected = json.loads(log.with_name("expected.json").read_text(encoding="utf-8"))
        assert self.end_of(table) == expected[log.stem]

    @pytest.mark.compiled
    def test_a_golden_game_is_written_byte_for_byte(self, log: Path) -> None:
        assert self.table_at_the_end(log).text() == text_of(log)

    @pytest.mark.compiled
    def test_a_golden_game_can_be_taken_back_to_its_start(self, log: Path) -> None:
        table = self.table_at_the_end(log)
        for _ in [event for event in table.log.events if event.seat >= 0]:
            table.undo()
        assert [event.seat for event in table.log.events] == [CHANCE] * len(table.log.events)
        start = table.game.start(table.seats, table.log.options)
        assert table.scores() == [table.game.rules.score(start, seat) for seat in range(table.seats)]


def text_of(log: Path) -> str:
    """A log, with its line endings as they are."""
    return log.read_bytes().decode()
