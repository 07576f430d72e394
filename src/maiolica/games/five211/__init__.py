"""5211 Azul (2 to 5 seats): hidden hands, and cards that all choose at once."""

RULES_VERSION = 1
ORDER = 5
