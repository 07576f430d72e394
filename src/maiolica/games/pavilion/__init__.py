"""Azul Summer Pavilion Mini (2 to 4 seats), on the colored or the grey side."""

RULES_VERSION = 1
ORDER = 3
