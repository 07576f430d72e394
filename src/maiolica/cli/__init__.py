"""The command line: ``maiolica play``, ``replay``, ``simulate``, ``match``, ``bench``, ``warm`` and ``games``."""
