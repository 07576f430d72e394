"""Handing arrays to other libraries without copying: the DLPack protocol, written out."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

CPU, CUDA = 1, 2  # kinds of devices
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}  # of NumPy's kinds of numbers
NAME = b"dltensor"


class _Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class _Type(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("dimensions", ctypes.c_int32),
        ("type", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("release", ctypes.c_void_p))


_LENT: dict[int, Any] = {}  # what other libraries hold, by address: it must outlive them


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)  # type: ignore[untyped-decorator,unused-ignore]
def _release(address: int) -> None:
    """The other library is done with a tensor."""
    _LENT.pop(address, None)


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)  # type: ignore[untyped-decorator,unused-ignore]
def _drop(capsule: int) -> None:
    """Nobody took the tensor out of its capsule; one that was taken out has another name."""
    if _is_valid(capsule, NAME):
        _release(_pointer(capsule, NAME))


_new = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(
    ("PyCapsule_New", ctypes.pythonapi)
)
_is_valid = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", ctypes.pythonapi))
_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)


def lend(
    pointer: int, shape: tuple[int, ...], strides: tuple[int, ...], kind: Any, device: tuple[int, int], owner: Any
) -> Any:
    """A capsule with a tensor over memory of the owner, who lives on until it is given back; strides are in bytes."""
    kind = np.dtype(kind)
    numbers = ctypes.c_int64 * len(shape)
    sizes, steps = numbers(*shape), numbers(*(stride // kind.itemsize for stride in strides))
    managed = _Managed()
    managed.tensor = _Tensor(
        pointer, _Device(*device), len(shape), _Type(CODES[kind.kind], 8 * kind.itemsize, 1), sizes, steps, 0
    )
    managed.release = ctypes.cast(_release, ctypes.c_void_p)
    address = ctypes.addressof(managed)
    _LENT[address] = (managed, sizes, steps, owner)
    return _new(address, NAME, ctypes.cast(_drop, ctypes.c_void_p))
