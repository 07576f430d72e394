"""What a type checker knows of our games by their ids: which record a position is, and which moves there are.

None of this is there when a program runs: ``new``, ``position`` and ``batch`` are what they are in ``maiolica``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias, overload

from ..core.batch.batch import Batch
from ..core.table.position import Position
from ..core.table.table import Table
from .azul import moves as azul_moves
from .azul.state import State as AzulState
from .chocolatier.moves import Spread
from .chocolatier.state import State as ChocolatierState
from .duel import moves as duel_moves
from .duel.state import State as DuelState
from .five211.moves import Choose
from .five211.state import State as Five211State
from .pavilion import moves as pavilion_moves
from .pavilion.state import State as PavilionState

Choices: TypeAlias = Mapping[str, object] | None
Names: TypeAlias = Sequence[str] | None
AzulMove: TypeAlias = azul_moves.Take | azul_moves.Place
ChocolatierMove: TypeAlias = azul_moves.Take | azul_moves.Place | Spread
PavilionMove: TypeAlias = (
    pavilion_moves.Take
    | pavilion_moves.Place
    | pavilion_moves.Pay
    | pavilion_moves.Pick
    | pavilion_moves.Stop
    | pavilion_moves.Keep
)
DuelMove: TypeAlias = (
    duel_moves.Plate
    | duel_moves.Stack
    | duel_moves.Keep
    | duel_moves.Put
    | duel_moves.Under
    | duel_moves.Take
    | duel_moves.Pile
    | duel_moves.TakeChip
    | duel_moves.Complete
    | duel_moves.Spend
    | duel_moves.Place
)


@overload
def new(
    game: Literal["azul"], seats: int = 2, options: Choices = None, names: Names = None, seed: int | None = None
) -> Table[AzulState, AzulMove]: ...


@overload
def new(
    game: Literal["chocolatier"], seats: int = 2, options: Choices = None, names: Names = None, seed: int | None = None
) -> Table[ChocolatierState, ChocolatierMove]: ...


@overload
def new(
    game: Literal["pavilion"], seats: int = 2, options: Choices = None, names: Names = None, seed: int | None = None
) -> Table[PavilionState, PavilionMove]: ...


@overload
def new(
    game: Literal["duel"], seats: int = 2, options: Choices = None, names: Names = None, seed: int | None = None
) -> Table[DuelState, DuelMove]: ...


@overload
def new(
    game: Literal["five211"], seats: int = 2, options: Choices = None, names: Names = None, seed: int | None = None
) -> Table[Five211State, Choose]: ...


@overload
def new(game: str, seats: int = 2, options: Choices = None, names: Names = None, seed: int | None = None) -> Table: ...
def new(game: str, *settings: Any, **named: Any) -> Any:
    """A new table."""


@overload
def position(
    game: Literal["azul"], seats: int = 2, options: Choices = None, tiny: bool = False
) -> Position[AzulState, AzulMove]: ...
@overload
def position(
    game: Literal["chocolatier"], seats: int = 2, options: Choices = None, tiny: bool = False
) -> Position[ChocolatierState, ChocolatierMove]: ...
@overload
def position(
    game: Literal["pavilion"], seats: int = 2, options: Choices = None, tiny: bool = False
) -> Position[PavilionState, PavilionMove]: ...
@overload
def position(
    game: Literal["duel"], seats: int = 2, options: Choices = None, tiny: bool = False
) -> Position[DuelState, DuelMove]: ...
@overload
def position(
    game: Literal["five211"], seats: int = 2, options: Choices = None, tiny: bool = False
) -> Position[Five211State, Choose]: ...
@overload
def position(game: str, seats: int = 2, options: Choices = None, tiny: bool = False) -> Position: ...
def position(game: str, *settings: Any, **named: Any) -> Any:
    """A position before the first draw."""


@overload
def batch(
    game: Literal["azul"],
    n: int,
    seats: int = 2,
    options: Choices = None,
    device: str = "cpu",
    seed: int = 0,
    reward: str = "win",
    masks: bool = True,
    features: bool = True,
    check: bool = True,
    cores: int | None = None,
) -> Batch[AzulState]: ...
@overload
def batch(
    game: Literal["chocolatier"],
    n: int,
    seats: int = 2,
    options: Choices = None,
    device: str = "cpu",
    seed: int = 0,
    reward: str = "win",
    masks: bool = True,
    features: bool = True,
    check: bool = True,
    cores: int | None = None,
) -> Batch[ChocolatierState]: ...
@overload
def batch(
    game: Literal["pavilion"],
    n: int,
    seats: int = 2,
    options: Choices = None,
    device: str = "cpu",
    seed: int = 0,
    reward: str = "win",
    masks: bool = True,
    features: bool = True,
    check: bool = True,
    cores: int | None = None,
) -> Batch[PavilionState]: ...
@overload
def batch(
    game: Literal["duel"],
    n: int,
    seats: int = 2,
    options: Choices = None,
    device: str = "cpu",
    seed: int = 0,
    reward: str = "win",
    masks: bool = True,
    features: bool = True,
    check: bool = True,
    cores: int | None = None,
) -> Batch[DuelState]: ...
@overload
def batch(
    game: Literal["five211"],
    n: int,
    seats: int = 2,
    options: Choices = None,
    device: str = "cpu",
    seed: int = 0,
    reward: str = "win",
    masks: bool = True,
    features: bool = True,
    check: bool = True,
    cores: int | None = None,
) -> Batch[Five211State]: ...
@overload
def batch(
    game: str,
    n: int,
    seats: int = 2,
    options: Choices = None,
    device: str = "cpu",
    seed: int = 0,
    reward: str = "win",
    masks: bool = True,
    features: bool = True,
    check: bool = True,
    cores: int | None = None,
) -> Batch: ...
def batch(game: str, n: int, *settings: Any, **named: Any) -> Any:
    """Many games to be stepped together."""
