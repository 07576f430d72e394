"""Azul Duel (2 seats)."""

RULES_VERSION = 1
ORDER = 4
