"""stub"""
from ...core.jit import jit
from .state import State
@jit
def value(s: State, seat: int) -> float:
    return float(s.seats[seat].score)
