"""Azul Master Chocolatier (2 to 4 seats): Azul with golden saucers, on either side of the box."""

RULES_VERSION = 1
ORDER = 2
