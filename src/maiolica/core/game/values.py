"""Records as plain Python values, and back: every name and every number is looked at before it is taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ..dialect.record import Record
from .errors import BadOption, BadPosition
from .scene import Label
from .whole import whole


def plain(thing: Any) -> Any:
    """A record, or a field of one, as dictionaries, lists and numbers."""
    if isinstance(thing, np.void):
        return {name: plain(thing[name]) for name in thing.dtype.names or ()}
    if isinstance(thing, np.ndarray):
        return [plain(element) for element in thing] if thing.dtype.names else thing.tolist()
    return int(thing)


def fill(s: Record, values: object, complete: bool = False, where: str = "") -> None:
    """Write values into a record, field by field; all of them must be there if it has to be complete."""
    names = s.dtype.names or ()
    if not isinstance(values, Mapping):
        raise bad("fields", where=where or Label("possible-a-position"), value=_short(values))
    for name in values:
        if name not in names:
            raise bad("no-field", where=where, name=_short(name), names=", ".join(names))
    for name in names:
        if name in values:
            _fill_field(s, name, values[name], complete, f"{where}{name}")
        elif complete:
            raise bad("missing", where=where, name=name)


def _fill_field(s: Any, name: str, value: object, complete: bool, where: str) -> None:
    field = s[name]
    if not isinstance(field, np.ndarray):
        s[name] = _number(value, field.dtype, where)
    elif field.dtype.names:
        for i, element in enumerate(_list(value, len(field), where, at_most=True)):
            fill(field[i], element, complete, f"{where} {i + 1}: ")
    else:
        rows = value if field.ndim > 1 else [value]
        lines = field if field.ndim > 1 else [field]
        for line, row in zip(lines, _list(rows, len(lines), where), strict=True):
            line[:] = [_number(one, field.dtype, where) for one in _list(row, len(line), where)]


def _list(value: object, size: int, where: str, at_most: bool = False) -> Sequence[Any]:
    """A sequence of the right length; of records there may be fewer."""
    value = value.tolist() if isinstance(value, np.ndarray) else value
    if not isinstance(value, list | tuple) or len(value) > size or (len(value) < size and not at_most):
        raise bad("list-up-to" if at_most else "list", where=where, size=str(size), value=_short(value))
    return value


def _number(value: object, kind: Any, where: str) -> int:
    limits = np.iinfo(kind)
    try:
        number = whole(value, where)
    except BadOption as error:
        raise bad("whole", text=str(error)) from None
    if not limits.min <= number <= limits.max:
        raise bad("number", what=where, number=str(number), least=str(limits.min), most=str(limits.max))
    return number


def bad(key: str, **args: object) -> BadPosition:
    """Why something is no position."""
    return BadPosition(Label(f"possible-{key}", args))


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
