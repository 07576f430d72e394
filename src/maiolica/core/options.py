"""What may be chosen before a game starts; every option has a default."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .errors import BadOption

Options = Mapping[str, str]


@dataclass(frozen=True)
class Option:
    """Named choices, the default first; ``numbers`` says which whole numbers are allowed besides."""

    name: str
    choices: tuple[str, ...]
    numbers: range = range(0)

    def check(self, value: object) -> str:
        """The value as it is written in a log, or an error that says what would be right."""
        text = str(value)
        if text in self.choices:
            return text
        if text.isascii() and text.isdigit() and len(text) < 10 and int(text) in self.numbers:
            return str(int(text))
        allowed = list(self.choices)
        if self.numbers:
            allowed.append(f"a number from {self.numbers[0]} to {self.numbers[-1]}")
        raise BadOption(f"{self.name}={text[:40]!r}: it must be {' or '.join(allowed)}")


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
