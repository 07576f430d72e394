"""Typed records: one class gives mypy the fields, NumPy the layout and Numba the type."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import prod
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Protocol,
    Self,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

import numpy as np
from numpy.typing import NDArray

Int8 = Annotated[int, np.int8]
Int16 = Annotated[int, np.int16]
Int32 = Annotated[int, np.int32]
UInt64 = Annotated[int, np.uint64]
Float32 = Annotated[float, np.float32]

T_co = TypeVar("T_co", covariant=True)
R = TypeVar("R", bound="type[Record]")
IntArray = NDArray[Any]
RECORDS: list[type[Record]] = []  # all that there are


class Row(Protocol):
    """A field of numbers in one dimension: ``Annotated[Row, np.int8, 5]``."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def sum(self) -> int:
        """All numbers together."""
        ...

    def tobytes(self) -> bytes:
        """The numbers as they lie in memory: equal fields are equal bytes."""
        ...

    def tolist(self) -> list[int]:
        """The numbers as a list."""
        ...


class Grid(Protocol):
    """A field of numbers in two dimensions: ``Annotated[Grid, np.int8, 5, 5]``."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Row]: ...
    def sum(self) -> int:
        """All numbers together."""
        ...

    def tobytes(self) -> bytes:
        """The numbers as they lie in memory: equal fields are equal bytes."""
        ...

    def tolist(self) -> list[list[int]]:
        """The numbers as a list of rows."""
        ...

    @overload
    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    @overload
    def __getitem__(self, index: int, /) -> Row: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...


class Records(Protocol[T_co]):
    """A field of nested records: ``Annotated[Records[Seat], Seat, 4]``."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[T_co]: ...
    def __getitem__(self, index: int, /) -> T_co: ...


if TYPE_CHECKING:

    class _Scalar:
        """What mypy knows of ``np.record``, which its stubs do not let us extend."""

        dtype: np.dtype[Any]

        def tobytes(self) -> bytes: ...
        def __getitem__(self, name: str) -> Any: ...

else:
    _Scalar = np.record


class Record(_Scalar):
    """Base of all records; an instance is a NumPy scalar that views its array's memory."""

    layout: ClassVar[np.dtype[Any]]
    widest: ClassVar[int]
    if not TYPE_CHECKING:  # what np.record does instead, in Python, only our properties' getters would need
        __getattribute__ = np.void.__getattribute__
        __getitem__ = np.void.__getitem__
    painter: ClassVar[Callable[..., str] | None] = None  # how a notebook draws a position, once a drawer is loaded
    developer: ClassVar[Callable[..., bytes] | None] = None  # how a drawing becomes pixels

    @classmethod
    def new(cls) -> Self:
        """A record of zeros with memory of its own."""
        zeros: Self = np.zeros(1, cls.layout)[0]
        return zeros

    def clone(self) -> Self:
        """A copy with memory of its own."""
        twin: Self = _from_bytes(type(self), self.tobytes())  # NumPy itself would copy field by field
        return twin

    def _repr_svg_(self) -> str | None:
        return Record.painter(self) if Record.painter else None

    def __repr__(self) -> str:
        told = (f"{name}={_shown(self[name])}" for name in self.dtype.names or ())
        return f"{type(self).__name__}({', '.join(told)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _from_bytes, (type(self), self.tobytes())


def in_array(records: Sequence[Record]) -> Any:
    """Copies of records in an array; NumPy's own way would leave anything in the gaps between fields."""
    return np.frombuffer(bytearray(b"".join(s.tobytes() for s in records)), records[0].layout)


def _shown(field: Any) -> Any:
    return list(field) if field.dtype.names and field.shape else field if field.dtype.names else field.tolist()


def _from_bytes(cls: type[Record], data: bytes) -> Any:
    return np.frombuffer(bytearray(data), cls.layout)[0]


class _Numbers(np.ndarray[Any, Any]):
    """What interpreted rules see of an array field: its elements and its sums are plain Python numbers."""

    def __getitem__(self, index: Any) -> Any:
        element = super().__getitem__(index)
        return int(element) if isinstance(element, np.integer) else element

    def __iter__(self) -> Iterator[Any]:
        return iter(self.tolist()) if self.ndim == 1 else super().__iter__()

    def __array_wrap__(self, array: Any, context: Any = None, return_scalar: bool = False) -> Any:
        return array.item() if return_scalar else super().__array_wrap__(array, context, return_scalar)


def record(cls: R) -> R:
    """Give a class with annotated fields its layout and its field access.

    Fields follow each other without gaps; a GPU wants each at a multiple of its own size, so wide ones go first.
    """
    hints = get_type_hints(cls, include_extras=True)
    fields = [(name, *_field(cls, name, hint)) for name, hint in hints.items() if get_origin(hint) is Annotated]
    offset, widest = 0, 1
    for name, base, shape in fields:
        width = base.type.widest if base.names else base.itemsize
        if offset % width:
            raise TypeError(f"{cls.__name__}.{name}: offset {offset} is no multiple of {width}; put wide fields first")
        offset += base.itemsize * prod(shape)
        widest = max(widest, width)
        setattr(cls, name, property(_getter(name, base, shape)))
    padded = -(-offset // widest) * widest
    plain = np.dtype(fields)
    assert plain.fields
    names = [name for name, _, _ in fields]
    parts: Any = {"names": names, "formats": [plain[n] for n in names], "offsets": [plain.fields[n][1] for n in names]}
    cls.layout = np.dtype((cls, np.dtype(parts | {"itemsize": padded})))
    cls.widest = widest
    RECORDS.append(cls)
    return cls


def _field(cls: type, name: str, hint: Any) -> tuple[Any, tuple[int, ...]]:
    if hasattr(Record, name) or name in Record.__annotations__:
        raise TypeError(f"{cls.__name__}.{name}: NumPy uses this name; choose another word")
    _, element, *shape = get_args(hint)
    is_record = isinstance(element, type) and issubclass(element, Record)
    return (element.layout if is_record else np.dtype(element)), tuple(shape)


def _getter(name: str, base: np.dtype[Any], shape: tuple[int, ...]) -> Callable[[Any], Any]:
    if not shape and base.names:
        return lambda s: s[name]
    if not shape:
        return (lambda s: float(s[name])) if base.kind == "f" else (lambda s: int(s[name]))
    if base.names:
        return lambda s: s[name]
    return lambda s: s[name].view(_Numbers)
