"""What a type checker knows of a game: the record of its positions, and its moves; without an id, anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..dialect.record import Record

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    State = TypeVar("State", bound=Record, default=Any)
    Choice = TypeVar("Choice", default=Any)
else:
    from typing import TypeVar

    State = TypeVar("State", bound=Record)
    Choice = TypeVar("Choice")
