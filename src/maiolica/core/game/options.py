"""What may be chosen before a game starts; every option has a default."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from .errors import BadOption

Options = Mapping[str, str]


@dataclass(frozen=True)
class Option:
    """Named choices, the default first; whole numbers in a range, or values of a form, may be allowed besides."""

    name: str
    choices: tuple[str, ...]
    numbers: range = range(0)
    form: str = ""  # what else is allowed, in words
    free: Callable[[str], str | None] = field(default=lambda text: None, compare=False)  # such a value, made canonical

    def check(self, value: object) -> str:
        """The value as it is written in a log, or an error that says what would be right."""
        text = str(value)
        if text in self.choices:
            return text
        if text.isascii() and text.isdigit() and len(text) < 10 and int(text) in self.numbers:
            return str(int(text))
        if (canonical := self.free(text)) is not None:
            return canonical
        raise BadOption(f"{self.name}={text[:40]!r}: it must be {' or '.join(self.allowed())}")

    def allowed(self) -> list[str]:
        """What may be chosen, in words."""
        numbers = [f"a number from {self.numbers[0]} to {self.numbers[-1]}"] if self.numbers else []
        return [*self.choices, *numbers, *([self.form] if self.form else [])]


def complete(known: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, str]:
    """All options with their values; what was not given takes its default."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise BadOption(f"there is no option {str(name)[:20]!r}; there are {', '.join(names)}")
    return {option.name: option.check(given.get(option.name, option.choices[0])) for option in known}


def first_seat(seats: int) -> Option:
    """Who starts: drawn by lot, or a seat counted from 1."""
    return Option("first_seat", ("random",), range(1, seats + 1))
