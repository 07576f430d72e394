"""What may be chosen before a game."""

from __future__ import annotations

from ...core.game.options import Option
from .state import GOAL_NAMES


def goal_list(text: str) -> str | None:
    """DU-3: goals by name, with commas between them, in the order of the tablets; never both sides of one."""
    chosen = sorted({GOAL_NAMES.index(name) for name in text.split(",") if name in GOAL_NAMES})
    tablets = {goal // 2 for goal in chosen}
    is_right = 1 <= len(chosen) == len(tablets) == len(text.split(","))
    return ",".join(GOAL_NAMES[goal] for goal in chosen) if is_right else None


OPTIONS = (
    Option(
        "goals",
        ("first", "three", "four"),
        form=f"one to four of {', '.join(GOAL_NAMES)} with commas, never both sides of a tablet",
        free=goal_list,
    ),
    Option("free_draws", ("no", "yes")),
    Option("special_is_a_color", ("yes", "no")),
)
