"""Azul Mini (2 to 4 seats), on the colored or the grey wall."""

RULES_VERSION = 1
ORDER = 1
