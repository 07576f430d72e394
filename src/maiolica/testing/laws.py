"""All the laws together."""

from __future__ import annotations

from .accounts import AccountLaws
from .drawing import DrawingLaws
from .golden import GoldenLaws
from .hiding import HidingLaws
from .inputs import InputLaws
from .lessons import LessonLaws
from .pads import PadLaws
from .pages import PageLaws
from .plays import PlayLaws
from .telling import TellingLaws


class Laws(
    PlayLaws,
    HidingLaws,
    AccountLaws,
    InputLaws,
    TellingLaws,
    PageLaws,
    LessonLaws,
    PadLaws,
    DrawingLaws,
    GoldenLaws,
):
    """The laws that every game obeys: subclass this in a test file, with the game's id as ``game``."""
