"""Tesserae (2 or 3 seats): lay the stones of a common bench in your own floor of nine cells."""

RULES_VERSION = 1
